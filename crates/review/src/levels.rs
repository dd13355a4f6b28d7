//! What the bots of the levels lose per decision: the marks beside which a player's losses can be read.

use crate::{Depth, Uncertainty};
use hedgerow_rules::GameKind;

/// A line for each game, depth and level.
const TEXT: &str = include_str!("../data/levels.txt");

/// The levels that were measured, the weakest first.
pub const LEVELS: [&str; 3] = ["normal", "hard", "expert"];

/// What a bot of that level loses per decision on average, by an analysis of that depth: of the chance to win, and of points.
pub fn level_loss(game: GameKind, depth: Depth, level: &str) -> Option<Uncertainty> {
    // A deep analysis judges most decisions as a normal one does.
    let depth = if depth == Depth::Quick { Depth::Quick } else { Depth::Normal };
    let line =
        TEXT.lines().find_map(|line| line.strip_prefix(&format!("{} {} {level} ", game.name(), depth.name())))?;
    let mut numbers = line.split_whitespace().map(|word| word.parse().ok());
    Some(Uncertainty { wins: numbers.next()??, leads: numbers.next()?? })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_level_was_measured_in_every_game() {
        for game in GameKind::ALL {
            for depth in Depth::ALL {
                for level in LEVELS {
                    let loss = level_loss(game, depth, level).unwrap();
                    assert!(loss.wins > 0.0 && loss.wins < 0.05 && loss.leads > 0.0, "{game}, {level}: {loss:?}");
                }
            }
        }
        assert_eq!(level_loss(GameKind::Carcassonne, Depth::Quick, "nobody"), None);
    }
}
