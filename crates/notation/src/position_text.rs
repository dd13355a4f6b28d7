//! Positions as text: what lies on the table, what is left, and what comes next.

use crate::header::{self, GameLines, HeaderError, check_version, once, write_game};
use crate::reader::{Problem, ReadError, key_value, numbered_lines};
use crate::token::{TokenError, parse_place, parse_tile, parse_use, place_token, use_token};
use hedgerow_rules::{Game, KindId, Phase, Position, Seat, Setup, SetupError, SetupPiece, SetupTile, TileSet};
use std::fmt::Write;

const PHASES: [(Phase, &str); 9] = [
    (Phase::LayAside, "lay-aside"),
    (Phase::Deal, "deal"),
    (Phase::Draw, "draw"),
    (Phase::DrawBonus, "draw-bonus"),
    (Phase::Refill, "refill"),
    (Phase::Place, "place"),
    (Phase::Discard, "discard"),
    (Phase::Use, "use"),
    (Phase::Over, "over"),
];

/// The text of a position.
pub fn write_position(position: &Position) -> String {
    let game = position.game();
    let setup = position.setup();
    let id = |tile: KindId| game.tile(tile).id.as_str();
    let phase = PHASES.iter().find(|(phase, _)| *phase == setup.phase).map_or("over", |(_, name)| name);
    let scores: Vec<String> = setup.scores.iter().map(u32::to_string).collect();
    let mut text = format!("hedgerow-position {}\n{}", crate::VERSION, write_game(game));
    let _ = writeln!(
        text,
        "first: {}\nturn: {}\nseat: {}\nphase: {phase}\nscores: {}",
        setup.first,
        setup.turn,
        setup.seat,
        scores.join(" ")
    );
    for (seat, hand) in setup.hands.iter().enumerate().filter(|(_, hand)| !hand.is_empty()) {
        let tiles: Vec<&str> = hand.iter().map(|tile| id(*tile)).collect();
        let _ = writeln!(text, "hand: {seat} {}", tiles.join(" "));
    }
    if let Some(tile) = setup.aside {
        let _ = writeln!(text, "aside: {}", id(tile));
    }
    if setup.to_lay_aside > 0 {
        let _ = writeln!(text, "to-lay-aside: {}", setup.to_lay_aside);
    }
    if setup.more_bonus_tiles > 0 {
        let _ = writeln!(text, "more-bonus-tiles: {}", setup.more_bonus_tiles);
    }
    let left: Vec<String> = setup.left.iter().map(|(tile, count)| format!("{}*{count}", id(*tile))).collect();
    let _ = writeln!(text, "left: {}", left.join(" "));
    for tile in &setup.tiles {
        let _ = write!(text, "tile: {}", place_token(game, tile.kind, tile.square, tile.rotation));
        if let Some(SetupPiece { piece, seat, segment }) = tile.piece {
            let _ = write!(text, " {} {seat}", use_token(game, tile.kind, piece, segment));
        }
        text.push('\n');
    }
    text
}

/// Reads a position and checks that it can be one. `own` are tile sets that are not built in.
pub fn read_position(text: &str, own: &[TileSet]) -> Result<Position, ReadError> {
    let lines: Vec<(usize, &str)> = numbered_lines(text).collect();
    let last = lines.last().map_or(1, |(line, _)| *line);
    let at = |line: usize| move |problem: Problem| ReadError { line, problem };
    let (first_line, version) = lines.first().copied().unwrap_or((1, ""));
    check_version(version, "hedgerow-position").map_err(|error| at(first_line)(error.into()))?;
    let mut game_lines = GameLines::default();
    let mut rest = Vec::new();
    for (line, content) in lines.iter().skip(1) {
        let (key, value) = key_value(content).map_err(|error| at(*line)(error.into()))?;
        if !game_lines.take(*line, key, value).map_err(|error| at(*line)(error.into()))? {
            rest.push((*line, key, value));
        }
    }
    let game = game_lines.game(own).map_err(|(line, error)| at(line.unwrap_or(last))(error.into()))?;
    let mut table = PositionLines::default();
    for (line, key, value) in &rest {
        table.take(&game, key, value).map_err(at(*line))?;
    }
    let setup = table.finish().map_err(|error| at(last)(error.into()))?;
    Position::from_setup(&game, &setup).map_err(|error| {
        let of = |wanted: &'static str| rest.iter().filter(move |(_, key, _)| *key == wanted).map(|(line, ..)| *line);
        let line = match &error {
            SetupError::BadTile { number, .. }
            | SetupError::BadPiece { number }
            | SetupError::Unscored { number, .. } => of("tile").nth(number - 1),
            SetupError::BadStart => of("tile").next(),
            SetupError::Game(_) => of("first").next(),
            _ => of("phase").next(),
        };
        at(line.unwrap_or(last))(error.into())
    })
}

