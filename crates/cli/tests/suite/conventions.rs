//! What is alike in all commands.

use crate::program::{bad, folder, good, run};
use serde_json::Value;
use std::fs;
use std::process::Command;

#[test]
fn json_is_printed_or_written_to_a_file() {
    let folder = folder("conventions-json");
    let records = folder.join("records").display().to_string();
    good(&["simulate", "--games", "1", "--seed", "a b/c", "--records", &records]);
    let record = format!("{records}/carcassonne-first-2-seats-a-b-c-0.hedgerow");
    assert!(fs::read_to_string(&record).unwrap().contains("draws: seed a b/c-0\n"));
    for command in [
        &["simulate", "--games", "2"][..],
        &["arena", "--bots", "random,random", "--games", "2"],
        &["explain", &record, "--turn", "2", "--bot", "greedy"],
        &["bench", "playouts", "--rules", "carcassonne/first", "--option", "river", "--games", "2"],
    ] {
        let file = folder.join("out.json");
        let printed: Value = serde_json::from_str(&good(&[command, &["--json"]].concat())).unwrap();
        let page = good(&[command, &[&format!("--json={}", file.display())]].concat());
        let written: Value = serde_json::from_str(&fs::read_to_string(&file).unwrap()).unwrap();
        assert!(!page.trim_start().starts_with(['{', '[']), "{page}");
        let keys = |value: &Value| value.as_object().map(|fields| fields.keys().cloned().collect::<Vec<_>>());
        assert_eq!(keys(&printed), keys(&written), "{command:?}");
        let nowhere = folder.join("no/such/file.json").display().to_string();
        let said = bad(&[command, &[&format!("--json={nowhere}")]].concat());
        assert_eq!(said.matches(&nowhere).count(), 1, "{said}");
    }
}

#[test]
fn a_line_stands_for_standard_output() {
    let folder = folder("conventions-stdout");
    let records = folder.join("records").display().to_string();
    good(&["simulate", "--games", "1", "--seed", "7", "--records", &records]);
    let record = format!("{records}/carcassonne-first-2-seats-7.hedgerow");
    for command in [&["draw", "tiles"][..], &["draw", "board", &record, "--until", "3"], &["draw", "replay", &record]] {
        assert!(good(&[command, &["--out", "-"]].concat()).starts_with("<svg"), "{command:?}");
    }
    assert!(good(&["replay", &record, "--trace", "-"]).starts_with('{'));
    assert!(!folder.join("-").exists());
    // A turn that is not there is told, by all who take one.
    for command in [
        &["replay", &record, "--until", "99"][..],
        &["draw", "board", &record, "--out", "-", "--until", "99"],
        &["explain", &record, "--turn", "99"],
    ] {
        assert!(bad(command).contains("there is no turn 99: the record ends with turn "), "{command:?}");
    }
}

#[test]
fn a_disk_error_names_the_file_once() {
    let folder = folder("conventions-disk");
    let nowhere = folder.join("no/such/file").display().to_string();
    let occupied = folder.join("file");
    fs::write(&occupied, "x").unwrap();
    let inside = occupied.join("x").display().to_string();
    for command in [
        &["replay", &nowhere][..],
        &["verify", &nowhere],
        &["sets", "check", &nowhere],
        &["simulate", "--trace", &nowhere],
        &["simulate", "--set", &nowhere],
        &["arena", "--bots", "random,random", "--state", &nowhere],
        &["tune", "--out", &nowhere],
        &["tune", "--from", &nowhere],
        &["draw", "tiles", "--out", &format!("{nowhere}.svg")],
        &["play", "--save", &nowhere],
        &["play", "--resume", &nowhere],
    ] {
        let said = bad(command);
        assert_eq!(said.matches(&nowhere).count(), 1, "{command:?}: {said}");
    }
    let said = bad(&["simulate", "--records", &inside]);
    assert_eq!(said.matches(&inside).count(), 1, "{said}");
}

#[test]
fn a_log_in_a_file_has_no_colours_and_a_host_may_be_a_name() {
    let folder = folder("conventions-serve");
    let log = fs::File::create(folder.join("log")).unwrap();
    let mut server = Command::new(crate::program::PROGRAM)
        .args(["serve", "--listen", "localhost:0", "--data", folder.join("data").to_str().unwrap()])
        .env("HEDGEROW_LANGUAGE", "en")
        .env("CLICOLOR_FORCE", "1")
        .stdout(std::process::Stdio::piped())
        .stderr(log)
        .spawn()
        .unwrap();
    let mut line = String::new();
    std::io::BufRead::read_line(&mut std::io::BufReader::new(server.stdout.take().unwrap()), &mut line).unwrap();
    server.kill().unwrap();
    server.wait().unwrap();
    assert!(line.contains("http://127.0.0.1:") || line.contains("http://[::1]:"), "{line}");
    let log = fs::read_to_string(folder.join("log")).unwrap();
    assert!(log.contains("INFO") && !log.contains('\u{1b}'), "{log:?}");
    let said = String::from_utf8(run(&["serve", "--listen", "no.such.host.invalid:1"], "").stderr).unwrap();
    assert!(said.contains("--listen"), "{said}");
}
