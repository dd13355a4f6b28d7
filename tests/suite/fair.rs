//! Fair shuffles: secret, nonces, and the check of a record.

use hedgerow_bots::random_game;
use hedgerow_notation::{Dealer, Draws, FairShuffle, Record, VerifyError};
use hedgerow_rules::{Game, Position, Rules};
use hedgerow_tests::games::english;
use std::sync::Arc;

/// A game by chance whose draws come from a fair shuffle.
fn fair_game(rules: Rules) -> Record {
    let game = Arc::new(Game::new(rules).unwrap());
    let fair = FairShuffle::revealed(&[7; 32], vec![Some("clover".to_string()), None]);
    let seed = fair.seed().unwrap();
    let mut record = Record::new(&game, 2, 1, Draws::Fair(fair)).unwrap();
    let mut position = Position::new(&game, 2, 1).unwrap();
    let mut dealer = Dealer::new(&game, &seed);
    while position.to_act().is_some() {
        let action = dealer.deal(&position).unwrap_or_else(|| position.legal_actions()[0]);
        position.play(action, &mut ()).unwrap();
        record.actions.push(action);
    }
    record
}

#[test]
fn the_seed_is_secret_and_nonces() {
    let fair = FairShuffle::revealed(&[0xab; 32], vec![Some("x".to_string()), None, Some("y-2".to_string())]);
    assert_eq!(fair.seed().unwrap(), format!("{} x - y-2", "ab".repeat(32)));
    assert_eq!(fair.concealed().seed(), None);
    let nothing = FairShuffle::revealed(&[0; 32], vec![]);
    assert_eq!(nothing.commitment, "66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925");
}

#[test]
fn fair_records_round_trip_and_verify_in_every_preset() {
    for rules in Rules::all() {
        let record = fair_game(rules);
        let again = Record::read(&record.write(), &[]).unwrap();
        assert_eq!(again.write(), record.write());
        assert!(again.verify().unwrap() > 30, "{rules}");
    }
}

#[test]
fn what_was_tampered_with_is_found() {
    let record = fair_game(Rules::presets().next().unwrap());
    let Draws::Fair(fair) = record.draws.clone() else { panic!("a fair game") };
    let with = |fair: FairShuffle| Record { draws: Draws::Fair(fair), ..record.clone() }.verify();
    assert_eq!(with(fair.concealed()), Err(VerifyError::NoSecret));
    let other = FairShuffle { secret: Some("00".repeat(32)), ..fair.clone() };
    assert!(matches!(with(other), Err(VerifyError::WrongSecret { .. })));
    let other = FairShuffle { nonces: vec![Some("clover".to_string()), Some("late".to_string())], ..fair.clone() };
    assert!(matches!(with(other), Err(VerifyError::WrongDraw { .. })));
    let other = FairShuffle { nonces: vec![None], ..fair };
    assert!(matches!(with(other), Err(VerifyError::WrongSeats { .. })));
}

#[test]
fn seeds_verify_too_and_entered_draws_cannot() {
    let game = Arc::new(Game::new(Rules::presets().nth(5).unwrap()).unwrap());
    let record = random_game(&game, 2, "42", |_| {}).unwrap();
    assert!(record.verify().is_ok());
    let entered = Record { draws: Draws::Entered, ..record.clone() };
    assert_eq!(entered.verify(), Err(VerifyError::Entered));
    let other = Record { draws: Draws::Seed("43".to_string()), ..record };
    assert!(matches!(other.verify(), Err(VerifyError::WrongDraw { .. })));
}

#[test]
fn a_damaged_line_is_refused() {
    let text = fair_game(Rules::presets().next().unwrap()).write();
    for (from, to) in [("draws: fair ", "draws: fair x"), (" clover -", " clo/ver -"), ("draws: fair", "draws: fairly")]
    {
        let error = Record::read(&text.replacen(from, to, 1), &[]).unwrap_err();
        assert!(english(&error).contains("draws"), "{error}");
    }
}
