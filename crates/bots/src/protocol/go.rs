//! [`Go`]: what the host wants to know, and how long the engine may think about it.

use crate::Clock;
use std::fmt;
use std::time::Duration;

/// What stands after `go`. Everything may be left out.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Go {
    pub evaluations: Option<u64>,
    pub time: Option<GoTime>,
    /// One for each seat, or none at all.
    pub clocks: Vec<Option<Clock>>,
    /// The seat that thinks ahead while another one is to act, or a tile is to be drawn.
    pub ponder: Option<u8>,
    pub lines: Option<usize>,
    /// The actions to choose among.
    pub only: Vec<String>,
}

/// How long the engine may think.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum GoTime {
    Fixed(Duration),
    /// Until it is stopped.
    Infinite,
}

/// What is told to whoever gets it wrong.
pub(super) const FORM: &str = "go [time MS or infinite] [evaluations N] [clocks MS,MS,… increments MS,MS,…] \
     [ponder SEAT] [lines N] [only ACTION ACTION …]";

impl Go {
    /// A question with this time for the answer.
    pub fn timed(time: Duration) -> Go {
        Go { time: Some(GoTime::Fixed(time)), ..Go::default() }
    }

    /// Reads the words after `go`. Keys that are not known are passed over with their values.
    pub fn parse(rest: &str) -> Option<Go> {
        let mut go = Go::default();
        let (mut clocks, mut increments) = (Vec::new(), Vec::new());
        let mut words = rest.split_whitespace();
        while let Some(key) = words.next() {
            if key == "only" {
                go.only = words.map(str::to_string).collect();
                break;
            }
            // A key of the future may have lost its value.
            let Some(value) = words.next() else { break };
            match key {
                "evaluations" => go.evaluations = Some(above_zero(value)?),
                "time" if value == "infinite" => go.time = Some(GoTime::Infinite),
                "time" => go.time = Some(GoTime::Fixed(Duration::from_millis(above_zero(value)?))),
                "clocks" => clocks = times(value)?,
                "increments" => increments = times(value)?,
                "ponder" => go.ponder = Some(value.parse().ok()?),
                "lines" => go.lines = Some(usize::try_from(above_zero(value)?).ok()?),
                _ => {}
            }
        }
        let increment = |seat: usize| increments.get(seat).copied().flatten().unwrap_or(Duration::ZERO);
        let clock =
            |(seat, left): (usize, Option<Duration>)| left.map(|left| Clock { left, increment: increment(seat) });
        go.clocks = clocks.into_iter().enumerate().map(clock).collect();
        Some(go)
    }
}

fn above_zero(word: &str) -> Option<u64> {
    word.parse().ok().filter(|number| *number > 0)
}

/// Milliseconds by seat; `-` where there are none.
fn times(word: &str) -> Option<Vec<Option<Duration>>> {
    let time = |word: &str| match word {
        "-" => Some(None),
        _ => Some(Some(Duration::from_millis(word.parse().ok()?))),
    };
    word.split(',').map(time).collect()
}

impl fmt::Display for Go {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str("go")?;
        match self.time {
            Some(GoTime::Fixed(time)) => write!(formatter, " time {}", time.as_millis())?,
            Some(GoTime::Infinite) => formatter.write_str(" time infinite")?,
            None => {}
        }
        self.evaluations.map_or(Ok(()), |count| write!(formatter, " evaluations {count}"))?;
        if !self.clocks.is_empty() {
            let by_seat = |time: fn(&Clock) -> Duration| {
                let word = |clock: &Option<Clock>| {
                    clock.as_ref().map_or("-".to_string(), |clock| time(clock).as_millis().to_string())
                };
                self.clocks.iter().map(word).collect::<Vec<_>>().join(",")
            };
            let (left, increments) = (by_seat(|clock| clock.left), by_seat(|clock| clock.increment));
            write!(formatter, " clocks {left} increments {increments}")?;
        }
        self.ponder.map_or(Ok(()), |seat| write!(formatter, " ponder {seat}"))?;
        self.lines.map_or(Ok(()), |count| write!(formatter, " lines {count}"))?;
        if self.only.is_empty() { Ok(()) } else { write!(formatter, " only {}", self.only.join(" ")) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn clock(left: u64, increment: u64) -> Option<Clock> {
        Some(Clock { left: Duration::from_millis(left), increment: Duration::from_millis(increment) })
    }

    #[test]
    fn every_question_is_read_as_it_was_written() {
        let words = ["U@1,0r3", "-"].map(str::to_string).to_vec();
        for (go, text) in [
            (Go::default(), "go"),
            (Go::timed(Duration::from_millis(250)), "go time 250"),
            (Go { time: Some(GoTime::Infinite), lines: Some(3), ..Go::default() }, "go time infinite lines 3"),
            (Go { evaluations: Some(7), only: words, ..Go::default() }, "go evaluations 7 only U@1,0r3 -"),
            (Go { ponder: Some(1), ..Go::default() }, "go ponder 1"),
            (
                Go { clocks: vec![clock(60_000, 1000), None, clock(0, 0)], ..Go::default() },
                "go clocks 60000,-,0 increments 1000,-,0",
            ),
        ] {
            assert_eq!(go.to_string(), text);
            assert_eq!(Go::parse(text.strip_prefix("go").unwrap()), Some(go), "{text}");
        }
    }

    #[test]
    fn keys_of_the_future_are_passed_over() {
        let wanted = Go { evaluations: Some(5), ..Go::timed(Duration::from_millis(9)) };
        assert_eq!(Go::parse("glow 3 time 9 mood calm evaluations 5 lonely"), Some(wanted));
    }

    #[test]
    fn increments_may_be_left_out() {
        let wanted = Go { clocks: vec![clock(5, 0), clock(6, 0)], ..Go::default() };
        assert_eq!(Go::parse("clocks 5,6"), Some(wanted));
    }

    #[test]
    fn what_is_known_must_be_right() {
        for text in
            ["time 0", "time -1", "time soon", "evaluations x", "clocks 1,x", "clocks ,", "ponder -1", "lines 0"]
        {
            assert_eq!(Go::parse(text), None, "{text}");
        }
    }
}
