//! What speed rests on: the signature of random games, and that playing allocates nothing.
#![allow(unsafe_code)] // A counting allocator cannot be written without.

use hedgerow_bots::{Playouts, SplitMix64, signature};
use hedgerow_rules::{Action, Phase, Position, Rules, Seat};
use hedgerow_tests::games::game;
use std::alloc::{GlobalAlloc, Layout, System};
use std::cell::Cell;

/// Counts the allocations of each thread.
struct Counting;

thread_local! {
    static ALLOCATIONS: Cell<usize> = const { Cell::new(0) };
}

// SAFETY: everything is handed on to the system's allocator unchanged.
unsafe impl GlobalAlloc for Counting {
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        ALLOCATIONS.with(|count| count.set(count.get() + 1));
        unsafe { System.alloc(layout) }
    }

    unsafe fn dealloc(&self, pointer: *mut u8, layout: Layout) {
        unsafe { System.dealloc(pointer, layout) }
    }

    unsafe fn realloc(&self, pointer: *mut u8, layout: Layout, size: usize) -> *mut u8 {
        ALLOCATIONS.with(|count| count.set(count.get() + 1));
        unsafe { System.realloc(pointer, layout, size) }
    }
}

#[global_allocator]
static ALLOCATOR: Counting = Counting;

fn allocations(action: impl FnOnce()) -> usize {
    let before = ALLOCATIONS.with(Cell::get);
    action();
    ALLOCATIONS.with(Cell::get) - before
}

fn start(rules: Rules, seats: usize) -> Position {
    Position::new(&game(rules), seats, Seat(0)).unwrap()
}

#[test]
fn the_counter_counts() {
    assert_eq!(allocations(|| drop(std::hint::black_box(Box::new(7)))), 1);
}

#[test]
fn playing_allocates_nothing() {
    for rules in Rules::all() {
        for seats in 2..=5 {
            let mut playouts = Playouts::new(&start(rules, seats), 1);
            let count = allocations(|| {
                for _ in 0..100 {
                    playouts.play();
                }
            });
            assert_eq!(count, 0, "{rules}, {seats} seats");
        }
    }
}

#[test]
fn going_back_allocates_nothing() {
    for rules in Rules::all() {
        let mut position = start(rules, 3);
        let mut actions = Vec::with_capacity(4096);
        let mut random = SplitMix64::new(5);
        let count = allocations(|| {
            while position.to_act().is_some() {
                let bookmark = position.bookmark();
                for _ in 0..2 {
                    position.legal_actions_into(&mut actions);
                    let Some(action) = actions.get(random.below(actions.len().max(1))) else { break };
                    position.play_unchecked(*action);
                }
                if random.below(2) == 0 {
                    position.go_back(&bookmark);
                }
            }
        });
        assert_eq!(count, 0, "{rules}");
    }
}

/// What the board keeps in sum must be what a walk over the open squares finds, also after going back.
#[test]
fn placements_are_counted_in_advance() {
    for rules in Rules::all() {
        let mut position = start(rules, 3);
        let mut random = SplitMix64::new(7);
        while position.to_act().is_some() {
            let bookmark = position.bookmark();
            for _ in 0..3 {
                let actions = position.legal_actions();
                let Some(action) = actions.get(random.below(actions.len().max(1))) else { break };
                position.play_unchecked(*action);
            }
            if random.below(3) == 0 {
                position.go_back(&bookmark);
            }
            for kind in position.game().kind_ids() {
                let placements: Vec<_> = position.placements(kind).collect();
                assert_eq!(position.placement_count(kind), placements.len(), "{rules}");
                for number in 0..=placements.len() {
                    assert_eq!(position.nth_placement(kind, number), placements.get(number).copied(), "{rules}");
                }
            }
        }
    }
}

/// Playing by chance must lead where drawing, placing and using a piece lead with the same choices.
#[test]
fn playing_by_chance_is_playing_actions() {
    for rules in Rules::all().filter(|rules| rules.hand_size() == 0) {
        let mut position = start(rules, 3);
        let mut by_actions = start(rules, 3);
        let mut random = SplitMix64::new(9);
        while position.phase() != Phase::Over {
            let draws = position.legal_actions();
            let draw = draws[random.below(draws.len())];
            let Action::Draw { tile } = draw else { unreachable!("a tile is drawn at the beginning of a turn") };
            let mut choices = random.clone();
            position.play_by_chance(tile, |ways| random.below(ways));
            by_actions.play(draw).unwrap();
            if by_actions.phase() == Phase::Place {
                let number = choices.below(by_actions.placement_count(tile));
                let (square, rotation) = by_actions.nth_placement(tile, number).unwrap();
                by_actions.play(Action::Place { tile, square, rotation }).unwrap();
                let uses = by_actions.uses();
                let piece = choices.below(uses.len() + 1).checked_sub(1).map_or(Action::Pass, |number| uses[number]);
                by_actions.play(piece).unwrap();
            }
            assert_eq!(position.setup(), by_actions.setup(), "{rules}");
        }
    }
}

/// These change only when the rules, the order of choices or the generator of the playouts change: a decision.
#[test]
fn signatures_stand() {
    let expected = SIGNATURES.map(|(name, _)| Rules::named(name, []).unwrap());
    assert!(Rules::all().eq(expected), "every preset and option");
    for (name, expected) in SIGNATURES {
        let found = signature(&start(Rules::named(name, []).unwrap(), 2), 100);
        assert_eq!(format!("{found:016x}"), expected, "{name}");
    }
}

const SIGNATURES: [(&str, &str); 12] = [
    ("carcassonne/first", "32b0f1983829e67c"),
    ("carcassonne/first+river", "547cd0a2c7f1e858"),
    ("carcassonne/modern", "ae47519472ed9b0a"),
    ("carcassonne/modern+river", "da7c03c3abf71467"),
    ("hunters/pl-2002", "6f9090e0ff9037b3"),
    ("hunters/pl-2002+literal", "ce6d8d6aa370b941"),
    ("hunters/hu-2002", "c93da3be5fd3f7f3"),
    ("hunters/hu-2002+literal", "cfd37b58be682c40"),
    ("hunters/en-2014", "6f9090e0ff9037b3"),
    ("discovery/standard", "d14617b3e46760c8"),
    ("discovery/advanced", "d7c3765c7cfbf161"),
    ("discovery/advanced+equal-turns", "ff18e54968754637"),
];
