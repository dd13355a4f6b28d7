//! Seeks: offers to play that are taken by the next person who wants the same.

use super::making::random_word;
use super::{Hub, failed};
use crate::store::{Person, Wanted};
use crate::table::{ListedSeat, Listing, check_settings};
use hedgerow_protocol::{
    ApiError, BotSpeed, Command, CreateTable, Draws, First, OnTimeout, SeatPlan, Seek, TableSettings, TableStage,
    Visibility,
};
use std::sync::Arc;

/// How many offers are looked at, the newest first.
const LOOKED_AT: u32 = 200;

impl Hub {
    /// Sits down at an offer like this one. The id of its table; none if there is no such offer.
    pub async fn take_seek(self: &Arc<Hub>, person: &Person, seek: &Seek) -> Result<Option<String>, ApiError> {
        let settings = self.seek_settings(seek)?;
        let wanted = Wanted {
            rules: Some(vec![settings.rules.clone()]),
            stage: Some(TableStage::Waiting),
            rated: Some(settings.rated),
            while_here: Some(true),
        };
        let offers = self.shared.tables.lobby(&wanted, None, LOOKED_AT).await.map_err(failed)?.items;
        let same = |offer: &&Listing| {
            let (options, clock) = (offer.options == settings.options, offer.clock == settings.clock);
            let (free, seats) =
                (offer.seats.contains(&ListedSeat::Nobody), offer.seats.len() == usize::from(seek.seats));
            let people = offer.seats.iter().all(|seat| matches!(seat, ListedSeat::Nobody | ListedSeat::Person { .. }));
            options && clock && free && seats && people
        };
        // Who has waited for the longest comes first.
        for offer in offers.iter().rev().filter(same) {
            // A table that somebody made by hand may have hints, or its maker begin.
            let alike = self.look(&offer.id, None, None, |task| Ok(task.table.settings.clone())).await;
            if alike.is_ok_and(|offered| offered != settings) || self.sits_with_blocked(person, offer).await? {
                continue;
            }
            let join = Command::Join { seat: None, pledge: seek.pledge.clone(), colour: None };
            // One's own, one of a person who has blocked this one, one that was taken this moment: the next may do.
            if self.carry_out(&offer.id, person, None, &random_word::<16>()?, 0, &join).await.is_ok() {
                return Ok(Some(offer.id.clone()));
            }
        }
        Ok(None)
    }

    /// Makes a table that waits for others who want the same. Its id.
    pub async fn offer(self: &Arc<Hub>, person: &Person, seek: Seek) -> Result<String, ApiError> {
        let settings = self.seek_settings(&seek)?;
        let others = usize::from(seek.seats).saturating_sub(1);
        let seats = std::iter::once(SeatPlan::Me { name: None }).chain(std::iter::repeat_n(SeatPlan::Open, others));
        let request = CreateTable {
            id: None,
            settings,
            seats: seats.collect(),
            pledge: seek.pledge,
            colours: Vec::new(),
            what_if: None,
        };
        self.make(person, request, None).await
    }

    /// Held while an offer is looked for and made.
    pub async fn seeking(&self) -> tokio::sync::MutexGuard<'_, ()> {
        self.seeking.lock().await
    }

    /// Everything that an offer does not choose is the same for all, so that two of them can meet.
    fn seek_settings(&self, seek: &Seek) -> Result<TableSettings, ApiError> {
        let mut settings = TableSettings {
            rules: seek.rules.clone(),
            options: seek.options.clone(),
            visibility: Visibility::Open,
            clock: seek.clock,
            on_timeout: OnTimeout::Forfeit,
            rated: seek.rated,
            hints: false,
            tile_counter: true,
            first: First::Random,
            draws: Draws::Shuffled,
            bot_speed: BotSpeed::default(),
            wait_seconds: None,
            while_here: true,
            lesson: None,
        };
        check_settings(&mut settings, usize::from(seek.seats), &self.shared.games)?;
        Ok(settings)
    }

    async fn sits_with_blocked(&self, person: &Person, offer: &Listing) -> Result<bool, ApiError> {
        for other in offer.people() {
            if self.shared.people.has_blocked(person.id, other).await.map_err(failed)? {
                return Ok(true);
            }
        }
        Ok(false)
    }
}
