//! `hedgerow admin`, with and without a running server.

use hedgerow_server::app::App;
use hedgerow_server::config::Config;
use hedgerow_server::routes::host_router;
use std::path::Path;

/// What it printed, or what it complained about.
fn admin(data: &Path, arguments: &[&str]) -> Result<String, String> {
    let data = ["--data", data.to_str().unwrap()];
    let output = crate::program::run(&[&["admin"], arguments, &data].concat(), "");
    let text = |bytes: Vec<u8>| String::from_utf8(bytes).unwrap().trim_end().to_owned();
    if output.status.success() { Ok(text(output.stdout)) } else { Err(text(output.stderr)) }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn commands_reach_a_running_server_and_a_folder_alone() {
    let folder = crate::program::folder("admin");
    let data = folder.join("data");
    assert!(admin(&data, &["people"]).unwrap_err().contains("there is no data folder"));
    let app = App::open(Config::for_data(&data).unwrap()).await.unwrap();
    app.store.register(None, "Ada", "hash", 1).await.unwrap();
    assert!(admin(&data, &["people"]).unwrap_err().contains("not a server that answers"));

    let listener = tokio::net::TcpListener::bind("127.0.0.1:0").await.unwrap();
    app.announce(listener.local_addr().unwrap()).unwrap();
    let serving = tokio::spawn(axum::serve(listener, host_router(app.clone())).into_future());
    assert_eq!(admin(&data, &["people"]).unwrap(), "Ada");
    assert_eq!(admin(&data, &["ban", "ada"]).unwrap(), "Ada is banned.");
    assert!(app.store.person_named("Ada").await.unwrap().banned, "the running server did it");
    assert!(admin(&data, &["ban", "Nobody"]).unwrap_err().contains("no one has that name"));
    assert!(admin(&data, &["reset-link", "Ada"]).unwrap().contains("/#/reset/"));
    let backup = folder.join("backup.sqlite");
    admin(&data, &["backup", backup.to_str().unwrap()]).unwrap();
    let refused = admin(&data, &["restore", backup.to_str().unwrap(), "--force"]).unwrap_err();
    assert!(refused.contains("is already using the data folder"), "{refused}");

    serving.abort();
    let _ = serving.await;
    app.close().await;
    drop(app);
    assert!(admin(&data, &["ready"]).unwrap_err().contains("no server is running"));
    assert_eq!(admin(&data, &["unban", "Ada"]).unwrap(), "Ada may come in again.");
    let link = admin(&data, &["reset-link", "Ada"]).unwrap();
    assert!(link.starts_with("/#/reset/") && link.contains("Put the address of this server before it"), "{link}");
    assert!(admin(&data, &["restore", backup.to_str().unwrap()]).unwrap_err().contains("--force"));
    admin(&data, &["restore", backup.to_str().unwrap(), "--force"]).unwrap();
    assert_eq!(admin(&data, &["people"]).unwrap(), "Ada", "the pardon since the backup is carried out again");
}
