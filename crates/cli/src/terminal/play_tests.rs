//! Whole games typed in, line by line.

use super::{Kept, PlayOptions, play};
use hedgerow_locale::Language;
use hedgerow_notation::{DrawOrigin, Record};
use hedgerow_rules::{Action, Game, Player, Rules, TileSet};
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::Arc;

/// A file of this test's own, removed at the end.
pub struct SaveFile(pub PathBuf);

impl SaveFile {
    pub fn new(test: &str) -> SaveFile {
        let name = format!("hedgerow-{}-{test}.hedgerow", std::process::id());
        SaveFile(std::env::temp_dir().join(name))
    }

    pub fn record(&self) -> Record {
        Record::read(&fs::read_to_string(&self.0).unwrap(), &[]).unwrap()
    }
}

impl Drop for SaveFile {
    fn drop(&mut self) {
        let _ = fs::remove_file(&self.0);
    }
}

pub fn options(rules: &str, option: Option<&str>, seats: usize, save: &Path) -> PlayOptions {
    PlayOptions {
        language: Language::ENGLISH,
        game: Arc::new(Game::new(Rules::named(rules, option).unwrap()).unwrap()),
        seats,
        names: vec!["Anna".to_string()],
        bots: Vec::new(),
        first: Some(0),
        seed: Some("terminal".to_string()),
        enter_draws: false,
        resume: None,
        resumed: None,
        save: Some(save.to_path_buf()),
        colour: false,
        width: 80,
        height: Some(24),
        kept: Kept::default(),
    }
}

pub fn typed(options: PlayOptions, lines: &str) -> String {
    let mut output = Vec::new();
    play(options, &mut lines.as_bytes(), &mut output).unwrap();
    String::from_utf8(output).unwrap()
}

/// What a person would type who plays every game alike; lines that do not suit a prompt only bring a message.
pub fn patient_player() -> String {
    "2\n1\n\n1\n\n".repeat(600)
}

/// What must be typed to play a record's moves, turn by turn.
fn lines_for(record: &Record) -> Vec<String> {
    let mut turns = vec![String::new()];
    record
        .replay(|step| {
            let hand = step.before.hand(step.before.seat());
            let line = match step.action {
                Action::Place { tile, square, rotation } => {
                    let choice =
                        if hand.len() > 1 { format!("{}\n", record.game.tile(tile).id) } else { String::new() };
                    format!("{choice}{square} r{rotation}\n")
                }
                Action::Discard { tile } => format!("{}\n\n", record.game.tile(tile).id),
                Action::Take { square } => format!("take {square}\n\n"),
                Action::Pass if step.before.uses().is_empty() => "\n".to_string(),
                Action::Pass => "pass\n\n".to_string(),
                Action::Use { .. } => {
                    format!("{}\n\n", hedgerow_notation::action_token(step.before, step.action).replace(':', " "))
                }
                Action::Draw { .. } | Action::LayAside { .. } => String::new(),
            };
            turns.last_mut().unwrap().push_str(&line);
            if line.ends_with("\n\n") || line == "\n" {
                turns.push(String::new());
            }
        })
        .unwrap();
    turns
}

/// Plays a whole game, then the same game by its moves with a break in the middle: both records must be equal.
fn plays_through(test: &str, rules: &str, option: Option<&str>, seats: usize) {
    let whole = SaveFile::new(&format!("{test}-whole"));
    let said = typed(options(rules, option, seats, &whole.0), &patient_player());
    let record = whole.record();
    let outcome = record.end().unwrap().outcome().expect("the game is played to its end");
    let title = if rules.starts_with("hunters") { "points members" } else { "points followers" };
    let table = said.rsplit(title).next().unwrap();
    for (seat, points) in outcome.scores.iter().enumerate() {
        let line = table.lines().nth(seat + 1).unwrap();
        assert_eq!(line.split_whitespace().nth(2), Some(points.to_string().as_str()), "{table}");
    }
    assert!(said.contains("now the final scoring (C11)"));
    assert!(table.contains("The game is over: "));

    let turns = lines_for(&record);
    let (first, second) = turns.split_at(turns.len() / 2);
    let broken = SaveFile::new(&format!("{test}-broken"));
    let said = typed(options(rules, option, seats, &broken.0), &first.concat());
    assert!(said.contains("can be resumed"), "{said}");
    let resume = Some(broken.record());
    assert!(resume.as_ref().unwrap().actions.len() < record.actions.len());
    let said = typed(PlayOptions { resume, ..options(rules, option, seats, &broken.0) }, &second.concat());
    assert!(said.contains("The game goes on in turn"));
    assert_eq!(broken.record().write(), record.write());
}

