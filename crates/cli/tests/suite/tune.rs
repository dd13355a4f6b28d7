//! `hedgerow tune` as a user runs it.

use crate::program::{PROGRAM, bad, folder, good, run};
use std::fs::{self, File};
use std::path::Path;
use std::process::{Command, Stdio};
use std::thread;
use std::time::Duration;

/// Two rounds of two blocks.
const TUNE: [&str; 9] = ["tune", "--rules", "discovery/standard", "--games", "60", "--rounds", "2", "--seed", "a test"];

fn with<'a>(more: &[&'a str]) -> Vec<&'a str> {
    [&TUNE[..], &["--check", "0"], more].concat()
}

fn text(path: &Path) -> &str {
    path.to_str().unwrap()
}

#[test]
fn a_tuning_tells_its_rounds_checks_itself_and_writes_weights() {
    let out = folder("tune-out").join("weights.toml");
    let output = run(&[&TUNE[..], &["--check", "5", "--from-scratch", "--out", text(&out)]].concat(), "");
    let said = String::from_utf8(output.stderr).unwrap();
    assert!(output.status.success() && output.stdout.is_empty(), "{said}");
    let lines: Vec<&str> = said.lines().collect();
    assert_eq!(lines.len(), 3, "{said}");
    assert!(lines[0].starts_with("round 1: the prediction errs by ") && lines[1].starts_with("round 2: "), "{said}");
    assert!(lines[1].ends_with(" points per seat"), "{said}");
    assert!(lines[2].starts_with("check: greedy with the new weights wins "), "{said}");
    assert!(lines[2].contains(" % of 6 games against the old ones (95 % interval "), "{said}");
    let weights = fs::read_to_string(&out).unwrap();
    let head = "# Weights of the evaluation, written by:\n# hedgerow tune --rules discovery/standard --seats 2 --games 60 --rounds 2 \
                --seed 'a test' --from-scratch\n\ngame = \"discovery\"\n";
    assert!(weights.starts_with(head), "{weights}");
    // The result can be started from, and is something else than the beginning.
    let again = good(&[
        "tune",
        "--rules",
        "discovery/standard",
        "--games",
        "1",
        "--rounds",
        "1",
        "--check",
        "0",
        "--from",
        text(&out),
    ]);
    assert!(again.contains(&format!("--from {}\n", text(&out))), "{again}");
    let other = bad(&["tune", "--rules", "carcassonne/first", "--from", text(&out)]);
    assert!(other.contains("the weights to start from are for The Discovery, but the game is Carcassonne"), "{other}");
}

#[test]
fn every_number_of_seats_is_tuned_on_its_own() {
    let three = ["--seats", "3", "--rounds", "1", "--from-scratch"];
    let output =
        run(&[&["tune", "--rules", "discovery/standard", "--games", "2", "--check", "5"], &three[..]].concat(), "");
    let (said, weights) = (String::from_utf8(output.stderr).unwrap(), String::from_utf8(output.stdout).unwrap());
    assert!(weights.contains("--seats 3 --games 2 --rounds 1 --seed tune --from-scratch\n"), "{weights}");
    // Each shuffle from every seat, and what a third of the seats would win anyway.
    assert!(said.contains(" % of 6 games against the old ones "), "{said}");
    assert!(said.ends_with("One bot against 2 others; the fair share is 33.3 %.\n"), "{said}");
}

#[test]
fn the_plain_evaluation_is_tuned_on_its_own() {
    let out = folder("tune-plain").join("weights.toml");
    good(&with(&["--plain", "--from-scratch", "--out", text(&out)]));
    let weights = fs::read_to_string(&out).unwrap();
    let head = "# Weights of the evaluation, written by:\n# hedgerow tune --rules discovery/standard --plain --seats 2 --games 60 \
                --rounds 2 --seed 'a test' --from-scratch\n\ngame = \"discovery\"\nplain = true\n";
    assert!(weights.starts_with(head), "{weights}");
    assert!(weights.contains("\"sea.finish\"") && !weights.contains("\"sea.growth\""), "{weights}");
    // What starts from plain weights stays plain.
    let again = good(&with(&["--from", text(&out)]));
    assert!(again.contains("\nplain = true\n") && !again.contains("\"sea.growth\""), "{again}");
}

