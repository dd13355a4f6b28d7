//! [`Rules`]: which game is played, in which edition, with which options. Here stand the presets there are.

use crate::boards::Board;
use crate::games::{Carcassonne, Discovery, Edition, Hunters, Misfit};
use crate::tiles::Node;
use crate::turns::State;
use crate::words::Sink;
use crate::{Claim, FeatureKind, Game, Piece, Post, Refusal, Rule, Seats, Segment, Stack, TileKind};
use std::fmt;
use std::str::FromStr;

/// One of the three games.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum GameKind {
    /// Carcassonne, with or without the River.
    Carcassonne,
    /// Hunters & Gatherers.
    Hunters,
    /// The Discovery.
    Discovery,
}

impl GameKind {
    /// Every game, in the order of publication.
    pub const ALL: [GameKind; 3] = [GameKind::Carcassonne, GameKind::Hunters, GameKind::Discovery];

    /// Its word in names of presets, files and messages.
    pub const fn name(self) -> &'static str {
        match self {
            GameKind::Carcassonne => "carcassonne",
            GameKind::Hunters => "hunters",
            GameKind::Discovery => "discovery",
        }
    }

    /// The first of its presets.
    pub fn rules(self) -> Rules {
        let mut presets = Rules::presets();
        presets.find(|rules| rules.game() == self).expect("every game has presets")
    }
}

/// The typed choice of game, preset and options. Combinations that do not exist cannot be written.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Rules {
    /// An edition of Carcassonne.
    Carcassonne(Carcassonne),
    /// An edition of Hunters & Gatherers.
    Hunters(Hunters),
    /// An edition of The Discovery.
    Discovery(Discovery),
    /// The made-up edition.
    #[cfg(feature = "made-up")]
    MadeUp(crate::games::MadeUp),
}

/// Asks the edition that was chosen.
macro_rules! ask {
    ($rules:expr, $edition:ident => $answer:expr) => {
        match $rules {
            crate::Rules::Carcassonne($edition) => $answer,
            crate::Rules::Hunters($edition) => $answer,
            crate::Rules::Discovery($edition) => $answer,
            #[cfg(feature = "made-up")]
            crate::Rules::MadeUp($edition) => $answer,
        }
    };
}
pub(crate) use ask;

/// A choice of rules that does not exist.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum RulesError {
    /// No preset has that name.
    UnknownName {
        /// What was asked for.
        name: String,
    },
    /// No preset has that option.
    UnknownOption {
        /// What was asked for.
        option: String,
    },
    /// Another preset has that option.
    WrongOption {
        /// The preset that was chosen.
        name: &'static str,
        /// The option that it does not have.
        option: &'static str,
        /// What the option stands for.
        rule: Rule,
    },
}

impl Rules {
    /// The presets with every combination of their options.
    pub fn all() -> impl Iterator<Item = Rules> + Clone {
        let carcassonne = Carcassonne::ALL.iter().map(|edition| Rules::Carcassonne(*edition));
        let hunters = Hunters::ALL.iter().map(|edition| Rules::Hunters(*edition));
        let discovery = Discovery::ALL.iter().map(|edition| Rules::Discovery(*edition));
        let all = carcassonne.chain(hunters).chain(discovery);
        #[cfg(feature = "made-up")]
        let all = all.chain(crate::games::MadeUp::ALL.iter().map(|edition| Rules::MadeUp(*edition)));
        all
    }

    /// The presets, without options.
    pub fn presets() -> impl Iterator<Item = Rules> + Clone {
        Rules::all().filter(|rules| rules.options().is_empty())
    }

