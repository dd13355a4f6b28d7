//! [`Samples`]: what a round has learned so far, small enough to be written to a file.

use crate::evaluation::{ChanceCounts, Spread, Weights};
use serde::{Deserialize, Serialize};

/// Sums over all positions seen.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(crate) struct Samples {
    pub games: usize,
    /// The sum over all games of what a seat had at the end, on average.
    pub points: f64,
    /// The normal equations: products of the terms, and of terms and what they should have foretold.
    products: Vec<f64>,
    targets: Vec<f64>,
    /// By tiles to come: how many positions, and the squares of what was foretold wrongly.
    counted: Vec<f64>,
    squares: Vec<f64>,
    pub chances: ChanceCounts,
}

/// The most tiles to come that are told apart.
const TILES: usize = 128;

/// How strongly the weights are held to what they were, in positions of one unit squared.
const INERTIA: f64 = 30.0;

impl Samples {
    /// None yet of games with such weights.
    pub fn new(weights: &Weights) -> Samples {
        let terms = weights.known().len();
        Samples {
            games: 0,
            points: 0.0,
            products: vec![0.0; terms * terms],
            targets: vec![0.0; terms],
            counted: vec![0.0; TILES],
            squares: vec![0.0; TILES],
            chances: ChanceCounts::default(),
        }
    }

    /// Whether the sums have the sizes that belong to such weights; those from a file may have others.
    pub(super) fn fits(&self, weights: &Weights) -> bool {
        let sizes =
            |samples: &Samples| [&samples.products, &samples.targets, &samples.counted, &samples.squares].map(Vec::len);
        sizes(self) == sizes(&Samples::new(weights)) && self.chances.is_whole()
    }

    /// A position whose terms should have foretold that the lead would grow by `target`.
    pub(super) fn learn(&mut self, weights: &Weights, terms: &[f32], target: f32, tiles: usize) {
        let foretold: f32 =
            weights.known().iter().zip(terms).map(|(term, amount)| weights.terms[term.index()] * amount).sum();
        let wrong = f64::from(target - foretold);
        let tiles = tiles.min(TILES - 1);
        self.counted[tiles] += 1.0;
        self.squares[tiles] += wrong * wrong;
        // Late positions say more: less happens after them.
        let doubt = f64::from(weights.spread.base + weights.spread.growth * (tiles as f32).sqrt());
        let importance = 100.0 / (doubt * doubt);
        for (row, amount) in terms.iter().enumerate().filter(|(_, amount)| **amount != 0.0) {
            let amount = f64::from(*amount) * importance;
            self.targets[row] += amount * f64::from(target);
            let products = &mut self.products[row * terms.len()..(row + 1) * terms.len()];
            products.iter_mut().zip(terms).for_each(|(product, other)| *product += amount * f64::from(*other));
        }
    }

    pub fn merge(&mut self, other: &Samples) {
        self.games += other.games;
        self.points += other.points;
        let sums = [
            (&mut self.products, &other.products),
            (&mut self.targets, &other.targets),
            (&mut self.counted, &other.counted),
            (&mut self.squares, &other.squares),
        ];
        for (mine, theirs) in sums {
            mine.iter_mut().zip(theirs).for_each(|(mine, theirs)| *mine += theirs);
        }
        self.chances.merge(&other.chances);
    }

    /// Makes what was learned so far count less than what is to come.
    pub fn fade(&mut self, factor: f64) {
        self.games = 0;
        self.points = 0.0;
        let sums = [&mut self.products, &mut self.targets, &mut self.counted, &mut self.squares];
        sums.into_iter().flatten().for_each(|sum| *sum *= factor);
        self.chances.fade(factor);
    }

    /// How far the final lead strayed from what was foretold, over all positions.
    pub fn error(&self) -> f64 {
        (self.squares.iter().sum::<f64>() / self.counted.iter().sum::<f64>().max(1.0)).sqrt()
    }

