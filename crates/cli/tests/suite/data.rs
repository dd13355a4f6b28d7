//! What scripts are given: counts of positions, hashes of tile sets.

use crate::program::{bad, folder, good, python, repository, run};
use serde_json::Value;
use std::collections::BTreeSet;
use std::fs;
use std::process::Command;

#[test]
fn perft_divides_what_it_counts_and_begins_anywhere() {
    let folder = folder("data-perft");
    let count = |said: &str| said.lines().last().unwrap().split(' ').nth(1).unwrap().parse::<u64>().unwrap();
    for rules in ["carcassonne/first", "discovery/advanced"] {
        let (whole, divided) = (good(&["perft", "--rules", rules]), good(&["perft", "--rules", rules, "--divide"]));
        let parts = divided.lines().skip(1).take(divided.lines().count() - 2);
        let sum: u64 = parts.map(|line| line.split(' ').nth(1).unwrap().parse::<u64>().unwrap()).sum();
        assert_eq!((count(&divided), sum), (count(&whole), count(&whole)), "{rules}: {divided}");
    }
    // After one turn, by a record.
    let records = folder.join("records").display().to_string();
    good(&["simulate", "--games", "1", "--seed", "5", "--records", &records]);
    let file = format!("{records}/carcassonne-first-2-seats-5.hedgerow");
    let text = fs::read_to_string(&file).unwrap();
    let (head, turns) = text.split_once("\n\n").unwrap();
    fs::write(&file, format!("{head}\n\n{}\n", turns.lines().next().unwrap())).unwrap();
    let said = good(&["perft", "--position", &file, "--depth", "1", "--divide"]);
    assert!(said.lines().nth(1).unwrap().starts_with('+') && count(&said) > 10, "{said}");
    assert!(bad(&["perft", "--position", &file, "--seats", "3"]).contains("cannot be used with"));
}

#[test]
fn the_hash_of_every_set_is_reproduced_from_the_documentation() {
    let folder = folder("data-hash");
    let records = folder.join("records").display().to_string();
    let mut named = BTreeSet::new();
    for rules in ["carcassonne/first+river", "hunters/en-2014", "discovery/standard"] {
        good(&["simulate", "--rules", rules, "--games", "1", "--records", &records]);
    }
    for file in fs::read_dir(&records).unwrap() {
        let text = fs::read_to_string(file.unwrap().path()).unwrap();
        named.extend(text.lines().filter_map(|line| line.strip_prefix("set: ")).map(str::to_string));
    }
    let files: Vec<_> =
        named.iter().map(|line| format!("crates/rules/sets/{}.toml", line.split(' ').next().unwrap())).collect();
    assert_eq!(files.len(), 5);
    let mut script = Command::new(python());
    let output = script.arg("examples/set_hash.py").args(&files).current_dir(repository(".")).output().unwrap();
    let hashes = String::from_utf8(output.stdout).unwrap();
    let computed: Vec<&str> = hashes.lines().map(|line| line.split(' ').next().unwrap()).collect();
    let recorded: Vec<&str> = named.iter().map(|line| line.split(' ').nth(1).unwrap()).collect();
    assert_eq!(computed, recorded, "{}", String::from_utf8_lossy(&output.stderr));
}

fn json(arguments: &[&str]) -> Value {
    serde_json::from_str(&good(arguments)).unwrap()
}

fn words(value: &Value) -> Vec<&str> {
    value.as_array().unwrap().iter().map(|word| word.as_str().unwrap()).collect()
}

