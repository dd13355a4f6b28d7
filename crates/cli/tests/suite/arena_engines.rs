//! `hedgerow arena` with programs of all sorts: named, slow, absent; and contests that are interrupted.
#![cfg(unix)]

use crate::program::{PROGRAM, folder, good, python, run};
use serde_json::Value;
use std::fs;
use std::path::Path;
use std::process::{Command, Stdio};
use std::thread;
use std::time::{Duration, Instant};

/// A small engine in Python that plays the first legal action, after so many seconds.
fn engine(folder: &Path, file: &str, name: &str, seconds: f64, time: &str) -> String {
    let path = folder.join(file);
    let code = format!(
        "import os, sys, time\nopen(os.path.dirname(__file__) + '/pid', 'a').write(str(os.getpid()) + '\\n')\nlegal = ''\nfor line in sys.stdin:\n  \
         words = line.split()\n  if words[0] == 'hedgerow': print('hedgerow 2\\nid name {name}\\nready', flush=True)\n  \
         if words[0] == 'legal': legal = words[1]\n  if words[0] == 'go':\n    time.sleep({seconds})\n    \
         print('bestmove', legal, flush=True)\n"
    );
    fs::write(&path, code).unwrap();
    format!("cmd:{time}:{} '{}'", python(), path.display())
}

#[test]
fn engines_are_called_as_they_call_themselves() {
    let folder = folder("engines-names");
    let [one, other] = ["a.py", "b.py"].map(|file| engine(&folder, file, "Twin 2", 0.0, "evals=1"));
    let third = engine(&folder, "c.py", "Solo", 0.0, "evals=1");
    let bots = format!("{one},{other},{third},random");
    let said = good(&["arena", "--bots", &bots, "--games", "1", "--rules", "discovery/standard"]);
    for label in ["Twin 2 [1]", "Twin 2 [2]", "Solo  ", "random"] {
        assert!(said.lines().any(|line| line.starts_with(label)), "{label}: {said}");
    }
    assert!(said.lines().any(|line| line.starts_with("Twin 2 [2]") && line.ends_with(&other)), "{said}");
}

#[test]
fn an_engine_that_takes_too_long_is_told_and_may_lose_by_it() {
    let folder = folder("engines-late");
    let set = folder.join("small.toml");
    let slow = engine(&folder, "slow.py", "Slow", 0.3, "ms=100");
    // Six tiles are enough.
    let tile =
        "[[tile]]\nid = \"P\"\ncount = 6\nports = \"PPP PPP PPP PPP\"\n[tile.segments]\nP = { kind = \"plain\" }\n";
    fs::write(&set, format!("total = 6\nstart = \"P\"\n{tile}")).unwrap();
    let (json, set) = (folder.join("out.json"), set.display().to_string());
    let bots = format!("{slow},random");
    let settings = ["arena", "--bots", &bots, "--games", "2", "--rules", "discovery/standard", "--set", &set];
    let out = format!("--json={}", json.display());
    let settings = [&settings[..], &[&out]].concat();
    let said = good(&settings);
    assert!(said.contains("Warning: Slow took longer than its time "), "{said}");
    let report = || serde_json::from_str::<Value>(&fs::read_to_string(&json).unwrap()).unwrap();
    assert!(report()["pairs"][0]["late"][0].as_u64().unwrap() >= 2, "{}", report());
    assert_eq!(report()["pairs"][0]["late"][1], 0);
    assert_eq!(report()["pairs"][0]["forfeits"], serde_json::json!([]));
    let said = good(&[&settings[..], &["--forfeit-late"]].concat());
    assert_eq!(report()["pairs"][0]["forfeits"].as_array().unwrap().len(), 2, "{said}");
    assert!(said.contains("the answer came after 0.3 s instead of 0.1 s"), "{said}");
}

#[test]
fn an_engine_that_never_started_is_not_rated() {
    let folder = folder("engines-absent");
    let json = folder.join("out.json");
    let bots = "random,greedy,cmd:/no/such/bot";
    let said = good(&["arena", "--bots", bots, "--games", "4", &format!("--json={}", json.display())]);
    assert!(said.contains("not rated: it never made a move"), "{said}");
    let report: Value = serde_json::from_str(&fs::read_to_string(&json).unwrap()).unwrap();
    let elo = |bot: usize| report["ratings"][bot]["elo"].as_f64();
    assert_eq!(elo(2), None);
    // The two others are rated by their own games alone, and their average is 0.
    assert!((elo(0).unwrap() + elo(1).unwrap()).abs() < 1e-9 && elo(1) > elo(0), "{report}");
}

#[test]
fn an_interrupted_contest_prints_what_it_has_and_ends_its_programs() {
    let folder = folder("engines-interrupted");
    let slow = engine(&folder, "slow.py", "Slow", 0.05, "ms=500");
    let records = folder.join("records");
    let arena = Command::new(PROGRAM)
        .args(["arena", "--bots", &format!("random,random,{slow}"), "--games", "3", "--threads", "2"])
        .args(["--records", records.to_str().unwrap()])
        .env("HEDGEROW_LANGUAGE", "en")
        .current_dir(&folder)
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    let until = Instant::now() + Duration::from_secs(20);
    let pids = || fs::read_to_string(folder.join("pid")).unwrap_or_default();
    while pids().lines().count() < 2 && Instant::now() < until {
        thread::sleep(Duration::from_millis(20));
    }
    assert!(Command::new("kill").arg(arena.id().to_string()).status().unwrap().success());
    let output = arena.wait_with_output().unwrap();
    let (said, told) = (String::from_utf8(output.stdout).unwrap(), String::from_utf8(output.stderr).unwrap());
    assert!(!output.status.success() && told.contains("interrupted after 3 of 9 games"), "{told}");
    assert!(said.contains("random  random") && said.contains("ratings"), "{said}");
    for pid in pids().lines() {
        assert!(!Path::new("/proc").join(pid).exists(), "the program {pid} was left behind");
    }
}

#[test]
fn an_arena_writes_traces_and_explains_its_figures() {
    let folder = folder("engines-trace");
    let trace = folder.join("trace.jsonl");
    let settings = ["arena", "--bots", "random,random", "--games", "2", "--threads", "1"];
    let said = good(&[&settings[..], &["--trace", trace.to_str().unwrap()]].concat());
    assert!(said.contains("± is the standard error of the margin"), "{said}");
    let lines = fs::read_to_string(&trace).unwrap();
    let games: Vec<Value> = lines.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    assert!(games.len() > 100 && games.iter().any(|line| line["game"] == 1), "{}", games[0]);
    // On standard output the trace is alone.
    let output = run(&[&settings[..], &["--trace", "-"]].concat(), "");
    assert_eq!(String::from_utf8(output.stdout).unwrap(), lines);
    assert!(String::from_utf8(output.stderr).unwrap().contains("ratings"));
}
