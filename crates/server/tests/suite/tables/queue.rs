//! Many bots and few threads: every player gets a fair share, and is told. The bots' thinking stands still until the test
//! lets it go on.

use super::support::*;
use hedgerow_api_client::Client;
use hedgerow_bots::{Plan, Thought};
use hedgerow_protocol::{BotPace, First, ServerMessage, TableSettings};
use hedgerow_server::app::World;
use hedgerow_server::bots::Lane;
use hedgerow_server::clock::ServerClock;
use hedgerow_server::person::PersonId;
use hedgerow_server::table::{Chair, NewTable, Table};
use serde_json::Value;
use std::sync::mpsc::{Sender, channel};
use std::sync::{Arc, Mutex};
use std::time::Duration;

/// A table, and how many evaluations were wanted for it.
type Begun = (String, Option<u64>);

/// A server with one thread for all bots, which thinks only as often as it is let.
struct Crowd {
    server: Server,
    go_on: Sender<()>,
    /// What was thought about so far, in order: the table, and how much it wanted.
    begun: Arc<Mutex<Vec<Begun>>>,
}

impl Crowd {
    async fn start() -> Crowd {
        let (go_on, may_go_on) = channel::<()>();
        let (begun, may_go_on) = (Arc::new(Mutex::new(Vec::new())), Mutex::new(may_go_on));
        let noted = begun.clone();
        let thinker = Arc::new(move |job: &hedgerow_server::bots::Job, limits: &hedgerow_bots::Limits| {
            let table = job.seed.split('/').next().unwrap().to_string();
            noted.lock().unwrap().push((table, limits.evaluations));
            // At the end of the test nothing holds it up any more.
            let _ = may_go_on.lock().unwrap().recv();
            let plan: Plan = job.position.legal_actions().into_iter().take(1).collect();
            Some(Thought::of(plan))
        });
        let world = World { clock: ServerClock::by_hand(), thinker };
        let folder = Arc::new(tempfile::tempdir().unwrap());
        let server = Server::open_in(world, folder, |config| config.trust_proxy = true).await;
        Crowd { server, go_on, begun }
    }

    /// A new person at an address.
    async fn guest(&self, address: &str) -> Client {
        let mut client = self.server.guest().await;
        client.headers.push(("X-Forwarded-For".to_string(), address.to_string()));
        client
    }

    fn begun(&self) -> Vec<String> {
        self.begun.lock().unwrap().iter().map(|(table, _)| table.clone()).collect()
    }

    /// Waits until this many thoughts have begun.
    async fn until_begun(&self, count: usize) {
        let begun = async {
            while self.begun().len() < count {
                tokio::time::sleep(Duration::from_millis(2)).await;
            }
        };
        tokio::time::timeout(LONG, begun).await.expect("the bots think");
    }

    /// Lets the thought that stands still end, and the next one begin. Says for which table.
    async fn next(&self) -> String {
        let count = self.begun().len();
        self.go_on.send(()).unwrap();
        self.until_begun(count + 1).await;
        self.begun()[count].clone()
    }

    fn waiting(&self, lane: Lane) -> i64 {
        self.server.app.metrics.bots_waiting.of(lane).get()
    }
}

