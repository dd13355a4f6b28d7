//! Secrets that open an account, and the cookie that carries one.

use crate::store::OpenError;
use hedgerow_locale::text;
use sha2::{Digest, Sha256};

/// The name of the cookie.
pub const COOKIE: &str = "hedgerow_session";
/// How long a session lasts without being used.
pub const SESSION_SECONDS: u64 = 365 * 24 * 60 * 60;

/// The whole header that sets the cookie of a session.
pub fn cookie(secret: &str, base_path: &str, secure: bool) -> String {
    attributes(secret, base_path, secure, SESSION_SECONDS)
}

/// The header that takes it away.
pub fn no_cookie(base_path: &str, secure: bool) -> String {
    attributes("", base_path, secure, 0)
}

fn attributes(value: &str, base_path: &str, secure: bool, seconds: u64) -> String {
    let path = if base_path.is_empty() { "/" } else { base_path };
    let secure = if secure { "; Secure" } else { "" };
    format!("{COOKIE}={value}; Path={path}; Max-Age={seconds}; HttpOnly; SameSite=Lax{secure}")
}

/// A secret that is shown once. Only its hash is stored, so the database does not give it away.
#[derive(Clone, PartialEq, Eq)]
pub struct Token(String);

impl std::fmt::Debug for Token {
    fn fmt(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        formatter.write_str("Token")
    }
}

impl Token {
    pub(crate) fn new() -> Result<Token, OpenError> {
        let mut bytes = [0; 32];
        getrandom::fill(&mut bytes)
            .map_err(|error| OpenError::Setting(text!("data-no-randomness", reason = error.to_string())))?;
        Ok(Token(hex::encode(bytes)))
    }

    /// The token as it is given out.
    pub fn text(&self) -> &str {
        &self.0
    }

    /// What is stored of a token.
    pub fn hash(text: &str) -> [u8; 32] {
        Sha256::digest(text.as_bytes()).into()
    }
}
