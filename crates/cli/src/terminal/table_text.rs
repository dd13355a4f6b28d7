//! [`TableText`]: what lies beside the board, as lines of text: scores, supplies, tiles left, features, the score log.

use super::explanation::{Explanation, kind_word, role_word, sum};
use hedgerow_locale::{Language, Text, text};
use hedgerow_notation::Record;
use hedgerow_rules::{Action, Event, FeatureKind, FeatureReport, Piece, Position, Role, Score, Spot, Stack};

/// The table around a board.
#[derive(Clone, Copy, Debug)]
pub struct TableText<'a> {
    pub language: Language,
    pub position: &'a Position,
    pub names: &'a [String],
}

impl TableText<'_> {
    fn words(&self) -> Explanation<'_> {
        Explanation { language: self.language, position: self.position, names: self.names }
    }

    fn say(&self, text: Text) -> String {
        self.language.say(&text)
    }

    /// One line per seat, with an arrow at the one whose turn it is. Titles are as wide as their columns.
    pub fn scores(&self) -> String {
        let position = self.position;
        let names: Vec<String> = position.seats().map(|seat| self.words().seat(seat)).collect();
        let width = names.iter().map(|name| name.chars().count()).max().unwrap_or(0);
        let hands = position.rules().hand_size() > 0;
        let mut titles = vec![self.say(text!("cli-title-points"))];
        let pieces = position.rules().pieces().iter().map(|(piece, _)| *piece);
        titles.extend(pieces.clone().map(|piece| self.say(Text::new(format!("piece-title-{piece}")))));
        let mut text = format!("  {:width$} {}", "", titles.join(" "));
        if hands {
            text += &format!("  {}", self.say(text!("cli-title-hand")));
        }
        text.push('\n');
        for (seat, name) in position.seats().zip(names) {
            let arrow = if position.seat() == seat && position.outcome().is_none() { '>' } else { ' ' };
            text += &format!("{arrow} {name:<width$}");
            let supplies = pieces.clone().map(|piece| u32::from(position.supply(seat, piece)));
            let numbers = std::iter::once(position.scores()[seat.index()]).chain(supplies);
            for (title, number) in titles.iter().zip(numbers) {
                text += &format!(" {number:>column$}", column = title.chars().count());
            }
            if hands {
                let ids = position.hand(seat).iter().map(|tile| position.game().tile(*tile).id.as_str());
                text += &format!("  {}", ids.collect::<Vec<_>>().join(" "));
            }
            text.push('\n');
        }
        text
    }

    /// How many tiles each stack still holds.
    pub fn stacks(&self) -> String {
        let count = |stack: Stack| (stack, self.position.stack_left(stack));
        let stacks = Stack::ALL.map(count);
        let stacks: Vec<String> = stacks
            .iter()
            .filter(|(stack, left)| *left > 0 || *stack == Stack::Land)
            .map(|(stack, left)| self.say(text!("cli-stack-left", count = *left, stack = stack.name())))
            .collect();
        self.say(text!("cli-tiles-left", stacks = stacks.join(", ")))
    }

    /// The tiles not seen yet, by kind (C2).
    pub fn left(&self) -> String {
        let game = self.position.game();
        let mut text = String::new();
        for stack in Stack::ALL {
            let kinds = game.kind_ids().filter(|kind| game.stack_of(*kind) == stack);
            let counts = kinds.map(|kind| (&game.tile(kind).id, self.position.unseen(kind)));
            let counts: Vec<String> =
                counts.filter(|(_, count)| *count > 0).map(|(id, count)| format!("{id} x{count}")).collect();
            if !counts.is_empty() {
                text += &self.say(text!("cli-unseen", stack = stack.name(), tiles = counts.join("  ")));
                text.push('\n');
            }
        }
        if text.is_empty() { self.say(text!("cli-unseen-none")) + "\n" } else { text }
    }

    /// The features: those with pieces first, then the unfinished ones; with `all` the finished ones too.
    pub fn features(&self, all: bool) -> String {
        let mut features = self.position.features();
        features.retain(|feature| all || !feature.pieces.is_empty() || !feature.complete);
        features.sort_by_key(|feature| (feature.pieces.is_empty(), feature.kind));
        let kinds: Vec<String> = features.iter().map(|feature| self.say(kind_word(feature.kind))).collect();
        let width = kinds.iter().map(|kind| kind.chars().count()).max().unwrap_or(0).max(12);
        let lines = features.iter().zip(&kinds);
        let lines: Vec<String> =
            lines.map(|(feature, kind)| format!("{kind:<width$} {}", self.feature_line(feature))).collect();
        lines.join("\n") + "\n"
    }

    fn feature_line(&self, feature: &FeatureReport) -> String {
        let at = feature.spots.first().map_or(String::new(), |spot| self.spot(*spot));
        let sum = |worth| sum(self.language, feature.kind, worth);
        let mut parts = vec![format!("{at:<8} {}", self.state(feature))];
        if !feature.pieces.is_empty() {
            let (pieces, owners) = (self.words().pieces(feature.pieces), self.words().seats(feature.owners));
            parts.push(self.say(text!("cli-owners", pieces = pieces, owners = owners)));
        }
        if self.position.rules().completes(feature.kind) && !feature.complete {
            let worth = &feature.if_complete;
            let kind = feature.kind.name();
            parts.push(self.say(text!("cli-if-complete", kind = kind, sum = sum(worth), points = worth.points())));
        }
        let worth = &feature.if_ended;
        parts.push(self.say(text!("cli-if-ended", sum = sum(worth), points = worth.points())));
        if feature.completing > 0 {
            parts.push(self.say(text!("cli-completing", count = feature.completing)));
        }
        parts.join("; ")
    }

    /// A segment by its square and letter: `1,0 R`.
    fn spot(&self, spot: Spot) -> String {
        let game = self.position.game();
        let tile = self.position.board().tile_at(game, spot.square);
        let letter = tile.map_or('?', |tile| game.tile(tile.kind).segments[spot.segment as usize].letter);
        format!("{} {letter}", spot.square)
    }

    /// A feature's size and whether it is still open.
    pub fn state(&self, feature: &FeatureReport) -> String {
        let tiles = text!("part-tile", count = feature.tiles);
        self.say(match feature.kind {
            FeatureKind::Monastery if feature.open > 0 => text!("cli-state-monastery", count = feature.open),
            _ if feature.complete => text!("cli-state-complete", kind = feature.kind.name(), tiles = tiles),
            _ => text!("cli-state-open", count = feature.open, tiles = tiles),
        })
    }

    /// What a use of a piece means, in words; with what it would score at once.
    pub fn choice(&self, action: Action) -> String {
        let name = match action {
            Action::Use { piece, segment } => {
                let tile = self.position.board().tiles().last();
                let role = tile.and_then(|tile| self.position.game().role(tile.kind, piece, segment));
                let letter = tile.map(|tile| self.position.game().tile(tile.kind).segments[segment as usize].letter);
                let role = role.map_or(text!("cli-follower"), role_word);
                text!("cli-use", role = role, letter = letter.map_or(String::new(), |letter| letter.to_string()))
            }
            Action::Take { square } => text!("cli-take", role = self.taken(action), square = square.to_string()),
            _ => text!("cli-no-piece"),
        };
        self.say(name) + &self.about(action)
    }

    /// What an action with a piece is about: the feature, and what it scores now.
    fn about(&self, action: Action) -> String {
        let position = self.position;
        let mut text = String::new();
        let feature = position.feature_for(action);
        if let Some(feature) = feature.map(|feature| position.feature(feature)) {
            let soon = if matches!(action, Action::Take { .. }) { String::new() } else { self.worth_soon(&feature) };
            text += &format!(" ({}, {}{soon})", self.say(kind_word(feature.kind)), self.state(&feature));
        }
        let (own, others): (Vec<Score>, Vec<Score>) =
            self.scores_now(action).into_iter().partition(|score| score.seats.contains(position.seat()));
        let points = |count: u32| text!("cli-points", count = count);
        let mut told = Vec::new();
        if !own.is_empty() {
            let sums: Vec<String> = own.iter().map(|score| sum(self.language, score.kind, &score.worth)).collect();
            let all = points(own.iter().map(|score| score.points).sum());
            told.push(self.say(text!("cli-now", sum = sums.join(", "), points = all)));
        }
        for score in &others {
            let (sum, who) = (sum(self.language, score.kind, &score.worth), self.words().seats(score.seats));
            told.push(self.say(text!("cli-now-for", sum = sum, points = points(score.points), who = who)));
        }
        if !told.is_empty() {
            text += &format!(": {}", told.join("; "));
        }
        text
    }

    /// The role of the piece that an action takes off the board.
    fn taken(&self, action: Action) -> &'static str {
        let Action::Take { square } = action else { return Piece::Follower.name() };
        let game = self.position.game();
        let tile = self.position.board().tile_at(game, square);
        let role =
            tile.and_then(|tile| game.role(tile.kind, tile.standing?.piece, tile.standing?.segment)).map(Role::name);
        role.unwrap_or(Piece::Follower.name())
    }

    /// What a player does, as it is told: `places U at 1,0 r3`, `uses no piece`.
    pub fn done_by(&self, action: Action) -> String {
        let id = |tile| self.position.game().tile(tile).id.as_str();
        self.say(match action {
            Action::Use { .. } => text!("cli-uses", choice = self.choice(action)),
            Action::Take { square } => {
                let takes = text!("cli-takes", role = self.taken(action), square = square.to_string());
                return self.say(takes) + &self.about(action);
            }
            Action::Pass => text!("cli-uses-nothing"),
            Action::Place { tile, square, rotation } => {
                text!("cli-places", tile = id(tile), square = square.to_string(), rotation = rotation)
            }
            Action::Discard { tile } => text!("cli-discards", tile = id(tile)),
            Action::Draw { tile } => text!("cli-draws", tile = id(tile)),
            Action::LayAside { tile } => text!("cli-lays-aside", tile = id(tile)),
        })
    }

    /// What a player could do: `place U at 1,0 r3`, `no piece`.
    pub fn suggestion(&self, action: Action) -> String {
        let id = |tile| self.position.game().tile(tile).id.as_str();
        self.say(match action {
            Action::Use { .. } | Action::Take { .. } | Action::Pass => return self.choice(action),
            Action::Place { tile, square, rotation } => {
                text!("cli-place", tile = id(tile), square = square.to_string(), rotation = rotation)
            }
            Action::Discard { tile } => text!("cli-discard", tile = id(tile)),
            Action::Draw { tile } => text!("cli-draw", tile = id(tile)),
            Action::LayAside { tile } => text!("cli-lay-aside", tile = id(tile)),
        })
    }

    /// What an unfinished feature promises.
    fn worth_soon(&self, feature: &FeatureReport) -> String {
        let ended = feature.if_ended.points();
        let text = match feature.kind {
            _ if feature.complete => return String::new(),
            _ if feature.up_to => text!("cli-worth-up-to", points = ended),
            kind if self.position.rules().completes(kind) => {
                text!("cli-worth-if-complete", kind = kind.name(), points = feature.if_complete.points())
            }
            _ => text!("cli-worth-as-it-stands", points = ended),
        };
        format!(", {}", self.say(text))
    }

    /// The scores that an action would bring before anything else happens.
    fn scores_now(&self, action: Action) -> Vec<Score> {
        let events = self.position.clone().play(action).unwrap_or_default();
        let before_end = events.into_iter().take_while(|event| !matches!(event, Event::FinalScoring { .. }));
        before_end.filter_map(|event| if let Event::Scored(score) = event { Some(score) } else { None }).collect()
    }
}

/// Every event of a game so far, turn by turn.
pub fn score_log(language: Language, record: &Record) -> String {
    let mut text = String::new();
    let _ = record.replay(|step| {
        let words = Explanation { language, position: step.after, names: &record.players };
        let (turn, seat) = (step.before.turn(), words.seat(step.before.seat()));
        for event in step.events {
            text += &language.say(&text!("cli-log-line", turn = turn, seat = seat.clone(), event = words.of(event)));
            text.push('\n');
        }
    });
    if text.is_empty() { language.say(&text!("cli-log-empty")) + "\n" } else { text }
}
