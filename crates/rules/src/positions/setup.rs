//! [`Setup`]: a position as plain data, and the one gate through which it becomes a checked [`Position`].

use crate::boards::{Board, Square, Standing};
use crate::turns::State;
use crate::{FeatureKind, Game, GameError, KindId, Phase, Piece, Position, Refusal, Seat, Stack};
use std::sync::Arc;

/// A position as plain data: what one would write down to set it up again.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Setup {
    /// How many seats play.
    pub seats: usize,
    /// The seat that began.
    pub first: Seat,
    /// The number of the turn, from 1; 0 while hands are dealt.
    pub turn: usize,
    /// Whose turn it is.
    pub seat: Seat,
    /// What must happen next.
    pub phase: Phase,
    /// The points of every seat.
    pub scores: Vec<u32>,
    /// The face-up tiles of every seat.
    pub hands: Vec<Vec<KindId>>,
    /// In the order they were placed; the start tile first.
    pub tiles: Vec<SetupTile>,
    /// The tiles in the stacks, with how many of each.
    pub left: Vec<(KindId, u8)>,
    /// A tile set aside that goes back (CA3).
    pub aside: Option<KindId>,
    /// How many tiles are still to be laid aside (DI13).
    pub to_lay_aside: u8,
    /// How many bonus tiles the turn brings after the one that is drawn or played now (R21).
    pub more_bonus_tiles: u8,
}

/// A placed tile and the piece on it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SetupTile {
    /// Which tile it is.
    pub kind: KindId,
    /// Where it lies.
    pub square: Square,
    /// By how many quarter turns it is turned clockwise.
    pub rotation: u8,
    /// The piece on it; a tile holds one at most (C6).
    pub piece: Option<SetupPiece>,
}

/// A piece on a tile.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SetupPiece {
    /// What stands there.
    pub piece: Piece,
    /// The seat it belongs to.
    pub seat: Seat,
    /// The segment it stands on, in the order of the tile's segments.
    pub segment: u8,
}

/// Why a setup is no position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SetupError {
    /// Such a game cannot be played at all.
    Game(GameError),
    /// The first tile is not the start tile on its square.
    BadStart,
    /// A tile lies where it does not fit.
    BadTile {
        /// Which tile, from 1.
        number: usize,
        /// Why it does not fit.
        refusal: Refusal,
    },
    /// A piece stands where the rules have no place for it.
    BadPiece {
        /// On which tile, from 1.
        number: usize,
    },
    /// A feature is complete, yet its piece has not gone home.
    Unscored {
        /// On which tile the piece stands, from 1.
        number: usize,
        /// What the feature is made of.
        kind: FeatureKind,
    },
    /// A seat has more pieces on the board than it owns.
    TooManyPieces {
        /// Which seat.
        seat: Seat,
    },
    /// There are more copies of a tile than the box holds.
    TooManyTiles {
        /// The id of the tile.
        tile: String,
    },
    /// A tile is named that the game does not have.
    NoSuchTile,
    /// What comes next does not go with what lies on the table; the reason is in English.
    Inconsistent(&'static str),
}

impl Position {
    /// The position as plain data.
    pub fn setup(&self) -> Setup {
        let state = &self.state;
        let tiles = state.board.tiles().iter().map(|tile| SetupTile {
            kind: tile.kind,
            square: tile.square,
            rotation: tile.rotation,
            piece: tile.standing.map(|standing| SetupPiece {
                piece: standing.piece,
                seat: standing.seat,
                segment: standing.segment,
            }),
        });
        let left = self.game.kind_ids().map(|kind| (kind, state.left[kind.index()]));
        Setup {
            seats: self.seat_count(),
            first: state.first,
            turn: state.turn as usize,
            seat: state.seat,
            phase: state.phase,
            scores: self.scores().to_vec(),
            hands: self.seats().map(|seat| self.hand(seat).to_vec()).collect(),
            tiles: tiles.collect(),
            left: left.filter(|(_, count)| *count > 0).collect(),
            aside: state.aside,
            to_lay_aside: state.to_lay_aside,
            more_bonus_tiles: state.more_bonus_tiles,
        }
    }

