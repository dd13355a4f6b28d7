//! [`Explanation`]: events and scores as sentences.

use hedgerow_locale::{Language, Text, printable, text};
use hedgerow_rules::{
    Claim, Counted, Event, FeatureKind, Part, PieceCounts, Position, Role, Score, Seat, Seats, Spot, Standing, Worth,
};
use std::borrow::Cow;

/// What happened in a position, in words.
#[derive(Clone, Copy, Debug)]
pub struct Explanation<'a> {
    pub language: Language,
    /// The position after the event.
    pub position: &'a Position,
    /// The players' names, one a seat; without them seats are numbers.
    pub names: &'a [String],
}

impl Explanation<'_> {
    /// The sentence for an event. Each names the rule that the event follows.
    pub fn of(&self, event: &Event) -> String {
        let tile_id = |tile| self.position.game().tile(tile).id.as_str();
        let rule = event.rule().id();
        let text = match event {
            Event::Scored(score) => return self.score(score),
            Event::WentHome { spot, standing, .. } => self.went_home(*spot, standing, rule),
            Event::SetAside { tile, stack, returns, .. } => {
                let (tile, stack) = (tile_id(*tile), stack.name());
                match returns {
                    true => text!("cli-set-aside-returns", tile = tile, stack = stack, rule = rule),
                    false => text!("cli-set-aside-leaves", tile = tile, stack = stack, rule = rule),
                }
            }
            Event::LeftTheGame { tile, count, .. } => {
                text!("cli-left-the-game", tile = tile_id(*tile), count = *count, rule = rule)
            }
            Event::BonusTile { seat, .. } => text!("cli-bonus-tile", seat = self.seat(*seat), rule = rule),
            Event::FinalScoring { .. } => text!("cli-final-scoring", rule = rule),
            Event::Ended { winners, .. } => self.ended(*winners, rule),
        };
        self.language.say(&text)
    }

    fn ended(&self, winners: Seats, rule: &str) -> Text {
        let points = winners.iter().next().map_or(0, |seat| self.position.scores()[seat.index()]);
        let points = text!("cli-points", count = points);
        match winners.len() {
            0 | 1 => text!("cli-won", winner = self.seats(winners), points = points, rule = rule),
            _ => text!("cli-won-together", winners = self.seats(winners), points = points, rule = rule),
        }
    }

    fn score(&self, score: &Score) -> String {
        let Score { rule, at, seats, points, worth, pieces, .. } = score;
        let say = |text: Text| self.language.say(&text);
        let sum = match worth.parts.is_empty() {
            true => say(text!("cli-sum-nothing", kind = score.kind.name())),
            false => sum(self.language, score.kind, worth),
        };
        let mut reasons = vec![rule.id().to_string()];
        if score.claim != Claim::Follower {
            reasons.push(say(text!("cli-scored-pieces", kind = score.held.name(), pieces = self.pieces(*pieces))));
        }
        if score.claim == Claim::Shrine {
            reasons.push(say(text!("cli-scored-shrine", rule = score.claim.rule().id())));
        }
        say(text!(
            "cli-scored",
            shared = if seats.len() > 1 { "yes" } else { "no" },
            what = capital(&say(counted(score))),
            square = at.square.to_string(),
            sum = sum,
            points = text!("cli-points", count = *points),
            seats = self.seats(*seats),
            reasons = reasons.join("; "),
        ))
    }

    fn went_home(&self, spot: Spot, standing: &Standing, rule: &str) -> Text {
        let (board, game) = (self.position.board(), self.position.game());
        let role = board.tile_at(game, spot.square).and_then(|tile| game.role(tile.kind, standing.piece, spot.segment));
        let role = role.map_or(text!("cli-follower"), role_word);
        let (seat, square) = (self.seat(standing.seat), spot.square.to_string());
        text!("cli-went-home", role = role, seat = seat, square = square, rule = rule)
    }

    /// What a seat is called.
    pub fn seat(&self, seat: Seat) -> String {
        match own_name(self.names, seat) {
            Some(name) => format!("{name} ({seat})"),
            None => self.language.say(&text!("cli-seat", seat = seat.0)),
        }
    }

    /// Several seats: `seat 0, seat 1 and seat 3`.
    pub fn seats(&self, seats: Seats) -> String {
        listed(self.language, seats.iter().map(|seat| self.seat(seat)).collect())
    }

    /// How many pieces each seat has there: `seat 0: 2, seat 1: 1`.
    pub fn pieces(&self, pieces: PieceCounts) -> String {
        let counts = self.position.seats().filter(|seat| pieces.get(*seat) > 0);
        let counts: Vec<String> = counts.map(|seat| format!("{}: {}", self.seat(seat), pieces.get(seat))).collect();
        if counts.is_empty() { self.language.say(&text!("cli-none")) } else { counts.join(", ") }
    }
}

