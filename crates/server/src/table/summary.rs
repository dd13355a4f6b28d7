//! What lists, profiles and ratings keep of a table. All of it follows from the entries and can be made again. It holds people
//! by number; their names are looked up when it is shown.

use super::{Chair, EndedBy, Table};
use crate::clock::Moment;
use crate::person::PersonId;
use hedgerow_protocol::{Clock, ListedTable, PersonView, Sitter, TableStage, Visibility};
use serde::{Deserialize, Serialize};
use std::collections::HashMap;

/// What lists need to know of a table.
#[derive(Clone, Debug, PartialEq)]
pub struct TableSummary {
    /// How far it has come.
    pub stage: TableStage,
    /// When something happened there last, in milliseconds since 1970.
    pub changed_ms: u64,
    /// When the table must be looked after even if no client comes: a clock runs out, it expires, a bot is to move. Not a
    /// date, but how long the server will have run.
    pub due_ms: Option<u64>,
    /// What a list shows of it.
    pub listing: Listing,
    /// Who sits there, and whether the table waits for their move. Invited people are waited for.
    pub people: Vec<(PersonId, bool)>,
    /// Whether it is listed in the lobby.
    pub open: bool,
}

/// What a list shows of a table. Stored as JSON, for ever readable: fields may be added with a default, never changed.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Listing {
    /// The id of the table.
    pub id: String,
    /// The preset, as in `carcassonne/first`.
    pub rules: String,
    /// The options that are on.
    pub options: Vec<String>,
    /// How far it has come.
    pub stage: TableStage,
    /// Who sits there, by seat.
    pub seats: Vec<ListedSeat>,
    /// How much time the players have.
    pub clock: Clock,
    /// Whether the result changes ratings.
    pub rated: bool,
    /// Who may find it.
    pub visibility: Visibility,
    /// The points so far, by seat.
    pub scores: Vec<u32>,
    /// When something happened there last, in milliseconds since 1970.
    pub changed_ms: u64,
    /// By seat. Earlier versions had no choice of colours.
    #[serde(default)]
    pub colours: Vec<u8>,
    /// The seat that is to move.
    #[serde(default)]
    pub turn: Option<u8>,
    /// By seat, what the table itself calls it.
    #[serde(default)]
    pub labels: Vec<Option<String>>,
    /// Whether it is an open offer, which ends when its maker goes.
    #[serde(default)]
    pub while_here: bool,
}

/// Who sits on a seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "is", rename_all = "snake_case")]
pub enum ListedSeat {
    /// The seat is free.
    Nobody,
    /// The seat is kept for a person who has not come yet.
    Invited {
        /// The number of the person.
        person: i64,
    },
    /// A person.
    Person {
        /// The number of the person.
        person: i64,
    },
    /// A bot.
    Bot {
        /// The level of the bot.
        level: String,
        /// Its name; none at tables of earlier versions.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        name: Option<String>,
    },
    /// A player of an imported game.
    Recorded {
        /// The name in the record.
        name: String,
    },
}

impl ListedSeat {
    fn of(chair: &Chair) -> ListedSeat {
        match chair {
            Chair::Open => ListedSeat::Nobody,
            Chair::Invited { person, .. } => ListedSeat::Invited { person: *person },
            Chair::Person { person, .. } => ListedSeat::Person { person: *person },
            Chair::Bot { level, name } => ListedSeat::Bot { level: level.clone(), name: name.clone() },
        }
    }

    /// The person who sits there or is invited.
    pub fn person(&self) -> Option<PersonId> {
        match self {
            ListedSeat::Invited { person } | ListedSeat::Person { person } => Some(PersonId(*person)),
            ListedSeat::Nobody | ListedSeat::Bot { .. } | ListedSeat::Recorded { .. } => None,
        }
    }

    /// With the names of people as they are called now.
    pub fn named(&self, people: &HashMap<PersonId, PersonView>) -> Sitter {
        let unknown = || PersonView { name: String::new(), guest: true, bot: false };
        let view = |person: &i64| people.get(&PersonId(*person)).cloned().unwrap_or_else(unknown);
        match self {
            ListedSeat::Nobody => Sitter::Nobody,
            ListedSeat::Invited { person } => {
                let PersonView { name, bot, .. } = view(person);
                Sitter::Invited { name, bot }
            }
            ListedSeat::Person { person } => {
                let PersonView { name, guest, bot } = view(person);
                Sitter::Person { name, guest, bot }
            }
            ListedSeat::Bot { level, name } => Sitter::Bot { level: level.clone(), name: name.clone() },
            ListedSeat::Recorded { name } => Sitter::Recorded { name: name.clone() },
        }
    }
}

impl Listing {
    /// The people who sit there or are invited.
    pub fn people(&self) -> impl Iterator<Item = PersonId> {
        self.seats.iter().filter_map(ListedSeat::person)
    }

