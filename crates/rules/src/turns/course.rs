//! The course of a game, action by action: draws, placements, pieces, turns, the end. Nothing here asks whether an action is
//! legal: [`Position`](crate::Position) does.

use crate::boards::{Last, Square, Standing};
use crate::games::{self, Misfit};
use crate::tiles::UseOption;
use crate::turns::{Award, State};
use crate::words::Sink;
use crate::{Action, Event, Game, KindId, Phase, Piece, Rule, Spot, Stack};

impl State {
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
    pub fn begin_turn(&mut self, game: &Game, sink: &mut impl Sink) {
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
    pub fn deal_on(&mut self, game: &Game, sink: &mut impl Sink) {
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

    /// Ends the game by a rule, and scores the end.
    pub fn end(&mut self, game: &Game, rule: Rule, sink: &mut impl Sink) {
        sink.event(|| Event::FinalScoring { rule });
        game.rules().score_end(game, self, sink);
        self.phase = Phase::Over;
        let (winners, rule) = self.winners();
        sink.event(|| Event::Ended { winners, rule });
    }
}
