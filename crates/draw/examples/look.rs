//! Renders all tiles of every set, for the illustrator's eye.
use hedgerow_rules::TileSet;
fn main() {
    let folder = std::env::args().nth(1).unwrap();
    for name in TileSet::BUILT_IN {
        let set = TileSet::built_in(name).unwrap();
        let svg = hedgerow_draw::tile_sheet_svg(&set, 8);
        std::fs::write(format!("{folder}/{name}.svg"), &svg).unwrap();
        for (size, scale) in [("", 1.5), ("-40", 0.4)] {
            std::fs::write(format!("{folder}/{name}{size}.png"), hedgerow_draw::png(&svg, scale).unwrap()).unwrap();
        }
    }
}
