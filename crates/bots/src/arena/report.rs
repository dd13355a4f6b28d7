//! [`Report`]: what a contest came to.

use super::interval::{grouped_interval, mean, standard_error, wilson_interval};
use super::{Contest, Decision, Meeting, PairResults, PlayedGame, WinCount, ratings};
use serde::Serialize;

/// The result of a contest, as it is printed and written as JSON.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Report {
    /// The rules by name, as in `carcassonne/first+river`.
    pub rules: String,
    /// How many seats each game has.
    pub seats: usize,
    /// Whether every shuffle was played once in every seating.
    pub duplicate: bool,
    /// What all shuffles and choices follow from.
    pub seed: String,
    /// The pairings, in the order of the contest.
    pub pairs: Vec<PairReport>,
    /// The bots, in the order of the contest.
    pub ratings: Vec<RatingReport>,
}

/// The result of a pairing as its first bot sees it.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct PairReport {
    /// The first bot and the second.
    pub bots: [String; 2],
    /// Their places among the ratings, from 0.
    pub numbers: [usize; 2],
    /// How many games count.
    pub games: usize,
    /// Games that the first bot won alone.
    pub wins: usize,
    /// Games that it did not win.
    pub losses: usize,
    /// Shared wins.
    pub draws: usize,
    /// A win shared by *k* seats counts 1/*k*; with two seats half of the draws.
    pub win_rate: f64,
    /// 95 % confidence: Wilson's, or from the variance between shuffles if each was played in every seating.
    pub interval: [f64; 2],
    /// What equally good bots would win.
    pub fair_share: f64,
    /// How far ahead of the best other seat, and its standard error, in games without a forfeit.
    pub mean_margin: Option<f64>,
    /// The standard error of the margin; one game has none.
    pub margin_error: Option<f64>,
    /// The average points of a seat of each bot, in games without a forfeit.
    pub mean_points: [Option<f64>; 2],
    /// By the clock on the wall; a move is a placement with the piece that follows.
    pub seconds_per_move: [Option<f64>; 2],
    /// How many moves took each bot longer than its time.
    pub late: [u64; 2],
    /// The games that ended without a usable answer.
    pub forfeits: Vec<ForfeitReport>,
    /// What the test of an early end found, if there was one.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub sprt: Option<SprtReport>,
}

/// A game that a bot lost without playing it to its end.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct ForfeitReport {
    /// The number of the game, from 0.
    pub game: usize,
    /// 0 for the first bot of the pairing, 1 for the second.
    pub by: usize,
    /// The name of the bot.
    pub bot: String,
    /// What went wrong, in English.
    pub reason: String,
}

/// What the test of an early end found.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct SprtReport {
    /// How far ahead the first bot is on the Elo scale by either idea: not better, better.
    pub elo: [f64; 2],
    /// How much more likely the games are if it is better, as a logarithm.
    pub log_likelihood_ratio: f64,
    /// `better`, `not better` or `open`.
    pub result: &'static str,
}

/// How strong a bot is by all its games.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct RatingReport {
    /// The name of the bot.
    pub bot: String,
    /// What it calls itself, if it is a program that says so.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub name: Option<String>,
    /// On the Elo scale, where the average of all bots is 0; nothing for a bot that never made a move.
    pub elo: Option<f64>,
}

impl Report {
    /// Sums up what was played of a contest.
    pub fn new(contest: &Contest, results: &[PairResults]) -> Report {
        let bots = contest.bots().len();
        let rated: Vec<bool> = (0..bots).map(|bot| has_played(contest, results, bot)).collect();
        // Places among those that are rated.
        let place = |bot: usize| rated[..bot].iter().filter(|rated| **rated).count();
        let meetings: Vec<Meeting> = contest
            .pairings()
            .iter()
            .zip(results)
            .filter(|(pairing, _)| rated[pairing.first] && rated[pairing.second])
            .map(|(pairing, pair)| Meeting {
                first: place(pairing.first),
                second: place(pairing.second),
                seats: contest.seats(),
                games: pair.counted().count() as f64,
                won: pair.won(),
            })
            .collect();
        let elos = ratings(place(bots), &meetings);
        let rate = |(number, bot): (usize, &crate::BotSpec)| RatingReport {
            bot: bot.to_string(),
            name: own_name(contest, results, number),
            elo: rated[number].then(|| elos[place(number)]),
        };
        Report {
            rules: contest.game().rules().to_string(),
            seats: contest.seats(),
            duplicate: contest.duplicate(),
            seed: contest.seed().to_string(),
            pairs: (0..results.len()).map(|pairing| PairReport::new(contest, pairing, &results[pairing])).collect(),
            ratings: contest.bots().iter().enumerate().map(rate).collect(),
        }
    }
}

