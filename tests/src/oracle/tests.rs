//! The oracle's own tests: worked examples of the rulebooks, published totals, and random games to the end.

use std::sync::Arc;

use super::{Expect, Oracle, OracleAction, OracleEvent, Tiles};

const CARCASSONNE: &str = include_str!("../../../crates/rules/sets/carcassonne.toml");
const RIVER: &str = include_str!("../../../crates/rules/sets/river.toml");
const HUNTERS: &str = include_str!("../../../crates/rules/sets/hunters.toml");
const BONUS: &str = include_str!("../../../crates/rules/sets/hunters-bonus.toml");
const DISCOVERY: &str = include_str!("../../../crates/rules/sets/discovery.toml");

fn game(rules: &str, options: &[&str], seats: usize) -> Oracle {
    let tiles = match rules.split('/').next() {
        Some("carcassonne") => Tiles::parse(CARCASSONNE, Some(RIVER)),
        Some("hunters") => Tiles::parse(HUNTERS, Some(BONUS)),
        _ => Tiles::parse(DISCOVERY, None),
    };
    Oracle::new(Arc::new(tiles), rules, options, seats, 0)
}

fn draw(oracle: &mut Oracle, tile: &str) -> Vec<OracleEvent> {
    oracle.apply(&OracleAction::Draw { tile: tile.to_owned() })
}

fn place(oracle: &mut Oracle, tile: &str, (x, y, rotation): (i32, i32, u8)) {
    oracle.apply(&OracleAction::Place { tile: tile.to_owned(), x, y, rotation });
}

/// Draws and places a tile and puts a follower on the segment, or passes for `-`.
fn turn(oracle: &mut Oracle, tile: &str, at: (i32, i32, u8), segment: char) -> Vec<OracleEvent> {
    draw(oracle, tile);
    place(oracle, tile, at);
    match segment {
        '-' => oracle.apply(&OracleAction::Pass),
        _ => oracle.apply(&OracleAction::Piece { piece: "follower", segment }),
    }
}

/// Kind, points, seats and rule of every score.
fn scores(outcomes: &[OracleEvent]) -> Vec<(&'static str, u32, Vec<usize>, &'static str)> {
    let score = |outcome: &OracleEvent| match outcome {
        OracleEvent::Score { kind, seats, points, rule, .. } => Some((*kind, *points, seats.clone(), *rule)),
        OracleEvent::SetAside { .. } => None,
    };
    outcomes.iter().filter_map(score).collect()
}

fn uses(oracle: &Oracle) -> Vec<(&'static str, char)> {
    oracle.uses().iter().map(|found| (found.role, found.segment)).collect()
}

#[test]
fn published_totals() {
    let tiles = Tiles::parse(CARCASSONNE, Some(RIVER));
    let land = || tiles.kinds.iter().filter(|kind| !kind.extra);
    let sum = |of: &dyn Fn(&super::tiles::Segment) -> u32| -> u32 {
        land().map(|kind| kind.count * kind.segments.iter().map(of).sum::<u32>()).sum()
    };
    assert_eq!(land().map(|kind| kind.count).sum::<u32>(), 72);
    assert_eq!(sum(&|segment| segment.goods.shields), 10);
    assert_eq!(sum(&|segment| u32::from(segment.terrain.name() == "monastery")), 6);

    let tiles = Tiles::parse(HUNTERS, Some(BONUS));
    let sum = |extra: bool, of: &dyn Fn(&super::tiles::Segment) -> u32| -> u32 {
        let kinds = tiles.kinds.iter().filter(|kind| kind.extra == extra);
        kinds.map(|kind| kind.count * kind.segments.iter().map(of).sum::<u32>()).sum()
    };
    assert_eq!(sum(false, &|segment| segment.goods.deer), 30);
    assert_eq!(sum(false, &|segment| segment.goods.mammoth), 14);
    assert_eq!(sum(false, &|segment| segment.goods.tiger), 11);
    assert_eq!(sum(false, &|segment| segment.goods.fish), 30);
    assert_eq!(sum(false, &|segment| segment.goods.gold), 30);
    assert_eq!(sum(false, &|segment| u32::from(segment.spring)), 8);
    assert_eq!(sum(true, &|segment| segment.goods.fish), 15);
    assert_eq!(sum(true, &|segment| segment.goods.mushrooms), 3);
    assert_eq!(sum(true, &|segment| segment.goods.aurochs), 3);
    assert_eq!(sum(true, &|segment| segment.goods.shrine + segment.goods.fire), 2);

    let tiles = Tiles::parse(DISCOVERY, None);
    assert_eq!(tiles.kinds.iter().map(|kind| kind.count).sum::<u32>(), 84);
    assert_eq!(tiles.kinds.iter().map(|kind| kind.count * kind.cities.len() as u32).sum::<u32>(), 37);
}

