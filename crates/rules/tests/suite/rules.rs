//! What is said about rules holds: which of them belong to which preset, and what they look like.

use hedgerow_rules::{Action, Event, GameKind, Piece, Position, Rule, Rules, Square};
use hedgerow_scenarios::{Scenario, UNDRAWN, examples};
use hedgerow_tests::games::{game, random_game};
use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::OnceLock;

fn project(path: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..").join(path)
}

/// The pictures by their names; drawn once for all tests.
fn pictures() -> &'static BTreeMap<&'static str, String> {
    static PICTURES: OnceLock<BTreeMap<&str, String>> = OnceLock::new();
    let drawn = || examples().iter().map(|(name, example)| (name.as_str(), example.scene.svg())).collect();
    PICTURES.get_or_init(drawn)
}

#[test]
fn every_rule_that_an_event_or_a_refusal_names_belongs_to_the_game_played() {
    for rules in Rules::all() {
        let game = game(rules);
        let mut named = BTreeSet::new();
        for number in 0..4 {
            let seed = format!("rules {number}");
            let record = random_game(&game, 2 + number, &seed, |position| named.extend(refusals(position)));
            let replayed = record.replay(|step| {
                named.extend(step.events.iter().map(Event::rule));
            });
            replayed.expect("the game can be replayed");
        }
        assert!(named.len() > 8, "{rules}: {named:?}");
        let foreign: Vec<&Rule> = named.iter().filter(|rule| !rule.counts_in(rules)).collect();
        assert!(foreign.is_empty(), "{rules}: {foreign:?}");
    }
}

/// The rules that forbid what could be tried, sensibly or not.
fn refusals(position: &Position) -> BTreeSet<Rule> {
    let squares = [Square::new(1, 0), Square::new(9, 9)];
    let tiles = position.game().kind_ids().step_by(7).flat_map(|tile| {
        let places = squares.map(|square| Action::Place { tile, square, rotation: 0 });
        [Action::Draw { tile }, Action::LayAside { tile }, Action::Discard { tile }].into_iter().chain(places)
    });
    let pieces = (0..12).flat_map(|segment| [Piece::Follower, Piece::Hut].map(|piece| Action::Use { piece, segment }));
    let takes = squares.map(|square| Action::Take { square });
    let tried = tiles.chain(pieces).chain(takes).chain([Action::Pass]);
    tried.filter_map(|action| position.check(action).err()).map(|refusal| refusal.rule()).collect()
}

/// The page reads from this file which rules belong to which preset, and how large their pictures are.
#[test]
fn the_page_knows_which_rules_belong_to_which_preset() {
    let file = project("web/rules.json");
    let rules = Rules::all().map(|rules| {
        let counting = Rule::ALL.iter().filter(|rule| rule.counts_in(rules));
        let ids: Vec<String> = counting.map(|rule| format!("\"{rule}\"")).collect();
        format!("    \"{rules}\": [{}]", ids.join(", "))
    });
    let pictures = pictures().iter().map(|(name, svg)| {
        let size = svg.split("viewBox=\"").nth(1).and_then(|rest| rest.split('"').next()).expect("a size");
        let numbers: Vec<&str> = size.split(' ').skip(2).collect();
        format!("    \"{name}\": [{}]", numbers.join(", "))
    });
    let list = |lines: &mut dyn Iterator<Item = String>| lines.collect::<Vec<_>>().join(",\n");
    let (rules, pictures) = (list(&mut { rules }), list(&mut { pictures }));
    let wanted = format!("{{\n  \"rules\": {{\n{rules}\n  }},\n  \"pictures\": {{\n{pictures}\n  }}\n}}\n");
    if std::env::var_os("HEDGEROW_WRITE_GOLDEN").is_some() {
        fs::write(&file, &wanted).unwrap();
    }
    assert!(
        fs::read_to_string(&file).is_ok_and(|text| text == wanted),
        "{} is old: HEDGEROW_WRITE_GOLDEN=1 cargo test -p hedgerow-rules --test suite rules",
        file.display()
    );
}

