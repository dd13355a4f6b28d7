//! [`PairResults`]: the games of one pairing, counted in order.

use super::{Contest, Decision, PlayedGame, Sprt, Verdict};

/// How the games of a pairing ended for its first bot.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct WinCount {
    /// Games that the first bot won alone.
    pub wins: usize,
    /// Games that it did not win.
    pub losses: usize,
    /// Shared wins.
    pub draws: usize,
}

/// The games of a pairing as they come in, whatever their order.
///
/// They count in the order of their numbers: a game waits until those before it are there, and those of one shuffle
/// count together. So the test of an early end sees the same games, on whatever threads and in whatever order they were played.
#[derive(Clone, Debug)]
pub struct PairResults {
    games: Vec<Option<PlayedGame>>,
    counted: usize,
    won: f64,
    win_count: WinCount,
    decision: Option<Decision>,
}

impl PairResults {
    /// A pairing that has not begun.
    pub fn new(contest: &Contest) -> PairResults {
        PairResults {
            games: vec![None; contest.games()],
            counted: 0,
            won: 0.0,
            win_count: WinCount::default(),
            decision: None,
        }
    }

    /// Takes a game; one that is not wanted is passed over.
    pub fn add(&mut self, contest: &Contest, game: PlayedGame) {
        let Some(slot) = self.games.get_mut(game.number) else { return };
        slot.get_or_insert(game);
        self.count(contest);
    }

    fn count(&mut self, contest: &Contest) {
        while !self.is_complete() {
            let group = &self.games[self.counted..self.counted + contest.group()];
            let verdicts = group.iter().map(|game| Some(game.as_ref()?.verdict(contest)));
            let Some(verdicts) = verdicts.collect::<Option<Vec<Verdict>>>() else { return };
            for verdict in verdicts {
                self.won += verdict.share();
                *match verdict {
                    Verdict::Win => &mut self.win_count.wins,
                    Verdict::Loss => &mut self.win_count.losses,
                    Verdict::Shared(_) => &mut self.win_count.draws,
                } += 1;
            }
            self.counted += contest.group();
            self.decision = contest.sprt().and_then(|test| Sprt::decide(self.ratio(contest, test)));
        }
    }

    /// Whether no more games are needed.
    pub fn is_complete(&self) -> bool {
        self.decision.is_some() || self.counted == self.games.len()
    }

    /// Whether the game of that number was played.
    pub fn has(&self, number: usize) -> bool {
        self.games.get(number).is_some_and(Option::is_some)
    }

    /// The games that count.
    pub fn counted(&self) -> impl Iterator<Item = &PlayedGame> {
        self.games[..self.counted].iter().flatten()
    }

    /// How the games that count ended.
    pub fn win_count(&self) -> WinCount {
        self.win_count
    }

    /// How many of the wins were the first bot's, shared ones in part.
    pub fn won(&self) -> f64 {
        self.won
    }

    /// What the test of an early end decided, if it has.
    pub fn decision(&self) -> Option<Decision> {
        self.decision
    }

    /// The logarithm of the likelihood ratio so far.
    pub fn ratio(&self, contest: &Contest, test: Sprt) -> f64 {
        test.ratio(self.won, self.counted as f64, contest.seats())
    }
}
