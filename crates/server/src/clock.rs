//! [`ServerClock`]: the one clock of a server. It tells the date, and how long the server has run.
//!
//! Games are timed by the second. A date that is reset, a process that is paused or a server that is down does not use up a
//! player's time. Dates are for people to read, and for what ends after days.

use std::ops::Add;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};
use tokio::sync::watch;

/// How often the clock is looked at, at least, while the server runs.
pub const BEAT: Duration = Duration::from_millis(200);
/// If the clock was not read for longer, the server did not run: no more than this counts.
pub const GAP: Duration = Duration::from_secs(1);

/// How long the server has run so far, all its lives together, in milliseconds.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub struct Moment(u64);

impl Moment {
    pub(crate) const fn from_ms(ms: u64) -> Moment {
        Moment(ms)
    }

    /// The same in milliseconds.
    pub const fn ms(self) -> u64 {
        self.0
    }

    /// The time from an earlier moment to this one.
    pub const fn since(self, earlier: Moment) -> Duration {
        Duration::from_millis(self.0.saturating_sub(earlier.0))
    }
}

impl Add<Duration> for Moment {
    type Output = Moment;

    fn add(self, time: Duration) -> Moment {
        Moment(self.0.saturating_add(u64::try_from(time.as_millis()).unwrap_or(u64::MAX)))
    }
}

/// The same moment twice: as people read it, and as games count it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Now {
    /// Milliseconds since 1970.
    pub date_ms: u64,
    /// How long the server has run so far: what clocks and deadlines count by.
    pub ran: Moment,
}

/// Clones are the same clock.
#[derive(Clone, Debug)]
pub struct ServerClock(Arc<Inner>);

#[derive(Debug)]
struct Inner {
    hands: ClockHands,
    run: Mutex<Run>,
    /// Changes when time did not pass by itself: sleepers look again.
    moved: watch::Sender<()>,
    /// Changes when time passed in which the server did not run.
    stalled: watch::Sender<()>,
}

#[derive(Debug)]
enum ClockHands {
    System(Instant),
    /// They stand still unless a test moves them.
    ByHand(Mutex<Moved>),
}

#[derive(Clone, Copy, Debug)]
struct Moved {
    date_ms: u64,
    passed: Duration,
}

#[derive(Debug, Default)]
struct Run {
    counted: Duration,
    /// What the hands showed when the clock was last read.
    looked: Duration,
}

fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    // Nothing is left half-done in there.
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

impl ServerClock {
    /// The clock of this machine.
    pub fn system() -> ServerClock {
        ServerClock::with(ClockHands::System(Instant::now()))
    }

    /// A clock that stands still until it is moved, so that a test need not wait.
    pub fn by_hand() -> ServerClock {
        ServerClock::with(ClockHands::ByHand(Mutex::new(Moved { date_ms: 1_800_000_000_000, passed: Duration::ZERO })))
    }

    fn with(hands: ClockHands) -> ServerClock {
        let (moved, stalled) = (watch::Sender::new(()), watch::Sender::new(()));
        ServerClock(Arc::new(Inner { hands, run: Mutex::default(), moved, stalled }))
    }

    /// The date: milliseconds since 1970.
    pub fn date_ms(&self) -> u64 {
        match &self.0.hands {
            ClockHands::System(_) => {
                let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
                u64::try_from(since.as_millis()).unwrap_or(u64::MAX)
            }
            ClockHands::ByHand(moved) => lock(moved).date_ms,
        }
    }

    /// How long the server has run. That the clock is read is the sign that it does.
    pub fn ran(&self) -> Moment {
        let mut run = lock(&self.0.run);
        let shown = match &self.0.hands {
            ClockHands::System(start) => start.elapsed(),
            ClockHands::ByHand(moved) => lock(moved).passed,
        };
        let passed = shown.saturating_sub(run.looked);
        run.looked = shown;
        run.counted += passed.min(GAP);
        let ran = Moment::default() + run.counted;
        drop(run);
        if passed > GAP {
            tracing::warn!(seconds = passed.as_secs_f32(), "the server stood still; that counts for nobody");
            self.0.stalled.send_replace(());
        }
        ran
    }

    /// The present moment.
    pub fn now(&self) -> Now {
        Now { date_ms: self.date_ms(), ran: self.ran() }
    }

