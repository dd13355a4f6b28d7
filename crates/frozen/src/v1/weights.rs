//! The numbers of the evaluation: what each term is worth, how likely features are to be completed, how far results spread.

use hedgerow_rules::{FeatureKind, GameKind, MAX_SEATS};
use serde::Deserialize;
use std::collections::BTreeMap;
use std::fmt;
use std::sync::LazyLock;

/// The weights of a game and a number of seats.
#[derive(Debug)]
pub struct Weights {
    pub game: GameKind,
    /// Points each term is worth, by [`Term::index`].
    pub terms: [f32; Term::COUNT],
    pub chances: Chances,
    pub spread: Spread,
}

/// How far the final lead strays from the expected one: `base + growth · √(tiles to come)` points.
#[derive(Clone, Copy, Debug, Deserialize)]
pub struct Spread {
    base: f32,
    growth: f32,
}

impl Spread {
    /// The scale on which leads are turned into chances to win.
    pub fn scale(self, tiles: usize) -> f32 {
        0.55 * (self.base + self.growth * (tiles as f32).sqrt())
    }
}

/// The file's form.
#[derive(Debug, Deserialize)]
struct WeightsText {
    spread: Spread,
    terms: BTreeMap<String, f32>,
    chances: ChancesText,
}

/// A file of weights, read when first asked for.
macro_rules! file {
    ($game:ident, $name:literal) => {
        LazyLock::new(|| Weights::read(GameKind::$game, include_str!(concat!("../../v1/", $name, ".toml"))))
    };
}

/// By game and number of seats, from [`FEWEST_SEATS`] on.
static WEIGHTS: [[LazyLock<Weights>; 4]; 3] = [
    [
        file!(Carcassonne, "carcassonne.2"),
        file!(Carcassonne, "carcassonne.3"),
        file!(Carcassonne, "carcassonne.4"),
        file!(Carcassonne, "carcassonne.5"),
    ],
    [
        file!(Hunters, "hunters.2"),
        file!(Hunters, "hunters.3"),
        file!(Hunters, "hunters.4"),
        file!(Hunters, "hunters.5"),
    ],
    [
        file!(Discovery, "discovery.2"),
        file!(Discovery, "discovery.3"),
        file!(Discovery, "discovery.4"),
        file!(Discovery, "discovery.5"),
    ],
];

const FEWEST_SEATS: usize = 2;

impl Weights {
    pub fn of(game: GameKind, seats: usize) -> &'static Weights {
        let games = match game {
            GameKind::Carcassonne => &WEIGHTS[0],
            GameKind::Hunters => &WEIGHTS[1],
            GameKind::Discovery => &WEIGHTS[2],
        };
        &games[seats.clamp(FEWEST_SEATS, MAX_SEATS) - FEWEST_SEATS]
    }

    fn read(game: GameKind, text: &str) -> Weights {
        let text: WeightsText = toml::from_str(text).expect("the frozen weights are well formed");
        let mut terms = [0.0; Term::COUNT];
        terms[Term::Points.index()] = 1.0;
        for term in Term::of_game(game) {
            terms[term.index()] = text.terms[&term.to_string()];
        }
        Weights { game, terms, chances: Chances::read(game, &text.chances), spread: text.spread }
    }
}

/// Open squares: 1 to 7, then "8 or more".
const SQUARES: usize = 8;
/// Unseen tiles that fit the hardest of them; see [`ease`].
const EASES: usize = 8;
/// Tiles to come: few, some, many; see [`stage`].
const STAGES: usize = 3;
const CELLS: usize = SQUARES * EASES * STAGES;

/// The chance for each kind of feature, number of open squares, tiles that fit the hardest of these, and tiles to come.
#[derive(Debug)]
pub struct Chances {
    cells: Vec<[f32; CELLS]>,
}

/// A kind's chances in percent: a row for each stage and number of open squares, a column for each ease.
type ChancesText = BTreeMap<String, Vec<Vec<f32>>>;

/// The kinds that can be complete.
const fn completing(game: GameKind) -> &'static [FeatureKind] {
    use FeatureKind::*;
    match game {
        GameKind::Carcassonne => &[City, Road, Monastery],
        GameKind::Hunters => &[Forest, River],
        GameKind::Discovery => &[Plain, Mountain, Sea],
    }
}

/// Where a feature stands in the table.
#[derive(Clone, Copy, Debug)]
pub struct Cell(usize);

impl Cell {
    /// `squares` open squares, of which the hardest is fitted by `fitting` unseen tiles, with `tiles` tiles to come.
    #[inline]
    pub fn new(squares: usize, fitting: u32, tiles: usize) -> Cell {
        let squares = squares.clamp(1, SQUARES) - 1;
        Cell((stage(tiles) * SQUARES + squares) * EASES + ease(fitting))
    }
}

fn ease(fitting: u32) -> usize {
    match fitting {
        0..=3 => fitting as usize,
        4..=5 => 4,
        6..=8 => 5,
        9..=13 => 6,
        _ => 7,
    }
}

fn stage(tiles: usize) -> usize {
    match tiles {
        0..=9 => 0,
        10..=24 => 1,
        _ => 2,
    }
}

