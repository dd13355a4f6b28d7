//! Games typed in by people who play with bots.

use super::play_tests::{SaveFile, options, patient_player, typed, words};
use super::{PlayOptions, play};
use hedgerow_bots::BotSpec;
use hedgerow_locale::Language;
use hedgerow_rules::{Action, Phase, Player, Seat, Stack};

fn bots(specs: &[&str]) -> Vec<BotSpec> {
    specs.iter().map(|spec| spec.parse().unwrap()).collect()
}

#[test]
fn bots_take_the_last_seats_and_their_turns_are_told() {
    for (rules, option) in
        [("carcassonne/first", Some("river")), ("hunters/en-2014", None), ("discovery/advanced", None)]
    {
        let save = SaveFile::new(&format!("bots-{}", rules.replace('/', "-")));
        let start = PlayOptions { bots: bots(&["random", "random"]), ..options(rules, option, 3, &save.0) };
        let said = typed(start, &patient_player());
        let record = save.record();
        assert_eq!(record.players, ["Anna", "random (bot)", "random (bot)"]);
        assert!(record.end().unwrap().outcome().is_some(), "the game is played to its end");
        assert!(said.contains("The game is over: "));
        let mut placements = 0;
        record
            .replay(|step| {
                let bot = step.before.to_act() == Some(Player::Seat(Seat(2)));
                if let (true, Action::Place { tile, square, rotation }) = (bot, step.action) {
                    let (turn, tile) = (step.before.turn(), &record.game.tile(tile).id);
                    let line = format!("Turn {turn}: random (bot) (2) places {tile} at {square} r{rotation}.");
                    assert!(said.contains(&line), "missing: {line}");
                    placements += 1;
                }
            })
            .unwrap();
        assert!(placements > 15);
        assert!(
            said.contains("random (bot) (1) places a piece: ") && said.contains("random (bot) (2) places no piece.")
        );
        // Only people are asked.
        assert!(!said.contains("(bot) (1) may place a piece") && said.contains("Anna (0) may place a piece"));
    }
}

#[test]
fn a_game_of_bots_alone_plays_itself() {
    let save = SaveFile::new("bots-alone");
    let start = || PlayOptions { bots: bots(&["random", "random"]), ..options("discovery/standard", None, 2, &save.0) };
    let said = typed(start(), "");
    assert!(said.contains("The game is over: ") && !said.contains("The input ended"), "{said}");
    let record = save.record();
    assert!(record.end().unwrap().outcome().is_some());
    typed(start(), "");
    assert_eq!(save.record().write(), record.write(), "the same seed gives the same game");
    let crowded = PlayOptions { bots: bots(&["random"; 3]), ..start() };
    let refused = play(crowded, &mut "".as_bytes(), &mut Vec::new()).unwrap_err().tell(Language::ENGLISH);
    assert_eq!(refused, "3 bots, but there are only 2 seats");
}

#[test]
fn a_resumed_game_knows_its_bots_by_their_names() {
    let save = SaveFile::new("bots-resumed");
    let start = PlayOptions { bots: bots(&["random"]), ..options("carcassonne/first", None, 2, &save.0) };
    typed(start, &"1\n\n1\n\n".repeat(3));
    let record = save.record();
    let before = record.actions.len();
    let resumed = PlayOptions { resume: Some(record), ..options("carcassonne/first", None, 2, &save.0) };
    let said = typed(resumed, &patient_player());
    assert!(said.contains("The game goes on in turn") && said.contains("random (bot) (1) places "), "{said}");
    assert!(!said.contains("left to the keyboard"));
    assert!(save.record().actions.len() > before && save.record().end().unwrap().outcome().is_some());
}

#[test]
fn a_game_that_is_over_is_shown_and_stays_as_it_is() {
    let save = SaveFile::new("bots-over");
    let start = || options("discovery/standard", None, 2, &save.0);
    typed(PlayOptions { bots: bots(&["random", "random"]), ..start() }, "");
    let mut record = save.record();
    record.players = vec!["Anna".to_string(), "cmd:no/such/program (bot)".to_string()];
    std::fs::write(&save.0, "as it was").unwrap();
    let said = typed(PlayOptions { resume: Some(record), bots: bots(&["greedy"]), ..start() }, "");
    assert!(said.contains("The game is over.") && said.contains("Anna (0)"), "{said}");
    assert!(!said.contains("greedy") && !said.contains("left to the keyboard"), "{said}");
    assert_eq!(std::fs::read_to_string(&save.0).unwrap(), "as it was");
}

#[test]
fn nobody_becomes_a_bot_by_a_name() {
    let save = SaveFile::new("bots-name");
    let names = vec!["Anna".to_string(), " greedy (bot) ".to_string()];
    let start = PlayOptions { names, ..options("carcassonne/first", None, 2, &save.0) };
    let refused = play(start, &mut "".as_bytes(), &mut Vec::new()).unwrap_err().tell(Language::ENGLISH);
    assert_eq!(refused, "the name 'greedy (bot)' ends like that of a bot; --bots seats bots");
}

#[test]
fn a_record_never_starts_a_program() {
    let save = SaveFile::new("bots-program");
    typed(options("carcassonne/first", None, 2, &save.0), "1\n\n1\n\n");
    let mut record = save.record();
    let file = std::env::temp_dir().join(format!("hedgerow-{}-started", std::process::id()));
    record.players[1] = format!("cmd:touch {} (bot)", file.display());
    let resumed = PlayOptions { resume: Some(record), ..options("carcassonne/first", None, 2, &save.0) };
    let said = typed(resumed, "1\n\n1\n\n");
    assert!(said.contains("(bot) is left to the keyboard: give it again with --bots to let it play on."), "{said}");
    assert!(!file.exists());
}

