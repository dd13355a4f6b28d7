//! A player who looks ahead: tree search with explicit chance.
//!
//! Every node of the tree is a decision (all moves of a turn, each with the evaluation of the position after it) or a draw. Each
//! round of the search goes down the tree: at the root to the moves in turn, of which the worse half drops out again and again
//! (sequential halving); at a decision below to the move that promises most, counting how little it was looked at (PUCT);
//! at a draw to the tile that is most due by its chance, so that the average over the draws is near the true one from the
//! beginning. Where the tree ends, the moves of that position are evaluated once, and the best of them is what the
//! moves above are credited with. There are no playouts: the evaluation is better than a blind game.

mod tree;

use crate::evaluation::{Evaluator, Expectation, Outlook, Ranked, Values, Weights};
use crate::players::endgame::{Endgame, Unfinished};
use crate::players::greedy::Judge;
use crate::{Bot, Candidate, Failure, Limits, SplitMix64, Thought, Value};
use hedgerow_rules::{Action, MAX_SEATS, Phase, Player, Position, Seat};
use std::time::Instant;
use tree::{EndSum, NONE, Node, Tree};

/// How much moves that were looked at little are favoured.
const EXPLORATION: f32 = 0.25;

/// How many moves are looked at at all, at the root and below it.
const ROOT_WIDTH: usize = 32;
const WIDTH: usize = 16;

/// Progress is reported after this many evaluations.
const REPORT: u64 = 1000;

/// About how many evaluations per second a thread makes: only to guess how many moves a time allows to be looked at.
const PACE: f64 = 30_000.0;

/// A thread makes no more evaluations than this for a move: its tree then takes up to about a gigabyte.
const MOST_EVALUATIONS: u64 = 500_000;

/// The tree of the turn before is of use if it has at most this many nodes per evaluation of this turn.
const REUSED: u64 = 8;

/// By how much the result of a single look strays, as a chance to win.
const DOUBT: f32 = 0.15;

/// Searches ahead with one tree a thread.
#[derive(Debug)]
pub struct Search<'w> {
    searchers: Vec<Searcher<'w>>,
}

impl<'w> Search<'w> {
    /// The bot that judges by these weights and thinks on `threads` threads. On one thread its choices follow from the
    /// seed.
    pub fn new(weights: &'w Weights, seed: u64, threads: usize) -> Search<'w> {
        let mut random = SplitMix64::new(seed);
        let searcher = |_| Searcher {
            evaluator: Evaluator::new(weights),
            random: SplitMix64::new(random.next_word()),
            tree: None,
            moves: Vec::new(),
            path: Vec::new(),
        };
        Search { searchers: (0..threads.max(1)).map(searcher).collect() }
    }
}

impl Bot for Search<'_> {
    fn think(
        &mut self,
        position: &Position,
        seat: Seat,
        limits: &Limits,
        report: &mut dyn FnMut(&Thought),
    ) -> Result<Thought, Failure> {
        if !position.is_to_act(seat) {
            return Err(Failure::NothingToDecide);
        }
        let mut share = Share::of(limits, position, seat, self.searchers.len());
        let mut first_share = share.clone();
        let (first, others) = self.searchers.split_first_mut().ok_or(Failure::NothingToDecide)?;
        let mut spent = 0;
        if can_be_solved(position, share.evaluations) {
            let solved;
            (solved, spent) = first.solve(position, &share);
            if let Ok(candidates) = solved {
                let depth = Some(Outlook::of(position).tiles.max(1) as u32);
                return Ok(Thought { candidates, evaluations: spent, depth }.within(limits));
            }
            // What is left is for the search.
            share.from = Instant::now();
            first_share = Share { evaluations: share.evaluations - spent, ..share.clone() };
        }
        std::thread::scope(|scope| {
            for searcher in others.iter_mut() {
                let share = &share;
                scope.spawn(move || searcher.search(position, share, &mut |_| {}));
            }
            first.search(position, &first_share, &mut |tree| report(&thought(&[tree], spent + tree.rounds)));
        });
        let trees: Vec<&Tree> = self.searchers.iter().filter_map(|searcher| searcher.tree.as_ref()).collect();
        Ok(thought(&trees, spent + trees.iter().map(|tree| tree.rounds).sum::<u64>()).within(limits))
    }
}

