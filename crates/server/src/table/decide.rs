//! Commands: what they become, or why they are refused. Nothing changes here.

use super::state::STAND_IN;
use super::{Chair, Entry, Table, check_settings};
use crate::person::PersonId;
use hedgerow_locale::{Text, text};
use hedgerow_protocol::{
    Answer, ApiError, BotSpeed, Command, ErrorCode, Pledge, Proposal, ProposalView, TableSettings, TableStage,
};
use hedgerow_rules::Action;

fn not_now(text: Text) -> ApiError {
    ApiError::new(ErrorCode::NotNow, text)
}

fn not_yours(text: Text) -> ApiError {
    ApiError::new(ErrorCode::NotYours, text)
}

impl Table {
    /// What a person's command becomes. `away` says whether the person of a seat has not been here for a while.
    pub fn decide(
        &self,
        person: PersonId,
        command: &Command,
        away: impl Fn(u8) -> bool,
    ) -> Result<Vec<Entry>, ApiError> {
        match command {
            Command::Join { seat, pledge, colour } => self.join(person, *seat, pledge.as_ref(), *colour),
            Command::Leave => self.leave(person),
            Command::Decline { .. } => self.decline(person),
            Command::Withdraw => self.withdraw(person),
            Command::Colour { seat, colour } => self.choose_colour(person, *seat, *colour),
            Command::ChangeRules { rules, options } => self.change_rules(person, rules, options),
            Command::ChangeBotSpeed { speed } => self.change_bot_speed(person, *speed),
            Command::Start => self.start(person),
            Command::Reveal { nonce } => self.reveal(person, nonce),
            Command::Play { action } => self.play(person, action),
            Command::Undo => self.undo(person),
            Command::Propose { what } => self.propose(person, *what),
            Command::Answer { answer } => self.answer_of(person, *answer),
            Command::Resign => self.resign(person),
            Command::LetBotPlay { seat } => self.let_bot_play(person, *seat, away),
            Command::Return => self.come_back(person),
            // These need to know of other people and tables.
            Command::Arrange { .. } | Command::Rematch { .. } => Err(ApiError::fault("this is decided elsewhere")),
        }
    }

    fn join(
        &self,
        person: PersonId,
        wanted: Option<u8>,
        pledge: Option<&Pledge>,
        colour: Option<u8>,
    ) -> Result<Vec<Entry>, ApiError> {
        self.still_waiting()?;
        if !self.seats_of(person).is_empty() {
            return Err(not_now(text!("server-seated-already")));
        }
        self.rated_for(person)?;
        let taken = |text| ApiError::new(ErrorCode::Taken, text);
        let seats_with = |fits: &dyn Fn(&Chair) -> bool| -> Vec<u8> {
            (0..).zip(&self.seats).filter(|(_, seat)| fits(&seat.chair)).map(|(seat, _)| seat).collect()
        };
        let kept = seats_with(&|chair| chair.meant_for() == Some(person));
        let open = seats_with(&|chair| matches!(chair, Chair::Open));
        // Seats that are kept for two at one screen are taken together.
        let seats = match wanted {
            Some(seat) if open.contains(&seat) => vec![seat],
            Some(seat) if !kept.contains(&seat) => {
                self.seat(seat)?;
                return Err(taken(text!("server-seat-taken")));
            }
            _ if !kept.is_empty() => kept,
            _ => vec![*open.first().ok_or_else(|| taken(text!("server-no-free-seat")))?],
        };
        let mut after = self.copy_before_game()?;
        let mut entries = Vec::new();
        for seat in &seats {
            let joined = Entry::Joined { seat: *seat, person: person.0, nonce: None };
            after.apply(&joined, self.changed)?;
            entries.push(joined);
        }
        if let Some(coloured) = after.liked_colour(seats[0], colour) {
            after.apply(&coloured, self.changed)?;
            entries.push(coloured);
        }
        if let Some(pledged) = after.pledged(person, pledge)? {
            after.apply(&pledged, self.changed)?;
            entries.push(pledged);
        }
        // With the last seat the game begins.
        if after.is_full() {
            entries.push(after.beginning()?);
        }
        Ok(entries)
    }

    /// The table as it is before its game, to see what comes of an entry.
    pub(super) fn copy_before_game(&self) -> Result<Table, ApiError> {
        let mut copy = Table::new(self.made.clone(), self.games().clone())?;
        copy.settings = self.settings.clone();
        copy.stage = self.stage;
        copy.seats = self.seats.clone();
        copy.pledges = self.pledges.clone();
        Ok(copy)
    }

