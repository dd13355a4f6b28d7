//! [`Cause`]: what was wrong with a decision.

use hedgerow_bots::Plan;
use hedgerow_bots::evaluation::{Evaluator, Scope, Term, Weights, lead};
use hedgerow_rules::{Event, FeatureKind, FeatureList, MAX_SEATS, Piece, Position, Seat};

/// What was wrong with a decision, as far as the evaluation sees it right after the move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Cause {
    /// On what kind of feature most was lost; on none, if pieces or turns matter most.
    pub kind: Option<FeatureKind>,
    /// In what way.
    pub slip: Slip,
}

/// A kind of mistake.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Slip {
    /// Others have, or share, the majority in a feature with own pieces; the better move would have kept or won it.
    Majority,
    /// The better move would have joined a feature that others hold.
    JoinedLate,
    /// The better move would have brought a piece home.
    LeftStanding,
    /// An own feature can no longer be completed, as no tile fits a square beside it.
    DeadSquare,
    /// Others have more of their features than after the better move.
    Unblocked,
    /// Fewer points or prospects of one's own.
    Points,
}

impl Slip {
    /// All of them.
    pub const ALL: [Slip; 6] =
        [Slip::Majority, Slip::JoinedLate, Slip::LeftStanding, Slip::DeadSquare, Slip::Unblocked, Slip::Points];

    /// What it is called in data and in the keys of texts.
    pub fn name(self) -> &'static str {
        match self {
            Slip::Majority => "majority",
            Slip::JoinedLate => "joined-late",
            Slip::LeftStanding => "left-standing",
            Slip::DeadSquare => "dead-square",
            Slip::Unblocked => "unblocked",
            Slip::Points => "points",
        }
    }
}

impl Cause {
    /// What the move that was played has less than a better one, both played from this position.
    pub fn of(weights: &Weights, position: &Position, played: &Plan, better: &Plan) -> Cause {
        let seat = position.seat();
        let mut evaluator = Evaluator::new(weights);
        let (played, better) =
            (After::of(&mut evaluator, position, played), After::of(&mut evaluator, position, better));
        let lost = |kind: &FeatureKind| better.lead_in(*kind, seat) - played.lead_in(*kind, seat);
        let kinds = FeatureKind::ALL.into_iter().filter(|kind| lost(kind) > 0.0);
        let kind = kinds.max_by(|one, other| lost(one).total_cmp(&lost(other)));
        let of_others = |after: &After| after.values.iter().sum::<f32>() - after.values[seat.index()];
        let slip = if played.outvoted > better.outvoted || better.majorities > played.majorities {
            Slip::Majority
        } else if better.shared > played.shared {
            Slip::JoinedLate
        } else if played.dead > better.dead {
            Slip::DeadSquare
        } else if better.scored && better.supply > played.supply {
            Slip::LeftStanding
        } else if of_others(&played) - of_others(&better) > better.values[seat.index()] - played.values[seat.index()] {
            Slip::Unblocked
        } else {
            Slip::Points
        };
        Cause { kind, slip }
    }
}

/// How things stand after a move.
struct After {
    seats: usize,
    values: [f32; MAX_SEATS],
    /// What each seat has of each kind of feature, points that were just given for it included.
    kinds: Vec<[f32; MAX_SEATS]>,
    /// Features with pieces of the seat and of others that only others would score; that it would score alone; that it would share.
    outvoted: usize,
    majorities: usize,
    shared: usize,
    /// Its features that cannot be completed any more.
    dead: usize,
    /// Whether the seat scored.
    scored: bool,
    supply: u32,
}

impl After {
    fn of(evaluator: &mut Evaluator<'_>, position: &Position, plan: &Plan) -> After {
        let seat = position.seat();
        let mut position = position.clone();
        let (mut events, mut all) = (Vec::new(), Vec::new());
        for action in plan {
            position.play_unchecked_into(*action, &mut events);
            all.append(&mut events);
        }
        let amounts = evaluator.amounts(&position);
        let mut kinds = vec![[0.0; MAX_SEATS]; FeatureKind::COUNT];
        for term in Term::of_game(position.rules().game(), Scope::Full) {
            let Term::Feature(kind, _) = term else { continue };
            for seat in position.seats() {
                kinds[kind as usize][seat.index()] += amounts.get(seat, term) * evaluator.weights().terms[term.index()];
            }
        }
        let mut scored = false;
        for event in &all {
            let Event::Scored(score) = event else { continue };
            scored |= score.seats.contains(seat);
            score.seats.iter().for_each(|seat| kinds[score.kind as usize][seat.index()] += score.points as f32);
        }
        let (mut outvoted, mut majorities, mut shared, mut dead) = (0, 0, 0, 0);
        let mut occupied = FeatureList::new();
        position.occupied_features(&mut occupied);
        for feature in occupied {
            let glance = position.glance(feature);
            if glance.pieces.get(seat) == 0 {
                continue;
            }
            let others = position.seats().any(|other| other != seat && glance.pieces.get(other) > 0);
            let owners = position.owners(feature);
            match owners.contains(seat) {
                _ if !others => {}
                false => outvoted += 1,
                true if owners.len() == 1 => majorities += 1,
                true => shared += 1,
            }
            let completes = position.rules().completes(glance.kind) && !glance.complete;
            let fits = |square: &_| position.unseen_tiles().iter().any(|(kind, _)| position.fits(*kind, *square));
            dead += usize::from(completes && !position.neighbourhoods(feature).iter().all(fits));
        }
        After {
            seats: position.seat_count(),
            values: evaluator.values(&position),
            kinds,
            outvoted,
            majorities,
            shared,
            dead,
            scored,
            supply: Piece::ALL.into_iter().map(|piece| u32::from(position.supply(seat, piece))).sum(),
        }
    }

    fn lead_in(&self, kind: FeatureKind, seat: Seat) -> f32 {
        lead(&self.kinds[kind as usize], self.seats, seat)
    }
}
