//! [`Sockets`]: how many sockets one address holds.

use hedgerow_locale::text;
use hedgerow_protocol::{ApiError, ErrorCode};
use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::{Arc, Mutex, PoisonError};

#[derive(Clone, Debug)]
pub struct Sockets {
    /// 0: no limit.
    most: usize,
    held: Arc<Mutex<HashMap<IpAddr, usize>>>,
}

/// A socket's place; given back when dropped.
#[derive(Debug)]
pub struct Place {
    address: IpAddr,
    held: Arc<Mutex<HashMap<IpAddr, usize>>>,
}

impl Sockets {
    pub fn new(most: usize) -> Sockets {
        Sockets { most, held: Arc::default() }
    }

    pub fn take(&self, address: IpAddr) -> Result<Place, ApiError> {
        let mut held = self.held.lock().unwrap_or_else(PoisonError::into_inner);
        let count = held.entry(address).or_default();
        if self.most > 0 && *count >= self.most {
            return Err(ApiError::new(ErrorCode::TooFast, text!("server-too-many-tables")));
        }
        *count += 1;
        Ok(Place { address, held: self.held.clone() })
    }
}

impl Drop for Place {
    fn drop(&mut self) {
        let mut held = self.held.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(count) = held.get_mut(&self.address) {
            *count -= 1;
            if *count == 0 {
                held.remove(&self.address);
            }
        }
    }
}
