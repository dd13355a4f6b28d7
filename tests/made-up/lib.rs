//! The made-up edition stands in `crates/rules/src/games/made_up.rs` and `sets/`; its tests in `tests/`.
