//! The published tile sets, and the strict loader.

use hedgerow_rules::{FeatureKind, Game, GameError, Good, Rules, Side, TileSet};
use hedgerow_tests::games::english;
use std::fs;

fn set(name: &str) -> TileSet {
    TileSet::built_in(name).unwrap()
}

fn goods(set: &TileSet, good: Good) -> u32 {
    set.kinds.iter().map(|tile| u32::from(tile.goods()[good]) * u32::from(tile.count)).sum()
}

fn segments(set: &TileSet, wanted: impl Fn(&hedgerow_rules::Segment) -> bool) -> usize {
    set.kinds
        .iter()
        .map(|tile| tile.segments.iter().filter(|segment| wanted(segment)).count() * tile.count as usize)
        .sum()
}

fn sides(set: &TileSet, kind: FeatureKind) -> usize {
    let of_tile = |tile: &hedgerow_rules::TileKind| Side::ALL.iter().filter(|side| tile.edge(**side) == kind).count();
    set.kinds.iter().map(|tile| of_tile(tile) * tile.count as usize).sum()
}

#[test]
fn published_totals_of_carcassonne() {
    let land = set("carcassonne");
    assert_eq!(land.total(), 72);
    assert_eq!(land.kinds[land.start.unwrap()].id, "D");
    assert_eq!(segments(&land, |segment| segment.kind == FeatureKind::Monastery), 6);
    assert_eq!(goods(&land, Good::Shield), 10);
    let river = set("river");
    assert_eq!(river.total(), 12);
    assert_eq!(river.kinds[river.start.unwrap()].id, "spring");
    assert_eq!(river.kinds[river.last.unwrap()].id, "lake");
}

#[test]
fn published_totals_of_hunters_and_gatherers() {
    let land = set("hunters");
    assert_eq!(land.total(), 79);
    assert_eq!(land.kinds[land.start.unwrap()].id, "L01");
    let animals = [Good::Deer, Good::Mammoth, Good::Tiger, Good::Fish, Good::Gold].map(|good| goods(&land, good));
    assert_eq!(animals, [30, 14, 11, 30, 30]);
    assert_eq!(segments(&land, |segment| segment.kind == FeatureKind::Lake), 24);
    assert_eq!(segments(&land, |segment| segment.spring), 8);
    let shown = [FeatureKind::Meadow, FeatureKind::Forest, FeatureKind::River].map(|kind| sides(&land, kind));
    assert_eq!(shown, [106, 106, 104]);
    let bonus = set("hunters-bonus");
    assert_eq!(bonus.total(), 12);
    let on_bonus =
        [Good::Mushrooms, Good::Aurochs, Good::Mammoth, Good::Deer, Good::Tiger, Good::Fish, Good::Fire, Good::Shrine];
    assert_eq!(on_bonus.map(|good| goods(&bonus, good)), [3, 3, 2, 3, 3, 15, 1, 1]);
    assert_eq!(segments(&bonus, |segment| segment.kind == FeatureKind::Lake), 7);
}

#[test]
fn published_totals_of_the_discovery() {
    let set = set("discovery");
    assert_eq!(set.total(), 84);
    assert_eq!(set.kinds[set.start.unwrap()].id, "T01");
    let shown = [FeatureKind::Plain, FeatureKind::Mountain, FeatureKind::Sea].map(|kind| sides(&set, kind));
    assert_eq!(shown, [112; 3]);
    assert_eq!(goods(&set, Good::City), 37);
    let on = |kind| {
        let of_tile = |tile: &hedgerow_rules::TileKind| {
            tile.cities.iter().filter(|city| tile.segments[city.land as usize].kind == kind).count()
                * tile.count as usize
        };
        set.kinds.iter().map(of_tile).sum::<usize>()
    };
    assert_eq!((on(FeatureKind::Mountain), on(FeatureKind::Plain)), (14, 23));
}

