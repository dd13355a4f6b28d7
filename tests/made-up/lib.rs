//! The made-up edition stands in `crates/rules/src/games/made_up.rs` and `crates/rules/sets/made-up/`; its tests in `tests/`.
