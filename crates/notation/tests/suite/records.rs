//! Records and positions: what damaged ones are told.

use hedgerow_notation::{Record, read_position, set_hash, write_position};
use hedgerow_rules::{Game, Position, Rule, Rules, Seat, SetupTile, Square, TileSet};
use hedgerow_tests::games::{english, game, random_game, small_games};

fn head(rules: &str) -> String {
    let game = game(Rules::named(rules, []).unwrap());
    let sets: String = game.sets().iter().map(|set| format!("set: {} {}\n", set.name, set_hash(set))).collect();
    format!("hedgerow-record 1\nrules: {rules}\n{sets}player: 0 Ada\nplayer: 1 Bob\nfirst: 0\ndraws: entered\n\n")
}

/// Lines 1 to 8 are the head with its blank line; the game begins in line 9.
fn error(lines: &str) -> (usize, Option<Rule>, String) {
    let error = Record::read(&(head("carcassonne/first") + lines), &[]).unwrap_err();
    (error.line, error.problem.rule(), english(&error))
}

#[test]
fn illegal_actions_are_named_with_line_and_rule() {
    let cases = [
        (
            "1 0: +U U@0,-1r0",
            9,
            Some(Rule::C4),
            "line 9: “U@0,-1r0” is not allowed: the south side does not continue the landscape of the tile beside it (C4)",
        ),
        (
            "1 0: +U U@1,0r0 thief:R\n2 1: +U U@2,0r0 thief:R",
            10,
            Some(Rule::C7),
            "line 10: “thief:R” is not allowed: there is a thief on that road already (C7)",
        ),
        ("1 0: +U thief:R", 9, Some(Rule::C9), "a tile must be placed before a piece"),
        ("1 0: +X +X", 9, Some(Rule::C3), "the tile must be placed now"),
        ("1 0: +C C@0,-1r0 -\n2 1: +C", 10, Some(Rule::C2), "no such tile is left in the stack"),
        ("1 0: +U V@1,0r0", 9, Some(Rule::C3), "that tile was not drawn"),
        ("1 0: +U U@1,0r0 hut:R", 9, Some(Rule::C3), "there are no huts in this game"),
        ("1 0: +U U@1,0r0 take:1,0", 9, Some(Rule::C3), "in this game no piece is taken back to score"),
    ];
    for (lines, line, rule, message) in cases {
        let (found_line, found_rule, found) = error(lines);
        assert_eq!((found_line, found_rule), (line, rule), "{found}");
        assert!(found.contains(message), "{found}");
    }
}

#[test]
fn damage_is_named_with_its_line() {
    let cases = [
        ("2 0: +U", 9, "line 9: “+U” belongs to turn 1 of seat 0, on a line of its own"),
        ("1 1: +U", 9, "line 9: “+U” belongs to turn 1 of seat 0, on a line of its own"),
        ("1 0: +U U@1,0r0 - +V", 9, "line 9: “+V” belongs to turn 2 of seat 1, on a line of its own"),
        ("1 0:", 9, "line 9: expected a turn"),
        ("1 0 +U", 9, "line 9: expected a turn"),
        ("1 0: +Q9", 9, "line 9: there is no tile “Q9” in this game"),
        ("1 0: +U U@1;0r0", 9, "“1;0” is not a square"),
        ("1 0: +U U@1,0r7", 9, "“U@1,0r7” is not a place: expected X,YrN"),
        ("1 0: +U U@1,0r0 wizard:R", 9, "there is no role “wizard”"),
        ("1 0: +U U@1,0r0 thief:Z", 9, "tile U has no segment “Z”"),
        ("1 0: +U U@1,0r0 knight:R", 9, "segment R of tile U takes no knight"),
        ("1 0: +U U@1,0r0 take:-32768,0", 9, "“-32768,0” is not a square"),
        ("1 0: what", 9, "“what” is not an action"),
        ("end: 0 0", 9, "“end: 0 0” says the game ended, but it did not"),
    ];
    for (lines, line, message) in cases {
        let (found_line, _, found) = error(lines);
        assert_eq!(found_line, line, "{found}");
        assert!(found.contains(message), "{found}");
    }
}

