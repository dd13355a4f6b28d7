//! `hedgerow play` at a terminal: keys, Ctrl-C, and a screen of 80 columns and 24 lines.

use crate::program::{PROGRAM, bad, folder, python, repository, run};
use std::fs;
use std::path::Path;
use std::process::Command;

/// Plays at a terminal, in a folder: waits for a text, then types, again and again. What was on the screen.
fn at_terminal(folder: &Path, arguments: &[&str], steps: &[(&str, &str)]) -> String {
    let script = repository("crates/cli/tests/suite/program/terminal.py");
    let mut command = Command::new(python());
    command.arg(script).arg(serde_json::to_string(steps).unwrap()).arg(PROGRAM).args(arguments).current_dir(folder);
    let output = command.output().unwrap();
    let said = String::from_utf8_lossy(&output.stdout).into_owned();
    assert!(output.status.success(), "{said}{}", String::from_utf8_lossy(&output.stderr));
    said.replace('\r', "")
}

const SQUARE: &str = "(1 r3):";

#[test]
fn arrow_keys_edit_the_line() {
    let folder = folder("terminal-keys");
    // `9 r0`, then to the begin of the line, and 9 becomes 1; a wrong number would be told.
    let keys = "9 r0\u{1b}[D\u{1b}[D\u{1b}[D\u{1b}[D\u{1b}[3~1\r";
    let steps = [
        (SQUARE, keys),
        ("Which?", "0\r"),
        ("ends the turn", "\u{1b}[A\r"),
        ("press Enter", "quit\r"),
        ("which file", "no\r"),
    ];
    let said = at_terminal(&folder, &["play", "--seed", "4", "--first", "0"], &steps);
    assert!(!said.contains("There is no square"), "{said}");
}

#[test]
fn ctrl_c_keeps_the_game() {
    let folder = folder("terminal-interrupt");
    let said = at_terminal(&folder, &["play", "--seed", "4"], &[(SQUARE, "1 r0\r"), ("Which?", "\u{3}")]);
    assert!(said.contains("hedgerow play --resume game.hedgerow"), "{said}");
    let kept = fs::read_to_string(folder.join("game.hedgerow")).unwrap();
    assert!(kept.contains("@") && kept.contains("draws: seed 4"), "{kept}");
    // It goes on where it stood, in the same file.
    let said =
        at_terminal(&folder, &["play", "--resume", "game.hedgerow"], &[("Which?", "0\r"), ("ends the turn", "\u{3}")]);
    assert!(said.contains("hedgerow play --resume game.hedgerow"), "{said}");
    assert!(fs::read_to_string(folder.join("game.hedgerow")).unwrap().len() > kept.len());
    // Before anything is played there is nothing to keep.
    at_terminal(&folder, &["play", "--seed", "4"], &[(SQUARE, "\u{3}")]);
    assert!(!folder.join("game-2.hedgerow").exists());
}

#[test]
fn a_program_that_is_told_to_end_keeps_the_game() {
    let folder = folder("terminal-terminated");
    let script = format!(
        "import signal, subprocess, sys, time\n\
         game = subprocess.Popen([{PROGRAM:?}, 'play', '--seed', '4'], stdin=subprocess.PIPE, stdout=subprocess.PIPE)\n\
         game.stdin.write(b'1 r0\\n'); game.stdin.flush()\n\
         seen = b''\n\
         while b'Which?' not in seen: seen += game.stdout.read1()\n\
         game.send_signal(signal.SIGTERM)\n\
         sys.exit(game.wait(10) - 130)\n"
    );
    let status =
        Command::new(python()).arg("-c").arg(script).current_dir(&folder).env("HEDGEROW_LANGUAGE", "en").status();
    assert!(status.unwrap().success());
    assert!(folder.join("game.hedgerow").exists());
}

