//! The routes about puzzles: what is asked, what an answer is worth, and how a person does.

use super::people::no_such_game;
use crate::app::App;
use crate::http::{ClientAddress, JsonBody, Refused, UrlPart, UrlQuery};
use crate::people::{MayPlay, MaybeWho, Who};
use crate::store::{NewTry, Person};
use axum::Json;
use axum::extract::State;
use hedgerow_bots::Candidate;
use hedgerow_bots::protocol::plan_words;
use hedgerow_locale::text;
use hedgerow_notation::parse_action;
use hedgerow_protocol::{
    ApiError, ErrorCode, GameView, Insight, PuzzleAnswer, PuzzleDraw, PuzzleLine, PuzzleMove, PuzzleStanding,
    PuzzleStep, PuzzleView, happenings,
};
use hedgerow_puzzles::{Difficulty, Draw, Proof, Puzzle, Theme};
use hedgerow_rules::{Action, GameKind, Phase, Player, Position, Refusal};
use serde::Deserialize;
use std::collections::{HashMap, HashSet};
use std::sync::{Arc, Mutex, PoisonError};
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

pub(super) const DAY_MS: u64 = 24 * 60 * 60 * 1000;

/// Of so many that fit a person's strength best, the next puzzle is one.
const FITTING: usize = 8;

/// So many moves are shown with an answer.
const SHOWN: usize = 4;

pub fn router() -> OpenApiRouter<Arc<App>> {
    OpenApiRouter::new()
        .routes(routes!(daily))
        .routes(routes!(next))
        .routes(routes!(show))
        .routes(routes!(step))
        .routes(routes!(answer))
        .routes(routes!(standing))
}

/// Which puzzles are wanted.
#[derive(Debug, Deserialize, utoipa::IntoParams)]
#[into_params(parameter_in = Query)]
struct PuzzleQuery {
    /// Of one game: `carcassonne`, `hunters` or `discovery`.
    game: Option<String>,
    /// About this: `finish`, `gift`, `join`, `block`, `stay`, `claim`, `take`, `bonus`, `quiet` or `last`.
    theme: Option<String>,
}

/// Puzzles that were proved since the server started. There are some hundreds of them.
#[derive(Debug, Default)]
pub struct Proofs(Mutex<HashMap<String, Arc<Proof>>>);

impl Proofs {
    /// Searches the position of a puzzle to the end, unless that was done before.
    fn of(&self, puzzle: &Puzzle, position: &Position) -> Result<Arc<Proof>, ApiError> {
        let known = || self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(proof) = known().get(&puzzle.name()) {
            return Ok(proof.clone());
        }
        let proof = Proof::of(position).ok_or_else(|| ApiError::fault("a puzzle that cannot be proved"))?;
        Ok(known().entry(puzzle.name()).or_insert(Arc::new(proof)).clone())
    }
}

/// The puzzle of the day, in UTC
#[utoipa::path(get, path = "/api/puzzles/daily", tag = "puzzles", responses((status = 200, body = PuzzleView), (status = "4XX", body = ApiError)))]
async fn daily(State(app): State<Arc<App>>, MaybeWho(person): MaybeWho) -> Result<Json<PuzzleView>, Refused> {
    let puzzle = Puzzle::of_day(today(&app), None).ok_or_else(no_puzzle)?;
    view(&app, puzzle, person.as_ref()).await
}

/// A puzzle that you have not answered yet and that fits your strength; if you have answered all, the one that is longest ago
#[utoipa::path(get, path = "/api/puzzles/next", tag = "puzzles", params(PuzzleQuery), responses((status = 200, body = PuzzleView), (status = "4XX", body = ApiError)))]
async fn next(
    State(app): State<Arc<App>>,
    MaybeWho(person): MaybeWho,
    UrlQuery(query): UrlQuery<PuzzleQuery>,
) -> Result<Json<PuzzleView>, Refused> {
    let named = |name: &String| GameKind::ALL.into_iter().find(|game| game.name() == name).ok_or_else(no_such_game);
    let game = query.game.as_ref().map(named).transpose()?;
    let theme = query.theme.as_deref().map(|name| Theme::named(name).ok_or_else(no_puzzle)).transpose()?;
    let games = GameKind::ALL.into_iter().filter(|kind| game.is_none_or(|game| game == *kind));
    let wanted = |puzzle: &&Puzzle| theme.is_none_or(|theme| puzzle.themes.contains(&theme));
    let mut puzzles: Vec<&'static Puzzle> = games.flat_map(Puzzle::all).filter(wanted).collect();
    let (mut strength, mut tries) = (NEWCOMER, Vec::new());
    if let Some(person) = &person {
        strength = app.store.puzzle_standing(person.id, today(&app)).await?.rating;
        tries = app.store.puzzle_tries(person.id).await?;
    }
    let tried: HashSet<&str> = tries.iter().map(|attempt| attempt.puzzle.as_str()).collect();
    let oldest = tries.iter().rev().find_map(|attempt| puzzles.iter().find(|puzzle| puzzle.name() == attempt.puzzle));
    if let Some(oldest) =
        oldest.copied().filter(|_| puzzles.iter().all(|puzzle| tried.contains(puzzle.name().as_str())))
    {
        return view(&app, oldest, person.as_ref()).await;
    }
    puzzles.retain(|puzzle| !tried.contains(puzzle.name().as_str()));
    let ratings = app.store.puzzle_ratings().await?;
    puzzles.sort_by_key(|puzzle| rating(&ratings, puzzle).0.abs_diff(strength));
    let chosen = getrandom::u32().map_err(|error| ApiError::fault(error.to_string()))? as usize;
    // Beyond the first few only those that fit just as well.
    let fits = |puzzle: &&Puzzle| rating(&ratings, puzzle).0.abs_diff(strength);
    let worst = puzzles.iter().take(FITTING).map(fits).max().unwrap_or(0);
    let fitting = puzzles.iter().filter(|puzzle| fits(puzzle) <= worst).count();
    let puzzle = puzzles.get(chosen % fitting.max(1)).ok_or_else(no_puzzle)?;
    view(&app, puzzle, person.as_ref()).await
}

