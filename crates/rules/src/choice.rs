//! [`Rules`]: which game is played, in which edition, with which options.

use crate::Rule;
use std::fmt;
use thiserror::Error;

/// One of the three games.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum GameKind {
    Carcassonne,
    Hunters,
    Discovery,
}

impl GameKind {
    pub const ALL: [GameKind; 3] = [GameKind::Carcassonne, GameKind::Hunters, GameKind::Discovery];

    /// Its word in names of presets, files and messages.
    pub const fn name(self) -> &'static str {
        match self {
            GameKind::Carcassonne => "carcassonne",
            GameKind::Hunters => "hunters",
            GameKind::Discovery => "discovery",
        }
    }
}

/// The typed choice of game, preset and options. Combinations that do not exist cannot be written.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Rules {
    Carcassonne { farmers: Farmers, river: bool },
    Hunters { edition: Edition },
    Discovery { hands: Hands },
}

/// How Carcassonne scores farmers and two-tile cities.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Farmers {
    /// First edition: city by city (CA11), small cities (CA6).
    First,
    /// Today's editions: field by field (CA16).
    Modern,
}

/// The printings of Hunters & Gatherers.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Edition {
    Polish2002(Wording),
    Hungarian2002(Wording),
    English2014,
}

/// How the texts of 2002 are read where they differ from the reissue.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Wording {
    /// By the rulings R3 and R4, as in every edition.
    Ruled,
    /// At their word (R21): sections count, and every forest with gold brings a bonus tile.
    Literal,
}

/// How tiles reach the players of The Discovery.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Hands {
    /// One tile is drawn each turn.
    Drawn,
    /// The advanced variant: two tiles face up (DI12), perhaps with equal turns (DI13).
    FaceUp { equal_turns: bool },
}

/// A choice of rules that does not exist.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum RulesError {
    #[error("there are no rules '{name}'; there are: {}", Rules::names().join(", "))]
    UnknownName { name: String },
    #[error(
        "there is no option '{option}'; there are: river (Carcassonne), equal-turns (discovery/advanced), literal (hunters/pl-2002, hunters/hu-2002)"
    )]
    UnknownOption { option: String },
    #[error("{name} has no option '{option}' ({rule})")]
    WrongOption { name: &'static str, option: &'static str, rule: Rule },
}

impl Rules {
    /// The seven presets, without options.
    pub const PRESETS: [Rules; 7] = [
        Rules::Carcassonne { farmers: Farmers::First, river: false },
        Rules::Carcassonne { farmers: Farmers::Modern, river: false },
        Rules::Hunters { edition: Edition::Polish2002(Wording::Ruled) },
        Rules::Hunters { edition: Edition::Hungarian2002(Wording::Ruled) },
        Rules::Hunters { edition: Edition::English2014 },
        Rules::Discovery { hands: Hands::Drawn },
        Rules::Discovery { hands: Hands::FaceUp { equal_turns: false } },
    ];

