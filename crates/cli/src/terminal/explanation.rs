//! [`Explanation`]: events and scores as sentences.

use hedgerow_rules::{
    Claim, Event, FeatureKind, GameKind, Part, Phase, PieceCounts, Position, Role, Rule, Score, Seat, Seats, Spot,
    Stack, Standing, What, Worth,
};

/// What happened in a position, in words.
#[derive(Clone, Copy, Debug)]
pub struct Explanation<'a> {
    /// The position after the event.
    pub position: &'a Position,
    /// The players' names, one a seat; without them seats are numbers.
    pub names: &'a [String],
}

impl Explanation<'_> {
    /// The sentence for an event.
    pub fn of(&self, event: &Event) -> String {
        match event {
            Event::Scored(score) => self.score(score),
            Event::WentHome { spot, standing } => self.went_home(*spot, standing),
            Event::SetAside { tile, stack, returns } => {
                let id = &self.position.game().tile(*tile).id;
                let rule = match (self.position.rules().game(), stack) {
                    (GameKind::Carcassonne, _) => Rule::CA3,
                    (_, Stack::Bonus) => Rule::R5,
                    (GameKind::Hunters, _) => Rule::HG7,
                    (GameKind::Discovery, _) => Rule::DI3,
                };
                let after = if *returns {
                    "it is set aside and goes back once another was drawn"
                } else {
                    "it leaves the game"
                };
                format!("Tile {id} of the {stack} stack fits nowhere: {after} (C5, {rule})")
            }
            Event::LeftTheGame { tile, count } => {
                let id = &self.position.game().tile(*tile).id;
                format!("The river cannot go on: {count} x tile {id} left the game ({})", Rule::R14)
            }
            Event::BonusTile { seat } => format!("Gold: {} places a bonus tile ({})", self.seat(*seat), Rule::HG11),
            Event::FinalScoring { rule } => {
                let why = match rule {
                    Rule::R2 => "No tile that is left fits anywhere",
                    Rule::R15 => "The last tile fits nowhere",
                    _ => "The last turn is over",
                };
                format!("{why}: now the final scoring ({rule})")
            }
            Event::Ended { winners } => self.ended(*winners),
        }
    }

    fn ended(&self, winners: Seats) -> String {
        let points = winners.iter().next().map_or(0, |seat| self.position.scores()[seat.index()]);
        let names = self.seats(winners);
        if winners.len() > 1 {
            format!("The game is over: {names} share the win with {} each (R1)", counted(points, "point"))
        } else {
            format!("The game is over: {names} wins with {}", counted(points, "point"))
        }
    }

    fn score(&self, score: &Score) -> String {
        let Score { rule, at, seats, points, worth, pieces, .. } = score;
        let farmers = *rule == Rule::CA11;
        let what = if farmers { "Farmers at the city".to_string() } else { capital(&self.state_of(score)) };
        let sum = if worth.parts.is_empty() { nothing(score.kind).to_string() } else { sum(worth) };
        let each = if seats.len() > 1 { " each" } else { "" };
        let roles = if farmers { Some("farmers") } else { role_of(score.kind) };
        let count = roles.map(|roles| format!("; {roles} {}", self.pieces(*pieces))).unwrap_or_default();
        let shrine = if score.claim == Claim::Shrine { "; the hunter at the shrine scores alone, HG17" } else { "" };
        let points = counted(*points, "point");
        format!("{what} at {}: {sum} = {points} for {}{each} ({rule}{count}{shrine})", at.square, self.seats(*seats))
    }

    /// A feature's kind with what matters about its state.
    fn state_of(&self, score: &Score) -> String {
        let kind = score.kind.name().replace('-', " ");
        match self.position.rules().game() {
            GameKind::Discovery if score.rule == Rule::DI11 => {
                format!("{kind} of {}, counted as open,", counted(score.tiles, "tile"))
            }
            GameKind::Discovery if score.complete && score.tiles == 2 => format!("closed {kind} of just 2 tiles"),
            GameKind::Discovery => format!("{} {kind}", if score.complete { "closed" } else { "open" }),
            _ if score.rule == Rule::CA10 => format!("incomplete {kind}"),
            _ if score.rule == Rule::CA6 => format!("{kind} of just two tiles"),
            _ => kind,
        }
    }

    fn went_home(&self, spot: Spot, standing: &Standing) -> String {
        let (board, game) = (self.position.board(), self.position.game());
        let role = board.tile_at(game, spot.square).and_then(|tile| game.role(tile.kind, standing.piece, spot.segment));
        let name = role.map_or(standing.piece.name(), Role::name);
        // Only the end sends members home without points (HG14).
        let feature = board.feature_at(game, spot);
        let incomplete = feature.is_some_and(|feature| !self.position.feature(feature).complete);
        let ended = self.position.phase() == Phase::Over && self.position.rules().game() == GameKind::Hunters;
        let without = if ended && incomplete { " without points (HG14)" } else { "" };
        format!("The {name} of {} at {} goes home{without}", self.seat(standing.seat), spot.square)
    }

    /// What a seat is called.
    pub fn seat(&self, seat: Seat) -> String {
        match self.names.get(seat.index()) {
            Some(name) if !name.trim().is_empty() && *name != format!("Seat {seat}") => format!("{name} ({seat})"),
            _ => format!("seat {seat}"),
        }
    }

    /// Several seats: `seat 0, seat 1 and seat 3`.
    pub fn seats(&self, seats: Seats) -> String {
        let names: Vec<String> = seats.iter().map(|seat| self.seat(seat)).collect();
        match names.as_slice() {
            [] => "nobody".to_string(),
            [one] => one.clone(),
            [first @ .., last] => format!("{} and {last}", first.join(", ")),
        }
    }

    /// How many pieces each seat has there: `seat 0: 2, seat 1: 1`.
    pub fn pieces(&self, pieces: PieceCounts) -> String {
        let counts = self.position.seats().filter(|seat| pieces.get(*seat) > 0);
        let counts: Vec<String> = counts.map(|seat| format!("{}: {}", self.seat(seat), pieces.get(seat))).collect();
        if counts.is_empty() { "none".to_string() } else { counts.join(", ") }
    }
}

