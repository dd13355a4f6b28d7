//! The parts of the engine, each by itself, in the middle of a game: `cargo bench -p hedgerow-bots`.

use criterion::{Criterion, criterion_group, criterion_main};
use hedgerow_bots::{Playouts, random_game};
use hedgerow_notation::Record;
use hedgerow_rules::{Action, Game, Phase, Position, Rules};
use std::hint::black_box;
use std::sync::Arc;

/// The position in the middle of the game at the beginning of a turn, and the actions of that turn.
fn middle(record: &Record) -> (Position, Vec<Action>) {
    let mut position = record.start().expect("two can play");
    let half = record.actions.len() / 2;
    let mut turn = Vec::new();
    let mut at = None;
    for (index, action) in record.actions.iter().enumerate() {
        if at.is_none() && index >= half && position.phase() == Phase::Draw {
            at = Some((position.clone(), position.turn()));
        }
        if at.as_ref().is_some_and(|(_, number)| position.turn() == *number) {
            turn.push(*action);
        }
        position.play_unchecked(*action);
    }
    (at.expect("a turn begins in the second half").0, turn)
}

fn engine(criterion: &mut Criterion) {
    for name in ["carcassonne/first", "hunters/en-2014", "discovery/standard"] {
        let game = Arc::new(Game::new(Rules::named(name, []).expect("a preset")).expect("its tiles"));
        let record = random_game(&game, 2, "bench", |_| {}).expect("two can play");
        let (before, turn) = middle(&record);
        let mut group = criterion.benchmark_group(name);

        let mut placing = before.clone();
        placing.play_unchecked(turn[0]);
        let tile = placing.hand(placing.seat())[0];
        group.bench_function("legal placements, listed", |bencher| {
            let mut actions = Vec::with_capacity(1024);
            bencher.iter(|| {
                placing.legal_actions_into(&mut actions);
                black_box(actions.len())
            });
        });
        group.bench_function("legal placements, counted", |bencher| {
            bencher.iter(|| black_box(&placing).placement_count(tile))
        });

        group.bench_function("a turn played and taken back", |bencher| {
            let mut position = before.clone();
            bencher.iter(|| {
                let bookmark = position.bookmark();
                turn.iter().for_each(|action| position.play_unchecked(*action));
                position.go_back(&bookmark);
            });
        });
        group.bench_function("a turn played, then a copy", |bencher| {
            let mut position = before.clone();
            bencher.iter(|| {
                turn.iter().for_each(|action| position.play_unchecked(*action));
                position.clone_from(&before);
            });
        });
        group.bench_function("a copy alone", |bencher| {
            let mut position = before.clone();
            bencher.iter(|| position.clone_from(black_box(&before)));
        });
        group.bench_function("final scoring and a copy", |bencher| {
            let mut position = before.clone();
            bencher.iter(|| {
                position.end_now();
                position.clone_from(&before);
            });
        });
        group.bench_function("a whole random game", |bencher| {
            let mut playouts = Playouts::new(&record.start().expect("two can play"), 1);
            bencher.iter(|| black_box(playouts.play()).turn());
        });
        group.bench_function("a record read and replayed", |bencher| {
            let text = record.write();
            bencher.iter(|| Record::read(black_box(&text), &[]).expect("a good record").actions.len());
        });
        group.finish();
    }
}

criterion_group!(benches, engine);
criterion_main!(benches);
