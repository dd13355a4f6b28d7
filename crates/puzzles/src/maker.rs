//! [`Maker`]: finds puzzles in the last tiles of games that bots play.

use crate::{Difficulty, MARGIN, Proof, Puzzle, Theme};
use hedgerow_bots::evaluation::{Evaluator, Weights, lead};
use hedgerow_bots::protocol::plan_words;
use hedgerow_bots::{BotPlayer, BotSpec, Failure, Greedy, Limits, bot_seed, draws, standout};
use hedgerow_chance::{Dealer, Generator, Purpose};
use hedgerow_rules::{Action, Game, GameKind, Phase, Player, Position, Seat};
use std::sync::Arc;

/// Who plays the games: `hard` with a tenth of its budget.
const PLAYER: &str = "hard:scale=0.1";

/// Who plays the ends that are dealt again.
const ENDING_PLAYER: &str = "greedy";

/// So many tiles before its end a game is stopped, and its end is played with other draws,
const ENDING: usize = 10;

/// so often, unless so many puzzles are found before.
const ENDINGS: u32 = 200;
const MOST_PUZZLES: usize = 4;

/// In most ends a puzzle has at most so many tiles left after the one in hand;
const MOST_LEFT: usize = 1;

/// in each of so many, one more: that takes as long as all others.
const DEEPER_EVERY: u32 = 4;

/// Only games are gone on with in which the evaluation sees no larger lead than this before the end,
const CLOSE_BEFORE: f32 = 10.0;

/// and no larger one in the puzzle: else little is left to win or to save.
const CLOSE: f32 = 8.0;

/// Nor is the seat in turn further behind than this.
const BEHIND: f32 = -5.0;

/// A solution is looked for among so many moves, those that the evaluation likes best. The proof knows all of them.
const PROMISING: usize = 40;

/// `easy` is asked so often, each time with another seed,
const ASKED: usize = 10;

/// and finds the move at most so often.
const FOUND: usize = 3;

/// There must be something to choose from.
const FEWEST_MOVES: usize = 8;

/// Makes puzzles of one game. What it makes follows from the seed.
#[derive(Debug)]
pub struct Maker {
    game: Arc<Game>,
    seed: String,
    player: BotSpec,
    ending_player: BotSpec,
}

impl Maker {
    /// A maker of puzzles with these rules.
    pub fn new(game: &Arc<Game>, seed: &str) -> Maker {
        let [player, ending_player] = [PLAYER, ENDING_PLAYER].map(|name| name.parse().expect("a bot's name"));
        Maker { game: game.clone(), seed: seed.to_string(), player, ending_player }
    }

    /// Plays the game of that number and looks for puzzles in its end, dealt in several ways: few, and each in another way to end
    /// the game, so that no two look alike.
    pub fn puzzles(&self, number: u32) -> Result<Vec<Puzzle>, Failure> {
        let seed = format!("{}-{number}", self.seed);
        let Ok(mut position) = Position::new(&self.game, 2, Seat((number % 2) as u8)) else { return Ok(Vec::new()) };
        let mut dealer = Dealer::new(&self.game, &seed);
        let mut players = seated(&self.player, position.rules().game(), &seed);
        while let Some(to_act) = position.to_act() {
            let action = match to_act {
                Player::Chance if position.turn_tiles_left() <= ENDING => break,
                Player::Chance => dealer.deal(&position),
                Player::Seat(seat) => Some(players[seat.index()].act(&position, seat)?),
            };
            let Some(action) = action else { return Ok(Vec::new()) };
            position.play_unchecked(action);
        }
        let mut puzzles = Vec::new();
        if self.lead(&position).abs() > CLOSE_BEFORE {
            return Ok(puzzles);
        }
        for ending in 0..ENDINGS {
            let most_left = MOST_LEFT + usize::from(ending % DEEPER_EVERY == 0);
            puzzles.extend(self.in_ending(position.clone(), &format!("{seed}/{ending}"), most_left)?);
            if puzzles.len() == MOST_PUZZLES {
                break;
            }
        }
        Ok(puzzles)
    }

