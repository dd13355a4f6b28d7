//! [`Tree`]: what a search knows about the moves and draws ahead.

use crate::evaluation::{Ranked, Values};
use crate::players::draws::draws;
use crate::players::greedy::Judge;
use crate::{Forecast, Plan, Value};
use hedgerow_rules::{Action, Position, Seat, Setup};

/// By how many points a move may look worse and still deserve about a third of the best one's attention.
const WARMTH: f32 = 3.0;

/// No node yet.
pub(super) const NONE: u32 = u32::MAX;

/// A moment of the game: a seat decides, chance draws, or it is over.
#[derive(Clone, Debug)]
pub(super) enum Node {
    Decision(Decision),
    Chance(Chance),
    Over,
}

/// A seat chooses among moves.
#[derive(Clone, Debug)]
pub(super) struct Decision {
    pub seat: Seat,
    pub visits: u32,
    /// Its moves: a part of [`Tree::edges`], the most promising first.
    pub first: u32,
    pub count: u32,
    /// What the visited moves brought beyond what was expected of them at first, times their visits.
    pub surprise: f32,
}

/// A move, and what came of it.
#[derive(Clone, Debug)]
pub(super) struct Edge {
    pub plan: Plan,
    /// What the seat's chance to win looks like right after the move.
    pub expected: f32,
    /// How much the move deserves to be looked at: all moves together 1.
    pub prior: f32,
    pub visits: u32,
    /// The sum of the seat's chances to win that were found below.
    pub total: f32,
    /// The same for the lead in points.
    pub leads: f32,
    pub next: u32,
}

/// Tiles that may be drawn.
#[derive(Clone, Debug)]
pub(super) struct Chance {
    pub visits: u32,
    pub draws: Vec<Draw>,
}

#[derive(Clone, Debug)]
pub(super) struct Draw {
    pub action: Action,
    /// How likely it is.
    pub chance: f32,
    pub visits: u32,
    pub next: u32,
}

/// All nodes of a search; the root is node 0.
#[derive(Clone, Debug)]
pub(super) struct Tree {
    /// The position at the root.
    pub position: Position,
    /// How often the search went down from this root.
    pub rounds: u64,
    pub nodes: Vec<Node>,
    pub edges: Vec<Edge>,
    /// What was found about the end of the game, for each move at the root, since this position is the root.
    pub ends: Vec<EndSum>,
    /// How many turns ahead the search has been.
    pub depth: u32,
}

/// Ends of games, summed up.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct EndSum {
    count: u32,
    draw: f32,
    points: Values,
}

impl EndSum {
    pub fn add(&mut self, draw: f32, points: &Values) {
        self.add_all(&EndSum { count: 1, draw, points: *points });
    }

    pub fn add_all(&mut self, other: &EndSum) {
        self.count += other.count;
        self.draw += other.draw;
        self.points.iter_mut().zip(&other.points).for_each(|(sum, points)| *sum += points);
    }

    pub fn mean(&self) -> Option<Forecast> {
        let count = self.count as f32;
        let forecast = || Forecast { draw: self.draw / count, points: self.points.map(|sum| sum / count) };
        (self.count > 0).then(forecast)
    }
}

impl Tree {
    pub fn new(position: &Position) -> Tree {
        Tree { position: position.clone(), rounds: 0, nodes: Vec::new(), edges: Vec::new(), ends: Vec::new(), depth: 0 }
    }

    pub fn add(&mut self, node: Node) -> u32 {
        self.nodes.push(node);
        self.nodes.len() as u32 - 1
    }

    /// A node for a seat that chooses among ranked moves.
    pub fn add_decision(&mut self, seat: Seat, moves: impl Iterator<Item = Edge>) -> u32 {
        let first = self.edges.len() as u32;
        self.edges.extend(moves);
        let count = self.edges.len() as u32 - first;
        self.add(Node::Decision(Decision { seat, visits: 0, first, count, surprise: 0.0 }))
    }

