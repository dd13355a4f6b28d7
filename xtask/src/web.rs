//! The page: what Node has to do for it.

use crate::run;
use std::fs;
use std::path::Path;
use std::process::Command;
use std::time::SystemTime;

/// The oldest Node that builds the page, as in `web/package.json`: major and minor version.
const NODE: (u32, u32) = (20, 19);

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
    let needed = format!("the page needs Node {}.{} or newer (https://nodejs.org)", NODE.0, NODE.1);
    match version {
        Some(version) if node_version(&version).is_some_and(|version| version >= NODE) => {}
        Some(version) => return Err(format!("{needed}, this is {version}")),
        None => return Err(format!("{needed}, and there is none")),
    }
    // npm notes in this file what it installed last.
    let changed = |path: &str| fs::metadata(path).and_then(|file| file.modified()).unwrap_or(SystemTime::UNIX_EPOCH);
    if changed("web/node_modules/.package-lock.json") >= changed("web/package-lock.json") {
        return Ok(());
    }
    npm(&["ci", "--no-audit", "--no-fund"])
}

/// Reads `v20.19.1`.
fn node_version(text: &str) -> Option<(u32, u32)> {
    let mut numbers = text.strip_prefix('v')?.split('.').map(|number| number.parse().ok());
    Some((numbers.next()??, numbers.next()??))
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_needed_node_is_the_one_of_the_page() {
        let package = concat!(env!("CARGO_MANIFEST_DIR"), "/../web/package.json");
        let wanted = format!("\"node\": \">={}.{}\"", NODE.0, NODE.1);
        assert!(fs::read_to_string(package).unwrap().contains(&wanted), "{wanted}");
    }

    #[test]
    fn versions_are_compared_by_major_and_minor() {
        assert_eq!(node_version("v20.19.1"), Some((20, 19)));
        assert!(node_version("v20.9.0").unwrap() < NODE && node_version("v22.0.0").unwrap() > NODE);
        assert_eq!(node_version("20.19"), None);
        assert_eq!(node_version("v20"), None);
    }
}
