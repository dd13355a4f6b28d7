//! [`Table`]: how a table stands, made from its entries. Pure: no clock, no storage, no sockets.

use super::entry::{Chair, Entry};
use super::shuffle::Pledged;
use super::{Clocks, GameInProgress, Games, SeatState};
use crate::clock::{Moment, Now};
use crate::person::PersonId;
use hedgerow_chance::Dealer;
use hedgerow_lessons::Lesson;
use hedgerow_locale::text;
use hedgerow_notation::Record;
use hedgerow_protocol::{
    ApiError, Draws, ErrorCode, Happening, OnTimeout, PersonView, ProposalView, TableSettings, TableStage,
};
use hedgerow_rules::Seat;
use std::collections::HashMap;
use std::time::Duration;

/// The bot that plays on for a person.
pub const STAND_IN: &str = "normal";

/// Why a game is over that was not played to its end.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum EndedBy {
    Resigned,
    Time,
    Agreed,
    Expired,
}

impl EndedBy {
    pub const fn name(self) -> &'static str {
        match self {
            EndedBy::Resigned => "resigned",
            EndedBy::Time => "time",
            EndedBy::Agreed => "agreed",
            EndedBy::Expired => "expired",
        }
    }
}

/// What a table begins with.
#[derive(Clone, Debug, PartialEq)]
pub struct NewTable {
    /// What identifies it in requests and in its link.
    pub id: String,
    /// The person who made it.
    pub host: PersonId,
    /// What its link ends with; none for an open table.
    pub key: Option<String>,
    /// What the shuffle is made of. Never leaves the server before the end.
    pub secret: [u8; 32],
    /// What was chosen, as JSON.
    pub settings: String,
    /// When it was made, in milliseconds since 1970.
    pub created_ms: u64,
    /// The host's own id for it: at most once for a person.
    pub client_id: Option<String>,
}

/// A person whom the host of a table does not let talk there.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Mute {
    /// The person who may not talk.
    pub person: PersonId,
    /// What they had said, by its number.
    pub message: u32,
}

/// A table as its entries make it.
#[derive(Debug)]
pub struct Table {
    pub(crate) made: NewTable,
    pub(crate) settings: TableSettings,
    /// The number of its entries.
    pub version: u32,
    /// How far it has come.
    pub stage: TableStage,
    /// Its seats, in the order of play.
    pub seats: Vec<SeatState>,
    pub(crate) game: Option<GameInProgress>,
    pub(crate) clocks: Clocks,
    pub(crate) proposal: Option<ProposalView>,
    pub(crate) ended_by: Option<EndedBy>,
    pub(crate) rematch: Option<String>,
    /// The record of a game from elsewhere.
    pub imported: Option<Record>,
    /// When the last entry was made.
    pub changed: Now,
    /// The names of the people. Entries only hold numbers, so that a name can change and be forgotten.
    pub people: HashMap<PersonId, PersonView>,
    /// What people pledged to the shuffle.
    pub(super) pledges: HashMap<PersonId, Pledged>,
    /// When the nonces were asked for.
    pub(super) asked: Moment,
    /// The people whom the host does not let talk. These are no entries either: they have nothing to do with the game.
    pub muted: Vec<Mute>,
    /// It is rated, but its people had their rated games of the day.
    pub uncounted: bool,
    games: Games,
    /// How many actions the last played entry added; undone ones not.
    pub(super) last_played: usize,
    /// The commands carried out, by person and their own id, and the version each made.
    done: HashMap<(PersonId, String), u32>,
}

