use super::client::*;
use crate::tables::support::*;
use hedgerow_api_client::{Client, ServerUrl};
use hedgerow_protocol::{First, Me, StreamEvent, TableSettings, TableView};
use hedgerow_server::app::App;
use hedgerow_server::config::Config;
use hedgerow_server::{CertificateError, ServeError};
use std::fs;
use std::path::Path;
use std::time::{Duration, Instant};
use tempfile::TempDir;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpListener, TcpStream};

fn write(folder: &Path, (chain, key): (String, String)) {
    fs::write(folder.join("chain.pem"), chain).unwrap();
    fs::write(folder.join("key.pem"), key).unwrap();
}

fn with_files(config: &mut Config, folder: &Path) {
    config.tls.tls_cert = Some(folder.join("chain.pem"));
    config.tls.tls_key = Some(folder.join("key.pem"));
}

async fn serving(change: impl FnOnce(&mut Config)) -> (Server, Root, TempDir) {
    let (root, files) = (root(), tempfile::tempdir().unwrap());
    write(files.path(), certificate(&root, NAME, -1..80));
    let server = Server::with(|config| {
        with_files(config, files.path());
        change(config);
    })
    .await;
    (server, root, files)
}

#[tokio::test]
async fn everything_works_over_tls_and_the_page_knows_that_it_does() {
    let (server, root, _files) = serving(|_| ()).await;
    let stream = connect(server.address, &root).await.unwrap();
    assert_eq!(stream.get_ref().1.alpn_protocol(), Some(&b"http/1.1"[..]));
    let answer = ask(stream, "POST /api/guest").await;
    assert!(answer.starts_with("HTTP/1.1 200") && answer.contains("strict-transport-security: "), "{answer}");
    let cookie = answer.lines().find_map(|line| line.strip_prefix("set-cookie: ")).unwrap();
    assert!(cookie.contains("Secure"), "{cookie}");
    let old = trusting(&root, &[&rustls::version::TLS12]);
    assert!(ask(connect_with(server.address, old).await.unwrap(), "GET /ready").await.contains("\"ready\""));

    // The socket of a table.
    let cookie = cookie.split(';').next().unwrap();
    let me: Me = serde_json::from_str(answer.rsplit("\r\n\r\n").next().unwrap()).unwrap();
    let person = server.app.store.people(None, 1).await.unwrap().items.remove(0);
    assert_eq!(person.name, me.name);
    let seats = serde_json::json!([{ "for": "me" }, { "for": "bot", "level": "easy" }]);
    let body = serde_json::json!({ "settings": { "rules": "carcassonne/first" }, "seats": seats }).to_string();
    let mut stream = connect(server.address, &root).await.unwrap();
    let request = format!(
        "POST /api/tables HTTP/1.1\r\nHost: {NAME}\r\nOrigin: https://{NAME}\r\nCookie: {cookie}\r\nConnection: close\r\n\
         Content-Type: application/json\r\nContent-Length: {}\r\n\r\n{body}",
        body.len()
    );
    stream.write_all(request.as_bytes()).await.unwrap();
    let mut answer = String::new();
    stream.read_to_string(&mut answer).await.unwrap();
    let table: TableView = serde_json::from_str(answer.rsplit("\r\n\r\n").next().unwrap()).expect(&answer);
    assert_eq!(server.app.store.load(&table.id).await.unwrap().table.host, person.id);
    let stream = connect(server.address, &root).await.unwrap();
    let request =
        tokio_tungstenite::tungstenite::http::Request::get(format!("wss://{NAME}/api/tables/{}/live", table.id))
            .header("host", NAME)
            .header("cookie", cookie)
            .header("connection", "Upgrade")
            .header("upgrade", "websocket")
            .header("sec-websocket-version", "13")
            .header("sec-websocket-key", tokio_tungstenite::tungstenite::handshake::client::generate_key())
            .body(())
            .unwrap();
    let (mut socket, _) = tokio_tungstenite::client_async(request, stream).await.unwrap();
    let message = futures_util::StreamExt::next(&mut socket).await.unwrap().unwrap();
    assert!(message.to_text().unwrap().contains(&table.id), "{message}");
    server.stop().await;
}

#[tokio::test]
async fn a_client_comes_over_tls_to_whom_it_trusts() {
    let (root, files) = (root(), tempfile::tempdir().unwrap());
    write(files.path(), certificate(&root, "localhost", -1..80));
    let server = Server::with(|config| with_files(config, files.path())).await;
    let url: ServerUrl = format!("https://localhost:{}", server.address.port()).parse().unwrap();
    let refused = Client::guest(url.clone()).await.unwrap_err();
    assert!(refused.to_string().contains("certificate"), "{refused}");
    let mut ada = Client::stranger(url).with_trust(trusting(&root, rustls::ALL_VERSIONS));
    let answer = ada.send("POST", "/api/guest", "{}").await.unwrap();
    ada.keep_cookie(&answer).unwrap();
    let mut stream = Stream::open(&ada).await;
    // The bot begins, so that a turn comes.
    let bot_first = TableSettings { first: First::Seat(1), ..settings("carcassonne/first") };
    let table = make(&ada, bot_first, &[me(), bot("easy")]).await;
    let heard = stream.next().await;
    assert!(matches!(&heard, Some(StreamEvent::Turn { table: turn, .. }) if *turn == table.id), "{heard:?}");
    let mut live = ada.open(&table.id, None, None).await.unwrap();
    assert_eq!(live.first_view().await.unwrap().id, table.id);
}

