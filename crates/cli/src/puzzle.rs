//! `hedgerow puzzle`: an endgame with one best move.

use crate::fault::{Fault, Result, ensure};
use crate::figures::{percent, signed};
use crate::flags::{Json, MANY, whole};
use crate::output;
use crate::screen::Screen;
use crate::terminal::{Explanation, LineEditor, ask_move};
use clap::Args;
use clap::builder::PossibleValuesParser;
use hedgerow_bots::protocol::plan_words;
use hedgerow_bots::{Candidate, Plan};
use hedgerow_locale::{Language, Text, text};
use hedgerow_notation::write_position;
use hedgerow_puzzles::{Proof, Puzzle, Theme};
use hedgerow_rules::{Action, GameKind, Position};
use serde_json::json;
use std::io::{self, Write};
use std::time::{SystemTime, UNIX_EPOCH};

/// So many moves are told with the answer.
const TOLD: usize = 4;
const SECONDS_OF_A_DAY: u64 = 24 * 60 * 60;

#[derive(Debug, Args)]
pub struct PuzzleCommand {
    #[arg(long, value_parser = PossibleValuesParser::new(GameKind::ALL.map(GameKind::name)))]
    game: Option<String>,
    #[arg(long, value_parser = PossibleValuesParser::new(Theme::ALL.iter().map(|theme| theme.name())))]
    theme: Option<String>,
    #[arg(long, value_name = "N", value_parser = whole(1..=MANY))]
    number: Option<usize>,
    #[command(flatten)]
    json: Json,
}

impl PuzzleCommand {
    pub fn run(self, language: Language) -> Result<()> {
        let puzzle = self.chosen()?;
        let position = puzzle.position().map_err(broken)?;
        let plan = puzzle.plan().map_err(broken)?;
        let proof = Proof::of(&position).ok_or_else(|| Fault::new(text!("cli-puzzle-unproved")))?;
        let as_json = || Ok(as_json(puzzle, &position, &plan, &proof));
        if self.json.is_printed() {
            return output::show(&output::json(&as_json()?)?);
        }
        self.json.keep(as_json)?;
        let mut output = io::stdout().lock();
        let language = language.about(puzzle.game().name());
        let say = |text: Text| language.say(&text);
        let seat = position.seat();
        let name = |other| say(if other == seat { text!("puzzle-you") } else { text!("puzzle-other") });
        let names: Vec<String> = position.seats().map(name).collect();
        let rules = say(Text::new(format!("rules-{}", puzzle.rules().name().replace('/', "-"))));
        writeln!(output, "{}", say(text!("puzzle-number", name = rules, number = puzzle.number)))?;
        writeln!(output, "{}", say(Text::new(format!("puzzle-goal-{}", puzzle.goal.name()))))?;
        writeln!(output, "{}", say(text!("cli-puzzle-left", tiles = to_come(&position))))?;
        let screen = Screen::of_stdout();
        let played = match LineEditor::of_terminal() {
            Some(mut editor) => ask_move(language, &position, names.clone(), screen, &mut editor, &mut output)?,
            None => ask_move(language, &position, names.clone(), screen, &mut io::stdin().lock(), &mut output)?,
        };
        let Some(played) = played else { return Ok(()) };
        let answer = Answer { language, position: &position, names: &names, plan: &plan, proof: &proof };
        write!(output, "\n{}", answer.text(puzzle, &played))?;
        Ok(())
    }

    /// The puzzle of that number; without one that of today, or the next one after it that is about the theme.
    fn chosen(&self) -> Result<&'static Puzzle> {
        let game = GameKind::ALL.into_iter().find(|game| Some(game.name()) == self.game.as_deref());
        let theme = self.theme.as_deref().and_then(Theme::named);
        let day = SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |time| time.as_secs()) / SECONDS_OF_A_DAY;
        let today = Puzzle::of_day(day, game);
        let game = game.or(today.map(Puzzle::game)).unwrap_or(GameKind::Carcassonne);
        let all = Puzzle::all(game);
        if let Some(number) = self.number {
            ensure!((1..=all.len()).contains(&number), text!("cli-puzzle-none", number = number, count = all.len()));
            return Ok(&all[number - 1]);
        }
        let from = today.map_or(0, |today| today.number - 1);
        let mut after = (0..all.len()).map(|step| &all[(from + step) % all.len()]);
        let found = after.find(|puzzle| theme.is_none_or(|theme| puzzle.themes.contains(&theme)));
        found.ok_or_else(|| Fault::new(text!("server-no-puzzle")))
    }
}

/// What there is to say to an answer.
struct Answer<'a> {
    language: Language,
    position: &'a Position,
    names: &'a [String],
    plan: &'a [Action],
    proof: &'a Proof,
}

