//! Games typed in by people who read another language than English.

#[path = "../../tests/suite/program/english.rs"]
mod english;

use super::play_tests::{SaveFile, options, patient_player, typed};
use super::{PlayOptions, TableText};
use english::check_words;
use hedgerow_locale::Language;
use hedgerow_rules::{Game, Position, Rules, Seat};
use std::sync::Arc;

/// A whole game with every command and some mistakes.
fn plays_in(tag: &str, over: &str) {
    let language = Language::named(tag).unwrap();
    for (rules, option) in
        [("carcassonne/first", Some("river")), ("hunters/hu-2002", None), ("discovery/advanced", Some("equal-turns"))]
    {
        let save = SaveFile::new(&format!("{tag}-{}", rules.replace('/', "-")));
        let bots = vec!["random".parse().unwrap()];
        let start = PlayOptions { language, bots, names: Vec::new(), ..options(rules, option, 3, &save.0) };
        let commands =
            "help\nleft\nwhy\nscores\nfeatures\nfeatures x\nview all\nview x\nhint greedy\nhint nobody\nundo\n";
        let mistakes = "99\n99,99\n1 r9\nhm\n";
        let lines = format!("{commands}{mistakes}1\n\n1\n{mistakes}{commands}\n{}", patient_player());
        let said = typed(start, &lines);
        assert!(save.record().end().unwrap().outcome().is_some(), "the game is played to its end");
        assert!(said.lines().last().unwrap().starts_with(over), "{said}");
        check_words(tag, &said);
        let log = super::table_text::score_log(language, &save.record());
        check_words(tag, &log);
        // What is kept is the same in every language.
        let written = std::fs::read_to_string(&save.0).unwrap();
        assert!(written.contains("player: 1 Seat 1") && written.contains("player: 2 random (bot)"), "{written}");
    }
}

#[test]
fn whole_games_are_played_in_polish() {
    plays_in("pl", "Koniec gry: ");
}

#[test]
fn whole_games_are_played_in_hungarian() {
    plays_in("hu", "A játszma véget ért: ");
}

/// Only the rulebook of Carcassonne calls its tiles żetony, and only that of Hunters & Gatherers its followers tribe members.
#[test]
fn a_game_is_played_in_the_words_of_its_rulebook() {
    for (rules, tag, wanted, foreign) in [
        ("hunters/pl-2002", "pl", "Pozostałe karty", "żeton"),
        ("discovery/standard", "pl", "Pozostałe karty", "żeton"),
        ("carcassonne/first", "pl", "Pozostałe żetony", "kart"),
        ("hunters/en-2014", "en", "members", "follower"),
    ] {
        let save = SaveFile::new(&format!("words-{tag}-{}", rules.replace('/', "-")));
        let language = Language::named(tag).unwrap();
        let said =
            typed(PlayOptions { language, ..options(rules, None, 2, &save.0) }, "scores\nfeatures\n1\n\n1\nquit\nno\n");
        assert!(said.contains(wanted) && !said.contains(foreign), "{rules} {tag}\n{said}");
    }
}

#[test]
fn the_table_of_scores_is_aligned_in_every_language() {
    let game = Arc::new(Game::new(Rules::named("hunters/en-2014", []).unwrap()).unwrap());
    let position = Position::new(&game, 3, Seat(0)).unwrap();
    let names = ["Żółć".to_string(), "Seat 1".to_string(), "Ödön".to_string()];
    for language in Language::all() {
        let scores = TableText { language, position: &position, names: &names }.scores();
        let widths: Vec<usize> = scores.lines().map(|line| line.chars().count()).collect();
        assert!(widths.iter().all(|width| *width == widths[0]), "{language}:\n{scores}");
    }
}

#[test]
fn polish_and_hungarian_inflect_what_is_counted() {
    let save = SaveFile::new("inflection");
    let said = |tag: &str, lines: &str| {
        let language = Language::named(tag).unwrap();
        let start = options("carcassonne/first", None, 2, &save.0);
        typed(PlayOptions { language, enter_draws: true, ..start }, lines)
    };
    let city = "e\n0,-1 r2\nknight C\n";
    let polish = said("pl", city);
    let wanted = "* Miasto z zaledwie dwóch żetonów na polu 0,-1: 2 żetony x 1 = 2 punkty dla: Anna (0) (CA6; rycerze – Anna (0): 1).";
    assert!(polish.contains(wanted), "{polish}");
    assert!(polish.contains("* Z pola 0,-1 do zapasu wraca rycerz (Anna (0); CA8)."), "{polish}");
    let hungarian = said("hu", city);
    let wanted =
        "* Mindössze kétkártyás város (0,-1): 2 kártya x 1 = 2 pont, kapja: Anna (0) (CA6; lovagok – Anna (0): 1).";
    assert!(hungarian.contains(wanted), "{hungarian}");
    assert!(hungarian.contains("* Hazatér a(z) 0,-1 helyről: lovag (Anna (0); CA8)."), "{hungarian}");
    let refused = said("pl", "U\n0,0\n1,0 r0\nknight R\n");
    assert!(refused.contains("Żeton nie pasuje na polu 0,0: na polu 0,0 już leży żeton (C4)."), "{refused}");
}
