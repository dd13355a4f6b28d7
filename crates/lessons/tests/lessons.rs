//! Every lesson can be followed to its end, shows what it promises, and survives whatever the learner does instead.

use hedgerow_chance::{Generator, Purpose};
use hedgerow_lessons::{Instruction, Lesson, LessonError, When};
use hedgerow_notation::{DrawOrigin, Record, action_token, parse_action, set_hash};
use hedgerow_rules::{Action, Event, Phase, Player, Position, Score, Seat, Spot, Square};
use std::collections::BTreeSet;

const FILES: [&str; 3] = [
    include_str!("../lessons/carcassonne.toml"),
    include_str!("../lessons/hunters.toml"),
    include_str!("../lessons/discovery.toml"),
];

/// Plays a lesson to its end; `choose` picks one of the legal words, given those that the lesson wants.
fn play(lesson: &Lesson, mut choose: impl FnMut(&Position, &[String], &[String]) -> String) -> (Position, Vec<Score>) {
    let (mut position, mut dealer) = (lesson.start().unwrap(), lesson.dealer());
    let mut scores = Vec::new();
    while let Some(player) = position.to_act() {
        let action = match player {
            Player::Chance => dealer.deal(&position).expect("the stack lasts as long as the game"),
            Player::Seat(_) => {
                let legal: Vec<String> =
                    position.legal_actions().iter().map(|action| action_token(&position, *action)).collect();
                let word = choose(&position, &lesson.wanted(&position), &legal);
                parse_action(&position, &word).unwrap()
            }
        };
        let events = position.play(action).unwrap();
        scores.extend(events.into_iter().filter_map(|event| match event {
            Event::Scored(score) => Some(score),
            _ => None,
        }));
    }
    (position, scores)
}

fn any(generator: &mut Generator, words: &[String]) -> String {
    words[generator.below(words.len() as u32) as usize].clone()
}

/// Follows the lesson, and does anything where it asks for nothing.
fn straight_through(_: &Position, wanted: &[String], legal: &[String]) -> String {
    wanted.first().unwrap_or(&legal[0]).clone()
}

/// What a step says in English.
fn english(message: &str) -> &'static str {
    let texts = include_str!("../../../locales/en/lessons.ftl");
    let mut lines = texts.lines().filter_map(|line| line.strip_prefix("lesson-")?.split_once(" = "));
    lines.find(|(key, _)| *key == message).expect(message).1
}

#[test]
fn everything_a_lesson_asks_for_is_legal_when_it_is_asked_for() {
    for (lesson, file) in Lesson::all().iter().zip(FILES) {
        let mut asked = 0;
        let mut met = BTreeSet::new();
        play(lesson, |position, wanted, legal| {
            asked += usize::from(!wanted.is_empty());
            assert!(wanted.iter().all(|word| legal.contains(word)), "{}: {wanted:?} of {legal:?}", lesson.name);
            let when = if position.phase() == Phase::Place { When::Place } else { When::Piece };
            let tile = match when {
                When::Place => position.hand(position.seat())[0],
                _ => position.board().tiles().last().unwrap().kind,
            };
            for (number, step) in lesson.steps.iter().enumerate() {
                let telling = step.when == When::Tell && when == When::Place;
                let now = step.turn == position.turn() && step.tile == lesson.game.tile(tile).id;
                if !now || (step.when != when && !telling) {
                    continue;
                }
                assert!(telling || step.allow == wanted, "{}: {wanted:?}", step.text);
                assert!(telling || position.seat().0 == 0, "{}: only the learner is asked", step.text);
                for lit in &step.light {
                    let tile = position.board().tile_at(&lesson.game, lit.square);
                    let segment = tile.and_then(|tile| lesson.game.tile(tile.kind).segment(lit.segment));
                    assert!(segment.is_some(), "{} lights {lit:?}, where nothing is", step.text);
                }
                met.insert(number);
            }
            straight_through(position, wanted, legal)
        });
        assert_eq!(asked, file.matches("allow = ").count(), "{}: every answer is used", lesson.name);
        let ends = lesson.steps.iter().filter(|step| step.when == When::Over).count();
        assert_eq!(met.len() + ends, lesson.steps.len(), "{}: every step has its time", lesson.name);
        assert!(ends > 0 && asked > 20, "{}", lesson.name);
    }
}

#[test]
fn every_lesson_has_a_tile_to_turn_that_could_lie_there_in_another_way() {
    for lesson in Lesson::all() {
        let mut turned = 0;
        play(lesson, |position, wanted, legal| {
            let now = |step: &&Instruction| step.turn == position.turn() && step.allow == wanted;
            if let Some(step) = lesson.steps.iter().filter(|step| step.when == When::Place).find(now) {
                let square = |word: &str| word.rsplit_once('r').map(|(square, _)| square.to_string());
                let ways = legal.iter().filter(|word| square(word) == square(&wanted[0])).count();
                if step.turning {
                    assert!(ways > 1, "{}: the tile fits only one way", step.text);
                    turned += 1;
                }
            }
            straight_through(position, wanted, legal)
        });
        assert!(turned > 0, "{}: no tile is turned", lesson.name);
    }
}

