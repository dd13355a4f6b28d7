//! `hedgerow arena`.

use crate::program::{PROGRAM, bad, folder, good, python, repository, run};
use serde_json::Value;
use std::fs;
use std::path::Path;
use std::process::{Command, Stdio};
use std::thread;
use std::time::Duration;

/// Runs an arena and returns what it prints and its JSON.
fn arena(folder: &Path, arguments: &[&str]) -> (String, Value) {
    let file = folder.join("result.json");
    let words = good(&[&["arena", &format!("--json={}", file.display())], arguments].concat());
    (words, serde_json::from_str(&fs::read_to_string(file).unwrap()).unwrap())
}

/// The results without the seconds, which differ from run to run.
fn timeless(mut report: Value) -> Value {
    for pair in report["pairs"].as_array_mut().unwrap() {
        pair["seconds_per_move"] = Value::Null;
    }
    report
}

#[test]
fn two_bots_meet_and_the_result_is_told_in_words_and_json() {
    let folder = folder("arena-two");
    let (words, report) =
        arena(&folder, &["--rules", "hunters/en-2014", "--bots", "random,random", "--games", "25", "--seed", "7"]);
    assert!(words.starts_with("hunters/en-2014, 2 seats, seed 7\n"), "{words}");
    assert!(words.contains("95 % interval") && words.contains("ratings (Elo scale, average 0)"), "{words}");
    assert_eq!(report["rules"], "hunters/en-2014");
    assert_eq!((&report["seats"], &report["duplicate"], &report["seed"]), (&2.into(), &false.into(), &"7".into()));
    let [pair] = &report["pairs"].as_array().unwrap()[..] else { panic!("one pair: {report}") };
    assert_eq!(pair["bots"], serde_json::json!(["random", "random"]));
    let count = |key: &str| pair[key].as_u64().unwrap();
    assert_eq!(count("games"), 25);
    assert_eq!(count("wins") + count("losses") + count("draws"), 25);
    let rate = (count("wins") as f64 + count("draws") as f64 / 2.0) / 25.0;
    assert!((pair["win_rate"].as_f64().unwrap() - rate).abs() < 1e-12);
    let (low, high) = (pair["interval"][0].as_f64().unwrap(), pair["interval"][1].as_f64().unwrap());
    assert!(low < rate && rate < high && high - low > 0.3, "{low} {high}");
    let points = |bot: usize| pair["mean_points"][bot].as_f64().unwrap();
    assert!((pair["mean_margin"].as_f64().unwrap() - (points(0) - points(1))).abs() < 1e-9);
    assert!(points(0) > 5.0 && pair["seconds_per_move"][1].as_f64().unwrap() > 0.0);
    assert_eq!(pair["forfeits"], serde_json::json!([]));
    assert_eq!(report["ratings"].as_array().unwrap().len(), 2);
}

#[test]
fn results_do_not_depend_on_how_many_games_are_played_at_once() {
    let folder = folder("arena-jobs");
    let settings = ["--bots", "random,random,random", "--games", "30", "--duplicate", "--sprt", "--sprt-elo", "0,400"];
    let run = |jobs| timeless(arena(&folder, &[&settings[..], &["--threads", jobs]].concat()).1);
    let alone = run("1");
    assert_eq!(alone, run("4"));
    assert_eq!(alone["pairs"].as_array().unwrap().len(), 3);
    assert_ne!(alone["pairs"][0]["mean_margin"], alone["pairs"][1]["mean_margin"], "each pair plays games of its own");
}

