//! `hedgerow engine-check`: good engines pass, and bad ones are told what is wrong.

use crate::program::{PROGRAM, bad, folder, good, python, repository, run};
use serde_json::Value;
use std::fs;
use std::thread;

/// Checks an engine with a second of patience: whether it passed, and the report.
fn check(engine: &str) -> (bool, Value) {
    let output = run(&["engine-check", engine, "--wait", "1", "--json"], "");
    (output.status.success(), serde_json::from_slice(&output.stdout).unwrap())
}

/// What is told about a step: faults and advice.
fn told(report: &Value, step: &str) -> Vec<String> {
    let found = report["steps"].as_array().unwrap().iter().find(|found| found["step"] == step);
    let found = found.unwrap_or_else(|| panic!("{step}: {report}"));
    let all = [&found["faults"], &found["advice"]].map(|list| list.as_array().unwrap().clone()).concat();
    all.iter().map(|text| text.as_str().unwrap().to_string()).collect()
}

#[test]
fn an_example_with_options_and_the_program_itself_pass() {
    let mason = format!("cmd:option.style=bold:{} '{}'", python(), repository("examples/mason.py").display());
    let engines = [(mason, "Mason"), (format!("cmd:'{PROGRAM}' engine --bot greedy"), "Hedgerow 0.1.0")];
    let checks = engines.map(|(engine, name)| {
        thread::spawn(move || {
            let (passed, report) = check(&engine);
            assert!(passed && report["passed"] == true && report["name"] == name, "{report}");
            assert_eq!(report["steps"].as_array().unwrap().len(), 12);
        })
    });
    checks.into_iter().for_each(|check| check.join().unwrap());
}

#[test]
fn a_greeting_that_fails_is_told_with_what_to_do() {
    let folder = folder("check-greeting");
    let engine = |name: &str, answer: &str| {
        let file = folder.join(name);
        fs::write(&file, format!("while read line; do {answer}; done\n")).unwrap();
        format!("cmd:sh '{}'", file.display())
    };
    let checks = [
        (
            engine("wrong", "echo uciok; echo readyok"),
            "the program said “uciok” instead of greeting: its first answer to",
        ),
        (
            engine("old", "echo hedgerow 1; echo ready"),
            "the program speaks version 1 of the engine protocol, but this one",
        ),
        (engine("refuses", "echo error hedgerow not today"), "the program refused “hedgerow 2”: not today"),
        (engine("silent", ":"), "no “hedgerow 2” within 1 s: a program must answer “hedgerow 2” with “hedgerow 2”"),
        (engine("dies", "echo oh no >&2; exit 3"), "the program ended (exit status: 3); it said last: oh no"),
        ("cmd:/no/such/bot".to_string(), "the program cannot be started: '/no/such/bot'"),
        (
            engine("plain", "echo hedgerow 2; echo ready").replace("cmd:", "cmd:option.style=bold:"),
            "the program has no option “style”, nor any other",
        ),
    ]
    .map(|(engine, wanted)| {
        thread::spawn(move || {
            let (passed, report) = check(&engine);
            assert!(!passed && report["passed"] == false, "{report}");
            assert_eq!(report["steps"].as_array().unwrap().len(), 1, "nothing else is tried");
            assert!(told(&report, "greeting")[0].starts_with(wanted), "{report}");
        })
    });
    checks.into_iter().for_each(|check| check.join().unwrap());
    let said = bad(&["engine-check", "hard"]);
    assert!(said.contains("“hard” is not a program: expected cmd:PROGRAM"), "{said}");
}

/// An engine that does everything wrong that it can, and still greets.
const WRONG: &str = r#"
import sys, time
def say(line): print(line, flush=True)
legal, place, games = [], True, 0
for line in sys.stdin:
    word, *rest = line.split() or ['']
    if word == 'hedgerow':
        say('good morning'); say('hedgerow 2'); say('option name depth type number min 1 max 9 default 5')
        say('option name book type spin default 5 min 1 max 9'); say('ready')
    elif word == 'setoption': say('error setoption I never change')
    elif word == 'phase:': place = rest == ['place']
    elif word == 'ping': say('pong')
    elif word == 'newgame': games += 1
    elif word == 'legal': legal = rest
    elif word == 'glow': say('error glow what'); say('bestmove -')
    elif word == 'go':
        if games > 1 and 'time' in rest and rest[1] == '50': sys.exit(1)
        if 'clocks' in rest: time.sleep(1.6)
        if 'lines' in rest: say('info line 7 plan ' + legal[0])
        say('bestmove ' + (legal[0] if place else 'up'))
    elif word.startswith('set'):
        pass
    elif word == 'quit': sys.exit(4)
"#;

#[test]
fn every_mistake_is_found_in_its_step() {
    let folder = folder("check-wrong");
    let file = folder.join("wrong.py");
    fs::write(&file, WRONG).unwrap();
    let (passed, report) = check(&format!("cmd:{} '{}'", python(), file.display()));
    assert!(!passed, "{report}");
    for (step, wanted) in [
        ("greeting", &["“good morning” in the greeting is not a message", "there is no “id name”"][..]),
        (
            "options",
            &[
                "“option name book type spin default 5 min 1 max 9” in the greeting is ignored: expected “option name",
                "the program refused “setoption”: I never change",
            ],
        ),
        ("sets", &[]),
        ("legal", &["after “go time 200”: “up”: “up” is not an action: expected"]),
        ("limits", &["after “go clocks 1000,1000 increments 100,100”: the answer came after "]),
        ("only", &["after “go time 200 only "]),
        ("lines", &["“info line 7 plan "]),
        ("stop", &["after “go time infinite” it said “bestmove "]),
        ("ponder", &["after “go ponder 0” it said “bestmove "]),
        ("games", &["after “go time 50”: the program ended (exit status: 1)"]),
        ("unknown", &["after “glow softly” it said “bestmove -” at once: it must wait"]),
        ("quit", &["after “quit” it ended with an error (exit status: 4)"]),
    ] {
        let told = told(&report, step);
        assert_eq!(told.len(), wanted.len(), "{step}: {told:?}");
        for (told, wanted) in told.iter().zip(wanted) {
            assert!(told.starts_with(wanted), "{step}: {told}");
        }
    }
    // Advice alone is no failure.
    let lines = report["steps"].as_array().unwrap().iter().find(|step| step["step"] == "lines").unwrap();
    assert_eq!(lines["passed"], true);
}

#[test]
fn the_page_names_every_step_in_every_language() {
    let snug = format!("cmd:{} '{}'", python(), repository("examples/snug.py").display());
    let said = good(&["engine-check", &snug]);
    assert_eq!(said.lines().filter(|line| line.starts_with("passed  ")).count(), 12, "{said}");
    assert!(said.ends_with("Snug passed all 12 steps.\n"), "{said}");
    let output = run(&["--language", "hu", "engine-check", "cmd:false"], "");
    let said = String::from_utf8(output.stdout).unwrap();
    assert!(
        said.starts_with("HIBA     köszönés: ") && said.contains("    a program véget ért (exit status: 1)"),
        "{said}"
    );
}
