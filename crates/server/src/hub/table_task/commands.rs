//! What people do at a table: their commands, and being taken off it.

use super::TableTask;
use crate::hub::failed;
use crate::store::{Person, PersonId};
use crate::table::{Dealt, Entry};
use hedgerow_locale::text;
use hedgerow_protocol::{ApiError, Command, DeclineReason, ErrorCode, Pledge, SeatPlan, StreamEvent, TableSettings};
use hedgerow_rules::Action;

impl TableTask {
    pub(super) async fn carry_out_command(
        &mut self,
        person: &Person,
        key: Option<&str>,
        id: &str,
        version: u32,
        command: Command,
    ) -> Result<u32, ApiError> {
        self.check_sight(Some(person.id), key)?;
        self.attend();
        self.audience.note(person.id, self.used);
        if let Some(version) = self.table.done(person.id, id) {
            return Ok(version);
        }
        check_client_id(id)?;
        // A table that was out of memory may hear of the move before it looks at the clock.
        self.time_out().await?;
        if version != self.table.version && depends_on_version(&command) {
            return Err(ApiError::new(
                ErrorCode::Stale,
                text!("server-stale", now = self.table.version, seen = version),
            ));
        }
        // What a socket knows of its person may be old.
        self.hub.introduce(&mut self.table, &[person.id]).await?;
        if sits_down(&command) {
            self.hub.check_still_there(person.id).await?;
        }
        if let Command::Join { .. } = command {
            self.check_related(person.id, None).await?;
        }
        if let Command::ChangeRules { rules, options } = &command {
            self.check_others_accept(rules, options).await?;
        }
        let declined = match &command {
            Command::Decline { reason } => Some(*reason),
            Command::Leave if self.table.is_invited(person.id) => Some(DeclineReason::NoReason),
            _ => None,
        };
        let mut rematch = None;
        let entries = match command {
            Command::Arrange { seat, plan, pledge } => self.arrange(person.id, seat, &plan, pledge.as_ref()).await?,
            Command::Join { .. } if self.is_unwelcome(person.id).await? => {
                return Err(ApiError::new(ErrorCode::NotYours, text!("server-unwelcome")));
            }
            Command::Rematch { .. } if self.table.rematch.is_some() => Vec::new(),
            Command::Rematch { pledge } => {
                let made = rematch.insert(self.hub.rematch_of(&self.table, person.id, pledge).await?);
                vec![Entry::Rematched { table: made.table.made.id.clone() }]
            }
            command => {
                let away = self.away();
                self.table.decide(person.id, &command, |seat| away[seat as usize])?
            }
        };
        self.check_bots(&entries).await?;
        if !entries.is_empty() {
            self.actor = person.id;
            self.carry_out_with(entries, Some((person.id, id)), rematch).await?;
        }
        if let Some(reason) = declined {
            let (table, by) = (self.table.made.id.clone(), self.table.name_of(person.id));
            self.shared().streams.tell(self.table.made.host, StreamEvent::Declined { table, by, reason });
        }
        Ok(self.table.version)
    }

    /// Refuses other rules than those that the people here accept: they came, or were invited, to something else.
    async fn check_others_accept(&self, rules: &str, options: &[String]) -> Result<(), ApiError> {
        let settings =
            TableSettings { rules: rules.to_string(), options: options.to_vec(), ..self.table.settings.clone() };
        let others = self.table.seats.iter().filter_map(|seat| seat.chair.meant_for());
        for other in others.filter(|other| *other != self.table.made.host) {
            if let Ok(other) = self.shared().people.person(other).await {
                // This game is one that they have already.
                self.hub.check_accepted(&other, &settings, self.table.seats.len(), 0).await?;
            }
        }
        Ok(())
    }

