//! Accounts of bots, and what an account accepts when others invite it.

use crate::{Clock, TableSettings, TokenView};
use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

/// How many bots a person has at most.
pub const MOST_BOTS: u32 = 5;

/// An account to make for a bot. It belongs to you, and programs play on it with its tokens.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct NewBot {
    /// The name of the account, as for any other: no other account may have one that looks like it.
    pub name: String,
}

/// One of your bots.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct BotView {
    /// The name of the account.
    pub name: String,
    /// When it was made, in milliseconds since 1970.
    #[ts(type = "number")]
    pub since_ms: u64,
    /// Whether the host of the server has banned it.
    pub banned: bool,
    /// Whether a program listens to its stream now.
    pub listening: bool,
    /// What it accepts when others invite it.
    pub accepts: Accepts,
    /// The tokens of its programs.
    pub tokens: Vec<TokenView>,
}

/// What an account accepts when others invite it to a seat. An invitation to anything else is refused at once, with the
/// reason (`declined`).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields, default)]
pub struct Accepts {
    /// The presets, as in `carcassonne/first`; an empty list means all of them.
    pub rules: Vec<String>,
    /// Games that change ratings.
    pub rated: bool,
    /// Games that do not.
    pub casual: bool,
    /// Games without a clock.
    pub without_clock: bool,
    /// Games with a time for each turn.
    pub turn_clock: bool,
    /// Games with a time for the whole game: the least and the most seconds; `null` means none of these.
    pub live_clock: Option<SecondsRange>,
    /// At most how many seats a table has: 2 to 5.
    pub seats: u8,
    /// At most how many games at once; 0 means no games at all.
    pub games: u32,
}

/// From so many seconds to so many, both included.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct SecondsRange {
    /// The least.
    pub least: u32,
    /// The most.
    pub most: u32,
}

/// How many games at once an account accepts if it has said nothing.
pub const GAMES_AT_ONCE: u32 = 100;

/// Everything that can be played here.
impl Default for Accepts {
    fn default() -> Accepts {
        Accepts {
            rules: Vec::new(),
            rated: true,
            casual: true,
            without_clock: true,
            turn_clock: true,
            live_clock: Some(SecondsRange { least: 0, most: 86_400 }),
            seats: 5,
            games: GAMES_AT_ONCE,
        }
    }
}

impl Accepts {
    /// Why a table with these settings and so many seats is not accepted; `games` are played already.
    pub fn refusal(&self, settings: &TableSettings, seats: usize, games: u32) -> Option<DeclineReason> {
        let clock = match settings.clock {
            Clock::None => self.without_clock,
            Clock::Turns { .. } => self.turn_clock,
            Clock::Live { seconds, .. } => {
                self.live_clock.is_some_and(|range| (range.least..=range.most).contains(&seconds))
            }
        };
        let named = |rules: &String| *rules == settings.rules;
        let fits = [
            (self.rules.is_empty() || self.rules.iter().any(named), DeclineReason::NotThisGame),
            (!settings.rated || self.rated, DeclineReason::NotRated),
            (settings.rated || self.casual, DeclineReason::NotCasual),
            (clock, DeclineReason::NotThisClock),
            (seats <= usize::from(self.seats), DeclineReason::TooManySeats),
            (games < self.games, DeclineReason::TooManyGames),
        ];
        fits.into_iter().find(|(fits, _)| !fits).map(|(_, reason)| reason)
    }
}

/// Why an invitation is declined.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum DeclineReason {
    /// No reason is given.
    #[default]
    NoReason,
    /// Not at the moment: try again later.
    NotNow,
    /// Another game, preset or option.
    NotThisGame,
    /// Only games that do not change ratings.
    NotRated,
    /// Only rated games.
    NotCasual,
    /// Another clock.
    NotThisClock,
    /// A table with fewer seats.
    TooManySeats,
    /// There are enough games for the moment.
    TooManyGames,
}

impl DeclineReason {
    /// The reason as it is written in JSON.
    pub const fn name(self) -> &'static str {
        match self {
            DeclineReason::NoReason => "no_reason",
            DeclineReason::NotNow => "not_now",
            DeclineReason::NotThisGame => "not_this_game",
            DeclineReason::NotRated => "not_rated",
            DeclineReason::NotCasual => "not_casual",
            DeclineReason::NotThisClock => "not_this_clock",
            DeclineReason::TooManySeats => "too_many_seats",
            DeclineReason::TooManyGames => "too_many_games",
        }
    }
}