/// A puzzle, as in `carcassonne-17`
#[utoipa::path(get, path = "/api/puzzles/{name}", tag = "puzzles", params(("name" = String, Path)), responses((status = 200, body = PuzzleView), (status = "4XX", body = ApiError)))]
async fn show(
    State(app): State<Arc<App>>,
    MaybeWho(person): MaybeWho,
    UrlPart(name): UrlPart,
) -> Result<Json<PuzzleView>, Refused> {
    view(&app, Puzzle::named(&name).ok_or_else(no_puzzle)?, person.as_ref()).await
}

/// The game after a part of a move, with what may be done then. It says nothing about whether that is right
#[utoipa::path(post, path = "/api/puzzles/{name}/step", tag = "puzzles", params(("name" = String, Path)), request_body = PuzzleMove, responses((status = 200, body = PuzzleStep), (status = "4XX", body = ApiError)))]
async fn step(
    UrlPart(name): UrlPart,
    JsonBody(PuzzleMove { actions }): JsonBody<PuzzleMove>,
) -> Result<Json<PuzzleStep>, Refused> {
    let puzzle = Puzzle::named(&name).ok_or_else(no_puzzle)?;
    let start = puzzle.position().map_err(ApiError::fault)?;
    let (after, played) = play(&start, &actions)?;
    let insight = Insight::of(&after, played.len() as u32, true);
    Ok(Json(PuzzleStep { game: GameView::of(&after, false), insight }))
}

/// Answers a puzzle with a whole move. The first answer counts
#[utoipa::path(post, path = "/api/puzzles/{name}/answer", tag = "puzzles", params(("name" = String, Path)), request_body = PuzzleMove, responses((status = 200, body = PuzzleAnswer), (status = "4XX", body = ApiError)))]
async fn answer(
    State(app): State<Arc<App>>,
    MayPlay(person): MayPlay,
    ClientAddress(address): ClientAddress,
    UrlPart(name): UrlPart,
    JsonBody(PuzzleMove { actions }): JsonBody<PuzzleMove>,
) -> Result<Json<PuzzleAnswer>, Refused> {
    app.limits.hints.check(person.id)?;
    let puzzle = Puzzle::named(&name).ok_or_else(no_puzzle)?;
    let start = puzzle.position().map_err(ApiError::fault)?;
    let (after, played) = play(&start, &actions)?;
    if after.phase() == Phase::Use && after.seat() == start.seat() {
        return Err(Refused::new(ErrorCode::BadRequest, text!("server-puzzle-half")));
    }
    let proofs = app.clone();
    let explained = app.studies.run(text!("server-records-busy"), move || {
        let proof = proofs.proofs.of(puzzle, &start)?;
        explain(puzzle, &start, &proof, &played)
    });
    let mut answer = explained.await??;
    let (today, at_ms) = (today(&app), app.clock.date_ms());
    let before = app.store.puzzle_standing(person.id, today).await?;
    app.charge(address, 0)?;
    let day = Puzzle::of_day(today, None).filter(|daily| daily.name() == puzzle.name()).map(|_| today);
    // How hard a puzzle is shows with people: a program answers any number of them.
    let (hardness, rates_puzzle) = (hardness(puzzle), !person.guest && !person.bot);
    let attempt =
        NewTry { person: person.id, puzzle: puzzle.name(), right: answer.right, day, at_ms, hardness, rates_puzzle };
    let counts = app.store.try_puzzle(attempt).await?;
    answer.standing = app.store.puzzle_standing(person.id, today).await?;
    answer.change = counts.then(|| answer.standing.rating - before.rating);
    Ok(Json(answer))
}

/// How you do with puzzles
#[utoipa::path(get, path = "/api/me/puzzles", tag = "puzzles", responses((status = 200, body = PuzzleStanding), (status = "4XX", body = ApiError)))]
async fn standing(State(app): State<Arc<App>>, Who(person): Who) -> Result<Json<PuzzleStanding>, Refused> {
    Ok(Json(app.store.puzzle_standing(person.id, today(&app)).await?))
}

