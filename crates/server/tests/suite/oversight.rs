//! What a host needs to look after people: reports, bans of addresses, what was done, and what people are told about it.

use crate::test_app::{TestApp, credentials, play, say};
use axum::http::Method;
use hedgerow_server::admin::{AdminCommand, ListPart};
use hedgerow_server::store::{Deed, NewReport, Outdated};
use serde_json::{Value, json};

fn name(name: &str) -> String {
    name.to_owned()
}

fn part(limit: u32, after: Option<&str>) -> ListPart {
    ListPart { limit, after: after.map(str::to_owned) }
}

fn all() -> ListPart {
    ListPart::default()
}

/// A request from an address, as a proxy would pass it on.
async fn from(
    server: &TestApp,
    address: &str,
    method: Method,
    path: &str,
    body: Value,
) -> crate::test_app::AppResponse {
    server.ask_with(method, path, &[("x-forwarded-for", address)], body).await
}

#[tokio::test]
async fn a_report_keeps_what_was_said_until_the_host_has_decided() {
    let server = TestApp::start().await;
    for name in ["Ada", "Bob", "Cleo"] {
        server.register("", name).await.ok();
    }
    play(&server, "t1", &["Ada", "Bob"], true).await;
    for (id, name, text) in [(1, "Ada", "good game"), (2, "Bob", "rude\nwo\u{202e}rds"), (3, "Cleo", "oh dear")] {
        say(&server, "t1", id, name, text).await;
    }
    for id in 4..20 {
        say(&server, "t1", id, "Ada", "later").await;
    }
    assert_eq!(server.admin(AdminCommand::Reports { all: false, part: all() }).await, "Nobody waits for an answer.");
    let report = |reason: &str, reporter| NewReport {
        table: name("t1"),
        message: 2,
        reporter,
        reason: reason.to_owned(),
        at_ms: 1_772_356_500_000,
    };
    let ada = server.id("Ada").await;
    server.app.store.report(report("what?", ada)).await.unwrap();
    server.app.store.report(report("an insult", ada)).await.unwrap();
    server.admin(AdminCommand::DeleteTable { id: name("t1") }).await;
    let open = server.admin(AdminCommand::Reports { all: false, part: all() }).await;
    let lines: Vec<&str> = open.lines().collect();
    assert_eq!(lines[0], "report 1, 2026-03-01 09:15, table t1: Ada complains about Bob: an insult");
    let moment = "1970-01-01 00:00";
    assert_eq!(lines[1], format!("    {moment} Ada: good game"));
    assert_eq!(lines[2], format!(r"  > {moment} Bob: rude\nwo\u{{202e}}rds"));
    assert_eq!(lines[3], format!("    {moment} Cleo: oh dear"));
    assert_eq!(lines.len(), 8, "some lines around it, not everything: {open}");

    server.admin(AdminCommand::CloseReport { id: 1, note: name("warned") }).await;
    assert!(server.app.admin(AdminCommand::CloseReport { id: 2, note: name("") }).await.is_err());
    assert_eq!(server.admin(AdminCommand::Reports { all: false, part: all() }).await, "Nobody waits for an answer.");
    assert!(server.admin(AdminCommand::Reports { all: true, part: all() }).await.ends_with(": warned"));
    // What others said around it goes with them; the report stays.
    server.admin(AdminCommand::DeletePerson { name: name("Cleo") }).await;
    assert!(!server.admin(AdminCommand::Reports { all: true, part: all() }).await.contains("oh dear"));
    server.app.store.forget(&Outdated { audit_ms: Some(u64::MAX >> 1), ..Outdated::default() }).await.unwrap();
    assert_eq!(server.admin(AdminCommand::Reports { all: true, part: all() }).await, "Nobody has complained.");
}

