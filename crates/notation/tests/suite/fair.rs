//! Fair shuffles: secret, nonces, and the check of a record.

use hedgerow_bots::random_game;
use hedgerow_chance::{Contribution, Dealer, FairShuffle, ShuffleError};
use hedgerow_notation::{DrawOrigin, Record, VerifyError};
use hedgerow_rules::{Game, Position, Rules, Seat};
use hedgerow_tests::games::english;
use std::sync::Arc;

/// The nonce of a seat: 32 times its number.
fn nonce(number: u8) -> String {
    format!("{number:02x}").repeat(32)
}

fn commitment(number: u8) -> String {
    FairShuffle::commitment(&[number; 32])
}

fn own(number: u8) -> Contribution {
    Contribution::Own { commitment: commitment(number), nonce: nonce(number) }
}

/// One seat of every kind.
fn every_kind() -> Vec<Contribution> {
    vec![
        own(1),
        Contribution::Entrusted { commitment: commitment(2), nonce: nonce(2) },
        Contribution::Withheld { commitment: commitment(3) },
        Contribution::Bot,
        Contribution::Nothing,
    ]
}

/// A game by chance whose draws come from a fair shuffle.
fn fair_game(rules: Rules, contributions: Vec<Contribution>) -> Record {
    let game = Arc::new(Game::new(rules).unwrap());
    let seats = contributions.len();
    let fair = FairShuffle::revealed(&[7; 32], contributions);
    let seed = fair.seed().unwrap();
    let mut record = Record::new(&game, seats, Seat(1), DrawOrigin::Fair(fair)).unwrap();
    let mut position = Position::new(&game, seats, Seat(1)).unwrap();
    let mut dealer = Dealer::new(&game, &seed);
    while position.to_act().is_some() {
        let action = dealer.deal(&position).unwrap_or_else(|| position.legal_actions()[0]);
        position.play(action).unwrap();
        record.actions.push(action);
    }
    record
}

#[test]
fn the_seed_is_secret_and_nonces() {
    let fair = FairShuffle::revealed(&[0xab; 32], every_kind());
    let (one, two) = ("01".repeat(32), "02".repeat(32));
    assert_eq!(fair.seed().unwrap(), format!("{} {one} {two} - - -", "ab".repeat(32)));
    assert_eq!(fair.concealed().seed(), None);
    let nothing = FairShuffle::revealed(&[0; 32], vec![]);
    assert_eq!(nothing.commitment, "66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925");
}

#[test]
fn fair_records_round_trip_and_verify_in_every_preset() {
    for rules in Rules::all() {
        let record = fair_game(rules, every_kind());
        let again = Record::read(&record.write(), &[]).unwrap();
        assert_eq!(again.write(), record.write());
        assert!(again.verify().unwrap() > 30, "{rules}");
    }
}

/// A record as it was written before nonces were committed to.
#[test]
fn old_records_verify_as_what_they_are() {
    let open = |word: &str| Contribution::Open { nonce: word.to_string() };
    let words = [open("clover"), Contribution::Nothing, open("own"), open("y-2")];
    let text = fair_game(Rules::presets().next().unwrap(), words.to_vec()).write();
    assert!(text.contains(&format!(" {} clover - own y-2\n", "07".repeat(32))), "{text}");
    let record = Record::read(&text, &[]).unwrap();
    assert!(matches!(&record.draws, DrawOrigin::Fair(fair) if fair.seats == words), "{}", record.draws);
    assert!(record.verify().unwrap() > 30);
}

#[test]
fn what_was_tampered_with_is_found() {
    let record = fair_game(Rules::presets().next().unwrap(), every_kind());
    let DrawOrigin::Fair(fair) = record.draws.clone() else { panic!("a fair game") };
    let with = |fair: FairShuffle| Record { draws: DrawOrigin::Fair(fair), ..record.clone() }.verify();
    assert_eq!(with(fair.concealed()), Err(VerifyError::Shuffle(ShuffleError::NoSecret)));
    let other = FairShuffle { secret: Some("00".repeat(32)), ..fair.clone() };
    assert!(matches!(with(other), Err(VerifyError::Shuffle(ShuffleError::WrongSecret { .. }))));
    let other = FairShuffle { seats: vec![own(1)], ..fair.clone() };
    assert!(matches!(with(other), Err(VerifyError::Shuffle(ShuffleError::WrongSeats { .. }))));
    let with_seat = |seat: usize, contribution: Contribution| {
        let mut other = fair.clone();
        other.seats[seat] = contribution;
        with(other)
    };
    // Another nonce than the one committed to.
    for (seat, kind) in [(0, "own"), (1, "server")] {
        let text =
            record.write().replacen(&format!("{kind}:{}", commitment(seat + 1)), &format!("{kind}:{}", nonce(9)), 1);
        let error = Record::read(&text, &[]).unwrap().verify().unwrap_err();
        assert!(
            matches!(&error, VerifyError::Shuffle(ShuffleError::WrongNonce { seat: wrong, .. }) if *wrong == Seat(seat)),
            "{error}"
        );
    }
    // Committed to, but not what the game was played with: given up, put in later, or added by a bot.
    let changed = [
        (0, Contribution::Withheld { commitment: commitment(1) }),
        (0, own(9)),
        (1, Contribution::Nothing),
        (2, Contribution::Own { commitment: commitment(3), nonce: nonce(3) }),
        (3, own(4)),
        (4, Contribution::Open { nonce: "late".to_string() }),
    ];
    for (seat, contribution) in changed {
        assert!(matches!(with_seat(seat, contribution), Err(VerifyError::WrongDraw { .. })), "seat {seat}");
    }
}

#[test]
fn seeds_verify_too_and_entered_draws_cannot() {
    let game = Arc::new(Game::new(Rules::presets().nth(5).unwrap()).unwrap());
    let record = random_game(&game, 2, "42", |_| {}).unwrap();
    assert!(record.verify().is_ok());
    let entered = Record { draws: DrawOrigin::Entered, ..record.clone() };
    assert_eq!(entered.verify(), Err(VerifyError::Entered));
    let other = Record { draws: DrawOrigin::Seed("43".to_string()), ..record };
    assert!(matches!(other.verify(), Err(VerifyError::WrongDraw { .. })));
}

#[test]
fn a_damaged_line_is_refused() {
    let text = fair_game(Rules::presets().next().unwrap(), every_kind()).write();
    let own = format!("own:{}", commitment(1));
    let upper = format!("own:{}", commitment(1).to_uppercase());
    let damage = [
        ("draws: fair ", "draws: fair x"),
        ("draws: fair", "draws: fairly"),
        ("own:", "ours:"),
        (&own, &upper),
        (&own, &own[..60]),
        ("withheld:", "withheld"),
        (" * -", " ** -"),
        (" * -", " clo/ver -"),
    ];
    for (from, to) in damage {
        let error = Record::read(&text.replacen(from, to, 1), &[]).unwrap_err();
        assert!(english(&error).contains("draws"), "{error}");
    }
}
