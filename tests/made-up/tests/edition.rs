//! An edition with another kind of piece, another stack, another good and its own end is played, recorded, drawn, sent and
//! explained, without any other file knowing it.

use hedgerow_bots::{BotSpec, Playouts, RandomPlayer};
use hedgerow_chance::Dealer;
use hedgerow_draw::{BoardOptions, GameArt, board_svg};
use hedgerow_notation::{DrawOrigin, Record, read_position, write_position};
use hedgerow_protocol::{GameView, Happening, Insight, TurnView, happenings};
use hedgerow_rules::{
    Action, Event, FeatureKind, Game, Good, Piece, Position, Role, Rule, Rules, Seat, Stack, TileSet, What,
};
use std::sync::Arc;

fn game() -> Arc<Game> {
    Arc::new(Game::new(Rules::named("carcassonne/fair", []).unwrap()).unwrap())
}

/// A random game: its record, and every step with the position before it, its action, its events and the position after it.
fn played(seed: &str, mut each: impl FnMut(&Position, Action, &[Event], &Position)) -> Record {
    let game = game();
    let mut position = Position::new(&game, 3, Seat(0)).unwrap();
    let (mut dealer, mut player) = (Dealer::new(&game, seed), RandomPlayer::new(seed));
    let mut record = Record::new(&game, 3, Seat(0), DrawOrigin::Seed(seed.to_string())).unwrap();
    while let Some(action) = dealer.next_action(&position, |_| player.choose(&position)) {
        let before = position.clone();
        let events = position.play(action).unwrap();
        record.actions.push(action);
        each(&before, action, &events, &position);
    }
    record
}

#[test]
fn it_is_played_with_its_own_piece_stack_good_and_end() {
    let (mut oxen, mut fair, mut most, mut salt, mut home) = (0, 0, 0, 0, 0);
    for seed in 0..40 {
        played(&seed.to_string(), |_, action, events, after| {
            for seat in after.seats() {
                let of =
                    |piece| after.board().pieces().filter(|(_, one)| one.seat == seat && one.piece == piece).count();
                for (piece, count) in after.rules().pieces() {
                    assert_eq!(usize::from(after.supply(seat, *piece)) + of(*piece), usize::from(*count));
                }
                most = most.max(after.supply(seat, Piece::Follower));
            }
            oxen += u32::from(matches!(action, Action::Use { piece: Piece::Ox, .. }));
            for event in events {
                match event {
                    Event::BonusTile { rule: Rule::MU1, .. } => {
                        assert_eq!(after.stack(), Stack::Fair);
                        fair += 1;
                    }
                    Event::WentHome { standing, rule: Rule::CA8, .. } if standing.piece == Piece::Ox => home += 1,
                    Event::Scored(score) if score.rule == Rule::MU2 => {
                        assert!(score.worth.parts.iter().all(|part| part.what == What::Salt && part.each == 3));
                        salt += score.points;
                    }
                    _ => {}
                }
            }
        });
    }
    assert!(oxen > 20 && fair > 20 && salt > 20 && home > 0, "{oxen} oxen, {fair} fairs, {salt} for salt, {home} home");
    assert_eq!(most, 10, "more than seven pieces of a kind");
}

#[test]
fn it_is_recorded_and_read_again() {
    let mut drovers = 0;
    for seed in ["one", "two", "three"] {
        let mut positions = Vec::new();
        let record = played(seed, |_, _, _, after| positions.push(after.clone()));
        let text = record.write();
        assert!(text.contains("rules: carcassonne/fair\nset: market ") && text.contains("\nset: fair "), "{text}");
        drovers += text.matches(" drover:").count();
        let read = Record::read(&text, &[]).unwrap();
        assert_eq!(read.actions, record.actions);
        for position in positions {
            let text = write_position(&position);
            assert_eq!(read_position(&text, &[]).unwrap().setup(), position.setup(), "{text}");
        }
    }
    assert!(drovers > 0);
}

