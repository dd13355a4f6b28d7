//! Who said something at a table, and whom its host does not let talk any more.

use super::{TableTask, failed};
use crate::store::{Person, PersonId};
use crate::table::Mute;
use hedgerow_locale::text;
use hedgerow_protocol::{ApiError, ErrorCode};

impl TableTask {
    /// Who said that. Guests have no name by which they could be found, but they have said something.
    pub fn speaker(&self, message: u32) -> Result<PersonId, ApiError> {
        let said = self.chat.iter().find(|said| said.id == message).map(|said| said.person);
        said.ok_or_else(|| ApiError::new(ErrorCode::NotFound, text!("server-no-message")))
    }

    /// The host of the table keeps whoever said something from talking here, or lets them talk again.
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
