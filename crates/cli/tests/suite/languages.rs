//! The program in all its languages, as a user runs it.

use crate::program::english::check_words;
use crate::program::{PROGRAM, bad, folder, good, repository, run};
use hedgerow_locale::Language;
use std::process::Command;

/// Every language but English.
fn translations() -> impl Iterator<Item = Language> {
    Language::all().filter(|language| *language != Language::ENGLISH)
}

fn golden(name: &str) -> String {
    repository(&format!("tests/records/{name}.hedgerow")).to_str().unwrap().to_string()
}

fn said(language: Language, arguments: &[&str]) -> String {
    said_in(language.tag(), arguments)
}

fn said_in(language: &str, arguments: &[&str]) -> String {
    good(&[&["--language", language], arguments].concat())
}

#[test]
fn every_command_speaks_every_language() {
    let carcassonne = golden("carcassonne-first-1");
    let set = repository("crates/rules/sets/river.toml").to_str().unwrap().to_string();
    let commands: [&[&str]; 14] = [
        &["replay", &carcassonne],
        &["replay", &carcassonne, "--until", "9"],
        &["explain", &carcassonne, "--turn", "30", "--bot", "greedy"],
        &["explain", &golden("hunters-en-2014-1"), "--turn", "39", "--bot", "random"],
        &["verify", &carcassonne],
        &["rules"],
        &["rules", "hunters/hu-2002"],
        &["rules", "discovery/advanced"],
        &["sets", "show", "hunters", "--draw"],
        &["sets", "check", &set],
        &["simulate", "--games", "2", "--option", "river"],
        &["arena", "--bots", "random,greedy", "--games", "2", "--seats", "3"],
        &["perft", "--depth", "1"],
        &["bench", "playouts", "--rules", "carcassonne/first", "--games", "1"],
    ];
    for arguments in commands {
        let english = said(Language::ENGLISH, arguments);
        assert!(!english.contains(['{', '}']) && !english.contains("cli-"), "{arguments:?}: {english}");
        let mut all = vec![english];
        for language in translations() {
            let said = said(language, arguments);
            check_words(language.tag(), &said);
            assert!(!all.contains(&said), "{arguments:?}: {said}");
            all.push(said);
        }
    }
}

#[test]
fn a_tuning_tells_of_its_rounds_in_every_language() {
    let tune = ["tune", "--games", "2", "--rounds", "1", "--check", "2"];
    let told = |language: &str| {
        let output = run(&[&["--language", language], &tune[..]].concat(), "");
        assert!(output.status.success());
        String::from_utf8(output.stderr).unwrap()
    };
    assert!(told("en").starts_with("round 1: "), "{}", told("en"));
    for (language, round) in [("hu", "1. forduló: "), ("pl", "runda 1: ")] {
        let told = told(language);
        assert!(told.starts_with(round), "{told}");
        check_words(language, &told);
    }
    assert!(bad(&["--language", "pl", "tune", "--seats", "6"]).contains("to nie jest liczba całkowita od 2 do 5"));
}

#[test]
fn what_programs_read_is_the_same_in_every_language() {
    let record = golden("discovery-standard-3");
    let commands: [&[&str]; 3] = [
        &["simulate", "--games", "2", "--json"],
        &["explain", &record, "--turn", "20", "--bot", "greedy", "--json"],
        &["replay", &record, "--trace", "-"],
    ];
    for arguments in commands {
        let english = said(Language::ENGLISH, arguments);
        for language in translations() {
            assert_eq!(english, said(language, arguments), "{language}");
        }
    }
}

#[test]
fn tables_are_aligned_by_characters() {
    for language in Language::all() {
        let said = said(language, &["simulate", "--games", "3", "--rules", "discovery/standard"]);
        let table: Vec<&str> = said.lines().skip(2).take(3).collect();
        let widths: Vec<usize> = table.iter().map(|line| line.chars().count()).collect();
        assert!(widths.iter().all(|width| *width == widths[0]), "{said}");
        let kinds: Vec<&str> = said.lines().skip_while(|line| !line.contains(':')).skip(3).collect();
        let widths: Vec<usize> = kinds.iter().map(|line| line.chars().count()).collect();
        assert!(widths.len() == 4 && widths.iter().all(|width| *width == widths[0]), "{said}");
    }
}