/// From a rule's number to its code, its scenario and its text in one search each; the pictures have a test of their own.
#[test]
fn every_rule_leads_to_its_code_its_scenario_and_its_text() {
    let words = |text: &str| -> BTreeSet<String> {
        text.split(|letter: char| !letter.is_ascii_alphanumeric()).map(str::to_string).collect()
    };
    let in_files = |files: Vec<PathBuf>| -> BTreeSet<String> {
        files.iter().flat_map(|file| words(&fs::read_to_string(file).unwrap())).collect()
    };
    let code = files_in(&project("crates/rules/src")).into_iter().filter(|file| !file.ends_with("rule.rs"));
    let code: BTreeSet<String> =
        code.flat_map(|file| words(&without_lists(&fs::read_to_string(file).unwrap()))).collect();
    let scenarios = in_files(scenario_files());
    let texts = in_files(files_in(&project("locales/en")));
    let mut missing = BTreeSet::new();
    for rule in Rule::ALL.iter().map(|rule| rule.id()) {
        let places = [("code", &code), ("scenario", &scenarios), ("text", &texts)];
        missing.extend(
            places.iter().filter(|(_, found)| !found.contains(rule)).map(|(place, _)| format!("{rule} {place}")),
        );
    }
    assert!(missing.is_empty(), "a search for the rule's number finds no {missing:?}");
}

/// A source without the functions that only list which rules an edition has: these would find every rule.
fn without_lists(source: &str) -> String {
    let mut listing = None;
    let mut kept = String::new();
    for line in source.lines() {
        let indent = line.len() - line.trim_start().len();
        if line.contains("fn has(self, rule: Rule) -> bool {") || line.contains("fn is_common(") {
            listing = Some(indent);
        }
        if listing.is_none() {
            kept += line;
            kept.push('\n');
        }
        if listing == Some(indent) && line.trim_start() == "}" {
            listing = None;
        }
    }
    kept
}

fn files_in(folder: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path());
    entries.flat_map(|path| if path.is_dir() { files_in(&path) } else { vec![path] }).collect()
}

#[test]
fn every_rule_has_an_example_or_a_reason_in_every_game_it_belongs_to() {
    let drawn =
        |rule: Rule, game: GameKind| examples().values().any(|example| example.rule == rule && example.game == game);
    let undrawn = |rule: Rule, game: GameKind| {
        UNDRAWN.iter().any(|entry| entry.rule == rule && entry.game.is_none_or(|other| other == game))
    };
    let mut wrong = BTreeSet::new();
    for rules in Rules::all() {
        for rule in Rule::ALL.iter().filter(|rule| rule.counts_in(rules)) {
            if drawn(*rule, rules.game()) == undrawn(*rule, rules.game()) {
                wrong.insert(format!("{rule} {}", rules.game()));
            }
        }
    }
    assert!(wrong.is_empty(), "neither example nor reason, or both: {wrong:?}");
    assert!(UNDRAWN.iter().all(|entry| entry.why.len() > 10));
}

/// An example holds for everybody who sees it: its scenario is played with every preset of the game that has the rule.
#[test]
fn examples_are_of_all_presets_and_all_of_them_are_kept_in_the_program() {
    let mut found = BTreeMap::new();
    for file in scenario_files() {
        let scenario = Scenario::read(&fs::read_to_string(&file).unwrap()).unwrap();
        let set = |name: &str| fs::read_to_string(project("scenarios/sets").join(name)).ok();
        for example in scenario.examples(set).unwrap() {
            for preset in Rules::presets().filter(|preset| preset.game() == example.game) {
                // With hands the tiles come in another order; the advanced variant scores as the standard game does.
                let hands = preset.hand_size() > 0;
                let counts = example.rule.counts_in(preset);
                let played = scenario.rules.iter().any(|name| name == preset.name());
                assert!(hands || !counts || played, "{}: {} is not played with it", preset, file.display());
            }
            let twice = found.insert(example.name(), file.clone());
            assert!(twice.is_none(), "{} has two examples, one in {}", example.name(), file.display());
        }
    }
    let kept: Vec<&String> = examples().keys().collect();
    assert_eq!(kept, found.keys().collect::<Vec<_>>());
}

