//! The program as a user runs it.

use crate::program::{Dialogue, PROGRAM, bad, folder, good, repository, run};
use hedgerow_lessons::Lesson;
use hedgerow_notation::{DrawOrigin, Record};
use hedgerow_rules::Seat;
use std::fs;
use std::io::{Read, Write};
use std::net::TcpStream;
use std::process::{Command, Stdio};

#[test]
fn simulate_writes_a_trace_that_replay_writes_again() {
    let folder = folder("trace");
    let (records, trace) = (folder.join("records"), folder.join("again.jsonl"));
    let arguments = ["simulate", "--rules", "hunters/en-2014", "--seats", "3", "--games", "2", "--seed", "7"];
    let more = ["--trace", "-", "--records", records.to_str().unwrap()];
    let output = run(&[&arguments[..], &more[..]].concat(), "");
    let lines = String::from_utf8(output.stdout).unwrap();
    assert!(lines.lines().all(|line| line.starts_with("{\"game\":") && line.ends_with('}')), "alone on its stream");
    assert!(String::from_utf8(output.stderr).unwrap().contains("2 games of hunters/en-2014, 3 seats"));
    let record = records.join("hunters-en-2014-3-seats-7.hedgerow");
    good(&["replay", record.to_str().unwrap(), "--trace", trace.to_str().unwrap()]);
    let first: Vec<&str> = lines.lines().filter(|line| line.starts_with("{\"game\":0,")).collect();
    assert_eq!(fs::read_to_string(trace).unwrap().lines().collect::<Vec<_>>(), first);
    assert!(records.join("hunters-en-2014-3-seats-8.hedgerow").exists());
}

#[test]
fn records_of_different_games_have_different_names() {
    let folder = folder("names");
    for seats in ["2", "4"] {
        let simulate = ["simulate", "--games", "1", "--seats", seats, "--records"];
        good(&[&simulate[..], &[folder.to_str().unwrap()]].concat());
    }
    let mut names: Vec<_> = fs::read_dir(&folder).unwrap().map(|file| file.unwrap().file_name()).collect();
    names.sort();
    assert_eq!(names, ["carcassonne-first-2-seats-1.hedgerow", "carcassonne-first-4-seats-1.hedgerow"]);
}

#[test]
fn a_bench_plays_exactly_the_games_it_is_told() {
    let bench = ["bench", "playouts", "--rules", "carcassonne/first", "--games", "5", "--threads", "2", "--json"];
    let lines: serde_json::Value = serde_json::from_str(&good(&bench)).unwrap();
    assert_eq!(lines[0]["games"], 5);
}

#[test]
fn a_reader_that_has_seen_enough_is_no_fault() {
    let record = repository("tests/records/carcassonne-first-1.hedgerow");
    let mut program = Command::new(PROGRAM);
    let program = program.arg("verify").arg(record).stdout(Stdio::piped()).stderr(Stdio::piped());
    let mut child = program.spawn().unwrap();
    drop(child.stdout.take());
    let output = child.wait_with_output().unwrap();
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
}

#[test]
fn serve_says_an_address_that_answers() {
    let folder = folder("serve");
    let cases: [(&[&str], &str); 4] = [
        (&[], "/"),
        (&["--base-path", "hedgerow"], "/hedgerow/"),
        (&["--base-path", "/hedgerow/"], "/hedgerow/"),
        (&["--public-url", "https://example.org/a"], "/a/"),
    ];
    for (number, (flags, path)) in cases.into_iter().enumerate() {
        let data = folder.join(number.to_string());
        let serve = ["serve", "--listen", "0.0.0.0:0", "--data", data.to_str().unwrap()];
        let server = Dialogue::begin(&[&serve, flags].concat());
        let line = server.hear();
        let address = line.strip_prefix("Hedgerow is at http://127.0.0.1:").and_then(|rest| rest.split_once('/'));
        let (port, rest) = address.unwrap_or_else(|| panic!("{line}"));
        assert_eq!(format!("/{rest}"), path, "{line}");
        let mut stream = TcpStream::connect(("127.0.0.1", port.parse::<u16>().unwrap())).unwrap();
        write!(stream, "GET {path}health HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n").unwrap();
        let mut answer = String::new();
        stream.read_to_string(&mut answer).unwrap();
        assert!(answer.starts_with("HTTP/1.1 200"), "{line}: {answer}");
    }
}

#[test]
fn the_same_seed_gives_the_same_games() {
    let arguments =
        ["simulate", "--rules", "discovery/advanced", "--option", "equal-turns", "--games", "3", "--trace", "-"];
    assert_eq!(good(&arguments), good(&arguments));
}

