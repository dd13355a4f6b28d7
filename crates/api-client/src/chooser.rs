//! [`Chooser`]: plays anything that is allowed.

use hedgerow_protocol::{Choices, TableStage, TableView};

/// Chooses among what a table offers; the same number gives the same choices.
#[derive(Clone, Debug)]
pub struct Chooser(u64);

impl Chooser {
    /// A chooser whose choices follow from `number`.
    pub fn new(number: u64) -> Chooser {
        Chooser(number.wrapping_mul(0x9e37_79b9_7f4a_7c15) | 1)
    }

    /// A number below `bound` (xorshift: nothing here is recorded or secret).
    pub fn below(&mut self, bound: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 >> 33) as usize % bound.max(1)
    }

    /// An action for one of the client's own seats; none when others must act or the game is over.
    pub fn choose(&mut self, view: &TableView) -> Option<String> {
        let game = view.game.as_ref().filter(|_| view.stage == TableStage::Playing)?;
        let mine = view.your_seats.contains(&game.turn.seat);
        match &game.turn.choices {
            Choices::Place { placements } if mine => {
                let place = placements.get(self.below(placements.len()))?;
                let rotation = place.rotations.get(self.below(place.rotations.len()))?;
                Some(format!("{}@{},{}r{rotation}", place.tile, place.x, place.y))
            }
            // Passing is one of the ways.
            Choices::Use { uses } if mine => {
                let chosen = uses.get(self.below(uses.len() + 1));
                Some(chosen.map_or_else(|| "-".to_string(), |chosen| chosen.action.clone()))
            }
            Choices::Discard { tiles } if mine => Some(format!("!{}", tiles.get(self.below(tiles.len()))?)),
            Choices::Draw { lay_aside, tiles } if !view.your_seats.is_empty() => {
                let tile = tiles.keys().nth(self.below(tiles.len()))?;
                Some(format!("{}{tile}", if *lay_aside { '~' } else { '+' }))
            }
            _ => None,
        }
    }
}
