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
    /// Nothing: somebody who just came into being, or has just proved themselves in the store.
    Nothing,
    /// Another pass.
    Pass(i64),
    /// The password that has this hash.
    Password(Option<String>),
}

/// A pass that is about to be given out.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NewPass {
    pub person: PersonId,
    pub proof: Proof,
    pub secret: [u8; 32],
    pub kind: PassKind,
    pub label: String,
    pub scopes: Vec<Scope>,
    pub now_ms: u64,
    pub ends_ms: Option<u64>,
}