/// Whether the last tiles are so few that searching them out is worth a try.
fn can_be_solved(position: &Position, evaluations: u64) -> bool {
    // Without the tile that is placed now.
    let tiles = Outlook::of(position).tiles - usize::from(position.phase() == Phase::Place);
    match position.seat_count() {
        2 => tiles <= 1 || tiles == 2 && evaluations >= 1000 || tiles == 3 && evaluations >= 20_000,
        _ => tiles == 0 || tiles == 1 && evaluations >= 1000,
    }
}

/// What one thread may spend.
#[derive(Clone, Debug)]
struct Share<'l> {
    limits: &'l Limits,
    evaluations: u64,
    from: Instant,
    until: Option<Instant>,
}

impl Share<'_> {
    fn of<'l>(limits: &'l Limits, position: &Position, seat: Seat, threads: usize) -> Share<'l> {
        let from = Instant::now();
        let evaluations = limits.evaluations.map_or(MOST_EVALUATIONS, |count| count.div_ceil(threads as u64));
        // A time beyond what a clock can count never ends.
        let until = limits.time_for(position, seat).and_then(|time| from.checked_add(time));
        Share { limits, evaluations: evaluations.min(MOST_EVALUATIONS), from, until }
    }

    /// How much of the share was spent, from 0 to 1.
    fn progress(&self, evaluations: u64) -> f64 {
        let of_time = self.until.map_or(0.0, |until| {
            let left = until.saturating_duration_since(Instant::now()).as_secs_f64();
            1.0 - left / until.saturating_duration_since(self.from).as_secs_f64().max(1e-9)
        });
        of_time.max(evaluations as f64 / self.evaluations.max(1) as f64)
    }

    /// About how many evaluations the share allows.
    fn size(&self) -> u64 {
        match self.until {
            Some(until) => {
                let in_time = until.saturating_duration_since(self.from).as_secs_f64() * PACE;
                self.evaluations.min(in_time as u64)
            }
            None => self.evaluations,
        }
    }

    fn is_spent(&self, evaluations: u64) -> bool {
        let late = || self.until.is_some_and(|until| Instant::now() >= until);
        evaluations >= self.evaluations || self.limits.stop.is_stopped() || late()
    }
}

/// What the trees found out together, for this many evaluations now.
fn thought(trees: &[&Tree], evaluations: u64) -> Thought {
    let mut candidates: Vec<Candidate> = Vec::new();
    let mut sums: Vec<(f32, f32)> = Vec::new();
    let mut ends: Vec<EndSum> = Vec::new();
    for tree in trees {
        for (index, edge) in tree.root_edges().iter().enumerate() {
            if candidates.len() <= index {
                candidates.push(Candidate { plan: edge.plan.clone(), value: None, evaluations: 0 });
                sums.push((0.0, 0.0));
                ends.push(EndSum::default());
            }
            tree.ends.get(index).into_iter().for_each(|end| ends[index].add_all(end));
            candidates[index].evaluations += u64::from(edge.visits);
            sums[index].0 += edge.total;
            sums[index].1 += edge.leads;
        }
    }
    for ((candidate, (total, leads)), end) in candidates.iter_mut().zip(&sums).zip(&ends) {
        let visits = candidate.evaluations as f32;
        let value = || Value { lead: leads / visits, win: total / visits, forecast: end.mean() };
        candidate.value = (visits > 0.0).then(value);
    }
    // Stable: of moves that are equally good, the one that seemed best at first stays first.
    candidates.sort_by(|one, other| assured(other).compare(&assured(one)));
    let depth = trees.iter().map(|tree| tree.depth).max();
    Thought { candidates, evaluations, depth }
}

/// What is sure about a candidate: its chance to win, less what so few looks at it leave open.
fn assured(candidate: &Candidate) -> Value {
    let doubt = DOUBT / (candidate.evaluations as f32).sqrt();
    let nothing = Value { lead: f32::MIN, win: f32::MIN, forecast: None };
    candidate.value.map_or(nothing, |value| Value { win: value.win - doubt, ..value })
}

/// The moves at the root that are still in the running (sequential halving): all are looked at equally often, and in equal
/// parts of the budget the worse half drops out.
struct RootContest {
    /// In the order of the tree's edges at first, then the best first.
    running: Vec<usize>,
    halvings: u32,
    halved: u32,
}