    /// By how much a seat is ahead, in the eyes of the evaluation.
    fn lead(&self, position: &Position) -> f32 {
        let values = Evaluator::new(Weights::full(self.game.rules().game(), 2)).values(position);
        lead(&values, 2, Seat(0))
    }

    /// Plays a game to its end and looks for a puzzle in what could have been drawn.
    fn in_ending(&self, mut position: Position, seed: &str, most_left: usize) -> Result<Option<Puzzle>, Failure> {
        let mut players = seated(&self.ending_player, position.rules().game(), seed);
        let mut generator = Generator::new(seed, Purpose::Shuffle);
        while let Some(to_act) = position.to_act() {
            let action = match to_act {
                Player::Chance => {
                    let draws = draws(&position);
                    if position.phase() == Phase::Draw && position.turn_tiles_left() <= most_left + 1 {
                        let found = draws.iter().find_map(|(draw, _)| self.after(&position, *draw, seed));
                        if found.is_some() {
                            return Ok(found);
                        }
                    }
                    let mut at = f64::from(generator.below(1 << 24)) / f64::from(1 << 24);
                    let drawn = draws.iter().find(|(_, chance)| {
                        at -= chance;
                        at < 0.0
                    });
                    drawn.or(draws.last()).map(|(draw, _)| *draw)
                }
                Player::Seat(seat) => Some(players[seat.index()].act(&position, seat)?),
            };
            let Some(action) = action else { break };
            position.play_unchecked(action);
        }
        Ok(None)
    }

    /// The puzzle that a draw leads to.
    fn after(&self, position: &Position, draw: Action, seed: &str) -> Option<Puzzle> {
        let mut next = position.clone();
        next.play_unchecked(draw);
        self.examine(&next, seed)
    }

    /// The puzzle that a position is, if it is one.
    fn examine(&self, position: &Position, seed: &str) -> Option<Puzzle> {
        let kind = self.game.rules().game();
        if position.phase() != Phase::Place {
            return None;
        }
        let looks = Greedy::new(Weights::full(kind, 2)).candidates(&mut position.clone());
        let left = position.turn_tiles_left();
        // Bonus tiles are drawn on the way, one of many.
        let draws = if position.rules().bonus_stack().is_some() { 4 } else { 1 };
        let decisions = looks.len().pow(left as u32) * left * draws;
        let is_close = (BEHIND..CLOSE).contains(&looks.first()?.value?.lead);
        if looks.len() < FEWEST_MOVES || !is_close || decisions > Proof::MOST {
            return None;
        }
        let solution = standout(position, MARGIN.into(), PROMISING, Proof::LIMIT)?;
        let finds = |name: &str, seed: &str| -> Option<bool> {
            let spec: BotSpec = name.parse().ok()?;
            let limits = Limits::new(spec.budget);
            let thought = spec.bot(kind, 2, seed).think(position, position.seat(), &limits, &mut |_| {}).ok()?;
            Some(thought.candidates.first()?.plan == solution)
        };
        let mut found = 0;
        for number in 0..ASKED {
            found += usize::from(finds("easy", &format!("{seed}/{number}"))?);
            if found > FOUND {
                return None;
            }
        }
        let proof = Proof::of(position).filter(|proof| proof.solution() == Some(&solution))?;
        let difficulty = match (finds("normal", seed)?, found) {
            (false, _) => Difficulty::Hard,
            (true, 0) => Difficulty::Medium,
            (true, _) => Difficulty::Light,
        };
        let (win, second) = proof.chances();
        let (goal, themes, solution) = (proof.goal(), Theme::of(position, &solution), plan_words(position, &solution));
        Some(Puzzle::new(position, goal, difficulty, themes, solution, (win, second)))
    }
}

/// A bot at each of two seats.
fn seated(spec: &BotSpec, game: GameKind, seed: &str) -> [BotPlayer; 2] {
    [Seat(0), Seat(1)].map(|seat| spec.player(game, 2, &bot_seed(seed, seat)))
}