#[test]
fn simulate_sums_up_in_words_and_in_json() {
    let words = good(&["simulate", "--games", "5", "--option", "river"]);
    assert!(words.starts_with("5 games of carcassonne/first+river, 2 seats"), "{words}");
    assert!(words.contains("turns: ") && words.contains("city "), "{words}");
    let json: serde_json::Value = serde_json::from_str(&good(&["simulate", "--games", "5", "--json"])).unwrap();
    assert_eq!(json["games"], 5);
    assert_eq!(json["turns"]["mean"], 71.0);
    assert_eq!(json["seats"].as_array().unwrap().len(), 2);
    assert!(json["scored"]["city"]["times"].as_u64().unwrap() > 0);
}

#[test]
fn replay_knows_the_tiles_of_the_guided_games() {
    let folder = folder("lessons");
    for lesson in Lesson::all() {
        let mut record = Record::new(&lesson.game, 2, Seat(0), DrawOrigin::Entered).unwrap();
        record.actions.extend(lesson.dealer().deal(&lesson.start().unwrap()));
        let file = folder.join(&lesson.name);
        fs::write(&file, record.write()).unwrap();
        let shown = good(&["replay", file.to_str().unwrap()]);
        assert!(shown.contains("Turn 1: Seat 0 to play."), "{shown}");
    }
}

#[test]
fn replay_shows_turns_board_and_result() {
    let folder = folder("replay");
    good(&["simulate", "--games", "1", "--seed", "7", "--records", folder.to_str().unwrap()]);
    let record = folder.join("carcassonne-first-2-seats-7.hedgerow");
    let whole = good(&["replay", record.to_str().unwrap()]);
    assert!(whole.contains("  1  Seat 0") && whole.contains(" 71  Seat 0") && whole.contains("Won by"), "{whole}");
    let half = good(&["replay", record.to_str().unwrap(), "--until", "20"]);
    assert!(
        half.contains(" 20  Seat 1") && !half.contains(" 21  Seat 0") && half.contains("Turn 21: Seat 0 to play."),
        "{half}"
    );
    let text = fs::read_to_string(&record).unwrap().replace("thief", "knight");
    fs::write(&record, text).unwrap();
    let message = bad(&["replay", record.to_str().unwrap()]);
    assert!(message.contains("line ") && message.contains("takes no knight"), "{message}");
}

#[test]
fn a_set_of_ones_own_is_checked_shown_and_played() {
    let folder = folder("sets");
    let file = folder.join("small.toml");
    let printed = fs::read_to_string(concat!(env!("CARGO_MANIFEST_DIR"), "/../rules/sets/discovery.toml")).unwrap();
    fs::write(&file, printed.replace("count = 3", "count = 1").replace("total = 84", "total = 80")).unwrap();
    let file = file.to_str().unwrap();
    assert!(good(&["sets", "check", file]).contains("a good set for The Discovery: 80 tiles of 66 kinds"));
    assert!(good(&["sets", "show", file]).contains("T66"));
    let records = folder.join("records");
    let simulate = ["simulate", "--rules", "discovery/standard", "--set", file, "--games", "1", "--seed", "1"];
    let words = good(&[&simulate[..], &["--records", records.to_str().unwrap()]].concat());
    assert!(words.contains("turns: 79.0 on average"), "{words}");
    let record = records.join("discovery-standard-small-2-seats-1.hedgerow");
    let record = record.to_str().unwrap();
    assert!(
        bad(&["replay", record])
            .contains("the tile set “small” is not built in, and no set that was given has its content hash")
    );
    assert!(good(&["replay", record, "--set", file]).contains("Won by"));
    fs::write(file, printed.replace("count = 3", "count = 200")).unwrap();
    assert!(bad(&["sets", "check", file]).contains("tiles are too many: a set may hold at most 255"));
    fs::write(file, printed.replace("total = 84", "total = 85")).unwrap();
    let message = bad(&["simulate", "--rules", "discovery/standard", "--set", file]);
    assert!(message.contains("small.toml: “total” says 85, but the counts add up to 84"), "{message}");
}

