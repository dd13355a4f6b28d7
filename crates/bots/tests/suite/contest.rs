//! Contests: which games are played, and how they count.

use hedgerow_bots::arena::{
    Contest, ContestOptions, Decision, Fixture, Forfeit, PairResults, Pairing, PlayedGame, Report, Sitting, Sprt,
    Verdict, play_fixture, run,
};
use hedgerow_bots::{BotSpec, Stop};
use hedgerow_locale::Language;
use hedgerow_notation::Record;
use hedgerow_rules::{Game, Rules, Seat};
use std::sync::Arc;

fn options(bots: usize, seats: usize, games: usize) -> ContestOptions {
    ContestOptions {
        game: Arc::new(Game::new(Rules::named("discovery/standard", []).unwrap()).unwrap()),
        bots: vec!["random".parse::<BotSpec>().unwrap(); bots],
        games,
        seats,
        duplicate: false,
        seed: "a  seed ".to_string(),
        sprt: None,
        forfeit_late: false,
        stop: Stop::default(),
    }
}

fn contest(bots: usize, seats: usize, games: usize) -> Contest {
    Contest::new(options(bots, seats, games)).unwrap()
}

/// A game of the first pairing, with these points by seat.
fn game(number: usize, points: &[u32]) -> PlayedGame {
    let points = points.to_vec();
    PlayedGame {
        pairing: 0,
        number,
        points,
        forfeit: None,
        moves: [10, 20],
        seconds: [1.0, 4.0],
        late: [0; 2],
        names: [None, None],
    }
}

#[test]
fn two_seats_make_a_round_robin_and_more_seats_one_against_many() {
    let pairs = |contest: Contest| contest.pairings().iter().map(|pair| (pair.first, pair.second)).collect::<Vec<_>>();
    assert_eq!(pairs(contest(3, 2, 1)), [(0, 1), (0, 2), (1, 2)]);
    assert_eq!(pairs(contest(3, 4, 1)), [(0, 1), (0, 2), (1, 0), (1, 2), (2, 0), (2, 1)]);
    assert_eq!(contest(2, 3, 1).pairings()[1], Pairing { first: 1, second: 0 });
}

#[test]
fn the_first_bot_sits_at_every_seat_in_turn() {
    let contest = contest(2, 3, 6);
    let seating = |number| [0, 1, 2].map(|seat| contest.bot_at(Fixture { pairing: 0, number }, Seat(seat)));
    assert_eq!([0, 1, 2, 3].map(seating), [[0, 1, 1], [1, 0, 1], [1, 1, 0], [0, 1, 1]]);
}

#[test]
fn a_duplicate_shuffle_is_used_once_in_every_seating() {
    let duplicate = Contest::new(ContestOptions { duplicate: true, ..options(2, 3, 4) }).unwrap();
    assert_eq!(duplicate.games(), 6);
    let shuffle = |contest: &Contest, number| contest.shuffle_seed(Fixture { pairing: 0, number });
    assert_eq!(
        [0, 1, 2, 3].map(|number| shuffle(&duplicate, number)),
        ["a seed-0", "a seed-0", "a seed-0", "a seed-1"]
    );
    assert_eq!([0, 1, 2].map(|number| shuffle(&contest(2, 3, 4), number)), ["a seed-0", "a seed-1", "a seed-2"]);
    let bot = |number, seat| duplicate.bot_seed(Fixture { pairing: 1, number }, Seat(seat));
    let mut seeds = [bot(0, 0), bot(1, 0), bot(1, 2), duplicate.bot_seed(Fixture { pairing: 0, number: 1 }, Seat(0))];
    assert!(seeds.iter().all(|seed| !seed.contains("seed")), "a program that is told its seed cannot deal the tiles");
    seeds.sort();
    assert!(seeds.windows(2).all(|pair| pair[0] != pair[1]), "{seeds:?}");
}