#[test]
fn every_shuffle_is_played_in_every_seating() {
    let folder = folder("arena-duplicate");
    let records = folder.join("records");
    let more = ["--records", records.to_str().unwrap()];
    let (words, report) =
        arena(&folder, &[&["--bots", "random,random", "--games", "5", "--duplicate"], &more[..]].concat());
    assert!(words.contains("every shuffle in every seating"), "{words}");
    assert_eq!(report["pairs"][0]["games"], 6, "rounded up to whole shuffles");
    let seed = |game: usize| {
        let file = records.join(format!("carcassonne-first-pair1-game{game}.hedgerow"));
        let text = fs::read_to_string(&file).unwrap();
        // Every record can be read and replayed.
        good(&["replay", file.to_str().unwrap()]);
        assert!(text.contains("player: 0 random") && text.contains("\nend: "), "{text}");
        text.lines().find_map(|line| line.strip_prefix("draws: seed ")).unwrap().to_string()
    };
    assert_eq!([0, 1, 2, 3, 4, 5].map(seed), ["arena-0", "arena-0", "arena-1", "arena-1", "arena-2", "arena-2"]);
}

#[test]
fn more_seats_are_one_against_the_others() {
    let folder = folder("arena-seats");
    let settings = ["--rules", "discovery/standard", "--seats", "3", "--bots", "random,random", "--games", "7"];
    let (words, report) = arena(&folder, &[&settings[..], &["--duplicate"]].concat());
    assert!(words.contains("One bot against 2 others; the fair share is 33.3 %."), "{words}");
    let pairs = report["pairs"].as_array().unwrap();
    assert_eq!(pairs.len(), 2, "each bot is once the one alone");
    assert!(pairs.iter().all(|pair| pair["games"] == 9), "rounded up to whole shuffles: {report}");
}

#[test]
fn a_contest_that_was_cut_goes_on_where_it_stopped() {
    let folder = folder("arena-state");
    let state = folder.join("state.jsonl");
    let state_path = state.to_str().unwrap();
    let settings = ["--bots", "random,random", "--games", "12", "--duplicate", "--threads", "2"];
    let whole = arena(&folder, &settings).1;
    let with_state = [&settings[..], &["--state", state_path]].concat();
    assert_eq!(timeless(arena(&folder, &with_state).1), timeless(whole.clone()));
    let lines = fs::read_to_string(&state).unwrap();
    assert_eq!(lines.lines().count(), 13, "a head and twelve games");

    // Killed in the middle of a line: five games are whole. They are marked, to see that they are not played again.
    let kept: Vec<String> = lines.lines().take(6).map(|line| line.replace("\"moves\":[", "\"moves\":[ ")).collect();
    let torn = &lines.lines().nth(6).unwrap()[..20];
    fs::write(&state, format!("{}\n{torn}", kept.join("\n"))).unwrap();
    assert_eq!(timeless(arena(&folder, &with_state).1), timeless(whole));
    let after = fs::read_to_string(&state).unwrap();
    assert_eq!(after.lines().count(), 13);
    assert_eq!(after.matches("\"moves\":[ ").count(), 5);

    // More games of the same contest go on from there, another contest does not.
    let more = [&with_state[..], &["--games", "14"]].concat();
    let more: Vec<&str> =
        more.into_iter().enumerate().filter(|(index, _)| !(2..4).contains(index)).map(|(_, word)| word).collect();
    assert_eq!(arena(&folder, &more).1["pairs"][0]["games"], 14);
    assert_eq!(fs::read_to_string(&state).unwrap().lines().count(), 15);
    let refused = bad(&[&["arena"], &with_state[..], &["--seed", "other"]].concat());
    assert!(
        refused.contains("it holds a contest with other settings: the seed there: arena; here: other"),
        "{refused}"
    );
    let refused = bad(&[&["arena"], &with_state[..], &["--rules", "carcassonne/modern"]].concat());
    assert!(refused.contains("the rules there: carcassonne/first; here: carcassonne/modern"), "{refused}");
    fs::write(&state, after.replacen("\"points\"", "\"pints\"", 1)).unwrap();
    let refused = bad(&[&["arena"], &with_state[..]].concat());
    assert!(refused.contains("line 2 is damaged"), "{refused}");
    fs::write(&state, "my diary\n").unwrap();
    assert!(bad(&[&["arena"], &with_state[..]].concat()).contains("line 1 does not begin a contest"));
    assert_eq!(fs::read_to_string(&state).unwrap(), "my diary\n", "what is not ours is left alone");
}

