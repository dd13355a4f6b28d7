//! What a series of games came to.

use crate::columns::aligned;
use crate::terminal::kind_word;
use hedgerow_locale::{Language, Text, text};
use hedgerow_rules::{Event, FeatureKind, Game, Position, Seat};
use serde::Serialize;
use std::collections::BTreeMap;
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

impl Summary {
    /// The report for people.
    pub fn page(&self, language: Language) -> String {
        let report = self.report();
        let games = report.games.max(1) as f64;
        let say = |text: Text| language.say(&text);
        let number = |value: f64, digits| language.decimal(value, digits);
        let head = text!(
            "cli-simulated",
            count = report.games,
            rules = self.game.rules().to_string(),
            seats = report.seats.len()
        );
        let titles = [
            text!("cli-column-seat"),
            text!("cli-column-wins"),
            text!("cli-column-shared"),
            text!("cli-column-mean"),
            text!("cli-column-deviation"),
            text!("cli-column-minimum"),
            text!("cli-column-quartiles"),
            text!("cli-column-maximum"),
        ];
        let mut seats = vec![titles.map(say).to_vec()];
        for (seat, SeatReport { wins, shared_wins, score }) in report.seats.iter().enumerate() {
            seats.push(vec![
                seat.to_string(),
                wins.to_string(),
                shared_wins.to_string(),
                number(score.mean, 1),
                number(score.deviation, 1),
                score.min.to_string(),
                format!("{:>3} {:>3} {:>3}", score.lower_quartile, score.median, score.upper_quartile),
                score.max.to_string(),
            ]);
        }
        let titles = [
            text!("cli-column-scored"),
            text!("cli-column-times"),
            text!("cli-column-points-each"),
            text!("cli-column-points-game"),
        ];
        let mut kinds = vec![titles.map(say).to_vec()];
        for (kind, Scored { times, points }) in &self.kinds {
            kinds.push(vec![
                say(kind_word(*kind)),
                number(*times as f64 / games, 2),
                number(*points as f64 / (*times).max(1) as f64, 2),
                number(*points as f64 / games, 1),
            ]);
        }
        let turns = &report.turns;
        let turns = text!("cli-simulated-turns", mean = number(turns.mean, 1), least = turns.min, most = turns.max);
        let nowhere = text!("cli-simulated-nowhere", number = number(report.set_aside as f64 / games, 3));
        format!("{}\n\n{}\n{}\n{}\n\n{}", say(head), aligned(&seats, 0), say(turns), say(nowhere), aligned(&kinds, 1))
    }
}