#[test]
fn a_lesson_that_is_followed_gives_the_points_it_promises() {
    let promised = [
        ("carcassonne-road-scored", "4 points", "CA4", 0, 4),
        ("carcassonne-majority", "16 points", "CA5", 0, 16),
        ("carcassonne-farmers", "4 points", "CA11", 0, 4),
        ("hunters-forest-scored", "6 points", "HG9", 0, 6),
        ("hunters-fisherman", "4 points", "HG8", 1, 4),
        ("hunters-river-scored", "6 points", "HG8", 0, 6),
        ("discovery-plain-scored", "8 points", "DI6", 0, 8),
        ("discovery-mountain-scored", "8 points", "DI7", 0, 8),
        ("discovery-no-majority", "8 points", "DI7", 1, 8),
        ("discovery-sea-scored", "6 points", "DI8", 0, 6),
    ];
    for lesson in Lesson::all() {
        let (_, scores) = play(lesson, straight_through);
        for rule in &lesson.shows {
            assert!(scores.iter().any(|score| score.rule == *rule), "{}: nobody scores by {rule}", lesson.name);
        }
        for (message, said, rule, seat, points) in promised.iter().filter(|row| row.0.starts_with(&lesson.name)) {
            assert!(english(message).contains(said), "{message} does not say {said}: {}", english(message));
            let given = |score: &Score| {
                let seats: Vec<u8> = score.seats.iter().map(|seat| seat.0).collect();
                score.rule.id() == *rule && score.points == *points && seats == [*seat]
            };
            assert!(scores.iter().any(given), "{}: {rule} does not give seat {seat} {points}", lesson.name);
        }
    }
}

/// What the texts say of the points on the board at the beginning of a turn: as if the game ended there.
#[test]
fn the_numbers_in_the_texts_are_right() {
    let said = [
        ("carcassonne-joined", "both of you", 9, "CA10", vec![0, 1], 5),
        ("hunters-river-scored", "four fish", 6, "HG15", vec![0], 4),
        ("hunters-animals", "8 points", 7, "HG16", vec![1], 8),
        ("hunters-gold-gatherer", "The deer is lost", 8, "HG16", vec![1], 6),
        ("hunters-fish", "five fish", 11, "HG15", vec![0], 5),
        ("hunters-shared", "both get the points", 12, "HG16", vec![0, 1], 14),
        ("hunters-alone", "you alone", 14, "HG16", vec![0], 16),
        ("discovery-take-or-wait", "1 point per tile, so 3", 5, "DI11", vec![0], 3),
        ("discovery-mountain-cities", "three cities", 7, "DI11", vec![1], 3),
    ];
    for (message, words, turn, rule, seats, points) in said {
        assert!(english(message).contains(words), "{message} does not say {words}: {}", english(message));
        let name = message.split('-').next().unwrap();
        let mut found = Vec::new();
        play(Lesson::named(name).unwrap(), |position, wanted, legal| {
            if position.turn() == turn && position.phase() == Phase::Place && found.is_empty() {
                let events = position.clone().end_now();
                found.extend(events.into_iter().filter_map(|event| match event {
                    Event::Scored(score) => Some(score),
                    _ => None,
                }));
            }
            straight_through(position, wanted, legal)
        });
        let as_said = |score: &Score| {
            let given: Vec<u8> = score.seats.iter().map(|seat| seat.0).collect();
            score.rule.id() == rule && score.points == points && given == seats
        };
        assert!(found.iter().any(as_said), "{name} turn {turn}: no {rule} gives {seats:?} {points}: {found:#?}");
    }
}

#[test]
fn two_hunters_against_one_have_the_large_meadow_alone() {
    let lesson = Lesson::named("hunters").unwrap();
    let (end, scores) = play(lesson, straight_through);
    let segment = lesson.game.tile(lesson.game.start()).segment('a').unwrap();
    let meadow = end.board().feature_at(&lesson.game, Spot { square: Square::new(0, 0), segment });
    let score = scores.iter().find(|score| score.rule.id() == "HG16" && Some(score.feature) == meadow).unwrap();
    assert_eq!(score.seats.iter().map(|seat| seat.0).collect::<Vec<_>>(), [0]);
    assert!(score.points >= 14, "five mammoths and some deer: {score:?}");
}

#[test]
fn every_way_through_a_lesson_ends() {
    for lesson in Lesson::all() {
        for seed in 0..200 {
            let mut generator = Generator::new(&seed.to_string(), Purpose::Choices);
            let (end, _) = play(lesson, |_, wanted, legal| {
                let choices = if wanted.is_empty() { legal } else { wanted };
                any(&mut generator, choices)
            });
            assert!(end.outcome().is_some(), "{} {seed}", lesson.name);
        }
    }
}