#[test]
fn a_contest_that_was_killed_loses_nothing() {
    let folder = folder("arena-killed");
    let state = folder.join("state.jsonl");
    let state_path = state.to_str().unwrap();
    let settings = ["--bots", "random,random", "--games", "6000", "--threads", "2"];
    let whole = arena(&folder, &settings).1;
    let with_state = [&settings[..], &["--state", state_path]].concat();
    let mut child = Command::new(PROGRAM).arg("arena").args(&with_state).stdout(Stdio::null()).spawn().unwrap();
    let lines = || fs::read(&state).unwrap_or_default().iter().filter(|byte| **byte == b'\n').count();
    while lines() < 20 && child.try_wait().unwrap().is_none() {
        thread::sleep(Duration::from_millis(1));
    }
    child.kill().unwrap();
    child.wait().unwrap();
    let kept = lines();
    assert!(kept >= 20);
    assert_eq!(timeless(arena(&folder, &with_state).1), timeless(whole));
    assert_eq!(lines(), 6001, "{kept} lines were there already");
}

#[test]
fn two_arenas_do_not_write_to_one_file() {
    let folder = folder("arena-locked");
    let state = folder.join("state.jsonl");
    let held = fs::File::create(&state).unwrap();
    held.lock().unwrap();
    let message = bad(&["arena", "--bots", "random,random", "--state", state.to_str().unwrap()]);
    assert!(message.contains("another arena writes to it"), "{message}");
}

#[test]
fn a_clear_result_ends_a_pairing_early() {
    let folder = folder("arena-sprt");
    let crash = script(&folder, "gone", "exit 0");
    let bots = format!("random,{crash}");
    let state = folder.join("state.jsonl");
    let settings = ["--bots", &bots, "--games", "500", "--sprt", "--sprt-elo", "0,200", "--threads", "2"];
    let (words, report) = arena(&folder, &[&settings[..], &["--state", state.to_str().unwrap()]].concat());
    // The other thread may be a few games ahead when the result is clear.
    assert!(fs::read_to_string(&state).unwrap().lines().count() < 100, "it does not play on");
    let pair = &report["pairs"][0];
    // Every win adds ln(0.7597 / 0.5) = 0.4183: the eighth passes ln 19 = 2.944.
    assert_eq!((&pair["games"], &pair["wins"]), (&8.into(), &8.into()), "{words}");
    assert_eq!(pair["sprt"]["result"], "better");
    assert!(
        words.contains("SPRT: random is better than") && words.contains("(8 games, log-likelihood ratio +3.35"),
        "{words}"
    );
    let bots = format!("{crash},random");
    let (words, report) = arena(&folder, &["--bots", &bots, "--games", "500", "--sprt"]);
    assert_eq!(report["pairs"][0]["sprt"]["result"], "not better", "{words}");
}

/// A program in the language of the shell, as a bot: `answer` is what it does when asked for a move with the tile `$tile`.
fn script(folder: &Path, name: &str, answer: &str) -> String {
    let file = folder.join(name);
    let text = format!(
        "while read word rest; do case $word in hedgerow) echo hedgerow 2; echo ready;; hand:) tile=${{rest#* }};;
         go) {answer};; esac; done\n"
    );
    fs::write(&file, text).unwrap();
    format!("cmd:ms=50:sh '{}'", file.display())
}

