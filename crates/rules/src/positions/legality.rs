//! What is legal in a position, and why something is not.

use crate::boards::Square;
use crate::tiles::MAX_NODES;
use crate::turns::PieceUse;
use crate::{Action, FeatureKind, KindId, MAX_PIECES_PER_SEAT, Phase, Piece, Player, Position, Refusal, Seat, Stack};
use arrayvec::ArrayVec;

/// The most uses of a piece on one tile, takes included.
pub const MAX_USES: usize = Piece::COUNT * MAX_NODES + MAX_PIECES_PER_SEAT;

/// A list of uses of a piece.
pub type Uses = ArrayVec<Action, MAX_USES>;

impl Position {
    /// How many copies of a kind chance could deal right now.
    pub fn drawable(&self, kind: KindId) -> u8 {
        let state = &self.state;
        let chance = matches!(self.to_act(), Some(Player::Chance));
        let stack = self.stack();
        let lake_now = stack == Stack::River && state.stack_left(Stack::River) == 0;
        let right =
            self.game.knows(kind) && self.game.stack_of(kind) == stack && lake_now == (self.game.lake() == Some(kind));
        if chance && right { state.left[kind.index()] } else { 0 }
    }

    /// Where a tile of that kind may be placed now, equal placements once (the lowest rotation). The squares that
    /// became open last come first.
    pub fn placements(&self, tile: KindId) -> impl Iterator<Item = (Square, u8)> {
        // A kind of another game finds no squares, so that its row is never asked.
        let (tile, (squares, allowed)) = match self.game.knows(tile) {
            true => (tile, self.state.squares_for(&self.game, tile)),
            false => (self.game.start(), (&[][..], 0)),
        };
        let fits = self.game.fits.row(tile.index());
        squares.iter().rev().flat_map(move |open| {
            let rotations = fits.get(open.code).among(allowed);
            rotations.iter().map(|rotation| (open.square, rotation))
        })
    }

    /// How many [`Position::placements`] there are.
    #[inline]
    pub fn placement_count(&self, tile: KindId) -> usize {
        if self.game.knows(tile) { self.state.placement_count(&self.game, tile) } else { 0 }
    }

    /// The placement with that number among [`Position::placements`], without making the others.
    #[inline]
    pub fn nth_placement(&self, tile: KindId, number: usize) -> Option<(Square, u8)> {
        let tile = Some(tile).filter(|tile| self.game.knows(*tile))?;
        let (open, rotation) = self.state.nth_placement(&self.game, tile, number)?;
        Some((self.state.board.open[open].square, rotation))
    }

    /// What the seat may do with its pieces after placing a tile, passing left out. Equal uses are listed once.
    pub fn uses(&self) -> Uses {
        let mut uses = Uses::new();
        self.uses_into(&mut uses);
        uses
    }

    /// Puts the [`Position::uses`] into `uses`, after clearing it.
    #[inline]
    pub fn uses_into(&self, uses: &mut Uses) {
        uses.clear();
        if self.state.phase == Phase::Use {
            self.state.for_each_use(&self.game, |piece_use| {
                uses.push(match piece_use {
                    PieceUse::Put(option) => Action::Use { piece: option.piece, segment: option.segment },
                    PieceUse::Take { tile } => Action::Take { square: self.board().tiles()[tile as usize].square },
                });
            });
        }
    }

    /// Every action possible now, equal ones once.
    pub fn legal_actions(&self) -> Vec<Action> {
        let mut actions = Vec::new();
        self.legal_actions_into(&mut actions);
        actions
    }

    /// Puts every action possible now into `actions`, after clearing it.
    pub fn legal_actions_into(&self, actions: &mut Vec<Action>) {
        actions.clear();
        let hand = self.hand(self.state.seat);
        let distinct =
            || hand.iter().enumerate().filter(|(index, tile)| !hand[..*index].contains(tile)).map(|(_, tile)| *tile);
        match self.state.phase {
            Phase::LayAside => actions.extend(self.draws().map(|tile| Action::LayAside { tile })),
            Phase::Deal | Phase::Draw | Phase::DrawBonus | Phase::Refill => {
                actions.extend(self.draws().map(|tile| Action::Draw { tile }));
            }
            Phase::Place => {
                for tile in distinct() {
                    // Inner iteration: most squares offer nothing, and a loop passes over them fastest.
                    let placements = self.placements(tile);
                    placements.for_each(|(square, rotation)| actions.push(Action::Place { tile, square, rotation }));
                }
            }
            Phase::Discard => actions.extend(distinct().map(|tile| Action::Discard { tile })),
            Phase::Use => {
                actions.push(Action::Pass);
                actions.extend(self.uses());
            }
            Phase::Over => {}
        }
    }