/// A feature's kind with what matters about its state.
fn counted(score: &Score) -> Text {
    let kind = score.kind.name();
    match score.counted {
        _ if score.held != score.kind => text!("cli-feature-farmers"),
        Counted::Whole => kind_word(score.kind),
        Counted::Complete => text!("cli-feature-complete", kind = kind, word = kind_word(score.kind)),
        Counted::Small => text!("cli-feature-small", kind = kind),
        Counted::Incomplete => text!("cli-feature-incomplete", kind = kind),
        Counted::AsOpen => {
            text!("cli-feature-as-open", kind = kind, tiles = text!("part-tile", count = score.tiles))
        }
    }
}

/// A player's name as it stands in a record.
pub fn player_name(language: Language, names: &[String], seat: Seat) -> String {
    own_name(names, seat).map_or_else(|| language.say(&text!("cli-seat-name", seat = seat.0)), Cow::into_owned)
}

/// The name that was given, as it may be printed. Records call players without one after their seats, in English.
fn own_name(names: &[String], seat: Seat) -> Option<Cow<'_, str>> {
    let name = names.get(seat.index())?;
    (!name.trim().is_empty() && *name != format!("Seat {seat}")).then(|| printable(name))
}

/// Names in a row, the last one after an `and`.
pub fn listed(language: Language, names: Vec<String>) -> String {
    match names.as_slice() {
        [] => language.say(&text!("cli-nobody")),
        [one] => one.clone(),
        [first @ .., last] => language.say(&text!("cli-list", first = first.join(", "), last = last)),
    }
}

/// The parts of a feature's value: `4 tiles x 2 + 1 shield x 2`.
pub fn sum(language: Language, kind: FeatureKind, worth: &Worth) -> String {
    let part = |Part { what, count, each }: &Part| {
        let name = Text::new(format!("part-{what}")).with("count", *count);
        format!("{} x {each}", language.say(&name.with("kind", kind.name())))
    };
    let parts: Vec<String> = worth.parts.iter().map(part).collect();
    if parts.is_empty() { language.say(&text!("cli-sum-nothing", kind = "")) } else { parts.join(" + ") }
}

/// The word for a kind of feature.
pub fn kind_word(kind: FeatureKind) -> Text {
    kind.into()
}

/// The word for a role.
pub fn role_word(role: Role) -> Text {
    Text::new(format!("role-{}", role.name()))
}

fn capital(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map_or(String::new(), |first| first.to_uppercase().chain(letters).collect())
}

#[cfg(test)]
mod tests {
    use super::*;
    use hedgerow_notation::parse_action;
    use hedgerow_rules::{Game, Rule, Rules, Stack};
    use std::sync::Arc;

    /// Plays words and tells the events of the last one; `end` ends the game there.
    fn told(rules: &str, words: &str) -> Vec<String> {
        let game = Arc::new(Game::new(Rules::named(rules, []).unwrap()).unwrap());
        let mut position = Position::new(&game, 2, Seat(0)).unwrap();
        let mut events = Vec::new();
        for word in words.split_whitespace() {
            events = if word == "end" {
                position.end_now()
            } else {
                let action = parse_action(&position, word).unwrap();
                position.play(action).unwrap_or_else(|refusal| panic!("{word}: {refusal}"))
            };
        }
        events
            .iter()
            .map(|event| Explanation { language: Language::ENGLISH, position: &position, names: &[] }.of(event))
            .collect()
    }

    #[test]
    fn a_city_names_tiles_shields_and_knights() {
        let told = told("carcassonne/first", "+F F@0,-1r1 knight:C +E E@0,-2r2 -");
        let wanted = [
            "City at 0,-2: 3 tiles x 2 + 1 shield x 2 = 8 points for seat 0 (CA5; knights seat 0: 1)",
            "The knight of seat 0 at 0,-1 goes home (CA8)",
        ];
        assert_eq!(told, wanted);
    }

