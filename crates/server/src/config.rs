//! [`Config`]: what a host can choose, by flags or by the environment.

use crate::backups::BackupSettings;
use crate::store::{OpenError, Outdated};
use crate::tls::TlsSettings;
use clap::builder::FalseyValueParser;
use clap::{Args, FromArgMatches, ValueEnum};
use hedgerow_locale::text;
use std::net::{SocketAddr, ToSocketAddrs};
use std::path::PathBuf;

/// How a server is set up. Every flag can also be given as an environment variable.
#[derive(Args, Clone, Debug)]
pub struct Config {
    /// The folder that holds everything: accounts and games. It is made if there is none
    #[arg(long, value_name = "DIR", env = "HEDGEROW_DATA", default_value = "hedgerow-data")]
    pub data: PathBuf,

    /// Where to listen, as HOST:PORT. 0.0.0.0 makes the server reachable from other machines
    #[arg(long, value_name = "ADDRESS", env = "HEDGEROW_LISTEN", default_value = "127.0.0.1:4000", value_parser = address)]
    pub listen: SocketAddr,

    /// How the server speaks TLS.
    #[command(flatten)]
    pub tls: TlsSettings,

    /// Where programs that watch the server find /metrics, as ADDRESS:PORT; nowhere if it is not given
    #[arg(long, value_name = "ADDRESS", env = "HEDGEROW_METRICS", value_parser = address)]
    pub metrics: Option<SocketAddr>,

    /// The address people type, as in `https://games.example.org`
    ///
    /// Set it whenever people reach the server under a name of its own: cookies are then bound to https, and requests from
    /// other pages are recognised by it. Without it the server goes by the Host header of each request.
    #[arg(long, value_name = "URL", env = "HEDGEROW_PUBLIC_URL")]
    pub public_url: Option<String>,

    /// The path under which a reverse proxy shows the server, as in /hedgerow
    #[arg(long, value_name = "PATH", env = "HEDGEROW_BASE_PATH", default_value = "")]
    pub base_path: String,

    /// Believe X-Forwarded-For, X-Forwarded-Proto and X-Forwarded-Host
    ///
    /// Only behind a reverse proxy that sets them itself: otherwise a client could claim any address. The last address in
    /// X-Forwarded-For counts, which is the one the proxy has seen.
    #[arg(long, env = "HEDGEROW_TRUST_PROXY", value_parser = FalseyValueParser::new())]
    pub trust_proxy: bool,

    /// Begin with an empty database where there was one and it is lost
    ///
    /// Without it a server refuses to start in such a folder: an empty database in the place of a lost one would look as if
    /// nothing had happened. `hedgerow admin restore` brings a backup back.
    #[arg(long, env = "HEDGEROW_START_EMPTY", value_parser = FalseyValueParser::new())]
    pub start_empty: bool,

    /// Go on with what is left of a damaged database
    ///
    /// Without it a server refuses to start with a database that has lost what was acknowledged, or is not whole. Better
    /// bring a backup back with `hedgerow admin restore`.
    #[arg(long, env = "HEDGEROW_ACCEPT_LOSS", value_parser = FalseyValueParser::new())]
    pub accept_loss: bool,

    /// When and where backups are made.
    #[command(flatten)]
    pub backups: BackupSettings,

    /// Do not allow new accounts (guests can still play). `hedgerow admin` can open and close it later
    #[arg(long, env = "HEDGEROW_CLOSED", value_parser = FalseyValueParser::new())]
    pub closed: bool,

    /// How people reach you, as in `https://example.org/contact` or host@example.org. Shown on the page about privacy
    #[arg(long, value_name = "ADDRESS", env = "HEDGEROW_CONTACT")]
    pub contact: Option<String>,

    /// What a single client may ask for.
    #[command(flatten)]
    pub limits: ClientLimits,

    /// How many threads think for the bots. 0: as many as there are processors, but one
    #[arg(long, value_name = "N", env = "HEDGEROW_BOT_THREADS", default_value_t = 0)]
    pub bot_threads: usize,

    /// How long a bot waits before it shows its move, in milliseconds, so that people can follow
    #[arg(long, value_name = "MS", env = "HEDGEROW_BOT_DELAY", default_value_t = 600)]
    pub bot_delay: u64,

    /// After how many minutes without a spectator or player a table leaves the memory. It comes back from the disk when
    /// needed
    #[arg(long, value_name = "MINUTES", env = "HEDGEROW_IDLE_MINUTES", default_value_t = 10)]
    pub idle_minutes: u64,