    async fn arrange(
        &mut self,
        person: PersonId,
        seat: u8,
        plan: &SeatPlan,
        pledge: Option<&Pledge>,
    ) -> Result<Vec<Entry>, ApiError> {
        let invited = self.hub.invited(person, plan, &self.table.settings, self.table.seats.len()).await?;
        if let Some(invited) = &invited {
            self.table.people.insert(invited.id, invited.view());
        }
        let chair = crate::table::chair(plan, person, invited.map(|person| person.id))?;
        if let Some(person) = chair.meant_for() {
            self.check_related(person, Some(seat)).await?;
        }
        self.table.arrange(person, seat, chair, pledge)
    }

    /// Refuses a person at a rated table who would play there with their own bot, or it with them. `seat`: in whose place.
    async fn check_related(&self, person: PersonId, seat: Option<u8>) -> Result<(), ApiError> {
        if !self.table.settings.rated {
            return Ok(());
        }
        let others = (0..).zip(&self.table.seats).filter(|(other, _)| Some(*other) != seat);
        let others = others.filter_map(|(_, seat)| seat.chair.meant_for());
        self.hub.check_unrelated(others.chain([person]).collect()).await
    }

    /// No bot shows what it would do in the game of another table.
    async fn check_bots(&self, entries: &[Entry]) -> Result<(), ApiError> {
        let bot_sits = self.table.seats.iter().any(|seat| seat.bot().is_some());
        let asks_bot = |entry: &Entry| match entry {
            Entry::Played { .. } => bot_sits,
            entry => matches!(entry, Entry::StoodIn { .. }),
        };
        if !self.table.may_be_copy() || !entries.iter().any(asks_bot) {
            return Ok(());
        }
        let actions = entries.iter().filter_map(|entry| match entry {
            Entry::Played { dealt: Dealt(Some(dealt)), .. } => Some(&dealt.actions),
            _ => None,
        });
        let more: Vec<Action> = actions.flatten().copied().collect();
        self.hub.live_games().await.check_table(&self.table, &more)
    }

    /// Whether the host of the table has blocked a person, and has not invited them either.
    async fn is_unwelcome(&self, person: PersonId) -> Result<bool, ApiError> {
        if self.table.seats.iter().any(|seat| seat.chair.meant_for() == Some(person)) {
            return Ok(false);
        }
        self.shared().people.has_blocked(self.table.made.host, person).await.map_err(failed)
    }

    pub(super) async fn kick(&mut self, person: PersonId) -> Result<(), ApiError> {
        let looked_on = self.audience.is_here(person);
        self.audience.expel(person);
        let entries = self.table.without(person);
        if entries.is_empty() && !looked_on {
            return Err(ApiError::new(ErrorCode::NotFound, text!("server-no-person-there")));
        }
        if entries.is_empty() { Ok(()) } else { self.carry_out(entries, None).await }
    }
}

/// A client's own id for something: with it, asking twice is the same as asking once.
pub fn check_client_id(id: &str) -> Result<(), ApiError> {
    if id.is_empty() || id.len() > 64 {
        return Err(ApiError::new(ErrorCode::BadRequest, text!("server-command-id")));
    }
    Ok(())
}

/// Whether a command gives a person a seat that they did not have before.
fn sits_down(command: &Command) -> bool {
    matches!(command, Command::Join { .. } | Command::Arrange { .. } | Command::Rematch { .. } | Command::Return)
}

/// Whether a command means something else, or nothing, once the table went on. Giving up or sitting down does not.
fn depends_on_version(command: &Command) -> bool {
    match command {
        Command::Play { .. }
        | Command::Undo
        | Command::Propose { .. }
        | Command::Answer { .. }
        | Command::Arrange { .. }
        | Command::Colour { .. }
        | Command::Withdraw
        | Command::Start => true,
        Command::Join { .. }
        | Command::Leave
        | Command::Decline { .. }
        | Command::ChangeRules { .. }
        | Command::ChangeBotSpeed { .. }
        | Command::Reveal { .. }
        | Command::Resign
        | Command::LetBotPlay { .. }
        | Command::Return
        | Command::Rematch { .. } => false,
    }
}
