//! [`ActionSpace`]: every action as a number.

use crate::spots::{SPOTS, Spots};
use hedgerow_rules::{Action, Game, Piece, Position, Refusal, Square};
use std::sync::Arc;

/// Passing.
const PASS: usize = 0;
/// Giving up a tile of the hand, by its place there.
const DISCARD: usize = 1;
/// The most tiles in a hand.
const HAND: usize = 2;
/// Putting a piece: by its kind, then by the spot of the tile just placed.
const USE: usize = DISCARD + HAND;
/// Room for kinds of pieces.
const PIECES: usize = 4;
/// Placing the first tile of the hand: by row, column and rotation.
const PLACE: usize = USE + PIECES * SPOTS;

/// Every action as a number that means the same in every position: pass, give up, put a piece on a spot of the tile just placed, place
/// a tile on a cell in a rotation, and, in the games that have them, take a piece off a cell and place the second tile of the hand.
///
/// Cells are those of a ring in both directions, [`ActionSpace::window`] wide: a board that leaves the window on one side comes in on the
/// other. See `docs/python.md` for what that means.
#[derive(Clone, Debug)]
pub struct ActionSpace {
    game: Arc<Game>,
    window: usize,
    spots: Vec<Spots>,
}

/// Why a number is no action, or a space cannot be.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SpaceError {
    /// A window has from 8 to 304 columns.
    BadWindow {
        /// What was asked for.
        window: usize,
    },
    /// The space has fewer actions.
    NoSuchNumber {
        /// What was asked for.
        number: usize,
        /// How many actions there are.
        size: usize,
    },
    /// The number is of an action that the rules forbid now.
    Forbidden {
        /// The number.
        number: usize,
        /// The rule, and why.
        refusal: Refusal,
    },
    /// The number means nothing in this position, or the same as another one that is offered.
    NotOffered {
        /// The number.
        number: usize,
    },
}

/// A legal action and its number.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Legal {
    /// The number in the space.
    pub number: u32,
    /// The action.
    pub action: Action,
}

impl ActionSpace {
    /// The widths a window may have: from one that still holds most games to one that holds the longest row of tiles.
    pub const WINDOWS: std::ops::RangeInclusive<usize> = 8..=304;

    /// The space of a game, with a window of so many columns and rows.
    pub fn new(game: &Arc<Game>, window: usize) -> Result<ActionSpace, SpaceError> {
        if !ActionSpace::WINDOWS.contains(&window) {
            return Err(SpaceError::BadWindow { window });
        }
        Ok(ActionSpace { game: game.clone(), window, spots: Spots::of_game(game) })
    }

    /// The rules and tiles it is for.
    pub fn game(&self) -> &Arc<Game> {
        &self.game
    }

    /// How many columns and rows of cells there are.
    pub fn window(&self) -> usize {
        self.window
    }

    /// Whether the window has room for the longest row of tiles the game could lay, so that every legal action has a number of its own.
    pub fn is_complete(&self) -> bool {
        // One empty square at either end.
        self.game.tile_count() + 2 <= self.window
    }

    /// The name of the space, which says everything but the rules.
    pub fn name(&self) -> String {
        format!("hedgerow/actions{}-v{}", self.window, crate::VERSION)
    }

    /// How many actions there are.
    pub fn size(&self) -> usize {
        let second = if self.game.rules().hand_size() >= HAND { self.placements() } else { 0 };
        self.take() + self.takes() + second
    }

    fn cells(&self) -> usize {
        self.window * self.window
    }

    fn placements(&self) -> usize {
        4 * self.cells()
    }

    /// Where takes begin.
    fn take(&self) -> usize {
        PLACE + self.placements()
    }

    /// How many takes there are.
    fn takes(&self) -> usize {
        if self.game.rules().takes_followers() { self.cells() } else { 0 }
    }

    /// Where placements of a tile of the hand begin.
    fn place(&self, slot: usize) -> usize {
        if slot == 0 { PLACE } else { self.take() + self.takes() }
    }

    /// The cell of a square: the start tile lies in the middle, and what leaves the window on one side comes in on the other.
    pub fn cell(&self, square: Square) -> usize {
        let window = self.window as i32;
        let fold = |along: i16| (i32::from(along) + window / 2).rem_euclid(window) as usize;
        fold(square.y) * self.window + fold(square.x)
    }

    pub(crate) fn spots(&self, kind: hedgerow_rules::KindId, rotation: u8) -> &Spots {
        &self.spots[4 * kind.index() + rotation as usize % 4]
    }

