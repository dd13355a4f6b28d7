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
    for file in std::env::args().skip(2) {
        let record = hedgerow_notation::Record::read(&std::fs::read_to_string(&file).unwrap(), &[]).unwrap();
        let options = hedgerow_draw::BoardOptions { players: &record.players, frame_last: true };
        let name = std::path::Path::new(&file).file_stem().unwrap().to_string_lossy().into_owned();
        let mut best = record.start().unwrap();
        record
            .replay(|step| {
                if step.after.board().tiles().len() <= record.game.tile_count() * 3 / 5 {
                    best = step.after.clone();
                }
            })
            .unwrap();
        for (kind, position) in [("end", record.end().unwrap()), ("mid", best)] {
            let svg = hedgerow_draw::board_svg(&position, &options);
            std::fs::write(format!("{folder}/board-{name}-{kind}.svg"), &svg).unwrap();
            std::fs::write(format!("{folder}/board-{name}-{kind}.png"), hedgerow_draw::png(&svg, 1.0).unwrap())
                .unwrap();
        }
        let svg = hedgerow_draw::replay_svg(&record, Default::default()).unwrap();
        std::fs::write(format!("{folder}/replay-{name}.svg"), &svg).unwrap();
    }
}
