//! [`AdminCommand`]: what the host can do while the server runs.

use crate::app::App;
use crate::calendar::moment;
use crate::http::AddressRange;
use crate::people::Token;
use crate::store::{AuditLine, ChatReport, Deed, ListPage, Person, PersonId, StoreError, StoredAddressBan};
use clap::Subcommand;
use hedgerow_locale::{Text, printable, text};
use hedgerow_protocol::ApiError;
use serde::{Deserialize, Serialize};
use std::path::PathBuf;

/// A link to a new password is good for one day.
const RESET_MS: u64 = DAY_MS;
const DAY_MS: u64 = 24 * 60 * 60 * 1000;
/// How much of a list is shown at once, unless the host says otherwise.
const LISTED: u32 = 200;

/// A command of the host: `hedgerow admin`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, Subcommand)]
#[serde(tag = "command", rename_all = "snake_case")]
pub enum AdminCommand {
    /// Say whether the server runs and can store what people do
    Ready,
    /// Make a link with which a person can choose a new password, once and within 24 hours
    ResetLink {
        /// The name of the account
        name: String,
    },
    /// Close the server for new accounts (guests can still play)
    CloseRegistration,
    /// Open the server for new accounts
    OpenRegistration,
    /// Keep a person out, at once
    Ban {
        /// The name of the account
        name: String,
    },
    /// Let a banned person in again
    Unban {
        /// The name of the account
        name: String,
    },
    /// Delete an account; finished games stay, without the name
    DeletePerson {
        /// The name of the account
        name: String,
    },
    /// Delete a table with everything that happened there
    DeleteTable {
        /// The id of the table
        id: String,
    },
    /// Take a person off a table
    Kick {
        /// The name of the account
        name: String,
        /// The id of the table
        table: String,
    },
    /// Keep out all clients with these addresses, as in 192.0.2.0/24
    BanAddresses {
        /// A range of addresses, as in 192.0.2.0/24
        range: String,
        /// For how many days; without it, until you let them in again
        #[arg(long, value_name = "DAYS", value_parser = clap::value_parser!(u32).range(..=36_500))]
        days: Option<u32>,
        /// What they are told
        #[arg(long, value_name = "TEXT", default_value = "")]
        reason: String,
    },
    /// Let those addresses in again
    UnbanAddresses {
        /// A range of addresses as it was banned
        range: String,
    },
    /// Show which addresses are kept out, the newest first
    AddressBans,
    /// Show what people complained about and what was said there, the newest first
    Reports {
        /// Those that are closed too
        #[arg(long)]
        all: bool,
        /// Which part of the list
        #[command(flatten)]
        #[serde(flatten)]
        part: ListPart,
    },
    /// Close a report
    CloseReport {
        /// The number of the report
        id: i64,
        /// What was decided
        note: String,
    },
    /// Show who signed in and what was done, the newest first
    Audit {
        /// Only what is about this person
        #[arg(long, value_name = "NAME")]
        person: Option<String>,
        /// Which part of the list
        #[command(flatten)]
        #[serde(flatten)]
        part: ListPart,
    },
    /// Show who plays here, the newest first
    People {
        /// Which part of the list
        #[command(flatten)]
        #[serde(flatten)]
        part: ListPart,
    },
    /// Write everything into a new file, while the server goes on
    Backup {
        /// The file to write; there must not be one yet
        file: PathBuf,
    },
}

/// Which part of a list is shown.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, clap::Args)]
#[serde(default)]
pub struct ListPart {
    /// How many lines
    #[arg(long, value_name = "N", default_value_t = LISTED, value_parser = clap::value_parser!(u32).range(1..))]
    pub limit: u32,
    /// Go on where the last part ended
    #[arg(long, value_name = "PLACE")]
    pub after: Option<String>,
}

impl Default for ListPart {
    fn default() -> ListPart {
        ListPart { limit: LISTED, after: None }
    }
}

/// Why a command was not carried out.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum AdminError {
    /// The store refused, or failed.
    Store(StoreError),
    /// The table refused.
    Table(ApiError),
    /// The state of the server does not allow it.
    NotNow(Text),
}

