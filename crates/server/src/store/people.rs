//! [`PeopleStore`]: what must last about people.

use super::{ListPage, NewPass, Pass, PassKind, Person, PersonId, StoreError, StoredChat};
use async_trait::async_trait;
use hedgerow_protocol::{GameStanding, Leader, PersonView, ProfileGame};
use std::collections::HashMap;

/// What accounts, profiles and the host need. Tokens and passwords come in hashed; the store never sees them plain.
/// People who were deleted are not found any more.
#[async_trait]
pub trait PeopleStore: Send + Sync + 'static {
    /// Makes a new person, under a label like `Guest 48217`, which is no account's name.
    async fn new_guest(&self, now_ms: u64) -> Result<Person, StoreError>;
    /// A person by their number.
    async fn person(&self, person: PersonId) -> Result<Person, StoreError>;
    /// What people are called now; those who were deleted have a name too.
    async fn known(&self, people: &[PersonId]) -> Result<HashMap<PersonId, PersonView>, StoreError>;
    /// The account of that very name, or else one whose name looks like it. Guests are not found by their labels.
    async fn person_named(&self, name: &str) -> Result<Person, StoreError>;
    /// The hash of the password, if there is one.
    async fn password(&self, person: PersonId) -> Result<Option<String>, StoreError>;
    /// Makes an account out of a guest, who keeps number and games, or out of nothing. Ends the guest's sessions.
    async fn register(
        &self,
        guest: Option<PersonId>,
        name: &str,
        password: &str,
        now_ms: u64,
    ) -> Result<Person, StoreError>;
    /// A new name, also for the games of the past: everything knows people by number. A guest may take any that no account
    /// has.
    async fn rename(&self, person: PersonId, name: &str) -> Result<Person, StoreError>;
    /// A program plays here, from now on and for good.
    async fn make_bot(&self, person: PersonId) -> Result<Person, StoreError>;
    /// Stores a pass, if what it rests on still holds.
    async fn new_pass(&self, pass: NewPass) -> Result<Pass, StoreError>;
    /// Whose pass it is, unless it has ended.
    async fn pass(&self, secret: [u8; 32], now_ms: u64) -> Result<(Person, Pass), StoreError>;
    /// Those that have not ended, the newest first.
    async fn passes(&self, person: PersonId, kind: PassKind, now_ms: u64) -> Result<Vec<Pass>, StoreError>;
    /// Forgets sessions and links that ended by themselves, and what is left of people who were deleted.
    async fn tidy(&self, now_ms: u64) -> Result<(), StoreError>;
    /// Notes that a pass is in use, and when it ends now.
    async fn use_pass(&self, pass: i64, now_ms: u64, ends_ms: Option<u64>) -> Result<(), StoreError>;
    /// Ends one pass of a person.
    async fn end_pass(&self, person: PersonId, kind: PassKind, pass: i64) -> Result<(), StoreError>;
    /// Ends all sessions of a person. Tokens stay.
    async fn end_sessions(&self, person: PersonId) -> Result<(), StoreError>;
    /// A new password. Ends all sessions but that one.
    async fn set_password(&self, person: PersonId, password: &str, but: Option<i64>) -> Result<(), StoreError>;
    /// Stores the hash of a token with which a person can choose a new password.
    async fn new_reset(&self, person: PersonId, token: [u8; 32], expires_ms: u64) -> Result<(), StoreError>;
    /// Whose password may be replaced with this token.
    async fn reset_owner(&self, token: [u8; 32], now_ms: u64) -> Result<Person, StoreError>;
    /// Replaces the password, uses the link up, and ends all sessions and tokens, those of the person's bots too.
    async fn reset_password(&self, token: [u8; 32], password: &str, now_ms: u64) -> Result<Person, StoreError>;
    /// Hides what `other` says from `person`.
    async fn block(&self, person: PersonId, other: PersonId) -> Result<(), StoreError>;
    /// Shows what `other` says to `person` again.
    async fn unblock(&self, person: PersonId, other: PersonId) -> Result<(), StoreError>;
    /// The people that a person has blocked.
    async fn blocked(&self, person: PersonId) -> Result<Vec<Person>, StoreError>;
    /// Whether `person` has blocked `other`. What people have blocked holds for their bots, and against the bots of others.
    async fn has_blocked(&self, person: PersonId, other: PersonId) -> Result<bool, StoreError>;
    /// How many people have blocked this person.
    async fn blocked_by(&self, person: PersonId) -> Result<u32, StoreError>;
    /// Tables where the person may not talk.
    async fn muted_at(&self, person: PersonId) -> Result<Vec<String>, StoreError>;
    /// The tables that wait for the person's move.
    async fn waiting(&self, person: PersonId) -> Result<Vec<String>, StoreError>;
    /// How a person stands in each game they have played; private games count only if asked for.
    async fn standings(&self, person: PersonId, private_too: bool) -> Result<Vec<GameStanding>, StoreError>;
    /// The last finished games, newest first; private ones only if asked for.
    async fn games(
        &self,
        person: PersonId,
        private_too: bool,
        after: Option<&str>,
        limit: u32,
    ) -> Result<ListPage<ProfileGame>, StoreError>;
    /// Whether two of these people had all rated games of the day with each other that count.
    async fn played_enough(&self, people: &[PersonId], now_ms: u64) -> Result<bool, StoreError>;
    /// The best people, or the best bots, the best first.
    async fn leaders(
        &self,
        game: &str,
        bots: bool,
        after: Option<&str>,
        limit: u32,
    ) -> Result<ListPage<Leader>, StoreError>;
    /// What a person said, each message with its table.
    async fn said_by(
        &self,
        person: PersonId,
        after: Option<&str>,
        limit: u32,
    ) -> Result<ListPage<(String, StoredChat)>, StoreError>;
    /// Ids of all tables a person sits at, sat at, or made.
    async fn all_tables_of(&self, person: PersonId) -> Result<Vec<String>, StoreError>;
    /// The tables that are not over where the person sits or is invited.
    async fn unfinished_tables_of(&self, person: PersonId) -> Result<Vec<String>, StoreError>;
    /// Removes everything about a person and their bots. Finished games stay, under the name that is returned. What they said is removed
    /// bit by bit, so that nothing else has to wait; if that is interrupted, [`PeopleStore::tidy`] goes on.
    async fn delete_person(&self, person: PersonId, now_ms: u64) -> Result<String, StoreError>;
    /// A pardon ends the sessions of before.
    async fn set_banned(&self, person: PersonId, banned: bool, now_ms: u64) -> Result<(), StoreError>;
    /// The newest first.
    async fn people(&self, after: Option<&str>, limit: u32) -> Result<ListPage<Person>, StoreError>;
    /// Something the host decided at run time.
    async fn setting(&self, key: &str) -> Result<Option<String>, StoreError>;
    /// Stores something the host decided at run time.
    async fn set_setting(&self, key: &str, value: &str) -> Result<(), StoreError>;
}
