//! The scenarios that hold examples, kept in the program, and the rules that no picture would help.

use crate::{Example, Scenario};
use hedgerow_rules::{GameKind, Rule};
use std::collections::BTreeMap;
use std::sync::OnceLock;

macro_rules! files {
    ($folder:literal, $ending:literal: $($name:literal)*) => {
        &[$(($name, include_str!(concat!("../../../scenarios/", $folder, $name, $ending)))),*]
    };
}

/// By file; a test looks after their being all files with examples.
pub(crate) const FILES: &[(&str, &str)] = files!["", ".txt":
    "carcassonne/CA-E11-more-farmers-around-the-city"
    "carcassonne/CA-E3-road-of-four"
    "carcassonne/CA-E4-city-worth-eight"
    "carcassonne/CA-E6-monastery"
    "carcassonne/CA1-supply-of-two"
    "carcassonne/CA10-incomplete-features"
    "carcassonne/CA12-river-first"
    "carcassonne/CA13-no-tight-u-turn"
    "carcassonne/CA14-followers-on-river-tiles"
    "carcassonne/CA15-lake-then-land"
    "carcassonne/CA16-modern-fields"
    "carcassonne/CA2-one-of-each"
    "carcassonne/CA3-goes-back-into-the-stack"
    "carcassonne/CA4-tile-crossed-twice"
    "carcassonne/CA6-two-tile-city"
    "carcassonne/CA8-farmers-stay"
    "carcassonne/CA9-road-between-two-farmers"
    "common/C10-most-followers-score-alone"
    "common/C4-where-a-tile-fits"
    "common/C4-where-a-tile-fits-discovery"
    "common/C5-set-aside-and-draw-again"
    "common/C6-one-piece-on-the-tile-just-placed"
    "common/C7-occupied-however-far"
    "common/C8-empty-supply"
    "common/C8-empty-supply-discovery"
    "common/C9-home-in-the-same-turn"
    "common/C9-scored-in-the-same-turn-hunters"
    "discovery/DI-E10-closed-sea-of-four"
    "discovery/DI-E2-explorer-or-robber"
    "discovery/DI-E5-closed-plain-of-five"
    "discovery/DI-E7-closed-mountain"
    "discovery/DI1-supply-of-two"
    "discovery/DI10-claimed-anew"
    "discovery/DI11-closed-regions-count-as-open"
    "discovery/DI12-two-face-up-tiles"
    "discovery/DI2-three-kinds-of-region"
    "discovery/DI3-leaves-the-game"
    "discovery/DI4-place-or-take"
    "discovery/DI5-open-and-closed"
    "discovery/DI9-no-majority"
    "hunters/HG-E1-river-against-meadow"
    "hunters/HG-E10-place-score-take-back"
    "hunters/HG-E11-hut-and-fisherman"
    "hunters/HG-E13-hut-with-five-fish"
    "hunters/HG-E14-meadow-3"
    "hunters/HG-E3-hunter-on-the-small-meadow"
    "hunters/HG-E4-river-of-three"
    "hunters/HG1-supply-of-two"
    "hunters/HG10-hunters-and-huts-stay"
    "hunters/HG11-bonus-tile"
    "hunters/HG12-no-chain"
    "hunters/HG14-incomplete-features"
    "hunters/HG16-tigers-eat-deer-only"
    "hunters/HG17-shrine"
    "hunters/HG2-roles"
    "hunters/HG3-two-pieces-in-a-turn-with-a-bonus-tile"
    "hunters/HG4-lakes-do-not-end-a-system"
    "hunters/HG5-no-second-hut"
    "hunters/HG6-rivers-bound-meadows"
    "hunters/HG7-river-tile-without-a-river"
    "hunters/HG9-mushrooms"
    "rulings/R10-two-shrines"
    "rulings/R12-river-divides-fields"
    "rulings/R14-a-straight-between-two-bends"
    "rulings/R16-gold-on-the-shrine-tile"
    "rulings/R17-farmers-not-fields"
    "rulings/R2-nothing-fits-nobody-stands"
    "rulings/R21-literal-two-gold-forests"
    "rulings/R3-forest-crosses-a-tile-twice"
    "rulings/R3-plain-comes-back-to-its-own-tile"
    "rulings/R4-two-gold-forests-one-bonus-tile"
    "rulings/R5-bonus-tile-that-fits-nowhere"
    "rulings/R6-fire-forbids-hunters"
    "rulings/R8-both-tiles-fit-nowhere"
    "rulings/R9-lake-without-a-river"
];

/// The tile sets they use.
const SETS: &[(&str, &str)] = files!["sets/", "":
    "abbeys.toml"
    "bonus-wood-and-one.toml"
    "no-way-on.toml"
    "ocean-and-prairies.toml"
    "pond.toml"
    "river-short.toml"
    "two-shrines.toml"
];

/// A rule without a picture, and why.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Undrawn {
    /// The rule that has no picture.
    pub rule: Rule,
    /// The game in which it has none; `None` stands for every game.
    pub game: Option<GameKind>,
    /// The reason, in English, for maintainers.
    pub why: &'static str,
}

/// What no picture would make clearer. Every other rule has an example in every game it belongs to.
pub const UNDRAWN: &[Undrawn] = &[
    every(Rule::C1, "who comes next does not show on the board"),
    every(Rule::C2, "what is left lies face down"),
    every(Rule::C3, "a turn is a sequence, not a board"),
    in_game(Rule::C9, GameKind::Discovery, "nothing is scored because a tile was placed; DI4 has the picture"),
    every(Rule::C11, "the end of the stack does not show on the board"),
    every(Rule::HG13, "the end of the stack does not show on the board"),
    every(Rule::DI13, "numbers of tiles laid aside"),
    every(Rule::R1, "who begins and who wins do not show on the board"),
    every(Rule::R7, "numbers of tiles laid aside"),
    every(Rule::R11, "the order of scoring changes nothing that could be seen"),
    every(Rule::R13, "the number of players"),
    every(Rule::R15, "the end of the stack does not show on the board"),
    every(Rule::R18, "the same tiles look the same"),
    every(Rule::R19, "a turn is a sequence, not a board"),
    every(Rule::R20, "the end of the stack does not show on the board"),
];

const fn every(rule: Rule, why: &'static str) -> Undrawn {
    Undrawn { rule, game: None, why }
}

const fn in_game(rule: Rule, game: GameKind, why: &'static str) -> Undrawn {
    Undrawn { rule, game: Some(game), why }
}

/// All examples by their names. They are made when first asked for; files that do not hold are tests that fail.
pub fn examples() -> &'static BTreeMap<String, Example> {
    static EXAMPLES: OnceLock<BTreeMap<String, Example>> = OnceLock::new();
    EXAMPLES.get_or_init(|| {
        let scenarios = FILES.iter().filter_map(|(_, text)| Scenario::read(text).ok());
        let played = scenarios.filter_map(|scenario| scenario.examples(set).ok());
        played.flatten().map(|example| (example.name(), example)).collect()
    })
}

/// The example of that name.
pub fn example(name: &str) -> Option<&'static Example> {
    examples().get(name)
}

fn set(name: &str) -> Option<String> {
    SETS.iter().find(|(file, _)| *file == name).map(|(_, text)| text.to_string())
}
