//! Plays the lines of a scenario and compares what follows with what must follow.

use crate::example::{Example, ExampleDraft};
use crate::fault::{Fault, Named, ScenarioError};
use hedgerow_notation::{action_token, parse_action, write_position};
use hedgerow_rules::{
    Action, Event, FeatureReport, KindId, Phase, Piece, Player, Position, Role, Rule, Score, Seat, Seats, Spot, Square,
};
use std::collections::BTreeSet;

/// A position, and what the last action caused that the scenario has not mentioned yet.
#[derive(Debug)]
pub struct ScenarioPlayer {
    position: Position,
    last: LastAction,
    unmentioned: Vec<Score>,
    set_aside: Vec<KindId>,
    /// The feature that indented lines speak of.
    feature: Option<FeatureReport>,
    /// The example that the lines speak of.
    draft: Option<ExampleDraft>,
    examples: Vec<Example>,
}

/// What was done last, and what it scored.
#[derive(Debug)]
pub struct LastAction {
    pub before: Position,
    /// None: the game was ended.
    pub action: Option<Action>,
    pub scores: Vec<Score>,
}

type LineResult = Result<(), Fault>;

/// The forms of an action.
const ACTION: &str =
    "draw TILE, place TILE X,Y rN, use ROLE SEGMENT, use pass, use take X,Y, discard TILE, lay-aside TILE";

impl ScenarioPlayer {
    pub fn new(position: Position) -> ScenarioPlayer {
        ScenarioPlayer {
            last: LastAction { before: position.clone(), action: None, scores: Vec::new() },
            position,
            unmentioned: Vec::new(),
            set_aside: Vec::new(),
            feature: None,
            draft: None,
            examples: Vec::new(),
        }
    }

    /// Plays all lines, with the preset of that name; answers with the examples on the way.
    pub fn play(mut self, rules: &str, lines: &[(usize, String)]) -> Result<Vec<Example>, ScenarioError> {
        for (number, line) in lines {
            let wrong = |fault| ScenarioError::Line {
                rules: rules.to_string(),
                line: *number,
                text: line.trim().to_string(),
                fault: Box::new(fault),
            };
            self.line(line).map_err(wrong)?;
        }
        let at_end = |fault| ScenarioError::End { rules: rules.to_string(), fault: Box::new(fault) };
        self.nothing_unmentioned().map_err(at_end)?;
        self.leave_stage();
        Ok(self.examples)
    }

    fn line(&mut self, line: &str) -> LineResult {
        let words: Vec<&str> = line.split_whitespace().collect();
        let Some((key, rest)) = words.split_first() else {
            self.leave_stage();
            return Ok(());
        };
        if line.starts_with(' ') {
            return self.feature_facts(&words);
        }
        if let Some(seat) = key.strip_suffix(':') {
            return self.turn(seat, rest);
        }
        match *key {
            "use" | "draw" | "place" | "lay-aside" | "discard" => {
                let action = self.action(&words)?;
                self.act(action)
            }
            "deal" => rest.iter().try_for_each(|tile| {
                let action = self.action(&["draw", tile])?;
                self.act(action)
            }),
            "end" => {
                self.nothing_unmentioned()?;
                self.leave_stage();
                let before = self.position.clone();
                let events = self.position.end_now();
                self.note(before, None, &events);
                Ok(())
            }
            "example" => self.example(rest),
            "score" => self.score(rest),
            "refuse" => self.refuse(rest),
            "feature" => self.feature(rest),
            _ => self.fact(key, rest),
        }
    }

    /// `0: W 1,0 r3 thief R`
    fn turn(&mut self, seat: &str, words: &[&str]) -> LineResult {
        if seat.parse() != Ok(self.position.seat().0) {
            return Err(Fault::OtherSeat(self.position.seat()));
        }
        let [tile, square, rotation, used @ ..] = words else { return Err(Fault::Expected("SEAT: TILE X,Y rN")) };
        if self.position.rules().hand_size() == 0 {
            let draw = self.action(&["draw", tile])?;
            self.act(draw)?;
        }
        let place = self.action(&["place", tile, square, rotation])?;
        self.act(place)?;
        if !used.is_empty() {
            let used: Vec<&str> = ["use"].into_iter().chain(used.iter().copied()).collect();
            let action = self.action(&used)?;
            self.act(action)?;
        }
        Ok(())
    }

