//! What others see of a table: views, listings, records, replays, results.

use super::{Chair, Mute, SeatState, Table};
use crate::clock::Moment;
use crate::person::PersonId;
use hedgerow_chance::FairShuffle;
use hedgerow_locale::text;
use hedgerow_notation::{DrawOrigin, Record, action_token};
use hedgerow_protocol::{
    ApiError, BotPace, ChatMessage, ClocksView, ErrorCode, GameView, Happening, MutedView, Permission, PersonView,
    Replay, ReplayStep, SeatView, TableEvent, TableStage, TableView, TurnView, happenings,
};

/// Who looks at a table, and what the table itself does not know.
#[derive(Clone, Copy, Debug)]
pub struct Viewer<'a> {
    pub person: Option<PersonId>,
    pub ran: Moment,
    /// By seat, whether its person has a socket open.
    pub here: &'a [bool],
    /// By seat, whether its person has been gone for a while.
    pub away: &'a [bool],
    pub spectators: u32,
    pub bots: Option<&'a BotPace>,
}

impl Table {
    /// `chat`: what was said, unless the viewer has it already.
    pub fn view(&self, viewer: Viewer, chat: Option<Vec<ChatMessage>>) -> TableView {
        let over = self.stage == TableStage::Over;
        let shuffled = self.is_shuffled();
        let knows_key = viewer.person.is_some_and(|person| self.may_see(Some(person), None));
        TableView {
            id: self.made.id.clone(),
            version: self.version,
            settings: self.settings.clone(),
            stage: self.stage,
            host: self.name_of(self.made.host),
            seats: (0..self.seats.len()).map(|seat| self.seat_view(seat, viewer)).collect(),
            spectators: viewer.spectators,
            bots: viewer.bots.cloned(),
            commitment: FairShuffle::commitment(&self.made.secret),
            secret: (over && shuffled).then(|| self.shuffle().secret).flatten(),
            what_if: self.what_if().map(|actions| actions as u32),
            game: self.game.as_ref().map(|game| GameView::of(game.position(), self.draws_are_entered())),
            log: self.game.as_ref().map(|game| game.log()).unwrap_or_default(),
            clocks: self.clocks_view(viewer.ran),
            proposal: self.proposal,
            uncounted: self.uncounted,
            ended_by: self.ended_by.map(|by| by.name().to_string()),
            winners: self.winners(),
            rematch: self.rematch.clone(),
            chat,
            muted: self.muted_for(viewer.person),
            your_seats: viewer.person.map(|person| self.seats_of(person)).unwrap_or_default(),
            you_may: self.permissions(viewer),
            key: self.made.key.clone().filter(|_| knows_key),
        }
    }

    /// The version that the last entry made, for a client that had the one before.
    pub fn event(&self, number: u32, happened: &[Happening], viewer: Viewer) -> Option<TableEvent> {
        let game = self.game.as_ref()?;
        Some(TableEvent {
            version: self.version,
            number,
            happenings: happened.to_vec(),
            turn: TurnView::of(game.position(), self.draws_are_entered()),
            clocks: self.clocks_view(viewer.ran),
            proposal: self.proposal,
            you_may: self.permissions(viewer),
        })
    }

    /// Whether a person has to enter a draw now.
    fn draws_are_entered(&self) -> bool {
        self.stage == TableStage::Playing && self.game.as_ref().is_some_and(|game| game.entered())
    }

    fn clocks_view(&self, now: Moment) -> Option<ClocksView> {
        self.clocks.view(now).filter(|_| self.stage == TableStage::Playing)
    }

    fn seat_view(&self, seat: usize, viewer: Viewer) -> SeatView {
        let state = &self.seats[seat];
        SeatView {
            sitter: self.listed_seat(seat).named(&self.people),
            name: self.seat_name(seat),
            colour: self.colours()[seat],
            here: matches!(state.chair, Chair::Bot { .. }) || viewer.here.get(seat).copied().unwrap_or(false),
            away: viewer.away.get(seat).copied().unwrap_or(false),
            stand_in: state.stand_in.clone(),
            lost: state.lost,
            contribution: self.contribution_view(seat as u8),
        }
    }

    pub(crate) fn seat_name(&self, seat: usize) -> String {
        if let Some(record) = &self.imported {
            return record.players.get(seat).cloned().unwrap_or_default();
        }
        let chair = &self.seats[seat].chair;
        chair.label().map_or_else(|| self.person_at(chair), str::to_owned)
    }

    fn person_at(&self, chair: &Chair) -> String {
        chair.meant_for().map(|person| self.name_of(person)).unwrap_or_default()
    }

    pub(crate) fn name_of(&self, person: PersonId) -> String {
        self.view_of(person).name
    }

    /// A person as others see them.
    pub fn view_of(&self, person: PersonId) -> PersonView {
        let unknown = || PersonView { name: String::new(), guest: true, bot: false };
        self.people.get(&person).cloned().unwrap_or_else(unknown)
    }

    /// Who may not talk, as the host of the table sees it.
    fn muted_for(&self, person: Option<PersonId>) -> Vec<MutedView> {
        if person != Some(self.made.host) {
            return Vec::new();
        }
        let view = |mute: &Mute| MutedView { message: mute.message, who: self.view_of(mute.person) };
        self.muted.iter().map(view).collect()
    }

