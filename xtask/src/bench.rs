//! `cargo xtask bench`: how fast the engine is.

use crate::{cargo, run, target};
use std::fs;
use std::path::PathBuf;
use std::process::Command;

/// The presets with a goal, and the goal in instructions a game.
const GOALS: [(&str, u64); 3] =
    [("carcassonne/first", 80_000), ("hunters/en-2014", 120_000), ("discovery/standard", 110_000)];

/// Random games per second, on one thread and on two, then criterion's benches of the parts.
pub fn measure() -> Result<(), String> {
    build()?;
    run(Command::new(program()).args(["bench", "playouts"]))?;
    println!("\non two threads:");
    run(Command::new(program()).args(["bench", "playouts", "--threads", "2"]))?;
    println!("\nthe parts of the engine, in the middle of a game:");
    cargo(&["bench", "--quiet", "--package", "hedgerow-bots", "--bench", "engine", "--", "--noplot"])
}

/// Instructions a random game, from the difference of two runs, so that start-up does not count.
pub fn count_instructions() -> Result<(), String> {
    let there = Command::new("valgrind").arg("--version").output().is_ok_and(|output| output.status.success());
    if !there {
        return Err("valgrind is needed to count instructions: install the package 'valgrind'".to_string());
    }
    build()?;
    println!(
        "{:<24} {:>18} {:>10} {:>22}",
        "random games, 2 seats", "instructions/game", "goal", "every tile twice, times"
    );
    for (rules, goal) in GOALS {
        let game = instructions_a_game(rules, &[])?;
        let doubled = instructions_a_game(rules, &["--doubled"])?;
        println!("{rules:<24} {game:>18} {goal:>10} {:>22.2}", doubled as f64 / game as f64);
    }
    Ok(())
}

fn instructions_a_game(rules: &str, flags: &[&str]) -> Result<u64, String> {
    const FEW: u64 = 100;
    const MANY: u64 = 300;
    Ok((instructions(rules, MANY, flags)? - instructions(rules, FEW, flags)?) / (MANY - FEW))
}

fn instructions(rules: &str, games: u64, flags: &[&str]) -> Result<u64, String> {
    let counts = target().join("callgrind.out");
    // The counts of an earlier run must not pass for those of this one.
    let _ = fs::remove_file(&counts);
    let output = Command::new("valgrind")
        .args(["--tool=callgrind", &format!("--callgrind-out-file={}", counts.display())])
        .arg(program())
        .args(["bench", "playouts", "--rules", rules, "--games", &games.to_string()])
        .args(flags)
        .output()
        .map_err(|error| format!("cannot run valgrind: {error}"))?;
    if !output.status.success() {
        let said = String::from_utf8_lossy(&output.stderr);
        return Err(format!("valgrind ended with {}: {said}", output.status));
    }
    let text = fs::read_to_string(&counts).map_err(|error| format!("{}: {error}", counts.display()))?;
    let total = text.lines().find_map(|line| line.strip_prefix("summary: ").or(line.strip_prefix("totals: ")));
    let total = total.and_then(|total| total.trim().parse().ok());
    total.ok_or_else(|| format!("valgrind counted nothing: {}", String::from_utf8_lossy(&output.stderr)))
}

fn build() -> Result<(), String> {
    cargo(&["build", "--release", "--quiet", "--package", "hedgerow-cli"])
}

fn program() -> PathBuf {
    target().join("release/hedgerow")
}
