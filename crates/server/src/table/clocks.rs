//! [`Clocks`]: the time every seat has left. They only know what they are told: moments come from outside, and are those of
//! a server that runs.

use crate::clock::Moment;
use hedgerow_protocol::{Clock, ClocksView};
use std::time::Duration;

/// The clocks of a table. At most one runs.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Clocks {
    setting: Clock,
    /// In milliseconds, by seat.
    left: Vec<u64>,
    /// By seat, the last turn in which its clock ran.
    turns: Vec<u32>,
    running: Option<RunningClock>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct RunningClock {
    seat: u8,
    turn: u32,
    since: Moment,
}

impl Clocks {
    pub fn new(setting: Clock, seats: usize) -> Clocks {
        let seconds = match setting {
            Clock::None => 0,
            Clock::Live { seconds, .. } | Clock::Turns { seconds } => seconds,
        };
        Clocks { setting, left: vec![u64::from(seconds) * 1000; seats], turns: vec![0; seats], running: None }
    }

    /// From `now` on this seat decides in that turn; `None` for no seat, or for one whose time does not count.
    pub fn run(&mut self, seat: Option<u8>, turn: u32, now: Moment) {
        if self.setting == Clock::None {
            return;
        }
        if let Some(running) = self.running {
            let left = &mut self.left[running.seat as usize];
            *left = left.saturating_sub(ms(now.since(running.since)));
            // Within a turn the clock goes on, also for a player who lets a bot play and comes back; after it there is more
            // time.
            if turn > running.turn {
                match self.setting {
                    Clock::Live { increment, .. } => *left += u64::from(increment) * 1000,
                    Clock::Turns { seconds } => *left = u64::from(seconds) * 1000,
                    Clock::None => {}
                }
            }
        }
        if let (Some(seat), Clock::Turns { seconds }) = (seat, self.setting) {
            // A bot may have finished the turn before.
            if self.turns[seat as usize] != turn {
                self.left[seat as usize] = u64::from(seconds) * 1000;
            }
            self.turns[seat as usize] = turn;
        }
        self.running = seat.map(|seat| RunningClock { seat, turn, since: now });
    }

    /// The time between the last moment known and `now` does not count: the server was away. (Tables of before say so; now
    /// such time has no moments.)
    pub fn resume(&mut self, now: Moment) {
        if let Some(running) = &mut self.running {
            running.since = now;
        }
    }

    /// When the running clock runs out, and whose it is.
    pub fn runs_out(&self) -> Option<(Moment, u8)> {
        let running = self.running?;
        Some((running.since + Duration::from_millis(self.left[running.seat as usize]), running.seat))
    }

    pub fn view(&self, now: Moment) -> Option<ClocksView> {
        if self.setting == Clock::None {
            return None;
        }
        let mut left_ms = self.left.clone();
        if let Some(running) = self.running {
            let left = &mut left_ms[running.seat as usize];
            *left = left.saturating_sub(ms(now.since(running.since)));
        }
        Some(ClocksView { left_ms, running: self.running.map(|running| running.seat) })
    }
}

fn ms(time: Duration) -> u64 {
    u64::try_from(time.as_millis()).unwrap_or(u64::MAX)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn at(ms: u64) -> Moment {
        Moment::from_ms(ms)
    }

    #[test]
    fn a_live_clock_counts_down_and_gains_after_each_turn() {
        let mut clocks = Clocks::new(Clock::Live { seconds: 60, increment: 5 }, 2);
        clocks.run(Some(0), 1, at(1_000));
        assert_eq!(clocks.runs_out(), Some((at(61_000), 0)));
        clocks.run(Some(0), 1, at(11_000));
        assert_eq!(clocks.view(at(11_000)).unwrap().left_ms, [50_000, 60_000]);
        clocks.run(Some(1), 2, at(12_000));
        assert_eq!(clocks.view(at(22_000)).unwrap().left_ms, [54_000, 50_000]);
    }

    #[test]
    fn a_turn_clock_begins_anew_each_turn() {
        let mut clocks = Clocks::new(Clock::Turns { seconds: 10 }, 2);
        clocks.run(Some(0), 1, at(0));
        clocks.run(Some(1), 2, at(9_000));
        assert_eq!(clocks.view(at(9_000)).unwrap().left_ms, [10_000, 10_000]);
    }

    #[test]
    fn whoever_lets_a_bot_play_and_comes_back_gains_no_time() {
        let live = Clock::Live { seconds: 10, increment: 5 };
        for (setting, at_the_next_turn) in [(live, 6_000), (Clock::Turns { seconds: 10 }, 10_000)] {
            let mut clocks = Clocks::new(setting, 2);
            clocks.run(Some(0), 1, at(0));
            for second in 1..4 {
                clocks.run(None, 1, at(2_000 * second - 1_000));
                clocks.run(Some(0), 1, at(2_000 * second));
            }
            // Three seconds were their own, three the bot's.
            assert_eq!(clocks.runs_out(), Some((at(13_000), 0)), "{setting:?}");
            // The bot plays the turn; the next one of that seat is a new one.
            clocks.run(None, 1, at(7_000));
            clocks.run(Some(1), 2, at(8_000));
            clocks.run(Some(0), 3, at(8_000));
            assert_eq!(clocks.view(at(8_000)).unwrap().left_ms[0], at_the_next_turn, "{setting:?}");
        }
    }

    #[test]
    fn time_without_a_server_does_not_count() {
        let mut clocks = Clocks::new(Clock::Live { seconds: 60, increment: 0 }, 2);
        clocks.run(Some(1), 1, at(0));
        clocks.resume(at(500_000));
        assert_eq!(clocks.runs_out(), Some((at(560_000), 1)));
        clocks.run(None, 1, at(510_000));
        assert_eq!(clocks.view(at(600_000)).unwrap(), ClocksView { left_ms: vec![60_000, 50_000], running: None });
    }
}
