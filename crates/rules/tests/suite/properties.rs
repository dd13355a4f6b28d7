//! What must hold in every game, whatever happens. `PROPTEST_CASES` sets how many cases each property sees.

use hedgerow_bots::RandomPlayer;
use hedgerow_notation::{Record, read_position, write_position};
use hedgerow_rules::{
    Action, Event, FeatureReport, Game, KindId, Phase, Piece, Position, Rules, Seat, SetupTile, Side, Spot, Square,
    TileSet,
};
use hedgerow_tests::games::{game, random_game, set_text, small_games};
use proptest::prelude::*;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::sync::{Arc, LazyLock};

/// A game of every preset, or one of the small games in which rare things happen.
fn any_game() -> impl Strategy<Value = Arc<Game>> {
    static PRINTED: LazyLock<Vec<Arc<Game>>> = LazyLock::new(|| Rules::all().map(game).collect());
    static SMALL: LazyLock<Vec<Arc<Game>>> = LazyLock::new(|| small_games().collect());
    prop_oneof![3 => proptest::sample::select(&**PRINTED), 1 => proptest::sample::select(&**SMALL)]
}

fn any_action() -> impl Strategy<Value = Action> {
    let tile = (0u16..100).prop_map(KindId);
    let square = (-6i16..7, -6i16..7).prop_map(|(x, y)| Square::new(x, y));
    let far = (any::<i16>(), any::<i16>()).prop_map(|(x, y)| Square::new(x, y));
    let square = prop_oneof![8 => square, 1 => far];
    let segment = prop_oneof![8 => 0u8..10, 1 => any::<u8>()];
    let rotation = prop_oneof![8 => 0u8..4, 1 => any::<u8>()];
    let piece = prop_oneof![Just(Piece::Follower), Just(Piece::Hut)];
    prop_oneof![
        tile.clone().prop_map(|tile| Action::Draw { tile }),
        tile.clone().prop_map(|tile| Action::LayAside { tile }),
        tile.clone().prop_map(|tile| Action::Discard { tile }),
        (tile, square.clone(), rotation).prop_map(|(tile, square, rotation)| Action::Place { tile, square, rotation }),
        (piece, segment).prop_map(|(piece, segment)| Action::Use { piece, segment }),
        square.prop_map(|square| Action::Take { square }),
        Just(Action::Pass),
    ]
}

fn hash(position: &Position) -> u64 {
    let mut hasher = DefaultHasher::new();
    position.hash(&mut hasher);
    hasher.finish()
}

/// All pieces of a seat: in the supply and on the board.
fn pieces_of(position: &Position, seat: Seat, piece: Piece) -> usize {
    let standing = position.board().pieces().filter(|(_, standing)| standing.seat == seat && standing.piece == piece);
    position.supply(seat, piece) as usize + standing.count()
}

/// The same set with every tile written a quarter turn clockwise.
fn turned(set: &TileSet) -> TileSet {
    let mut set = set.clone();
    set.kinds.iter_mut().for_each(|tile| tile.ports.rotate_right(3));
    set
}

/// Reports without what depends on the history: numbers of features and the order of their segments.
fn sorted(features: Vec<FeatureReport>) -> Vec<String> {
    let plain = |mut report: FeatureReport| {
        report.spots.sort();
        let FeatureReport { kind, spots, tiles, open, pieces, owners, if_complete, if_ended, completing, .. } = report;
        format!("{kind} {spots:?} {tiles} {open} {pieces:?} {owners:?} {if_complete:?} {if_ended:?} {completing}")
    };
    let mut reports: Vec<String> = features.into_iter().map(plain).collect();
    reports.sort();
    reports
}

/// A small damage to a text.
fn damaged(text: &str, edits: &[(prop::sample::Index, u8, char)]) -> String {
    let mut chars: Vec<char> = text.chars().collect();
    for (index, kind, character) in edits {
        if chars.is_empty() {
            break;
        }
        let place = index.index(chars.len());
        match kind % 4 {
            0 => chars[place] = *character,
            1 => chars.insert(place, *character),
            2 => drop(chars.remove(place)),
            _ => chars.truncate(place),
        }
    }
    chars.into_iter().collect()
}

