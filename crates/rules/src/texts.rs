//! What this crate complains about, and the words for its things, as people read them: the errors say their own texts. The
//! matches are exhaustive, so that a new error needs one.

use crate::{
    FeatureKind, GameError, GameKind, MAX_INNER_SEGMENTS, MAX_SEATS, MAX_SEGMENTS, MAX_SET_TILES, MAX_TILES, Phase,
    Player, Refusal, Rules, RulesError, Seat, SetError, SetProblem, SetupError, ShapeProblem, Side,
};
use hedgerow_text::{Text, TextArg, errors, text};

errors! {
    Refusal;
    RulesError;
    GameError;
    SetupError: GameError as Game;
    SetError;
    SetProblem;
    ShapeProblem;
}

impl From<&Refusal> for Text {
    fn from(refusal: &Refusal) -> Text {
        match refusal {
            Refusal::GameOver => text!("refusal-game-over"),
            Refusal::NotYourTurn { to_act: Player::Chance, .. } => text!("refusal-draw-first"),
            Refusal::NotYourTurn { to_act: Player::Seat(_), .. } => text!("refusal-not-your-turn"),
            Refusal::AlreadyActed { .. } => text!("refusal-already-acted"),
            Refusal::WrongPhase { phase } => wanted(*phase),
            Refusal::NoSuchPiece { piece } => text!("refusal-no-such-piece", piece = piece.name()),
            Refusal::NoTakingOff => text!("refusal-no-taking-off"),
            Refusal::PieceBeforeTile => text!("refusal-piece-before-tile"),
            Refusal::NoneLeft => text!("refusal-none-left"),
            Refusal::NotInHand => text!("refusal-not-in-hand"),
            Refusal::NoSuchRotation => text!("refusal-no-such-rotation"),
            Refusal::SquareTaken { square } => text!("refusal-square-taken", square = square.to_string()),
            Refusal::NoNeighbour { square } => text!("refusal-no-neighbour", square = square.to_string()),
            Refusal::SidesDiffer { side } => text!("refusal-sides-differ", side = side_name(*side)),
            Refusal::RiverElsewhere => text!("refusal-river-elsewhere"),
            Refusal::RiverUTurn => text!("refusal-river-u-turn"),
            Refusal::NoSuchSegment => text!("refusal-no-such-segment"),
            Refusal::EmptySupply { piece } => text!("refusal-empty-supply", piece = piece.name()),
            Refusal::Occupied { kind } => text!("refusal-occupied", kind = kind.name()),
            Refusal::HutThere => text!("refusal-hut-there"),
            Refusal::NoRole { piece, kind, .. } => text!("refusal-no-role", piece = piece.name(), kind = kind.name()),
            Refusal::FireTile => text!("refusal-fire-tile"),
            Refusal::NothingToTake { square } => text!("refusal-nothing-to-take", square = square.to_string()),
            Refusal::StillFits => text!("refusal-still-fits"),
        }
    }
}

/// What must be done instead.
fn wanted(phase: Phase) -> Text {
    match phase {
        Phase::LayAside => text!("refusal-lay-aside-now"),
        Phase::Deal | Phase::Draw | Phase::DrawBonus | Phase::Refill => text!("refusal-draw-now"),
        Phase::Place => text!("refusal-place-now"),
        Phase::Discard => text!("refusal-discard-now"),
        Phase::Use => text!("refusal-use-now"),
        Phase::Over => text!("refusal-game-over"),
    }
}

fn side_name(side: Side) -> &'static str {
    match side {
        Side::North => "north",
        Side::East => "east",
        Side::South => "south",
        Side::West => "west",
    }
}

impl From<&RulesError> for Text {
    fn from(error: &RulesError) -> Text {
        match error {
            RulesError::UnknownName { name } => {
                text!("choice-no-rules", name = name, names = Rules::names().join(", "))
            }
            RulesError::UnknownOption { option } => {
                text!("choice-no-option", option = option, options = Rules::options_with_presets())
            }
            RulesError::WrongOption { name, option, rule } => {
                text!("choice-wrong-option", name = *name, option = *option, rule = rule.id())
            }
        }
    }
}

