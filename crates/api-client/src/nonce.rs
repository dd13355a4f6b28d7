//! [`Nonce`]: a client's part in the shuffle of a table.

use crate::ClientError;
use hedgerow_chance::FairShuffle;
use hedgerow_protocol::{Command, Pledge};

/// 32 random bytes, in hexadecimal. They are pledged on sitting down and revealed when the table asks for them.
#[derive(Clone, Debug)]
pub struct Nonce(pub String);

impl Nonce {
    /// A nonce from the system's source of random bytes.
    pub fn random() -> Result<Nonce, ClientError> {
        let mut bytes = [0; 32];
        getrandom::fill(&mut bytes)?;
        Ok(Nonce(hex::encode(bytes)))
    }

    /// To pledge it and keep it.
    pub fn sealed(&self) -> Pledge {
        Pledge::Commitment(FairShuffle::commitment_to(&self.0).unwrap_or_default())
    }

    /// To pledge it and let the server reveal it.
    pub fn entrusted(&self) -> Pledge {
        Pledge::Entrusted(self.0.clone())
    }

    /// The command that reveals it, once the table asks for it.
    pub fn reveal(&self) -> Command {
        Command::Reveal { nonce: self.0.clone() }
    }
}
