//! What scripts are given: counts of positions, hashes of tile sets.

use crate::program::{bad, folder, good, python, repository};
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
