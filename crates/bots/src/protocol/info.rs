//! [`Info`]: what an engine tells about its thinking.

use super::plan_words;
use crate::{Forecast, Thought, Value};
use hedgerow_rules::{MAX_SEATS, Position};
use std::fmt;
use std::time::Duration;

/// How the thinking goes, about one of the best moves. Everything may be left out.
#[derive(Clone, Debug, Default, PartialEq)]
pub(crate) struct Info {
    /// Which of the moves it is about, from 1 for the best; left out, it is the best.
    pub line: Option<usize>,
    /// How many turns ahead it looked.
    pub depth: Option<u32>,
    pub evaluations: Option<u64>,
    pub time: Option<Duration>,
    /// The chances of the seat to act: to win alone, to share the win, to do neither.
    pub win: Option<f32>,
    pub draw: Option<f32>,
    pub loss: Option<f32>,
    /// By how many points the seat to act will be ahead of the best other one.
    pub lead: Option<f32>,
    /// The points at the end, seat by seat.
    pub points: Vec<f32>,
    pub plan: Vec<String>,
}

impl Info {
    /// What there is to say about the best moves of a thought, so many of them at most.
    pub fn about(thought: &Thought, position: &Position, lines: usize, time: Duration) -> Vec<Info> {
        let seats = position.seat_count();
        let candidates = thought.candidates.iter().take(lines.max(1)).enumerate();
        let info = |(index, candidate): (usize, &crate::Candidate)| {
            let forecast = candidate.value.and_then(|value| value.forecast);
            let draw = forecast.map(|forecast| forecast.draw);
            let alone = candidate.value.map(|value| value.win - draw.unwrap_or(0.0) / 2.0);
            Info {
                line: (lines > 1).then_some(index + 1),
                depth: thought.depth,
                evaluations: Some(thought.evaluations),
                time: Some(time),
                win: alone,
                draw,
                loss: draw.zip(alone).map(|(draw, win)| 1.0 - win - draw),
                lead: candidate.value.map(|value| value.lead),
                points: forecast.map_or(Vec::new(), |forecast| forecast.points[..seats].to_vec()),
                plan: plan_words(position, &candidate.plan),
            }
        };
        candidates.map(info).collect()
    }

    /// What the engine thinks of the move, as far as it says.
    pub fn value(&self, seat: usize) -> Option<Value> {
        let points: Option<[f32; MAX_SEATS]> = (seat < self.points.len() && self.points.len() <= MAX_SEATS)
            .then(|| std::array::from_fn(|seat| self.points.get(seat).copied().unwrap_or(0.0)));
        let ahead = |points: [f32; MAX_SEATS]| {
            let others = (0..self.points.len()).filter(|other| *other != seat);
            points[seat] - others.map(|other| points[other]).fold(f32::MIN, f32::max)
        };
        let draw = self.draw.unwrap_or(0.0);
        Some(Value {
            lead: self.lead.or(points.map(ahead))?,
            win: self.win? + draw / 2.0,
            forecast: points.map(|points| Forecast { draw, points }),
        })
    }

    /// Reads what is understood; newer engines may know more to say.
    pub fn parse(rest: &str) -> Info {
        let mut info = Info::default();
        let mut words = rest.split_whitespace();
        while let Some(key) = words.next() {
            if key == "plan" {
                info.plan = words.map(str::to_string).collect();
                break;
            }
            let Some(value) = words.next() else { break };
            match key {
                "line" => info.line = value.parse().ok(),
                "depth" => info.depth = value.parse().ok(),
                "evaluations" => info.evaluations = value.parse().ok(),
                "time" => info.time = value.parse().ok().map(Duration::from_millis),
                "win" => info.win = chance(value),
                "draw" => info.draw = chance(value),
                "loss" => info.loss = chance(value),
                "lead" => info.lead = number(value),
                "points" => info.points = value.split(',').map(number).collect::<Option<_>>().unwrap_or_default(),
                _ => {}
            }
        }
        info
    }
}

fn number(word: &str) -> Option<f32> {
    word.parse::<f32>().ok().filter(|number| number.is_finite())
}

fn chance(word: &str) -> Option<f32> {
    number(word).filter(|chance| (0.0..=1.0).contains(chance))
}

impl fmt::Display for Info {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.line.map_or(Ok(()), |line| write!(formatter, " line {line}"))?;
        self.depth.map_or(Ok(()), |depth| write!(formatter, " depth {depth}"))?;
        self.evaluations.map_or(Ok(()), |count| write!(formatter, " evaluations {count}"))?;
        self.time.map_or(Ok(()), |time| write!(formatter, " time {}", time.as_millis()))?;
        for (key, chance) in [("win", self.win), ("draw", self.draw), ("loss", self.loss)] {
            // Rounding must not lead out of the range.
            chance.map_or(Ok(()), |chance| write!(formatter, " {key} {:.3}", chance.clamp(0.0, 1.0)))?;
        }
        self.lead.map_or(Ok(()), |lead| write!(formatter, " lead {lead:.2}"))?;
        if !self.points.is_empty() {
            let points: Vec<String> = self.points.iter().map(|points| format!("{points:.1}")).collect();
            write!(formatter, " points {}", points.join(","))?;
        }
        if self.plan.is_empty() { Ok(()) } else { write!(formatter, " plan {}", self.plan.join(" ")) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn everything_is_read_as_it_was_written() {
        let info = Info {
            line: Some(2),
            depth: Some(5),
            evaluations: Some(1200),
            time: Some(Duration::from_millis(17)),
            win: Some(0.125),
            draw: Some(0.25),
            loss: Some(0.625),
            lead: Some(-3.25),
            points: vec![60.5, 64.0],
            plan: vec!["U@1,0r3".to_string(), "thief:R".to_string()],
        };
        let text = " line 2 depth 5 evaluations 1200 time 17 win 0.125 draw 0.250 loss 0.625 lead -3.25 points 60.5,64.0 plan U@1,0r3 thief:R";
        assert_eq!(info.to_string(), text);
        assert_eq!(Info::parse(text), info);
    }

    #[test]
    fn a_value_counts_a_shared_win_by_half() {
        let value = |text: &str, seat| Info::parse(text).value(seat);
        let told = value("win 0.5 draw 0.2 points 40,50,45", 1).unwrap();
        assert_eq!((told.win, told.lead), (0.6, 5.0));
        assert_eq!(told.forecast.unwrap().points[..4], [40.0, 50.0, 45.0, 0.0]);
        assert_eq!(value("win 0.5 lead 2", 0), Some(Value { lead: 2.0, win: 0.5, forecast: None }));
        assert_eq!(value("win 0.5", 0), None, "nothing is said about points");
    }

    #[test]
    fn what_is_beyond_our_knowledge_is_passed_over() {
        let info = Info { evaluations: Some(3), plan: vec!["-".to_string()], ..Info::default() };
        assert_eq!(Info::parse("nodes 5 evaluations 3 lead inf win 7 points 3,x plan -"), info);
    }
}