#[test]
fn every_stack_may_have_a_set_of_ones_own() {
    let sets = concat!(env!("CARGO_MANIFEST_DIR"), "/../rules/sets/");
    let folder = std::env::temp_dir().join(format!("hedgerow-stacks-{}", std::process::id()));
    fs::create_dir_all(&folder).unwrap();
    let few = folder.join("few.toml");
    let printed = fs::read_to_string(format!("{sets}hunters-bonus.toml")).unwrap();
    let first = printed.split("[[tile]]").take(2).collect::<Vec<_>>().join("[[tile]]");
    fs::write(&few, first.replace("total = 12", "total = 1")).unwrap();
    let few = few.to_str().unwrap();
    let (land, bonus) = (format!("{sets}hunters.toml"), format!("bonus={few}"));
    let simulate = ["simulate", "--rules", "hunters/en-2014", "--games", "1", "--seed", "1"];
    let records = format!("{}/records", folder.display());
    good(&[&simulate[..], &["--set", &land, "--set", &bonus, "--records", &records]].concat());
    let played = &format!("{records}/hunters-en-2014-few-2-seats-1.hedgerow");
    assert!(fs::read_to_string(played).unwrap().contains("\nset: few "), "the second stack has the set of one's own");
    assert!(bad(&["replay", played]).contains("“few” is not built in"));
    assert!(good(&["replay", played, "--set", few]).contains("Won by"));
    let missing = bad(&["simulate", "--set", &bonus]);
    assert!(missing.contains("carcassonne/first has no stack “bonus”; it has: land"), "{missing}");
    let twice = bad(&[&simulate[..], &["--set", &bonus, "--set", &bonus]].concat());
    assert!(twice.contains("--set names the stack “bonus” twice"), "{twice}");
    fs::remove_dir_all(folder).unwrap();
}

#[test]
fn sets_rules_and_perft_say_what_they_know() {
    let shown = good(&["sets", "show", "carcassonne"]);
    assert!(shown.starts_with("carcassonne: 72 tiles of 24 kinds; on them shield x10"), "{shown}");
    assert!(shown.contains("D         4  CCC aRb bbb bRa    (start)"), "{shown}");
    assert!(good(&["rules"]).contains("hunters/hu-2002"));
    assert!(good(&["rules", "hunters/hu-2002"]).contains("no hunter may be placed on the tile with the fire"));
    assert!(good(&["rules", "ca4"]).starts_with("CA4  A road is complete when it has an end on both sides"));
    let perft = good(&["perft", "--rules", "discovery/standard", "--depth", "2"]);
    assert!(perft.contains("1 316 ") && perft.contains("2 1291 "), "{perft}");
}

/// What is printed for a preset holds there.
#[test]
fn the_rules_of_a_preset_tell_its_truth() {
    let advanced = good(&["rules", "discovery/advanced"]);
    for foreign in ["  C5  ", "  DI3 ", "whatever is complete is scored", "you draw a tile"] {
        assert!(!advanced.contains(foreign), "{foreign}: {advanced}");
    }
    assert!(advanced.contains("you lay one of your two open tiles"), "{advanced}");
    let standard = good(&["rules", "discovery/standard"]);
    assert!(standard.contains("  DI3 ") && !standard.contains("whatever is complete is scored"), "{standard}");
    assert_eq!(good(&["rules", "carcassonne/first", "--option", "river"]), good(&["rules", "carcassonne/first+river"]));
    let literal = good(&["rules", "hunters/pl-2002", "--option", "literal"]);
    assert!(literal.contains("1 point for each of its sections") && !literal.contains("  R4  "), "{literal}");
    let hungarian = good(&["rules", "hunters/hu-2002+literal"]);
    assert!(hungarian.contains("rivers count tiles") && hungarian.contains("1 point per tile"), "{hungarian}");
    assert!(good(&["rules", "hunters/en-2014"]).contains("tribe members, one of which marks the score"));
    assert!(bad(&["rules", "hunters/en-2014", "--option", "literal"]).contains("has no option “literal” (R21)"));
    assert!(bad(&["rules", "R21", "--option", "literal"]).contains("an option goes with a preset"));
}

#[test]
fn what_does_not_exist_is_told_with_what_does() {
    assert!(
        bad(&["simulate", "--rules", "chess"]).contains("there are no rules “chess”; there are: carcassonne/first, ")
    );
    assert!(
        bad(&["simulate", "--rules", "hunters/en-2014", "--option", "river"])
            .contains("hunters/en-2014 has no option “river” (CA12)")
    );
    assert!(bad(&["simulate", "--seats", "6"]).contains("not a whole number from 2 to 5"));
    assert!(bad(&["simulate", "--games", "0"]).contains("not a whole number from 1"));
    assert!(good(&["sets", "show", "hunters-bonus-lesson"]).contains("B08"), "lessons have sets of their own");
    assert!(bad(&["sets", "show", "nothing"]).contains("built in are carcassonne, river, hunters"));
    assert!(bad(&["replay", "no-such-file"]).contains("cannot read no-such-file"));
}

