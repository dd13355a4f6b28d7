//! Developer tasks. `cargo xtask test` is what CI runs; `cargo xtask play` is what a newcomer runs first.

mod bench;
mod python;
mod release;
mod stages;
mod test;
mod test_programs;
mod web;

use std::ffi::OsString;
use std::path::{Path, PathBuf};
use std::process::{Command, ExitCode};

const HELP: &str = "\
cargo xtask play [ARGUMENTS]   build everything and open the table in the browser; arguments go to 'hedgerow serve' (try --help)
cargo xtask test               format check, lints, all tests, whole games through the page in a browser
cargo xtask test --quick       the quick part of it, in a tree that was built before; says what it leaves out
cargo xtask test --python      the Python package alone: its types, its tests, its examples
cargo xtask load [ARGUMENTS]   play on many tables of a server with real clients, and say how fast it answers (try --help)
cargo xtask kills [ARGUMENTS]  kill a server again and again while people play, and say what was lost (try --help)
cargo xtask install [PREFIX]   build everything and put program, manual pages and completions below /usr/local, or PREFIX
cargo xtask release            make everything that people download into dist/
cargo xtask release --check PROGRAM
                               pack a program that was built before, look into the packages, and start a server from the image
cargo xtask release --try [PROGRAM]
                               install the Debian package in a fresh Debian, upgrade and remove it there (as root)
cargo xtask wheel              make the wheel of the Python package into dist/, install it somewhere empty and play a game there
cargo xtask protocol           write web/protocol.ts from the messages in crates/protocol
cargo xtask bench              games per second of every preset, then the parts of the engine one by one
cargo xtask bench --instructions
                               instructions per random game, counted by valgrind: they repeat on a noisy machine";

fn main() -> ExitCode {
    // Whatever folder it is called from, it works on the whole project.
    if let Some(root) = Path::new(env!("CARGO_MANIFEST_DIR")).parent() {
        let _ = std::env::set_current_dir(root);
    }
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let done = match arguments.split_first().map(|(task, rest)| (task.as_str(), rest)) {
        Some(("play", rest)) => play(rest),
        Some(("test", [])) => test::everything(),
        Some(("test", [flag])) if flag == "--quick" => test::quick(),
        Some(("test", [flag])) if flag == "--python" => test::python_alone(),
        Some(("load", rest)) => drive("hedgerow-load", rest),
        Some(("kills", rest)) => drive("hedgerow-kills", rest),
        Some(("install", [])) => release::install(None),
        Some(("install", [prefix])) => release::install(Some(prefix)),
        Some(("release", [])) => release::make(),
        Some(("release", [flag, program])) if flag == "--check" => release::check(Path::new(program)),
        Some(("release", [flag])) if flag == "--try" => release::try_out(None),
        Some(("release", [flag, program])) if flag == "--try" => release::try_out(Some(program)),
        Some(("wheel", [])) => release::wheel(),
        Some(("protocol", [])) => protocol(),
        Some(("bench", [])) => bench::measure(),
        Some(("bench", [flag])) if flag == "--instructions" => bench::count_instructions(),
        Some(("help" | "--help" | "-h", _)) | None => {
            println!("{HELP}");
            Ok(())
        }
        Some((task, rest)) => Err(format!("there is no task '{task} {}'\n\n{HELP}", rest.join(" "))),
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(message) => {
            eprintln!("xtask: {message}");
            ExitCode::FAILURE
        }
    }
}

fn play(arguments: &[String]) -> Result<(), String> {
    web::build()?;
    let build = ["build", "--release", "--quiet", "--package", "hedgerow-cli", "--features", "page"];
    println!("building the server; the first time takes some minutes");
    cargo(&build)?;
    let mut serve = Command::new(target().join("release/hedgerow"));
    // A caller with arguments of their own decides about the browser too.
    let open = if arguments.is_empty() { vec!["--open".to_string()] } else { Vec::new() };
    run(serve.arg("serve").args(open).args(arguments))
}

/// Drives a server of its own with real clients.
fn drive(tool: &str, arguments: &[String]) -> Result<(), String> {
    cargo(&["build", "--release", "--quiet", "--package", "hedgerow-cli", "--package", "hedgerow-trials"])?;
    let folder = target().join("release");
    run(Command::new(folder.join(tool)).arg("--program").arg(folder.join("hedgerow")).args(arguments))
}

/// Writes the TypeScript types of the messages.
fn protocol() -> Result<(), String> {
    let arguments = ["run", "--quiet", "--package", "hedgerow-protocol", "--example", "typescript"];
    let output = Command::new(cargo_path()).args(arguments).output().map_err(|error| error.to_string())?;
    if !output.status.success() {
        return Err(String::from_utf8_lossy(&output.stderr).into_owned());
    }
    std::fs::write("web/protocol.ts", output.stdout).map_err(|error| format!("web/protocol.ts: {error}"))
}

/// Where cargo puts what it builds.
fn target() -> PathBuf {
    target_of(std::env::var_os("CARGO_TARGET_DIR"))
}

fn target_of(chosen: Option<OsString>) -> PathBuf {
    chosen.filter(|folder| !folder.is_empty()).map_or(PathBuf::from("target"), PathBuf::from)
}

fn cargo(arguments: &[&str]) -> Result<(), String> {
    println!("$ cargo {}", arguments.join(" "));
    run(Command::new(cargo_path()).args(arguments))
}

fn cargo_path() -> String {
    std::env::var("CARGO").unwrap_or_else(|_| "cargo".to_string())
}

fn run(command: &mut Command) -> Result<(), String> {
    let program = command.get_program().to_string_lossy().into_owned();
    match command.status() {
        Ok(status) if status.success() => Ok(()),
        Ok(status) => Err(format!("{program} ended with {status}")),
        Err(error) => Err(format!("cannot run {program}: {error}")),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn programs_lie_where_cargo_is_told_to_build_them() {
        assert_eq!(target_of(None), Path::new("target"));
        assert_eq!(target_of(Some("".into())), Path::new("target"));
        assert_eq!(target_of(Some("/elsewhere".into())), Path::new("/elsewhere"));
    }
}