fn scenario_files() -> Vec<PathBuf> {
    let folders = ["carcassonne", "common", "discovery", "hunters", "rulings"];
    let entries = folders.iter().flat_map(|name| fs::read_dir(project("scenarios").join(name)).unwrap());
    entries.map(|entry| entry.unwrap().path()).collect()
}

#[test]
fn pictures_are_small_and_well_formed() {
    for (name, svg) in pictures() {
        assert!(svg.len() < 60_000, "{name}: {} bytes", svg.len());
        let mut open = Vec::new();
        for tag in svg.split('<').skip(1) {
            let (tag, rest) = tag.split_once('>').expect(name);
            assert!(rest.is_empty(), "{name}: text between tags: {rest}");
            let word = |tag: &str| tag.split(' ').next().unwrap_or_default().to_string();
            match (tag.strip_prefix('/'), tag.strip_suffix('/')) {
                (Some(closed), _) => assert_eq!(open.pop().as_deref(), Some(closed), "{name}"),
                (None, Some(_)) => {}
                (None, None) => open.push(word(tag)),
            }
            assert_eq!(tag.matches('"').count() % 2, 0, "{name}: {tag}");
        }
        assert!(open.is_empty(), "{name}: {open:?}");
        for reference in svg.split("href=\"#").skip(1).map(|rest| rest.split('"').next().unwrap_or_default()) {
            assert!(svg.contains(&format!("id=\"{reference}\"")), "{name}: {reference}");
        }
    }
}

/// Every language has a caption for every picture and no other. The English one names the points that the engine gave, and
/// the others the same numbers as the English one.
#[test]
fn captions_go_with_the_pictures() {
    let english = captions(&project("locales/en"));
    for (name, example) in examples() {
        let wanted: BTreeSet<u32> = example.points.iter().copied().collect();
        assert_eq!(points_named(&english[name]), wanted, "{name}: {}", english[name]);
    }
    for language in fs::read_dir(project("locales")).unwrap().map(|entry| entry.unwrap().path()) {
        let captions = captions(&language);
        assert!(captions.keys().eq(examples().keys()), "{}: {:?}", language.display(), captions.keys());
        for (name, caption) in &captions {
            assert_eq!(numbers(caption), numbers(&english[name]), "{}: {name}: {caption}", language.display());
        }
    }
}

/// The captions of a language by the names of their pictures.
fn captions(language: &Path) -> BTreeMap<String, String> {
    let text = fs::read_to_string(language.join("examples.ftl")).unwrap();
    let lines = text.lines().filter_map(|line| line.split_once(" = "));
    lines.map(|(key, caption)| (key.replacen("example-", "", 1), caption.to_string())).collect()
}

fn words(caption: &str) -> Vec<&str> {
    caption.split(|letter: char| !letter.is_alphanumeric()).filter(|word| !word.is_empty()).collect()
}

/// All numbers in digits. (How often does not matter: "10 points each" is "10–10 pont" in Hungarian.)
fn numbers(caption: &str) -> BTreeSet<u32> {
    words(caption).iter().filter_map(|word| word.parse().ok()).collect()
}

/// The numbers right before the word "point" or "points".
fn points_named(caption: &str) -> BTreeSet<u32> {
    let words = words(caption);
    let pairs = words.windows(2).filter(|pair| pair[1].starts_with("point"));
    pairs.filter_map(|pair| pair[0].parse().ok()).collect()
}
