//! `hedgerow verify`: what it says about every seat, and about who could have chosen the draws.

use crate::program::{bad, folder, good};
use hedgerow_chance::{Contribution, Dealer, FairShuffle};
use hedgerow_locale::Language;
use hedgerow_notation::{DrawOrigin, Record};
use hedgerow_rules::{Game, Position, Rules, Seat};
use std::fs;
use std::path::Path;
use std::sync::Arc;

fn own(number: u8) -> Contribution {
    Contribution::Own { commitment: FairShuffle::commitment(&[number; 32]), nonce: format!("{number:02x}").repeat(32) }
}

fn entrusted(number: u8) -> Contribution {
    let nonce = format!("{number:02x}").repeat(32);
    Contribution::Entrusted { commitment: FairShuffle::commitment(&[number; 32]), nonce }
}

fn withheld(number: u8) -> Contribution {
    Contribution::Withheld { commitment: FairShuffle::commitment(&[number; 32]) }
}

fn open(word: &str) -> Contribution {
    Contribution::Open { nonce: word.to_string() }
}

/// A game whose first seats' players are Ada, Bob, Cyd, Dot and Eve, in a file.
fn write(file: &Path, contributions: &[Contribution]) -> String {
    let game = Arc::new(Game::new(Rules::presets().next().unwrap()).unwrap());
    let fair = FairShuffle::revealed(&[7; 32], contributions.to_vec());
    let mut dealer = Dealer::new(&game, &fair.seed().unwrap());
    let mut record = Record::new(&game, contributions.len(), Seat(0), DrawOrigin::Fair(fair)).unwrap();
    record.players =
        ["Ada", "Bob", "Cyd", "Dot", "Eve"][..contributions.len()].iter().map(|name| name.to_string()).collect();
    let mut position = Position::new(&game, contributions.len(), Seat(0)).unwrap();
    while position.to_act().is_some() {
        let action = dealer.deal(&position).unwrap_or_else(|| position.legal_actions()[0]);
        position.play(action).unwrap();
        record.actions.push(action);
    }
    fs::write(file, record.write()).unwrap();
    file.to_str().unwrap().to_string()
}

#[test]
fn every_seat_is_told_apart_in_every_language() {
    let seats = [own(1), entrusted(2), withheld(3), Contribution::Bot, Contribution::Nothing];
    let file = write(&folder("verify-seats").join("game.hedgerow"), &seats);
    let mut all: Vec<String> = Vec::new();
    for language in Language::all() {
        let said = good(&["--language", language.tag(), "verify", &file]);
        assert!(!said.contains(['{', '}']) && !said.contains("cli-"), "{said}");
        let lines: Vec<&str> = said.lines().collect();
        assert_eq!(lines.len(), 9, "secret, draws, five seats, and two about what it means: {said}");
        for (line, name) in lines[2..7].iter().zip(["Ada", "Bob", "Cyd", "Dot", "Eve"]) {
            let rest = line.split_once(name).unwrap_or_else(|| panic!("{line}")).1.to_string();
            assert!(!all.contains(&rest), "{line}");
            all.push(rest);
        }
    }
    assert_eq!(all[0], ": committed to a nonce and revealed it itself.");
    assert_eq!(all[2], ": committed to a nonce and did not reveal it in time. It did not contribute.");
}

#[test]
fn it_says_who_could_have_chosen_the_draws() {
    let folder = folder("verify-meaning");
    let cases: [(&[Contribution], &str); 7] = [
        (&[own(1), Contribution::Bot], "The server could not choose the draws, unless all seats"),
        (&[own(1), withheld(2)], "the player who withheld a nonce could choose between 2 shuffles"),
        // Two at one screen have one nonce.
        (&[own(1), withheld(2), withheld(2), withheld(3)], "withheld 2 nonces could choose among 4 shuffles"),
        (&[entrusted(1), withheld(2)], "the server could choose the draws"),
        (&[Contribution::Nothing, Contribution::Bot], "the server could choose the draws"),
        (&[own(1), open("clover")], "the last player to give one could choose the draws"),
        (&[Contribution::Nothing, open("clover")], "the last player to give one could choose the draws"),
    ];
    for (number, (seats, meaning)) in cases.into_iter().enumerate() {
        let said = good(&["verify", &write(&folder.join(number.to_string()), seats)]);
        assert!(said.contains(meaning), "{seats:?}: {said}");
    }
}

#[test]
fn a_nonce_that_was_not_committed_to_is_found() {
    let file = write(&folder("verify-nonce").join("game.hedgerow"), &[own(1), own(2)]);
    let text = fs::read_to_string(&file).unwrap().replacen(&"02".repeat(32), &"03".repeat(32), 1);
    fs::write(&file, text).unwrap();
    let said = bad(&["verify", &file]);
    assert!(said.contains("the nonce of seat 1 is not the one it committed to"), "{said}");
}