    /// The names of the presets.
    pub fn names() -> Vec<&'static str> {
        Rules::presets().map(Rules::name).collect()
    }

    /// Every option there is, with the rule that says what it does.
    pub fn all_options() -> Vec<(&'static str, Rule)> {
        let mut options = Vec::new();
        for option in Rules::presets().filter_map(Rules::option_with_rule) {
            if !options.contains(&option) {
                options.push(option);
            }
        }
        options
    }

    /// `river (carcassonne/first, carcassonne/modern), …`
    pub(crate) fn options_with_presets() -> String {
        let presets = |option: &str| {
            let having = Rules::presets().filter(|rules| rules.option() == Some(option));
            having.map(Rules::name).collect::<Vec<_>>().join(", ")
        };
        let options = Rules::all_options().into_iter().map(|(option, _)| format!("{option} ({})", presets(option)));
        options.collect::<Vec<_>>().join(", ")
    }

    /// The preset of that name with these options on. The name may carry options itself: `carcassonne/first+river`.
    ///
    /// ```
    /// use hedgerow_rules::Rules;
    /// let rules = Rules::named("carcassonne/first", ["river"]).unwrap();
    /// assert_eq!(rules.to_string(), "carcassonne/first+river");
    /// assert!(Rules::named("hunters/en-2014", ["river"]).is_err());
    /// ```
    pub fn named<'a>(name: &'a str, options: impl IntoIterator<Item = &'a str>) -> Result<Rules, RulesError> {
        let mut words = name.split('+');
        let preset = words.next().unwrap_or_default();
        let mut rules = Rules::presets()
            .find(|rules| rules.name() == preset)
            .ok_or_else(|| RulesError::UnknownName { name: preset.to_string() })?;
        for option in words.chain(options) {
            let known = Rules::all_options().into_iter().find(|(known, _)| *known == option);
            let (option, rule) = known.ok_or_else(|| RulesError::UnknownOption { option: option.to_string() })?;
            rules = Rules::all()
                .find(|other| other.name() == rules.name() && other.options() == [option])
                .ok_or(RulesError::WrongOption { name: rules.name(), option, rule })?;
        }
        Ok(rules)
    }

    /// The preset's name, as in `hunters/en-2014`.
    pub fn name(self) -> &'static str {
        ask!(self, edition => edition.preset())
    }

    /// Which of the three games this is.
    #[inline]
    pub fn game(self) -> GameKind {
        ask!(self, edition => edition.game())
    }

    fn option_with_rule(self) -> Option<(&'static str, Rule)> {
        ask!(self, edition => edition.option())
    }

    /// The option that the preset has, on or off.
    pub fn option(self) -> Option<&'static str> {
        self.option_with_rule().map(|(option, _)| option)
    }

    /// The names of the options that are on.
    pub fn options(self) -> &'static [&'static str] {
        ask!(self, edition => edition.options())
    }

    /// Whether a numbered rule belongs to these.
    pub(crate) fn has(self, rule: Rule) -> bool {
        ask!(self, edition => edition.has(rule))
    }

    /// The stacks, each with the name of its printed set; that of the land first.
    pub fn stacks(self) -> &'static [(Stack, &'static str)] {
        ask!(self, edition => edition.stacks())
    }

    /// The pieces each seat begins with.
    pub fn pieces(self) -> &'static [(Piece, u8)] {
        ask!(self, edition => edition.pieces())
    }

    /// Where pieces may stand.
    pub fn posts(self) -> &'static [Post] {
        ask!(self, edition => edition.posts())
    }

    /// How many tiles a seat holds between its turns: two in the advanced Discovery (DI12), else none.
    #[inline]
    pub fn hand_size(self) -> usize {
        ask!(self, edition => edition.hand_size())
    }

    pub(crate) fn tiles_laid_aside(self, seats: u8) -> u8 {
        ask!(self, edition => edition.tiles_laid_aside(seats))
    }

    pub(crate) fn misfit(self, stack: Stack) -> Misfit {
        ask!(self, edition => edition.misfit(stack))
    }

    /// Whether a tile of that stack that fits nowhere goes back once another was drawn (CA3); else it leaves the game.
    pub fn returns_misfits(self, stack: Stack) -> bool {
        self.misfit(stack).returns
    }

    /// The stack of the tiles that a turn may bring in addition (HG11), and the rule that brings them.
    #[inline]
    pub fn bonus_stack(self) -> Option<(Stack, Rule)> {
        ask!(self, edition => edition.bonus_stack())
    }

    pub(crate) fn bonus_tiles_of_last(self, game: &Game, state: &State) -> u8 {
        ask!(self, edition => edition.bonus_tiles_of_last(game, state))
    }

    pub(crate) fn most_bonus_tiles(self) -> u8 {
        ask!(self, edition => edition.most_bonus_tiles())
    }

    pub(crate) fn may_ever_use(self, tile: &TileKind, node: &Node) -> bool {
        ask!(self, edition => edition.may_ever_use(tile, node))
    }

    pub(crate) fn refuse_use(self, piece: Piece, tile: &TileKind, segment: &Segment) -> Refusal {
        match self.pieces().iter().any(|(own, _)| *own == piece) {
            false => Refusal::NoSuchPiece { piece },
            true => ask!(self, edition => edition.refuse_use(piece, tile, segment)),
        }
    }

    /// Whether followers are taken off the board to score (DI4); then each of them scores for itself (DI9).
    #[inline]
    pub fn takes_followers(self) -> bool {
        ask!(self, edition => edition.takes_followers())
    }

    /// Whether features of that kind can ever be complete.
    #[inline]
    pub fn completes(self, kind: FeatureKind) -> bool {
        ask!(self, edition => edition.completes(kind))
    }

    /// Whether pieces in a complete feature of that kind score and go home at once (CA8, HG10).
    #[inline]
    pub fn scores_when_complete(self, kind: FeatureKind) -> bool {
        ask!(self, edition => edition.scores_when_complete(kind))
    }

    /// Whether a feature of that kind brings something at the end although it could be complete and is not (CA10, HG14).
    pub fn counts_incomplete(self, kind: FeatureKind) -> bool {
        ask!(self, edition => edition.counts_incomplete(kind))
    }

    pub(crate) fn home_rule(self) -> Rule {
        ask!(self, edition => edition.home_rule())
    }

    pub(crate) fn points(self, game: &Game, board: &Board, root: u16) -> (u32, u32) {
        ask!(self, edition => edition.points(game, board, root))
    }

    pub(crate) fn owners(self, game: &Game, board: &Board, root: u16) -> (Claim, Seats) {
        ask!(self, edition => edition.owners(game, board, root))
    }

    pub(crate) fn score_end(self, game: &Game, state: &mut State, sink: &mut impl Sink) {
        ask!(self, edition => edition.score_end(game, state, sink))
    }

    /// What each complete city that a feature of that kind touches brings to the seats that hold the feature: for fields
    /// (CA11, CA16); none for features that cities do not count for.
    pub fn points_per_city(self, kind: FeatureKind) -> Option<u32> {
        ask!(self, edition => edition.points_per_city(kind))
    }

    pub(crate) fn may_bring_less(self, kind: FeatureKind) -> bool {
        ask!(self, edition => edition.may_bring_less(kind))
    }

    #[inline]
    pub(crate) fn is_depended_on(self, kind: FeatureKind) -> bool {
        ask!(self, edition => edition.is_depended_on(kind))
    }

    pub(crate) fn dependants(self, game: &Game, board: &Board, root: u16, each: impl FnMut(u16)) {
        ask!(self, edition => edition.dependants(game, board, root, each))
    }

    pub(crate) fn counted_along(self, game: &Game, board: &Board, root: u16, held: FeatureKind, each: impl FnMut(u16)) {
        ask!(self, edition => edition.counted_along(game, board, root, held, each))
    }
}

impl RulesError {
    /// The rule that knows no such choice.
    pub fn rule(&self) -> Option<Rule> {
        match self {
            RulesError::WrongOption { rule, .. } => Some(*rule),
            RulesError::UnknownName { .. } | RulesError::UnknownOption { .. } => None,
        }
    }
}

/// Reads what [`Display`](fmt::Display) writes.
///
/// ```
/// use hedgerow_rules::Rules;
/// let rules: Rules = "carcassonne/first+river".parse().unwrap();
/// assert_eq!(rules.options(), ["river"]);
/// assert_eq!(rules.to_string().parse(), Ok(rules));
/// ```
impl FromStr for Rules {
    type Err = RulesError;

    fn from_str(text: &str) -> Result<Rules, RulesError> {
        Rules::named(text, [])
    }
}

/// The name and the options that are on: `carcassonne/first+river`.
impl fmt::Display for Rules {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str(self.name())?;
        self.options().iter().try_for_each(|option| write!(formatter, "+{option}"))
    }
}

impl fmt::Display for GameKind {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str(match self {
            GameKind::Carcassonne => "Carcassonne",
            GameKind::Hunters => "Hunters & Gatherers",
            GameKind::Discovery => "The Discovery",
        })
    }
}
