//! What all routes share: refusals, limits, and the check where a request comes from.

mod address_range;
mod error;
mod guard;
mod heavy_work;
mod limits;

pub use address_range::{AddressBans, AddressRange};
pub use error::{JsonBody, Refused, UrlPart, UrlQuery};
pub use guard::{ClientAddress, check_origin, client_address, guard, https};
pub use heavy_work::HeavyWork;
pub use limits::{Key, Limiter, RetryAfter};
