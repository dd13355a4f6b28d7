//! [`Example`]: a moment of a scenario as a picture for a rule.

use crate::player::LastAction;
use hedgerow_draw::{Scene, SceneMark};
use hedgerow_rules::{Action, FeatureKind, GameKind, KindId, Phase, Piece, Position, Rule, Score, Seat, Spot, Square};

/// One rule shown on a board.
#[derive(Clone, Debug)]
pub struct Example {
    /// The rule it shows.
    pub rule: Rule,
    /// The game in which it shows the rule.
    pub game: GameKind,
    /// The board to draw, with what the picture points at.
    pub scene: Scene,
    /// The points that the picture shows, in its order.
    pub points: Vec<u32>,
}

impl Example {
    /// The name of the picture and of its caption: a rule that several games share has one for each game, as in `C4-hunters`.
    pub fn name(&self) -> String {
        match shared(self.rule) {
            true => format!("{}-{}", self.rule, self.game.name()),
            false => self.rule.to_string(),
        }
    }
}

/// Whether a rule is a common one or a ruling.
fn shared(rule: Rule) -> bool {
    let id = rule.id();
    id.starts_with('R') || id.starts_with('C') && !id.starts_with("CA")
}

/// An example while its lines are read.
#[derive(Debug)]
pub(crate) struct ExampleDraft {
    rules: Vec<Rule>,
    scene: Scene,
}

impl ExampleDraft {
    /// What the last action scored is shown as it was before the pieces went home.
    pub fn new(rules: Vec<Rule>, now: &Position, last: &LastAction, window: Option<(Square, Square)>) -> ExampleDraft {
        let scored = !last.scores.is_empty();
        let position = if scored { last.before.clone() } else { now.clone() };
        let laid =
            matches!(last.action, Some(Action::Place { .. } | Action::Use { .. } | Action::Pass | Action::Take { .. }));
        let (lit, marks, beside) = (Vec::new(), Vec::new(), Vec::new());
        let scene = Scene { position, window, frame_last: laid, lit, marks, beside, supplies: false };
        let mut draft = ExampleDraft { rules, scene };
        if let (true, Some(Action::Use { piece, segment })) = (scored, last.action) {
            draft.stand(piece, segment);
        }
        for score in &last.scores {
            draft.score(score);
        }
        if let Some(Action::Take { square }) = last.action {
            draft.went_home(square);
        }
        draft
    }

    pub fn examples(self) -> Vec<Example> {
        let ExampleDraft { rules, scene } = self;
        let points = scene.marks.iter().filter_map(|mark| match mark {
            SceneMark::Points { points, .. } => Some(*points),
            _ => None,
        });
        let (points, game): (Vec<u32>, GameKind) = (points.collect(), scene.position.rules().game());
        let example = |rule| Example { rule, game, scene: scene.clone(), points: points.clone() };
        rules.into_iter().map(example).collect()
    }

    /// The piece of an action that the position shown does not know yet.
    fn stand(&mut self, piece: Piece, segment: u8) {
        if let Some(tile) = self.scene.position.board().tiles().last() {
            let (spot, seat) = (Spot { square: tile.square, segment }, self.scene.position.seat());
            self.scene.marks.push(SceneMark::Stands { spot, seat, piece });
        }
    }

    fn score(&mut self, score: &Score) {
        let spots = self.scene.position.spots(score.feature);
        if score.kind == FeatureKind::Monastery && score.complete {
            self.scene.marks.push(SceneMark::Around { square: score.at.square });
        } else {
            self.light(&spots);
        }
        for seat in score.seats.iter() {
            let spot = self.piece_in(seat, &spots, score.kind).unwrap_or(score.at);
            self.scene.marks.push(SceneMark::Points { spot, seat, points: score.points });
        }
    }

    /// Where a seat stands in a feature.
    fn piece_in(&self, seat: Seat, spots: &[Spot], kind: FeatureKind) -> Option<Spot> {
        let rules = self.scene.position.rules();
        let on_board = self.scene.position.board().pieces().map(|(tile, standing)| {
            (Spot { square: tile.square, segment: standing.segment }, standing.seat, standing.piece)
        });
        let in_marks = self.scene.marks.iter().filter_map(|mark| match mark {
            SceneMark::Stands { spot, seat, piece } => Some((*spot, *seat, *piece)),
            _ => None,
        });
        let free = |spot: &Spot| {
            let points = |mark: &SceneMark| matches!(mark, SceneMark::Points { spot: other, .. } if other == spot);
            !self.scene.marks.iter().any(points)
        };
        let mut pieces = on_board.chain(in_marks);
        pieces
            .find(|(spot, owner, piece)| {
                *owner == seat && rules.takes(kind, *piece) && spots.contains(spot) && free(spot)
            })
            .map(|(spot, ..)| spot)
    }

    pub fn light(&mut self, spots: &[Spot]) {
        self.scene.lit.extend(spots);
    }

    pub fn refused(&mut self, position: &Position, action: Action) {
        match action {
            Action::Place { tile, square, rotation } => {
                self.scene.marks.push(SceneMark::MayNotLie { tile, square, rotation });
            }
            Action::Use { segment, .. } => {
                let Some(tile) = position.board().tiles().last() else { return };
                if usize::from(segment) >= position.game().tile(tile.kind).segments.len() {
                    return;
                }
                let spot = Spot { square: tile.square, segment };
                let feature = position.feature_for(action);
                if let Some(feature) = feature.filter(|feature| !position.glance(*feature).pieces.is_empty()) {
                    self.light(&position.spots(feature));
                }
                self.scene.marks.push(SceneMark::MayNotStand { spot });
            }
            Action::Draw { .. }
            | Action::LayAside { .. }
            | Action::Discard { .. }
            | Action::Take { .. }
            | Action::Pass => {}
        }
    }

    pub fn uses(&mut self, position: &Position, uses: &[Action]) {
        let Some(tile) = position.board().tiles().last() else { return };
        for action in uses {
            match *action {
                Action::Use { piece, segment } => {
                    let (spot, seat) = (Spot { square: tile.square, segment }, position.seat());
                    self.scene.marks.push(SceneMark::MayStand { spot, seat, piece });
                }
                Action::Take { square } => self.went_home(square),
                _ => {}
            }
        }
    }

    pub fn fits(&mut self, tile: KindId, placements: &[(Square, u8)]) {
        if !placements.is_empty() {
            self.scene.beside.push((tile, false));
        }
        for (square, _) in placements {
            let mark = SceneMark::MayLie { square: *square };
            if !self.scene.marks.contains(&mark) {
                self.scene.marks.push(mark);
            }
        }
    }

    pub fn set_aside(&mut self, tiles: &[KindId]) {
        self.scene.beside.extend(tiles.iter().map(|tile| (*tile, true)));
    }

    /// The tiles that the seat to act may choose from, or must give up.
    pub fn hand(&mut self, position: &Position) {
        let crossed = position.phase() == Phase::Discard;
        if crossed || position.phase() == Phase::Place {
            self.scene.beside.extend(position.hand(position.seat()).iter().map(|tile| (*tile, crossed)));
        }
    }

    pub fn supplies(&mut self) {
        self.scene.supplies = true;
    }

    pub fn went_home(&mut self, square: Square) {
        self.scene.marks.push(SceneMark::GoesHome { square });
    }
}
