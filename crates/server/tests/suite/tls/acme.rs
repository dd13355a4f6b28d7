use super::authority::Authority;
use super::client::*;
use crate::tables::support::*;
use hedgerow_server::config::Config;
use std::fs;
use std::net::SocketAddr;
use std::sync::Arc;
use std::time::{Duration, Instant};
use tempfile::TempDir;
use tokio::net::{TcpListener, TcpStream};
use tokio_rustls::client::TlsStream;

/// An address for the server, known before it runs: a name always leads to the same one.
async fn free() -> SocketAddr {
    TcpListener::bind("127.0.0.1:0").await.unwrap().local_addr().unwrap()
}

async fn serve(authority: &Authority, address: SocketAddr, folder: &Arc<TempDir>) -> Server {
    let root = folder.path().with_extension("root");
    fs::write(&root, authority.root.pem()).unwrap();
    let change = |config: &mut Config| {
        config.listen = address;
        config.tls.acme = vec![NAME.to_uppercase()];
        config.tls.acme_agree = true;
        config.tls.acme_contact = Some("host@games.test".to_owned());
        config.tls.acme_directory = authority.directory();
        config.tls.acme_root = Some(root.clone());
    };
    Server::on(folder.clone(), change).await
}

/// The first connection that gets through.
async fn first(server: &Server, authority: &Authority) -> TlsStream<TcpStream> {
    let begin = Instant::now();
    loop {
        match connect(server.address, &authority.root).await {
            Ok(stream) => return stream,
            Err(error) => assert!(begin.elapsed() < LONG, "{error}"),
        }
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
}

#[tokio::test]
async fn a_server_gets_a_certificate_keeps_it_and_renews_it_in_time() {
    for (days, orders) in [(-1..89, 1), (-61..29, 2)] {
        let authority = Authority::open(days).await;
        let folder = Arc::new(tempfile::tempdir().unwrap());
        let address = free().await;
        authority.leads_to.set(address).unwrap();
        let server = serve(&authority, address, &folder).await;
        let stream = first(&server, &authority).await;
        let certificate = shown(&stream);
        let answer = ask(stream, "POST /api/guest").await;
        assert!(answer.starts_with("HTTP/1.1 200") && answer.contains("Secure"), "{answer}");
        assert_eq!(server.app.config.public_origin(), Some("https://games.test"));
        {
            let books = authority.books.lock().unwrap();
            assert_eq!((books.accounts.len(), books.orders.len()), (1, 1));
            assert_eq!(books.accounts[0].0["contact"], serde_json::json!(["mailto:host@games.test"]));
        }
        #[cfg(unix)]
        for name in ["acme-certificate.pem", "acme-account.json"] {
            use std::os::unix::fs::PermissionsExt;
            let mode = fs::metadata(folder.path().join(name)).unwrap().permissions().mode();
            assert_eq!(mode & 0o777, 0o600, "{name}");
        }
        server.stop().await;

        // The certificate is still there after a restart; one whose time is two thirds over gives way to another.
        let server = serve(&authority, address, &folder).await;
        let begin = Instant::now();
        let renewed = loop {
            let now = shown(&first(&server, &authority).await);
            let all = authority.books.lock().unwrap().orders.iter().filter(|order| order.certificate.is_some()).count();
            if all == orders && (now != certificate) == (orders == 2) {
                break now;
            }
            assert!(begin.elapsed() < LONG);
            tokio::time::sleep(Duration::from_millis(50)).await;
        };
        assert_eq!(renewed != certificate, orders == 2);
        assert_eq!(authority.books.lock().unwrap().accounts.len(), 1, "the account is the same");
        server.stop().await;
    }
}

#[tokio::test]
async fn without_a_proof_there_is_no_certificate() {
    let authority = Authority::open(-1..89).await;
    // The name leads elsewhere.
    authority.leads_to.set(free().await).unwrap();
    let folder = Arc::new(tempfile::tempdir().unwrap());
    let server = serve(&authority, "127.0.0.1:0".parse().unwrap(), &folder).await;
    let begin = Instant::now();
    let refused = || authority.books.lock().unwrap().orders.first().is_some_and(|order| order.proved[0] == Some(false));
    while !refused() {
        assert!(begin.elapsed() < LONG);
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    assert!(connect(server.address, &authority.root).await.is_err());
    // It stops at once, whatever it waits for.
    server.stop().await;
    assert!(!folder.path().join("acme-certificate.pem").exists());
    assert_eq!(authority.books.lock().unwrap().orders.len(), 1);
}