    /// A node for the tiles that may be drawn. `stir` decides between draws that are equally due.
    pub fn add_chance(&mut self, position: &Position, mut stir: impl FnMut() -> f32) -> u32 {
        // The stirring is too small to change how often a draw comes up in the long run.
        let draw = |(action, chance): (Action, f64)| {
            let chance = chance as f32 + 1e-4 * stir();
            Draw { action, chance, visits: 0, next: NONE }
        };
        let draws = draws(position).into_iter().map(draw).collect();
        self.add(Node::Chance(Chance { visits: 0, draws }))
    }

    pub fn edges_of(&self, decision: &Decision) -> &[Edge] {
        &self.edges[decision.first as usize..(decision.first + decision.count) as usize]
    }

    /// The moves at the root.
    pub fn root_edges(&self) -> &[Edge] {
        match self.nodes.first() {
            Some(Node::Decision(decision)) => self.edges_of(decision),
            _ => &[],
        }
    }

    /// The part of the tree that begins with this position, if the search has been there.
    pub fn at(&self, position: &Position) -> Option<Tree> {
        let target = position.setup();
        let mut walker = self.position.clone();
        let found = self.find(0, &mut walker, &target)?;
        let mut part = Tree::new(position);
        self.copy(found, &mut part);
        Some(part)
    }

    fn find(&self, node: u32, walker: &mut Position, target: &Setup) -> Option<u32> {
        let placed = walker.board().tiles().len();
        if placed == target.tiles.len() && walker.phase() == target.phase && walker.setup() == *target {
            return Some(node);
        }
        let next_tile = target.tiles.get(placed);
        let possible = |action: Action| match (action, next_tile) {
            (Action::Place { tile, square, rotation }, Some(next)) => {
                (tile, square, rotation) == (next.kind, next.square, next.rotation)
            }
            (Action::Place { .. }, None) => false,
            (Action::Draw { tile }, Some(next)) if walker.rules().hand_size() == 0 => tile == next.kind,
            (Action::Draw { tile }, None) => target.hands.iter().flatten().any(|held| *held == tile),
            _ => true,
        };
        let steps: Vec<(Plan, u32)> = match self.nodes.get(node as usize)? {
            Node::Over => return None,
            Node::Decision(decision) => {
                let edges = self.edges_of(decision).iter().filter(|edge| edge.next != NONE);
                edges.filter(|edge| possible(edge.plan[0])).map(|edge| (edge.plan.clone(), edge.next)).collect()
            }
            Node::Chance(chance) => {
                let draws = chance.draws.iter().filter(|draw| draw.next != NONE && possible(draw.action));
                draws.map(|draw| (Plan::from_iter([draw.action]), draw.next)).collect()
            }
        };
        let bookmark = walker.bookmark();
        for (plan, next) in steps {
            plan.iter().for_each(|action| walker.play_unchecked(*action));
            if let Some(found) = self.find(next, walker, target) {
                return Some(found);
            }
            walker.go_back(&bookmark);
        }
        None
    }

    /// This tree with the moves that another one has at its root: below the root fewer moves were looked at.
    pub fn widened(mut self, wide: Tree) -> Tree {
        let first = self.edges.len() as u32;
        for mut edge in wide.edges {
            if let Some(known) = self.root_edges().iter().find(|known| known.plan == edge.plan) {
                edge = Edge { prior: edge.prior, ..known.clone() };
            }
            self.edges.push(edge);
        }
        let count = self.edges.len() as u32 - first;
        if let Some(Node::Decision(root)) = self.nodes.first_mut() {
            (root.first, root.count) = (first, count);
        }
        self
    }

