//! [`Session`]: a game around one keyboard, from the first tile to the last.

use super::board_picture::BoardPicture;
use super::bot_turn::{Bots, is_bots_name};
use super::command::{Command, View};
use super::draw_source::{DrawSource, draws_text};
use super::explanation::Explanation;
use super::keyboard::{Keyboard, Typed};
use super::leaving::place_of;
use super::legend;
use super::save_file::{Kept, is_same};
use super::table_text::{TableText, score_log};
use super::tile_shape::ROWS;
use crate::fault::{Fault, OrFault, Result, ensure};
use hedgerow_bots::BotSpec;
use hedgerow_chance::Dealer;
use hedgerow_locale::{Language, Text, text};
use hedgerow_notation::{DrawOrigin, Record};
use hedgerow_rules::{Action, Event, Game, Phase, Player, Position, Refusal, Seat, Square};
use std::io::Write;
use std::path::PathBuf;
use std::sync::Arc;
use std::time::{SystemTime, UNIX_EPOCH};

/// How a game at one keyboard is set up.
#[derive(Clone, Debug)]
pub struct PlayOptions {
    pub language: Language,
    pub game: Arc<Game>,
    pub seats: usize,
    /// The players' names, in the order of the seats; those that are missing are called after their seats.
    pub names: Vec<String>,
    /// Who plays the last seats.
    pub bots: Vec<BotSpec>,
    /// Who begins; `None`: random from the seed (R1).
    pub first: Option<u8>,
    /// What the tiles are shuffled from; nothing: a number from the clock.
    pub seed: Option<String>,
    /// Tiles are drawn at a real table and typed in.
    pub enter_draws: bool,
    /// A game to go on with. Then game, seats, names, first and seed are those of the record.
    pub resume: Option<Record>,
    /// The file it came from. It is only written over if nothing that stands in it is lost.
    pub resumed: Option<Resumed>,
    /// Where the game is saved after every turn.
    pub save: Option<PathBuf>,
    pub colour: bool,
    /// How many characters a line may have.
    pub width: usize,
    /// How many lines the screen has, if that is known.
    pub height: Option<usize>,
    /// Where it is kept what would be lost if the program had to end.
    pub kept: Kept,
}

/// A file with a game, and what stands in it.
#[derive(Clone, Debug)]
pub struct Resumed {
    pub file: PathBuf,
    pub text: String,
}

/// Plays a game to its end, or until the input ends or a player quits.
pub fn play(options: PlayOptions, input: &mut dyn Keyboard, output: &mut dyn Write) -> Result<()> {
    Session::begin(options, input, output)?.run()
}

/// A game being played.
pub(super) struct Session<'a> {
    pub language: Language,
    pub record: Record,
    pub position: Position,
    pub draws: DrawSource,
    pub bots: Bots,
    pub save: Option<PathBuf>,
    /// The files that hold this game.
    pub own_files: Vec<PathBuf>,
    pub colour: bool,
    pub width: usize,
    pub height: Option<usize>,
    /// How many lines come after the board before a player is asked.
    pub below: usize,
    pub focus: Option<Square>,
    /// How many actions belong to turns that are over: undo never reaches back into them.
    pub settled: usize,
    /// The squares the players see numbered now.
    pub numbered: Vec<Square>,
    /// What was saved last.
    pub saved: Option<Vec<Action>>,
    pub kept: Kept,
    /// It is a puzzle: there is no game that could be saved.
    pub puzzle: bool,
    pub input: &'a mut dyn Keyboard,
    pub output: &'a mut dyn Write,
}

/// What came of a prompt.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Reply {
    Line(String),
    Undo,
    /// The game is left: a player quit, or the input ended.
    Leave,
}

/// Whether the game goes on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Flow {
    On,
    Leave,
}

