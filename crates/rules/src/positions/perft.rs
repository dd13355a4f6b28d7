//! Perft: counting games to compare implementations.

use crate::{Player, Position};

impl Position {
    /// How many different sequences of `depth` player decisions can follow.
    ///
    /// Draws do not count towards the depth, but each kind of tile that can be drawn leads to sequences of its own
    /// (copies of a kind do not). Equal choices count once. A game that ends before `depth` decisions counts nothing,
    /// and neither does the draw of a tile that fits nowhere and goes back (CA3): it could be drawn for ever.
    pub fn perft(&self, depth: usize) -> u64 {
        if depth == 0 {
            return 1;
        }
        let actions = self.legal_actions();
        let chance = self.to_act() == Some(Player::Chance);
        if depth == 1 && !chance {
            return actions.len() as u64;
        }
        let mut next = self.clone();
        let count = |action| {
            next.clone_from(self);
            next.play_unchecked(action);
            match (chance, next.aside()) {
                (true, Some(_)) => 0,
                (true, None) => next.perft(depth),
                (false, _) => next.perft(depth - 1),
            }
        };
        actions.into_iter().map(count).sum()
    }
}
