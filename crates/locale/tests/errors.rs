//! What the games and the records refuse, in every language. One long file, because it is one list: every error there is.

use hedgerow_bots::arena::{ContestError, SittingError, SprtError};
use hedgerow_bots::evaluation::{Scope, Weights, WeightsError};
use hedgerow_bots::protocol::{CommandLineError, MessageError};
use hedgerow_bots::tune::TuningError;
use hedgerow_bots::{Failure, SpecError};
use hedgerow_chance::ShuffleError;
use hedgerow_locale::{Language, Text};
use hedgerow_notation::{HeaderError, Problem, ReadError, Record, ReplayError, TokenError, VerifyError};
use hedgerow_rules::{
    FeatureKind, GameError, GameKind, Phase, Piece, Player, Refusal, Role, Rule, Rules, RulesError, Seat, SetError,
    SetProblem, SetupError, ShapeProblem, Side, Square,
};
use std::time::Duration;

/// Fails unless there is one of every variant. The match has no other arm: a new variant must be added here, and to the list.
macro_rules! holds_every {
    ($faults:expr, $($variant:pat),+ $(,)?) => {
        for fault in &$faults {
            match fault {
                $($variant => {})+
            }
        }
        $(assert!($faults.iter().any(|fault| matches!(fault, $variant)), "no {}", stringify!($variant));)+
    };
}

fn polish(text: &Text) -> String {
    Language::named("pl").unwrap().say(text)
}

fn hungarian(text: &Text) -> String {
    Language::named("hu").unwrap().say(text)
}

fn refusals() -> Vec<Refusal> {
    use Refusal::*;
    let square = Square::new(3, -2);
    let seat = Seat(1);
    let mut refusals = vec![
        GameOver,
        NotYourTurn { seat, to_act: Player::Seat(Seat(0)) },
        NotYourTurn { seat, to_act: Player::Chance },
        AlreadyActed { seat },
        NoSuchPiece { piece: Piece::Hut },
        NoTakingOff,
        PieceBeforeTile,
        NoneLeft,
        NotInHand,
        NoSuchRotation,
        SquareTaken { square },
        NoNeighbour { square },
        RiverElsewhere,
        RiverUTurn,
        NoSuchSegment,
        EmptySupply { piece: Piece::Follower },
        EmptySupply { piece: Piece::Hut },
        HutThere,
        FireTile,
        NothingToTake { square },
        StillFits,
    ];
    refusals.extend(Side::ALL.map(|side| SidesDiffer { side }));
    let phases = [Phase::LayAside, Phase::Draw, Phase::Place, Phase::Discard, Phase::Use, Phase::Over];
    refusals.extend(phases.map(|phase| WrongPhase { phase }));
    for kind in Rules::all().flat_map(Rules::claimable) {
        refusals.push(Occupied { kind });
        refusals.extend([Piece::Follower, Piece::Hut].map(|piece| NoRole { piece, kind, rule: Rule::CA2 }));
    }
    holds_every!(
        refusals,
        GameOver,
        NotYourTurn { .. },
        AlreadyActed { .. },
        NoSuchPiece { .. },
        NoTakingOff,
        PieceBeforeTile,
        NoneLeft,
        NotInHand,
        NoSuchRotation,
        SquareTaken { .. },
        NoNeighbour { .. },
        RiverElsewhere,
        RiverUTurn,
        NoSuchSegment,
        EmptySupply { .. },
        HutThere,
        FireTile,
        NothingToTake { .. },
        StillFits,
        SidesDiffer { .. },
        WrongPhase { .. },
        Occupied { .. },
        NoRole { .. },
    );
    refusals
}

fn word() -> String {
    "U@1,0".to_string()
}

