//! [`View`]: what one seat, or a spectator, may see and do.

use crate::{Action, FeatureReport, KindId, Player, Position, Seat, SquareReport};

/// A position through the eyes of one seat, or of a spectator.
///
/// Everything that lies on the table is open to all, face-up hands included (DI12), and so is what the stacks still
/// hold (C2). Their order is nobody's to see: a [`Position`] does not even know it. What differs is what one may do.
#[derive(Clone, Copy, Debug)]
pub struct View<'a> {
    position: &'a Position,
    seat: Option<Seat>,
}

impl Position {
    /// What a seat may see and do; with `None` a spectator.
    pub fn view(&self, seat: Option<Seat>) -> View<'_> {
        View { position: self, seat }
    }
}

impl<'a> View<'a> {
    /// Whose view it is.
    pub fn seat(&self) -> Option<Seat> {
        self.seat
    }

    /// The table: board, hands, scores, supplies, whose turn it is.
    pub fn table(&self) -> &'a Position {
        self.position
    }

    /// Whether this seat must act now.
    pub fn is_to_act(&self) -> bool {
        self.seat.is_some_and(|seat| self.position.to_act() == Some(Player::Seat(seat)))
    }

    /// What this seat may do now: nothing when others must act.
    pub fn legal_actions(&self) -> Vec<Action> {
        if self.is_to_act() { self.position.legal_actions() } else { Vec::new() }
    }

    /// The tiles nobody has seen yet, as a multiset.
    pub fn unseen(&self) -> Vec<(KindId, u8)> {
        let kinds = self.position.game().kind_ids();
        kinds.map(|kind| (kind, self.position.unseen(kind))).filter(|(_, count)| *count > 0).collect()
    }

    /// Every feature, with its owners and values.
    pub fn features(&self) -> Vec<FeatureReport> {
        self.position.features()
    }

    /// Every open square, with the tiles that still fit, unseen or in hands.
    pub fn open_squares(&self) -> Vec<SquareReport> {
        self.position.open_squares()
    }
}
