//! [`ResultsTable`]: the results for people.

use crate::columns::aligned;
use crate::figures::{percent, signed};
use hedgerow_bots::arena::{PairReport, RatingReport, Report};
use hedgerow_locale::{Language, Text, text};
use std::collections::BTreeMap;
use std::fmt;

/// The report of a contest, printed.
#[derive(Debug)]
pub struct ResultsTable<'a> {
    pub report: &'a Report,
    pub language: Language,
}

/// Names longer than this are cut in the table; below it forfeits name the bots in full.
const LONGEST_NAME: usize = 40;

impl fmt::Display for ResultsTable<'_> {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        let report = self.report;
        let (rules, seats, seed) = (report.rules.as_str(), report.seats, report.seed.as_str());
        let head = match report.duplicate {
            true => text!("cli-arena-head-duplicate", rules = rules, count = seats, seed = seed),
            false => text!("cli-arena-head", rules = rules, count = seats, seed = seed),
        };
        writeln!(formatter, "{}\n", self.say(head))?;
        let titles = [
            text!("cli-column-bot"),
            text!("cli-column-against"),
            text!("cli-column-games"),
            text!("cli-column-wins"),
            text!("cli-column-losses"),
            text!("cli-column-draws"),
            text!("cli-column-win-rate"),
            text!("cli-column-interval"),
            text!("cli-column-margin"),
            text!("cli-column-points"),
            text!("cli-column-seconds"),
            text!("cli-column-forfeits"),
        ];
        let titles = titles.map(|text| self.say(text)).to_vec();
        let rows = std::iter::once(titles).chain(report.pairs.iter().map(|pair| self.row(pair)));
        formatter.write_str(&aligned(&rows.collect::<Vec<_>>(), 2))?;
        if seats > 2 {
            let share = percent(self.language, 1.0 / seats as f64);
            writeln!(formatter, "\n{}", self.say(text!("cli-arena-fair-share", others = seats - 1, share = share)))?;
        }
        self.write_tests(formatter)?;
        self.write_forfeits(formatter)?;
        writeln!(formatter, "\n{}", self.say(text!("cli-arena-ratings")))?;
        let mut ratings: Vec<_> = report.ratings.iter().collect();
        ratings.sort_by(|one, other| other.elo.total_cmp(&one.elo));
        let row = |rating: &&RatingReport| vec![name(&rating.bot), format!("{:+.0}", rating.elo)];
        formatter.write_str(&aligned(&ratings.iter().map(row).collect::<Vec<_>>(), 1))
    }
}

impl ResultsTable<'_> {
    fn say(&self, text: Text) -> String {
        self.language.say(&text)
    }

    fn write_tests(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        for pair in &self.report.pairs {
            let Some(test) = &pair.sprt else { continue };
            let [first, second] = [0, 1].map(|bot| name(&pair.bots[bot]));
            let found = match test.result {
                "better" => text!("cli-arena-better", first = first, second = second),
                "not better" => text!("cli-arena-not-better", first = first, second = second),
                _ => text!("cli-arena-unclear", first = first, second = second),
            };
            let [low, high] = test.elo.map(|elo| elo.to_string());
            let ratio = signed(self.language, test.log_likelihood_ratio, 2);
            let games = pair.games;
            let test = text!("cli-arena-sprt", found = found, count = games, ratio = ratio, low = low, high = high);
            write!(formatter, "\n{}", self.say(test))?;
        }
        if self.report.pairs.iter().any(|pair| pair.sprt.is_some()) { writeln!(formatter) } else { Ok(()) }
    }

    fn write_forfeits(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut reasons: BTreeMap<(&str, &str), Vec<usize>> = BTreeMap::new();
        for forfeit in self.report.pairs.iter().flat_map(|pair| &pair.forfeits) {
            reasons.entry((&forfeit.bot, &forfeit.reason)).or_default().push(forfeit.game);
        }
        if !reasons.is_empty() {
            writeln!(formatter, "\n{}", self.say(text!("cli-arena-forfeits")))?;
        }
        for ((bot, reason), games) in reasons {
            let first = self.say(text!("cli-arena-first-in", number = games[0]));
            writeln!(formatter, "{:>5} x {bot}: {reason} ({first})", games.len())?;
        }
        Ok(())
    }

    fn row(&self, pair: &PairReport) -> Vec<String> {
        let decimal = |value: f64, digits| self.language.decimal(value, digits);
        let number = |value: Option<f64>, digits| value.map_or("-".to_string(), |value| decimal(value, digits));
        let both = |values: [Option<f64>; 2], digits| values.map(|value| number(value, digits)).join(" : ");
        let margin = pair.mean_margin.map(|margin| signed(self.language, margin, 1));
        let margin = match (margin, pair.margin_error) {
            (Some(margin), Some(error)) => format!("{margin} ± {}", decimal(error, 1)),
            (margin, _) => margin.unwrap_or("-".to_string()),
        };
        let [low, high] = pair.interval.map(|share| percent(self.language, share));
        vec![
            name(&pair.bots[0]),
            name(&pair.bots[1]),
            pair.games.to_string(),
            pair.wins.to_string(),
            pair.losses.to_string(),
            pair.draws.to_string(),
            percent(self.language, pair.win_rate),
            self.say(text!("cli-interval", low = low, high = high)),
            margin,
            both(pair.mean_points, 1),
            both(pair.seconds_per_move, 4),
            [0, 1].map(|by| pair.forfeits.iter().filter(|forfeit| forfeit.by == by).count().to_string()).join(" : "),
        ]
    }
}

fn name(bot: &str) -> String {
    match bot.char_indices().nth(LONGEST_NAME) {
        Some((place, _)) => format!("{}…", &bot[..place]),
        None => bot.to_string(),
    }
}
