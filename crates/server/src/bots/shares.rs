//! [`Shares`]: a queue in which the asker who has received least comes first.

use crate::clock::Moment;
use crate::http::Key;
use std::cmp::Reverse;
use std::collections::{BinaryHeap, HashMap, VecDeque};

/// A job that waits: as much of it as the order needs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct QueuedTurn {
    pub number: u64,
    /// How much thinking it wants, in evaluations.
    pub cost: u64,
    pub since: Moment,
}

/// Those who wait together.
pub(super) trait WaitingLine: Clone + Default {
    /// `keys` say whose turn it is, from the largest group to the smallest.
    fn push(&mut self, keys: &[Key], turn: QueuedTurn);
    /// The next of those who are still there.
    fn pop(&mut self, still_there: &dyn Fn(&QueuedTurn) -> bool) -> Option<QueuedTurn>;
    fn is_empty(&self) -> bool;
}

impl WaitingLine for VecDeque<QueuedTurn> {
    fn push(&mut self, _: &[Key], turn: QueuedTurn) {
        self.push_back(turn);
    }

    fn pop(&mut self, still_there: &dyn Fn(&QueuedTurn) -> bool) -> Option<QueuedTurn> {
        while let Some(turn) = self.pop_front() {
            if still_there(&turn) {
                return Some(turn);
            }
        }
        None
    }

    fn is_empty(&self) -> bool {
        VecDeque::is_empty(self)
    }
}

/// Start-time fair queueing: all askers get the same share of the time for as long as they want it, whether they wait once
/// or two hundred times. A newcomer neither pays for having been away nor gains by it.
#[derive(Clone, Debug, Default)]
pub(super) struct Shares<L> {
    shares: HashMap<Key, KeyShare<L>>,
    /// The askers that wait: by what they have received, then by when they were last served.
    order: BinaryHeap<Reverse<(u64, u64, Key)>>,
    /// What the asker served last had received: a newcomer counts as having received no less.
    level: u64,
    served: u64,
}

#[derive(Clone, Debug, Default)]
struct KeyShare<L> {
    taken: u64,
    line: L,
}

impl<L: WaitingLine> WaitingLine for Shares<L> {
    fn push(&mut self, keys: &[Key], turn: QueuedTurn) {
        let Some((key, rest)) = keys.split_first() else { return };
        let share = self.shares.entry(*key).or_default();
        if share.line.is_empty() {
            share.taken = share.taken.max(self.level);
            self.served += 1;
            self.order.push(Reverse((share.taken, self.served, *key)));
        }
        share.line.push(rest, turn);
    }

    fn pop(&mut self, still_there: &dyn Fn(&QueuedTurn) -> bool) -> Option<QueuedTurn> {
        let mut found = None;
        while found.is_none()
            && let Some(Reverse((taken, _, key))) = self.order.pop()
            && let Some(share) = self.shares.get_mut(&key)
        {
            found = share.line.pop(still_there);
            if let Some(turn) = found {
                self.level = taken;
                share.taken += turn.cost;
            }
            if !share.line.is_empty() {
                self.served += 1;
                self.order.push(Reverse((share.taken, self.served, key)));
            }
        }
        if self.order.is_empty() {
            // No one waits, so no one was kept waiting.
            *self = Shares { served: self.served, ..Shares::default() };
        } else if self.shares.len() > 4 * self.order.len() + 1024 {
            let level = self.level;
            self.shares.retain(|_, share| !share.line.is_empty() || share.taken > level);
        }
        found
    }

    fn is_empty(&self) -> bool {
        self.order.is_empty()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::store::PersonId;

    type ByTwo = Shares<Shares<VecDeque<QueuedTurn>>>;

    fn address(number: u8) -> Key {
        Key::from(std::net::IpAddr::from([10, 0, 0, number]))
    }

    /// Waits in the name of an address and a person.
    fn wait(line: &mut ByTwo, number: u64, from: u8, person: i64, cost: u64) {
        let turn = QueuedTurn { number, cost, since: Moment::default() };
        line.push(&[address(from), PersonId(person).into()], turn);
    }

    fn rest(line: &mut ByTwo) -> Vec<u64> {
        std::iter::from_fn(|| line.pop(&|_| true)).map(|turn| turn.number).collect()
    }

    #[test]
    fn an_address_with_many_does_not_hold_up_one_with_few() {
        let mut line = ByTwo::default();
        (0..200).for_each(|number| wait(&mut line, number, 1, number as i64, 40_000));
        for _ in 0..50 {
            line.pop(&|_| true);
        }
        wait(&mut line, 900, 2, 900, 4_000);
        wait(&mut line, 901, 2, 901, 4_000);
        let order = rest(&mut line);
        let place = |number| order.iter().position(|other| *other == number).unwrap();
        assert!(place(900) <= 1 && place(901) <= 2, "{:?}", &order[..5]);
        assert_eq!(order.len(), 152);
    }

    #[test]
    fn people_at_one_address_share_it() {
        let mut line = ByTwo::default();
        (0..100).for_each(|number| wait(&mut line, number, 1, 1, 10));
        wait(&mut line, 900, 1, 2, 10);
        assert!(rest(&mut line)[..2].contains(&900));
    }

    #[test]
    fn who_wants_more_gets_fewer_turns() {
        let mut line = ByTwo::default();
        (0..10).for_each(|number| wait(&mut line, number, 1, 1, 10));
        (100..110).for_each(|number| wait(&mut line, number, 2, 2, 40));
        let order = rest(&mut line);
        let dear = order[..10].iter().filter(|number| **number >= 100).count();
        assert_eq!(dear, 2, "{order:?}");
    }

    #[test]
    fn who_comes_new_does_not_get_what_they_missed() {
        let mut line = ByTwo::default();
        (0..100).for_each(|number| wait(&mut line, number, 1, 1, 10));
        for _ in 0..50 {
            line.pop(&|_| true);
        }
        (200..300).for_each(|number| wait(&mut line, number, 2, 2, 10));
        let order = rest(&mut line);
        let theirs = order[..20].iter().filter(|number| **number >= 200).count();
        assert!((9..=11).contains(&theirs), "{order:?}");
    }

    #[test]
    fn those_who_left_cost_nothing() {
        let mut line = ByTwo::default();
        (0..3).for_each(|number| wait(&mut line, number, 1, 1, 10));
        wait(&mut line, 3, 2, 2, 10);
        assert_eq!(line.pop(&|turn| turn.number >= 2).unwrap().number, 2);
        assert_eq!(rest(&mut line), [3]);
        assert!(line.is_empty() && line.shares.is_empty());
    }
}
