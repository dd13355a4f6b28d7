//! `hedgerow admin`: the host's commands, through the running server or on the data folder itself.

use crate::fault::{Fault, OrFault, Result};
use crate::output::show;
use crate::serve::reachable;
use clap::{Args, Subcommand};
use hedgerow_api_client::Client;
use hedgerow_locale::{Language, Text, text};
use hedgerow_server::admin::AdminCommand;
use hedgerow_server::app::App;
use hedgerow_server::config::Config;
use hedgerow_server::store::{OpenError, SqliteStore};
use serde::Deserialize;
use std::fs;
use std::io::{self, Write};
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::time::Duration;
use tokio::time::timeout;

/// A backup of a large database takes its time.
const PATIENCE: Duration = Duration::from_secs(15 * 60);

#[derive(Debug, Args)]
pub struct Admin {
    #[arg(long, value_name = "DIR", env = "HEDGEROW_DATA", default_value = "hedgerow-data", global = true)]
    data: PathBuf,
    #[command(subcommand)]
    command: Command,
}

#[derive(Debug, Subcommand)]
enum Command {
    #[command(flatten)]
    Now(AdminCommand),
    Restore {
        file: PathBuf,
        #[arg(long)]
        force: bool,
    },
}

impl Admin {
    pub fn run(self, language: Language) -> Result<()> {
        let runtime = tokio::runtime::Builder::new_multi_thread().worker_threads(1).enable_all().build()?;
        match self.command {
            Command::Restore { file, force } => {
                let restored = runtime.block_on(SqliteStore::restore(&file, &self.data, force))?;
                let done = text!(
                    "cli-admin-restored",
                    data = self.data.display().to_string(),
                    file = restored.from.display().to_string(),
                    people = restored.people,
                    tables = restored.tables
                );
                writeln!(io::stdout(), "{}", language.say(&done))?;
                let again = restored.again;
                let since = text!(
                    "cli-admin-restored-since",
                    deleted = again.deleted,
                    banned = again.banned,
                    pardoned = again.pardoned
                );
                writeln!(io::stdout(), "{}", language.say(&since))?;
            }
            Command::Now(command) => {
                // A folder that does not exist is a mistyped one; only a server makes new ones.
                if !self.data.is_dir() {
                    return Err(Fault::new(text!("cli-admin-no-folder", data = self.data.display().to_string())));
                }
                let answer = runtime.block_on(carry_out(&self.data, absolute(command)?))?;
                show(&format!("{answer}\n"))?;
            }
        }
        Ok(())
    }
}

/// The server may have been started in another folder than this program.
fn absolute(command: AdminCommand) -> Result<AdminCommand> {
    Ok(match command {
        AdminCommand::Backup { file } => AdminCommand::Backup { file: std::path::absolute(file)? },
        other => other,
    })
}

async fn carry_out(data: &Path, command: AdminCommand) -> Result<String> {
    let config = Config::for_data(data).unwrap_or_else(|error| error.exit());
    match App::open(config).await {
        Ok(app) => {
            let answer = app.admin(command).await;
            app.close().await;
            Ok(answer?)
        }
        Err(OpenError::InUse { .. }) => ask_server(data, &command).await,
        Err(error) => Err(error.into()),
    }
}

/// What a running server says about itself.
#[derive(Deserialize)]
struct Running {
    address: SocketAddr,
    pid: u32,
}

/// What it answers when it refuses.
#[derive(Deserialize)]
struct Refused {
    text: Text,
}

async fn ask_server(data: &Path, command: &AdminCommand) -> Result<String> {
    let read = |name: &str| {
        fs::read_to_string(data.join(name)).or_fault(|| text!("cli-admin-no-server", data = data.display().to_string()))
    };
    let running: Running =
        serde_json::from_str(&read("server.json")?).or_fault(|| text!("cli-admin-damaged", file = "server.json"))?;
    let host = Client::with_token(reachable(running.address), read("admin.token")?.trim());
    let command = serde_json::to_string(command)?;
    let answer = match timeout(PATIENCE, host.send("POST", "/admin", &command)).await {
        Ok(answer) => answer.map_err(io::Error::other),
        Err(late) => Err(late.into()),
    };
    let answer =
        answer.or_fault(|| text!("cli-admin-silent", process = running.pid, address = running.address.to_string()))?;
    if answer.status == 200 {
        return Ok(answer.body);
    }
    let refusal = serde_json::from_str(&answer.body).map(|Refused { text }| text);
    Err(Fault::new(refusal.unwrap_or_else(|_| text!("as-said", words = format!("HTTP {}", answer.status)))))
}
