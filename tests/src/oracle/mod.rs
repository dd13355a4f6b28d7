//! An oracle for the three games, written from `rules/` alone and sharing nothing with the engine but the tile data. It
//! keeps the placed tiles and recomputes everything else by flood fill, so that it is slow, plain and easy to believe.
//!
//! - `tiles`: the sets as data, and which rotations of a tile look the same
//! - `board`: the placed tiles, where a tile fits (C4), where the River goes on (CA12, CA13)
//! - `features`: flood fill and what a feature is worth
//! - `scoring`: who gets it, after a tile and at the end
//! - `turns`: what comes next, and every step checked again
//! - `forecast`: what the unseen tiles could still do

mod board;
mod features;
mod forecast;
mod scoring;
#[cfg(test)]
mod tests;
mod tiles;
mod turns;

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use board::{Board, Square};
use features::{Edition, Game, Landscape, Layer};
use tiles::Terrain;
pub use tiles::Tiles;
use turns::{Stack, Stage};

/// What a player or chance does.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum OracleAction {
    /// Puts a tile away before the start (DI13).
    LayAside {
        /// The id of the tile.
        tile: String,
    },
    /// Draws a tile.
    Draw {
        /// The id of the tile.
        tile: String,
    },
    /// Places a tile from the hand.
    Place {
        /// The id of the tile.
        tile: String,
        /// Grows to the east.
        x: i32,
        /// Grows to the south.
        y: i32,
        /// Clockwise quarter turns.
        rotation: u8,
    },
    /// Gives up a face-up tile (R8).
    Discard {
        /// The id of the tile.
        tile: String,
    },
    /// Sets a piece on the tile just placed.
    Piece {
        /// `follower` or `hut`.
        piece: &'static str,
        /// The letter of the segment it goes onto.
        segment: char,
    },
    /// Takes a follower off the tile on this square (The Discovery).
    Take {
        /// Grows to the east.
        x: i32,
        /// Grows to the south.
        y: i32,
    },
    /// Uses no piece.
    Pass,
}

/// What must come next, and who does it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Expect {
    /// Chance puts a tile away.
    LayAside,
    /// Chance draws a tile.
    Draw {
        /// `river`, `land` or `bonus`.
        stack: &'static str,
        /// The seat that receives it.
        seat: usize,
    },
    /// A tile has to be placed.
    Place {
        /// The seat to act.
        seat: usize,
    },
    /// A face-up tile has to be given up.
    Discard {
        /// The seat to act.
        seat: usize,
    },
    /// A piece may be used.
    Use {
        /// The seat to act.
        seat: usize,
    },
    /// The game is over.
    Over,
}

/// What followed from a step.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum OracleEvent {
    /// The tile just drawn fits nowhere.
    SetAside {
        /// The id of the tile.
        tile: String,
    },
    /// A feature scored.
    Score {
        /// The kind of feature.
        kind: &'static str,
        /// The seats that score.
        seats: Vec<usize>,
        /// The points that each of these seats gets.
        points: u32,
        /// The tiles of the feature; none for a kind that is not scored by tiles.
        tiles: Option<u32>,
        /// How many sections were counted, where they count (R21).
        sections: Option<u32>,
        /// The number of the rule, as in `CA4`.
        rule: &'static str,
        /// A segment of the feature: x, y and letter.
        at: (i32, i32, char),
    },
}

/// A way to use a piece.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Use {
    /// `follower`, `hut` or `take`.
    pub piece: &'static str,
    /// What the piece is called there.
    pub role: &'static str,
    /// Grows to the east.
    pub x: i32,
    /// Grows to the south.
    pub y: i32,
    /// The letter of the segment it stands on.
    pub segment: char,
    /// What a take scores, otherwise 0.
    pub points: u32,
}

