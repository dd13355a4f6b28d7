//! [`Metrics`]: what is counted, in the form Prometheus reads.

use crate::bots::Lane;
use crate::store::{Figures, Forgotten};
use std::fmt::Write;
use std::sync::Arc;
use std::sync::atomic::{AtomicI64, AtomicU64, Ordering::Relaxed};
use std::time::Duration;

/// Goes up only.
#[derive(Debug, Default)]
pub struct Counter(AtomicU64);

impl Counter {
    pub fn inc(&self) {
        self.0.fetch_add(1, Relaxed);
    }

    pub fn add(&self, more: u64) {
        self.0.fetch_add(more, Relaxed);
    }

    pub fn get(&self) -> u64 {
        self.0.load(Relaxed)
    }
}

/// Goes up and down.
#[derive(Debug, Default)]
pub struct Gauge(AtomicI64);

impl Gauge {
    pub fn inc(&self) {
        self.0.fetch_add(1, Relaxed);
    }

    pub fn dec(&self) {
        self.0.fetch_sub(1, Relaxed);
    }

    pub fn set(&self, value: u64) {
        self.0.store(value as i64, Relaxed);
    }

    pub fn get(&self) -> i64 {
        self.0.load(Relaxed)
    }
}

/// One for each lane of the bots' queue.
#[derive(Debug, Default)]
pub struct ByLane([Gauge; Lane::ALL.len()]);

impl ByLane {
    pub fn of(&self, lane: Lane) -> &Gauge {
        &self.0[lane as usize]
    }

    /// All together.
    pub fn get(&self) -> i64 {
        self.0.iter().map(Gauge::get).sum()
    }
}

/// A listener, counted as long as this value lives.
#[derive(Debug)]
pub struct Listening(Arc<Metrics>);

impl Drop for Listening {
    fn drop(&mut self) {
        self.0.streams.dec();
    }
}

/// The upper ends of the buckets, in seconds.
const BUCKETS: [f64; 14] = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0];

/// How long something took.
#[derive(Debug, Default)]
pub struct Histogram {
    buckets: [AtomicU64; BUCKETS.len()],
    count: AtomicU64,
    micros: AtomicU64,
}

impl Histogram {
    pub fn observe(&self, time: Duration) {
        let seconds = time.as_secs_f64();
        for (bucket, _) in self.buckets.iter().zip(BUCKETS).filter(|(_, end)| seconds <= *end) {
            bucket.fetch_add(1, Relaxed);
        }
        self.count.fetch_add(1, Relaxed);
        self.micros.fetch_add(time.as_micros() as u64, Relaxed);
    }
}

#[derive(Debug, Default)]
pub struct Metrics {
    /// Tables in memory.
    pub tables: Gauge,
    pub sockets: Gauge,
    pub streams: Gauge,
    /// Commands carried out and refused.
    pub actions: Counter,
    pub refused: Counter,
    /// Games that were played to an end.
    pub games: Counter,
    /// From a command's arrival until it is stored and sent out.
    pub action_seconds: Histogram,
    /// How long storing took.
    pub save_seconds: Histogram,
    /// Bots that wait for a thread.
    pub bots_waiting: ByLane,
    /// How long they wait, and then think.
    pub bot_wait_seconds: Histogram,
    pub bot_seconds: Histogram,
    /// Thoughts that were shorter than the bot's level because many waited.
    pub short_thoughts: Counter,
    /// How long a slice of an analysis kept a bot's thread.
    pub work_seconds: Histogram,
    /// Analyses that were finished, and those that are under way.
    pub analyses: Counter,
    pub analyses_under_way: Gauge,
    /// HTTP requests.
    pub requests: Counter,
    pub request_seconds: Histogram,
    /// What is stored, and what was forgotten because it was outdated.
    accounts: Gauge,
    guests: Gauge,
    tables_stored: [Gauge; 3],
    database_bytes: Gauge,
    forgotten: [Counter; 3],
    /// When the newest backup was made, in seconds since 1970, and how large it is; 0 if there is none.
    pub backup_time: Gauge,
    pub backup_bytes: Gauge,
    pub backups_failed: Counter,
    /// When the certificate for TLS ends, in seconds since 1970; 0 if there is none.
    pub certificate_end: Gauge,
}

impl Metrics {
    /// Counts a listener.
    pub fn listening(self: &Arc<Metrics>) -> Listening {
        self.streams.inc();
        Listening(self.clone())
    }

    /// Notes how much is stored.
    pub fn note(&self, figures: Figures) {
        self.accounts.set(figures.accounts);
        self.guests.set(figures.guests);
        for (gauge, value) in self.tables_stored.iter().zip([figures.waiting, figures.playing, figures.over]) {
            gauge.set(value);
        }
        self.database_bytes.set(figures.bytes);
    }

    pub fn forget(&self, forgotten: Forgotten) {
        let Forgotten { guests, messages, tables } = forgotten;
        for (counter, more) in self.forgotten.iter().zip([guests, messages, tables]) {
            counter.add(more);
        }
    }

