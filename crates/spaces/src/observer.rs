//! [`Observer`]: a position as numbers, in two forms.

use crate::action_space::{ActionSpace, Legal};
use crate::spots::SPOTS;
use hedgerow_rules::{
    Action, FeatureKind, FeatureList, Good, MAX_SEATS, Phase, Piece, Position, Seat, Spot, Stack, Standing, Tile,
};

/// A tile lies here.
const TILE: usize = 0;
/// Where the tiles in hand may go: 1 for the first, 2 for the second, 3 for both.
const FITS: usize = 1;
/// What kind of feature each spot belongs to, from 1.
const KINDS: usize = 2;
/// Who would score that feature: 1 the seat itself, 2 another, 3 both.
const HOLDERS: usize = KINDS + SPOTS;
/// How many sides of it are open.
const OPEN: usize = HOLDERS + SPOTS;
/// How much of each good lies here.
const GOODS: usize = OPEN + SPOTS;
/// How many goods there are planes for.
const GOOD_PLANES: usize = 11;
/// Where the piece of each seat stands, the seat itself first: its spot from 1, and 16 more for each kind of piece after the first.
const PIECES: usize = GOODS + GOOD_PLANES;

/// How many numbers there are for a cell.
pub const PLANES: usize = PIECES + MAX_SEATS;

/// How many kinds of features there are numbers for.
const FEATURE_KINDS: usize = 12;
/// How many kinds of pieces there are numbers for.
const PIECE_KINDS: usize = 2;
/// Numbers per kind of feature and seat, and per spot of the tile just placed.
const PER_SEAT: usize = 3;
const PER_SPOT: usize = 4;
/// How many numbers the short form has about the board.
pub const FEATURES_OF_BOARD: usize = FEATURE_KINDS * MAX_SEATS * PER_SEAT + SPOTS * PER_SPOT;
/// How many numbers come before those by kind of tile.
const TABLE_HEAD: usize = 6 + MAX_SEATS * (1 + PIECE_KINDS) + 4;
/// How many numbers there are for each kind of tile.
const PER_TILE: usize = 5;

/// The two forms of observations.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Form {
    /// The board as planes of a picture, and what lies beside it as a list of numbers.
    Planes,
    /// One list of numbers.
    Features,
}

impl Form {
    /// Its word.
    pub const fn name(self) -> &'static str {
        match self {
            Form::Planes => "planes",
            Form::Features => "features",
        }
    }

    /// The one with that word.
    pub fn named(word: &str) -> Option<Form> {
        [Form::Planes, Form::Features].into_iter().find(|form| form.name() == word)
    }
}

/// Writes positions as numbers, seen by a seat: it comes first, then the others in the order of their turns.
#[derive(Clone, Debug)]
pub struct Observer {
    space: ActionSpace,
    /// What is printed on each tile in each rotation, at `4 * kind + rotation`.
    printed: Vec<[u8; PLANES]>,
}

impl Observer {
    /// An observer whose planes have the cells of that space.
    pub fn new(space: &ActionSpace) -> Observer {
        let game = space.game();
        let turned = game.kind_ids().flat_map(|kind| (0..4).map(move |rotation| (kind, rotation)));
        let printed = turned.map(|(kind, rotation)| {
            let mut cell = [0; PLANES];
            let tile = game.tile(kind);
            cell[TILE] = 1;
            for (spot, segment) in space.spots(kind, rotation).iter() {
                cell[KINDS + spot] = tile.segments[segment as usize].kind as u8 + 1;
            }
            for (good, count) in tile.goods().iter().filter(|(good, _)| (*good as usize) < GOOD_PLANES) {
                cell[GOODS + good as usize] = count.min(255) as u8;
            }
            cell
        });
        Observer { printed: printed.collect(), space: space.clone() }
    }

    /// The space whose cells the planes have.
    pub fn space(&self) -> &ActionSpace {
        &self.space
    }