    /// Rated games are between different people with accounts.
    fn rated_for(&self, person: PersonId) -> Result<(), ApiError> {
        let guest = self.people.get(&person).is_none_or(|view| view.guest);
        match self.settings.rated && guest {
            true => Err(not_now(text!("server-rated-needs-account"))),
            false => Ok(()),
        }
    }

    fn leave(&self, person: PersonId) -> Result<Vec<Entry>, ApiError> {
        self.still_waiting()?;
        let own = self.seats.iter().enumerate().filter(|(_, seat)| seat.chair.meant_for() == Some(person));
        let left: Vec<Entry> = own.map(|(seat, _)| Entry::Left { seat: seat as u8 }).collect();
        if left.is_empty() { Err(not_now(text!("server-not-seated"))) } else { Ok(left) }
    }

    fn decline(&self, person: PersonId) -> Result<Vec<Entry>, ApiError> {
        self.still_waiting()?;
        match self.is_invited(person) {
            true => self.leave(person),
            false => Err(not_now(text!("server-no-invitation"))),
        }
    }

    /// The people for whom seats are kept, and who have not come yet.
    pub fn invited(&self) -> impl Iterator<Item = PersonId> {
        let waiting = self.seats.iter().filter(|seat| seat.chair.person().is_none());
        waiting.filter_map(|seat| seat.chair.meant_for())
    }

    /// Whether a seat is kept for a person who has not come yet.
    pub fn is_invited(&self, person: PersonId) -> bool {
        self.invited().any(|invited| invited == person)
    }

    fn withdraw(&self, person: PersonId) -> Result<Vec<Entry>, ApiError> {
        self.still_waiting()?;
        self.host_only(person)?;
        Ok(vec![Entry::Expired])
    }

    /// The host decides what a seat is for.
    pub fn arrange(
        &self,
        person: PersonId,
        seat: u8,
        chair: Chair,
        pledge: Option<&Pledge>,
    ) -> Result<Vec<Entry>, ApiError> {
        self.still_waiting()?;
        self.host_only(person)?;
        self.seat(seat)?;
        let chair = self.with_bot_name(seat, chair);
        let mut others = (0..).zip(&self.seats).filter(|(other, _)| *other != seat);
        if matches!(chair, Chair::Invited { .. })
            && others.any(|(_, other)| other.chair.meant_for() == chair.meant_for())
        {
            return Err(ApiError::new(ErrorCode::BadRequest, text!("server-invited-twice")));
        }
        let mut entries = vec![Entry::Arranged { seat, chair }];
        let mut after = self.copy_before_game()?;
        after.apply(&entries[0], self.changed)?;
        if let Some(pledged) = after.pledged(person, pledge)? {
            after.apply(&pledged, self.changed)?;
            entries.push(pledged);
        }
        if after.is_full() && after.check_start().is_ok() {
            entries.push(after.beginning()?);
        }
        Ok(entries)
    }

    /// Ratings are by game, so a rated table keeps what its people agreed to.
    pub fn rules_may_change(&self) -> bool {
        !self.settings.rated && self.lesson().is_none()
    }

    /// Another game, printing or option.
    fn change_rules(&self, person: PersonId, rules: &str, options: &[String]) -> Result<Vec<Entry>, ApiError> {
        self.still_waiting()?;
        self.host_only(person)?;
        if !self.rules_may_change() {
            return Err(not_now(text!("server-rules-stay")));
        }
        let mut settings =
            TableSettings { rules: rules.to_string(), options: options.to_vec(), ..self.settings.clone() };
        check_settings(&mut settings, self.seats.len(), self.games())?;
        Ok(vec![Entry::RulesChanged { rules: settings.rules, options: settings.options }])
    }

    fn change_bot_speed(&self, person: PersonId, speed: BotSpeed) -> Result<Vec<Entry>, ApiError> {
        self.host_only(person)?;
        if self.stage == TableStage::Over {
            return Err(not_now(text!("server-over")));
        }
        Ok(vec![Entry::BotSpeedChanged { speed }])
    }

    fn start(&self, person: PersonId) -> Result<Vec<Entry>, ApiError> {
        self.still_waiting()?;
        self.host_only(person)?;
        Ok(vec![self.beginning()?])
    }

