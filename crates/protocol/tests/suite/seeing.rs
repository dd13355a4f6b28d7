//! A client that applies the happenings sees what the server sees.

use crate::play;
use hedgerow_notation::{action_token, parse_action};
use hedgerow_protocol::{Choices, GameView, Happening, Insight, PieceView, SpotView, TurnView, typescript};
use hedgerow_rules::{Game, Position, Rule, Rules, Seat, What};
use std::sync::Arc;

#[test]
fn happenings_applied_in_order_give_the_view() {
    for rules in Rules::all() {
        for seats in 2..=5 {
            let game = Arc::new(Game::new(rules).unwrap());
            let mut client = GameView::of(&Position::new(&game, seats, Seat(0)).unwrap(), false);
            play(rules, seats, &format!("{rules} {seats}"), |position, _, happenings| {
                client.apply(&happenings, &TurnView::of(position, false));
                let mut server = GameView::of(position, false);
                client.pieces.sort_by_key(|piece| (piece.x, piece.y));
                server.pieces.sort_by_key(|piece| (piece.x, piece.y));
                assert_eq!(client, server);
            });
            assert!(client.turn.outcome.is_some());
        }
    }
}

#[test]
fn choices_are_exactly_the_legal_actions() {
    for rules in Rules::all() {
        play(rules, 3, "choices", |position, _, _| {
            let mut offered: Vec<String> = match TurnView::of(position, true).choices {
                Choices::Place { placements } => placements
                    .into_iter()
                    .flat_map(|place| {
                        place
                            .rotations
                            .iter()
                            .map(|r| format!("{}@{},{}r{r}", place.tile, place.x, place.y))
                            .collect::<Vec<_>>()
                    })
                    .collect(),
                Choices::Use { uses } => {
                    uses.into_iter().map(|choice| choice.action).chain(["-".to_string()]).collect()
                }
                Choices::Discard { tiles } => tiles.into_iter().map(|tile| format!("!{tile}")).collect(),
                Choices::Draw { lay_aside, tiles } => {
                    tiles.into_keys().map(|tile| format!("{}{tile}", if lay_aside { '~' } else { '+' })).collect()
                }
                Choices::Nothing => Vec::new(),
            };
            let legal = position.legal_actions();
            let mut legal: Vec<String> = legal.into_iter().map(|action| action_token(position, action)).collect();
            offered.sort();
            offered.dedup();
            legal.sort();
            legal.dedup();
            assert_eq!(offered, legal, "{rules} turn {}", position.turn());
            for word in offered {
                parse_action(position, &word).unwrap();
            }
        });
    }
}

#[test]
fn a_follower_that_can_be_taken_says_what_it_brings() {
    let rules = Rules::named("discovery/standard", []).unwrap();
    let mut seen = 0;
    play(rules, 2, "take", |position, _, _| {
        if let Choices::Use { uses } = TurnView::of(position, false).choices {
            for choice in uses.into_iter().filter(|choice| choice.take) {
                let action = parse_action(position, &choice.action).unwrap();
                let mut after = position.clone();
                after.play(action).unwrap();
                // The last turn is followed by the scores of the end.
                if after.outcome().is_some() {
                    continue;
                }
                let seat = position.seat().index();
                assert_eq!(after.scores()[seat] - position.scores()[seat], choice.points.unwrap());
                seen += 1;
            }
        }
    });
    assert!(seen > 20);
}

#[test]
fn no_square_is_dead_to_a_tile_in_a_hand() {
    for rules in ["carcassonne/first", "discovery/advanced"] {
        let mut last = 0;
        play(Rules::named(rules, []).unwrap(), 2, "dead", |position, _, _| {
            let Choices::Place { placements } = TurnView::of(position, false).choices else { return };
            let insight = Insight::of(position, 0, true);
            for placement in placements {
                let square = insight.squares.iter().find(|square| (square.x, square.y) == (placement.x, placement.y));
                assert!(square.unwrap().fitting.unwrap() > 0, "{rules} turn {}", position.turn());
            }
            last += u32::from(insight.unseen.is_empty());
        });
        assert!(last > 0, "{rules}: the last tiles must be among those looked at");
    }
}

#[test]
fn the_counter_can_be_switched_off() {
    let game = Arc::new(Game::new(Rules::named("hunters/en-2014", []).unwrap()).unwrap());
    let position = Position::new(&game, 2, Seat(0)).unwrap();
    let open = Insight::of(&position, 0, true);
    let closed = Insight::of(&position, 0, false);
    assert!(!open.unseen.is_empty() && open.features.iter().all(|feature| feature.completing.is_some()));
    assert!(closed.unseen.is_empty() && closed.features.iter().all(|feature| feature.completing.is_none()));
    assert!(closed.squares.iter().all(|square| square.fitting.is_none()));
}

#[test]
fn the_typescript_types_are_fresh() {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../../web/protocol.ts");
    let written = std::fs::read_to_string(path).unwrap_or_default();
    assert!(written == typescript(&hedgerow_draw::typescript()), "web/protocol.ts is old: run `cargo xtask protocol`");
}

/// CA11, CA16, DI7: a city is paid with the fields of its farmers, a field with its cities, a mountain with its plains.
#[test]
fn a_score_shows_the_other_features_that_it_hangs_on() {
    let mut seen = std::collections::BTreeSet::new();
    for (rules, seed) in Rules::all().flat_map(|rules| (0..4).map(move |seed| (rules, seed))) {
        play(rules, 3, &format!("along {seed}"), |position, _, happenings| {
            let pieces = GameView::of(position, false).pieces;
            let scores = happenings.iter().filter_map(|happening| match happening {
                Happening::Scored(score) => Some(score),
                _ => None,
            });
            for score in scores {
                let counts = |what| score.parts.iter().any(|part| part.what == what && part.count > 0);
                let shown = !score.along.is_empty();
                match score.rule {
                    Rule::CA11 => {
                        let in_fields = |seat: usize| {
                            let farms = |piece: &&PieceView| {
                                let stands = |spot: &SpotView| {
                                    (spot.x, spot.y, spot.segment) == (piece.x, piece.y, piece.segment)
                                };
                                usize::from(piece.seat) == seat && score.along.iter().any(stands)
                            };
                            pieces.iter().filter(farms).count() as u8
                        };
                        assert_eq!(score.pieces, (0..3).map(in_fields).collect::<Vec<u8>>());
                    }
                    Rule::CA16 => assert_eq!(shown, counts(What::CompleteCity)),
                    Rule::DI7 | Rule::DI11 => assert_eq!(shown, counts(What::PlainCity)),
                    _ => assert!(!shown, "{score:?}"),
                }
                if shown {
                    seen.insert(score.rule);
                }
            }
        });
    }
    assert_eq!(seen.into_iter().collect::<Vec<_>>(), [Rule::CA11, Rule::CA16, Rule::DI7, Rule::DI11]);
}
