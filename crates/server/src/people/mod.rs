//! People: passwords, sessions and tokens, and who sends a request.

mod browsers;
mod identity;
mod keys;
mod passwords;
mod whereabouts;

pub(crate) use browsers::browser_name;
pub(crate) use identity::{MayPlay, MaybeWho, Owner, Visitor, Who, identify};
pub use keys::{COOKIE, Token};
pub(crate) use keys::{SESSION_SECONDS, cookie, no_cookie};
pub(crate) use passwords::{Passwords, check_password};
pub(crate) use whereabouts::Whereabouts;
