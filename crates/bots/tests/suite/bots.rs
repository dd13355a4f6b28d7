//! What every bot must keep to: legal moves in every game, the same moves from the same seed, limits that hold.

use hedgerow_bots::{BotPlayer, BotSpec, Budget, Limits, Thought};
use hedgerow_chance::Dealer;
use hedgerow_rules::{Action, Game, Player, Position, Rules, Seat};
use std::sync::Arc;
use std::time::{Duration, Instant};

fn game(name: &str) -> Arc<Game> {
    Arc::new(Game::new(Rules::named(name, []).expect("a preset")).expect("its tiles"))
}

fn spec(text: &str) -> BotSpec {
    text.parse().expect("a bot")
}

/// Plays a game between bots, each action checked, and returns it.
fn play(game: &Arc<Game>, bots: &[&str], seed: &str) -> (Position, Vec<Action>) {
    let mut players: Vec<BotPlayer> = bots
        .iter()
        .enumerate()
        .map(|(seat, bot)| spec(bot).player(game.rules().game(), bots.len(), &format!("{seed}/{seat}")))
        .collect();
    let mut position = Position::new(game, bots.len(), Seat(0)).expect("they can play");
    let mut dealer = Dealer::new(game, seed);
    let mut actions = Vec::new();
    let mut act = |position: &Position, seat: Seat| players[seat.index()].act(position, seat).expect("an answer");
    while let Some(action) = dealer.next_action(&position, |seat| Some(act(&position, seat))) {
        position.play(action).expect("a legal action");
        actions.push(action);
    }
    assert!(position.outcome().is_some(), "there is always something to do");
    (position, actions)
}

#[test]
fn every_bot_plays_every_game_to_its_end() {
    for rules in Rules::all() {
        let game = Arc::new(Game::new(rules).expect("a preset"));
        play(&game, &["greedy", "easy"], "two");
        play(&game, &["search:evals=5", "uct:evals=3", "random"], "three");
    }
    play(
        &game("hunters/en-2014"),
        &["normal:evals=20", "greedy", "easy", "random", "search:evals=3:threads=2"],
        "five",
    );
}

#[test]
fn the_same_seed_and_evaluations_give_the_same_moves() {
    for name in ["carcassonne/first+river", "hunters/pl-2002", "discovery/advanced"] {
        let bots = ["search:evals=30", "uct:evals=20"];
        let [one, other] = [(); 2].map(|()| play(&game(name), &bots, "again").1);
        assert_eq!(one, other, "{name}");
    }
    // With enough to drop moves at the root and to search out the last tiles.
    let [one, other] = [(); 2].map(|()| play(&game("carcassonne/first"), &["search:evals=1500", "greedy"], "again").1);
    assert_eq!(one, other);
}

#[test]
fn easy_plays_differently_from_seed_to_seed() {
    let game = game("carcassonne/first");
    let moves = |seed: &str| {
        let mut position = Position::new(&game, 2, Seat(0)).expect("two can play");
        position.play(position.legal_actions()[5]).expect("a draw");
        spec("easy").player(game.rules().game(), 2, seed).act(&position, Seat(0)).expect("a move")
    };
    let mut different: Vec<Action> = (0..20).map(|seed| moves(&seed.to_string())).collect();
    different.sort_unstable();
    different.dedup();
    assert!(different.len() > 1);
}

/// A position in the middle of a game, where a seat must place a tile.
fn middle(name: &str) -> Position {
    let game = game(name);
    let (_, actions) = play(&game, &["greedy", "greedy"], "middle");
    let mut position = Position::new(&game, 2, Seat(0)).expect("two can play");
    for action in &actions {
        if position.turn() == 30 && matches!(position.to_act(), Some(Player::Seat(_))) {
            break;
        }
        position.play(*action).expect("legal");
    }
    position
}

fn think(bot: &str, position: &Position, limits: &Limits) -> (Thought, usize) {
    let mut reports = 0;
    let mut bot = spec(bot).bot(position.rules().game(), position.seat_count(), "limits");
    let thought = bot.think(position, position.seat(), limits, &mut |_| reports += 1).expect("a thought");
    (thought, reports)
}

#[test]
fn evaluations_are_counted_and_reported() {
    let position = middle("carcassonne/first");
    let (thought, reports) = think("search", &position, &Limits::new(Budget::Evaluations(3000)));
    assert_eq!((thought.evaluations, reports), (3000, 3));
    let counted: u64 = thought.candidates.iter().map(|candidate| candidate.evaluations).sum();
    assert_eq!(counted, 3000);
    let best = thought.candidates[0].value.expect("an opinion");
    assert!((0.0..=1.0).contains(&best.win));
    let (thought, _) = think("search:threads=2", &position, &Limits::new(Budget::Evaluations(500)));
    assert_eq!(thought.evaluations, 500);
    let (thought, _) = think("uct", &position, &Limits::new(Budget::Evaluations(50)));
    assert_eq!(thought.evaluations, 50);
}