/// One of every fault in what a record is made of.
fn record_faults() -> Vec<Text> {
    let refusal = Refusal::StillFits;
    let problems = [
        Problem::NoTurn,
        Problem::WrongTurn { word: word(), turn: 3, seat: Seat(1) },
        Problem::Illegal { word: word(), refusal },
        Problem::NotOver(word()),
        Problem::WrongScores { written: "1 2".to_string(), actual: "2 1".to_string() },
        Problem::AfterEnd,
        Problem::Header(HeaderError::NoKey),
        Problem::Token(TokenError::Unknown(word())),
        Problem::Setup(SetupError::BadStart),
    ];
    holds_every!(
        problems,
        Problem::NoTurn,
        Problem::WrongTurn { .. },
        Problem::Illegal { .. },
        Problem::NotOver(_),
        Problem::WrongScores { .. },
        Problem::AfterEnd,
        Problem::Header(_),
        Problem::Token(_),
        Problem::Setup(_),
    );
    let headers = [
        HeaderError::NotThisFormat { wanted: "hedgerow-record" },
        HeaderError::TooNew { found: 9 },
        HeaderError::NoKey,
        HeaderError::UnknownKey(word()),
        HeaderError::Twice("first"),
        HeaderError::Missing("first"),
        HeaderError::BadValue { key: "first", value: word() },
        HeaderError::UnknownSet { name: word(), hash: word() },
        HeaderError::Rules(RulesError::UnknownOption { option: word() }),
        HeaderError::Game(GameError::NoStart { set: word() }),
    ];
    holds_every!(
        headers,
        HeaderError::NotThisFormat { .. },
        HeaderError::TooNew { .. },
        HeaderError::NoKey,
        HeaderError::UnknownKey(_),
        HeaderError::Twice(_),
        HeaderError::Missing(_),
        HeaderError::BadValue { .. },
        HeaderError::UnknownSet { .. },
        HeaderError::Rules(_),
        HeaderError::Game(_),
    );
    let mut tokens = vec![
        TokenError::Unknown(word()),
        TokenError::NoSuchTile(word()),
        TokenError::BadPlace(word()),
        TokenError::BadSquare(word()),
        TokenError::NoSuchRole(word()),
        TokenError::NoSuchSegment { tile: word(), segment: word() },
    ];
    tokens.extend(Role::ALL.map(|role| TokenError::WrongRole { tile: word(), segment: word(), role }));
    holds_every!(
        tokens,
        TokenError::Unknown(_),
        TokenError::NoSuchTile(_),
        TokenError::BadPlace(_),
        TokenError::BadSquare(_),
        TokenError::NoSuchRole(_),
        TokenError::NoSuchSegment { .. },
        TokenError::WrongRole { .. },
    );
    let mut setups = vec![
        SetupError::Game(GameError::NoStart { set: word() }),
        SetupError::BadStart,
        SetupError::BadTile { number: 4, refusal },
        SetupError::BadPiece { number: 4 },
        SetupError::TooManyPieces { seat: Seat(0) },
        SetupError::TooManyTiles { tile: word() },
        SetupError::NoSuchTile,
        SetupError::Inconsistent("there is no such seat"),
    ];
    let kinds = [FeatureKind::City, FeatureKind::Road, FeatureKind::Monastery, FeatureKind::Forest, FeatureKind::River];
    setups.extend(kinds.map(|kind| SetupError::Unscored { number: 4, kind }));
    holds_every!(
        setups,
        SetupError::Game(_),
        SetupError::BadStart,
        SetupError::BadTile { .. },
        SetupError::BadPiece { .. },
        SetupError::Unscored { .. },
        SetupError::TooManyPieces { .. },
        SetupError::TooManyTiles { .. },
        SetupError::NoSuchTile,
        SetupError::Inconsistent(_),
    );
    let problems = problems.iter().map(Text::from).chain(headers.iter().map(Text::from));
    problems.chain(tokens.iter().map(Text::from)).chain(setups.iter().map(Text::from)).collect()
}