/// A feature and what it is worth.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct FeatureInfo {
    /// The kind of feature.
    pub kind: &'static str,
    /// Its segments: x, y and letter.
    pub members: BTreeSet<(i32, i32, char)>,
    /// Different tiles of its members (so 1 for a monastery).
    pub tiles: u32,
    /// Sides on which it could go on; for a monastery the empty squares around it.
    pub open: u32,
    /// Whether it is complete.
    pub complete: bool,
    /// Per seat: huts in a river system, followers in anything else.
    pub pieces: Vec<u32>,
    /// The seats that would score it.
    pub owners: Vec<usize>,
    /// The least it scores once it is complete, or what it scores if it is.
    pub if_complete: u32,
    /// What it would score if the game ended now.
    pub if_ended: u32,
}

/// A game in progress.
#[derive(Clone, Debug)]
pub struct Oracle {
    game: Game,
    /// Carcassonne with the River (CA12).
    river_game: bool,
    seats: usize,
    first: usize,
    /// The seat whose turn it is.
    seat: usize,
    stage: Stage,
    board: Board,
    /// Recomputed whenever a tile is laid.
    landscape: Landscape,
    /// The square of the tile just placed, and whether it came from the bonus stack.
    last: Square,
    bonus_turn: bool,
    /// How many more bonus tiles the turn brings (R21).
    more_bonus: usize,
    /// Tiles face down: kind and number of copies. The River's lake waits by itself.
    river: BTreeMap<usize, u32>,
    land: BTreeMap<usize, u32>,
    bonus: BTreeMap<usize, u32>,
    lake: Option<usize>,
    /// A tile that fits nowhere and goes back into its stack when another was drawn (CA3, R2).
    aside: Option<usize>,
    /// The tile drawn to be placed; in The Discovery's advanced variant tiles are in the hands instead.
    drawn: Option<usize>,
    hands: Vec<Vec<usize>>,
    scores: Vec<u32>,
    followers: Vec<u32>,
    huts: Vec<u32>,
}

impl Oracle {
    /// A new game with the start tile on the table.
    pub fn new(tiles: Arc<Tiles>, rules: &str, options: &[&str], seats: usize, first: usize) -> Oracle {
        let literal = options.contains(&"literal");
        let game = match rules {
            "carcassonne/first" => Game::Carcassonne { modern: false },
            "carcassonne/modern" => Game::Carcassonne { modern: true },
            "hunters/pl-2002" => Game::Hunters { edition: Edition::Polish, literal },
            "hunters/hu-2002" => Game::Hunters { edition: Edition::Hungarian, literal },
            "hunters/en-2014" => Game::Hunters { edition: Edition::English, literal },
            "discovery/standard" => Game::Discovery { advanced: false },
            "discovery/advanced" => Game::Discovery { advanced: true },
            _ => panic!("unknown rules {rules}"),
        };
        assert!((2..=5).contains(&seats) && first < seats, "C1, R13: 2 to 5 seats, and one of them begins");
        let river_game = options.contains(&"river");
        let equal_turns = options.contains(&"equal-turns");
        for option in options {
            let known = match *option {
                "river" => matches!(game, Game::Carcassonne { .. }),
                "equal-turns" => game == Game::Discovery { advanced: true },
                "literal" => matches!(rules, "hunters/pl-2002" | "hunters/hu-2002"),
                _ => false,
            };
            assert!(known, "{rules} has no option {option}");
        }
        let (followers, huts) = match game {
            Game::Carcassonne { .. } => (7, 0), // CA1
            Game::Hunters { .. } => (5, 2),     // HG1
            Game::Discovery { .. } => (4, 0),   // DI1
        };

        let mut board = Board { tiles: Arc::clone(&tiles), placed: BTreeMap::new() };
        let spring = tiles.spring.filter(|_| river_game);
        assert_eq!(spring.is_some(), river_game, "the River needs its set");
        board.lay((0, 0), spring.unwrap_or(tiles.start), 0);
        let landscape = Landscape::survey(&board, game);
        let stack = |extra: bool| -> BTreeMap<usize, u32> {
            let kinds = tiles.kinds.iter().enumerate().filter(|(_, kind)| kind.extra == extra);
            kinds.map(|(id, kind)| (id, kind.count)).collect()
        };
        let mut oracle = Oracle {
            game,
            river_game,
            seats,
            first,
            seat: first,
            stage: Stage::Over,
            board,
            landscape,
            last: (0, 0),
            bonus_turn: false,
            more_bonus: 0,
            river: BTreeMap::new(),
            land: stack(false),
            bonus: BTreeMap::new(),
            lake: tiles.lake.filter(|_| river_game),
            aside: None,
            drawn: None,
            hands: vec![Vec::new(); seats],
            scores: vec![0; seats],
            followers: vec![followers; seats],
            huts: vec![huts; seats],
        };
        // CA12: with the River the normal start tile is left out; otherwise it lies on the table.
        turns::remove_one(&mut oracle.land, tiles.start);
        if river_game {
            oracle.river = stack(true);
            for apart in [tiles.spring, tiles.lake].into_iter().flatten() {
                turns::remove_one(&mut oracle.river, apart);
            }
        } else if matches!(game, Game::Hunters { .. }) {
            oracle.bonus = stack(true);
        }
        oracle.begin_game(equal_turns);
        oracle
    }

