//! [`BotStore`]: what must last about the accounts of bots, and about what accounts accept.

use super::{Person, PersonId, StoreError};
use async_trait::async_trait;
use hedgerow_protocol::Accepts;

/// Bots belong to people. What is decided about a person holds for their bots: a banned person's bots count as banned, they
/// are deleted with their owner, and whoever blocks a person blocks their bots. The other way round nothing follows.
#[async_trait]
pub trait BotStore: Send + Sync + 'static {
    /// Makes an account that belongs to a person, if they have an account themselves and fewer than `most` bots.
    async fn new_bot(&self, owner: PersonId, name: &str, most: u32, now_ms: u64) -> Result<Person, StoreError>;
    /// A person's bots, in the order in which they were made.
    async fn bots_of(&self, owner: PersonId) -> Result<Vec<Person>, StoreError>;
    /// Whether each of these people answers for themselves: no one is there twice, or with a bot of theirs.
    async fn are_unrelated(&self, people: &[PersonId]) -> Result<bool, StoreError>;
    /// The people whose messages a person hides: those they have blocked, and their bots.
    async fn unheard(&self, person: PersonId) -> Result<Vec<PersonId>, StoreError>;
    /// What an account accepts when others invite it.
    async fn accepts(&self, person: PersonId) -> Result<Accepts, StoreError>;
    /// From now on it accepts this.
    async fn set_accepts(&self, person: PersonId, accepts: &Accepts) -> Result<(), StoreError>;
    /// How many tables that are not over a person sits at. Invitations do not count.
    async fn games_of(&self, person: PersonId) -> Result<u32, StoreError>;
}