    pub(crate) fn check_start(&self) -> Result<(), ApiError> {
        let taken = self.seats.iter().filter(|seat| !seat.chair.is_free());
        if taken.clone().count() < 2 {
            return Err(not_now(text!("server-two-seats")));
        }
        let mut people: Vec<_> = taken.clone().filter_map(|seat| seat.chair.person()).collect();
        if people.is_empty() {
            return Err(not_now(text!("server-one-person")));
        }
        people.sort_unstable();
        people.dedup();
        if self.settings.rated && people.len() != taken.count() {
            return Err(not_now(text!("server-rated-people")));
        }
        Ok(())
    }

    /// The beginning of the game with the seats that are taken.
    pub fn started(&self) -> Result<Entry, ApiError> {
        self.check_start()?;
        let taken = self.seats.iter().enumerate().filter(|(_, seat)| !seat.chair.is_free());
        let seats: Vec<u8> = taken.map(|(seat, _)| seat as u8).collect();
        let first = self.first_seat(&seats);
        let draws = self.fresh_game(&seats, first)?.first_draws();
        Ok(Entry::Started { seats, first, draws })
    }

    fn play(&self, person: PersonId, word: &str) -> Result<Vec<Entry>, ApiError> {
        let game = self.playing()?;
        let mine = match game.to_act() {
            Some(seat) => self.seat(seat)?.player() == Some(person),
            // Draws at a real table may be entered by anyone who sits there.
            None => game.entered() && !self.seats_of(person).is_empty(),
        };
        if !mine {
            let sits = !self.seats_of(person).is_empty();
            return Err(not_yours(if sits { text!("server-not-your-turn") } else { text!("server-not-seated") }));
        }
        let draw = word.starts_with(['+', '~']);
        if draw && !game.entered() {
            return Err(not_yours(text!("server-draws")));
        }
        Ok(vec![game.with_draws(game.read(word)?)])
    }

    /// What a bot chose for a seat.
    pub fn bot_plays(&self, seat: u8, action: Action) -> Result<Vec<Entry>, ApiError> {
        let game = self.playing()?;
        if game.to_act() != Some(seat) || self.seat(seat)?.bot().is_none() {
            return Err(not_now(text!("server-not-your-turn")));
        }
        game.check(action)?;
        Ok(vec![game.with_draws(action)])
    }

    fn undo(&self, person: PersonId) -> Result<Vec<Entry>, ApiError> {
        let game = self.playing()?;
        if !self.can_undo(person) {
            return Err(not_now(text!("server-undo")));
        }
        // At a real table a bot would only do the same again: what it was given is taken back with it.
        let by_bot = |decider: &&Option<u8>| decider.is_some_and(|seat| self.seats[seat as usize].bot().is_some());
        let by_bots = game.deciders().iter().rev().take_while(by_bot).count();
        let actions = game.actions().len().saturating_sub(by_bots + 1).max(game.begun().unwrap_or(0)) as u32;
        Ok(vec![Entry::WentBack { actions }])
    }

    fn propose(&self, person: PersonId, what: Proposal) -> Result<Vec<Entry>, ApiError> {
        self.playing()?;
        let mut seat = self.acting_seat(person)?;
        if self.proposal.is_some() {
            return Err(not_now(text!("server-other-proposal")));
        }
        if what == Proposal::TakeBack {
            if self.settings.rated {
                return Err(not_now(text!("server-rated-take-back")));
            }
            seat = self.last_placed_by(person).ok_or_else(|| not_now(text!("server-nothing-placed")))?;
        }
        let proposed = Entry::Proposed { seat, what };
        // If there is no one to ask, it is agreed already.
        let agreed = self.is_agreed(ProposalView { seat, what, agreed: 1 << seat });
        let own = Entry::Answered { seat, answer: Answer::Agree };
        Ok(if agreed { vec![proposed, own] } else { vec![proposed] })
    }

    fn answer_of(&self, person: PersonId, answer: Answer) -> Result<Vec<Entry>, ApiError> {
        self.playing()?;
        let proposal = self.proposal.ok_or_else(|| not_now(text!("server-nothing-proposed")))?;
        let mut seats = self.seats_of(person);
        // Players who have given up, or let a bot play, are not asked.
        seats.retain(|seat| self.is_asked(*seat));
        // The proposer may only withdraw.
        if seats.contains(&proposal.seat) && answer == Answer::Agree {
            return Err(not_now(text!("server-others-agree")));
        }
        let open = |seat: &&u8| proposal.agreed >> **seat & 1 == 0 || answer == Answer::Refuse;
        let answers = seats.iter().filter(open).map(|seat| Entry::Answered { seat: *seat, answer });
        let answers: Vec<Entry> = match answer {
            Answer::Agree => answers.collect(),
            Answer::Refuse => answers.take(1).collect(),
        };
        if answers.is_empty() { Err(not_yours(text!("server-not-asked"))) } else { Ok(answers) }
    }