#[test]
fn carcassonne_with_the_river_is_played_to_the_end_and_resumed() {
    plays_through("carcassonne", "carcassonne/first", Some("river"), 2);
}

#[test]
fn hunters_and_gatherers_is_played_to_the_end_and_resumed() {
    plays_through("hunters", "hunters/hu-2002", None, 3);
}

#[test]
fn the_discovery_is_played_to_the_end_and_resumed() {
    plays_through("discovery", "discovery/standard", None, 5);
}

#[test]
fn hands_of_two_tiles_are_played_out_and_resumed() {
    plays_through("advanced", "discovery/advanced", Some("equal-turns"), 4);
}

/// The words of a record's first turns.
pub fn words(record: &Record) -> String {
    let text = record.write();
    text.split("\n\n").nth(1).unwrap_or("").trim().to_string()
}

const ENTERED: &str = "carcassonne/first";

fn entered(test: &str, lines: &str) -> (String, Record) {
    let save = SaveFile::new(test);
    let said = typed(PlayOptions { enter_draws: true, ..options(ENTERED, None, 2, &save.0) }, lines);
    let record = save.record();
    (said, record)
}

#[test]
fn undo_takes_back_a_placement_before_the_piece_and_a_piece_before_the_next_draw() {
    let save = SaveFile::new("undo");
    let start = options("discovery/standard", None, 2, &save.0);
    // The first placement, its undo, another one; a pass, its undo, a follower, Enter: then nothing can be undone.
    let said = typed(start, "1\n\nundo\n2\n\n0\nu\n1\n\nundo\n");
    assert_eq!(said.matches("Taken back.").count(), 2, "{said}");
    assert!(said.contains("The tile is drawn and seen: there is nothing left to undo."), "{said}");
    let record = save.record();
    let by_players = record.actions.iter().filter(|action| !matches!(action, Action::Draw { .. })).count();
    assert_eq!(by_players, 2, "{}", words(&record));
    assert!(matches!(record.actions[2], Action::Use { .. }), "{}", words(&record));
}

#[test]
fn entered_draws_can_be_corrected() {
    let (said, record) = entered("entered", "Z\nU\nundo\ne\n0,-1 r2\nknight C\nU\n1,0 r0\n0\n");
    assert!(said.contains("There is no tile 'Z'. Type one of: A B C D"), "{said}");
    let scored = "City of just two tiles at 0,-1: 2 tiles x 1 = 2 points for Anna (0) (CA6; knights Anna (0): 1).";
    assert!(said.contains(scored), "{said}");
    assert_eq!(words(&record), "1 0: +E E@0,-1r2 knight:C\n2 1: +U U@1,0r0 -");
    assert_eq!(record.draws, DrawOrigin::Entered);
}

#[test]
fn bad_input_says_what_would_be_right_and_loses_nothing() {
    let lines = "U\n99\n0,0\n5,5\n1 r7\n1,0 r1\nE@1,0r0\nZ@1,0r0\nthief R\nview q\nview -32768,0\nfeatures q\nu@1,0R0\n9\n\
                 knight R\nmonk M\nthief Q\nhm\nThief R\n";
    let (said, record) = entered("bad-input", lines);
    for wanted in [
        "There is no square 99: they are numbered from 1 to",
        "The tile does not fit at 0,0: there is a tile at 0,0 already (C4).",
        "The tile does not fit at 5,5: no tile lies beside 5,5 (C4).",
        "'r7' is not a rotation: there are r0, r1, r2 and r3.",
        "Not with r1: the west side does not continue the landscape of the tile beside it (C4). At 1,0 it fits with r0.",
        "This is tile U, not 'E'.",
        "This is tile U, not 'Z'.",
        "'thief r' is not a square: type a number from 1 to",
        "'-32768,0' cannot be looked at",
        "'q' cannot be looked at: try 'view 2,-1', 'view all' or 'view auto'",
        "there is 'features' and 'features all'",
        "There is no choice 9: type a number from 0 to",
        "segment R of tile U takes no knight",
        "tile U has no segment “M”",
        "tile U has no segment “Q”",
        "'hm' is not a choice",
    ] {
        assert!(said.contains(wanted), "missing: {wanted}\n{said}");
    }
    assert_eq!(words(&record), "1 0: +U U@1,0r0 thief:R");
}