    /// The text for `/metrics`.
    pub fn text(&self) -> String {
        let mut text = String::new();
        let mut plain = |name: &str, kind: &str, help: &str, value: i64| {
            let _ =
                writeln!(text, "# HELP hedgerow_{name} {help}\n# TYPE hedgerow_{name} {kind}\nhedgerow_{name} {value}");
        };
        plain("tables", "gauge", "Tables in memory.", self.tables.get());
        plain("sockets", "gauge", "Open sockets of tables.", self.sockets.get());
        plain("streams", "gauge", "Open event streams.", self.streams.get());
        plain("actions_total", "counter", "Commands carried out.", self.actions.get() as i64);
        plain("refused_total", "counter", "Commands refused.", self.refused.get() as i64);
        plain("games_total", "counter", "Games that came to an end.", self.games.get() as i64);
        plain("analyses_total", "counter", "Analyses of games that were finished.", self.analyses.get() as i64);
        plain("analyses_under_way", "gauge", "Analyses of games under way.", self.analyses_under_way.get());
        plain("requests_total", "counter", "HTTP requests.", self.requests.get() as i64);
        plain("backup_time_seconds", "gauge", "When the newest backup was made, 0: never.", self.backup_time.get());
        plain("backup_bytes", "gauge", "The size of the newest backup.", self.backup_bytes.get());
        plain(
            "certificate_end_seconds",
            "gauge",
            "When the certificate for TLS ends, 0: there is none.",
            self.certificate_end.get(),
        );
        plain("backups_failed_total", "counter", "Backups that failed.", self.backups_failed.get() as i64);
        plain("accounts", "gauge", "People with an account.", self.accounts.get());
        plain("guests", "gauge", "Guests.", self.guests.get());
        plain("database_bytes", "gauge", "The size of the database.", self.database_bytes.get());
        let short = self.short_thoughts.get() as i64;
        plain("short_thoughts_total", "counter", "Thoughts of bots cut short because many waited.", short);
        let mut by = |name: &str, kind: &str, help: &str, label: &str, values: [(&str, i64); 3]| {
            let _ = writeln!(text, "# HELP hedgerow_{name} {help}\n# TYPE hedgerow_{name} {kind}");
            for (value, number) in values {
                let _ = writeln!(text, "hedgerow_{name}{{{label}=\"{value}\"}} {number}");
            }
        };
        let [waiting, playing, over] = self.tables_stored.each_ref().map(Gauge::get);
        let tables = [("waiting", waiting), ("playing", playing), ("over", over)];
        by("tables_stored", "gauge", "Tables in the store.", "stage", tables);
        let [guests, messages, tables] = self.forgotten.each_ref().map(|counter| counter.get() as i64);
        let forgotten = [("guests", guests), ("messages", messages), ("tables", tables)];
        by("forgotten_total", "counter", "What was outdated and deleted.", "what", forgotten);
        let waiting = Lane::ALL.map(|lane| (lane.name(), self.bots_waiting.of(lane).get()));
        by("bots_waiting", "gauge", "Bots that wait for a thread.", "lane", waiting);
        for (name, help, histogram) in [
            ("action_seconds", "From a command's arrival until it is stored and sent out.", &self.action_seconds),
            ("save_seconds", "How long storing took.", &self.save_seconds),
            ("bot_wait_seconds", "How long bots wait for a thread.", &self.bot_wait_seconds),
            ("bot_seconds", "How long bots think.", &self.bot_seconds),
            ("work_seconds", "How long a slice of an analysis kept a bot's thread.", &self.work_seconds),
            ("request_seconds", "How long HTTP requests took.", &self.request_seconds),
        ] {
            let _ = writeln!(text, "# HELP hedgerow_{name} {help}\n# TYPE hedgerow_{name} histogram");
            for (bucket, end) in histogram.buckets.iter().zip(BUCKETS) {
                let _ = writeln!(text, "hedgerow_{name}_bucket{{le=\"{end}\"}} {}", bucket.load(Relaxed));
            }
            let count = histogram.count.load(Relaxed);
            let _ = writeln!(text, "hedgerow_{name}_bucket{{le=\"+Inf\"}} {count}");
            let sum = histogram.micros.load(Relaxed) as f64 / 1e6;
            let _ = writeln!(text, "hedgerow_{name}_sum {sum}\nhedgerow_{name}_count {count}");
        }
        text
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn buckets_are_cumulative() {
        let metrics = Metrics::default();
        metrics.action_seconds.observe(Duration::from_millis(3));
        metrics.action_seconds.observe(Duration::from_secs(60));
        let text = metrics.text();
        assert!(text.contains("hedgerow_action_seconds_bucket{le=\"0.0025\"} 0\n"));
        assert!(text.contains("hedgerow_action_seconds_bucket{le=\"0.005\"} 1\n"));
        assert!(text.contains("hedgerow_action_seconds_bucket{le=\"10\"} 1\n"));
        assert!(text.contains("hedgerow_action_seconds_bucket{le=\"+Inf\"} 2\n"));
        assert!(text.contains("hedgerow_action_seconds_sum 60.003\n"));
    }

    /// Dashboard and alerts ask for nothing that is not there.
    #[test]
    fn what_is_watched_is_counted() {
        let text = Metrics::default().text();
        for file in [
            include_str!("../../../docs/operations/dashboard.json"),
            include_str!("../../../docs/operations/alerts.yml"),
        ] {
            let parts = file.split(|letter: char| !letter.is_ascii_alphanumeric() && letter != '_');
            let names: Vec<&str> = parts.filter(|word| word.starts_with("hedgerow_")).collect();
            assert!(names.len() > 5);
            for name in names {
                assert!(text.contains(&format!("\n{name}")), "{name} is not among the metrics");
            }
        }
    }
}
