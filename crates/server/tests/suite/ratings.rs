//! Which games change ratings, and who is in the list of the best.

use crate::stored::{creation, result};
use hedgerow_protocol::{RANKED_AFTER, RATED_PER_DAY, RATED_TURNS};
use hedgerow_server::person::PersonId;
use hedgerow_server::store::{BotStore, PeopleStore, Save, SqliteStore, StoreError, TableStore};
use hedgerow_server::table::GameResult;
use std::cell::Cell;
use tempfile::TempDir;

const DAY_MS: u64 = 24 * 60 * 60 * 1000;

struct Club {
    _folder: TempDir,
    store: SqliteStore,
    tables: Cell<u32>,
}

impl Club {
    async fn of<const N: usize>(names: [&str; N]) -> (Club, [PersonId; N]) {
        let folder = tempfile::tempdir().unwrap();
        let store = SqliteStore::open(folder.path()).await.unwrap();
        let mut people = [PersonId(0); N];
        for (person, name) in people.iter_mut().zip(names) {
            *person = store.register(None, name, "hash", 1).await.unwrap().id;
        }
        (Club { _folder: folder, store, tables: Cell::new(0) }, people)
    }

    /// A game that the first of these has won, the second came second, and so on.
    fn game(people: &[PersonId], ended_ms: u64) -> GameResult {
        let seats: Vec<_> =
            (1..).zip(people).map(|(place, person)| (*person, None, 50 - u32::from(place), place)).collect();
        GameResult { ended_ms, ..result("hunters", &seats) }
    }

    async fn play(&self, over: GameResult) {
        self.tables.set(self.tables.get() + 1);
        let host = over.seats[0].person.unwrap();
        let table = format!("t{}", self.tables.get());
        self.store.save(Save { result: Some(over), ..creation(&table, host) }).await.unwrap();
    }

    /// A person's rating as it is shown, and how many games it rests on.
    async fn rating(&self, person: PersonId) -> (i32, u32) {
        let standing = self.store.standings(person, true).await.unwrap().remove(0);
        assert_eq!(standing.provisional, standing.rated_games < RANKED_AFTER);
        (standing.rating, standing.rated_games)
    }
}

#[tokio::test]
async fn a_game_left_early_costs_who_left_and_gives_nobody_anything() {
    let (club, [ada, bob]) = Club::of(["Ada", "Bob"]).await;
    let left_after = |turns| {
        let mut left = GameResult { turns, ..Club::game(&[ada, bob], 1) };
        left.seats[1].lost = true;
        left
    };
    club.play(left_after(RATED_TURNS - 1)).await;
    assert_eq!(club.rating(ada).await, (1500, 0));
    let (lost, games) = club.rating(bob).await;
    assert!(lost < 1500 && games == 1, "{lost}");
    club.play(left_after(RATED_TURNS)).await;
    assert!(club.rating(ada).await.0 > 1500);
    assert!(club.rating(bob).await.0 < lost);
}

#[tokio::test]
async fn a_pair_counts_so_many_times_a_day() {
    let (club, [ada, bob, eve]) = Club::of(["Ada", "Bob", "Eve"]).await;
    for minute in 0..RATED_PER_DAY {
        assert!(!club.store.played_enough(&[ada, bob], DAY_MS).await.unwrap());
        club.play(Club::game(&[ada, bob], DAY_MS + u64::from(minute) * 60_000)).await;
    }
    let later = DAY_MS + 60 * 60_000;
    assert!(club.store.played_enough(&[bob, ada], later).await.unwrap());
    assert!(!club.store.played_enough(&[ada, eve], later).await.unwrap());
    let before = club.rating(ada).await;
    club.play(Club::game(&[ada, bob], later)).await;
    club.play(Club::game(&[ada, bob, eve], later)).await;
    assert_eq!(club.rating(ada).await, before, "nor among others");
    let shown = club.store.games(ada, true, None, 20).await.unwrap().items;
    assert_eq!(shown.iter().filter(|game| game.rated).count() as u32, RATED_PER_DAY, "and the games say so");
    club.play(Club::game(&[ada, eve], later)).await;
    assert_eq!(club.rating(ada).await.1, before.1 + 1, "others count");
    club.play(Club::game(&[ada, bob], later + DAY_MS)).await;
    assert_eq!(club.rating(ada).await.1, before.1 + 2, "tomorrow is another day");
}

