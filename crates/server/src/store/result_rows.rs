//! Results and ratings in SQLite.

use super::list_page::{after, place};
use super::rating::{Rating, after_game};
use super::sqlite::{signed, taken, unsigned};
use super::{ListPage, PersonId, StoreError};
use crate::table::GameResult;
use hedgerow_protocol::{GameStanding, Leader, ProfileGame, RANKED_AFTER, RATED_PER_DAY, RATED_TURNS};
use sqlx::{SqliteConnection, SqliteExecutor, SqlitePool};
use std::collections::BTreeSet;

/// Stores how a game ended; a rated one changes the ratings with it.
pub(super) async fn insert_result(
    database: &mut SqliteConnection,
    table: &str,
    result: GameResult,
) -> Result<(), StoreError> {
    let insert = "INSERT INTO results (table_id, game, rules, rated, open, ended_ms) VALUES (?, ?, ?, ?, ?, ?)";
    sqlx::query(insert)
        .bind(table)
        .bind(result.game)
        .bind(result.rules.as_str())
        .bind(result.rated)
        .bind(result.open)
        .bind(signed(result.ended_ms))
        .execute(&mut *database)
        .await
        .map_err(taken("result"))?;
    for (seat, sitter) in (0u32..).zip(&result.seats) {
        let insert = "INSERT INTO result_seats (table_id, seat, label, person, score, place) VALUES (?, ?, ?, ?, ?, ?)";
        sqlx::query(insert)
            .bind(table)
            .bind(seat)
            .bind(sitter.label.as_deref())
            .bind(sitter.person.map(|person| person.0))
            .bind(sitter.score)
            .bind(sitter.place)
            .execute(&mut *database)
            .await?;
    }
    if result.rated { rate(database, table, &result).await } else { Ok(()) }
}

const DAY_MS: u64 = 24 * 60 * 60 * 1000;

/// Only games between different people count: a bot of the server, a person on two seats, or a person and their own bot leave
/// the ratings as they are. So do games of people who have had their rated games of the day. If some players had too few turns, a player who left loses rating,
/// but no one gains any: there is nothing to win from throwaway accounts that give up at once.
async fn rate(database: &mut SqliteConnection, table: &str, result: &GameResult) -> Result<(), StoreError> {
    let people: Vec<PersonId> = result.seats.iter().filter_map(|seat| seat.person).collect();
    let different: BTreeSet<PersonId> = people.iter().copied().collect();
    if people.len() != result.seats.len() || different.len() != people.len() || people.len() < 2 {
        return Ok(());
    }
    if !are_unrelated(&mut *database, &people).await? || played_enough(&mut *database, &people, result.ended_ms).await?
    {
        return Ok(());
    }
    let in_full = result.turns >= RATED_TURNS;
    let mut players = Vec::with_capacity(people.len());
    for (person, seat) in people.iter().zip(&result.seats) {
        let known: Option<(f64, f64)> =
            sqlx::query_as("SELECT rating, uncertainty FROM ratings WHERE person = ? AND game = ?")
                .bind(person.0)
                .bind(result.game)
                .fetch_optional(&mut *database)
                .await?;
        let rating = known.map(|(rating, uncertainty)| Rating { rating, uncertainty }).unwrap_or_default();
        players.push((rating, seat.place));
    }
    let after = people.iter().zip(&result.seats).zip(after_game(&players));
    let after = after.zip(&players).filter(|(((_, seat), _), _)| in_full || seat.lost);
    for (((person, _), after), (before, _)) in after {
        // No one gains by a game that was left early, whatever the points were.
        let rating = if in_full { after.rating } else { after.rating.min(before.rating) };
        sqlx::query(
            "INSERT INTO ratings (person, game, rating, uncertainty, rated_games) VALUES (?, ?, ?, ?, 1)
             ON CONFLICT DO UPDATE SET rating = excluded.rating, uncertainty = excluded.uncertainty,
                                       rated_games = rated_games + 1",
        )
        .bind(person.0)
        .bind(result.game)
        .bind(rating)
        .bind(after.uncertainty)
        .execute(&mut *database)
        .await?;
    }
    // Also one that was left early: else a pair could lose any number of them to each other.
    sqlx::query("UPDATE results SET counted = 1 WHERE table_id = ?").bind(table).execute(&mut *database).await?;
    let update = sqlx::query("UPDATE result_seats SET counted_ms = ? WHERE table_id = ?");
    update.bind(signed(result.ended_ms)).bind(table).execute(database).await?;
    Ok(())
}