#[test]
fn rotations_that_look_the_same() {
    let lowest = |tiles: &Tiles, id: &str| tiles.kinds[tiles.find(id)].lowest;
    let tiles = Tiles::parse(CARCASSONNE, Some(RIVER));
    assert_eq!(lowest(&tiles, "C"), [0, 0, 0, 0]);
    assert_eq!(lowest(&tiles, "X"), [0, 0, 0, 0]);
    assert_eq!(lowest(&tiles, "B"), [0, 0, 0, 0]);
    assert_eq!(lowest(&tiles, "U"), [0, 1, 0, 1]);
    assert_eq!(lowest(&tiles, "F"), [0, 1, 0, 1]);
    assert_eq!(lowest(&tiles, "H"), [0, 1, 0, 1]);
    assert_eq!(lowest(&tiles, "two-cities"), [0, 1, 0, 1]);
    assert_eq!(lowest(&tiles, "I"), [0, 1, 2, 3]);
    assert_eq!(lowest(&tiles, "V"), [0, 1, 2, 3]);
    let tiles = Tiles::parse(HUNTERS, Some(BONUS));
    assert_eq!(lowest(&tiles, "L07"), [0, 1, 0, 1]);
    assert_eq!(lowest(&tiles, "L57"), [0, 1, 0, 1]);
    assert_eq!(lowest(&tiles, "B07"), [0, 1, 0, 1]); // its two lakes change places
    assert_eq!(lowest(&tiles, "L21"), [0, 1, 2, 3]); // a deer on one bank only
    let tiles = Tiles::parse(DISCOVERY, None);
    assert_eq!(lowest(&tiles, "T08"), [0, 1, 0, 1]);
    assert_eq!(lowest(&tiles, "T20"), [0, 1, 2, 3]); // a city on one side only
}

#[test]
fn ca_e3_road_of_four() {
    let mut oracle = game("carcassonne/first", &[], 2);
    turn(&mut oracle, "W", (1, 0, 0), 'T');
    turn(&mut oracle, "U", (-1, 0, 0), '-');
    assert_eq!(scores(&turn(&mut oracle, "W", (-2, 0, 0), '-')), [("road", 4, vec![0], "CA4")]);
    assert_eq!(oracle.followers(), [7, 7]);
}

#[test]
fn ca_e4_city_of_eight_and_its_farmer() {
    let mut oracle = game("carcassonne/first", &[], 2);
    turn(&mut oracle, "F", (0, -1, 1), 'C');
    draw(&mut oracle, "E");
    let city = oracle.features().into_iter().find(|feature| feature.kind == "city").unwrap();
    // One tile more at least: 3 tiles and a shield.
    assert_eq!((city.tiles, city.open, city.if_complete, city.if_ended), (2, 1, 8, 3));
    place(&mut oracle, "E", (0, -2, 2));
    assert_eq!(uses(&oracle), [("farmer", 'a')]); // CA-E1
    let outcomes = oracle.apply(&OracleAction::Piece { piece: "follower", segment: 'a' });
    assert_eq!(scores(&outcomes), [("city", 8, vec![0], "CA5")]);
    let field = oracle.features().into_iter().find(|feature| feature.pieces == [0, 1]).unwrap();
    assert_eq!((field.kind, field.if_ended), ("field", 4)); // CA-E9
}

