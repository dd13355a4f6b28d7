//! Shuffles that no player and no host chose: a secret that the host committed to, and nonces that the players committed to.

use hedgerow_rules::Seat;
use sha2::{Digest, Sha256};
use std::fmt;

/// What a fair shuffle is made of. `docs/record-format.md` says how, and what it shows.
///
/// The host commits to a secret, every seat to a nonce, and only then the nonces are revealed: so none of them can choose
/// the order of the stacks. When the secret is revealed too, every player can check it ([`FairShuffle::check`]).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FairShuffle {
    /// SHA-256 of the secret's 32 bytes, in hexadecimal.
    pub commitment: String,
    /// The 32 bytes in hexadecimal, once they are revealed.
    pub secret: Option<String>,
    /// What each seat added.
    pub seats: Vec<Contribution>,
}

/// What a seat added to a shuffle. Commitments and nonces are 32 bytes in hexadecimal, as the secret is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Contribution {
    /// It committed to nothing.
    Nothing,
    /// A bot, which adds nothing.
    Bot,
    /// A word that was known as soon as it was given: the last seat to give its word could know all others.
    Open {
        /// The word.
        nonce: String,
    },
    /// It committed to a nonce, and revealed it when all had committed.
    Own {
        /// SHA-256 of the nonce's bytes.
        commitment: String,
        /// What it revealed.
        nonce: String,
    },
    /// It left its nonce to the server, which revealed it on its behalf.
    Entrusted {
        /// SHA-256 of the nonce's bytes.
        commitment: String,
        /// What the server revealed.
        nonce: String,
    },
    /// It committed to a nonce and did not reveal it in time.
    Withheld {
        /// SHA-256 of the nonce that stayed hidden.
        commitment: String,
    },
}

impl Contribution {
    /// What goes into the seed.
    pub fn nonce(&self) -> Option<&str> {
        match self {
            Contribution::Open { nonce } | Contribution::Own { nonce, .. } | Contribution::Entrusted { nonce, .. } => {
                Some(nonce)
            }
            Contribution::Nothing | Contribution::Bot | Contribution::Withheld { .. } => None,
        }
    }

    /// What the seat committed to.
    pub fn commitment(&self) -> Option<&str> {
        match self {
            Contribution::Own { commitment, .. }
            | Contribution::Entrusted { commitment, .. }
            | Contribution::Withheld { commitment } => Some(commitment),
            Contribution::Nothing | Contribution::Bot | Contribution::Open { .. } => None,
        }
    }

    fn read(word: &str) -> Option<Contribution> {
        let known = |word: &str| FairShuffle::is_commitment(word).then(|| word.to_string());
        let parts: Vec<&str> = word.split(':').collect();
        Some(match parts.as_slice() {
            ["-"] => Contribution::Nothing,
            ["*"] => Contribution::Bot,
            ["own", commitment, nonce] => Contribution::Own { commitment: known(commitment)?, nonce: known(nonce)? },
            ["server", commitment, nonce] => {
                Contribution::Entrusted { commitment: known(commitment)?, nonce: known(nonce)? }
            }
            ["withheld", commitment] => Contribution::Withheld { commitment: known(commitment)? },
            [nonce] if is_word(nonce) => Contribution::Open { nonce: nonce.to_string() },
            _ => return None,
        })
    }
}

impl fmt::Display for Contribution {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Contribution::Nothing => formatter.write_str("-"),
            Contribution::Bot => formatter.write_str("*"),
            Contribution::Open { nonce } => formatter.write_str(nonce),
            Contribution::Own { commitment, nonce } => write!(formatter, "own:{commitment}:{nonce}"),
            Contribution::Entrusted { commitment, nonce } => write!(formatter, "server:{commitment}:{nonce}"),
            Contribution::Withheld { commitment } => write!(formatter, "withheld:{commitment}"),
        }
    }
}

/// Whether a word may be an open nonce: 1 to 64 letters, digits, `-`, `_` or `.`.
fn is_word(word: &str) -> bool {
    let allowed = |byte: u8| byte.is_ascii_alphanumeric() || b"-_.".contains(&byte);
    (1..=64).contains(&word.len()) && word.bytes().all(allowed)
}

