//! `hedgerow analyse` as a user runs it.

use crate::program::{bad, folder, good, repository};
use serde_json::Value;
use std::fs;

fn golden(name: &str) -> String {
    repository(&format!("tests/records/{name}.hedgerow")).to_str().unwrap().to_string()
}

fn json(arguments: &[&str]) -> Value {
    serde_json::from_str(&good(arguments)).unwrap()
}

fn number(value: &Value) -> f64 {
    value.as_f64().unwrap()
}

#[test]
fn a_game_is_told_with_its_luck_and_the_better_moves_drawn() {
    let page = good(&["analyse", &golden("carcassonne-first-1")]);
    assert!(page.starts_with("Seat 0 won by 2 points. Luck -"), "{page}");
    for words in [
        " ± ",
        ": with even tiles Seat 0 wins by ",
        "Turning point: turn ",
        "Costliest decisions:",
        "    better: place ",
        "a blunder",
        "▒▒▒▒▒▒",
        "  city at ",
        "Luckiest draws:",
        "Lost per decision:",
        "the bot hard ",
    ] {
        assert!(page.contains(words), "{words} in\n{page}");
    }
    assert!(page.lines().all(|line| line.chars().count() <= 100), "{page}");
}

#[test]
fn the_data_of_a_game_add_up() {
    let report = json(&["analyse", &golden("hunters-en-2014-1"), "--json"]);
    for seat in report["seats"].as_array().unwrap() {
        for sums in [&seat["wins"], &seat["points"]] {
            let of = |name: &str| number(&sums[name]);
            let sum = of("start") + of("luck") - of("own") + of("others") + of("rest");
            assert!((sum - of("result")).abs() < 1e-6, "{sums}");
            assert!(of("luck_error") > 0.0);
        }
    }
    let decisions = report["steps"].as_array().unwrap().iter().filter(|step| step["step"] == "decision");
    for decision in decisions {
        let candidates = decision["candidates"].as_array().unwrap();
        assert!(candidates.iter().any(|candidate| candidate["move"] == decision["played"]), "{decision}");
        assert_eq!(candidates[0]["move"], decision["best"]);
    }
}

#[test]
fn many_games_of_a_player_are_summed_up() {
    let folder = folder("analyse-many");
    for name in ["carcassonne-first-1", "carcassonne-first-2"] {
        fs::copy(golden(name), folder.join(format!("{name}.hedgerow"))).unwrap();
    }
    let path = folder.to_str().unwrap();
    let page = good(&["analyse", path, "--player", "Seat 1"]);
    assert!(page.starts_with("Seat 1: 2 games, "), "{page}");
    for words in [
        "by stage:",
        "  last third ",
        "by kind of feature:",
        "  city ",
        "by kind of mistake:",
        "  left a piece standing ",
    ] {
        assert!(page.contains(words), "{words} in\n{page}");
    }
    assert!(!page.contains("Seat 0"), "{page}");
    let summary = json(&["analyse", path, "--json"]);
    let player = &summary["players"]["Seat 0"];
    let stages: f64 = player["stages"].as_object().unwrap().values().map(number).sum();
    assert!(number(&player["losses"]["points"]) <= stages + 1e-6, "{player}");
    assert!(bad(&["analyse", path, "--player", "Nobody"]).contains("Nobody played none of these finished games"));
    fs::remove_dir_all(&folder).unwrap();
    fs::create_dir(&folder).unwrap();
    assert!(bad(&["analyse", path]).contains("there is no finished game there"));
}

#[test]
fn what_was_kept_of_a_deep_analysis_must_be_of_that_game() {
    let folder = folder("analyse-kept");
    let record = folder.join("game.hedgerow");
    fs::copy(golden("carcassonne-first-1"), &record).unwrap();
    let kept = folder.join("game.hedgerow.deep");
    fs::write(&kept, "no steps").unwrap();
    let said = bad(&["analyse", record.to_str().unwrap(), "--depth", "deep"]);
    assert!(said.contains("cannot read") && said.contains("game.hedgerow.deep"), "{said}");
}