impl RootContest {
    fn new(tree: &Tree, share: &Share<'_>) -> RootContest {
        let wanted = ((share.size() as f64).sqrt() / 3.0) as usize;
        let count = wanted.max(2).min(tree.root_edges().len());
        RootContest { running: (0..count).collect(), halvings: count.max(2).ilog2(), halved: 0 }
    }

    /// The move to look at next.
    fn next(&mut self, tree: &Tree, progress: f64) -> usize {
        let edges = tree.root_edges();
        let due = (progress * f64::from(self.halvings)) as u32;
        if due > self.halved && self.running.len() > 2 {
            self.halved = due;
            let mean = |index: &usize| {
                let (edge, visits) = (&edges[*index], edges[*index].visits.max(1) as f32);
                Value { lead: edge.leads / visits, win: edge.total / visits, forecast: None }
            };
            self.running.sort_by(|one, other| mean(other).compare(&mean(one)));
            self.running.truncate(self.running.len().div_ceil(2));
        }
        self.running.iter().copied().min_by_key(|index| edges[*index].visits).unwrap_or(0)
    }
}

/// One thread's search.
#[derive(Debug)]
struct Searcher<'w> {
    evaluator: Evaluator<'w>,
    random: SplitMix64,
    tree: Option<Tree>,
    moves: Vec<Ranked>,
    /// The edges and draws of the round in progress.
    path: Vec<Branch>,
}

#[derive(Clone, Copy, Debug)]
enum Branch {
    Move { node: u32, edge: u32 },
    Draw { node: u32, draw: u32 },
}