    /// The weights that would have foretold these games best.
    pub fn weights(&self, before: &Weights) -> Weights {
        let terms = before.known();
        let (mut products, mut targets) = (self.products.clone(), self.targets.clone());
        for (row, term) in terms.iter().enumerate() {
            products[row * terms.len() + row] += INERTIA;
            targets[row] += INERTIA * f64::from(before.terms[term.index()]);
        }
        let mut weights = before.clone();
        for (term, weight) in terms.iter().zip(solve(products, targets)) {
            weights.terms[term.index()] = weight as f32;
        }
        weights.chances = self.chances.chances(&before.chances);
        weights.spread = self.spread().unwrap_or(before.spread);
        weights
    }

    /// The line through the errors, drawn over the square root of the tiles to come.
    fn spread(&self) -> Option<Spread> {
        let points: Vec<(f64, f64, f64)> = (0..TILES)
            .filter(|tiles| self.counted[*tiles] > 0.0)
            .map(|tiles| {
                ((tiles as f64).sqrt(), (self.squares[tiles] / self.counted[tiles]).sqrt(), self.counted[tiles])
            })
            .collect();
        let sum = |part: fn(&(f64, f64, f64)) -> f64| points.iter().map(|point| point.2 * part(point)).sum::<f64>();
        let (count, x, y) = (sum(|_| 1.0), sum(|point| point.0), sum(|point| point.1));
        let (xx, xy) = (sum(|point| point.0 * point.0), sum(|point| point.0 * point.1));
        let below = count * xx - x * x;
        if below <= 0.0 {
            return None;
        }
        let growth = (count * xy - x * y) / below;
        let base = (y - growth * x) / count;
        Some(Spread { base: base.max(0.5) as f32, growth: growth.max(0.1) as f32 })
    }
}

/// Solves a system of linear equations whose matrix is symmetric and positive definite (Cholesky).
fn solve(mut matrix: Vec<f64>, mut right: Vec<f64>) -> Vec<f64> {
    let size = right.len();
    for column in 0..size {
        for row in column..size {
            let before: f64 = (0..column).map(|k| matrix[row * size + k] * matrix[column * size + k]).sum();
            let value = matrix[row * size + column] - before;
            matrix[row * size + column] =
                if row == column { value.max(1e-9).sqrt() } else { value / matrix[column * size + column] };
        }
    }
    for row in 0..size {
        let before: f64 = (0..row).map(|k| matrix[row * size + k] * right[k]).sum();
        right[row] = (right[row] - before) / matrix[row * size + row];
    }
    for row in (0..size).rev() {
        let after: f64 = (row + 1..size).map(|k| matrix[k * size + row] * right[k]).sum();
        right[row] = (right[row] - after) / matrix[row * size + row];
    }
    right
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::evaluation::Scope;
    use hedgerow_rules::GameKind;

    #[test]
    fn equations_are_solved() {
        let solution = solve(vec![4.0, 2.0, 2.0, 3.0], vec![8.0, 7.0]);
        assert!((solution[0] - 1.25).abs() < 1e-9 && (solution[1] - 1.5).abs() < 1e-9, "{solution:?}");
    }

    #[test]
    fn the_weights_behind_the_samples_are_found() {
        let mut truth = Weights::guess(GameKind::Discovery, Scope::Full);
        let terms = truth.known();
        terms.iter().enumerate().for_each(|(number, term)| truth.terms[term.index()] = number as f32 / 3.0 - 2.0);
        let before = Weights::guess(GameKind::Discovery, Scope::Full);
        let mut samples = Samples::new(&before);
        let mut random = crate::SplitMix64::new(5);
        for _ in 0..20_000 {
            let amounts: Vec<f32> = terms.iter().map(|_| random.below(21) as f32 - 10.0).collect();
            let target = terms.iter().zip(&amounts).map(|(term, amount)| truth.terms[term.index()] * amount).sum();
            samples.learn(&before, &amounts, target, 30);
        }
        let found = samples.weights(&before);
        for term in terms {
            let (found, truth) = (found.terms[term.index()], truth.terms[term.index()]);
            assert!((found - truth).abs() < 0.01, "{term}: {found} for {truth}");
        }
    }
}
