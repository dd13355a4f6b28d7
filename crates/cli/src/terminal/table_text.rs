//! [`TableText`]: what lies beside the board, as lines of text: scores, supplies, tiles left, features, the score log.

use super::explanation::{Explanation, counted, sum};
use hedgerow_notation::Record;
use hedgerow_rules::{
    Action, Event, Farmers, FeatureKind, FeatureReport, GameKind, Piece, Position, Role, Score, Spot, Stack, supply,
};

/// The table around a board.
#[derive(Clone, Copy, Debug)]
pub struct TableText<'a> {
    pub position: &'a Position,
    pub names: &'a [String],
}

impl TableText<'_> {
    fn words(&self) -> Explanation<'_> {
        Explanation { position: self.position, names: self.names }
    }

    /// A line a seat, with an arrow at the one whose turn it is.
    pub fn scores(&self) -> String {
        let position = self.position;
        let names: Vec<String> = position.seats().map(|seat| self.words().seat(seat)).collect();
        let width = names.iter().map(|name| name.chars().count()).max().unwrap_or(0);
        let (huts, hands) = (supply(position.rules()).huts > 0, position.rules().hand_size() > 0);
        let mut text = format!("  {:width$} points followers", "");
        text += if huts { " huts" } else { "" };
        text += if hands { "  hand\n" } else { "\n" };
        for (seat, name) in position.seats().zip(names) {
            let arrow = if position.seat() == seat && position.outcome().is_none() { '>' } else { ' ' };
            let points = position.scores()[seat.index()];
            text += &format!("{arrow} {name:<width$} {points:>6} {:>9}", position.supply(seat, Piece::Follower));
            if huts {
                text += &format!(" {:>4}", position.supply(seat, Piece::Hut));
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
        let stacks = [Stack::River, Stack::Land, Stack::Bonus].map(count);
        let stacks: Vec<String> = stacks
            .iter()
            .filter(|(stack, left)| *left > 0 || *stack == Stack::Land)
            .map(|(stack, left)| format!("{left} {stack}"))
            .collect();
        format!("Tiles left: {}", stacks.join(", "))
    }

    /// The tiles nobody has seen, by kind (C2).
    pub fn left(&self) -> String {
        let game = self.position.game();
        let mut text = String::new();
        for stack in [Stack::River, Stack::Land, Stack::Bonus] {
            let kinds = game.kind_ids().filter(|kind| game.stack_of(*kind) == stack);
            let counts = kinds.map(|kind| (&game.tile(kind).id, self.position.unseen(kind)));
            let counts: Vec<String> =
                counts.filter(|(_, count)| *count > 0).map(|(id, count)| format!("{id} x{count}")).collect();
            if !counts.is_empty() {
                text += &format!("Unseen in the {stack} stack: {}\n", counts.join("  "));
            }
        }
        if text.is_empty() { "No tile is left.\n".to_string() } else { text }
    }

    /// The features: those with pieces first, then the unfinished ones; with `all` the finished ones too.
    pub fn features(&self, all: bool) -> String {
        let mut features = self.position.features();
        features.retain(|feature| all || !feature.pieces.is_empty() || !feature.complete);
        features.sort_by_key(|feature| (feature.pieces.is_empty(), feature.kind));
        let lines: Vec<String> = features.iter().map(|feature| self.feature_line(feature)).collect();
        lines.join("\n") + "\n"
    }

    fn feature_line(&self, feature: &FeatureReport) -> String {
        let at = feature.spots.first().map_or(String::new(), |spot| self.spot(*spot));
        let kind = feature.kind.name().replace('-', " ");
        let mut text = format!("{kind:<12} {at:<8} {}", self.state(feature));
        if !feature.pieces.is_empty() {
            let owners = self.words().seats(feature.owners);
            text += &format!("; pieces {}; owned by {owners}", self.words().pieces(feature.pieces));
        }
        if !scores_only_at_the_end(feature.kind) && !feature.complete {
            text += &format!("; {} {} = {}", self.done(), sum(&feature.if_complete), feature.if_complete.points());
        }
        text += &format!("; at the end {} = {}", sum(&feature.if_ended), feature.if_ended.points());
        if feature.completing > 0 {
            text += &format!("; {} could complete it", counted(feature.completing, "tile"));
        }
        text
    }

    /// A segment by its square and letter: `1,0 R`.
    fn spot(&self, spot: Spot) -> String {
        let game = self.position.game();
        let tile = self.position.board().tile_at(game, spot.square);
        let letter = tile.map_or('?', |tile| game.tile(tile.kind).segments[spot.segment as usize].letter);
        format!("{} {letter}", spot.square)
    }

    /// The game's word for a feature that cannot grow.
    fn done(&self) -> &'static str {
        match self.position.rules().game() {
            GameKind::Discovery => "closed",
            GameKind::Carcassonne | GameKind::Hunters => "complete",
        }
    }

    /// A feature's size and whether it is still open.
    pub fn state(&self, feature: &FeatureReport) -> String {
        let tiles = counted(feature.tiles, "tile");
        match feature.kind {
            FeatureKind::Monastery if feature.open > 0 => {
                format!("{} to fill around it", counted(feature.open, "square"))
            }
            _ if feature.complete => format!("{tiles}, {}", self.done()),
            _ => format!("{tiles}, {}", counted(feature.open, "open side")),
        }
    }

    /// What a use of a piece means, in words; with what it would score at once.
    pub fn choice(&self, action: Action) -> String {
        let (position, game) = (self.position, self.position.game());
        let now = match self.scores_now(action).as_slice() {
            [] => String::new(),
            scores => {
                let own = scores.iter().filter(|score| score.seats.contains(position.seat()));
                let points: u32 = own.map(|score| score.points).sum();
                let values: Vec<String> = scores.iter().map(|score| sum(&score.worth)).collect();
                format!(": {} = {} now", values.join(", "), counted(points, "point"))
            }
        };
        match action {
            Action::Use { piece, segment } => {
                let Some(tile) = position.board().tiles().last() else { return String::new() };
                let spot = Spot { square: tile.square, segment };
                let role = game.role(tile.kind, piece, segment);
                let letter = game.tile(tile.kind).segments[segment as usize].letter;
                let feature = match piece {
                    Piece::Follower => position.board().feature_at(game, spot),
                    Piece::Hut => position.board().river_system_at(game, spot),
                };
                let feature = feature.map(|feature| position.feature(feature));
                let about = feature.map_or(String::new(), |feature| {
                    format!(
                        " ({}, {}{})",
                        feature.kind.name().replace('-', " "),
                        self.state(&feature),
                        self.worth_soon(&feature)
                    )
                });
                format!("{} on {letter}{about}{now}", role.map_or(piece.name(), Role::name))
            }
            Action::Take { square } => {
                let tile = position.board().tile_at(game, square);
                let standing = tile.and_then(|tile| Some((tile, tile.standing?)));
                let Some((tile, standing)) = standing else { return String::new() };
                let role = game.role(tile.kind, standing.piece, standing.segment);
                let spot = Spot { square, segment: standing.segment };
                let feature = position.board().feature_at(game, spot).map(|feature| position.feature(feature));
                let about = feature
                    .map_or(String::new(), |feature| format!(" ({}, {})", feature.kind.name(), self.state(&feature)));
                format!("take the {} at {square}{about}{now}", role.map_or("follower", Role::name))
            }
            Action::Pass => format!("no piece{now}"),
            _ => String::new(),
        }
    }

    /// What somebody does, as it is told: `places U at 1,0 r3`, `uses no piece`.
    pub fn done_by(&self, action: Action) -> String {
        match action {
            Action::Use { .. } => format!("uses a piece: {}", self.choice(action)),
            Action::Take { .. } => format!("decides to {}", self.choice(action)),
            Action::Pass => "uses no piece".to_string(),
            Action::Place { .. } | Action::Discard { .. } | Action::Draw { .. } | Action::LayAside { .. } => {
                let (verb, what) = self.with_tile(action);
                format!("{verb}s {what}")
            }
        }
    }

    /// What somebody could do: `place U at 1,0 r3`, `no piece`.
    pub fn suggestion(&self, action: Action) -> String {
        match action {
            Action::Use { .. } | Action::Take { .. } | Action::Pass => self.choice(action),
            Action::Place { .. } | Action::Discard { .. } | Action::Draw { .. } | Action::LayAside { .. } => {
                let (verb, what) = self.with_tile(action);
                format!("{verb} {what}")
            }
        }
    }

    /// The verb of an action with a tile, and what follows it.
    fn with_tile(&self, action: Action) -> (&'static str, String) {
        let id = |tile| self.position.game().tile(tile).id.clone();
        match action {
            Action::Place { tile, square, rotation } => ("place", format!("{} at {square} r{rotation}", id(tile))),
            Action::Discard { tile } => ("discard", id(tile)),
            Action::Draw { tile } => ("draw", id(tile)),
            Action::LayAside { tile } => ("lay", format!("{} aside", id(tile))),
            Action::Use { .. } | Action::Take { .. } | Action::Pass => ("use", "a piece".to_string()),
        }
    }

    /// What an unfinished feature promises.
    fn worth_soon(&self, feature: &FeatureReport) -> String {
        match feature.kind {
            _ if feature.complete => String::new(),
            // City by city other fields may have more farmers (CA11).
            FeatureKind::Field if self.position.rules().farmers() == Some(Farmers::First) => {
                format!(", worth up to {} as it stands", feature.if_ended.points())
            }
            kind if scores_only_at_the_end(kind) => format!(", worth {} as it stands", feature.if_ended.points()),
            _ => format!(", worth {} if {}", feature.if_complete.points(), self.done()),
        }
    }

    /// The scores that an action would bring before anything else happens.
    fn scores_now(&self, action: Action) -> Vec<Score> {
        let mut events = Vec::new();
        if self.position.clone().play(action, &mut events).is_err() {
            return Vec::new();
        }
        let before_end = events.into_iter().take_while(|event| !matches!(event, Event::FinalScoring { .. }));
        before_end.filter_map(|event| if let Event::Scored(score) = event { Some(score) } else { None }).collect()
    }
}

/// Whether completing a feature of that kind brings nothing by itself.
fn scores_only_at_the_end(kind: FeatureKind) -> bool {
    matches!(kind, FeatureKind::Field | FeatureKind::Meadow | FeatureKind::RiverSystem)
}

/// Every event of a game so far, turn by turn.
pub fn score_log(record: &Record) -> String {
    let mut text = String::new();
    let _ = record.replay(|step| {
        let words = Explanation { position: step.after, names: &record.players };
        let (turn, seat) = (step.before.turn(), words.seat(step.before.seat()));
        for event in step.events {
            text += &format!("Turn {turn}, {seat}: {}\n", words.of(event));
        }
    });
    if text.is_empty() { "Nothing was scored yet.\n".to_string() } else { text }
}
