//! [`FairQueue`]: which bot thinks next, how long the others wait, and how long each may think.

use super::shares::{QueuedTurn, Shares, WaitingLine};
use crate::clock::Moment;
use crate::http::Key;
use std::collections::{HashMap, VecDeque};
use std::time::Duration;

/// What kinds of waiting there are, in the order in which they are served.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Lane {
    /// Levels that take a moment.
    Quick,
    /// Levels that think long.
    Slow,
    /// Tables where no person waits for the bot, and askers with too many jobs waiting already.
    Last,
}

impl Lane {
    pub(crate) const ALL: [Lane; 3] = [Lane::Quick, Lane::Slow, Lane::Last];

    /// The name of the lane in `/metrics`.
    pub const fn name(self) -> &'static str {
        match self {
            Lane::Quick => "quick",
            Lane::Slow => "slow",
            Lane::Last => "last",
        }
    }

    /// How often other lanes may go before a job that waits here, so that no job waits for ever.
    const fn patience(self) -> u32 {
        match self {
            Lane::Quick | Lane::Slow => 8,
            Lane::Last => 32,
        }
    }
}

/// Levels that want no more evaluations take a moment.
pub(super) const QUICK: u64 = 1_000;

/// How many of one address may wait; more of them come last.
pub(super) const WAITING: usize = 32;

/// How much of its usual thinking a bot does after it has waited this long: when many wait, all think less, and fewer wait.
pub(super) fn part(waited: Duration) -> f64 {
    match waited.as_secs() {
        0..2 => 1.0,
        2..5 => 0.5,
        _ => 0.25,
    }
}

/// Where a job stands in the queue.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct QueuePlace {
    pub before: u32,
    pub wait: Duration,
}

/// By address, then by person at it, then in the order of asking.
type Fair = Shares<Shares<VecDeque<QueuedTurn>>>;

#[derive(Clone, Debug, Default)]
struct Lanes {
    lanes: [Fair; 3],
    /// By lane, how many went before it while a job waited there.
    overtaken: [u32; 3],
}

impl Lanes {
    fn pop(&mut self, still_there: &dyn Fn(&QueuedTurn) -> bool) -> Option<QueuedTurn> {
        let patient = |lane: &Lane| self.overtaken[*lane as usize] < lane.patience();
        let (mut order, first): (Vec<Lane>, Vec<Lane>) = Lane::ALL.iter().partition(|lane| patient(lane));
        order.splice(0..0, first);
        for lane in order {
            if let Some(turn) = self.lanes[lane as usize].pop(still_there) {
                for other in Lane::ALL.into_iter().filter(|other| *other as usize > lane as usize) {
                    let waits = !self.lanes[other as usize].is_empty();
                    self.overtaken[other as usize] += u32::from(waits);
                }
                self.overtaken[lane as usize] = 0;
                return Some(turn);
            }
        }
        None
    }
}

/// A queue of things to think about.
#[derive(Debug)]
pub(super) struct FairQueue<T> {
    lanes: Lanes,
    waiting: HashMap<u64, QueueEntry<T>>,
    last_number: u64,
    /// Where every job stood at a moment.
    places: Option<(Moment, HashMap<u64, QueuePlace>)>,
    /// Seconds an evaluation takes, as seen lately.
    pace: f64,
}

#[derive(Debug)]
pub(super) struct QueueEntry<T> {
    pub what: T,
    pub cost: u64,
    pub since: Moment,
    pub lane: Lane,
    address: Key,
}

/// For how long these places are used before they are computed again.
const BELIEVED: Duration = Duration::from_millis(500);

impl<T> Default for FairQueue<T> {
    fn default() -> FairQueue<T> {
        let (lanes, waiting) = (Lanes::default(), HashMap::new());
        FairQueue { lanes, waiting, last_number: 0, places: None, pace: 25e-6 }
    }
}

impl<T> FairQueue<T> {
    /// Adds a job that costs `cost` evaluations. `wanted`: a person waits for the answer.
    pub fn push(&mut self, what: T, keys: [Key; 2], cost: u64, wanted: bool, now: Moment) -> (u64, Lane) {
        let lane = match cost {
            _ if !wanted || self.is_crowded(keys[0]) => Lane::Last,
            0..=QUICK => Lane::Quick,
            _ => Lane::Slow,
        };
        self.last_number += 1;
        let number = self.last_number;
        self.lanes.lanes[lane as usize].push(&keys, QueuedTurn { number, cost, since: now });
        self.waiting.insert(number, QueueEntry { what, cost, since: now, lane, address: keys[0] });
        (number, lane)
    }

    /// Whether as many of an address wait as may.
    pub fn is_crowded(&self, address: Key) -> bool {
        let counts = |waiting: &&QueueEntry<T>| waiting.address == address && waiting.lane != Lane::Last;
        self.waiting.values().filter(counts).count() >= WAITING
    }

    pub fn pop(&mut self) -> Option<QueueEntry<T>> {
        let waiting = &self.waiting;
        let turn = self.lanes.pop(&|turn| waiting.contains_key(&turn.number))?;
        self.waiting.remove(&turn.number)
    }

