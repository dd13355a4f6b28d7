//! [`Entry`]: one thing that happened at a table, as it is stored. A table is the list of its entries.

use crate::clock::Moment;
use crate::person::PersonId;
use hedgerow_chance::Dealer;
use hedgerow_protocol::{Answer, BotSpeed, Pledge, Proposal};
use hedgerow_rules::Action;
use serde::{Deserialize, Serialize};

/// A decision that was checked and the draws that were dealt after it, by this very process a moment ago. Only the words of it
/// are kept.
#[derive(Clone, Debug, Default)]
pub struct Dealt(pub Option<Box<DealtActions>>);

/// The actions, and what they left of the stacks; none where draws are entered.
#[derive(Clone, Debug)]
pub struct DealtActions {
    pub actions: Vec<Action>,
    pub dealer: Option<Dealer>,
}

/// Two entries are the same if their words are.
impl PartialEq for Dealt {
    fn eq(&self, _: &Dealt) -> bool {
        true
    }
}

impl Eq for Dealt {}

/// Stored as JSON, for ever readable: fields may be added with a default, never changed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "entry", rename_all = "snake_case")]
pub enum Entry {
    /// The table was made, with these seats.
    Made {
        /// The seats, in the order of play.
        seats: Vec<Chair>,
    },
    /// A person sat down.
    Joined {
        /// The seat.
        seat: u8,
        /// The number of the person.
        person: i64,
        /// A word that was public at once. It is no longer used.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        nonce: Option<String>,
    },
    /// A person who sits here pledged a nonce to the shuffle, in place of what they had pledged before.
    Pledged {
        /// The number of the person.
        person: i64,
        /// What they pledged.
        pledge: Pledge,
    },
    /// A person stood up, or declined an invitation.
    Left {
        /// The seat.
        seat: u8,
    },
    /// The host decided what a seat is for.
    Arranged {
        /// The seat.
        seat: u8,
        /// What it is for from now on.
        chair: Chair,
    },
    /// A seat has this colour now.
    Coloured {
        /// The seat.
        seat: u8,
        /// The colour: 0 to 4.
        colour: u8,
    },
    /// Something else is to be played.
    RulesChanged {
        /// The preset.
        rules: String,
        /// The options that are on.
        options: Vec<String>,
    },
    /// The bots show their moves at another speed.
    BotSpeedChanged {
        /// From now on.
        speed: BotSpeed,
    },
    /// The seats are taken: the nonces that were pledged are asked for.
    Closed,
    /// A nonce that was pledged was revealed.
    Revealed {
        /// The number of the person.
        person: i64,
        /// The nonce, as 64 hexadecimal digits.
        nonce: String,
    },
    /// The game began with these of the seats; seat `first` of those begins. `draws` come before the first decision.
    Started {
        /// The seats of the table that play, in order.
        seats: Vec<u8>,
        /// The seat that begins, counted among those that play.
        first: u8,
        /// The draws before the first decision, as words of the record format.
        draws: Vec<String>,
    },
    /// The game began with a position of another one. `draws` come before the next decision.
    WentOn {
        /// How that position came about: the beginning of a record, as text.
        record: String,
        /// The draws before the next decision, as words of the record format.
        draws: Vec<String>,
    },
    /// A decision (or a draw that was entered) and the draws that followed.
    Played {
        /// Words of the record format.
        actions: Vec<String>,
        /// What the words mean, if they were made by this process and need not be read.
        #[serde(skip)]
        dealt: Dealt,
    },
    /// The game went back to an earlier point.
    WentBack {
        /// How many actions are left.
        actions: u32,
    },
    /// A player proposed something to the others.
    Proposed {
        /// The seat that proposes it.
        seat: u8,
        /// What it proposes.
        what: Proposal,
    },
    /// A player answered a proposal.
    Answered {
        /// The seat that answers.
        seat: u8,
        /// The answer.
        answer: Answer,
    },
    /// A player gave the game up.
    Resigned {
        /// The seat.
        seat: u8,
    },
    /// A player ran out of time.
    TimedOut {
        /// The seat.
        seat: u8,
    },
    /// A bot plays for a person from now on.
    StoodIn {
        /// The seat.
        seat: u8,
        /// The level of the bot.
        level: String,
    },
    /// A person took their seat back from a bot.
    Returned {
        /// The seat.
        seat: u8,
    },
    /// A game that was not finished was closed.
    Expired,
    /// A rematch was asked for.
    Rematched {
        /// The id of its table.
        table: String,
    },
    /// The server was away; clocks, and the time to reveal, go on from here. Written before these counted the time in which
    /// the server runs.
    Resumed,
    /// A record from elsewhere.
    Imported {
        /// The record, as text.
        record: String,
    },
}

