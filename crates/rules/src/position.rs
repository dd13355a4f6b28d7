//! [`Position`]: the whole state of a game, what is legal in it, and playing on.

use crate::board::{Board, Square};
use crate::node::MAX_NODES;
use crate::state::State;
use crate::turn::PieceUse;
use crate::{
    Action, FeatureKind, Game, GameError, KindId, MAX_PIECES_PER_SEAT, MAX_SEATS, Piece, Player, Refusal, Rule, Rules,
    Seat, Seats, Sink, Stack, Supply,
};
use arrayvec::ArrayVec;
use std::fmt;
use std::sync::Arc;

/// What must happen next.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Phase {
    /// Chance lays a tile aside (DI13).
    LayAside,
    /// Chance deals the hands (DI12).
    Deal,
    /// Chance draws a tile for the turn.
    Draw,
    /// Chance draws a bonus tile (HG11).
    DrawBonus,
    /// Chance refills the hand after the turn (DI12, R19).
    Refill,
    /// A player places a tile.
    Place,
    /// A player gives up a tile of the hand (R8).
    Discard,
    /// A player decides about the piece.
    Use,
    Over,
}

/// How a game ended.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Outcome {
    pub scores: Vec<u32>,
    pub winners: Seats,
    /// Why they won: they have the most points (C11), or share them (R1).
    pub rule: Rule,
}

/// The most uses of a piece on one tile, takes included.
pub const MAX_USES: usize = Piece::COUNT * MAX_NODES + MAX_PIECES_PER_SEAT;

/// A list of uses of a piece.
pub type Uses = ArrayVec<Action, MAX_USES>;

/// The whole state of a game. It holds no secret: of the stacks it knows what is left, never in which order.
///
/// ```
/// use hedgerow_rules::{Game, Position, Rules};
/// use std::sync::Arc;
///
/// let game = Arc::new(Game::new(Rules::named("carcassonne/first", []).unwrap()).unwrap());
/// let mut position = Position::new(&game, 2, 0).unwrap();
/// let draw = position.legal_actions()[0];
/// position.play(draw, &mut ()).unwrap();
/// let place = position.legal_actions()[0];
/// let mut events = Vec::new();
/// position.play(place, &mut events).unwrap();
/// ```
pub struct Position {
    pub(crate) game: Arc<Game>,
    pub(crate) state: State,
}

/// Short enough for a failing test: the text form of a position says everything.
impl fmt::Debug for Position {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut debug = formatter.debug_struct("Position");
        debug.field("rules", &self.rules()).field("turn", &self.turn()).field("seat", &self.seat());
        debug.field("phase", &self.phase()).field("scores", &self.scores()).finish_non_exhaustive()
    }
}

impl Clone for Position {
    fn clone(&self) -> Position {
        Position { game: self.game.clone(), state: self.state.clone() }
    }

    /// Copies without allocating when both positions are of the same game.
    fn clone_from(&mut self, other: &Position) {
        if !Arc::ptr_eq(&self.game, &other.game) {
            self.game = other.game.clone();
        }
        self.state.clone_from(&other.state);
    }
}

impl Position {
    /// The beginning of a game: the start tile lies, seat `first` begins.
    pub fn new(game: &Arc<Game>, seats: usize, first: usize) -> Result<Position, GameError> {
        if !(2..=MAX_SEATS).contains(&seats) {
            return Err(GameError::BadSeats { seats });
        }
        if first >= seats {
            return Err(GameError::BadFirst { first, seats });
        }
        let state = State::new(game, seats as u8, Seat(first as u8), &mut ());
        Ok(Position { game: game.clone(), state })
    }

    pub fn game(&self) -> &Arc<Game> {
        &self.game
    }

    pub fn rules(&self) -> Rules {
        self.game.rules()
    }

    pub fn board(&self) -> &Board {
        &self.state.board
    }

    /// How many seats play.
    pub fn seat_count(&self) -> usize {
        self.state.seats as usize
    }

    /// All seats.
    pub fn seats(&self) -> impl Iterator<Item = Seat> + use<> {
        (0..self.state.seats).map(Seat)
    }

    /// The seat that began.
    pub fn first(&self) -> Seat {
        self.state.first
    }

    /// The number of the turn, from 1; 0 while hands are dealt.
    pub fn turn(&self) -> usize {
        self.state.turn as usize
    }

    /// Whose turn it is; while hands are dealt, who receives the next tile.
    pub fn seat(&self) -> Seat {
        self.state.seat
    }

    pub fn phase(&self) -> Phase {
        self.state.phase
    }

    /// Who acts next; nobody when the game is over.
    pub fn to_act(&self) -> Option<Player> {
        match self.state.phase {
            Phase::LayAside | Phase::Deal | Phase::Draw | Phase::DrawBonus | Phase::Refill => Some(Player::Chance),
            Phase::Place | Phase::Discard | Phase::Use => Some(Player::Seat(self.state.seat)),
            Phase::Over => None,
        }
    }

    /// Every seat's points.
    pub fn scores(&self) -> &[u32] {
        &self.state.scores[..self.seat_count()]
    }