#[test]
fn a_head_must_be_complete_and_known() {
    let good = head("carcassonne/first");
    let broken = [
        ("hedgerow-record 1", "hedgerow-record 9", "line 1: version 9 is newer than this program"),
        ("hedgerow-record 1", "something else", "line 1: the first line must be “hedgerow-record VERSION”"),
        ("rules: carcassonne/first", "rules: chess", "line 2: there are no rules “chess”"),
        (
            "rules: carcassonne/first\n",
            "rules: hunters/en-2014\noptions: river\n",
            "line 3: hunters/en-2014 has no option “river”",
        ),
        ("set: carcassonne", "set: carcassonne 0", "line 3: the tile set “carcassonne 0” is not built in"),
        ("player: 0 Ada\nplayer: 1 Bob\n", "player: 0 Ada\n", "line 4: a game has 2 to 5 players, not 1"),
        ("player: 1 Bob", "player: 7 Bob", "line 5: “7 Bob” is not a valid value for “player”"),
        ("first: 0", "first: 4", "line 6: seat 4 cannot begin a game of 2 seats"),
        ("first: 0\n", "", "line 6: the header has no “first”"),
        ("draws: entered", "draws: entered\ndraws: entered", "line 8: “draws” appears a second time"),
        ("draws: entered", "weather: fine", "line 7: there is no key “weather” here"),
    ];
    for (from, to, message) in broken {
        let text = good.replacen(from, to, 1);
        let text = if to.ends_with('0') { text.replace("carcassonne 0 ", "carcassonne 0 00") } else { text };
        let found = english(&Record::read(&text, &[]).unwrap_err());
        assert!(found.starts_with(message), "{found}");
    }
    assert!(Record::read(&format!("\u{feff}{good}"), &[]).is_ok(), "a mark that some editors write");
}

#[test]
fn a_set_of_ones_own_is_found_by_its_content() {
    let printed =
        std::fs::read_to_string(format!("{}/../rules/sets/discovery.toml", env!("CARGO_MANIFEST_DIR"))).unwrap();
    let text = printed.replace("count = 3", "count = 1").replace("total = 84", "total = 80");
    let rules = Rules::named("discovery/standard", []).unwrap();
    for name in ["my set.toml", ".toml", "river.toml", "a/b\\c\td.toml"] {
        let own = TileSet::parse(name, &text).unwrap();
        let game = std::sync::Arc::new(hedgerow_rules::Game::with_set(rules, own).unwrap());
        let record = random_game(&game, 2, "7", |_| {}).write();
        assert!(Record::read(&record, &[]).is_err());
        let renamed = TileSet::parse("other name.toml", &text).unwrap();
        assert!(Record::read(&record, &[renamed]).is_ok(), "{name}");
    }
}

#[test]
fn the_content_hashes_of_the_printed_sets_stand() {
    let hashes: Vec<String> =
        TileSet::built_in_names().map(|name| set_hash(&TileSet::built_in(name).unwrap())[..16].to_string()).collect();
    assert_eq!(
        hashes,
        ["bfac1c8a775e363f", "bef194d4a54cef01", "1f0ecf3edac39dba", "288804b2bd799241", "a76c299dfac7fc30"]
    );
}

#[test]
fn wrong_final_scores_and_lines_after_the_end_are_refused() {
    let text = random_game(&game(Rules::named("discovery/standard", []).unwrap()), 2, "7", |_| {}).write();
    let (body, scores) = text.trim_end().rsplit_once("end: ").unwrap();
    let lines = text.lines().count();
    let wrong = Record::read(&format!("{body}end: 1 1\n"), &[]).unwrap_err();
    assert_eq!(english(&wrong), format!("line {lines}: the scores are {scores}, not 1 1"));
    let after = Record::read(&format!("{text}99 0: +T01\n"), &[]).unwrap_err();
    assert_eq!(english(&after), format!("line {}: nothing may follow the end", lines + 1));
}

#[test]
fn impossible_positions_are_refused() {
    let record = random_game(&game(Rules::named("carcassonne/first", []).unwrap()), 2, "7", |_| {});
    let mut early = record.clone();
    early.actions.truncate(30);
    let early_tiles = early.end().unwrap().board().tiles().len();
    let text = hedgerow_notation::write_position(&early.end().unwrap());
    assert!(read_position(&text, &[]).is_ok());
    let broken = [
        ("tile: D@0,0r0", "tile: D@0,0r1", "the first tile must be the start tile"),
        ("first: 0", "first: 7", "seat 7 cannot begin a game of 2 seats"),
        ("turn: ", "turn: 9999", "turn or scores are beyond any game"),
        ("left: A*2", "left: A*1 A*1", "a kind stands twice among the tiles that are left"),
        ("left: A*2", "left: A*200 A*100", "a kind stands twice among the tiles that are left"),
        ("phase: draw", "phase: discard", "a tile in hand fits"),
        ("left: A*2", "left: A*9", "more tiles of kind A than the box holds"),
        ("seat: ", "seat: 9", "there is no such seat"),
    ];
    for (from, to, message) in broken {
        assert!(text.contains(from), "{from} in\n{text}");
        let found = english(&read_position(&text.replacen(from, to, 1), &[]).unwrap_err());
        assert!(found.contains(message), "{found}");
    }
    let lines = text.lines().count();
    let far = text.trim_end().to_string() + "\ntile: U@50,50r0\n";
    let found = english(&read_position(&far, &[]).unwrap_err());
    assert_eq!(found, format!("line {}: tile {}: no tile lies beside 50,50 (C4)", lines + 1, early_tiles + 1));
}

