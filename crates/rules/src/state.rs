//! The state of a game and how it moves from action to action. Nothing here asks whether an action is legal: [`Position`](crate::Position) does.

use crate::board::{Board, Last, MAX_PIECES, Square, Standing, Tile};
use crate::games::{self, Misfit, Moment, Value};
use crate::hand::Hand;
use crate::node::UseOption;
use crate::river::RiverEnd;
use crate::{
    Action, Claim, Event, FeatureId, FeatureKind, Game, KindId, MAX_SEATS, Phase, Piece, PieceCounts, Rule, Score,
    Seat, Seats, Sink, Spot, Stack, Supply,
};
use arrayvec::ArrayVec;

/// An occupied feature and where one of its pieces stands.
pub(crate) struct Claimed {
    pub root: u16,
    pub at: Spot,
}

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
        self.set_table(&other.table());
    }
}

/// Everything of a state but the board and the stacks: small enough to be copied.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Table {
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

    pub fn table(&self) -> Table {
        let State { seats, first, turn, seat, phase, scores, supplies, hands, stacks, aside, river, .. } = *self;
        let (to_lay_aside, more_bonus_tiles) = (self.to_lay_aside, self.more_bonus_tiles);
        Table {
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

    pub fn set_table(&mut self, table: &Table) {
        let Table { seats, first, turn, seat, phase, scores, supplies, hands, stacks, aside, river, .. } = *table;
        (self.seats, self.first, self.turn, self.seat, self.phase) = (seats, first, turn, seat, phase);
        (self.scores, self.supplies, self.hands) = (scores, supplies, hands);
        (self.stacks, self.aside, self.river) = (stacks, aside, river);
        (self.to_lay_aside, self.more_bonus_tiles) = (table.to_lay_aside, table.more_bonus_tiles);
    }

    pub fn apply(&mut self, game: &Game, action: Action, sink: &mut impl Sink) {
        match action {
            Action::LayAside { tile } => {
                self.remove(game, tile);
                self.to_lay_aside -= 1;
                if self.to_lay_aside == 0 || self.stack_left(Stack::Land) == 0 {
                    self.phase = Phase::Deal;
                    self.deal_on(game, sink);
                }
            }
            Action::Draw { tile } => self.draw(game, tile, sink),
            Action::Place { tile, square, rotation } => self.place(game, tile, square, rotation),
            Action::Discard { tile } => {
                self.drop_from_hand(tile);
                if self.stack_left(Stack::Land) > 0 {
                    self.phase = Phase::Draw;
                } else {
                    self.choose_from_hand(game, sink);
                }
            }
            Action::Use { piece, segment } => {
                self.use_piece(game, piece, segment);
                self.finish_tile(game, sink);
            }
            Action::Take { square } => {
                self.take(game, square, sink);
                self.finish_tile(game, sink);
            }
            Action::Pass => self.finish_tile(game, sink),
        }
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
    fn remove(&mut self, game: &Game, tile: KindId) {
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

    fn draw(&mut self, game: &Game, tile: KindId, sink: &mut impl Sink) {
        self.take_from_stack(game, tile);
        match self.phase {
            Phase::Deal => {
                self.hands[self.seat.index()].push(tile);
                self.seat = self.seat_after(self.seat);
                self.deal_on(game, sink);
            }
            Phase::Refill => {
                self.hands[self.seat.index()].push(tile);
                self.next_hand(game, sink);
            }
            _ if game.rules().hand_size() > 0 => {
                self.hands[self.seat.index()].push(tile);
                self.choose_from_hand(game, sink);
            }
            _ if self.fits_somewhere(game, tile) => {
                self.hands[self.seat.index()].push(tile);
                self.phase = Phase::Place;
            }
            _ => self.set_aside(game, tile, sink),
        }
    }

    /// C5: the drawn tile fits nowhere.
    #[cold]
    pub fn set_aside(&mut self, game: &Game, tile: KindId, sink: &mut impl Sink) {
        let stack = game.stack_of(tile);
        let Misfit { rule, returns } = game.rules().misfit(stack);
        sink.event(|| Event::SetAside { tile, stack, returns, rule });
        if returns {
            self.aside = Some(tile);
            let waiting = |kind: &KindId| game.stack_of(*kind) == stack && game.lake() != Some(*kind);
            let some_fits = game
                .kind_ids()
                .filter(waiting)
                .any(|kind| self.left[kind.index()] > 0 && self.fits_somewhere(game, kind));
            match stack {
                _ if some_fits => {}
                Stack::River => self.give_up_river_tiles(game, sink),
                _ => self.end(game, Rule::R2, sink),
            }
        } else if self.stack_left(stack) == 0 {
            match game.rules().bonus_stack() {
                // R5: no bonus tile is left that fits.
                Some((bonus, _)) if stack == bonus => {
                    self.more_bonus_tiles = 0;
                    self.end_turn(game, sink);
                }
                _ => self.end(game, Rule::R15, sink),
            }
        }
    }

    /// R14: no river tile left can go on; they leave the game, and the same player places the lake.
    fn give_up_river_tiles(&mut self, game: &Game, sink: &mut impl Sink) {
        if let Some(back) = self.aside.take() {
            self.left[back.index()] += 1;
        }
        let stuck = |kind: &KindId| game.stack_of(*kind) == Stack::River && game.lake() != Some(*kind);
        for kind in game.kind_ids().filter(stuck) {
            self.leave_the_game(kind, sink);
        }
        self.stacks[Stack::River as usize] = 0;
        self.await_tile(game, sink);
    }

    fn leave_the_game(&mut self, kind: KindId, sink: &mut impl Sink) {
        let count = std::mem::take(&mut self.left[kind.index()]);
        if count > 0 {
            sink.event(|| Event::LeftTheGame { tile: kind, count, rule: Rule::R14 });
        }
    }

    #[inline]
    fn begin_turn(&mut self, game: &Game, sink: &mut impl Sink) {
        self.turn += 1;
        self.await_tile(game, sink);
        if self.phase == Phase::Over {
            self.turn -= 1;
        }
    }

    /// The next tile of the turn must be drawn, if any is left.
    #[inline]
    fn await_tile(&mut self, game: &Game, sink: &mut impl Sink) {
        self.phase = Phase::Draw;
        if self.river.is_some() || self.stack_left(Stack::Land) == 0 {
            self.await_last_tiles(game, sink);
        }
    }

    /// The same with the River, or when the stack is empty.
    #[cold]
    fn await_last_tiles(&mut self, game: &Game, sink: &mut impl Sink) {
        if self.river.is_some() && self.stack_left(Stack::River) == 0 {
            // CA15: now the lake, unless it does not fit (R14).
            let lake = game.lake().filter(|lake| self.left[lake.index()] > 0);
            if lake.is_some_and(|lake| self.fits_somewhere(game, lake)) {
                return;
            }
            if let Some(lake) = lake {
                self.leave_the_game(lake, sink);
            }
            self.river = None;
        }
        // Bonus tiles may be left (HG13).
        if self.river.is_none() && self.stack_left(Stack::Land) == 0 {
            self.end(game, Rule::C11, sink);
        }
    }

    /// Deals one tile to each seat in order, twice (DI12).
    fn deal_on(&mut self, game: &Game, sink: &mut impl Sink) {
        let full = self.hands[self.seat.index()].len() == game.rules().hand_size();
        if full || self.stack_left(Stack::Land) == 0 {
            self.seat = self.seat_before(self.first);
            self.next_hand(game, sink);
        }
    }

    fn place(&mut self, game: &Game, tile: KindId, square: Square, rotation: u8) {
        self.drop_from_hand(tile);
        self.lay(game, tile, square, rotation);
        self.phase = Phase::Use;
    }

    /// Puts a tile on the board, and leads the river on.
    pub fn lay(&mut self, game: &Game, tile: KindId, square: Square, rotation: u8) {
        let open = self.board.open_at(game, square).expect("the square was checked to be open");
        self.lay_at(game, tile, open, rotation);
    }

    /// The same on the open square with that index.
    #[inline]
    pub fn lay_at(&mut self, game: &Game, tile: KindId, open: usize, rotation: u8) {
        self.board.place(game, open, tile, rotation);
        if let Some(end) = &self.river
            && game.stack_of(tile) == Stack::River
        {
            self.river = end.after(game, self.last_tile().square, tile, rotation);
        }
    }

    fn drop_from_hand(&mut self, tile: KindId) {
        self.hands[self.seat.index()].remove(tile);
    }

    fn use_piece(&mut self, game: &Game, piece: Piece, segment: u8) {
        let option = game.use_option(self.last_tile().kind, piece, segment);
        self.put(*option.expect("the use was checked to exist"));
    }

    /// Puts a piece on the tile placed last.
    #[inline]
    pub fn put(&mut self, option: UseOption) {
        let UseOption { piece, segment, node, .. } = option;
        let seat = self.seat;
        self.supplies[seat.index()][piece] -= 1;
        self.board.stand(self.board.tiles.len() as u16 - 1, Standing { piece, seat, segment, node });
    }

    /// DI4: the follower comes home and scores its region.
    fn take(&mut self, game: &Game, square: Square, sink: &mut impl Sink) {
        let index = self.board.index_at(game, square).expect("the square was checked to hold a follower");
        self.take_off(game, index, sink);
    }

    /// The same for the follower on that tile.
    pub fn take_off(&mut self, game: &Game, index: u16, sink: &mut impl Sink) {
        let tile = self.board.tiles[index as usize];
        let standing = tile.standing.expect("the tile was checked to hold a follower");
        let root = self.board.feature_of(&tile, standing.node);
        let value = games::value_of_take(game, &self.board, root);
        let spot = Spot { square: tile.square, segment: standing.segment };
        self.award(game, Award::to_follower(root, spot, value, standing.seat), sink);
        self.board.lift(index);
        self.supplies[standing.seat.index()][standing.piece] += 1;
        sink.event(|| Event::WentHome { spot, standing, rule: game.rules().home_rule() });
    }

    /// The piece is decided: score, then a bonus tile or the end of the turn (C9).
    #[inline]
    pub fn finish_tile(&mut self, game: &Game, sink: &mut impl Sink) {
        let Last { some_closed, monastery_done, .. } = self.board.last;
        let mut bonus_tiles = self.more_bonus_tiles;
        if some_closed || monastery_done {
            bonus_tiles += games::score_tile(game, self, sink);
        }
        if bonus_tiles > 0 {
            self.go_on_to_bonus_tile(game, bonus_tiles, sink);
        } else {
            self.end_turn(game, sink);
        }
    }

    /// The turn brings so many bonus tiles, as far as there are any left (HG11, HG12, R21), the last turn too (R20).
    #[cold]
    fn go_on_to_bonus_tile(&mut self, game: &Game, due: u8, sink: &mut impl Sink) {
        match game.rules().bonus_stack() {
            Some((stack, rule)) if self.stack_left(stack) > 0 => {
                self.more_bonus_tiles = due - 1;
                self.phase = Phase::DrawBonus;
                let seat = self.seat;
                sink.event(|| Event::BonusTile { seat, rule });
            }
            _ => {
                self.more_bonus_tiles = 0;
                self.end_turn(game, sink);
            }
        }
    }

    #[inline]
    fn end_turn(&mut self, game: &Game, sink: &mut impl Sink) {
        if game.rules().hand_size() == 0 {
            self.seat = self.seat_after(self.seat);
            self.begin_turn(game, sink);
        } else if self.stack_left(Stack::Land) > 0 {
            self.phase = Phase::Refill;
        } else {
            self.next_hand(game, sink);
        }
    }

    /// The turn goes to the next seat that holds a tile; seats without are skipped (R8).
    fn next_hand(&mut self, game: &Game, sink: &mut impl Sink) {
        for _ in 0..self.seats {
            self.seat = self.seat_after(self.seat);
            if !self.hands[self.seat.index()].is_empty() {
                self.turn += 1;
                return self.choose_from_hand(game, sink);
            }
        }
        self.end(game, Rule::C11, sink);
    }

    /// The seat places a tile of its hand, or gives one up if none fits (R8).
    fn choose_from_hand(&mut self, game: &Game, sink: &mut impl Sink) {
        let hand = &self.hands[self.seat.index()];
        if hand.is_empty() {
            self.next_hand(game, sink);
        } else if hand.iter().any(|tile| self.fits_somewhere(game, *tile)) {
            self.phase = Phase::Place;
        } else {
            self.phase = Phase::Discard;
        }
    }

    fn seat_after(&self, seat: Seat) -> Seat {
        Seat(if seat.0 + 1 == self.seats { 0 } else { seat.0 + 1 })
    }

    pub fn seat_before(&self, seat: Seat) -> Seat {
        Seat(if seat.0 == 0 { self.seats - 1 } else { seat.0 - 1 })
    }

    /// Ends the game by a rule, and scores the end.
    pub fn end(&mut self, game: &Game, rule: Rule, sink: &mut impl Sink) {
        sink.event(|| Event::FinalScoring { rule });
        game.rules().score_end(game, self, sink);
        self.phase = Phase::Over;
        let (winners, rule) = self.winners();
        sink.event(|| Event::Ended { winners, rule });
    }

    /// The seats with the most points (C11), several if they are equal (R1).
    pub fn winners(&self) -> (Seats, Rule) {
        let most = self.scores[..self.seats as usize].iter().max();
        let winners: Seats =
            (0..self.seats).map(Seat).filter(|seat| Some(&self.scores[seat.index()]) == most).collect();
        (winners, if winners.len() > 1 { Rule::R1 } else { Rule::C11 })
    }

    /// Scores what the last tile completed, in the order of its segments (R11).
    #[inline]
    pub fn score_completed(&mut self, game: &Game, tile: &Tile, sink: &mut impl Sink) {
        let kind = &game.kinds[tile.kind.index()];
        let mut nodes = kind.completing;
        while nodes != 0 {
            let node = nodes.trailing_zeros() as usize;
            nodes &= nodes - 1;
            let root = self.board.last_feature(node as u8);
            let at = Spot { square: tile.square, segment: node as u8 };
            self.score_if_complete(game, root, at, sink);
        }
    }

    /// Scores a feature if it is complete and holds followers, and sends them home (C10, CA8, HG10).
    #[inline]
    pub fn score_if_complete(&mut self, game: &Game, root: u16, at: Spot, sink: &mut impl Sink) {
        let feature = self.board.feature(root);
        if feature.open == 0 && !feature.pieces.is_empty() {
            self.score_complete(game, root, at, sink);
        }
    }

    fn score_complete(&mut self, game: &Game, root: u16, at: Spot, sink: &mut impl Sink) {
        let pieces = self.board.feature(root).pieces;
        let value = games::value(game, &self.board, root, Moment::Complete);
        self.award(game, Award::to_majority(root, at, value, pieces), sink);
        self.send_home(root, game.rules().home_rule(), sink);
    }

    /// Gives all pieces in a feature back to their owners, by a rule.
    pub fn send_home(&mut self, root: u16, rule: Rule, sink: &mut impl Sink) {
        let supplies = &mut self.supplies;
        self.board.clear(root, |square, standing| {
            supplies[standing.seat.index()][standing.piece] += 1;
            sink.event(|| Event::WentHome { spot: Spot { square, segment: standing.segment }, standing, rule });
        });
    }

    /// Scores every occupied feature of these kinds for its majority, as it stands at the end.
    pub fn score_occupied(&mut self, game: &Game, kinds: &[FeatureKind], sink: &mut impl Sink) {
        for kind in kinds {
            for Claimed { root, at } in self.occupied(*kind) {
                let value = games::value(game, &self.board, root, Moment::End);
                let pieces = self.board.feature(root).pieces;
                self.award(game, Award::to_majority(root, at, value, pieces), sink);
            }
        }
    }

    /// The occupied features of a kind, in the order their first pieces were placed.
    pub fn occupied(&self, kind: FeatureKind) -> ArrayVec<Claimed, MAX_PIECES> {
        let mut occupied = ArrayVec::<Claimed, MAX_PIECES>::new();
        let features = &self.board.features;
        for piece in self.board.occupied.iter().filter(|piece| features.member(piece.member).kind == kind) {
            let root = features.find(piece.member);
            let tile = &self.board.tiles[piece.tile as usize];
            if let Some(standing) = tile.standing
                && occupied.iter().all(|other| other.root != root)
            {
                occupied.push(Claimed { root, at: Spot { square: tile.square, segment: standing.segment } });
            }
        }
        occupied
    }

    /// Gives points and says why.
    #[inline]
    pub fn award(&mut self, game: &Game, award: Award, sink: &mut impl Sink) {
        let Award { root, at, value: Value { rule, counted, worth }, seats, claim, pieces, held } = award;
        let points = worth.points();
        seats.iter().for_each(|seat| self.scores[seat.index()] += points);
        let board = &self.board;
        sink.event(|| {
            let kind = board.feature(root).kind;
            let complete = game.rules().completes(kind) && board.feature(root).open == 0;
            let (feature, tiles) = (FeatureId(root), board.tile_total(root));
            let held = held.unwrap_or(kind);
            let score =
                Score { rule, kind, feature, at, seats, claim, points, worth, counted, tiles, complete, pieces, held };
            Event::Scored(score)
        });
    }
}

/// Points about to be given: a [`Score`] without what only a listener asks for.
pub(crate) struct Award {
    pub root: u16,
    pub at: Spot,
    pub value: Value,
    pub seats: Seats,
    pub claim: Claim,
    pub pieces: PieceCounts,
    /// On what kind of feature the pieces stand, if not on the one that is scored.
    pub held: Option<FeatureKind>,
}

impl Award {
    /// To the most pieces (C10).
    #[inline]
    pub fn to_majority(root: u16, at: Spot, value: Value, pieces: PieceCounts) -> Award {
        Award { root, at, value, seats: pieces.majority(), claim: Claim::Majority, pieces, held: None }
    }

    /// To the owner of one follower (DI9).
    pub fn to_follower(root: u16, at: Spot, value: Value, seat: Seat) -> Award {
        let (seats, pieces) = (Seats::one(seat), PieceCounts::one(seat));
        Award { root, at, value, seats, claim: Claim::Follower, pieces, held: None }
    }
}