impl Chances {
    #[inline]
    pub fn get(&self, kind: FeatureKind, cell: Cell) -> f32 {
        self.cells[kind as usize][cell.0]
    }

    fn read(game: GameKind, text: &ChancesText) -> Chances {
        let mut cells = vec![[0.0; CELLS]; 12];
        for kind in completing(game) {
            let numbers: Vec<f32> = text[&kind.to_string()].iter().flatten().map(|percent| percent / 100.0).collect();
            cells[*kind as usize].copy_from_slice(&numbers);
        }
        Chances { cells }
    }
}

/// What is counted about a feature for a seat that has a piece in it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Aspect {
    /// Its points if the game ended now.
    Now,
    /// What completing it would add, times the chance; for a field the cities it touches, times theirs.
    Finish,
    /// The open squares that will be tiles when it is complete, times the chance.
    Growth,
    /// The pieces that will come home, times the chance.
    Home,
    /// That it is held at all, by the time that is left.
    Held,
    /// How many sides it can still grow to, by the time that is left.
    Reach,
}

impl Aspect {
    pub const ALL: [Aspect; 6] =
        [Aspect::Now, Aspect::Finish, Aspect::Growth, Aspect::Home, Aspect::Held, Aspect::Reach];

    const fn name(self) -> &'static str {
        match self {
            Aspect::Now => "now",
            Aspect::Finish => "finish",
            Aspect::Growth => "growth",
            Aspect::Home => "home",
            Aspect::Held => "held",
            Aspect::Reach => "reach",
        }
    }
}

/// One term of the evaluation: counted for every seat, worth its weight in points.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Term {
    /// Points on the score track. Worth one point each, always.
    Points,
    Feature(FeatureKind, Aspect),
    /// The supply holds at least this many followers, by the time that is left.
    Follower(u8),
    /// The supply holds at least this many huts, by the time that is left.
    Hut(u8),
    /// Turns to come.
    Turns,
    /// A bonus tile about to be drawn (HG11).
    Bonus,
}

/// Every kind of feature that takes pieces, game by game.
const fn kinds(game: GameKind) -> &'static [FeatureKind] {
    use FeatureKind::*;
    match game {
        GameKind::Carcassonne => &[City, Road, Monastery, Field],
        GameKind::Hunters => &[Forest, River, Meadow, RiverSystem],
        GameKind::Discovery => &[Plain, Mountain, Sea],
    }
}

const FEATURES: usize = 12 * Aspect::ALL.len();
const FOLLOWERS: usize = 1 + FEATURES;
const HUTS: usize = FOLLOWERS + 7;

impl Term {
    /// How many terms there are.
    pub const COUNT: usize = HUTS + 4;

    #[inline]
    pub const fn index(self) -> usize {
        match self {
            Term::Points => 0,
            Term::Feature(kind, aspect) => 1 + kind as usize * Aspect::ALL.len() + aspect as usize,
            Term::Follower(number) => FOLLOWERS + number as usize - 1,
            Term::Hut(number) => HUTS + number as usize - 1,
            Term::Turns => HUTS + 2,
            Term::Bonus => HUTS + 3,
        }
    }

    /// The terms of a game whose weights are tuned.
    pub fn of_game(game: GameKind) -> Vec<Term> {
        let features = kinds(game).iter().flat_map(|kind| {
            let aspects = Aspect::ALL.into_iter().filter(|aspect| counts(*kind, *aspect));
            aspects.map(|aspect| Term::Feature(*kind, aspect))
        });
        let (followers, huts) = match game {
            GameKind::Carcassonne => (7, 0),
            GameKind::Hunters => (5, 2),
            GameKind::Discovery => (4, 0),
        };
        let bonus = (game == GameKind::Hunters).then_some(Term::Bonus);
        let supply = (1..=followers).map(Term::Follower).chain((1..=huts).map(Term::Hut));
        features.chain(supply).chain([Term::Turns]).chain(bonus).collect()
    }
}

/// Whether an aspect means anything for a kind of feature.
fn counts(kind: FeatureKind, aspect: Aspect) -> bool {
    use FeatureKind::*;
    match (kind, aspect) {
        (Field | Meadow | RiverSystem, Aspect::Growth | Aspect::Home) => false,
        (Meadow | RiverSystem, Aspect::Finish) => false,
        // Incomplete forests and rivers are worth nothing (HG14).
        (Forest | River, Aspect::Now) => false,
        // Followers come home when they are taken (DI4), not when a region closes.
        (Plain | Mountain | Sea, Aspect::Home) => false,
        (Monastery, Aspect::Growth | Aspect::Reach) => false,
        _ => true,
    }
}

impl fmt::Display for Term {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Term::Points => formatter.write_str("points"),
            Term::Feature(kind, aspect) => write!(formatter, "{kind}.{}", aspect.name()),
            Term::Follower(number) => write!(formatter, "follower.{number}"),
            Term::Hut(number) => write!(formatter, "hut.{number}"),
            Term::Turns => formatter.write_str("turns"),
            Term::Bonus => formatter.write_str("bonus"),
        }
    }
}