    /// As a person sees it in a list.
    pub fn named(self, people: &HashMap<PersonId, PersonView>, your_turn: bool) -> ListedTable {
        let by_seat = || (0..self.seats.len() as u8).collect();
        let seats: Vec<Sitter> = self.seats.iter().map(|seat| seat.named(people)).collect();
        let name = |seat: usize, sitter: &Sitter| match (self.labels.get(seat), sitter) {
            (Some(Some(label)), _) => label.clone(),
            (_, Sitter::Person { name, .. } | Sitter::Invited { name, .. } | Sitter::Recorded { name }) => name.clone(),
            (_, Sitter::Bot { level, .. }) => level.clone(),
            (_, Sitter::Nobody) => String::new(),
        };
        ListedTable {
            colours: if self.colours.is_empty() { by_seat() } else { self.colours },
            names: seats.iter().enumerate().map(|(seat, sitter)| name(seat, sitter)).collect(),
            seats,
            while_here: self.while_here,
            id: self.id,
            rules: self.rules,
            options: self.options,
            stage: self.stage,
            clock: self.clock,
            rated: self.rated,
            visibility: self.visibility,
            your_turn,
            turn: self.turn,
            scores: self.scores,
            changed_ms: self.changed_ms,
        }
    }
}

/// How a game ended.
#[derive(Clone, Debug, PartialEq)]
pub struct GameResult {
    /// `carcassonne`, `hunters` or `discovery`.
    pub game: &'static str,
    /// The preset, as in `carcassonne/first`.
    pub rules: String,
    /// Whether it was a rated game.
    pub rated: bool,
    /// How many turns every player had, at least.
    pub turns: u32,
    /// Whether strangers may see it in profiles.
    pub open: bool,
    /// When it ended, in milliseconds since 1970.
    pub ended_ms: u64,
    /// By seat.
    pub seats: Vec<ResultSeat>,
}

/// How one seat came off.
#[derive(Clone, Debug, PartialEq)]
pub struct ResultSeat {
    /// What the table calls the seat: a bot with its level, or another person at the same screen. None: by the name of its person.
    pub label: Option<String>,
    /// The person who sat there; `None` for a bot.
    pub person: Option<PersonId>,
    /// The final points.
    pub score: u32,
    /// From 1; those who are equal share the better place.
    pub place: u8,
    /// Whether they gave up, or ran out of time.
    pub lost: bool,
}

impl Table {
    /// `due`: when the table must be looked after.
    pub fn summary(&self, due: Option<Moment>) -> TableSummary {
        let waits_for = self.waits_for();
        let mut people: Vec<(PersonId, bool)> = Vec::new();
        let seated = self.seats.iter().filter_map(|seat| seat.chair.meant_for().map(|person| (person, &seat.chair)));
        for (person, chair) in seated {
            let reveals = self.stage == TableStage::Revealing && self.owes_nonce(person);
            let waits = waits_for == Some(person) || matches!(chair, Chair::Invited { .. }) || reveals;
            match people.iter_mut().find(|(other, _)| *other == person) {
                Some((_, waited)) => *waited |= waits,
                None => people.push((person, waits)),
            }
        }
        if !people.iter().any(|(person, _)| *person == self.made.host) {
            people.push((self.made.host, false));
        }
        TableSummary {
            stage: self.stage,
            changed_ms: self.changed.date_ms,
            due_ms: due.map(Moment::ms),
            listing: self.listing(),
            people,
            open: self.settings.visibility == Visibility::Open,
        }
    }

    pub(crate) fn listed_seat(&self, seat: usize) -> ListedSeat {
        match self.imported {
            Some(_) => ListedSeat::Recorded { name: self.seat_name(seat) },
            None => ListedSeat::of(&self.seats[seat].chair),
        }
    }

    fn listing(&self) -> Listing {
        Listing {
            id: self.made.id.clone(),
            rules: self.settings.rules.clone(),
            options: self.settings.options.clone(),
            stage: self.stage,
            seats: (0..self.seats.len()).map(|seat| self.listed_seat(seat)).collect(),
            clock: self.settings.clock,
            rated: self.settings.rated,
            visibility: self.settings.visibility,
            scores: self.scores(),
            changed_ms: self.changed.date_ms,
            colours: self.colours(),
            turn: self.to_act(),
            while_here: self.settings.while_here,
            labels: self.seats.iter().map(|seat| seat.chair.label().map(str::to_owned)).collect(),
        }
    }

    /// How it ended, once it has, for profiles and ratings. A game ended by agreement or left alone has no result, nor has a
    /// guided one or a what-if.
    pub fn result(&self) -> Option<GameResult> {
        let own = self.imported.is_none() && self.lesson().is_none() && self.what_if().is_none();
        let played = self.game.is_some() && own;
        let counts = self.stage == TableStage::Over && played;
        if !counts || matches!(self.ended_by, Some(EndedBy::Agreed | EndedBy::Expired)) {
            return None;
        }
        let rules = self.games().rules(&self.settings).ok()?;
        let seats = self.seats.iter().zip(self.scores()).zip(self.places()).map(|((seat, score), place)| ResultSeat {
            label: seat.chair.full_label(),
            person: seat.chair.person(),
            score,
            place,
            lost: seat.lost,
        });
        Some(GameResult {
            game: rules.game().name(),
            rules: self.settings.rules.clone(),
            rated: self.settings.rated,
            turns: self.turns_of_all(),
            open: self.settings.visibility == Visibility::Open,
            ended_ms: self.changed.date_ms,
            seats: seats.collect(),
        })
    }
}
