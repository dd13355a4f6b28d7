//! [`Limits`]: how much a bot may think, and about what.

use crate::evaluation::Outlook;
use hedgerow_rules::{Action, MAX_SEATS, Position, Seat};
use std::sync::Arc;
use std::sync::atomic::{self, AtomicBool};
use std::time::Duration;

/// How long a bot may think.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Budget {
    /// A number of positions evaluated (for `uct`: games played out). The same seed then gives the same moves.
    Evaluations(u64),
    /// A time by the clock for each decision. The moves then depend on the machine.
    Time(Duration),
    /// A clock for the whole game.
    Clock(Clock),
}

impl Budget {
    /// This many times as much.
    pub fn scaled(self, factor: f64) -> Budget {
        let longer = |time: Duration| Duration::try_from_secs_f64(time.as_secs_f64() * factor).unwrap_or(Duration::MAX);
        match self {
            Budget::Evaluations(count) => Budget::Evaluations(((count as f64 * factor).round() as u64).max(1)),
            Budget::Time(time) => Budget::Time(longer(time)),
            Budget::Clock(Clock { left, increment }) => {
                Budget::Clock(Clock { left: longer(left), increment: longer(increment) })
            }
        }
    }
}

/// A seat's time for the rest of the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Clock {
    /// What is left.
    pub left: Duration,
    /// What every tile that the seat places adds.
    pub increment: Duration,
}

/// A bot that shares its time out itself keeps this much for the way of its answer.
const RESERVE: Duration = Duration::from_millis(30);
/// No decision has less.
const LEAST: Duration = Duration::from_millis(1);

impl Clock {
    /// The clock after a decision.
    pub fn after(self, taken: Duration, placed: bool) -> Clock {
        let more = if placed { self.increment } else { Duration::ZERO };
        Clock { left: self.left.saturating_sub(taken).saturating_add(more), ..self }
    }

    /// What a decision may take, when the seat will place so many tiles more.
    fn share(self, placements: u32) -> Duration {
        let wanted = (self.left / (placements + 1)).saturating_add(self.increment.mul_f64(0.75));
        wanted.min(self.left.saturating_sub(RESERVE)).max(LEAST)
    }
}

/// What ends the thinking, and what it is about. Whichever limit is reached first counts; without any, only the switch ends it.
#[derive(Clone, Debug, Default)]
pub struct Limits {
    /// How many evaluations it may make.
    pub evaluations: Option<u64>,
    /// How long it may take.
    pub time: Option<Duration>,
    /// The clocks of the seats that have one.
    pub clocks: [Option<Clock>; MAX_SEATS],
    /// The actions to begin with; where none is named, all that are legal.
    pub only: Vec<Action>,
    /// How many of the best moves are asked for, at least one.
    pub lines: usize,
    /// Ends the thinking before that.
    pub stop: Stop,
}

impl Limits {
    /// The budget alone, with a switch of its own.
    pub fn new(budget: Budget) -> Limits {
        let limits = Limits { lines: 1, ..Limits::default() };
        match budget {
            Budget::Evaluations(count) => Limits { evaluations: Some(count), ..limits },
            Budget::Time(time) => Limits { time: Some(time), ..limits },
            Budget::Clock(clock) => Limits { clocks: [Some(clock); MAX_SEATS], ..limits },
        }
    }

    /// How long a decision of that seat may take, by time and clock.
    pub fn time_for(&self, position: &Position, seat: Seat) -> Option<Duration> {
        let share = self.clocks[seat.index()].map(|clock| {
            let tiles = Outlook::of(position).tiles.div_ceil(position.seat_count());
            clock.share(u32::try_from(tiles).unwrap_or(u32::MAX - 1))
        });
        self.time.into_iter().chain(share).min()
    }

    /// Whether a plan may begin like this.
    pub fn allows(&self, action: Action) -> bool {
        self.only.is_empty() || self.only.contains(&action)
    }
}

/// A switch that ends the thinking from another thread.
#[derive(Clone, Debug, Default)]
pub struct Stop(Arc<AtomicBool>);

impl Stop {
    /// Asks the bot to come to an end; it answers with the best it has found.
    pub fn stop(&self) {
        self.0.store(true, atomic::Ordering::Relaxed);
    }

    /// Whether the bot has been asked to come to an end.
    pub fn is_stopped(&self) -> bool {
        self.0.load(atomic::Ordering::Relaxed)
    }

    pub(crate) fn as_switch(&self) -> &AtomicBool {
        &self.0
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const fn ms(count: u64) -> Duration {
        Duration::from_millis(count)
    }

    #[test]
    fn a_clock_runs_and_placing_a_tile_adds_to_it() {
        let clock = Clock { left: ms(5000), increment: ms(200) };
        assert_eq!(clock.after(ms(1500), true).left, ms(3700));
        assert_eq!(clock.after(ms(1500), false).left, ms(3500));
        assert_eq!(clock.after(ms(9000), true).left, ms(200));
    }

    #[test]
    fn a_clock_is_shared_out_and_never_overdrawn() {
        let clock = Clock { left: ms(60_000), increment: ms(1000) };
        assert_eq!(clock.share(29), ms(2750));
        assert_eq!(clock.share(0), ms(59_970));
        assert_eq!(Clock { left: ms(20), increment: ms(1000) }.share(5), LEAST);
    }
}