/// A table at which a bot begins.
async fn against(client: &Client, level: &str) -> String {
    let bot_begins = TableSettings { first: First::Seat(1), ..settings("carcassonne/first") };
    make(client, bot_begins, &[me(), bot(level)]).await.id
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn an_address_with_two_hundred_experts_makes_nobody_else_wait() {
    let crowd = Crowd::start().await;
    for _ in 0..10 {
        let greedy = crowd.guest("203.0.113.1").await;
        for _ in 0..20 {
            against(&greedy, "expert").await;
        }
    }
    crowd.until_begun(1).await;
    let (ada, bob) = (crowd.guest("203.0.113.2").await, crowd.guest("203.0.113.3").await);
    let (slow, quick) = (against(&ada, "hard").await, against(&bob, "normal").await);
    let mut next = Vec::new();
    // The quick one has a tile and a piece to place.
    for _ in 0..4 {
        next.push(crowd.next().await);
    }
    assert_eq!(next[0], quick, "a level that takes a moment comes first");
    assert!(next.contains(&slow), "and then everybody has a turn: {next:?}");
    // One thinks, as many as may wait do (and the piece of the slow one), and the rest come after everyone else.
    let waiting = (crowd.waiting(Lane::Slow), crowd.waiting(Lane::Last));
    assert!(waiting.0 <= 33 && waiting.1 >= 160, "{waiting:?}");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn people_at_one_address_share_it() {
    let crowd = Crowd::start().await;
    let (ada, bob) = (crowd.guest("203.0.113.1").await, crowd.guest("203.0.113.1").await);
    for _ in 0..12 {
        against(&ada, "expert").await;
    }
    crowd.until_begun(1).await;
    let table = against(&bob, "expert").await;
    let next = [crowd.next().await, crowd.next().await];
    assert!(next.contains(&table), "{next:?}");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn people_see_that_a_bot_waits_and_that_it_thinks_less_for_it() {
    let crowd = Crowd::start().await;
    let (ada, bob) = (crowd.guest("203.0.113.1").await, crowd.guest("203.0.113.2").await);
    let clock = &crowd.server.app.clock;
    against(&ada, "expert").await;
    crowd.until_begun(1).await;
    let (before, table) = (against(&ada, "expert").await, against(&bob, "expert").await);
    let mut live = bob.open(&table, None, None).await.unwrap();
    live.first_view().await.unwrap();
    assert_eq!(view(&bob, &table).await.bots, None, "nobody has waited for long");
    clock.pass(Duration::from_millis(1000));
    let pace = |message: &ServerMessage| match message {
        ServerMessage::Here { bots, .. } => bots.clone(),
        _ => None,
    };
    let told = pace(&until(&mut live, |message| pace(message).is_some()).await).unwrap();
    let waits = told.waits.unwrap();
    assert!(waits.before == 1 && waits.seconds == 1, "the other one, which takes a second: {waits:?}");
    assert_eq!(view(&bob, &table).await.bots.unwrap().waits, Some(waits));
    clock.pass(Duration::from_millis(1000));
    assert_eq!(crowd.next().await, before);
    assert_eq!(crowd.next().await, table);
    let budgets: Vec<Option<u64>> = crowd.begun.lock().unwrap().iter().map(|(_, budget)| *budget).collect();
    assert_eq!(budgets, [40_000, 20_000, 20_000].map(Some));
    crowd.go_on.send(()).unwrap();
    let told = wait_for(&bob, &table, |view| view.version > 2).await.bots;
    assert_eq!(told, Some(BotPace { waits: None, short: vec![1] }));
    let short = crowd.server.app.metrics.text();
    assert!(short.contains("hedgerow_short_thoughts_total 2\n"), "{short}");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn hints_are_never_short_and_neither_are_thoughts_in_rated_games() {
    let crowd = Crowd::start().await;
    let (ada, bob) = (crowd.guest("203.0.113.1").await, crowd.guest("203.0.113.2").await);
    against(&ada, "expert").await;
    crowd.until_begun(1).await;
    let begin = TableSettings { first: First::Seat(0), hints: true, ..settings("carcassonne/first") };
    let table = make(&bob, begin, &[me(), bot("easy")]).await.id;
    let path = format!("/api/tables/{table}/hint");
    let hint = tokio::spawn(async move { bob.get::<Value>(&path).await.unwrap() });
    while crowd.waiting(Lane::Slow) == 0 {
        tokio::time::sleep(Duration::from_millis(2)).await;
    }
    crowd.server.app.clock.pass(Duration::from_secs(60));
    assert_eq!(crowd.next().await, table);
    assert_eq!(crowd.begun.lock().unwrap()[1].1, Some(4_000));
    crowd.go_on.send(()).unwrap();
    hint.await.unwrap();

    let may_be_short = |rated| {
        let settings = serde_json::to_string(&TableSettings { rated, ..settings("carcassonne/first") }).unwrap();
        let (id, host, secret) = (String::new(), PersonId(1), [0; 32]);
        let made = NewTable { id, host, key: None, secret, settings, created_ms: 0, client_id: None };
        Table::new(made, crowd.server.app.hub.shared().games.clone()).unwrap().thoughts_may_be_short()
    };
    assert!(may_be_short(false) && !may_be_short(true));
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_table_nobody_looks_at_comes_last_until_somebody_does() {
    let crowd = Crowd::start().await;
    let ada = crowd.guest("203.0.113.1").await;
    against(&ada, "expert").await;
    crowd.until_begun(1).await;
    let person = Chair::Person { person: crowd.server.id(&ada).await.0, name: None, nonce: None };
    let bot_begins = TableSettings { first: First::Seat(1), ..settings("carcassonne/first") };
    let chairs = vec![person, Chair::Bot { level: "expert".to_string(), name: None }];
    let table = crowd.server.plant(bot_begins, chairs).await;
    // It is due, so it is woken.
    let woken = async {
        while crowd.waiting(Lane::Last) == 0 {
            crowd.server.app.clock.pass(Duration::from_secs(1));
            tokio::time::sleep(Duration::from_millis(2)).await;
        }
    };
    tokio::time::timeout(LONG, woken).await.expect("the table is woken");
    assert_eq!((crowd.waiting(Lane::Slow), crowd.waiting(Lane::Last)), (0, 1));
    view(&ada, &table).await;
    assert_eq!((crowd.waiting(Lane::Slow), crowd.waiting(Lane::Last)), (1, 0));
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn who_has_too_many_bots_waiting_gets_no_hint() {
    let crowd = Crowd::start().await;
    let (ada, bob) = (crowd.guest("203.0.113.1").await, crowd.guest("203.0.113.2").await);
    for _ in 0..33 {
        against(&ada, "expert").await;
    }
    let begin = TableSettings { first: First::Seat(0), hints: true, ..settings("carcassonne/first") };
    let table = make(&ada, begin.clone(), &[me(), bot("easy")]).await.id;
    let refused = ada.get::<Value>(&format!("/api/tables/{table}/hint")).await.unwrap_err();
    assert_eq!(code(&refused), "too_fast");
    let table = make(&bob, begin, &[me(), bot("easy")]).await.id;
    let hint = tokio::spawn(async move { bob.get::<Value>(&format!("/api/tables/{table}/hint")).await });
    while !hint.is_finished() {
        crowd.go_on.send(()).unwrap();
        tokio::time::sleep(Duration::from_millis(2)).await;
    }
    hint.await.unwrap().unwrap();
}
