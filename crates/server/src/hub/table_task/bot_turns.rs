//! When the task of a table asks its bots, and what it does with what they chose.

use super::TableTask;
use crate::bots::Asker;
use hedgerow_bots::Plan;
use std::time::Duration;

/// For this long after a person looked at a table, or did something there, its bots count as waited for.
const ATTENTION: Duration = Duration::from_secs(60);

impl TableTask {
    pub(super) fn ask_bot(&mut self) {
        let waits = self.somebody_waits();
        let shared = self.hub.shared();
        let asker = Asker { address: shared.whereabouts.key_of(self.actor), person: self.actor.into(), waits };
        self.bots.ask(&self.table, shared, &self.me, asker);
    }

    /// Whether a person cares how long a bot thinks.
    fn somebody_waits(&self) -> bool {
        let lately = self.attended && self.ran().since(self.used) < ATTENTION;
        let somebody_plays = self.table.seats.iter().any(|seat| seat.player().is_some());
        somebody_plays && (lately || !self.audience.is_empty())
    }

    /// A person looks or does something.
    pub(super) fn attend(&mut self) {
        self.used = self.ran();
        self.attended = true;
        if self.somebody_waits() && self.bots.hurry(&self.hub.shared().bots) {
            self.ask_bot();
        }
    }

    pub(super) async fn bot_chose(&mut self, version: u32, seat: u8, plan: Plan) {
        // The table went on meanwhile: a player took a move back or the game ended.
        if version != self.table.version {
            return self.ask_bot();
        }
        let Some(first) = plan.first() else { return };
        let entries = self.table.bot_plays(seat, *first);
        match entries {
            Ok(entries) => {
                self.bots.plan(version, seat, &plan);
                if let Err(error) = self.carry_out(entries, None).await {
                    tracing::error!(table = self.table.made.id, %error, "a bot's move could not be stored");
                }
            }
            Err(error) => {
                tracing::error!(table = self.table.made.id, %error, action = ?first, "a bot chose an illegal move")
            }
        }
    }
}
