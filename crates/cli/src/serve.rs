//! `hedgerow serve`: tables for people and bots, on this machine.

use crate::fault::Result;
use crate::screen::Screen;
use crate::signals::asked_to_stop;
use clap::Args;
use clap::builder::FalseyValueParser;
use hedgerow_locale::{Language, text};
use hedgerow_server::config::{Config, LogFormat};
use std::io::{self, Write};
use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr};

#[derive(Debug, Args)]
pub struct Serve {
    #[command(flatten)]
    config: Config,
    #[arg(long, env = "HEDGEROW_OPEN", value_parser = FalseyValueParser::new())]
    open: bool,
}

impl Serve {
    pub fn run(self, language: Language) -> Result<()> {
        start_log(self.config.log_format);
        let config = self.config.tidy()?;
        let (open, base) = (self.open, config.base_path.clone());
        let scheme = if config.tls.is_on() { "https" } else { "http" };
        let ready = move |address: SocketAddr| {
            let url = format!("{scheme}://{}{base}/", reachable(address));
            let (ready, stop) = (text!("cli-serve-ready", url = &url), text!("cli-serve-stop"));
            // A server also serves when its output is not read.
            let _ = writeln!(io::stdout(), "{}\n{}", language.say(&ready), language.say(&stop));
            if open {
                open_browser(&url);
            }
        };
        let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
        runtime.block_on(hedgerow_server::serve(config, asked_to_stop(), ready))?;
        Ok(())
    }
}

fn start_log(format: LogFormat) {
    let filter = tracing_subscriber::EnvFilter::try_from_env("HEDGEROW_LOG")
        .unwrap_or_else(|_| tracing_subscriber::EnvFilter::new("info,sqlx=warn"));
    // A file is read without colours.
    let colour = Screen::of_stderr().colour;
    let log = tracing_subscriber::fmt().with_env_filter(filter).with_ansi(colour).with_writer(std::io::stderr);
    match format {
        LogFormat::Text => log.init(),
        LogFormat::Json => log.json().init(),
    }
}

/// The address under which a server is found on this machine, also one that listens everywhere.
pub fn reachable(address: SocketAddr) -> SocketAddr {
    let ip = match address.ip() {
        IpAddr::V4(ip) if ip.is_unspecified() => Ipv4Addr::LOCALHOST.into(),
        IpAddr::V6(ip) if ip.is_unspecified() => Ipv6Addr::LOCALHOST.into(),
        ip => ip,
    };
    SocketAddr::new(ip, address.port())
}

/// Asks the system to open a page. Where that does not work, the address was printed.
fn open_browser(url: &str) {
    let (program, arguments): (&str, &[&str]) = match std::env::consts::OS {
        "macos" => ("open", &[]),
        "windows" => ("cmd", &["/C", "start", ""]),
        _ => ("xdg-open", &[]),
    };
    let mut command = std::process::Command::new(program);
    let quiet = std::process::Stdio::null;
    let _ = command.args(arguments).arg(url).stdin(quiet()).stdout(quiet()).stderr(quiet()).spawn();
}