#[test]
fn a_hand_is_chosen_from_by_number_id_or_word() {
    let save = SaveFile::new("hand");
    let start = || PlayOptions { enter_draws: true, ..options("discovery/advanced", None, 2, &save.0) };
    let deal = "T03\nT10\nT04\nT11\n";
    for chosen in ["1\n0,-1 r0", "t03\n0,-1 r0", "T03@0,-1r0", "T04\nback\nT03\nT03@0,-1r0"] {
        typed(start(), &format!("{deal}{chosen}\n"));
        assert!(words(&save.record()).contains(" T03@0,-1r0"), "{chosen}: {}", words(&save.record()));
    }
    let said = typed(start(), &format!("{deal}T10@0,-1r0\nT04\nT03@0,-1r0\nback\nT03@5,5r0\n"));
    for wanted in [
        "'T10@0,-1r0' is not a tile in the hand: type a number from 1 to 2.",
        "This is tile T04, not 'T03'.",
        "The tile does not fit at 5,5: no tile lies beside 5,5 (C4).",
    ] {
        assert!(said.contains(wanted), "missing: {wanted}\n{said}");
    }
    assert!(!words(&save.record()).contains('@'), "{}", words(&save.record()));
}

#[test]
fn after_a_discard_the_turn_goes_on() {
    let save = SaveFile::new("discard");
    let set = concat!(env!("CARGO_MANIFEST_DIR"), "/../../scenarios/sets/ocean-and-two-prairies.toml");
    let set = TileSet::parse(set, &fs::read_to_string(set).unwrap()).unwrap();
    let rules = Rules::named("discovery/advanced", []).unwrap();
    let game = Arc::new(Game::with_set(rules, set).unwrap());
    let start = PlayOptions { game, enter_draws: true, ..options("discovery/advanced", None, 2, &save.0) };
    // The hands are dealt and the stack is empty; seat 0 has nothing that fits, twice.
    let said = typed(start, "prairie\nocean\nprairie\nocean\n!prairie@1,0r0\n!prairie\n\n1\n\n");
    assert!(said.contains("'!prairie@1,0r0' is not a tile in the hand"), "{said}");
    let (first, second) = (said.find("Enter goes on, u undoes."), said.find("Enter ends the turn, u undoes."));
    assert!(first.is_some() && first < second && said.matches("Enter goes on").count() == 1, "{said}");
}

#[test]
fn a_game_that_could_not_be_saved_is_not_left() {
    let nowhere = std::env::temp_dir().join("no-such-folder").join("game.hedgerow");
    let start = || options(ENTERED, None, 2, &nowhere);
    let said = typed(start(), "quit\n\nscores\nq\nNO\n");
    let stays = "the game could not be saved to '";
    assert_eq!(said.matches(stays).count(), 1, "{said}");
    let rest = &said[said.find(stays).unwrap()..];
    assert!(rest.contains("The game goes on: 'quit' asks again") && rest.contains("Tiles left: "), "{said}");
    assert!(said.trim_end().ends_with("Goodbye.") && !PathBuf::from("NO").exists(), "{said}");
    // A player who goes back is asked for the square again; when the input ends, the program fails.
    let refused =
        play(start(), &mut "quit\nBack\nquit\n".as_bytes(), &mut Vec::new()).unwrap_err().tell(Language::ENGLISH);
    assert!(refused.starts_with(stays), "{refused}");
}