impl FairShuffle {
    /// The commitment to 32 bytes: a secret, or a nonce.
    pub fn commitment(bytes: &[u8; 32]) -> String {
        hex::encode(Sha256::digest(bytes))
    }

    /// The commitment to 32 bytes that are written in hexadecimal; none if they are not.
    pub fn commitment_to(word: &str) -> Option<String> {
        unhex(word).map(|bytes| FairShuffle::commitment(&bytes))
    }

    /// Whether a word may be a commitment: 64 hexadecimal digits, small letters. A nonce that a seat committed to looks
    /// the same.
    pub fn is_commitment(word: &str) -> bool {
        unhex(word).is_some()
    }

    /// A shuffle whose secret is known.
    pub fn revealed(secret: &[u8; 32], seats: Vec<Contribution>) -> FairShuffle {
        FairShuffle { commitment: FairShuffle::commitment(secret), secret: Some(hex::encode(secret)), seats }
    }

    /// The same without its secret.
    pub fn concealed(&self) -> FairShuffle {
        FairShuffle { secret: None, ..self.clone() }
    }

    /// The seed of the generator, once the secret is known: the secret and every seat's nonce (`-` for none), with a
    /// blank between.
    pub fn seed(&self) -> Option<String> {
        let nonces = self.seats.iter().map(|seat| seat.nonce().unwrap_or("-"));
        Some([self.secret.as_deref()?].into_iter().chain(nonces).collect::<Vec<_>>().join(" "))
    }

    /// Reads what [`Display`](fmt::Display) writes.
    pub fn read(text: &str) -> Option<FairShuffle> {
        let known = |word: &str| FairShuffle::is_commitment(word).then(|| word.to_string());
        let mut words = text.split(' ');
        let commitment = known(words.next()?)?;
        let secret = match words.next()? {
            "-" => None,
            secret => Some(known(secret)?),
        };
        Some(FairShuffle { commitment, secret, seats: words.map(Contribution::read).collect::<Option<_>>()? })
    }

    /// Checks that secret and nonces are those that were committed to, for this number of seats.
    pub fn check(&self, seats: usize) -> Result<(), ShuffleError> {
        if self.seats.len() != seats {
            return Err(ShuffleError::WrongSeats { nonces: self.seats.len(), seats });
        }
        let secret = self.secret.as_deref().ok_or(ShuffleError::NoSecret)?;
        let actual = FairShuffle::commitment_to(secret).unwrap_or_default();
        if actual != self.commitment {
            return Err(ShuffleError::WrongSecret { committed: self.commitment.clone(), actual });
        }
        for (seat, contribution) in self.seats.iter().enumerate() {
            let (Some(committed), Some(nonce)) = (contribution.commitment(), contribution.nonce()) else { continue };
            let actual = FairShuffle::commitment_to(nonce).unwrap_or_default();
            if actual != committed {
                return Err(ShuffleError::WrongNonce {
                    seat: Seat(seat as u8),
                    committed: committed.to_string(),
                    actual,
                });
            }
        }
        Ok(())
    }
}

impl fmt::Display for FairShuffle {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(formatter, "{} {}", self.commitment, self.secret.as_deref().unwrap_or("-"))?;
        self.seats.iter().try_for_each(|seat| write!(formatter, " {seat}"))
    }
}

/// Why a shuffle is not shown to be fair.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ShuffleError {
    /// The secret is not revealed yet.
    NoSecret,
    /// The secret is not the one that was committed to.
    WrongSecret {
        /// The commitment.
        committed: String,
        /// What the revealed secret gives.
        actual: String,
    },
    /// There are not as many contributions as seats.
    WrongSeats {
        /// How many contributions there are.
        nonces: usize,
        /// How many seats play.
        seats: usize,
    },
    /// A nonce is not the one that its seat committed to.
    WrongNonce {
        /// Which seat.
        seat: Seat,
        /// Its commitment.
        committed: String,
        /// What the revealed nonce gives.
        actual: String,
    },
}

/// 32 bytes from 64 hexadecimal digits, small letters.
fn unhex(word: &str) -> Option<[u8; 32]> {
    let mut bytes = [0; 32];
    hex::decode_to_slice(word, &mut bytes).ok()?;
    (!word.contains(|digit: char| digit.is_ascii_uppercase())).then_some(bytes)
}