#[test]
fn a_game_is_played_saved_and_resumed_from_the_keyboard() {
    let folder = folder("play");
    let file = folder.join("game.hedgerow");
    let file = file.to_str().unwrap();
    let play = ["play", "--seed", "7", "--first", "0", "--names", "Ada,Bob", "--save", file];
    // The first tile goes to the first square in its first rotation, no piece; then the keyboard falls silent.
    let output = run(&play, "1\n\n0\n\n");
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    let said = String::from_utf8(output.stdout).unwrap();
    assert!(said.contains("The game is saved to") && said.contains("Ada"), "{said}");
    let saved = fs::read_to_string(file).unwrap();
    assert!(
        saved.contains("player: 0 Ada") && saved.contains("draws: seed 7") && saved.contains("\n1 0: +"),
        "{saved}"
    );
    // A game is saved over no other one, and over its own under any name of its file.
    let message = bad(&play);
    assert!(message.contains("holds something already: go on with it by --resume"), "{message}");
    let other = folder.join("other.hedgerow");
    fs::write(&other, "something").unwrap();
    let message = bad(&["play", "--resume", file, "--save", other.to_str().unwrap()]);
    assert!(message.contains("other.hedgerow holds something already"), "{message}");
    let same = folder.join("../play/game.hedgerow");
    good(&["play", "--resume", file, "--save", same.to_str().unwrap()]);
    assert_eq!(fs::read_to_string(file).unwrap(), saved);
    let resumed = run(&["play", "--resume", file], "scores\nquit\nno\n");
    let said = String::from_utf8(resumed.stdout).unwrap();
    assert!(said.contains("The game goes on in turn") && said.contains("Goodbye."), "{said}");
}

#[test]
fn draw_writes_tiles_boards_and_replays() {
    let folder = folder("draw");
    let file = |name: &str| folder.join(name).to_str().unwrap().to_string();
    let (sheet, board, early, moving) = (file("river.svg"), file("board.png"), file("early.svg"), file("game.svg"));
    good(&["simulate", "--games", "1", "--seed", "7", "--records", folder.to_str().unwrap()]);
    let record = file("carcassonne-first-2-seats-7.hedgerow");
    good(&["draw", "tiles", "--set", "river", "--columns", "5", "--out", &sheet]);
    assert!(fs::read_to_string(&sheet).unwrap().starts_with("<svg "));
    good(&["draw", "board", &record, "--tile", "20", "--out", &board]);
    assert!(fs::read(&board).unwrap().starts_with(b"\x89PNG"));
    good(&["draw", "board", &record, "--until", "3", "--out", &early]);
    let tiles = fs::read_to_string(&early).unwrap().matches("<use href=\"#hr-t-").count();
    assert_eq!(tiles, 4, "the start tile and three more");
    good(&["draw", "replay", &record, "--out", &moving]);
    assert!(fs::read_to_string(&moving).unwrap().contains("<animate "));
}

#[test]
fn draw_says_what_it_cannot_do() {
    let folder = folder("draw-not");
    let file = |name: &str| folder.join(name).to_str().unwrap().to_string();
    let record = concat!(env!("CARGO_MANIFEST_DIR"), "/../../tests/records/carcassonne-first-1.hedgerow");
    assert!(bad(&["draw", "tiles", "--out", &file("sheet.jpg")]).contains("ends in .svg or .png"));
    assert!(bad(&["draw", "tiles", "--set", "nowhere", "--out", &file("a.svg")]).contains("there is no set 'nowhere'"));
    assert!(bad(&["draw", "replay", record, "--out", &file("game.png")]).contains("only an SVG can be animated"));
    assert!(bad(&["draw", "replay", record, "--pace", "0", "--out", &file("game.svg")]).contains("needs some time"));
    assert!(bad(&["draw", "board", &file("no.hedgerow"), "--out", &file("a.svg")]).contains("cannot read"));
    let large = bad(&["--language", "pl", "draw", "tiles", "--tile", "2000", "--out", &file("large.png")]);
    assert!(large.contains("pikseli jest za duży"), "{large}");
    let beyond = folder.join("missing").join("a.svg");
    assert!(bad(&["draw", "tiles", "--out", beyond.to_str().unwrap()]).contains("cannot write"));
}