#[tokio::test]
async fn a_ban_of_addresses_tells_why_and_ends() {
    let server = TestApp::with(|config| config.trust_proxy = true).await;
    let guest = async |address: &str| from(&server, address, Method::POST, "/api/guest", Value::Null).await;
    guest("192.0.2.7").await.ok();
    let ban = AdminCommand::BanAddresses { range: name("192.0.2.99/24"), days: Some(2), reason: name("spam") };
    assert!(server.admin(ban).await.starts_with("Kept out: 192.0.2.0/24 until "));
    let refused = guest("192.0.2.7").await;
    assert_eq!(refused.refusal(), (403, "not_yours"));
    let message = refused.body["message"].as_str().unwrap();
    assert!(message.contains("spam") && message.contains("48 hours"), "{message}");
    assert_eq!(from(&server, "192.0.2.7", Method::GET, "/api/tables", Value::Null).await.status, 403);
    from(&server, "192.0.2.7", Method::GET, "/health", Value::Null).await.ok();
    guest("192.0.3.7").await.ok();
    assert!(server.admin(AdminCommand::AddressBans).await.ends_with("(spam)"));
    server.admin(AdminCommand::UnbanAddresses { range: name("192.0.2.0/24") }).await;
    guest("192.0.2.7").await.ok();
    assert_eq!(server.admin(AdminCommand::AddressBans).await, "No addresses are banned.");
    for wrong in ["everybody", "192.0.2.0/33"] {
        let ban = AdminCommand::BanAddresses { range: name(wrong), days: None, reason: name("") };
        assert!(server.app.admin(ban).await.is_err());
    }
    // It lasts until its end, and no longer.
    let ban = AdminCommand::BanAddresses { range: name("2001:db8::/32"), days: Some(0), reason: name("") };
    server.admin(ban).await;
    guest("2001:db8::1").await.ok();
}

#[tokio::test]
async fn lists_of_the_host_go_on_where_they_ended() {
    let server = TestApp::start().await;
    for name in ["Ada", "Bob", "Cleo"] {
        server.register("", name).await.ok();
    }
    let people =
        async |limit, after: Option<&str>| server.admin(AdminCommand::People { part: part(limit, after) }).await;
    let first = people(2, None).await;
    let place = first.strip_prefix("Cleo\nBob\nThere is more: --after ").unwrap();
    assert_eq!(people(2, Some(place)).await, "Ada");
    assert_eq!(people(3, None).await, "Cleo\nBob\nAda");
}

