//! `hedgerow explain` as a user runs it.

use crate::program::{bad, folder, good, repository};
use serde_json::Value;
use std::fs;

fn golden(name: &str) -> String {
    repository(&format!("tests/records/{name}.hedgerow")).to_str().unwrap().to_string()
}

fn json(record: &str, turn: &str, more: &[&str]) -> Value {
    let text = good(&[&["explain", record, "--turn", turn, "--json"], more].concat());
    serde_json::from_str(&text).unwrap()
}

fn list(value: &Value) -> &Vec<Value> {
    value.as_array().unwrap()
}

fn number(value: &Value) -> f64 {
    value.as_f64().unwrap()
}

fn sum(values: &Value) -> f64 {
    list(values).iter().map(|value| number(&value["points"])).sum()
}

/// The hundredths at the beginning of a line, and the column where they end; lines of words have none.
fn amount(line: &str) -> Option<(usize, i64)> {
    let word = line.split_whitespace().next()?;
    let signed = word.starts_with(['+', '-']) && word.contains('.');
    let column = line.find(word)? + word.len();
    Some((column, word.replace('.', "").parse().ok()?)).filter(|_| signed)
}

/// Adds up every part of a page: terms make features, features make seats.
#[track_caller]
fn check_page(page: &str) {
    let amounts: Vec<Option<(usize, i64)>> = page.lines().map(amount).collect();
    for (index, line) in page.lines().enumerate() {
        assert!(line.chars().count() <= 100, "too wide: {line}");
        let Some((column, total)) = amounts[index] else { continue };
        let below = amounts[index + 1..].iter().map_while(|amount| amount.filter(|(inner, _)| *inner > column));
        let below: Vec<(usize, i64)> = below.collect();
        let Some(inner) = below.iter().map(|(column, _)| *column).min() else { continue };
        let sum: i64 = below.iter().filter(|(column, _)| *column == inner).map(|(_, points)| points).sum();
        assert_eq!(sum, total, "the lines below '{line}' in\n{page}");
    }
}

#[test]
fn the_best_moves_and_the_one_that_was_played_are_taken_apart() {
    let page = good(&["explain", &golden("carcassonne-first-1"), "--turn", "30"]);
    assert!(
        page.starts_with("carcassonne/first, turn 30: seat 1 to move; hard thinks\ntile W; 4000 evaluations of "),
        "{page}"
    );
    for words in ["\nbest: W@", "\nnumber 2: ", "\nnumber 3: ", "played: W@3,0r2 -\n  place W at 3,0 r2, skip\n"] {
        assert!(page.contains(words), "{words} in\n{page}");
    }
    assert!(page.contains("  against the best move: "), "{page}");
    assert!(page.contains("  for itself: seat 1\n") && page.contains("  for the others: seat 0\n"), "{page}");
    check_page(&page);
}

#[test]
fn printed_sums_agree_in_every_game_and_at_the_end() {
    for (record, turn) in [
        ("carcassonne-modern-river-2", "40"),
        ("carcassonne-first-1", "71"),
        ("hunters-pl-2002-3", "33"),
        ("discovery-advanced-equal-turns-2", "25"),
        ("discovery-standard-3", "50"),
    ] {
        for bot in ["greedy", "random", "uct:evals=20"] {
            check_page(&good(&["explain", &golden(record), "--turn", turn, "--bot", bot, "--moves", "5"]));
        }
    }
}

#[test]
fn the_json_says_the_same_and_adds_up() {
    let report = json(&golden("hunters-en-2014-2"), "20", &["--bot", "greedy", "--moves", "4"]);
    let (seat, decision) = (&report["seat"], &report["decisions"][0]);
    let moves = list(&decision["moves"]);
    assert!((4..=5).contains(&moves.len()) && moves.iter().filter(|report| report["played"] == true).count() == 1);
    assert_eq!(moves[0]["rank"], 1);
    assert_eq!(number(&moves[0]["against_best"]["lead"]), 0.0);
    for report in moves {
        let change = |seat: &Value| number(&seat["points"]);
        let seats = list(&report["seats"]);
        assert_eq!(seats[0]["seat"], *seat, "the seat in turn comes first");
        for seat in seats {
            assert!((change(seat) - sum(&seat["changes"])).abs() < 0.01, "{seat}");
            for group in list(&seat["changes"]) {
                assert!((change(group) - sum(&group["terms"])).abs() < 0.01, "{group}");
                for term in list(&group["terms"]) {
                    let product = number(&term["amount"]) * number(&term["weight"]);
                    assert!((change(term) - product).abs() < 0.01, "{term}");
                }
            }
        }
        // The greedy bot expects what its evaluation says.
        assert!((number(&report["expected"]["lead"]) - number(&report["lead_after"])).abs() < 0.02, "{report}");
        if seats.len() == 2 {
            let lead = number(&decision["lead_without_move"]) + change(&seats[0]) - change(&seats[1]);
            assert!((lead - number(&report["lead_after"])).abs() < 0.02, "{report}");
        }
    }
}

