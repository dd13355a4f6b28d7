//! [`Outlook`]: how much of the game is still to come, and which tiles.

use hedgerow_rules::{KindId, MAX_SEATS, Neighbourhood, Phase, Position, Seat};

/// What is still to come.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Outlook {
    /// Tiles in the stacks and in hands.
    pub tiles: usize,
    /// Turns to come, for each seat.
    pub turns: [f32; MAX_SEATS],
    /// The same on a scale from 0 (none) towards 1 (many): most of what can happen happens in the first few.
    pub time: [f32; MAX_SEATS],
    /// Whose turn comes next.
    pub next: Seat,
}

impl Outlook {
    pub fn of(position: &Position) -> Outlook {
        // Between turns the seat in turn draws next.
        let next = match position.phase() {
            Phase::Draw => position.seat().index(),
            _ => after_this_turn(position),
        };
        Outlook::new(position, next, None)
    }

    /// The outlook after the seat in turn has placed its tile and finished.
    pub(super) fn after_turn(position: &Position) -> Outlook {
        Outlook::new(position, after_this_turn(position), Some(position.seat().index()))
    }

    /// `next` draws the next tile; a tile in the hand of `placing` is placed already.
    fn new(position: &Position, next: usize, placing: Option<usize>) -> Outlook {
        let seats = position.seat_count();
        let drawn = position.turn_tiles_left();
        let turn = match position.phase() {
            Phase::Draw | Phase::Place | Phase::Discard if placing.is_none() => position.seat().index(),
            _ => (position.seat().index() + 1) % seats,
        };
        let mut outlook =
            Outlook { tiles: drawn, turns: [0.0; MAX_SEATS], time: [0.0; MAX_SEATS], next: Seat(turn as u8) };
        for seat in position.seats() {
            let index = seat.index();
            let mut held = position.hand(seat).len();
            if placing == Some(index) && matches!(position.phase(), Phase::Place) {
                held = held.saturating_sub(1);
            }
            let turns = held + drawn / seats + usize::from((index + seats - next) % seats < drawn % seats);
            outlook.tiles += held;
            outlook.turns[index] = turns as f32;
            outlook.time[index] = turns as f32 / (turns as f32 + 6.0);
        }
        outlook
    }
}

/// Who draws the next tile once the tile of this turn lies: a player with a hand fills it up themselves (DI12).
fn after_this_turn(position: &Position) -> usize {
    let seat = position.seat().index();
    if position.rules().hand_size() > 0 { seat } else { (seat + 1) % position.seat_count() }
}

/// How many of the unseen tiles fit into which neighbourhood: counted when first asked for.
#[derive(Debug)]
pub(super) struct Fitting {
    unseen: Vec<(KindId, u8)>,
    /// Entries of older rounds are out of date.
    round: u32,
    rounds: Vec<u32>,
    counts: Vec<u16>,
}

impl Default for Fitting {
    fn default() -> Fitting {
        let (rounds, counts) = (vec![0; Neighbourhood::COUNT], vec![0; Neighbourhood::COUNT]);
        Fitting { unseen: Vec::new(), round: 0, rounds, counts }
    }
}

impl Fitting {
    /// Forgets everything: other tiles are left now.
    pub fn renew(&mut self, position: &Position) {
        self.round += 1;
        let game = position.game();
        self.unseen.clear();
        let bonus = game.rules().bonus_stack().map(|(stack, _)| stack);
        let kinds = game.kind_ids().filter(|kind| Some(game.stack_of(*kind)) != bonus);
        self.unseen.extend(kinds.map(|kind| (kind, position.unseen(kind))).filter(|(_, count)| *count > 0));
    }

    pub fn count(&mut self, position: &Position, neighbourhood: Neighbourhood) -> u32 {
        let index = neighbourhood.index();
        if self.rounds[index] != self.round {
            let fitting = self.unseen.iter().filter(|(kind, _)| position.fits(*kind, neighbourhood));
            self.counts[index] = fitting.map(|(_, count)| u16::from(*count)).sum();
            self.rounds[index] = self.round;
        }
        u32::from(self.counts[index])
    }
}
