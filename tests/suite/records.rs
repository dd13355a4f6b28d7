//! Records and positions: what damaged ones are told.

use hedgerow_notation::{Record, built_in_sets, read_position, set_hash};
use hedgerow_rules::{Rule, Rules, TileSet};
use hedgerow_tests::games::{game, random_game};

fn head(rules: &str) -> String {
    let game = game(Rules::named(rules, []).unwrap());
    let sets: String = game.sets().iter().map(|set| format!("set: {} {}\n", set.name, set_hash(set))).collect();
    format!("hedgerow-record 1\nrules: {rules}\n{sets}player: 0 Ada\nplayer: 1 Bob\nfirst: 0\ndraws: entered\n\n")
}

/// Lines 1 to 8 are the head with its blank line; the game begins in line 9.
fn error(lines: &str) -> (usize, Option<Rule>, String) {
    let error = Record::read(&(head("carcassonne/first") + lines), &built_in_sets).unwrap_err();
    (error.line, error.problem.rule(), error.to_string())
}

#[test]
fn illegal_actions_are_named_with_line_and_rule() {
    let cases = [
        (
            "1 0: +U U@0,-1r0",
            9,
            Some(Rule::C4),
            "line 9: 'U@0,-1r0' is not allowed: the south side does not continue the landscape of the tile beside it (C4)",
        ),
        (
            "1 0: +U U@1,0r0 thief:R\n2 1: +U U@2,0r0 thief:R",
            10,
            Some(Rule::C7),
            "line 10: 'thief:R' is not allowed: there is a follower in that road already (C7)",
        ),
        ("1 0: +U thief:R", 9, Some(Rule::C9), "a tile must be placed before a piece is used"),
        ("1 0: +X +X", 9, Some(Rule::C3), "the tile must be placed now"),
        ("1 0: +C C@0,-1r0 -\n2 1: +C", 10, Some(Rule::C2), "no such tile is left in the stack"),
        ("1 0: +U V@1,0r0", 9, Some(Rule::C3), "that tile was not drawn"),
        ("1 0: +U U@1,0r0 take:1,0", 9, Some(Rule::C3), "the piece must be decided now"),
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
        ("2 0: +U", 9, "line 9: this is turn 1 of seat 0"),
        ("1 1: +U", 9, "line 9: this is turn 1 of seat 0"),
        ("1 0 +U", 9, "line 9: expected a turn"),
        ("1 0: +Q9", 9, "line 9: there is no tile 'Q9' in this game"),
        ("1 0: +U U@1;0r0", 9, "'1;0' is no square"),
        ("1 0: +U U@1,0r7", 9, "'U@1,0r7' is no place: expected X,YrN"),
        ("1 0: +U U@1,0r0 wizard:R", 9, "there is no role 'wizard'"),
        ("1 0: +U U@1,0r0 thief:Z", 9, "tile U has no segment 'Z'"),
        ("1 0: +U U@1,0r0 knight:R", 9, "segment R of tile U takes no knight"),
        ("1 0: what", 9, "'what' is no action"),
        ("end: 0 0", 9, "'end: 0 0' says the game ended, but it did not"),
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
        ("hedgerow-record 1", "something else", "line 1: the first line must be 'hedgerow-record VERSION'"),
        ("rules: carcassonne/first", "rules: chess", "there are no rules 'chess'"),
        ("player: 0 Ada\nplayer: 1 Bob\n", "player: 0 Ada\n", "1 seats: a game has 2 to 5 players (R13)"),
        ("player: 1 Bob", "player: 7 Bob", "line 5: '7 Bob' is no good value for 'player'"),
        ("first: 0", "first: 4", "seat 4 cannot begin a game of 2 seats"),
        ("first: 0\n", "", "the header has no 'first'"),
        ("draws: entered", "draws: entered\ndraws: entered", "'draws' stands here a second time"),
        ("draws: entered", "weather: fine", "there is no key 'weather' here"),
        ("set: carcassonne", "set: own", "the tile set 'own' is not built in: it must be given"),
    ];
    for (from, to, message) in broken {
        let found = Record::read(&good.replacen(from, to, 1), &built_in_sets).unwrap_err().to_string();
        assert!(found.contains(message), "{found}");
    }
    let hash = set_hash(&TileSet::built_in("carcassonne").unwrap());
    let other = good.replace(&hash, &"0".repeat(64));
    let found = Record::read(&other, &built_in_sets).unwrap_err().to_string();
    assert!(found.contains("is not the one of this game: its content hash is"), "{found}");
}

#[test]
fn the_content_hashes_of_the_printed_sets_stand() {
    let hashes: Vec<String> =
        TileSet::BUILT_IN.iter().map(|name| set_hash(&TileSet::built_in(name).unwrap())[..16].to_string()).collect();
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
    let wrong = Record::read(&format!("{body}end: 1 1\n"), &built_in_sets).unwrap_err();
    assert_eq!(wrong.to_string(), format!("line {lines}: the scores are {scores}, not 1 1"));
    let after = Record::read(&format!("{text}99 0: +T01\n"), &built_in_sets).unwrap_err();
    assert_eq!(after.to_string(), format!("line {}: nothing may follow the end", lines + 1));
}

#[test]
fn impossible_positions_are_refused() {
    let record = random_game(&game(Rules::named("carcassonne/first", []).unwrap()), 2, "7", |_| {});
    let mut early = record.clone();
    early.actions.truncate(30);
    let text = hedgerow_notation::write_position(&early.end().unwrap());
    assert!(read_position(&text, &built_in_sets).is_ok());
    let broken = [
        ("tile: D@0,0r0", "tile: D@0,0r1", "the first tile must be the start tile"),
        ("first: 0", "first: 7", "seat 7 cannot begin a game of 2 seats"),
        ("turn: ", "turn: 9999", "turn or scores are beyond any game"),
        ("phase: draw", "phase: discard", "a tile in hand fits"),
        ("left: A*2", "left: A*9", "more tiles of kind A than the box holds"),
        ("seat: ", "seat: 9", "there is no such seat"),
    ];
    for (from, to, message) in broken {
        assert!(text.contains(from), "{from} in\n{text}");
        let found = read_position(&text.replacen(from, to, 1), &built_in_sets).unwrap_err().to_string();
        assert!(found.contains(message), "{found}");
    }
    let far = text.trim_end().to_string() + "\ntile: U@50,50r0\n";
    let found = read_position(&far, &built_in_sets).unwrap_err().to_string();
    assert!(found.contains("no tile lies beside 50,50 (C4)"), "{found}");
}

/// The examples in `docs/record-format.md` are real.
#[test]
fn the_documented_examples_can_be_read() {
    let page = std::fs::read_to_string(format!("{}/../docs/record-format.md", env!("CARGO_MANIFEST_DIR"))).unwrap();
    let blocks: Vec<&str> = page.split("```\n").skip(1).step_by(2).collect();
    let record = blocks.iter().find(|block| block.starts_with("hedgerow-record")).unwrap();
    let record = Record::read(record, &built_in_sets).unwrap();
    let game = random_game(&record.game, 2, "7", |_| {});
    assert_eq!(game.actions[..record.actions.len()], record.actions, "they are the beginning of that very game");
    let position = blocks.iter().find(|block| block.starts_with("hedgerow-position")).unwrap();
    read_position(position, &built_in_sets).unwrap();
}
