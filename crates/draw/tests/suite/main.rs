//! Pictures of tiles and boards: one program, so that it is linked once.

mod geometry;
mod outline;
mod own_sets;
mod pictures;
