//! Pictures as documents: sound, small, and safe to put beside others.

use flate2::{Compression, write::GzEncoder};
use hedgerow_draw::{
    BoardOptions, GameArt, PieceShape, ReplayOptions, board_svg, piece_svg, replay_svg, tile_sheet_svg,
};
use hedgerow_notation::Record;
use hedgerow_rules::{FeatureKind, Game, Good, Piece, Rules, TileSet};
use std::collections::HashSet;
use std::io::Write;

fn printed(name: &str) -> Vec<TileSet> {
    Game::printed_sets(Rules::named(name, []).unwrap())
}

fn record(game: &str) -> Record {
    let path = format!("{}/../../tests/records/{game}", env!("CARGO_MANIFEST_DIR"));
    Record::read(&std::fs::read_to_string(path).unwrap(), &[]).unwrap()
}

fn attributes<'a>(svg: &'a str, name: &str) -> Vec<&'a str> {
    let key = format!(" {name}=\"");
    svg.split(&key).skip(1).map(|rest| rest.split('"').next().unwrap()).collect()
}

/// Elements are closed, ids are unique and begin with the prefix, everything referred to is there, and all numbers are numbers.
fn check(svg: &str) {
    let mut open: Vec<&str> = Vec::new();
    for tag in svg.split('<').skip(1) {
        let tag = tag.split('>').next().unwrap();
        let name = tag.trim_start_matches('/').split([' ', '/']).next().unwrap();
        match (tag.starts_with('/'), tag.ends_with('/')) {
            (true, _) => assert_eq!(open.pop(), Some(name), "{tag}"),
            (false, false) => open.push(name),
            (false, true) => {}
        }
    }
    assert!(open.is_empty(), "{open:?}");
    let ids = attributes(svg, "id");
    let unique: HashSet<&str> = ids.iter().copied().collect();
    assert_eq!(unique.len(), ids.len(), "an id stands twice");
    assert!(ids.iter().all(|id| id.starts_with("hr-")), "{ids:?}");
    for link in attributes(svg, "href") {
        assert!(unique.contains(link.trim_start_matches('#')), "{link} leads nowhere");
    }
    for place in svg.split("url(#").skip(1) {
        assert!(unique.contains(place.split(')').next().unwrap()));
    }
    for word in ["NaN", "inf", "filter", "<text", "font"] {
        assert!(!svg.contains(word), "'{word}' in a picture");
    }
}

/// A page that describes a tile in words needs no picture of it.
#[test]
fn a_segment_says_what_it_is_where_it_lies_and_what_lies_on_it() {
    let art = GameArt::of(&printed("hunters/en-2014"));
    let volcano = &art.tiles["L01"].segments;
    assert_eq!(
        (volcano[&'F'].kind, volcano[&'F'].ports.as_slice()),
        (FeatureKind::Forest, [3, 4, 5, 6, 7, 8].as_slice())
    );
    assert_eq!(volcano[&'F'].goods.get(&Good::Gold), Some(&1));
    assert_eq!((volcano[&'R'].kind, volcano[&'R'].ports.as_slice()), (FeatureKind::River, [10].as_slice()));
    assert_eq!(
        (volcano[&'a'].ports.as_slice(), volcano[&'a'].goods.get(&Good::Mammoth)),
        ([0, 1, 2, 11].as_slice(), Some(&1))
    );
    assert!(volcano[&'L'].ports.is_empty());
    assert!(volcano[&'b'].goods.is_empty());
    let cities = |kind: FeatureKind| {
        let art = GameArt::of(&printed("discovery/standard"));
        let segments =
            art.tiles.values().flat_map(|tile| tile.segments.values()).filter(|segment| segment.kind == kind);
        segments.filter(|segment| segment.goods.contains_key(&Good::City)).count()
    };
    assert_eq!(cities(FeatureKind::Sea), 0, "a city lies on land");
    assert!(cities(FeatureKind::Plain) > 0);
}

#[test]
fn every_set_is_drawn_on_a_sheet() {
    for name in TileSet::built_in_names() {
        let sheet = tile_sheet_svg(&TileSet::built_in(name).unwrap(), 8);
        check(&sheet);
    }
}