/// The parts of a value: `4 tiles x 2 + 1 shield x 2`.
pub fn sum(worth: &Worth) -> String {
    let part = |Part { what, count, each }: &Part| match what {
        What::EatenDeer | What::ScaredTiger => format!("{} x 0", counted(*count, what.name())),
        _ => format!("{} x {each}", counted(*count, what.name())),
    };
    let parts: Vec<String> = worth.parts.iter().map(part).collect();
    if parts.is_empty() { "nothing".to_string() } else { parts.join(" + ") }
}

/// A number and its word: `1 tile`, `2 cities on bordering plains`.
pub fn counted(count: impl Into<u32>, word: &str) -> String {
    let count: u32 = count.into();
    let several = match word {
        "complete city" => "complete cities",
        "city" => "cities",
        "city on a bordering plain" => "cities on bordering plains",
        "mushroom patch" => "mushroom patches",
        "monastery" => "monasteries",
        "tiger driven away by fire" => "tigers driven away by fire",
        "fish" | "deer" | "aurochs" | "deer eaten by tigers" => word,
        _ => return if count == 1 { format!("1 {word}") } else { format!("{count} {word}s") },
    };
    format!("{count} {}", if count == 1 { word } else { several })
}

fn capital(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map_or(String::new(), |first| first.to_uppercase().chain(letters).collect())
}

/// Why a feature brings nothing.
fn nothing(kind: FeatureKind) -> &'static str {
    use FeatureKind::*;
    match kind {
        Field => "no complete city",
        Meadow => "no deer, mammoth or aurochs",
        RiverSystem => "no fish",
        Mountain => "no city in it or on a bordering plain",
        Sea => "no city on its shore",
        City | Road | Monastery | Forest | River | Lake | Plain => "nothing",
    }
}

