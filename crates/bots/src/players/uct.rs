//! Plain UCT with random playouts: the baseline that a search with an evaluation has to beat.

use crate::{Bot, Candidate, Failure, Forecast, Limits, Plan, Playouts, SplitMix64, Thought, Value};
use hedgerow_rules::{Action, MAX_SEATS, Player, Position, Seat};
use std::time::Instant;

/// How much actions that were tried seldom are favoured (UCB1 with rewards between 0 and 1).
const EXPLORATION: f64 = 0.7;

/// No more games than this are played out for a move, or its tree would grow without end.
const MOST_GAMES: u64 = 1_000_000;

/// Monte-Carlo tree search over single actions, draws sampled, games played out at random.
#[derive(Debug)]
pub struct Uct {
    random: SplitMix64,
}

impl Uct {
    /// The bot whose playouts follow from the seed.
    pub fn new(seed: u64) -> Uct {
        Uct { random: SplitMix64::new(seed) }
    }
}

/// A position in the tree and what was tried there.
#[derive(Debug, Default)]
struct Node {
    visits: u32,
    tries: Vec<Try>,
}

#[derive(Debug)]
struct Try {
    action: Action,
    visits: u32,
    /// Sums of the results for the seat that acts: wins, and leads in points.
    wins: f64,
    leads: f64,
    next: Option<usize>,
}

impl Try {
    fn fresh(action: Action) -> Try {
        Try { action, visits: 0, wins: 0.0, leads: 0.0, next: None }
    }
}

impl Bot for Uct {
    fn think(
        &mut self,
        position: &Position,
        seat: Seat,
        limits: &Limits,
        _: &mut dyn FnMut(&Thought),
    ) -> Result<Thought, Failure> {
        if !position.is_to_act(seat) {
            return Err(Failure::NothingToDecide);
        }
        let mut tree = Tree::new(position, limits, &mut self.random);
        let until = limits.time_for(position, seat).and_then(|time| Instant::now().checked_add(time));
        let mut games = 0;
        loop {
            tree.round();
            games += 1;
            let spent = limits.evaluations.is_some_and(|count| games >= count);
            let late = || until.is_some_and(|until| Instant::now() >= until);
            if spent || late() || games >= MOST_GAMES || limits.stop.is_stopped() {
                return Ok(tree.thought(games));
            }
        }
    }
}

struct Tree<'a> {
    root: &'a Position,
    position: Position,
    nodes: Vec<Node>,
    playouts: Playouts,
    random: &'a mut SplitMix64,
    path: Vec<(usize, usize)>,
    /// Sums of how the games of each action at the root ended: shared wins, and the points of the seats.
    ends: Vec<Forecast>,
}