#[test]
fn bots_that_say_little_are_not_misquoted() {
    let record = golden("carcassonne-first-1");
    // One that names a single move does not mean that there is no other.
    let page = good(&["explain", &record, "--turn", "30", "--bot", "random"]);
    assert!(!page.contains("the only move"), "{page}");
    // One that thinks in single actions has looked at the tile of a move with its piece.
    let report = json(&record, "30", &["--bot", "uct:evals=300"]);
    let played = list(&report["decisions"][0]["moves"]).iter().find(|report| report["played"] == true).unwrap();
    assert!(played["rank"].is_number(), "{played}");
}

#[test]
fn a_bonus_tile_is_a_second_decision() {
    let report = json(&golden("hunters-en-2014-1"), "39", &["--bot", "greedy", "--moves", "1"]);
    let decisions = list(&report["decisions"]);
    assert_eq!(decisions.len(), 2);
    let played = |decision: &Value| {
        let moves = list(&decision["moves"]).iter().find(|report| report["played"] == true).cloned().unwrap();
        moves["tokens"].as_str().unwrap().to_string()
    };
    assert_eq!([played(&decisions[0]), played(&decisions[1])], ["L50@1,-4r0 -", "B09@1,2r0 -"]);
    assert_eq!(decisions[1]["tiles"][0], "B09");
    let page = good(&["explain", &golden("hunters-en-2014-1"), "--turn", "39", "--bot", "greedy"]);
    assert!(page.contains("decision 1 of 2") && page.contains("a bonus tile to be placed"), "{page}");
    check_page(&page);
}

#[test]
fn a_move_that_looks_the_same_is_the_same_move() {
    let folder = folder("explain-same");
    let text = fs::read_to_string(golden("carcassonne-first-1")).unwrap();
    let head = &text[..text.find("\n18 ").unwrap()];
    let (one, other) = (folder.join("one.hedgerow"), folder.join("other.hedgerow"));
    assert!(head.ends_with("U@-4,-1r0 farmer:a"));
    fs::write(&one, format!("{head}\n")).unwrap();
    // Turned by half, the straight road looks the same, and its fields change their letters.
    fs::write(&other, format!("{}\n", head.replace("U@-4,-1r0 farmer:a", "U@-4,-1r2 farmer:b"))).unwrap();
    let [one, other] = [one, other].map(|record| {
        let report = json(record.to_str().unwrap(), "17", &["--bot", "greedy"]);
        let moves = list(&report["decisions"][0]["moves"]);
        let played = moves.iter().find(|report| report["played"] == true).unwrap().clone();
        (played["rank"].clone(), played["expected"].clone(), played["lead_after"].clone(), played["tokens"].clone())
    });
    assert!(one.0.is_number());
    assert_eq!((&one.0, &one.1, &one.2), (&other.0, &other.1, &other.2));
    assert_eq!((one.3.as_str(), other.3.as_str()), (Some("U@-4,-1r0 farmer:a"), Some("U@-4,-1r2 farmer:b")));
}

#[test]
fn a_record_that_ends_within_the_turn_is_explained_without_a_move() {
    let folder = folder("explain-end");
    let text = fs::read_to_string(golden("carcassonne-first-1")).unwrap();
    let drawn = &text[..text.find(" U@-4,-1r0").unwrap()];
    let file = folder.join("drawn.hedgerow");
    fs::write(&file, drawn).unwrap();
    let explain = ["explain", file.to_str().unwrap(), "--bot", "greedy", "--turn"];
    let page = good(&[&explain[..], &["17"]].concat());
    assert!(page.contains("tile U; ") && page.contains("\nThe record ends before a move was made.\n"), "{page}");
    fs::write(&file, drawn.trim_end_matches(" +U").trim_end_matches("17 0:")).unwrap();
    assert!(bad(&[&explain[..], &["17"]].concat()).contains("in turn 17 there was nothing to decide"));
}

#[test]
fn what_cannot_be_explained_is_told() {
    let record = golden("carcassonne-first-1");
    let explain = |more: &[&str]| bad(&[&["explain", &record], more].concat());
    assert!(explain(&["--turn", "72"]).contains("there is no turn 72: the record ends with turn 71"));
    assert!(explain(&["--turn", "0"]).contains("not a whole number from 1"));
    assert!(explain(&["--turn", "3", "--moves", "0"]).contains("not a whole number from 1"));
    assert!(explain(&["--turn", "3", "--bot", "hart"]).contains("there is no bot “hart”"));
    assert!(explain(&["--turn", "3", "--bot", "cmd:no-such-program"]).contains("gives no usable answer"));
    assert!(explain(&[]).contains("--turn"));
    assert!(bad(&["explain", "no-such-file", "--turn", "3"]).contains("cannot read no-such-file"));
    let file = folder("explain-bad").join("bad.hedgerow");
    fs::write(&file, "not a record\n").unwrap();
    assert!(bad(&["explain", file.to_str().unwrap(), "--turn", "3"]).contains("bad.hedgerow: line 1: "));
}