impl Searcher<'_> {
    /// Searches the game out to its end, with half of what may be spent; and how many evaluations that took.
    fn solve(&mut self, position: &Position, share: &Share<'_>) -> (Result<Vec<Candidate>, Unfinished>, u64) {
        let now = Instant::now();
        let until = share.until.map(|until| now + until.saturating_duration_since(now) / 2);
        let left = share.evaluations / 2;
        let mut endgame = Endgame { evaluator: &mut self.evaluator, limits: share.limits, left, until };
        let solved = endgame.solve(&mut position.clone());
        (solved, left - endgame.left)
    }

    /// Searches until the share is spent; `report` sees the tree now and then.
    fn search(&mut self, position: &Position, share: &Share<'_>, report: &mut dyn FnMut(&Tree)) {
        let mut walker = position.clone();
        let mut tree = Tree::new(position);
        self.add_node(&mut tree, &mut walker, ROOT_WIDTH, &share.limits.only);
        if let Some(before) = self.tree.take() {
            if before.nodes.len() as u64 / REUSED > share.size() {
                // To look through it, even to drop it, would take too much of the little time there is.
                std::thread::spawn(move || drop(before));
            } else if let Some(known) = before.at(position) {
                tree = known.widened(tree);
            }
        }
        tree.ends = vec![EndSum::default(); tree.root_edges().len()];
        let bookmark = walker.bookmark();
        let mut contest = RootContest::new(&tree, share);
        while tree.root_edges().len() > 1 && !share.is_spent(tree.rounds) {
            let candidate = contest.next(&tree, share.progress(tree.rounds));
            self.round(&mut tree, &mut walker, candidate);
            walker.go_back(&bookmark);
            tree.rounds += 1;
            if tree.rounds.is_multiple_of(REPORT) {
                report(&tree);
            }
        }
        self.tree = Some(tree);
    }

    /// Goes down the tree once, from the root by the given move, adds a node, and writes down along the way what was found.
    fn round(&mut self, tree: &mut Tree, position: &mut Position, candidate: usize) {
        self.path.clear();
        let mut node = 0;
        let values = loop {
            let next = match &tree.nodes[node as usize] {
                Node::Over => break std::array::from_fn(|seat| score(position, seat)),
                Node::Decision(decision) => {
                    let edge = match node {
                        0 => candidate,
                        _ => select(tree.edges_of(decision), decision),
                    };
                    let edge = decision.first + edge as u32;
                    self.path.push(Branch::Move { node, edge });
                    let edge = &tree.edges[edge as usize];
                    edge.plan.iter().for_each(|action| position.play_unchecked(*action));
                    edge.next
                }
                Node::Chance(chance) => {
                    let due = |draw: &tree::Draw| draw.chance * (chance.visits + 1) as f32 - draw.visits as f32;
                    let most =
                        |one: &usize, other: &usize| due(&chance.draws[*one]).total_cmp(&due(&chance.draws[*other]));
                    let draw = (0..chance.draws.len()).max_by(most).unwrap_or(0) as u32;
                    self.path.push(Branch::Draw { node, draw });
                    let draw = &chance.draws[draw as usize];
                    position.play_unchecked(draw.action);
                    draw.next
                }
            };
            if next != NONE {
                node = next;
                continue;
            }
            let (added, values) = self.add_node(tree, position, WIDTH, &[]);
            match self.path.last() {
                Some(Branch::Move { edge, .. }) => tree.edges[*edge as usize].next = added,
                Some(Branch::Draw { node, draw }) => {
                    if let Node::Chance(chance) = &mut tree.nodes[*node as usize] {
                        chance.draws[*draw as usize].next = added;
                    }
                }
                None => {}
            }
            match values {
                Some(values) => break values,
                None => node = added,
            }
        };
        let finding = self.evaluator.expectation(position, &values);
        let seat = tree.position.seat();
        tree.ends[candidate].add(finding.draw(seat), &finding.points);
        let turns = self.path.iter().filter(|branch| matches!(branch, Branch::Move { .. })).count();
        tree.depth = tree.depth.max(turns as u32);
        self.write_down(tree, &finding);
    }

    /// Adds a node for the position. For a decision also what its best move is worth; a draw has no value of its own.
    fn add_node(
        &mut self,
        tree: &mut Tree,
        position: &mut Position,
        width: usize,
        only: &[Action],
    ) -> (u32, Option<Values>) {
        match position.to_act() {
            None => (tree.add(Node::Over), Some(std::array::from_fn(|seat| score(position, seat)))),
            Some(Player::Chance) => (tree.add_chance(position, || self.random.fraction()), None),
            Some(Player::Seat(seat)) => {
                self.evaluator.rank(position, &mut self.moves);
                if !only.is_empty() {
                    self.moves.retain(|ranked| ranked.plan.first().is_some_and(|action| only.contains(action)));
                }
                let judge = Judge::of(&self.evaluator, position);
                let edges = tree::edges(&self.moves, width, judge);
                let best = edges.first().map(|edge| edge.plan.clone());
                let values = self.moves.iter().find(|ranked| Some(&ranked.plan) == best.as_ref());
                let values = values.map_or([0.0; MAX_SEATS], |ranked| ranked.values);
                (tree.add_decision(seat, edges.into_iter()), Some(values))
            }
        }
    }

    fn write_down(&self, tree: &mut Tree, finding: &Expectation) {
        for step in &self.path {
            match *step {
                Branch::Draw { node, draw } => {
                    if let Node::Chance(chance) = &mut tree.nodes[node as usize] {
                        chance.visits += 1;
                        chance.draws[draw as usize].visits += 1;
                    }
                }
                Branch::Move { node, edge } => {
                    let edge = &mut tree.edges[edge as usize];
                    if let Node::Decision(decision) = &mut tree.nodes[node as usize] {
                        let win = finding.wins[decision.seat.index()];
                        decision.visits += 1;
                        decision.surprise += win - edge.expected;
                        edge.visits += 1;
                        edge.total += win;
                        edge.leads += finding.leads[decision.seat.index()];
                    }
                }
            }
        }
    }
}

fn score(position: &Position, seat: usize) -> f32 {
    position.scores().get(seat).map_or(0.0, |score| *score as f32)
}

/// The move to look at next (PUCT). A move not looked at yet is taken for what it seemed at first, corrected by how much the
/// others were over- or underrated at first.
fn select(edges: &[tree::Edge], decision: &tree::Decision) -> usize {
    let correction = decision.surprise / decision.visits.max(1) as f32;
    let reach = EXPLORATION * (decision.visits as f32 + 1.0).sqrt();
    let promise = |edge: &tree::Edge| {
        let (visits, first) = (edge.visits as f32, edge.expected + correction);
        let mean = (edge.total + first) / (visits + 1.0);
        mean + reach * edge.prior / (visits + 1.0)
    };
    let mut best = (f32::MIN, 0);
    for (index, edge) in edges.iter().enumerate() {
        let promise = promise(edge);
        if promise > best.0 {
            best = (promise, index);
        }
    }
    best.1
}