#[test]
fn help_is_said_in_polish() {
    let help = said_in("pl", &["--help"]);
    for wanted in ["Użycie: hedgerow", "Polecenia:", "Opcje:", "Graj przy jednej klawiaturze", "Język programu"] {
        assert!(help.contains(wanted), "{wanted} in {help}");
    }
    let play = said_in("pl", &["play", "--help"]);
    for wanted in ["--seats", "Ilu graczy razem z botami", "te trzeba podać jeszcze raz", "Pokaż pomoc"] {
        assert!(play.contains(wanted), "{wanted} in {play}");
    }
    assert!(!said_in("pl", &["play", "-h"]).contains("te trzeba podać"), "-h is shorter");
    assert!(said_in("pl", &["help", "draw"]).contains("Narysuj żetony, planszę albo całą grę"));
    assert!(said_in("hu", &["draw", "board", "--help"]).contains("Argumentumok:"));
}

#[test]
fn an_unknown_language_is_refused_with_the_list() {
    let tags = Language::all().map(Language::tag).collect::<Vec<_>>().join(", ");
    for flag in [&["--language", "xx", "rules"][..], &["rules", "--language=xx"]] {
        let message = bad(flag);
        assert!(message.contains("'xx'") && message.contains(&tags), "{message}");
    }
}

#[test]
fn the_environment_chooses_the_language_unless_the_flag_does() {
    let rules = |variables: &[(&str, &str)], arguments: &[&str]| {
        let mut command = Command::new(PROGRAM);
        for name in ["HEDGEROW_LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"] {
            command.env_remove(name);
        }
        let output = command.envs(variables.iter().copied()).args(arguments).output().unwrap();
        String::from_utf8(output.stdout).unwrap()
    };
    let [english, polish, hungarian] = ["CA4  A road", "CA4  Droga", "CA4  Az út"];
    assert!(rules(&[], &["rules", "CA4"]).starts_with(english));
    assert!(rules(&[("LANG", "pl_PL.UTF-8")], &["rules", "CA4"]).starts_with(polish));
    assert!(rules(&[("LANG", "pl_PL.UTF-8"), ("LC_ALL", "hu_HU")], &["rules", "CA4"]).starts_with(hungarian));
    assert!(rules(&[("LANG", "pl_PL"), ("HEDGEROW_LANGUAGE", "en")], &["rules", "CA4"]).starts_with(english));
    assert!(rules(&[("LANG", "pl_PL")], &["rules", "CA4", "--language", "hu"]).starts_with(hungarian));
}

#[test]
fn complaints_are_said_in_the_language_of_the_reader() {
    let polish = |arguments: &[&str]| bad(&[&["--language", "pl"], arguments].concat());
    assert!(polish(&["replay", "no-such-file"]).starts_with("hedgerow: nie można odczytać pliku no-such-file: "));
    assert!(polish(&["simulate", "--games", "0"]).contains("to nie jest liczba całkowita od 1 do"));
    let rules = polish(&["simulate", "--rules", "chess"]);
    assert!(rules.contains("„chess”") && !rules.contains("there"), "{rules}");
    let folder = folder("languages");
    let file = folder.join("bad.hedgerow");
    std::fs::write(&file, "not a record\n").unwrap();
    let record = polish(&["replay", file.to_str().unwrap()]);
    assert!(record.contains("bad.hedgerow: wiersz 1: pierwszy wiersz musi brzmieć"), "{record}");
    let bot = polish(&["arena", "--bots", "random,nobody"]);
    assert!(bot.starts_with("hedgerow: nie ma bota „nobody”; są: random, "), "{bot}");
    let few = polish(&["arena", "--bots", "random"]);
    assert!(few.starts_with("hedgerow: do turnieju potrzeba co najmniej dwóch botów"), "{few}");
    let set = folder.join("bad.toml");
    std::fs::write(&set, "total = 0\n").unwrap();
    for arguments in [&["sets", "check"][..], &["simulate", "--set"]] {
        let said = polish(&[arguments, &[set.to_str().unwrap()]].concat());
        assert!(said.ends_with("bad.toml: nie ma w nim żetonów\n"), "{said}");
    }
    let draw = polish(&["draw", "tiles", "--set", "none", "--out", "none.svg"]);
    assert!(draw.starts_with("hedgerow: nie ma zestawu „none”"), "{draw}");
    let admin = run(&["--language", "hu", "admin", "people", "--data", "no-such-folder"], "");
    assert!(String::from_utf8_lossy(&admin.stderr).starts_with("hedgerow: nincs no-such-folder adatmappa"));
}
