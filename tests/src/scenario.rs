//! Reads scenario files (see `tests/scenarios/README.md`) and plays them.

use crate::player::ScenarioPlayer;
use hedgerow_rules::{Game, Position, Rules, RulesError, TileSet};
use std::path::Path;
use std::sync::Arc;

/// A scenario file, split into its head and its numbered lines.
#[derive(Debug, Default)]
pub struct Scenario {
    pub title: String,
    /// The rules and worked examples it is the test of.
    pub shows: Vec<String>,
    rules: Vec<String>,
    options: Vec<String>,
    seats: usize,
    first: usize,
    set: Option<String>,
    second_set: Option<String>,
    refused: Option<String>,
    lines: Vec<(usize, String)>,
}

impl Scenario {
    pub fn read(text: &str) -> Result<Scenario, String> {
        let mut scenario = Scenario { seats: 2, ..Scenario::default() };
        for (index, line) in text.lines().enumerate() {
            let line = line.split('#').next().unwrap_or_default().trim_end();
            if line.trim().is_empty() {
                continue;
            }
            let (key, value) = line.split_once(' ').unwrap_or((line, ""));
            let value = value.trim();
            let words = || value.split_whitespace().map(str::to_string).collect::<Vec<_>>();
            let number = || value.parse::<usize>().map_err(|_| format!("line {}: expected a number", index + 1));
            match key {
                "title" => scenario.title = value.to_string(),
                "shows" => scenario.shows = words(),
                "rules" => scenario.rules = words(),
                "options" => scenario.options = words(),
                "seats" => scenario.seats = number()?,
                "first" => scenario.first = number()?,
                "set" => scenario.set = Some(value.to_string()),
                "river" | "bonus" => scenario.second_set = Some(value.to_string()),
                "refused" => scenario.refused = Some(value.to_string()),
                _ => scenario.lines.push((index + 1, line.to_string())),
            }
        }
        for (key, missing) in [
            ("title", scenario.title.is_empty()),
            ("shows", scenario.shows.is_empty()),
            ("rules", scenario.rules.is_empty()),
        ] {
            if missing {
                return Err(format!("the head has no '{key}'"));
            }
        }
        Ok(scenario)
    }

    /// Plays the scenario with each preset it names.
    pub fn play(&self, sets: &Path) -> Result<(), String> {
        for name in &self.rules {
            let begun = self.begin(name, sets);
            match (begun, &self.refused) {
                (Ok(position), None) => {
                    ScenarioPlayer::new(position).play(&self.lines).map_err(|error| format!("{name}: {error}"))?;
                }
                (Err((message, rule)), Some(wanted)) if rule.as_ref() != Some(wanted) => {
                    return Err(format!("{name}: refused ({message}), but not by {wanted}"));
                }
                (Err(_), Some(_)) => {}
                (Ok(_), Some(wanted)) => return Err(format!("{name}: the game began, but {wanted} forbids it")),
                (Err((message, _)), None) => return Err(format!("{name}: {message}")),
            }
        }
        Ok(())
    }

    /// The position before the first line, or why there is none and by which rule.
    fn begin(&self, name: &str, sets: &Path) -> Result<Position, (String, Option<String>)> {
        let wrong_rules = |error: RulesError| (error.to_string(), error.rule().map(|rule| rule.to_string()));
        let rules = Rules::named(name, self.options.iter().map(String::as_str)).map_err(wrong_rules)?;
        let mut used = Game::printed_sets(rules);
        for (index, file) in [&self.set, &self.second_set].into_iter().enumerate() {
            if let Some(file) = file {
                let text =
                    std::fs::read_to_string(sets.join(file)).map_err(|error| (format!("{file}: {error}"), None))?;
                used[index] = TileSet::parse(file, &text).map_err(|error| (error.to_string(), None))?;
            }
        }
        let game = Game::with_sets(rules, used).map_err(|error| (error.to_string(), None))?;
        Position::new(&Arc::new(game), self.seats, self.first)
            .map_err(|error| (error.to_string(), error.rule().map(|rule| rule.to_string())))
    }
}