    #[test]
    fn a_city_of_two_tiles_says_why_it_is_small() {
        let told = told("carcassonne/first", "+E E@0,-1r2 knight:C");
        let wanted = "City of just two tiles at 0,-1: 2 tiles x 1 = 2 points for seat 0 (CA6; knights seat 0: 1)";
        assert_eq!(told[0], wanted);
    }

    #[test]
    fn the_end_of_carcassonne_is_told_feature_by_feature() {
        let told =
            told("carcassonne/first", "+E E@0,-1r2 - +U U@1,0r0 farmer:a +B B@0,1r0 monk:M +U U@2,0r0 thief:R end");
        let wanted = [
            "The last turn is over: now the final scoring (C11)",
            "Incomplete road at 2,0: 3 tiles x 1 = 3 points for seat 1 (CA10; thieves seat 1: 1)",
            "Incomplete monastery at 0,1: the monastery x 1 + 2 neighbours x 1 = 3 points for seat 0 (CA10; monks seat 0: 1)",
            "Farmers at the city at 0,0: 1 complete city x 4 = 4 points for seat 1 (CA11; farmers seat 1: 1)",
            "The game is over: seat 1 wins with 7 points (C11)",
        ];
        assert_eq!(told, wanted);
    }

    #[test]
    fn a_meadow_tells_of_its_tigers_and_a_system_of_its_missing_fish() {
        let told =
            told("hunters/en-2014", "+L03 L03@0,-1r0 hunter:a +L65 L65@1,-1r0 hut:R +L10 L10@-1,-1r1 gatherer:F end");
        let wanted = [
            "The last turn is over: now the final scoring (C11)",
            "The gatherer of seat 0 at -1,-1 goes home without points (HG14)",
            "River system at 1,-1: no fish = 0 points for seat 1 (HG15; huts seat 1: 1)",
            "Meadow at 0,-1: 1 deer taken by tigers x 0 + 1 mammoth x 2 = 2 points for seat 0 (HG16; hunters seat 0: 1)",
            "The game is over: seat 0 wins with 2 points (C11)",
        ];
        assert_eq!(told, wanted);
    }

    #[test]
    fn a_take_says_whether_its_region_is_open() {
        let words = "+T03 T03@0,-1r0 explorer:P +T64 T64@0,-2r0 - +T65 T65@0,1r0 take:0,-1";
        let wanted = [
            "Open plain at 0,-1: 3 tiles x 1 = 3 points for seat 0 (DI6)",
            "The explorer of seat 0 at 0,-1 goes home (DI4)",
        ];
        assert_eq!(told("discovery/standard", words), wanted);
    }

    #[test]
    fn tiles_that_fit_nowhere_say_where_they_go() {
        let game = Arc::new(Game::new(Rules::named("carcassonne/first", ["river"]).unwrap()).unwrap());
        let position = Position::new(&game, 3, Seat(0)).unwrap();
        let names = ["Anna".to_string(), String::new(), "Ola".to_string()];
        let explanation = Explanation { language: Language::ENGLISH, position: &position, names: &names };
        let tile = game.kind_named("bend").unwrap();
        let aside = explanation.of(&Event::SetAside { tile, stack: Stack::River, returns: true, rule: Rule::CA3 });
        assert_eq!(
            aside,
            "Tile bend of the river stack fits nowhere: it is set aside and goes back once another has been drawn (C5, CA3)"
        );
        let stuck = explanation.of(&Event::FinalScoring { rule: Rule::R2 });
        assert_eq!(stuck, "No tile that is left fits anywhere: now the final scoring (R2)");
        let left = explanation.of(&Event::LeftTheGame { tile, count: 2, rule: Rule::R14 });
        assert_eq!(left, "The river cannot go on: 2 x tile bend left the game (R14)");
        let winners = position.seats().collect();
        let shared = "The game is over: Anna (0), seat 1 and Ola (2) share the win with 0 points each (R1)";
        assert_eq!(explanation.of(&Event::Ended { winners, rule: Rule::R1 }), shared);
    }
}