/// A learner who leaves the guide plays anything; the bot keeps to the lesson where it can.
#[test]
fn a_learner_who_does_something_else_reaches_the_end_too() {
    for lesson in Lesson::all() {
        for seed in 0..200 {
            let mut generator = Generator::new(&seed.to_string(), Purpose::Choices);
            let (end, _) = play(lesson, |position, wanted, legal| match (position.seat().0, wanted.first()) {
                (1, Some(word)) => word.clone(),
                _ => any(&mut generator, legal),
            });
            assert!(end.outcome().is_some(), "{} {seed}", lesson.name);
        }
    }
}

#[test]
fn the_record_of_a_lesson_can_be_read_again() {
    for lesson in Lesson::all() {
        let mut record = Record::new(&lesson.game, 2, Seat(0), DrawOrigin::Entered).unwrap();
        let (mut position, mut dealer) = (lesson.start().unwrap(), lesson.dealer());
        for _ in 0..9 {
            let action = dealer.deal(&position).unwrap_or_else(|| position.legal_actions()[0]);
            position.play(action).unwrap();
            record.actions.push(action);
        }
        let text = record.write();
        assert!(Record::read(&text, &[]).is_err(), "the printed sets are others");
        assert_eq!(Record::read(&text, Lesson::sets()).unwrap().actions, record.actions);
    }
}

/// The tiles that chance gives when the lesson is followed.
fn drawn(lesson: &Lesson) -> String {
    let (mut position, mut dealer) = (lesson.start().unwrap(), lesson.dealer());
    let mut ids = Vec::new();
    let follow = |position: &Position| {
        let wanted = lesson.wanted(position);
        wanted.first().map_or(position.legal_actions()[0], |word| parse_action(position, word).unwrap())
    };
    while let Some(action) = dealer.next_action(&position, |_| Some(follow(&position))) {
        if let Action::Draw { tile } = action {
            ids.push(lesson.game.tile(tile).id.as_str());
        }
        position.play(action).unwrap();
    }
    ids.join(" ")
}

/// A table stores what was played and deals again from the lesson: another order would break those that exist.
#[test]
fn released_lessons_keep_the_order_of_their_tiles() {
    let released = [
        "U R A V W U E F E V M D B K U J V E E V",
        "L05 L03 L06 B08 L44 L61 L02 L14 L07 L04 L46 L06 L21 L10 L16 L31 L24 L13 L45 L26 L23",
        "T33 T05 T35 T64 T46 T42 T13 T03 T06 T65 T43 T18 T54 T58 T44 T61 T10 T19 T36 T26 T57 T55",
    ];
    assert_eq!(Lesson::all().iter().map(drawn).collect::<Vec<_>>(), released);
}

/// Tables and records that exist refer to these sets: a lesson that needs other tiles is a new one, with a new name.
#[test]
fn released_lessons_keep_their_tiles() {
    let hashes: Vec<String> = Lesson::sets().iter().map(|set| set_hash(set)[..16].to_string()).collect();
    assert_eq!(hashes, ["908769dd3b163ca6", "d56073010a46fa67", "820b4c4e9b7f25c2", "49c9c85bc7c33def"]);
}

#[test]
fn a_broken_lesson_says_what_is_wrong() {
    let file = |turn: &str| format!("rules = \"carcassonne/first\"\nshows = []\nend = []\n[[turn]]\n{turn}");
    let error = |text: String| Lesson::parse("own", &text).unwrap_err();
    assert!(matches!(error("rules".to_string()), LessonError::Syntax(_)));
    let missing = LessonError::NoSuchTile { turn: 1, tile: "Z".to_string() };
    assert_eq!(error(file("tile = \"Z\"")), missing);
    let twice = error(file("tile = \"C\"\n[[turn]]\ntile = \"C\""));
    assert_eq!(twice.to_string(), "turn 2 draws 'C', but the printed sets have no such tile left");
    // Of the four start tiles one lies on the table.
    let three = "tile = \"D\"\n[[turn]]\ntile = \"D\"\n[[turn]]\ntile = \"D\"";
    assert!(Lesson::parse("own", &file(three)).is_ok());
    assert!(matches!(
        error(file(&format!("{three}\n[[turn]]\ntile = \"D\""))),
        LessonError::NoSuchTile { turn: 4, .. }
    ));
    let spot = error(file("tile = \"U\"\ntell = [{ text = \"x\", light = [\"0:R\"] }]"));
    assert_eq!(spot, LessonError::BadSpot("0:R".to_string()));
    let rule = error(file("tile = \"U\"").replace("shows = []", "shows = [\"CA99\"]"));
    assert_eq!(rule, LessonError::NoSuchRule("CA99".to_string()));
    assert!(matches!(error(file("tile = \"U\"").replace("first", "last")), LessonError::Rules(_)));
}
