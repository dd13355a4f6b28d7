//! [`Door`]: a listener whose connections are counted and hurried along.
//!
//! A client that opens connections and says nothing, or does not read the answers, must not keep others out. Every
//! connection takes a place of its address, its request must arrive within a time limit, and the client must go on reading
//! the answer.

use crate::hub::closed;
use crate::places::{HeldPlace, Places};
use crate::tls::is_proof;
use axum::Router;
use axum::body::Body;
use axum::extract::ConnectInfo;
use axum::http::Request;
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper::service::service_fn;
use hyper_util::rt::{TokioIo, TokioTimer};
use std::io;
use std::net::SocketAddr;
use std::pin::{Pin, pin};
use std::sync::Arc;
use std::task::{Context, Poll, ready};
use std::time::Duration;
use tokio::io::{AsyncRead, AsyncWrite, AsyncWriteExt, ReadBuf};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::{OwnedSemaphorePermit, Semaphore, watch};
use tokio::task::JoinSet;
use tokio::time::{Sleep, timeout};
use tokio_rustls::TlsAcceptor;
use tower::ServiceExt;

/// A client that reads nothing for this long is gone.
const UNREAD: Duration = Duration::from_secs(10);
/// The longest head of a request.
const HEAD_BYTES: usize = 32 * 1024;

pub(crate) struct Door {
    pub listener: TcpListener,
    /// None: plain HTTP.
    pub tls: Option<TlsAcceptor>,
    pub router: Router,
    /// How many connections an address may have, and all together.
    pub per_address: Places,
    pub all: Arc<Semaphore>,
    /// The head of a request must be there in this time; a connection that is kept for the next one ends after it.
    pub head: Duration,
}

impl Door {
    /// Accepts connections until the server stops, and then waits for the requests under way.
    pub async fn serve(self, mut stop: watch::Receiver<bool>) {
        let mut open = JoinSet::new();
        loop {
            let accepted = tokio::select! {
                biased;
                () = closed(&mut stop) => break,
                Some(_) = open.join_next(), if !open.is_empty() => continue,
                accepted = self.listener.accept() => accepted,
            };
            match accepted {
                Ok((stream, address)) => {
                    // A client for which there is no place finds the connection closed.
                    let place = self.per_address.take(address.ip()).zip(self.all.clone().try_acquire_owned().ok());
                    let Some(place) = place else { continue };
                    // An event must not wait in the system for the next one to come (Nagle): that costs 40 ms.
                    let _ = stream.set_nodelay(true);
                    let (router, head, stop) = (self.router.clone(), self.head, stop.clone());
                    let stream = Impatient { stream, patience: None, _place: place };
                    match self.tls.clone() {
                        Some(tls) => open.spawn(converse_in_private(tls, stream, address, router, head, stop)),
                        None => open.spawn(converse(stream, address, router, head, stop)),
                    };
                }
                Err(error) => {
                    // Of one connection, or because the system has no more of them: then later.
                    tracing::warn!(%error, "a connection could not be accepted");
                    tokio::time::sleep(Duration::from_millis(50)).await;
                }
            }
        }
        while open.join_next().await.is_some() {}
    }
}

/// TLS first. A client that speaks something else, or too slowly, finds the connection closed.
async fn converse_in_private(
    tls: TlsAcceptor,
    stream: Impatient,
    address: SocketAddr,
    router: Router,
    head: Duration,
    mut stop: watch::Receiver<bool>,
) {
    let agreed = tokio::select! {
        () = closed(&mut stop) => return,
        agreed = timeout(head, tls.accept(stream)) => agreed,
    };
    let Ok(Ok(mut stream)) = agreed else { return };
    if is_proof(&stream) {
        let _ = stream.shutdown().await;
        return;
    }
    converse(stream, address, router, head, stop).await;
}

async fn converse(
    stream: impl AsyncRead + AsyncWrite + Send + Unpin + 'static,
    address: SocketAddr,
    router: Router,
    head: Duration,
    mut stop: watch::Receiver<bool>,
) {
    let service = service_fn(move |request: Request<Incoming>| {
        let mut request = request.map(Body::new);
        request.extensions_mut().insert(ConnectInfo(address));
        router.clone().oneshot(request)
    });
    let mut builder = http1::Builder::new();
    builder.timer(TokioTimer::new()).header_read_timeout(head).max_buf_size(HEAD_BYTES);
    let connection = builder.serve_connection(TokioIo::new(stream), service).with_upgrades();
    let mut connection = pin!(connection);
    // What goes wrong with one client's connection is not worth a line in the log.
    tokio::select! {
        _ = connection.as_mut() => return,
        () = closed(&mut stop) => connection.as_mut().graceful_shutdown(),
    }
    let _ = connection.await;
}

/// A stream that fails when the other side does not read.
struct Impatient {
    stream: TcpStream,
    /// Runs while something waits to be read.
    patience: Option<Pin<Box<Sleep>>>,
    /// Held as long as the connection, also after it became a socket.
    _place: (HeldPlace, OwnedSemaphorePermit),
}

impl Impatient {
    /// Passes on how writing went; waiting for it has an end.
    fn hurry<T>(&mut self, context: &mut Context<'_>, written: Poll<io::Result<T>>) -> Poll<io::Result<T>> {
        if written.is_ready() {
            self.patience = None;
            return written;
        }
        let patience = self.patience.get_or_insert_with(|| Box::pin(tokio::time::sleep(UNREAD)));
        ready!(patience.as_mut().poll(context));
        Poll::Ready(Err(io::ErrorKind::TimedOut.into()))
    }
}

impl AsyncRead for Impatient {
    fn poll_read(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        buffer: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_read(context, buffer)
    }
}

impl AsyncWrite for Impatient {
    fn poll_write(mut self: Pin<&mut Self>, context: &mut Context<'_>, bytes: &[u8]) -> Poll<io::Result<usize>> {
        let written = Pin::new(&mut self.stream).poll_write(context, bytes);
        self.hurry(context, written)
    }

    fn poll_write_vectored(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        bytes: &[io::IoSlice<'_>],
    ) -> Poll<io::Result<usize>> {
        let written = Pin::new(&mut self.stream).poll_write_vectored(context, bytes);
        self.hurry(context, written)
    }

    fn is_write_vectored(&self) -> bool {
        self.stream.is_write_vectored()
    }

    fn poll_flush(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        let flushed = Pin::new(&mut self.stream).poll_flush(context);
        self.hurry(context, flushed)
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_shutdown(context)
    }
}