#[test]
fn a_game_can_be_had_again() {
    let contest = contest(2, 2, 10);
    let fixture = Fixture { pairing: 0, number: 7 };
    let (game, record) = play_fixture(&contest, fixture, &Arc::default()).unwrap();
    let (again, record_again) = play_fixture(&contest, fixture, &Arc::default()).unwrap();
    assert_eq!((game.points.clone(), record.write()), (again.points, record_again.write()));
    let read = Record::read(&record.write(), &[]).unwrap();
    assert_eq!(read.end().unwrap().outcome().unwrap().scores, game.points);
    // 83 tiles are placed after the first one, unless one fits nowhere.
    assert!(game.moves.iter().sum::<u64>() >= 80, "{game:?}");
    let (other, _) = play_fixture(&contest, Fixture { pairing: 0, number: 8 }, &Arc::default()).unwrap();
    assert_ne!(other.points, game.points);
}

#[test]
fn a_game_is_judged_from_the_first_bots_seat() {
    let contest = contest(2, 3, 9);
    let verdict = |number, points: &[u32]| game(number, points).verdict(&contest);
    assert_eq!(verdict(0, &[9, 5, 5]), Verdict::Win);
    assert_eq!(verdict(1, &[9, 5, 5]), Verdict::Loss);
    assert_eq!(verdict(2, &[9, 5, 9]), Verdict::Shared(2));
    assert_eq!(verdict(0, &[9, 9, 9]).share(), 1.0 / 3.0);
    assert_eq!(game(1, &[9, 5, 6]).margin(&contest), Some(-4.0));
    assert_eq!(game(1, &[9, 5, 6]).mean_points(&contest), Some([5.0, 7.5]));
    let forfeit =
        |seat| PlayedGame { forfeit: Some(Forfeit { seat, reason: "hung".to_string() }), ..game(1, &[9, 5, 5]) };
    assert_eq!(
        [0, 1, 2].map(|seat| forfeit(Seat(seat)).verdict(&contest)),
        [Verdict::Win, Verdict::Loss, Verdict::Win]
    );
    assert_eq!((forfeit(Seat(0)).margin(&contest), forfeit(Seat(0)).mean_points(&contest)), (None, None));
}

#[test]
fn the_report_adds_up_what_was_played() {
    let contest = contest(2, 2, 4);
    let mut results = PairResults::new(&contest);
    // The first bot sits at 0, 1, 0, 1: a win by 10, a loss by 4, a draw, a win by forfeit.
    let forfeit = Some(Forfeit { seat: Seat(0), reason: "no answer".to_string() });
    for game in
        [game(0, &[30, 20]), game(1, &[30, 26]), game(2, &[15, 15]), PlayedGame { forfeit, ..game(3, &[50, 0]) }]
    {
        results.add(&contest, game);
    }
    let report = Report::new(&contest, &[results]);
    let pair = &report.pairs[0];
    assert_eq!((pair.games, pair.wins, pair.losses, pair.draws), (4, 2, 1, 1));
    assert_eq!((pair.win_rate, pair.mean_margin), (0.625, Some(2.0)));
    assert!((pair.margin_error.unwrap() - (104.0f64 / 2.0 / 3.0).sqrt()).abs() < 1e-12);
    assert_eq!(pair.mean_points, [Some((30.0 + 26.0 + 15.0) / 3.0), Some((20.0 + 30.0 + 15.0) / 3.0)]);
    assert_eq!(pair.seconds_per_move, [Some(0.1), Some(0.2)]);
    assert_eq!((pair.forfeits[0].game, pair.forfeits[0].by), (3, 1));
    // Wilson for 0.625 of 4.
    assert!(
        (pair.interval[0] - 0.2194).abs() < 1e-4 && (pair.interval[1] - 0.9081).abs() < 1e-4,
        "{:?}",
        pair.interval
    );
    assert!((report.ratings[0].elo.unwrap() - 200.0 * (2.75f64 / 1.75).log10()).abs() < 1e-6);
}

