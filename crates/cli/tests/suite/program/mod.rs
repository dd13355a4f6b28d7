//! The program as a user runs it, for all tests in this folder.
#![allow(dead_code, reason = "each test file uses its part")]

pub mod english;

use std::fs;
use std::io::{BufRead, BufReader, Write};
use std::path::{Path, PathBuf};
use std::process::{Child, ChildStdin, Command, Output, Stdio};
use std::sync::mpsc::{Receiver, channel};
use std::thread;
use std::time::Duration;

pub const PROGRAM: &str = env!("CARGO_BIN_EXE_hedgerow");

/// A folder of the test's own.
pub fn folder(name: &str) -> PathBuf {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(&folder).unwrap();
    folder
}

fn start(arguments: &[&str]) -> Child {
    let mut command = Command::new(PROGRAM);
    // Tests read English, whatever the machine speaks; a test of another language gives the flag.
    command.env("HEDGEROW_LANGUAGE", "en");
    command.args(arguments).stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap()
}

pub fn run(arguments: &[&str], input: &str) -> Output {
    let mut child = start(arguments);
    // A program that does not read its input may have ended already.
    let _ = child.stdin.take().unwrap().write_all(input.as_bytes());
    child.wait_with_output().unwrap()
}

pub fn good(arguments: &[&str]) -> String {
    let output = run(arguments, "");
    assert!(output.status.success(), "{arguments:?}: {}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8(output.stdout).unwrap()
}

pub fn bad(arguments: &[&str]) -> String {
    let output = run(arguments, "");
    assert!(!output.status.success(), "{arguments:?} should fail");
    assert!(output.stdout.is_empty());
    String::from_utf8(output.stderr).unwrap()
}

/// Python, without which some tests cannot be run at all.
pub fn python() -> &'static str {
    let answer = Command::new("python3").arg("--version").output();
    assert!(answer.is_ok_and(|output| output.status.success()), "this test needs python3 on the search path");
    "python3"
}

/// A file of this repository.
pub fn repository(path: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..").join(path).canonicalize().unwrap()
}

/// A conversation with the program, line by line.
pub struct Dialogue {
    child: Child,
    input: Option<ChildStdin>,
    lines: Receiver<String>,
}

impl Dialogue {
    pub fn begin(arguments: &[&str]) -> Dialogue {
        let mut child = start(arguments);
        let (sender, lines) = channel();
        let output = BufReader::new(child.stdout.take().unwrap());
        thread::spawn(move || output.lines().map_while(Result::ok).try_for_each(|line| sender.send(line)));
        Dialogue { input: child.stdin.take(), child, lines }
    }

    pub fn say(&mut self, line: &str) {
        writeln!(self.input.as_mut().unwrap(), "{line}").unwrap();
    }

    /// The next line; a test that waits too long for it fails.
    #[track_caller]
    pub fn hear(&self) -> String {
        self.lines.recv_timeout(Duration::from_secs(20)).expect("the program says something")
    }

    /// Whether nothing is said for a moment.
    pub fn is_silent(&self) -> bool {
        self.lines.recv_timeout(Duration::from_millis(200)).is_err()
    }

    /// Ends the program's input and waits for it; whether it ended well.
    pub fn end(mut self) -> bool {
        drop(self.input.take());
        for _ in 0..1000 {
            if let Some(status) = self.child.try_wait().unwrap() {
                return status.success();
            }
            thread::sleep(Duration::from_millis(10));
        }
        false
    }
}

impl Drop for Dialogue {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