#[test]
fn rotations_that_look_the_same_count_once() {
    let lowest = |rules: &str, id: &str| {
        let game = Game::new(Rules::named(rules, []).unwrap()).unwrap();
        let kind = game.kind_named(id).unwrap();
        [0, 1, 2, 3].map(|rotation| game.lowest_rotation(kind, rotation))
    };
    assert_eq!(lowest("carcassonne/first", "X"), [0, 0, 0, 0], "a crossing");
    assert_eq!(lowest("carcassonne/first", "U"), [0, 1, 0, 1], "a straight road");
    assert_eq!(lowest("carcassonne/first", "V"), [0, 1, 2, 3], "a bend");
    assert_eq!(lowest("carcassonne/first", "H"), [0, 1, 0, 1], "two cities face to face");
    assert_eq!(lowest("hunters/en-2014", "L20"), [0, 1, 2, 3], "a straight river with a mammoth on one bank");
    assert_eq!(lowest("hunters/en-2014", "B07"), [0, 1, 0, 1], "two lakes with two fish each");
    assert_eq!(lowest("hunters/en-2014", "L64"), [0, 1, 2, 3], "four rivers, but deer on two neighbouring meadows");
    assert_eq!(lowest("discovery/standard", "T20"), [0, 1, 2, 3], "a city on one of two mountains");
    assert_eq!(lowest("discovery/standard", "T37"), [0, 1, 0, 1], "a city on either plain");
}

/// A small good set, to be broken in one way at a time.
const GOOD: &str = r#"
start = "D"
total = 3
[[tile]]
id = "D"
count = 2
ports = "CCC aRb bbb bRa"
segments.R = { kind = "road" }
segments.C = { kind = "city" }
segments.a = { kind = "field", touches = ["C"] }
segments.b = { kind = "field" }
[[tile]]
id = "B"
count = 1
ports = "aaa aaa aaa aaa"
segments.M = { kind = "monastery" }
segments.a = { kind = "field" }
"#;

const GOOD_HUNTERS: &str = r#"
start = "L"
total = 1
[[tile]]
id = "L"
count = 1
ports = "aRb FFF bbb aaa"
segments.R = { kind = "river", lake = "K" }
segments.K = { kind = "lake", fish = 2 }
segments.F = { kind = "forest", gold = true }
segments.a = { kind = "meadow", deer = 1 }
segments.b = { kind = "meadow" }
"#;

const GOOD_DISCOVERY: &str = r#"
start = "T"
total = 1
[[tile]]
id = "T"
count = 1
ports = "PPP MMM www MMM"
segments.P = { kind = "plain", touches = ["M"] }
segments.M = { kind = "mountain", touches = ["P", "w"] }
segments.w = { kind = "sea", touches = ["M"] }
cities = [{ land = "M", sea = "w" }]
"#;

fn message(good: &str, from: &str, to: &str) -> String {
    assert!(TileSet::parse("mine.toml", good).is_ok());
    assert!(good.contains(from), "{from}");
    english(&TileSet::parse("mine.toml", &good.replacen(from, to, 1)).map(|_| ()).unwrap_err())
}

