//! [`Lesson`]: a guided first game.

use crate::lesson_file::{AskEntry, LessonFile, TellEntry, TurnEntry};
use crate::script::Script;
use crate::{Instruction, LessonError, LitSpot, When};
use hedgerow_chance::Dealer;
use hedgerow_rules::{Game, KindId, Position, Rule, Rules, Seat, Stack, TileSet};
use std::collections::HashMap;
use std::sync::{Arc, LazyLock};

/// A guided first game for two: the learner, who begins, and a bot.
#[derive(Debug)]
pub struct Lesson {
    /// As in the name of its file: `carcassonne`, `hunters`, `discovery`.
    pub name: String,
    /// The rules with the lesson's own small stacks.
    pub game: Arc<Game>,
    /// The rules by which points are given when the lesson is followed.
    pub shows: Vec<Rule>,
    /// What is said, in order.
    pub steps: Vec<Instruction>,
    scripts: Vec<Script>,
    land: Vec<KindId>,
    bonus: Vec<KindId>,
}

impl Lesson {
    /// The bot that answers where the lesson has no answer.
    pub const BOT: &'static str = "easy";

    /// The lessons that come with the program.
    pub fn all() -> &'static [Lesson] {
        static LESSONS: LazyLock<[Lesson; 3]> = LazyLock::new(|| {
            [
                ("carcassonne", include_str!("../lessons/carcassonne.toml")),
                ("hunters", include_str!("../lessons/hunters.toml")),
                ("discovery", include_str!("../lessons/discovery.toml")),
            ]
            .map(|(name, text)| Lesson::parse(name, text).expect("the lessons are checked by the tests"))
        });
        LESSONS.as_slice()
    }

    /// The lesson of that name.
    pub fn named(name: &str) -> Option<&'static Lesson> {
        Lesson::all().iter().find(|lesson| lesson.name == name)
    }

    /// The tile sets of all lessons: their records name them by content.
    pub fn sets() -> &'static [TileSet] {
        static SETS: LazyLock<Vec<TileSet>> =
            LazyLock::new(|| Lesson::all().iter().flat_map(|lesson| lesson.game.sets().iter().cloned()).collect());
        &SETS
    }

    /// Reads a lesson from the text of its file.
    pub fn parse(name: &str, text: &str) -> Result<Lesson, LessonError> {
        let file: LessonFile = toml::from_str(text).map_err(|error| LessonError::Syntax(error.to_string()))?;
        let rules = Rules::named(&file.rules, [])?;
        let game = Arc::new(Game::with_sets(rules, reduced_sets(rules, &file.turns)?)?);
        let rule = |id: &String| {
            let found = Rule::ALL.iter().copied().find(|rule| rule.id() == id);
            found.ok_or_else(|| LessonError::NoSuchRule(id.clone()))
        };
        let shows = file.shows.iter().map(rule).collect::<Result<_, _>>()?;
        let drawn = |bonus: bool| {
            let tiles = file.turns.iter().filter(|turn| turn.bonus == bonus);
            tiles.filter_map(|turn| game.kind_named(&turn.tile)).collect()
        };
        let (land, bonus) = (drawn(false), drawn(true));
        let mut lesson =
            Lesson { name: name.to_string(), game, shows, steps: Vec::new(), scripts: Vec::new(), land, bonus };
        let mut number = 0;
        for turn in &file.turns {
            number += usize::from(!turn.bonus);
            for tell in &turn.tell {
                lesson.tell(number, When::Tell, &turn.tile, tell)?;
            }
            for (when, ask) in [(When::Place, &turn.place), (When::Piece, &turn.piece)] {
                if let Some(ask) = ask {
                    lesson.ask(number, when, &turn.tile, ask)?;
                }
            }
        }
        for tell in &file.end {
            lesson.tell(number + 1, When::Over, "", tell)?;
        }
        Ok(lesson)
    }

    fn key(&self, text: &str) -> String {
        format!("{}-{text}", self.name)
    }

    fn tell(&mut self, turn: usize, when: When, tile: &str, tell: &TellEntry) -> Result<(), LessonError> {
        let light = tell.light.iter().map(|spot| LitSpot::parse(spot)).collect::<Result<_, _>>()?;
        let text = self.key(&tell.text);
        let (tile, allow, turning) = (tile.to_string(), Vec::new(), false);
        self.steps.push(Instruction { turn, when, tile, text, allow, turning, light });
        Ok(())
    }

    fn ask(&mut self, turn: usize, when: When, tile: &str, ask: &AskEntry) -> Result<(), LessonError> {
        let (tile, allow) = (tile.to_string(), ask.allow.clone());
        if let Some(text) = &ask.text {
            let light = ask.light.iter().map(|spot| LitSpot::parse(spot)).collect::<Result<_, _>>()?;
            let text = self.key(text);
            let (tile, allow, turning) = (tile.clone(), allow.clone(), ask.turning);
            self.steps.push(Instruction { turn, when, tile, text, allow, turning, light });
        }
        self.scripts.push(Script { turn, when, tile, allow });
        Ok(())
    }

    /// The stacks in the order of the lesson.
    pub fn dealer(&self) -> Dealer {
        let bonus = self.game.rules().bonus_stack().map(|(stack, _)| (stack, self.bonus.clone()));
        Dealer::prepared([(Stack::Land, self.land.clone())].into_iter().chain(bonus), &self.name)
    }

    /// The position before the first draw.
    pub fn start(&self) -> Result<Position, LessonError> {
        Ok(Position::new(&self.game, 2, Seat(0))?)
    }

    /// What the lesson wants to be played now, if anything of it is legal. Empty where the player is free.
    pub fn wanted(&self, position: &Position) -> Vec<String> {
        let script = self.scripts.iter().find(|script| script.is_for(position));
        script.map_or_else(Vec::new, |script| script.legal_words(position))
    }
}

/// The printed sets with no more copies than a lesson draws, and the start tile.
fn reduced_sets(rules: Rules, turns: &[TurnEntry]) -> Result<Vec<TileSet>, LessonError> {
    let mut wanted: HashMap<&str, u8> = HashMap::new();
    let mut sets = Game::printed_sets(rules);
    let bonus = |number: usize| rules.bonus_stack().is_some_and(|(stack, _)| rules.stacks()[number].0 == stack);
    for (index, turn) in turns.iter().enumerate() {
        let copies = wanted.entry(turn.tile.as_str()).or_default();
        *copies += 1;
        let left = sets.iter().enumerate().any(|(number, set)| {
            let spare = |kind: usize| u8::from(set.start == Some(kind));
            let found = set.kinds.iter().position(|kind| kind.id == turn.tile);
            turn.bonus == bonus(number) && found.is_some_and(|kind| set.kinds[kind].count >= *copies + spare(kind))
        });
        if !left {
            return Err(LessonError::NoSuchTile { turn: index + 1, tile: turn.tile.clone() });
        }
    }
    for set in &mut sets {
        let start = set.start.map(|start| set.kinds[start].id.clone());
        set.name += "-lesson";
        set.kinds.iter_mut().for_each(|kind| {
            let starts = u8::from(start.as_ref() == Some(&kind.id));
            kind.count = wanted.get(kind.id.as_str()).copied().unwrap_or(0) + starts;
        });
        set.kinds.retain(|kind| kind.count > 0);
        set.start = start.and_then(|start| set.kinds.iter().position(|kind| kind.id == start));
    }
    Ok(sets)
}
