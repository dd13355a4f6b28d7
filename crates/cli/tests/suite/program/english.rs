//! How a test notices that something is not translated.

/// Words that only an English sentence has; commands and the words of the record format are English everywhere.
const ENGLISH: [&str; 24] = [
    "the",
    "of",
    "and",
    "with",
    "for",
    "tile",
    "tiles",
    "point",
    "points",
    "follower",
    "followers",
    "seat",
    "square",
    "city",
    "road",
    "field",
    "forest",
    "meadow",
    "plain",
    "sea",
    "turn",
    "game",
    "piece",
    "worth",
];

/// Fails if an English sentence stands in what is said in another language.
#[track_caller]
pub fn check_words(language: &str, said: &str) {
    assert!(!said.contains(['{', '}']) && !said.contains("cli-"), "{said}");
    for line in said.lines() {
        let mut words = line.split(|sign: char| !sign.is_alphanumeric() && !"/-:'".contains(sign));
        assert!(words.all(|word| !ENGLISH.contains(&word.to_lowercase().as_str())), "{language}: {line}");
    }
}
