//! What must hold for any input: the bodies of the fuzz targets (`fuzz/`), so that the normal tests run them too.

use hedgerow_notation::{Record, read_position};
use hedgerow_rules::{Action, Game, KindId, Piece, Position, Rules, Seat, Square, TileSet};
use std::sync::Arc;

/// Any text is a record, or gets an error.
pub fn record(text: &str) {
    if let Ok(record) = Record::read(text, &[]) {
        let written = record.write();
        let again = Record::read(&written, &[]).expect("what is written can be read");
        assert_eq!(again.actions, record.actions);
    }
}

/// Any text is a position that can be played to its end, or gets an error.
pub fn position(text: &str) {
    if let Ok(position) = read_position(text, &[]) {
        play_to_the_end(position);
    }
}

/// Any text is a tile set that can be played, as the main one or as that of a second stack, or gets an error; and so it is as a
/// canonical text, which every set has.
pub fn set(text: &str) {
    let _ = TileSet::parse_canonical("fuzz", text);
    let Ok(set) = TileSet::parse("fuzz.toml", text) else { return };
    assert_eq!(TileSet::parse_canonical("fuzz", &set.canonical_text()).as_ref(), Ok(&set));
    for rules in Rules::all() {
        let printed = Game::printed_sets(rules);
        for place in 0..printed.len() {
            let mut sets = printed.clone();
            sets[place] = set.clone();
            if let Ok(game) = Game::with_sets(rules, sets) {
                play_to_the_end(Position::new(&Arc::new(game), 2, Seat(0)).expect("two seats can play"));
            }
        }
    }
}

/// Any bytes are a game: each four of them choose one of the legal actions, or try an arbitrary one.
pub fn actions(data: &[u8]) {
    let [preset, seats, rest @ ..] = data else { return };
    let all: Vec<Rules> = Rules::all().collect();
    let game = Arc::new(Game::new(all[*preset as usize % all.len()]).expect("the printed tiles go with every preset"));
    let mut position = Position::new(&game, 2 + *seats as usize % 4, Seat(0)).expect("two to five seats can play");
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
}

fn play_to_the_end(mut position: Position) {
    let mut choice = 0usize;
    loop {
        let actions = position.legal_actions();
        if actions.is_empty() {
            break;
        }
        // Never the same pick twice in a row: two tiles that fit nowhere could take turns for ever (CA3).
        choice = choice.wrapping_mul(31).wrapping_add(17);
        position.play(actions[choice % actions.len()]).expect("what is offered is legal");
    }
    assert!(position.outcome().is_some());
}

#[cfg(test)]
mod tests {
    use std::fs;
    use std::path::Path;

    /// Feeds a target with its seeds, and with what is left of each when its end is cut off or a byte is wrong.
    fn feed(target: &str, run: impl Fn(&[u8])) {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../fuzz/seeds").join(target);
        let seeds: Vec<_> = fs::read_dir(&folder).unwrap().map(|entry| entry.unwrap().path()).collect();
        assert!(!seeds.is_empty(), "{} has no seeds", folder.display());
        for seed in seeds {
            let whole = fs::read(&seed).unwrap();
            run(&whole);
            for part in 1..=8 {
                run(&whole[..whole.len() * part / 9]);
                let mut wrong = whole.clone();
                let place = whole.len() * part / 9;
                wrong[place] = wrong[place].wrapping_add(1);
                run(&wrong);
            }
        }
    }

    fn as_text(run: impl Fn(&str)) -> impl Fn(&[u8]) {
        move |bytes| run(&String::from_utf8_lossy(bytes))
    }

    #[test]
    fn records() {
        feed("record", as_text(super::record));
    }

    #[test]
    fn positions() {
        feed("position", as_text(super::position));
    }

    #[test]
    fn sets() {
        feed("set", as_text(super::set));
    }

    #[test]
    fn actions() {
        feed("actions", super::actions);
    }
}
