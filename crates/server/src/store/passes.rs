//! [`Pass`]: what opens an account.

use super::PersonId;
use hedgerow_protocol::Scope;

/// What shows a pass.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PassKind {
    /// A browser, by its cookie.
    Session,
    /// A program, by its token.
    Token,
}

/// What opens an account. The secret that is shown stays with the client; its hash finds the pass.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Pass {
    pub id: i64,
    pub kind: PassKind,
    /// The browser of a session, or what its owner calls a token.
    pub label: String,
    pub scopes: Vec<Scope>,
    pub created_ms: u64,
    /// Written now and then only.
    pub used_ms: u64,
    pub ends_ms: Option<u64>,
}

/// What a new pass rests on. It must still hold at the moment when the pass is stored: a request may be long under way.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Proof {
    /// Nothing: the person is new, or has just proved themselves in the store.
    Nothing,
    /// Another pass of the same person, or of the bot's owner.
    Pass(i64),
    /// The password that has this hash.
    Password(Option<String>),
}

/// A pass that is about to be given out.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NewPass {
    /// Whose account it opens.
    pub person: PersonId,
    /// What the pass rests on.
    pub proof: Proof,
    /// The hash of the secret that the client will show.
    pub secret: [u8; 32],
    /// Whether a browser or a program shows it.
    pub kind: PassKind,
    /// The browser of a session, or what its owner calls a token.
    pub label: String,
    /// What may be done with it.
    pub scopes: Vec<Scope>,
    /// When it is made, in milliseconds since 1970.
    pub now_ms: u64,
    /// When it ends by itself; `None` for never.
    pub ends_ms: Option<u64>,
}