impl App {
    /// Carries a command of the host out, and says what happened.
    pub async fn admin(&self, command: AdminCommand) -> Result<String, AdminError> {
        match command {
            AdminCommand::Ready if !self.hub.is_serving() => Err(AdminError::NotNow(text!("admin-not-running"))),
            AdminCommand::Ready if !self.is_ready().await => Err(AdminError::NotNow(text!("admin-not-ready"))),
            AdminCommand::Ready => Ok("The server is ready.".to_owned()),
            AdminCommand::ResetLink { name } => self.reset_link(&name).await,
            AdminCommand::CloseRegistration => {
                self.open_registration(false).await?;
                self.note(Deed::RegistrationClosed, None, None, None).await;
                Ok("Nobody can make an account any more. Guests can still play.".to_owned())
            }
            AdminCommand::OpenRegistration => {
                self.open_registration(true).await?;
                self.note(Deed::RegistrationOpened, None, None, None).await;
                Ok("Everybody can make an account.".to_owned())
            }
            AdminCommand::Ban { name } => {
                let person = self.meant(&name).await?;
                self.ban(person.id).await?;
                self.note(Deed::Banned, Some(person.id), None, None).await;
                Ok(format!("{} is banned.", person.name))
            }
            AdminCommand::Unban { name } => {
                let person = self.meant(&name).await?;
                self.store.set_banned(person.id, false, self.clock.date_ms()).await?;
                self.note(Deed::Pardoned, Some(person.id), None, None).await;
                Ok(format!("{} may come in again.", person.name))
            }
            AdminCommand::DeletePerson { name } => {
                let person = self.meant(&name).await?;
                let left = self.delete_person(person.id).await?;
                self.note(Deed::Deleted, None, None, Some(left.clone())).await;
                Ok(format!("{} is deleted. Finished games stay, under the name {left}.", person.name))
            }
            AdminCommand::DeleteTable { id } => {
                self.store.delete_table(&id).await?;
                self.hub.close_table(&id).await;
                self.note(Deed::TableDeleted, None, None, Some(id.clone())).await;
                Ok(format!("The table {id} is deleted."))
            }
            AdminCommand::Kick { name, table } => {
                let person = self.meant(&name).await?;
                if !self.hub.is_serving() {
                    return Err(AdminError::NotNow(text!("admin-no-server")));
                }
                self.hub.kick(&table, person.id).await?;
                self.note(Deed::Kicked, Some(person.id), None, Some(table.clone())).await;
                Ok(format!("{} no longer sits at the table {table}.", person.name))
            }
            AdminCommand::BanAddresses { range, days, reason } => self.ban_addresses(&range, days, reason).await,
            AdminCommand::UnbanAddresses { range } => {
                let range = read_range(&range)?;
                self.store.pardon_addresses(&range).await?;
                self.address_bans.set(self.store.address_bans(self.clock.date_ms()).await?);
                self.note(Deed::AddressesPardoned, None, None, Some(range.clone())).await;
                Ok(format!("{range} may come in again."))
            }
            AdminCommand::AddressBans => {
                let bans = self.store.address_bans(self.clock.date_ms()).await?;
                Ok(list(ListPage { items: bans, next: None }, described_ban, "No addresses are banned."))
            }
            AdminCommand::Reports { all, part } => {
                let reports = self.store.reports(all, part.after.as_deref(), part.limit).await?;
                let nothing = if all { "Nobody has complained." } else { "Nobody waits for an answer." };
                Ok(list(reports, described_report, nothing))
            }
            AdminCommand::CloseReport { id, note } => {
                self.store.close_report(id, &note, self.clock.date_ms()).await?;
                self.note(Deed::ReportClosed, None, None, Some(id.to_string())).await;
                Ok(format!("Report {id} is closed."))
            }
            AdminCommand::Audit { person, part } => {
                let person = match person {
                    Some(name) => Some(self.meant(&name).await?.id),
                    None => None,
                };
                let lines = self.store.audit(person, part.after.as_deref(), part.limit).await?;
                Ok(list(lines, described_line, "Nothing is written down."))
            }
            AdminCommand::People { part } => {
                let people = self.store.people(part.after.as_deref(), part.limit).await?;
                Ok(list(people, described, "Nobody has been here yet."))
            }
            AdminCommand::Backup { file } => {
                self.store.backup(&file).await?;
                self.note(Deed::BackedUp, None, None, None).await;
                Ok(format!("Everything is in {}.", file.display()))
            }
        }
    }

    /// The person that the host means: an account by its name, or anyone by the number that `people` shows, as in `#12`.
    async fn meant(&self, name: &str) -> Result<Person, StoreError> {
        match name.strip_prefix('#').and_then(|number| number.parse().ok()) {
            Some(number) => self.store.person(PersonId(number)).await,
            None => self.store.person_named(name).await,
        }
    }

