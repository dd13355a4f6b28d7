//! [`Puzzle`]: a position, what is asked for, and the one move. As text, one line.

use crate::{Difficulty, Goal, Theme};
use hedgerow_notation::{ReadError, parse_action, read_position, write_position};
use hedgerow_rules::{Action, Game, GameError, GameKind, Position, Rules, RulesError, Seat};
use std::collections::HashMap;
use std::fmt;
use std::sync::Arc;
use thiserror::Error;

/// A position of a game between two in which one move is better than all others.
#[derive(Clone, Debug)]
pub struct Puzzle {
    /// Which one it is, from 1: the number of its line among those of its game.
    pub number: usize,
    /// What the move achieves.
    pub goal: Goal,
    /// How hard it is for the bots.
    pub difficulty: Difficulty,
    /// What the move does.
    pub themes: Vec<Theme>,
    /// The move, as words of the record format.
    pub solution: Vec<String>,
    /// The chance to win after it, and after the best of the others.
    pub chances: (f32, f32),
    game: Arc<Game>,
    /// The lines of its position behind those that say which game it is.
    table: String,
}

/// Why a line is no puzzle.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum PuzzleError {
    /// A field is missing or cannot be read.
    #[error("not a puzzle: expected RULES GOAL DIFFICULTY CHANCE SECOND THEMES SOLUTION; POSITION")]
    Fields,
    /// The rules that it names do not exist.
    #[error(transparent)]
    Rules(#[from] RulesError),
    /// They make no game.
    #[error(transparent)]
    Game(#[from] GameError),
    /// The position is none.
    #[error(transparent)]
    Position(#[from] ReadError),
    /// The solution is no move there.
    #[error("the solution is not legal in the position")]
    Solution,
}

/// Between the lines of a position, which then is one line.
const NEXT: &str = "; ";
/// What is left out before the tiles: they are most of it.
const TILE: &str = "tile: ";

impl Puzzle {
    pub(crate) fn new(
        position: &Position,
        goal: Goal,
        difficulty: Difficulty,
        themes: Vec<Theme>,
        solution: Vec<String>,
        chances: (f32, f32),
    ) -> Puzzle {
        let text = write_position(position);
        let table = text[preamble(&text).len()..].to_string();
        Puzzle { number: 0, goal, difficulty, themes, solution, chances, game: position.game().clone(), table }
    }

    /// The rules it is played with.
    pub fn rules(&self) -> Rules {
        self.game.rules()
    }

    /// The game it is played with.
    pub fn game(&self) -> GameKind {
        self.rules().game()
    }

    /// What it is called: `carcassonne-17`.
    pub fn name(&self) -> String {
        format!("{}-{}", self.game().name(), self.number)
    }

    /// The position, in which the tile in hand is to be placed.
    pub fn position(&self) -> Result<Position, PuzzleError> {
        let start = Position::new(&self.game, 2, Seat(0))?;
        let text = write_position(&start);
        Ok(read_position(&format!("{}{}", preamble(&text), self.table), self.game.sets())?)
    }

    /// The solution as actions.
    pub fn plan(&self) -> Result<Vec<Action>, PuzzleError> {
        let mut position = self.position()?;
        let action = |word: &String| {
            let action = parse_action(&position, word).map_err(|_| PuzzleError::Solution)?;
            position.play(action).map_err(|_| PuzzleError::Solution)?;
            Ok(action)
        };
        self.solution.iter().map(action).collect()
    }

    /// Reads the lines of a file; those that begin with `#` are comments. `games` are those that were met before.
    pub fn parse_all(text: &str) -> Result<Vec<Puzzle>, PuzzleError> {
        let mut games = HashMap::new();
        let lines = text.lines().filter(|line| !line.is_empty() && !line.starts_with('#'));
        let puzzle = |(line, number)| Ok(Puzzle { number, ..Puzzle::parse(line, &mut games)? });
        lines.zip(1..).map(puzzle).collect()
    }

    fn parse(line: &str, games: &mut HashMap<Rules, Arc<Game>>) -> Result<Puzzle, PuzzleError> {
        let (head, table) = line.split_once(NEXT).ok_or(PuzzleError::Fields)?;
        let fields: Vec<&str> = head.split(' ').collect();
        let [rules, goal, difficulty, win, second, themes, solution] = fields[..] else {
            return Err(PuzzleError::Fields);
        };
        let rules: Rules = rules.parse()?;
        let game = match games.get(&rules) {
            Some(game) => game.clone(),
            None => games.entry(rules).or_insert(Arc::new(Game::new(rules)?)).clone(),
        };
        let chance = |word: &str| word.parse::<f32>().map_err(|_| PuzzleError::Fields);
        let lines = table
            .split(NEXT)
            .map(|line| if line.contains(": ") { format!("{line}\n") } else { format!("{TILE}{line}\n") });
        Ok(Puzzle {
            number: 0,
            goal: Goal::named(goal).ok_or(PuzzleError::Fields)?,
            difficulty: Difficulty::named(difficulty).ok_or(PuzzleError::Fields)?,
            themes: themes.split(',').map(Theme::named).collect::<Option<_>>().ok_or(PuzzleError::Fields)?,
            solution: solution.split('+').map(str::to_string).collect(),
            chances: (chance(win)?, chance(second)?),
            game,
            table: lines.collect(),
        })
    }
}

/// The line of the puzzle, without its end.
impl fmt::Display for Puzzle {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (rules, goal, difficulty) = (self.rules(), self.goal.name(), self.difficulty.name());
        let themes: Vec<&str> = self.themes.iter().map(|theme| theme.name()).collect();
        let (themes, solution) = (themes.join(","), self.solution.join("+"));
        let (win, second) = self.chances;
        write!(formatter, "{rules} {goal} {difficulty} {win:.4} {second:.4} {themes} {solution}")?;
        self.table.lines().try_for_each(|line| write!(formatter, "{NEXT}{}", line.strip_prefix(TILE).unwrap_or(line)))
    }
}

/// The first lines of a position's text, which say what game it is.
fn preamble(text: &str) -> &str {
    text.split_once("first: ").map_or("", |(before, _)| before)
}
