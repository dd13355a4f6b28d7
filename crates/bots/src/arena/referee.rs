//! One game between bots, refereed: a bot that gives no usable answer loses.

use super::{Contest, Fixture, Forfeit, PlayedGame};
use crate::guarded;
use crate::protocol::Programs;
use crate::{BotPlayer, Budget, Failure};
use hedgerow_chance::Dealer;
use hedgerow_locale::Language;
use hedgerow_notation::{DrawOrigin, Record, action_token};
use hedgerow_rules::{Action, GameError, Player, Position, Seat};
use std::sync::Arc;
use std::time::{Duration, Instant};

/// How much longer than its time a bot may take without being late.
const LEEWAY: Duration = Duration::from_millis(50);

/// Plays one game of a contest.
///
/// `programs` are those that run already; they are left there for the next game.
pub fn play_fixture(
    contest: &Contest,
    fixture: Fixture,
    programs: &Arc<Programs>,
) -> Result<(PlayedGame, Record), GameError> {
    let seed = contest.shuffle_seed(fixture);
    let mut record = Record::new(contest.game(), contest.seats(), Seat(0), DrawOrigin::Seed(seed.clone()))?;
    let spec = |seat: Seat| &contest.bots()[contest.bot_at(fixture, seat)];
    record.notes.push(format!("game {} of its pairing in an arena with the seed {}", fixture.number, contest.seed()));
    let mut position = record.start()?;
    record.players = position.seats().map(|seat| spec(seat).to_string()).collect();
    let mut dealer = Dealer::new(contest.game(), &seed);
    let mut played = PlayedGame {
        pairing: fixture.pairing,
        number: fixture.number,
        points: Vec::new(),
        forfeit: None,
        moves: [0; 2],
        seconds: [0.0; 2],
        late: [0; 2],
        names: [None, None],
    };
    let mut players = Vec::with_capacity(contest.seats());
    for seat in position.seats() {
        let (kind, seed) = (contest.game().rules().game(), contest.bot_seed(fixture, seat));
        let player = guarded(|| {
            let bot = spec(seat).bot_among(kind, contest.seats(), &seed, Some(programs));
            Ok(BotPlayer::new(bot, spec(seat).budget).stopped_by(contest.stop()))
        });
        let side = usize::from(seat != contest.first_bot_seat(fixture));
        played.names[side] = player.as_ref().ok().and_then(BotPlayer::name).map(str::to_string);
        players.push(player);
    }
    while let Some(to_act) = position.to_act().filter(|_| !contest.stop().is_stopped()) {
        let action = match to_act {
            Player::Chance => dealer.deal(&position),
            Player::Seat(seat) => {
                let side = usize::from(seat != contest.first_bot_seat(fixture));
                show_clocks(&mut players, seat);
                let given = time_given(&players[seat.index()], seat, spec(seat).budget);
                let began = Instant::now();
                let chosen = choose(&mut players[seat.index()], &position, seat);
                let taken = began.elapsed();
                played.seconds[side] += taken.as_secs_f64();
                let late = given.filter(|(_, limit)| taken > *limit).map(|(given, _)| Failure::Late { given, taken });
                played.late[side] += u64::from(late.is_some());
                match chosen.and_then(|action| late.filter(|_| contest.forfeits_late()).map_or(Ok(action), Err)) {
                    Ok(action) => {
                        played.moves[side] += u64::from(matches!(action, Action::Place { .. }));
                        Some(action)
                    }
                    Err(failure) => {
                        // Records and tables of contests are in English.
                        let reason = Language::ENGLISH.tell(&failure);
                        record.notes.push(format!("seat {seat} forfeits: {reason}"));
                        played.forfeit = Some(Forfeit { seat, reason });
                        None
                    }
                }
            }
        };
        let Some(action) = action else { break };
        position.play_unchecked(action);
        record.actions.push(action);
    }
    played.points = position.scores().to_vec();
    Ok((played, record))
}

/// Shows the player who acts how much time the others have left.
fn show_clocks(players: &mut [Result<BotPlayer, Failure>], seat: Seat) {
    let clock = |(other, player): (usize, &Result<BotPlayer, Failure>)| {
        player.as_ref().ok().and_then(|player| player.clock(Seat(other as u8)))
    };
    let clocks: Vec<_> = players.iter().enumerate().map(clock).collect();
    if let Ok(player) = &mut players[seat.index()] {
        let others = clocks.into_iter().enumerate().filter(|(other, _)| *other != seat.index());
        others.for_each(|(other, clock)| player.see_clock(Seat(other as u8), clock));
    }
}

/// How long the next decision may take, if there is a limit, and from when on it is late: not when only the machine had
/// something else to do.
fn time_given(player: &Result<BotPlayer, Failure>, seat: Seat, budget: Budget) -> Option<(Duration, Duration)> {
    let (given, limit) = match budget {
        Budget::Time(given) => (given, given.saturating_add(given / 10)),
        Budget::Clock(_) => player.as_ref().ok()?.clock(seat).map(|clock| (clock.left, clock.left))?,
        Budget::Evaluations(_) => return None,
    };
    Some((given, limit.saturating_add(LEEWAY)))
}

/// A legal action, or why there is none.
fn choose(player: &mut Result<BotPlayer, Failure>, position: &Position, seat: Seat) -> Result<Action, Failure> {
    let player = player.as_mut().map_err(|failure| failure.clone())?;
    let action = guarded(|| player.act(position, seat))?;
    let illegal = |refusal| Failure::Illegal { word: action_token(position, action), refusal };
    position.check(action).map_err(illegal)?;
    Ok(action)
}
