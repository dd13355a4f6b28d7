//! [`Connection`]: a program that was started, and the pipes to it.

use super::line::read_line;
use super::split_command;
use crate::Failure;
use hedgerow_locale::Language;
use std::collections::VecDeque;
use std::io::{BufReader, Write};
use std::process::{Child, Command, Stdio};
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, channel, sync_channel};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread::{self, JoinHandle};
use std::time::{Duration, Instant};

/// How many lines may wait to be read before the program has to wait.
const WAITING_LINES: usize = 1024;
/// How many of the last lines on its error stream are told after a crash, and how long each may be.
const LAST_WORDS: usize = 5;
const LONGEST_WORDS: usize = 200;
/// How long a program that closed its output may take to end.
const TIME_TO_END: Duration = Duration::from_secs(1);

/// A running program. It is killed when this is dropped.
#[derive(Debug)]
pub(crate) struct Connection {
    child: Child,
    /// To the thread that writes: a program that does not read must not keep us waiting.
    to_child: Sender<String>,
    from_child: Receiver<String>,
    last_words: Arc<Mutex<VecDeque<String>>>,
    errors: JoinHandle<()>,
}

impl Connection {
    /// Starts a program by its command line.
    pub fn open(command: &str) -> Result<Connection, Failure> {
        let words = split_command(command)
            .map_err(|error| Failure::NotStarted(format!("'{command}': {}", Language::ENGLISH.tell(&error))))?;
        let mut child = Command::new(&words[0])
            .args(&words[1..])
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .map_err(|error| Failure::NotStarted(format!("'{}': {error}", words[0])))?;
        let (Some(mut stdin), Some(stdout), Some(stderr)) =
            (child.stdin.take(), child.stdout.take(), child.stderr.take())
        else {
            return Err(Failure::NotStarted("its pipes are missing".to_string()));
        };
        let (to_child, texts) = channel::<String>();
        thread::spawn(move || {
            // When the program is gone, its output ends too, and there that is noticed.
            while let Ok(text) = texts.recv() {
                if stdin.write_all(text.as_bytes()).and_then(|()| stdin.flush()).is_err() {
                    return;
                }
            }
        });
        let (lines, from_child) = sync_channel(WAITING_LINES);
        thread::spawn(move || {
            let mut stdout = BufReader::new(stdout);
            while let Ok(Some(line)) = read_line(&mut stdout) {
                if lines.send(line).is_err() {
                    return;
                }
            }
        });
        let last_words = Arc::new(Mutex::new(VecDeque::new()));
        let heard = last_words.clone();
        let errors = thread::spawn(move || {
            let mut stderr = BufReader::new(stderr);
            while let Ok(Some(line)) = read_line(&mut stderr) {
                let mut heard = heard.lock().unwrap_or_else(PoisonError::into_inner);
                if heard.len() == LAST_WORDS {
                    heard.pop_front();
                }
                heard.push_back(shortened(line.trim()));
            }
        });
        Ok(Connection { child, to_child, from_child, last_words, errors })
    }

    pub fn send(&self, text: String) {
        // The thread that writes ends with the program; waiting for an answer will tell.
        let _ = self.to_child.send(text);
    }

    /// The next line, waiting for it until then at most; none when that time is over.
    pub fn line(&mut self, until: Instant) -> Result<Option<String>, Failure> {
        match self.from_child.recv_timeout(until.saturating_duration_since(Instant::now())) {
            Ok(line) => Ok(Some(line)),
            Err(RecvTimeoutError::Timeout) => Ok(None),
            Err(RecvTimeoutError::Disconnected) => Err(self.crash()),
        }
    }

    /// What was said by now.
    pub fn waiting_lines(&mut self) -> Vec<String> {
        self.from_child.try_iter().take(WAITING_LINES).collect()
    }

    /// Whether the program has not ended.
    pub fn is_running(&mut self) -> bool {
        matches!(self.child.try_wait(), Ok(None))
    }

    /// Whether the program ends by itself within that time, and how.
    pub fn end(&mut self, wait: Duration) -> Option<std::process::ExitStatus> {
        let until = Instant::now() + wait;
        loop {
            match self.child.try_wait() {
                Ok(None) if Instant::now() < until => thread::sleep(Duration::from_millis(5)),
                status => return status.ok().flatten(),
            }
        }
    }

    /// The program closed its output: how it ended and what it said last.
    fn crash(&mut self) -> Failure {
        let until = Instant::now() + TIME_TO_END;
        let mut status = None;
        while Instant::now() < until && !(status.is_some() && self.errors.is_finished()) {
            status = self.child.try_wait().ok().flatten();
            thread::sleep(Duration::from_millis(5));
        }
        let how = status.map_or(", or closed its output at least".to_string(), |status| format!(" ({status})"));
        let heard = self.last_words.lock().unwrap_or_else(PoisonError::into_inner);
        let words: Vec<&str> = heard.iter().map(String::as_str).filter(|line| !line.is_empty()).collect();
        let said = if words.is_empty() { String::new() } else { format!("; it said last: {}", words.join(" / ")) };
        Failure::Crashed(how + &said)
    }
}

impl Drop for Connection {
    fn drop(&mut self) {
        // Both fail only if it has ended already.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// A line of a stranger, short enough to be quoted.
pub fn shortened(line: &str) -> String {
    match line.char_indices().nth(LONGEST_WORDS) {
        Some((place, _)) => format!("{}…", &line[..place]),
        None => line.to_string(),
    }
}
