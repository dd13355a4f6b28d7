//! [`Players`]: games played on from a position, to see what comes of it.

use crate::Worth;
use hedgerow_bots::SplitMix64;
use hedgerow_bots::evaluation::{Evaluator, Ranked, Values, Weights, lead};
use hedgerow_chance::Dealer;
use hedgerow_rules::{Action, KindId, Player, Position, Stack};

/// By at least and at most so many orders of the tiles are those compared that may come.
const FEWEST_ORDERS: usize = 4;
const MOST_ORDERS: usize = 128;

/// How closely tiles that may come are compared.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Effort {
    /// Games are played on after each for so many turns.
    pub ahead: usize,
    /// About so many turns are played for all of them together.
    pub turns: usize,
}

/// Players of all seats who take the move that looks best right after it.
#[derive(Debug)]
pub struct Players<'w> {
    evaluator: Evaluator<'w>,
    moves: Vec<Ranked>,
}

impl<'w> Players<'w> {
    /// Players who judge by these weights.
    pub fn new(weights: &'w Weights) -> Players<'w> {
        Players { evaluator: Evaluator::new(weights), moves: Vec::new() }
    }

    /// The result of one game that is played on from a position. The number says in which order the tiles come.
    pub fn result(&mut self, start: &Position, number: u64) -> Worth {
        self.play_on(&mut start.clone(), Order::new(start, number).dealer(), usize::MAX)
    }

    /// What the game is worth with each of the tiles that may come: the move that looks best, a few turns more, and how it stands then,
    /// on average over some orders of the tiles that follow. The orders are the same for all of them, so that differences mean more
    /// than the numbers.
    pub(crate) fn with_tiles(&mut self, position: &Position, draws: &[(Action, f64)], effort: Effort) -> Vec<Worth> {
        let Effort { ahead, turns } = effort;
        let count = (turns / (draws.len() * ahead).max(1)).clamp(FEWEST_ORDERS, MOST_ORDERS);
        let orders: Vec<Order> = (0..count).map(|number| Order::new(position, number as u64)).collect();
        let mut start = position.clone();
        let mut walker = position.clone();
        let worth = |(draw, _): &(Action, f64)| {
            start.clone_from(position);
            start.play_unchecked(*draw);
            if matches!(start.to_act(), Some(Player::Seat(_))) {
                self.play_best(&mut start);
            }
            let mut sum = Worth::default();
            for order in &orders {
                walker.clone_from(&start);
                sum += self.play_on(&mut walker, order.without(*draw).dealer(), ahead);
            }
            sum * (1.0 / count as f64)
        };
        draws.iter().map(worth).collect()
    }

    /// Plays so many turns, and says what the game is worth then.
    fn play_on(&mut self, position: &mut Position, mut dealer: Dealer, mut turns: usize) -> Worth {
        while let Some(to_act) = position.to_act() {
            let played = match to_act {
                Player::Chance if turns == 0 => false,
                Player::Chance => dealer.deal(position).map(|draw| position.play_unchecked(draw)).is_some(),
                Player::Seat(_) => {
                    turns = turns.saturating_sub(1);
                    self.play_best(position)
                }
            };
            if !played {
                break;
            }
        }
        match position.outcome() {
            Some(outcome) => Worth::result(position, &outcome),
            None => {
                let values = self.evaluator.values(position);
                self.evaluator.expectation(position, &values).into()
            }
        }
    }

    /// Plays the move that looks best, if there is one.
    fn play_best(&mut self, position: &mut Position) -> bool {
        let (seats, seat) = (position.seat_count(), position.seat());
        self.evaluator.rank(position, &mut self.moves);
        let ahead = |values: &Values| lead(values, seats, seat);
        let best = self.moves.iter().max_by(|one, other| ahead(&one.values).total_cmp(&ahead(&other.values)));
        best.map(|best| best.plan.iter().for_each(|action| position.play_unchecked(*action))).is_some()
    }
}

/// An order of the tiles that are left: the one with that number, the same whatever is done with them.
#[derive(Clone, Debug)]
struct Order {
    stacks: [Vec<KindId>; Stack::COUNT],
    number: u64,
}

impl Order {
    fn new(position: &Position, number: u64) -> Order {
        let game = position.game();
        let mut random = SplitMix64::new(number);
        let aside = position.aside();
        // A tile that waits aside goes back when the next one is drawn.
        let left = |kind: KindId| usize::from(position.unseen(kind) - u8::from(aside == Some(kind)));
        let stacks = Stack::ALL.map(|stack| {
            let kinds = game.kind_ids().filter(|kind| game.stack_of(*kind) == stack && game.lake() != Some(*kind));
            let mut tiles: Vec<KindId> = kinds.flat_map(|kind| std::iter::repeat_n(kind, left(kind))).collect();
            random.shuffle(&mut tiles);
            tiles
        });
        Order { stacks, number }
    }

    /// The same order after a tile was drawn.
    fn without(&self, draw: Action) -> Order {
        let mut order = self.clone();
        let (Action::Draw { tile } | Action::LayAside { tile }) = draw else { return order };
        let place = |stack: &Vec<KindId>| stack.iter().position(|kind| *kind == tile);
        if let Some((stack, place)) = order.stacks.iter_mut().find_map(|stack| place(stack).map(|place| (stack, place)))
        {
            stack.remove(place);
        }
        order
    }

    fn dealer(self) -> Dealer {
        Dealer::prepared(Stack::ALL.into_iter().zip(self.stacks), &self.number.to_string())
    }
}
