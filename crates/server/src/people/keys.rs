//! [`Keys`]: the secret with which cookies are signed, and tokens.

use crate::store::{DataFolder, OpenError, Person, PersonId};
use hedgerow_locale::text;
use hmac::{Hmac, KeyInit, Mac};
use sha2::{Digest, Sha256};
use std::fmt::Write;
use std::fs;

/// The name of the cookie.
pub const COOKIE: &str = "hedgerow_session";
const KEY_FILE: &str = "session.key";
const YEAR_SECONDS: u32 = 365 * 24 * 60 * 60;

/// Signs cookies. Whoever has the key can be anybody, so it stays in the data folder, for its owner only.
#[derive(Clone)]
pub struct Keys {
    mac: Hmac<Sha256>,
}

impl std::fmt::Debug for Keys {
    fn fmt(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        formatter.write_str("Keys")
    }
}

impl Keys {
    /// Reads the key of a data folder; a folder without one gets one.
    pub fn open(folder: &DataFolder) -> Result<Keys, OpenError> {
        let path = folder.path().join(KEY_FILE);
        let key = match fs::read(&path) {
            Ok(key) if key.len() == 32 => key,
            Ok(_) => {
                return Err(OpenError::Setting(text!("data-damaged-key", path = path.display().to_string())));
            }
            Err(error) if error.kind() == std::io::ErrorKind::NotFound => {
                let key = random()?;
                folder.write_private(KEY_FILE, &key)?;
                key.to_vec()
            }
            Err(source) => return Err(OpenError::Folder { path, source }),
        };
        let mac = Hmac::new_from_slice(&key).expect("HMAC takes keys of any length");
        Ok(Keys { mac })
    }

    /// The value of somebody's cookie: `person.epoch.signature`.
    pub fn sign(&self, person: &Person) -> String {
        let claim = format!("{}.{}", person.id.0, person.epoch);
        let signature = self.mac.clone().chain_update(&claim).finalize().into_bytes();
        format!("{claim}.{}", hex(&signature))
    }

    /// Whom a cookie names, and in which epoch, if we have signed it.
    pub fn verify(&self, cookie: &str) -> Option<(PersonId, i64)> {
        let (claim, signature) = cookie.rsplit_once('.')?;
        // In constant time.
        self.mac.clone().chain_update(claim).verify_slice(&unhex(signature)?).ok()?;
        let (person, epoch) = claim.split_once('.')?;
        Some((PersonId(person.parse().ok()?), epoch.parse().ok()?))
    }

    /// The whole header that sets the cookie.
    pub fn cookie(&self, person: &Person, base_path: &str, secure: bool) -> String {
        attributes(&self.sign(person), base_path, secure, YEAR_SECONDS)
    }

    /// The header that takes it away.
    pub fn no_cookie(base_path: &str, secure: bool) -> String {
        attributes("", base_path, secure, 0)
    }
}

fn attributes(value: &str, base_path: &str, secure: bool, seconds: u32) -> String {
    let path = if base_path.is_empty() { "/" } else { base_path };
    let secure = if secure { "; Secure" } else { "" };
    format!("{COOKIE}={value}; Path={path}; Max-Age={seconds}; HttpOnly; SameSite=Lax{secure}")
}

/// A secret that is shown once. Only its hash is stored: whoever reads the database cannot use it.
#[derive(Clone, PartialEq, Eq)]
pub struct Token(String);

impl std::fmt::Debug for Token {
    fn fmt(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        formatter.write_str("Token")
    }
}

impl Token {
    pub fn new() -> Result<Token, OpenError> {
        Ok(Token(hex(&random()?)))
    }

    pub fn text(&self) -> &str {
        &self.0
    }

    /// What is stored of a token.
    pub fn hash(text: &str) -> [u8; 32] {
        Sha256::digest(text.as_bytes()).into()
    }
}

fn random() -> Result<[u8; 32], OpenError> {
    let mut bytes = [0; 32];
    getrandom::fill(&mut bytes)
        .map_err(|error| OpenError::Setting(text!("data-no-randomness", reason = error.to_string())))?;
    Ok(bytes)
}

fn hex(bytes: &[u8]) -> String {
    bytes.iter().fold(String::new(), |mut text, byte| {
        // Writing to a string cannot fail.
        let _ = write!(text, "{byte:02x}");
        text
    })
}

fn unhex(text: &str) -> Option<Vec<u8>> {
    if !text.len().is_multiple_of(2) || !text.bytes().all(|byte| byte.is_ascii_hexdigit()) {
        return None;
    }
    (0..text.len()).step_by(2).map(|at| u8::from_str_radix(&text[at..at + 2], 16).ok()).collect()
}