impl Answer<'_> {
    fn say(&self, text: Text) -> String {
        self.language.say(&text)
    }

    fn words(&self, plan: &Plan) -> String {
        plan_words(self.position, plan).join(" ")
    }

    fn text(&self, puzzle: &Puzzle, played: &[Action]) -> String {
        let moves = &self.proof.moves;
        let yours = moves.iter().find(|candidate| candidate.plan[..] == *played);
        let win =
            |candidate: Option<&Candidate>| candidate.and_then(|found| found.value).map_or(0.0, |value| value.win);
        let share = |win: f32| format!("{:.0}", 100.0 * win);
        let mut text = match played == self.plan {
            true => {
                let why =
                    text!("puzzle-why-right", percent = share(win(moves.first())), second = share(win(moves.get(1))));
                format!("{} {}\n", self.say(text!("puzzle-right")), self.say(why))
            }
            false => {
                let why = text!("puzzle-why-wrong", yours = share(win(yours)), percent = share(win(moves.first())));
                format!("{} {}\n", self.say(text!("puzzle-wrong")), self.say(why))
            }
        };
        text += &format!("\n{}:\n", self.say(text!("puzzle-moves", count = moves.len())));
        let told = moves.iter().take(TOLD);
        let own = yours.filter(|yours| !moves.iter().take(TOLD).any(|told| told.plan == yours.plan));
        for candidate in told.chain(own) {
            let Some(value) = candidate.value else { continue };
            let lead = signed(self.language, value.lead.into(), 1);
            let chance = percent(self.language, value.win.into());
            let move_text = self.words(&candidate.plan);
            text += &format!(
                "  {}\n",
                self.say(text!("cli-puzzle-move", action = move_text, chance = chance, lead = lead))
            );
        }
        let themes: Vec<String> =
            puzzle.themes.iter().map(|theme| self.say(Text::new(format!("puzzle-theme-{}", theme.name())))).collect();
        text += &format!("\n{}: {}\n", self.say(text!("puzzle-does")), themes.join(" · "));
        text + &self.what_follows()
    }

    /// What the solution brings, and what each tile that may come makes of it.
    fn what_follows(&self) -> String {
        let mut after = self.position.clone();
        let mut events = Vec::new();
        self.plan.iter().for_each(|action| after.play_unchecked_into(*action, &mut events));
        let words = Explanation { language: self.language, position: &after, names: self.names };
        let mut text: String = events.iter().map(|event| format!("* {}.\n", words.of(event))).collect();
        for draw in Proof::follows(self.position, self.plan) {
            let Action::Draw { tile } = draw.action else { continue };
            let tile = &self.position.game().tile(tile).id;
            let share = |part: f64| format!("{:.0}", 100.0 * part);
            let drawn =
                text!("puzzle-drawn", tile = tile, chance = share(draw.chance), percent = share(draw.value.win.into()));
            text += &format!("* {}\n", self.say(drawn));
        }
        text
    }
}

/// The ids of the tiles that are drawn in turns.
fn to_come(position: &Position) -> String {
    let bonus = position.rules().bonus_stack().map(|(stack, _)| stack);
    let unseen = position.unseen_tiles().into_iter();
    let tiles = unseen.filter(|(kind, _)| Some(position.game().stack_of(*kind)) != bonus);
    let tiles: Vec<String> = tiles.map(|(kind, count)| format!("{}×{count}", position.game().tile(kind).id)).collect();
    if tiles.is_empty() { "–".to_string() } else { tiles.join(" ") }
}

fn as_json(puzzle: &Puzzle, position: &Position, plan: &[Action], proof: &Proof) -> serde_json::Value {
    let moved = |candidate: &Candidate| {
        let value = candidate.value;
        json!({
            "actions": plan_words(position, &candidate.plan),
            "win": value.map(|value| value.win),
            "lead": value.map(|value| value.lead),
        })
    };
    let follows: Vec<_> = Proof::follows(position, plan)
        .iter()
        .map(|draw| {
            let tile = match draw.action {
                Action::Draw { tile } => position.game().tile(tile).id.clone(),
                _ => String::new(),
            };
            json!({ "tile": tile, "chance": draw.chance, "win": draw.value.win, "lead": draw.value.lead })
        })
        .collect();
    json!({
        "name": puzzle.name(),
        "rules": puzzle.rules().to_string(),
        "goal": puzzle.goal.name(),
        "difficulty": puzzle.difficulty.name(),
        "themes": puzzle.themes.iter().map(|theme| theme.name()).collect::<Vec<_>>(),
        "position": write_position(position),
        "solution": puzzle.solution,
        "moves": proof.moves.iter().map(moved).collect::<Vec<_>>(),
        "follows": follows,
    })
}

fn broken(error: hedgerow_puzzles::PuzzleError) -> Fault {
    Fault::new(text!("as-said", words = error.to_string()))
}
