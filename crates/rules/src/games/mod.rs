//! Which game is played ([`Rules`]), and what differs between the games: each is one file that answers the same questions, those of
//! [`Edition`]. This page only leads to them.

mod carcassonne;
mod discovery;
mod hunters;
#[cfg(feature = "made-up")]
mod made_up;
mod rules;

pub use carcassonne::Carcassonne;
pub use discovery::Discovery;
pub use hunters::Hunters;
#[cfg(feature = "made-up")]
pub use made_up::MadeUp;
pub(crate) use rules::ask;
pub use rules::{GameKind, Rules, RulesError};

use crate::boards::Board;
use crate::tiles::Node;
use crate::turns::State;
use crate::words::Sink;
use crate::{
    Claim, Counted, FeatureKind, Game, Piece, Post, Refusal, Role, Rule, Seats, Segment, Stack, TileKind, What, Worth,
};

/// At which moment a feature's value is asked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Moment {
    /// As it would be if it were complete with the tiles it has.
    Complete,
    /// As it would be if the game ended now.
    End,
}

/// What a feature is worth to the seats that score it.
pub(crate) struct Value {
    pub rule: Rule,
    pub counted: Counted,
    pub worth: Worth,
}

/// What becomes of a tile that fits nowhere (C5).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Misfit {
    pub rule: Rule,
    /// It goes back once another was drawn; else it leaves the game.
    pub returns: bool,
}

/// What an edition brings and what it decides. The answers to everything else are the same in all of them.
pub(crate) trait Edition: Copy + 'static {
    /// Every choice there is: the presets in the order they are offered, each followed by itself with its option on.
    const ALL: &'static [Self];

    /// The preset's name, as in `hunters/en-2014`.
    fn preset(self) -> &'static str;

    /// Whose tiles it is played with.
    fn game(self) -> GameKind;

    /// The option that the preset has, on or off, with the rule that says what it does.
    fn option(self) -> Option<(&'static str, Rule)> {
        None
    }

    /// The options that are on.
    fn options(self) -> &'static [&'static str] {
        &[]
    }

    /// Whether a numbered rule belongs to it.
    fn has(self, rule: Rule) -> bool;

    /// The stacks, each with the name of its printed set; that of the land first.
    fn stacks(self) -> &'static [(Stack, &'static str)];

    /// The pieces each seat begins with.
    fn pieces(self) -> &'static [(Piece, u8)];

    /// Where pieces may stand.
    fn posts(self) -> &'static [Post];

    /// How many tiles a seat holds between its turns.
    fn hand_size(self) -> usize {
        0
    }

    /// How many tiles are laid aside before the start.
    fn tiles_laid_aside(self, _seats: u8) -> u8 {
        0
    }

    /// What becomes of a tile of that stack that fits nowhere.
    fn misfit(self, stack: Stack) -> Misfit;

    /// The stack of the tiles that a turn may bring in addition, and the rule that brings them.
    fn bonus_stack(self) -> Option<(Stack, Rule)> {
        None
    }

    /// How many bonus tiles the player gets for the tile just placed.
    fn bonus_tiles_of_last(self, _game: &Game, _state: &State) -> u8 {
        0
    }

    /// How many bonus tiles one tile can bring at most.
    fn most_bonus_tiles(self) -> u8 {
        0
    }

    /// Whether a piece may ever stand on that very node of a tile.
    fn may_ever_use(self, _tile: &TileKind, _node: &Node) -> bool {
        true
    }

    /// Why a piece of this edition may never stand on that segment of a tile.
    fn refuse_use(self, piece: Piece, tile: &TileKind, segment: &Segment) -> Refusal;

    /// Whether followers are taken off the board to score.
    fn takes_followers(self) -> bool {
        false
    }

    /// Whether features of that kind can ever be complete.
    fn completes(self, kind: FeatureKind) -> bool;

    /// Whether pieces in a complete feature of that kind score and go home at once.
    fn scores_when_complete(self, kind: FeatureKind) -> bool;

    /// Whether a feature of that kind brings something at the end although it could be complete and is not.
    fn counts_incomplete(self, kind: FeatureKind) -> bool;

    /// The rule by which pieces of a complete feature go home.
    fn home_rule(self) -> Rule;

    /// What a feature of that kind is measured in, if its size matters for its value.
    fn measure(self, kind: FeatureKind) -> Option<What>;

    /// What a feature of that size is worth at a moment.
    fn value(self, game: &Game, board: &Board, root: u16, size: u16, moment: Moment) -> Value;

    /// A feature's points if the game ended now, and if it were complete with the tiles it has.
    fn points(self, game: &Game, board: &Board, root: u16) -> (u32, u32) {
        let size = size(self, board, root);
        let at = |moment| self.value(game, board, root, size, moment).worth.points();
        let now = at(Moment::End);
        (now, if self.completes(board.feature(root).kind) { at(Moment::Complete) } else { now })
    }

    /// Who would score a feature, and why they.
    fn owners(self, _game: &Game, board: &Board, root: u16) -> (Claim, Seats) {
        (Claim::Majority, board.feature(root).pieces.majority())
    }

    /// Scores what the tile just placed completed.
    fn score_tile(self, game: &Game, state: &mut State, sink: &mut impl Sink);

    /// Scores the end of the game.
    fn score_end(self, game: &Game, state: &mut State, sink: &mut impl Sink);

    /// What each complete city that it touches brings to the seats that hold a feature of that kind, if cities count there.
    fn points_per_city(self, _kind: FeatureKind) -> Option<u32> {
        None
    }

    /// Whether a feature of that kind may bring its owners less than its value, because others have a part in it.
    fn may_bring_less(self, _kind: FeatureKind) -> bool {
        false
    }

    /// Whether the value of other features may hang on those of this kind.
    fn is_depended_on(self, _kind: FeatureKind) -> bool {
        false
    }

    /// The features whose value hangs on one that others depend on, some perhaps several times.
    fn dependants(self, _game: &Game, _board: &Board, _root: u16, _each: impl FnMut(u16)) {}

    /// The features that a score of this one hangs on, some perhaps several times: those it counts, and those on which the
    /// pieces stand.
    fn counted_along(self, _game: &Game, _board: &Board, _root: u16, _held: FeatureKind, _each: impl FnMut(u16)) {}
}

