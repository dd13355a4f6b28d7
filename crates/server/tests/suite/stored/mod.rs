//! Rows for tests of stores.

#![allow(dead_code)]

use hedgerow_protocol::{Clock, Scope, TableStage, Visibility};
use hedgerow_server::person::PersonId;
use hedgerow_server::store::{NewPass, PassKind, Proof, Save, StoredChat, StoredEntry};
use hedgerow_server::table::{GameResult, ListedSeat, Listing, NewTable, ResultSeat, TableSummary};

pub fn table(id: &str, host: PersonId) -> NewTable {
    NewTable {
        id: id.to_owned(),
        host,
        key: Some("key".to_owned()),
        secret: [7; 32],
        settings: "{}".to_owned(),
        created_ms: 1000,
        client_id: None,
    }
}

pub fn entry(version: u32, person: Option<PersonId>, client_id: Option<&str>) -> StoredEntry {
    let body = format!("{{\"do\":\"play\",\"version\":{version}}}");
    StoredEntry { version, at_ms: 2000 + u64::from(version), person, client_id: client_id.map(str::to_owned), body }
}

pub fn summary(id: &str, people: Vec<(PersonId, bool)>) -> TableSummary {
    let listing = Listing {
        id: id.to_owned(),
        rules: "carcassonne/first".to_owned(),
        options: Vec::new(),
        stage: TableStage::Playing,
        seats: people.iter().map(|(person, _)| ListedSeat::Person { person: person.0 }).collect(),
        clock: Clock::None,
        rated: false,
        visibility: Visibility::Open,
        scores: vec![0; people.len()],
        changed_ms: 3000,
        colours: Vec::new(),
        turn: None,
        labels: Vec::new(),
        while_here: false,
    };
    TableSummary { stage: TableStage::Playing, changed_ms: 3000, due_ms: None, listing, people, open: true }
}

pub fn save(id: &str, person: PersonId, entries: Vec<StoredEntry>) -> Save {
    Save { table: id.to_owned(), create: None, entries, summary: summary(id, vec![(person, true)]), result: None }
}

pub fn creation(id: &str, person: PersonId) -> Save {
    Save { create: Some(table(id, person)), ..save(id, person, vec![entry(1, Some(person), None)]) }
}

pub fn said(id: u32, person: PersonId, text: &str) -> StoredChat {
    StoredChat { id, person, client_id: None, text: text.to_owned(), at_ms: 5 }
}

/// By seat: who sat there, a label of the table, score and place.
pub fn result(game: &'static str, seats: &[(PersonId, Option<&str>, u32, u8)]) -> GameResult {
    let seat = |(person, label, score, place): &(PersonId, Option<&str>, u32, u8)| ResultSeat {
        label: label.map(str::to_owned),
        person: Some(*person),
        score: *score,
        place: *place,
        lost: false,
    };
    let seats = seats.iter().map(seat).collect();
    GameResult { game, rules: format!("{game}/first"), rated: true, turns: 20, open: true, ended_ms: 9000, seats }
}

/// A session, by the secret that is stored of it.
pub fn session(person: PersonId, secret: u8) -> NewPass {
    let (label, scopes) = ("Firefox, Linux".to_owned(), Scope::ALL.to_vec());
    NewPass {
        person,
        proof: Proof::Nothing,
        secret: [secret; 32],
        kind: PassKind::Session,
        label,
        scopes,
        now_ms: 10,
        ends_ms: Some(100),
    }
}