impl Table {
    /// A table without entries.
    pub fn new(made: NewTable, games: Games) -> Result<Table, ApiError> {
        let settings: TableSettings = serde_json::from_str(&made.settings)
            .map_err(|error| ApiError::fault(format!("the settings cannot be read: {error}")))?;
        // Without its lesson the same entries would be another game.
        if let Some(name) = settings.lesson.as_deref().filter(|name| Lesson::named(name).is_none()) {
            return Err(ApiError::fault(format!(
                "the table is of a lesson '{name}', which this program does not have"
            )));
        }
        Ok(Table {
            clocks: Clocks::new(settings.clock, 0),
            changed: Now { date_ms: made.created_ms, ran: Moment::default() },
            made,
            settings,
            version: 0,
            stage: TableStage::Waiting,
            seats: Vec::new(),
            game: None,
            proposal: None,
            ended_by: None,
            rematch: None,
            imported: None,
            people: HashMap::new(),
            pledges: HashMap::new(),
            asked: Moment::default(),
            muted: Vec::new(),
            uncounted: false,
            games,
            last_played: 0,
            done: HashMap::new(),
        })
    }

    pub(crate) fn games(&self) -> &Games {
        &self.games
    }

    /// Takes the next entry in. What it made happen in the game comes back.
    pub fn apply(&mut self, entry: &Entry, now: Now) -> Result<Vec<Happening>, ApiError> {
        self.version += 1;
        self.changed = now;
        let mut happened = Vec::new();
        match entry {
            Entry::Made { seats } => self.seats = seats.iter().cloned().map(SeatState::from).collect(),
            Entry::Joined { seat, person, nonce } => {
                let seat = self.seat_mut(*seat)?;
                let name = match &mut seat.chair {
                    Chair::Invited { name, .. } => name.take(),
                    _ => None,
                };
                seat.chair = Chair::Person { person: *person, name, nonce: nonce.clone() };
            }
            Entry::Left { seat } => {
                self.seat_for(*seat, Chair::Open)?;
                self.seat_mut(*seat)?.colour = None;
            }
            Entry::Arranged { seat, chair } => self.seat_for(*seat, chair.clone())?,
            Entry::Coloured { seat, colour } => self.seat_mut(*seat)?.colour = Some(*colour),
            Entry::RulesChanged { rules, options } => {
                self.settings.rules.clone_from(rules);
                self.settings.options.clone_from(options);
            }
            Entry::BotSpeedChanged { speed } => self.settings.bot_speed = *speed,
            Entry::Pledged { person, pledge } => {
                self.pledges.insert(PersonId(*person), Pledged::new(pledge)?);
            }
            Entry::Closed => {
                self.stage = TableStage::Revealing;
                self.asked = now.ran;
            }
            Entry::Revealed { person, nonce } => {
                if let Some(pledged) = self.pledges.get_mut(&PersonId(*person)) {
                    pledged.reveal(nonce);
                }
            }
            Entry::Started { seats, first, draws } => happened = self.begin(seats, *first, draws)?,
            Entry::WentOn { record, draws } => happened = self.go_on(record, draws)?,
            Entry::Played { actions, dealt } => {
                happened = match &dealt.0 {
                    Some(dealt) => self.game_mut()?.play_dealt(dealt),
                    None => self.game_mut()?.play(actions)?,
                };
                self.last_played = actions.len();
                self.proposal = None;
            }
            Entry::WentBack { actions } => {
                self.game_mut()?.go_back(*actions as usize)?;
                self.last_played = 0;
                self.proposal = None;
            }
            Entry::Proposed { seat, what } => {
                self.proposal = Some(ProposalView { seat: *seat, what: *what, agreed: 1 << seat });
            }
            Entry::Answered { seat, answer } => self.answer(*seat, *answer)?,
            Entry::Resigned { seat } => {
                self.give_up(*seat, EndedBy::Resigned)?;
                self.judge_proposal_without(*seat)?;
            }
            Entry::TimedOut { seat } => {
                self.seat_mut(*seat)?.timed_out = true;
                match self.settings.on_timeout {
                    OnTimeout::Bot => self.seat_mut(*seat)?.stand_in = Some(STAND_IN.to_string()),
                    OnTimeout::Forfeit => self.give_up(*seat, EndedBy::Time)?,
                }
                self.judge_proposal_without(*seat)?;
            }
            Entry::StoodIn { seat, level } => {
                self.seat_mut(*seat)?.stand_in = Some(level.clone());
                self.judge_proposal_without(*seat)?;
            }
            Entry::Returned { seat } => self.seat_mut(*seat)?.stand_in = None,
            Entry::Expired => self.end(EndedBy::Expired),
            Entry::Rematched { table } => self.rematch = Some(table.clone()),
            Entry::Resumed => {
                self.clocks.resume(now.ran);
                self.asked = now.ran;
            }
            Entry::Imported { record } => self.import(record)?,
        }
        if self.stage == TableStage::Playing && self.game.as_ref().is_some_and(GameInProgress::is_over) {
            self.stage = TableStage::Over;
            self.proposal = None;
        }
        // The clock of the player who decides next runs, unless it is a bot's turn.
        let turn = self.game.as_ref().map_or(0, |game| game.position().turn() as u32);
        let next = self.to_act().filter(|seat| self.seats[*seat as usize].player().is_some());
        self.clocks.run(next, turn, now.ran);
        Ok(happened)
    }