#[tokio::test]
async fn what_happens_to_accounts_is_written_down_without_secrets() {
    let server = TestApp::with(|config| config.trust_proxy = true).await;
    let sign = async |path: &str, address: &str, password: &str| {
        from(&server, address, Method::POST, path, credentials("Ada", password)).await
    };
    let ada = sign("/api/register", "192.0.2.7", "correct horse").await.ok().cookie();
    for _ in 0..3 {
        sign("/api/sign-in", "198.51.100.4", "wrong horse").await;
    }
    sign("/api/sign-in", "2001:db8:1:2::3", "correct horse").await.ok();
    let nobody = credentials("battery staple", "correct horse");
    from(&server, "198.51.100.4", Method::POST, "/api/sign-in", nobody).await;
    server.admin(AdminCommand::ResetLink { name: name("Ada") }).await;
    server.admin(AdminCommand::Ban { name: name("Ada") }).await;
    server.admin(AdminCommand::Unban { name: name("Ada") }).await;
    let everything = server.admin(AdminCommand::Audit { person: None, part: all() }).await;
    let said: Vec<&str> = everything.lines().map(|line| &line["2026-01-01 00:00 ".len()..]).collect();
    assert_eq!(
        said,
        [
            "pardoned Ada",
            "banned Ada",
            "reset-link Ada",
            "wrong-password from 198.51.100.0/24",
            "signed-in Ada from 2001:db8:1::/48",
            "wrong-password Ada from 198.51.100.0/24, 3 times",
            "registered Ada from 192.0.2.0/24",
        ]
    );
    let two = server.admin(AdminCommand::Audit { person: Some(name("ada")), part: part(2, None) }).await;
    let (lines, more) = two.rsplit_once('\n').unwrap();
    assert_eq!(lines.lines().count(), 2);
    let place = more.strip_prefix("There is more: --after ").unwrap();
    let rest = AdminCommand::Audit { person: Some(name("ada")), part: part(100, Some(place)) };
    assert_eq!(
        format!("{lines}\n{}", server.admin(rest).await),
        server.admin(AdminCommand::Audit { person: Some(name("ada")), part: all() }).await
    );
    let nowhere = AdminCommand::Audit { person: None, part: part(2, Some("nowhere")) };
    assert!(server.app.admin(nowhere).await.is_err());
    assert_eq!(server.me(&ada).await.status, 401, "the pardon ended the session");
    // People can see what is kept about them, and it goes with them.
    let cookie = sign("/api/sign-in", "192.0.2.7", "correct horse").await.ok().cookie();
    let export = server.ask(Method::GET, "/api/me/export", &cookie, Value::Null).await.ok().body;
    assert_eq!(export["audit"].as_array().unwrap().len(), 7);
    assert_eq!(
        (&export["audit"][0]["deed"], &export["audit"][0]["network"]),
        (&json!("signed-in"), &json!("192.0.2.0/24"))
    );
    server.ask(Method::DELETE, "/api/me", &cookie, Value::Null).await.ok();
    let left = server.admin(AdminCommand::Audit { person: None, part: all() }).await;
    assert!(left.lines().next().unwrap().ends_with(" left") && left.lines().count() == 2, "{left}");
    server.app.store.forget(&Outdated { audit_ms: Some(u64::MAX >> 1), ..Outdated::default() }).await.unwrap();
    assert_eq!(server.admin(AdminCommand::Audit { person: None, part: all() }).await, "Nothing is written down.");
    assert_eq!(
        Deed::ALL.iter().map(|deed| deed.name()).collect::<std::collections::BTreeSet<_>>().len(),
        Deed::ALL.len()
    );
}

#[tokio::test]
async fn a_guest_is_meant_by_the_number_that_the_list_shows() {
    let server = TestApp::start().await;
    let guest = server.guest().await;
    let list = server.admin(AdminCommand::People { part: all() }).await;
    let number = list.split_once('#').unwrap().1.split(',').next().unwrap();
    server.admin(AdminCommand::Ban { name: format!("#{number}") }).await;
    assert_eq!(server.me(&guest).await.status, 403);
    assert!(server.app.admin(AdminCommand::Ban { name: name("#99") }).await.is_err());
}

#[tokio::test]
async fn the_host_says_who_they_are_and_what_they_keep() {
    let server = TestApp::with(|config| {
        config.contact = Some(name("host@example.org"));
        config.keep.keep_audit = 30;
    })
    .await;
    let about = async || server.ask(Method::GET, "/api/about", "", Value::Null).await.ok().body;
    let expected = json!({
        "contact": "mailto:host@example.org", "session_days": 365, "audit_days": 30,
        "chat_days": 365, "games_days": 0, "guests_days": 90,
    });
    assert_eq!(about().await, expected);
    std::fs::write(server.folder.path().join("privacy.md"), "# Our club\n\nWe keep little.\n").unwrap();
    assert_eq!(about().await["privacy"], "# Our club\n\nWe keep little.");
    let to = server.ask(Method::GET, "/privacy", "", Value::Null).await;
    assert_eq!((to.status.as_u16(), to.headers["location"].to_str().unwrap()), (303, "/#/privacy"));
    let security = server.ask(Method::GET, "/.well-known/security.txt", "", Value::Null).await.ok().body;
    let lines: Vec<&str> = security.as_str().unwrap().lines().collect();
    assert_eq!(lines[0], "Contact: mailto:host@example.org");
    assert!(lines[1].starts_with("Expires: 20") && lines[1].ends_with('Z'), "{security}");
    let silent = TestApp::start().await;
    assert_eq!(
        silent.ask(Method::GET, "/.well-known/security.txt", "", Value::Null).await.refusal(),
        (404, "not_found")
    );
}
