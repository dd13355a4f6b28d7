//! [`Person`]: a player. Tables and entries know them by number alone.

use hedgerow_protocol::PersonView;

/// A person's number, never given out twice.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct PersonId(pub i64);

/// A person who plays here, as the store knows them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Person {
    /// Their number.
    pub id: PersonId,
    /// The name of the account, or the label of the guest.
    pub name: String,
    /// Plays without an account.
    pub guest: bool,
    /// A program plays here.
    pub bot: bool,
    /// The person to whom this bot belongs. A bot without an owner is an account that was declared to be one.
    pub owner: Option<PersonId>,
    /// Whether the host keeps them, or their owner, out.
    pub banned: bool,
    /// When they came, in milliseconds since 1970.
    pub since_ms: u64,
}

impl Person {
    /// Who answers for what is done here: limits that hold for a person hold for them and their bots together.
    pub fn answerable(&self) -> PersonId {
        self.owner.unwrap_or(self.id)
    }

    /// As others see them.
    pub fn view(&self) -> PersonView {
        PersonView { name: self.name.clone(), guest: self.guest, bot: self.bot }
    }
}
