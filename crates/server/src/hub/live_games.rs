//! [`LiveGames`]: what lies on the tables where a game is still being played, so that no door gives help with one of them.

use crate::table::Table;
use hedgerow_locale::text;
use hedgerow_notation::Record;
use hedgerow_protocol::{ApiError, ErrorCode, TableStage};
use hedgerow_rules::{Action, Game, Stack};
use std::collections::{HashMap, HashSet};
use std::hash::{DefaultHasher, Hash, Hasher};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use tokio::sync::watch;

/// So many tiles lie alike before two games are taken for one. Fewer lie alike by chance: `docs/analysis.md` has figures.
const ALIKE: usize = 6;

/// A tile on its square, whichever way it is turned: of the same printing of a tile, not only of the same rules.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct LaidTile(u64);

impl LaidTile {
    /// The tiles that players laid, in order. Those of the River are left out: with so few of them many games begin alike.
    pub fn all(game: &Game, actions: impl IntoIterator<Item = Action>) -> Vec<LaidTile> {
        let laid = |action| match action {
            Action::Place { tile, square, .. } if game.stack_of(tile) != Stack::River => {
                let mut hasher = DefaultHasher::new();
                (&game.tile(tile).id, square.x, square.y).hash(&mut hasher);
                Some(LaidTile(hasher.finish()))
            }
            _ => None,
        };
        actions.into_iter().filter_map(laid).collect()
    }
}

/// When a table was made. Of two that play the same game, the later one is the copy.
type Made = (u64, Arc<str>);

#[derive(Debug, Default)]
struct Index {
    /// What lies on each table, in order.
    games: HashMap<Arc<str>, Vec<LaidTile>>,
    /// Where a tile lies on a square.
    tables: HashMap<LaidTile, Vec<Made>>,
}

impl Index {
    fn add(&mut self, made: &Made, tile: LaidTile) {
        self.tables.entry(tile).or_default().push(made.clone());
    }

    fn remove(&mut self, made: &Made, tile: LaidTile) {
        if let Some(tables) = self.tables.get_mut(&tile) {
            tables.retain(|other| other.1 != made.1);
            if tables.is_empty() {
                self.tables.remove(&tile);
            }
        }
    }

    fn set(&mut self, made: Made, tiles: Vec<LaidTile>) {
        let known = self.games.remove(&made.1).unwrap_or_default();
        let same = known.iter().zip(&tiles).take_while(|(one, other)| one == other).count();
        known[same..].iter().for_each(|tile| self.remove(&made, *tile));
        tiles[same..].iter().for_each(|tile| self.add(&made, *tile));
        if !tiles.is_empty() {
            self.games.insert(made.1, tiles);
        }
    }

    /// The tables, made before `than`, where at least `enough` tiles and three quarters of all lie as they did at some moment of a
    /// game: so one that went on in another way, or was changed here and there, is found too.
    fn alike(&self, tiles: &[LaidTile], than: Option<&Made>, enough: usize) -> HashSet<&str> {
        let mut shared: HashMap<&str, usize> = HashMap::new();
        let mut found = HashSet::new();
        for (before, tile) in tiles.iter().enumerate() {
            let tables = self.tables.get(tile).into_iter().flatten();
            for (_, table) in tables.filter(|made| than.is_none_or(|than| *made < than)) {
                let count = shared.entry(table).or_default();
                *count += 1;
                if *count >= enough && 4 * *count >= 3 * (before + 1) {
                    found.insert(table.as_ref());
                }
            }
        }
        found
    }

    fn has(&self, tiles: &[LaidTile], than: Option<&Made>) -> bool {
        !self.alike(tiles, than, ALIKE).is_empty()
    }
}

/// The games that are being played, at tables in memory or not.
#[derive(Debug)]
pub struct LiveGames {
    index: Mutex<Index>,
    /// Turns true when all tables of the store were looked at.
    known: watch::Sender<bool>,
}

impl Default for LiveGames {
    fn default() -> LiveGames {
        LiveGames { index: Mutex::default(), known: watch::Sender::new(false) }
    }
}

impl LiveGames {
    fn lock(&self) -> MutexGuard<'_, Index> {
        self.index.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Takes note of how the game of a table stands. Guided games are all alike, and what-if tables play no game of their own.
    pub fn note(&self, table: &Table) {
        let own = table.lesson().is_none() && table.what_if().is_none();
        let played = table.stage != TableStage::Over && own;
        let game = table.game.as_ref().filter(|_| played);
        let tiles = game.map(|game| LaidTile::all(game.position().game(), game.actions().iter().copied()));
        self.lock().set(made(table), tiles.unwrap_or_default());
    }

    /// A table is gone.
    pub fn forget(&self, table: &str) {
        self.lock().set((0, table.into()), Vec::new());
    }

    /// All tables of the store were looked at.
    pub fn all_known(&self) {
        self.known.send_replace(true);
    }

    /// Comes back when all tables of the store were looked at: soon after the start.
    pub async fn known(&self) {
        let _ = self.known.subscribe().wait_for(|known| *known).await;
    }