#[test]
fn ca6_city_of_two_tiles() {
    for (rules, points, rule) in [("carcassonne/first", 2, "CA6"), ("carcassonne/modern", 4, "CA5")] {
        let mut oracle = game(rules, &[], 2);
        assert_eq!(scores(&turn(&mut oracle, "E", (0, -1, 2), 'C')), [("city", points, vec![0], rule)]);
    }
}

#[test]
fn ca_e6_monastery_surrounded() {
    let mut oracle = game("carcassonne/first", &[], 2);
    turn(&mut oracle, "B", (0, 1, 0), 'M');
    for (tile, at) in [("U", (1, 0, 0)), ("U", (-1, 0, 0)), ("E", (1, 1, 1)), ("E", (-1, 1, 3))] {
        turn(&mut oracle, tile, at, '-');
    }
    for (tile, at) in [("E", (0, 2, 2)), ("E", (1, 2, 2))] {
        turn(&mut oracle, tile, at, '-');
    }
    let monastery = oracle.features().into_iter().position(|feature| feature.kind == "monastery").unwrap();
    assert_eq!(oracle.features()[monastery].open, 1);
    assert_eq!(oracle.features()[monastery].if_ended, 8);
    assert!(oracle.completing()[monastery] > 20);
    assert_eq!(scores(&turn(&mut oracle, "B", (-1, 2, 0), '-')), [("monastery", 9, vec![0], "CA7")]);
}

#[test]
fn ca13_no_tight_u_turn() {
    let mut oracle = game("carcassonne/first", &["river"], 2);
    assert_eq!(oracle.placements("bend").into_iter().collect::<Vec<_>>(), [(1, 0, 0), (1, 0, 1)]);
    turn(&mut oracle, "bend", (1, 0, 0), '-'); // to the south: right
    assert_eq!(oracle.placements("bend").into_iter().collect::<Vec<_>>(), [(1, 1, 2)]);
    turn(&mut oracle, "straight", (1, 1, 1), '-');
    assert_eq!(oracle.placements("bend").len(), 2);
    assert_eq!(oracle.unseen().values().sum::<u32>(), 71 + 9);
}

#[test]
fn hg_e4_river_of_three() {
    let mut oracle = game("hunters/pl-2002", &[], 2);
    turn(&mut oracle, "L21", (-1, 0, 0), 'R');
    assert_eq!(scores(&turn(&mut oracle, "L50", (-2, 0, 1), '-')), [("river", 6, vec![0], "HG8")]);
    let system = oracle.features().into_iter().find(|feature| feature.kind == "river-system").unwrap();
    assert_eq!((system.tiles, system.if_ended, system.members.len()), (3, 3, 5));
}

#[test]
fn hg11_gold_brings_a_bonus_tile() {
    let mut oracle = game("hunters/hu-2002", &[], 2);
    turn(&mut oracle, "L05", (1, 0, 1), '-');
    let outcomes = turn(&mut oracle, "L06", (0, 1, 2), 'F');
    assert_eq!(scores(&outcomes), [("forest", 6, vec![1], "HG9")]);
    assert_eq!(oracle.expect(), Expect::Draw { stack: "bonus", seat: 1 });
    draw(&mut oracle, "B09");
    place(&mut oracle, "B09", (1, 1, 0));
    assert_eq!(uses(&oracle), []); // R6: no hunter on the fire
    oracle.apply(&OracleAction::Pass);
    assert_eq!(oracle.expect(), Expect::Draw { stack: "land", seat: 0 });
}

