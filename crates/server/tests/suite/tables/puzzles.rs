//! Puzzles: nothing tells the solution before the answer, and the first answer counts.

use super::support::*;
use hedgerow_api_client::Client;
use hedgerow_protocol::{Account, Choices, PuzzleAnswer, PuzzleStanding, PuzzleStep, PuzzleView};
use hedgerow_puzzles::{Puzzle, Theme};
use hedgerow_rules::GameKind;
use serde_json::json;

/// One that is quickly proved.
fn quick(game: GameKind) -> &'static Puzzle {
    let quick = |puzzle: &&Puzzle| puzzle.position().unwrap().turn_tiles_left() <= 1;
    Puzzle::all(game).iter().find(quick).unwrap()
}

#[tokio::test]
async fn a_puzzle_is_asked_without_its_solution_and_answered_with_it() {
    let server = Server::start().await;
    let (ada, stranger) = (server.person("Ada").await, Client::stranger(server.address));
    let puzzle = quick(GameKind::Carcassonne);
    let path = format!("/api/puzzles/{}", puzzle.name());
    let asked = stranger.send("GET", &path, "").await.unwrap().body;
    for secret in ["solution", "themes", "moves", "\"win\":", "lead"] {
        assert!(!asked.contains(secret), "{secret}");
    }
    let view: PuzzleView = stranger.get(&path).await.unwrap();
    assert!(!view.answered && matches!(view.game.turn.choices, Choices::Place { .. }));
    let step: PuzzleStep =
        stranger.post(&format!("{path}/step"), &json!({ "actions": puzzle.solution[..1] })).await.unwrap();
    assert!(matches!(step.game.turn.choices, Choices::Use { .. }));

    let answer = async |who: &Client, actions: &[String]| -> Result<PuzzleAnswer, String> {
        who.post(&format!("{path}/answer"), &json!({ "actions": actions })).await.map_err(|error| code(&error))
    };
    assert_eq!(answer(&stranger, &puzzle.solution).await.unwrap_err(), "sign_in_first");
    assert_eq!(answer(&ada, &puzzle.solution[..1]).await.unwrap_err(), "bad_request", "half a move");
    assert_eq!(answer(&ada, &["A@99,99r0".to_owned()]).await.unwrap_err(), "illegal");
    assert_eq!(answer(&ada, &["nonsense".to_owned()]).await.unwrap_err(), "bad_request");
    let right = answer(&ada, &puzzle.solution).await.unwrap();
    assert!(right.right && right.change.is_some_and(|change| change > 0));
    assert_eq!(right.moves[0].actions, puzzle.solution);
    assert!((right.moves[0].win - puzzle.chances.0).abs() < 1e-3 && right.of > 1);
    assert_eq!((right.standing.answered, right.standing.right, right.standing.streak), (1, 1, 1));
    let wrong = answer(&ada, &right.moves[1].actions).await.unwrap();
    assert!(!wrong.right && wrong.change.is_none(), "the first answer counts");
    assert_eq!(wrong.standing, right.standing);
    let standing: PuzzleStanding = ada.get("/api/me/puzzles").await.unwrap();
    assert_eq!(standing, right.standing);
    assert!(ada.get::<PuzzleView>(&path).await.unwrap().answered);
    let account: Account = ada.get("/api/me/export").await.unwrap();
    assert_eq!((account.puzzles.len(), account.puzzle_standing), (1, standing));
}

#[tokio::test]
async fn the_next_puzzle_is_another_one_of_the_game_and_theme_that_is_wanted() {
    let server = Server::start().await;
    let ada = server.guest().await;
    let daily: PuzzleView = ada.get("/api/puzzles/daily").await.unwrap();
    assert!(daily.daily);
    for (game, theme) in [("discovery", Theme::Take), ("carcassonne", Theme::Stay)] {
        let wanted = format!("/api/puzzles/next?game={game}&theme={}", theme.name());
        let next: PuzzleView = ada.get(&wanted).await.unwrap();
        let puzzle = Puzzle::named(&next.name).unwrap();
        assert!(puzzle.game().name() == game && puzzle.themes.contains(&theme));
    }
    let refused = async |path: &str| ada.get::<PuzzleView>(path).await.map_err(|error| code(&error)).unwrap_err();
    assert_eq!(refused("/api/puzzles/next?game=chess").await, "not_found");
    assert_eq!(refused("/api/puzzles/next?theme=mate").await, "not_found");
    assert_eq!(refused("/api/puzzles/chess-1").await, "not_found");
}
