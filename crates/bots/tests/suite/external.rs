//! Programs as bots: what they may say, and what becomes of those that misbehave.

use hedgerow_bots::protocol::{External, Patience, Program, Programs, plan_words};
use hedgerow_bots::{Bot, Budget, Clock, Failure, Limits, Thought};
use hedgerow_chance::Dealer;
use hedgerow_locale::Language;
use hedgerow_notation::action_token;
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

const GREETING: &str = "echo hedgerow 2; echo ready";

fn bot(command: &str, seed: &str, patience: Patience) -> External {
    External::new(&Program::new(command), seed, patience, None)
}

fn ask(command: &str, budget: Budget) -> Result<Thought, Failure> {
    let position = position();
    let mut bot = bot(command, "a seed", PATIENCE);
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
    let answer = "echo info evaluations 40 depth 3 win 0.5 draw 0.5 points 12.5,10 plan $first; echo bestmove $first";
    let position = position();
    let mut heard = Vec::new();
    let mut bot = bot(&program(GREETING, answer), "", PATIENCE);
    let limits = Limits::new(Budget::Time(Duration::from_millis(100)));
    // The same program is asked again and again.
    for _ in 0..3 {
        let thought = bot.think(&position, Seat(0), &limits, &mut |thought| heard.push(thought.clone())).unwrap();
        let value = thought.candidates[0].value.unwrap();
        assert_eq!((value.lead, value.win, thought.evaluations), (2.5, 0.75, 40));
        assert_eq!((value.forecast.unwrap().draw, thought.depth), (0.5, Some(3)));
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
    let mut bot = bot(&program(GREETING, "echo bestmove $first; echo bestmove nonsense"), "", PATIENCE);
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
    const ANSWER: &str = "“bestmove P@1,0r2 - -” is not an answer to “go time 100”: expected “bestmove ACTION” or “bestmove ACTION ACTION”";
    let failure = ask_in_time("echo bestmove P@1,0r2 - -").unwrap_err();
    assert_eq!(Language::ENGLISH.tell(&failure), ANSWER);
    // What chance does is not the bot's to say.
    assert!(matches!(ask_in_time("echo bestmove +U"), Err(Failure::Illegal { .. })));
}

#[test]
fn lines_nobody_understands_are_passed_over() {
    let greeting = "echo; echo good morning; echo id nothing; echo option gibberish; echo hedgerow 2; echo ready";
    let answer = "echo hm; echo error legal whatever; echo info; echo bestmove $first";
    assert!(ask(&program(greeting, answer), Budget::Time(Duration::from_millis(100))).is_ok());
}

#[test]
fn the_seed_is_set_where_it_is_an_option() {
    let answer = "echo error position \"$option\"; echo error go no";
    let greeting = "echo hedgerow 2; echo option name seed type text default x; echo ready";
    let said = |greeting| Language::ENGLISH.tell(&ask(&program(greeting, answer), Budget::Evaluations(5)).unwrap_err());
    assert_eq!(said(greeting), "the program refused “position”: seed a seed");
    assert_eq!(said(GREETING), "the program refused “position”: ");
}

/// What comes of a program with these options set, which answers that it refuses the last one.
fn with_options(options: &[(&str, &str)], answer: &str) -> Result<Thought, Failure> {
    let declared = "echo option name style type choice values calm,bold default calm; echo option name depth type number min 1 max 9 default 3";
    let command = program(&format!("echo hedgerow 2; {declared}; echo ready"), answer);
    let options = options.iter().map(|(name, value)| (name.to_string(), value.to_string())).collect();
    let mut bot = External::new(&Program { command, options }, "", PATIENCE, None);
    bot.think(&position(), Seat(0), &Limits::new(Budget::Time(Duration::from_millis(100))), &mut |_| {})
}

#[test]
fn options_are_set_if_the_program_has_them() {
    let told = |options: &[(&str, &str)]| {
        Language::ENGLISH.tell(&with_options(options, "echo error go \"$option\"").unwrap_err())
    };
    assert_eq!(told(&[("depth", "7"), ("style", "bold")]), "the program refused “go time 100”: style bold");
    assert_eq!(told(&[("stile", "bold")]), "the program has no option “stile”; it has: style, depth");
    assert_eq!(told(&[("style", "wild")]), "the option “style” cannot be “wild”: expected calm, bold");
    assert_eq!(told(&[("depth", "10")]), "the option “depth” cannot be “10”: expected 1 … 9");
    // Without what was asked for it would be another bot.
    let refused = with_options(&[("depth", "7")], "echo error setoption too deep; echo bestmove $first").unwrap_err();
    assert_eq!(Language::ENGLISH.tell(&refused), "the program refused “setoption”: too deep");
}

#[test]
fn several_moves_are_told_and_only_some_may_be_asked_for() {
    let position = position();
    let legal = position.legal_actions();
    let words: Vec<String> = legal.iter().map(|action| action_token(&position, *action)).collect();
    let (first, second) = (&words[0], &words[1]);
    let answer = format!(
        "echo info line 2 win 0.4 lead 1 plan {first}; echo info line 1 win 0.6 lead 2 plan {second}; echo bestmove {second}"
    );
    let limits = Limits { lines: 2, ..Limits::new(Budget::Time(Duration::from_millis(100))) };
    let ask =
        |limits: &Limits| bot(&program(GREETING, &answer), "", PATIENCE).think(&position, Seat(0), limits, &mut |_| {});
    let wins = |thought: &Thought| thought.candidates.iter().map(|told| told.value.unwrap().win).collect::<Vec<_>>();
    let thought = ask(&limits).unwrap();
    assert_eq!(wins(&thought), [0.6, 0.4]);
    assert_eq!(thought.candidates[0].plan[0], legal[1]);
    let refused = ask(&Limits { only: vec![legal[0]], ..limits }).unwrap_err();
    assert_eq!(Language::ENGLISH.tell(&refused), format!("“{second}” is not among the actions after “only”"));
}

#[test]
fn clocks_and_everything_else_are_passed_on() {
    let position = position();
    let clock = |left, increment| {
        Some(Clock { left: Duration::from_millis(left), increment: Duration::from_millis(increment) })
    };
    let mut limits = Limits { lines: 3, evaluations: Some(9), ..Limits::new(Budget::Time(Duration::from_millis(70))) };
    limits.clocks[0] = clock(60_000, 1000);
    let mut bot = bot(&program(GREETING, "echo error go \"$limits\""), "", PATIENCE);
    let mut said = |limits: &Limits| {
        Language::ENGLISH
            .tell(&bot.think(&position, Seat(0), limits, &mut |_| {}).unwrap_err())
            .split("”: ")
            .nth(1)
            .unwrap()
            .to_string()
    };
    assert_eq!(said(&limits), "time 70 evaluations 9 clocks 60000,- increments 1000,- lines 3");
    // Who has no clock does not care about those of others.
    let others = Limits { clocks: [None, clock(5, 5), None, None, None], ..Limits::new(Budget::Evaluations(3)) };
    assert_eq!(said(&others), "evaluations 3");
}

#[test]
fn sets_are_sent_once() {
    let counting = "sh -c 'while read word rest; do case $word in hedgerow) echo hedgerow 2; echo ready;; \
                    set) sets=$sets+$rest;; go) echo error go \"$sets\"; echo error go again;; esac; done'";
    let position = position();
    let mut bot = bot(counting, "", PATIENCE);
    let told = bot.think(&position, Seat(0), &Limits::new(Budget::Evaluations(1)), &mut |_| {}).unwrap_err();
    let hash = "bfac1c8a775e363f9a85c5ed09d9a1194b7be0658d9f7536ef49e39a9b78872a";
    assert_eq!(Language::ENGLISH.tell(&told), format!("the program refused “go evaluations 1”: +carcassonne {hash}"));
}

#[test]
fn a_program_plays_several_games_until_it_fails() {
    let position = position();
    let limits = Limits::new(Budget::Time(Duration::from_millis(100)));
    // It tells its process with the value of its move, and fails in the third game.
    let counting = "sh -c 'games=0; while read word rest; do case $word in hedgerow) echo hedgerow 2; echo ready;; \
                    newgame) games=$((games+1));; legal) first=${rest%% *};; \
                    go) [ $games = 3 ] && exit; echo info win 0.5 lead $$ plan $first; echo bestmove $first;; esac; done'";
    let programs = Arc::new(Programs::default());
    let game = || {
        let mut bot = External::new(&Program::new(counting), "", PATIENCE, Some(programs.clone()));
        let thought = bot.think(&position, Seat(0), &limits, &mut |_| {});
        thought.map(|thought| thought.candidates[0].value.unwrap().lead)
    };
    let first = game().unwrap();
    assert_eq!(game(), Ok(first));
    assert!(matches!(game(), Err(Failure::Crashed(_))));
    let anew = game().unwrap();
    assert_ne!(anew, first);
    drop(programs);
    assert!(!is_alive(&anew.to_string()), "process {anew} still runs");
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
    let patience = Patience { handshake: Duration::from_millis(400), ..PATIENCE };
    let told = |command: &str| {
        let failure = bot(command, "", patience).think(&position(), Seat(0), &Limits::default(), &mut |_| {});
        Language::ENGLISH.tell(&failure.unwrap_err())
    };
    let advice =
        "a program must answer “hedgerow 2” with “hedgerow 2”, then “ready”, and flush its output after every line";
    assert_eq!(told("sleep 60"), format!("no “hedgerow 2” within 0.4 s: {advice}"));
    assert_eq!(told(&program("echo hedgerow 2", "")), format!("no “ready” within 0.4 s: {advice}"));
    let greeting = "its first answer to “hedgerow 2” must be “hedgerow 2”";
    assert_eq!(told(&program("echo uciok", "")), format!("the program said “uciok” instead of greeting: {greeting}"));
    assert_eq!(told(&program("echo ready", "")), format!("the program said “ready” instead of greeting: {greeting}"));
}

#[test]
fn talking_without_an_end_is_no_answer() {
    let talking = "while true; do echo info evaluations 1; done";
    assert_eq!(ask_in_time(talking), Err(Failure::Hung(Duration::from_millis(1600))));
    let garbage = Failure::Babbled { waited: Duration::from_millis(1600), line: "thinking hard".to_string() };
    assert_eq!(ask_in_time("echo thinking hard"), Err(garbage));
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
    let other = ask(&program("echo hedgerow 1; echo ready", ""), Budget::Evaluations(1)).unwrap_err();
    let version = "the program speaks version 1 of the engine protocol, but this one speaks version 2: docs/engine-protocol.md describes it";
    assert_eq!(Language::ENGLISH.tell(&other), version);
    let refused = ask(&program("echo error hedgerow too old", ""), Budget::Evaluations(1)).unwrap_err();
    assert_eq!(Language::ENGLISH.tell(&refused), "the program refused “hedgerow 2”: too old");
}

#[test]
fn after_a_failure_the_program_is_started_anew() {
    let position = position();
    let limits = Limits::new(Budget::Time(Duration::from_millis(100)));
    let mut bot = bot(&program(GREETING, "echo bestmove $$; exit"), "", PATIENCE);
    let mut failure = || bot.think(&position, Seat(0), &limits, &mut |_| {}).unwrap_err().to_string();
    // It answers with the number of its process.
    assert_ne!(failure(), failure());
}

#[test]
fn a_stop_is_passed_on() {
    let position = position();
    let limits = Limits::new(Budget::Time(Duration::from_secs(600)));
    let mut bot = bot(&program(GREETING, "read stop; echo bestmove $first"), "", PATIENCE);
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
    let mut bot = bot(&program(GREETING, "sleep 600"), "", patience);
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
    let mut bot = bot(&program(GREETING, "echo bestmove $$"), "", PATIENCE);
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
    let mut bot = bot(&program(&greeting, "echo bestmove $first"), "", PATIENCE);
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
    let mut bot = bot("/no/such/program", "", PATIENCE);
    let thought = bot.think(&position, Seat(1), &Limits::new(Budget::Evaluations(1)), &mut |_| {});
    assert_eq!(thought, Err(Failure::NothingToDecide));
}
