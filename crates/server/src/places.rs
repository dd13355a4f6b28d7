//! [`Places`]: how many of something one address may hold at the same time.

use crate::http::Key;
use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::{Arc, Mutex, PoisonError};

#[derive(Clone, Debug)]
pub struct Places {
    /// 0: no limit.
    most: usize,
    held: Arc<Mutex<HashMap<Key, usize>>>,
}

/// One place; given back when dropped.
#[derive(Debug)]
pub struct HeldPlace {
    key: Key,
    held: Arc<Mutex<HashMap<Key, usize>>>,
}

impl Places {
    pub fn new(most: usize) -> Places {
        Places { most, held: Arc::default() }
    }

    /// A place for an address, unless it holds as many as it may.
    pub fn take(&self, address: IpAddr) -> Option<HeldPlace> {
        let key = Key::from(address);
        let mut held = self.held.lock().unwrap_or_else(PoisonError::into_inner);
        let count = held.entry(key).or_default();
        if self.most > 0 && *count >= self.most {
            return None;
        }
        *count += 1;
        Some(HeldPlace { key, held: self.held.clone() })
    }
}

impl Drop for HeldPlace {
    fn drop(&mut self) {
        let mut held = self.held.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(count) = held.get_mut(&self.key) {
            *count -= 1;
            if *count == 0 {
                held.remove(&self.key);
            }
        }
    }
}