/// Plays two games against a program and returns its only reason to lose them.
fn reason(name: &str, answer: &str, games: &str) -> String {
    let folder = folder(&format!("arena-forfeit-{name}"));
    let records = folder.join("records");
    let bots = format!("{},random", script(&folder, name, answer));
    let (words, report) = arena(&folder, &["--bots", &bots, "--games", games, "--records", records.to_str().unwrap()]);
    let pair = &report["pairs"][0];
    let games: usize = games.parse().unwrap();
    assert_eq!((&pair["games"], &pair["losses"]), (&games.into(), &games.into()), "{report}");
    assert_eq!(pair["mean_margin"], Value::Null, "nothing is learnt about points");
    let forfeits = pair["forfeits"].as_array().unwrap();
    assert_eq!(forfeits.len(), games);
    assert!(forfeits.iter().all(|forfeit| forfeit["by"] == 0 && forfeit["reason"] == forfeits[0]["reason"]));
    let reason = forfeits[0]["reason"].as_str().unwrap().to_string();
    assert!(words.contains("forfeits (lost; not counted in margin and points)") && words.contains(&reason), "{words}");
    let record = fs::read_to_string(records.join("carcassonne-first-pair1-game0.hedgerow")).unwrap();
    assert!(record.contains(&format!("note: seat 0 forfeits: {reason}")), "{record}");
    good(&["replay", records.join("carcassonne-first-pair1-game0.hedgerow").to_str().unwrap()]);
    reason
}

#[test]
fn a_program_that_ends_loses_and_its_last_words_are_told() {
    let reason = reason("crash", "echo out of ideas >&2; exit 3", "4");
    assert_eq!(reason, "the program ended (exit status: 3); it said last: out of ideas");
}

#[test]
fn a_program_that_does_not_answer_loses_whatever_else_it_says() {
    let garbage = thread::spawn(|| reason("garbage", "echo thinking hard; exec sleep 60", "1"));
    assert_eq!(reason("hang", "exec sleep 60", "2"), "no answer within 5.05 s");
    let told = "no “bestmove” within 5.05 s; the program said “thinking hard”, which is not a message";
    assert_eq!(garbage.join().unwrap(), told);
}

#[test]
fn a_program_that_breaks_the_rules_loses() {
    let said = reason("too-early", "echo bestmove -", "2");
    assert!(said.starts_with("“-” is not allowed: ") && said.ends_with(')'), "{said}");
    // The start tile lies at 0,0, whatever is drawn. The first game's first tile is the same for all bots.
    let said = reason("on-top", "echo bestmove $tile@0,0r0", "1");
    assert!(said.ends_with("there is a tile at 0,0 already (C4)"), "{said}");
}

#[test]
fn a_program_that_talks_nonsense_loses() {
    let said = reason("nonsense", "echo bestmove up", "2");
    assert!(said.starts_with("“up”: “up” is not an action: expected +TILE"), "{said}");
    let expected = "expected “bestmove ACTION” or “bestmove ACTION ACTION”";
    assert_eq!(
        reason("empty", "echo bestmove", "2"),
        format!("“bestmove” is not an answer to “go time 50”: {expected}")
    );
    assert_eq!(reason("sorry", "echo error go no idea", "2"), "the program refused “go time 50”: no idea");
}

#[test]
fn a_program_that_greets_wrongly_loses_and_is_told_how_to_find_out_more() {
    let folder = folder("arena-greeting");
    for (greeting, wanted) in [
        ("hedgerow 1", "the program speaks version 1 of the engine protocol, but this one speaks version 2"),
        ("ready", "the program said “ready” instead of greeting: its first answer to “hedgerow 2” must be"),
        ("error hedgerow closed", "the program refused “hedgerow 2”: closed"),
    ] {
        let bot = format!("cmd:sh -c \"read x; echo {greeting}; read x\"");
        let (words, report) = arena(&folder, &["--bots", &format!("{bot},random"), "--games", "2"]);
        let reason = report["pairs"][0]["forfeits"][0]["reason"].as_str().unwrap();
        assert!(reason.starts_with(wanted), "{reason}");
        assert!(
            words.contains(&format!("To find out what is wrong with an engine: hedgerow engine-check '{bot}'")),
            "{words}"
        );
    }
}

#[test]
fn a_program_that_does_not_exist_loses() {
    let folder = folder("arena-absent");
    let (_, report) = arena(&folder, &["--bots", "random,cmd:/no/such/bot", "--games", "2"]);
    assert_eq!(report["pairs"][0]["wins"], 2);
    let reason = report["pairs"][0]["forfeits"][0]["reason"].as_str().unwrap();
    assert!(reason.starts_with("the program cannot be started: '/no/such/bot': "), "{reason}");
}

