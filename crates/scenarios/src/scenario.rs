//! [`Scenario`]: a scenario file (see `scenarios/README.md`), read and played.

use crate::example::Example;
use crate::fault::{BeginError, ScenarioError};
use crate::player::ScenarioPlayer;
use hedgerow_rules::{Game, Position, Rules, Seat, Stack, TileSet};
use std::sync::Arc;

/// A scenario file, split into its head and its numbered lines.
#[derive(Debug, Default)]
pub struct Scenario {
    /// What the scenario is about, in English.
    pub title: String,
    /// The rules and worked examples it is the test of.
    pub shows: Vec<String>,
    /// The names of the presets it is played with.
    pub rules: Vec<String>,
    options: Vec<String>,
    seats: usize,
    first: u8,
    /// Sets of its own, and the stacks they are for.
    sets: Vec<(Stack, String)>,
    refused: Option<String>,
    lines: Vec<(usize, String)>,
}

impl Scenario {
    /// Reads a scenario file. The lines of the game itself are checked when it is played.
    pub fn read(text: &str) -> Result<Scenario, ScenarioError> {
        let mut scenario = Scenario { seats: 2, ..Scenario::default() };
        for (index, line) in text.lines().enumerate() {
            let blank = line.trim().is_empty();
            let line = line.split('#').next().unwrap_or_default().trim_end();
            if line.is_empty() && !blank {
                continue;
            }
            let (key, value) = line.split_once(' ').unwrap_or((line, ""));
            let value = value.trim();
            let words = || value.split_whitespace().map(str::to_string).collect::<Vec<_>>();
            let number = || value.parse::<usize>().map_err(|_| ScenarioError::NoNumber(index + 1));
            match key {
                "title" => scenario.title = value.to_string(),
                "shows" => scenario.shows = words(),
                "rules" => scenario.rules = words(),
                "options" => scenario.options = words(),
                "seats" => scenario.seats = number()?,
                "first" => scenario.first = value.parse().map_err(|_| ScenarioError::NoNumber(index + 1))?,
                "set" => scenario.sets.push((Stack::Land, value.to_string())),
                "refused" => scenario.refused = Some(value.to_string()),
                _ => match Stack::named(key) {
                    Some(stack) => scenario.sets.push((stack, value.to_string())),
                    None => scenario.lines.push((index + 1, line.to_string())),
                },
            }
        }
        for (key, missing) in [
            ("title", scenario.title.is_empty()),
            ("shows", scenario.shows.is_empty()),
            ("rules", scenario.rules.is_empty()),
        ] {
            if missing {
                return Err(ScenarioError::NoHead(key));
            }
        }
        Ok(scenario)
    }

    /// Plays the scenario with each preset it names. `sets` finds tile sets of scenarios by their file names.
    pub fn play(&self, sets: impl Fn(&str) -> Option<String>) -> Result<(), ScenarioError> {
        for name in &self.rules {
            let rules = name.clone();
            match (self.begin(name, &sets), &self.refused) {
                (Ok(position), None) => drop(ScenarioPlayer::new(position).play(name, &self.lines)?),
                (Err(problem), Some(wanted)) if problem.rule().is_none_or(|rule| rule.id() != wanted) => {
                    return Err(ScenarioError::RefusedOtherwise { rules, problem, wanted: wanted.clone() });
                }
                (Err(_), Some(_)) => {}
                (Ok(_), Some(wanted)) => return Err(ScenarioError::Began { rules, wanted: wanted.clone() }),
                (Err(problem), None) => return Err(ScenarioError::CannotBegin { rules, problem }),
            }
        }
        Ok(())
    }

    /// The examples in it, played with the first preset it names.
    pub fn examples(&self, sets: impl Fn(&str) -> Option<String>) -> Result<Vec<Example>, ScenarioError> {
        let (Some(name), None) = (self.rules.first(), &self.refused) else { return Ok(Vec::new()) };
        let begun = self.begin(name, &sets);
        let position = begun.map_err(|problem| ScenarioError::CannotBegin { rules: name.clone(), problem })?;
        ScenarioPlayer::new(position).play(name, &self.lines)
    }

    /// The position before the first line, or why there is none.
    fn begin(&self, name: &str, sets: &impl Fn(&str) -> Option<String>) -> Result<Position, Box<BeginError>> {
        let rules = Rules::named(name, self.options.iter().map(String::as_str)).map_err(BeginError::from)?;
        let mut used = Game::printed_sets(rules);
        for (stack, file) in &self.sets {
            let place = rules.stacks().iter().position(|(own, _)| own == stack);
            let place = place.ok_or_else(|| BeginError::NoStack { stack: *stack, file: file.clone() })?;
            let text = sets(file).ok_or_else(|| BeginError::NoSet(file.clone()))?;
            used[place] = TileSet::parse(file, &text).map_err(BeginError::from)?;
        }
        let game = Game::with_sets(rules, used).map_err(BeginError::from)?;
        Ok(Position::new(&Arc::new(game), self.seats, Seat(self.first)).map_err(BeginError::from)?)
    }
}