    /// The points so far, by seat.
    pub fn scores(&self) -> &[u32] {
        &self.scores
    }

    /// Followers in every seat's supply.
    pub fn followers(&self) -> Vec<u32> {
        self.followers.clone()
    }

    /// Huts in every seat's supply.
    pub fn huts(&self) -> Vec<u32> {
        self.huts.clone()
    }

    /// The face-up tiles of a seat (DI12); empty in every other game.
    pub fn hand(&self, seat: usize) -> Vec<String> {
        self.hands[seat].iter().map(|kind| self.board.tiles.kinds[*kind].id.clone()).collect()
    }

    /// The tile that was drawn and must be placed now (not one of a hand).
    pub fn drawn(&self) -> Option<String> {
        self.drawn.map(|kind| self.board.tiles.kinds[kind].id.clone())
    }

    /// C11: most points win, equal points share the win.
    pub fn winners(&self) -> Vec<usize> {
        assert_eq!(self.stage, Stage::Over, "winners are known at the end");
        let best = self.scores.iter().max();
        (0..self.seats).filter(|seat| Some(&self.scores[*seat]) == best).collect()
    }

    /// Every feature on the table, in a fixed order that `completing` shares.
    pub fn features(&self) -> Vec<FeatureInfo> {
        let landscape = &self.landscape;
        let info = |(id, feature): (usize, &features::Feature)| FeatureInfo {
            kind: feature.kind(),
            members: feature.members.iter().map(|member| (member.0.0, member.0.1, self.letter(*member))).collect(),
            tiles: feature.tiles,
            open: feature.open,
            complete: feature.complete(),
            pieces: vec![0; self.seats],
            owners: Vec::new(),
            if_complete: landscape.least_when_complete(self.game, id),
            if_ended: match self.game {
                Game::Discovery { .. } => landscape.worth(self.game, id, false), // DI11
                _ => landscape.worth(self.game, id, feature.complete()),
            },
        };
        let mut infos: Vec<FeatureInfo> = landscape.features.iter().enumerate().map(info).collect();
        for (id, _, piece) in self.standing() {
            infos[id].pieces[piece.seat] += 1;
        }
        for (id, info) in infos.iter_mut().enumerate().filter(|(_, info)| info.pieces.iter().any(|count| *count > 0)) {
            info.owners = self.owners(id);
        }
        infos
    }