    /// Takes a job out that is no longer wanted.
    pub fn leave(&mut self, number: u64) -> Option<QueueEntry<T>> {
        self.waiting.remove(&number)
    }

    /// Takes note of how long something of this cost took.
    pub fn took(&mut self, cost: u64, time: Duration) {
        if cost > QUICK {
            self.pace += 0.1 * (time.as_secs_f64() / cost as f64 - self.pace);
        }
    }

    /// Where a job stands when this many threads think. The places are computed for all jobs at once, and only now and
    /// then.
    pub fn place(&mut self, number: u64, threads: usize, now: Moment) -> Option<QueuePlace> {
        if !self.waiting.contains_key(&number) {
            return None;
        }
        let fresh = |(at, places): &(Moment, HashMap<u64, QueuePlace>)| {
            now.since(*at) < BELIEVED && places.contains_key(&number)
        };
        if !self.places.as_ref().is_some_and(fresh) {
            self.places = Some((now, self.foresee(threads, now)));
        }
        self.places.as_ref()?.1.get(&number).copied()
    }

    /// Lets the queue run dry in thought.
    fn foresee(&self, threads: usize, now: Moment) -> HashMap<u64, QueuePlace> {
        let mut lanes = self.lanes.clone();
        let mut places = HashMap::new();
        let mut passed = 0.0;
        while let Some(turn) = lanes.pop(&|turn| self.waiting.contains_key(&turn.number)) {
            let wait = Duration::from_secs_f64(passed);
            places.insert(turn.number, QueuePlace { before: places.len() as u32, wait });
            let part = part(now.since(turn.since) + wait);
            passed += part * turn.cost as f64 * self.pace / threads as f64;
        }
        places
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::store::PersonId;

    const HARD: u64 = 4_000;
    const EXPERT: u64 = 40_000;

    fn keys(address: u8, person: i64) -> [Key; 2] {
        [Key::from(std::net::IpAddr::from([10, 0, 0, address])), PersonId(person).into()]
    }

    fn at(ms: u64) -> Moment {
        Moment::from_ms(ms)
    }

    fn order(queue: &mut FairQueue<&'static str>) -> Vec<&'static str> {
        std::iter::from_fn(|| queue.pop()).map(|waiting| waiting.what).collect()
    }

    #[test]
    fn quick_ones_come_first_but_nobody_waits_for_ever() {
        let mut queue = FairQueue::default();
        queue.push("nobody looks", keys(3, 3), 1, false, at(0));
        queue.push("slow", keys(1, 1), EXPERT, true, at(0));
        for _ in 0..40 {
            queue.push("quick", keys(2, 2), 1, true, at(0));
        }
        let order = order(&mut queue);
        let place = |what| order.iter().position(|other| *other == what).unwrap();
        assert_eq!(place("slow"), 8);
        // Thirty-two of the first kind go before it, and the slow one.
        assert_eq!(place("nobody looks"), 32);
    }

    #[test]
    fn an_address_with_too_many_waiting_comes_last() {
        let mut queue = FairQueue::default();
        for _ in 0..WAITING {
            assert_eq!(queue.push("", keys(1, 1), HARD, true, at(0)).1, Lane::Slow);
        }
        assert_eq!(queue.push("", keys(1, 2), HARD, true, at(0)).1, Lane::Last);
        assert_eq!(queue.push("", keys(2, 3), HARD, true, at(0)).1, Lane::Slow);
        queue.pop();
        assert!(!queue.is_crowded(keys(1, 1)[0]));
    }

    #[test]
    fn everybody_knows_their_place() {
        let mut queue = FairQueue::default();
        let mut numbers = Vec::new();
        for _ in 0..10 {
            numbers.push(queue.push("expert", keys(1, 1), EXPERT, true, at(0)).0);
        }
        let other = queue.push("hard", keys(2, 2), HARD, true, at(0)).0;
        let place = |queue: &mut FairQueue<_>, number| queue.place(number, 2, at(0)).unwrap();
        assert_eq!(place(&mut queue, numbers[0]).before, 0);
        assert_eq!(place(&mut queue, other), QueuePlace { before: 1, wait: Duration::from_millis(500) });
        let last = place(&mut queue, numbers[9]);
        assert_eq!(last.before, 10);
        // Less than the five seconds that ten of half a second take: those who wait long think less.
        assert!((2..4).contains(&last.wait.as_secs()), "{last:?}");
        queue.leave(numbers[0]);
        assert_eq!(queue.place(numbers[0], 2, at(0)), None);
        assert_eq!(queue.place(other, 2, at(1000)).unwrap().before, 1, "the next of the first address is before it");
        queue.pop();
        assert_eq!(queue.place(other, 2, at(2000)).unwrap().before, 0);
    }

    #[test]
    fn who_waited_long_thinks_less() {
        let parts: Vec<f64> = [0, 1999, 2000, 4999, 5000, 600_000].map(|ms| part(Duration::from_millis(ms))).into();
        assert_eq!(parts, [1.0, 1.0, 0.5, 0.5, 0.25, 0.25]);
    }
}