    /// Checks a setup and makes it a position.
    pub fn from_setup(game: &Arc<Game>, setup: &Setup) -> Result<Position, SetupError> {
        let mut position = Position::new(game, setup.seats, setup.first)?;
        let state = &mut position.state;
        check_numbers(game, setup)?;
        place_tiles(game, setup, state)?;
        place_pieces(game, setup, state)?;
        count_tiles(game, setup, state)?;
        state.turn = setup.turn as u16;
        state.seat = setup.seat;
        state.phase = setup.phase;
        state.aside = setup.aside;
        state.to_lay_aside = setup.to_lay_aside;
        state.more_bonus_tiles = setup.more_bonus_tiles;
        for (index, score) in setup.scores.iter().enumerate() {
            state.scores[index] = *score;
        }
        for (index, hand) in setup.hands.iter().enumerate() {
            state.hands[index] = hand.iter().copied().collect();
        }
        // The river is over once the lake lies, or has left the game (R14).
        let lake_to_come =
            |lake: KindId| state.left[lake.index()] > 0 || setup.hands.iter().flatten().any(|tile| *tile == lake);
        if !game.lake().is_some_and(lake_to_come) {
            state.river = None;
        }
        check_phase(&position)?;
        Ok(position)
    }
}

fn check_numbers(game: &Game, setup: &Setup) -> Result<(), SetupError> {
    let wrong = |message| Err(SetupError::Inconsistent(message));
    let known = |tile: &KindId| tile.index() < game.kind_ids().count();
    let tiles = setup.tiles.iter().map(|tile| &tile.kind);
    let others = setup.left.iter().map(|(tile, _)| tile).chain(setup.hands.iter().flatten()).chain(&setup.aside);
    if !tiles.chain(others).all(known) {
        return Err(SetupError::NoSuchTile);
    }
    if setup.scores.len() != setup.seats || setup.hands.len() != setup.seats {
        return wrong("scores and hands need one entry per seat");
    }
    if setup.seat.index() >= setup.seats {
        return wrong("there is no such seat");
    }
    if setup.turn > 1000 || setup.scores.iter().any(|score| *score > 1_000_000) {
        return wrong("turn or scores are beyond any game");
    }
    if setup.hands.iter().any(|hand| hand.len() > game.rules().hand_size().max(1)) {
        return wrong("a hand holds too many tiles");
    }
    if setup.aside.is_some_and(|tile| !game.rules().returns_misfits(game.stack_of(tile))) {
        return wrong("only in Carcassonne does a tile wait aside (CA3)");
    }
    if setup.to_lay_aside > game.rules().tiles_laid_aside(setup.seats as u8) {
        return wrong("more tiles are to be laid aside than the rules say (DI13)");
    }
    let most = game.rules().most_bonus_tiles();
    match setup.more_bonus_tiles {
        0 => {}
        _ if most <= 1 => return wrong("only with the option literal does a turn bring several bonus tiles (R4, R21)"),
        more if more >= most => return wrong("one tile completes four forests at most"),
        _ => {}
    }
    Ok(())
}

fn place_tiles(game: &Game, setup: &Setup, state: &mut State) -> Result<(), SetupError> {
    let start = setup.tiles.first().ok_or(SetupError::BadStart)?;
    if (start.kind, start.square, start.rotation) != (game.start(), Square::new(0, 0), 0) {
        return Err(SetupError::BadStart);
    }
    if setup.tiles.len() > game.tile_count() {
        return Err(SetupError::Inconsistent("more tiles lie than the box holds"));
    }
    for (index, tile) in setup.tiles.iter().enumerate().skip(1) {
        // A board has room for the tiles of the box only.
        let lying = setup.tiles[..index].iter().filter(|other| other.kind == tile.kind).count();
        if lying >= game.copies(tile.kind) as usize {
            return Err(SetupError::TooManyTiles { tile: game.tile(tile.kind).id.clone() });
        }
        let checked = state.check_fit(game, tile.kind, tile.square, tile.rotation);
        checked.map_err(|refusal| SetupError::BadTile { number: index + 1, refusal })?;
        state.lay(game, tile.kind, tile.square, tile.rotation);
    }
    Ok(())
}

fn place_pieces(game: &Game, setup: &Setup, state: &mut State) -> Result<(), SetupError> {
    for (index, tile) in setup.tiles.iter().enumerate() {
        let Some(SetupPiece { piece, seat, segment }) = tile.piece else { continue };
        let number = index + 1;
        let option = game.use_option(tile.kind, piece, segment).filter(|_| seat.index() < setup.seats && index > 0);
        let node = option.ok_or(SetupError::BadPiece { number })?.node;
        let supply = &mut state.supplies[seat.index()][piece];
        *supply = supply.checked_sub(1).ok_or(SetupError::TooManyPieces { seat })?;
        state.board.stand(index as u16, Standing { piece, seat, segment, node });
        let kind = game.kinds[tile.kind.index()].nodes[node as usize].kind;
        let root = state.board.feature_of(&state.board.tiles()[index], node);
        let complete = game.rules().scores_when_complete(kind) && state.board.feature(root).open == 0;
        let still_there = match setup.phase {
            Phase::Over => true,
            Phase::Use => completed_last(&state.board, root, kind, tile.square),
            _ => false,
        };
        if complete && !still_there {
            return Err(SetupError::Unscored { number, kind });
        }
    }
    Ok(())
}

