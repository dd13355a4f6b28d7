//! The trace: every action and every score of a game as JSON lines, for other programs.

use crate::PlayedAction;
use hedgerow_rules::{Action, Event, Game, KindId, Piece, Position, Role, Score, Seat, Seats, Spot, Square, What};
use serde::Serialize;
use std::collections::BTreeMap;
use std::io::{self, Write};

/// Writes games as trace lines.
#[derive(Debug)]
pub struct Trace<W> {
    out: W,
    /// The number of the current game.
    game: usize,
    scores: Vec<u32>,
}

/// A line. Fields that do not apply are left out.
#[derive(Debug, Default, Serialize)]
struct Line<'a> {
    game: usize,
    #[serde(skip_serializing_if = "Option::is_none")]
    turn: Option<usize>,
    #[serde(skip_serializing_if = "Option::is_none")]
    seat: Option<usize>,
    r#do: &'a str,
    #[serde(skip_serializing_if = "Option::is_none")]
    rules: Option<&'a str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    options: Option<BTreeMap<&'a str, bool>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    piece: Option<&'a str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    role: Option<&'a str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    kind: Option<&'a str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    seats: Option<SeatsField>,
    #[serde(skip_serializing_if = "Option::is_none")]
    seed: Option<&'a str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    tile: Option<&'a str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    stack: Option<&'a str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    x: Option<i16>,
    #[serde(skip_serializing_if = "Option::is_none")]
    y: Option<i16>,
    #[serde(skip_serializing_if = "Option::is_none")]
    rotation: Option<u8>,
    #[serde(skip_serializing_if = "Option::is_none")]
    segment: Option<char>,
    #[serde(skip_serializing_if = "Option::is_none")]
    points: Option<u32>,
    #[serde(skip_serializing_if = "Option::is_none")]
    tiles: Option<u16>,
    #[serde(skip_serializing_if = "Option::is_none")]
    sections: Option<u16>,
    #[serde(skip_serializing_if = "Option::is_none")]
    rule: Option<&'a str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    at: Option<At>,
    scores: &'a [u32],
    #[serde(skip_serializing_if = "Option::is_none")]
    winners: Option<Vec<usize>>,
}

/// At the start how many seats play, in a score which seats get it.
#[derive(Debug, Serialize)]
#[serde(untagged)]
enum SeatsField {
    Count(usize),
    List(Vec<usize>),
}

#[derive(Debug, Serialize)]
struct At {
    x: i16,
    y: i16,
    segment: char,
}

impl<W: Write> Trace<W> {
    /// A trace that is written to `out`, line by line.
    pub fn new(out: W) -> Trace<W> {
        Trace { out, game: 0, scores: Vec::new() }
    }

    /// The line that begins a game.
    pub fn start(&mut self, number: usize, start: &Position, seed: &str) -> io::Result<()> {
        self.game = number;
        self.scores = vec![0; start.seat_count()];
        let rules = start.rules();
        let line = Line {
            rules: Some(rules.name()),
            options: Some(rules.options().iter().map(|option| (*option, true)).collect()),
            seats: Some(SeatsField::Count(start.seat_count())),
            seed: Some(seed),
            tile: Some(&start.game().tile(start.game().start()).id),
            x: Some(0),
            y: Some(0),
            rotation: Some(0),
            ..Line::doing("start")
        };
        self.line(line)?;
        // A set of nothing but the start tile.
        if let Some(outcome) = start.outcome() {
            self.end(outcome.winners)?;
        }
        Ok(())
    }