#[test]
fn threads_and_interruptions_change_no_byte() {
    let folder = folder("tune-same");
    let (state, out) = (folder.join("state.json"), folder.join("weights.toml"));
    let whole = good(&with(&["--threads", "1"]));
    assert_eq!(good(&with(&["--threads", "2"])), whole);
    let kept = ["--threads", "2", "--state", text(&state), "--out", text(&out)];
    // Killed as soon as a block is kept, again and again, as often as it takes.
    for _ in 0..20 {
        let before = fs::read_to_string(&state).unwrap_or_default();
        let mut command = Command::new(PROGRAM);
        let mut child = command.args(with(&kept)).stderr(Stdio::null()).spawn().unwrap();
        while child.try_wait().unwrap().is_none() {
            let now = fs::read_to_string(&state).unwrap_or_default();
            if now != before && now.contains("\"blocks\":") && !now.contains("\"blocks\":0") {
                child.kill().unwrap();
            }
            thread::sleep(Duration::from_millis(5));
        }
        if child.wait().unwrap().success() {
            break;
        }
    }
    assert_eq!(fs::read_to_string(&out).unwrap(), whole);
    // Once more there is nothing left to play, and with more rounds it goes on.
    assert_eq!(good(&with(&["--state", text(&state)])), whole);
    let longer =
        ["tune", "--rules", "discovery/standard", "--games", "60", "--rounds", "3", "--seed", "a test", "--check", "0"];
    assert_eq!(good(&[&longer[..], &["--state", text(&state)]].concat()), good(&longer));
}

#[test]
fn a_state_of_something_else_is_refused() {
    let folder = folder("tune-refused");
    let state = folder.join("state.json");
    let tune = |more: &[&'static str]| {
        [&["tune", "--rules", "discovery/standard", "--rounds", "1", "--check", "0"], more].concat()
    };
    let small = tune(&["--games", "1"]);
    good(&[&small[..], &["--state", text(&state)]].concat());
    let refused = |arguments: &[&str]| {
        let said = bad(&[arguments, &["--state", text(&state)]].concat());
        assert!(said.starts_with(&format!("hedgerow: cannot go on with {}: ", text(&state))), "{said}");
        said
    };
    assert!(refused(&tune(&["--games", "2"])).contains("begun with other settings: games a round 1, not 2"));
    assert!(refused(&tune(&["--games", "1", "--seed", "b"])).contains("begun with other settings: seed tune, not b"));
    assert!(refused(&tune(&["--games", "1", "--from-scratch"])).contains("begun with other weights"));
    let other = ["tune", "--rules", "discovery/advanced", "--games", "1"];
    assert!(refused(&other).contains("begun with other settings: rules discovery/standard, not discovery/advanced"));
    let whole = fs::read_to_string(&state).unwrap();
    let elsewhere = File::open(&state).unwrap();
    elsewhere.try_lock().unwrap();
    assert!(refused(&small).contains("another tuning writes to it"));
    drop(elsewhere);
    for torn in ["", "garbage", &whole[..whole.len() / 2]] {
        fs::write(&state, torn).unwrap();
        assert!(refused(&small).contains("it holds no state of a tuning: "));
        assert_eq!(fs::read_to_string(&state).unwrap(), torn, "nothing is overwritten");
    }
}

#[test]
fn what_cannot_be_tuned_is_told() {
    assert!(bad(&["tune", "--games", "0"]).contains("not a whole number from 1"));
    assert!(bad(&["tune", "--rounds", "0"]).contains("not a whole number from 1"));
    assert!(bad(&["tune", "--seats", "6"]).contains("2 to 5"));
    assert!(bad(&["tune", "--threads", "0"]).contains("not a whole number from 1"));
    assert!(bad(&["tune", "--rules", "chess"]).contains("there are no rules “chess”"));
    assert!(bad(&["tune", "--from", "no-such-file"]).contains("cannot read no-such-file"));
    assert!(bad(&["tune", "--from", "a", "--from-scratch"]).contains("cannot be used with"));
    assert!(bad(&["tune", "--from", "a", "--plain"]).contains("cannot be used with"));
    assert!(bad(&["tune", "--out", "no-such-folder/weights.toml"]).contains("there is no such folder"));
    assert!(bad(&["tune", "--state", "no-such-folder/state.json"]).contains("cannot write no-such-folder/state.json"));
    let file = folder("tune-bad").join("bad.toml");
    fs::write(&file, "game = \"discovery\"\n").unwrap();
    assert!(bad(&["tune", "--from", text(&file)]).contains("bad.toml: the weights cannot be read: "));
}
