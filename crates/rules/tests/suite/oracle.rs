//! The engine agrees with the from-scratch oracle after every action of random games of every preset, 2 to 5 seats, and of
//! small games with the scenarios' tiles.
//!
//! `HEDGEROW_ORACLE_GAMES` sets the number of games per preset and number of seats.

use hedgerow_bots::RandomPlayer;
use hedgerow_chance::Dealer;
use hedgerow_rules::{Action, Event, Game, KindId, Phase, Piece, Position, Rule, Rules, Seat, Spot};
use hedgerow_tests::games::{amount, game, oracle_tiles, small_games};
use hedgerow_tests::oracle::{Expect, FeatureInfo, Oracle, OracleAction, OracleEvent, Use};
use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

/// How often the slow forecasts (which tiles complete or fit) are compared: at every so-many-th action.
const FORECAST_EVERY: usize = 43;

/// How many games are compared for each preset and number of seats.
const GAMES: usize = 50;

fn games() -> usize {
    amount("HEDGEROW_ORACLE_GAMES", GAMES)
}

/// Plays and compares; answers with the rarely needed rules that were.
fn agree(game: &Arc<Game>, games: usize) -> BTreeSet<Rule> {
    let (tiles, rules) = (oracle_tiles(game), game.rules());
    let (name, options) = (rules.name(), rules.options());
    let mut applied = BTreeSet::new();
    for seats in 2..=5 {
        for number in 0..games {
            let first = number % seats;
            let oracle = Oracle::new(tiles.clone(), name, options, seats, first);
            let mut pair =
                Pair { position: Position::new(game, seats, Seat(first as u8)).unwrap(), oracle, actions: 0 };
            pair.play(&format!("oracle {name} {options:?} {seats} {number}"), &mut applied);
        }
    }
    applied
}

/// The same game twice.
struct Pair {
    position: Position,
    oracle: Oracle,
    actions: usize,
}

impl Pair {
    fn play(&mut self, seed: &str, applied: &mut BTreeSet<Rule>) {
        let mut dealer = Dealer::new(self.position.game(), seed);
        let mut player = RandomPlayer::new(seed);
        self.compare(seed);
        while let Some(action) = dealer.next_action(&self.position, |_| player.choose(&self.position)) {
            let step = self.step(action);
            let events = self.position.play(action).unwrap();
            let outcomes = self.oracle.apply(&step);
            assert_eq!(self.heard(&events, action), told(&outcomes), "{seed}: after {step:?}");
            self.actions += 1;
            self.compare(seed);
            applied.extend(matches!(action, Action::Discard { .. }).then_some(Rule::R8));
            applied.extend((self.position.setup().more_bonus_tiles > 0).then_some(Rule::R21));
            applied.extend(events.iter().filter_map(|event| match event {
                Event::LeftTheGame { .. } => Some(Rule::R14),
                Event::FinalScoring { rule } => Some(*rule),
                _ => None,
            }));
        }
        assert!(self.position.outcome().is_some(), "{seed}: something can always be done");
    }

    fn id(&self, tile: KindId) -> String {
        self.position.game().tile(tile).id.clone()
    }

    fn letter(&self, tile: KindId, segment: u8) -> char {
        self.position.game().tile(tile).segments[segment as usize].letter
    }

    fn spot(&self, spot: Spot) -> (i32, i32, char) {
        let tile = self.position.board().tile_at(self.position.game(), spot.square).unwrap();
        (spot.square.x.into(), spot.square.y.into(), self.letter(tile.kind, spot.segment))
    }

    fn step(&self, action: Action) -> OracleAction {
        match action {
            Action::LayAside { tile } => OracleAction::LayAside { tile: self.id(tile) },
            Action::Draw { tile } => OracleAction::Draw { tile: self.id(tile) },
            Action::Place { tile, square, rotation } => {
                OracleAction::Place { tile: self.id(tile), x: square.x.into(), y: square.y.into(), rotation }
            }
            Action::Discard { tile } => OracleAction::Discard { tile: self.id(tile) },
            Action::Use { piece, segment } => {
                let last = self.position.board().tiles().last().unwrap();
                OracleAction::Piece { piece: piece.name(), segment: self.letter(last.kind, segment) }
            }
            Action::Take { square } => OracleAction::Take { x: square.x.into(), y: square.y.into() },
            Action::Pass => OracleAction::Pass,
        }
    }

