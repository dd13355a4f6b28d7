//! [`GameInProgress`]: the game that is played at a table, with the stacks behind it.

use hedgerow_notation::{Dealer, action_token, parse_action};
use hedgerow_protocol::{ApiError, ErrorCode, Happening, happenings};
use hedgerow_rules::{Action, Game, Phase, Player, Position};
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
    /// The stacks; nobody's when draws are entered.
    dealer: Option<Dealer>,
    /// The stacks before the first draw.
    fresh_dealer: Option<Dealer>,
}

impl GameInProgress {
    /// `dealer`: the stacks; none when draws are entered.
    pub fn new(
        game: &Arc<Game>,
        seats: usize,
        first: usize,
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
        })
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
        self.position.check(action).map_err(|refusal| ApiError {
            rule: Some(refusal.rule()),
            ..ApiError::new(ErrorCode::Illegal, &refusal)
        })?;
        Ok(action)
    }

    /// The draws that follow an action, which must be legal: with the action they make one entry.
    pub fn with_draws(&self, word: &str) -> Result<Vec<String>, ApiError> {
        let action = self.read(word)?;
        let mut words = vec![action_token(&self.position, action)];
        let Some(dealer) = &self.dealer else { return Ok(words) };
        let mut position = self.position.clone();
        position.play_unchecked(action, &mut ());
        words.extend(deal_on(&mut dealer.clone(), position));
        Ok(words)
    }

    /// The draws before the first decision.
    pub fn first_draws(&self) -> Vec<String> {
        self.dealer.as_ref().map_or_else(Vec::new, |dealer| deal_on(&mut dealer.clone(), self.position.clone()))
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

    pub fn play_action(&mut self, action: Action) -> Result<Vec<Happening>, ApiError> {
        let mut turn = self.position.turn() as u32;
        if self.to_act().is_some() {
            self.decided_in = Some(turn);
        } else if let Some(dealer) = &mut self.dealer {
            // The dealer must see every chance node; what is stored is what was dealt.
            if dealer.deal(&self.position) != Some(action) {
                return Err(ApiError::fault("the stored draw is not the one of the shuffle"));
            }
            turn = self.decided_in.unwrap_or(turn);
        }
        self.deciders.push(self.to_act());
        let seat = self.position.seat();
        let mut events = Vec::new();
        self.position.play_unchecked(action, &mut events);
        self.actions.push(action);
        let happened = happenings(seat, action, &events, &self.position);
        self.log.extend(happened.iter().map(|happening| (turn, happening.clone())));
        Ok(happened)
    }

    /// Goes back to the first so many actions.
    pub fn go_back(&mut self, count: usize) -> Result<(), ApiError> {
        let actions: Vec<Action> = self.actions.iter().take(count).copied().collect();
        self.position = self.start.clone();
        self.dealer.clone_from(&self.fresh_dealer);
        self.actions.clear();
        self.deciders.clear();
        self.log.clear();
        self.decided_in = None;
        for action in actions {
            self.play_action(action)?;
        }
        Ok(())
    }

    /// How many actions there were before the last placement (or discard) of a seat, if it made one.
    pub fn before_last_turn_of(&self, seat: u8) -> Option<usize> {
        let mut position = self.start.clone();
        let mut found = None;
        for (count, action) in self.actions.iter().enumerate() {
            let decides = matches!(action, Action::Place { .. } | Action::Discard { .. });
            if decides && position.seat().0 == seat {
                found = Some(count);
            }
            position.play_unchecked(*action, &mut ());
        }
        found
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

/// Deals until a player must decide, and says what was dealt.
fn deal_on(dealer: &mut Dealer, mut position: Position) -> Vec<String> {
    let mut words = Vec::new();
    while let Some(action) = dealer.deal(&position) {
        words.push(action_token(&position, action));
        position.play_unchecked(action, &mut ());
    }
    words
}