impl From<&GameError> for Text {
    fn from(error: &GameError) -> Text {
        match error {
            GameError::WrongGame { set, is, rules, needs } => text!(
                "choice-wrong-game",
                set = set,
                is = Text::from(*is),
                rules = rules.to_string(),
                needs = Text::from(*needs)
            ),
            GameError::NoStart { set } => text!("choice-no-start", set = set),
            GameError::NoLast { set } => text!("choice-no-last", set = set),
            GameError::BadRiver { set, tile, wanted, found } => {
                text!("choice-bad-river", set = set, tile = tile, wanted = *wanted, found = *found)
            }
            GameError::BadRiverCount { set, tile, wanted, found } => {
                text!("choice-bad-river-count", set = set, tile = tile, wanted = *wanted, found = *found)
            }
            GameError::SameTile { tile, first, second } => {
                text!("choice-same-tile", tile = tile, first = first, second = second)
            }
            GameError::WrongNumber { rules, found, wanted } => {
                text!("choice-wrong-number", rules = rules.to_string(), found = *found, wanted = *wanted)
            }
            GameError::TooManyTiles { found } => text!("choice-too-many-tiles", found = *found, most = MAX_TILES),
            GameError::BadSeats { seats } => text!("choice-bad-seats", seats = *seats, most = MAX_SEATS),
            GameError::BadFirst { first, seats } => text!("choice-bad-first", first = *first, seats = *seats),
        }
    }
}

impl From<&SetupError> for Text {
    fn from(error: &SetupError) -> Text {
        match error {
            SetupError::Game(error) => error.into(),
            SetupError::BadStart => text!("position-bad-start"),
            SetupError::BadTile { number, refusal } => {
                text!("position-bad-tile", number = *number, refusal = Text::from(refusal), rule = refusal.rule().id())
            }
            SetupError::BadPiece { number } => text!("position-bad-piece", number = *number),
            SetupError::Unscored { number, kind } => text!("position-unscored", number = *number, kind = kind.name()),
            SetupError::TooManyPieces { seat } => text!("position-too-many-pieces", seat = *seat),
            SetupError::TooManyTiles { tile } => text!("position-too-many-tiles", tile = tile),
            SetupError::NoSuchTile => text!("position-no-such-tile"),
            // Only whoever writes positions by hand meets these; they are told in English.
            SetupError::Inconsistent(reason) => text!("position-inconsistent", reason = *reason),
        }
    }
}

/// The number of the seat, from 0, as records have it.
impl From<Seat> for TextArg {
    fn from(seat: Seat) -> TextArg {
        seat.index().into()
    }
}

/// The game's name.
impl From<GameKind> for Text {
    fn from(game: GameKind) -> Text {
        match game {
            GameKind::Carcassonne => text!("game-carcassonne"),
            GameKind::Hunters => text!("game-hunters"),
            GameKind::Discovery => text!("game-discovery"),
        }
    }
}

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
            SetProblem::BadLine(line) => text!("set-bad-line", line = line),
            SetProblem::BadPorts(ports) => text!("set-bad-ports", ports = ports),
            SetProblem::UndeclaredPort(letter) => text!("set-undeclared-port", letter = *letter),
            SetProblem::BadLetter(name) => text!("set-bad-letter", name = name),
            SetProblem::NoSegments => text!("set-no-segments"),
            SetProblem::TooManySegments => text!("set-too-many-segments", most = MAX_SEGMENTS),
            SetProblem::TooManyInner => text!("set-too-many-inner", most = MAX_INNER_SEGMENTS),
            SetProblem::UnknownKind { letter, kind, game: Some(game) } => {
                text!("set-kind-elsewhere", letter = *letter, kind = kind, title = Text::from(*game))
            }
            SetProblem::UnknownKind { letter, kind, game: None } => {
                text!("set-kind-nowhere", letter = *letter, kind = kind)
            }
            SetProblem::Segment { letter, message } => {
                text!("set-segment", letter = *letter, reason = message)
            }
            SetProblem::MisplacedGood { letter, kind, good } => {
                text!("set-misplaced-good", letter = *letter, kind = Text::from(*kind), good = *good)
            }
            SetProblem::BadGoodCount { letter, good, count } => {
                text!("set-bad-good-count", letter = *letter, good = *good, count = *count)
            }
            SetProblem::NoSuchSegment { letter, key, other } => {
                text!("set-no-such-segment", letter = *letter, key = *key, other = other)
            }
            SetProblem::WrongNeighbour { letter, key, kind, other } => {
                text!("set-wrong-neighbour", letter = *letter, key = *key, kind = Text::from(*kind), other = *other)
            }
            SetProblem::OneSided { letter, other } => {
                text!("set-one-sided", letter = *letter, other = *other)
            }
            SetProblem::Shape { letter, kind, problem } => {
                text!("set-shape", letter = *letter, kind = Text::from(*kind), problem = Text::from(problem))
            }
            SetProblem::BadSide { side, ports } => text!("set-bad-side", side = *side, ports = ports),
            SetProblem::TwoMonasteries => text!("set-two-monasteries"),
            SetProblem::BadCity { land, sea } => text!("set-bad-city", land = land, sea = sea),
        }
    }
}

impl From<&ShapeProblem> for Text {
    fn from(problem: &ShapeProblem) -> Text {
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