/// A mountain to the north of three plains, with four cities in all; the sea lies inside.
const FOUR_CITIES: &str = r#"
start = "S"
[[tile]]
id = "S"
count = 1
ports = "MMM PPP QQQ RRR"
segments.M = { kind = "mountain", touches = ["P", "Q", "R", "w"] }
segments.P = { kind = "plain", touches = ["M", "w"] }
segments.Q = { kind = "plain", touches = ["M", "w"] }
segments.R = { kind = "plain", touches = ["M", "w"] }
segments.w = { kind = "sea" }
cities = [{ land = "M", sea = "w" }, { land = "P", sea = "w" }, { land = "Q", sea = "w" }, { land = "R", sea = "w" }]
[[tile]]
id = "through"
count = 2
ports = "MMM ppp MMM qqq"
segments.M = { kind = "mountain", touches = ["p", "q"] }
segments.p = { kind = "plain", touches = ["M"] }
segments.q = { kind = "plain", touches = ["M"] }
[[tile]]
id = "end"
count = 2
ports = "ppp ppp MMM ppp"
segments.M = { kind = "mountain", touches = ["p"] }
segments.p = { kind = "plain", touches = ["M"] }
"#;

#[test]
fn di_e6_to_e8_mountain_with_four_cities() {
    let tiles = Arc::new(Tiles::parse(FOUR_CITIES, None));
    let mut oracle = Oracle::new(Arc::clone(&tiles), "discovery/standard", &[], 2, 0);
    turn(&mut oracle, "through", (0, -1, 0), 'M');
    let robber = |oracle: &Oracle| oracle.uses().iter().find(|found| found.piece == "take").unwrap().points;
    turn(&mut oracle, "end", (0, 1, 0), '-');
    draw(&mut oracle, "end");
    let mut open = oracle.clone();
    place(&mut open, "end", (-1, 1, 0));
    assert_eq!(robber(&open), 4);
    place(&mut oracle, "end", (0, -2, 0));
    assert_eq!(robber(&oracle), 8);
    oracle.apply(&OracleAction::Take { x: 0, y: -1 });
    assert_eq!((oracle.scores(), oracle.followers()), (&[8, 0][..], vec![4, 4]));

    let mut oracle = Oracle::new(tiles, "discovery/standard", &[], 2, 0);
    turn(&mut oracle, "end", (0, -1, 0), 'M');
    turn(&mut oracle, "through", (1, 0, 0), '-');
    draw(&mut oracle, "through");
    place(&mut oracle, "through", (-1, 0, 0));
    assert_eq!(robber(&oracle), 4);
}

/// A crossing to start with; a city that fits nowhere, and one road tile that fits.
const STUCK: &str = r#"
start = "X"
[[tile]]
id = "X"
count = 1
ports = "aRb bSc cTd dUa"
segments.R = { kind = "road" }
segments.S = { kind = "road" }
segments.T = { kind = "road" }
segments.U = { kind = "road" }
segments.a = { kind = "field" }
segments.b = { kind = "field" }
segments.c = { kind = "field" }
segments.d = { kind = "field" }
[[tile]]
id = "C"
count = 2
ports = "CCC CCC CCC CCC"
segments.C = { kind = "city", shields = 1 }
[[tile]]
id = "A"
count = 1
ports = "aaa aaa aRa aaa"
segments.M = { kind = "monastery" }
segments.R = { kind = "road" }
segments.a = { kind = "field" }
"#;