    /// After how many seconds without a sign of a player the others may let a bot play on
    #[arg(long, value_name = "SECONDS", env = "HEDGEROW_VANISHED_SECONDS", default_value_t = 60)]
    pub vanished_seconds: u64,

    /// How many seconds a game waits for what its players add to the shuffle before it begins without. By correspondence they
    /// have as long as for a turn, a day at most
    #[arg(long, value_name = "SECONDS", env = "HEDGEROW_REVEAL_SECONDS", default_value_t = 15)]
    pub reveal_seconds: u64,

    /// After how many days without a move a game without a clock ends, and a table that never began is taken away
    #[arg(long, value_name = "DAYS", env = "HEDGEROW_EXPIRY_DAYS", default_value_t = 60)]
    pub expiry_days: u64,

    /// How long things are kept.
    #[command(flatten)]
    pub keep: Keep,

    /// How the log is written
    #[arg(long, value_name = "FORMAT", env = "HEDGEROW_LOG_FORMAT", default_value = "text")]
    pub log_format: LogFormat,
}

/// Reads HOST:PORT; the host may be a name.
pub(crate) fn address(text: &str) -> Result<SocketAddr, String> {
    let found = text.to_socket_addrs().map_err(|error| error.to_string())?.next();
    found.ok_or_else(|| format!("{text} has no address"))
}

/// What a single client may ask for. 0 lifts a limit, for load tests.
#[derive(Args, Clone, Debug)]
pub struct ClientLimits {
    /// How many times per minute one address may make an account, sign in or become a guest
    #[arg(long, value_name = "N", env = "HEDGEROW_SIGN_INS_PER_MINUTE", default_value_t = 10)]
    pub sign_ins_per_minute: u32,

    /// How many wrong passwords per hour one account takes before all further attempts must wait
    #[arg(long, value_name = "N", env = "HEDGEROW_WRONG_PASSWORDS_PER_HOUR", default_value_t = 30)]
    pub wrong_passwords_per_hour: u32,

    /// How many minutes after they came a newcomer may talk, invite others and make open tables
    #[arg(long, value_name = "MINUTES", env = "HEDGEROW_NEWCOMER_MINUTES", default_value_t = 0)]
    pub newcomer_minutes: u64,

    /// How many requests per second one address may send
    #[arg(long, value_name = "N", env = "HEDGEROW_REQUESTS_PER_SECOND", default_value_t = 50)]
    pub requests_per_second: u32,

    /// How many messages per second one person may send to a table
    #[arg(long, value_name = "N", env = "HEDGEROW_MESSAGES_PER_SECOND", default_value_t = 20)]
    pub messages_per_second: u32,

    /// How many tables per hour one person may make
    #[arg(long, value_name = "N", env = "HEDGEROW_TABLES_PER_HOUR", default_value_t = 60)]
    pub tables_per_hour: u32,

    /// How many tables per hour may be made from one address
    #[arg(long, value_name = "N", env = "HEDGEROW_TABLES_PER_ADDRESS", default_value_t = 300)]
    pub tables_per_address: u32,

    /// How many tables that are not over one person may have made
    #[arg(long, value_name = "N", env = "HEDGEROW_TABLES_PER_PERSON", default_value_t = 100)]
    pub tables_per_person: u32,

    /// How many tables that are not over one guest may have made
    #[arg(long, value_name = "N", env = "HEDGEROW_TABLES_PER_GUEST", default_value_t = 10)]
    pub tables_per_guest: u32,

    /// How many newcomers per hour, guests or accounts, may come from one address
    #[arg(long, value_name = "N", env = "HEDGEROW_GUESTS_PER_HOUR", default_value_t = 60)]
    pub guests_per_hour: u32,

    /// How many megabytes per hour one address may cause to be stored
    #[arg(long, value_name = "MB", env = "HEDGEROW_STORED_PER_HOUR", default_value_t = 50)]
    pub stored_per_hour: u32,

    /// How long the body of a request may be, in bytes
    #[arg(long, value_name = "BYTES", env = "HEDGEROW_MAX_BODY", default_value_t = 256 * 1024)]
    pub max_body: usize,

    /// How long a message over the socket of a table may be, in bytes
    #[arg(long, value_name = "BYTES", env = "HEDGEROW_MAX_MESSAGE", default_value_t = 16 * 1024)]
    pub max_message: usize,