/// One of every fault in a choice of rules, and of a record that is replayed or verified.
fn game_faults() -> Vec<Text> {
    let choices = [
        RulesError::UnknownName { name: word() },
        RulesError::UnknownOption { option: word() },
        RulesError::WrongOption { name: "a", option: "b", rule: Rule::CA12 },
    ];
    holds_every!(
        choices,
        RulesError::UnknownName { .. },
        RulesError::UnknownOption { .. },
        RulesError::WrongOption { .. }
    );
    let rules = Rules::presets().next().unwrap();
    let games = [
        GameError::WrongGame { set: word(), is: GameKind::Hunters, rules, needs: GameKind::Carcassonne },
        GameError::NoStart { set: word() },
        GameError::NoLast { set: word() },
        GameError::BadRiver { set: word(), tile: word(), wanted: 2, found: 1 },
        GameError::BadRiverCount { set: word(), tile: word(), wanted: 1, found: 2 },
        GameError::SameTile { tile: word(), first: word(), second: word() },
        GameError::WrongNumber { rules, found: 3, wanted: 1 },
        GameError::TooManyTiles { found: 999 },
        GameError::BadSeats { seats: 7 },
        GameError::BadFirst { first: Seat(4), seats: 2 },
    ];
    holds_every!(
        games,
        GameError::WrongGame { .. },
        GameError::NoStart { .. },
        GameError::NoLast { .. },
        GameError::BadRiver { .. },
        GameError::BadRiverCount { .. },
        GameError::SameTile { .. },
        GameError::WrongNumber { .. },
        GameError::TooManyTiles { .. },
        GameError::BadSeats { .. },
        GameError::BadFirst { .. },
    );
    let verifying = [
        VerifyError::Entered,
        VerifyError::Shuffle(ShuffleError::NoSecret),
        VerifyError::Shuffle(ShuffleError::WrongSecret { committed: word(), actual: word() }),
        VerifyError::Shuffle(ShuffleError::WrongSeats { nonces: 1, seats: 2 }),
        VerifyError::Shuffle(ShuffleError::WrongNonce { seat: Seat(1), committed: word(), actual: word() }),
        VerifyError::WrongDraw { turn: 5, drawn: word(), dealt: word() },
        VerifyError::Broken(ReplayError::Illegal { number: 3, refusal: Refusal::GameOver }),
    ];
    holds_every!(
        verifying,
        VerifyError::Entered,
        VerifyError::Shuffle(ShuffleError::NoSecret),
        VerifyError::Shuffle(ShuffleError::WrongSecret { .. }),
        VerifyError::Shuffle(ShuffleError::WrongSeats { .. }),
        VerifyError::Shuffle(ShuffleError::WrongNonce { .. }),
        VerifyError::WrongDraw { .. },
        VerifyError::Broken(_),
    );
    let replaying = [
        ReplayError::Start(GameError::NoStart { set: word() }),
        ReplayError::Illegal { number: 8, refusal: Refusal::StillFits },
    ];
    holds_every!(replaying, ReplayError::Start(_), ReplayError::Illegal { .. });
    let faults = choices.iter().map(Text::from).chain(games.iter().map(Text::from));
    faults.chain(verifying.iter().map(Text::from)).chain(replaying.iter().map(Text::from)).collect()
}

