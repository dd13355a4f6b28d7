//! [`Sketch`]: what the network is told about a feature, whoever looks at it.

use hedgerow_rules::{FeatureId, FeatureKind, PieceCounts, Position, Seat};

/// Other pieces in a feature than there are: what a move would make of it.
#[derive(Clone, Copy, Debug)]
pub(in crate::evaluation) struct Change {
    pub feature: FeatureId,
    pub pieces: PieceCounts,
}

impl Change {
    /// The pieces in a feature, with the change if it is about that feature.
    pub fn pieces(change: Option<Change>, position: &Position, feature: FeatureId) -> PieceCounts {
        match change.filter(|change| change.feature == feature) {
            Some(change) => change.pieces,
            None => position.glance(feature).pieces,
        }
    }
}

/// A feature that one tile may join to another one.
#[derive(Clone, Copy, Debug)]
pub(in crate::evaluation) struct Rival {
    pub pieces: PieceCounts,
    pub done: u32,
    /// How many unseen tiles fit the square between the two.
    pub fitting: u32,
}

/// A feature at a glance, for the network.
#[derive(Clone, Debug)]
pub(in crate::evaluation) struct Sketch {
    /// The kind, counted among those of the game.
    pub kind: u8,
    pub pieces: PieceCounts,
    /// Open squares, or empty ones around a monastery; of a field the sides it can still grow to.
    pub open: usize,
    /// How many unseen tiles fit the hardest of these squares, and the second hardest.
    pub fitting: [Option<u32>; 2],
    pub now: u32,
    pub done: u32,
    /// Its place in the table of chances, if it can be complete.
    pub cell: Option<usize>,
    /// Tiles to come in the game.
    pub tiles: usize,
    /// Who plays next.
    pub next: Seat,
    /// On how many of its open squares it meets others of its kind.
    pub shared_squares: usize,
    /// The one of these with the most pieces, then the most points.
    pub rival: Option<Rival>,
}

/// The place of a kind among those of its game that pieces may stand on.
pub(in crate::evaluation) fn slot(position: &Position, kind: FeatureKind) -> Option<u8> {
    position.rules().claimable().position(|other| other == kind).map(|place| place as u8)
}
