//! [`Finished`]: what was found lately, as much of it as fits.

use axum::body::Bytes;
use std::collections::{HashMap, VecDeque};
use std::hash::Hash;

/// So many bytes are kept.
const KEPT: usize = 32 << 20;

/// Answers by what was asked; the oldest go when there is no more room.
#[derive(Debug)]
pub struct Finished<K> {
    answers: HashMap<K, Bytes>,
    /// In the order in which they came.
    order: VecDeque<K>,
    bytes: usize,
}

impl<K> Default for Finished<K> {
    fn default() -> Finished<K> {
        Finished { answers: HashMap::new(), order: VecDeque::new(), bytes: 0 }
    }
}

impl<K: Clone + Eq + Hash> Finished<K> {
    pub fn get(&self, key: &K) -> Option<Bytes> {
        self.answers.get(key).cloned()
    }

    pub fn insert(&mut self, key: K, answer: Bytes) {
        self.bytes += answer.len();
        match self.answers.insert(key.clone(), answer) {
            Some(before) => self.bytes -= before.len(),
            None => self.order.push_back(key),
        }
        while self.bytes > KEPT
            && let Some(oldest) = self.order.pop_front()
        {
            self.bytes -= self.answers.remove(&oldest).map_or(0, |answer| answer.len());
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_oldest_go_when_there_is_no_room() {
        let mut finished = Finished::default();
        let answer = Bytes::from(vec![0; KEPT / 4]);
        for number in 0..6 {
            finished.insert(number, answer.clone());
            finished.insert(number, answer.clone());
        }
        let kept: Vec<bool> = (0..6).map(|number| finished.get(&number).is_some()).collect();
        assert_eq!(kept, [false, false, true, true, true, true]);
        assert_eq!(finished.bytes, KEPT);
    }
}
