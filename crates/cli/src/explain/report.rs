//! [`TurnReport`]: what is said about a turn, as it is printed and written as JSON.

use super::breakdown::{Breakdown, SeatChange, lead, rounded};
use super::decision::Decision;
use crate::fault::{Fault, OrFault, Result};
use crate::terminal::{Explanation, TableText};
use hedgerow_bots::evaluation::Evaluator;
use hedgerow_bots::{BotSpec, Candidate, Limits, Plan};
use hedgerow_locale::{Language, text};
use hedgerow_notation::{Record, action_token};
use hedgerow_review::as_listed;
use serde::Serialize;

/// A turn explained.
#[derive(Debug, Serialize)]
pub struct TurnReport {
    pub rules: String,
    pub turn: usize,
    pub seat: usize,
    /// What the seats are called.
    pub players: Vec<String>,
    pub bot: String,
    pub decisions: Vec<DecisionReport>,
}

/// A decision explained.
#[derive(Debug, Serialize)]
pub struct DecisionReport {
    /// The tiles the player may place.
    pub tiles: Vec<String>,
    /// By how much the evaluation sees the seat ahead if it does nothing.
    #[serde(serialize_with = "rounded")]
    pub lead_without_move: f64,
    /// How many evaluations the bot spent, and on how many moves.
    pub evaluations: u64,
    pub candidates: usize,
    /// Whether there is nothing else to do.
    pub only: bool,
    /// The best ones, and the one that was played wherever it stands.
    pub moves: Vec<MoveReport>,
}

/// A move explained.
#[derive(Debug, Serialize)]
pub struct MoveReport {
    /// Its place in the bot's list, from 1; none if the bot did not look at it.
    pub rank: Option<usize>,
    pub played: bool,
    pub words: String,
    pub tokens: String,
    /// What the bot expects of it.
    pub expected: Option<Expectation>,
    pub evaluations: u64,
    /// What the bot expects of it, less what it expects of its best move.
    pub against_best: Option<Expectation>,
    /// By how much the evaluation sees the seat ahead right after it.
    #[serde(serialize_with = "rounded")]
    pub lead_after: f64,
    /// The same, less that of the best move.
    #[serde(serialize_with = "rounded")]
    pub lead_after_against_best: f64,
    /// The seat in turn first.
    pub seats: Vec<SeatChange>,
    /// What each seat has without the move, for those who print sums.
    #[serde(skip)]
    pub before: Vec<f64>,
}

/// A lead in points and a chance to win.
#[derive(Clone, Copy, Debug, Serialize)]
pub struct Expectation {
    #[serde(serialize_with = "rounded")]
    pub lead: f64,
    #[serde(serialize_with = "rounded")]
    pub win: f64,
}

impl Expectation {
    fn of(candidate: &Candidate) -> Option<Expectation> {
        candidate.value.map(|value| Expectation { lead: value.lead.into(), win: value.win.into() })
    }

    fn less(self, other: Expectation) -> Expectation {
        Expectation { lead: self.lead - other.lead, win: self.win - other.win }
    }
}

impl TurnReport {
    pub fn new(
        language: Language,
        record: &Record,
        decisions: &[Decision],
        bot: &BotSpec,
        moves: usize,
    ) -> Result<TurnReport> {
        let first = decisions.first().ok_or_else(|| Fault::new(text!("cli-explain-nothing")))?;
        let words = Explanation { language, position: &first.before, names: &record.players };
        Ok(TurnReport {
            rules: record.game.rules().to_string(),
            turn: first.before.turn(),
            seat: first.before.seat().index(),
            players: first.before.seats().map(|seat| words.seat(seat)).collect(),
            bot: bot.to_string(),
            decisions: decisions
                .iter()
                .map(|decision| DecisionReport::new(language, record, decision, bot, moves))
                .collect::<Result<_>>()?,
        })
    }
}