async fn view(app: &App, puzzle: &Puzzle, person: Option<&Person>) -> Result<Json<PuzzleView>, Refused> {
    let (rating, uncertainty) = rating(&app.store.puzzle_ratings().await?, puzzle);
    let tries = match person {
        Some(person) => app.store.puzzle_tries(person.id).await?,
        None => Vec::new(),
    };
    let position = puzzle.position().map_err(ApiError::fault)?;
    let (rules, name) = (puzzle.rules(), puzzle.name());
    let bonus = rules.bonus_stack().map(|(stack, _)| stack);
    let unseen = position.unseen_tiles().into_iter();
    let to_come = unseen.filter(|(kind, _)| Some(position.game().stack_of(*kind)) != bonus);
    Ok(Json(PuzzleView {
        rules: rules.name().to_owned(),
        options: rules.options().iter().map(|option| (*option).to_owned()).collect(),
        goal: puzzle.goal.name().to_owned(),
        difficulty: puzzle.difficulty.name().to_owned(),
        rating,
        uncertainty,
        daily: Puzzle::of_day(today(app), None).is_some_and(|daily| daily.name() == name),
        answered: tries.iter().any(|attempt| attempt.puzzle == name),
        game: GameView::of(&position, false),
        to_come: to_come.map(|(kind, count)| (position.game().tile(kind).id.clone(), count)).collect(),
        insight: Insight::of(&position, 0, true),
        name,
    }))
}

/// What an answer is worth, and what the solution does.
fn explain(puzzle: &Puzzle, start: &Position, proof: &Proof, played: &[Action]) -> Result<PuzzleAnswer, ApiError> {
    let line = |candidate: &Candidate| {
        let mut after = start.clone();
        candidate.plan.iter().for_each(|action| after.play_unchecked(*action));
        let (win, lead) = candidate.value.map_or((0.0, 0.0), |value| (value.win, value.lead));
        PuzzleLine { actions: plan_words(start, &candidate.plan), win, lead, game: GameView::of(&after, false) }
    };
    let found = |plan: &[Action]| proof.moves.iter().find(|candidate| candidate.plan[..] == *plan);
    let plan = puzzle.plan().map_err(ApiError::fault)?;
    let yours = found(played).map(line).ok_or_else(|| ApiError::fault("a move that is not among all moves"))?;
    let mut solved = start.clone();
    let mut what = Vec::new();
    for action in &plan {
        let mut events = Vec::new();
        solved.play_unchecked_into(*action, &mut events);
        what.extend(happenings(start.seat(), *action, &events, &solved));
    }
    let draw = |draw: &Draw| {
        let Action::Draw { tile } = draw.action else { return None };
        let tile = start.game().tile(tile).id.clone();
        Some(PuzzleDraw { tile, chance: draw.chance as f32, win: draw.value.win, lead: draw.value.lead })
    };
    Ok(PuzzleAnswer {
        right: played == plan,
        yours,
        moves: proof.moves.iter().take(SHOWN).map(line).collect(),
        of: proof.moves.len() as u32,
        themes: puzzle.themes.iter().map(|theme| theme.name().to_owned()).collect(),
        happenings: what,
        draws: Proof::follows(start, &plan).iter().filter_map(draw).collect(),
        standing: PuzzleStanding::default(),
        change: None,
    })
}

/// Plays words. They come from outside, so every one may be wrong.
fn play(start: &Position, words: &[String]) -> Result<(Position, Vec<Action>), Refused> {
    let seat = Player::Seat(start.seat());
    let (mut position, mut played) = (start.clone(), Vec::new());
    for word in words {
        let bad = |error| Refused::new(ErrorCode::BadRequest, &error);
        let action = parse_action(&position, word).map_err(bad)?;
        let illegal = |refusal: Refusal| {
            Refused::from(ApiError { rule: Some(refusal.rule()), ..ApiError::new(ErrorCode::Illegal, &refusal) })
        };
        position.play_as(seat, action).map_err(illegal)?;
        played.push(action);
    }
    Ok((position, played))
}

/// How hard a puzzle is, and how far off that may be.
fn rating(known: &HashMap<String, (i32, u32)>, puzzle: &Puzzle) -> (i32, u32) {
    known.get(&puzzle.name()).copied().unwrap_or((hardness(puzzle), UNKNOWN))
}

/// How far off a guess may be: as a newcomer's rating.
const UNKNOWN: u32 = 500;

/// What a newcomer's rating is.
const NEWCOMER: i32 = 1500;

/// How hard a puzzle is for people, as long as only bots have tried it.
fn hardness(puzzle: &Puzzle) -> i32 {
    match puzzle.difficulty {
        Difficulty::Light => NEWCOMER - 150,
        Difficulty::Medium => NEWCOMER,
        Difficulty::Hard => NEWCOMER + 150,
    }
}

fn today(app: &App) -> u64 {
    app.clock.date_ms() / DAY_MS
}

fn no_puzzle() -> Refused {
    Refused::new(ErrorCode::NotFound, text!("server-no-puzzle"))
}