impl<'a> Tree<'a> {
    fn new(root: &'a Position, limits: &Limits, random: &'a mut SplitMix64) -> Tree<'a> {
        let playouts = Playouts::new(root, random.next_word());
        let mut first = root.legal_actions();
        first.retain(|action| limits.allows(*action));
        let ends = vec![Forecast { draw: 0.0, points: [0.0; MAX_SEATS] }; first.len()];
        let nodes = vec![Node { visits: 0, tries: first.into_iter().map(Try::fresh).collect() }];
        Tree { root, position: root.clone(), nodes, playouts, random, path: Vec::new(), ends }
    }

    /// Down the tree to an action not tried yet, then at random to the end of the game.
    fn round(&mut self) {
        self.position.clone_from(self.root);
        self.path.clear();
        let mut node = 0;
        while self.position.to_act().is_some() {
            if self.nodes[node].tries.is_empty() {
                self.nodes[node].tries = self.position.legal_actions().into_iter().map(Try::fresh).collect();
            }
            let chosen = match self.position.to_act() {
                Some(Player::Chance) => self.draw(node),
                _ => self.select(node),
            };
            self.path.push((node, chosen));
            let tried = &self.nodes[node].tries[chosen];
            let (action, next) = (tried.action, tried.next);
            let chance = self.position.to_act() == Some(Player::Chance);
            self.position.play_unchecked(action);
            let new = next.is_none();
            node = next.unwrap_or_else(|| {
                self.nodes.push(Node::default());
                let added = self.nodes.len() - 1;
                self.nodes[node].tries[chosen].next = Some(added);
                added
            });
            if new && !chance {
                break;
            }
        }
        self.finish();
    }

    /// UCB1; what was never tried comes first, in random order.
    fn select(&mut self, node: usize) -> usize {
        let node = &self.nodes[node];
        let untried: Vec<usize> = (0..node.tries.len()).filter(|index| node.tries[*index].visits == 0).collect();
        if !untried.is_empty() {
            return untried[self.random.below(untried.len())];
        }
        let log = f64::from(node.visits.max(1)).ln();
        let promise = |tried: &Try| {
            let visits = f64::from(tried.visits);
            tried.wins / visits + EXPLORATION * (log / visits).sqrt()
        };
        let best = (0..node.tries.len()).max_by(|one, other| {
            promise(&node.tries[*one]).total_cmp(&promise(&node.tries[*other])).then(other.cmp(one))
        });
        best.unwrap_or(0)
    }

    /// A tile, by how many of its kind are left.
    fn draw(&mut self, node: usize) -> usize {
        let count = |tried: &Try| match tried.action {
            Action::Draw { tile } | Action::LayAside { tile } => self.position.drawable(tile) as usize,
            _ => 0,
        };
        let tries = &self.nodes[node].tries;
        let mut number = self.random.below(tries.iter().map(count).sum());
        for (index, tried) in tries.iter().enumerate() {
            match number.checked_sub(count(tried)) {
                None => return index,
                Some(rest) => number = rest,
            }
        }
        0
    }

    fn finish(&mut self) {
        let end = self.playouts.play_from(&self.position);
        let scores = end.scores();
        let most = scores.iter().copied().max().unwrap_or(0);
        let winners = scores.iter().filter(|score| **score == most).count() as f64;
        let mut wins = [0.0; MAX_SEATS];
        let mut leads = [0.0; MAX_SEATS];
        for (seat, score) in scores.iter().enumerate() {
            let others = scores.iter().enumerate().filter(|(other, _)| *other != seat).map(|(_, score)| *score);
            leads[seat] = f64::from(*score) - f64::from(others.max().unwrap_or(0));
            wins[seat] = if *score == most { 1.0 / winners } else { 0.0 };
        }
        if let Some(end) = self.path.first().and_then(|(_, chosen)| self.ends.get_mut(*chosen)) {
            let shared = winners > 1.0 && scores[self.root.seat().index()] == most;
            end.draw += f32::from(u8::from(shared));
            end.points.iter_mut().zip(scores).for_each(|(sum, score)| *sum += *score as f32);
        }
        self.position.clone_from(self.root);
        for (node, chosen) in &self.path {
            let seat = self.position.seat().index();
            self.nodes[*node].visits += 1;
            let tried = &mut self.nodes[*node].tries[*chosen];
            tried.visits += 1;
            tried.wins += wins[seat];
            tried.leads += leads[seat];
            self.position.play_unchecked(tried.action);
        }
    }

    fn thought(&self, evaluations: u64) -> Thought {
        let candidate = |(tried, end): (&Try, &Forecast)| {
            let visits = f64::from(tried.visits);
            let mean = |sum: f32| (f64::from(sum) / visits) as f32;
            let forecast = Some(Forecast { draw: mean(end.draw), points: end.points.map(mean) });
            let value = Value { lead: (tried.leads / visits) as f32, win: (tried.wins / visits) as f32, forecast };
            let value = (tried.visits > 0).then_some(value);
            Candidate { plan: Plan::from_iter([tried.action]), value, evaluations: u64::from(tried.visits) }
        };
        let mut candidates: Vec<Candidate> = self.nodes[0].tries.iter().zip(&self.ends).map(candidate).collect();
        candidates.sort_by_key(|candidate| std::cmp::Reverse(candidate.evaluations));
        Thought { candidates, evaluations, depth: None }
    }
}
