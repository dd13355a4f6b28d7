//! Whole random games as fast as the engine allows.

use hedgerow_rules::{Action, Game, KindId, Phase, Player, Position, Seat, Stack, Uses};
use std::sync::Arc;

/// SplitMix64 (Steele, Lea, Flood 2014): small, fast, and good enough to choose moves. Never used for anything that is recorded.
#[derive(Clone, Debug)]
pub struct SplitMix64(u64);

impl SplitMix64 {
    pub fn new(seed: u64) -> SplitMix64 {
        SplitMix64(seed)
    }

    #[inline]
    pub fn next_word(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut mixed = self.0;
        mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        mixed ^ (mixed >> 31)
    }

    /// A number below `bound`, by multiplication; the bias is below 2⁻³² · bound.
    #[inline]
    pub fn below(&mut self, bound: usize) -> usize {
        (((self.next_word() >> 32) * bound as u64) >> 32) as usize
    }
}

/// Plays random games from the start, again and again, without allocating.
#[derive(Debug)]
pub struct Playouts {
    start: Position,
    position: Position,
    stacks: [Vec<KindId>; 3],
    full: [Vec<KindId>; 3],
    actions: Vec<Action>,
    uses: Uses,
    random: SplitMix64,
}

impl Playouts {
    pub fn new(game: &Arc<Game>, start: Position, seed: u64) -> Playouts {
        let full = [Stack::River, Stack::Land, Stack::Bonus].map(|stack| {
            game.kind_ids()
                .filter(|kind| game.stack_of(*kind) == stack && game.lake() != Some(*kind))
                .flat_map(|kind| std::iter::repeat_n(kind, start.unseen(kind) as usize))
                .collect::<Vec<_>>()
        });
        Playouts {
            position: start.clone(),
            start,
            stacks: full.clone(),
            full,
            actions: Vec::with_capacity(4096),
            uses: Uses::new(),
            random: SplitMix64::new(seed),
        }
    }

    /// Plays one game and returns its end.
    pub fn play(&mut self) -> &Position {
        self.position.clone_from(&self.start);
        for (stack, full) in self.stacks.iter_mut().zip(&self.full) {
            stack.clone_from(full);
            for place in (1..stack.len()).rev() {
                stack.swap(place, self.random.below(place + 1));
            }
        }
        while let Some(to_act) = self.position.to_act() {
            let action = match to_act {
                Player::Chance => {
                    let stack = &mut self.stacks[self.position.stack() as usize];
                    let lake = self.position.game().lake().filter(|lake| self.position.drawable(*lake) > 0);
                    let tile = lake.or_else(|| stack.pop()).unwrap();
                    if let Some(back) = self.position.aside() {
                        let place = self.random.below(stack.len() + 1);
                        stack.insert(place, back);
                    }
                    if self.position.phase() == Phase::LayAside {
                        Action::LayAside { tile }
                    } else {
                        Action::Draw { tile }
                    }
                }
                Player::Seat(seat) => self.choose(seat),
            };
            self.position.play_unchecked(action, &mut ());
        }
        &self.position
    }

    fn choose(&mut self, seat: Seat) -> Action {
        let position = &self.position;
        if position.phase() == Phase::Use {
            position.uses_into(&mut self.uses);
            return match self.random.below(self.uses.len() + 1) {
                0 => Action::Pass,
                choice => self.uses[choice - 1],
            };
        }
        if let [tile] = *position.hand(seat) {
            let number = self.random.below(position.placement_count(tile));
            let placement = position.nth_placement(tile, number);
            let (square, rotation) = placement.expect("there are that many placements");
            return Action::Place { tile, square, rotation };
        }
        position.legal_actions_into(&mut self.actions);
        self.actions[self.random.below(self.actions.len())]
    }
}
