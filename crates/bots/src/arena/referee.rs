//! One game between bots, refereed: a bot that gives no usable answer loses.

use super::{Contest, Fixture, Forfeit, PlayedGame};
use crate::guarded;
use crate::{BotPlayer, Budget, Failure};
use hedgerow_chance::Dealer;
use hedgerow_locale::Language;
use hedgerow_notation::{DrawOrigin, Record, action_token};
use hedgerow_rules::{Action, GameError, Player, Position, Seat};
use std::time::{Duration, Instant};

/// How much longer than its time a bot may take without being late.
const LEEWAY: Duration = Duration::from_millis(50);

/// Plays one game of a contest.
pub fn play_fixture(contest: &Contest, fixture: Fixture) -> Result<(PlayedGame, Record), GameError> {
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
        let player = guarded(|| Ok(spec(seat).player(kind, contest.seats(), &seed).stopped_by(contest.stop())));
        let side = usize::from(seat != contest.first_bot_seat(fixture));
        played.names[side] = player.as_ref().ok().and_then(BotPlayer::name).map(str::to_string);
        players.push(player);
    }
    while let Some(to_act) = position.to_act().filter(|_| !contest.stop().is_stopped()) {
        let action = match to_act {
            Player::Chance => dealer.deal(&position),
            Player::Seat(seat) => {
                let side = usize::from(seat != contest.first_bot_seat(fixture));
                let began = Instant::now();
                let chosen = choose(&mut players[seat.index()], &position, seat);
                let taken = began.elapsed();
                played.seconds[side] += taken.as_secs_f64();
                let late = overrun(spec(seat).budget, taken);
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

/// Whether a bot took longer than its time, and not only because the machine had something else to do.
fn overrun(budget: Budget, taken: Duration) -> Option<Failure> {
    match budget {
        Budget::Time(given) if taken > given.mul_f64(1.1) + LEEWAY => Some(Failure::Late { given, taken }),
        Budget::Time(_) | Budget::Evaluations(_) => None,
    }
}

/// A legal action, or why there is none.
fn choose(player: &mut Result<BotPlayer, Failure>, position: &Position, seat: Seat) -> Result<Action, Failure> {
    let player = player.as_mut().map_err(|failure| failure.clone())?;
    let action = guarded(|| player.act(position, seat))?;
    let illegal = |refusal| Failure::Illegal { word: action_token(position, action), refusal };
    position.check(action).map_err(illegal)?;
    Ok(action)
}