impl<'a> Session<'a> {
    fn begin(options: PlayOptions, input: &'a mut dyn Keyboard, output: &'a mut dyn Write) -> Result<Session<'a>> {
        let PlayOptions { language, colour, width, height, kept, .. } = options;
        let language = language.about(options.game.rules().game().name());
        let say = |text: Text| language.say(&text);
        let resumed = options.resume.is_some();
        let enter_draws = options.enter_draws;
        let mut record = match options.resume {
            Some(record) => record,
            None => new_record(&options.game, options.seats, options.names, options.first, options.seed, enter_draws)?,
        };
        let (draws, warning) = DrawSource::resume(&mut record);
        let position = record.end()?;
        // A record of a game that is over is only shown: no player takes a seat in it, and its file stays as it is.
        let over = resumed && position.outcome().is_some();
        let bots = if over { Bots::none(&record) } else { Bots::seat(&mut record, &options.bots)? };
        let place = options.resumed.as_ref().filter(|_| !over).map(|resumed| place_of(resumed, &record));
        let save = match (options.save.filter(|_| !over), place) {
            (Some(save), Some((true, _))) if options.resumed.as_ref().is_some_and(|own| is_same(&own.file, &save)) => {
                return Err(Fault::new(text!("cli-resume-same", file = save.display().to_string())));
            }
            (Some(save), _) => Some(save),
            (None, place) => {
                if let Some((true, elsewhere)) = &place {
                    writeln!(output, "{}", say(text!("cli-resume-elsewhere", file = elsewhere.display().to_string())))?;
                }
                place.map(|(_, file)| file)
            }
        };
        let rules = record.game.rules();
        let (players, draws_from) = (record.seats(), draws_text(&record.draws));
        let opening = text!("cli-opening", rules = rules.to_string(), count = players, draws = draws_from);
        writeln!(output, "{}", say(opening))?;
        warning.map_or(Ok(()), |warning| writeln!(output, "{}", say(warning)))?;
        for name in bots.missing(&record).filter(|_| !over) {
            writeln!(output, "{}", say(text!("cli-bot-missing", name = name)))?;
        }
        if over {
            writeln!(output, "{}", say(text!("cli-game-over")))?;
        } else if resumed {
            writeln!(output, "{}", say(text!("cli-goes-on", turn = position.turn())))?;
        }
        let mut settled = 0;
        record.replay(|step| settled += usize::from(step.before.turn() < position.turn()))?;
        writeln!(output, "{}\n{}", say(text!("cli-type-help")), legend::legend(language, rules))?;
        let (focus, numbered) = (None, Vec::new());
        Ok(Session {
            language,
            record,
            position,
            draws,
            bots,
            own_files: save.iter().cloned().collect(),
            save,
            colour,
            width,
            height,
            below: 0,
            focus,
            settled,
            numbered,
            saved: None,
            kept,
            puzzle: false,
            input,
            output,
        })
    }

    fn run(mut self) -> Result<()> {
        loop {
            let flow = match self.position.to_act() {
                Some(Player::Chance) => self.draw_tile()?,
                Some(Player::Seat(_)) if self.bots.is_to_act(&self.position) => self.bot_acts()?,
                Some(Player::Seat(_)) => self.act()?,
                None => {
                    self.show_result()?;
                    self.autosave()?;
                    Flow::Leave
                }
            };
            if flow == Flow::Leave {
                return Ok(());
            }
        }
    }

    pub fn words(&self) -> Explanation<'_> {
        Explanation { language: self.language, position: &self.position, names: &self.record.players }
    }

    pub fn table(&self) -> TableText<'_> {
        TableText { language: self.language, position: &self.position, names: &self.record.players }
    }

    /// A line of text.
    pub fn tell(&mut self, text: Text) -> Result<()> {
        Ok(writeln!(self.output, "{}", self.language.say(&text))?)
    }

    /// Asks until something is typed that is no command.
    pub fn ask(&mut self, prompt: Text) -> Result<Reply> {
        let prompt = self.language.say(&prompt);
        loop {
            let line = match self.read_line(&prompt)? {
                Typed::Line(line) => line,
                Typed::End | Typed::Interrupted if self.puzzle => return Ok(Reply::Leave),
                Typed::End => {
                    self.leave_at_end_of_input()?;
                    return Ok(Reply::Leave);
                }
                Typed::Interrupted => {
                    self.leave_interrupted()?;
                    return Ok(Reply::Leave);
                }
            };
            match Command::parse(&line) {
                None => return Ok(Reply::Line(line)),
                Some(Err(mistake)) => self.tell(mistake)?,
                Some(Ok(Command::Undo)) => return Ok(Reply::Undo),
                Some(Ok(Command::Quit)) if self.puzzle => return Ok(Reply::Leave),
                Some(Ok(Command::Save(_) | Command::Why)) if self.puzzle => self.tell(text!("cli-puzzle-no-game"))?,
                Some(Ok(Command::Quit)) => {
                    if self.quit()? == Flow::Leave {
                        return Ok(Reply::Leave);
                    }
                }
                Some(Ok(command)) => self.obey(command)?,
            }
        }
    }

    pub fn read_line(&mut self, prompt: &str) -> Result<Typed> {
        self.input.ask(prompt, self.output).or_fault(|| text!("cli-input-unreadable"))
    }

    fn obey(&mut self, command: Command) -> Result<()> {
        match command {
            Command::Help => {
                let page = legend::help(self.language, self.position.rules(), &self.draws);
                write!(self.output, "{page}")?;
            }
            Command::Scores => {
                let text = self.table().scores() + &self.table().stacks();
                writeln!(self.output, "{text}")?;
            }
            Command::Features { all } => {
                let text = self.table().features(all);
                write!(self.output, "{text}")?;
            }
            Command::Left => {
                let text = self.table().left();
                write!(self.output, "{text}")?;
            }
            Command::Hint(bot) => self.hint(&bot)?,
            Command::Why => write!(self.output, "{}", score_log(self.language, &self.record))?,
            Command::Board => self.show_board()?,
            Command::View(View::Map) => {
                let map = self.picture().map();
                write!(self.output, "{map}")?;
            }
            Command::View(View::Auto) => {
                self.focus = None;
                self.show_board()?;
            }
            Command::View(View::Around(square)) => {
                self.focus = Some(square);
                self.below = 0;
                self.show_board()?;
            }
            Command::More => match self.picture().next_outside() {
                Some(square) => {
                    self.below = 0;
                    // What was not shown yet begins at the top.
                    let down = self.picture().rows() / 2;
                    self.focus = Some(Square::new(square.x, square.y + down));
                    self.show_board()?;
                }
                None => self.tell(text!("cli-no-more"))?,
            },
            Command::Save(path) => match path.or_else(|| self.save.clone()) {
                Some(path) => {
                    self.save_to(path)?;
                }
                None => self.tell(text!("cli-save-where"))?,
            },
            Command::Undo | Command::Quit => {}
        }
        Ok(())
    }

    fn picture(&self) -> BoardPicture<'_> {
        // Scores, tile and prompt stay on the screen with the board.
        // A blank line before, two about what lies outside, and the prompt.
        let height = self.height.map_or(usize::MAX, |height| height.saturating_sub(self.below + 4).max(ROWS + 2));
        BoardPicture {
            language: self.language,
            height,
            focus: self.focus,
            numbered: &self.numbered,
            letters: self.position.phase() == Phase::Use,
            ..BoardPicture::new(&self.position, self.colour, self.width)
        }
    }

    pub fn show_board(&mut self) -> Result<()> {
        let text = self.picture().draw();
        write!(self.output, "\n{text}")?;
        Ok(())
    }

    /// Plays a legal action, writes it down and tells what followed.
    pub fn apply(&mut self, action: Action) -> Result<()> {
        let events = match self.position.play(action) {
            Ok(events) => events,
            Err(refusal) => return self.tell(text!("cli-not-allowed", refusal = refused(&refusal))),
        };
        self.record.actions.push(action);
        self.keep();
        self.focus = self.focus.filter(|_| !matches!(action, Action::Place { .. }));
        for event in &events {
            let sentence = self.words().of(event);
            writeln!(self.output, "* {sentence}.")?;
        }
        Ok(())
    }

    /// Takes back the last step. What was drawn stays drawn, unless people draw themselves and mistyped it.
    pub fn undo(&mut self) -> Result<()> {
        let mut taken_back = 0;
        while let Some(action) = self.record.actions[self.settled..].last() {
            let drawn = matches!(action, Action::Draw { .. } | Action::LayAside { .. });
            // A bot would only do the same again: with its turn, the draw that was typed for it is taken back.
            let bots_turn = self.bots.is_to_act(&self.position);
            if drawn && ((taken_back > 0 && !bots_turn) || !self.draws.is_entered()) {
                break;
            }
            self.record.actions.pop();
            taken_back += 1;
            self.position = self.record.end().or_fault(|| text!("cli-record-broken"))?;
            // A pass that was no choice is taken back together with the placement before it.
            let decided = self.position.phase() != Phase::Use || !self.position.uses().is_empty();
            if decided && !self.bots.is_to_act(&self.position) {
                break;
            }
        }
        self.keep();
        let said = match taken_back {
            0 if self.record.actions.is_empty() => text!("cli-undo-nothing"),
            0 if matches!(self.record.actions.last(), Some(Action::Draw { .. })) => {
                text!("cli-undo-drawn")
            }
            0 => text!("cli-undo-begun"),
            _ => text!("cli-undone"),
        };
        self.tell(said)
    }

    fn show_result(&mut self) -> Result<()> {
        self.numbered.clear();
        self.show_board()?;
        let scores = self.table().scores();
        let outcome = self.position.outcome();
        let ended = outcome.map(|outcome| Event::Ended { winners: outcome.winners, rule: outcome.rule });
        let sentence = ended.map(|event| self.words().of(&event));
        write!(self.output, "\n{scores}")?;
        writeln!(self.output, "{}.", sentence.unwrap_or_default())?;
        Ok(())
    }
}