    /// An action in a scenario's words; the record format's reader does most of it.
    fn action(&self, words: &[&str]) -> Result<Action, Fault> {
        let token = match words {
            ["draw", tile] => format!("+{tile}"),
            ["lay-aside", tile] => format!("~{tile}"),
            ["discard", tile] => format!("!{tile}"),
            ["place", tile, square, rotation] => format!("{tile}@{square}{rotation}"),
            ["use", "pass"] => "-".to_string(),
            ["use", "take", square] => format!("take:{square}"),
            ["use", role, segment] => return self.use_action(role, segment),
            _ => return Err(Fault::Expected(ACTION)),
        };
        Ok(parse_action(&self.position, &token)?)
    }

    /// Unlike in a record, the segment need not exist: a scenario may want to see that refused.
    fn use_action(&self, role: &str, segment: &str) -> Result<Action, Fault> {
        let role = Role::named(role).ok_or_else(|| unknown(Named::Role, role))?;
        let tile = self.position.board().tiles().last().ok_or(Fault::NoTile)?;
        let letter = letter(segment)?;
        let segment = self.position.game().tile(tile.kind).segment(letter).unwrap_or(u8::MAX);
        let piece = self.position.rules().piece_for(role);
        match self.position.game().role(tile.kind, piece, segment) {
            Some(actual) if actual != role => Err(Fault::OtherRole { role, actual }),
            _ => Ok(Action::Use { piece, segment }),
        }
    }

    fn act(&mut self, action: Action) -> LineResult {
        self.nothing_unmentioned()?;
        self.leave_stage();
        let before = self.position.clone();
        let events = self.position.play(action).map_err(Fault::Refused)?;
        self.note(before, Some(action), &events);
        Ok(())
    }

    /// Keeps the scores for the `score` lines that must follow, and forgets what was asked before. A take carries its points
    /// itself.
    fn note(&mut self, before: Position, action: Option<Action>, events: &[Event]) {
        let scores = events.iter().filter_map(|event| match event {
            Event::Scored(score) => Some(score.clone()),
            _ => None,
        });
        let scores: Vec<Score> = scores.collect();
        let take = matches!(action, Some(Action::Take { .. }));
        self.unmentioned = scores.iter().skip(usize::from(take)).cloned().collect();
        self.last = LastAction { before, action, scores };
        self.feature = None;
        let aside = events.iter().filter_map(|event| match event {
            Event::SetAside { tile, .. } => Some(*tile),
            _ => None,
        });
        self.set_aside = aside.collect();
    }

    fn nothing_unmentioned(&self) -> LineResult {
        let line =
            |score: &Score| format!("score {} {} to {} by {}", score.kind, score.points, list(score.seats), score.rule);
        match self.unmentioned.is_empty() {
            true => Ok(()),
            false => Err(Fault::Unmentioned(self.unmentioned.iter().map(line).collect::<Vec<_>>().join("; "))),
        }
    }

    /// `score city 10 to 0,1 by CA5 tiles 4`: in order within a turn, in any order at the end.
    fn score(&mut self, words: &[&str]) -> LineResult {
        let [kind, points, "to", seats, "by", rule, rest @ ..] = words else {
            return Err(Fault::Expected("score KIND POINTS to SEATS by RULE"));
        };
        let tiles = match rest {
            [] => None,
            ["tiles", tiles] => Some(*tiles),
            _ => return Err(Fault::Expected("tiles N")),
        };
        let matches = |score: &Score| {
            score.kind.name() == *kind
                && score.points.to_string() == *points
                && list(score.seats) == *seats
                && score.rule.id() == *rule
                && tiles.is_none_or(|tiles| score.tiles.to_string() == tiles)
        };
        let candidates = if self.position.phase() == Phase::Over { self.unmentioned.len() } else { 1 };
        match self.unmentioned.iter().take(candidates).position(matches) {
            Some(index) => {
                self.unmentioned.remove(index);
                Ok(())
            }
            None => Err(self.unmentioned.first().map_or(Fault::NothingScored, |score| Fault::Differs {
                what: "score".to_string(),
                found: format!(
                    "{} {} to {} by {} tiles {}",
                    score.kind,
                    score.points,
                    list(score.seats),
                    score.rule,
                    score.tiles
                ),
                wanted: words.join(" "),
            })),
        }
    }

