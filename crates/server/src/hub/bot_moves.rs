//! [`BotMoves`]: the bots of a table. They think elsewhere, and the owner of the table hears of it later.

use super::{Request, Shared};
use crate::bot_pool::{BotPool, Job};
use crate::table::Table;
use hedgerow_bots::{BotSpec, Plan};
use hedgerow_notation::parse_action;
use hedgerow_rules::{Action, Seat};
use tokio::sync::mpsc;
use tokio::task::AbortHandle;

#[derive(Debug, Default)]
pub(super) struct BotMoves {
    /// The version a bot thinks about, and its thinking.
    asked: Option<u32>,
    thinking: Option<AbortHandle>,
    /// The second half of a bot's turn: at which version, for which seat, and what.
    planned: Option<(u32, u8, Action)>,
}

impl BotMoves {
    /// Lets a bot think, if one is to move and does not think already. What it chooses is told to the `owner`.
    pub fn ask(&mut self, table: &Table, shared: &Shared, owner: &mpsc::Sender<Request>) {
        let version = table.version;
        if self.thinks_about(version) {
            return;
        }
        // The table went on without it.
        if let Some(thinking) = self.thinking.take() {
            thinking.abort();
        }
        let (Some(seat), Some(game)) = (table.to_act(), &table.game) else { return };
        let Some(level) = table.seats[seat as usize].bot() else { return };
        let Ok(bot) = level.parse::<BotSpec>().map(BotSpec::for_a_person) else { return };
        self.asked = Some(version);
        let planned = self.planned.take().filter(|(at, who, _)| *at == version && *who == seat);
        // One that planned what is not allowed thinks again.
        let planned = planned.map(|(_, _, action)| action).filter(|action| game.position().is_legal(*action));
        // In a guided game the answer is prepared, as long as the learner keeps it possible.
        let prepared = || {
            let word = table.lesson()?.wanted(game.position()).into_iter().next()?;
            parse_action(game.position(), &word).ok()
        };
        let planned = planned.or_else(prepared);
        let seed = format!("{}/{version}", table.made.id);
        let job = Job { position: game.position().clone(), seat: Seat(seat), bot, seed };
        let (bots, clock, owner) = (shared.bots.clone(), shared.clock.clone(), owner.clone());
        let shown = clock.ran() + shared.care.bot_delay;
        let task = tokio::spawn(async move {
            let plan = match planned {
                Some(action) => Plan::from_iter([action]),
                None => think(&bots, job).await,
            };
            clock.sleep_until(shown).await;
            let _ = owner.send(Request::BotChose { version, seat, plan }).await;
        });
        self.thinking = Some(task.abort_handle());
    }

    /// Remembers what follows the first action that a bot chose at a version.
    pub fn plan(&mut self, version: u32, seat: u8, plan: &Plan) {
        self.planned = plan.get(1).map(|second| (version + 1, seat, *second));
    }

    /// Whether a bot was asked about that version.
    pub fn thinks_about(&self, version: u32) -> bool {
        self.asked == Some(version)
    }
}

/// What a bot does: one or two actions. One that fails, or plans what is not allowed, plays the first thing it may.
async fn think(bots: &BotPool, job: Job) -> Plan {
    let position = job.position.clone();
    let thought = bots.think(job).await;
    let plan = thought.and_then(|thought| thought.candidates.into_iter().next()).map(|candidate| candidate.plan);
    let allowed = plan.filter(|plan| plan.first().is_some_and(|action| position.is_legal(*action)));
    allowed.unwrap_or_else(|| position.legal_actions().into_iter().take(1).collect())
}