    /// How many seconds a request may take to arrive; a connection that is kept for the next one ends after them
    #[arg(long, value_name = "SECONDS", env = "HEDGEROW_REQUEST_SECONDS", default_value_t = 30,
          value_parser = clap::value_parser!(u64).range(1..))]
    pub request_seconds: u64,

    /// How many connections one address may hold at the same time. Behind a proxy all come from its address: no limit there
    #[arg(long, value_name = "N", env = "HEDGEROW_CONNECTIONS_PER_ADDRESS", default_value_t = 200)]
    pub connections_per_address: usize,

    /// How many connections there may be at the same time, as far as the system allows
    #[arg(long, value_name = "N", env = "HEDGEROW_MAX_CONNECTIONS", default_value_t = 50_000)]
    pub max_connections: usize,

    /// How many sockets one address may hold at the same time
    #[arg(long, value_name = "N", env = "HEDGEROW_MAX_SOCKETS", default_value_t = 100)]
    pub max_sockets: usize,
}

/// How long things are kept, in days. 0: for ever.
#[derive(Args, Clone, Copy, Debug)]
pub struct Keep {
    /// After how many days without a visit a guest is forgotten, with the games that only guests and bots have played
    #[arg(long, value_name = "DAYS", env = "HEDGEROW_KEEP_GUESTS", default_value_t = 90)]
    pub keep_guests: u64,

    /// After how many days a table that was not played to the end is deleted
    #[arg(long, value_name = "DAYS", env = "HEDGEROW_KEEP_EXPIRED", default_value_t = 30)]
    pub keep_expired: u64,

    /// After how many days what was said at tables is deleted
    #[arg(long, value_name = "DAYS", env = "HEDGEROW_KEEP_CHAT", default_value_t = 365)]
    pub keep_chat: u64,

    /// After how many days a finished game is deleted
    #[arg(long, value_name = "DAYS", env = "HEDGEROW_KEEP_GAMES", default_value_t = 0)]
    pub keep_games: u64,

    /// After how many days it is forgotten who signed in from where and what you did, with the reports that you closed
    #[arg(long, value_name = "DAYS", env = "HEDGEROW_KEEP_AUDIT", default_value_t = 90)]
    pub keep_audit: u64,
}

impl Keep {
    /// What is outdated now.
    pub fn outdated(&self, now_ms: u64) -> Outdated {
        let before = |days: u64| (days > 0).then(|| now_ms.saturating_sub(days.saturating_mul(24 * 3600 * 1000)));
        Outdated {
            guests_ms: before(self.keep_guests),
            expired_ms: before(self.keep_expired),
            chat_ms: before(self.keep_chat),
            games_ms: before(self.keep_games),
            audit_ms: before(self.keep_audit),
        }
    }
}

/// How the log is written.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum LogFormat {
    /// Lines for people.
    Text,
    /// Lines of JSON for programs.
    Json,
}

impl Config {
    /// What the environment says, else the defaults, with a data folder. An error: a variable that cannot be read.
    pub fn for_data(data: impl Into<PathBuf>) -> Result<Config, clap::Error> {
        let parser = Config::augment_args(clap::Command::new("hedgerow")).no_binary_name(true);
        let mut config = Config::from_arg_matches(&parser.try_get_matches_from([""; 0])?)?;
        config.data = data.into();
        Ok(config)
    }

    /// Brings addresses and paths into the one form the rest of the server relies on.
    pub fn tidy(mut self) -> Result<Config, OpenError> {
        self.base_path = tidy_path("--base-path", &self.base_path)?;
        // An environment often has variables that are there but empty.
        self.public_url = self.public_url.filter(|url| !url.is_empty());
        self.tls.acme.retain(|domain| !domain.is_empty());
        self.tls.check()?;
        // An authority only vouches for what is found at the usual port.
        let domain = self.tls.only_domain().map(|domain| format!("https://{domain}"));
        self.public_url = self.public_url.or(domain);
        self.contact = tidy_contact(self.contact.as_deref().unwrap_or_default())?;
        if let Some(url) = &self.public_url {
            let url = url.trim_end_matches('/');
            let rest = url.strip_prefix("https://").or_else(|| url.strip_prefix("http://"));
            let host = rest.map(|rest| rest.split('/').next().unwrap_or_default());
            if host.is_none_or(str::is_empty) {
                return Err(OpenError::Setting(text!("data-bad-url", told = url)));
            }
            if self.tls.is_on() && url.starts_with("http:") {
                return Err(OpenError::Setting(text!("data-plain-url", told = url)));
            }
            // A path given with the address means the same.
            let path = rest.and_then(|rest| rest.split_once('/')).map(|(_, path)| format!("/{path}"));
            if let Some(path) = &path {
                tidy_path("--public-url", path)?;
            }
            let origin = url.strip_suffix(path.as_deref().unwrap_or_default()).unwrap_or(url).to_lowercase();
            // Browsers leave the usual port out.
            let port = if origin.starts_with("https:") { ":443" } else { ":80" };
            let origin = origin.strip_suffix(port).unwrap_or(&origin).to_owned();
            if let Some(path) = path {
                if self.base_path.is_empty() {
                    self.base_path = path;
                } else if self.base_path != path {
                    let base = &self.base_path;
                    return Err(OpenError::Setting(text!("data-two-paths", path = path, base = base)));
                }
            }
            self.public_url = Some(origin);
        }
        Ok(self)
    }

