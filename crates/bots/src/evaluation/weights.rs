//! [`Weights`]: the numbers of the evaluation, read from a file that `hedgerow tune` writes.

use super::chances::{Chances, ChancesText};
use super::network::Network;
use super::term::{Aspect, Scope, Term};
use hedgerow_rules::{FeatureKind, GameKind, MAX_SEATS, Piece};
use serde::Deserialize;
use std::collections::BTreeMap;
use std::sync::LazyLock;

/// What each term is worth, how likely features are to be completed, and how far results spread.
#[derive(Clone, Debug, PartialEq)]
pub struct Weights {
    /// The game whose positions they judge.
    pub game: GameKind,
    /// Which terms have weights.
    pub scope: Scope,
    /// Points each term is worth, by [`Term::index`]; those outside the scope nothing.
    pub terms: [f32; Term::COUNT],
    /// How likely features are to be completed.
    pub chances: Chances,
    /// How far results stray from what is expected.
    pub spread: Spread,
    /// What corrects the terms, if anything does. It is no part of the text.
    pub network: Option<&'static Network>,
}

/// How far the final lead strays from the expected one: `base + growth · √(tiles to come)` points.
#[derive(Clone, Copy, Debug, PartialEq, Deserialize)]
pub struct Spread {
    /// What is left of it at the end of the game.
    pub base: f32,
    /// How it grows with the tiles to come.
    pub growth: f32,
}

impl Spread {
    /// The scale on which leads are turned into chances to win. A logistic curve with 0.55 of the standard deviation lies
    /// close to the normal one.
    pub fn scale(self, tiles: usize) -> f32 {
        0.55 * (self.base + self.growth * (tiles as f32).sqrt())
    }
}

/// The file's form.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct WeightsText {
    game: String,
    /// Whether only the plain terms are there.
    #[serde(default)]
    plain: bool,
    spread: Spread,
    terms: BTreeMap<String, f32>,
    chances: ChancesText,
}

/// Why a text holds no weights.
#[derive(Debug)]
pub enum WeightsError {
    /// The text is no TOML, or has other keys.
    Unreadable(toml::de::Error),
    /// The game does not exist.
    NoSuchGame {
        /// The name in the text.
        found: String,
    },
    /// A term does not belong there.
    NoSuchTerm {
        /// The game of the weights.
        game: GameKind,
        /// Their scope.
        scope: Scope,
        /// The name in the text.
        term: String,
    },
    /// A term has no weight.
    Missing {
        /// Its name.
        term: String,
    },
    /// A table of chances has the wrong size, or is missing.
    BadChances {
        /// The kind of feature it is for.
        kind: String,
        /// How many rows it must have.
        rows: usize,
        /// How many numbers each row must have.
        columns: usize,
    },
}

/// A file of weights that comes with the program, read when first asked for.
macro_rules! file {
    ($name:literal) => {
        LazyLock::new(|| {
            let weights = Weights::parse(include_str!(concat!("../../weights/", $name, ".toml")));
            weights.expect("the weights that come with the program are well formed")
        })
    };
}

static PLAIN: [LazyLock<Weights>; 3] = [file!("carcassonne.plain"), file!("hunters.plain"), file!("discovery.plain")];

/// By the number of seats, from [`FEWEST_SEATS`] on.
static FULL: [[LazyLock<Weights>; 4]; 3] = [
    [file!("carcassonne.2"), file!("carcassonne.3"), file!("carcassonne.4"), file!("carcassonne.5")],
    [file!("hunters.2"), file!("hunters.3"), file!("hunters.4"), file!("hunters.5")],
    [file!("discovery.2"), file!("discovery.3"), file!("discovery.4"), file!("discovery.5")],
];

const FEWEST_SEATS: usize = 2;