/// One of every fault of tile sets.
fn set_faults() -> Vec<Text> {
    use SetProblem::*;
    let (letter, other, kind, word) = ('a', 'R', FeatureKind::Road, || "x=1".to_string());
    let mut problems = vec![
        Syntax(word()),
        Empty,
        Total { total: 3, sum: 4 },
        TooManyTiles { sum: 300 },
        NoSuchTile { key: "start", id: word() },
        SameId,
        BadId(word()),
        BadCount(0),
        BadLine(word()),
        BadPorts(word()),
        UndeclaredPort(letter),
        BadLetter(word()),
        NoSegments,
        TooManySegments,
        TooManyInner,
        UnknownKind { letter, kind: word(), game: None },
        UnknownKind { letter, kind: word(), game: Some(GameKind::Hunters) },
        Segment { letter, message: word() },
        MisplacedGood { letter, kind, good: "shields" },
        BadGoodCount { letter, good: "shields", count: 99 },
        NoSuchSegment { letter, key: "touches", other: word() },
        WrongNeighbour { letter, key: "touches", kind, other },
        OneSided { letter, other },
        BadSide { side: 'N', ports: word() },
        TwoMonasteries,
        BadCity { land: word(), sea: word() },
    ];
    let shapes = [
        ShapeProblem::Sides,
        ShapeProblem::NoEnd,
        ShapeProblem::RunsThrough,
        ShapeProblem::Inside,
        ShapeProblem::NoSpring,
    ];
    holds_every!(
        shapes,
        ShapeProblem::Sides,
        ShapeProblem::NoEnd,
        ShapeProblem::RunsThrough,
        ShapeProblem::Inside,
        ShapeProblem::NoSpring
    );
    problems.extend(shapes.map(|problem| Shape { letter, kind, problem }));
    holds_every!(
        problems,
        Syntax(_),
        Empty,
        Total { .. },
        TooManyTiles { .. },
        NoSuchTile { .. },
        SameId,
        BadId(_),
        BadCount(_),
        BadLine(_),
        BadPorts(_),
        UndeclaredPort(_),
        BadLetter(_),
        NoSegments,
        TooManySegments,
        TooManyInner,
        UnknownKind { .. },
        Segment { .. },
        MisplacedGood { .. },
        BadGoodCount { .. },
        NoSuchSegment { .. },
        WrongNeighbour { .. },
        OneSided { .. },
        BadSide { .. },
        TwoMonasteries,
        BadCity { .. },
        Shape { .. },
    );
    problems.iter().map(Text::from).collect()
}

/// One of every fault of bots and contests.
fn bot_faults() -> Vec<Text> {
    let commands = [CommandLineError::Unclosed('\''), CommandLineError::Empty];
    holds_every!(commands, CommandLineError::Unclosed(_), CommandLineError::Empty);
    let bots = [
        SpecError::UnknownName { name: word() },
        SpecError::BadSetting { setting: word() },
        SpecError::TwoBudgets,
        SpecError::BadOption { option: word() },
        SpecError::NoProgram,
        SpecError::BadCommand { command: word(), error: commands[0] },
    ];
    holds_every!(
        bots,
        SpecError::UnknownName { .. },
        SpecError::BadSetting { .. },
        SpecError::TwoBudgets,
        SpecError::BadOption { .. },
        SpecError::NoProgram,
        SpecError::BadCommand { .. },
    );
    let failures = [
        Failure::NothingToDecide,
        Failure::NotStarted(word()),
        Failure::Crashed(" (exit status: 1)".to_string()),
        Failure::Hung(Duration::from_millis(1500)),
        Failure::Late { given: Duration::from_millis(200), taken: Duration::from_secs(3) },
        Failure::NotGreeted { line: word() },
        Failure::NotReady { waited: Duration::from_secs(10), greeted: false },
        Failure::NotReady { waited: Duration::from_secs(10), greeted: true },
        Failure::WrongVersion { found: 1 },
        Failure::Refused { asked: word(), reason: word() },
        Failure::NoOption { name: word(), names: word() },
        Failure::NoOption { name: word(), names: String::new() },
        Failure::BadOption { name: word(), value: word(), range: word() },
        Failure::Babbled { waited: Duration::from_secs(6), line: word() },
        Failure::NotAmong { word: word() },
        Failure::Garbled { asked: word(), line: word() },
        Failure::NoAction { word: word(), error: TokenError::Unknown(word()) },
        Failure::Illegal { word: word(), refusal: Refusal::StillFits },
    ];
    holds_every!(
        failures,
        Failure::NothingToDecide,
        Failure::NotStarted(_),
        Failure::Crashed(_),
        Failure::Hung(_),
        Failure::Late { .. },
        Failure::NotGreeted { .. },
        Failure::NotReady { .. },
        Failure::WrongVersion { .. },
        Failure::Refused { .. },
        Failure::NoOption { .. },
        Failure::BadOption { .. },
        Failure::Babbled { .. },
        Failure::NotAmong { .. },
        Failure::Garbled { .. },
        Failure::NoAction { .. },
        Failure::Illegal { .. },
    );
    let contests = [
        ContestError::TooFewBots(1),
        ContestError::NoGames,
        ContestError::EmptySeed,
        ContestError::Game(GameError::BadSeats { seats: 7 }),
        ContestError::NotKept(std::io::Error::other("full")),
    ];
    holds_every!(
        contests,
        ContestError::TooFewBots(_),
        ContestError::NoGames,
        ContestError::EmptySeed,
        ContestError::Game(_),
        ContestError::NotKept(_),
    );
    let faults = commands.iter().map(Text::from).chain(bots.iter().map(Text::from));
    faults.chain(failures.iter().map(Text::from)).chain(contests.iter().map(Text::from)).collect()
}