/// An entry as it is stored.
#[derive(Serialize, Deserialize)]
struct Written<E> {
    #[serde(flatten)]
    entry: E,
    /// How long the server had run: what lies between two entries is the time a player used to think.
    #[serde(default)]
    ran_ms: Option<u64>,
}

impl Entry {
    /// The entry as JSON, with the moment at which it was made.
    pub fn write(&self, ran: Moment) -> Result<String, serde_json::Error> {
        serde_json::to_string(&Written { entry: self, ran_ms: Some(ran.ms()) })
    }

    /// The entry, and its moment; of old ones only the date is known.
    pub fn read(text: &str) -> Result<(Entry, Option<Moment>), serde_json::Error> {
        let Written { entry, ran_ms } = serde_json::from_str(text)?;
        Ok((entry, ran_ms.map(Moment::from_ms)))
    }
}

/// What stands at the table for a seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "for", rename_all = "snake_case")]
pub enum Chair {
    /// Free for anyone.
    Open,
    /// Kept for a person who has not come yet.
    Invited {
        /// The number of the person.
        person: i64,
        /// Another person at the same screen.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        name: Option<String>,
    },
    /// Taken by a person.
    Person {
        /// The number of the person.
        person: i64,
        /// Another person at the same screen.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        name: Option<String>,
        /// As in [`Entry::Joined`].
        #[serde(default, skip_serializing_if = "Option::is_none")]
        nonce: Option<String>,
    },
    /// Taken by a bot.
    Bot {
        /// The level of the bot.
        level: String,
        /// What it is called; earlier versions called bots by their level.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        name: Option<String>,
    },
}

impl Chair {
    /// Whose seat it is.
    pub fn person(&self) -> Option<PersonId> {
        match self {
            Chair::Person { person, .. } => Some(PersonId(*person)),
            _ => None,
        }
    }

    /// Who is meant to sit there, now or later.
    pub fn meant_for(&self) -> Option<PersonId> {
        match self {
            Chair::Person { person, .. } | Chair::Invited { person, .. } => Some(PersonId(*person)),
            Chair::Open | Chair::Bot { .. } => None,
        }
    }

    /// What the table itself calls the seat: a bot, or another person at the same screen. Other seats go by the name
    /// of their person.
    pub fn label(&self) -> Option<&str> {
        match self {
            Chair::Invited { name, .. } | Chair::Person { name, .. } => name.as_deref(),
            Chair::Bot { level, name } => Some(name.as_deref().unwrap_or(level)),
            Chair::Open => None,
        }
    }

    /// The label as it stands where nothing else tells of the seat, in records and results: a bot's with its level.
    pub(crate) fn full_label(&self) -> Option<String> {
        match self {
            Chair::Bot { level, name: Some(name) } => Some(format!("{name} ({level})")),
            other => other.label().map(str::to_owned),
        }
    }

    pub(crate) fn is_free(&self) -> bool {
        matches!(self, Chair::Open | Chair::Invited { .. })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn entries_with_and_without_a_moment_can_be_read() {
        let entry = Entry::Started { seats: vec![0, 1], first: 1, draws: vec!["E".to_string()] };
        let written = entry.write(Moment::from_ms(5)).unwrap();
        assert_eq!(written, r#"{"entry":"started","seats":[0,1],"first":1,"draws":["E"],"ran_ms":5}"#);
        assert_eq!(Entry::read(&written).unwrap(), (entry, Some(Moment::from_ms(5))));
        assert_eq!(Entry::read(r#"{"entry":"resumed"}"#).unwrap(), (Entry::Resumed, None));
    }
}
