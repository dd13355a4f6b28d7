//! Puzzles in SQLite.

use super::rating::{Rating, after_game};
use super::sqlite::{SqliteStore, signed, unsigned};
use super::{NewTry, PersonId, PuzzleStore, StoreError};
use async_trait::async_trait;
use hedgerow_protocol::{PuzzleStanding, PuzzleTry};
use sqlx::SqliteConnection;
use std::collections::HashMap;

/// What the ratings of solvers stand under.
const GAME: &str = "puzzles";

#[async_trait]
impl PuzzleStore for SqliteStore {
    async fn try_puzzle(&self, attempt: NewTry) -> Result<bool, StoreError> {
        self.writer.write(move |database| Box::pin(insert_try(database, attempt))).await
    }

    async fn puzzle_standing(&self, person: PersonId, today: u64) -> Result<PuzzleStanding, StoreError> {
        let rating = "SELECT rating, uncertainty FROM ratings WHERE person = ? AND game = ?";
        let known = sqlx::query_as(rating).bind(person.0).bind(GAME).fetch_optional(&self.readers).await?;
        let (rating, uncertainty) = rating_of(known, Rating::default()).shown();
        let tries = "SELECT solved, day FROM puzzle_tries WHERE person = ? ORDER BY at_ms DESC, puzzle";
        let tries: Vec<(bool, Option<i64>)> = sqlx::query_as(tries).bind(person.0).fetch_all(&self.readers).await?;
        let right = tries.iter().filter(|(right, _)| *right).count() as u32;
        let streak = tries.iter().take_while(|(right, _)| *right).count() as u32;
        let solved: Vec<u64> =
            tries.iter().filter(|(right, _)| *right).filter_map(|(_, day)| day.map(unsigned)).collect();
        // The puzzle of today may still be answered.
        let last = if solved.contains(&today) { today } else { today.saturating_sub(1) };
        let days = (0..=last).rev().take_while(|day| solved.contains(day)).count() as u32;
        Ok(PuzzleStanding { rating, uncertainty, answered: tries.len() as u32, right, streak, days })
    }

    async fn puzzle_tries(&self, person: PersonId) -> Result<Vec<PuzzleTry>, StoreError> {
        let tries = "SELECT puzzle, solved, at_ms FROM puzzle_tries WHERE person = ? ORDER BY at_ms DESC, puzzle";
        let rows: Vec<(String, bool, i64)> = sqlx::query_as(tries).bind(person.0).fetch_all(&self.readers).await?;
        let attempt = |(puzzle, right, at_ms)| PuzzleTry { puzzle, right, at_ms: unsigned(at_ms) };
        Ok(rows.into_iter().map(attempt).collect())
    }

    async fn puzzle_ratings(&self) -> Result<HashMap<String, (i32, u32)>, StoreError> {
        let rows = "SELECT puzzle, rating, uncertainty FROM puzzle_ratings";
        let rows: Vec<(String, f64, f64)> = sqlx::query_as(rows).fetch_all(&self.readers).await?;
        let shown = |(puzzle, rating, uncertainty)| (puzzle, Rating { rating, uncertainty }.shown());
        Ok(rows.into_iter().map(shown).collect())
    }
}

async fn insert_try(database: &mut SqliteConnection, attempt: NewTry) -> Result<bool, StoreError> {
    let insert = "INSERT OR IGNORE INTO puzzle_tries (person, puzzle, solved, at_ms, day) VALUES (?, ?, ?, ?, ?)";
    let inserted = sqlx::query(insert)
        .bind(attempt.person.0)
        .bind(&attempt.puzzle)
        .bind(attempt.right)
        .bind(signed(attempt.at_ms))
        .bind(attempt.day.map(signed))
        .execute(&mut *database)
        .await?;
    if inserted.rows_affected() == 0 {
        return Ok(false);
    }
    let solver = "SELECT rating, uncertainty FROM ratings WHERE person = ? AND game = ?";
    let solver = sqlx::query_as(solver).bind(attempt.person.0).bind(GAME).fetch_optional(&mut *database).await?;
    let puzzle = "SELECT rating, uncertainty FROM puzzle_ratings WHERE puzzle = ?";
    let puzzle = sqlx::query_as(puzzle).bind(&attempt.puzzle).fetch_optional(&mut *database).await?;
    let before = (rating_of(solver, Rating::default()), rating_of(puzzle, Rating::guessed(attempt.hardness)));
    // The two have played against each other.
    let places = if attempt.right { (1, 2) } else { (2, 1) };
    let [solver, puzzle] = after_game(&[(before.0, places.0), (before.1, places.1)])[..] else { return Ok(true) };
    sqlx::query(
        "INSERT INTO ratings (person, game, rating, uncertainty, rated_games) VALUES (?, ?, ?, ?, 1)
         ON CONFLICT DO UPDATE SET rating = excluded.rating, uncertainty = excluded.uncertainty,
                                   rated_games = rated_games + 1",
    )
    .bind(attempt.person.0)
    .bind(GAME)
    .bind(solver.rating)
    .bind(solver.uncertainty)
    .execute(&mut *database)
    .await?;
    if attempt.rates_puzzle {
        sqlx::query(
            "INSERT INTO puzzle_ratings (puzzle, rating, uncertainty, tries) VALUES (?, ?, ?, 1)
             ON CONFLICT DO UPDATE SET rating = excluded.rating, uncertainty = excluded.uncertainty, tries = tries + 1",
        )
        .bind(&attempt.puzzle)
        .bind(puzzle.rating)
        .bind(puzzle.uncertainty)
        .execute(&mut *database)
        .await?;
    }
    Ok(true)
}

fn rating_of(known: Option<(f64, f64)>, new: Rating) -> Rating {
    known.map_or(new, |(rating, uncertainty)| Rating { rating, uncertainty })
}
