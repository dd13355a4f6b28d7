//! The puzzles that come with the program.

use crate::Puzzle;
use hedgerow_rules::GameKind;
use std::sync::LazyLock;

/// Days between two puzzles of the day that stand beside each other in their file. It has no factor in common with their number,
/// so that every one has its day.
const STRIDE: usize = 89;

impl Puzzle {
    /// All puzzles of a game, in the order of their numbers.
    pub fn all(game: GameKind) -> &'static [Puzzle] {
        macro_rules! file {
            ($name:literal) => {
                LazyLock::new(|| {
                    let text = include_str!(concat!("../puzzles/", $name, ".txt"));
                    Puzzle::parse_all(text).expect("the puzzles are checked by the tests")
                })
            };
        }
        static CARCASSONNE: LazyLock<Vec<Puzzle>> = file!("carcassonne");
        static HUNTERS: LazyLock<Vec<Puzzle>> = file!("hunters");
        static DISCOVERY: LazyLock<Vec<Puzzle>> = file!("discovery");
        match game {
            GameKind::Carcassonne => &CARCASSONNE,
            GameKind::Hunters => &HUNTERS,
            GameKind::Discovery => &DISCOVERY,
        }
    }

    /// The puzzle of that name, as in `carcassonne-17`.
    pub fn named(name: &str) -> Option<&'static Puzzle> {
        let (game, number) = name.split_once('-')?;
        let game = GameKind::ALL.into_iter().find(|known| known.name() == game)?;
        Puzzle::all(game).get(number.parse::<usize>().ok()?.checked_sub(1)?)
    }

    /// The puzzle of a day, counted from 1970: of one game after the other, or always of the same one.
    pub fn of_day(day: u64, game: Option<GameKind>) -> Option<&'static Puzzle> {
        let day = day as usize;
        let (game, round) = match game {
            Some(game) => (game, day),
            None => (GameKind::ALL[day % GameKind::ALL.len()], day / GameKind::ALL.len()),
        };
        let puzzles = Puzzle::all(game);
        puzzles.get(round.wrapping_mul(STRIDE) % puzzles.len().max(1))
    }
}