    /// Refuses a record from elsewhere if its game is still being played here.
    pub fn check(&self, record: &Record) -> Result<(), ApiError> {
        self.check_tiles(&LaidTile::all(&record.game, record.actions.iter().copied()), None)
    }

    /// Refuses help at a table that plays the game of another, earlier one; `more` is about to be played there. Where the server
    /// shuffles, no table can.
    pub fn check_table(&self, table: &Table, more: &[Action]) -> Result<(), ApiError> {
        let Some(game) = table.game.as_ref().filter(|_| table.may_be_copy()) else { return Ok(()) };
        let actions = game.actions().iter().chain(more).copied();
        self.check_tiles(&LaidTile::all(game.position().game(), actions), Some(&made(table)))
    }

    fn check_tiles(&self, tiles: &[LaidTile], than: Option<&Made>) -> Result<(), ApiError> {
        match self.lock().has(tiles, than) {
            true => Err(ApiError::new(ErrorCode::NotNow, text!("server-still-played"))),
            false => Ok(()),
        }
    }
}

fn made(table: &Table) -> Made {
    (table.made.created_ms, table.made.id.as_str().into())
}

#[cfg(test)]
mod tests {
    use super::*;
    use hedgerow_bots::{BotSpec, Limits};
    use hedgerow_chance::Dealer;
    use hedgerow_rules::{Player, Position, Rules, Seat};

    /// The first tiles of a game between two bots that choose the same in the same position.
    fn opening(game: &Arc<Game>, seed: usize, tiles: usize) -> Vec<LaidTile> {
        let mut position = Position::new(game, 2, Seat(0)).unwrap();
        let mut dealer = Dealer::new(game, &seed.to_string());
        let greedy: BotSpec = "greedy".parse().unwrap();
        let (mut bot, limits) = (greedy.bot(game.rules().game(), 2, "the same for all"), Limits::new(greedy.budget));
        let (mut actions, mut laid) = (Vec::new(), 0);
        while laid < tiles {
            let plan = match position.to_act().unwrap() {
                Player::Chance => vec![dealer.deal(&position).unwrap()],
                Player::Seat(seat) => {
                    let thought = bot.think(&position, seat, &limits, &mut |_| {}).unwrap();
                    thought.candidates[0].plan.to_vec()
                }
            };
            for action in plan {
                laid += usize::from(matches!(action, Action::Place { .. }));
                position.play(action).unwrap();
                actions.push(action);
            }
        }
        LaidTile::all(game, actions)
    }

    /// How many pairs of games are taken for one if so many tiles are enough.
    #[test]
    fn different_games_have_different_openings() {
        let games = std::env::var("HEDGEROW_OPENINGS").ok().and_then(|games| games.parse().ok()).unwrap_or(60);
        for rules in ["carcassonne/first", "carcassonne/first+river", "hunters/en-2014", "discovery/standard"] {
            let game = Arc::new(Game::new(rules.parse().unwrap()).unwrap());
            let openings: Vec<Vec<LaidTile>> = (0..games).map(|seed| opening(&game, seed, 20)).collect();
            let mut index = Index::default();
            for (number, tiles) in openings.iter().enumerate() {
                index.set((0, number.to_string().into()), tiles.clone());
            }
            for enough in 3..=ALIKE {
                let begin = std::time::Instant::now();
                let alike: usize =
                    openings.iter().map(|tiles| index.alike(tiles, None, enough).len().saturating_sub(1)).sum();
                let share = alike as f64 / (games * (games - 1)) as f64;
                println!("{rules}: {enough} tiles: {share:.1e}, {:?} per game", begin.elapsed() / games as u32);
                assert!(enough < ALIKE || share < 1e-5, "{rules}: {share}");
            }
        }
    }

    /// Else the same game would have other squares.
    #[test]
    fn no_board_can_be_turned_as_a_whole() {
        for rules in Rules::all() {
            let game = Game::new(rules).unwrap();
            let turned = (0..4).map(|rotation| game.lowest_rotation(game.start(), rotation));
            assert!(turned.eq(0..4), "{rules}: the start tile looks the same when turned");
        }
    }

    #[test]
    fn what_is_played_no_longer_is_forgotten() {
        let (mut index, made) = (Index::default(), (1, "table".into()));
        let tiles: Vec<LaidTile> = (0..20).map(LaidTile).collect();
        index.set((1, "table".into()), tiles.clone());
        assert!(index.has(&tiles, None) && index.has(&tiles[..ALIKE], None) && !index.has(&tiles[..ALIKE - 1], None));
        // Of an earlier table it is no copy.
        assert!(!index.has(&tiles, Some(&made)) && index.has(&tiles, Some(&(2, "a".into()))));
        // Turns were taken back.
        index.set((1, "table".into()), tiles[..4].to_vec());
        assert!(!index.has(&tiles, None));
        index.set((1, "table".into()), Vec::new());
        assert!(index.games.is_empty() && index.tables.is_empty());
    }
}
