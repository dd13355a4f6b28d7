//! From a review to what clients see of it.

use hedgerow_bots::protocol::plan_words;
use hedgerow_notation::{Record, ReplayError};
use hedgerow_protocol::{
    Analysis, AnalysisDepth, AnalysisStep, CandidateView, Evaluation, Mark, SeatAnalysis, StepView, ValueView,
    WorthView,
};
use hedgerow_review::{Account, Candidate, Decision, Depth, Review, Step, Uncertainty, What, Worth};
use hedgerow_rules::{Position, Seat};

/// A review as a client sees it.
pub fn analysis(record: &Record, review: &Review, depth: AnalysisDepth) -> Result<Analysis, ReplayError> {
    let mut position = record.start()?;
    let mut steps = Vec::with_capacity(review.steps.len());
    for step in &review.steps {
        steps.push(step_view(&position, step, review.seats));
        let actions = record.actions.iter().skip(step.at).take(step.length());
        actions.for_each(|action| position.play_unchecked(*action));
    }
    let seats = position.seats().map(|seat| seat_analysis(review, seat));
    Ok(Analysis {
        depth,
        over: review.over,
        seats: seats.collect(),
        start: worth_view(&review.start, review.seats),
        steps,
    })
}

/// What a position is worth, and the best moves in it.
pub fn evaluate(mut position: Position, version: u32) -> Evaluation {
    let seats = position.seat_count();
    if let Some(outcome) = position.outcome() {
        let worth = worth_view(&Worth::result(&position, &outcome), seats);
        return Evaluation { version, worth, moves: Vec::new() };
    }
    let mut appraiser = Depth::Normal.appraiser(position.rules().game(), seats);
    let candidates = appraiser.moves(&mut position);
    let worth = candidates.first().map(|best| best.worth).unwrap_or_else(|| appraiser.worth(&mut position));
    let moves = candidates.iter().map(|candidate| candidate_view(&position, candidate, position.seat()));
    Evaluation { version, worth: worth_view(&worth, seats), moves: moves.collect() }
}

/// What a position is worth to the first so many seats.
fn worth_view(worth: &Worth, seats: usize) -> WorthView {
    WorthView {
        wins: worth.wins.iter().take(seats).map(|win| chance(*win)).collect(),
        leads: worth.leads.iter().take(seats).map(|lead| points(*lead)).collect(),
    }
}

/// A hundredth of a percent is exact enough, and short to send.
fn chance(win: f64) -> f32 {
    ((win * 1e4).round() / 1e4) as f32
}

fn points(lead: f64) -> f32 {
    ((lead * 1e2).round() / 1e2) as f32
}

fn value(win: f64, lead: f64) -> ValueView {
    ValueView { win: chance(win), lead: points(lead) }
}

fn for_seat(worth: &Worth, seat: Seat) -> ValueView {
    value(worth.wins[seat.index()], worth.leads[seat.index()])
}

fn seat_analysis(review: &Review, seat: Seat) -> SeatAnalysis {
    let (wins, leads) = (review.wins(seat), review.leads(seat));
    let both = |of: fn(&Account) -> f64| value(of(&wins), of(&leads));
    let decisions = || review.steps.iter().filter_map(|step| Some((step.seat, step.decision()?)));
    // The errors of different decisions have nothing to do with each other.
    let error = |own: bool| {
        let errors = decisions().filter(|(other, _)| (*other == seat) == own).map(|(_, decision)| decision.error);
        let (wins, leads) = errors.fold((0.0, 0.0), |(wins, leads), Uncertainty { wins: win, leads: lead }| {
            (wins + win * win, leads + lead * lead)
        });
        value(f64::sqrt(wins), f64::sqrt(leads))
    };
    SeatAnalysis {
        start: both(|account| account.start),
        luck: both(|account| account.luck),
        own: both(|account| account.own),
        others: both(|account| account.others),
        rest: both(|account| account.rest),
        result: both(|account| account.result),
        own_error: error(true),
        others_error: error(false),
        decisions: decisions().filter(|(other, _)| *other == seat).count() as u32,
    }
}

fn step_view(position: &Position, step: &Step, seats: usize) -> AnalysisStep {
    let what = match &step.what {
        What::Draw { tile, chance: likely, again } => StepView::Draw {
            tile: position.game().tile(*tile).id.clone(),
            chance: chance(*likely),
            again: *again,
            luck: for_seat(&step.luck(), step.seat),
        },
        What::Decision(Decision { played, candidates, error, mark }) => StepView::Decision {
            played: plan_words(position, played),
            candidates: candidates.iter().map(|candidate| candidate_view(position, candidate, step.seat)).collect(),
            loss: for_seat(&step.loss(), step.seat),
            error: value(error.wins, error.leads),
            mark: mark.map(mark_view),
        },
    };
    AnalysisStep {
        at: step.at as u32,
        actions: step.length() as u32,
        turn: step.turn as u32,
        seat: step.seat.0,
        before: worth_view(&step.before, seats),
        after: worth_view(&step.after, seats),
        what,
    }
}

/// A move as the seat sees it that decides.
fn candidate_view(position: &Position, Candidate { plan, worth }: &Candidate, seat: Seat) -> CandidateView {
    CandidateView { actions: plan_words(position, plan), value: for_seat(worth, seat) }
}

fn mark_view(mark: hedgerow_review::Mark) -> Mark {
    match mark {
        hedgerow_review::Mark::Inaccuracy => Mark::Inaccuracy,
        hedgerow_review::Mark::Mistake => Mark::Mistake,
        hedgerow_review::Mark::Blunder => Mark::Blunder,
    }
}