/// The games of a bot, with its side in each.
fn games_of<'a>(
    contest: &'a Contest,
    results: &'a [PairResults],
    bot: usize,
) -> impl Iterator<Item = (&'a PlayedGame, usize)> {
    let pairs = contest.pairings().iter().zip(results);
    pairs.flat_map(move |(pairing, pair)| {
        let side = [pairing.first, pairing.second].iter().position(|other| *other == bot);
        pair.counted().filter_map(move |game| Some((game, side?)))
    })
}

/// Whether a bot made a move at all. One that never did was not started, and its games say nothing about the others.
fn has_played(contest: &Contest, results: &[PairResults], bot: usize) -> bool {
    let forfeited = |(game, side): (&PlayedGame, usize)| {
        let first = contest.first_bot_seat(game.fixture());
        let by = game.forfeit.as_ref().map(|forfeit| usize::from(forfeit.seat != first));
        by == Some(side) && game.moves[side] == 0
    };
    games_of(contest, results, bot).next().is_none() || !games_of(contest, results, bot).all(forfeited)
}

fn own_name(contest: &Contest, results: &[PairResults], bot: usize) -> Option<String> {
    games_of(contest, results, bot).find_map(|(game, side)| game.names[side].clone())
}

impl PairReport {
    fn new(contest: &Contest, pairing: usize, results: &PairResults) -> PairReport {
        let meets = contest.pairings()[pairing];
        let bots = [meets.first, meets.second].map(|bot| contest.bots()[bot].to_string());
        let WinCount { wins, losses, draws } = results.win_count();
        let shares: Vec<f64> = results.counted().map(|game| game.verdict(contest).share()).collect();
        let win_rate = mean(&shares).unwrap_or(0.0);
        let groups: Vec<f64> = shares.chunks(contest.group()).filter_map(mean).collect();
        let margins: Vec<f64> = results.counted().filter_map(|game| game.margin(contest)).collect();
        let points: Vec<[f64; 2]> = results.counted().filter_map(|game| game.mean_points(contest)).collect();
        let mean_points = [0, 1].map(|bot| mean(&points.iter().map(|points| points[bot]).collect::<Vec<_>>()));
        let seconds_per_move = [0, 1].map(|bot| {
            let (moves, seconds) = results
                .counted()
                .fold((0, 0.0), |(moves, seconds), game| (moves + game.moves[bot], seconds + game.seconds[bot]));
            (moves > 0).then(|| seconds / moves as f64)
        });
        let forfeits = results.counted().filter_map(|game| {
            let forfeit = game.forfeit.as_ref()?;
            let by = usize::from(forfeit.seat != contest.first_bot_seat(game.fixture()));
            Some(ForfeitReport { game: game.number, by, bot: bots[by].clone(), reason: forfeit.reason.clone() })
        });
        PairReport {
            games: shares.len(),
            wins,
            losses,
            draws,
            win_rate,
            interval: match contest.duplicate() {
                true => grouped_interval(&groups),
                false => wilson_interval(win_rate, shares.len() as f64),
            },
            fair_share: 1.0 / contest.seats() as f64,
            mean_margin: mean(&margins),
            margin_error: margin_error(contest, results),
            mean_points,
            seconds_per_move,
            late: [0, 1].map(|bot| results.counted().map(|game| game.late[bot]).sum()),
            forfeits: forfeits.collect(),
            sprt: contest.sprt().map(|test| SprtReport {
                elo: [test.not_better, test.better],
                log_likelihood_ratio: results.ratio(contest, test),
                result: match results.decision() {
                    Some(Decision::Better) => "better",
                    Some(Decision::NotBetter) => "not better",
                    None => "open",
                },
            }),
            numbers: [meets.first, meets.second],
            bots,
        }
    }
}

/// The standard error of the mean margin; the games of one shuffle belong together.
fn margin_error(contest: &Contest, results: &PairResults) -> Option<f64> {
    let margins: Vec<Option<f64>> = results.counted().map(|game| game.margin(contest)).collect();
    let groups = margins.chunks(contest.group());
    let means: Vec<f64> =
        groups.filter_map(|group| mean(&group.iter().copied().flatten().collect::<Vec<_>>())).collect();
    standard_error(&means)
}
