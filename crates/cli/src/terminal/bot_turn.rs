//! Bots at the table: their turns, and hints to people.

use super::session::{Flow, Session};
use super::table_text::TableText;
use crate::bot_list::HINT_BOT;
use crate::fault::{Result, ensure};
use crate::figures::signed;
use hedgerow_bots::{BotPlayer, BotSpec, Failure, Limits, Thought, bot_seed};
use hedgerow_locale::{Text, text};
use hedgerow_notation::{Record, action_token};
use hedgerow_rules::{Action, Player, Position, Seat};

/// What follows a bot's name, so that a saved game still knows who is one.
const MARK: &str = " (bot)";

/// Whether a record means a bot by this name.
pub(super) fn is_bots_name(name: &str) -> bool {
    name.ends_with(MARK)
}

/// The bots of a game, one or none at every seat.
#[derive(Debug)]
pub(super) struct Bots(Vec<Option<BotPlayer>>);

impl Bots {
    /// No bots at all.
    pub fn none(record: &Record) -> Bots {
        Bots(record.players.iter().map(|_| None).collect())
    }

    /// Puts the given bots on the last seats. Other players whose names in the record are those of bots are bots again,
    /// except for programs: no file may start one.
    pub fn seat(record: &mut Record, given: &[BotSpec]) -> Result<Bots> {
        let seats = record.seats();
        let crowd = given.len();
        ensure!(crowd <= seats, text!("cli-too-many-bots", bots = crowd, seats = seats));
        let people = seats - given.len();
        let named = |name: &String| name.strip_suffix(MARK).and_then(|name| name.parse::<BotSpec>().ok());
        let mut specs: Vec<Option<BotSpec>> = record.players.iter().map(named).collect();
        for spec in specs.iter_mut() {
            *spec = spec.take().filter(|spec| !spec.is_program());
        }
        for (seat, spec) in (people..).zip(given) {
            record.players[seat] = format!("{spec}{MARK}");
            specs[seat] = Some(spec.clone());
        }
        let seed = record.draws.seed().unwrap_or_else(|| "entered".to_string());
        let game = record.game.rules().game();
        let player = |(seat, spec): (usize, &Option<BotSpec>)| {
            Some(spec.clone()?.for_a_person().player(game, seats, &bot_seed(&seed, Seat(seat as u8))))
        };
        Ok(Bots(specs.iter().enumerate().map(player).collect()))
    }

    /// The seats whose names say that they were bots, but which are none now.
    pub fn missing<'a>(&'a self, record: &'a Record) -> impl Iterator<Item = &'a str> {
        let seats = record.players.iter().zip(&self.0);
        seats.filter(|(name, bot)| bot.is_none() && is_bots_name(name)).map(|(name, _)| name.as_str())
    }

    /// Whether a bot acts next.
    pub fn is_to_act(&self, position: &Position) -> bool {
        matches!(position.to_act(), Some(Player::Seat(seat)) if self.0[seat.index()].is_some())
    }
}

impl Session<'_> {
    /// A bot's step. A bot without a usable answer leaves its seat to the people at the keyboard.
    pub(super) fn bot_acts(&mut self) -> Result<Flow> {
        let seat = self.position.seat();
        let Some(player) = &mut self.bots.0[seat.index()] else { return Ok(Flow::On) };
        let language = self.language;
        let chosen = player.act(&self.position, seat).and_then(|action| {
            let word = action_token(&self.position, action);
            self.position.check(action).map(|()| action).map_err(|refusal| Failure::Illegal { word, refusal })
        });
        let whose = self.words().seat(seat);
        match chosen {
            Ok(action) => {
                let does = self.table().done_by(action);
                if matches!(action, Action::Place { .. } | Action::Discard { .. }) {
                    let turn = text!("cli-turn", turn = self.position.turn(), who = whose, does = does);
                    writeln!(self.output, "\n{}.", language.say(&turn))?;
                } else if !self.position.uses().is_empty() {
                    writeln!(self.output, "{whose} {does}.")?;
                }
                self.apply(action)?;
                if !matches!(action, Action::Place { .. }) {
                    self.settle()?;
                }
            }
            Err(failure) => {
                self.tell(text!("cli-bot-fails", who = whose, reason = Text::from(&failure)))?;
                self.bots.0[seat.index()] = None;
            }
        }
        Ok(Flow::On)
    }

    /// Asks a bot what a person should do, and tells it.
    pub(super) fn hint(&mut self, bot: &str) -> Result<()> {
        let seat = match self.position.to_act() {
            Some(Player::Seat(seat)) if !self.bots.is_to_act(&self.position) => seat,
            _ => return self.tell(text!("cli-nothing-to-decide")),
        };
        let spec = match (if bot.is_empty() { HINT_BOT } else { bot }).parse::<BotSpec>() {
            Ok(spec) => spec.for_a_person(),
            Err(error) => return self.tell(text!("cli-no-bot", problem = Text::from(&error))),
        };
        let limits = Limits::new(spec.budget);
        let mut bot = spec.bot(self.position.rules().game(), self.position.seat_count(), "hint");
        let thought = bot.think(&self.position, seat, &limits, &mut |_| {});
        match &thought {
            Ok(thought) => self.tell(text!("cli-hint", bot = spec.to_string(), suggestion = self.hint_text(thought))),
            Err(failure) => self.tell(text!("cli-no-bot", problem = Text::from(failure))),
        }
    }

    fn hint_text(&self, thought: &Thought) -> String {
        let Some(best) = thought.candidates.first() else { return self.language.say(&text!("cli-nothing")) };
        let mut position = self.position.clone();
        let mut steps = Vec::new();
        for action in &best.plan {
            let table = TableText { language: self.language, position: &position, names: &self.record.players };
            steps.push(format!("{} [{}]", table.suggestion(*action), action_token(&position, *action)));
            if position.play(*action).is_err() {
                break;
            }
        }
        let then = self.language.say(&text!("cli-then"));
        let value = best.value.map_or(String::new(), |value| {
            let (lead, win) = (signed(self.language, value.lead.into(), 1), (100.0 * value.win).round() as i64);
            format!("; {}", self.language.say(&text!("cli-expected", lead = lead, percent = win)))
        });
        steps.join(&format!(", {then} ")) + &value
    }
}
