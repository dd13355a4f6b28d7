//! The page: what Node has to do for it.

use crate::run;
use std::fs;
use std::path::Path;
use std::process::Command;
use std::time::SystemTime;

/// The oldest Node that builds the page.
const NODE: u32 = 20;

/// Builds the page into `web/dist`, installing what it needs first.
pub fn build() -> Result<(), String> {
    install()?;
    npm(&["run", "--silent", "build"])
}

/// Types, the tests of board and stores.
pub fn test() -> Result<(), String> {
    npm(&["run", "--silent", "check"])?;
    npm(&["test"])
}

/// Whole games through the page, in a real browser, against a server with the page in it.
pub fn test_in_browser(program: &Path) -> Result<(), String> {
    let program = fs::canonicalize(program).map_err(|error| format!("{}: {error}", program.display()))?;
    println!("$ npm run e2e");
    run(npm_command(&["run", "--silent", "e2e"]).env("HEDGEROW_BIN", program))
}

fn install() -> Result<(), String> {
    let output = Command::new("node").arg("--version").output();
    let version = output.ok().map(|output| String::from_utf8_lossy(&output.stdout).trim().to_string());
    let major =
        version.as_deref().and_then(|version| version.strip_prefix('v')?.split('.').next()?.parse::<u32>().ok());
    match (major, version) {
        (Some(major), _) if major >= NODE => {}
        (Some(_), Some(version)) => return Err(format!("the page needs Node {NODE} or newer, this is {version}")),
        _ => return Err(format!("the page needs Node {NODE} or newer (https://nodejs.org), and there is none")),
    }
    // npm notes in this file what it installed last.
    let changed = |path: &str| fs::metadata(path).and_then(|file| file.modified()).unwrap_or(SystemTime::UNIX_EPOCH);
    if changed("web/node_modules/.package-lock.json") >= changed("web/package-lock.json") {
        return Ok(());
    }
    npm(&["ci", "--no-audit", "--no-fund"])
}

fn npm(arguments: &[&str]) -> Result<(), String> {
    println!("$ npm {}", arguments.join(" "));
    run(&mut npm_command(arguments))
}

fn npm_command(arguments: &[&str]) -> Command {
    let program = if cfg!(windows) { "npm.cmd" } else { "npm" };
    let mut command = Command::new(program);
    command.args(arguments).current_dir("web");
    command
}
