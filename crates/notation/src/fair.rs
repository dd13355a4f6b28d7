//! Shuffles that nobody chose: a secret somebody committed to, and words the players added afterwards.

use crate::{Dealer, Draws, Record, ReplayError};
use hedgerow_rules::{Action, Position};
use sha2::{Digest, Sha256};
use std::fmt;

/// What a fair shuffle is made of. `docs/record-format.md` says how.
///
/// Whoever shuffles shows the commitment before the players choose their nonces, so neither side can choose the order of
/// the stacks. When the secret is revealed, everybody can check both ([`Record::verify`]).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FairShuffle {
    /// SHA-256 of the secret's 32 bytes, in hexadecimal.
    pub commitment: String,
    /// The 32 bytes in hexadecimal, once they are revealed.
    pub secret: Option<String>,
    /// What each seat added, if it did.
    pub nonces: Vec<Option<String>>,
}

impl FairShuffle {
    /// The commitment to a secret.
    pub fn commitment(secret: &[u8; 32]) -> String {
        hex(&Sha256::digest(secret))
    }

    /// A shuffle whose secret is known.
    pub fn revealed(secret: &[u8; 32], nonces: Vec<Option<String>>) -> FairShuffle {
        FairShuffle { commitment: FairShuffle::commitment(secret), secret: Some(hex(secret)), nonces }
    }

    /// The same without its secret.
    pub fn concealed(&self) -> FairShuffle {
        FairShuffle { secret: None, ..self.clone() }
    }

    /// Whether a word may be a nonce: 1 to 64 letters, digits, `-`, `_` or `.`, but not `-` alone.
    pub fn is_nonce(word: &str) -> bool {
        let allowed = |byte: u8| byte.is_ascii_alphanumeric() || b"-_.".contains(&byte);
        (1..=64).contains(&word.len()) && word != "-" && word.bytes().all(allowed)
    }

    /// The seed of the generator, once the secret is known: the secret and every seat's nonce (`-` for none), with a
    /// blank between.
    pub fn seed(&self) -> Option<String> {
        Some(format!("{} {}", self.secret.as_ref()?, self.nonce_words()))
    }

    fn nonce_words(&self) -> String {
        let words: Vec<&str> = self.nonces.iter().map(|nonce| nonce.as_deref().unwrap_or("-")).collect();
        words.join(" ")
    }

    /// Reads what [`Display`](fmt::Display) writes.
    pub(crate) fn read(text: &str) -> Option<FairShuffle> {
        let is_hash =
            |word: &&str| word.len() == 64 && word.bytes().all(|byte| matches!(byte, b'0'..=b'9' | b'a'..=b'f'));
        let mut words = text.split(' ');
        let commitment = words.next().filter(is_hash)?.to_string();
        let secret = match words.next()? {
            "-" => None,
            secret => Some(Some(secret).filter(is_hash)?.to_string()),
        };
        let nonces = words.map(|word| match word {
            "-" => Some(None),
            nonce => FairShuffle::is_nonce(nonce).then(|| Some(nonce.to_string())),
        });
        Some(FairShuffle { commitment, secret, nonces: nonces.collect::<Option<_>>()? })
    }
}

impl fmt::Display for FairShuffle {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(formatter, "{} {} {}", self.commitment, self.secret.as_deref().unwrap_or("-"), self.nonce_words())
    }
}

/// Why the draws of a record are not shown to be fair.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum VerifyError {
    Entered,
    NoSecret,
    WrongSecret { committed: String, actual: String },
    WrongSeats { nonces: usize, seats: usize },
    WrongDraw { turn: usize, drawn: String, dealt: String },
    Broken(ReplayError),
}

impl Record {
    /// Checks that every draw came from the shuffle the record names, and that a secret is the one committed to. Says how
    /// many draws were checked.
    pub fn verify(&self) -> Result<usize, VerifyError> {
        let seed = match &self.draws {
            Draws::Entered => return Err(VerifyError::Entered),
            Draws::Seed(seed) => seed.clone(),
            Draws::Fair(fair) => {
                if fair.nonces.len() != self.seats() {
                    return Err(VerifyError::WrongSeats { nonces: fair.nonces.len(), seats: self.seats() });
                }
                let secret = fair.secret.as_deref().ok_or(VerifyError::NoSecret)?;
                let actual = unhex(secret).map(|secret| hex(&Sha256::digest(secret))).unwrap_or_default();
                if actual != fair.commitment {
                    return Err(VerifyError::WrongSecret { committed: fair.commitment.clone(), actual });
                }
                fair.seed().ok_or(VerifyError::NoSecret)?
            }
        };
        let mut dealer = Dealer::new(&self.game, &seed);
        let mut fault = None;
        let mut checked = 0;
        let replayed = self.replay(|step| {
            let drawn = matches!(step.action, Action::Draw { .. } | Action::LayAside { .. });
            if drawn && fault.is_none() {
                let dealt = dealer.deal(step.before);
                match dealt == Some(step.action) {
                    true => checked += 1,
                    false => fault = Some(wrong_draw(step.before, step.action, dealt)),
                }
            }
        });
        replayed.map_err(VerifyError::Broken)?;
        fault.map_or(Ok(checked), Err)
    }
}

fn wrong_draw(position: &Position, drawn: Action, dealt: Option<Action>) -> VerifyError {
    let name = |action: Option<Action>| match action {
        Some(Action::Draw { tile } | Action::LayAside { tile }) => position.game().tile(tile).id.clone(),
        _ => "none".to_string(),
    };
    VerifyError::WrongDraw { turn: position.turn(), drawn: name(Some(drawn)), dealt: name(dealt) }
}

/// Bytes as hexadecimal digits, small letters.
pub(crate) fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}

fn unhex(text: &str) -> Option<Vec<u8>> {
    let pairs = text.as_bytes().chunks(2);
    pairs.map(|pair| u8::from_str_radix(std::str::from_utf8(pair).ok()?, 16).ok()).collect()
}