#[test]
fn a_game_is_saved_over_no_other_file_but_again_over_its_own() {
    let (own, other, copy) = (SaveFile::new("own"), SaveFile::new("other"), SaveFile::new("copy"));
    fs::write(&other.0, "another game").unwrap();
    let [other_name, copy_name] = [&other.0, &copy.0].map(|path| path.display().to_string());
    let lines = format!(
        "save\nsave {copy_name}\n1\n\n0\nsave {copy_name}\nsave {other_name}\nundo\nquit\n{other_name}\nquit\nno\n"
    );
    let said = typed(options("carcassonne/first", None, 2, &own.0), &lines);
    assert_eq!(said.matches(&format!("Saved to {copy_name}.")).count(), 2, "{said}");
    assert_eq!(said.matches(&format!("{other_name} holds something already")).count(), 2, "{said}");
    assert!(said.contains("The game goes on: 'quit' asks again") && said.trim_end().ends_with("Goodbye."), "{said}");
    assert_eq!(fs::read_to_string(&other.0).unwrap(), "another game");
    assert!(
        own.record().actions.len() < copy.record().actions.len(),
        "the second copy has the tile laid since the first"
    );
}

#[test]
fn commands_answer_at_any_prompt() {
    let lines = "help\nleft\nwhy\n+u\nundo\nE\n0,-1 r2\nscores\n1\nwhy\nfeatures\nview all\nquit\nno\n";
    let (said, _) = entered("commands", lines);
    for wanted in [
        "Which tile (+TILE) of the land stack did Anna (0) draw?",
        "+TILE          the tile with this id; without the +, u, s, b, h and q are commands",
        "Taken back.",
        "take back the last step",
        "Unseen in the land stack: A x2  B x4  C x1  D x3",
        "Nothing has been scored yet.",
        "Tiles left: 70 land",
        "Turn 1, Anna (0): City of just two tiles at 0,-1",
        "road         0,0 R    1 tile, 2 open sides; complete at least 3 tiles x 1 = 3; if the game ended now 1 tile x 1 = 1",
        " -1  #",
        "Goodbye.",
    ] {
        assert!(said.contains(wanted), "missing: {wanted}\n{said}");
    }
}

#[test]
fn a_record_whose_seed_does_not_fit_goes_on_with_entered_draws() {
    let save = SaveFile::new("wrong-seed");
    typed(options("hunters/en-2014", None, 2, &save.0), &"1\n\n1\n\n".repeat(4));
    let mut record = save.record();
    record.draws = DrawOrigin::Seed("another".to_string());
    let before = record.actions.len();
    let position = record.end().unwrap();
    let resume = Some(record);
    let lines = if position.to_act() == Some(Player::Chance) { "L02\n" } else { "1\n\n1\n\n" };
    let said = typed(PlayOptions { resume, ..options("hunters/en-2014", None, 2, &save.0) }, lines);
    assert!(said.contains("Warning: seed 'another' does not give the draws of this record"), "{said}");
    let record = save.record();
    assert_eq!(record.draws, DrawOrigin::Entered);
    assert!(record.notes[0].contains("seed 'another'"), "{:?}", record.notes);
    assert!(record.actions.len() > before);
}

#[test]
fn a_clock_seed_is_shown_and_recorded() {
    let save = SaveFile::new("clock");
    let said = typed(PlayOptions { seed: None, ..options(ENTERED, None, 2, &save.0) }, "");
    let DrawOrigin::Seed(seed) = save.record().draws else { panic!("no seed") };
    assert!(said.contains(&format!("draws: seed {seed}")), "{said}");
}

#[test]
fn a_seed_that_a_record_cannot_hold_is_tidied_or_refused() {
    let save = SaveFile::new("blank-seed");
    let start = |seed: &str| PlayOptions { seed: Some(seed.to_string()), ..options(ENTERED, None, 2, &save.0) };
    typed(start(" two\n words "), "");
    assert_eq!(save.record().draws, DrawOrigin::Seed("two words".to_string()));
    let refused = play(start("  "), &mut "".as_bytes(), &mut Vec::new()).unwrap_err().tell(Language::ENGLISH);
    assert!(refused.contains("an empty seed cannot be recorded"), "{refused}");
}
