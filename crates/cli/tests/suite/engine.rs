//! `hedgerow engine`, and programs as bots.

use crate::program::{Dialogue, PROGRAM, folder, python, repository};
use std::fs;

const POSITION: &str = "position
hedgerow-position 1
rules: carcassonne/first
set: carcassonne bfac1c8a775e363f9a85c5ed09d9a1194b7be0658d9f7536ef49e39a9b78872a
first: 0
turn: 3
seat: 0
phase: place
scores: 0 0
hand: 0 E
left: A*2 B*4 C*1 D*3 E*4 F*2 G*1 H*3 I*2 J*3 K*3 L*3 M*2 N*3 O*2 P*2 Q*1 R*3 S*2 T*1 U*8 V*8 W*4 X*1
tile: D@0,0r0
tile: P@1,0r2 farmer:b 0
tile: V@0,1r3 farmer:a 1
end";

#[test]
fn the_session_in_the_documentation_is_real() {
    let page = fs::read_to_string(repository("docs/engine-protocol.md")).unwrap();
    let session = page.split("## A session").nth(1).unwrap().split("```").nth(1).unwrap();
    let mut engine = Dialogue::begin(&["engine", "--bot", "random"]);
    let mut answers = 0;
    for line in session.lines().filter(|line| !line.is_empty()) {
        match line.split_at(2) {
            ("> ", said) => engine.say(said),
            ("< ", heard) => {
                assert_eq!(engine.hear(), heard);
                answers += 1;
            }
            _ => panic!("neither side says '{line}'"),
        }
    }
    assert!(answers > 10);
    assert!(engine.end());
}

#[test]
fn the_position_in_the_documentation_of_records_is_the_one_used_here() {
    let page = fs::read_to_string(repository("docs/record-format.md")).unwrap();
    let text = POSITION.strip_prefix("position\n").unwrap().strip_suffix("end").unwrap();
    assert!(page.contains(text));
}

#[test]
fn the_end_of_the_input_ends_the_engine() {
    let mut engine = Dialogue::begin(&["engine"]);
    engine.say("position");
    engine.say("hedgerow-position 1");
    assert!(engine.end());
}

#[test]
fn bad_lines_are_told_and_the_engine_goes_on() {
    let mut engine = Dialogue::begin(&["engine", "--bot", "random"]);
    let mut refused = |line: &str, wanted: &str| {
        engine.say(line);
        let heard = engine.hear();
        assert!(heard.contains(wanted), "{line}: {heard}");
    };
    refused("go", "error go there is no position yet");
    refused("hedgerow soon", "error hedgerow expected “hedgerow VERSION”");
    refused("setoption bot nobody", "error setoption there is no bot “nobody”");
    refused("setoption threads 0", "error setoption threads must be from 1 to 256");
    refused("position\nnonsense\nend", "error position line 1: the first line must be “hedgerow-position VERSION”");
    refused(
        &POSITION.replace("bfac1c8a", "00000000"),
        "error position line 3: the tile set “carcassonne” is not built in",
    );
    refused(&POSITION.replace("P@1,0r2", "P@5,5r2"), "error position line 12:");
    refused("record\nhedgerow-record 9\nend", "error record line 1: version 9 is newer than this program");
    // A position that was refused leaves none behind.
    refused(&format!("{POSITION}\nposition\nend\n"), "error position");
    refused("go", "error go there is no position yet");
    let over = POSITION.replace("phase: place", "phase: draw").replace("hand: 0 E\n", "").replace("E*4", "E*5");
    refused(&format!("{over}\ngo"), "error go there is nothing to decide");
    refused(&format!("{POSITION}\ngo"), "bestmove E@");
    assert!(engine.end());
}

#[test]
fn a_newer_host_is_told_the_version_and_an_older_one_is_refused() {
    let mut engine = Dialogue::begin(&["engine"]);
    engine.say("hedgerow 1");
    assert_eq!(engine.hear(), "error hedgerow version 1 is not spoken any more; this engine speaks version 2");
    engine.say("hedgerow 7");
    assert_eq!(engine.hear(), "hedgerow 2");
    engine.say("quit");
    assert!(engine.end());
}

