//! Any bytes are a game: each chooses one of the legal actions, or tries an arbitrary one.
#![no_main]

use hedgerow_rules::{Action, Game, KindId, Piece, Position, Rules, Square};
use libfuzzer_sys::fuzz_target;
use std::sync::Arc;

fuzz_target!(|data: &[u8]| {
    let [preset, seats, rest @ ..] = data else { return };
    let all: Vec<Rules> = Rules::all().collect();
    let game = Arc::new(Game::new(all[*preset as usize % all.len()]).expect("the printed tiles go with every preset"));
    let mut position = Position::new(&game, 2 + *seats as usize % 4, 0).expect("two to five seats can play");
    for chunk in rest.chunks(4) {
        let [kind, one, two, three] = *chunk else { break };
        let square = Square::new(i16::from(one as i8), i16::from(two as i8));
        let attempt = match kind % 8 {
            0 => Some(Action::Place { tile: KindId(three.into()), square, rotation: three }),
            1 => Some(Action::Use { piece: if one % 2 == 0 { Piece::Follower } else { Piece::Hut }, segment: two }),
            2 => Some(Action::Take { square }),
            3 => Some(Action::Draw { tile: KindId(one.into()) }),
            _ => None,
        };
        let offered = position.legal_actions();
        let choice = offered.get(usize::from(one) % offered.len().max(1)).copied();
        if let Some(action) = attempt.or(choice) {
            let legal = position.is_legal(action);
            assert_eq!(position.play(action).is_ok(), legal);
        }
        position.features();
    }
});