    /// The server is known to have run so long: in an earlier life.
    pub fn at_least(&self, ran: Moment) {
        let mut run = lock(&self.0.run);
        let missing = ran.since(Moment::default() + run.counted);
        run.counted += missing;
        drop(run);
        self.0.moved.send_replace(());
    }

    /// Returns when the server has run this long.
    pub async fn sleep_until(&self, moment: Moment) {
        let mut moved = self.0.moved.subscribe();
        loop {
            let left = moment.since(self.ran());
            if left.is_zero() {
                return;
            }
            match &self.0.hands {
                ClockHands::System(_) => tokio::select! {
                    () = tokio::time::sleep(left) => {}
                    _ = moved.changed() => {}
                },
                ClockHands::ByHand(_) => {
                    let _ = moved.changed().await;
                }
            }
        }
    }

    pub(crate) async fn sleep(&self, time: Duration) {
        self.sleep_until(self.ran() + time).await;
    }

    /// Changes whenever time passed in which the server did not run.
    pub fn stalled(&self) -> watch::Receiver<()> {
        self.0.stalled.subscribe()
    }

    /// The server runs for a while. Only for a clock that is moved by hand, as are the next two.
    pub fn pass(&self, time: Duration) {
        self.ran();
        let mut run = lock(&self.0.run);
        self.turn(|moved| moved.passed += time);
        run.looked += time;
        run.counted += time;
        drop(run);
        self.0.moved.send_replace(());
    }

    /// The server is stopped for a while.
    pub fn stop(&self, time: Duration) {
        self.ran();
        self.turn(|moved| moved.passed += time);
        self.0.moved.send_replace(());
    }

    /// Sets the date.
    pub fn set_date(&self, date_ms: u64) {
        self.turn(|moved| moved.date_ms = date_ms);
    }

    fn turn(&self, turn: impl FnOnce(&mut Moved)) {
        let ClockHands::ByHand(moved) = &self.0.hands else { return };
        let mut moved = lock(moved);
        let before = moved.passed;
        turn(&mut moved);
        moved.date_ms += (moved.passed - before).as_millis() as u64;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn seconds(seconds: u64) -> Duration {
        Duration::from_secs(seconds)
    }

    #[test]
    fn time_in_which_the_server_did_not_run_does_not_count() {
        let clock = ServerClock::by_hand();
        let (begin, stalled) = (clock.now(), clock.stalled());
        clock.pass(seconds(30));
        assert_eq!(clock.ran().since(begin.ran), seconds(30));
        assert!(!stalled.has_changed().unwrap());
        clock.stop(seconds(14));
        assert_eq!(clock.ran().since(begin.ran), seconds(31), "not the fourteen");
        assert!(stalled.has_changed().unwrap());
        clock.stop(seconds(14));
        clock.pass(seconds(5));
        assert_eq!(clock.ran().since(begin.ran), seconds(37));
        assert_eq!(clock.date_ms() - begin.date_ms, 63_000, "the date goes on");
    }

    #[test]
    fn the_date_moves_nothing_else() {
        let clock = ServerClock::by_hand();
        let begin = clock.ran();
        for date in [4_000_000_000_000, 0] {
            clock.set_date(date);
            assert_eq!((clock.date_ms(), clock.ran()), (date, begin));
        }
    }

    #[test]
    fn a_new_life_goes_on_where_the_last_one_ended() {
        let clock = ServerClock::system();
        clock.at_least(Moment::from_ms(5_000_000));
        let ran = clock.ran();
        assert!(ran >= Moment::from_ms(5_000_000));
        clock.at_least(Moment::from_ms(10));
        assert!(clock.ran() >= ran);
    }

    #[tokio::test]
    async fn sleepers_wake_when_the_clock_is_moved() {
        let clock = ServerClock::by_hand();
        let sleeper = tokio::spawn({
            let clock = clock.clone();
            let until = clock.ran() + seconds(3600);
            async move { clock.sleep_until(until).await }
        });
        clock.pass(seconds(3599));
        tokio::task::yield_now().await;
        assert!(!sleeper.is_finished());
        clock.stop(seconds(3600));
        // The second that a stop counts for.
        sleeper.await.unwrap();
    }
}