/// Whether the tile placed last has a part in a complete feature, so that it may be that tile which completed it.
fn completed_last(board: &Board, root: u16, kind: FeatureKind, square: Square) -> bool {
    let last = &board.tiles()[board.tiles().len() - 1];
    match kind {
        FeatureKind::Monastery => square.touches(last.square),
        _ => board.last.features.contains(&root),
    }
}

/// Fills the stacks, and checks that no kind occurs more often than the box holds it.
fn count_tiles(game: &Game, setup: &Setup, state: &mut State) -> Result<(), SetupError> {
    state.left.fill(0);
    state.stacks = [0; Stack::COUNT];
    for (kind, count) in &setup.left {
        if state.left[kind.index()] > 0 {
            return Err(SetupError::Inconsistent("a kind stands twice among the tiles that are left"));
        }
        state.left[kind.index()] = *count;
        if game.lake() != Some(*kind) {
            state.stacks[game.stack_of(*kind) as usize] += *count as u16;
        }
    }
    for kind in game.kind_ids() {
        let seen = setup.tiles.iter().map(|tile| &tile.kind).chain(setup.hands.iter().flatten()).chain(&setup.aside);
        let known = seen.filter(|tile| **tile == kind).count() + state.left[kind.index()] as usize;
        if known > game.copies(kind) as usize {
            return Err(SetupError::TooManyTiles { tile: game.tile(kind).id.clone() });
        }
    }
    Ok(())
}

/// Whether what comes next goes with what lies on the table.
fn check_phase(position: &Position) -> Result<(), SetupError> {
    let state = &position.state;
    let game = &*position.game;
    let hand_size = game.rules().hand_size();
    let hands = hand_size > 0;
    let held = &state.hands[state.seat.index()];
    let fits = || held.iter().any(|tile| state.fits_somewhere(game, *tile));
    let past_its_river = state.river.is_none() && held.iter().any(|tile| game.stack_of(*tile) == Stack::River);
    let drawn_elsewhere = position.seats().any(|seat| seat != state.seat && !position.hand(seat).is_empty());
    let (good, message) = match state.phase {
        Phase::LayAside => {
            (hands && state.to_lay_aside > 0 && state.turn == 0, "nothing is laid aside in this game now")
        }
        Phase::Deal => (hands && state.turn == 0 && held.len() < 2, "no hands are dealt in this game now"),
        Phase::Refill => (hands && state.turn > 0 && held.len() < 2, "no hand is refilled in this game now"),
        Phase::Draw if hands => (state.turn > 0 && held.len() < 2, "the hand is full"),
        Phase::Draw => (held.is_empty(), "a tile was drawn already"),
        Phase::DrawBonus => (state.bonus_left(game) > 0 && held.is_empty(), "no bonus tile can be drawn"),
        Phase::Place => (fits(), "no tile in hand fits anywhere"),
        Phase::Discard => (hands && !held.is_empty() && !fits(), "a tile in hand fits"),
        Phase::Use => (state.turn > 0 && held.len() < hand_size.max(1), "the tile is not placed yet"),
        Phase::Over => (true, ""),
    };
    let is_bonus = |tile: KindId| game.rules().bonus_stack().is_some_and(|(stack, _)| game.stack_of(tile) == stack);
    let bonus_tile_is_played = match state.phase {
        Phase::DrawBonus => true,
        Phase::Place => held.iter().any(|tile| is_bonus(*tile)),
        Phase::Use => is_bonus(state.last_kind()),
        _ => false,
    };
    let something_to_draw = || game.kind_ids().any(|kind| position.drawable(kind) > 0);
    let chance = matches!(position.to_act(), Some(crate::Player::Chance));
    let just_placed = state.last_tile();
    match state.phase {
        _ if !good => Err(SetupError::Inconsistent(message)),
        _ if past_its_river => {
            Err(SetupError::Inconsistent("the river is over, but a river tile is to be placed (CA12)"))
        }
        _ if !hands && drawn_elsewhere => Err(SetupError::Inconsistent("a seat that has not the turn holds a tile")),
        _ if state.more_bonus_tiles > 0 && !bonus_tile_is_played => {
            Err(SetupError::Inconsistent("further bonus tiles follow a bonus tile only (R21)"))
        }
        _ if chance && !something_to_draw() => Err(SetupError::Inconsistent("there is nothing left to draw")),
        Phase::Use if just_placed.standing.is_some() || state.board.tiles().len() < 2 => {
            Err(SetupError::Inconsistent("the tile placed last must be free of pieces"))
        }
        _ => Ok(()),
    }
}
