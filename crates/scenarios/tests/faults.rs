//! What is wrong with a scenario is said, whatever is wrong with it.

use hedgerow_locale::Language;
use hedgerow_scenarios::Scenario;

const HEAD: &str = "title A test\nshows C4\nrules carcassonne/first\n";

/// What playing these lines is answered with.
fn fault(lines: &str) -> String {
    let scenario = Scenario::read(&format!("{HEAD}{lines}\n")).expect("the head is complete");
    Language::ENGLISH.tell(&scenario.play(|_| None).expect_err(lines))
}

#[test]
fn a_head_must_be_complete() {
    let told = |text| Language::ENGLISH.tell(&Scenario::read(text).unwrap_err());
    assert_eq!(told("title x\nrules y\n"), "the head has no “shows”");
    assert_eq!(told("seats many\n"), "line 1: expected a number");
    assert!(fault("set nowhere.toml").contains("there is no tile set nowhere.toml"));
    assert!(
        fault("river river-short.toml")
            .contains("“river-short.toml” for the stack “river”, which these rules do not have")
    );
    let unknown = Scenario::read("title x\nshows C4\nrules chess\n").unwrap();
    assert!(Language::ENGLISH.tell(&unknown.play(|_| None).unwrap_err()).contains("there are no rules “chess”"));
}

#[test]
fn a_line_that_cannot_be_read_is_named() {
    for key in [
        "fits",
        "unseen",
        "piece",
        "feature",
        "score",
        "refuse",
        "use",
        "draw",
        "place",
        "0:",
        "1: U 1,0 r0",
        "winners",
        "x",
        "  tiles 1",
        "example XX",
        "example C4 from 1 to 2",
        "example C4 from 2,0 to 1,0",
        "refuse C4 as x place",
        "use thief",
        "use thief Road",
        "feature 0,0 Road",
        "draw ZZ",
        "feature 0,0 ?",
        "feature 9,9 R",
        "set-aside U",
        "fits ZZ",
        "piece 9,9 none",
    ] {
        let said = fault(key);
        assert!(said.starts_with("carcassonne/first: line 4: "), "{key}: {said}");
    }
}

#[test]
fn facts_about_a_feature_are_about_this_moment() {
    assert!(
        fault("feature 0,0 R\n0: U 1,0 r0 pass\n  tiles 1").ends_with("no line “feature X,Y SEGMENT” comes before it")
    );
    assert!(fault("feature 0,0 R\nend\n  tiles 1").ends_with("no line “feature X,Y SEGMENT” comes before it"));
}

#[test]
fn what_does_not_hold_is_said() {
    assert!(fault("left 7").ends_with("“left” is “71”, not “7”"));
    assert!(fault("refuse C4 draw U").ends_with("it was allowed"));
    assert!(fault("draw U\nplace U 0,-1 r0").contains("(C4)"));
    assert!(fault("draw U\nrefuse C7 place U 5,5 r0").contains("refused by C4"));
    assert!(fault("0: E 0,-1 r2 knight C").contains("not mentioned: score city 2 to 0 by CA6"));
    assert!(fault("0: E 0,-1 r2 knight C\nscore city 4 to 0 by CA5").contains("city 2 to 0 by CA6 tiles 2"));
}
