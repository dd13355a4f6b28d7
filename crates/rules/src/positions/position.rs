//! [`Position`]: the whole state of a game, and playing on.

use crate::boards::Board;
use crate::turns::State;
use crate::{
    Action, Event, Game, GameError, KindId, MAX_SEATS, Piece, Player, Refusal, Rule, Rules, Seat, Seats, Stack, Supply,
};
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
    /// Nothing: the game has ended and is scored.
    Over,
}

/// How a game ended.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Outcome {
    /// The points of every seat.
    pub scores: Vec<u32>,
    /// The seats with the most points.
    pub winners: Seats,
    /// Why they won: they have the most points (C11), or share them (R1).
    pub rule: Rule,
}

/// The whole state of a game. It holds no secret, so that it can be handed to every player and spectator: what lies on the table
/// is open to all, face-up hands included (DI12), and so is what the stacks still hold (C2); their order it does not know.
///
/// ```
/// use hedgerow_rules::{Game, Position, Seat};
/// use std::sync::Arc;
///
/// let game = Arc::new(Game::new("carcassonne/first".parse().unwrap()).unwrap());
/// let mut position = Position::new(&game, 2, Seat(0)).unwrap();
/// let draw = position.legal_actions()[0];
/// position.play(draw).unwrap();
/// let place = position.legal_actions()[0];
/// let events = position.play(place).unwrap();
/// assert!(events.is_empty(), "a tile alone scores nothing");
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
    pub fn new(game: &Arc<Game>, seats: usize, first: Seat) -> Result<Position, GameError> {
        if !(2..=MAX_SEATS).contains(&seats) {
            return Err(GameError::BadSeats { seats });
        }
        if first.index() >= seats {
            return Err(GameError::BadFirst { first, seats });
        }
        let state = State::new(game, seats as u8, first, &mut ());
        Ok(Position { game: game.clone(), state })
    }

    /// The rules and tiles that are played with.
    pub fn game(&self) -> &Arc<Game> {
        &self.game
    }

    /// The choice of game, preset and options.
    pub fn rules(&self) -> Rules {
        self.game.rules()
    }

    /// What lies on the table.
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

    /// What must happen next.
    pub fn phase(&self) -> Phase {
        self.state.phase
    }

    /// Who acts next; none when the game is over.
    pub fn to_act(&self) -> Option<Player> {
        match self.state.phase {
            Phase::LayAside | Phase::Deal | Phase::Draw | Phase::DrawBonus | Phase::Refill => Some(Player::Chance),
            Phase::Place | Phase::Discard | Phase::Use => Some(Player::Seat(self.state.seat)),
            Phase::Over => None,
        }
    }

    /// Whether this seat must act now.
    pub fn is_to_act(&self, seat: Seat) -> bool {
        self.to_act() == Some(Player::Seat(seat))
    }

    /// Every seat's points.
    pub fn scores(&self) -> &[u32] {
        &self.state.scores[..self.seat_count()]
    }

    /// A seat's pieces that are not on the board.
    pub fn supply(&self, seat: Seat, piece: Piece) -> u8 {
        self.supplies(seat)[piece]
    }

    /// A seat's pieces that are not on the board, of every kind.
    pub fn supplies(&self, seat: Seat) -> Supply {
        self.state.supplies.get(seat.index()).copied().unwrap_or_default()
    }

    /// A seat's face-up tiles: the one just drawn, or the hand of the advanced Discovery.
    pub fn hand(&self, seat: Seat) -> &[KindId] {
        self.state.hands.get(seat.index()).map_or(&[], |hand| hand)
    }

    /// How many tiles of a kind no player has seen yet, or will come again (CA3).
    pub fn unseen(&self, kind: KindId) -> u8 {
        self.state.left.get(kind.index()).copied().unwrap_or(0) + u8::from(self.state.aside == Some(kind))
    }

    /// The tiles that no player has seen yet, as a multiset.
    pub fn unseen_tiles(&self) -> Vec<(KindId, u8)> {
        let kinds = self.game.kind_ids();
        kinds.map(|kind| (kind, self.unseen(kind))).filter(|(_, count)| *count > 0).collect()
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

    /// Plays an action and says what followed. A refused action leaves the position unchanged.
    pub fn play(&mut self, action: Action) -> Result<Vec<Event>, Refusal> {
        self.check(action)?;
        Ok(self.apply(action))
    }

    /// [`Position::play`] for an action that comes from a certain player.
    pub fn play_as(&mut self, player: Player, action: Action) -> Result<Vec<Event>, Refusal> {
        self.check_as(player, action)?;
        Ok(self.apply(action))
    }

    fn apply(&mut self, action: Action) -> Vec<Event> {
        let mut events = Vec::new();
        self.state.apply(&self.game, action, &mut events);
        events
    }

    /// Plays an action known to be legal, without saying what followed. With any other action the position may become nonsense
    /// or this may panic.
    #[inline]
    pub fn play_unchecked(&mut self, action: Action) {
        self.state.apply(&self.game, action, &mut ());
    }

    /// [`Position::play_unchecked`], with what followed put into `events`, after clearing them.
    pub fn play_unchecked_into(&mut self, action: Action, events: &mut Vec<Event>) {
        events.clear();
        self.state.apply(&self.game, action, events);
    }

    /// Ends the game here, scores it, and says what that brought; nothing, if it is over.
    pub fn end_now(&mut self) -> Vec<Event> {
        let mut events = Vec::new();
        if self.state.phase != Phase::Over {
            self.state.end(&self.game, Rule::C11, &mut events);
        }
        events
    }
}
