//! The terminal game.
mod canvas;
mod tile_lines;
mod tile_picture;
mod tile_shape;
use hedgerow_rules::{Game, KindId};
pub fn draw_tile(game: &Game, kind: KindId, rotation: u8, colour: bool) -> Vec<String> {
    tile_picture::TilePicture { game, kind, rotation, standing: None, letters: true }.draw().lines(colour)
}