#[test]
fn threads_stay_when_another_bot_is_chosen() {
    let mut engine = Dialogue::begin(&["engine"]);
    engine.say("setoption threads 3\nsetoption bot normal\nhedgerow 2");
    // Up to "ready".
    let options: Vec<String> = (0..7).map(|_| engine.hear()).collect();
    assert!(options.contains(&"option name bot type text default normal".to_string()), "{options:?}");
    assert!(options.contains(&"option name threads type number min 1 max 256 default 3".to_string()), "{options:?}");
    engine.say("quit");
    assert!(engine.end());
}

#[test]
fn the_same_table_under_other_rules_or_with_more_seats_is_thought_about_anew() {
    let mut engine = Dialogue::begin(&["engine", "--bot", "normal"]);
    let modern = POSITION.replace("carcassonne/first", "carcassonne/modern");
    let three = POSITION.replace("turn: 3", "turn: 4").replace("scores: 0 0", "scores: 0 0 0");
    let mut answer = |position: &str| {
        engine.say(position);
        engine.say("go");
        // How long it took is another time another.
        let info = engine.hear();
        (info.split(" win ").nth(1).unwrap().to_string(), engine.hear())
    };
    for other in [&modern, &three] {
        let fresh = answer(other);
        assert_ne!(answer(POSITION), fresh);
        assert_eq!(answer(other), fresh);
    }
    engine.say("quit");
    assert!(engine.end());
}

/// A bot that thinks until it is stopped.
const PATIENT: &str = "
import sys
for line in sys.stdin:
    word = line.split()[0]
    if word == 'hedgerow':
        print('hedgerow 2\\nready', flush=True)
    if word == 'legal':
        legal = line.split()[1:]
    if word == 'go':
        print('info evaluations 12 time 3 lead -1.5 win 0.25 plan', legal[0], flush=True)
    if word == 'stop':
        print('bestmove', legal[0], flush=True)
";

#[test]
fn stop_and_ping_are_heard_while_a_bot_thinks() {
    let script = folder("engine-stop").join("patient.py");
    fs::write(&script, PATIENT).unwrap();
    // The engine's bot is itself a program: what is said to one end is heard at the other.
    let bot = format!("cmd:ms=60000:{} '{}'", python(), script.display());
    let mut engine = Dialogue::begin(&["engine", "--bot", &bot]);
    engine.say(POSITION);
    engine.say("go");
    let info = engine.hear();
    assert!(
        info.starts_with("info evaluations 12 time ") && info.ends_with("win 0.250 lead -1.50 plan E@-1,1r0"),
        "{info}"
    );
    engine.say("ping");
    assert_eq!(engine.hear(), "pong");
    engine.say("newgame");
    assert_eq!(engine.hear(), "error newgame not while thinking: wait for bestmove, or send stop");
    assert!(engine.is_silent());
    engine.say("stop");
    assert!(engine.hear().starts_with("info evaluations 12 "));
    assert_eq!(engine.hear(), "bestmove E@-1,1r0");
    // Both limits: the time ends it although the evaluations are not reached.
    engine.say("go evaluations 1000000 time 50");
    engine.hear();
    engine.hear();
    assert_eq!(engine.hear(), "bestmove E@-1,1r0");
    engine.say("go");
    engine.hear();
    engine.say("quit");
    assert!(engine.end(), "it quits while it thinks");
}

/// Asks a bot for a move of the position; how many evaluations it made, and its lines of `info`.
fn asked(bot: &str, go: &str) -> (u64, Vec<String>) {
    let mut engine = Dialogue::begin(&["engine", "--bot", bot]);
    engine.say(POSITION);
    engine.say(go);
    let mut infos = Vec::new();
    loop {
        let line = engine.hear();
        if line.starts_with("bestmove") {
            break;
        }
        infos.push(line);
    }
    let last = infos.last().unwrap();
    (last.split(' ').skip_while(|word| *word != "evaluations").nth(1).unwrap().parse().unwrap(), infos)
}