    /// A seat is for another person, or for none. A person without a seat has pledged nothing.
    fn seat_for(&mut self, seat: u8, chair: Chair) -> Result<(), ApiError> {
        self.seat_mut(seat)?.chair = chair;
        let seated: Vec<PersonId> = self.seats.iter().filter_map(|seat| seat.chair.person()).collect();
        self.pledges.retain(|person, _| seated.contains(person));
        Ok(())
    }

    fn begin(&mut self, kept: &[u8], first: u8, draws: &[String]) -> Result<Vec<Happening>, ApiError> {
        let game = self.fresh_game(kept, first)?;
        // Seats that were not taken leave a gap, and the others move up, with the colours they have.
        self.settle_colours();
        self.seats = kept.iter().map(|seat| self.seat(*seat).cloned()).collect::<Result<Vec<_>, _>>()?;
        self.play_from(game, draws)
    }

    pub(super) fn play_from(&mut self, mut game: GameInProgress, draws: &[String]) -> Result<Vec<Happening>, ApiError> {
        self.clocks = Clocks::new(self.settings.clock, self.seats.len());
        self.stage = TableStage::Playing;
        let happened = game.play(draws)?;
        self.game = Some(game);
        Ok(happened)
    }

    /// The game about to begin with these of the seats, `first` being one of them.
    pub fn fresh_game(&self, kept: &[u8], first: u8) -> Result<GameInProgress, ApiError> {
        if let Some(lesson) = self.lesson() {
            return GameInProgress::new(&lesson.game, kept.len(), Seat(first), Some(lesson.dealer()));
        }
        let game = self.games.game(self.games.rules(&self.settings)?)?;
        let seed = match self.settings.draws {
            Draws::Shuffled => self.shuffle_for(kept).seed(),
            Draws::Entered => None,
        };
        let dealer = seed.map(|seed| Dealer::new(&game, &seed));
        GameInProgress::new(&game, kept.len(), Seat(first), dealer)
    }

