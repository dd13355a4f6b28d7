//! [`serve`]: starts a server, and stops it.

use crate::app::App;
use crate::backups::keep_backups;
use crate::config::Config;
use crate::door::Door;
use crate::places::Places;
use crate::routes;
use crate::store::OpenError;
use crate::tls::{self, CertificateError, redirect_router};
use axum::Router;
use std::future::Future;
use std::io;
use std::net::{Ipv4Addr, SocketAddr};
use std::sync::Arc;
use std::time::Duration;
use tokio::net::TcpListener;
use tokio::sync::Semaphore;
use tokio::task::JoinSet;

/// Why a server cannot run.
#[derive(Debug)]
pub enum ServeError {
    /// The data folder cannot be used.
    Open(OpenError),
    /// The address cannot be listened on.
    Listen {
        /// The address.
        address: SocketAddr,
        /// What the system says.
        error: io::Error,
    },
    /// The certificate cannot be used.
    Tls(CertificateError),
}

/// Opens the data folder, and serves until `stop`. `ready` hears the address.
pub async fn serve(
    config: Config,
    stop: impl Future<Output = ()> + Send + 'static,
    ready: impl FnOnce(SocketAddr),
) -> Result<(), ServeError> {
    serve_app(App::open(config).await?, stop, ready).await
}

/// How many connections the doors of the host and of watching programs have.
const WATCHERS: usize = 16;
/// How many files are kept for other things than connections.
const RESERVED: usize = 100;
/// How long connections that do not end by themselves may hold up a server that stops.
const GRACE: Duration = Duration::from_secs(3);

/// Serves an app that is open already.
pub async fn serve_app(
    app: Arc<App>,
    stop: impl Future<Output = ()> + Send + 'static,
    ready: impl FnOnce(SocketAddr),
) -> Result<(), ServeError> {
    let tls = tls::start(&app, app.hub.closing())?;
    let (tls, certificates) = tls.map_or((None, None), |(tls, task)| (Some(tls), Some(task)));
    let listener = listen(app.config.listen).await?;
    let address = listener.local_addr().map_err(|error| ServeError::Listen { address: app.config.listen, error })?;
    let (host, host_address) = host_door(&app).await?;
    let watch = match app.config.metrics {
        Some(address) => Some(small_door(&app, listen(address).await?, routes::watch_router(app.clone()))),
        None => None,
    };
    let redirect = match app.config.tls.http_redirect {
        Some(address) => Some(listen(address).await?),
        None => None,
    };
    app.announce(host_address)?;
    // From here on tables are played.
    let hub = app.hub.start();
    tracing::info!(%address, "serving");
    let resumed = app.clone();
    let analyses = tokio::spawn(async move { resumed.resume_analyses().await });
    let backups = tokio::spawn(keep_backups(app.clone(), app.hub.closing()));
    ready(address);
    let limits = &app.config.limits;
    let all = connections(limits.max_connections);
    // Behind a proxy all clients have the same address.
    let per_address = if app.config.trust_proxy { 0 } else { limits.connections_per_address };
    let per_address = Places::new(per_address);
    let head = request_time(&app);
    let redirect = redirect.map(|listener| {
        let router = redirect_router(app.clone(), address.port());
        Door { listener, tls: None, router, per_address: per_address.clone(), all: all.clone(), head }
    });
    let door = Door { listener, tls, router: routes::router(app.clone()), per_address, all, head };
    let doors: Vec<Door> = [door, host].into_iter().chain(watch).chain(redirect).collect();
    let mut open: JoinSet<()> = doors.into_iter().map(|door| door.serve(app.hub.closing())).collect();
    stop.await;
    tracing::info!("stopping");
    // Sockets and streams never end by themselves, so the tables are closed before the server waits for its connections.
    app.hub.close().await;
    // A client that never finishes its request, or never reads the answer, cannot keep the server from stopping.
    let _ = tokio::time::timeout(GRACE, async { while open.join_next().await.is_some() {} }).await;
    drop(open);
    let _ = hub.await;
    let _ = analyses.await;
    let _ = backups.await;
    if let Some(certificates) = certificates {
        let _ = certificates.await;
    }
    close(app).await;
    Ok(())
}

async fn listen(address: SocketAddr) -> Result<TcpListener, ServeError> {
    TcpListener::bind(address).await.map_err(|error| ServeError::Listen { address, error })
}

/// A door for few.
fn small_door(app: &App, listener: TcpListener, router: Router) -> Door {
    let all = Arc::new(Semaphore::new(WATCHERS));
    Door { listener, tls: None, router, per_address: Places::new(0), all, head: request_time(app) }
}

fn request_time(app: &App) -> Duration {
    Duration::from_secs(app.config.limits.request_seconds)
}

/// The door through which `hedgerow admin` comes: on this machine only, whatever goes on at the other one.
async fn host_door(app: &Arc<App>) -> Result<(Door, SocketAddr), ServeError> {
    let address = SocketAddr::from((Ipv4Addr::LOCALHOST, 0));
    let listener = listen(address).await?;
    let address = listener.local_addr().map_err(|error| ServeError::Listen { address, error })?;
    Ok((small_door(app, listener, routes::host_router(app.clone())), address))
}

/// Places for this many connections, but fewer than the system has files: the database and the other doors need some too.
fn connections(most: usize) -> Arc<Semaphore> {
    let files = rlimit::increase_nofile_limit(u64::MAX).unwrap_or(1024);
    let free = usize::try_from(files).unwrap_or(usize::MAX).saturating_sub(RESERVED).max(16);
    // 0: as many as the system allows.
    let most = if most == 0 { free } else { most };
    if most > free {
        tracing::info!(connections = free, "the system allows no more connections (ulimit -n)");
    }
    Arc::new(Semaphore::new(most.min(free).min(Semaphore::MAX_PERMITS)))
}

async fn close(app: Arc<App>) {
    app.close().await;
    tracing::info!("stopped");
}
