//! The puzzles that come with the program: all can be played, and a sample is proved again.

use hedgerow_puzzles::{Goal, MARGIN, Proof, Puzzle, PuzzleError, Theme};
use hedgerow_rules::{GameKind, Phase};
use std::collections::HashSet;

/// With `HEDGEROW_PUZZLES=all` every puzzle is proved again, else every hundredth with one tile left at most.
fn proves_all() -> bool {
    std::env::var("HEDGEROW_PUZZLES").is_ok_and(|which| which == "all")
}

#[test]
fn every_game_has_two_hundred_and_each_can_be_played() {
    for game in GameKind::ALL {
        let puzzles = Puzzle::all(game);
        assert!(puzzles.len() >= 200, "{}: {}", game.name(), puzzles.len());
        let mut boards = HashSet::new();
        for puzzle in puzzles {
            let position = puzzle.position().unwrap();
            assert_eq!((position.phase(), position.seat_count()), (Phase::Place, 2), "{}", puzzle.name());
            assert_eq!(puzzle.game(), game);
            let plan = puzzle.plan().unwrap();
            assert_eq!(Theme::of(&position, &plan), puzzle.themes, "{}", puzzle.name());
            assert!(boards.insert(puzzle.to_string()), "{} is there twice", puzzle.name());
            assert_eq!(Puzzle::named(&puzzle.name()).unwrap().to_string(), puzzle.to_string());
        }
    }
}

#[test]
fn what_is_said_of_a_puzzle_is_what_the_search_finds() {
    for game in GameKind::ALL {
        for puzzle in Puzzle::all(game).iter().filter(|puzzle| proves_all() || puzzle.number % 50 == 1) {
            let position = puzzle.position().unwrap();
            if position.turn_tiles_left() > 1 && !proves_all() {
                continue;
            }
            let proof = Proof::of(&position).unwrap();
            let (best, second) = proof.chances();
            assert!(best - second > MARGIN - 1e-4, "{}: {best} {second}", puzzle.name());
            assert!((best - puzzle.chances.0).abs() < 1e-3 && (second - puzzle.chances.1).abs() < 1e-3);
            assert_eq!(proof.solution().unwrap()[..], puzzle.plan().unwrap()[..], "{}", puzzle.name());
            assert_eq!(proof.goal(), puzzle.goal, "{}", puzzle.name());
            let follows = Proof::follows(&position, &puzzle.plan().unwrap());
            let average: f64 = follows.iter().map(|draw| draw.chance * f64::from(draw.value.win)).sum();
            assert!(follows.is_empty() || (average - f64::from(best)).abs() < 1e-3, "{}", puzzle.name());
        }
    }
}

#[test]
fn a_puzzle_is_a_line_and_a_line_is_a_puzzle() {
    let puzzle = &Puzzle::all(GameKind::Carcassonne)[0];
    let line = puzzle.to_string();
    assert!(!line.contains('\n'));
    let read = Puzzle::parse_all(&format!("# a comment\n\n{line}\n")).unwrap();
    assert_eq!((read.len(), read[0].number, read[0].to_string()), (1, 1, line.clone()));
    assert!(Goal::ALL.contains(&read[0].goal));
    let refused = |line: String| Puzzle::parse_all(&line).unwrap_err();
    assert_eq!(refused("nonsense".to_string()), PuzzleError::Fields);
    assert_eq!(refused(line.replacen("carcassonne/first ", "carcassonne/first lose ", 1)), PuzzleError::Fields);
    assert!(matches!(refused(line.replacen("carcassonne/first", "chess", 1)), PuzzleError::Rules(_)));
    let torn = Puzzle::parse_all(&line.replacen("; turn: ", "; turns: ", 1)).unwrap();
    assert!(matches!(torn[0].position(), Err(PuzzleError::Position(_))));
    let other = Puzzle::parse_all(&line.replacen(&puzzle.solution[0], "A@99,99r0", 1)).unwrap();
    assert_eq!(other[0].plan(), Err(PuzzleError::Solution));
}

#[test]
fn every_puzzle_has_its_day() {
    for game in GameKind::ALL {
        let count = Puzzle::all(game).len();
        let days = (20_000..20_000 + count as u64).filter_map(|day| Puzzle::of_day(day, Some(game)));
        assert_eq!(days.map(|puzzle| puzzle.number).collect::<HashSet<_>>().len(), count);
    }
    let week: Vec<GameKind> = (20_000..20_003).filter_map(|day| Puzzle::of_day(day, None)).map(Puzzle::game).collect();
    assert_eq!(week.iter().collect::<HashSet<_>>().len(), 3, "one game after the other");
    assert!(Puzzle::named("carcassonne-0").is_none() && Puzzle::named("chess-1").is_none());
}