    /// A seat's pieces that are not on the board.
    pub fn supply(&self, seat: Seat, piece: Piece) -> u8 {
        self.state.supplies[seat.index()][piece]
    }

    /// A seat's pieces that are not on the board, of every kind.
    pub fn supplies(&self, seat: Seat) -> Supply {
        self.state.supplies[seat.index()]
    }

    /// A seat's face-up tiles: the one just drawn, or the hand of the advanced Discovery.
    pub fn hand(&self, seat: Seat) -> &[KindId] {
        &self.state.hands[seat.index()]
    }

    /// How many tiles of a kind nobody has seen yet, or will come again (CA3).
    pub fn unseen(&self, kind: KindId) -> u8 {
        self.state.left[kind.index()] + u8::from(self.state.aside == Some(kind))
    }

    /// How many tiles of a kind may still be laid: the unseen ones and those in hands.
    pub fn unplaced(&self, kind: KindId) -> u8 {
        let held = self.state.hands.iter().flat_map(|hand| hand.iter()).filter(|tile| **tile == kind).count();
        self.unseen(kind) + held as u8
    }

    /// The tile that waits aside to go back to the stack (CA3).
    pub fn aside(&self) -> Option<KindId> {
        self.state.aside
    }

    /// The stack that is drawn from.
    pub fn stack(&self) -> Stack {
        self.state.stack(&self.game)
    }

    /// How many tiles a stack holds, the lake included.
    pub fn stack_left(&self, stack: Stack) -> usize {
        let lake = self.game.lake().filter(|_| stack == Stack::River);
        self.state.stack_left(stack) as usize + lake.map_or(0, |lake| self.state.left[lake.index()] as usize)
    }

    /// How many tiles are left in the stacks that turns begin with: all but bonus tiles.
    pub fn turn_tiles_left(&self) -> usize {
        let bonus = self.rules().bonus_stack().map(|(stack, _)| stack);
        let stacks = self.rules().stacks().iter().filter(|(stack, _)| Some(*stack) != bonus);
        stacks.map(|(stack, _)| self.stack_left(*stack)).sum()
    }

    /// How the game ended, once it has.
    pub fn outcome(&self) -> Option<Outcome> {
        let outcome = || {
            let (winners, rule) = self.state.winners();
            Outcome { scores: self.scores().to_vec(), winners, rule }
        };
        (self.state.phase == Phase::Over).then(outcome)
    }

    /// How many copies of a kind chance could deal right now.
    pub fn drawable(&self, kind: KindId) -> u8 {
        let state = &self.state;
        let chance = matches!(self.to_act(), Some(Player::Chance));
        let stack = self.stack();
        let lake_now = stack == Stack::River && state.stack_left(Stack::River) == 0;
        let right = self.game.stack_of(kind) == stack && lake_now == (self.game.lake() == Some(kind));
        if chance && right { state.left[kind.index()] } else { 0 }
    }

    /// Where a tile of that kind may be placed now, equal placements once (the lowest rotation). The squares that
    /// became open last come first.
    pub fn placements(&self, tile: KindId) -> impl Iterator<Item = (Square, u8)> {
        let (squares, allowed) = self.state.squares_for(&self.game, tile);
        let fits = self.game.fits.row(tile.index());
        squares.iter().rev().flat_map(move |open| {
            let rotations = fits.get(open.code).among(allowed);
            rotations.iter().map(|rotation| (open.square, rotation))
        })
    }

    /// How many [`Position::placements`] there are.
    #[inline]
    pub fn placement_count(&self, tile: KindId) -> usize {
        self.state.placement_count(&self.game, tile)
    }

    /// The placement with that number among [`Position::placements`], without making the others.
    #[inline]
    pub fn nth_placement(&self, tile: KindId, number: usize) -> Option<(Square, u8)> {
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
                let known = tile.index() < self.state.left.len();
                if known && self.drawable(tile) > 0 { Ok(()) } else { Err(Refusal::NoneLeft) }
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

    /// Plays an action and reports what followed. A refused action leaves the position unchanged.
    pub fn play(&mut self, action: Action, sink: &mut impl Sink) -> Result<(), Refusal> {
        self.check(action)?;
        self.play_unchecked(action, sink);
        Ok(())
    }

    /// [`Position::play`] for an action that comes from a certain player.
    pub fn play_as(&mut self, player: Player, action: Action, sink: &mut impl Sink) -> Result<(), Refusal> {
        self.check_as(player, action)?;
        self.play_unchecked(action, sink);
        Ok(())
    }

    /// Plays an action known to be legal. With any other action the position may become nonsense or this may panic.
    #[inline]
    pub fn play_unchecked(&mut self, action: Action, sink: &mut impl Sink) {
        self.state.apply(&self.game, action, sink);
    }

    /// Ends the game here and scores it.
    pub fn end_now(&mut self, sink: &mut impl Sink) {
        if self.state.phase != Phase::Over {
            self.state.end(&self.game, Rule::C11, sink);
        }
    }
}
