//! The trace, read line by line and replayed in the oracle, which knows nothing of the engine.

use hedgerow_notation::Trace;
use hedgerow_rules::{Game, Rules};
use hedgerow_tests::games::{amount, game, oracle_tiles, random_game, small_games};
use hedgerow_tests::oracle::{Oracle, OracleAction, OracleEvent};
use serde_json::Value;
use std::collections::VecDeque;
use std::sync::Arc;

fn trace_of(game: &Arc<Game>, seats: usize, seed: &str) -> Vec<Value> {
    let record = random_game(game, seats, seed, |_| {});
    let mut trace = Trace::new(Vec::new());
    trace.start(3, &record.start().unwrap(), seed).unwrap();
    record.replay(|step| trace.step(&step).unwrap()).unwrap();
    let text = String::from_utf8(trace.into_inner()).unwrap();
    text.lines().map(|line| serde_json::from_str(line).unwrap()).collect()
}

fn text<'a>(line: &'a Value, key: &str) -> &'a str {
    line[key].as_str().unwrap_or_else(|| panic!("{line} has no {key}"))
}

fn number(line: &Value, key: &str) -> i64 {
    line[key].as_i64().unwrap_or_else(|| panic!("{line} has no {key}"))
}

/// The oracle's step for a line, or none for a line that only tells what followed.
fn step(line: &Value, hands: bool) -> Option<OracleAction> {
    let tile = || text(line, "tile").to_string();
    let (x, y) = (|| number(line, "x") as i32, || number(line, "y") as i32);
    Some(match text(line, "do") {
        "lay-aside" => OracleAction::LayAside { tile: tile() },
        "draw" => OracleAction::Draw { tile: tile() },
        "place" => OracleAction::Place { tile: tile(), x: x(), y: y(), rotation: number(line, "rotation") as u8 },
        "set-aside" if hands => OracleAction::Discard { tile: tile() },
        "piece" => OracleAction::Piece {
            piece: if text(line, "piece") == "hut" { "hut" } else { "follower" },
            segment: text(line, "segment").chars().next().unwrap(),
        },
        "take" => OracleAction::Take { x: x(), y: y() },
        "pass" => OracleAction::Pass,
        _ => return None,
    })
}

#[test]
fn traces_are_complete_and_obey_the_rules() {
    for game in Rules::all().map(game).chain(small_games()) {
        for seats in 2..=5 {
            for number in 0..amount("HEDGEROW_TRACE_GAMES", 5) {
                check(&game, seats, &format!("trace {} {seats} {number}", game.rules()));
            }
        }
    }
}

fn check(game: &Arc<Game>, seats: usize, seed: &str) {
    let (lines, rules) = (trace_of(game, seats, seed), game.rules());
    let mut oracle = Oracle::new(oracle_tiles(game), rules.name(), rules.options(), seats, 0);
    let hands = rules.hand_size() > 0;

    let start = &lines[0];
    assert_eq!((text(start, "do"), text(start, "rules"), text(start, "seed")), ("start", rules.name(), seed));
    assert_eq!((number(start, "x"), number(start, "y"), number(start, "rotation")), (0, 0, 0));
    assert_eq!(number(start, "seats"), seats as i64);
    let options: Vec<&String> = start["options"].as_object().unwrap().keys().collect();
    assert!(
        options.iter().zip(rules.options()).all(|(mine, theirs)| mine == theirs)
            && options.len() == rules.options().len()
    );

    let mut scores = vec![0i64; seats];
    let mut pending: VecDeque<OracleEvent> = VecDeque::new();
    let mut ended = false;
    for (index, line) in lines.iter().enumerate() {
        assert!(!ended, "nothing follows the end");
        assert_eq!(number(line, "game"), 3);
        match text(line, "do") {
            "score" => {
                let seats: Vec<usize> =
                    line["seats"].as_array().unwrap().iter().map(|seat| seat.as_u64().unwrap() as usize).collect();
                seats.iter().for_each(|seat| scores[*seat] += number(line, "points"));
                let matching = |outcome: &OracleEvent| match outcome {
                    OracleEvent::Score { kind, seats: theirs, points, tiles, sections, rule, .. } => {
                        (*kind, *points as i64, *rule)
                            == (text(line, "kind"), number(line, "points"), text(line, "rule"))
                            && *theirs == seats
                            && [("tiles", tiles), ("sections", sections)].into_iter().all(|(field, number)| {
                                line.get(field).map(|mine| mine.as_u64()) == number.map(|number| Some(number.into()))
                            })
                    }
                    OracleEvent::SetAside { .. } => false,
                };
                let found = pending.iter().position(matching).unwrap_or_else(|| panic!("{seed}: {line}\n{pending:?}"));
                pending.remove(found);
                let at = &line["at"];
                let spot =
                    (number(at, "x") as i32, number(at, "y") as i32, text(at, "segment").chars().next().unwrap());
                let known = oracle
                    .features()
                    .iter()
                    .any(|feature| feature.kind == text(line, "kind") && feature.members.contains(&spot));
                assert!(known, "{seed}: 'at' lies in such a feature: {line}");
                let at_end = matches!(text(line, "rule"), "CA10" | "CA11" | "HG15" | "HG16" | "DI11")
                    || text(line, "kind") == "field";
                assert_eq!(line.get("turn").is_none() && line.get("seat").is_none(), at_end, "{line}");
            }
            "end" => {
                let winners: Vec<usize> =
                    line["winners"].as_array().unwrap().iter().map(|seat| seat.as_u64().unwrap() as usize).collect();
                assert_eq!(winners, oracle.winners());
                ended = true;
            }
            "start" => {}
            what => {
                if let Some(step) = step(line, hands) {
                    assert!(pending.is_empty(), "{seed}: no line for {pending:?}");
                    pending = oracle.apply(&step).into();
                } else {
                    assert_eq!(what, "set-aside");
                    let drawn = &lines[index - 1];
                    assert_eq!(
                        (text(drawn, "do"), &drawn["tile"]),
                        ("draw", &line["tile"]),
                        "a set-aside follows its draw"
                    );
                    let set_aside = pending.pop_front();
                    assert_eq!(set_aside, Some(OracleEvent::SetAside { tile: text(line, "tile").to_string() }));
                }
                if what == "take" {
                    scores[number(line, "seat") as usize] += number(line, "points");
                }
                if what == "place" {
                    let next = text(&lines[index + 1], "do");
                    assert!(
                        ["piece", "take", "pass"].contains(&next),
                        "a placed tile is followed by a piece, a take or a pass"
                    );
                }
                let before_turn_one = what == "lay-aside" || (what == "draw" && line.get("turn").is_none());
                assert!(before_turn_one || number(line, "turn") > 0);
            }
        }
        let written: Vec<i64> =
            line["scores"].as_array().unwrap().iter().map(|score| score.as_i64().unwrap()).collect();
        assert_eq!(written, scores, "{seed}: {line}");
    }
    assert!(ended && pending.is_empty());
    assert!(oracle.scores().iter().map(|score| i64::from(*score)).eq(scores));
}