    /// The guided game that is played here.
    pub fn lesson(&self) -> Option<&'static Lesson> {
        self.settings.lesson.as_deref().and_then(Lesson::named)
    }

    /// A seat has lost. Of two, the other has won; among more, a bot plays on.
    fn give_up(&mut self, seat: u8, by: EndedBy) -> Result<(), ApiError> {
        let state = self.seat_mut(seat)?;
        state.lost = true;
        state.stand_in = Some(STAND_IN.to_string());
        let nobody_left = self.seats.iter().all(|seat| seat.player().is_none());
        // Before the beginning chairs may be free.
        let taken = self.seats.iter().filter(|seat| !seat.chair.is_free()).count();
        if taken == 2 || nobody_left {
            self.end(by);
        }
        Ok(())
    }

    pub(super) fn end(&mut self, by: EndedBy) {
        self.stage = TableStage::Over;
        self.proposal = None;
        self.ended_by = Some(by);
    }

    fn import(&mut self, text: &str) -> Result<(), ApiError> {
        let record =
            Record::read(text, Lesson::sets()).map_err(|error| ApiError::new(ErrorCode::BadRequest, &error))?;
        let mut game = GameInProgress::new(&record.game, record.seats(), record.first, None)?;
        for action in &record.actions {
            game.play_action(*action)?;
        }
        self.seats = record.players.iter().map(|_| Chair::Open.into()).collect();
        self.clocks = Clocks::new(self.settings.clock, self.seats.len());
        self.stage = TableStage::Over;
        self.game = Some(game);
        self.imported = Some(record);
        Ok(())
    }

    /// Notes that a person's command made the version that the table has now.
    pub fn note_done(&mut self, person: PersonId, client_id: &str) {
        self.done.insert((person, client_id.to_string()), self.version);
    }

    /// The version a command made, if it was carried out already.
    pub fn done(&self, person: PersonId, client_id: &str) -> Option<u32> {
        self.done.get(&(person, client_id.to_string())).copied()
    }

    /// The seat that must decide; `None` when the game is over or a draw must be entered.
    pub fn to_act(&self) -> Option<u8> {
        let game = self.game.as_ref().filter(|_| self.stage == TableStage::Playing)?;
        game.to_act()
    }

    /// The person who must act now: decide, or enter a draw.
    pub fn waits_for(&self) -> Option<PersonId> {
        let game = self.game.as_ref().filter(|_| self.stage == TableStage::Playing)?;
        match game.to_act() {
            Some(seat) => self.seats[seat as usize].player(),
            // Draws are entered by the host or, if the host only looks on, by the person on the first seat.
            None if game.entered() => {
                let seated = || self.seats.iter().find_map(|seat| seat.chair.person());
                let host = Some(self.made.host).filter(|host| !self.seats_of(*host).is_empty());
                host.or_else(seated)
            }
            None => None,
        }
    }

    /// Until when the table waits for its players, or for a move: `expiry`, or the time that was chosen for it.
    pub fn waits_until(&self, expiry: Moment) -> Moment {
        let chosen = self.settings.wait_seconds.filter(|_| self.stage == TableStage::Waiting);
        chosen.map_or(expiry, |seconds| expiry.min(self.changed.ran + Duration::from_secs(seconds.into())))
    }

    /// When the table must be looked after even if no client comes. `expiry`: after how long without a move. `reveal`: how
    /// long a nonce is waited for.
    pub fn due(&self, expiry: Duration, reveal: Duration) -> Option<Moment> {
        let expiry = self.changed.ran + expiry;
        match self.stage {
            TableStage::Over => None,
            TableStage::Waiting => Some(self.waits_until(expiry)),
            TableStage::Revealing => self.reveal_until(reveal),
            TableStage::Playing => {
                let bot = self.to_act().filter(|seat| self.seats[*seat as usize].bot().is_some());
                let clock = self.clocks.runs_out().map(|(at, _)| at);
                bot.map(|_| self.changed.ran).or(clock).or(Some(expiry))
            }
        }
    }

    /// Whether bots may think less here than their level does when many wait. Not where results are compared: in rated games,
    /// and at tables that share their draws with others, once there are any.
    pub fn thoughts_may_be_short(&self) -> bool {
        !self.settings.rated
    }

    /// Whether every seat is taken.
    pub fn is_full(&self) -> bool {
        self.seats.iter().all(|seat| !seat.chair.is_free())
    }

    /// The seats of a person.
    pub fn seats_of(&self, person: PersonId) -> Vec<u8> {
        let own = self.seats.iter().enumerate().filter(|(_, seat)| seat.chair.person() == Some(person));
        own.map(|(seat, _)| seat as u8).collect()
    }

    /// Whether the last thing that happened was a decision that revealed nothing.
    pub fn can_undo(&self, person: PersonId) -> bool {
        let Some(game) = self.game.as_ref().filter(|_| self.stage == TableStage::Playing) else { return false };
        let sits = !self.seats_of(person).is_empty();
        if game.entered() {
            return sits && game.actions().len() > game.begun().unwrap_or(0);
        }
        let mine = self.to_act().is_some_and(|seat| self.seats[seat as usize].player() == Some(person));
        let placed = matches!(game.actions().last(), Some(hedgerow_rules::Action::Place { .. }));
        sits && mine && placed && self.last_played == 1
    }

    pub(crate) fn is_muted(&self, person: PersonId) -> bool {
        self.muted.iter().any(|mute| mute.person == person)
    }

    /// How many turns every player had, at least.
    pub fn turns_of_all(&self) -> u32 {
        let Some(game) = &self.game else { return 0 };
        // The last one counts when nothing is left to decide in it.
        let turns = game.position().turn().saturating_sub(usize::from(!game.is_over()));
        (turns / self.seats.len().max(1)) as u32
    }

    /// The seats that won, once it is over.
    pub fn winners(&self) -> Vec<u8> {
        let judged = self.stage == TableStage::Over && self.game.is_some();
        if !judged || matches!(self.ended_by, Some(EndedBy::Agreed | EndedBy::Expired)) {
            return Vec::new();
        }
        let places = self.places();
        if self.ended_by.is_none() && !self.game.as_ref().is_some_and(GameInProgress::is_over) {
            return Vec::new();
        }
        (0..self.seats.len() as u8).filter(|seat| places[*seat as usize] == 1).collect()
    }

    /// By seat, from 1: those who lost come last, else the points decide.
    pub fn places(&self) -> Vec<u8> {
        let scores = self.scores();
        let rank = |seat: usize| (!self.seats[seat].lost, scores[seat]);
        let better = |seat: usize| (0..self.seats.len()).filter(|other| rank(*other) > rank(seat)).count();
        (0..self.seats.len()).map(|seat| 1 + better(seat) as u8).collect()
    }

    /// The points so far, by seat; all 0 until the game begins.
    pub fn scores(&self) -> Vec<u32> {
        match &self.game {
            Some(game) => game.position().scores().to_vec(),
            None => vec![0; self.seats.len()],
        }
    }

    pub(crate) fn seat(&self, seat: u8) -> Result<&SeatState, ApiError> {
        self.seats.get(seat as usize).ok_or_else(|| self.no_such_seat(seat))
    }

    fn seat_mut(&mut self, seat: u8) -> Result<&mut SeatState, ApiError> {
        let missing = self.no_such_seat(seat);
        self.seats.get_mut(seat as usize).ok_or(missing)
    }

    fn no_such_seat(&self, seat: u8) -> ApiError {
        ApiError::new(ErrorCode::BadRequest, text!("server-no-seat", seat = seat))
    }

    pub(crate) fn game_mut(&mut self) -> Result<&mut GameInProgress, ApiError> {
        self.game.as_mut().ok_or_else(|| ApiError::new(ErrorCode::NotNow, text!("server-not-begun")))
    }

    /// The game, if it is being played now.
    pub fn playing(&self) -> Result<&GameInProgress, ApiError> {
        match (self.stage, &self.game) {
            (TableStage::Playing, Some(game)) => Ok(game),
            (TableStage::Over, _) => Err(ApiError::new(ErrorCode::NotNow, text!("server-over"))),
            _ => Err(ApiError::new(ErrorCode::NotNow, text!("server-not-begun"))),
        }
    }

    /// Who may see the table: anyone if it is open, else the people who sit there or are invited, and those who have the
    /// key.
    pub fn may_see(&self, person: Option<PersonId>, key: Option<&str>) -> bool {
        let belongs = |person: PersonId| {
            self.made.host == person || self.seats.iter().any(|seat| seat.chair.meant_for() == Some(person))
        };
        match &self.made.key {
            None => true,
            Some(secret) => key == Some(secret) || person.is_some_and(belongs),
        }
    }
}
