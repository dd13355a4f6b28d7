//! What strangers wrote never reaches a terminal as it is: names in records, broken files, what engines say.

use crate::program::{folder, good, python, run};
use hedgerow_locale::is_printable;
use std::fs;
use std::path::Path;

/// Clears the screen, sets the title, turns the direction of writing, goes back to the begin of the line.
const EVIL: &str = "\u{1b}[2J\u{1b}]0;owned\u{7}\u{9b}31m\u{202e}\r\u{8}";

/// Runs the program; whatever it says on both streams must be printable.
fn said(arguments: &[&str], input: &str) -> String {
    let output = run(arguments, input);
    let said = String::from_utf8([output.stdout, output.stderr].concat()).unwrap();
    let raw = said.chars().find(|sign| *sign != '\n' && !is_printable(*sign));
    assert_eq!(raw, None, "{arguments:?}: {said:?}");
    said
}

/// A finished game of two players, of whom the first has such a name.
fn record(folder: &Path) -> String {
    let records = folder.join("records");
    good(&["simulate", "--games", "1", "--seed", "3", "--records", records.to_str().unwrap()]);
    let file = fs::read_dir(&records).unwrap().next().unwrap().unwrap().path();
    let text = fs::read_to_string(&file).unwrap();
    let name = format!("\nplayer: 0 E{EVIL}ve\n").replace("\r\u{8}", "\u{8}\r\u{8}");
    let own = text.lines().find(|line| line.starts_with("player: 0")).unwrap().to_string();
    fs::write(&file, text.replacen(&format!("\n{own}\n"), &name, 1)).unwrap();
    file.to_str().unwrap().to_string()
}

#[test]
fn the_names_in_a_record_are_shown_escaped() {
    let folder = folder("hostile-record");
    let file = record(&folder);
    for arguments in [
        &["replay", &file][..],
        &["replay", &file, "--language", "pl"],
        &["explain", &file, "--turn", "3", "--bot", "greedy"],
        &["play", "--resume", &file],
    ] {
        let said = said(arguments, "scores\nwhy\n");
        assert!(said.contains(r"E\u{1b}[2J") && said.contains("ve"), "{arguments:?}: {said}");
    }
    said(&["explain", &file, "--turn", "3", "--bot", "greedy", "--json"], "");
    said(&["verify", &file], "");
    said(&["draw", "board", &file, "--out", folder.join("board.svg").to_str().unwrap()], "");
}

#[test]
fn a_broken_file_is_quoted_escaped() {
    let folder = folder("hostile-file");
    let file = folder.join("bad");
    let path = file.to_str().unwrap();
    for text in
        [format!("hedgerow-record 1\n{EVIL}: x\n"), format!("hedgerow-record 1\nrules: {EVIL}\n"), EVIL.to_string()]
    {
        fs::write(&file, text).unwrap();
        for command in ["replay", "verify", "analyse"] {
            said(&[command, path], "");
        }
    }
    fs::write(&file, format!("total = 1\n[[tile]]\nid = \"{}\"\n", EVIL.replace('\u{1b}', "\\u001b"))).unwrap();
    said(&["sets", "check", path], "");
    said(&["play", "--bots", &format!("cmd:{EVIL}")], "quit\nno\n");
    said(&["simulate", "--rules", EVIL], "");
    said(&["replay", &format!("no such {EVIL}")], "");
}

#[test]
fn what_an_engine_says_is_shown_escaped() {
    let folder = folder("hostile-engine");
    let engine = |name: &str, code: &str| {
        let file = folder.join(name);
        fs::write(&file, format!("import sys\nevil = {:?}\n{code}", EVIL.replace('\r', ""))).unwrap();
        // Python reads the same escapes, but for the braces of Rust's.
        let text = fs::read_to_string(&file).unwrap();
        let text = text.replace("\\u{1b}", "\\x1b").replace("\\u{7}", "\\x07").replace("\\u{9b}", "\\x9b");
        fs::write(&file, text.replace("\\u{202e}", "\\u202e").replace("\\u{8}", "\\x08")).unwrap();
        format!("cmd:{} {}", python(), file.display())
    };
    let crashes = engine("crashes.py", "sys.stderr.write(evil + 'bang\\n'); sys.exit(1)\n");
    let answers = "print('hedgerow', 2); print('ready')\nfor line in sys.stdin:\n  if line.startswith('go'): print('bestmove ' + evil, flush=True)\n  sys.stdout.flush()\n";
    let babbles = engine("babbles.py", answers);
    for bot in [&crashes, &babbles] {
        let told = said(&["arena", "--bots", &format!("{bot},random"), "--games", "1"], "");
        assert!(told.contains(r"\u{1b}[2J"), "{told}");
        let told = said(&["play", "--seed", "1", "--bots", bot, "--first", "1"], "");
        assert!(told.contains(r"\u{1b}[2J"), "{told}");
    }
}
