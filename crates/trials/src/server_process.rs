//! [`ServerProcess`]: a server in a process of its own.

use std::io::{self, BufRead, BufReader, Read};
use std::net::SocketAddr;
use std::path::Path;
use std::process::{Child, Command, Stdio};

/// A running `hedgerow serve`. It is killed when dropped.
#[derive(Debug)]
pub struct ServerProcess {
    child: Child,
    /// Where it listens.
    pub address: SocketAddr,
}

/// What one client may ask for: all of it is lifted where many are played by one program.
const LIMITS: [&str; 11] = [
    "--sign-ins-per-minute",
    "--requests-per-second",
    "--messages-per-second",
    "--guests-per-hour",
    "--tables-per-hour",
    "--tables-per-address",
    "--tables-per-guest",
    "--tables-per-person",
    "--stored-per-hour",
    "--max-sockets",
    "--connections-per-address",
];

impl ServerProcess {
    /// The arguments that lift the limits.
    pub fn unlimited() -> Vec<&'static str> {
        LIMITS.into_iter().flat_map(|limit| [limit, "0"]).collect()
    }

    /// Starts `hedgerow serve` on a data folder and waits until it is ready. `listen` may end in port 0.
    pub fn start(program: &Path, data: &Path, listen: &str, arguments: &[&str]) -> io::Result<ServerProcess> {
        let mut child = Command::new(program)
            .arg("serve")
            .arg("--data")
            .arg(data)
            .args(["--listen", listen])
            .args(arguments)
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .spawn()?;
        let garbled = || io::Error::other("the server did not say where it is");
        let mut lines = BufReader::new(child.stdout.take().ok_or_else(garbled)?);
        let mut line = String::new();
        lines.read_line(&mut line)?;
        // "Hedgerow is at http://127.0.0.1:4000/"
        let port = line.trim_end().trim_end_matches('/').rsplit(':').next().and_then(|port| port.parse().ok());
        let Some(port) = port else {
            let _ = child.kill();
            let _ = child.wait();
            return Err(garbled());
        };
        // What it prints later is read, so that it never waits for a reader.
        std::thread::spawn(move || {
            let _ = lines.read_to_end(&mut Vec::new());
        });
        Ok(ServerProcess { child, address: SocketAddr::from(([127, 0, 0, 1], port)) })
    }

    /// Its process id.
    pub fn id(&self) -> u32 {
        self.child.id()
    }

    /// Ends it at once, as a power cut would (SIGKILL).
    pub fn kill(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }

    /// Its memory in bytes, where the system tells (Linux).
    pub fn memory(&self) -> Option<u64> {
        let status = std::fs::read_to_string(format!("/proc/{}/status", self.id())).ok()?;
        let line = status.lines().find(|line| line.starts_with("VmRSS:"))?;
        let kilobytes: u64 = line.split_whitespace().nth(1)?.parse().ok()?;
        Some(kilobytes * 1024)
    }

    /// Its processor time in seconds, where the system tells (Linux).
    pub fn processor_seconds(&self) -> Option<f64> {
        let stat = std::fs::read_to_string(format!("/proc/{}/stat", self.id())).ok()?;
        // The second field is the name in brackets; user and system time are the 12th and 13th after it, in hundredths.
        let fields: Vec<&str> = stat.rsplit_once(") ")?.1.split(' ').collect();
        let time = |index: usize| fields.get(index)?.parse::<f64>().ok();
        Some((time(11)? + time(12)?) / 100.0)
    }
}

impl Drop for ServerProcess {
    fn drop(&mut self) {
        self.kill();
    }
}