    /// The engine's events in comparable form. A take's own score is not among the oracle's outcomes.
    fn heard(&self, events: &[Event], action: Action) -> Vec<String> {
        let mut lines: Vec<String> = Vec::new();
        let mut takes = usize::from(matches!(action, Action::Take { .. }));
        for event in events {
            match event {
                Event::SetAside { tile, .. } => lines.push(format!("set-aside {}", self.id(*tile))),
                Event::Scored(_) if takes > 0 => takes -= 1,
                Event::Scored(score) => {
                    let sum: u32 =
                        score.worth.parts.iter().map(|part| u32::from(part.count) * u32::from(part.each)).sum();
                    assert_eq!(sum, score.points, "the parts explain the points");
                    let seats: Vec<usize> = score.seats.iter().map(Seat::index).collect();
                    lines.push(format!("{} {} to {seats:?} by {}", score.kind, score.points, score.rule));
                }
                _ => {}
            }
        }
        lines.sort();
        lines
    }

    fn compare(&self, seed: &str) {
        let (position, oracle) = (&self.position, &self.oracle);
        let at = || format!("{seed}, after {} actions", self.actions);
        let seats = || position.seats();
        assert_eq!(expected(position), oracle.expect(), "{}", at());
        assert!(position.scores() == oracle.scores(), "{}", at());
        let supply = |piece| seats().map(|seat| position.supply(seat, piece).into()).collect::<Vec<u32>>();
        assert_eq!(supply(Piece::Follower), oracle.followers(), "{}", at());
        assert_eq!(supply(Piece::Hut), oracle.huts(), "{}", at());
        let unseen = self.counted(|kind| position.unseen(kind));
        assert_eq!(unseen, oracle.unseen(), "{}", at());
        match position.phase() {
            Phase::Place | Phase::Discard => self.compare_placements(&at()),
            Phase::Use => self.compare_uses(&at()),
            Phase::Over => {
                let winners: Vec<usize> = position.outcome().unwrap().winners.iter().map(Seat::index).collect();
                assert_eq!(winners, oracle.winners(), "{}", at());
            }
            _ => assert_eq!(self.counted(|kind| position.drawable(kind)), oracle.can_draw(), "{}", at()),
        }
        if !matches!(position.phase(), Phase::Place | Phase::Discard) || self.actions.is_multiple_of(FORECAST_EVERY) {
            self.compare_features(&at());
        }
    }

    fn counted(&self, count: impl Fn(KindId) -> u8) -> BTreeMap<String, u32> {
        let kinds = self.position.game().kind_ids();
        kinds.filter(|kind| count(*kind) > 0).map(|kind| (self.id(kind), count(kind).into())).collect()
    }

    fn compare_placements(&self, at: &str) {
        let hand = self.position.hand(self.position.seat());
        let held: Vec<String> = hand.iter().map(|tile| self.id(*tile)).collect();
        let theirs =
            self.oracle.drawn().map_or_else(|| self.oracle.hand(self.position.seat().index()), |tile| vec![tile]);
        let sorted = |mut tiles: Vec<String>| {
            tiles.sort();
            tiles
        };
        assert_eq!(sorted(held), sorted(theirs), "{at}");
        for tile in hand {
            let mine: Vec<(i32, i32, u8)> = self
                .position
                .placements(*tile)
                .map(|(square, rotation)| (square.x.into(), square.y.into(), rotation))
                .collect();
            let set: BTreeSet<_> = mine.iter().copied().collect();
            assert_eq!(mine.len(), set.len(), "{at}: a placement is offered twice");
            assert_eq!(set, self.oracle.placements(&self.id(*tile)), "{at}: placements of {}", self.id(*tile));
        }
    }

    fn compare_uses(&self, at: &str) {
        let last = *self.position.board().tiles().last().unwrap();
        let game: &Game = self.position.game();
        let describe = |action: &Action| match *action {
            Action::Use { piece, segment } => Use {
                piece: piece.name(),
                role: game.role(last.kind, piece, segment).unwrap().name(),
                x: last.square.x.into(),
                y: last.square.y.into(),
                segment: self.letter(last.kind, segment),
                points: 0,
            },
            Action::Take { square } => {
                let tile = self.position.board().tile_at(game, square).unwrap();
                let standing = tile.standing.unwrap();
                let events = self.position.clone().play(*action).unwrap();
                // After the last tile a take also ends the game; what is scored then is not the take's.
                let before_the_end = events.iter().take_while(|event| !matches!(event, Event::FinalScoring { .. }));
                let points = before_the_end.filter_map(|event| match event {
                    Event::Scored(score) => {
                        assert_eq!(
                            score.seats.iter().collect::<Vec<_>>(),
                            [standing.seat],
                            "{at}: a take is one's own"
                        );
                        Some(score.points)
                    }
                    _ => None,
                });
                Use {
                    piece: "take",
                    role: game.role(tile.kind, standing.piece, standing.segment).unwrap().name(),
                    x: square.x.into(),
                    y: square.y.into(),
                    segment: self.letter(tile.kind, standing.segment),
                    points: points.sum(),
                }
            }
            _ => panic!("{at}: {action:?} is no use of a piece"),
        };
        let mut mine: Vec<Use> = self.position.uses().iter().map(describe).collect();
        let mut theirs = self.oracle.uses();
        mine.sort();
        theirs.sort();
        assert_eq!(mine, theirs, "{at}: uses on {}", self.id(last.kind));
    }

