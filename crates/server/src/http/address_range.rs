//! [`AddressRange`]: all addresses that begin alike, and [`AddressBans`], those from which all requests are refused.

use crate::store::StoredAddressBan;
use hedgerow_locale::text;
use hedgerow_protocol::{ApiError, ErrorCode};
use std::fmt;
use std::net::IpAddr;
use std::str::FromStr;
use tokio::sync::watch;

/// As in `192.0.2.0/24` or `2001:db8::/32`; one address is a range too.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct AddressRange {
    /// The lowest address.
    base: IpAddr,
    /// How many bits all of them share.
    bits: u8,
}

impl AddressRange {
    /// The range of that many bits around an address.
    fn around(address: IpAddr, bits: u8) -> AddressRange {
        let base = match address.to_canonical() {
            IpAddr::V4(address) => {
                let mask = u32::MAX.checked_shl(32 - u32::from(bits)).unwrap_or(0);
                IpAddr::from((address.to_bits() & mask).to_be_bytes())
            }
            IpAddr::V6(address) => {
                let mask = u128::MAX.checked_shl(128 - u32::from(bits)).unwrap_or(0);
                IpAddr::from((address.to_bits() & mask).to_be_bytes())
            }
        };
        AddressRange { base, bits }
    }

    /// What is written down of an address: its network, which tells a provider and perhaps a town, but no household.
    pub fn network_of(address: IpAddr) -> AddressRange {
        AddressRange::around(address, if address.to_canonical().is_ipv4() { 24 } else { 48 })
    }

    pub fn contains(self, address: IpAddr) -> bool {
        let address = address.to_canonical();
        address.is_ipv4() == self.base.is_ipv4() && AddressRange::around(address, self.bits).base == self.base
    }
}

impl FromStr for AddressRange {
    type Err = ();

    fn from_str(text: &str) -> Result<AddressRange, ()> {
        let (address, bits) = text.split_once('/').map_or((text, None), |(address, bits)| (address, Some(bits)));
        let address: IpAddr = address.trim().parse::<IpAddr>().map_err(|_| ())?.to_canonical();
        let most = if address.is_ipv4() { 32 } else { 128 };
        let bits = bits.map_or(Ok(most), |bits| bits.trim().parse().map_err(|_| ()))?;
        if bits > most { Err(()) } else { Ok(AddressRange::around(address, bits)) }
    }
}

impl fmt::Display for AddressRange {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(formatter, "{}/{}", self.base, self.bits)
    }
}

/// The bans of addresses, as every request is held against them.
#[derive(Debug, Default)]
pub struct AddressBans(watch::Sender<Vec<(AddressRange, StoredAddressBan)>>);

impl AddressBans {
    /// The store has these now.
    pub fn set(&self, bans: Vec<StoredAddressBan>) {
        let bans = bans.into_iter().filter_map(|ban| Some((ban.range.parse().ok()?, ban))).collect();
        self.0.send_replace(bans);
    }

    /// Changes with the bans.
    pub fn changes(&self) -> watch::Receiver<impl Sized + use<>> {
        self.0.subscribe()
    }

    /// Refuses an address that is banned, and says why.
    pub fn check(&self, address: IpAddr, now_ms: u64) -> Result<(), ApiError> {
        let bans = self.0.borrow();
        let lasts = |ban: &StoredAddressBan| ban.ends_ms.is_none_or(|ends_ms| ends_ms > now_ms);
        let Some((_, ban)) = bans.iter().find(|(range, ban)| range.contains(address) && lasts(ban)) else {
            return Ok(());
        };
        let reason = match ban.reason.is_empty() {
            true => text!("server-addresses-banned"),
            false => text!("server-addresses-banned-because", reason = ban.reason.as_str()),
        };
        let text = match ban.ends_ms {
            None => reason,
            Some(ends_ms) => {
                // Rounded up, so that a client that comes back then is let in.
                let hours = (ends_ms - now_ms).div_ceil(60 * 60 * 1000);
                text!("server-addresses-banned-for", reason = reason, hours = hours)
            }
        };
        Err(ApiError::new(ErrorCode::NotYours, text))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn range(text: &str) -> AddressRange {
        text.parse().unwrap()
    }

    fn address(text: &str) -> IpAddr {
        text.parse().unwrap()
    }

    #[test]
    fn ranges_are_read_and_written_in_one_way() {
        for (told, written) in [
            ("192.0.2.77/24", "192.0.2.0/24"),
            ("192.0.2.77", "192.0.2.77/32"),
            ("0.0.0.0/0", "0.0.0.0/0"),
            ("2001:DB8::1/32", "2001:db8::/32"),
            ("2001:db8::1", "2001:db8::1/128"),
            ("::ffff:192.0.2.1", "192.0.2.1/32"),
        ] {
            assert_eq!(range(told).to_string(), written);
        }
        for wrong in ["", "192.0.2.0/33", "2001:db8::/129", "192.0.2/24", "192.0.2.0/x", "everybody"] {
            assert_eq!(wrong.parse::<AddressRange>(), Err(()), "{wrong}");
        }
    }

    #[test]
    fn a_range_holds_what_begins_alike() {
        assert!(range("192.0.2.0/24").contains(address("192.0.2.255")));
        assert!(range("192.0.2.0/24").contains(address("::ffff:192.0.2.9")));
        assert!(!range("192.0.2.0/24").contains(address("192.0.3.0")));
        assert!(!range("0.0.0.0/0").contains(address("2001:db8::1")));
        assert!(range("2001:db8::/32").contains(address("2001:db8:ffff::1")));
        assert!(!range("2001:db8::/32").contains(address("2001:db9::1")));
        assert_eq!(AddressRange::network_of(address("198.51.100.23")).to_string(), "198.51.100.0/24");
        assert_eq!(AddressRange::network_of(address("2001:db8:1:2::3")).to_string(), "2001:db8:1::/48");
    }
}
