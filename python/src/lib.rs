//! The extension module of the Python package `hedgerow`: the library of `crates/hedgerow` as Python sees it.
//!
//! Every fault is a Python exception that carries the number of its rule; a panic of the engine becomes an `InternalError`. Names,
//! docstrings and examples are those of the package, so they are written for people who read Python.

// No Rust program sees these types, and Python has `__repr__`.
#![allow(missing_debug_implementations)]

mod action;
mod arena;
mod batch;
mod bot;
mod errors;
mod event;
mod feature;
mod game;
mod position;
mod record;
mod space;
mod table;
mod tile_set;

use pyo3::prelude::*;

#[pymodule]
fn _hedgerow(module: &Bound<'_, PyModule>) -> PyResult<()> {
    errors::add(module)?;
    module.add("__version__", env!("CARGO_PKG_VERSION"))?;
    module.add_class::<game::PyRules>()?;
    module.add_class::<game::PyGame>()?;
    module.add_class::<tile_set::PyTileSet>()?;
    module.add_class::<tile_set::PyTileKind>()?;
    module.add_class::<action::PyAction>()?;
    module.add_class::<event::PyEvent>()?;
    module.add_class::<feature::PyFeature>()?;
    module.add_class::<feature::PyTile>()?;
    module.add_class::<position::PyPosition>()?;
    module.add_class::<table::PyTable>()?;
    module.add_class::<record::PyRecord>()?;
    module.add_class::<bot::PyBot>()?;
    module.add_class::<bot::PyCandidate>()?;
    module.add_class::<space::PySpace>()?;
    module.add_class::<batch::PyBatch>()?;
    module.add_function(wrap_pyfunction!(action::_action, module)?)?;
    module.add_function(wrap_pyfunction!(table::_table, module)?)?;
    module.add_function(wrap_pyfunction!(table::simulate, module)?)?;
    module.add_function(wrap_pyfunction!(arena::arena, module)?)?;
    module.add_function(wrap_pyfunction!(arena::_play_fixtures, module)?)?;
    module.add_function(wrap_pyfunction!(arena::_report, module)?)?;
    Ok(())
}
