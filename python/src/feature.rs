//! What lies on the board: tiles and features.

use crate::event::letter;
use hedgerow::rules::{FeatureReport, Position, Tile};
use pyo3::prelude::*;
use std::collections::BTreeMap;

/// A placed tile with the piece on it.
#[pyclass(module = "hedgerow", name = "Tile", frozen, get_all)]
#[derive(Clone)]
pub struct PyTile {
    /// The id of its kind.
    id: String,
    square: (i16, i16),
    /// Clockwise quarter turns.
    rotation: u8,
    /// The piece on it: its kind, whose it is, what it is called there, and the letter of its segment.
    piece: Option<(&'static str, usize, &'static str, char)>,
}

impl PyTile {
    pub fn of(position: &Position, tile: &Tile) -> PyTile {
        let game = position.game();
        let kind = game.tile(tile.kind);
        let piece = tile.standing.map(|standing| {
            let role = game.role(tile.kind, standing.piece, standing.segment);
            let letter = kind.segments.get(standing.segment as usize).map_or('?', |segment| segment.letter);
            (standing.piece.name(), standing.seat.index(), role.map_or("", |role| role.name()), letter)
        });
        PyTile { id: kind.id.clone(), square: (tile.square.x, tile.square.y), rotation: tile.rotation, piece }
    }
}

#[pymethods]
impl PyTile {
    fn __repr__(&self) -> String {
        format!("Tile('{}@{},{}r{}')", self.id, self.square.0, self.square.1, self.rotation)
    }
}

/// All about one feature of a position.
///
/// >>> position = hedgerow.Position("carcassonne/first")
/// >>> city = [feature for feature in position.features() if feature.kind == "city"][0]
/// >>> city.tiles, city.open, city.complete, city.owners, city.if_ended, city.completing
/// (1, 1, False, [], 1, 22)
#[pyclass(module = "hedgerow", name = "Feature", frozen, get_all)]
#[derive(Clone)]
pub struct PyFeature {
    /// 'city', 'road', 'field', 'monastery', 'forest' …
    kind: &'static str,
    /// Its segments: squares and letters.
    spots: Vec<((i16, i16), char)>,
    /// How many different tiles it covers.
    tiles: u16,
    /// Sides where it could go on; for a monastery the empty squares around it.
    open: u16,
    complete: bool,
    /// How many pieces each seat has in it.
    pieces: BTreeMap<usize, u8>,
    /// Who would score it.
    owners: Vec<usize>,
    /// The least it brings once it is complete.
    if_complete: u32,
    /// Its value to an owner if the game ended now.
    if_ended: u32,
    /// What a follower that is taken off now scores (The Discovery only).
    if_taken: Option<u32>,
    /// How many of the tiles still to be laid could complete it next.
    completing: u16,
}

impl PyFeature {
    pub fn of(position: &Position, report: FeatureReport) -> PyFeature {
        let spot = |spot: &hedgerow::rules::Spot| {
            ((spot.square.x, spot.square.y), letter(position.game(), position, *spot).unwrap_or('?'))
        };
        PyFeature {
            kind: report.kind.name(),
            spots: report.spots.iter().map(spot).collect(),
            tiles: report.tiles,
            open: report.open,
            complete: report.complete,
            pieces: report.pieces.seats().iter().map(|seat| (seat.index(), report.pieces.get(seat))).collect(),
            owners: report.owners.iter().map(|seat| seat.index()).collect(),
            if_complete: report.if_complete.points(),
            if_ended: report.if_ended.points(),
            if_taken: report.if_taken.map(|worth| worth.points()),
            completing: report.completing,
        }
    }
}

#[pymethods]
impl PyFeature {
    fn __repr__(&self) -> String {
        let state = if self.complete { "complete" } else { "incomplete" };
        format!("Feature('{}', {} tiles, {state}, owners={:?})", self.kind, self.tiles, self.owners)
    }
}
