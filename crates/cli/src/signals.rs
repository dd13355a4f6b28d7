//! Being told to end: Ctrl-C, or a signal from another program.

use std::thread;

/// Waits until the program is told to end.
pub async fn asked_to_stop() {
    let interrupted = async {
        let _ = tokio::signal::ctrl_c().await;
    };
    #[cfg(unix)]
    let terminated = arrived(tokio::signal::unix::SignalKind::terminate());
    #[cfg(not(unix))]
    let terminated = std::future::pending::<()>();
    tokio::select! {
        () = interrupted => {}
        () = terminated => {}
    }
}

/// Waits until the terminal is closed.
async fn hung_up() {
    #[cfg(unix)]
    arrived(tokio::signal::unix::SignalKind::hangup()).await;
    #[cfg(not(unix))]
    std::future::pending::<()>().await;
}

#[cfg(unix)]
async fn arrived(kind: tokio::signal::unix::SignalKind) {
    match tokio::signal::unix::signal(kind) {
        Ok(mut signal) => {
            signal.recv().await;
        }
        Err(_) => std::future::pending().await,
    }
}

/// Does something when the program is told to end, on a thread of its own. A program at a terminal also ends with it; others
/// may have been started to outlive it (`nohup`).
pub fn when_stopped(at_a_terminal: bool, then: impl FnOnce() + Send + 'static) {
    let Ok(runtime) = tokio::runtime::Builder::new_current_thread().enable_all().build() else { return };
    thread::spawn(move || {
        runtime.block_on(async {
            tokio::select! {
                () = asked_to_stop() => {}
                () = hung_up(), if at_a_terminal => {}
            }
        });
        then();
    });
}