impl DecisionReport {
    fn new(
        language: Language,
        record: &Record,
        decision: &Decision,
        bot: &BotSpec,
        moves: usize,
    ) -> Result<DecisionReport> {
        let unusable = || text!("cli-explain-unusable", bot = bot.to_string());
        let before = &decision.before;
        let (game, seats, seat) = (before.rules().game(), before.seat_count(), before.seat());
        let limits = Limits { lines: moves, ..Limits::new(bot.budget) };
        let thought = bot.bot(game, seats, "explain").think(before, seat, &limits, &mut |_| {});
        let thought = thought.or_fault(unusable)?;
        let Some(best) = thought.candidates.first() else { return Err(Fault::new(unusable())) };
        let mut evaluator = Evaluator::new(bot.weights(game, seats));
        let mut legal = Vec::new();
        evaluator.rank(&mut before.clone(), &mut legal);
        let played = as_listed(before, &decision.played, &mut evaluator);
        let rank = thought
            .candidates
            .iter()
            .position(|candidate| !candidate.plan.is_empty() && played.starts_with(&candidate.plan));
        let mut chosen: Vec<usize> = (0..thought.candidates.len().min(moves)).collect();
        chosen.extend(rank.filter(|rank| *rank >= moves));
        let mut reports = Vec::new();
        for index in chosen {
            let candidate = &thought.candidates[index];
            let played = rank == Some(index);
            // What was played is shown as it was played.
            let plan = if played { &decision.played } else { &candidate.plan };
            let mut report = MoveReport::new(language, record, decision, plan, &mut evaluator)?;
            report.rank = Some(index + 1);
            report.played = played;
            report.expected = Expectation::of(candidate);
            report.evaluations = candidate.evaluations;
            report.against_best = report.expected.zip(Expectation::of(best)).map(|(own, best)| own.less(best));
            reports.push(report);
        }
        if rank.is_none() && !decision.played.is_empty() {
            let report = MoveReport::new(language, record, decision, &decision.played, &mut evaluator)?;
            reports.push(MoveReport { played: true, ..report });
        }
        let of_best = reports.first().map_or(0.0, |report| report.lead_after);
        reports.iter_mut().for_each(|report| report.lead_after_against_best = report.lead_after - of_best);
        let hand = before.hand(seat).iter().map(|tile| before.game().tile(*tile).id.clone());
        Ok(DecisionReport {
            tiles: hand.collect(),
            lead_without_move: reports.first().map_or(0.0, |report| lead(&report.before, seat.index())),
            evaluations: thought.evaluations,
            candidates: thought.candidates.len(),
            only: legal.len() == 1,
            moves: reports,
        })
    }
}

impl MoveReport {
    /// What the evaluation says about a move; what the bot says is to be added.
    fn new(
        language: Language,
        record: &Record,
        decision: &Decision,
        plan: &Plan,
        evaluator: &mut Evaluator<'_>,
    ) -> Result<MoveReport> {
        let before = &decision.before;
        let breakdown = Breakdown::new(language, evaluator, before, plan);
        let breakdown = breakdown.or_fault(|| text!("cli-explain-illegal"))?;
        let (words, tokens) = told(language, record, decision, plan);
        Ok(MoveReport {
            rank: None,
            played: false,
            words,
            tokens,
            expected: None,
            evaluations: 0,
            against_best: None,
            lead_after: lead(&breakdown.after, before.seat().index()),
            lead_after_against_best: 0.0,
            seats: breakdown.seats,
            before: breakdown.before,
        })
    }
}

/// A move in words and as tokens.
fn told(language: Language, record: &Record, decision: &Decision, plan: &Plan) -> (String, String) {
    let mut position = decision.before.clone();
    let (mut words, mut tokens) = (Vec::new(), Vec::new());
    for action in plan {
        words.push(TableText { language, position: &position, names: &record.players }.suggestion(*action));
        tokens.push(action_token(&position, *action));
        if position.play(*action).is_err() {
            break;
        }
    }
    (words.join(", "), tokens.join(" "))
}
