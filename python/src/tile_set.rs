//! Tile sets and the kinds of tiles in them.

use crate::errors::{FormatError, format_error, guarded};
use hedgerow::draw::{TileArt, tile_sheet_svg};
use hedgerow::notation::set_hash;
use hedgerow::rules::{TileKind, TileSet};
use pyo3::prelude::*;
use pyo3::types::PyType;

/// The tiles of a box, checked. It draws itself in a notebook.
///
/// >>> river = hedgerow.TileSet.printed("river")
/// >>> river.total, river.kinds[0].id
/// (12, 'spring')
/// >>> hedgerow.TileSet.parse("mine", river.text) == hedgerow.TileSet.parse("mine", river.text)
/// True
#[pyclass(module = "hedgerow", name = "TileSet", frozen, eq, from_py_object)]
#[derive(Clone, PartialEq)]
pub struct PyTileSet {
    pub set: TileSet,
}

#[pymethods]
impl PyTileSet {
    /// Reads a set from the text of its file (TOML; see the printed ones).
    #[staticmethod]
    fn parse(name: &str, text: &str) -> PyResult<PyTileSet> {
        let set = guarded(|| TileSet::parse(name, text))?.map_err(|error| format_error(&error))?;
        Ok(PyTileSet { set })
    }

    /// Reads a set in its canonical form, as hosts send it to engines.
    #[staticmethod]
    fn parse_canonical(name: &str, text: &str) -> PyResult<PyTileSet> {
        let set = guarded(|| TileSet::parse_canonical(name, text))?.map_err(|error| format_error(&error))?;
        Ok(PyTileSet { set })
    }

    /// One of the sets that come with the library.
    #[staticmethod]
    fn printed(name: &str) -> PyResult<PyTileSet> {
        let set = TileSet::built_in(name).ok_or_else(|| {
            let names = TileSet::built_in_names().collect::<Vec<_>>().join(", ");
            FormatError::new_err(format!("there is no printed set '{name}'; there are: {names}"))
        })?;
        Ok(PyTileSet { set })
    }

    /// The names of the sets that come with the library.
    #[staticmethod]
    fn printed_names() -> Vec<&'static str> {
        TileSet::built_in_names().collect()
    }

    /// Its name.
    #[getter]
    fn name(&self) -> &str {
        &self.set.name
    }

    /// The game its tiles belong to.
    #[getter]
    fn game(&self) -> &'static str {
        self.set.game.name()
    }

    /// Its kinds of tiles.
    #[getter]
    fn kinds(&self) -> Vec<PyTileKind> {
        self.set.kinds.iter().map(PyTileKind::of).collect()
    }

    /// How many tiles it holds.
    #[getter]
    fn total(&self) -> usize {
        self.set.total()
    }

    /// The text of a file that describes it.
    #[getter]
    fn text(&self) -> String {
        self.set.write()
    }

    /// All that matters of it, in a fixed form: what the checksum is made of.
    #[getter]
    fn canonical(&self) -> String {
        self.set.canonical_text()
    }

    /// The checksum by which records name it.
    #[getter]
    fn hash(&self) -> String {
        set_hash(&self.set)
    }

    /// All its tiles as a picture.
    #[pyo3(signature = (columns=8))]
    fn svg(&self, columns: usize) -> PyResult<String> {
        guarded(|| tile_sheet_svg(&self.set, columns.clamp(1, 100)))
    }

    /// One of its tiles as a picture, turned clockwise by `rotation` quarter turns.
    #[pyo3(signature = (tile, rotation=0))]
    fn tile_svg(&self, tile: &str, rotation: u8) -> PyResult<String> {
        let kind = self.set.kinds.iter().position(|kind| kind.id == tile);
        let kind = kind.ok_or_else(|| FormatError::new_err(format!("the set has no tile '{tile}'")))?;
        guarded(|| TileArt::new(&self.set, kind).turned(rotation % 4))
    }

    fn _repr_svg_(&self) -> PyResult<String> {
        self.svg(8)
    }

    fn __hash__(&self) -> u64 {
        self.set.total() as u64
    }

    fn __repr__(&self) -> String {
        format!("TileSet('{}', {} tiles)", self.set.name, self.set.total())
    }

    fn __reduce__<'py>(&self, py: Python<'py>) -> PyResult<(Bound<'py, PyAny>, (String, String))> {
        let class: Bound<'py, PyType> = py.get_type::<PyTileSet>();
        Ok((class.getattr("parse")?, (self.set.name.clone(), self.set.write())))
    }
}

/// An entry of a tile set.
///
/// >>> start = hedgerow.Game("carcassonne/first").tile_kinds[3]
/// >>> start.id, start.count, start.ports
/// ('D', 4, 'CCC aRb bbb bRa')
/// >>> start.segments["C"]
/// {'kind': 'city', 'goods': {}}
#[pyclass(module = "hedgerow", name = "TileKind", frozen, get_all)]
#[derive(Clone)]
pub struct PyTileKind {
    /// Its name in the set and in records.
    id: String,
    /// How many of it the box holds.
    count: u8,
    /// The segment at each port, clockwise from the north-west corner, three per side.
    ports: String,
    segments: std::collections::BTreeMap<String, PySegment>,
}

/// What a segment is made of and what lies on it.
#[derive(Clone, IntoPyObject)]
pub struct PySegment {
    kind: &'static str,
    goods: std::collections::BTreeMap<&'static str, u16>,
}

impl PyTileKind {
    pub fn of(tile: &TileKind) -> PyTileKind {
        let letter = |index: &u8| tile.segments[*index as usize].letter;
        let sides: Vec<String> = tile.ports.chunks(3).map(|side| side.iter().map(letter).collect()).collect();
        let segments = tile.segments.iter().map(|segment| {
            let goods = segment.goods.iter().map(|(good, count)| (good.name(), count)).collect();
            (segment.letter.to_string(), PySegment { kind: segment.kind.name(), goods })
        });
        PyTileKind { id: tile.id.clone(), count: tile.count, ports: sides.join(" "), segments: segments.collect() }
    }
}

#[pymethods]
impl PyTileKind {
    fn __repr__(&self) -> String {
        format!("TileKind('{}', count={})", self.id, self.count)
    }
}
