//! `cargo xtask test`: everything that must hold before a change is sent, or the part of it that is quick.

use crate::stages::Stages;
use crate::test_programs::TestPrograms;
use crate::{cargo, cargo_path, python, release, run, target, web};
use std::path::Path;
use std::process::Command;

/// With the page in the program, so that the browser finds it there: one build serves all tests.
const TESTS: [&str; 4] = ["test", "--workspace", "--features", "hedgerow-cli/page"];
/// The module for Python alone, with the features of the tests.
const MODULE: [&str; 5] = ["build", "--workspace", "--features", TESTS[3], "--lib"];
/// A made-up edition: no other code may have to know it.
const MADE_UP: [&str; 2] = ["--manifest-path", "tests/made-up/Cargo.toml"];

/// All checks and all tests: what CI runs.
pub fn everything() -> Result<(), String> {
    // Said at once, not after minutes of building.
    require_tools()?;
    // CI builds a tree once, so noting how to build parts of it again only costs time there. Elsewhere a run leaves
    // behind what `cargo test` and `--quick` go on from.
    let once = std::env::var_os("CI").map(|_| ("CARGO_INCREMENTAL", "0"));
    let build_with = |flags: Option<(&str, &str)>, arguments: &[&str]| {
        println!("$ cargo {}", arguments.join(" "));
        run(Command::new(cargo_path()).args(arguments).envs(once).envs(flags))
    };
    let build = |arguments: &[&str]| build_with(None, arguments);
    let mut stages = Stages::default();
    stages.run("format", format)?;
    // Without the page, as a plain `cargo build` is: that must work where there is no Node.
    stages.run("lints", || {
        build(&[&LINTS[..], &["--features", "hedgerow-rules/made-up", "--", "--deny", "warnings"]].concat())
    })?;
    let strict = Some(("RUSTDOCFLAGS", "--deny warnings"));
    stages.run("documentation", || build_with(strict, &["doc", "--quiet", "--workspace", "--no-deps"]))?;
    // Toolchains come without it; who has it also learns whether the rules still need no operating system.
    if has_target(BROWSERS) {
        let check = ["check", "--package", "hedgerow-rules", "--no-default-features", "--target", BROWSERS];
        stages.run("rules for browsers", || build(&check))?;
    }
    stages.run("page", || {
        web::build()?;
        web::test()
    })?;
    let tests = stages.run("building the tests", || {
        println!("$ cargo {}", TESTS.join(" "));
        TestPrograms::build(Command::new(cargo_path()).args(TESTS).envs(once))
    })?;
    stages.run("tests", || tests.run(&[]))?;
    // Named beside the tests, the module shares all crates with them. Alone it would need every one again, as what only
    // tests depend on changes the features of the others; so would other flags.
    let beside_tests = [&MODULE[..], &["--tests"]].concat();
    stages.run("python", || python::test(&beside_tests, once))?;
    stages.run("OpenSpiel and Ray", python::test_large)?;
    stages.run("examples in the docs", || build(&[&TESTS[..], &["--doc"]].concat()))?;
    let shared = target().to_string_lossy().into_owned();
    stages.run("made-up edition", || build(&[&["test"][..], &MADE_UP, &["--target-dir", &shared]].concat()))?;
    // What they do is tested with the others; here, that they can still be built.
    let fuzz = ["check", "--manifest-path", "fuzz/Cargo.toml", "--no-default-features", "--target-dir", &shared];
    stages.run("fuzz targets", || build(&fuzz))?;
    stages.run("packages", || release::check(&target().join("debug/hedgerow")))?;
    stages.run("browser", || web::test_in_browser(&target().join("debug/hedgerow")))?;
    println!("\nall tests passed\n\n{}", stages.table());
    Ok(())
}

/// What finds most mistakes soonest, in a tree that was built before.
pub fn quick() -> Result<(), String> {
    require_tools()?;
    let mut stages = Stages::default();
    stages.run("format", format)?;
    stages.run("lints", || cargo(&[&LINTS[..], &["--", "--deny", "warnings"]].concat()))?;
    stages.run("page", || {
        web::build()?;
        web::test()
    })?;
    let tests = stages.run("building the tests", || {
        println!("$ cargo {} --lib --bins --tests", TESTS.join(" "));
        TestPrograms::build(Command::new(cargo_path()).args(TESTS).args(["--lib", "--bins", "--tests"]))
    })?;
    let few = [("HEDGEROW_ORACLE_GAMES", "2"), ("HEDGEROW_TRACE_GAMES", "1"), ("PROPTEST_CASES", "8")];
    stages.run("tests", || tests.run(&few))?;
    println!("\nwhat was tried passed\n\n{}", stages.table());
    println!(
        "left out: games through the page in a browser, packages, the Python package, the made-up edition, fuzz targets, the documentation and its examples;"
    );
    println!("done in part: games against the oracle, traces and properties (a few instead of all)");
    Ok(())
}

/// The Python package alone.
pub fn python_alone() -> Result<(), String> {
    require_python()?;
    python::test(&MODULE, None)?;
    python::test_large()
}

const BROWSERS: &str = "wasm32-unknown-unknown";

/// Whether the toolchain can build for another machine.
fn has_target(target: &str) -> bool {
    let rustc = std::env::var("RUSTC").unwrap_or_else(|_| "rustc".to_string());
    let output = Command::new(rustc).args(["--print", "target-libdir", "--target", target]).output();
    output.is_ok_and(|output| Path::new(String::from_utf8_lossy(&output.stdout).trim()).is_dir())
}

const LINTS: [&str; 3] = ["clippy", "--workspace", "--all-targets"];

fn format() -> Result<(), String> {
    cargo(&["fmt", "--all", "--check"])?;
    cargo(&["fmt", MADE_UP[0], MADE_UP[1], "--check"])
}

fn require_tools() -> Result<(), String> {
    for component in ["fmt", "clippy"] {
        require(component)?;
    }
    require_python()
}

/// Installs a component of the toolchain if it is missing.
fn require(component: &str) -> Result<(), String> {
    let there =
        Command::new(cargo_path()).args([component, "--version"]).output().is_ok_and(|out| out.status.success());
    if there {
        return Ok(());
    }
    let name = if component == "fmt" { "rustfmt" } else { component };
    println!("installing {name}");
    run(Command::new("rustup").args(["component", "add", name]))
}

/// The example bots are programs in Python, and there is a package for it.
fn require_python() -> Result<(), String> {
    let there = Command::new("python3").arg("--version").output().is_ok_and(|out| out.status.success());
    if there {
        Ok(())
    } else {
        Err("the tests need python3 on the search path, for the package and the bots in examples/".to_string())
    }
}