#[test]
fn broken_sets_get_an_error_with_file_tile_and_reason() {
    let broken = [
        (GOOD, "total = 3", "total = 4", "mine.toml: “total” says 4, but the counts add up to 3"),
        (GOOD, "start = \"D\"", "start = \"Z\"", "mine.toml: “start” names “Z”, but there is no such tile"),
        (GOOD, "id = \"B\"", "id = \"D\"", "mine.toml: tile D: another tile has the same id"),
        (GOOD, "id = \"B\"", "id = \"B C\"", "mine.toml: tile B C: “B C” is not a valid id"),
        (GOOD, "count = 1", "count = 0", "mine.toml: tile B: “count” is 0: it must be at least 1"),
        (GOOD, "count = 1", "count = 400", "mine.toml: 402 tiles are too many: a set may hold at most 255"),
        (
            GOOD,
            "CCC aRb bbb bRa",
            "CCC aRb bbb",
            "mine.toml: tile D: “ports” is “CCC aRb bbb”: it must be four groups of three letters: N, E, S, W, each as left, middle, right",
        ),
        (GOOD, "CCC aRb", "CCC aSb", "mine.toml: tile D: port “S” belongs to no declared segment"),
        (
            GOOD,
            "touches = [\"C\"]",
            "touches = [\"X\"]",
            "mine.toml: tile D: segment a names segment “X” in “touches”, but there is none",
        ),
        (
            GOOD,
            "touches = [\"C\"]",
            "touches = [\"R\"]",
            "mine.toml: tile D: segment a: “touches” may not name R (road)",
        ),
        (GOOD, "bbb bRa", "bCb bRa", "mine.toml: tile D: side S: “bCb” must be one segment"),
        (GOOD, "\"road\"", "\"path\"", "mine.toml: tile D: segment R is of kind “path”"),
        (
            GOOD,
            "\"road\"",
            "\"forest\"",
            "mine.toml: tile D: segment C is of kind “city”, which Hunters & Gatherers does not have",
        ),
        (
            GOOD,
            "kind = \"road\"",
            "kind = \"road\", shields = 1",
            "mine.toml: tile D: segment R (road) takes no “shields”",
        ),
        (GOOD, "kind = \"city\"", "kind = \"city\", shields = 99", "“shields” is 99: it must be between 0 and 9"),
        (
            GOOD,
            "kind = \"road\"",
            "kind = \"road\", colour = 1",
            "mine.toml: tile D: segment R: unknown field `colour`",
        ),
        (GOOD, "segments.R", "segments.RR", "mine.toml: tile D: “RR” is not a name for a segment: use a single letter"),
        (
            GOOD,
            "segments.a = { kind = \"field\" }",
            "segments.a = { kind = \"field\" }\nsegments.N = { kind = \"monastery\" }",
            "mine.toml: tile B: it has more than one monastery",
        ),
        (
            GOOD,
            "kind = \"road\"",
            "kind = \"road\", spring = true",
            "mine.toml: tile D: segment R (road): it must not have a “spring”",
        ),
        (
            GOOD,
            "CCC aRb bbb bRa",
            "CCC aRb bRa bRa",
            "mine.toml: tile D: segment R (road): it must meet one or two sides",
        ),
        (GOOD_HUNTERS, "lake = \"K\"", "lake = \"a\"", "mine.toml: tile L: segment R: “lake” may not name a (meadow)"),
        (
            GOOD_HUNTERS,
            "lake = \"K\"",
            "lake = \"Z\"",
            "mine.toml: tile L: segment R names segment “Z” in “lake”, but there is none",
        ),
        (
            GOOD_HUNTERS,
            ", lake = \"K\"",
            "",
            "mine.toml: tile L: segment R (river): it meets one side, so it must end in a “lake” or a “spring”, and only one of them",
        ),
        (GOOD_HUNTERS, "gold = true", "fish = 1", "mine.toml: tile L: segment F (forest) takes no “fish”"),
        (
            GOOD_DISCOVERY,
            "touches = [\"M\"] }\nsegments.M",
            "touches = [] }\nsegments.M",
            "mine.toml: tile T: segment M touches P, but P does not touch M",
        ),
        (GOOD_DISCOVERY, "land = \"M\"", "land = \"P\"", "mine.toml: tile T: a city stands at land “P” and sea “w”"),
        (GOOD_DISCOVERY, "PPP MMM", "PPM MMM", "mine.toml: tile T: side N: “PPM” must be one segment"),
        (GOOD, "total = 3", "total = ", "mine.toml: not a tile set"),
    ];
    for (good, from, to, wanted) in broken {
        let message = message(good, from, to);
        assert!(message.contains(wanted), "'{from}' to '{to}':\n  got    {message}\n  wanted {wanted}");
    }
}

#[test]
fn the_order_of_segments_is_that_of_the_file() {
    let set = TileSet::parse("mine.toml", GOOD).unwrap();
    let letters: String = set.kinds[0].segments.iter().map(|segment| segment.letter).collect();
    assert_eq!(letters, "RCab");
}

#[test]
fn a_set_may_hold_255_tiles_and_be_played() {
    let many = |count: usize| {
        let text = GOOD
            .replace("count = 1", &format!("count = {}", count - 2))
            .replace("total = 3", &format!("total = {count}"));
        TileSet::parse("mine.toml", &text)
    };
    assert!(english(&many(256).unwrap_err()).contains("256 tiles are too many"));
    for rules in ["carcassonne/first", "carcassonne/modern"] {
        for options in [&["river"][..], &[]] {
            let rules = Rules::named(rules, options.iter().copied()).unwrap();
            let game = std::sync::Arc::new(Game::with_set(rules, many(255).unwrap()).unwrap());
            let record = hedgerow_tests::games::random_game(&game, 5, "many", |_| {});
            assert!(record.end().unwrap().outcome().is_some());
        }
    }
}

#[test]
fn a_set_must_belong_to_the_game() {
    let rules = Rules::named("hunters/en-2014", []).unwrap();
    let error = Game::with_set(rules, TileSet::parse("mine.toml", GOOD).unwrap()).unwrap_err();
    assert!(matches!(error, GameError::WrongGame { .. }));
    assert_eq!(
        english(&error),
        "the set “mine” is for Carcassonne, but hunters/en-2014 needs tiles of Hunters & Gatherers"
    );
    let without_start = TileSet::parse("mine.toml", &GOOD.replace("start = \"D\"", "")).unwrap();
    let rules = Rules::named("carcassonne/first", []).unwrap();
    assert_eq!(english(&Game::with_set(rules, without_start).unwrap_err()), "the set “mine” names no start tile");
}

