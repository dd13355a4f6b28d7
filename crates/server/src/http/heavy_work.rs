//! [`HeavyWork`]: a bounded place for heavy jobs, on threads of their own.

use super::Refused;
use hedgerow_locale::Text;
use hedgerow_protocol::{ApiError, ErrorCode};
use tokio::sync::Semaphore;

/// How many heavy jobs are done at the same time, and how many may wait for that; a flood beyond it is turned away at once
/// instead of piling up, so that it can hold up neither the games nor other work.
#[derive(Debug)]
pub struct HeavyWork {
    places: Semaphore,
    queue: Semaphore,
}

impl HeavyWork {
    pub fn new(places: usize, waiting: usize) -> HeavyWork {
        HeavyWork { places: Semaphore::new(places), queue: Semaphore::new(waiting) }
    }

    /// Does the work as soon as there is a place for it; `busy` is said when too much waits already.
    pub async fn run<T: Send + 'static>(
        &self,
        busy: Text,
        work: impl FnOnce() -> T + Send + 'static,
    ) -> Result<T, Refused> {
        let busy = || Refused { retry_after: Some(2), ..Refused::new(ErrorCode::TooFast, busy.clone()) };
        let _waiting = self.queue.try_acquire().map_err(|_| busy())?;
        let _place = self.places.acquire().await.map_err(|_| busy())?;
        tokio::task::spawn_blocking(work).await.map_err(|error| ApiError::fault(error.to_string()).into())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use hedgerow_locale::text;

    #[tokio::test]
    async fn what_is_too_much_is_turned_away() {
        let work = HeavyWork::new(1, 2);
        let (free, wait) = std::sync::mpsc::channel::<()>();
        let slow = work.run(text!("server-records-busy"), move || wait.recv().is_ok());
        let next = work.run(text!("server-records-busy"), || true);
        let many = async {
            tokio::task::yield_now().await;
            let refused = work.run(text!("server-records-busy"), || true).await.unwrap_err();
            assert_eq!((refused.error.code, refused.retry_after), (ErrorCode::TooFast, Some(2)));
            free.send(()).unwrap();
        };
        assert_eq!(tokio::join!(slow, next, many), (Ok(true), Ok(true), ()));
    }
}
