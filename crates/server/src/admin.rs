//! [`AdminCommand`]: what the host can do while the server runs.

use crate::app::App;
use crate::people::Token;
use crate::store::{Person, StoreError};
use clap::Subcommand;
use hedgerow_locale::{Text, text};
use hedgerow_protocol::ApiError;
use serde::{Deserialize, Serialize};
use std::path::PathBuf;

/// A link to a new password is good for one day.
const RESET_MS: u64 = 24 * 60 * 60 * 1000;
/// How many lines a list has at most.
const LISTED: u32 = 200;

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, Subcommand)]
#[serde(tag = "command", rename_all = "snake_case")]
pub enum AdminCommand {
    /// Make a link with which somebody can choose a new password, once and within 24 hours
    ResetLink { name: String },
    /// Let nobody make an account any more (guests can still play)
    CloseRegistration,
    /// Let everybody make an account
    OpenRegistration,
    /// Keep somebody out, at once
    Ban { name: String },
    /// Let somebody in again
    Unban { name: String },
    /// Delete somebody's account; finished games stay, without the name
    DeletePerson { name: String },
    /// Delete a table with everything that happened there
    DeleteTable { id: String },
    /// Take somebody off a table
    Kick { name: String, table: String },
    /// Show what people complained about, the newest first
    Reports,
    /// Show who plays here, the newest first
    People,
    /// Write everything into a new file, while the server goes on
    Backup { file: PathBuf },
}

/// Why a command was not carried out.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum AdminError {
    Store(StoreError),
    Table(ApiError),
    NotNow(Text),
}

impl App {
    /// Carries a command of the host out, and says what happened.
    pub async fn admin(&self, command: AdminCommand) -> Result<String, AdminError> {
        match command {
            AdminCommand::ResetLink { name } => self.reset_link(&name).await,
            AdminCommand::CloseRegistration => {
                self.open_registration(false).await?;
                Ok("Nobody can make an account any more. Guests can still play.".to_owned())
            }
            AdminCommand::OpenRegistration => {
                self.open_registration(true).await?;
                Ok("Everybody can make an account.".to_owned())
            }
            AdminCommand::Ban { name } => {
                let person = self.store.person_named(&name).await?;
                self.store.set_banned(person.id, true, self.clock.date_ms()).await?;
                if let Some(keeper) = self.keeper.get() {
                    keeper.end_sessions(person.id).await;
                    keeper.leave_tables(person.id).await;
                }
                Ok(format!("{} is banned.", person.name))
            }
            AdminCommand::Unban { name } => {
                let person = self.store.person_named(&name).await?;
                self.store.set_banned(person.id, false, self.clock.date_ms()).await?;
                Ok(format!("{} may come in again.", person.name))
            }
            AdminCommand::DeletePerson { name } => {
                let person = self.store.person_named(&name).await?;
                let left = self.delete_person(person.id).await?;
                Ok(format!("{} is deleted. Finished games stay, under the name {left}.", person.name))
            }
            AdminCommand::DeleteTable { id } => {
                self.store.delete_table(&id).await?;
                if let Some(keeper) = self.keeper.get() {
                    keeper.forget(&id).await;
                }
                Ok(format!("The table {id} is deleted."))
            }
            AdminCommand::Kick { name, table } => {
                let person = self.store.person_named(&name).await?;
                let without = || AdminError::NotNow(text!("admin-no-server"));
                self.keeper.get().ok_or_else(without)?.kick(&table, person.id).await?;
                Ok(format!("{} no longer sits at the table {table}.", person.name))
            }
            AdminCommand::Reports => {
                let reports = self.store.reports(LISTED).await?;
                let lines = reports.iter().map(|report| {
                    let (table, message) = (&report.table, report.message);
                    let (text, reason) = (one_line(&report.text), one_line(&report.reason));
                    format!(
                        "table {table}, message {message}: {} said \"{text}\"; {} complains: {reason}\n",
                        report.said_by, report.reporter
                    )
                });
                Ok(list(lines, "Nobody has complained."))
            }
            AdminCommand::People => {
                let people = self.store.people(LISTED).await?;
                Ok(list(people.iter().map(|person| format!("{}\n", described(person))), "Nobody has been here yet."))
            }
            AdminCommand::Backup { file } => {
                self.store.backup(&file).await?;
                Ok(format!("Everything is in {}.", file.display()))
            }
        }
    }

    async fn reset_link(&self, name: &str) -> Result<String, AdminError> {
        let person = self.store.person_named(name).await?;
        if person.guest {
            return Err(AdminError::NotNow(text!("admin-guest", name = person.name)));
        }
        let token = Token::new().map_err(|error| AdminError::NotNow(Text::from(&error)))?;
        self.store.new_reset(person.id, Token::hash(token.text()), self.clock.date_ms() + RESET_MS).await?;
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

fn described(person: &Person) -> String {
    let guest = if person.guest { ", guest" } else { "" };
    let banned = if person.banned { ", banned" } else { "" };
    format!("{}{guest}{banned}", person.name)
}

fn list(lines: impl Iterator<Item = String>, nothing: &str) -> String {
    let text: String = lines.collect();
    if text.is_empty() { nothing.to_owned() } else { text.trim_end().to_owned() }
}

/// What a stranger wrote must not look like another line, or steer the terminal.
fn one_line(text: &str) -> String {
    text.chars().map(|character| if character.is_control() { ' ' } else { character }).collect()
}
