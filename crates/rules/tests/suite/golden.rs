//! Whole games and perft counts that pin behaviour: a change in them is a decision, not an accident.
//!
//! After such a decision, `HEDGEROW_WRITE_GOLDEN=1 cargo test -p hedgerow-rules --test suite golden` writes the files anew.

use hedgerow_chance::Dealer;
use hedgerow_notation::{DrawOrigin, Record};
use hedgerow_rules::{GameKind, Player, Position, Rules, Seat};
use hedgerow_tests::games::{game, oracle_tiles, random_game};
use hedgerow_tests::oracle::{Expect, Oracle, OracleAction};
use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

const SEEDS: [(&str, usize); 3] = [("golden 1", 2), ("golden 2", 3), ("golden 3", 5)];

fn folder(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests").join(name)
}

fn writing() -> bool {
    std::env::var_os("HEDGEROW_WRITE_GOLDEN").is_some()
}

fn file_name(rules: Rules) -> String {
    rules.to_string().replace(['/', '+'], "-")
}

#[test]
fn golden_games_are_replayed_to_their_scores() {
    for rules in Rules::all() {
        for (number, (seed, seats)) in SEEDS.into_iter().enumerate() {
            replay(&format!("{}-{}", file_name(rules), number + 1), rules, seats, seed);
        }
    }
}

/// Where a tile goes back into its stack (CA3) is part of the record format, too; and that none does when the river is stuck
/// (R14).
#[test]
fn golden_games_with_tiles_set_aside() {
    let games: [(&str, &[&str], &str, &[&str]); 3] = [
        ("carcassonne-first-returned", &[], "18", &["B"]),
        ("carcassonne-first-river-returned", &["river"], "36", &["two-cities"]),
        ("carcassonne-first-river-stuck", &["river"], "21", &[]),
    ];
    for (name, options, seed, returned) in games {
        let rules = Rules::named("carcassonne/first", options.iter().copied()).unwrap();
        assert_eq!(replay(name, rules, 2, seed), returned, "{name}");
    }
}

/// Written down once: a change here breaks the beginning of every game whose seed decides who begins (R1).
#[test]
fn the_first_seat_never_changes() {
    let first = |seed| [2, 3, 4, 5].map(|seats| Dealer::first_seat(seed, seats).index());
    assert_eq!(first("7"), [0, 2, 0, 1]);
    assert_eq!(first("18"), [1, 1, 3, 3]);
    assert_eq!(first("golden 1"), [0, 2, 2, 2]);
}

/// Replays a golden game; answers with the tiles that went back into their stacks.
fn replay(name: &str, rules: Rules, seats: usize, seed: &str) -> Vec<String> {
    let file = folder("records").join(format!("{name}.hedgerow"));
    if writing() {
        fs::write(&file, random_game(&game(rules), seats, seed, |_| {}).write()).unwrap();
    }
    let text = fs::read_to_string(&file).unwrap_or_else(|error| panic!("{}: {error}", file.display()));
    let record = Record::read(&text, &[]).unwrap_or_else(|error| panic!("{}: {error}", file.display()));
    let DrawOrigin::Seed(seed) = &record.draws else { panic!("{}: drawn from a seed", file.display()) };
    let mut dealer = Dealer::new(&record.game, seed);
    let mut returned = Vec::new();
    let replayed = record.replay(|step| {
        if step.before.to_act() == Some(Player::Chance) {
            let dealt = dealer.deal(step.before);
            assert_eq!(dealt, Some(step.action), "{}: the seed gives the draws", file.display());
        }
        returned.extend(step.after.aside().map(|tile| record.game.tile(tile).id.clone()));
    });
    let end = replayed.unwrap();
    let scores: Vec<String> = end.outcome().expect("a whole game").scores.iter().map(u32::to_string).collect();
    let written = text.lines().last().and_then(|line| line.strip_prefix("end: ")).expect("the final scores");
    assert_eq!(written, scores.join(" "), "{}", file.display());
    assert_eq!(record.write(), text, "{}", file.display());
    returned
}

