//! What a series of games came to.

use hedgerow_rules::{Event, FeatureKind, Game, Position, Seat};
use serde::Serialize;
use std::collections::BTreeMap;
use std::fmt;
use std::sync::Arc;

/// Collects the results of games.
#[derive(Debug)]
pub struct Summary {
    game: Arc<Game>,
    /// The final scores of each seat, game by game.
    scores: Vec<Vec<u32>>,
    turns: Vec<u32>,
    /// Wins, and shared wins.
    wins: Vec<(usize, usize)>,
    set_aside: usize,
    kinds: BTreeMap<FeatureKind, Scored>,
}

#[derive(Debug, Default)]
struct Scored {
    times: usize,
    points: usize,
}

/// The summary as data.
#[derive(Debug, Serialize)]
pub struct Report {
    rules: &'static str,
    options: &'static [&'static str],
    games: usize,
    seats: Vec<SeatReport>,
    turns: Distribution,
    /// Tiles that fitted nowhere when they were drawn.
    set_aside: usize,
    /// By kind of feature: how often it was scored, and the points that gave, over all games and seats.
    scored: BTreeMap<&'static str, KindReport>,
}

#[derive(Debug, Serialize)]
struct SeatReport {
    wins: usize,
    shared_wins: usize,
    score: Distribution,
}

#[derive(Debug, Serialize)]
struct KindReport {
    times: usize,
    points: usize,
}

/// The spread of a number over many games.
#[derive(Debug, Serialize)]
struct Distribution {
    mean: f64,
    deviation: f64,
    min: u32,
    /// The value below which a quarter of the games lie.
    lower_quartile: u32,
    median: u32,
    upper_quartile: u32,
    max: u32,
}

impl Distribution {
    fn of(values: &[u32]) -> Distribution {
        let mut sorted = values.to_vec();
        sorted.sort_unstable();
        let count = sorted.len().max(1) as f64;
        let mean = sorted.iter().map(|value| f64::from(*value)).sum::<f64>() / count;
        let variance = sorted.iter().map(|value| (f64::from(*value) - mean).powi(2)).sum::<f64>() / count;
        let quantile = |share: f64| sorted.get((share * (count - 1.0)).round() as usize).copied().unwrap_or_default();
        Distribution {
            mean,
            deviation: variance.sqrt(),
            min: quantile(0.0),
            lower_quartile: quantile(0.25),
            median: quantile(0.5),
            upper_quartile: quantile(0.75),
            max: quantile(1.0),
        }
    }
}

impl Summary {
    pub fn new(game: &Arc<Game>, seats: usize) -> Summary {
        Summary {
            game: game.clone(),
            scores: vec![Vec::new(); seats],
            turns: Vec::new(),
            wins: vec![(0, 0); seats],
            set_aside: 0,
            kinds: BTreeMap::new(),
        }
    }

    /// Counts what an action caused.
    pub fn count(&mut self, events: &[Event]) {
        for event in events {
            match event {
                Event::Scored(score) => {
                    let scored = self.kinds.entry(score.kind).or_default();
                    scored.times += 1;
                    scored.points += score.points as usize * score.seats.len();
                }
                Event::SetAside { .. } => self.set_aside += 1,
                _ => {}
            }
        }
    }

    /// Counts a game that is over.
    pub fn finish(&mut self, position: &Position) {
        let Some(outcome) = position.outcome() else { return };
        self.turns.push(position.turn() as u32);
        for (seat, score) in outcome.scores.iter().enumerate() {
            self.scores[seat].push(*score);
            if outcome.winners.contains(Seat(seat as u8)) {
                let (alone, shared) = &mut self.wins[seat];
                *(if outcome.winners.len() == 1 { alone } else { shared }) += 1;
            }
        }
    }

    pub fn report(&self) -> Report {
        let seat = |(scores, wins): (&Vec<u32>, &(usize, usize))| SeatReport {
            wins: wins.0,
            shared_wins: wins.1,
            score: Distribution::of(scores),
        };
        let kind = |(kind, scored): (&FeatureKind, &Scored)| {
            (kind.name(), KindReport { times: scored.times, points: scored.points })
        };
        Report {
            rules: self.game.rules().name(),
            options: self.game.rules().options(),
            games: self.turns.len(),
            seats: self.scores.iter().zip(&self.wins).map(seat).collect(),
            turns: Distribution::of(&self.turns),
            set_aside: self.set_aside,
            scored: self.kinds.iter().map(kind).collect(),
        }
    }
}

impl fmt::Display for Summary {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        let report = self.report();
        let games = report.games.max(1) as f64;
        let plural = if report.games == 1 { "game" } else { "games" };
        writeln!(formatter, "{} {plural} of {}, {} seats", report.games, self.game.rules(), report.seats.len())?;
        writeln!(formatter, "\nseat   wins  shared   mean score  deviation   min  quartiles      max")?;
        for (seat, SeatReport { wins, shared_wins, score }) in report.seats.iter().enumerate() {
            writeln!(
                formatter,
                "{seat:>4} {wins:>6} {shared_wins:>7} {:>12.1} {:>10.1} {:>5}  {:<3} {:<3} {:<3} {:>6}",
                score.mean,
                score.deviation,
                score.min,
                score.lower_quartile,
                score.median,
                score.upper_quartile,
                score.max
            )?;
        }
        let turns = &report.turns;
        writeln!(formatter, "\nturns: {:.1} on average, {} to {}", turns.mean, turns.min, turns.max)?;
        writeln!(formatter, "tiles that fitted nowhere: {:.3} a game", report.set_aside as f64 / games)?;
        writeln!(formatter, "\nscored          times a game   points each time   points a game, all seats")?;
        for (kind, KindReport { times, points }) in &report.scored {
            writeln!(
                formatter,
                "{kind:<15} {:>12.2} {:>18.2} {:>26.1}",
                *times as f64 / games,
                *points as f64 / (*times).max(1) as f64,
                *points as f64 / games
            )?;
        }
        Ok(())
    }
}
