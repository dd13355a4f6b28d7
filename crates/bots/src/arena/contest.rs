//! [`Contest`]: which games are played.

use super::Sprt;
use crate::{BotSpec, Stop, bot_seed};
use hedgerow_rules::{Game, GameError, Position, Seat};
use std::sync::Arc;

/// How a contest is set up.
#[derive(Clone, Debug)]
pub struct ContestOptions {
    /// The rules and tiles that are played with.
    pub game: Arc<Game>,
    /// Two or more; the same one may stand there twice.
    pub bots: Vec<BotSpec>,
    /// How many games each pairing plays.
    pub games: usize,
    /// How many seats each game has.
    pub seats: usize,
    /// Every shuffle is played once in every seating.
    pub duplicate: bool,
    /// What all shuffles and choices follow from.
    pub seed: String,
    /// Ends a pairing as soon as it is clear who is better.
    pub sprt: Option<Sprt>,
    /// A bot that takes longer than its time loses the game; otherwise that is only counted.
    pub forfeit_late: bool,
    /// Ends the contest before all is played: games in progress do not count.
    pub stop: Stop,
}

/// Why there can be no such contest.
#[derive(Debug)]
pub enum ContestError {
    /// A contest needs two bots; this many were given.
    TooFewBots(usize),
    /// Each pairing must play at least once.
    NoGames,
    /// Without a seed the games could not be played again.
    EmptySeed,
    /// Such a game cannot be played.
    Game(GameError),
    /// A game was played but could not be kept.
    NotKept(std::io::Error),
}

/// Two bots that meet: with two seats one against the other, with more seats one `first` against `second` on all other seats.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Pairing {
    /// The bot whose seat goes round, by its place in the list of bots.
    pub first: usize,
    /// The bot on all other seats.
    pub second: usize,
}

/// One game of a contest.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Fixture {
    /// The number of the pairing.
    pub pairing: usize,
    /// The number of the game among those of its pairing, from 0.
    pub number: usize,
}

/// A contest that can be held.
#[derive(Clone, Debug)]
pub struct Contest {
    options: ContestOptions,
    pairings: Vec<Pairing>,
}

impl Contest {
    /// Checks the options; with duplicate shuffles the number of games is rounded up to whole rounds of seatings.
    pub fn new(mut options: ContestOptions) -> Result<Contest, ContestError> {
        if options.bots.len() < 2 {
            return Err(ContestError::TooFewBots(options.bots.len()));
        }
        if options.games == 0 {
            return Err(ContestError::NoGames);
        }
        // A record keeps the seed on one line and reads it without blanks around it.
        options.seed = options.seed.split_whitespace().collect::<Vec<_>>().join(" ");
        if options.seed.is_empty() {
            return Err(ContestError::EmptySeed);
        }
        Position::new(&options.game, options.seats, Seat(0))?;
        if options.duplicate {
            options.games = options.games.next_multiple_of(options.seats);
        }
        let bots = options.bots.len();
        let all = (0..bots).flat_map(|first| (0..bots).map(move |second| Pairing { first, second }));
        // One against many is another meeting than many against one; two against each other meet once.
        let meets = |pairing: &Pairing| match options.seats {
            2 => pairing.first < pairing.second,
            _ => pairing.first != pairing.second,
        };
        let pairings = all.filter(meets).collect();
        Ok(Contest { options, pairings })
    }

    /// The rules and tiles that are played with.
    pub fn game(&self) -> &Arc<Game> {
        &self.options.game
    }

    /// The bots, by whose places in this list pairings name them.
    pub fn bots(&self) -> &[BotSpec] {
        &self.options.bots
    }

    /// Which bot meets which.
    pub fn pairings(&self) -> &[Pairing] {
        &self.pairings
    }

    /// How many games each pairing plays at most.
    pub fn games(&self) -> usize {
        self.options.games
    }

    /// How many seats each game has.
    pub fn seats(&self) -> usize {
        self.options.seats
    }

    /// Whether every shuffle is played once in every seating.
    pub fn duplicate(&self) -> bool {
        self.options.duplicate
    }

    /// What all shuffles and choices follow from.
    pub fn seed(&self) -> &str {
        &self.options.seed
    }

    /// The test by which a pairing may end early.
    pub fn sprt(&self) -> Option<Sprt> {
        self.options.sprt
    }

    /// Whether a bot that takes longer than its time loses the game.
    pub fn forfeits_late(&self) -> bool {
        self.options.forfeit_late
    }

    /// The switch that ends the contest.
    pub fn stop(&self) -> &Stop {
        &self.options.stop
    }

    /// How many games in a row belong together because they have the same shuffle.
    pub fn group(&self) -> usize {
        if self.duplicate() { self.seats() } else { 1 }
    }

    /// The seat of a pairing's first bot; the second has all others. Seat 0 begins every game, so this alternates who does.
    pub fn first_bot_seat(&self, fixture: Fixture) -> Seat {
        Seat((fixture.number % self.seats()) as u8)
    }

    /// The bot at a seat, as a number in the list.
    pub fn bot_at(&self, fixture: Fixture, seat: Seat) -> usize {
        let pairing = self.pairings[fixture.pairing];
        if seat == self.first_bot_seat(fixture) { pairing.first } else { pairing.second }
    }

    /// The seed of the shuffle. All pairings play the same shuffles.
    pub fn shuffle_seed(&self, fixture: Fixture) -> String {
        format!("{}-{}", self.seed(), fixture.number / self.group())
    }

    /// The seed of the bot at a seat. Unlike the shuffle's it is another one in every game of every pairing, or else bots that
    /// play at random would play the same game twice.
    pub fn bot_seed(&self, fixture: Fixture, seat: Seat) -> String {
        bot_seed(&format!("{}-{}/{}", self.seed(), fixture.number, fixture.pairing), seat)
    }
}