/// The lines of a position after its head: the rules, the printed sets, two seats, the first of which has its first turns.
fn position_error(rules: Rules, lines: &str) -> String {
    let sets = Game::printed_sets(rules);
    let sets: String = sets.iter().map(|set| format!("set: {} {}\n", set.name, set_hash(set))).collect();
    let options =
        if rules.options().is_empty() { "".to_string() } else { format!("options: {}\n", rules.options().join(" ")) };
    let head = format!("hedgerow-position 1\nrules: {}\n{options}{sets}first: 0\nturn: 3\nseat: 0\n", rules.name());
    english(&read_position(&format!("{head}scores: 0 0\n{lines}"), &[]).map(|_| ()).unwrap_err())
}

#[test]
fn no_river_tile_is_placed_after_the_lake() {
    let rules = Rules::named("carcassonne/first", ["river"]).unwrap();
    let lines = "phase: place\nhand: 0 straight\nleft: U*2\ntile: spring@0,0r0\ntile: lake@1,0r0\n";
    let found = position_error(rules, lines);
    assert!(found.ends_with("the river is over, but a river tile is to be placed (CA12)"), "{found}");
}

#[test]
fn a_hand_is_not_full_right_after_a_tile_was_placed() {
    let rules = Rules::named("discovery/advanced", []).unwrap();
    let lines = "phase: use\nhand: 0 T10 T10\nleft: T10*1\ntile: T01@0,0r0\ntile: T64@0,-1r0\n";
    let found = position_error(rules, lines);
    assert!(found.ends_with("the tile is not placed yet"), "{found}");
}

#[test]
fn only_what_the_last_tile_completed_is_still_to_be_scored() {
    let rules = Rules::named("carcassonne/first", []).unwrap();
    let head = "phase: use\nleft: U*2\ntile: D@0,0r0\n";
    let city = "tile: E@0,-1r2 knight:C 0\n";
    let found = position_error(rules, &format!("{head}{city}tile: U@1,0r0\n"));
    assert!(found.ends_with("tile 2: its city is complete, so the pieces in it went home"), "{found}");
}

/// A board has room for the tiles of the box, and no position can ask for more.
/// R21: between two bonus tiles of one turn.
#[test]
fn a_position_knows_that_another_bonus_tile_is_due() {
    let game = small_games().find(|game| game.rules().options().contains(&"literal")).unwrap();
    let mut met = 0;
    for seed in 0..60 {
        random_game(&game, 2, &seed.to_string(), |position| {
            if position.setup().more_bonus_tiles > 0 {
                met += 1;
                let text = write_position(position);
                assert!(text.contains("\nmore-bonus-tiles: 1\n"), "{text}");
                assert_eq!(read_position(&text, game.sets()).unwrap().setup(), position.setup());
                let ruled = text.replace("options: literal\n", "");
                let refused = english(&read_position(&ruled, game.sets()).unwrap_err());
                assert!(refused.contains("(R4, R21)"), "{refused}");
            }
        });
    }
    assert!(met > 0, "no tile ever completed two forests with gold");
}

#[test]
fn no_more_tiles_lie_than_there_are() {
    let game = game(Rules::named("carcassonne/first", []).unwrap());
    let mut setup = Position::new(&game, 2, Seat(0)).unwrap().setup();
    let crossroads = game.kind_named("X").unwrap();
    let tiles = (1..game.tile_count() as i16).map(|step| Square::new(-step, 0));
    setup.tiles.extend(tiles.map(|square| SetupTile { kind: crossroads, square, rotation: 0, piece: None }));
    let error = english(&Position::from_setup(&game, &setup).unwrap_err());
    assert_eq!(error, "there are more tiles of kind X than the box holds");
}

/// The examples in `docs/record-format.md` are real.
#[test]
fn the_documented_examples_can_be_read() {
    let page = std::fs::read_to_string(format!("{}/../../docs/record-format.md", env!("CARGO_MANIFEST_DIR"))).unwrap();
    let blocks: Vec<&str> = page.split("```\n").skip(1).step_by(2).collect();
    let record = blocks.iter().find(|block| block.starts_with("hedgerow-record")).unwrap();
    let record = Record::read(record, &[]).unwrap();
    let game = random_game(&record.game, 2, "7", |_| {});
    assert_eq!(game.actions[..record.actions.len()], record.actions, "they are the beginning of that very game");
    let position = blocks.iter().find(|block| block.starts_with("hedgerow-position")).unwrap();
    read_position(position, &[]).unwrap();
}