#[test]
fn levels_stay_different_however_much_time_they_have() {
    assert_eq!(asked("normal", "go time 20000").0, 200);
    assert_eq!(asked("normal", "go clocks 900000,900000").0, 200);
    assert_eq!(asked("search:evals=300", "go time 20000 evaluations 5000").0, 300);
    // A limit does cut them short, and who has no level takes what there is.
    assert_eq!(asked("hard", "go evaluations 30").0, 30);
    assert_eq!(asked("search", "go time 20000 evaluations 350").0, 350);
}

#[test]
fn the_best_lines_are_told_with_chances_and_points() {
    let (_, infos) = asked("normal", "go lines 3");
    assert_eq!(infos.len(), 3);
    for (number, info) in infos.iter().enumerate() {
        let words: Vec<&str> = info.split(' ').collect();
        let number_of = |key: &str| words[words.iter().position(|word| *word == key).unwrap() + 1];
        assert_eq!(number_of("line"), (number + 1).to_string());
        let chances = ["win", "draw", "loss"].map(|key| number_of(key).parse::<f64>().unwrap());
        assert!((chances.iter().sum::<f64>() - 1.0).abs() < 0.01, "{info}");
        assert_eq!(number_of("points").split(',').count(), 2);
        assert!(number_of("depth").parse::<u32>().unwrap() >= 1 && words.contains(&"plan"), "{info}");
    }
}

#[test]
fn a_search_ponders_until_it_is_stopped() {
    let mut engine = Dialogue::begin(&["engine", "--bot", "search:evals=100"]);
    engine.say(&format!("{POSITION}\ngo ponder 1"));
    assert!(engine.is_silent());
    engine.say("stop");
    assert!(engine.hear().starts_with("info "));
    assert_eq!(engine.hear(), "bestmove none");
    // So does a question without an end, whatever the bot's own time is.
    engine.say(&format!("setoption bot search:ms=20\n{POSITION}\ngo time infinite clocks 50,50"));
    assert!(engine.is_silent());
    engine.say("stop");
    assert!(engine.hear().starts_with("info ") && engine.hear().starts_with("bestmove E@"));
    // Before the tile is drawn there is nothing to think about.
    let draw = POSITION.replace("phase: place", "phase: draw").replace("hand: 0 E\n", "").replace("E*4", "E*5");
    engine.say(&format!("{draw}\ngo ponder 1\nstop"));
    assert_eq!(engine.hear(), "bestmove none");
    for (go, wanted) in [
        ("go ponder 2", "error go there are only 2 seats"),
        ("go clocks 5,5,5", "error go 3 clocks for 2 seats"),
        ("go only E@0,0r0", "error go “E@0,0r0”: there is a tile at 0,0 already"),
        ("go only up", "error go “up” is not an action"),
    ] {
        engine.say(&format!("{POSITION}\n{go}"));
        let heard = engine.hear();
        assert!(heard.starts_with(wanted), "{go}: {heard}");
    }
    assert!(engine.end());
}

#[test]
fn a_program_that_is_hedgerow_plays_like_hedgerow() {
    let folder = folder("engine-same");
    let (inside, outside) = (folder.join("inside"), folder.join("outside"));
    let engine = format!("cmd:'{PROGRAM}' engine --bot random");
    for (bot, records) in [("random", &inside), (engine.as_str(), &outside)] {
        let bots = format!("{bot},random");
        let arguments = ["arena", "--rules", "discovery/advanced", "--bots", &bots, "--games", "2"];
        crate::program::good(&[&arguments[..], &["--records", records.to_str().unwrap()]].concat());
    }
    let moves = |folder: &std::path::Path| {
        let text = fs::read_to_string(folder.join("discovery-advanced-pair1-game1.hedgerow")).unwrap();
        text.split("\n\n").nth(1).unwrap().to_string()
    };
    assert_eq!(moves(&inside), moves(&outside));
}
