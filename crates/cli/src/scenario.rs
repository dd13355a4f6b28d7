//! `hedgerow scenario`: scenario files, played.

use crate::fault::{OrFault, Result, ensure};
use crate::flags::Json;
use clap::Args;
use hedgerow_locale::{Language, Text, text};
use hedgerow_rules::GameKind;
use hedgerow_scenarios::Scenario;
use serde::Serialize;
use std::fs;
use std::path::{Path, PathBuf};

#[derive(Debug, Args)]
pub struct ScenarioCommand {
    #[arg(required = true, value_name = "FILE")]
    paths: Vec<PathBuf>,
    #[command(flatten)]
    json: Json,
}

/// What came of a file.
struct Played {
    file: String,
    title: String,
    /// The game it is about, by whose words its faults are told.
    game: Option<GameKind>,
    problem: Option<Text>,
}

/// The report as JSON.
#[derive(Serialize)]
struct Report {
    passed: usize,
    failed: usize,
    scenarios: Vec<ScenarioReport>,
}

#[derive(Serialize)]
struct ScenarioReport {
    file: String,
    title: String,
    passed: bool,
    problem: Option<String>,
}

impl ScenarioCommand {
    pub fn run(self, language: Language) -> Result<()> {
        let mut files = Vec::new();
        for path in &self.paths {
            let before = files.len();
            collect(path, &mut files)?;
            let place = path.display().to_string();
            ensure!(files.len() > before, text!("cli-scenario-none", place = place));
        }
        self.json.check()?;
        let played = files.iter().map(|file| play(file)).collect::<Result<Vec<_>>>()?;
        let failed = played.iter().filter(|played| played.problem.is_some()).count();
        self.json.show(|| Ok(as_json(&played)), || Ok(page(language, &played, failed)))?;
        ensure!(failed == 0, text!("cli-scenario-failed", failed = failed, all = played.len()));
        Ok(())
    }
}

/// A file, or all scenarios in a folder and below it.
fn collect(path: &Path, files: &mut Vec<PathBuf>) -> Result<()> {
    if !path.is_dir() {
        files.push(path.to_path_buf());
        return Ok(());
    }
    let unread = || text!("cli-cannot-read", file = path.display().to_string());
    let entries = fs::read_dir(path).or_fault(unread)?;
    let mut inside: Vec<PathBuf> =
        entries.map(|entry| Ok(entry?.path())).collect::<std::io::Result<_>>().or_fault(unread)?;
    inside.sort();
    for path in inside {
        if path.is_dir() || path.extension().is_some_and(|ending| ending == "txt") {
            collect(&path, files)?;
        }
    }
    Ok(())
}

fn play(path: &Path) -> Result<Played> {
    let file = path.display().to_string();
    let text = fs::read_to_string(path).or_fault(|| text!("cli-cannot-read", file = &file))?;
    let scenario = match Scenario::read(&text) {
        Ok(scenario) => scenario,
        Err(error) => {
            let problem = Some(Text::from(&error));
            return Ok(Played { file, title: String::new(), game: None, problem });
        }
    };
    let folder = path.parent().unwrap_or(Path::new("."));
    let places = [folder.to_path_buf(), folder.join("sets"), folder.join("..").join("sets")];
    // A set is a file in one of these folders, wherever its name would lead.
    let find = |name: &str| {
        let name = Path::new(name).file_name()?;
        places.iter().find_map(|place| fs::read_to_string(place.join(name)).ok())
    };
    let problem = scenario.play(find).err().map(|error| Text::from(&error));
    let word = scenario.rules.first().and_then(|rules| rules.split('/').next());
    let game = GameKind::ALL.into_iter().find(|game| Some(game.name()) == word);
    Ok(Played { file, title: scenario.title, game, problem })
}

fn page(language: Language, played: &[Played], failed: usize) -> String {
    let mut page = String::new();
    for Played { file, title, game, problem } in played {
        let line = match problem {
            None => text!("cli-scenario-passed", file = file, title = title),
            Some(problem) => text!("cli-scenario-fails", file = file, problem = problem.clone()),
        };
        page += &(speaking(language, *game).say(&line) + "\n");
    }
    if failed == 0 {
        page += &(language.say(&text!("cli-scenario-summary", count = played.len())) + "\n");
    }
    page
}

/// The language, with the words of a game.
fn speaking(language: Language, game: Option<GameKind>) -> Language {
    game.map_or(language, |game| language.about(game.name()))
}

/// For programs, so in English, whatever the language.
fn as_json(played: &[Played]) -> Report {
    let failed = played.iter().filter(|played| played.problem.is_some()).count();
    let scenario = |played: &Played| ScenarioReport {
        file: played.file.clone(),
        title: played.title.clone(),
        passed: played.problem.is_none(),
        problem: played.problem.as_ref().map(|problem| speaking(Language::ENGLISH, played.game).say(problem)),
    };
    Report { passed: played.len() - failed, failed, scenarios: played.iter().map(scenario).collect() }
}