    /// All legal uses of a piece besides passing, equal ones once: the first segment of the tile that reaches a feature, the
    /// earliest laid tile of several with own followers in one region.
    pub fn uses(&self) -> Vec<Use> {
        if self.stage != Stage::Use {
            return Vec::new();
        }
        let mut uses: Vec<Use> = Vec::new();
        let mut seen = BTreeSet::new();
        let (x, y) = self.last;
        for hut in [false, true] {
            for (index, segment) in self.board.kind_at(self.last).segments.iter().enumerate() {
                if let Ok(feature) = self.may_use(index, hut)
                    && seen.insert(feature)
                {
                    let (piece, role) = if hut { ("hut", "hut") } else { ("follower", segment.terrain.role()) };
                    uses.push(Use { piece, role, x, y, segment: segment.letter, points: 0 });
                }
            }
        }
        if matches!(self.game, Game::Discovery { .. }) {
            let mut own = self.standing();
            own.retain(|(.., piece)| piece.seat == self.seat);
            own.sort_by_key(|(_, square, _)| self.board.placed[square].number);
            let mut regions = BTreeSet::new();
            for (region, square, piece) in own {
                if regions.insert(region) {
                    uses.push(Use {
                        piece: "take",
                        role: self.landscape.features[region].terrain.role(),
                        x: square.0,
                        y: square.1,
                        segment: self.letter((square, piece.segment)),
                        points: self.take_points(region),
                    });
                }
            }
        }
        uses
    }

    /// DI4: what a follower taken off this region scores now.
    fn take_points(&self, region: usize) -> u32 {
        self.landscape.worth(self.game, region, self.landscape.features[region].complete())
    }

    /// Whether the seat may put a piece on that segment of the tile just placed; the feature it would stand in.
    fn may_use(&self, segment: usize, hut: bool) -> Result<usize, &'static str> {
        let supply = if hut { &self.huts } else { &self.followers };
        if supply[self.seat] == 0 {
            return Err("C6: no such piece in the supply");
        }
        let belongs = self.landscape.of[&self.last][segment];
        let feature = if hut { belongs.system } else { belongs.own };
        // No feature here: a lake or the River for a follower (HG2, CA14), anything but rivers and lakes for a hut (HG4).
        let feature = feature.ok_or("HG2, HG4, CA14: no place for this piece")?;
        if !self.pieces_on(feature).is_empty() {
            return Err("C7, HG5: the feature is occupied");
        }
        let found = &self.landscape.features[feature];
        let fire = self.board.kind_at(self.last).segments.iter().any(|segment| segment.goods.fire > 0);
        let forbidden = matches!(self.game, Game::Hunters { edition: Edition::Hungarian, .. });
        if forbidden && fire && found.layer == Layer::Own && found.terrain == Terrain::Meadow {
            return Err("R6: no hunter on the fire tile");
        }
        Ok(feature)
    }

    /// Tiles not seen yet, those that return to their stack included.
    pub fn unseen(&self) -> BTreeMap<String, u32> {
        self.named(self.unseen_kinds())
    }

    /// What can be drawn or laid aside now.
    pub fn can_draw(&self) -> BTreeMap<String, u32> {
        self.named(self.drawable())
    }

    fn unseen_kinds(&self) -> BTreeMap<usize, u32> {
        let mut all = BTreeMap::new();
        let stacks = self.river.iter().chain(&self.land).chain(&self.bonus).map(|(kind, count)| (*kind, *count));
        let single = self.lake.into_iter().chain(self.aside).map(|kind| (kind, 1));
        for (kind, count) in stacks.chain(single) {
            *all.entry(kind).or_insert(0) += count;
        }
        all
    }

    fn named(&self, kinds: BTreeMap<usize, u32>) -> BTreeMap<String, u32> {
        let name = |kind: usize| self.board.tiles.kinds[kind].id.clone();
        kinds.into_iter().map(|(kind, count)| (name(kind), count)).collect()
    }

    fn stack(&mut self, stack: Stack) -> &mut BTreeMap<usize, u32> {
        match stack {
            Stack::River => &mut self.river,
            Stack::Land => &mut self.land,
            Stack::Bonus => &mut self.bonus,
        }
    }
}