    /// Every option there is, with the rule that says what it does.
    pub const OPTIONS: [(&'static str, Rule); 3] =
        [("river", Rule::CA12), ("equal-turns", Rule::DI13), ("literal", Rule::R21)];

    /// The presets with every combination of their options.
    pub fn all() -> impl Iterator<Item = Rules> {
        Rules::PRESETS.into_iter().flat_map(|preset| {
            let option = preset.option().and_then(|option| Rules::named(preset.name(), [option]).ok());
            std::iter::once(preset).chain(option)
        })
    }

    /// The option that the preset has, on or off.
    pub const fn option(self) -> Option<&'static str> {
        match self {
            Rules::Carcassonne { .. } => Some("river"),
            Rules::Hunters { edition: Edition::Polish2002(_) | Edition::Hungarian2002(_) } => Some("literal"),
            Rules::Discovery { hands: Hands::FaceUp { .. } } => Some("equal-turns"),
            Rules::Hunters { edition: Edition::English2014 } | Rules::Discovery { hands: Hands::Drawn } => None,
        }
    }

    /// The names of the presets.
    pub fn names() -> [&'static str; 7] {
        Rules::PRESETS.map(Rules::name)
    }

    /// The preset of that name with these options on. The name may carry options itself: `carcassonne/first+river`.
    ///
    /// ```
    /// use hedgerow_rules::{Farmers, Rules};
    /// let rules = Rules::named("carcassonne/first", ["river"]).unwrap();
    /// assert_eq!(rules, Rules::Carcassonne { farmers: Farmers::First, river: true });
    /// assert!(Rules::named("hunters/en-2014", ["river"]).is_err());
    /// ```
    pub fn named<'a>(name: &'a str, options: impl IntoIterator<Item = &'a str>) -> Result<Rules, RulesError> {
        let mut words = name.split('+');
        let preset = words.next().unwrap_or_default();
        let mut rules = Rules::PRESETS
            .into_iter()
            .find(|rules| rules.name() == preset)
            .ok_or_else(|| RulesError::UnknownName { name: preset.to_string() })?;
        for option in words.chain(options) {
            let preset = rules.name();
            match (option, &mut rules) {
                ("river", Rules::Carcassonne { river, .. }) => *river = true,
                ("equal-turns", Rules::Discovery { hands: Hands::FaceUp { equal_turns } }) => *equal_turns = true,
                (
                    "literal",
                    Rules::Hunters { edition: Edition::Polish2002(wording) | Edition::Hungarian2002(wording) },
                ) => *wording = Wording::Literal,
                _ => {
                    let known = Rules::OPTIONS.into_iter().find(|(known, _)| *known == option);
                    let (option, rule) =
                        known.ok_or_else(|| RulesError::UnknownOption { option: option.to_string() })?;
                    return Err(RulesError::WrongOption { name: preset, option, rule });
                }
            }
        }
        Ok(rules)
    }

    /// The preset's name, as in `hunters/en-2014`.
    pub const fn name(self) -> &'static str {
        match self {
            Rules::Carcassonne { farmers: Farmers::First, .. } => "carcassonne/first",
            Rules::Carcassonne { farmers: Farmers::Modern, .. } => "carcassonne/modern",
            Rules::Hunters { edition: Edition::Polish2002(_) } => "hunters/pl-2002",
            Rules::Hunters { edition: Edition::Hungarian2002(_) } => "hunters/hu-2002",
            Rules::Hunters { edition: Edition::English2014 } => "hunters/en-2014",
            Rules::Discovery { hands: Hands::Drawn } => "discovery/standard",
            Rules::Discovery { hands: Hands::FaceUp { .. } } => "discovery/advanced",
        }
    }

    /// The names of the options that are on.
    pub const fn options(self) -> &'static [&'static str] {
        match self {
            Rules::Carcassonne { river: true, .. } => &["river"],
            Rules::Discovery { hands: Hands::FaceUp { equal_turns: true } } => &["equal-turns"],
            _ if self.is_literal() => &["literal"],
            _ => &[],
        }
    }

    /// How farmers are scored, where there are any.
    pub const fn farmers(self) -> Option<Farmers> {
        match self {
            Rules::Carcassonne { farmers, .. } => Some(farmers),
            Rules::Hunters { .. } | Rules::Discovery { .. } => None,
        }
    }

    /// Whether the wording of 2002 is taken literally (R21).
    pub const fn is_literal(self) -> bool {
        use Wording::Literal;
        matches!(self, Rules::Hunters { edition: Edition::Polish2002(Literal) | Edition::Hungarian2002(Literal) })
    }

    /// Which of the three games this is.
    pub const fn game(self) -> GameKind {
        match self {
            Rules::Carcassonne { .. } => GameKind::Carcassonne,
            Rules::Hunters { .. } => GameKind::Hunters,
            Rules::Discovery { .. } => GameKind::Discovery,
        }
    }

    /// How many tiles a seat holds between its turns: two in the advanced Discovery (DI12), else none.
    pub const fn hand_size(self) -> usize {
        match self {
            Rules::Discovery { hands: Hands::FaceUp { .. } } => 2,
            _ => 0,
        }
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