    /// Whether a seat is asked about proposals: a person decides for it, and has not lost.
    pub fn is_asked(&self, seat: u8) -> bool {
        self.seats.get(seat as usize).is_some_and(|seat| seat.player().is_some() && !seat.lost)
    }

    /// Of the seats a person plays, the one that placed a tile last.
    pub fn last_placed_by(&self, person: PersonId) -> Option<u8> {
        let game = self.game.as_ref()?;
        let played = self.seats_of(person).into_iter().filter(|seat| self.is_asked(*seat));
        let placed = played.filter_map(|seat| Some((game.before_last_turn_of(seat)?, seat)));
        placed.max().map(|(_, seat)| seat)
    }

    /// What follows when a person is taken off the table, or is gone for good: they leave it, or give up all seats they have.
    pub fn without(&self, person: PersonId) -> Vec<Entry> {
        let own = (0..).zip(&self.seats).filter(|(_, seat)| seat.chair.meant_for() == Some(person));
        match self.stage {
            TableStage::Waiting => {
                let mut entries: Vec<Entry> = own.map(|(seat, _)| Entry::Left { seat }).collect();
                let others = self.seats.iter().any(|seat| seat.chair.person().is_some_and(|other| other != person));
                if self.made.host == person && !others {
                    entries.push(Entry::Expired);
                }
                entries
            }
            // The game begins without them: a bot plays on, or of two the other is left alone.
            TableStage::Revealing => {
                let resigned: Vec<Entry> = own.map(|(seat, _)| Entry::Resigned { seat }).collect();
                self.after_revealing(resigned.clone()).unwrap_or(resigned)
            }
            TableStage::Playing => {
                own.filter(|(_, seat)| !seat.lost).map(|(seat, _)| Entry::Resigned { seat }).collect()
            }
            TableStage::Over => Vec::new(),
        }
    }

    fn resign(&self, person: PersonId) -> Result<Vec<Entry>, ApiError> {
        self.playing()?;
        Ok(vec![Entry::Resigned { seat: self.acting_seat(person)? }])
    }

    fn let_bot_play(&self, person: PersonId, seat: u8, away: impl Fn(u8) -> bool) -> Result<Vec<Entry>, ApiError> {
        self.playing()?;
        let state = self.seat(seat)?;
        if self.seats_of(person).is_empty() {
            return Err(not_yours(text!("server-not-seated")));
        }
        let Some(player) = state.player() else { return Err(not_now(text!("server-no-person-there"))) };
        if player != person && !away(seat) {
            return Err(not_now(text!("server-player-here")));
        }
        if self.settings.rated {
            return Err(not_now(text!("server-rated-bot")));
        }
        Ok(vec![Entry::StoodIn { seat, level: STAND_IN.to_string() }])
    }

    fn come_back(&self, person: PersonId) -> Result<Vec<Entry>, ApiError> {
        self.playing()?;
        let seat = self.returnable(person).ok_or_else(|| not_now(text!("server-no-return")))?;
        Ok(vec![Entry::Returned { seat }])
    }

    /// A seat of the person that a bot plays for, and that it can have back.
    pub fn returnable(&self, person: PersonId) -> Option<u8> {
        self.seats_of(person).into_iter().find(|seat| {
            let state = &self.seats[*seat as usize];
            state.stand_in.is_some() && !state.lost && !state.timed_out
        })
    }

    /// The seat for which a person speaks: the one to act if it is theirs, else their first that still plays.
    pub fn acting_seat(&self, person: PersonId) -> Result<u8, ApiError> {
        let seats = self.seats_of(person);
        let mut playing = seats.into_iter().filter(|seat| self.seats[*seat as usize].player().is_some());
        let to_act = self.to_act().filter(|seat| playing.clone().any(|own| own == *seat));
        to_act.or_else(|| playing.next()).ok_or_else(|| not_yours(text!("server-not-playing")))
    }

    pub(super) fn still_waiting(&self) -> Result<(), ApiError> {
        match self.stage {
            TableStage::Waiting => Ok(()),
            TableStage::Revealing | TableStage::Playing => Err(not_now(text!("server-begun"))),
            TableStage::Over => Err(not_now(text!("server-over"))),
        }
    }

    pub(crate) fn host_only(&self, person: PersonId) -> Result<(), ApiError> {
        if self.made.host == person { Ok(()) } else { Err(not_yours(text!("server-table-host-only"))) }
    }
}