#[test]
fn games_count_in_their_order_whoever_finishes_first() {
    let test = Sprt { not_better: 0.0, better: 400.0 };
    // A win adds ln(10/11 * 2) = 0.598, so five wins decide.
    let contest = Contest::new(ContestOptions { sprt: Some(test), ..options(2, 2, 20) }).unwrap();
    let win = |number: usize| game(number, if number.is_multiple_of(2) { &[9, 5] } else { &[5, 9] });
    let mut results = PairResults::new(&contest);
    for number in [7, 4, 3, 2, 1] {
        results.add(&contest, win(number));
        assert_eq!((results.counted().count(), results.decision()), (0, None), "game 0 is missing");
    }
    results.add(&contest, win(0));
    assert_eq!((results.counted().count(), results.decision()), (5, Some(Decision::Better)));
    assert!(results.is_complete());
    // Losses that come in later no longer matter.
    results.add(&contest, game(5, &[9, 5]));
    assert_eq!(results.counted().count(), 5);
}

#[test]
fn games_of_one_shuffle_count_together() {
    let test = Sprt { not_better: 0.0, better: 400.0 };
    let options = ContestOptions { sprt: Some(test), duplicate: true, ..options(2, 2, 20) };
    let contest = Contest::new(options).unwrap();
    let mut results = PairResults::new(&contest);
    for number in 0..5 {
        results.add(&contest, game(number, if number % 2 == 0 { &[9, 5] } else { &[5, 9] }));
    }
    assert_eq!((results.counted().count(), results.decision()), (4, None));
    results.add(&contest, game(5, &[5, 9]));
    assert_eq!((results.counted().count(), results.decision()), (6, Some(Decision::Better)));
}

#[test]
fn what_was_done_is_not_played_again() {
    let contest = contest(2, 2, 6);
    let mut played = Vec::new();
    let whole = run(&contest, 2, Vec::new(), &mut |finished| {
        played.push(finished.game.clone());
        Ok(())
    })
    .unwrap();
    assert_eq!(played.len(), 6);
    let done: Vec<PlayedGame> = played.iter().filter(|game| game.number != 2).cloned().collect();
    let mut again = Vec::new();
    let report = run(&contest, 1, done, &mut |finished| {
        again.push(finished.game.number);
        Ok(())
    })
    .unwrap();
    assert_eq!(again, [2]);
    assert_eq!(report.pairs[0].mean_points, whole.pairs[0].mean_points);
}

#[test]
fn a_contest_ends_when_its_games_cannot_be_kept() {
    let full = || Err(std::io::Error::other("the disk is full"));
    let error = run(&contest(2, 2, 50), 2, Vec::new(), &mut |_| full()).unwrap_err();
    assert_eq!(Language::ENGLISH.tell(&error), "a finished game could not be kept: the disk is full");
}

#[test]
fn a_file_is_read_up_to_its_last_whole_line() {
    let contest = contest(2, 2, 6);
    let head = Sitting::of(&contest).head().unwrap();
    let lines: Vec<String> = (0..3).map(|number| Sitting::line(&game(number, &[3, 4])).unwrap()).collect();
    let text = format!("{head}{}", lines.concat());
    let read = |text: &str| Sitting::read(&contest, text.as_bytes());
    let whole = read(&text).unwrap();
    assert_eq!((whole.games.len(), whole.whole), (3, text.len()));
    for cut in 1..lines[2].len() {
        let torn = read(&text[..text.len() - cut]).unwrap();
        assert_eq!((torn.games.len(), torn.whole), (2, text.len() - lines[2].len()), "cut by {cut}");
    }
    assert_eq!(read(&head[..5]).unwrap().whole, 0);
    // Torn in the middle of a letter.
    let torn =
        Sitting::read(&contest, &[head.as_bytes(), "{\"reason\":\"é".as_bytes().split_last().unwrap().1].concat());
    assert_eq!(torn.unwrap().whole, head.len());
    let stray = Sitting::line(&game(0, &[1, 2, 3])).unwrap();
    let refused = read(&format!("{head}{stray}")).unwrap_err();
    assert_eq!(Language::ENGLISH.tell(&refused), "line 2 is not a game of this contest");
}