    /// `refuse C7 use thief R`, `refuse C1 as 1 use pass`
    fn refuse(&mut self, words: &[&str]) -> LineResult {
        let (rule, player, words) = match words {
            [rule, "as", seat, action @ ..] => {
                let seat = seat.parse().map_err(|_| Fault::Expected("refuse RULE as SEAT ACTION"))?;
                (*rule, Some(Player::Seat(Seat(seat))), action)
            }
            [rule, action @ ..] => (*rule, None, action),
            [] => return Err(Fault::Expected("refuse RULE ACTION")),
        };
        let action = self.action(words)?;
        let before = write_position(&self.position);
        let played = match player {
            Some(player) => self.position.play_as(player, action),
            None => self.position.play(action),
        };
        match played {
            Ok(_) => return Err(Fault::Allowed),
            Err(refusal) if refusal.rule().id() != rule => return Err(Fault::RefusedByOther(refusal)),
            Err(_) if before != write_position(&self.position) => return Err(Fault::Changed),
            Err(_) => {
                if let Some(draft) = &mut self.draft {
                    draft.refused(&self.position, action);
                }
            }
        }
        Ok(())
    }

    fn feature(&mut self, words: &[&str]) -> LineResult {
        let [square, segment, facts @ ..] = words else { return Err(Fault::Expected("feature X,Y SEGMENT")) };
        let square = self.square(square)?;
        let game = self.position.game();
        let tile = self.position.board().tile_at(game, square).ok_or(Fault::NoTile)?;
        let letter = letter(segment)?;
        let segment = game.tile(tile.kind).segment(letter).ok_or_else(|| unknown(Named::Segment, segment))?;
        let id = self.position.board().feature_at(game, Spot { square, segment });
        self.feature = id.map(|id| self.position.feature(id));
        if let (Some(draft), Some(feature)) = (&mut self.draft, &self.feature) {
            draft.light(&feature.spots);
        }
        self.feature_facts(facts)
    }

    fn feature_facts(&self, words: &[&str]) -> LineResult {
        let report = self.feature.as_ref().ok_or(Fault::NoFeature)?;
        for pair in words.chunks(2) {
            let [key, wanted] = pair else { return Err(Fault::Expected("KEY VALUE")) };
            let found = match *key {
                "tiles" => report.tiles.to_string(),
                "open" => report.open.to_string(),
                "complete" => if report.complete { "yes" } else { "no" }.to_string(),
                "owners" => list(report.owners),
                "if-complete" => report.if_complete.points().to_string(),
                "if-ended" => report.if_ended.points().to_string(),
                _ => return Err(unknown(Named::Fact, key)),
            };
            same(key, &found, wanted)?;
        }
        Ok(())
    }

    fn square(&self, text: &str) -> Result<Square, Fault> {
        match parse_action(&self.position, &format!("take:{text}")) {
            Ok(Action::Take { square }) => Ok(square),
            _ => Err(Fault::Expected("X,Y")),
        }
    }

    /// `example CA4`, `example HG7 C5`, `example C8 from 12,0 to 15,0`: what follows up to the next action or empty line is
    /// drawn for those rules.
    fn example(&mut self, words: &[&str]) -> LineResult {
        let (names, window) = match words {
            [names @ .., "from", one, "to", other] => (names, Some((self.square(one)?, self.square(other)?))),
            names => (names, None),
        };
        if window.is_some_and(|(one, other)| one.x > other.x || one.y > other.y) {
            return Err(Fault::Expected("example RULE from X,Y to X,Y"));
        }
        let named = |name: &&str| {
            let rule = Rule::ALL.iter().find(|rule| rule.id() == *name);
            rule.copied().ok_or_else(|| unknown(Named::Rule, name))
        };
        let rules: Vec<Rule> = names.iter().map(named).collect::<Result<_, _>>()?;
        self.leave_stage();
        self.draft = Some(ExampleDraft::new(rules, &self.position, &self.last, window));
        Ok(())
    }

    fn leave_stage(&mut self) {
        self.examples.extend(self.draft.take().into_iter().flat_map(ExampleDraft::examples));
    }