/// Lines of `PRESET SEATS DEPTH COUNT`.
fn perft_lines(text: &str) -> Vec<(Rules, usize, usize, u64)> {
    let lines = text.lines().filter(|line| !line.starts_with('#') && !line.is_empty());
    let parse = |line: &str| {
        let words: Vec<&str> = line.split_whitespace().collect();
        let mut name = words[0].split('+');
        let rules = Rules::named(name.next().unwrap(), name).unwrap();
        (rules, words[1].parse().unwrap(), words[2].parse().unwrap(), words[3].parse().unwrap())
    };
    lines.map(parse).collect()
}

#[test]
fn perft_counts_stand() {
    let file = folder("perft").join("start.perft");
    if writing() {
        let mut text = "# Sequences of player decisions from the start: PRESET SEATS DEPTH COUNT.\n\
             # DrawOrigin do not count towards the depth; every kind that can be drawn branches, copies of a kind do not.\n\
             # Equal choices count once. A game that ends earlier counts nothing, nor does a draw that fits nowhere and goes back.\n"
            .to_string();
        for rules in Rules::all() {
            let position = Position::new(&game(rules), 2, Seat(0)).unwrap();
            let depths = match rules.game() {
                // The hands of the advanced Discovery branch before anybody decides anything; tiles laid aside even more.
                _ if rules.hand_size() > 0 => usize::from(rules.options().is_empty()),
                GameKind::Carcassonne => 4,
                GameKind::Hunters | GameKind::Discovery => 3,
            };
            for depth in 1..=depths {
                text += &format!("{rules} 2 {depth} {}\n", position.perft(depth));
            }
        }
        fs::write(&file, text).unwrap();
    }
    let lines = perft_lines(&fs::read_to_string(&file).unwrap());
    assert_eq!(lines.len(), 35);
    for (rules, seats, depth, count) in lines {
        let position = Position::new(&game(rules), seats, Seat(0)).unwrap();
        assert_eq!(position.perft(depth), count, "{rules}, {seats} seats, depth {depth}");
    }
}

/// The oracle counts the same, as deep as it gets in a moment.
#[test]
fn perft_counts_agree_with_the_oracle() {
    let counts: BTreeMap<(String, usize), u64> =
        perft_lines(&fs::read_to_string(folder("perft").join("start.perft")).unwrap())
            .into_iter()
            .map(|(rules, _, depth, count)| ((rules.to_string(), depth), count))
            .collect();
    for rules in Rules::all().filter(|rules| rules.hand_size() == 0) {
        let oracle = Oracle::new(oracle_tiles(&game(rules)), rules.name(), rules.options(), 2, 0);
        for depth in 1..=3 {
            let returns = rules.game() == GameKind::Carcassonne;
            assert_eq!(
                oracle_perft(&oracle, depth, returns),
                counts[&(rules.to_string(), depth)],
                "{rules}, depth {depth}"
            );
        }
    }
}

fn oracle_perft(oracle: &Oracle, depth: usize, returns: bool) -> u64 {
    let after = |step: OracleAction, depth| {
        let mut next = oracle.clone();
        next.apply(&step);
        oracle_perft(&next, depth, returns)
    };
    match oracle.expect() {
        _ if depth == 0 => 1,
        Expect::Over | Expect::LayAside | Expect::Discard { .. } => 0,
        // A tile that fits nowhere and goes back counts nothing; only in Carcassonne does one go back (CA3).
        Expect::Draw { .. } => oracle
            .can_draw()
            .into_keys()
            .filter(|tile| !returns || !oracle.placements(tile).is_empty())
            .map(|tile| after(OracleAction::Draw { tile }, depth))
            .sum(),
        Expect::Place { .. } => {
            let tile = oracle.drawn().unwrap();
            let placements = oracle.placements(&tile);
            if depth == 1 {
                return placements.len() as u64;
            }
            let place = |(x, y, rotation)| after(OracleAction::Place { tile: tile.clone(), x, y, rotation }, depth - 1);
            placements.into_iter().map(place).sum()
        }
        Expect::Use { .. } => {
            let uses = oracle.uses().into_iter().map(|option| match option.piece {
                "take" => OracleAction::Take { x: option.x, y: option.y },
                piece => OracleAction::Piece { piece, segment: option.segment },
            });
            uses.chain([OracleAction::Pass]).map(|step| after(step, depth - 1)).sum()
        }
    }
}