#[tokio::test]
async fn whoever_does_not_speak_tls_is_sent_away_and_holds_nobody_up() {
    let (server, root, _files) = serving(|config| config.limits.request_seconds = 1).await;
    let mut plain = TcpStream::connect(server.address).await.unwrap();
    plain.write_all(b"GET / HTTP/1.1\r\nHost: games.test\r\n\r\n").await.unwrap();
    let mut answer = Vec::new();
    let _ = plain.read_to_end(&mut answer).await;
    assert!(!answer.starts_with(b"HTTP"), "{answer:?}");
    // Clients that say nothing, or half of something, are waited for only for a limited time; and meanwhile others are
    // served.
    let begin = Instant::now();
    let mut silent = Vec::new();
    for _ in 0..50 {
        let mut stream = TcpStream::connect(server.address).await.unwrap();
        stream.write_all(&[0x16, 0x03]).await.unwrap();
        silent.push(stream);
    }
    assert!(ask(connect(server.address, &root).await.unwrap(), "GET /ready").await.contains("\"ready\""));
    for mut stream in silent {
        let mut answer = Vec::new();
        let _ = tokio::time::timeout(LONG, stream.read_to_end(&mut answer)).await.expect("the connection is closed");
        assert!(begin.elapsed() >= Duration::from_millis(900));
    }
    server.stop().await;
}

#[tokio::test]
async fn a_renewed_certificate_is_shown_without_a_restart() {
    let (server, root, files) = serving(|_| ()).await;
    let first = shown(&connect(server.address, &root).await.unwrap());
    let end = server.app.metrics.certificate_end.get();
    assert!(end > 0);
    // One that is cut off, and then a good one.
    fs::write(files.path().join("chain.pem"), "-----BEGIN CERTIFICATE-----\n").unwrap();
    assert_eq!(shown(&connect(server.address, &root).await.unwrap()), first);
    write(files.path(), certificate(&root, NAME, -1..90));
    let begin = Instant::now();
    while shown(&connect(server.address, &root).await.unwrap()) == first {
        assert!(begin.elapsed() < LONG);
        tokio::time::sleep(Duration::from_millis(100)).await;
    }
    assert_eq!((server.app.metrics.certificate_end.get() - end + 3600) / 86400, 10, "days");
    server.stop().await;
}

#[tokio::test]
async fn plain_http_is_sent_on() {
    // A port that was free a moment ago.
    let plain = TcpListener::bind("127.0.0.1:0").await.unwrap().local_addr().unwrap();
    let (server, _, _files) = serving(|config| config.tls.http_redirect = Some(plain)).await;
    let mut stream = TcpStream::connect(plain).await.unwrap();
    stream.write_all(b"GET /api/tables?game=hunters HTTP/1.1\r\nHost: games.test:80\r\n\r\n").await.unwrap();
    let mut answer = String::new();
    stream.read_to_string(&mut answer).await.unwrap();
    let port = server.address.port();
    assert!(answer.starts_with("HTTP/1.1 308"), "{answer}");
    let location = format!("location: https://games.test:{port}/api/tables?game=hunters\r\n");
    assert!(answer.contains(&location) && !answer.contains("strict-transport"), "{answer}");
    server.stop().await;
}

#[tokio::test]
async fn a_certificate_that_cannot_be_used_is_refused_at_the_start() {
    let (root, files) = (root(), tempfile::tempdir().unwrap());
    let start = async || {
        let folder = tempfile::tempdir().unwrap();
        let mut config = Config::for_data(folder.path()).unwrap();
        config.listen = "127.0.0.1:0".parse().unwrap();
        with_files(&mut config, files.path());
        let app = App::open(config).await.unwrap();
        match hedgerow_server::serve_app(app, std::future::pending(), |_| ()).await {
            Err(ServeError::Tls(error)) => error,
            other => panic!("{other:?}"),
        }
    };
    let missing = start().await;
    assert!(matches!(missing, CertificateError::Unreadable { .. }) && missing.to_string().contains("chain.pem"));
    let (chain, _) = certificate(&root, NAME, -1..80);
    write(files.path(), (chain, certificate(&root, NAME, -1..80).1));
    assert!(matches!(start().await, CertificateError::Mismatch));
    write(files.path(), certificate(&root, NAME, -90..-1));
    assert!(matches!(start().await, CertificateError::Over { .. }));
}