#[test]
fn what_a_page_needs_for_a_game_is_small() {
    for name in ["carcassonne/first+river", "hunters/en-2014", "discovery/standard"] {
        let json = serde_json::to_vec(&GameArt::of(&printed(name))).unwrap();
        let mut packed = GzEncoder::new(Vec::new(), Compression::best());
        packed.write_all(&json).unwrap();
        let size = packed.finish().unwrap().len();
        println!("{name}: {} bytes, {size} packed", json.len());
        assert!(size < 60_000, "{name}: {size} bytes");
    }
}

#[test]
fn all_stands_of_a_game_are_among_its_symbols() {
    for name in ["carcassonne/first+river", "hunters/en-2014", "discovery/standard"] {
        let art = GameArt::of(&printed(name));
        let symbols: HashSet<&str> = attributes(&art.defs, "id").into_iter().collect();
        for (id, tile) in &art.tiles {
            for stand in &tile.stands {
                assert!(symbols.contains(stand.symbol), "{name} {id}: {}", stand.symbol);
                // What stands across a seam may have its place a little beyond the border.
                assert!(
                    (-2.0..=102.0).contains(&stand.x) && (-2.0..=102.0).contains(&stand.y),
                    "{name} {id}: {stand:?}"
                );
            }
        }
    }
}

#[test]
fn sheets_of_all_games_can_live_in_one_document() {
    let games = ["carcassonne/first+river", "hunters/en-2014", "discovery/standard"];
    let defs: String = games.iter().map(|name| GameArt::of(&printed(name)).defs).collect();
    check(&format!("<svg><defs>{defs}</defs></svg>"));
}

#[test]
fn pieces_of_all_seats_and_shapes_differ_without_their_colours() {
    let mut seen = HashSet::new();
    for seat in 0..5 {
        for shape in Piece::ALL.into_iter().flat_map(|piece| [false, true].map(|lies| PieceShape { piece, lies })) {
            let drawing = piece_svg(seat, shape);
            check(&format!("<g>{drawing}</g>"));
            let lines: Vec<&str> =
                attributes(&drawing, "d").into_iter().chain(attributes(&drawing, "transform")).collect();
            assert!(seen.insert(lines.join("|")), "seat {seat}, {shape:?}");
        }
    }
}

#[test]
fn boards_and_replays_of_recorded_games_are_sound() {
    for file in RECORDS {
        let record = record(file);
        let options = BoardOptions { players: &record.players, frame_last: true, ..BoardOptions::default() };
        let end = record.end().unwrap();
        let board = board_svg(&end, &options);
        check(&board);
        let grounds = attributes(&board, "href").iter().filter(|link| link.starts_with("#hr-t-")).count();
        assert_eq!(grounds, end.board().tiles().len(), "{file}");
        let replay = replay_svg(&record, ReplayOptions::default()).unwrap();
        check(&replay);
        for times in attributes(&replay, "keyTimes") {
            let times: Vec<f64> = times.split(';').map(|time| time.parse().unwrap()).collect();
            assert!(
                times[0] == 0.0
                    && times.windows(2).all(|pair| pair[0] <= pair[1])
                    && times.iter().all(|time| *time <= 1.0)
            );
        }
        for (values, times) in attributes(&replay, "values").iter().zip(attributes(&replay, "keyTimes")) {
            assert_eq!(values.split(';').count(), times.split(';').count());
        }
    }
}

#[cfg(feature = "png")]
#[test]
fn a_sheet_becomes_a_png() {
    let sheet = tile_sheet_svg(&TileSet::built_in("river").unwrap(), 4);
    let picture = hedgerow_draw::png(&sheet, 0.5).unwrap();
    assert!(picture.starts_with(b"\x89PNG"));
    assert!(matches!(hedgerow_draw::png(&sheet, 1000.0), Err(hedgerow_draw::PngError::TooLarge { .. })));
    assert!(hedgerow_draw::png("<svg", 1.0).is_err());
}

const RECORDS: [&str; 3] =
    ["carcassonne-first-river-1.hedgerow", "hunters-en-2014-1.hedgerow", "discovery-advanced-1.hedgerow"];
