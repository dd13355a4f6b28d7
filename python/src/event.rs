//! What followed from an action.

use hedgerow::rules::{Event, Game, KindId, Position, Seats, Spot};
use pyo3::prelude::*;

/// Something that happened because of an action, and the rule that it follows. Fields that do not apply are None.
///
/// `kind` is 'set-aside', 'left-the-game', 'bonus-tile', 'scored', 'went-home', 'final-scoring' or 'ended'.
///
/// >>> table = hedgerow.Table("carcassonne/first", seed="7")
/// >>> scored = []
/// >>> while not table.over:
/// ...     legal = table.legal_actions
/// ...     events = table.play(legal[3 * len(table.record()) % len(legal)])
/// ...     scored += [event for event in events if event.kind == "scored"]
/// >>> first = scored[0]
/// >>> first.rule, first.feature, first.seats, first.points, first.parts
/// ('CA4', 'road', [1], 2, [('tile', 2, 1)])
#[pyclass(module = "hedgerow", name = "Event", frozen, get_all, eq)]
#[derive(Clone, PartialEq)]
pub struct PyEvent {
    kind: &'static str,
    /// The number of the rule it follows.
    rule: &'static str,
    /// Who scored, won, draws a bonus tile, or whose piece went home.
    seats: Vec<usize>,
    /// What each of the seats got.
    points: Option<u32>,
    /// The kind of feature that was scored.
    feature: Option<&'static str>,
    /// Where it is, or where the piece stood: a square and the letter of a segment.
    square: Option<(i16, i16)>,
    segment: Option<char>,
    /// The piece that went home.
    piece: Option<&'static str>,
    /// The tile that was set aside or left the game.
    tile: Option<String>,
    /// Why the seats scored: 'majority', 'shrine' or 'follower'.
    claim: Option<&'static str>,
    /// As what it was counted: 'complete', 'small', 'incomplete', 'whole' or 'as-open'.
    counted: Option<&'static str>,
    /// What the points are made of: (what, how many, points each).
    parts: Vec<(&'static str, u16, u16)>,
}

impl PyEvent {
    pub fn of(position: &Position, event: &Event) -> PyEvent {
        let game = position.game();
        let id = |tile: KindId| Some(game.tile(tile).id.clone());
        let seats = |seats: Seats| seats.iter().map(|seat| seat.index()).collect();
        let plain = PyEvent {
            kind: "",
            rule: event.rule().id(),
            seats: Vec::new(),
            points: None,
            feature: None,
            square: None,
            segment: None,
            piece: None,
            tile: None,
            claim: None,
            counted: None,
            parts: Vec::new(),
        };
        match event {
            Event::SetAside { tile, .. } => PyEvent { kind: "set-aside", tile: id(*tile), ..plain },
            Event::LeftTheGame { tile, .. } => PyEvent { kind: "left-the-game", tile: id(*tile), ..plain },
            Event::BonusTile { seat, .. } => PyEvent { kind: "bonus-tile", seats: vec![seat.index()], ..plain },
            Event::Scored(score) => PyEvent {
                kind: "scored",
                seats: seats(score.seats),
                points: Some(score.points),
                feature: Some(score.kind.name()),
                claim: Some(score.claim.name()),
                counted: Some(score.counted.name()),
                parts: score.worth.parts.iter().map(|part| (part.what.name(), part.count, part.each)).collect(),
                ..plain.at(position, score.at)
            },
            Event::WentHome { spot, standing, .. } => PyEvent {
                kind: "went-home",
                seats: vec![standing.seat.index()],
                piece: Some(standing.piece.name()),
                ..plain.at(position, *spot)
            },
            Event::FinalScoring { .. } => PyEvent { kind: "final-scoring", ..plain },
            Event::Ended { winners, .. } => PyEvent { kind: "ended", seats: seats(*winners), ..plain },
        }
    }

    pub fn all(position: &Position, events: &[Event]) -> Vec<PyEvent> {
        events.iter().map(|event| PyEvent::of(position, event)).collect()
    }

    fn at(self, position: &Position, spot: Spot) -> PyEvent {
        let square = Some((spot.square.x, spot.square.y));
        PyEvent { square, segment: letter(position.game(), position, spot), ..self }
    }
}

/// The letter of a segment of a placed tile.
pub fn letter(game: &Game, position: &Position, spot: Spot) -> Option<char> {
    let tile = position.board().tile_at(game, spot.square)?;
    game.tile(tile.kind).segments.get(spot.segment as usize).map(|segment| segment.letter)
}

#[pymethods]
impl PyEvent {
    fn __repr__(&self) -> String {
        let points = self.points.map_or(String::new(), |points| format!(", points={points}"));
        let feature = self.feature.map_or(String::new(), |feature| format!(", feature='{feature}'"));
        format!("Event('{}', rule='{}', seats={:?}{feature}{points})", self.kind, self.rule, self.seats)
    }
}
