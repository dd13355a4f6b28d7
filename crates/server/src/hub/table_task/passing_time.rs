//! What the task of a table does because time passes.

use super::TableTask;
use crate::clock::Moment;
use crate::table::{Entry, SeatState};
use hedgerow_protocol::{ApiError, TableStage};
use std::time::Duration;

/// How long an offer outlasts the last sign of the person who made it: a page that is reloaded, a program that comes back.
const GONE: Duration = Duration::from_secs(20);

impl TableTask {
    /// When there is something to look at.
    pub(super) fn next_look(&self) -> Moment {
        let now = self.ran();
        let clock = self.table.clocks.runs_out().filter(|_| self.table.stage == TableStage::Playing);
        let end = clock.map(|(at, _)| at).or(self.table.reveal_until(self.shared().times.reveal)).or(self.expires());
        let idle = (self.used + self.shared().times.idle).max(now + Duration::from_millis(200));
        // A sleep of weeks is cut short; looking costs nothing.
        let next = end.map_or(idle, |end| end.min(idle)).min(now + Duration::from_secs(3600));
        let next = self.here_due.map_or(next, |due| next.min(due));
        let next = if self.bots.wait() { next.min(now + Duration::from_secs(1)) } else { next };
        // A person who has just gone will count as away after a while, and the others must be told then. A program comes and
        // goes with its stream, of which the table does not hear by itself.
        let absent = |seat: &SeatState| seat.player().is_some_and(|person| !self.audience.is_here(person));
        let watched = self.table.stage != TableStage::Over && !self.audience.is_empty();
        if self.is_offer() || watched && self.table.seats.iter().any(absent) {
            next.min(now + Duration::from_secs(2))
        } else {
            next
        }
    }

    /// Whether the table waits only while the person who made it is here.
    fn is_offer(&self) -> bool {
        self.table.settings.while_here && self.table.stage == TableStage::Waiting
    }

    /// Whether neither a page nor a program of the person who made the table has been here for a while.
    fn host_is_gone(&mut self) -> bool {
        let (host, now) = (self.table.made.host, self.ran());
        if self.audience.is_here(host) || self.shared().streams.is_listening(host) {
            self.audience.note(host, now);
        }
        now.since(self.audience.last_seen(host)) >= GONE
    }

    /// When a table without a clock is closed, if there is no move before.
    fn expires(&self) -> Option<Moment> {
        let lasts = self.table.stage == TableStage::Over || self.table.clocks.runs_out().is_some();
        (!lasts).then(|| self.table.waits_until(self.table.changed.ran + self.shared().times.expiry))
    }

    /// Checks whether a player's time is up, and applies what follows from that.
    pub(super) async fn time_out(&mut self) -> Result<bool, ApiError> {
        if self.table.reveal_until(self.shared().times.reveal).is_some_and(|until| until <= self.ran()) {
            // A player who has not revealed their nonce adds nothing.
            let started = self.table.started().inspect_err(|_| self.broken = true)?;
            self.carry_out(vec![started], None).await?;
            return Ok(true);
        }
        match self.table.clocks.runs_out() {
            Some((at, seat)) if self.table.stage == TableStage::Playing && at <= self.ran() => {
                self.carry_out(vec![Entry::TimedOut { seat }], None).await?;
                Ok(true)
            }
            _ => Ok(false),
        }
    }

    /// Looks at clocks and at whether the table is still needed in memory. True: it may leave.
    pub(super) async fn look(&mut self) -> bool {
        match self.time_out().await {
            Ok(false) => {}
            Ok(true) => return false,
            Err(error) => {
                tracing::error!(table = self.table.made.id, %error, "a time-out could not be stored");
                return false;
            }
        }
        self.tell_who_is_here();
        let now = self.ran();
        let gone = self.is_offer() && self.host_is_gone();
        if gone || self.expires().is_some_and(|at| at <= now) {
            let _ = self.carry_out(vec![Entry::Expired], None).await;
        }
        let bot_thinks = self.bots.thinks_about(self.table.version) && self.table.stage == TableStage::Playing;
        self.audience.is_empty() && !bot_thinks && !self.is_offer() && now.since(self.used) >= self.shared().times.idle
    }
}