/// Whether each of these people answers for themselves: no one is there twice, or with a bot of theirs.
pub(super) async fn are_unrelated<'c>(
    database: impl SqliteExecutor<'c>,
    people: &[PersonId],
) -> Result<bool, StoreError> {
    let query = "SELECT count(DISTINCT coalesce(owner, id)) FROM people WHERE id IN (SELECT value FROM json_each(?))";
    let answering: u32 = sqlx::query_scalar(query).bind(numbers(people)?).fetch_one(database).await?;
    Ok(answering as usize == people.len())
}

fn numbers(people: &[PersonId]) -> Result<String, StoreError> {
    let people: Vec<i64> = people.iter().map(|person| person.0).collect();
    serde_json::to_string(&people).map_err(|error| StoreError::Failed(error.to_string()))
}

/// Whether two of these people had all games of the day with each other that count. All bots of a person play against people
/// as if they were one: else five weak bots would be worth five times as many games. Two bots are counted for themselves.
pub(super) async fn played_enough<'c>(
    database: impl SqliteExecutor<'c>,
    people: &[PersonId],
    now_ms: u64,
) -> Result<bool, StoreError> {
    let most: Option<u32> = sqlx::query_scalar(
        "WITH playing AS (SELECT id, bot, coalesce(owner, id) AS answers FROM people
                          WHERE id IN (SELECT value FROM json_each(?1))),
              member AS (SELECT playing.id AS of, people.id, people.bot FROM playing
                         JOIN people ON people.id = playing.answers OR people.owner = playing.answers)
         SELECT max(games) FROM (
             SELECT count(DISTINCT one.table_id) AS games
             FROM playing AS first JOIN playing AS second ON first.id < second.id
             JOIN member AS a ON a.of = first.id
             JOIN member AS b ON b.of = second.id
                 AND CASE WHEN first.bot AND second.bot THEN a.id = first.id AND b.id = second.id
                          ELSE NOT (a.bot AND b.bot) END
             JOIN result_seats AS one ON one.person = a.id AND one.counted_ms > ?2
             JOIN result_seats AS other ON other.table_id = one.table_id AND other.person = b.id
             GROUP BY first.id, second.id)",
    )
    .bind(numbers(people)?)
    .bind(signed(now_ms.saturating_sub(DAY_MS)))
    .fetch_one(database)
    .await?;
    Ok(most.is_some_and(|most| most >= RATED_PER_DAY))
}

/// A person's standing in each game they have played. It counts the games that [`games`] lists.
pub(super) async fn standings(
    readers: &SqlitePool,
    person: PersonId,
    private_too: bool,
) -> Result<Vec<GameStanding>, StoreError> {
    let new = Rating::default();
    let rows: Vec<(String, f64, f64, u32, u32, u32)> = sqlx::query_as(
        "SELECT played.game, coalesce(rating, ?2), coalesce(uncertainty, ?3), coalesce(rated_games, 0), games, wins
         FROM (SELECT game, count(*) AS games, sum(best = 1) AS wins
               FROM (SELECT game, min(place) AS best FROM result_seats JOIN results USING (table_id)
                     WHERE person = ?1 AND (open OR ?4) GROUP BY table_id)
               GROUP BY game) AS played
         LEFT JOIN ratings ON ratings.person = ?1 AND ratings.game = played.game
         ORDER BY played.game",
    )
    .bind(person.0)
    .bind(new.rating)
    .bind(new.uncertainty)
    .bind(private_too)
    .fetch_all(readers)
    .await?;
    let standing = |(game, rating, uncertainty, rated_games, games, wins)| {
        let provisional = rated_games < RANKED_AFTER;
        let (rating, uncertainty) = Rating { rating, uncertainty }.shown();
        GameStanding { game, rating, uncertainty, rated_games, provisional, games, wins }
    };
    Ok(rows.into_iter().map(standing).collect())
}