    async fn ban_addresses(&self, range: &str, days: Option<u32>, reason: String) -> Result<String, AdminError> {
        let range = read_range(range)?;
        let now = self.clock.date_ms();
        let ends_ms = days.map(|days| now + u64::from(days) * DAY_MS);
        let ban = StoredAddressBan { range: range.clone(), reason, at_ms: now, ends_ms };
        let described = described_ban(&ban);
        self.store.ban_addresses(ban).await?;
        self.address_bans.set(self.store.address_bans(now).await?);
        self.note(Deed::AddressesBanned, None, None, Some(range)).await;
        Ok(format!("Kept out: {}", described.trim_end()))
    }

    async fn reset_link(&self, name: &str) -> Result<String, AdminError> {
        let person = self.meant(name).await?;
        if person.guest {
            return Err(AdminError::NotNow(text!("admin-guest", name = person.name)));
        }
        // It has no password, and its owner gives out its tokens.
        if person.owner.is_some() {
            return Err(AdminError::NotNow(text!("admin-bot", name = person.name)));
        }
        let token = Token::new().map_err(|error| AdminError::NotNow(Text::from(&error)))?;
        self.store.new_reset(person.id, Token::hash(token.text()), self.clock.date_ms() + RESET_MS).await?;
        self.note(Deed::ResetLink, Some(person.id), None, None).await;
        // Behind a #, so that the token stays out of the logs of proxies.
        let link = format!("{}/#/reset/{}", self.config.base_path, token.text());
        Ok(match self.config.public_origin() {
            Some(origin) => format!("{origin}{link}"),
            // Where the server listens is not where people find it.
            None => format!(
                "{link}\nPut the address of this server before it, as in https://games.example.org{link}\n\
                 (HEDGEROW_PUBLIC_URL, or --public-url of the running server, makes it a whole link.)"
            ),
        })
    }
}

/// A range in the one way it is stored.
fn read_range(told: &str) -> Result<String, AdminError> {
    let range: Result<AddressRange, ()> = told.parse();
    range.map(|range| range.to_string()).map_err(|()| AdminError::NotNow(text!("admin-bad-range", told = told)))
}

fn described(person: &Person) -> String {
    // An account has its name; a guest only has a label, which others may have too.
    let guest = if person.guest { format!(" #{}, guest", person.id.0) } else { String::new() };
    let bot = match person.owner {
        Some(owner) => format!(", bot of #{}", owner.0),
        None if person.bot => ", bot".to_owned(),
        None => String::new(),
    };
    let banned = if person.banned { ", banned" } else { "" };
    format!("{}{guest}{bot}{banned}\n", person.name)
}

fn described_ban(ban: &StoredAddressBan) -> String {
    let until = ban.ends_ms.map_or_else(|| "for good".to_owned(), |ends_ms| format!("until {}", moment(ends_ms)));
    let reason = if ban.reason.is_empty() { String::new() } else { format!(" ({})", one_line(&ban.reason)) };
    format!("{} {until}{reason}\n", ban.range)
}

fn described_report(report: &ChatReport) -> String {
    let (id, table, reporter, said_by) = (report.id, &report.table, &report.reporter, &report.said_by);
    let closed = report
        .closed
        .as_ref()
        .map_or_else(String::new, |(at_ms, note)| format!("  closed {}: {}\n", moment(*at_ms), one_line(note)));
    let lines = report.lines.iter().map(|line| {
        let mark = if line.message == report.message { '>' } else { ' ' };
        format!("  {mark} {} {}: {}\n", moment(line.at_ms), line.name, one_line(&line.text))
    });
    format!(
        "report {id}, {}, table {table}: {reporter} complains about {said_by}: {}\n{}{closed}",
        moment(report.at_ms),
        one_line(&report.reason),
        lines.collect::<String>()
    )
}

fn described_line(line: &AuditLine) -> String {
    let about = [&line.person, &line.about].into_iter().flatten().map(|word| format!(" {}", one_line(word)));
    let network = line.network.as_ref().map_or_else(String::new, |network| format!(" from {network}"));
    let times = if line.times > 1 { format!(", {} times", line.times) } else { String::new() };
    format!("{} {}{}{network}{times}\n", moment(line.at_ms), line.deed, about.collect::<String>())
}

/// A part of a list, and how to see the next one.
fn list<T>(page: ListPage<T>, described: impl Fn(&T) -> String, nothing: &str) -> String {
    let mut text: String = page.items.iter().map(described).collect();
    if let Some(next) = page.next {
        text += &format!("There is more: --after {next}");
    }
    if text.is_empty() { nothing.to_owned() } else { text.trim_end().to_owned() }
}

/// What a stranger wrote must not look like another line, steer the terminal, or be read in another order.
fn one_line(text: &str) -> String {
    printable(text).into_owned()
}
