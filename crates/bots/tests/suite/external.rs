//! Programs as bots: what they may say, and what becomes of those that misbehave.

use hedgerow_bots::protocol::{External, Patience, plan_words};
use hedgerow_bots::{Bot, Budget, Failure, Limits, Thought};
use hedgerow_chance::Dealer;
use hedgerow_locale::Language;
use hedgerow_rules::{Game, Position, Rules, Seat};
use std::path::Path;
use std::sync::Arc;
use std::time::{Duration, Instant};

const PATIENCE: Patience = Patience {
    handshake: Duration::from_millis(3000),
    grace: Duration::from_millis(1500),
    untimed: Duration::from_millis(1600),
};

/// A game of Carcassonne at its first placement.
fn position() -> Position {
    let game = Arc::new(Game::new(Rules::named("carcassonne/first", []).unwrap()).unwrap());
    let mut position = Position::new(&game, 2, Seat(0)).unwrap();
    let draw = Dealer::new(&game, "7").deal(&position).unwrap();
    position.play(draw).unwrap();
    position
}

/// A program in the language of the shell. It knows the first legal action as `$first`, what the last `setoption` said as
/// `$option`, and `$limits`.
fn program(greeting: &str, answer: &str) -> String {
    let script = format!(
        "while read word rest; do case $word in hedgerow) {greeting};; setoption) option=$rest;; \
         legal) first=${{rest%% *}};; go) limits=$rest; {answer};; esac; done"
    );
    format!("sh -c \"{}\"", script.replace('\\', "\\\\").replace('"', "\\\""))
}

const GREETING: &str = "echo hedgerow 1; echo ready";

fn ask(command: &str, budget: Budget) -> Result<Thought, Failure> {
    let position = position();
    let mut bot = External::new(command, "a seed", PATIENCE);
    bot.think(&position, Seat(0), &Limits::new(budget), &mut |_| {})
}

fn ask_in_time(answer: &str) -> Result<Thought, Failure> {
    ask(&program(GREETING, answer), Budget::Time(Duration::from_millis(100)))
}

/// The words of the best plan.
fn best(thought: &Thought) -> Vec<String> {
    plan_words(&position(), &thought.candidates[0].plan)
}

#[test]
fn a_move_is_answered_with_its_value() {
    let answer = "echo info evaluations 40 lead 2.5 win 0.75 plan $first; echo bestmove $first";
    let position = position();
    let mut heard = Vec::new();
    let mut bot = External::new(&program(GREETING, answer), "", PATIENCE);
    let limits = Limits::new(Budget::Time(Duration::from_millis(100)));
    // The same program is asked again and again.
    for _ in 0..3 {
        let thought = bot.think(&position, Seat(0), &limits, &mut |thought| heard.push(thought.clone())).unwrap();
        let value = thought.candidates[0].value.unwrap();
        assert_eq!((value.lead, value.win, thought.evaluations), (2.5, 0.75, 40));
        assert!(position.is_legal(thought.candidates[0].plan[0]));
    }
    assert_eq!(heard.len(), 3);
}

#[test]
fn a_value_of_another_plan_is_none_of_this_one() {
    let thought = ask_in_time("echo info lead 2.5 win 0.75 plan P@9,9r0; echo bestmove $first").unwrap();
    assert_eq!(thought.candidates[0].value, None);
}

#[test]
fn an_answer_nobody_asked_for_is_forgotten() {
    let position = position();
    let mut bot = External::new(&program(GREETING, "echo bestmove $first; echo bestmove nonsense"), "", PATIENCE);
    let limits = Limits::new(Budget::Time(Duration::from_millis(100)));
    for _ in 0..3 {
        bot.think(&position, Seat(0), &limits, &mut |_| {}).unwrap();
        std::thread::sleep(Duration::from_millis(100));
    }
}

