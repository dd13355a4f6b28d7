//! [`GameInProgress`]: the game that is played at a table, with the stacks behind it.

use super::entry::{Dealt, DealtActions, Entry};
use hedgerow_chance::Dealer;
use hedgerow_notation::{Record, action_token, parse_action};
use hedgerow_protocol::{ApiError, ErrorCode, Happening, happenings};
use hedgerow_rules::{Action, Game, Phase, Player, Position, Seat};
use std::sync::Arc;

/// A game in progress: the position, how it came about, and who deals.
#[derive(Debug)]
pub struct GameInProgress {
    start: Position,
    position: Position,
    actions: Vec<Action>,
    /// For each action the seat that decided it; none for draws.
    deciders: Vec<Option<u8>>,
    /// What has happened, with the number of the turn.
    log: Vec<(u32, Happening)>,
    /// The turn of the last decision. What is dealt after it happens in it, as in the event that tells both.
    decided_in: Option<u32>,
    /// The stacks; `None` when draws are entered.
    dealer: Option<Dealer>,
    /// The stacks before the first draw.
    fresh_dealer: Option<Dealer>,
    /// At a what-if table, how many actions and lines of the log come from another game. These cannot be taken back.
    begun: Option<(usize, usize)>,
}

impl GameInProgress {
    /// `dealer`: the stacks; none when draws are entered.
    pub fn new(
        game: &Arc<Game>,
        seats: usize,
        first: Seat,
        dealer: Option<Dealer>,
    ) -> Result<GameInProgress, ApiError> {
        let start = Position::new(game, seats, first).map_err(|error| ApiError::new(ErrorCode::BadRequest, &error))?;
        Ok(GameInProgress {
            position: start.clone(),
            start,
            actions: Vec::new(),
            deciders: Vec::new(),
            log: Vec::new(),
            decided_in: None,
            fresh_dealer: dealer.clone(),
            dealer,
            begun: None,
        })
    }

    /// A game that goes on where the record of another one stops. `seed`: for the draws; none when they are entered.
    pub fn going_on(record: &Record, seed: Option<&str>) -> Result<GameInProgress, ApiError> {
        let mut game = GameInProgress::new(&record.game, record.seats(), record.first, None)?;
        for action in &record.actions {
            game.check(*action)?;
            game.play_on(*action);
        }
        game.start.clone_from(&game.position);
        game.fresh_dealer = seed.map(|seed| Dealer::going_on(&game.position, seed));
        game.dealer.clone_from(&game.fresh_dealer);
        game.begun = Some((game.actions.len(), game.log.len()));
        game.decided_in = None;
        Ok(game)
    }

    /// At a what-if table, how many actions come from another game.
    pub fn begun(&self) -> Option<usize> {
        self.begun.map(|(actions, _)| actions)
    }

    pub fn position(&self) -> &Position {
        &self.position
    }

    pub fn actions(&self) -> &[Action] {
        &self.actions
    }

    /// For each action the seat that decided it; none for draws.
    pub fn deciders(&self) -> &[Option<u8>] {
        &self.deciders
    }

    pub fn entered(&self) -> bool {
        self.dealer.is_none()
    }

    /// What has happened, with the number of the turn.
    pub fn log(&self) -> Vec<(u32, Happening)> {
        self.log.clone()
    }

    /// Reads a word and checks that it is allowed now.
    pub fn read(&self, word: &str) -> Result<Action, ApiError> {
        let action =
            parse_action(&self.position, word).map_err(|error| ApiError::new(ErrorCode::BadRequest, &error))?;
        self.check(action)?;
        Ok(action)
    }

    /// Whether an action is allowed now.
    pub fn check(&self, action: Action) -> Result<(), ApiError> {
        self.position
            .check(action)
            .map_err(|refusal| ApiError { rule: Some(refusal.rule()), ..ApiError::new(ErrorCode::Illegal, &refusal) })
    }