/// The lines after the game's own, as they are read.
#[derive(Default)]
struct PositionLines {
    first: Option<Seat>,
    turn: Option<usize>,
    seat: Option<Seat>,
    phase: Option<Phase>,
    scores: Option<Vec<u32>>,
    hands: Vec<(usize, Vec<KindId>)>,
    aside: Option<KindId>,
    to_lay_aside: Option<u8>,
    more_bonus_tiles: Option<u8>,
    left: Option<Vec<(KindId, u8)>>,
    tiles: Vec<SetupTile>,
}

impl PositionLines {
    fn take(&mut self, game: &Game, key: &str, value: &str) -> Result<(), Problem> {
        let bad = |key| HeaderError::BadValue { key, value: value.to_string() };
        match key {
            "first" => once(&mut self.first, "first", header::seat("first", value)?)?,
            "turn" => once(&mut self.turn, "turn", header::number("turn", value)?)?,
            "seat" => once(&mut self.seat, "seat", header::seat("seat", value)?)?,
            "phase" => {
                let phase = PHASES.iter().find(|(_, name)| *name == value).ok_or_else(|| bad("phase"))?;
                once(&mut self.phase, "phase", phase.0)?;
            }
            "scores" => {
                let scores = value.split(' ').map(str::parse).collect::<Result<Vec<u32>, _>>();
                once(&mut self.scores, "scores", scores.map_err(|_| bad("scores"))?)?;
            }
            "hand" => {
                let mut words = value.split_whitespace();
                let seat = header::number("hand", words.next().unwrap_or_default())?;
                self.hands.push((seat, words.map(|id| parse_tile(game, id)).collect::<Result<_, _>>()?));
            }
            "aside" => once(&mut self.aside, "aside", parse_tile(game, value)?)?,
            "to-lay-aside" => {
                once(&mut self.to_lay_aside, "to-lay-aside", value.parse().map_err(|_| bad("to-lay-aside"))?)?;
            }
            "more-bonus-tiles" => {
                let tiles = value.parse().map_err(|_| bad("more-bonus-tiles"))?;
                once(&mut self.more_bonus_tiles, "more-bonus-tiles", tiles)?;
            }
            "left" => {
                let count = |word: &str| {
                    let (id, count) = word.split_once('*').ok_or_else(|| bad("left"))?;
                    Ok::<_, Problem>((parse_tile(game, id)?, count.parse::<u8>().map_err(|_| bad("left"))?))
                };
                let left = value.split_whitespace().map(count).collect::<Result<Vec<_>, _>>()?;
                once(&mut self.left, "left", left)?;
            }
            "tile" => self.tiles.push(read_tile(game, value)?),
            _ => return Err(HeaderError::UnknownKey(key.to_string()).into()),
        }
        Ok(())
    }

    fn finish(self) -> Result<Setup, HeaderError> {
        let scores = self.scores.ok_or(HeaderError::Missing("scores"))?;
        let mut hands = vec![Vec::new(); scores.len()];
        for (seat, hand) in self.hands {
            let bad = HeaderError::BadValue { key: "hand", value: seat.to_string() };
            let slot: &mut Vec<KindId> = hands.get_mut(seat).ok_or(bad)?;
            if !slot.is_empty() {
                return Err(HeaderError::Twice("hand"));
            }
            *slot = hand;
        }
        Ok(Setup {
            seats: scores.len(),
            first: self.first.ok_or(HeaderError::Missing("first"))?,
            turn: self.turn.ok_or(HeaderError::Missing("turn"))?,
            seat: self.seat.ok_or(HeaderError::Missing("seat"))?,
            phase: self.phase.ok_or(HeaderError::Missing("phase"))?,
            scores,
            hands,
            tiles: self.tiles,
            left: self.left.ok_or(HeaderError::Missing("left"))?,
            aside: self.aside,
            to_lay_aside: self.to_lay_aside.unwrap_or(0),
            more_bonus_tiles: self.more_bonus_tiles.unwrap_or(0),
        })
    }
}

/// Reads `U@1,0r3` or `U@1,0r3 thief:R 0`.
fn read_tile(game: &Game, value: &str) -> Result<SetupTile, Problem> {
    let words: Vec<&str> = value.split_whitespace().collect();
    let (place, piece) = words.split_first().ok_or_else(|| TokenError::BadPlace(value.to_string()))?;
    let (kind, square, rotation) = parse_place(game, place)?;
    let piece = match piece {
        [] => None,
        [role, seat] => {
            let (piece, segment) = parse_use(game, kind, role)?;
            Some(SetupPiece { piece, seat: header::seat("tile", seat)?, segment })
        }
        _ => return Err(HeaderError::BadValue { key: "tile", value: value.to_string() }.into()),
    };
    Ok(SetupTile { kind, square, rotation, piece })
}