    /// The number of an action, if it has one. Chance has none, and neither has a piece for which the space has no room.
    pub fn encode(&self, position: &Position, action: Action) -> Option<usize> {
        let slot = |tile| position.hand(position.seat()).iter().position(|held| *held == tile);
        match action {
            Action::Pass => Some(PASS),
            Action::Discard { tile } => Some(DISCARD + slot(tile)?),
            Action::Use { piece, segment } => {
                let tile = position.board().tiles().last()?;
                let spot = self.spots(tile.kind, tile.rotation).first(segment)?;
                ((piece as usize) < PIECES).then_some(USE + piece as usize * SPOTS + spot)
            }
            Action::Place { tile, square, rotation } => {
                Some(self.place(slot(tile)?) + 4 * self.cell(square) + rotation as usize % 4)
            }
            Action::Take { square } => Some(self.take() + self.cell(square)).filter(|_| self.takes() > 0),
            Action::Draw { .. } | Action::LayAside { .. } => None,
        }
    }

    /// The legal actions with their numbers, after clearing the list. Where two squares share a cell, only the first in the order of
    /// [`Position::legal_actions`] is offered; `actions` is room to work in.
    pub fn legal_into(&self, position: &Position, actions: &mut Vec<Action>, legal: &mut Vec<Legal>) {
        legal.clear();
        position.legal_actions_into(actions);
        for action in actions.iter() {
            if let Some(number) = self.encode(position, *action) {
                legal.push(Legal { number: number as u32, action: *action });
            }
        }
        if !self.is_complete() && spread(position) + 2 > self.window {
            let mut kept: Vec<Legal> = Vec::new();
            for offer in legal.iter() {
                if kept.iter().all(|other| other.number != offer.number) {
                    kept.push(*offer);
                }
            }
            *legal = kept;
        }
    }

    /// The legal actions with their numbers.
    pub fn legal(&self, position: &Position) -> Vec<Legal> {
        let (mut actions, mut legal) = (Vec::new(), Vec::new());
        self.legal_into(position, &mut actions, &mut legal);
        legal
    }

    /// The action that a number stands for in this position. It must be one that is offered.
    pub fn decode(&self, position: &Position, number: usize) -> Result<Action, SpaceError> {
        self.offered(position, &self.legal(position), number)
    }

    /// The same for a caller that knows what is legal.
    pub fn offered(&self, position: &Position, legal: &[Legal], number: usize) -> Result<Action, SpaceError> {
        if let Some(found) = legal.iter().find(|legal| legal.number as usize == number) {
            return Ok(found.action);
        }
        let size = self.size();
        if number >= size {
            return Err(SpaceError::NoSuchNumber { number, size });
        }
        let refusal = self.meant(position, number).and_then(|action| position.check(action).err());
        Err(refusal.map_or(SpaceError::NotOffered { number }, |refusal| SpaceError::Forbidden { number, refusal }))
    }

    /// What a number would mean here if all were allowed, so that the rule which forbids it can be named.
    fn meant(&self, position: &Position, number: usize) -> Option<Action> {
        // Of a tile that is not held the rules say so.
        let held = |slot: usize| position.hand(position.seat()).get(slot).copied().unwrap_or(self.game.start());
        let place = |slot: usize| {
            let place = number - self.place(slot);
            Action::Place { tile: held(slot), square: self.square(place / 4), rotation: (place % 4) as u8 }
        };
        match number {
            PASS => Some(Action::Pass),
            _ if number < USE => Some(Action::Discard { tile: held(number - DISCARD) }),
            _ if number < PLACE => {
                let last = position.board().tiles().last()?;
                let segment = self.spots(last.kind, last.rotation).segment((number - USE) % SPOTS)?;
                Some(Action::Use { piece: *Piece::ALL.get((number - USE) / SPOTS)?, segment })
            }
            _ if number < self.take() => Some(place(0)),
            _ if number < self.take() + self.takes() => {
                Some(Action::Take { square: self.square(number - self.take()) })
            }
            _ => Some(place(1)),
        }
    }

    /// The square of a cell, as long as the board has not left the window.
    fn square(&self, cell: usize) -> Square {
        let along = |at: usize| at as i16 - (self.window / 2) as i16;
        Square::new(along(cell % self.window), along(cell / self.window))
    }
}

/// How many columns or rows the tiles take up, whichever are more.
fn spread(position: &Position) -> usize {
    let across = |along: fn(&Square) -> i16| {
        let squares = position.board().tiles().iter().map(|tile| along(&tile.square));
        let (low, high) = squares.fold((0, 0), |(low, high), at| (at.min(low), at.max(high)));
        (high - low + 1) as usize
    };
    across(|square| square.x).max(across(|square| square.y))
}

/// A space has room for every kind of piece there is.
const _: () = assert!(Piece::COUNT <= PIECES);
