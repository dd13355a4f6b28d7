//! [`State`]: everything a game consists of at a moment.

use crate::boards::{Board, Tile};
use crate::turns::{Hand, RiverEnd};
use crate::words::Sink;
use crate::{Game, KindId, MAX_SEATS, Phase, Rule, Seat, Seats, Stack, Supply};

#[derive(Debug)]
pub(crate) struct State {
    pub board: Board,
    pub seats: u8,
    pub first: Seat,
    /// Counts from 1; 0 before the first turn.
    pub turn: u16,
    /// Who has the turn (while hands are dealt: who receives the next tile).
    pub seat: Seat,
    pub phase: Phase,
    pub scores: [u32; MAX_SEATS],
    pub supplies: [Supply; MAX_SEATS],
    /// Face-up tiles: the one just drawn, or the two of the advanced Discovery (DI12).
    pub hands: [Hand; MAX_SEATS],
    /// How many of each kind are left in its stack.
    pub left: Vec<u8>,
    /// How many tiles are left in each stack; the lake is not counted.
    pub stacks: [u16; Stack::COUNT],
    /// A tile that fits nowhere and goes back once another was drawn (CA3).
    pub aside: Option<KindId>,
    /// Where the river goes on, as long as it is being built.
    pub river: Option<RiverEnd>,
    /// How many tiles are still to be laid aside (DI13).
    pub to_lay_aside: u8,
    /// How many bonus tiles the turn still brings after this one (R21).
    pub more_bonus_tiles: u8,
}

impl Clone for State {
    fn clone(&self) -> State {
        State { board: self.board.clone(), left: self.left.clone(), ..*self }
    }

    fn clone_from(&mut self, other: &State) {
        self.board.clone_from(&other.board);
        self.left.clone_from(&other.left);
        self.set_off_board(&other.off_board());
    }
}

/// Everything of a state but the board and the stacks: small enough to be copied.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct OffBoard {
    seats: u8,
    first: Seat,
    turn: u16,
    seat: Seat,
    phase: Phase,
    scores: [u32; MAX_SEATS],
    supplies: [Supply; MAX_SEATS],
    hands: [Hand; MAX_SEATS],
    stacks: [u16; Stack::COUNT],
    aside: Option<KindId>,
    river: Option<RiverEnd>,
    to_lay_aside: u8,
    more_bonus_tiles: u8,
}

impl State {
    pub fn new(game: &Game, seats: u8, first: Seat, sink: &mut impl Sink) -> State {
        let supply = Supply::of(game.rules().pieces());
        let mut left: Vec<u8> = game.kind_ids().map(|kind| game.copies(kind)).collect();
        left[game.start().index()] -= 1;
        let mut stacks = [0; Stack::COUNT];
        for kind in game.kind_ids().filter(|kind| game.lake() != Some(*kind)) {
            stacks[game.stack_of(kind) as usize] += left[kind.index()] as u16;
        }
        let board = Board::new(game);
        let mut state = State {
            river: game.lake().map(|_| RiverEnd::of_spring(game)),
            board,
            seats,
            first,
            turn: 0,
            seat: first,
            phase: Phase::Deal,
            scores: [0; MAX_SEATS],
            supplies: [supply; MAX_SEATS],
            hands: [Hand::EMPTY; MAX_SEATS],
            left,
            stacks,
            aside: None,
            to_lay_aside: game.rules().tiles_laid_aside(seats),
            more_bonus_tiles: 0,
        };
        if game.rules().hand_size() == 0 {
            state.begin_turn(game, sink);
        } else if state.to_lay_aside > 0 && state.stack_left(Stack::Land) > 0 {
            state.phase = Phase::LayAside;
        } else {
            state.deal_on(game, sink);
        }
        state
    }

    pub fn off_board(&self) -> OffBoard {
        let State { seats, first, turn, seat, phase, scores, supplies, hands, stacks, aside, river, .. } = *self;
        let (to_lay_aside, more_bonus_tiles) = (self.to_lay_aside, self.more_bonus_tiles);
        OffBoard {
            seats,
            first,
            turn,
            seat,
            phase,
            scores,
            supplies,
            hands,
            stacks,
            aside,
            river,
            to_lay_aside,
            more_bonus_tiles,
        }
    }

    pub fn set_off_board(&mut self, off_board: &OffBoard) {
        let OffBoard { seats, first, turn, seat, phase, scores, supplies, hands, stacks, aside, river, .. } =
            *off_board;
        (self.seats, self.first, self.turn, self.seat, self.phase) = (seats, first, turn, seat, phase);
        (self.scores, self.supplies, self.hands) = (scores, supplies, hands);
        (self.stacks, self.aside, self.river) = (stacks, aside, river);
        (self.to_lay_aside, self.more_bonus_tiles) = (off_board.to_lay_aside, off_board.more_bonus_tiles);
    }

    #[inline]
    pub fn stack_left(&self, stack: Stack) -> u16 {
        self.stacks[stack as usize]
    }

    /// The stack that is drawn from now.
    pub fn stack(&self, game: &Game) -> Stack {
        match (self.phase, game.rules().bonus_stack(), &self.river) {
            (Phase::DrawBonus, Some((bonus, _)), _) => bonus,
            (_, _, Some(_)) => Stack::River,
            (_, _, None) => Stack::Land,
        }
    }

    /// How many tiles are left that a turn could bring in addition.
    pub fn bonus_left(&self, game: &Game) -> u16 {
        game.rules().bonus_stack().map_or(0, |(stack, _)| self.stack_left(stack))
    }

    /// The kind of the tile placed last.
    #[inline]
    pub fn last_kind(&self) -> KindId {
        self.board.tiles[self.board.tiles.len() - 1].kind
    }

    /// The tile placed last.
    #[inline]
    pub fn last_tile(&self) -> Tile {
        self.board.tiles[self.board.tiles.len() - 1]
    }

    /// Takes a tile out of its stack.
    pub fn remove(&mut self, game: &Game, tile: KindId) {
        self.left[tile.index()] -= 1;
        if game.lake() != Some(tile) {
            self.stacks[game.stack_of(tile) as usize] -= 1;
        }
    }

    /// Takes the drawn tile out of its stack; another one that was set aside goes back (R2).
    #[inline(always)]
    pub fn take_from_stack(&mut self, game: &Game, tile: KindId) {
        self.remove(game, tile);
        if let Some(back) = self.aside.take() {
            self.left[back.index()] += 1;
            self.stacks[game.stack_of(back) as usize] += 1;
        }
    }

    pub fn seat_after(&self, seat: Seat) -> Seat {
        Seat(if seat.0 + 1 == self.seats { 0 } else { seat.0 + 1 })
    }

    pub fn seat_before(&self, seat: Seat) -> Seat {
        Seat(if seat.0 == 0 { self.seats - 1 } else { seat.0 - 1 })
    }

    /// The seats with the most points (C11), several if they are equal (R1).
    pub fn winners(&self) -> (Seats, Rule) {
        let most = self.scores[..self.seats as usize].iter().max();
        let winners: Seats =
            (0..self.seats).map(Seat).filter(|seat| Some(&self.scores[seat.index()]) == most).collect();
        (winners, if winners.len() > 1 { Rule::R1 } else { Rule::C11 })
    }
}