    /// What a person may do besides playing.
    pub fn permissions(&self, viewer: Viewer) -> Vec<Permission> {
        let Some(person) = viewer.person else { return Vec::new() };
        let sits = !self.seats_of(person).is_empty();
        let host = self.made.host == person;
        let mut may = Vec::new();
        if !self.is_muted(person) {
            may.push(Permission::Chat);
        }
        if host {
            may.push(Permission::Mute);
            if self.stage != TableStage::Over && self.seats.iter().any(|seat| seat.bot().is_some()) {
                may.push(Permission::ChangeBotSpeed);
            }
        }
        match self.stage {
            TableStage::Waiting => {
                let free = |chair: &Chair| *chair == Chair::Open || chair.meant_for() == Some(person);
                let invited = self.seats.iter().any(|seat| seat.chair.meant_for() == Some(person));
                if !sits && self.seats.iter().any(|seat| free(&seat.chair)) {
                    may.push(Permission::Join);
                }
                if invited {
                    may.push(Permission::Leave);
                }
                if host {
                    may.push(Permission::Withdraw);
                    may.push(Permission::ArrangeSeats);
                    if self.rules_may_change() {
                        may.push(Permission::ChangeRules);
                    }
                    if self.check_start().is_ok() {
                        may.push(Permission::Start);
                    }
                }
            }
            TableStage::Revealing if self.owes_nonce(person) => may.push(Permission::Reveal),
            TableStage::Playing if sits => self.playing_permissions(person, viewer, &mut may),
            TableStage::Over if sits && self.imported.is_none() && self.what_if().is_none() => {
                may.push(Permission::Rematch)
            }
            TableStage::Revealing | TableStage::Playing | TableStage::Over => {}
        }
        may.sort_unstable();
        may
    }

    fn playing_permissions(&self, person: PersonId, viewer: Viewer, may: &mut Vec<Permission>) {
        let acts = self.acting_seat(person).ok();
        if self.can_undo(person) {
            may.push(Permission::Undo);
        }
        if acts.is_some() {
            may.push(Permission::Resign);
            if self.proposal.is_none() {
                may.push(Permission::ProposeEnd);
                if self.last_placed_by(person).is_some() && !self.settings.rated {
                    may.push(Permission::ProposeTakeBack);
                }
            }
            if self.settings.hints && self.waits_for() == Some(person) && self.to_act().is_some() {
                may.push(Permission::Hint);
            }
        }
        if let Some(proposal) = self.proposal {
            let own = self.seats_of(person);
            let open = |seat: &u8| *seat == proposal.seat || proposal.agreed >> seat & 1 == 0;
            if own.iter().any(|seat| self.is_asked(*seat) && open(seat)) {
                may.push(Permission::AnswerProposal);
            }
        }
        let replaceable = |seat: usize| {
            let player = self.seats[seat].player();
            player == Some(person) || (player.is_some() && viewer.away.get(seat).copied().unwrap_or(false))
        };
        if !self.settings.rated && (0..self.seats.len()).any(replaceable) {
            may.push(Permission::LetBotPlay);
        }
        if self.returnable(person).is_some() {
            may.push(Permission::Return);
        }
    }

    /// The game as a record. The secret stands in it once the game is over.
    pub fn record(&self) -> Result<Record, ApiError> {
        let not_begun = || ApiError::new(ErrorCode::NotNow, text!("server-not-begun"));
        if let Some(record) = &self.imported {
            return Ok(record.clone());
        }
        let game = self.game.as_ref().ok_or_else(not_begun)?;
        let position = game.position();
        let shuffle = self.shuffle();
        let draws = match self.stage {
            _ if !self.is_shuffled() => DrawOrigin::Entered,
            TableStage::Over => DrawOrigin::Fair(shuffle),
            _ => DrawOrigin::Fair(shuffle.concealed()),
        };
        let mut record =
            Record::new(position.game(), self.seats.len(), position.first(), draws).map_err(ApiError::fault)?;
        let recorded = |seat: &SeatState| seat.chair.full_label().unwrap_or_else(|| self.person_at(&seat.chair));
        record.players = self.seats.iter().map(recorded).collect();
        record.actions = game.actions().to_vec();
        if let Some(lesson) = self.lesson() {
            record.notes.push(format!("a guided game with prepared draws: {}", lesson.name));
        }
        if let Some(actions) = self.what_if() {
            record.notes.push(format!("what if: the first {actions} actions come from another game"));
        }
        if let Some(by) = self.ended_by {
            record.notes.push(format!("ended before its time: {}", by.name()));
        }
        for seat in (0..self.seats.len()).filter(|seat| self.seats[*seat].lost) {
            record.notes.push(format!("seat {seat} gave up or ran out of time"));
        }
        Ok(record)
    }
}

/// A record, step by step. `colours`: by seat, where a table knows them.
pub fn replay(record: &Record, colours: Option<Vec<u8>>) -> Result<Replay, ApiError> {
    let start = record.start().map_err(|error| ApiError::new(ErrorCode::BadRequest, &error))?;
    let mut steps = Vec::new();
    record
        .replay(|step| {
            let mut turn = TurnView::of(step.after, false);
            // Where a record ends the game can be played on; elsewhere all that could have been done is only long.
            if steps.len() + 1 < record.actions.len() {
                turn.choices = hedgerow_protocol::Choices::Nothing;
            }
            steps.push(ReplayStep {
                action: action_token(step.before, step.action),
                happenings: happenings(step.before.seat(), step.action, step.events, step.after),
                turn,
            });
        })
        .map_err(|error| ApiError::new(ErrorCode::BadRequest, &error))?;
    let rules = record.game.rules();
    Ok(Replay {
        rules: rules.name().to_string(),
        options: rules.options().iter().map(|option| option.to_string()).collect(),
        players: record.players.clone(),
        colours: colours.unwrap_or_else(|| (0..record.seats() as u8).collect()),
        first: record.first.0,
        start: GameView::of(&start, false),
        steps,
    })
}
