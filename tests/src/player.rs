//! Plays the lines of a scenario and compares what follows with what must follow.

use hedgerow_notation::{parse_action, write_position};
use hedgerow_rules::{
    Action, Event, FeatureReport, Phase, Piece, Player, Position, Refusal, Role, Score, Seat, Seats, Spot, Square,
};
use std::collections::BTreeSet;

/// A position, and what the last action caused that the scenario has not mentioned yet.
#[derive(Debug)]
pub struct ScenarioPlayer {
    position: Position,
    unmentioned: Vec<Score>,
    set_aside: Vec<String>,
    /// The feature that indented lines speak of.
    feature: Option<FeatureReport>,
}

type Outcome = Result<(), String>;

impl ScenarioPlayer {
    pub fn new(position: Position) -> ScenarioPlayer {
        ScenarioPlayer { position, unmentioned: Vec::new(), set_aside: Vec::new(), feature: None }
    }

    pub fn play(&mut self, lines: &[(usize, String)]) -> Outcome {
        for (number, line) in lines {
            self.line(line).map_err(|error| format!("line {number}: '{}': {error}", line.trim()))?;
        }
        self.nothing_unmentioned().map_err(|error| format!("at the end: {error}"))
    }

    fn line(&mut self, line: &str) -> Outcome {
        let words: Vec<&str> = line.split_whitespace().collect();
        if line.starts_with(' ') {
            return self.feature_facts(&words);
        }
        if let Some(seat) = words[0].strip_suffix(':') {
            return self.turn(seat, &words[1..]);
        }
        let rest = &words[1..];
        match words[0] {
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
                let mut events = Vec::new();
                self.position.end_now(&mut events);
                self.note(&events, false);
                Ok(())
            }
            "score" => self.score(rest),
            "refuse" => self.refuse(rest),
            "feature" => self.feature(rest),
            _ => self.fact(words[0], rest),
        }
    }

    /// `0: W 1,0 r3 thief R`
    fn turn(&mut self, seat: &str, words: &[&str]) -> Outcome {
        if seat.parse() != Ok(self.position.seat().0) {
            return Err(format!("it is seat {}'s turn", self.position.seat()));
        }
        let [tile, square, rotation, used @ ..] = words else { return Err("expected TILE X,Y rN".to_string()) };
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
    fn action(&self, words: &[&str]) -> Result<Action, String> {
        let token = match words {
            ["draw", tile] => format!("+{tile}"),
            ["lay-aside", tile] => format!("~{tile}"),
            ["discard", tile] => format!("!{tile}"),
            ["place", tile, square, rotation] => format!("{tile}@{square}{rotation}"),
            ["use", "pass"] => "-".to_string(),
            ["use", "take", square] => format!("take:{square}"),
            ["use", role, segment] => return self.use_action(role, segment),
            _ => return Err("this is no action".to_string()),
        };
        parse_action(&self.position, &token).map_err(|error| error.to_string())
    }

    /// Unlike in a record, the segment need not exist: a scenario may want to see that refused.
    fn use_action(&self, role: &str, segment: &str) -> Result<Action, String> {
        let role = Role::named(role).ok_or("there is no such role")?;
        let tile = self.position.board().tiles().last().ok_or("no tile lies")?;
        let letter = segment.chars().next().unwrap_or_default();
        let segment = self.position.game().tile(tile.kind).segment(letter).unwrap_or(u8::MAX);
        match self.position.game().role(tile.kind, role.piece(), segment) {
            Some(actual) if actual != role => Err(format!("a follower there is a {actual}")),
            _ => Ok(Action::Use { piece: role.piece(), segment }),
        }
    }

    fn act(&mut self, action: Action) -> Outcome {
        self.nothing_unmentioned()?;
        let mut events = Vec::new();
        let refused = |refusal: Refusal| format!("refused: {refusal} ({})", refusal.rule());
        self.position.play(action, &mut events).map_err(refused)?;
        self.note(&events, matches!(action, Action::Take { .. }));
        Ok(())
    }

    /// Keeps the scores for the `score` lines that must follow. A take carries its points itself.
    fn note(&mut self, events: &[Event], take: bool) {
        let scores = events.iter().filter_map(|event| match event {
            Event::Scored(score) => Some(score.clone()),
            _ => None,
        });
        self.unmentioned = scores.skip(usize::from(take)).collect();
        let game = self.position.game();
        let aside = events.iter().filter_map(|event| match event {
            Event::SetAside { tile, .. } => Some(game.tile(*tile).id.clone()),
            _ => None,
        });
        self.set_aside = aside.collect();
    }

    fn nothing_unmentioned(&self) -> Outcome {
        let line =
            |score: &Score| format!("score {} {} to {} by {}", score.kind, score.points, list(score.seats), score.rule);
        match self.unmentioned.is_empty() {
            true => Ok(()),
            false => {
                Err(format!("not mentioned: {}", self.unmentioned.iter().map(line).collect::<Vec<_>>().join("; ")))
            }
        }
    }

    /// `score city 10 to 0,1 by CA5 tiles 4`: in order within a turn, in any order at the end.
    fn score(&mut self, words: &[&str]) -> Outcome {
        let [kind, points, "to", seats, "by", rule, rest @ ..] = words else {
            return Err("expected KIND POINTS to SEATS by RULE".to_string());
        };
        let tiles = match rest {
            [] => None,
            ["tiles", tiles] => Some(*tiles),
            _ => return Err("expected 'tiles N' or nothing".to_string()),
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
            None => Err(match self.unmentioned.first() {
                Some(score) => format!(
                    "there is {} {} to {} by {} tiles {}",
                    score.kind,
                    score.points,
                    list(score.seats),
                    score.rule,
                    score.tiles
                ),
                None => "nothing was scored".to_string(),
            }),
        }
    }

    /// `refuse C7 use thief R`, `refuse C1 as 1 use pass`
    fn refuse(&mut self, words: &[&str]) -> Outcome {
        let (rule, player, words) = match words {
            [rule, "as", seat, action @ ..] => {
                let seat = seat.parse().map_err(|_| "expected a seat")?;
                (*rule, Some(Player::Seat(Seat(seat))), action)
            }
            [rule, action @ ..] => (*rule, None, action),
            [] => return Err("expected a rule".to_string()),
        };
        let action = self.action(words)?;
        let before = write_position(&self.position);
        let played = match player {
            Some(player) => self.position.play_as(player, action, &mut ()),
            None => self.position.play(action, &mut ()),
        };
        match played {
            Ok(()) => Err("it was allowed".to_string()),
            Err(refusal) if refusal.rule().id() != rule => Err(format!("refused by {}: {refusal}", refusal.rule())),
            Err(_) if before != write_position(&self.position) => Err("the position changed".to_string()),
            Err(_) => Ok(()),
        }
    }

    fn feature(&mut self, words: &[&str]) -> Outcome {
        let [square, segment, facts @ ..] = words else { return Err("expected X,Y SEGMENT".to_string()) };
        let square = self.square(square)?;
        let tile = self.position.board().tile_at(self.position.game(), square).ok_or("no tile lies there")?;
        let letter = segment.chars().next().unwrap_or_default();
        let segment = self.position.game().tile(tile.kind).segment(letter).ok_or("the tile has no such segment")?;
        let id = self.position.board().feature_at(self.position.game(), Spot { square, segment });
        self.feature = id.map(|id| self.position.feature(id));
        self.feature_facts(facts)
    }

    fn feature_facts(&self, words: &[&str]) -> Outcome {
        let report = self.feature.as_ref().ok_or("no feature was named")?;
        for pair in words.chunks(2) {
            let [key, wanted] = pair else { return Err("expected pairs".to_string()) };
            let found = match *key {
                "tiles" => report.tiles.to_string(),
                "open" => report.open.to_string(),
                "complete" => if report.complete { "yes" } else { "no" }.to_string(),
                "owners" => list(report.owners),
                "if-complete" => report.if_complete.points().to_string(),
                "if-ended" => report.if_ended.points().to_string(),
                _ => return Err(format!("there is no '{key}'")),
            };
            same(key, &found, wanted)?;
        }
        Ok(())
    }

    fn square(&self, text: &str) -> Result<Square, String> {
        match parse_action(&self.position, &format!("take:{text}")) {
            Ok(Action::Take { square }) => Ok(square),
            _ => Err("expected X,Y".to_string()),
        }
    }

    /// The lines that speak of the moment.
    fn fact(&self, key: &str, words: &[&str]) -> Outcome {
        let position = &self.position;
        let game = position.game();
        let numbers = |number: &dyn Fn(Seat) -> String| position.seats().map(number).collect::<Vec<_>>().join(" ");
        let supply = |piece| numbers(&|seat| position.supply(seat, piece).to_string());
        let wanted = words.join(" ");
        let kind = |id: &str| game.kind_named(id).ok_or("there is no such tile");
        match key {
            "set-aside" => same(key, &self.set_aside.join(" "), &wanted),
            "next" => same(key, &next(position), &wanted),
            "scores" => same(key, &numbers(&|seat| position.scores()[seat.index()].to_string()), &wanted),
            "followers" => same(key, &supply(Piece::Follower), &wanted),
            "huts" => same(key, &supply(Piece::Hut), &wanted),
            "left" => same(key, &position.stack_left(position.stack()).to_string(), &wanted),
            "unseen" => {
                same(key, &position.unseen(kind(words[0])?).to_string(), words.get(1).copied().unwrap_or_default())
            }
            "winners" => {
                let winners = position.outcome().ok_or("the game is not over")?.winners;
                same(key, &list(winners).replace(',', " "), &wanted)
            }
            "uses" => {
                let uses = position.uses().into_iter().chain([Action::Pass]).map(|action| self.use_words(action));
                same_set(key, uses.collect(), words)
            }
            "fits" => {
                let placements = position.placements(kind(words[0])?);
                let mut found: BTreeSet<String> =
                    placements.map(|(square, rotation)| format!("{square}r{rotation}")).collect();
                if found.is_empty() {
                    found.insert("none".to_string());
                }
                same_set(key, found, &words[1..])
            }
            "piece" => {
                let tile = position.board().tile_at(game, self.square(words[0])?).ok_or("no tile lies there")?;
                let found = tile.standing.map_or("none".to_string(), |standing| {
                    let role = game.role(tile.kind, standing.piece, standing.segment).map_or("?", Role::name);
                    format!("{role} {}", standing.seat)
                });
                same(key, &found, &words[1..].join(" "))
            }
            _ => Err("no such line is known".to_string()),
        }
    }

    fn use_words(&self, action: Action) -> String {
        match hedgerow_notation::action_token(&self.position, action).as_str() {
            "-" => "pass".to_string(),
            word => word.to_string(),
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

/// Seats as scenarios write them: `0,1`.
fn list(seats: Seats) -> String {
    seats.iter().map(|seat| seat.to_string()).collect::<Vec<_>>().join(",")
}

fn same(key: &str, found: &str, wanted: &str) -> Outcome {
    if found == wanted { Ok(()) } else { Err(format!("{key} is '{found}', not '{wanted}'")) }
}

fn same_set(key: &str, found: BTreeSet<String>, wanted: &[&str]) -> Outcome {
    let words: Vec<&str> = found.iter().map(String::as_str).collect();
    if found == wanted.iter().map(|word| word.to_string()).collect() {
        Ok(())
    } else {
        Err(format!("{key}: found {}", words.join(" ")))
    }
}
