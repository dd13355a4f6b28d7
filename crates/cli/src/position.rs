//! `hedgerow position`: a position for programs in any language: what may be done, what that does, and what stands on the board.

use crate::choice::Choice;
use crate::fault::{Fault, OrFault, Result};
use crate::flags::{Json, MANY, SEATS, is_stdout, whole};
use crate::replay::cut_after;
use clap::Args;
use hedgerow_bots::draws;
use hedgerow_lessons::Lesson;
use hedgerow_locale::{Text, text};
use hedgerow_notation::{Record, action_token, parse_action, read_position, write_position};
use hedgerow_protocol::{FeatureView, GameView, Happening, Insight, Outcome as OutcomeView, SquareView, happenings};
use hedgerow_rules::{Outcome, Player, Position, Seat, TileSet};
use serde::Serialize;
use std::collections::BTreeMap;
use std::io::Read;
use std::path::{Path, PathBuf};

#[derive(Debug, Args)]
pub struct PositionCommand {
    #[arg(conflicts_with_all = ["rules", "options", "seats"])]
    file: Option<PathBuf>,
    #[command(flatten)]
    choice: Choice,
    #[arg(long, default_value_t = 2, value_name = "N", value_parser = whole(SEATS))]
    seats: usize,
    #[arg(long, value_name = "TURN", value_parser = whole(1..=MANY), requires = "file")]
    until: Option<usize>,
    #[arg(long = "play", value_name = "ACTION", allow_hyphen_values = true)]
    actions: Vec<String>,
    #[command(flatten)]
    json: Json,
}

/// What `--json` prints. Board, turn, happenings and features look as on a server (docs/api.md).
#[derive(Serialize)]
struct Report<'a> {
    rules: String,
    seats: usize,
    /// As text, to come back with.
    position: String,
    /// Who acts now: a seat, chance, or nobody.
    to_act: Option<ToAct>,
    /// All that may be done now, as words of a record.
    actions: Vec<String>,
    /// If chance acts: how likely each of them is. A tile that would go back has no chance of its own.
    chances: BTreeMap<String, f64>,
    /// What the actions of `--play` did, one after the other.
    played: &'a [Played],
    game: GameView,
    features: Vec<FeatureView>,
    squares: Vec<SquareView>,
    /// How many tiles of each kind have not been seen yet.
    unseen: BTreeMap<String, u8>,
    outcome: Option<OutcomeView>,
}

#[derive(Serialize)]
#[serde(rename_all = "kebab-case")]
enum ToAct {
    Seat(u8),
    Chance,
}

#[derive(Serialize)]
struct Played {
    action: String,
    happened: Vec<Happening>,
}

impl PositionCommand {
    pub fn run(self) -> Result<()> {
        self.json.check()?;
        let mut position = match &self.file {
            Some(file) => position_in(file, &self.choice.own_sets()?, self.until)?,
            None => Position::new(&self.choice.game()?, self.seats, Seat(0))?,
        };
        let mut played = Vec::with_capacity(self.actions.len());
        for word in &self.actions {
            let action = parse_action(&position, word);
            let action = action.or_fault(|| text!("cli-position-cannot-play", action = word))?;
            let seat = position.seat();
            let events = position.play(action).map_err(|refusal| {
                let rule = refusal.rule().id();
                Fault::new(text!("record-illegal", word = word, refusal = Text::from(&refusal), rule = rule))
            })?;
            played.push(Played { action: word.clone(), happened: happenings(seat, action, &events, &position) });
        }
        let text = write_position(&position);
        self.json.show(|| Ok(Report::new(&position, &played)), || Ok(text.clone()))
    }
}

impl Report<'_> {
    fn new<'a>(position: &Position, played: &'a [Played]) -> Report<'a> {
        let word = |action| action_token(position, action);
        let by_chance = position.to_act() == Some(Player::Chance);
        let likely = if by_chance { draws(position) } else { Vec::new() };
        let Insight { features, squares, unseen, .. } = Insight::of(position, 0, true);
        Report {
            rules: position.rules().to_string(),
            seats: position.seat_count(),
            position: write_position(position),
            to_act: position.to_act().map(|player| match player {
                Player::Seat(seat) => ToAct::Seat(seat.0),
                Player::Chance => ToAct::Chance,
            }),
            actions: position.legal_actions().into_iter().map(word).collect(),
            chances: likely.into_iter().map(|(action, chance)| (word(action), chance)).collect(),
            played,
            game: GameView::of(position, true),
            features,
            squares,
            unseen,
            outcome: position.outcome().map(|Outcome { scores, winners, .. }| OutcomeView {
                scores,
                winners: winners.iter().map(|seat| seat.0).collect(),
            }),
        }
    }
}

/// The position in a file, or the one at the end of a record (or of one of its turns); `-` is standard input.
pub fn position_in(file: &Path, own: &[TileSet], until: Option<usize>) -> Result<Position> {
    let name = || file.display().to_string();
    let mut text = String::new();
    let read = match is_stdout(file) {
        true => std::io::stdin().read_to_string(&mut text).map(|_| ()),
        false => std::fs::read_to_string(file).map(|read| text = read),
    };
    read.or_fault(|| text!("cli-cannot-read", file = name()))?;
    let sets: Vec<TileSet> = own.iter().chain(Lesson::sets()).cloned().collect();
    let said = || text!("as-said", words = name());
    if text.starts_with("hedgerow-position") {
        if let Some(turn) = until {
            return Err(Fault::new(text!("cli-position-has-no-turns", file = name(), turn = turn)));
        }
        return read_position(&text, &sets).or_fault(said);
    }
    let mut record = Record::read(&text, &sets).or_fault(said)?;
    if let Some(turn) = until {
        cut_after(&mut record, turn)?;
    }
    Ok(record.end()?)
}
