//! One game between bots, refereed: a bot that gives no usable answer loses.

use super::{Contest, Fixture, Forfeit, PlayedGame};
use crate::guarded;
use crate::{BotPlayer, Failure};
use hedgerow_chance::Dealer;
use hedgerow_locale::Language;
use hedgerow_notation::{DrawOrigin, Record, action_token};
use hedgerow_rules::{Action, GameError, Player, Position, Seat};
use std::time::Instant;

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
    };
    let mut players = Vec::with_capacity(contest.seats());
    for seat in position.seats() {
        let (kind, seed) = (contest.game().rules().game(), contest.bot_seed(fixture, seat));
        players.push(guarded(|| Ok(spec(seat).player(kind, contest.seats(), &seed))));
    }
    while let Some(to_act) = position.to_act() {
        let action = match to_act {
            Player::Chance => dealer.deal(&position),
            Player::Seat(seat) => {
                let side = usize::from(seat != contest.first_bot_seat(fixture));
                let began = Instant::now();
                let chosen = choose(&mut players[seat.index()], &position, seat);
                played.seconds[side] += began.elapsed().as_secs_f64();
                match chosen {
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

/// A legal action, or why there is none.
fn choose(player: &mut Result<BotPlayer, Failure>, position: &Position, seat: Seat) -> Result<Action, Failure> {
    let player = player.as_mut().map_err(|failure| failure.clone())?;
    let action = guarded(|| player.act(position, seat))?;
    let illegal = |refusal| Failure::Illegal { word: action_token(position, action), refusal };
    position.check(action).map_err(illegal)?;
    Ok(action)
}
