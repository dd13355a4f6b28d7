//! Keys that are made at run time: a beginning and the words that may follow it.

use hedgerow_lessons::Lesson;
use hedgerow_rules::{FeatureKind, Role, Rule, Rules, What};

const GAMES: [&str; 3] = ["carcassonne", "hunters", "discovery"];
const OPTIONS: [&str; 2] = ["river", "equal-turns"];
const CLOCKS: [&str; 3] = ["none", "live", "turns"];

/// Where editions differ: the topics, and what each of them may say.
const EDITIONS: [(&str, &[&str]); 17] = [
    ("farmers", &["first", "modern"]),
    ("small-cities", &["first", "modern"]),
    ("carcassonne-rest", &["same"]),
    ("fire", &["allowed", "forbidden"]),
    ("bonus", &["forest", "turn", "here"]),
    ("counting", &["pl", "hu", "en", "here"]),
    ("beginner", &["youngest", "berries", "here"]),
    ("tie", &["silent", "staring", "here"]),
    ("river-end", &["spring", "mouth", "here"]),
    ("drawn-tile", &["shown", "advice", "may", "here"]),
    ("players", &["five", "eight", "here"]),
    ("hunters-rest", &["same"]),
    ("open-tiles", &["drawn", "two"]),
    ("nothing-fits", &["leaves", "given-up"]),
    ("last-tiles", &["stack", "played-out"]),
    ("equal-turns", &["none", "option"]),
    ("discovery-rest", &["same"]),
];

/// Every family: how its keys begin, and how they go on.
pub fn families() -> Vec<(&'static str, Vec<String>)> {
    let words = |words: &[&str]| words.iter().map(|word| word.to_string()).collect::<Vec<_>>();
    // As `tWord` of the page makes a key from a word.
    let as_keys = |words: &[&str]| words.iter().map(|word| word.replace([' ', '/'], "-")).collect::<Vec<_>>();
    let kinds = FeatureKind::ALL.map(FeatureKind::name);
    // Kinds that are scored at the end.
    let late = ["city", "road", "field", "monastery", "river-system", "meadow", "plain", "mountain", "sea"];
    // What the guided games say.
    let steps = Lesson::all().iter().flat_map(|lesson| &lesson.steps);
    let said = steps.map(|step| step.text.clone()).collect();
    let editions = EDITIONS
        .iter()
        .flat_map(|(topic, says)| says.iter().map(move |word| format!("{topic}-{word}")).chain([topic.to_string()]));
    vec![
        ("edition", editions.collect()),
        ("edition-name", as_keys(&Rules::names())),
        ("ended", words(&["resigned", "time", "agreed", "expired"])),
        ("example", pictures()),
        ("game", words(&GAMES)),
        ("home-about", words(&GAMES)),
        ("kind", words(&kinds)),
        ("kinds", words(&late)),
        ("lesson", said),
        ("level", words(&["random", "greedy", "easy", "normal", "hard", "expert"])),
        ("option", words(&OPTIONS)),
        ("option-about", words(&OPTIONS)),
        ("part", as_keys(&What::ALL.map(What::name))),
        ("preset", as_keys(&Rules::names())),
        ("preset-about", as_keys(&Rules::names())),
        ("role", words(&Role::ALL.map(Role::name))),
        ("rule", Rule::ALL.iter().map(|rule| rule.id().to_string()).collect()),
        ("rules", as_keys(&Rules::names())),
        (
            "settings",
            words(&["autoPass", "wheelRotates", "showTargets", "showDead", "showInsight", "letterKeys", "animate", "sound"]),
        ),
        ("settings-confirm", words(&["always", "fields", "never"])),
        ("settings-theme", words(&["system", "light", "dark"])),
        ("setup-clock", words(&CLOCKS)),
        ("setup-clock-about", words(&CLOCKS)),
        ("setup-timeout", words(&["bot", "forfeit"])),
        ("setup-timeout-about", words(&["bot", "forfeit"])),
        ("setup-visibility", words(&["private", "open"])),
        ("setup-visibility-about", words(&["private", "open"])),
    ]
}

/// The rules' pictures, by their names.
fn pictures() -> Vec<String> {
    let known: serde_json::Value =
        serde_json::from_str(include_str!("../../../../web/rules.json")).expect("the file is JSON");
    known["pictures"].as_object().expect("it lists the pictures").keys().cloned().collect()
}
