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
        if report.pairs.iter().any(|pair| pair.margin_error.is_some()) {
            writeln!(formatter, "{}", self.say(text!("cli-arena-plus-minus")))?;
        }
        if seats > 2 {
            let share = percent(self.language, 1.0 / seats as f64);
            writeln!(formatter, "\n{}", self.say(text!("cli-arena-fair-share", others = seats - 1, share = share)))?;
        }
        self.write_tests(formatter)?;
        self.write_late(formatter)?;
        self.write_forfeits(formatter)?;
        writeln!(formatter, "\n{}", self.say(text!("cli-arena-ratings")))?;
        let mut ratings: Vec<_> = report.ratings.iter().enumerate().collect();
        let elo = |rating: &RatingReport| rating.elo.unwrap_or(f64::NEG_INFINITY);
        ratings.sort_by(|(_, one), (_, other)| elo(other).total_cmp(&elo(one)));
        let unrated = || self.say(text!("cli-arena-unrated"));
        let row = |(number, rating): &(usize, &RatingReport)| {
            vec![self.label(*number), rating.elo.map_or_else(unrated, |elo| format!("{elo:+.0}"))]
        };
        formatter.write_str(&aligned(&ratings.iter().map(row).collect::<Vec<_>>(), 1))?;
        self.write_commands(formatter)
    }
}

impl ResultsTable<'_> {
    fn say(&self, text: Text) -> String {
        self.language.say(&text)
    }

    /// What a bot is called in the table: what it calls itself, else as it was given; with its place in the list where two
    /// are called the same.
    fn label(&self, number: usize) -> String {
        let own = |rating: &RatingReport| shortened(rating.name.as_deref().unwrap_or(&rating.bot));
        let label = own(&self.report.ratings[number]);
        // A built-in bot against itself is no riddle.
        let own_number = self.report.ratings[number].name.is_some() || label != self.report.ratings[number].bot;
        match self.report.ratings.iter().filter(|rating| own_number && own(rating) == label).count() {
            0 | 1 => label,
            _ => format!("{label} [{}]", number + 1),
        }
    }

    /// Which program is behind each name.
    fn write_commands(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        let shown = |number: usize| self.label(number) != self.report.ratings[number].bot;
        let renamed: Vec<usize> = (0..self.report.ratings.len()).filter(|number| shown(*number)).collect();
        if !renamed.is_empty() {
            writeln!(formatter)?;
        }
        let row = |number: &usize| vec![self.label(*number), self.report.ratings[*number].bot.clone()];
        formatter.write_str(&aligned(&renamed.iter().map(row).collect::<Vec<_>>(), 2))
    }

    /// Who took longer than the time it had.
    fn write_late(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        for number in 0..self.report.ratings.len() {
            let sides = |pair: &PairReport| [0, 1].map(|side| (pair.numbers[side] == number, pair.late[side]));
            let late =
                self.report.pairs.iter().flat_map(sides).filter(|(own, _)| *own).map(|(_, late)| late).sum::<u64>();
            if late > 0 {
                writeln!(formatter, "\n{}", self.say(text!("cli-arena-late", bot = self.label(number), count = late)))?;
            }
        }
        Ok(())
    }

    fn write_tests(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        for pair in &self.report.pairs {
            let Some(test) = &pair.sprt else { continue };
            let [first, second] = pair.numbers.map(|bot| self.label(bot));
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
        let mut programs = Vec::new();
        for ((bot, reason), games) in reasons {
            let first = self.say(text!("cli-arena-first-in", number = games[0]));
            writeln!(formatter, "{:>5} x {bot}: {reason} ({first})", games.len())?;
            programs.extend(bot.starts_with("cmd:").then_some(bot));
        }
        match programs.first() {
            Some(bot) => {
                let command = format!("hedgerow engine-check {}", quoted(bot));
                writeln!(formatter, "{}", self.say(text!("cli-arena-check", command = command)))
            }
            None => Ok(()),
        }
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
            self.label(pair.numbers[0]),
            self.label(pair.numbers[1]),
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

/// As a word of a shell.
fn quoted(word: &str) -> String {
    format!("'{}'", word.replace('\'', r"'\''"))
}

fn shortened(bot: &str) -> String {
    match bot.char_indices().nth(LONGEST_NAME) {
        Some((place, _)) => format!("{}…", &bot[..place]),
        None => bot.to_string(),
    }
}