/// The last finished games of a person, newest first; private ones only for themselves.
pub(super) async fn games(
    readers: &SqlitePool,
    person: PersonId,
    private_too: bool,
    place_after: Option<&str>,
    limit: u32,
) -> Result<ListPage<ProfileGame>, StoreError> {
    let ([ended_ms], id) = place_after.map_or(Ok(([i64::MAX], String::new())), after)?;
    let rows: Vec<(String, String, bool, i64, String, u32, u8)> = sqlx::query_as(
        "SELECT last.table_id, last.rules, last.counted, last.ended_ms, coalesce(label, people.name, ''), score, place
         FROM (SELECT * FROM results
               WHERE table_id IN (SELECT table_id FROM result_seats WHERE person = ?) AND (open OR ?)
                 AND (ended_ms, table_id) < (?, ?)
               ORDER BY ended_ms DESC, table_id DESC LIMIT ?) AS last
         JOIN result_seats USING (table_id) LEFT JOIN people ON people.id = person
         ORDER BY last.ended_ms DESC, last.table_id DESC, seat",
    )
    .bind(person.0)
    .bind(private_too)
    .bind(ended_ms)
    .bind(id)
    .bind(limit.saturating_add(1))
    .fetch_all(readers)
    .await?;
    let mut games: Vec<ProfileGame> = Vec::new();
    for (table, rules, rated, ended_ms, name, score, place) in rows {
        if games.last().is_none_or(|game| game.table != table) {
            let ended_ms = unsigned(ended_ms);
            let (names, scores, winners) = (Vec::new(), Vec::new(), Vec::new());
            games.push(ProfileGame { table, rules, names, scores, winners, rated, ended_ms });
        }
        let Some(game) = games.last_mut() else { continue };
        if place == 1 {
            // A table has at most five seats.
            game.winners.push(u8::try_from(game.names.len()).unwrap_or(u8::MAX));
        }
        game.names.push(name);
        game.scores.push(score);
    }
    let placed = games.into_iter().map(|game| (place([signed(game.ended_ms)], &game.table), game));
    Ok(ListPage::of(placed.collect(), limit))
}

/// The best people, or the best bots, by the lower end of what they are shown to be worth: a lucky newcomer does not stand on top, and is not in the list
/// before they have played enough.
pub(super) async fn leaders(
    readers: &SqlitePool,
    game: &str,
    bots: bool,
    place_after: Option<&str>,
    limit: u32,
) -> Result<ListPage<Leader>, StoreError> {
    // A worth has decimals and a place has none, so it goes there bit by bit.
    let (worth, person) = match place_after {
        None => (f64::INFINITY, 0),
        Some(told) => {
            let ([worth, person], _) = after(told)?;
            (f64::from_bits(worth.cast_unsigned()), person)
        }
    };
    type LeaderRow = (i64, f64, String, bool, Option<String>, f64, f64, u32);
    let rows: Vec<LeaderRow> = sqlx::query_as(
        "SELECT person, rating - 2 * uncertainty AS worth, people.name, people.bot, owners.name,
             rating, uncertainty, rated_games
         FROM ratings JOIN people ON people.id = person LEFT JOIN people AS owners ON owners.id = people.owner
         WHERE game = ?1 AND rated_games >= ?2 AND NOT people.deleted AND NOT people.banned
             AND owners.banned IS NOT TRUE AND people.bot = ?6
             AND rating - 2 * uncertainty <= ?3 AND (rating - 2 * uncertainty < ?3 OR person > ?4)
         ORDER BY rating - 2 * uncertainty DESC, person LIMIT ?5",
    )
    .bind(game)
    .bind(RANKED_AFTER)
    .bind(worth)
    .bind(person)
    .bind(limit.saturating_add(1))
    .bind(bots)
    .fetch_all(readers)
    .await?;
    let leader = |(person, worth, name, bot, owner, rating, uncertainty, rated_games): LeaderRow| {
        let (rating, uncertainty) = Rating { rating, uncertainty }.shown();
        let leader = Leader { name, bot, owner, rating, uncertainty, rated_games };
        (place([worth.to_bits().cast_signed(), person], ""), leader)
    };
    Ok(ListPage::of(rows.into_iter().map(leader).collect(), limit))
}
