//! People: passwords, sessions and tokens, and who sends a request.

mod browsers;
mod identity;
mod keys;
mod passwords;
mod whereabouts;

pub use browsers::browser_name;
pub use identity::{MayPlay, MaybeWho, Owner, Visitor, Who, identify};
pub use keys::{COOKIE, SESSION_SECONDS, Token, cookie, no_cookie};
pub use passwords::{Passwords, check_password};
pub use whereabouts::Whereabouts;
