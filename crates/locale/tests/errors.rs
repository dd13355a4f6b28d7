//! What the games and the records refuse, in every language.

use hedgerow_bots::SpecError;
use hedgerow_bots::arena::ContestError;
use hedgerow_bots::protocol::CommandLineError;
use hedgerow_locale::{Language, Text};
use hedgerow_notation::{HeaderError, Problem, ReadError, Record, ReplayError, TokenError, VerifyError};
use hedgerow_rules::{
    FeatureKind, GameError, GameKind, Phase, Piece, Player, Refusal, Role, Rule, Rules, RulesError, Seat, SetError,
    SetProblem, SetupError, ShapeProblem, Side, Square,
};

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
        NoHuts,
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
    let kinds = GameKind::ALL.map(FeatureKind::of_game);
    for kind in kinds.into_iter().flatten().copied() {
        refusals.push(Occupied { kind });
        refusals.extend([Piece::Follower, Piece::Hut].map(|piece| NoRole { piece, kind, rule: Rule::CA2 }));
    }
    refusals
}

/// One of every other fault.
fn faults() -> Vec<Text> {
    let word = || "U@1,0".to_string();
    let refusal = Refusal::StillFits;
    let problems = [
        Problem::NoTurn,
        Problem::WrongTurn { word: word(), turn: 3, seat: 1 },
        Problem::Illegal { word: word(), refusal },
        Problem::NotOver(word()),
        Problem::WrongScores { written: "1 2".to_string(), actual: "2 1".to_string() },
        Problem::AfterEnd,
        Problem::Header(HeaderError::NotThisFormat { wanted: "hedgerow-record" }),
        Problem::Header(HeaderError::TooNew { found: 9 }),
        Problem::Header(HeaderError::NoKey),
        Problem::Header(HeaderError::UnknownKey(word())),
        Problem::Header(HeaderError::Twice("first")),
        Problem::Header(HeaderError::Missing("first")),
        Problem::Header(HeaderError::BadValue { key: "first", value: word() }),
        Problem::Header(HeaderError::UnknownSet { name: word(), hash: word() }),
        Problem::Header(HeaderError::Rules(RulesError::UnknownName { name: word() })),
        Problem::Header(HeaderError::Rules(RulesError::UnknownOption { option: word() })),
        Problem::Header(HeaderError::Rules(RulesError::WrongOption { name: "a", option: "b", rule: Rule::CA12 })),
        Problem::Token(TokenError::Unknown(word())),
        Problem::Token(TokenError::NoSuchTile(word())),
        Problem::Token(TokenError::BadPlace(word())),
        Problem::Token(TokenError::BadSquare(word())),
        Problem::Token(TokenError::NoSuchRole(word())),
        Problem::Token(TokenError::NoSuchSegment { tile: word(), segment: word() }),
        Problem::Setup(SetupError::BadStart),
        Problem::Setup(SetupError::BadTile { number: 4, refusal }),
        Problem::Setup(SetupError::BadPiece { number: 4 }),
        Problem::Setup(SetupError::TooManyPieces { seat: 0 }),
        Problem::Setup(SetupError::TooManyTiles { tile: word() }),
        Problem::Setup(SetupError::NoSuchTile),
        Problem::Setup(SetupError::Inconsistent("there is no such seat")),
    ];
    let roles = Role::ALL.map(|role| Problem::Token(TokenError::WrongRole { tile: word(), segment: word(), role }));
    let kinds = [FeatureKind::City, FeatureKind::Road, FeatureKind::Monastery, FeatureKind::Forest, FeatureKind::River];
    let unscored = kinds.map(|kind| Problem::Setup(SetupError::Unscored { number: 4, kind }));
    let rules = Rules::PRESETS[0];
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
        GameError::BadFirst { first: 4, seats: 2 },
    ];
    let verifying = [
        VerifyError::Entered,
        VerifyError::NoSecret,
        VerifyError::WrongSecret { committed: word(), actual: word() },
        VerifyError::WrongSeats { nonces: 1, seats: 2 },
        VerifyError::WrongDraw { turn: 5, drawn: word(), dealt: word() },
        VerifyError::Broken(word()),
    ];
    let mut texts: Vec<Text> = problems.iter().chain(&roles).chain(&unscored).map(Text::from).collect();
    texts.extend(games.iter().map(Text::from));
    texts.extend(verifying.iter().map(Text::from));
    texts.push(Text::from(&ReplayError::Illegal { number: 8, refusal }));
    texts
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
    problems.extend(shapes.map(|problem| Shape { letter, kind, problem }));
    problems.iter().map(Text::from).collect()
}

/// One of every fault of bots and contests.
fn bot_faults() -> Vec<Text> {
    let word = || "mybot".to_string();
    let unclosed = CommandLineError::Unclosed('\'');
    let bots = [
        SpecError::UnknownName { name: word() },
        SpecError::BadSetting { setting: word() },
        SpecError::NoProgram,
        SpecError::BadCommand { command: word(), error: unclosed },
    ];
    let contests = [ContestError::TooFewBots(1), ContestError::NoGames, ContestError::EmptySeed];
    let kept = ContestError::NotKept(std::io::Error::other("full"));
    bots.iter().map(Text::from).chain(contests.iter().chain([&kept]).map(Text::from)).collect()
}

#[test]
fn every_fault_is_said_in_every_language_with_all_it_knows() {
    let texts: Vec<Text> =
        refusals().iter().map(Text::from).chain(faults()).chain(set_faults()).chain(bot_faults()).collect();
    for language in Language::all() {
        for text in &texts {
            let said = language.say(text);
            assert!(said != text.key && !said.contains('{') && !said.contains("  "), "{language} {text:?}: {said}");
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