    fn compare_features(&self, at: &str) {
        let reports = self.position.features();
        let mine = reports.iter().map(|report| FeatureInfo {
            kind: report.kind.name(),
            members: report.spots.iter().map(|spot| self.spot(*spot)).collect(),
            tiles: report.tiles.into(),
            open: report.open.into(),
            complete: report.complete,
            pieces: self.position.seats().map(|seat| report.pieces.get(seat).into()).collect(),
            owners: report.owners.iter().map(Seat::index).collect(),
            if_complete: report.if_complete.points(),
            if_ended: report.if_ended.points(),
        });
        let theirs = self.oracle.features();
        let my_set: BTreeSet<FeatureInfo> = mine.clone().collect();
        let their_set: BTreeSet<FeatureInfo> = theirs.iter().cloned().collect();
        assert_eq!(my_set.len(), reports.len());
        if my_set != their_set {
            let only = |one: &BTreeSet<FeatureInfo>, other| one.difference(other).cloned().collect::<Vec<_>>();
            panic!(
                "{at}: features differ\nengine: {:#?}\noracle: {:#?}",
                only(&my_set, &their_set),
                only(&their_set, &my_set)
            );
        }
        if self.actions.is_multiple_of(FORECAST_EVERY) {
            let completing: BTreeMap<_, u32> =
                mine.map(|info| info.members).zip(reports.iter().map(|report| report.completing.into())).collect();
            let oracle: BTreeMap<_, u32> =
                theirs.into_iter().map(|info| info.members).zip(self.oracle.completing()).collect();
            assert_eq!(completing, oracle, "{at}: tiles that complete a feature");
            let squares = self.position.open_squares().into_iter().map(|report| {
                let fits = report.fits.iter().map(|tile| self.id(*tile)).collect::<BTreeSet<_>>();
                ((i32::from(report.square.x), i32::from(report.square.y)), fits)
            });
            assert_eq!(
                squares.collect::<BTreeMap<_, _>>(),
                self.oracle.square_fits(),
                "{at}: what fits the open squares"
            );
        }
    }
}

fn told(outcomes: &[OracleEvent]) -> Vec<String> {
    let line = |outcome: &OracleEvent| match outcome {
        OracleEvent::SetAside { tile } => format!("set-aside {tile}"),
        OracleEvent::Score { kind, seats, points, rule, .. } => format!("{kind} {points} to {seats:?} by {rule}"),
    };
    let mut lines: Vec<String> = outcomes.iter().map(line).collect();
    lines.sort();
    lines
}

fn expected(position: &Position) -> Expect {
    let seat = position.seat().index();
    match position.phase() {
        Phase::LayAside => Expect::LayAside,
        Phase::Deal | Phase::Draw | Phase::DrawBonus | Phase::Refill => {
            Expect::Draw { stack: position.stack().name(), seat }
        }
        Phase::Place => Expect::Place { seat },
        Phase::Discard => Expect::Discard { seat },
        Phase::Use => Expect::Use { seat },
        Phase::Over => Expect::Over,
    }
}

macro_rules! presets {
    ($($test:ident $name:literal $options:expr;)*) => { $(
        #[test]
        fn $test() {
            agree(&game(Rules::named($name, $options).unwrap()), games());
        }
    )* };
}

presets! {
    carcassonne_first "carcassonne/first" [];
    carcassonne_first_with_the_river "carcassonne/first" ["river"];
    carcassonne_modern "carcassonne/modern" [];
    carcassonne_modern_with_the_river "carcassonne/modern" ["river"];
    hunters_polish_2002 "hunters/pl-2002" [];
    hunters_polish_2002_literal "hunters/pl-2002" ["literal"];
    hunters_hungarian_2002 "hunters/hu-2002" [];
    hunters_hungarian_2002_literal "hunters/hu-2002" ["literal"];
    hunters_english_2014 "hunters/en-2014" [];
    discovery_standard "discovery/standard" [];
    discovery_advanced "discovery/advanced" [];
    discovery_advanced_with_equal_turns "discovery/advanced" ["equal-turns"];
}

#[test]
fn small_games_in_which_rare_things_happen() {
    // With fewer games the rarest of them may not happen.
    let games = games().max(GAMES);
    let applied: BTreeSet<Rule> = small_games().flat_map(|game| agree(&game, games)).collect();
    assert!(applied.is_superset(&BTreeSet::from([Rule::R2, Rule::R8, Rule::R14, Rule::R15, Rule::R21])), "{applied:?}");
}