    /// An action that was checked, with the draws that follow it.
    pub fn with_draws(&self, action: Action) -> Entry {
        let mut actions = vec![action];
        let mut words = vec![action_token(&self.position, action)];
        let mut dealer = self.dealer.clone();
        if let Some(dealer) = &mut dealer {
            let mut position = self.position.clone();
            position.play_unchecked(action);
            deal_on(dealer, position, |action, word| {
                actions.push(action);
                words.push(word);
            });
        }
        Entry::Played { actions: words, dealt: Dealt(Some(Box::new(DealtActions { actions, dealer }))) }
    }

    /// The draws before the first decision.
    pub fn first_draws(&self) -> Vec<String> {
        let mut words = Vec::new();
        if let Some(dealer) = &self.dealer {
            deal_on(&mut dealer.clone(), self.position.clone(), |_, word| words.push(word));
        }
        words
    }

    /// Plays words that were stored, and says what happened.
    pub fn play(&mut self, words: &[String]) -> Result<Vec<Happening>, ApiError> {
        let mut happened = Vec::new();
        for word in words {
            let action = self.read(word)?;
            happened.extend(self.play_action(action)?);
        }
        Ok(happened)
    }

    /// Plays what [`GameInProgress::with_draws`] made.
    pub fn play_dealt(&mut self, dealt: &DealtActions) -> Vec<Happening> {
        self.dealer.clone_from(&dealt.dealer);
        dealt.actions.iter().flat_map(|action| self.play_on(*action)).collect()
    }

    /// Plays an action that was stored. What it says was dealt must be what the stacks deal.
    pub fn play_action(&mut self, action: Action) -> Result<Vec<Happening>, ApiError> {
        if self.to_act().is_none()
            && let Some(dealer) = &mut self.dealer
            && dealer.deal(&self.position) != Some(action)
        {
            return Err(ApiError::fault("the stored draw is not the one of the shuffle"));
        }
        Ok(self.play_on(action))
    }

    fn play_on(&mut self, action: Action) -> Vec<Happening> {
        let mut turn = self.position.turn() as u32;
        if self.to_act().is_some() {
            self.decided_in = Some(turn);
        } else if self.dealer.is_some() {
            turn = self.decided_in.unwrap_or(turn);
        }
        self.deciders.push(self.to_act());
        let seat = self.position.seat();
        let mut events = Vec::new();
        self.position.play_unchecked_into(action, &mut events);
        self.actions.push(action);
        let happened = happenings(seat, action, &events, &self.position);
        self.log.extend(happened.iter().map(|happening| (turn, happening.clone())));
        happened
    }

    /// Goes back to the first `count` actions.
    pub fn go_back(&mut self, count: usize) -> Result<(), ApiError> {
        let (begun, begun_log) = self.begun.unwrap_or_default();
        let actions: Vec<Action> = self.actions.iter().take(count).skip(begun).copied().collect();
        self.position = self.start.clone();
        self.dealer.clone_from(&self.fresh_dealer);
        self.actions.truncate(begun);
        self.deciders.truncate(begun);
        self.log.truncate(begun_log);
        self.decided_in = None;
        for action in actions {
            self.play_action(action)?;
        }
        Ok(())
    }

    /// How many actions there were before the last placement (or discard) of a seat, if it made one.
    pub fn before_last_turn_of(&self, seat: u8) -> Option<usize> {
        let laid = |action: &Action| matches!(action, Action::Place { .. } | Action::Discard { .. });
        let mut decided = self.actions.iter().zip(&self.deciders).enumerate().skip(self.begun().unwrap_or(0));
        decided.rfind(|(_, (action, decider))| laid(action) && **decider == Some(seat)).map(|(count, _)| count)
    }

    /// Whether a player, not chance, is to act: then which seat.
    pub fn to_act(&self) -> Option<u8> {
        match self.position.to_act() {
            Some(Player::Seat(seat)) => Some(seat.0),
            _ => None,
        }
    }

    pub fn is_over(&self) -> bool {
        self.position.phase() == Phase::Over
    }
}

/// Deals until a player must decide, and says what was dealt, also in words.
fn deal_on(dealer: &mut Dealer, mut position: Position, mut dealt: impl FnMut(Action, String)) {
    while let Some(action) = dealer.deal(&position) {
        dealt(action, action_token(&position, action));
        position.play_unchecked(action);
    }
}
