//! What is said at a table, who hears it, and which people the host of the table has muted.

use super::{TableTask, check_client_id};
use crate::hub::{audience, failed};
use crate::names::{is_unseen, plain};
use crate::store::{CHAT, Person, PersonId, StoredChat};
use crate::table::Mute;
use hedgerow_locale::text;
use hedgerow_protocol::{ApiError, ErrorCode, ServerMessage};
use std::collections::HashSet;

impl TableTask {
    pub(super) async fn say(
        &mut self,
        person: &Person,
        key: Option<&str>,
        client_id: Option<String>,
        text: String,
    ) -> Result<u32, ApiError> {
        self.check_sight(Some(person.id), key)?;
        if self.table.is_muted(person.id) || person.owner.is_some_and(|owner| self.table.is_muted(owner)) {
            return Err(ApiError::new(ErrorCode::NotYours, text!("server-muted")));
        }
        if let Some(id) = &client_id {
            check_client_id(id)?;
        }
        let text = plain(&text);
        let text = text.trim();
        if text.chars().all(is_unseen) || text.chars().count() > 500 {
            return Err(ApiError::new(ErrorCode::BadRequest, text!("server-chat-length")));
        }
        self.used = self.ran();
        let id = self.last_said + 1;
        self.hub.introduce(&mut self.table, &[person.id]).await?;
        let at_ms = self.shared().clock.date_ms();
        let stored = StoredChat { id, person: person.id, client_id, text: text.to_string(), at_ms };
        if !self.shared().tables.say(&self.table.made.id, stored.clone()).await.map_err(failed)? {
            // It was said before, and the answer got lost.
            return Ok(self.table.version);
        }
        let message = audience::chat_message(&self.table, &stored);
        self.last_said = id;
        self.chat.push(stored);
        if self.chat.len() > CHAT {
            self.chat.remove(0);
        }
        self.audience.send_all(&ServerMessage::Chat { message }, Some(person.id));
        Ok(self.table.version)
    }

    /// What a person said was deleted.
    pub(super) fn silence(&mut self, person: PersonId) {
        let before = self.chat.len();
        self.chat.retain(|said| said.person != person);
        self.table.muted.retain(|mute| mute.person != person);
        if self.chat.len() < before {
            self.uncounted = self.table.version;
            self.send_views(true);
        }
    }

    /// A person changed whose chat they hide.
    pub(super) fn block(&mut self, person: PersonId, blocked: &HashSet<PersonId>) {
        self.audience.block(person, blocked);
        // What was said by those who are heard again, or no more.
        if self.audience.is_here(person) && !self.chat.is_empty() {
            self.uncounted = self.table.version;
            self.send_views(true);
        }
    }

    /// The author of a message. Guests have no name by which they could be found, but they have said something.
    pub fn speaker(&self, message: u32) -> Result<PersonId, ApiError> {
        let said = self.chat.iter().find(|said| said.id == message).map(|said| said.person);
        said.ok_or_else(|| ApiError::new(ErrorCode::NotFound, text!("server-no-message")))
    }

    /// The host of the table keeps the author of a message from talking here, or lets them talk again.
    pub(super) async fn mute(
        &mut self,
        host: &Person,
        key: Option<&str>,
        message: u32,
        muted: bool,
    ) -> Result<(), ApiError> {
        self.check_sight(Some(host.id), key)?;
        self.table.host_only(host.id)?;
        self.attend();
        let id = &self.table.made.id;
        if muted {
            let person = self.speaker(message)?;
            if person == host.id {
                return Err(ApiError::new(ErrorCode::BadRequest, text!("server-mute-self")));
            }
            if !self.table.is_muted(person) {
                let mute = Mute { person, message };
                self.shared().tables.mute(id, mute).await.map_err(failed)?;
                self.hub.introduce(&mut self.table, &[person]).await?;
                self.table.muted.push(mute);
            }
        } else {
            let known = self.table.muted.iter().find(|mute| mute.message == message);
            let nobody = || ApiError::new(ErrorCode::NotFound, text!("server-no-message"));
            let person = known.map(|mute| mute.person).ok_or_else(nobody)?;
            self.shared().tables.unmute(id, person).await.map_err(failed)?;
            self.table.muted.retain(|mute| mute.person != person);
        }
        self.uncounted = self.table.version;
        self.send_views(false);
        Ok(())
    }
}