#[test]
fn r2_nothing_fits() {
    let mut oracle = Oracle::new(Arc::new(Tiles::parse(STUCK, None)), "carcassonne/first", &[], 2, 1);
    let aside = OracleEvent::SetAside { tile: "C".to_owned() };
    assert_eq!(draw(&mut oracle, "C"), std::slice::from_ref(&aside));
    assert_eq!(oracle.expect(), Expect::Draw { stack: "land", seat: 1 });
    assert_eq!(oracle.can_draw()["C"], 1); // the other copy
    assert_eq!(oracle.unseen()["C"], 2);
    turn(&mut oracle, "A", (0, -1, 0), 'M');
    let outcomes = draw(&mut oracle, "C");
    assert_eq!(outcomes[0], aside);
    assert_eq!(scores(&outcomes), [("monastery", 2, vec![1], "CA10")]);
    assert_eq!((oracle.expect(), oracle.winners()), (Expect::Over, vec![1]));
}

/// A plain to start with, and seas that fit nowhere.
const SEAS: &str = r#"
start = "P"
[[tile]]
id = "P"
count = 3
ports = "ppp ppp ppp ppp"
segments.p = { kind = "plain" }
[[tile]]
id = "W"
count = 4
ports = "www www www www"
segments.w = { kind = "sea" }
"#;

#[test]
fn r8_hands_that_fit_nowhere() {
    let mut oracle = Oracle::new(Arc::new(Tiles::parse(SEAS, None)), "discovery/advanced", &[], 2, 0);
    for tile in ["W", "P", "W", "W"] {
        draw(&mut oracle, tile);
    }
    assert_eq!((oracle.hand(0), oracle.hand(1)), (vec!["W".to_owned(); 2], vec!["P".to_owned(), "W".to_owned()]));
    assert_eq!(oracle.expect(), Expect::Discard { seat: 0 });
    let discard = OracleAction::Discard { tile: "W".to_owned() };
    oracle.apply(&discard);
    draw(&mut oracle, "P");
    place(&mut oracle, "P", (0, 1, 3)); // as good as rotation 0
    oracle.apply(&OracleAction::Piece { piece: "follower", segment: 'p' });
    draw(&mut oracle, "W"); // the refill, the last of the stack
    place(&mut oracle, "P", (0, 2, 0));
    assert_eq!(oracle.uses(), []); // C7
    oracle.apply(&OracleAction::Pass);
    for seat in [0, 0, 1] {
        assert_eq!(oracle.expect(), Expect::Discard { seat });
        let outcomes = oracle.apply(&discard);
        let over = oracle.expect() == Expect::Over;
        assert_eq!(scores(&outcomes), if over { vec![("plain", 3, vec![0], "DI11")] } else { vec![] });
    }
    assert_eq!(oracle.expect(), Expect::Over);
}

#[test]
fn r15_last_tile_fits_nowhere() {
    let mut oracle = Oracle::new(Arc::new(Tiles::parse(SEAS, None)), "discovery/standard", &[], 2, 0);
    for _ in 0..2 {
        let square = if oracle.features()[0].tiles == 1 { (1, 0, 0) } else { (2, 0, 0) };
        turn(&mut oracle, "P", square, '-');
    }
    for left in (0..4).rev() {
        assert_eq!(draw(&mut oracle, "W").len(), 1);
        assert_eq!(oracle.unseen().values().sum::<u32>(), left);
    }
    assert_eq!((oracle.expect(), oracle.winners()), (Expect::Over, vec![0, 1]));
}

/// Knuth's linear congruential generator; the high bits are good enough here.
struct Dice(u64);

impl Dice {
    fn below(&mut self, bound: usize) -> usize {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        ((self.0 >> 33) as usize) % bound
    }
}

