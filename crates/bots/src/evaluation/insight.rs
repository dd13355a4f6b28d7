//! What the network adds to the value of a position, feature by feature.

use super::network::{Change, Network, Output, Rival, Sketch, Token, slot};
use super::{AmountSink, Aspect, Cell, Evaluator, Outlook, Term};
use hedgerow_rules::{FeatureId, FeatureKind, FeatureList, Position, Seat};

impl Evaluator<'_> {
    /// Adds what the network says of a feature; with a change, what it would say then.
    pub(super) fn tally_learned(
        &mut self,
        position: &Position,
        feature: FeatureId,
        change: Option<Change>,
        outlook: &Outlook,
        tally: &mut impl AmountSink,
    ) {
        let Some(network) = self.weights().network else { return };
        self.add_learned(network, position, feature, change, outlook, 1.0, tally);
    }

    /// Adds what a change of pieces in a feature means to others that one tile may join to it.
    pub(super) fn tally_neighbours(
        &mut self,
        position: &Position,
        change: Change,
        outlook: &Outlook,
        tally: &mut impl AmountSink,
    ) {
        let Some(network) = self.weights().network else { return };
        if !position.rules().completes(position.glance(change.feature).kind) {
            return;
        }
        let mut neighbours = FeatureList::new();
        for other in position.junctions(change.feature).into_iter().flat_map(|junction| junction.others) {
            if !neighbours.contains(&other) {
                // A list that is full leaves out the rest: no feature has that many neighbours.
                let _ = neighbours.try_push(other);
            }
        }
        for neighbour in neighbours.into_iter().filter(|other| !position.glance(*other).pieces.is_empty()) {
            self.add_learned(network, position, neighbour, None, outlook, -1.0, tally);
            self.add_learned(network, position, neighbour, Some(change), outlook, 1.0, tally);
        }
    }

    #[expect(clippy::too_many_arguments, reason = "what its two callers know already")]
    fn add_learned(
        &mut self,
        network: &Network,
        position: &Position,
        feature: FeatureId,
        change: Option<Change>,
        outlook: &Outlook,
        sign: f32,
        tally: &mut impl AmountSink,
    ) {
        let Some(sketch) = self.sketch(position, feature, change, outlook) else { return };
        let term = Term::Feature(position.glance(feature).kind, Aspect::Learned);
        for seat in position.seats() {
            if let Some(token) = Token::of(&sketch, seat, position.seat_count()) {
                tally.add(seat, term, sign * network.output(&token, Output::Correction));
            }
        }
    }

    /// The tokens of a position, each with its feature and the seat it is seen from: what a network learns from.
    pub fn tokens(&mut self, position: &Position) -> Vec<(FeatureId, Seat, Token)> {
        let outlook = Outlook::of(position);
        self.fitting.renew(position);
        let mut occupied = FeatureList::new();
        position.occupied_features(&mut occupied);
        let mut tokens = Vec::new();
        for feature in occupied {
            let Some(sketch) = self.sketch(position, feature, None, &outlook) else { continue };
            let seen =
                position.seats().filter_map(|seat| Some((seat, Token::of(&sketch, seat, position.seat_count())?)));
            tokens.extend(seen.map(|(seat, token)| (feature, seat, token)));
        }
        tokens
    }

    /// A feature as the network is told of it; none that is about to be scored.
    fn sketch(
        &mut self,
        position: &Position,
        feature: FeatureId,
        change: Option<Change>,
        outlook: &Outlook,
    ) -> Option<Sketch> {
        let glance = position.glance(feature);
        let (kind, rules) = (glance.kind, position.rules());
        if glance.complete && rules.scores_when_complete(kind) {
            return None;
        }
        let mut sketch = Sketch {
            kind: slot(position, kind)?,
            pieces: Change::pieces(change, position, feature),
            open: usize::from(glance.open),
            fitting: [None; 2],
            now: 0,
            done: 0,
            cell: None,
            tiles: outlook.tiles,
            next: outlook.next,
            shared_squares: 0,
            rival: None,
        };
        if let Some(each) = rules.points_per_city(kind) {
            let mut open = FeatureList::new();
            sketch.now = each * position.cities_at(feature, &mut open);
            sketch.done = sketch.now + each * open.len() as u32;
            return Some(sketch);
        }
        (sketch.now, sketch.done) = position.points(feature);
        if rules.completes(kind) && !glance.complete {
            self.look_at_squares(position, feature, change, outlook, &mut sketch);
        }
        Some(sketch)
    }

    /// Looks at the open squares a feature leads to.
    fn look_at_squares(
        &mut self,
        position: &Position,
        feature: FeatureId,
        change: Option<Change>,
        outlook: &Outlook,
        sketch: &mut Sketch,
    ) {
        let junctions = position.junctions(feature);
        if position.glance(feature).kind != FeatureKind::Monastery {
            sketch.open = junctions.len();
        }
        let mut most = (0, 0);
        for junction in &junctions {
            let fitting = self.fitting.count(position, junction.neighbourhood);
            match sketch.fitting {
                [Some(hardest), _] if fitting < hardest => sketch.fitting = [Some(fitting), Some(hardest)],
                [Some(_), Some(second)] if fitting >= second => {}
                [Some(hardest), _] => sketch.fitting = [Some(hardest), Some(fitting)],
                [None, _] => sketch.fitting[0] = Some(fitting),
            }
            sketch.shared_squares += usize::from(!junction.others.is_empty());
            for other in &junction.others {
                let pieces = Change::pieces(change, position, *other);
                let count: u32 = position.seats().map(|seat| u32::from(pieces.get(seat))).sum();
                let done = position.points(*other).1;
                if sketch.rival.is_none() || (count, done) > most {
                    most = (count, done);
                    sketch.rival = Some(Rival { pieces, done, fitting });
                }
            }
        }
        sketch.cell = Some(Cell::new(sketch.open, sketch.fitting[0].unwrap_or(0), outlook.tiles).index());
    }
}