    /// The names of the planes' space and of the short form.
    pub fn name(&self, form: Form) -> String {
        match form {
            Form::Planes => format!("hedgerow/planes{}-v{}", self.space.window(), crate::VERSION),
            Form::Features => format!("hedgerow/features-v{}", crate::VERSION),
        }
    }

    /// How many numbers the planes have: rows × columns × [`PLANES`].
    pub fn planes_len(&self) -> usize {
        self.space.window() * self.space.window() * PLANES
    }

    /// How many numbers there are about what lies beside the board.
    pub fn table_len(&self) -> usize {
        TABLE_HEAD + PER_TILE * self.space.game().kind_ids().count()
    }

    /// How many numbers the short form has.
    pub fn features_len(&self) -> usize {
        self.table_len() + FEATURES_OF_BOARD
    }

    /// Writes the planes. `touched` are the cells that this wrote the last time: they are emptied first, so that nothing else of
    /// `planes` need be. `legal` is what the seat may do now; nothing, if another one is to act.
    pub fn planes(&self, position: &Position, seat: Seat, legal: &[Legal], touched: &mut Vec<u32>, planes: &mut [u8]) {
        for cell in touched.drain(..) {
            if let Some(cell) = planes.get_mut(cell as usize * PLANES..(cell as usize + 1) * PLANES) {
                cell.fill(0);
            }
        }
        for tile in position.board().tiles() {
            let cell = self.space.cell(tile.square);
            let Some(place) = planes.get_mut(cell * PLANES..(cell + 1) * PLANES) else { continue };
            touched.push(cell as u32);
            self.tile(position, seat, tile, place);
        }
        let hand = position.hand(seat);
        for legal in legal {
            let Action::Place { tile, square, .. } = legal.action else { continue };
            let cell = self.space.cell(square);
            let slot = hand.iter().position(|held| *held == tile).unwrap_or(0);
            if let Some(fits) = planes.get_mut(cell * PLANES + FITS) {
                *fits |= 1 << slot;
            }
            if touched.last() != Some(&(cell as u32)) {
                touched.push(cell as u32);
            }
        }
    }

    fn tile(&self, position: &Position, seat: Seat, tile: &Tile, place: &mut [u8]) {
        let (game, board) = (position.game(), position.board());
        place.copy_from_slice(&self.printed[4 * tile.kind.index() + tile.rotation as usize]);
        let spots = self.space.spots(tile.kind, tile.rotation);
        for segment in 0..game.tile(tile.kind).segments.len() as u8 {
            let Some(feature) = board.feature_at(game, Spot { square: tile.square, segment }) else { continue };
            let glance = position.glance(feature);
            let holders = if glance.pieces.is_empty() { 0 } else { holders(position, feature, seat) };
            let open = glance.open.min(255) as u8;
            if holders == 0 && open == 0 {
                continue;
            }
            for (spot, _) in spots.iter().filter(|(_, other)| *other == segment) {
                place[HOLDERS + spot] = holders;
                place[OPEN + spot] = open;
            }
        }
        if let Some(Standing { piece, seat: whose, segment, .. }) = tile.standing {
            let spot = spots.first(segment).unwrap_or(0);
            place[PIECES + from(position, seat, whose)] = (1 + spot + SPOTS * piece as usize) as u8;
        }
    }