    /// Copies the part below a node, with the node as its root.
    fn copy(&self, node: u32, part: &mut Tree) -> u32 {
        let copied = part.nodes.len() as u32;
        match &self.nodes[node as usize] {
            Node::Over => {
                part.add(Node::Over);
            }
            Node::Decision(decision) => {
                let first = part.edges.len();
                part.edges.extend_from_slice(self.edges_of(decision));
                part.add(Node::Decision(Decision { first: first as u32, ..decision.clone() }));
                for index in first..first + decision.count as usize {
                    if part.edges[index].next != NONE {
                        part.edges[index].next = self.copy(part.edges[index].next, part);
                    }
                }
            }
            Node::Chance(chance) => {
                part.add(Node::Chance(chance.clone()));
                for (index, draw) in chance.draws.iter().enumerate().filter(|(_, draw)| draw.next != NONE) {
                    let next = self.copy(draw.next, part);
                    if let Node::Chance(chance) = &mut part.nodes[copied as usize] {
                        chance.draws[index].next = next;
                    }
                }
            }
        }
        copied
    }
}

/// The moves worth looking at, as edges: the most promising `width` of them.
pub(super) fn edges(moves: &[Ranked], width: usize, judge: Judge) -> Vec<Edge> {
    let judged = moves.iter().enumerate().map(|(index, ranked)| (judge.value(ranked), index));
    let mut order: Vec<(Value, usize)> = judged.collect();
    // The index keeps equal moves in the order of the rules' lists, and no two moves equal: only those that stay need sorting.
    let by_promise = |one: &(Value, usize), other: &(Value, usize)| other.0.compare(&one.0).then(one.1.cmp(&other.1));
    if order.len() > width {
        order.select_nth_unstable_by(width, by_promise);
        order.truncate(width);
    }
    order.sort_unstable_by(by_promise);
    let best = order.first().map_or(0.0, |(value, _)| value.lead);
    let weight = |value: &Value| ((value.lead - best) / WARMTH).exp();
    let sum: f32 = order.iter().map(|(value, _)| weight(value)).sum();
    let edge = |(value, index): (Value, usize)| Edge {
        plan: moves[index].plan.clone(),
        expected: value.win,
        prior: weight(&value) / sum,
        visits: 0,
        total: 0.0,
        leads: 0.0,
        next: NONE,
    };
    order.into_iter().map(edge).collect()
}

#[cfg(test)]
mod tests {
    use super::super::Search;
    use crate::evaluation::Weights;
    use crate::{Bot, Budget, Limits};
    use hedgerow_rules::{Game, Player, Position, Rules, Seat};
    use std::sync::Arc;

    /// Plays on as the tree says, and asks for the part of the tree that is there.
    #[test]
    fn what_was_found_about_the_next_turn_is_kept() {
        for name in ["carcassonne/first", "hunters/en-2014", "discovery/standard", "discovery/advanced"] {
            let game = Arc::new(Game::new(Rules::named(name, []).expect("a preset")).expect("its tiles"));
            let mut position = Position::new(&game, 2, Seat(0)).expect("two can play");
            while position.to_act() == Some(Player::Chance) {
                position.play(position.legal_actions()[3]).expect("a draw");
            }
            let mut search = Search::new(Weights::full(game.rules().game(), 2), 1, 1);
            let limits = Limits::new(Budget::Evaluations(2000));
            let thought = search.think(&position, position.seat(), &limits, &mut |_| {}).expect("a thought");
            for action in &thought.candidates[0].plan {
                position.play(*action).expect("legal");
            }
            while position.to_act() == Some(Player::Chance) {
                let (draw, _) = crate::players::draws::draws(&position)[2];
                position.play(draw).expect("a draw");
            }
            let tree = search.searchers[0].tree.as_ref().expect("a tree");
            let part = tree.at(&position).expect("the search has been there");
            assert!(!part.root_edges().is_empty(), "{name}: nothing is known about the next turn");
            // Another position than any below the root is not found.
            assert!(tree.at(&Position::new(&game, 2, Seat(1)).expect("two can play")).is_none());
        }
    }
}
