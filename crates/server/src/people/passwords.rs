//! Passwords: hashed with Argon2, a few at a time.

use crate::http::{HeavyWork, Refused};
use argon2::password_hash::phc::{Output, ParamsString, PasswordHash, Salt};
use argon2::{Algorithm, Argon2, Block, Params, Version};
use hedgerow_locale::text;
use hedgerow_protocol::{ApiError, ErrorCode};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

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
pub struct Passwords {
    threads: HeavyWork,
    memory: Arc<HashMemory>,
}

impl Default for Passwords {
    fn default() -> Passwords {
        Passwords { threads: HeavyWork::new(AT_ONCE, WAITING), memory: Arc::default() }
    }
}

/// What hashes are made in, kept for the next one. Allocated anew each time, such large pieces stay with the allocator: a few
/// dozen sign-ins took 800 MB that never came back.
#[derive(Debug, Default)]
struct HashMemory(Mutex<Vec<Vec<Block>>>);

impl HashMemory {
    /// Hashes into a key: an Argon2 of any parameters.
    fn fill(&self, argon2: &Argon2<'_>, password: &str, salt: &[u8], key: &mut [u8]) -> argon2::Result<()> {
        let mut blocks = self.lock().pop().unwrap_or_default();
        let needed = argon2.params().block_count();
        if blocks.len() < needed {
            blocks.resize(needed, Block::default());
        }
        let filled = argon2.hash_password_into_with_memory(password.as_bytes(), salt, key, &mut blocks[..needed]);
        let mut kept = self.lock();
        if kept.len() < AT_ONCE {
            kept.push(blocks);
        }
        filled
    }

    fn lock(&self) -> MutexGuard<'_, Vec<Vec<Block>>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Passwords {
    pub async fn hash(&self, password: String) -> Result<String, Refused> {
        self.run(move |memory| hash(memory, &password)).await?
    }

    /// Whether it is the password that was hashed. Takes the same time when there is no hash to compare with, so that the
    /// time does not give away which names exist.
    pub async fn verify(&self, password: String, hash: Option<String>) -> Result<bool, Refused> {
        self.run(move |memory| match hash {
            Some(hash) => verify(memory, &password, &hash),
            None => {
                let _ = verify(memory, &password, NOBODY);
                false
            }
        })
        .await
    }

    async fn run<T: Send + 'static>(&self, work: impl FnOnce(&HashMemory) -> T + Send + 'static) -> Result<T, Refused> {
        let memory = self.memory.clone();
        self.threads.run(text!("server-sign-ins-busy"), move || work(&memory)).await
    }
}

/// Argon2id with what OWASP recommends: 19 MiB, two passes, one lane.
fn argon2() -> Argon2<'static> {
    Argon2::new(Algorithm::Argon2id, Version::V0x13, Params::default())
}

/// With the same parameters as any other, of a password that no account has.
const NOBODY: &str =
    "$argon2id$v=19$m=19456,t=2,p=1$AAAAAAAAAAAAAAAAAAAAAA$AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA";

fn hash(memory: &HashMemory, password: &str) -> Result<String, Refused> {
    let failed = |error: String| {
        tracing::error!(error, "hashing failed");
        Refused::from(ApiError::fault("the password could not be stored"))
    };
    let argon2 = argon2();
    let salt = Salt::generate();
    let mut key = [0; Params::DEFAULT_OUTPUT_LEN];
    memory.fill(&argon2, password, &salt, &mut key).map_err(|error| failed(error.to_string()))?;
    let params = ParamsString::try_from(argon2.params()).map_err(|error| failed(error.to_string()))?;
    let output = Output::new(&key).map_err(|error| failed(error.to_string()))?;
    let hash = PasswordHash {
        algorithm: Algorithm::Argon2id.ident(),
        version: Some(Version::V0x13.into()),
        params,
        salt: Some(salt),
        hash: Some(output),
    };
    Ok(hash.to_string())
}

fn verify(memory: &HashMemory, password: &str, hash: &str) -> bool {
    let Ok(hash) = PasswordHash::new(hash) else { return false };
    let (Some(salt), Some(expected), Ok(params)) = (&hash.salt, &hash.hash, Params::try_from(&hash)) else {
        return false;
    };
    let algorithm = Algorithm::new(hash.algorithm);
    let version = hash.version.map_or(Ok(Version::default()), Version::try_from);
    let (Ok(algorithm), Ok(version)) = (algorithm, version) else { return false };
    let mut key = vec![0; expected.len()];
    let filled = memory.fill(&Argon2::new(algorithm, version, params), password, salt, &mut key);
    // Compared without telling by the time it takes where they differ.
    filled.is_ok() && Output::new(&key).is_ok_and(|found| found == *expected)
}

#[cfg(test)]
mod tests {
    use super::*;
    use argon2::PasswordVerifier;

    #[test]
    fn the_parameters_are_the_recommended_ones() {
        let memory = HashMemory::default();
        let hash = hash(&memory, "correct horse").unwrap();
        assert!(hash.starts_with("$argon2id$v=19$m=19456,t=2,p=1$"), "{hash}");
        assert!(verify(&memory, "correct horse", &hash));
        assert!(!verify(&memory, "correct horses", &hash));
        assert!(!verify(&memory, "correct horse", "no hash at all"));
        assert!(PasswordHash::new(NOBODY).is_ok() && !verify(&memory, "", NOBODY));
        // Of the library itself, and of other parameters than ours.
        let theirs = "$argon2id$v=19$m=64,t=1,p=1$c29tZSBzYWx0IGhlcmU$Y9VNbEeSbYLoywB9zUT6RTV3vo9MzMZKv7GQtXJpOxA";
        let library = Argon2::default().verify_password(b"correct horse", &PasswordHash::new(theirs).unwrap()).is_ok();
        assert_eq!(verify(&memory, "correct horse", theirs), library);
        assert!(Argon2::default().verify_password(b"correct horse", &PasswordHash::new(&hash).unwrap()).is_ok());
    }

    #[tokio::test]
    async fn memory_is_used_again() {
        let passwords = Passwords::default();
        let many = (0..6).map(|_| passwords.verify("correct horse".to_owned(), None));
        for done in futures_util::future::join_all(many).await {
            assert_eq!(done, Ok(false));
        }
        assert!(passwords.memory.lock().len() <= AT_ONCE, "no more than are in use at once");
    }

    #[test]
    fn lengths_count_characters() {
        assert!(check_password("short12").is_err());
        assert!(check_password("zażółć12").is_ok());
        assert!(check_password(&"x".repeat(200)).is_ok());
        assert!(check_password(&"x".repeat(201)).is_err());
    }
}