#[test]
fn every_legal_square_is_shown_on_a_small_screen() {
    let folder = folder("terminal-screen");
    // The first square is the highest: the board becomes long.
    let lines = "1\n\n0\n\n".repeat(12);
    run(&["play", "--seed", "3", "--save", folder.join("long.hedgerow").to_str().unwrap()], &lines);
    let steps = [(SQUARE, "more\r"), (SQUARE, "more\r"), (SQUARE, "more\r"), (SQUARE, "m\r"), (SQUARE, "\u{3}")];
    let said = at_terminal(&folder, &["play", "--resume", "long.hedgerow"], &steps);
    let screens: Vec<&str> = said.split(SQUARE).collect();
    assert_eq!(screens.len(), 6, "{said}");
    let (_, last) = screens[0].rsplit_once("\n\n").unwrap();
    assert!(last.lines().count() < 24 && last.lines().all(|line| line.chars().count() <= 80), "{last}");
    let count: usize = screens[0].rsplit("Square 1-").next().unwrap().split(' ').next().unwrap().parse().unwrap();
    for number in 1..=count {
        let sign = format!("<{number}> ");
        let drawn = |line: &str| format!("{line} ").contains(&sign) && !line.contains("also fits");
        assert!(said.lines().any(drawn), "{sign}: {said}");
    }
}

#[test]
fn what_the_prompt_asks_for_is_taken() {
    for typed in ["1 3", "1 r3", "1 R3", "1r3"] {
        let output = run(&["play", "--seed", "4", "--first", "0"], &format!("{typed}\nquit\nno\n"));
        let said = String::from_utf8(output.stdout).unwrap();
        assert!(
            said.contains("Not with r3") || said.contains("Which?") || said.contains("ends the turn"),
            "{typed}: {said}"
        );
    }
    let output = run(&["play", "--seed", "4", "--first", "0"], "1 7\n1, 0 0\n1 ,0\nquit\nno\n");
    let said = String::from_utf8(output.stdout).unwrap();
    assert!(said.contains("'7' is not a rotation") && !said.contains("is not a square"), "{said}");
}

#[test]
fn a_game_that_was_saved_is_left_without_a_question() {
    let folder = folder("terminal-quit");
    let file = folder.join("mine.hedgerow").display().to_string();
    let output = run(&["play", "--seed", "4"], &format!("1 r0\nsave {file}\nquit\n"));
    let said = String::from_utf8(output.stdout).unwrap();
    assert!(!said.contains("Save the game to which file?") && said.trim_end().ends_with("Goodbye."), "{said}");
    // What was meant for the shell does not become a file.
    let output = run(&["play", "--seed", "4"], &format!("1 r0\nquit\nls\nhedgerow replay {file}\nno\n"));
    let said = String::from_utf8(output.stdout).unwrap();
    assert_eq!(said.matches("is not the name of a record").count(), 2, "{said}");
    assert!(said.trim_end().ends_with("Goodbye."), "{said}");
}

#[test]
fn a_file_that_cannot_be_written_is_told_before_the_game() {
    let folder = folder("terminal-save");
    for file in [folder.join("no/such/folder.hedgerow"), folder.clone()] {
        let said = bad(&["play", "--save", file.to_str().unwrap()]);
        assert!(said.contains(folder.to_str().unwrap()), "{said}");
    }
    assert_eq!(fs::read_dir(&folder).unwrap().count(), 0, "nothing is left behind");
}

#[test]
fn the_record_of_another_program_stays_as_it_is() {
    let folder = folder("terminal-foreign");
    let file = folder.join("server.hedgerow");
    let own = folder.join("own.hedgerow");
    run(&["play", "--seed", "4", "--save", own.to_str().unwrap()], "1 r0\n0\n\n");
    let record = fs::read_to_string(&own).unwrap();
    let fair = format!("draws: fair {} - - -", "ab".repeat(32));
    for foreign in [record.replace("draws: seed 4", &fair), format!("{record}# mine\n"), record.replace('\n', "\r\n")] {
        fs::write(&file, &foreign).unwrap();
        let path = file.to_str().unwrap();
        let output = run(&["play", "--resume", path], "undo\n0\n\n");
        let said = String::from_utf8([output.stdout, output.stderr].concat()).unwrap();
        assert!(said.contains("goes on in") && folder.join("server-2.hedgerow").exists(), "{said}");
        assert_eq!(fs::read_to_string(&file).unwrap(), foreign, "{said}");
        fs::remove_file(folder.join("server-2.hedgerow")).unwrap();
    }
}