    /// Writes what lies beside the board: [`Observer::table_len`] numbers.
    pub fn table(&self, position: &Position, seat: Seat, numbers: &mut [f32]) {
        numbers.fill(0.0);
        let kinds = self.space.game().kind_ids().count();
        if numbers.len() < TABLE_HEAD + PER_TILE * kinds {
            return;
        }
        let acts = position.is_to_act(seat);
        let phases = [Phase::Place, Phase::Discard, Phase::Use];
        for (number, phase) in numbers.iter_mut().zip(phases) {
            *number = f32::from(acts && position.phase() == phase);
        }
        numbers[3] = position.seat_count() as f32 / MAX_SEATS as f32;
        numbers[4] = position.turn_tiles_left() as f32 / 100.0;
        numbers[5] = position.stack_left(Stack::Bonus) as f32 / 100.0;
        for whose in position.seats() {
            let at = 6 + from(position, seat, whose) * (1 + PIECE_KINDS);
            numbers[at] = position.scores()[whose.index()] as f32 / 100.0;
            for piece in Piece::ALL.into_iter().take(PIECE_KINDS) {
                numbers[at + 1 + piece as usize] = f32::from(position.supply(whose, piece)) / 10.0;
            }
        }
        let last = position.board().tiles().last().filter(|_| position.phase() == Phase::Use);
        if let Some(last) = last {
            numbers[TABLE_HEAD - 4 + last.rotation as usize] = 1.0;
            numbers[TABLE_HEAD + 3 * kinds + last.kind.index()] = 1.0;
        }
        for (slot, tile) in position.hand(seat).iter().enumerate().take(2) {
            numbers[TABLE_HEAD + slot * kinds + tile.index()] = 1.0;
        }
        for tile in position.seats().filter(|other| *other != seat).flat_map(|other| position.hand(other)) {
            numbers[TABLE_HEAD + 2 * kinds + tile.index()] += 1.0;
        }
        for kind in self.space.game().kind_ids() {
            numbers[TABLE_HEAD + 4 * kinds + kind.index()] = f32::from(position.unseen(kind)) / 10.0;
        }
    }

    /// Writes the short form: what lies beside the board, then [`FEATURES_OF_BOARD`] numbers about it.
    pub fn features(&self, position: &Position, seat: Seat, numbers: &mut [f32]) {
        let Some((table, board)) = numbers.split_at_mut_checked(self.table_len()) else { return };
        self.table(position, seat, table);
        board.fill(0.0);
        let mut list = FeatureList::new();
        position.occupied_features(&mut list);
        for feature in list {
            let glance = position.glance(feature);
            let kind = glance.kind as usize;
            if kind >= FEATURE_KINDS {
                continue;
            }
            for whose in position.owners(feature).iter() {
                let at = (kind * MAX_SEATS + from(position, seat, whose)) * PER_SEAT;
                board[at] += 0.1;
                board[at + 1] += position.points(feature).0 as f32 / 100.0;
                board[at + 2] += f32::from(glance.open) / 10.0;
            }
        }
        if position.phase() == Phase::Use
            && let Some(last) = position.board().tiles().last()
        {
            self.uses(position, last, &mut board[FEATURE_KINDS * MAX_SEATS * PER_SEAT..]);
        }
    }

    /// What each spot of the tile just placed belongs to.
    fn uses(&self, position: &Position, last: &Tile, numbers: &mut [f32]) {
        for (spot, segment) in self.space.spots(last.kind, last.rotation).iter() {
            let Some(feature) = position.board().feature_at(position.game(), Spot { square: last.square, segment })
            else {
                continue;
            };
            let glance = position.glance(feature);
            let values = [
                (glance.kind as usize + 1) as f32 / FEATURE_KINDS as f32,
                position.points(feature).0 as f32 / 100.0,
                f32::from(glance.pieces.is_empty()),
                f32::from(glance.open) / 10.0,
            ];
            numbers[spot * PER_SPOT..(spot + 1) * PER_SPOT].copy_from_slice(&values);
        }
    }
}

/// How many turns after `seat` another one comes.
fn from(position: &Position, seat: Seat, other: Seat) -> usize {
    let seats = position.seat_count();
    (other.index() + seats - seat.index() % seats) % seats
}

fn holders(position: &Position, feature: hedgerow_rules::FeatureId, seat: Seat) -> u8 {
    let owners = position.owners(feature);
    let own = owners.contains(seat);
    u8::from(own) | u8::from(owners.len() > usize::from(own)) << 1
}

/// Planes and numbers cover every kind of feature and every good of the printed games.
const _: () = assert!(FeatureKind::COUNT <= FEATURE_KINDS && Good::COUNT <= GOOD_PLANES + 1);
