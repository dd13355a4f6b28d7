//! [`Summary`]: what players lose over many games, and where.

use super::costly::position_at;
use super::report::Losses;
use crate::columns::{aligned, wrapped};
use crate::fault::Result;
use crate::figures::{percent, signed};
use crate::terminal::kind_word;
use hedgerow_bots::evaluation::Weights;
use hedgerow_locale::{Language, Text, text};
use hedgerow_notation::Record;
use hedgerow_review::{Cause, Depth, Review, Slip, Stage};
use hedgerow_rules::{FeatureKind, GameKind, Seat};
use serde::Serialize;
use std::collections::BTreeMap;

const WIDTH: usize = 100;

/// A decision that cost fewer points than this has no cause worth counting.
const WORTH_A_CAUSE: f64 = 0.5;

#[derive(Debug, Serialize)]
pub struct Summary {
    depth: &'static str,
    players: BTreeMap<String, PlayerSummary>,
}

/// The games of a player. Points lost are sums over all decisions.
#[derive(Debug, Default, Serialize)]
struct PlayerSummary {
    games: usize,
    wins: f64,
    /// Sums of points ahead at the end, and of what luck was worth.
    lead: f64,
    luck: f64,
    luck_variance: f64,
    losses: Losses,
    /// Points lost by stage, kind of feature, and kind of mistake.
    stages: BTreeMap<&'static str, f64>,
    kinds: BTreeMap<&'static str, f64>,
    slips: BTreeMap<&'static str, f64>,
    #[serde(skip)]
    game: Option<GameKind>,
}

impl Summary {
    pub fn new(depth: Depth) -> Summary {
        Summary { depth: depth.name(), players: BTreeMap::new() }
    }

    pub fn is_empty(&self) -> bool {
        self.players.is_empty()
    }

    /// Adds a game, for one of its players or for all.
    pub fn add(&mut self, record: &Record, review: &Review, player: Option<&str>) -> Result<()> {
        let weights = Weights::full(record.game.rules().game(), record.seats());
        for (index, name) in record.players.iter().enumerate() {
            if player.is_some_and(|player| player != name) {
                continue;
            }
            let seat = Seat(index as u8);
            let summary = self.players.entry(name.clone()).or_default();
            let (wins, leads) = (review.wins(seat), review.leads(seat));
            summary.game = Some(record.game.rules().game());
            summary.games += 1;
            summary.wins += wins.result;
            summary.lead += leads.result;
            summary.luck += leads.luck;
            summary.luck_variance += leads.luck_error.powi(2);
            summary.losses.add(review, seat);
            for step in review.steps.iter().filter(|step| step.seat == seat) {
                let Some(decision) = step.decision() else { continue };
                let lost = step.loss().leads[index].max(0.0);
                *summary.stages.entry(step.stage.name()).or_default() += lost;
                if lost >= WORTH_A_CAUSE {
                    let before = position_at(record, step)?;
                    let cause = Cause::of(weights, &before, &decision.played, decision.best());
                    *summary.kinds.entry(cause.kind.map_or("none", FeatureKind::name)).or_default() += lost;
                    *summary.slips.entry(cause.slip.name()).or_default() += lost;
                }
            }
        }
        Ok(())
    }

    pub fn page(&self, language: Language) -> String {
        self.players.iter().map(|(name, summary)| summary.page(language, name)).collect::<Vec<_>>().join("\n")
    }
}

impl PlayerSummary {
    fn page(&self, language: Language, name: &str) -> String {
        let language = self.game.map_or(language, |game| language.about(game.name()));
        let games = self.games as f64;
        let told = language.say(&text!(
            "cli-analyse-games",
            player = name,
            count = self.games,
            wins = percent(language, self.wins / games),
            lead = signed(language, self.lead / games, 1),
            luck = signed(language, self.luck / games, 1),
            error = language.decimal(self.luck_variance.sqrt() / games, 1)
        ));
        let mut page = wrapped(&told, WIDTH, 0) + "\n\n";
        let decisions = self.losses.decisions.max(1) as f64;
        let told = language.say(&text!(
            "cli-analyse-lost",
            count = self.losses.decisions,
            wins = percent(language, self.losses.wins / decisions),
            points = language.decimal(self.losses.points / decisions, 2),
            inaccuracies = self.losses.inaccuracies,
            mistakes = self.losses.mistakes,
            blunders = self.losses.blunders
        ));
        page += &(wrapped(&told, WIDTH, 0) + "\n");
        let stages = Stage::ALL.map(|stage| (stage.name(), text!("cli-analyse-stage", stage = stage.name())));
        let kinds = FeatureKind::ALL.map(|kind| (kind.name(), kind_word(kind)));
        let none = ("none", text!("cli-analyse-no-feature"));
        let slips = Slip::ALL.map(|slip| (slip.name(), text!("cli-analyse-slip", slip = slip.name())));
        page += &self.table(language, text!("cli-analyse-by-stage"), &self.stages, &stages);
        page += &self.table(language, text!("cli-analyse-by-kind"), &self.kinds, &[&kinds[..], &[none]].concat());
        page + &self.table(language, text!("cli-analyse-by-slip"), &self.slips, &slips)
    }

    /// Points lost per game, the most first.
    fn table(&self, language: Language, head: Text, sums: &BTreeMap<&str, f64>, names: &[(&str, Text)]) -> String {
        let mut rows: Vec<(f64, String)> = names
            .iter()
            .filter_map(|(name, text)| sums.get(name).map(|sum| (*sum / self.games as f64, language.say(text))))
            .collect();
        rows.sort_by(|(one, _), (other, _)| other.total_cmp(one));
        let rows: Vec<Vec<String>> =
            rows.into_iter().map(|(sum, name)| vec![format!("  {name}"), language.decimal(sum, 1)]).collect();
        format!("\n{}\n{}", language.say(&head), aligned(&rows, 1))
    }
}
