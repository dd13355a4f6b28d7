//! People: names, passwords, cookies and tokens, and who sends a request.

mod identity;
mod keys;
mod names;
mod passwords;

pub use identity::{MaybeWho, Who, identify};
pub use keys::{COOKIE, Keys, Token};
pub use names::check_name;
pub use passwords::{Passwords, check_password};
