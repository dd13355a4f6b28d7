//! Keys that are made at run time: a beginning and the words that may follow it.

use hedgerow_lessons::Lesson;
use hedgerow_puzzles::{Difficulty, Goal, Theme};
use hedgerow_rules::{FeatureKind, GameKind, Piece, Role, Rule, Rules, Stack, What};
use std::collections::BTreeSet;

const CLOCKS: [&str; 3] = ["none", "live", "turns"];
/// As what a game can be saved.
const FILES: [&str; 4] = ["png", "svg", "animation", "record"];

/// Every family: how its keys begin, and how they go on.
pub fn families() -> Vec<(&'static str, Vec<String>)> {
    let words = |words: &[&str]| words.iter().map(|word| word.to_string()).collect::<Vec<_>>();
    // As `tWord` of the page makes a key from a word.
    let as_keys = |words: &[&str]| words.iter().map(|word| word.replace([' ', '/'], "-")).collect::<Vec<_>>();
    let options = Rules::all_options().into_iter().map(|(option, _)| option).collect::<Vec<_>>();
    let games = GameKind::ALL.map(GameKind::name);
    let kinds = FeatureKind::ALL.map(FeatureKind::name);
    // Kinds that bring points.
    let scored = FeatureKind::ALL.iter().filter(|kind| **kind != FeatureKind::Lake).map(|kind| kind.name().to_string());
    // What the guided games say.
    let steps = Lesson::all().iter().flat_map(|lesson| &lesson.steps);
    let said = steps.map(|step| step.text.clone()).collect();
    vec![
        ("account-scope", words(&["read", "play", "account"])),
        ("analysis-mark", words(&["inaccuracy", "mistake", "blunder"])),
        ("analysis-sum", words(&["start", "luck", "own", "others", "rest", "result"])),
        ("edition", editions()),
        ("ended", words(&["resigned", "time", "agreed", "expired"])),
        ("example", pictures()),
        ("colour", words(&["0", "1", "2", "3", "4"])),
        ("exercise-is", words(&["best", "better", "same", "worse", "unlisted"])),
        ("feature", words(&["taken", "now", "then"])),
        ("game", words(&games)),
        ("home-about", words(&games)),
        ("kind", words(&kinds)),
        ("kinds", scored.collect()),
        ("lesson", said),
        ("level", words(&["random", "greedy", "easy", "normal", "hard", "expert"])),
        ("option", words(&options)),
        ("option-about", words(&options)),
        ("part", as_keys(&What::ALL.map(What::name))),
        ("piece-title", words(&Piece::ALL.map(Piece::name))),
        ("pieces-left", words(&Piece::ALL.map(Piece::name))),
        ("unseen", words(&Stack::ALL.map(Stack::name))),
        ("pieces-had", words(&Piece::ALL.map(Piece::name))),
        ("preset", as_keys(&Rules::names())),
        ("preset-about", as_keys(&Rules::names())),
        ("puzzle-difficulty", Difficulty::ALL.iter().map(|word| word.name().to_string()).collect()),
        ("puzzle-goal", Goal::ALL.iter().map(|word| word.name().to_string()).collect()),
        ("puzzle-theme", Theme::ALL.iter().map(|word| word.name().to_string()).collect()),
        ("role", words(&Role::ALL.map(Role::name))),
        ("rule", Rule::ALL.iter().map(|rule| rule.id().to_string()).collect()),
        ("rules", as_keys(&Rules::names())),
        ("save", words(&FILES)),
        ("save-about", words(&FILES)),
        (
            "settings",
            words(&[
                "autoPass",
                "wheelRotates",
                "showTargets",
                "showDead",
                "showInsight",
                "letterKeys",
                "animate",
                "sound",
                "entrust",
            ]),
        ),
        ("settings-confirm", words(&["always", "fields", "never"])),
        ("settings-botSpeed", words(&["instant", "quick", "relaxed"])),
        ("settings-theme", words(&["system", "light", "dark"])),
        ("setup-clock", words(&CLOCKS)),
        ("setup-clock-about", words(&CLOCKS)),
        ("setup-timeout", words(&["bot", "forfeit"])),
        ("setup-timeout-about", words(&["bot", "forfeit"])),
        ("setup-visibility", words(&["private", "open"])),
        ("setup-visibility-about", words(&["private", "open"])),
    ]
}

/// Where editions differ: each topic of the page's tables, and what is said about it.
fn editions() -> Vec<String> {
    let tables = include_str!("../../../../web/app/src/rules/editions.ts");
    let mut keys = BTreeSet::new();
    for line in tables.lines().filter(|line| line.trim_start().starts_with("{ topic: '")) {
        let (before, rest) = line.split_once("words: [").expect(line);
        let topic = before.split('\'').nth(1).expect(line);
        let words = rest.split(']').next().unwrap_or_default().split('\'').skip(1).step_by(2);
        let here = line.contains("here: true").then_some("here");
        keys.extend(words.chain(here).map(|word| format!("{topic}-{word}")));
        keys.insert(topic.to_string());
    }
    assert_eq!(tables.matches("topic: '").count(), tables.matches("{ topic: '").count(), "one topic a line");
    keys.into_iter().collect()
}

/// The rules' pictures, by their names.
fn pictures() -> Vec<String> {
    let known: serde_json::Value =
        serde_json::from_str(include_str!("../../../../web/rules.json")).expect("the file is JSON");
    known["pictures"].as_object().expect("it lists the pictures").keys().cloned().collect()
}