/// Why something is not allowed, with the rule that says so.
pub(super) fn refused(refusal: &Refusal) -> Text {
    text!("cli-refused", refusal = Text::from(refusal), rule = refusal.rule().id())
}

fn new_record(
    game: &Arc<Game>,
    seats: usize,
    names: Vec<String>,
    first: Option<u8>,
    seed: Option<String>,
    enter_draws: bool,
) -> Result<Record> {
    let clock = || SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |time| time.as_nanos()).to_string();
    // The record keeps the seed on one line and reads it without blanks around it.
    let seed = seed.unwrap_or_else(clock).split_whitespace().collect::<Vec<_>>().join(" ");
    ensure!(!seed.is_empty(), text!("cli-empty-seed"));
    let first = first.map_or_else(|| Dealer::first_seat(&seed, seats), Seat);
    let draws = if enter_draws { DrawOrigin::Entered } else { DrawOrigin::Seed(seed) };
    let mut record = Record::new(game, seats, first, draws)?;
    for (player, name) in record.players.iter_mut().zip(&names) {
        let name = name.trim();
        // A record knows its bots by their names, and no person becomes one by a name.
        ensure!(!is_bots_name(name), text!("cli-name-of-bot", name = name));
        if !name.is_empty() {
            *player = name.to_string();
        }
    }
    Ok(record)
}
