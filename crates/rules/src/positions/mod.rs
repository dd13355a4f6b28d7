//! The public face: a [`Position`], what is legal in it, playing on and going back, and everything that may be asked about it.

mod analysis;
mod bookmark;
mod by_chance;
mod equality;
mod glance;
mod legality;
mod perft;
mod position;
mod setup;

pub use analysis::{FeatureReport, SquareReport};
pub use bookmark::Bookmark;
pub use glance::{FeatureList, Glance, Junction, MAX_GLANCED, Neighbourhood};
pub use legality::{MAX_USES, Uses};
pub use position::{Outcome, Phase, Position};
pub use setup::{Setup, SetupError, SetupPiece, SetupTile};