#[test]
fn a_bot_that_fails_leaves_its_seat_to_the_keyboard() {
    let save = SaveFile::new("bots-failing");
    let start = PlayOptions { bots: bots(&["cmd:/no/such/bot"]), ..options("discovery/standard", None, 2, &save.0) };
    let said = typed(start, &patient_player());
    let told = "cmd:/no/such/bot (bot) (1) gives no usable answer: the program cannot be started";
    assert_eq!(said.matches(told).count(), 1, "{said}");
    assert!(save.record().end().unwrap().outcome().is_some());
}

#[test]
fn undo_reaches_the_own_last_decision_and_no_bots() {
    let save = SaveFile::new("bots-undo");
    let start = PlayOptions { bots: bots(&["random"]), ..options("discovery/standard", None, 2, &save.0) };
    // A turn of Anna's, one of the bot's; then nothing can be taken back until Anna has placed her next tile.
    let said = typed(start, "1\n\n0\n\nundo\n1\n\nundo\n");
    assert!(said.contains("The tile is drawn and seen: there is nothing left to undo."), "{said}");
    assert_eq!(said.matches("Taken back.").count(), 1);
    let record = save.record();
    assert_eq!(record.end().unwrap().turn(), 3);
    assert!(matches!(record.actions.last(), Some(Action::Draw { .. })), "{}", words(&record));
}

#[test]
fn a_draw_that_was_mistyped_for_a_bot_is_taken_back_with_its_turn() {
    let save = SaveFile::new("bots-entered");
    let start = options("carcassonne/first", None, 2, &save.0);
    let start = PlayOptions { enter_draws: true, first: Some(1), bots: bots(&["random"]), ..start };
    let said = typed(start, "U\nundo\nE\n");
    assert!(said.contains("Taken back."), "{said}");
    let record = save.record();
    assert!(words(&record).starts_with("1 1: +E E@") && !words(&record).contains("+U"), "{}", words(&record));
}

/// The words in square brackets of the hints that were given.
fn hints(said: &str) -> Vec<&str> {
    let suggestions = said.split(" suggests: ").skip(1).flat_map(|rest| rest.lines().next());
    suggestions.flat_map(|line| line.split('[').skip(1).filter_map(|rest| rest.split(']').next())).collect()
}

#[test]
fn a_hint_can_be_typed_as_it_is_given() {
    // In the last one a tile of the hand is chosen first.
    for rules in ["carcassonne/first", "hunters/en-2014", "discovery/advanced"] {
        let save = SaveFile::new(&format!("bots-hint-{}", rules.replace('/', "-")));
        let start = || options(rules, None, 2, &save.0);
        let said = typed(start(), "hint random\n");
        let [place] = hints(&said)[..] else { panic!("one hint: {said}") };
        assert!(said.contains("random suggests: place ") && place.contains('@'), "{said}");
        let said = typed(start(), &format!("{place}\nhint random\n"));
        let [piece] = hints(&said)[..] else { panic!("one hint: {said}") };
        let said = typed(start(), &format!("{place}\n{piece}\nhint\n\n"));
        assert!(said.contains("There is nothing to decide now."), "{said}");
        assert!(words(&save.record()).contains(&format!("{place} {piece}")), "{}", words(&save.record()));
    }
    let save = SaveFile::new("bots-hint");
    let start = || options("carcassonne/first", None, 2, &save.0);
    assert!(typed(start(), "hint nobody\n").contains("No hint: there is no bot “nobody”"));
    assert!(typed(start(), "help\n").contains("hint           what a bot would do"));
}

#[test]
fn a_hint_tells_what_the_bot_expects() {
    let save = SaveFile::new("bots-value");
    let script = SaveFile::new("bots-value-script");
    let text =
        "while read word rest; do case $word in hedgerow) echo hedgerow 2; echo ready;; legal) first=${rest%% *};;
        go) echo info lead -2.25 win 0.375 plan $first; echo bestmove $first;; esac; done";
    std::fs::write(&script.0, text).unwrap();
    let line = format!("hint cmd:sh '{}'\n", script.0.display());
    let said = typed(options("carcassonne/first", None, 2, &save.0), &line);
    assert!(said.contains("]; expected lead -2.2, chance to win 38 %."), "{said}");
}

#[test]
fn a_bots_turn_is_settled_even_when_no_tile_is_drawn_after_it() {
    let save = SaveFile::new("bots-settled");
    let rules = || options("discovery/advanced", None, 2, &save.0);
    typed(PlayOptions { bots: bots(&["random"]), ..rules() }, &patient_player());
    let mut record = save.record();
    // Back to Anna's first piece after the stack is empty: from there on the hands are played out.
    let mut actions = 0;
    let mut found = None;
    record
        .replay(|step| {
            let empty = step.before.stack_left(Stack::Land) == 0 && step.before.phase() == Phase::Use;
            if empty && step.before.seat() == Seat(0) && found.is_none() {
                found = Some(actions);
            }
            actions += 1;
        })
        .unwrap();
    record.actions.truncate(found.expect("Anna plays when the stack is empty"));
    let said = typed(PlayOptions { resume: Some(record), ..rules() }, "0\n\nundo\n");
    let bots_turn = said.find("random (bot) (1) places ").expect("the bot has its turn");
    assert!(said[bots_turn..].contains("there is nothing to undo in it") && !said.contains("Taken back."), "{said}");
}