fn edits() -> impl Strategy<Value = Vec<(prop::sample::Index, u8, char)>> {
    let character = prop_oneof![prop::char::range(' ', '~'), Just('\n'), any::<char>()];
    prop::collection::vec((any::<prop::sample::Index>(), any::<u8>(), character), 1..4)
}

proptest! {
    #[test]
    fn pieces_and_tiles_are_conserved_and_every_point_is_explained(game in any_game(), seats in 2usize..=5, seed in any::<u64>()) {
        let record = random_game(&game, seats, &seed.to_string(), |position| {
            for seat in position.seats() {
                for (piece, count) in game.rules().pieces() {
                    assert_eq!(pieces_of(position, seat, *piece), usize::from(*count));
                }
            }
        });
        let mut points = vec![0u32; seats];
        let mut gone = 0;
        let end = record.replay(|step| {
            for event in step.events {
                match event {
                    Event::Scored(score) => {
                        assert_eq!(score.points, score.worth.points());
                        score.seats.iter().for_each(|seat| points[seat.index()] += score.points);
                    }
                    Event::SetAside { returns: false, .. } => gone += 1,
                    Event::LeftTheGame { count, .. } => gone += *count as usize,
                    _ => {}
                }
            }
            gone += usize::from(matches!(step.action, Action::LayAside { .. } | Action::Discard { .. }));
            assert_eq!(step.after.scores(), points);
        }).unwrap();
        prop_assert_eq!(end.phase(), Phase::Over);
        let unseen: usize = game.kind_ids().map(|kind| end.unseen(kind) as usize).sum();
        let in_play: usize = game.kind_ids().map(|kind| game.copies(kind) as usize).sum();
        prop_assert_eq!(end.board().tiles().len() + unseen + gone, in_play, "every tile is accounted for");
    }

    #[test]
    fn turning_the_whole_table_changes_nothing(game in any_game(), seats in 2usize..=5, seed in any::<u64>()) {
        let sets = game.sets().iter().map(turned).collect();
        let turned_game = Arc::new(Game::with_sets(game.rules(), sets).unwrap());
        let record = random_game(&game, seats, &seed.to_string(), |_| {});
        let turn = |square: Square| Square::new(-square.y, square.x);
        let mut other = Position::new(&turned_game, seats, Seat(0)).unwrap();
        record.replay(|step| {
            assert_eq!(step.before.legal_actions().len(), other.legal_actions().len());
            let action = match step.action {
                Action::Place { tile, square, rotation } => Action::Place { tile, square: turn(square), rotation },
                Action::Take { square } => Action::Take { square: turn(square) },
                action => action,
            };
            other.play(action).unwrap();
            assert_eq!(step.after.scores(), other.scores());
        }).unwrap();
        prop_assert_eq!(other.phase(), Phase::Over);
    }

    #[test]
    fn going_back_restores_everything(game in any_game(), seats in 2usize..=5, seed in any::<u64>(), from in any::<prop::sample::Index>()) {
        let record = random_game(&game, seats, &seed.to_string(), |_| {});
        let from = from.index(record.actions.len());
        let mut position = record.start().unwrap();
        record.actions[..from].iter().for_each(|action| position.play_unchecked(*action));
        // Nested: each moment gets a bookmark, then all are gone back to, the last one first.
        let mut bookmarks = Vec::new();
        for action in &record.actions[from..] {
            let (actions, features) = (position.legal_actions(), position.features());
            bookmarks.push((position.bookmark(), position.clone(), write_position(&position), actions, features));
            position.play_unchecked(*action);
        }
        let end = write_position(&position);
        position.go_back(&bookmarks[0].0);
        for action in &record.actions[from..] {
            position.play(*action).unwrap();
        }
        prop_assert_eq!(write_position(&position), end, "the same game can be played again");
        for (bookmark, moment, text, actions, features) in bookmarks.iter().rev() {
            position.go_back(bookmark);
            prop_assert_eq!(&position, moment);
            prop_assert_eq!(&write_position(&position), text);
            prop_assert_eq!(&position.legal_actions(), actions);
            prop_assert_eq!(&sorted(position.features()), &sorted(features.clone()));
        }
    }

    #[test]
    fn drawing_a_tile_does_not_change_what_may_still_be_laid(game in any_game(), seats in 2usize..=5, seed in any::<u64>()) {
        let record = random_game(&game, seats, &seed.to_string(), |_| {});
        record.replay(|step| {
            // Unless it is set aside, a tile that was drawn may complete a feature or fit a square as it could before.
            if matches!(step.action, Action::Draw { .. }) && step.events.is_empty() {
                assert_eq!(step.before.features(), step.after.features());
                assert_eq!(step.before.open_squares(), step.after.open_squares());
            }
        }).unwrap();
    }

    #[test]
    fn records_round_trip(game in any_game(), seats in 2usize..=5, seed in any::<u64>(), cut in any::<prop::sample::Index>()) {
        let mut record = random_game(&game, seats, &seed.to_string(), |_| {});
        for length in [record.actions.len(), cut.index(record.actions.len())] {
            record.actions.truncate(length);
            let text = record.write();
            let read = Record::read(&text, game.sets()).unwrap();
            prop_assert_eq!(&read.actions, &record.actions);
            prop_assert_eq!(read.write(), text);
        }
    }

    #[test]
    fn positions_round_trip_and_play_on_alike(game in any_game(), seats in 2usize..=5, seed in any::<u64>(), cut in any::<prop::sample::Index>()) {
        let mut record = random_game(&game, seats, &seed.to_string(), |_| {});
        let rest = record.actions.split_off(cut.index(record.actions.len()));
        let mut position = record.end().unwrap();
        let text = write_position(&position);
        let mut copy = read_position(&text, game.sets()).unwrap();
        prop_assert_eq!(write_position(&copy), text);
        prop_assert_eq!(&copy, &position);
        prop_assert_eq!(hash(&copy), hash(&position));
        for action in rest {
            prop_assert_eq!(position.legal_actions(), copy.legal_actions());
            let (events, copied) = (position.play(action).unwrap(), copy.play(action).unwrap());
            prop_assert_eq!(events.len(), copied.len());
            prop_assert_eq!(position.scores(), copy.scores());
        }
        prop_assert_eq!(write_position(&position), write_position(&copy));
    }

    #[test]
    fn the_order_in_which_tiles_were_laid_makes_no_other_position(game in any_game(), seats in 2usize..=5, seed in any::<u64>()) {
        let position = random_game(&game, seats, &seed.to_string(), |_| {}).end().unwrap();
        let mut setup = position.setup();
        let mut waiting = setup.tiles.split_off(1);
        waiting.reverse();
        while !waiting.is_empty() {
            let beside = |tile: &SetupTile| Side::ALL.iter().any(|side| {
                setup.tiles.iter().any(|other| other.square == tile.square.beside(*side))
            });
            let next = waiting.iter().position(beside).unwrap();
            setup.tiles.push(waiting.remove(next));
        }
        // The river is laid from its spring on.
        prop_assume!(game.lake().is_none());
        let other = Position::from_setup(&game, &setup).unwrap();
        prop_assert_eq!(&other, &position);
        prop_assert_eq!(hash(&other), hash(&position));
        setup.scores[0] += 1;
        prop_assert_ne!(&Position::from_setup(&game, &setup).unwrap(), &position);
    }

    #[test]
    fn illegal_actions_change_nothing_and_offered_ones_are_legal(
        game in any_game(), seats in 2usize..=5, seed in any::<u64>(), actions in prop::collection::vec(any_action(), 200)
    ) {
        let mut actions = actions.into_iter();
        random_game(&game, seats, &seed.to_string(), |position| {
            for action in position.legal_actions() {
                assert!(position.is_legal(action), "{action:?} is offered");
            }
            if let Some(action) = actions.next() && !position.is_legal(action) {
                let before = write_position(position);
                let mut copy = position.clone();
                assert!(copy.play(action).is_err());
                assert_eq!(write_position(&copy), before);
            }
        });
    }

    #[test]
    fn arbitrary_action_sequences_never_panic(
        game in any_game(), seats in 2usize..=5, actions in prop::collection::vec((any_action(), any::<prop::sample::Index>()), 400)
    ) {
        let mut position = Position::new(&game, seats, Seat(0)).unwrap();
        for (action, choice) in actions {
            if position.play(action).is_err() {
                let offered = position.legal_actions();
                if !offered.is_empty() {
                    position.play(offered[choice.index(offered.len())]).unwrap();
                }
            }
            position.legal_actions();
        }
        position.features();
        position.open_squares();
    }

    #[test]
    fn what_a_game_does_not_have_is_not_there(game in any_game(), seed in any::<u64>(), kind in 300u16.., seat in 5u8.., segment in 12u8.., number in any::<usize>()) {
        let position = random_game(&game, 3, &seed.to_string(), |_| {}).end().unwrap();
        let (kind, seat) = (KindId(kind), Seat(seat));
        prop_assert!(!game.knows(kind));
        prop_assert_eq!((game.copies(kind), position.unseen(kind), position.unplaced(kind), position.drawable(kind)), (0, 0, 0, 0));
        prop_assert_eq!((position.placements(kind).count(), position.placement_count(kind)), (0, 0));
        prop_assert_eq!(position.nth_placement(kind, number), None);
        prop_assert_eq!(game.role(kind, Piece::Follower, segment), None);
        prop_assert_eq!(game.role(game.start(), Piece::Follower, segment), None);
        prop_assert_eq!(position.board().feature_at(&game, Spot { square: Square::new(0, 0), segment }), None);
        prop_assert!(position.hand(seat).is_empty() && !position.is_to_act(seat));
        prop_assert_eq!(position.supply(seat, Piece::Follower), 0);
        prop_assert!(position.board().pieces().all(|(_, standing)| standing.seat != seat));
        prop_assert!(position.features().iter().all(|report| report.pieces.get(seat) == 0 && !report.owners.contains(seat)));
    }

    #[test]
    fn arbitrary_bytes_never_panic(bytes in any::<Vec<u8>>(), text in any::<String>(), lines in prop::collection::vec("[a-z0-9: @+,r~!-]{0,30}", 0..12)) {
        let lines = lines.join("\n");
        // The readers take text: whoever reads a file makes text of its bytes first.
        let bytes = String::from_utf8_lossy(&bytes).into_owned();
        for text in [bytes, text, format!("hedgerow-record 1\n{lines}"), format!("hedgerow-position 1\n{lines}"), lines] {
            let _ = Record::read(&text, &[]);
            let _ = read_position(&text, &[]);
            let _ = TileSet::parse("text", &text);
        }
    }

    #[test]
    fn damaged_records_and_positions_get_an_error_or_are_still_good(game in any_game(), seed in 0u64..50, edits in edits(), cut in any::<prop::sample::Index>()) {
        let mut record = random_game(&game, 3, &seed.to_string(), |_| {});
        if let Ok(read) = Record::read(&damaged(&record.write(), &edits), game.sets()) {
            prop_assert!(read.end().is_ok());
        }
        record.actions.truncate(cut.index(record.actions.len()));
        let text = write_position(&record.end().unwrap());
        if let Ok(position) = read_position(&damaged(&text, &edits), game.sets()) {
            // What passes the gate can be played to its end.
            let mut position = position;
            let mut player = RandomPlayer::new("on");
            while let Some(action) = player.choose(&position) {
                position.play(action).unwrap();
            }
            prop_assert_eq!(position.phase(), Phase::Over);
        }
    }

    #[test]
    fn damaged_sets_get_an_error_or_can_be_played(name in proptest::sample::select(TileSet::built_in_names().collect::<Vec<_>>()), edits in edits()) {
        let Ok(set) = TileSet::parse(name, &damaged(&set_text(name), &edits)) else { return Ok(()) };
        for rules in Rules::all() {
            let printed = Game::printed_sets(rules);
            for place in 0..printed.len() {
                let mut sets = printed.clone();
                sets[place] = set.clone();
                if let Ok(game) = Game::with_sets(rules, sets) {
                    random_game(&Arc::new(game), 2, "damaged", |_| {});
                }
            }
        }
    }
}
