//! [`Limiter`]: how often one client may ask.

use super::AddressRange;
use crate::clock::{Moment, ServerClock};
use crate::store::PersonId;
use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::Mutex;
use std::time::Duration;

/// Who is limited.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Key {
    /// The whole network of an IPv6 address: a client that has one address there has all of them.
    Network([u8; 8]),
    Address(IpAddr),
    Person(PersonId),
    /// A person, as long as they come from this network.
    PersonAt(PersonId, AddressRange),
}

impl From<IpAddr> for Key {
    fn from(address: IpAddr) -> Key {
        match address.to_canonical() {
            IpAddr::V6(address) => {
                let [a, b, c, d, e, f, g, h, ..] = address.octets();
                Key::Network([a, b, c, d, e, f, g, h])
            }
            address => Key::Address(address),
        }
    }
}

impl From<PersonId> for Key {
    fn from(person: PersonId) -> Key {
        Key::Person(person)
    }
}

/// How long to wait.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RetryAfter(pub Duration);

/// How many keys are remembered at most. Beyond that, those that asked least lately are forgotten.
const REMEMBERED: usize = 100_000;

/// A bucket of tokens for each client: every request takes one, and they come back at a steady rate.
#[derive(Debug)]
pub struct Limiter {
    clock: ServerClock,
    per_second: f64,
    burst: f64,
    buckets: Mutex<HashMap<Key, Bucket>>,
}

#[derive(Clone, Copy, Debug)]
struct Bucket {
    tokens: f64,
    at: Moment,
}

impl Limiter {
    /// A rate per second, and how many at once after a pause. A rate of 0 means no limit.
    pub fn new(clock: &ServerClock, per_second: f64, burst: u32) -> Limiter {
        Limiter {
            clock: clock.clone(),
            per_second,
            burst: f64::from(burst.max(1)),
            buckets: Mutex::new(HashMap::new()),
        }
    }

    /// Takes a token, or says how long to wait for one.
    pub fn check(&self, key: impl Into<Key>) -> Result<(), RetryAfter> {
        self.take(key, 1.0)
    }

    /// Takes several at once. A client that may take one may take them all, and waits longer for the next.
    pub fn take(&self, key: impl Into<Key>, cost: f64) -> Result<(), RetryAfter> {
        if self.per_second <= 0.0 {
            return Ok(());
        }
        let (key, now) = (key.into(), self.clock.ran());
        // Nothing is left half-done in there, so a panic elsewhere is no reason to stop.
        let mut buckets = self.buckets.lock().unwrap_or_else(|poisoned| poisoned.into_inner());
        if buckets.len() >= REMEMBERED && !buckets.contains_key(&key) {
            self.forget(&mut buckets, now);
        }
        let bucket = buckets.entry(key).or_insert(Bucket { tokens: self.burst, at: now });
        bucket.tokens = self.tokens(*bucket, now);
        bucket.at = now;
        if bucket.tokens >= 1.0 {
            bucket.tokens -= cost;
            Ok(())
        } else {
            Err(RetryAfter(Duration::from_secs_f64((1.0 - bucket.tokens) / self.per_second)))
        }
    }

    /// Puts a token back that was taken for nothing.
    pub fn give_back(&self, key: impl Into<Key>) {
        let mut buckets = self.buckets.lock().unwrap_or_else(|poisoned| poisoned.into_inner());
        if let Some(bucket) = buckets.get_mut(&key.into()) {
            bucket.tokens += 1.0;
        }
    }

    fn tokens(&self, bucket: Bucket, now: Moment) -> f64 {
        let passed = now.since(bucket.at).as_secs_f64();
        (bucket.tokens + passed * self.per_second).min(self.burst)
    }

    /// Full buckets say nothing. If all are in use, the older half goes: rather too generous than out of memory.
    fn forget(&self, buckets: &mut HashMap<Key, Bucket>, now: Moment) {
        buckets.retain(|_, bucket| self.tokens(*bucket, now) < self.burst);
        if buckets.len() > REMEMBERED / 2 {
            let mut times: Vec<Moment> = buckets.values().map(|bucket| bucket.at).collect();
            let (_, middle, _) = times.select_nth_unstable(buckets.len() / 2);
            let middle = *middle;
            let mut keep = REMEMBERED / 2;
            buckets.retain(|_, bucket| {
                let stays = bucket.at >= middle && keep > 0;
                keep -= usize::from(stays);
                stays
            });
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn key(number: u32) -> Key {
        Key::from(IpAddr::from(number.to_be_bytes()))
    }

    #[test]
    fn a_burst_then_a_steady_rate() {
        let clock = ServerClock::by_hand();
        let limiter = Limiter::new(&clock, 2.0, 3);
        for _ in 0..3 {
            limiter.check(key(1)).unwrap();
        }
        let RetryAfter(wait) = limiter.check(key(1)).unwrap_err();
        assert_eq!(wait, Duration::from_millis(500));
        limiter.check(key(2)).unwrap();
        clock.pass(wait);
        limiter.check(key(1)).unwrap();
        limiter.check(key(1)).unwrap_err();
        limiter.give_back(key(1));
        limiter.check(key(1)).unwrap();
        limiter.check(key(1)).unwrap_err();
    }

    #[test]
    fn much_at_once_is_waited_for() {
        let limiter = Limiter::new(&ServerClock::by_hand(), 1.0, 10);
        limiter.take(key(1), 30.0).unwrap();
        let RetryAfter(wait) = limiter.check(key(1)).unwrap_err();
        assert_eq!(wait, Duration::from_secs(21));
    }

    #[test]
    fn memory_is_bounded() {
        let limiter = Limiter::new(&ServerClock::by_hand(), 0.001, 1);
        for number in 0..(2 * REMEMBERED as u32) {
            limiter.check(key(number)).unwrap();
        }
        assert!(limiter.buckets.lock().unwrap().len() <= REMEMBERED);
    }

    #[test]
    fn no_rate_means_no_limit() {
        let limiter = Limiter::new(&ServerClock::system(), 0.0, 1);
        for _ in 0..1000 {
            limiter.check(key(1)).unwrap();
        }
    }

    #[test]
    fn an_ipv6_network_is_one_client() {
        let one: IpAddr = "2001:db8:1:2::1".parse().unwrap();
        let other: IpAddr = "2001:db8:1:2:ffff::9".parse().unwrap();
        let elsewhere: IpAddr = "2001:db8:1:3::1".parse().unwrap();
        assert_eq!(Key::from(one), Key::from(other));
        assert_ne!(Key::from(one), Key::from(elsewhere));
        let mapped: IpAddr = "::ffff:10.0.0.1".parse().unwrap();
        assert_eq!(Key::from(mapped), Key::from(IpAddr::from([10, 0, 0, 1])));
    }
}
