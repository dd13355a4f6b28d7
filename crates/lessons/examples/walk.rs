//! Prints the record of a lesson that is followed: `cargo run -p hedgerow-lessons --example walk hunters`. Where the
//! learner is free, the bot of the lesson plays. Use it to look at a lesson while writing it.

use hedgerow_bots::{BotSpec, Limits};
use hedgerow_lessons::Lesson;
use hedgerow_notation::{DrawOrigin, Record, parse_action};
use hedgerow_rules::{Player, Seat};

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let name = std::env::args().nth(1).unwrap_or_default();
    let lesson = Lesson::named(&name).ok_or("there is no such lesson: carcassonne, hunters, discovery")?;
    let bot: BotSpec = Lesson::BOT.parse()?;
    let limits = Limits::new(bot.budget);
    let mut record = Record::new(&lesson.game, 2, Seat(0), DrawOrigin::Entered)?;
    let (mut position, mut dealer) = (lesson.start()?, lesson.dealer());
    while let Some(player) = position.to_act() {
        let wanted = lesson.wanted(&position);
        let action = match (player, wanted.first()) {
            (Player::Chance, _) => dealer.deal(&position).ok_or("the stack is empty")?,
            (Player::Seat(_), Some(word)) => parse_action(&position, word)?,
            (Player::Seat(Seat(seat)), None) => {
                let mut player =
                    bot.bot(lesson.game.rules().game(), position.seat_count(), &format!("walk/{}", position.turn()));
                let thought = player.think(&position, Seat(seat), &limits, &mut |_| {})?;
                *thought.candidates.first().and_then(|best| best.plan.first()).ok_or("the bot does not know")?
            }
        };
        let events = position.play(action)?;
        record.actions.push(action);
        events.iter().for_each(|event| eprintln!("{}: {event:?}", position.turn()));
    }
    print!("{}", record.write());
    Ok(())
}
