//! [`BotMoves`]: the bots of a table. They think elsewhere, and the task of the table hears of it later.

use super::{Request, TableServices};
use crate::bots::{Asked, Asker, BotPool, Job, ThinkingStage};
use crate::clock::Moment;
use crate::table::Table;
use hedgerow_bots::{BotSpec, Plan};
use hedgerow_notation::parse_action;
use hedgerow_protocol::{BotPace, BotSpeed, BotWait};
use hedgerow_rules::{Action, Position, Seat};
use std::time::Duration;
use tokio::sync::{mpsc, watch};
use tokio::task::AbortHandle;

/// A wait no longer than this is not worth telling.
const UNTOLD: Duration = Duration::from_secs(1);

#[derive(Debug, Default)]
pub(super) struct BotMoves {
    /// The version a bot thinks about, and its thinking.
    asked: Option<u32>,
    thinking: Option<AbortHandle>,
    queued: Option<Queued>,
    /// The seats whose last thought was a short one.
    short: Vec<u8>,
    /// The second half of a bot's turn: at which version, for which seat, and what.
    planned: Option<(u32, u8, Action)>,
}

/// A place in the queue of all bots.
#[derive(Debug)]
struct Queued {
    number: u64,
    /// Whether a person waited for the bot when it was asked.
    waited_for: bool,
    since: Moment,
    thinking: watch::Receiver<ThinkingStage>,
}

impl Queued {
    fn still_waits(&self) -> bool {
        *self.thinking.borrow() == ThinkingStage::Queued
    }
}

impl BotMoves {
    /// Lets a bot think, if one is to move and does not think already. What it chooses is told to the `task` of the table.
    pub fn ask(&mut self, table: &Table, shared: &TableServices, task: &mpsc::Sender<Request>, asker: Asker) {
        let version = table.version;
        if self.thinks_about(version) {
            return;
        }
        // The table went on without it.
        if let Some(thinking) = self.thinking.take() {
            thinking.abort();
        }
        self.queued = None;
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
        let (clock, task) = (shared.clock.clone(), task.clone());
        let delay = match table.settings.bot_speed {
            BotSpeed::Instant => Duration::ZERO,
            BotSpeed::Quick => shared.times.bot_delay,
            BotSpeed::Relaxed => shared.times.bot_delay * 3,
        };
        let shown = clock.ran() + delay;
        let planned = planned.or_else(prepared);
        let thought = planned.is_none().then(|| {
            let position = game.position().clone();
            let seed = format!("{}/{version}", table.made.id);
            let may_be_short = table.thoughts_may_be_short();
            let job = Job { position: position.clone(), seat: Seat(seat), bot, seed, may_be_short, asker };
            let asked = shared.bots.ask(job);
            let (number, waited_for, thinking) = (asked.number, asker.waits, asked.thinking.clone());
            self.queued = Some(Queued { number, waited_for, since: clock.ran(), thinking });
            choose(asked, position)
        });
        let thinking = tokio::spawn(async move {
            let plan = match (planned, thought) {
                (Some(action), _) => Plan::from_iter([action]),
                (None, Some(thought)) => thought.await,
                (None, None) => return,
            };
            clock.sleep_until(shown).await;
            let _ = task.send(Request::BotChose { version, seat, plan }).await;
        });
        self.thinking = Some(thinking.abort_handle());
    }

    /// A person now waits for a bot that no one waited for, so it need not come last any more. True: ask again.
    pub fn hurry(&mut self, bots: &BotPool) -> bool {
        let last = self.queued.as_ref().filter(|queued| !queued.waited_for);
        let withdrawn = last.is_some_and(|queued| bots.withdraw(queued.number));
        if withdrawn {
            self.asked = None;
        }
        withdrawn
    }

    /// Remembers what follows the first action that a bot chose at a version.
    pub fn plan(&mut self, version: u32, seat: u8, plan: &Plan) {
        self.planned = plan.get(1).map(|second| (version + 1, seat, *second));
        if let Some(queued) = self.queued.take() {
            self.short.retain(|other| *other != seat);
            if *queued.thinking.borrow() == (ThinkingStage::Begun { short: true }) {
                self.short.push(seat);
            }
        }
    }

    /// Whether a bot was asked about that version.
    pub fn thinks_about(&self, version: u32) -> bool {
        self.asked == Some(version)
    }

    /// Whether a bot waits for its turn to think.
    pub fn wait(&self) -> bool {
        self.queued.as_ref().is_some_and(Queued::still_waits)
    }

    /// What people are told, if there is anything to say.
    pub fn pace(&self, shared: &TableServices) -> Option<BotPace> {
        let told = |queued: &&Queued| queued.still_waits() && shared.clock.ran().since(queued.since) >= UNTOLD;
        let place = self.queued.as_ref().filter(told).and_then(|queued| shared.bots.place(queued.number));
        let waits =
            place.map(|place| BotWait { before: place.before, seconds: place.wait.as_secs_f64().ceil() as u32 });
        (waits.is_some() || !self.short.is_empty()).then(|| BotPace { waits, short: self.short.clone() })
    }
}

/// What a bot does: one or two actions. One that fails, or plans what is not allowed, plays the first thing it may.
async fn choose(asked: Asked, position: Position) -> Plan {
    let thought = asked.answer().await;
    let plan = thought.and_then(|thought| thought.candidates.into_iter().next()).map(|candidate| candidate.plan);
    let allowed = plan.filter(|plan| plan.first().is_some_and(|action| position.is_legal(*action)));
    allowed.unwrap_or_else(|| position.legal_actions().into_iter().take(1).collect())
}
