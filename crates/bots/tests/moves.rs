//! The moves of every bot, pinned: budgets in evaluations, one thread, the same seeds every time.
//!
//! `moves.txt` holds a line for each bot, preset and number of seats. A change of the living bots moves their lines: that is a
//! decision, said in the commit, and the file is written anew with `HEDGEROW_WRITE_GOLDEN=1`. The lines of frozen bots, whose
//! names end in `@` and a number, never change.

use hedgerow_bots::{BotPlayer, BotSpec, RandomPlayer, bot_seed};
use hedgerow_chance::Dealer;
use hedgerow_notation::action_token;
use hedgerow_rules::{Game, Phase, Player, Position, Rules, Seat, Stack};
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex};

const PRESETS: [&str; 4] = ["carcassonne/first", "hunters/en-2014", "discovery/standard", "discovery/advanced"];

/// A stretch of a game that bots play at all seats, after random moves: how many tiles are in the stack when it begins, how
/// many turns it lasts, and which part of its budget the bot has.
struct Stretch {
    tiles_left: usize,
    turns: usize,
    part: f64,
}

const TO_THE_END: usize = usize::MAX;

const fn stretch(tiles_left: usize, turns: usize, part: f64) -> Stretch {
    Stretch { tiles_left, turns, part }
}

/// What is played of a bot: the longer it thinks, the less. The levels differ in their budgets alone.
fn stretches(bot: &str, preset: &str, seats: usize) -> Vec<Stretch> {
    // The whole budget is spent at one table only; how the last three tiles are searched out depends on it.
    let whole = (preset, seats) == ("carcassonne/first", 2);
    match bot.split('@').next().unwrap_or_default() {
        "random" | "greedy" | "easy" => vec![stretch(50, TO_THE_END, 1.0)],
        "uct" => vec![stretch(30, 1, 0.05), stretch(3, 1, 0.05)],
        // Once more for the seat that began, so that a tree is used again.
        "normal" => vec![stretch(40, seats + 1, 1.0), stretch(2, TO_THE_END, 1.0)],
        "hard" if whole => vec![stretch(30, 1, 1.0), stretch(2, TO_THE_END, 1.0)],
        "hard" => vec![stretch(30, 1, 0.25), stretch(1, TO_THE_END, 0.25)],
        "expert" if whole => vec![stretch(3, TO_THE_END, 1.0)],
        "expert" => vec![stretch(20, 1, 0.05)],
        other => panic!("what is played of {other}?"),
    }
}

/// The words of the moves of a bot in a stretch.
fn moves(bot: &str, game: &Arc<Game>, seats: usize, stretch: &Stretch) -> String {
    let spec: BotSpec = format!("{bot}:scale={}", stretch.part).parse().expect("a bot");
    let kind = game.rules().game();
    let mut players: Vec<BotPlayer> =
        (0..seats).map(|seat| spec.player(kind, seats, &bot_seed("moves", Seat(seat as u8)))).collect();
    let mut random = RandomPlayer::new("moves");
    let mut dealer = Dealer::new(game, "moves");
    let mut position = Position::new(game, seats, Seat(0)).expect("they can play");
    let mut words = String::new();
    let mut last_turn = None;
    while let Some(to_act) = position.to_act() {
        let left = position.stack_left(Stack::Land);
        if last_turn.is_none() && left <= stretch.tiles_left && position.phase() == Phase::Place {
            last_turn = Some(position.turn().saturating_add(stretch.turns - 1));
        }
        let action = match to_act {
            Player::Chance => dealer.deal(&position).expect("a tile"),
            Player::Seat(_) if last_turn.is_none() => random.choose(&position).expect("a move"),
            Player::Seat(_) if last_turn.is_some_and(|last| position.turn() > last) => break,
            Player::Seat(seat) => {
                let action = players[seat.index()].act(&position, seat).expect("an answer");
                words += &format!("{} ", action_token(&position, action));
                action
            }
        };
        position.play_as(to_act, action).expect("a legal action");
    }
    assert!(!words.is_empty(), "{bot} played nothing");
    words
}

/// FNV-1a.
fn checksum(text: &str) -> u64 {
    text.bytes().fold(0xcbf2_9ce4_8422_2325, |sum, byte| (sum ^ u64::from(byte)).wrapping_mul(0x100_0000_01b3))
}

fn file() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/moves.txt")
}

/// The lines of a bot.
fn lines(bot: &str) -> Vec<String> {
    let mut lines = Vec::new();
    for preset in PRESETS {
        let game = Arc::new(Game::new(Rules::named(preset, []).expect("a preset")).expect("its tiles"));
        for seats in 2..=5 {
            let played: String =
                stretches(bot, preset, seats).iter().map(|stretch| moves(bot, &game, seats, stretch) + "/ ").collect();
            lines.push(format!("{bot} {preset} {seats} {:016x}", checksum(&played)));
        }
    }
    lines
}

/// The tests write the same file.
static WRITING: Mutex<()> = Mutex::new(());

fn check(bots: &[&str]) {
    let found: Vec<String> = bots.iter().flat_map(|bot| lines(bot)).collect();
    let _alone = WRITING.lock();
    let text = fs::read_to_string(file()).unwrap_or_default();
    let mut faults = Vec::new();
    let mut rewritten: Vec<String> = text.lines().map(str::to_string).collect();
    for line in found {
        let name = &line[..line.len() - 16];
        match rewritten.iter_mut().find(|known| known.starts_with(name)) {
            Some(known) if *known == line => {}
            Some(known) => {
                // A frozen bot that plays otherwise is broken, even when the file is rewritten.
                assert!(!name.contains('@'), "{line}, but was {} and is so for ever", &known[name.len()..]);
                faults.push(format!("{line}, but was {}", &known[name.len()..]));
                *known = line;
            }
            None => {
                faults.push(format!("{line} is new"));
                rewritten.push(line);
            }
        }
    }
    if std::env::var_os("HEDGEROW_WRITE_GOLDEN").is_some() {
        rewritten.sort();
        fs::write(file(), rewritten.join("\n") + "\n").expect("moves.txt can be written");
    } else {
        assert!(faults.is_empty(), "\n{}\n", faults.join("\n"));
    }
}

#[test]
fn the_quick_bots_play_as_they_did() {
    check(&["random", "greedy", "easy", "uct"]);
}

#[test]
fn normal_and_hard_play_as_they_did() {
    check(&["normal", "hard"]);
}

#[test]
fn expert_plays_as_it_did() {
    check(&["expert"]);
}

#[test]
fn the_frozen_bots_play_as_ever() {
    check(&hedgerow_bots::FROZEN);
}