#[test]
fn a_forecast_tells_how_the_game_will_end() {
    let position = middle("carcassonne/first");
    for bot in ["search", "uct"] {
        let (thought, _) = think(bot, &position, &Limits::new(Budget::Evaluations(300)));
        let value = thought.candidates[0].value.expect("an opinion");
        let forecast = value.forecast.expect("a forecast");
        let [own, other] = [position.seat().index(), 1 - position.seat().index()].map(|seat| forecast.points[seat]);
        assert!((own - other - value.lead).abs() < 0.1, "{bot}: {value:?}");
        let scores = position.scores();
        assert!(own > scores[position.seat().index()] as f32 && own < 200.0, "{bot}: {value:?} {scores:?}");
        assert!((0.0..0.2).contains(&forecast.draw), "{bot}: {value:?}");
    }
    let (thought, _) = think("search", &position, &Limits::new(Budget::Evaluations(300)));
    assert!(thought.depth >= Some(2), "{thought:?}");
}

#[test]
fn only_the_moves_that_were_asked_for_are_chosen() {
    let position = middle("discovery/standard");
    let legal = position.legal_actions();
    let only = vec![legal[legal.len() / 2], legal[legal.len() / 3]];
    for bot in ["random", "greedy", "easy", "uct", "search", "hard@1"] {
        let limits = Limits { only: only.clone(), ..Limits::new(Budget::Evaluations(50)) };
        let (thought, _) = think(bot, &position, &limits);
        assert!(thought.candidates.iter().all(|candidate| only.contains(&candidate.plan[0])), "{bot}: {thought:?}");
    }
}

#[test]
fn time_and_cancelling_end_the_thinking() {
    let position = middle("discovery/standard");
    for bot in ["search:threads=2", "uct"] {
        let began = Instant::now();
        think(bot, &position, &Limits::new(Budget::Time(Duration::from_millis(50))));
        assert!(began.elapsed() < Duration::from_secs(5), "{bot} took {:?} of 50 ms", began.elapsed());
        let limits = Limits::new(Budget::Time(Duration::from_secs(600)));
        let (began, stop) = (Instant::now(), limits.stop.clone());
        std::thread::scope(|scope| {
            scope.spawn(move || {
                std::thread::sleep(Duration::from_millis(50));
                stop.stop();
            });
            let (thought, _) = think(bot, &position, &limits);
            assert!(!thought.candidates.is_empty());
        });
        assert!(began.elapsed() < Duration::from_secs(30), "{bot} did not stop");
    }
}

#[test]
fn a_time_beyond_any_clock_can_be_cancelled() {
    let position = middle("carcassonne/first");
    for bot in ["search", "uct"] {
        let limits = Limits::new(Budget::Time(Duration::MAX));
        limits.stop.stop();
        assert!(!think(bot, &position, &limits).0.candidates.is_empty());
    }
}

#[test]
fn who_is_not_to_act_gets_no_thought() {
    let position = middle("carcassonne/first");
    let other = Seat(1 - position.seat().0);
    for bot in ["random", "greedy", "easy", "uct", "search"] {
        let mut bot = spec(bot).bot(position.rules().game(), position.seat_count(), "x");
        let thought = bot.think(&position, other, &Limits::new(Budget::Evaluations(1)), &mut |_| {});
        assert_eq!(thought, Err(hedgerow_bots::Failure::NothingToDecide));
    }
}

#[test]
fn looking_ahead_beats_the_first_look_which_beats_chance() {
    for (strong, weak, games) in [("greedy", "random", 4), ("greedy", "easy", 40), ("search:evals=150", "easy", 4)] {
        for name in ["carcassonne/first", "hunters/en-2014", "discovery/standard"] {
            let mut lead = 0i64;
            for number in 0..games {
                let seats = if number % 2 == 0 { [strong, weak] } else { [weak, strong] };
                let (end, _) = play(&game(name), &seats, &format!("strength {}", number / 2));
                let own = end.scores()[number % 2] as i64;
                lead += own - end.scores()[1 - number % 2] as i64;
            }
            assert!(lead > 0, "{name}: {strong} is {lead} points ahead of {weak} after {games} games");
        }
    }
}