/// A random step that is legal by the oracle's own lists.
fn random_step(oracle: &Oracle, dice: &mut Dice) -> OracleAction {
    match oracle.expect() {
        Expect::LayAside | Expect::Draw { .. } => {
            let all: Vec<String> =
                oracle.can_draw().into_iter().flat_map(|(tile, count)| vec![tile; count as usize]).collect();
            let tile = all[dice.below(all.len())].clone();
            if oracle.expect() == Expect::LayAside {
                OracleAction::LayAside { tile }
            } else {
                OracleAction::Draw { tile }
            }
        }
        Expect::Place { seat } => {
            let tiles = oracle.drawn().map_or_else(|| oracle.hand(seat), |tile| vec![tile]);
            let placements = |tile: &String| oracle.placements(tile).into_iter().map(|at| (tile.clone(), at)).collect();
            let all: Vec<(String, (i32, i32, u8))> = tiles.iter().flat_map::<Vec<_>, _>(placements).collect();
            let (tile, (x, y, rotation)) = all[dice.below(all.len())].clone();
            OracleAction::Place { tile, x, y, rotation }
        }
        Expect::Discard { seat } => {
            let hand = oracle.hand(seat);
            assert!(hand.iter().all(|tile| oracle.placements(tile).is_empty()));
            OracleAction::Discard { tile: hand[0].clone() }
        }
        Expect::Use { .. } => {
            let all = oracle.uses();
            match all.get(dice.below(all.len() + 2)) {
                None => OracleAction::Pass,
                Some(found) if found.piece == "take" => OracleAction::Take { x: found.x, y: found.y },
                Some(found) => OracleAction::Piece { piece: found.piece, segment: found.segment },
            }
        }
        Expect::Over => unreachable!(),
    }
}

/// Plays to the end and checks on the way that pieces, points and segments are accounted for.
fn random_game(mut oracle: Oracle, seats: usize, seed: u64) -> u32 {
    let mut dice = Dice(seed);
    let (followers, huts) = (oracle.followers()[0], oracle.huts()[0]);
    let mut points = vec![0; seats];
    while oracle.expect() != Expect::Over {
        let step = random_step(&oracle, &mut dice);
        if let (OracleAction::Take { x, y }, Expect::Use { seat }) = (&step, oracle.expect()) {
            let take = oracle.uses().into_iter().find(|found| (found.x, found.y) == (*x, *y) && found.piece == "take");
            points[seat] += take.unwrap().points;
        }
        for outcome in oracle.apply(&step) {
            if let OracleEvent::Score { seats, points: each, .. } = outcome {
                seats.iter().for_each(|seat| points[*seat] += each);
            }
        }
        assert_eq!(oracle.scores(), points);
        let features = oracle.features();
        for seat in 0..seats {
            let on_board = |system: bool| -> u32 {
                let found = features.iter().filter(|feature| (feature.kind == "river-system") == system);
                found.map(|feature| feature.pieces[seat]).sum()
            };
            assert_eq!(on_board(false) + oracle.followers()[seat], followers);
            assert_eq!(on_board(true) + oracle.huts()[seat], huts);
        }
        if dice.below(40) == 0 {
            let completing = oracle.completing();
            assert_eq!(completing.len(), features.len());
            let finished = features.iter().zip(&completing).filter(|(feature, _)| feature.complete);
            assert!(finished.into_iter().all(|(_, count)| *count == 0));
            assert!(!oracle.square_fits().is_empty());
        }
    }
    assert!(!oracle.winners().is_empty());
    oracle.board.placed.len() as u32
}

#[test]
fn random_games_end_with_everything_accounted_for() {
    let presets: [(&str, &[&str], u32); 10] = [
        ("carcassonne/first", &[], 72),
        ("carcassonne/first", &["river"], 83),
        ("carcassonne/modern", &[], 72),
        ("carcassonne/modern", &["river"], 83),
        ("hunters/pl-2002", &[], 91),
        ("hunters/hu-2002", &[], 91),
        ("hunters/en-2014", &[], 91),
        ("discovery/standard", &[], 84),
        ("discovery/advanced", &[], 84),
        ("discovery/advanced", &["equal-turns"], 83),
    ];
    for (rules, options, most) in presets {
        for seats in 2..=5 {
            let placed = random_game(game(rules, options, seats), seats, seats as u64);
            assert!(placed <= most && placed > most / 2, "{rules} {options:?}: {placed} tiles");
        }
    }
}