#[tokio::test]
async fn the_list_of_the_best_needs_enough_games() {
    let (club, [ada, bob]) = Club::of(["Ada", "Bob"]).await;
    for number in 1..=RANKED_AFTER {
        let listed = club.store.leaders("hunters", false, None, 10).await.unwrap().items;
        assert!(listed.is_empty(), "after {} games: {listed:?}", number - 1);
        club.play(Club::game(&[ada, bob], u64::from(number) * DAY_MS)).await;
    }
    let leaders = club.store.leaders("hunters", false, None, 10).await.unwrap().items;
    assert_eq!(leaders.iter().map(|leader| leader.name.as_str()).collect::<Vec<_>>(), ["Ada", "Bob"]);
    assert!(leaders[0].rating > 1600 && leaders[1].rating < 1400, "{leaders:?}");
    assert!(leaders[0].uncertainty < 500);
    let first = club.store.leaders("hunters", false, None, 1).await.unwrap();
    let second = club.store.leaders("hunters", false, first.next.as_deref(), 1).await.unwrap();
    assert_eq!([first.items, second.items].concat(), leaders, "page by page");
    assert_eq!(second.next, None);
    assert_eq!(club.store.leaders("hunters", false, Some("top"), 1).await, Err(StoreError::BadPlace));
    assert!(club.store.leaders("discovery", false, None, 10).await.unwrap().items.is_empty());
}

#[tokio::test]
async fn bots_have_a_list_of_their_own_and_are_no_one_elses_profit() {
    let (club, [ada, bob, eve]) = Club::of(["Ada", "Bob", "Eve"]).await;
    let bot = async |owner, name| club.store.new_bot(owner, name, 5, 1).await.unwrap().id;
    let (snug, slow) = (bot(ada, "Snug").await, bot(ada, "Slow").await);
    let (club_bot, other) = (bot(bob, "Club").await, bot(bob, "Other").await);
    // With one's own bot, or between one's bots, nothing is won.
    club.play(Club::game(&[ada, snug], 1)).await;
    club.play(Club::game(&[snug, slow, eve], 2)).await;
    assert_eq!((club.rating(ada).await, club.rating(snug).await), ((1500, 0), (1500, 0)));
    // Against a person, the bots of one owner and the owner are one.
    let one = [snug, ada, slow];
    for number in 0..RATED_PER_DAY {
        assert!(!club.store.played_enough(&[eve, slow], 10).await.unwrap());
        club.play(Club::game(&[eve, one[number as usize % 3]], 3)).await;
    }
    for against in one {
        assert!(club.store.played_enough(&[eve, against], 10).await.unwrap());
    }
    assert!(!club.store.played_enough(&[eve, club_bot], 10).await.unwrap());
    // Also when the bots were deleted, as long as their owner is there.
    club.store.delete_person(slow, 4).await.unwrap();
    assert!(club.store.played_enough(&[eve, snug], 10).await.unwrap());
    // Bots meet for themselves.
    for number in 1..=RANKED_AFTER {
        club.play(Club::game(&[snug, club_bot], u64::from(number) * DAY_MS)).await;
    }
    assert!(!club.store.played_enough(&[snug, other], 3).await.unwrap());
    let bots = club.store.leaders("hunters", true, None, 10).await.unwrap().items;
    let listed: Vec<_> = bots.iter().map(|leader| (leader.name.as_str(), leader.owner.as_deref())).collect();
    assert_eq!(listed, [("Snug", Some("Ada")), ("Club", Some("Bob"))]);
    assert!(club.store.leaders("hunters", false, None, 10).await.unwrap().items.is_empty(), "no people");
    club.store.set_banned(ada, true, 5).await.unwrap();
    assert_eq!(club.store.leaders("hunters", true, None, 10).await.unwrap().items.len(), 1);
}

#[tokio::test]
async fn nobody_gains_by_a_game_that_all_leave_early() {
    let (club, [ada, bob, eve]) = Club::of(["Ada", "Bob", "Eve"]).await;
    let mut left = GameResult { turns: 1, ..Club::game(&[ada, bob, eve], 1) };
    left.seats.iter_mut().for_each(|seat| seat.lost = true);
    club.play(left).await;
    assert_eq!(club.rating(ada).await.0, 1500, "the points of one turn are worth nothing");
    assert!(club.rating(eve).await.0 < 1500);
}
