//! [`Sockets`]: how many sockets and streams one address holds.

use crate::http::{Key, Refused};
use hedgerow_locale::text;
use hedgerow_protocol::{ApiError, ErrorCode};
use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::{Arc, Mutex, PoisonError};

/// Nobody knows when another one is closed: a guess, in seconds.
const RETRY_AFTER: u64 = 10;

#[derive(Clone, Debug)]
pub struct Sockets {
    /// 0: no limit.
    most: usize,
    held: Arc<Mutex<HashMap<Key, usize>>>,
}

/// A socket's place; given back when dropped.
#[derive(Debug)]
pub struct Place {
    key: Key,
    held: Arc<Mutex<HashMap<Key, usize>>>,
}

impl Sockets {
    pub fn new(most: usize) -> Sockets {
        Sockets { most, held: Arc::default() }
    }

    pub fn take(&self, address: IpAddr) -> Result<Place, Refused> {
        let key = Key::from(address);
        let mut held = self.held.lock().unwrap_or_else(PoisonError::into_inner);
        let count = held.entry(key).or_default();
        if self.most > 0 && *count >= self.most {
            let error = ApiError::new(ErrorCode::TooFast, text!("server-too-many-tables"));
            return Err(Refused { error, retry_after: Some(RETRY_AFTER) });
        }
        *count += 1;
        Ok(Place { key, held: self.held.clone() })
    }
}

impl Drop for Place {
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
