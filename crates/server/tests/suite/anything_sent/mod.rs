//! Bodies and messages that programs with faults might send.

use proptest::prelude::*;
use proptest::sample::select;
use proptest::test_runner::{Config, RngAlgorithm, TestRng, TestRunner};
use serde_json::{Map, Value};

/// The same every time; PROPTEST_CASES asks for more.
pub fn runner(cases: u32) -> TestRunner {
    let rng = TestRng::from_seed(RngAlgorithm::ChaCha, &[7; 32]);
    let cases = std::env::var("PROPTEST_CASES").ok().and_then(|cases| cases.parse().ok()).unwrap_or(cases);
    let config = Config { cases, max_shrink_iters: 200, failure_persistence: None, ..Config::default() };
    TestRunner::new_with_rng(config, rng)
}

pub fn any_json() -> impl Strategy<Value = Value> {
    let leaf = prop_oneof![
        Just(Value::Null),
        any::<bool>().prop_map(Value::from),
        any::<i64>().prop_map(Value::from),
        any::<f64>().prop_map(Value::from),
        any_text().prop_map(Value::from),
    ];
    leaf.prop_recursive(4, 24, 4, |inner| {
        prop_oneof![
            prop::collection::vec(inner.clone(), 0..4).prop_map(Value::from),
            prop::collection::vec((any_text(), inner), 0..4)
                .prop_map(|fields| Value::Object(fields.into_iter().collect::<Map<_, _>>())),
        ]
    })
}

pub fn any_text() -> impl Strategy<Value = String> {
    prop_oneof![
        prop::collection::vec(any::<char>(), 0..12).prop_map(|letters| letters.into_iter().collect()),
        select(vec![
            "",
            "Ada",
            "easy",
            "0",
            "-1",
            "18446744073709551616",
            "carcassonne/first",
            "carcassonne",
            "river",
            "U@1,0r3",
            "+U",
            "\u{0}",
            "\u{202e}x",
            "💥",
            "../..",
            "' OR 1=1 --",
            "%00",
            "null",
        ])
        .prop_map(str::to_owned),
        (1usize..3000).prop_map(|length| "x".repeat(length)),
    ]
}

/// A body: the example with something in it changed, or anything.
pub fn bodies(example: &Value) -> BoxedStrategy<Vec<u8>> {
    if example.is_null() {
        return prop_oneof![Just(Vec::new()), any_json().prop_map(|value| value.to_string().into_bytes())].boxed();
    }
    let example = example.clone();
    let changed = (any::<u32>(), prop::option::of(any_json())).prop_map({
        let example = example.clone();
        move |(place, new)| {
            let mut value = example.clone();
            change(&mut value, place as usize, new);
            value.to_string().into_bytes()
        }
    });
    let cut = (0usize..200).prop_map({
        let text = example.to_string().into_bytes();
        move |length| text[..length.min(text.len())].to_vec()
    });
    prop_oneof![
        6 => changed,
        1 => Just(example.to_string().into_bytes()),
        1 => cut,
        1 => any_json().prop_map(|value| value.to_string().into_bytes()),
        1 => prop::collection::vec(any::<u8>(), 0..60),
    ]
    .boxed()
}

/// Replaces or removes something inside.
fn change(value: &mut Value, place: usize, new: Option<Value>) {
    let within = match value {
        Value::Array(items) if !items.is_empty() && !place.is_multiple_of(4) => {
            let index = place / 4 % items.len();
            if new.is_none() && place.is_multiple_of(3) {
                items.remove(index);
                return;
            }
            &mut items[index]
        }
        Value::Object(fields) if !fields.is_empty() && !place.is_multiple_of(4) => {
            let key = fields.keys().nth(place / 4 % fields.len()).unwrap().clone();
            if new.is_none() && place.is_multiple_of(3) {
                fields.remove(&key);
                return;
            }
            fields.get_mut(&key).unwrap()
        }
        _ => {
            *value = new.unwrap_or_default();
            return;
        }
    };
    change(within, place / 16, new);
}
