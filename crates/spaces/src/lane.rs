//! [`Lane`]: the game that is being played at one place of a batch, and those that follow it there.

use crate::action_space::Legal;
use crate::reward::PerSeat;
use crate::{ActionSpace, BatchError, Observer, Reward, SpaceError, game_seed};
use hedgerow_chance::Dealer;
use hedgerow_rules::{Action, Player, Position, Seat};

/// One game after the other.
#[derive(Clone, Debug)]
pub(crate) struct Lane {
    pub position: Position,
    dealer: Dealer,
    /// The number of the game.
    pub number: u64,
    pub legal: Vec<Legal>,
    actions: Vec<Action>,
    touched: Vec<u32>,
    /// The numbers whose marks stand in the mask.
    marked: Vec<u32>,
}

/// What a step brought.
pub(crate) struct Stepped {
    pub rewards: PerSeat,
    pub ended: bool,
    /// Every seat's points after it, of the game that ended if it did.
    pub scores: [u32; hedgerow_rules::MAX_SEATS],
}

/// How many games in a row may end without a decision before a batch gives up.
const PATIENCE: u64 = 1000;

impl Lane {
    pub fn new(space: &ActionSpace, start: &Position, seed: &str, number: u64, lanes: u64) -> Result<Lane, BatchError> {
        let dealer = Dealer::new(space.game(), &game_seed(seed, number));
        let (legal, actions, touched, marked) = (Vec::new(), Vec::new(), Vec::new(), Vec::new());
        let mut lane = Lane { position: start.clone(), dealer, number, legal, actions, touched, marked };
        lane.begin(space, start, seed, lanes)?;
        Ok(lane)
    }

    /// Begins the game of its number, or the next one in which there is something to decide.
    fn begin(&mut self, space: &ActionSpace, start: &Position, seed: &str, lanes: u64) -> Result<(), BatchError> {
        for _ in 0..PATIENCE {
            self.dealer = Dealer::new(space.game(), &game_seed(seed, self.number));
            self.position.clone_from(start);
            self.deal();
            if self.position.outcome().is_none() {
                space.legal_into(&self.position, &mut self.actions, &mut self.legal);
                return Ok(());
            }
            self.number += lanes;
        }
        Err(BatchError::NothingToDecide)
    }

    /// Plays chance until a seat is to act, or the game is over.
    fn deal(&mut self) {
        while self.position.to_act() == Some(Player::Chance)
            && let Some(draw) = self.dealer.deal(&self.position)
        {
            self.position.play_unchecked(draw);
        }
    }

    pub fn seat(&self) -> Seat {
        self.position.seat()
    }

    /// The action of a number, if it is offered.
    pub fn offered(&self, space: &ActionSpace, number: i64) -> Result<Action, SpaceError> {
        space.offered(&self.position, &self.legal, usize::try_from(number).unwrap_or(usize::MAX))
    }

    /// Plays an action that is offered, then goes on to the next decision, of the next game if this one is over.
    pub fn step(
        &mut self,
        action: Action,
        space: &ActionSpace,
        start: &Position,
        seed: &str,
        lanes: u64,
        reward: Reward,
    ) -> Result<Stepped, BatchError> {
        let before = reward.standing(&self.position);
        self.position.play_unchecked(action);
        self.deal();
        let mut rewards = reward.standing(&self.position);
        rewards.iter_mut().zip(before).for_each(|(after, before)| *after -= before);
        let mut scores = [0; hedgerow_rules::MAX_SEATS];
        scores.iter_mut().zip(self.position.scores()).for_each(|(score, points)| *score = *points);
        let ended = self.position.outcome().is_some();
        if ended {
            self.number += lanes;
            self.begin(space, start, seed, lanes)?;
        } else {
            space.legal_into(&self.position, &mut self.actions, &mut self.legal);
        }
        Ok(Stepped { rewards, ended, scores })
    }

    /// Marks the legal actions in a mask in which it has marked all that is marked.
    pub fn mark(&mut self, mask: &mut [u8]) {
        for number in self.marked.drain(..) {
            if let Some(place) = mask.get_mut(number as usize) {
                *place = 0;
            }
        }
        for legal in &self.legal {
            if let Some(place) = mask.get_mut(legal.number as usize) {
                *place = 1;
                self.marked.push(legal.number);
            }
        }
    }

    pub fn planes(&mut self, observer: &Observer, planes: &mut [u8]) {
        let Lane { position, legal, touched, .. } = self;
        observer.planes(position, position.seat(), legal, touched, planes);
    }
}