/// One of every fault of the files that contests and tunings keep, and of the messages between programs.
fn bot_file_faults() -> Vec<Text> {
    let json = || serde_json::from_str::<u8>("x").unwrap_err();
    let sittings = [
        SittingError::NoHead(json()),
        SittingError::TooNew(9),
        SittingError::Different { what: "seed", then: word(), now: word() },
        SittingError::Damaged { line: 3, error: json() },
        SittingError::Stray { line: 3 },
    ];
    holds_every!(
        sittings,
        SittingError::NoHead(_),
        SittingError::TooNew(_),
        SittingError::Different { .. },
        SittingError::Damaged { .. },
        SittingError::Stray { .. },
    );
    let weights = [
        Weights::parse("game = 3").unwrap_err(),
        WeightsError::NoSuchGame { found: word() },
        WeightsError::NoSuchTerm { game: GameKind::Hunters, scope: Scope::Plain, term: word() },
        WeightsError::NoSuchTerm { game: GameKind::Hunters, scope: Scope::Full, term: word() },
        WeightsError::Missing { term: word() },
        WeightsError::BadChances { kind: word(), rows: 3, columns: 4 },
    ];
    holds_every!(
        weights,
        WeightsError::Unreadable(_),
        WeightsError::NoSuchGame { .. },
        WeightsError::NoSuchTerm { .. },
        WeightsError::Missing { .. },
        WeightsError::BadChances { .. },
    );
    let tunings = [
        TuningError::Game(GameError::BadSeats { seats: 7 }),
        TuningError::OtherGame { found: GameKind::Hunters, game: GameKind::Discovery },
        TuningError::Unreadable(json()),
        TuningError::OtherVersion { found: 9 },
        TuningError::OtherSettings { what: "seed", found: word(), wanted: word() },
        TuningError::OtherStart,
        TuningError::TooManyRounds { done: 3, wanted: 2 },
        TuningError::Garbled,
        TuningError::Weights(WeightsError::Missing { term: word() }),
    ];
    holds_every!(
        tunings,
        TuningError::Game(_),
        TuningError::OtherGame { .. },
        TuningError::Unreadable(_),
        TuningError::OtherVersion { .. },
        TuningError::OtherSettings { .. },
        TuningError::OtherStart,
        TuningError::TooManyRounds { .. },
        TuningError::Garbled,
        TuningError::Weights(_),
    );
    let messages = [MessageError::Unknown { word: word() }, MessageError::Malformed { word: word(), expected: "go" }];
    holds_every!(messages, MessageError::Unknown { .. }, MessageError::Malformed { .. });
    let faults = sittings.iter().map(Text::from).chain(weights.iter().map(Text::from));
    let faults = faults.chain(tunings.iter().map(Text::from)).chain(messages.iter().map(Text::from));
    faults.chain([Text::from(&SprtError(word()))]).collect()
}