#[test]
fn the_example_in_python_plays_all_three_games() {
    let folder = folder("arena-python");
    let bots = format!("cmd:{} '{}',random", python(), repository("examples/snug.py").display());
    for (rules, seats) in
        [("carcassonne/first", "2"), ("hunters/en-2014", "3"), ("discovery/advanced", "2"), ("discovery/standard", "2")]
    {
        let settings = ["--rules", rules, "--seats", seats, "--bots", &bots, "--games", "4"];
        let (words, report) = arena(&folder, &settings);
        for pair in report["pairs"].as_array().unwrap() {
            assert_eq!(pair["games"], 4, "{words}");
            assert_eq!(pair["forfeits"], serde_json::json!([]), "{words}");
        }
        // It does place pieces: a player without any scores nothing.
        assert!(report["pairs"][0]["mean_points"][0].as_f64().unwrap() > 10.0, "{words}");
    }
}

#[test]
fn the_example_that_reads_sets_plays_with_options_clocks_and_a_set_of_ones_own() {
    let folder = folder("arena-mason");
    let set = folder.join("own.toml");
    let tile = |id: &str, ports: &str, roads: &str| {
        format!("[[tile]]\nid = \"{id}\"\ncount = 9\nports = \"{ports}\"\nsegments.a = {{ kind = \"field\" }}\n{roads}")
    };
    let road = "segments.b = { kind = \"field\" }\nsegments.R = { kind = \"road\" }\n";
    let tiles = tile("bend", "aRb bRa aaa aaa", road) + &tile("way", "aRb bbb bRa aaa", road);
    fs::write(&set, format!("start = \"way\"\ntotal = 18\n{tiles}")).unwrap();
    let mason = format!("{} '{}'", python(), repository("examples/mason.py").display());
    let bots = format!("cmd:clock=5+0.1:option.style=bold:{mason},cmd:ms=100:{mason},random");
    let (words, report) = arena(&folder, &["--bots", &bots, "--games", "2", "--set", set.to_str().unwrap()]);
    for pair in report["pairs"].as_array().unwrap() {
        assert_eq!(pair["forfeits"], serde_json::json!([]), "{words}");
    }
    assert!(words.contains("Mason [1]") && words.contains("Mason [2]"), "{words}");
    let bots = format!("cmd:option.style=wild:{mason},random");
    let (words, _) = arena(&folder, &["--bots", &bots, "--games", "1"]);
    assert!(words.contains("the option “style” cannot be “wild”: expected calm, bold"), "{words}");
}

#[test]
fn what_cannot_be_is_refused_before_anything_is_played() {
    for (arguments, wanted) in [
        (&["--bots", "random"][..], "a contest needs at least two bots, not 1"),
        (&["--bots", "random,nobody"], "there is no bot “nobody”"),
        (&["--bots", "random,cmd:"], "“cmd:” needs a program"),
        (&["--bots", "random,random", "--games", "0"], "not a whole number from 1 to 1000000000"),
        (&["--bots", "random,random", "--threads", "0"], "not a whole number from 1 to 1024"),
        (&["--bots", "random,random", "--seats", "6"], "not a whole number from 2 to 5"),
        (&["--bots", "random,random", "--seed", " "], "an empty seed cannot be recorded"),
        (&["--bots", "random,random", "--sprt", "--sprt-elo", "30,0"], "“30,0” is not a pair of Elo differences"),
        (&["--bots", "random,random", "--rules", "chess"], "there are no rules “chess”"),
    ] {
        let message = bad(&[&["arena"], arguments].concat());
        assert!(message.contains(wanted), "{arguments:?}: {message}");
    }
    let output = run(&["arena", "--bots", "random,random", "--games", "2", "--state", "/no/such/folder/state"], "");
    assert!(String::from_utf8_lossy(&output.stderr).contains("cannot go on with /no/such/folder/state"));
}