impl Weights {
    /// The tuned weights of the plain evaluation: the same at every table, as `greedy` is the measure for the other bots.
    pub fn plain(game: GameKind) -> &'static Weights {
        &PLAIN[game as usize]
    }

    /// The tuned weights of the search. With more seats there are fewer turns for each, so that features are completed less
    /// often and pieces have another worth: each number of seats has its own.
    pub fn full(game: GameKind, seats: usize) -> &'static Weights {
        &FULL[game as usize][seats.clamp(FEWEST_SEATS, MAX_SEATS) - FEWEST_SEATS]
    }

    /// Weights by common sense, where tuning begins.
    pub fn guess(game: GameKind, scope: Scope) -> Weights {
        let mut terms = [0.0; Term::COUNT];
        terms[Term::Points.index()] = 1.0;
        for term in Term::of_game(game, scope) {
            terms[term.index()] = match term {
                Term::Points | Term::Turns | Term::Feature(_, Aspect::Learned) => 1.0,
                Term::Feature(_, Aspect::Now | Aspect::Home) => 1.0,
                Term::Feature(_, Aspect::Finish) => 0.8,
                Term::Feature(_, Aspect::Growth | Aspect::Held) => 0.5,
                Term::Feature(_, Aspect::Reach) => 0.1,
                Term::Supply(Piece::Follower, number) => 4.0 / f32::from(number),
                Term::Supply(_, number) => 3.0 / f32::from(number),
                Term::Bonus => 3.0,
            };
        }
        learned_counts_as_points(&mut terms);
        Weights {
            game,
            scope,
            terms,
            chances: Chances::guess(),
            spread: Spread { base: 3.0, growth: 2.5 },
            network: None,
        }
    }

    /// The terms that have weights.
    pub fn known(&self) -> Vec<Term> {
        Term::of_game(self.game, self.scope)
    }

    /// Reads the text of a weights file.
    pub fn parse(text: &str) -> Result<Weights, WeightsError> {
        let text: WeightsText = toml::from_str(text).map_err(WeightsError::Unreadable)?;
        let game = GameKind::ALL.into_iter().find(|game| game.name() == text.game);
        let game = game.ok_or_else(|| WeightsError::NoSuchGame { found: text.game.clone() })?;
        let scope = if text.plain { Scope::Plain } else { Scope::Full };
        let known = Term::of_game(game, scope);
        if let Some(term) = text.terms.keys().find(|name| known.iter().all(|term| term.to_string() != **name)) {
            return Err(WeightsError::NoSuchTerm { game, scope, term: term.clone() });
        }
        let mut terms = [0.0; Term::COUNT];
        terms[Term::Points.index()] = 1.0;
        for term in known {
            let name = term.to_string();
            terms[term.index()] = *text.terms.get(&name).ok_or(WeightsError::Missing { term: name })?;
        }
        learned_counts_as_points(&mut terms);
        Ok(Weights {
            game,
            scope,
            terms,
            chances: Chances::parse(game, &text.chances)?,
            spread: text.spread,
            network: None,
        })
    }

    /// The text of a weights file. Its numbers are rounded: what is read from it may differ from these weights a little,
    /// but written again it is the same text.
    pub fn write(&self) -> String {
        // Adding 0 turns the -0 that rounding may leave into 0.
        let round = |value: f32| (value * 1000.0).round() / 1000.0 + 0.0;
        let mut text = format!("game = \"{}\"\n", self.game.name());
        if self.scope == Scope::Plain {
            text += "plain = true\n";
        }
        text.push('\n');
        text += "# How far the final lead strays from the expected one: base + growth x square root of the tiles to come.\n";
        text += &format!("[spread]\nbase = {:?}\n", round(self.spread.base));
        text += &format!("growth = {:?}\n\n", round(self.spread.growth));
        text += "# What one unit of each term is worth, in points.\n[terms]\n";
        for term in self.known() {
            text += &format!("\"{term}\" = {:?}\n", round(self.terms[term.index()]));
        }
        text.push('\n');
        text + &self.chances.write(self.game)
    }
}

/// What a network corrects is points, and weighs as such.
fn learned_counts_as_points(terms: &mut [f32; Term::COUNT]) {
    FeatureKind::ALL.into_iter().for_each(|kind| terms[Term::Feature(kind, Aspect::Learned).index()] = 1.0);
}

#[cfg(test)]
mod tests {
    use super::*;
    use hedgerow_locale::Language;

    #[test]
    fn what_is_written_is_read_again() {
        for game in GameKind::ALL {
            let full = (FEWEST_SEATS..=MAX_SEATS).map(|seats| (Weights::full(game, seats), Scope::Full));
            for (tuned, scope) in full.chain([(Weights::plain(game), Scope::Plain)]) {
                assert_eq!((tuned.game, tuned.scope), (game, scope));
                assert_eq!(Weights::parse(&tuned.write()).unwrap(), *tuned);
                let once = Weights::guess(game, scope).write();
                assert_eq!(Weights::parse(&once).unwrap().write(), once);
            }
        }
    }

    #[test]
    fn every_file_holds_what_its_name_says() {
        let presets = [("carcassonne", "first"), ("hunters", "en-2014"), ("discovery", "standard")];
        for (game, preset) in presets {
            for (name, settings) in [
                ("plain", "--plain --seats 2"),
                ("2", "--seats 2"),
                ("3", "--seats 3"),
                ("4", "--seats 4"),
                ("5", "--seats 5"),
            ] {
                let file = format!("{}/weights/{game}.{name}.toml", env!("CARGO_MANIFEST_DIR"));
                let command = format!("\n# hedgerow tune --rules {game}/{preset} {settings} --games ");
                assert!(std::fs::read_to_string(&file).unwrap().contains(&command), "{file}: not by{command}");
            }
        }
    }

    #[test]
    fn the_file_is_laid_out_for_people() {
        let text = Weights::guess(GameKind::Carcassonne, Scope::Full).write();
        let terms = text.find("\"city.now\" = 1.0").zip(text.find("\"follower.7\" = 0.571"));
        assert!(terms.is_some_and(|(city, follower)| city < follower), "{text}");
        assert!(text.contains("road = [\n    # 0 to 9 tiles to come\n    [  0.0,  20.0,  36.0,  48.8, "), "{text}");
        assert!(text.lines().all(|line| line.chars().count() <= 120), "{text}");
    }

    #[test]
    fn weights_that_are_no_weights_are_told() {
        let text = Weights::guess(GameKind::Discovery, Scope::Full).write();
        let refused = |text: &str| Language::ENGLISH.tell(&Weights::parse(text).unwrap_err());
        assert!(refused("game = 3").starts_with("the weights cannot be read: "));
        assert!(
            refused(&text.replace("discovery", "chess"))
                .starts_with("the weights are for “chess”, which is not a game")
        );
        assert_eq!(
            refused(&text.replace("\"sea.now\"", "\"sea.nou\"")),
            "the evaluation of The Discovery has no term “sea.nou”"
        );
        let plain = text.replacen('\n', "\nplain = true\n", 1);
        assert!(refused(&plain).starts_with("the plain evaluation of The Discovery has no term “mountain.growth”"));
        assert_eq!(refused(&text.replace("\"turns\" = 1.0", "")), "the term “turns” is missing");
    }
}
