//! The order of play: what comes next, and every step with its legality checked from the rules.

use std::collections::{BTreeMap, BTreeSet};

use super::board::{self, Piece, RiverEnd, Square};
use super::features::{Game, Landscape};
use super::tiles::Terrain;
use super::{Expect, Oracle, OracleAction, OracleEvent};

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stack {
    River,
    Land,
    Bonus,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stage {
    /// DI13: how many tiles are still to be laid aside.
    LayAside(usize),
    /// DI12: how many tiles are dealt already.
    Deal(usize),
    /// A turn's tile, or its bonus tile, or another after one that fits nowhere.
    Draw(Stack),
    /// DI12: the seat fills its hand up at the end of its turn.
    Refill,
    /// R8: the seat draws for the tile it gave up and tries again.
    Redraw,
    Place,
    Discard,
    Use,
    Over,
}

/// Takes one copy out of a stack.
pub fn remove_one(stack: &mut BTreeMap<usize, u32>, kind: usize) {
    let count = stack.get_mut(&kind).expect("the stack holds the tile");
    *count -= 1;
    if *count == 0 {
        stack.remove(&kind);
    }
}

impl Oracle {
    /// What must come next and who does it.
    pub fn expect(&self) -> Expect {
        let seat = self.seat;
        match self.stage {
            Stage::LayAside(_) => Expect::LayAside,
            Stage::Deal(dealt) => Expect::Draw { stack: "land", seat: (self.first + dealt) % self.seats },
            Stage::Draw(Stack::River) => Expect::Draw { stack: "river", seat },
            Stage::Draw(Stack::Land) | Stage::Refill | Stage::Redraw => Expect::Draw { stack: "land", seat },
            Stage::Draw(Stack::Bonus) => Expect::Draw { stack: "bonus", seat },
            Stage::Place => Expect::Place { seat },
            Stage::Discard => Expect::Discard { seat },
            Stage::Use => Expect::Use { seat },
            Stage::Over => Expect::Over,
        }
    }

    pub(super) fn drawable(&self) -> BTreeMap<usize, u32> {
        match self.stage {
            Stage::Draw(Stack::Bonus) => self.bonus.clone(),
            // CA15: the lake comes when the other river tiles are gone.
            Stage::Draw(Stack::River) if self.river.is_empty() => self.lake.map(|lake| (lake, 1)).into_iter().collect(),
            Stage::Draw(Stack::River) => self.river.clone(),
            Stage::LayAside(_) | Stage::Deal(_) | Stage::Draw(Stack::Land) | Stage::Refill | Stage::Redraw => {
                self.land.clone()
            }
            Stage::Place | Stage::Discard | Stage::Use | Stage::Over => BTreeMap::new(),
        }
    }

    /// Legal placements of a tile now, those that look the same once, as the lowest rotation. (For a land tile while the
    /// River is laid: where it would fit by C4.)
    pub fn placements(&self, tile: &str) -> BTreeSet<(i32, i32, u8)> {
        self.places(self.board.tiles.find(tile)).collect()
    }

    fn places(&self, kind: usize) -> impl Iterator<Item = (i32, i32, u8)> {
        let found = &self.board.tiles.kinds[kind];
        let end = self.river_end_for(kind);
        self.landscape.frames.iter().flat_map(move |(square, frame)| {
            let rotations = (0..4).filter(|rotation| found.lowest[usize::from(*rotation)] == *rotation);
            let fitting = rotations.filter(move |rotation| board::fits(found, *rotation, frame));
            let allowed = fitting.filter(move |rotation| match &end {
                RiverRule::None => true,
                RiverRule::NoEnd => false,
                RiverRule::At(end) => board::continues_river(found, *rotation, *square, end),
            });
            allowed.map(|rotation| (square.0, square.1, rotation))
        })
    }

    fn river_end_for(&self, kind: usize) -> RiverRule {
        if !self.river_game || !self.board.tiles.kinds[kind].extra {
            return RiverRule::None;
        }
        self.board.river_end().map_or(RiverRule::NoEnd, RiverRule::At)
    }

    fn fits_somewhere(&self, kind: usize) -> bool {
        self.places(kind).next().is_some()
    }

    /// Does one step, which must be legal now; otherwise panics and says why.
    pub fn apply(&mut self, step: &OracleAction) -> Vec<OracleEvent> {
        let mut outcomes = Vec::new();
        match (step, self.stage) {
            (OracleAction::LayAside { tile }, Stage::LayAside(left)) => {
                let kind = self.drawable_kind(tile);
                remove_one(&mut self.land, kind);
                self.stage = Stage::LayAside(left - 1);
                self.begin_dealing(&mut outcomes);
            }
            (OracleAction::Draw { tile }, Stage::Draw(stack)) => self.draw(tile, stack, &mut outcomes),
            (OracleAction::Draw { tile }, Stage::Deal(_) | Stage::Refill | Stage::Redraw) => {
                self.draw_to_hand(tile, &mut outcomes);
            }
            (OracleAction::Place { tile, x, y, rotation }, Stage::Place) => self.place(tile, (*x, *y), *rotation),
            (OracleAction::Discard { tile }, Stage::Discard) => {
                // R8: out of the game, and another is drawn if there is one.
                self.remove_from_hand(tile);
                self.stage = Stage::Redraw;
                if self.land.is_empty() {
                    self.play_hand(&mut outcomes);
                }
            }
            (OracleAction::Piece { piece, segment }, Stage::Use) => {
                self.put_piece(piece, *segment);
                self.finish_tile(&mut outcomes);
            }
            (OracleAction::Take { x, y }, Stage::Use) => {
                self.take((*x, *y));
                self.finish_tile(&mut outcomes);
            }
            (OracleAction::Pass, Stage::Use) => self.finish_tile(&mut outcomes),
            (step, _) => panic!("{step:?} does not come now: {:?} does", self.expect()),
        }
        outcomes
    }

    fn drawable_kind(&self, tile: &str) -> usize {
        let kind = self.board.tiles.find(tile);
        assert!(self.drawable().contains_key(&kind), "tile {tile} cannot be drawn now: {:?}", self.can_draw());
        kind
    }

    pub(super) fn begin_game(&mut self, equal_turns: bool) {
        let mut nothing = Vec::new();
        if self.game == (Game::Discovery { advanced: true }) {
            // DI13, R7
            let aside = if equal_turns { [1, 2, 3, 3][self.seats - 2] } else { 0 };
            self.stage = Stage::LayAside(aside);
            self.begin_dealing(&mut nothing);
        } else {
            self.begin_turn(&mut nothing);
        }
    }

    fn begin_dealing(&mut self, outcomes: &mut Vec<OracleEvent>) {
        if self.land.is_empty() {
            self.next_hand(self.first, outcomes);
        } else if self.stage == Stage::LayAside(0) {
            self.stage = Stage::Deal(0);
        }
    }

    /// The seat draws: a tile of the River first (CA12), then the lake (CA15, R14), then land tiles.
    fn begin_turn(&mut self, outcomes: &mut Vec<OracleEvent>) {
        self.bonus_turn = false;
        if !self.river.is_empty() {
            self.stage = Stage::Draw(Stack::River);
            return;
        }
        if let Some(lake) = self.lake {
            if self.fits_somewhere(lake) {
                self.stage = Stage::Draw(Stack::River);
                return;
            }
            self.lake = None;
        }
        if self.land.is_empty() {
            self.end_game(outcomes); // C11, HG13
        } else {
            self.stage = Stage::Draw(Stack::Land);
        }
    }

    fn draw(&mut self, tile: &str, stack: Stack, outcomes: &mut Vec<OracleEvent>) {
        let kind = self.drawable_kind(tile);
        if stack == Stack::River && self.lake == Some(kind) {
            self.lake = None; // begin_turn made sure that it fits
        } else {
            remove_one(self.stack(stack), kind);
        }
        // R2: now that another was drawn, the one set aside returns.
        if let Some(returning) = self.aside.take() {
            *self.stack(stack).entry(returning).or_insert(0) += 1;
        }
        if self.fits_somewhere(kind) {
            self.drawn = Some(kind);
            self.stage = Stage::Place;
            return;
        }
        outcomes.push(OracleEvent::SetAside { tile: tile.to_owned() });
        if matches!(self.game, Game::Carcassonne { .. }) {
            self.aside = Some(kind);
            let hope = self.stack(stack).clone().into_keys().any(|other| self.fits_somewhere(other));
            if !hope && stack == Stack::River {
                // R14: the rest of the River leaves the game, and the same player goes on with the lake.
                self.aside = None;
                self.river.clear();
                self.begin_turn(outcomes);
            } else if !hope {
                self.end_game(outcomes); // R2
            }
        } else if self.stack(stack).is_empty() {
            // HG7, DI3: the tile is gone, and there is no other.
            match stack {
                Stack::Bonus => self.end_turn(outcomes), // R5
                _ => self.end_game(outcomes),            // R15
            }
        }
    }

    /// DI12: tiles come face up into a hand.
    fn draw_to_hand(&mut self, tile: &str, outcomes: &mut Vec<OracleEvent>) {
        let kind = self.drawable_kind(tile);
        let Expect::Draw { seat, .. } = self.expect() else { unreachable!() };
        remove_one(&mut self.land, kind);
        self.hands[seat].push(kind);
        match self.stage {
            Stage::Deal(dealt) if dealt + 1 < 2 * self.seats && !self.land.is_empty() => {
                self.stage = Stage::Deal(dealt + 1);
            }
            Stage::Deal(_) => self.next_hand(self.first, outcomes),
            Stage::Refill => self.next_hand(self.seat + 1, outcomes),
            _ => self.play_hand(outcomes),
        }
    }

    /// R8: the turn goes to the first seat from this one on that has tiles; with none left the game is over.
    fn next_hand(&mut self, from: usize, outcomes: &mut Vec<OracleEvent>) {
        let next = (from..from + self.seats).map(|seat| seat % self.seats).find(|seat| !self.hands[*seat].is_empty());
        match next {
            Some(seat) => {
                self.seat = seat;
                self.play_hand(outcomes);
            }
            None => self.end_game(outcomes),
        }
    }

    fn play_hand(&mut self, outcomes: &mut Vec<OracleEvent>) {
        let hand = &self.hands[self.seat];
        if hand.is_empty() {
            self.next_hand(self.seat + 1, outcomes);
        } else if hand.iter().any(|kind| self.fits_somewhere(*kind)) {
            self.stage = Stage::Place;
        } else {
            self.stage = Stage::Discard;
        }
    }

    fn remove_from_hand(&mut self, tile: &str) -> usize {
        let kind = self.board.tiles.find(tile);
        let hand = &mut self.hands[self.seat];
        let held = hand.iter().position(|held| *held == kind);
        hand.remove(held.unwrap_or_else(|| panic!("tile {tile} is not in the hand of seat {}", self.seat)))
    }

    fn place(&mut self, tile: &str, square: Square, rotation: u8) {
        assert!(rotation < 4, "rotations are 0 to 3");
        let kind = self.board.tiles.find(tile);
        // An equal rotation is as good as the lowest.
        let lowest = self.board.tiles.kinds[kind].lowest[usize::from(rotation)];
        let legal = self.places(kind).any(|place| place == (square.0, square.1, lowest));
        assert!(legal, "C4: tile {tile} does not fit at {square:?} turned {rotation}");
        match self.drawn.take() {
            Some(drawn) => assert_eq!(drawn, kind, "another tile was drawn, not {tile}"),
            None => {
                self.remove_from_hand(tile);
            }
        }
        self.board.lay(square, kind, rotation);
        self.landscape = Landscape::survey(&self.board, self.game);
        self.last = square;
        self.stage = Stage::Use;
    }

    fn put_piece(&mut self, piece: &str, letter: char) {
        let hut = match piece {
            "follower" => false,
            "hut" => true,
            _ => panic!("no such piece: {piece}"),
        };
        let kind = self.board.kind_at(self.last);
        let segment = kind.segment(letter).unwrap_or_else(|| panic!("tile {} has no segment {letter}", kind.id));
        if let Err(reason) = self.may_use(segment, hut) {
            panic!("no {piece} on {letter}: {reason}");
        }
        let supply = if hut { &mut self.huts } else { &mut self.followers };
        supply[self.seat] -= 1;
        self.board.placed.get_mut(&self.last).unwrap().piece = Some(Piece { seat: self.seat, hut, segment });
    }

    /// DI4: one own follower off the board, and its region scored for it.
    fn take(&mut self, square: Square) {
        assert!(matches!(self.game, Game::Discovery { .. }), "followers are taken in The Discovery only");
        let found = self.standing().into_iter().find(|(_, other, piece)| *other == square && piece.seat == self.seat);
        let (region, ..) = found.unwrap_or_else(|| panic!("DI4: no own follower at {square:?}"));
        self.scores[self.seat] += self.take_points(region);
        self.send_home(square);
    }

    /// After the piece: scoring (C9), then the bonus tile (HG11, HG12), then the end of the turn.
    fn finish_tile(&mut self, outcomes: &mut Vec<OracleEvent>) {
        match self.game {
            Game::Carcassonne { .. } => {
                self.score_completed(outcomes);
                self.end_turn(outcomes);
            }
            Game::Hunters { literal, .. } => {
                let with_gold = |id: &usize| {
                    let feature = &self.landscape.features[*id];
                    feature.terrain == Terrain::Forest && feature.goods.gold > 0
                };
                let forests = self.completed_by_last_tile().into_iter().filter(with_gold).count();
                self.score_completed(outcomes);
                if !self.bonus_turn {
                    // HG12, R4: one a turn; R21: one for each forest.
                    self.more_bonus = if literal { forests } else { forests.min(1) };
                }
                if self.more_bonus > 0 && !self.bonus.is_empty() {
                    self.more_bonus -= 1;
                    self.bonus_turn = true;
                    self.stage = Stage::Draw(Stack::Bonus);
                } else {
                    self.end_turn(outcomes);
                }
            }
            Game::Discovery { advanced: false } => self.end_turn(outcomes),
            Game::Discovery { advanced: true } if self.land.is_empty() => self.next_hand(self.seat + 1, outcomes),
            Game::Discovery { advanced: true } => self.stage = Stage::Refill,
        }
    }

    fn end_turn(&mut self, outcomes: &mut Vec<OracleEvent>) {
        self.seat = (self.seat + 1) % self.seats;
        self.begin_turn(outcomes);
    }

    fn end_game(&mut self, outcomes: &mut Vec<OracleEvent>) {
        self.stage = Stage::Over;
        self.score_end(outcomes);
    }
}

/// Whether a tile is bound to the River's end.
#[derive(Clone, Copy)]
enum RiverRule {
    None,
    NoEnd,
    At(RiverEnd),
}