    /// Scheme, host and port of the public address, if one is known.
    pub fn public_origin(&self) -> Option<&str> {
        self.public_url.as_deref()
    }
}

/// How the host is reached, as an address that a page can link to, or nothing.
fn tidy_contact(told: &str) -> Result<Option<String>, OpenError> {
    let contact = told.trim();
    let plain = !contact.chars().any(|sign| sign.is_whitespace() || sign.is_control());
    let linked = ["https://", "http://", "mailto:"].iter().any(|scheme| contact.starts_with(scheme));
    match contact {
        "" => Ok(None),
        _ if plain && linked => Ok(Some(contact.to_owned())),
        _ if plain && contact.contains('@') && !contact.contains(':') => Ok(Some(format!("mailto:{contact}"))),
        _ => Err(OpenError::Setting(text!("data-bad-contact", told = told))),
    }
}

/// A path with `/` before it and none behind, or nothing.
fn tidy_path(flag: &str, told: &str) -> Result<String, OpenError> {
    let path = told.trim_matches('/');
    let plain = |byte: u8| byte.is_ascii_alphanumeric() || b"-_./".contains(&byte);
    if !path.bytes().all(plain) || path.contains("//") {
        return Err(OpenError::Setting(text!("data-bad-path", flag = flag, told = told)));
    }
    Ok(if path.is_empty() { String::new() } else { format!("/{path}") })
}

#[cfg(test)]
mod tests {
    use super::*;
    use hedgerow_locale::Language;

    #[test]
    fn the_defaults_are_a_config() {
        let config = Config::for_data("somewhere").unwrap().tidy().unwrap();
        assert_eq!((config.public_origin(), config.base_path.as_str()), (None, ""));
    }

    #[test]
    fn a_contact_is_something_to_click_on() {
        for (told, contact) in [
            ("", None),
            (" ", None),
            ("host@example.org", Some("mailto:host@example.org")),
            ("mailto:host@example.org", Some("mailto:host@example.org")),
            ("https://example.org/contact", Some("https://example.org/contact")),
        ] {
            assert_eq!(tidy_contact(told).unwrap().as_deref(), contact, "{told}");
        }
        for wrong in ["javascript:alert(1)@x", "call me", "host@example.org\nExpires: never", "example.org"] {
            assert!(tidy_contact(wrong).is_err(), "{wrong}");
        }
    }

    #[test]
    fn addresses_and_paths_come_in_many_forms() {
        let tidy = |url: Option<&str>, path: &str| {
            let mut config = Config::for_data("somewhere").unwrap();
            config.public_url = url.map(str::to_owned);
            config.base_path = path.to_owned();
            let public = |config: Config| config.public_origin().unwrap_or_default().to_owned() + &config.base_path;
            config.tidy().map(public).map_err(|error| Language::ENGLISH.tell(&error))
        };
        assert_eq!(tidy(None, "hedgerow/").unwrap(), "/hedgerow");
        assert_eq!(tidy(Some("https://Example.org/"), "/a/b").unwrap(), "https://example.org/a/b");
        assert_eq!(tidy(Some("https://example.org/a"), "").unwrap(), "https://example.org/a");
        assert_eq!(tidy(Some("https://example.org:443/a"), "").unwrap(), "https://example.org/a");
        assert_eq!(tidy(Some("https://example.org:8443"), "").unwrap(), "https://example.org:8443");
        assert_eq!(tidy(Some(""), "").unwrap(), "");
        assert_eq!(tidy(Some("https://example.org/a"), "a").unwrap(), "https://example.org/a");
        assert!(tidy(Some("https://example.org/a"), "b").unwrap_err().contains("--base-path is /b"));
        assert!(tidy(Some("example.org"), "").unwrap_err().contains("--public-url"));
        assert!(tidy(Some("https://"), "").unwrap_err().contains("--public-url"));
        assert!(tidy(None, "/a b").unwrap_err().contains("--base-path"));
    }
}