#[test]
fn a_plan_may_hold_the_piece_too() {
    let thought = ask_in_time("echo bestmove P@1,0r2 farmer:b").unwrap();
    assert_eq!(best(&thought), ["P@1,0r2", "farmer:b"]);
    let failure = ask_in_time("echo bestmove P@1,0r2 farmer:Z").unwrap_err();
    assert_eq!(Language::ENGLISH.tell(&failure), "“farmer:Z”: tile P has no segment “Z”");
    let failure = ask_in_time("echo bestmove P@1,0r2 - -").unwrap_err();
    assert_eq!(Language::ENGLISH.tell(&failure), "“bestmove P@1,0r2 - -” is not an answer to “go time 100”");
    // What chance does is not the bot's to say.
    assert!(matches!(ask_in_time("echo bestmove +U"), Err(Failure::Illegal { .. })));
}

#[test]
fn lines_nobody_understands_are_passed_over() {
    let greeting = "echo; echo good morning; echo id nothing; echo option gibberish; echo hedgerow 1; echo ready";
    let answer = "echo hm; echo error legal whatever; echo info; echo bestmove $first";
    assert!(ask(&program(greeting, answer), Budget::Time(Duration::from_millis(100))).is_ok());
}

#[test]
fn the_seed_is_set_where_it_is_an_option() {
    let answer = "echo error position \"$option\"; echo error go no";
    let greeting = "echo hedgerow 1; echo option name seed type string default x; echo ready";
    let said = |greeting| Language::ENGLISH.tell(&ask(&program(greeting, answer), Budget::Evaluations(5)).unwrap_err());
    assert_eq!(said(greeting), "“error position seed a seed” is not an answer to “go evaluations 5”");
    assert_eq!(said(GREETING), "“error position ” is not an answer to “go evaluations 5”");
}

#[test]
fn whoever_hangs_is_not_waited_for() {
    let began = Instant::now();
    assert_eq!(ask_in_time("exec sleep 60"), Err(Failure::Hung(Duration::from_millis(1600))));
    let untimed = ask(&program(GREETING, "exec sleep 60"), Budget::Evaluations(1));
    assert_eq!(untimed, Err(Failure::Hung(Duration::from_millis(1600))));
    assert!(began.elapsed() < Duration::from_secs(30));
}

#[test]
fn whoever_is_never_ready_is_not_waited_for() {
    assert_eq!(ask("sleep 60", Budget::Evaluations(1)), Err(Failure::Hung(Duration::from_millis(3000))));
}

#[test]
fn talking_without_an_end_is_no_answer() {
    let talking = "while true; do echo info evaluations 1; done";
    assert_eq!(ask_in_time(talking), Err(Failure::Hung(Duration::from_millis(1600))));
}

#[test]
fn whoever_ends_is_quoted() {
    let said = |answer| Language::ENGLISH.tell(&ask_in_time(answer).unwrap_err());
    assert_eq!(said("exit 7"), "the program ended (exit status: 7)");
    let many = "for line in 1 2 3 4 5 6 7; do echo line $line >&2; done; exit 1";
    assert_eq!(
        said(many),
        "the program ended (exit status: 1); it said last: line 3 / line 4 / line 5 / line 6 / line 7"
    );
    let at_once = ask("sh -c 'echo no >&2'", Budget::Evaluations(1)).unwrap_err();
    assert_eq!(Language::ENGLISH.tell(&at_once), "the program ended (exit status: 0); it said last: no");
    let killed = said("kill -9 $$");
    assert!(killed.starts_with("the program ended (signal: 9"), "{killed}");
}

#[test]
fn what_is_no_program_is_told() {
    let said = |command| Language::ENGLISH.tell(&ask(command, Budget::Evaluations(1)).unwrap_err());
    assert!(said("/no/such/program --flag").starts_with("the program cannot be started: '/no/such/program': "));
    assert_eq!(said("a 'b"), "the program cannot be started: 'a 'b': a quotation mark ' is not closed");
    let other = ask(&program("echo hedgerow 2; echo ready", ""), Budget::Evaluations(1)).unwrap_err();
    assert_eq!(Language::ENGLISH.tell(&other), "“hedgerow 2” is not an answer to “hedgerow 1”");
    let refused = ask(&program("echo error hedgerow too old", ""), Budget::Evaluations(1)).unwrap_err();
    assert_eq!(Language::ENGLISH.tell(&refused), "“error hedgerow too old” is not an answer to “hedgerow 1”");
}

