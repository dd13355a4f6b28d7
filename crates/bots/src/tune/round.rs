//! [`Round`]: games that the bot plays against itself, and what is learned from each.

use super::Samples;
use crate::SplitMix64;
use crate::evaluation::{Evaluator, Outlook, Ranked, Term, Weights, lead};
use hedgerow_chance::Dealer;
use hedgerow_rules::{FeatureId, Game, GameError, Phase, Player, Position, Seat};
use std::collections::BTreeMap;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::mpsc::channel;

/// Games that are counted together: results do not depend on how many threads there are.
pub(crate) const BLOCK: usize = 50;

/// How a round is played.
#[derive(Clone, Debug)]
pub(crate) struct Round {
    pub game: Arc<Game>,
    pub seats: usize,
    pub weights: Weights,
    pub seed: String,
    /// How many games; the last block may have fewer than the others.
    pub games: usize,
    /// By how many points a move may look worse than the best one and still be played now and then.
    pub curiosity: f32,
}

impl Round {
    pub fn blocks(&self) -> usize {
        self.games.div_ceil(BLOCK)
    }

    /// Plays the blocks from `first` on, on that many threads. `take` is handed them in the order of their numbers, as
    /// sums depend on it; its error ends the round.
    pub fn play<E: From<GameError>>(
        &self,
        first: usize,
        threads: usize,
        mut take: impl FnMut(Samples) -> Result<(), E>,
    ) -> Result<(), E> {
        let next = AtomicUsize::new(first);
        let (sender, finished) = channel();
        let worker = |sender: std::sync::mpsc::Sender<_>| {
            loop {
                let block = next.fetch_add(1, Ordering::Relaxed);
                if block >= self.blocks() || sender.send((block, self.play_block(block))).is_err() {
                    return;
                }
            }
        };
        std::thread::scope(|scope| {
            for sender in vec![sender; threads.clamp(1, self.blocks().max(1))] {
                scope.spawn(|| worker(sender));
            }
            let mut waiting = BTreeMap::new();
            let mut due = first;
            for (block, samples) in finished {
                waiting.insert(block, samples);
                while let Some(samples) = waiting.remove(&due) {
                    take(samples?)?;
                    due += 1;
                }
            }
            Ok(())
        })
    }

    fn play_block(&self, block: usize) -> Result<Samples, GameError> {
        let mut samples = Samples::new(&self.weights);
        for number in block * BLOCK..((block + 1) * BLOCK).min(self.games) {
            self.play_game(number, &mut samples)?;
        }
        Ok(samples)
    }

    fn play_game(&self, number: usize, samples: &mut Samples) -> Result<(), GameError> {
        let seed = format!("{} {number}", self.seed);
        let mut position = Position::new(&self.game, self.seats, Seat((number % self.seats.max(1)) as u8))?;
        let mut dealer = Dealer::new(&self.game, &seed);
        let mut random = SplitMix64::new(number as u64 ^ 0x7475_6e65);
        let mut evaluator = Evaluator::new(&self.weights);
        let mut moves = Vec::new();
        let mut seen = Seen::default();
        while let Some(to_act) = position.to_act() {
            if to_act == Player::Chance {
                if matches!(position.phase(), Phase::Draw | Phase::DrawBonus | Phase::Refill) {
                    seen.look(&mut evaluator, &position);
                }
                let Some(draw) = dealer.deal(&position) else { break };
                position.play_unchecked(draw);
            } else {
                evaluator.rank(&mut position, &mut moves);
                let Some(chosen) = self.choose(&moves, &position, &mut random) else { break };
                let plan = chosen.plan.clone();
                plan.iter().for_each(|action| position.play_unchecked(*action));
            }
        }
        seen.learn(&self.weights, &position, samples);
        Ok(())
    }

    /// Mostly the best move, sometimes another one that looks nearly as good.
    fn choose<'a>(&self, moves: &'a [Ranked], position: &Position, random: &mut SplitMix64) -> Option<&'a Ranked> {
        let mut best: Option<(f32, &Ranked)> = None;
        for ranked in moves {
            let value = lead(&ranked.values, position.seat_count(), position.seat());
            let value = value + self.curiosity * random.fraction();
            if best.is_none_or(|(most, _)| value > most) {
                best = Some((value, ranked));
            }
        }
        best.map(|(_, ranked)| ranked)
    }
}

/// How a seat stands against the next one in some position.
struct Lead {
    seats: [usize; 2],
    /// By how much it has more of each term.
    terms: Vec<f32>,
    points: f32,
    /// Tiles to come.
    tiles: usize,
}

/// What was seen during a game, to be judged by its end.
#[derive(Default)]
struct Seen {
    leads: Vec<Lead>,
    features: Vec<(FeatureId, hedgerow_rules::FeatureKind, crate::evaluation::Cell)>,
}

impl Seen {
    fn look(&mut self, evaluator: &mut Evaluator<'_>, position: &Position) {
        let amounts = evaluator.amounts(position);
        let tiles = Outlook::of(position).tiles;
        let count = position.seat_count();
        // With two seats the second pair would be the first one again.
        let pairs = if count == 2 { 1 } else { count };
        for seats in (0..pairs).map(|seat| [seat, (seat + 1) % count]) {
            let [one, other] = seats.map(|seat| Seat(seat as u8));
            let difference = |term: Term| amounts.get(one, term) - amounts.get(other, term);
            let terms = evaluator.weights().known().into_iter().map(difference).collect();
            self.leads.push(Lead { seats, terms, points: difference(Term::Points), tiles });
        }
        self.features.extend(evaluator.cells(position));
    }

    fn learn(&self, weights: &Weights, end: &Position, samples: &mut Samples) {
        let scores = end.scores();
        for Lead { seats: [one, other], terms, points, tiles } in &self.leads {
            let lead = scores[*one] as f32 - scores[*other] as f32;
            samples.learn(weights, terms, lead - points, *tiles);
        }
        for (feature, kind, cell) in &self.features {
            samples.chances.count(*kind, *cell, end.glance(*feature).complete);
        }
        samples.games += 1;
        samples.points += f64::from(scores.iter().sum::<u32>()) / scores.len() as f64;
    }
}
