//! Actions as words: `+U`, `U@1,0r3`, `thief:R`, `take:3,-2`, `-`.

use hedgerow_rules::{Action, Game, KindId, Piece, Position, Role, Square};

/// A word that is no action.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum TokenError {
    /// It has the form of no action.
    Unknown(String),
    /// It names a tile that the game does not have.
    NoSuchTile(String),
    /// It is no placement, as `U@1,0r3` is.
    BadPlace(String),
    /// It is no square, as `3,-2` is.
    BadSquare(String),
    /// It names a role that no game has.
    NoSuchRole(String),
    /// It names a segment that the tile does not have.
    NoSuchSegment {
        /// The id of the tile just placed.
        tile: String,
        /// The letter.
        segment: String,
    },
    /// The piece on that segment has another role.
    WrongRole {
        /// The id of the tile just placed.
        tile: String,
        /// The letter.
        segment: String,
        /// The role that was named.
        role: Role,
    },
}

/// The word for an action in this position.
pub fn action_token(position: &Position, action: Action) -> String {
    action_word(position.game(), last_kind(position), action)
}

/// The kind of the tile placed last, which a piece is put on.
fn last_kind(position: &Position) -> KindId {
    position.board().tiles().last().map_or(position.game().start(), |tile| tile.kind)
}

/// The word for an action of a game in which a tile of kind `last` was placed last. Of a use of a piece the word depends on that tile.
pub fn action_word(game: &Game, last: KindId, action: Action) -> String {
    let id = |tile: KindId| &game.tile(tile).id;
    match action {
        Action::LayAside { tile } => format!("~{}", id(tile)),
        Action::Draw { tile } => format!("+{}", id(tile)),
        Action::Place { tile, square, rotation } => place_token(game, tile, square, rotation),
        Action::Discard { tile } => format!("!{}", id(tile)),
        Action::Use { piece, segment } => use_token(game, last, piece, segment),
        Action::Take { square } => format!("take:{square}"),
        Action::Pass => "-".to_string(),
    }
}

/// Reads a word as an action in this position. Whether it is legal there is not asked.
pub fn parse_action(position: &Position, word: &str) -> Result<Action, TokenError> {
    parse_word(position.game(), last_kind(position), word)
}

/// Reads what [`action_word`] writes.
pub fn parse_word(game: &Game, last: KindId, word: &str) -> Result<Action, TokenError> {
    if word == "-" {
        return Ok(Action::Pass);
    }
    if let Some(id) = word.strip_prefix('+') {
        return Ok(Action::Draw { tile: parse_tile(game, id)? });
    }
    if let Some(id) = word.strip_prefix('~') {
        return Ok(Action::LayAside { tile: parse_tile(game, id)? });
    }
    if let Some(id) = word.strip_prefix('!') {
        return Ok(Action::Discard { tile: parse_tile(game, id)? });
    }
    if let Some(square) = word.strip_prefix("take:") {
        return Ok(Action::Take { square: parse_square(square)? });
    }
    if word.contains('@') {
        let (tile, square, rotation) = parse_place(game, word)?;
        return Ok(Action::Place { tile, square, rotation });
    }
    if word.contains(':') {
        let (piece, segment) = parse_use(game, last, word)?;
        return Ok(Action::Use { piece, segment });
    }
    Err(TokenError::Unknown(word.to_string()))
}

pub(crate) fn place_token(game: &Game, tile: KindId, square: Square, rotation: u8) -> String {
    format!("{}@{square}r{rotation}", game.tile(tile).id)
}

pub(crate) fn parse_place(game: &Game, word: &str) -> Result<(KindId, Square, u8), TokenError> {
    let bad = || TokenError::BadPlace(word.to_string());
    let (id, place) = word.split_once('@').ok_or_else(bad)?;
    let tile = parse_tile(game, id)?;
    let (square, rotation) = place.split_once('r').ok_or_else(bad)?;
    let rotation = match rotation {
        "0" => 0,
        "1" => 1,
        "2" => 2,
        "3" => 3,
        _ => return Err(bad()),
    };
    Ok((tile, parse_square(square)?, rotation))
}

pub(crate) fn use_token(game: &Game, tile: KindId, piece: Piece, segment: u8) -> String {
    let letter = game.tile(tile).segments.get(segment as usize).map_or('?', |segment| segment.letter);
    let role = game.role(tile, piece, segment).map_or(piece.name(), Role::name);
    format!("{role}:{letter}")
}

pub(crate) fn parse_use(game: &Game, tile: KindId, word: &str) -> Result<(Piece, u8), TokenError> {
    let (role, segment) = word.split_once(':').ok_or_else(|| TokenError::Unknown(word.to_string()))?;
    let role = Role::named(role).ok_or_else(|| TokenError::NoSuchRole(role.to_string()))?;
    let kind = game.tile(tile);
    let mut letters = segment.chars();
    let index = letters.next().filter(|_| letters.next().is_none()).and_then(|letter| kind.segment(letter));
    let named = || (kind.id.clone(), segment.to_string());
    let Some(index) = index else {
        let (tile, segment) = named();
        return Err(TokenError::NoSuchSegment { tile, segment });
    };
    // A role that the segment knows under another name is a slip; one it does not know at all is for the rules to refuse.
    let piece = game.rules().piece_for(role);
    match game.role(tile, piece, index) {
        Some(actual) if actual != role => {
            let (tile, segment) = named();
            Err(TokenError::WrongRole { tile, segment, role })
        }
        _ => Ok((piece, index)),
    }
}

pub(crate) fn parse_tile(game: &Game, id: &str) -> Result<KindId, TokenError> {
    game.kind_named(id).ok_or_else(|| TokenError::NoSuchTile(id.to_string()))
}

pub(crate) fn parse_square(text: &str) -> Result<Square, TokenError> {
    let bad = || TokenError::BadSquare(text.to_string());
    let (x, y) = text.split_once(',').ok_or_else(bad)?;
    let number =
        |text: &str| text.parse::<i16>().ok().filter(|number| number.unsigned_abs() < 1000 && !text.starts_with('+'));
    Ok(Square::new(number(x).ok_or_else(bad)?, number(y).ok_or_else(bad)?))
}