    fn draws(&self) -> impl Iterator<Item = KindId> {
        self.game.kind_ids().filter(|kind| self.drawable(*kind) > 0)
    }

    /// Whether the rules allow the action now. Also true for choices that equal an offered one: another rotation of a
    /// tile that looks the same, another segment of the same feature.
    pub fn is_legal(&self, action: Action) -> bool {
        self.check(action).is_ok()
    }

    /// Whether the rules allow the action now, and if not, why.
    pub fn check(&self, action: Action) -> Result<(), Refusal> {
        let phase = self.state.phase;
        match (action, phase) {
            (_, Phase::Over) => Err(Refusal::GameOver),
            (Action::LayAside { tile }, Phase::LayAside)
            | (Action::Draw { tile }, Phase::Deal | Phase::Draw | Phase::DrawBonus | Phase::Refill) => {
                if self.drawable(tile) > 0 { Ok(()) } else { Err(Refusal::NoneLeft) }
            }
            (Action::Place { tile, square, rotation }, Phase::Place) => self.check_place(tile, square, rotation),
            (Action::Discard { tile }, Phase::Discard) => self.check_in_hand(tile),
            (Action::Discard { .. }, Phase::Place) if self.rules().hand_size() > 0 => Err(Refusal::StillFits),
            (Action::Use { piece, segment }, Phase::Use) => self.check_use(piece, segment),
            (Action::Take { square }, Phase::Use) => self.check_take(square),
            (Action::Pass, Phase::Use) => Ok(()),
            (Action::Use { .. } | Action::Take { .. } | Action::Pass, _) => Err(Refusal::PieceBeforeTile),
            _ => Err(Refusal::WrongPhase { phase }),
        }
    }

    /// [`Position::check`] for an action that comes from a certain player.
    pub fn check_as(&self, player: Player, action: Action) -> Result<(), Refusal> {
        let to_act = self.to_act().ok_or(Refusal::GameOver)?;
        match player {
            Player::Seat(seat) if to_act != player => {
                let acted = matches!(action, Action::Use { .. } | Action::Take { .. } | Action::Pass)
                    && self.rules().takes_followers()
                    && self.just_decided() == Some(seat);
                Err(if acted { Refusal::AlreadyActed { seat } } else { Refusal::NotYourTurn { seat, to_act } })
            }
            Player::Chance if to_act != player => Err(Refusal::WrongPhase { phase: self.state.phase }),
            _ => self.check(action),
        }
    }

    /// Who decided about a piece, as long as the next tile is not drawn.
    fn just_decided(&self) -> Option<Seat> {
        match self.state.phase {
            Phase::Refill => Some(self.state.seat),
            Phase::Draw if self.rules().hand_size() == 0 && self.state.turn > 1 => {
                Some(self.state.seat_before(self.state.seat))
            }
            _ => None,
        }
    }

    fn check_in_hand(&self, tile: KindId) -> Result<(), Refusal> {
        if self.hand(self.state.seat).contains(&tile) { Ok(()) } else { Err(Refusal::NotInHand) }
    }

    fn check_place(&self, tile: KindId, square: Square, rotation: u8) -> Result<(), Refusal> {
        self.check_in_hand(tile)?;
        self.state.check_fit(&self.game, tile, square, rotation)
    }

    fn check_use(&self, piece: Piece, segment: u8) -> Result<(), Refusal> {
        let tile = self.state.last_tile();
        let printed = self.game.tile(tile.kind);
        let source = printed.segments.get(segment as usize).ok_or(Refusal::NoSuchSegment)?;
        let option = self.game.use_option(tile.kind, piece, segment);
        let option = option.ok_or_else(|| self.rules().refuse_use(piece, printed, source))?;
        if self.supply(self.state.seat, piece) == 0 {
            return Err(Refusal::EmptySupply { piece });
        }
        let feature = self.state.board.feature(self.state.board.feature_of(&tile, option.node));
        match feature.kind {
            // Also where somebody stood before (DI10).
            _ if feature.pieces.is_empty() => Ok(()),
            FeatureKind::RiverSystem => Err(Refusal::HutThere),
            kind => Err(Refusal::Occupied { kind }),
        }
    }

    fn check_take(&self, square: Square) -> Result<(), Refusal> {
        if !self.rules().takes_followers() {
            return Err(Refusal::NoTakingOff);
        }
        let tile = self.state.board.tile_at(&self.game, square);
        match tile.and_then(|tile| tile.standing) {
            Some(standing) if standing.seat == self.state.seat => Ok(()),
            _ => Err(Refusal::NothingToTake { square }),
        }
    }
}
