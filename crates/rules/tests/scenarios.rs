//! Plays every file under `scenarios/`. An argument chooses those whose name contains it.

use hedgerow_locale::Language;
use hedgerow_rules::Rule;
use hedgerow_scenarios::Scenario;
use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

/// The worked examples of the rules' pages: prefix and number. All but CA-E3 are the rulebooks' own.
const EXAMPLES: [(&str, usize); 3] = [("CA-E", 12), ("HG-E", 14), ("DI-E", 12)];

fn main() -> ExitCode {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../scenarios");
    let filter = std::env::args().skip(1).find(|argument| !argument.starts_with('-'));
    let mut files = Vec::new();
    collect(&folder, &mut files);
    files.sort();
    let mut shown = BTreeSet::new();
    let (mut passed, mut failed) = (0, 0);
    let mut report = |name: &str, result: Result<(), String>| match result {
        Ok(()) => {
            println!("test {name} ... ok");
            passed += 1;
        }
        Err(error) => {
            println!("test {name} ... FAILED\n    {error}");
            failed += 1;
        }
    };
    for file in &files {
        let name = file.strip_prefix(&folder).unwrap_or(file).with_extension("").display().to_string();
        if filter.as_ref().is_some_and(|filter| !name.contains(filter.as_str())) {
            continue;
        }
        let text = fs::read_to_string(file).map_err(|error| error.to_string());
        let scenario = text.and_then(|text| Scenario::read(&text).map_err(|error| Language::ENGLISH.tell(&error)));
        if let Ok(scenario) = &scenario {
            shown.extend(scenario.shows.iter().cloned());
        }
        let set = |name: &str| fs::read_to_string(folder.join("sets").join(name)).ok();
        let played = scenario.and_then(|scenario| scenario.play(set).map_err(|error| Language::ENGLISH.tell(&error)));
        report(&name, played);
    }
    if filter.is_none() {
        report("every rule and every worked example has a scenario", all_shown(&shown));
    }
    println!("\ntest result: {}. {passed} passed; {failed} failed", if failed == 0 { "ok" } else { "FAILED" });
    if failed == 0 && passed > 0 { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}

fn collect(folder: &Path, files: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).expect("the folder can be read").flatten() {
        let path = entry.path();
        if path.is_dir() {
            collect(&path, files);
        } else if path.extension().is_some_and(|extension| extension == "txt") {
            files.push(path);
        }
    }
}

fn all_shown(shown: &BTreeSet<String>) -> Result<(), String> {
    let rules = Rule::ALL.iter().map(|rule| rule.to_string());
    let examples =
        EXAMPLES.iter().flat_map(|(prefix, count)| (1..=*count).map(move |number| format!("{prefix}{number}")));
    let wanted: BTreeSet<String> = rules.chain(examples).collect();
    let list = |names: Vec<&String>| names.into_iter().cloned().collect::<Vec<_>>().join(" ");
    let (missing, unknown) =
        (wanted.difference(shown).collect::<Vec<_>>(), shown.difference(&wanted).collect::<Vec<_>>());
    match (missing.is_empty(), unknown.is_empty()) {
        (true, true) => Ok(()),
        (false, _) => Err(format!("no scenario shows {}", list(missing))),
        (true, false) => Err(format!("no such rule: {}", list(unknown))),
    }
}