#[test]
fn a_script_plays_by_positions_alone() {
    let file = folder("data-position").join("position").display().to_string();
    for rules in ["carcassonne/first", "hunters/en-2014", "discovery/advanced"] {
        let mut report = json(&["position", "--rules", rules, "--json"]);
        let mut scored = 0;
        for _ in 0..6 {
            let chosen = words(&report["actions"])[0].to_string();
            if report["to_act"] == "chance" && !report["chances"].as_object().unwrap().is_empty() {
                let sum: f64 =
                    report["chances"].as_object().unwrap().values().map(|chance| chance.as_f64().unwrap()).sum();
                assert!((sum - 1.0).abs() < 1e-9, "{rules}: {sum}");
            }
            fs::write(&file, report["position"].as_str().unwrap()).unwrap();
            report = json(&["position", &file, "--play", &chosen, "--json"]);
            assert_eq!(report["played"][0]["action"], chosen.as_str());
            scored += report["played"][0]["happened"].as_array().unwrap().len();
        }
        assert!(scored >= 6, "{rules}: {scored}");
        assert!(report["game"]["tiles"].as_array().unwrap().len() > 1 || rules == "discovery/advanced");
        assert!(!report["features"].as_array().unwrap().is_empty() && report["outcome"].is_null());
    }
    // As text it goes through a pipe.
    let text = good(&["position", "--seats", "3", "--play", "+V"]);
    let output = run(&["position", "-", "--play", "V@0,1r3", "--play", "-", "--json"], &text);
    let report: Value = serde_json::from_slice(&output.stdout).unwrap();
    assert_eq!((&report["seats"], &report["to_act"]), (&3.into(), &"chance".into()));
    assert_eq!(run(&["position", "-"], &text).stdout, text.as_bytes());
    fs::write(&file, &text).unwrap();
    assert!(bad(&["position", &file, "--until", "1"]).contains("holds a single position: --until 1 works only with"));
    let said = bad(&["position", "--play", "+V", "--play", "V@0,5r0"]);
    assert!(said.contains("“V@0,5r0” is not allowed") && said.contains("(C"), "{said}");
    assert!(bad(&["position", "--play", "nonsense"]).contains("nonsense cannot be played"));
}

#[test]
fn many_records_are_listed_chosen_counted_and_converted() {
    let folder = folder("data-records");
    let games = folder.join("games").display().to_string();
    for rules in ["carcassonne/first+river", "hunters/en-2014"] {
        good(&["simulate", "--rules", rules, "--games", "3", "--seats", "2", "--seed", "7", "--records", &games]);
    }
    let names = |said: &str| said.lines().filter(|line| line.contains(".hedgerow")).count();
    assert_eq!(names(&good(&["records", &games])), 6);
    assert_eq!(names(&good(&["records", &games, "--of", "hunters"])), 3);
    assert_eq!(names(&good(&["records", &games, "--of", "carcassonne/first"])), 3);
    assert_eq!(names(&good(&["records", &games, "--of", "carcassonne/first+river", "--seats", "3"])), 0);
    assert_eq!(names(&good(&["records", &games, "--unfinished"])), 0);
    let won = ["Seat 0", "Seat 1"].map(|name| names(&good(&["records", &games, "--winner", name])));
    assert!(won[0] + won[1] >= 6, "{won:?}");
    let report = json(&["records", &games, "--json"]);
    assert_eq!((&report["counts"]["records"], &report["counts"]["finished"]), (&6.into(), &6.into()));
    let wins = |name: &str| report["counts"]["by_player"][name]["wins"].as_f64().unwrap();
    assert_eq!(wins("Seat 0") + wins("Seat 1"), 6.0);

    let csv = good(&["records", &games, "--csv", "-"]);
    assert_eq!((csv.lines().count(), csv.lines().next().unwrap().split(',').count()), (1 + 6 * 2, 9), "{csv}");
    let trace = good(&["records", &games, "--of", "hunters", "--trace", "-"]);
    assert!(trace.lines().all(|line| serde_json::from_str::<Value>(line).is_ok()) && trace.lines().count() > 300);
    assert!(bad(&["records", &games, "--csv", "-", "--json"]).contains("only one of --csv, --trace and --json"));
    let copies = folder.join("copies").display().to_string();
    good(&["records", &games, "--of", "hunters", "--copy", &copies]);
    assert_eq!(fs::read_dir(&copies).unwrap().count(), 3);
    assert!(bad(&["records", &games, "--copy", &copies]).contains("is not overwritten"));

    // A bad file is named, and the others are listed all the same.
    fs::write(folder.join("games/bad.hedgerow"), "hedgerow 1\nnonsense").unwrap();
    let output = run(&["records", &games], "");
    let told = String::from_utf8(output.stderr).unwrap();
    assert!(
        !output.status.success() && told.contains("bad.hedgerow") && told.contains("1 record was left out"),
        "{told}"
    );
    assert_eq!(names(&String::from_utf8(output.stdout).unwrap()), 6);
}