#[test]
fn it_is_drawn_although_its_tiles_have_the_ids_of_another_box() {
    let own = GameArt::of(&Game::printed_sets(Rules::named("carcassonne/fair", []).unwrap()));
    let other = GameArt::of(&Game::printed_sets(Rules::named("carcassonne/first", []).unwrap()));
    assert_eq!(own.tiles["D"].segments[&'C'].goods.get(&Good::Salt), Some(&1));
    assert_eq!(other.tiles["D"].segments[&'C'].goods.get(&Good::Salt), None);
    assert!(own.pieces.iter().all(|seat| seat.shapes[&Piece::Ox].lying.starts_with('<')));
    let mut last = None;
    played("draw", |_, _, _, after| {
        let ox = after.board().pieces().find(|(_, standing)| standing.piece == Piece::Ox);
        last = ox.map(|(_, standing)| (after.clone(), standing.seat)).or(last.take());
    });
    let (last, seat) = last.unwrap();
    let picture = board_svg(&last, &BoardOptions::default());
    assert!(picture.contains(&own.pieces[seat.index()].shapes[&Piece::Ox].lying));
}

#[test]
fn it_travels_and_is_explained() {
    let mut view: Option<GameView> = None;
    let (mut drovers, mut salt, mut explained) = (0, 0, 0);
    played("travel", |before, action, events, after| {
        let told = happenings(before.seat(), action, events, after);
        let sent = serde_json::to_string(&told).unwrap();
        let told: Vec<Happening> = serde_json::from_str(&sent).unwrap();
        let view = view.get_or_insert_with(|| GameView::of(before, false));
        let turn: TurnView =
            serde_json::from_str(&serde_json::to_string(&TurnView::of(after, false)).unwrap()).unwrap();
        view.apply(&told, &turn);
        assert_eq!(*view, GameView::of(after, false));
        assert_eq!(turn.supplies[0][&Piece::Ox], after.supply(Seat(0), Piece::Ox));
        assert!(turn.stacks.contains_key(&Stack::Fair));
        for happening in told {
            match happening {
                Happening::PieceSet { piece: Piece::Ox, role: Role::Drover, lies: true, .. } => drovers += 1,
                Happening::Scored(score) if score.rule == Rule::MU2 => {
                    assert_eq!(score.points, score.parts.iter().map(|part| part.count * part.each).sum::<u32>());
                    salt += score.points;
                }
                _ => {}
            }
        }
        let features = Insight::of(after, 0, true).features;
        explained +=
            features.iter().filter(|feature| feature.kind == FeatureKind::City && feature.end_points > 0).count();
    });
    assert!(drovers > 0 && salt > 0 && explained > 0, "{drovers} drovers, {salt} for salt, {explained} features");
}

#[test]
fn other_editions_know_nothing_of_it() {
    let first = Rules::named("carcassonne/first", []).unwrap();
    assert!(first.pieces().iter().all(|(piece, _)| *piece != Piece::Ox));
    assert!(!Rule::MU1.counts_in(first) && Rule::MU1.counts_in(Rules::named("carcassonne/fair", []).unwrap()));
    let market = TileSet::built_in("market").unwrap();
    assert!(Game::with_sets(first, vec![market]).is_ok(), "salt lies there and means nothing");
}

#[test]
fn bots_play_it() {
    let game = game();
    let start = Position::new(&game, 2, Seat(0)).unwrap();
    let mut playouts = Playouts::new(&start, 1);
    assert!((0..20).all(|_| playouts.play().outcome().is_some()));
    let mut position = start;
    let mut dealer = Dealer::new(&game, "bots");
    let mut bot = "hard:evals=40".parse::<BotSpec>().unwrap().player(game.rules().game(), 2, "bots");
    while let Some(action) = dealer.next_action(&position, |seat| bot.act(&position, seat).ok()) {
        position.play(action).unwrap();
    }
    assert!(position.outcome().is_some());
}
