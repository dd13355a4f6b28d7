//! Passwords: hashed with Argon2, a few at a time.

use crate::http::{Apart, Refused};
use argon2::password_hash::phc::PasswordHash;
use argon2::password_hash::{PasswordHasher, PasswordVerifier};
use argon2::{Algorithm, Argon2, Params, Version};
use hedgerow_locale::text;
use hedgerow_protocol::{ApiError, ErrorCode};
use std::sync::LazyLock;

/// How many passwords are hashed at the same time. Each costs 19 MiB and a good part of a processor.
const AT_ONCE: usize = 2;
/// How many may wait for that.
const WAITING: usize = 64;

/// Whether a password is acceptable. Any characters will do; length is what counts.
pub fn check_password(password: &str) -> Result<(), ApiError> {
    if (8..=200).contains(&password.chars().count()) {
        Ok(())
    } else {
        Err(ApiError::new(ErrorCode::BadRequest, text!("server-password-length")))
    }
}

/// Hashes passwords on threads of their own, so that no flood of sign-ins can hold up the games.
#[derive(Debug)]
pub struct Passwords(Apart);

impl Default for Passwords {
    fn default() -> Passwords {
        Passwords(Apart::new(AT_ONCE, WAITING))
    }
}

impl Passwords {
    pub async fn hash(&self, password: String) -> Result<String, Refused> {
        self.apart(move || hash(&password)).await?
    }

    /// Whether it is the password that was hashed. Takes the same time when there is no hash to compare with, so that
    /// nobody learns from the clock which names exist.
    pub async fn verify(&self, password: String, hash: Option<String>) -> Result<bool, Refused> {
        self.apart(move || match hash {
            Some(hash) => verify(&password, &hash),
            None => {
                let _ = verify(&password, &NOBODY);
                false
            }
        })
        .await
    }

    async fn apart<T: Send + 'static>(&self, work: impl FnOnce() -> T + Send + 'static) -> Result<T, Refused> {
        self.0.run(text!("server-sign-ins-busy"), work).await
    }
}

/// Argon2id with what OWASP recommends: 19 MiB, two passes, one lane.
fn argon2() -> Argon2<'static> {
    Argon2::new(Algorithm::Argon2id, Version::V0x13, Params::default())
}

static NOBODY: LazyLock<String> = LazyLock::new(|| hash("nobody has this password").unwrap_or_default());

fn hash(password: &str) -> Result<String, Refused> {
    let hash = argon2().hash_password(password.as_bytes());
    hash.map(|hash| hash.to_string()).map_err(|error| {
        tracing::error!(%error, "hashing failed");
        Refused::from(ApiError::fault("the password could not be stored"))
    })
}

fn verify(password: &str, hash: &str) -> bool {
    PasswordHash::new(hash).is_ok_and(|hash| argon2().verify_password(password.as_bytes(), &hash).is_ok())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_parameters_are_the_recommended_ones() {
        let hash = hash("correct horse").unwrap();
        assert!(hash.starts_with("$argon2id$v=19$m=19456,t=2,p=1$"), "{hash}");
        assert!(verify("correct horse", &hash));
        assert!(!verify("correct horses", &hash));
        assert!(!verify("correct horse", "no hash at all"));
    }

    #[test]
    fn lengths_count_characters() {
        assert!(check_password("short12").is_err());
        assert!(check_password("zażółć12").is_ok());
        assert!(check_password(&"x".repeat(200)).is_ok());
        assert!(check_password(&"x".repeat(201)).is_err());
    }
}
