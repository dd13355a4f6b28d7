//! What is wrong with a tile set, as people read it.

use crate::{Text, text};
use hedgerow_rules::{
    FeatureKind, MAX_INNER_SEGMENTS, MAX_SEGMENTS, MAX_SET_TILES, SetError, SetProblem, ShapeProblem,
};

impl From<&SetError> for Text {
    fn from(error: &SetError) -> Text {
        let problem = Text::from(&error.problem);
        match &error.tile {
            Some(tile) => text!("set-in-tile", file = &error.file, tile = tile, problem = problem),
            None => text!("set-in-file", file = &error.file, problem = problem),
        }
    }
}

impl From<&SetProblem> for Text {
    fn from(problem: &SetProblem) -> Text {
        match problem {
            // What the reader of TOML says is English.
            SetProblem::Syntax(reason) => text!("set-syntax", reason = reason),
            SetProblem::Empty => text!("set-empty"),
            SetProblem::Total { total, sum } => text!("set-total", total = *total, sum = *sum),
            SetProblem::TooManyTiles { sum } => text!("set-too-many-tiles", sum = *sum, most = MAX_SET_TILES),
            SetProblem::NoSuchTile { key, id } => text!("set-no-such-tile", key = *key, tile = id),
            SetProblem::SameId => text!("set-same-id"),
            SetProblem::BadId(id) => text!("set-bad-id", tile = id),
            SetProblem::BadCount(count) => text!("set-bad-count", count = *count),
            SetProblem::BadPorts(ports) => text!("set-bad-ports", ports = ports),
            SetProblem::UndeclaredPort(letter) => text!("set-undeclared-port", letter = letter.to_string()),
            SetProblem::BadLetter(name) => text!("set-bad-letter", name = name),
            SetProblem::NoSegments => text!("set-no-segments"),
            SetProblem::TooManySegments => text!("set-too-many-segments", most = MAX_SEGMENTS),
            SetProblem::TooManyInner => text!("set-too-many-inner", most = MAX_INNER_SEGMENTS),
            SetProblem::UnknownKind { letter, kind, game: Some(game) } => {
                text!("set-kind-elsewhere", letter = letter.to_string(), kind = kind, title = Text::from(*game))
            }
            SetProblem::UnknownKind { letter, kind, game: None } => {
                text!("set-kind-nowhere", letter = letter.to_string(), kind = kind)
            }
            SetProblem::Segment { letter, message } => {
                text!("set-segment", letter = letter.to_string(), reason = message)
            }
            SetProblem::MisplacedGood { letter, kind, good } => {
                text!("set-misplaced-good", letter = letter.to_string(), kind = Text::from(*kind), good = *good)
            }
            SetProblem::BadGoodCount { letter, good, count } => {
                text!("set-bad-good-count", letter = letter.to_string(), good = *good, count = *count)
            }
            SetProblem::NoSuchSegment { letter, key, other } => {
                text!("set-no-such-segment", letter = letter.to_string(), key = *key, other = other)
            }
            SetProblem::WrongNeighbour { letter, key, kind, other } => text!(
                "set-wrong-neighbour",
                letter = letter.to_string(),
                key = *key,
                kind = Text::from(*kind),
                other = other.to_string()
            ),
            SetProblem::OneSided { letter, other } => {
                text!("set-one-sided", letter = letter.to_string(), other = other.to_string())
            }
            SetProblem::Shape { letter, kind, problem } => text!(
                "set-shape",
                letter = letter.to_string(),
                kind = Text::from(*kind),
                problem = Text::from(*problem)
            ),
            SetProblem::BadSide { side, ports } => text!("set-bad-side", side = side.to_string(), ports = ports),
            SetProblem::TwoMonasteries => text!("set-two-monasteries"),
            SetProblem::BadCity { land, sea } => text!("set-bad-city", land = land, sea = sea),
        }
    }
}

impl From<ShapeProblem> for Text {
    fn from(problem: ShapeProblem) -> Text {
        match problem {
            ShapeProblem::Sides => text!("set-shape-sides"),
            ShapeProblem::NoEnd => text!("set-shape-no-end"),
            ShapeProblem::RunsThrough => text!("set-shape-runs-through"),
            ShapeProblem::Inside => text!("set-shape-inside"),
            ShapeProblem::NoSpring => text!("set-shape-no-spring"),
        }
    }
}

/// The word for a kind of feature.
impl From<FeatureKind> for Text {
    fn from(kind: FeatureKind) -> Text {
        Text::new(format!("kind-{}", kind.name()))
    }
}