/// What the pieces of a feature are called.
fn role_of(kind: FeatureKind) -> Option<&'static str> {
    use FeatureKind::*;
    Some(match kind {
        City => "knights",
        Road => "thieves",
        Field => "farmers",
        Monastery => "monks",
        Forest => "gatherers",
        River => "fishermen",
        Meadow => "hunters",
        RiverSystem => "huts",
        // No majority in The Discovery: the score is one follower's (DI9).
        Plain | Mountain | Sea | Lake => return None,
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use hedgerow_notation::parse_action;
    use hedgerow_rules::{Game, Rules};
    use std::sync::Arc;

    /// Plays words and tells the events of the last one; `end` ends the game there.
    fn told(rules: &str, words: &str) -> Vec<String> {
        let game = Arc::new(Game::new(Rules::named(rules, []).unwrap()).unwrap());
        let mut position = Position::new(&game, 2, 0).unwrap();
        let mut events = Vec::new();
        for word in words.split_whitespace() {
            events.clear();
            if word == "end" {
                position.end_now(&mut events);
            } else {
                let action = parse_action(&position, word).unwrap();
                position.play(action, &mut events).unwrap_or_else(|refusal| panic!("{word}: {refusal}"));
            }
        }
        events.iter().map(|event| Explanation { position: &position, names: &[] }.of(event)).collect()
    }

    #[test]
    fn a_city_names_tiles_shields_and_knights() {
        let told = told("carcassonne/first", "+F F@0,-1r1 knight:C +E E@0,-2r2 -");
        let wanted = [
            "City at 0,-2: 3 tiles x 2 + 1 shield x 2 = 8 points for seat 0 (CA5; knights seat 0: 1)",
            "The knight of seat 0 at 0,-1 goes home",
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
            "Incomplete monastery at 0,1: 1 monastery x 1 + 2 neighbours x 1 = 3 points for seat 0 (CA10; monks seat 0: 1)",
            "Farmers at the city at 0,0: 1 complete city x 4 = 4 points for seat 1 (CA11; farmers seat 1: 1)",
            "The game is over: seat 1 wins with 7 points",
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
            "Meadow at 0,-1: 1 deer eaten by tigers x 0 + 1 mammoth x 2 = 2 points for seat 0 (HG16; hunters seat 0: 1)",
            "The game is over: seat 0 wins with 2 points",
        ];
        assert_eq!(told, wanted);
    }

    #[test]
    fn a_take_says_whether_its_region_is_open() {
        let words = "+T03 T03@0,-1r0 explorer:P +T64 T64@0,-2r0 - +T65 T65@0,1r0 take:0,-1";
        let wanted =
            ["Open plain at 0,-1: 3 tiles x 1 = 3 points for seat 0 (DI6)", "The explorer of seat 0 at 0,-1 goes home"];
        assert_eq!(told("discovery/standard", words), wanted);
    }

    #[test]
    fn tiles_that_fit_nowhere_say_where_they_go() {
        let game = Arc::new(Game::new(Rules::named("carcassonne/first", ["river"]).unwrap()).unwrap());
        let position = Position::new(&game, 3, 0).unwrap();
        let names = ["Anna".to_string(), String::new(), "Ola".to_string()];
        let explanation = Explanation { position: &position, names: &names };
        let tile = game.kind_named("bend").unwrap();
        let aside = explanation.of(&Event::SetAside { tile, stack: Stack::River, returns: true });
        assert_eq!(
            aside,
            "Tile bend of the river stack fits nowhere: it is set aside and goes back once another was drawn (C5, CA3)"
        );
        let stuck = explanation.of(&Event::FinalScoring { rule: Rule::R2 });
        assert_eq!(stuck, "No tile that is left fits anywhere: now the final scoring (R2)");
        let left = explanation.of(&Event::LeftTheGame { tile, count: 2 });
        assert_eq!(left, "The river cannot go on: 2 x tile bend left the game (R14)");
        let winners = position.seats().collect();
        let shared = "The game is over: Anna (0), seat 1 and Ola (2) share the win with 0 points each (R1)";
        assert_eq!(explanation.of(&Event::Ended { winners }), shared);
    }
}
