//! [`serve`]: a server from its first breath to its last.

use crate::app::App;
use crate::config::Config;
use crate::hub::CareTaker;
use crate::routes;
use crate::store::OpenError;
use axum::serve::ListenerExt;
use hedgerow_protocol::ApiError;
use std::future::{Future, IntoFuture};
use std::io;
use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;
use tokio::net::TcpListener;
use tokio::sync::oneshot;

#[derive(Debug)]
pub enum ServeError {
    Open(OpenError),
    Listen { address: SocketAddr, error: io::Error },
    Tables(ApiError),
    Serve(io::Error),
}

/// Opens the data folder, wakes the tables, and serves until `stop`. `ready` hears the address.
pub async fn serve(
    config: Config,
    stop: impl Future<Output = ()> + Send + 'static,
    ready: impl FnOnce(SocketAddr),
) -> Result<(), ServeError> {
    serve_app(App::open(config).await?, stop, ready).await
}

/// How long connections that do not end by themselves may hold up a server that stops.
const GRACE: Duration = Duration::from_secs(3);

/// Serves an app that is open already.
pub async fn serve_app(
    app: Arc<App>,
    stop: impl Future<Output = ()> + Send + 'static,
    ready: impl FnOnce(SocketAddr),
) -> Result<(), ServeError> {
    let address = app.config.listen;
    let listen = |error| ServeError::Listen { address, error };
    let listener = TcpListener::bind(address).await.map_err(listen)?;
    let address = listener.local_addr().map_err(listen)?;
    // An event must not wait in the system for the next one to come (Nagle): that costs 40 ms.
    let listener = listener.tap_io(|stream| {
        let _ = stream.set_nodelay(true);
    });
    app.announce(address)?;
    // From here on tables are played.
    let _ = app.keeper.set(Arc::new(CareTaker(app.hub.clone())));
    let woken = app.hub.wake_all().await.map_err(ServeError::Tables)?;
    tracing::info!(%address, tables = woken, "serving");
    let looking_after = tokio::spawn(app.hub.clone().look_after());
    ready(address);
    let service = routes::router(app.clone()).into_make_service_with_connect_info::<SocketAddr>();
    let hub = app.hub.clone();
    let (closed, closing) = oneshot::channel();
    // Sockets and streams never end by themselves, so the tables are closed before the server waits for its connections.
    let stopped = async move {
        stop.await;
        tracing::info!("stopping");
        hub.close().await;
        let _ = closed.send(());
    };
    let served = axum::serve(listener, service).with_graceful_shutdown(stopped);
    // A client that never finishes its request, or never reads the answer, cannot keep the server from stopping.
    let out_of_patience = async {
        let _ = closing.await;
        tokio::time::sleep(GRACE).await;
    };
    let served = tokio::select! {
        served = served.into_future() => served,
        () = out_of_patience => Ok(()),
    };
    let _ = looking_after.await;
    close(app).await;
    served.map_err(ServeError::Serve)
}

async fn close(app: Arc<App>) {
    app.close().await;
    tracing::info!("stopped");
}