    /// The lines that speak of the moment.
    fn fact(&mut self, key: &str, words: &[&str]) -> LineResult {
        let position = &self.position;
        let game = position.game();
        let numbers = |number: &dyn Fn(Seat) -> String| position.seats().map(number).collect::<Vec<_>>().join(" ");
        let supply = |piece| numbers(&|seat| position.supply(seat, piece).to_string());
        let wanted = words.join(" ");
        let (one, rest) = words.split_first().map_or(("", words), |(one, rest)| (*one, rest));
        let kind = |id: &str| game.kind_named(id).ok_or_else(|| unknown(Named::Tile, id));
        let draft = &mut self.draft;
        if let Some(piece) = key.strip_suffix('s').and_then(Piece::named) {
            draft.iter_mut().for_each(|draft| draft.supplies());
            return same(key, &supply(piece), &wanted);
        }
        match key {
            "set-aside" => {
                let ids: Vec<&str> = self.set_aside.iter().map(|tile| game.tile(*tile).id.as_str()).collect();
                draft.iter_mut().for_each(|draft| draft.set_aside(&self.set_aside));
                same(key, &ids.join(" "), &wanted)
            }
            "next" => {
                draft.iter_mut().for_each(|draft| draft.hand(position));
                same(key, &next(position), &wanted)
            }
            "scores" => same(key, &numbers(&|seat| position.scores()[seat.index()].to_string()), &wanted),
            "left" => same(key, &position.stack_left(position.stack()).to_string(), &wanted),
            "unseen" => same(key, &position.unseen(kind(one)?).to_string(), &rest.join(" ")),
            "winners" => {
                let winners = position.outcome().ok_or(Fault::NotOver)?.winners;
                same(key, &list(winners).replace(',', " "), &wanted)
            }
            "uses" => {
                let uses: Vec<Action> = position.uses().into_iter().chain([Action::Pass]).collect();
                draft.iter_mut().for_each(|draft| draft.uses(position, &uses));
                let word = |action: &Action| match action_token(position, *action).as_str() {
                    "-" => "pass".to_string(),
                    word => word.to_string(),
                };
                same_set(key, uses.iter().map(word).collect(), words)
            }
            "fits" => {
                let tile = kind(one)?;
                let placements: Vec<(Square, u8)> = position.placements(tile).collect();
                draft.iter_mut().for_each(|draft| draft.fits(tile, &placements));
                let mut found: BTreeSet<String> =
                    placements.iter().map(|(square, rotation)| format!("{square}r{rotation}")).collect();
                if found.is_empty() {
                    found.insert("none".to_string());
                }
                same_set(key, found, rest)
            }
            "piece" => {
                let square = self.square(one)?;
                let tile = position.board().tile_at(game, square).ok_or(Fault::NoTile)?;
                let found = tile.standing.map_or("none".to_string(), |standing| {
                    let role = game.role(tile.kind, standing.piece, standing.segment).map_or("?", Role::name);
                    format!("{role} {}", standing.seat)
                });
                if let (None, Some(draft)) = (tile.standing, &mut self.draft) {
                    draft.went_home(square);
                }
                same(key, &found, &rest.join(" "))
            }
            _ => Err(unknown(Named::Line, key)),
        }
    }
}

fn next(position: &Position) -> String {
    let seat = position.seat();
    match position.phase() {
        Phase::LayAside => "chance lay-aside".to_string(),
        Phase::Deal | Phase::Draw | Phase::DrawBonus | Phase::Refill => format!("{seat} draw {}", position.stack()),
        Phase::Place => format!("{seat} place"),
        Phase::Discard => format!("{seat} discard"),
        Phase::Use => format!("{seat} use"),
        Phase::Over => "over".to_string(),
    }
}

fn unknown(what: Named, name: &str) -> Fault {
    Fault::Unknown { what, name: name.to_string() }
}

/// The letter of a segment.
fn letter(word: &str) -> Result<char, Fault> {
    let mut letters = word.chars();
    letters.next().filter(|_| letters.next().is_none()).ok_or(Fault::Expected("SEGMENT"))
}

/// Seats as scenarios write them: `0,1`.
fn list(seats: Seats) -> String {
    seats.iter().map(|seat| seat.to_string()).collect::<Vec<_>>().join(",")
}

fn same(what: &str, found: &str, wanted: &str) -> LineResult {
    let (what, found, wanted) = (what.to_string(), found.to_string(), wanted.to_string());
    if found == wanted { Ok(()) } else { Err(Fault::Differs { what, found, wanted }) }
}

fn same_set(what: &str, found: BTreeSet<String>, wanted: &[&str]) -> LineResult {
    if found == wanted.iter().map(|word| word.to_string()).collect() {
        return Ok(());
    }
    same(what, &found.into_iter().collect::<Vec<_>>().join(" "), &wanted.join(" "))
}