#[test]
fn a_river_has_one_spring_and_one_lake() {
    let rules = Rules::named("carcassonne/first", ["river"]).unwrap();
    let with_river = |river: TileSet| Game::with_sets(rules, vec![set("carcassonne"), river]);
    let counted = |id: &str, count: u8| {
        let mut river = set("river");
        river.kinds.iter_mut().filter(|tile| tile.id == id).for_each(|tile| tile.count = count);
        river
    };
    for tile in ["spring", "lake"] {
        let error = english(&with_river(counted(tile, 2)).unwrap_err());
        let wanted = "which begins or ends the river, must occur once, but its count is 2";
        assert_eq!(error, format!("the river set “river”: tile {tile}, {wanted}"));
    }
    // A spring and a lake that look the same are one kind.
    let alike = |count: u8| {
        let mut river = counted("spring", count);
        river.kinds.retain(|tile| tile.id != "lake");
        river.last = river.start;
        with_river(river)
    };
    let error = alike(1).unwrap_err();
    assert!(matches!(error, GameError::BadRiverCount { wanted: 2, found: 1, .. }), "{error}");
    let game = std::sync::Arc::new(alike(2).unwrap());
    let record = hedgerow_tests::games::random_game(&game, 2, "alike", |_| {});
    assert!(record.end().unwrap().outcome().is_some());
}

#[test]
fn the_same_tiles_have_the_same_canonical_text() {
    let text = fs::read_to_string(format!("{}/sets/river.toml", env!("CARGO_MANIFEST_DIR"))).unwrap();
    let bare: String = text.lines().filter(|line| !line.starts_with('#')).map(|line| format!("{line}\r\n")).collect();
    assert_eq!(TileSet::parse("other.toml", &bare).unwrap().canonical_text(), set("river").canonical_text());
}

#[test]
fn a_set_is_read_from_its_canonical_text() {
    for name in TileSet::built_in_names() {
        assert_eq!(TileSet::parse_canonical(name, &set(name).canonical_text()).unwrap(), set(name));
    }
    let said = |text: &str| english(&TileSet::parse_canonical("sent", text).unwrap_err());
    assert!(said("").starts_with("sent: “” is not a line of a set: expected “start ID last ID” first"));
    assert!(said("start - last -").ends_with("it has no tiles"));
    for line in ["A", "A 1", "A one aaaaaaaaaaaa a=field", "A 1 aaaaaaaaaaaa a", "A 1 aaaaaaaaaaaa a=field a=field"] {
        assert!(said(&format!("start A last -\n{line}")).starts_with(&format!("sent: “{line}” is not a line")));
    }
    // The same checks as for a file.
    assert!(said("start A last -\nA 1 aaaaaaaaaaa a=field").contains("four groups of three letters"));
    assert!(said("start B last -\nA 1 aaaaaaaaaaaa a=field").contains("“start” names “B”"));
    assert!(said("start A last -\nA 1 aaaaaaaaaaaa a=field,shield:1").contains("tile A"));
}

/// Inner cities are complete at once; a field may touch more of them than there are tiles.
#[test]
fn a_set_of_nothing_but_inner_cities_is_scored() {
    let text = r#"
start = "A"
total = 255
[[tile]]
id = "A"
count = 255
ports = "aaa aaa aaa aaa"
segments.C = { kind = "city", shields = 9 }
segments.D = { kind = "city" }
segments.E = { kind = "city" }
segments.F = { kind = "city" }
segments.a = { kind = "field", touches = ["C", "D", "E", "F"] }
"#;
    let set = TileSet::parse("cities.toml", text).unwrap();
    let game = std::sync::Arc::new(Game::with_set(Rules::named("carcassonne/first", []).unwrap(), set).unwrap());
    let record = hedgerow_tests::games::random_game(&game, 5, "cities", |_| {});
    let end = record.end().unwrap();
    assert!(
        end.scores().iter().any(|score| *score >= 4 * 255 * 4),
        "one field touches all 1020 cities: {:?}",
        end.scores()
    );
}

#[test]
fn a_set_that_was_written_is_read_again() {
    for name in TileSet::built_in_names() {
        let set = TileSet::built_in(name).unwrap();
        assert_eq!(TileSet::parse(name, &set.write()), Ok(set), "{name}");
    }
}
