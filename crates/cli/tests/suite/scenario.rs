//! `hedgerow scenario`: scenario files without a compiler.

use crate::program::{bad, folder, good, repository, run};
use serde_json::Value;
use std::fs;

const ROAD: &str = "title A road of two\nshows CA4\nrules carcassonne/first\n\n0: U 1,0 r0 thief R\n";

#[test]
fn the_projects_own_scenarios_hold() {
    let said = good(&["scenario", repository("scenarios").to_str().unwrap()]);
    let passed = said.lines().filter(|line| line.starts_with("passed  ")).count();
    assert!(passed > 100 && said.ends_with(&format!("All {passed} scenarios hold.\n")), "{said}");
    assert!(said.contains("CA-E3-road-of-four.txt: "), "{said}");
}

#[test]
fn what_differs_is_told_with_its_line() {
    let folder = folder("scenario-differs");
    let write = |name: &str, text: &str| fs::write(folder.join(name), text).unwrap();
    write("good.txt", &format!("{ROAD}followers 6 7\n"));
    write("differs.txt", &format!("{ROAD}followers 7 7\n"));
    write("head.txt", "title x\n");
    write("notes.md", "not a scenario");
    let output = run(&["scenario", folder.to_str().unwrap()], "");
    let (said, told) = (String::from_utf8(output.stdout).unwrap(), String::from_utf8(output.stderr).unwrap());
    assert!(!output.status.success() && told.contains("scenarios that do not hold: 2 of 3"), "{told}");
    let wanted = "differs.txt: carcassonne/first: line 6: “followers 7 7”: “followers” is “6 7”, not “7 7”";
    assert!(said.lines().any(|line| line.starts_with("FAILED  ") && line.ends_with(wanted)), "{said}");
    assert!(said.contains("head.txt: the head has no “shows”"), "{said}");
    let output = run(&["scenario", folder.to_str().unwrap(), "--json"], "");
    let report: Value = serde_json::from_slice(&output.stdout).unwrap();
    assert_eq!((&report["passed"], &report["failed"]), (&1.into(), &2.into()));
    assert_eq!(report["scenarios"][1]["title"], "A road of two");
    assert_eq!(report["scenarios"][1]["problem"], Value::Null);
    let output = run(&["--language", "pl", "scenario", folder.join("differs.txt").to_str().unwrap()], "");
    let said = String::from_utf8([output.stdout, output.stderr].concat()).unwrap();
    assert!(said.contains("wiersz 6") && said.contains("scenariusze, które się nie zgadzają: 1 z 1"), "{said}");
}

#[test]
fn sets_are_found_beside_the_file_and_nowhere_else() {
    let folder = folder("scenario-sets");
    let own = "start = \"P\"\ntotal = 2\n[[tile]]\nid = \"P\"\ncount = 2\nports = \"aaa aaa aaa aaa\"\nsegments.a = { kind = \"field\" }\n";
    let text = |set: &str| format!("title t\nshows CA4\nrules carcassonne/first\nset {set}\n\nleft 1\n");
    fs::create_dir_all(folder.join("inner/sets")).unwrap();
    fs::create_dir_all(folder.join("sets")).unwrap();
    fs::write(folder.join("sets/outer.toml"), own).unwrap();
    fs::write(folder.join("inner/sets/own.toml"), own).unwrap();
    fs::write(folder.join("inner/beside.toml"), own).unwrap();
    let file = folder.join("inner/a.txt");
    for set in ["own.toml", "outer.toml", "beside.toml", "/elsewhere/own.toml"] {
        fs::write(&file, text(set)).unwrap();
        good(&["scenario", file.to_str().unwrap()]);
    }
    fs::write(&file, text("nowhere.toml")).unwrap();
    let output = run(&["scenario", file.to_str().unwrap()], "");
    let said = String::from_utf8(output.stdout).unwrap();
    assert!(!output.status.success() && said.contains("there is no tile set nowhere.toml"), "{said}");
}

#[test]
fn a_place_without_scenarios_is_told() {
    let folder = folder("scenario-none");
    let place = folder.to_str().unwrap();
    assert!(bad(&["scenario", place]).contains(&format!("there is no scenario in {place}")));
    assert!(bad(&["scenario", "/no/such/file.txt"]).contains("cannot read /no/such/file.txt"));
}