    /// The lines of an action and of what followed from it.
    pub fn step(&mut self, step: &PlayedAction) -> io::Result<()> {
        let game = step.before.game();
        let turn = Some(step.before.turn()).filter(|turn| *turn > 0);
        let seat = Some(step.before.seat().index());
        let id = |tile: KindId| Some(game.tile(tile).id.as_str());
        let stack = |tile: KindId| Some(game.stack_of(tile).name());
        let mut events = step.events.iter();
        let line = match step.action {
            Action::LayAside { tile } => Line { tile: id(tile), stack: stack(tile), ..Line::doing("lay-aside") },
            Action::Draw { tile } => Line { turn, seat, tile: id(tile), stack: stack(tile), ..Line::doing("draw") },
            Action::Place { tile, square: Square { x, y }, rotation } => {
                let (x, y, rotation) = (Some(x), Some(y), Some(rotation));
                Line { turn, seat, tile: id(tile), x, y, rotation, ..Line::doing("place") }
            }
            Action::Discard { tile } => {
                Line { turn, seat, tile: id(tile), stack: stack(tile), ..Line::doing("set-aside") }
            }
            Action::Use { piece, segment } => {
                let tile = step.before.board().tiles().last();
                let square = tile.map_or(Square::new(0, 0), |tile| tile.square);
                let line = Line { piece: Some(piece.name()), ..Line::doing("piece") };
                Line { turn, seat, ..line.at_spot(step.before, Spot { square, segment }, piece) }
            }
            Action::Take { square } => {
                // Its score is the first event, and the points stand in this very line.
                let points = events.next().and_then(|event| match event {
                    Event::Scored(score) => Some(score.points),
                    _ => None,
                });
                self.scores[step.before.seat().index()] += points.unwrap_or_default();
                let standing = step.before.board().tile_at(game, square).and_then(|tile| tile.standing);
                let (piece, segment) =
                    standing.map_or((Piece::Follower, 0), |standing| (standing.piece, standing.segment));
                let line = Line { points, ..Line::doing("take") };
                Line { turn, seat, ..line.at_spot(step.before, Spot { square, segment }, piece) }
            }
            Action::Pass => Line { turn, seat, ..Line::doing("pass") },
        };
        self.line(line)?;
        let mut during = (turn, seat);
        for event in events {
            match event {
                Event::SetAside { tile, .. } => {
                    let line = Line { tile: id(*tile), stack: stack(*tile), ..Line::doing("set-aside") };
                    self.line(Line { turn, seat, ..line })?;
                }
                Event::Scored(score) => self.score(step.after, score, during)?,
                Event::FinalScoring { .. } => during = (None, None),
                Event::Ended { winners, .. } => self.end(*winners)?,
                Event::LeftTheGame { .. } | Event::WentHome { .. } | Event::BonusTile { .. } => {}
            }
        }
        Ok(())
    }

    fn score(&mut self, position: &Position, score: &Score, during: (Option<usize>, Option<usize>)) -> io::Result<()> {
        for seat in score.seats.iter() {
            self.scores[seat.index()] += score.points;
        }
        let counts_tiles = position.rules().measure(score.kind).is_some();
        let Square { x, y } = score.at.square;
        let line = Line {
            turn: during.0,
            seat: during.1,
            kind: Some(score.kind.name()),
            seats: Some(SeatsField::List(score.seats.iter().map(Seat::index).collect())),
            points: Some(score.points),
            tiles: Some(score.tiles).filter(|_| counts_tiles),
            sections: score.worth.parts.iter().find(|part| part.what == What::Section).map(|part| part.count),
            rule: Some(score.rule.id()),
            at: letter(position, score.at).map(|segment| At { x, y, segment }),
            ..Line::doing("score")
        };
        self.line(line)
    }

    fn end(&mut self, winners: Seats) -> io::Result<()> {
        let winners = Some(winners.iter().map(Seat::index).collect());
        self.line(Line { winners, ..Line::doing("end") })
    }

    fn line(&mut self, line: Line) -> io::Result<()> {
        serde_json::to_writer(&mut self.out, &Line { game: self.game, scores: &self.scores, ..line })?;
        self.out.write_all(b"\n")
    }

    /// What the lines were written to.
    pub fn into_inner(self) -> W {
        self.out
    }

    /// Hands over everything written so far.
    pub fn flush(&mut self) -> io::Result<()> {
        self.out.flush()
    }
}

impl<'a> Line<'a> {
    fn doing(what: &'a str) -> Line<'a> {
        Line { r#do: what, ..Line::default() }
    }

    fn at_spot(self, position: &Position, spot: Spot, piece: Piece) -> Line<'a> {
        let game: &Game = position.game();
        let kind = position.board().tile_at(game, spot.square).map(|tile| tile.kind);
        let role = kind.and_then(|kind| game.role(kind, piece, spot.segment)).map(Role::name);
        Line { role, x: Some(spot.square.x), y: Some(spot.square.y), segment: letter(position, spot), ..self }
    }
}

fn letter(position: &Position, spot: Spot) -> Option<char> {
    let tile = position.board().tile_at(position.game(), spot.square)?;
    position.game().tile(tile.kind).segments.get(spot.segment as usize).map(|segment| segment.letter)
}