#[test]
fn every_fault_is_said_in_every_language_with_all_it_knows() {
    let faults = [record_faults(), game_faults(), set_faults(), bot_faults(), bot_file_faults()].into_iter().flatten();
    let texts: Vec<Text> = refusals().iter().map(Text::from).chain(faults).collect();
    for language in Language::all() {
        for text in &texts {
            let said = language.say(text);
            // What a reader of TOML says has several lines, with a drawing.
            let tidy = !said.contains("  ") || said.contains("TOML");
            assert!(said != text.key && !said.contains('{') && tidy, "{language} {text:?}: {said}");
        }
    }
    for text in &texts {
        let english = Language::ENGLISH.say(text);
        assert!(polish(text) != english && hungarian(text) != english, "not translated: {text:?}");
    }
}

#[test]
fn languages_inflect_what_english_only_names() {
    let city = Text::from(&Refusal::Occupied { kind: FeatureKind::City });
    assert_eq!(Language::ENGLISH.say(&city), "there is a knight in that city already");
    assert_eq!(polish(&city), "w tym mieście jest już rycerz");
    assert_eq!(hungarian(&city), "ebben a városban már van lovag");
    let river = |wanted| {
        let set = || "rzeka".to_string();
        Text::from(&GameError::BadRiver { set: set(), tile: "A".to_string(), wanted, found: 0 })
    };
    assert!(polish(&river(1)).ends_with("musi mieć 1 bok z rzeką, a ma 0"));
    assert!(polish(&river(2)).ends_with("musi mieć 2 boki z rzeką, a ma 0"));
    assert!(polish(&river(5)).ends_with("musi mieć 5 boków z rzeką, a ma 0"));
}

#[test]
fn a_fault_in_a_set_names_file_and_tile_in_the_readers_language() {
    let problem = SetProblem::Shape { letter: 'R', kind: FeatureKind::Road, problem: ShapeProblem::Sides };
    let text = Text::from(&SetError { file: "my.toml".to_string(), tile: Some("D".to_string()), problem });
    assert_eq!(Language::ENGLISH.say(&text), "my.toml: tile D: segment R (road): it must meet one or two sides");
    assert_eq!(polish(&text), "my.toml: żeton D: segment R (droga): musi dochodzić do jednego lub dwóch boków");
    assert_eq!(hungarian(&text), "my.toml: D kártya: R szegmens (út): egy vagy két oldalig kell érnie");
    let spring = SetProblem::Shape { letter: 'R', kind: FeatureKind::Road, problem: ShapeProblem::NoSpring };
    assert_eq!(Language::ENGLISH.say(&Text::from(&spring)), "segment R (road): it must not have a “spring”");
}

#[test]
fn a_fault_in_a_record_names_line_word_and_rule_in_the_readers_language() {
    let illegal =
        Problem::Illegal { word: "thief:R".to_string(), refusal: Refusal::Occupied { kind: FeatureKind::Road } };
    let text = Text::from(&ReadError { line: 12, problem: illegal });
    let english = "line 12: “thief:R” is not allowed: there is a thief on that road already (C7)";
    assert_eq!(Language::ENGLISH.say(&text), english);
    assert_eq!(polish(&text), "wiersz 12: „thief:R” jest niedozwolone: na tej drodze jest już złodziej (C7)");
    assert_eq!(hungarian(&text), "12. sor: „thief:R” nem megengedett: ezen az úton már van útonálló (C7)");
    let nothing = Text::from(&Record::read("", &[]).unwrap_err());
    assert_eq!(polish(&nothing), "wiersz 1: pierwszy wiersz musi brzmieć „hedgerow-record WERSJA”");
}
