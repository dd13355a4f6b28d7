//! [`TestPrograms`]: the programs that hold the tests, run side by side.
//!
//! `cargo test` runs one after the other. Many of them end with one long test, and all cores but one wait for it.

use serde_json::Value;
use std::io::{BufRead, BufReader, Write};
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread;

/// Those that take longest, begun first: else the last of them would run alone at the end.
const SLOWEST: [&str; 3] = ["rules suite", "server suite", "cli suite"];

/// One program with tests.
#[derive(Debug, PartialEq)]
struct TestProgram {
    /// What it is called in the output: its crate's folder and its own name.
    name: String,
    path: PathBuf,
    /// Tests find their files from here, as under `cargo test`.
    folder: PathBuf,
}

/// The programs that a call of cargo built.
#[derive(Debug, Default)]
pub struct TestPrograms(Vec<TestProgram>);

impl TestPrograms {
    /// Builds the programs; the command is one of `cargo test`, and what it says goes to the terminal.
    pub fn build(command: &mut Command) -> Result<TestPrograms, String> {
        command.args(["--no-run", "--message-format", "json-render-diagnostics"]).stdout(Stdio::piped());
        let mut cargo = command.spawn().map_err(|error| format!("cannot run cargo: {error}"))?;
        let mut programs = Vec::new();
        if let Some(output) = cargo.stdout.take() {
            for line in BufReader::new(output).lines() {
                let line = line.map_err(|error| format!("cannot read what cargo says: {error}"))?;
                programs.extend(TestProgram::built(&line));
            }
        }
        let status = cargo.wait().map_err(|error| format!("cannot wait for cargo: {error}"))?;
        if !status.success() {
            return Err(format!("cargo ended with {status}"));
        }
        programs.sort_by_key(|program: &TestProgram| !SLOWEST.contains(&program.name.as_str()));
        Ok(TestPrograms(programs))
    }

    /// Runs all of them, as many at a time as there are cores, and prints what each said when it is done. One that fails does
    /// not stop the others.
    pub fn run(&self, environment: &[(&str, &str)]) -> Result<(), String> {
        let (next, failed) = (AtomicUsize::new(0), Mutex::new(Vec::new()));
        let lanes = thread::available_parallelism().map_or(1, usize::from);
        thread::scope(|scope| {
            for _ in 0..lanes {
                scope.spawn(|| {
                    while let Some(program) = self.0.get(next.fetch_add(1, Ordering::Relaxed)) {
                        let passed = program.run(environment);
                        if !passed && let Ok(mut failed) = failed.lock() {
                            failed.push(program.name.as_str());
                        }
                    }
                });
            }
        });
        let failed = failed.into_inner().map_err(|error| error.to_string())?;
        if failed.is_empty() { Ok(()) } else { Err(format!("tests failed in: {}", failed.join(", "))) }
    }
}

impl TestProgram {
    /// The program that one of cargo's messages speaks of, if it has tests.
    fn built(message: &str) -> Option<TestProgram> {
        let message: Value = serde_json::from_str(message).ok()?;
        if message["profile"]["test"] != Value::Bool(true) {
            return None;
        }
        let path = PathBuf::from(message["executable"].as_str()?);
        let folder = Path::new(message["manifest_path"].as_str()?).parent()?.to_path_buf();
        let crate_name = folder.file_name()?.to_string_lossy().into_owned();
        let name = format!("{crate_name} {}", message["target"]["name"].as_str()?);
        Some(TestProgram { name, path, folder })
    }

    /// Whether all tests passed.
    fn run(&self, environment: &[(&str, &str)]) -> bool {
        let mut command = Command::new(&self.path);
        command.current_dir(&self.folder).env("CARGO_MANIFEST_DIR", &self.folder).envs(environment.iter().copied());
        let (passed, said) = match command.output() {
            Ok(Output { status, stdout, stderr }) => (status.success(), [stdout, stderr].concat()),
            Err(error) => (false, format!("cannot run {}: {error}\n", self.path.display()).into_bytes()),
        };
        let mut terminal = std::io::stdout().lock();
        // With the terminal gone there is no one to tell; the exit status still says it.
        let _ = writeln!(terminal, "\n-- {}", self.name).and_then(|()| terminal.write_all(&said));
        passed
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn programs_with_tests_are_found_among_what_cargo_says() {
        let suite = r#"{"reason":"compiler-artifact","manifest_path":"/h/crates/bots/Cargo.toml",
            "target":{"name":"suite"},"profile":{"test":true},"executable":"/h/target/debug/deps/suite-1"}"#;
        let found = TestProgram::built(suite).expect("a program");
        assert_eq!(found.name, "bots suite");
        assert_eq!(found.path, Path::new("/h/target/debug/deps/suite-1"));
        assert_eq!(found.folder, Path::new("/h/crates/bots"));
        assert_eq!(TestProgram::built(&suite.replace("true", "false")), None);
        assert_eq!(TestProgram::built("   Compiling hedgerow"), None);
    }

    #[test]
    fn one_that_fails_is_named_and_the_others_run() {
        let program = |name: &str, path: &str| TestProgram { name: name.into(), path: path.into(), folder: "/".into() };
        let programs = TestPrograms(vec![
            program("good", "true"),
            program("bad", "false"),
            program("gone", "/no/such/program"),
            program("also good", "true"),
        ]);
        let failure = programs.run(&[]).expect_err("two failed");
        assert!(failure.contains("bad") && failure.contains("gone") && !failure.contains("good"), "{failure}");
        assert_eq!(TestPrograms::default().run(&[]), Ok(()));
    }
}
