//! [`Person`]: somebody who plays here. Tables and entries know them by number alone.

use hedgerow_protocol::PersonView;

/// A person's number, never given out twice.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct PersonId(pub i64);

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Person {
    pub id: PersonId,
    pub name: String,
    /// Plays without an account.
    pub guest: bool,
    /// A program plays here.
    pub bot: bool,
    pub banned: bool,
    pub since_ms: u64,
}

impl Person {
    /// As others see them.
    pub fn view(&self) -> PersonView {
        PersonView { name: self.name.clone(), guest: self.guest, bot: self.bot }
    }
}