/// What a feature is worth to the seats that score it.
#[inline]
pub(crate) fn value(game: &Game, board: &Board, root: u16, moment: Moment) -> Value {
    ask!(game.rules(), edition => edition.value(game, board, root, size(edition, board, root), moment))
}

/// The least a feature brings once it is complete: with one more tile on each of the empty squares that it leads to, and
/// nothing on them.
pub(crate) fn least_when_complete(game: &Game, board: &Board, root: u16, squares: u16) -> Worth {
    ask!(game.rules(), edition => {
        let size = size(edition, board, root) + squares;
        edition.value(game, board, root, size, Moment::Complete).worth
    })
}

/// What a follower would score if it were taken off now (DI4).
pub(crate) fn value_of_take(game: &Game, board: &Board, root: u16) -> Value {
    let moment = if board.feature(root).open == 0 { Moment::Complete } else { Moment::End };
    value(game, board, root, moment)
}

/// How large a feature is, if that matters for its value: in tiles (R3) or in sections (R21).
fn size(edition: impl Edition, board: &Board, root: u16) -> u16 {
    match edition.measure(board.feature(root).kind) {
        None => 0,
        Some(What::Section) => board.section_total(root),
        Some(_) => board.tile_total(root),
    }
}

/// Scores what the tile just placed completed, and says how many bonus tiles that brings. Few tiles complete anything, so
/// this stays out of the way of the others.
#[inline(never)]
pub(crate) fn score_tile(game: &Game, state: &mut State, sink: &mut impl Sink) -> u8 {
    ask!(game.rules(), edition => {
        let bonus_tiles = edition.bonus_tiles_of_last(game, state);
        edition.score_tile(game, state, sink);
        bonus_tiles
    })
}

/// The kinds of segments that the tiles of a game have.
pub(crate) const fn landscapes(game: GameKind) -> &'static [FeatureKind] {
    match game {
        GameKind::Carcassonne => carcassonne::LANDSCAPES,
        GameKind::Hunters => hunters::LANDSCAPES,
        GameKind::Discovery => discovery::LANDSCAPES,
    }
}

/// Rules that every edition has.
fn is_common(rule: Rule) -> bool {
    use Rule::*;
    matches!(rule, C1 | C2 | C3 | C4 | C6 | C7 | C8 | C9 | C11 | R1 | R13)
}

impl Rules {
    /// The piece that plays a role; that of other rules, if these do not know the role.
    pub fn piece_for(self, role: Role) -> Piece {
        let mut posts = std::iter::once(self).chain(Rules::all()).flat_map(Rules::posts);
        posts.find(|post| post.role == role).map_or(Piece::Follower, |post| post.piece)
    }

    /// What a feature of that kind is measured in, if its size matters for its value: tiles (R3) or sections (R21).
    pub fn measure(self, kind: FeatureKind) -> Option<What> {
        ask!(self, edition => edition.measure(kind))
    }

    /// The kinds of features that take pieces.
    pub fn claimable(self) -> impl Iterator<Item = FeatureKind> {
        self.posts().iter().map(|post| post.kind)
    }

    /// Whether such a piece may stand on features of that kind.
    pub fn takes(self, kind: FeatureKind, piece: Piece) -> bool {
        self.posts().iter().any(|post| post.kind == kind && post.piece == piece)
    }

    /// Whether pieces on a feature of that kind stay there to the end.
    pub fn stays(self, kind: FeatureKind) -> bool {
        !self.scores_when_complete(kind) && !self.takes_followers()
    }
}