#[test]
fn after_a_failure_the_program_is_started_anew() {
    let position = position();
    let limits = Limits::new(Budget::Time(Duration::from_millis(100)));
    let mut bot = External::new(&program(GREETING, "echo bestmove $$; exit"), "", PATIENCE);
    let mut failure = || bot.think(&position, Seat(0), &limits, &mut |_| {}).unwrap_err().to_string();
    // It answers with the number of its process.
    assert_ne!(failure(), failure());
}

#[test]
fn a_stop_is_passed_on() {
    let position = position();
    let limits = Limits::new(Budget::Time(Duration::from_secs(600)));
    let mut bot = External::new(&program(GREETING, "read stop; echo bestmove $first"), "", PATIENCE);
    let stop = limits.stop.clone();
    let stopper = std::thread::spawn(move || {
        std::thread::sleep(Duration::from_millis(100));
        stop.stop();
    });
    let began = Instant::now();
    assert!(bot.think(&position, Seat(0), &limits, &mut |_| {}).is_ok());
    assert!(began.elapsed() < Duration::from_secs(60));
    stopper.join().unwrap();
}

#[test]
fn a_program_that_ignores_a_stop_is_not_waited_for() {
    let position = position();
    let limits = Limits::new(Budget::Time(Duration::from_secs(600)));
    let patience = Patience { grace: Duration::from_millis(200), ..PATIENCE };
    let mut bot = External::new(&program(GREETING, "sleep 600"), "", patience);
    limits.stop.stop();
    let began = Instant::now();
    let thought = bot.think(&position, Seat(0), &limits, &mut |_| {});
    assert!(matches!(thought, Err(Failure::Hung(_))), "{thought:?}");
    assert!(began.elapsed() < Duration::from_secs(60));
}

/// Whether a process with that number runs.
fn is_alive(process: &str) -> bool {
    std::process::Command::new("kill").args(["-0", process]).output().unwrap().status.success()
}

#[test]
fn a_program_is_killed_when_it_fails() {
    let position = position();
    let limits = Limits::new(Budget::Time(Duration::from_millis(100)));
    let mut bot = External::new(&program(GREETING, "echo bestmove $$"), "", PATIENCE);
    let Err(Failure::NoAction { word, .. }) = bot.think(&position, Seat(0), &limits, &mut |_| {}) else {
        panic!("a number is no action")
    };
    assert!(!is_alive(&word), "process {word} still runs");
}

#[test]
fn a_program_is_killed_with_its_bot() {
    let position = position();
    let file = Path::new(env!("CARGO_TARGET_TMPDIR")).join("killed-with-its-bot");
    let greeting = format!("echo $$ > '{}'; {GREETING}", file.display());
    let mut bot = External::new(&program(&greeting, "echo bestmove $first"), "", PATIENCE);
    let limits = Limits::new(Budget::Time(Duration::from_millis(100)));
    assert!(bot.think(&position, Seat(0), &limits, &mut |_| {}).is_ok());
    let process = std::fs::read_to_string(file).unwrap().trim().to_string();
    assert!(is_alive(&process), "it waits for the next question");
    drop(bot);
    assert!(!is_alive(&process), "process {process} still runs");
}

#[test]
fn who_is_not_to_act_is_not_asked() {
    let position = position();
    let mut bot = External::new("/no/such/program", "", PATIENCE);
    let thought = bot.think(&position, Seat(1), &Limits::new(Budget::Evaluations(1)), &mut |_| {});
    assert_eq!(thought, Err(Failure::NothingToDecide));
}
