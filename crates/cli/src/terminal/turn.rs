//! The steps of a turn: drawing, placing, using a piece.

use super::canvas::{Canvas, Ink};
use super::command::parse_square;
use super::session::{Flow, Reply, Session, refused};
use super::tile_picture::TilePicture;
use super::tile_shape::{COLUMNS, ROWS};
use crate::fault::Result;
use hedgerow_locale::{Text, text};
use hedgerow_notation::parse_action;
use hedgerow_rules::{Action, KindId, Phase, Player, Rule, Square};

/// The room before each picture of a tile.
const GAP: usize = 2;

/// What came of asking a player.
pub(super) enum Choice {
    Play(Action),
    /// Begin again.
    Again,
    Undo,
    Leave,
}

impl Session<'_> {
    /// Chance's turn: the program deals, or the people say what they drew.
    pub(super) fn draw_tile(&mut self) -> Result<Flow> {
        if let Some(action) = self.draws.deal(&self.position) {
            if let Action::LayAside { tile } = action {
                let id = self.record.game.tile(tile).id.clone();
                self.tell(text!("cli-laid-aside", tile = id, rule = action.rule().id()))?;
            }
            self.apply(action)?;
            return Ok(Flow::On);
        }
        let whom = self.words().seat(self.position.seat());
        let prompt = match self.position.phase() {
            Phase::LayAside => text!("cli-ask-laid-aside", rule = Rule::DI13.id()),
            Phase::DrawBonus => text!("cli-ask-bonus-drawn", seat = whom),
            _ => text!("cli-ask-drawn", seat = whom, stack = self.position.stack().name()),
        };
        match self.ask(prompt)? {
            Reply::Leave => return Ok(Flow::Leave),
            Reply::Undo => self.undo()?,
            Reply::Line(line) => self.enter_draw(&line)?,
        }
        Ok(Flow::On)
    }

    fn enter_draw(&mut self, line: &str) -> Result<()> {
        let game = self.record.game.clone();
        let wanted = line.trim_start_matches(['+', '~']);
        let drawable: Vec<KindId> = game.kind_ids().filter(|kind| self.position.drawable(*kind) > 0).collect();
        let kind = match (wanted, drawable.as_slice()) {
            ("", [only]) => Some(*only),
            _ => self.kind_called(wanted),
        };
        let Some(kind) = kind else {
            let ids: Vec<&str> = drawable.iter().map(|kind| game.tile(*kind).id.as_str()).collect();
            return self.tell(text!("cli-no-tile", word = wanted, tiles = ids.join(" ")));
        };
        if self.position.drawable(kind) == 0 {
            let (tile, stack) = (&game.tile(kind).id, self.position.stack().name());
            return self.tell(text!("cli-none-left", tile = tile, stack = stack));
        }
        self.apply(match self.position.phase() {
            Phase::LayAside => Action::LayAside { tile: kind },
            _ => Action::Draw { tile: kind },
        })
    }

    /// The tile with this id. Ids that differ only in case are told apart; else case does not matter.
    fn kind_called(&self, word: &str) -> Option<KindId> {
        let game = &self.record.game;
        let alike = || game.kind_ids().find(|kind| game.tile(*kind).id.eq_ignore_ascii_case(word));
        game.kind_named(word).or_else(alike)
    }

    /// A player's step.
    pub(super) fn act(&mut self) -> Result<Flow> {
        let action = match self.position.phase() {
            Phase::Place => self.ask_placement()?,
            Phase::Discard => self.ask_discard()?,
            _ => self.ask_use()?,
        };
        match action {
            Choice::Again => {}
            Choice::Leave => return Ok(Flow::Leave),
            Choice::Undo => self.undo()?,
            Choice::Play(action) => {
                let turn = self.position.turn();
                self.apply(action)?;
                if !matches!(action, Action::Place { .. }) {
                    return self.end_step(turn);
                }
            }
        }
        Ok(Flow::On)
    }

    /// After the piece, or a discard, of this turn: the players see what followed and may still take it back before anything
    /// new is revealed.
    fn end_step(&mut self, turn: usize) -> Result<Flow> {
        self.numbered.clear();
        let next = self.position.to_act();
        if self.draws.is_entered() && next == Some(Player::Chance) {
            self.settle()?;
            return Ok(Flow::On);
        }
        let prompt = match (self.position.phase(), next) {
            (Phase::DrawBonus, _) => {
                let rule = self.position.rules().bonus_stack().map_or("", |(_, rule)| rule.id());
                text!("cli-enter-draws-bonus", rule = rule)
            }
            (_, None) => text!("cli-enter-ends-game"),
            _ if self.position.turn() == turn => text!("cli-enter-goes-on"),
            _ => text!("cli-enter-ends-turn"),
        };
        loop {
            match self.ask(prompt.clone())? {
                Reply::Leave => return Ok(Flow::Leave),
                Reply::Undo => {
                    self.undo()?;
                    return Ok(Flow::On);
                }
                Reply::Line(line) if line.is_empty() => {
                    self.settle()?;
                    return Ok(Flow::On);
                }
                Reply::Line(line) => self.tell(text!("cli-press-enter", word = line))?,
            }
        }
    }

    /// The board, then scores and whose turn it is, with pictures of tiles to the right where there is room, each with a title.
    fn show_tiles(&mut self, what: Text, tiles: &[(KindId, u8, String)]) -> Result<()> {
        let lines = self.tile_lines(what, tiles);
        self.below = lines.len();
        self.show_board()?;
        lines.iter().try_for_each(|line| writeln!(self.output, "{}", line.trim_end()))?;
        Ok(())
    }

    fn tile_lines(&self, what: Text, tiles: &[(KindId, u8, String)]) -> Vec<String> {
        let (table, words) = (self.table(), self.words());
        let whose = words.seat(self.position.seat());
        let turn = text!("cli-turn", turn = self.position.turn(), who = whose, does = what);
        let text = format!("{}{}\n{}", table.scores(), table.stacks(), self.language.say(&turn));
        let mut left: Vec<String> = text.lines().map(str::to_string).collect();
        let mut canvas = Canvas::new((COLUMNS + GAP) * tiles.len(), ROWS + 1);
        for (index, (kind, rotation, title)) in tiles.iter().enumerate() {
            let column = index * (COLUMNS + GAP) + GAP;
            let tile = self.record.game.tile(*kind);
            canvas.write(column, 0, title, Ink::Plain);
            let picture = TilePicture { tile, rotation: *rotation, piece: None, letters: true };
            canvas.paste(column, 1, &picture.draw());
        }
        let pictures = canvas.lines(self.colour);
        let width = left.iter().map(|line| line.chars().count()).max().unwrap_or(0);
        if width + (COLUMNS + GAP) * tiles.len() > self.width {
            left.extend(pictures);
        } else {
            left.resize(left.len().max(pictures.len()), String::new());
            for (line, picture) in left.iter_mut().zip(&pictures) {
                *line = format!("{line:<width$}{picture}");
            }
        }
        left
    }

    pub(super) fn ask_placement(&mut self) -> Result<Choice> {
        let seat = self.position.seat();
        let hand = self.position.hand(seat).to_vec();
        let fitting: Vec<KindId> =
            hand.iter().copied().filter(|tile| self.position.placements(*tile).next().is_some()).collect();
        self.numbered.clear();
        let (tile, mut place) = match hand.as_slice() {
            [tile] => (*tile, None),
            _ => match self.ask_tile(&hand, &fitting, text!("cli-chooses-tile"))? {
                Ok(chosen) => chosen,
                Err(other) => return Ok(other),
            },
        };
        self.numbered = self.position.placements(tile).map(|(square, _)| square).collect();
        self.numbered.sort_by_key(|square| (square.y, square.x));
        self.numbered.dedup();
        let mut rotations: Vec<u8> = self.position.placements(tile).map(|(_, rotation)| rotation).collect();
        rotations.sort_unstable();
        rotations.dedup();
        let pictures: Vec<_> = rotations.iter().map(|rotation| (tile, *rotation, format!("r{rotation}"))).collect();
        let what = text!("cli-places-tile", tile = &self.record.game.tile(tile).id);
        self.show_tiles(what, &pictures)?;
        loop {
            // What was typed together with the tile is the first answer.
            let answer = match place.take() {
                Some(place) => Reply::Line(place),
                None => self.ask(text!("cli-ask-square", count = self.numbered.len()))?,
            };
            let line = match answer {
                Reply::Leave => return Ok(Choice::Leave),
                Reply::Undo => return Ok(Choice::Undo),
                Reply::Line(line) => line,
            };
            if line.eq_ignore_ascii_case("back") {
                return Ok(Choice::Again);
            }
            match self.read_place(tile, &line) {
                Err(mistake) => self.tell(mistake)?,
                Ok((square, Some(rotation))) => return Ok(Choice::Play(Action::Place { tile, square, rotation })),
                Ok((square, None)) => return self.ask_rotation(tile, square),
            }
        }
    }

    /// Lets the player choose a tile of the hand: by number, by id, or by the word of an action (`TILE@X,Yr1`, `!TILE`), of which
    /// the place comes back too.
    fn ask_tile(
        &mut self,
        hand: &[KindId],
        fitting: &[KindId],
        what: Text,
    ) -> Result<Result<(KindId, Option<String>), Choice>> {
        let game = self.record.game.clone();
        let title = |index: usize, tile: &KindId| format!("{}: {}", index + 1, game.tile(*tile).id);
        let titles: Vec<_> = hand.iter().enumerate().map(|(index, tile)| (*tile, 0, title(index, tile))).collect();
        self.show_tiles(what, &titles)?;
        loop {
            let line = match self.ask(text!("cli-ask-tile", count = hand.len()))? {
                Reply::Leave => return Ok(Err(Choice::Leave)),
                Reply::Undo => return Ok(Err(Choice::Undo)),
                Reply::Line(line) => line,
            };
            let (word, place) = match self.position.phase() {
                Phase::Place => line.split_once('@').map_or((line.as_str(), None), |(word, place)| (word, Some(place))),
                _ => (line.strip_prefix('!').unwrap_or(&line), None),
            };
            let by_number = word.parse::<usize>().ok().and_then(|number| hand.get(number.wrapping_sub(1))).copied();
            let by_id = || self.kind_called(word).filter(|tile| hand.contains(tile));
            match by_number.or_else(by_id) {
                Some(tile) if fitting.contains(&tile) => return Ok(Ok((tile, place.map(str::to_string)))),
                Some(_) => self.tell(text!("cli-tile-fits-nowhere"))?,
                None => self.tell(text!("cli-not-in-hand", word = line, count = hand.len()))?,
            }
        }
    }

    fn ask_discard(&mut self) -> Result<Choice> {
        self.numbered.clear();
        let hand = self.position.hand(self.position.seat()).to_vec();
        self.tell(text!("cli-must-discard", rule = Rule::R8.id()))?;
        let tile = self.ask_tile(&hand, &hand, text!("cli-chooses-discard"))?;
        Ok(tile.map_or_else(|other| other, |(tile, _)| Choice::Play(Action::Discard { tile })))
    }

    /// Reads `3`, `3 r1`, `3 1`, `X,Y`, `X,Y r1`, `X,Y 1` or `TILE@X,Yr1`.
    fn read_place(&self, tile: KindId, line: &str) -> Result<(Square, Option<u8>), Text> {
        let place = match line.split_once('@') {
            Some((word, _)) if self.kind_called(word) != Some(tile) => {
                return Err(text!("cli-other-tile", tile = &self.record.game.tile(tile).id, word = word));
            }
            Some((_, place)) => place,
            None => line,
        };
        let line = place.to_lowercase();
        let (place, rotation) = match line.rsplit_once('r') {
            Some((place, turns)) if place.starts_with(|first: char| first.is_ascii_digit() || first == '-') => {
                match turns.trim().parse::<u8>() {
                    Ok(turns) if turns < 4 => (place.trim(), Some(turns)),
                    _ => return Err(text!("cli-no-rotation", word = format!("r{turns}"))),
                }
            }
            _ => match line.rsplit_once(char::is_whitespace) {
                // Blanks may also stand around the comma of a square.
                Some((place, turns)) if !place.trim_end().ends_with(',') && !turns.starts_with(',') => {
                    match turns.parse::<u8>() {
                        Ok(turns) if turns < 4 => (place.trim(), Some(turns)),
                        Ok(turns) => return Err(text!("cli-no-rotation", word = turns.to_string())),
                        Err(_) => (line.as_str(), None),
                    }
                }
                _ => (line.as_str(), None),
            },
        };
        let count = self.numbered.len();
        let square = match parse_square(place) {
            Some(square) => square,
            None => match place.parse::<usize>() {
                Ok(number) if (1..=count).contains(&number) => self.numbered[number - 1],
                Ok(number) => return Err(text!("cli-no-square", number = number, count = count)),
                Err(_) => {
                    let example = format!("{} r0", self.numbered[0]);
                    return Err(text!("cli-bad-square", word = line, count = count, example = example));
                }
            },
        };
        let fits = self.rotations(tile, square);
        match (rotation, fits.as_slice()) {
            (None, [only]) => return Ok((square, Some(*only))),
            (None, [_, _, ..]) => return Ok((square, None)),
            _ => {}
        }
        let rotation = rotation.unwrap_or(0);
        let Err(refusal) = self.position.check(Action::Place { tile, square, rotation }) else {
            return Ok((square, Some(rotation)));
        };
        let (square, refusal) = (square.to_string(), refused(&refusal));
        if fits.is_empty() {
            return Err(text!("cli-no-fit-because", square = square, refusal = refusal));
        }
        let rotations: Vec<String> = fits.iter().map(|rotation| format!("r{rotation}")).collect();
        let (rotation, rotations) = (format!("r{rotation}"), rotations.join(", "));
        Err(text!("cli-no-fit-turned", rotation = rotation, refusal = refusal, square = square, rotations = rotations))
    }

    fn rotations(&self, tile: KindId, square: Square) -> Vec<u8> {
        self.position.placements(tile).filter(|(other, _)| *other == square).map(|(_, rotation)| rotation).collect()
    }

    fn ask_rotation(&mut self, tile: KindId, square: Square) -> Result<Choice> {
        let fits = self.rotations(tile, square);
        let names: Vec<String> = fits.iter().map(|rotation| format!("r{rotation}")).collect();
        loop {
            let (place, rotations) = (square.to_string(), names.join(", "));
            let prompt = text!("cli-ask-rotation", square = place, rotations = rotations, first = &names[0]);
            let line = match self.ask(prompt)? {
                Reply::Leave => return Ok(Choice::Leave),
                // Nothing was placed yet: undo only takes back the choice of the square.
                Reply::Undo => return Ok(Choice::Again),
                Reply::Line(line) => line,
            };
            let chosen = match line.to_lowercase().as_str() {
                "back" => return Ok(Choice::Again),
                "" => Some(fits[0]),
                turns => turns.trim_start_matches('r').parse::<u8>().ok(),
            };
            match chosen {
                Some(rotation) if fits.contains(&rotation) => {
                    return Ok(Choice::Play(Action::Place { tile, square, rotation }));
                }
                _ => self.tell(text!("cli-bad-rotation", word = line, rotations = names.join(", ")))?,
            }
        }
    }

    pub(super) fn ask_use(&mut self) -> Result<Choice> {
        self.numbered.clear();
        let uses = self.position.uses();
        // The list, who chooses, and passing.
        self.below = uses.len() + 2;
        self.show_board()?;
        if uses.is_empty() {
            self.tell(text!("cli-no-piece-possible"))?;
            return Ok(Choice::Play(Action::Pass));
        }
        let table = self.table();
        let line = |(index, action): (usize, &Action)| format!("{:>3}  {}\n", index + 1, table.choice(*action));
        let list: String = uses.iter().enumerate().map(line).collect();
        let pass = table.choice(Action::Pass);
        let whose = self.words().seat(self.position.seat());
        self.tell(text!("cli-may-use", seat = whose))?;
        writeln!(self.output, "{list}  0  {pass}")?;
        loop {
            let line = match self.ask(text!("cli-ask-use"))? {
                Reply::Leave => return Ok(Choice::Leave),
                Reply::Undo => return Ok(Choice::Undo),
                Reply::Line(line) => line,
            };
            match self.read_use(&uses, &line) {
                Ok(action) => return Ok(Choice::Play(action)),
                Err(mistake) => self.tell(mistake)?,
            }
        }
    }

    /// Reads a number of the list, `pass`, `ROLE LETTER` or `take X,Y`.
    fn read_use(&self, uses: &[Action], line: &str) -> Result<Action, Text> {
        let count = uses.len();
        if let Ok(number) = line.parse::<usize>() {
            return match number {
                0 => Ok(Action::Pass),
                _ => {
                    uses.get(number - 1).copied().ok_or_else(|| text!("cli-no-choice", number = number, count = count))
                }
            };
        }
        // Letters of segments differ in case, the words before them do not.
        let (what, rest) = line.split_once([' ', ':']).unwrap_or((line, ""));
        let rest = rest.trim_start_matches([' ', ':']);
        let token = match (what.to_lowercase().as_str(), rest) {
            ("pass" | "-" | "none", "") => "-".to_string(),
            ("take", square) => format!("take:{}", square.replace(' ', "")),
            (role, letter) if !letter.is_empty() && !letter.contains([' ', ':']) => format!("{role}:{letter}"),
            _ => return Err(text!("cli-bad-choice", word = line, count = count)),
        };
        let unread = |error| text!("cli-unread-choice", reason = Text::from(&error), count = count);
        let action = parse_action(&self.position, &token).map_err(unread)?;
        self.position.check(action).map_err(|refusal| text!("cli-not-allowed", refusal = refused(&refusal)))?;
        Ok(action)
    }
}
