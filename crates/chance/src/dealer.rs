//! The chance player: stacks shuffled from a seed, or prepared.

use crate::{Generator, Purpose};
use hedgerow_rules::{Action, Game, KindId, Phase, Player, Position, Seat, Stack};
use std::collections::VecDeque;

/// Shuffles the stacks of a game and deals from them.
///
/// The stacks are shuffled one after the other (river, land, bonus), each from the order of its set (every copy of the
/// first kind, then of the second …) without start tile and lake; tiles are dealt from the front.
#[derive(Clone, Debug)]
pub struct Dealer {
    generator: Generator,
    stacks: [VecDeque<KindId>; Stack::COUNT],
}

impl Dealer {
    /// The stacks of a game about to begin.
    pub fn new(game: &Game, seed: &str) -> Dealer {
        Dealer::shuffled(game, seed, |kind| game.copies(kind) - u8::from(kind == game.start()))
    }

    /// The stacks of a game that goes on from a position: what they still hold, shuffled anew.
    pub fn going_on(position: &Position, seed: &str) -> Dealer {
        // A tile that lies aside is put back by the next draw.
        let left = |kind| position.unseen(kind) - u8::from(position.aside() == Some(kind));
        Dealer::shuffled(position.game(), seed, left)
    }

    fn shuffled(game: &Game, seed: &str, copies: impl Fn(KindId) -> u8) -> Dealer {
        let mut generator = Generator::new(seed, Purpose::Shuffle);
        let stacks = Stack::ALL.map(|stack| {
            let kinds = game.kind_ids().filter(|kind| game.stack_of(*kind) == stack && game.lake() != Some(*kind));
            let tiles = kinds.flat_map(|kind| std::iter::repeat_n(kind, copies(kind) as usize));
            let mut tiles: Vec<KindId> = tiles.collect();
            generator.shuffle(&mut tiles);
            tiles.into()
        });
        Dealer { generator, stacks }
    }

    /// Stacks in a prepared order, first tile first. The seed only decides where a returned tile goes (CA3).
    pub fn prepared(orders: impl IntoIterator<Item = (Stack, Vec<KindId>)>, seed: &str) -> Dealer {
        let mut stacks = [const { VecDeque::new() }; Stack::COUNT];
        orders.into_iter().for_each(|(stack, tiles)| stacks[stack as usize] = tiles.into());
        Dealer { generator: Generator::new(seed, Purpose::Shuffle), stacks }
    }

    /// The seat that begins unless the players chose one (R1).
    pub fn first_seat(seed: &str, seats: usize) -> Seat {
        Seat(Generator::new(seed, Purpose::FirstSeat).below(seats.max(1) as u32) as u8)
    }

    /// The next action of a game: a draw if it is chance's turn, else what `choose` says for the seat that is to act. None when the
    /// game is over, or when `choose` gives up.
    ///
    /// ```
    /// # use hedgerow_chance::Dealer;
    /// # use hedgerow_rules::{Game, Position, Seat};
    /// # let game = std::sync::Arc::new(Game::new("hunters/en-2014".parse()?)?);
    /// let mut position = Position::new(&game, 3, Seat(0))?;
    /// let mut dealer = Dealer::new(&game, "a seed");
    /// while let Some(action) = dealer.next_action(&position, |_| position.legal_actions().pop()) {
    ///     position.play(action)?;
    /// }
    /// assert!(position.outcome().is_some());
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn next_action(&mut self, position: &Position, choose: impl FnOnce(Seat) -> Option<Action>) -> Option<Action> {
        match position.to_act()? {
            Player::Chance => self.deal(position),
            Player::Seat(seat) => choose(seat),
        }
    }

    /// The next draw, if it is chance's turn. The dealer must see every chance node of its game, from the beginning.
    pub fn deal(&mut self, position: &Position) -> Option<Action> {
        if position.to_act() != Some(Player::Chance) {
            return None;
        }
        let stack = &mut self.stacks[position.stack() as usize];
        // The lake lies apart, and R14 may have emptied the river stack before its time.
        let lake = position.game().lake().filter(|lake| position.drawable(*lake) > 0);
        let tile = lake.or_else(|| stack.pop_front())?;
        if let Some(back) = position.aside() {
            // CA3: it goes back to any place, top and bottom included.
            let place = self.generator.below(stack.len() as u32 + 1);
            stack.insert(place as usize, back);
        }
        Some(if position.phase() == Phase::LayAside { Action::LayAside { tile } } else { Action::Draw { tile } })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use hedgerow_rules::Rules;
    use std::sync::Arc;

    #[test]
    fn a_game_goes_on_with_the_tiles_that_are_left() {
        for rules in Rules::all() {
            let game = Arc::new(Game::new(rules).unwrap());
            let mut position = Position::new(&game, 3, Seat(1)).unwrap();
            let (mut dealer, going_on) = (Dealer::new(&game, "a"), Dealer::going_on(&position, "a"));
            assert_eq!(dealer.stacks, going_on.stacks, "{rules}: from the beginning it is the same");
            let mut actions = 0;
            while let Some(action) = dealer.next_action(&position, |_| position.legal_actions().pop()) {
                position.play(action).unwrap();
                actions += 1;
                // Every now and then the other shuffle takes over, also while a tile lies aside.
                if actions % 7 == 0 || position.aside().is_some() {
                    let before = dealer.stacks.clone();
                    dealer = Dealer::going_on(&position, &actions.to_string());
                    let sorted = |stacks: [VecDeque<KindId>; Stack::COUNT]| {
                        stacks.map(|stack| {
                            let mut tiles: Vec<KindId> = stack.into();
                            tiles.sort_unstable();
                            tiles
                        })
                    };
                    assert_eq!(sorted(dealer.stacks.clone()), sorted(before), "{rules}");
                }
            }
            assert!(position.outcome().is_some(), "{rules}");
        }
    }
}
