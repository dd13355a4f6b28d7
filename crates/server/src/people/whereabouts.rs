//! [`Whereabouts`]: the address from which a person last sent a request. In memory only.

use crate::http::Key;
use crate::store::PersonId;
use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::{Mutex, PoisonError};

/// How many people are remembered. If there are more, all are forgotten: those who are here are soon known again.
const REMEMBERED: usize = 100_000;

#[derive(Debug, Default)]
pub struct Whereabouts(Mutex<HashMap<PersonId, IpAddr>>);

impl Whereabouts {
    pub fn note(&self, person: PersonId, address: IpAddr) {
        let mut known = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if known.len() >= REMEMBERED && !known.contains_key(&person) {
            known.clear();
        }
        known.insert(person, address);
    }

    /// The key under which a person shares what their address may use. If the address is unknown, they share it with no
    /// one.
    pub fn key_of(&self, person: PersonId) -> Key {
        let known = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        known.get(&person).map_or(Key::from(person), |address| Key::from(*address))
    }
}
