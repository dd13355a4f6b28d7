//! [`Person`]: somebody who plays here. Tables and entries know them by number alone.

/// A person's number, never given out twice.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct PersonId(pub i64);

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Person {
    pub id: PersonId,
    pub name: String,
    /// Plays without an account.
    pub guest: bool,
    pub banned: bool,
    pub since_ms: u64,
}
