//! [`Refused`]: a refusal as an HTTP answer.

use super::RetryAfter;
use crate::app::App;
use crate::store::StoreError;
use axum::Json;
use axum::extract::rejection::{BytesRejection, FailedToBufferBody};
use axum::extract::{FromRequest, FromRequestParts, Path, Query, Request};
use axum::http::request::Parts;
use axum::http::{HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use hedgerow_locale::{Text, text};
use hedgerow_protocol::{ApiError, ErrorCode};
use serde::de::DeserializeOwned;
use std::sync::Arc;
use std::time::Duration;

/// An [`ApiError`] on its way out, with the status that fits.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Refused {
    pub error: ApiError,
    /// In how many seconds it is worth trying again.
    pub retry_after: Option<u64>,
}

impl Refused {
    pub fn new(code: ErrorCode, text: impl Into<Text>) -> Refused {
        Refused::from(ApiError::new(code, text))
    }

    pub fn status(&self) -> StatusCode {
        match self.error.code {
            ErrorCode::BadRequest => StatusCode::BAD_REQUEST,
            ErrorCode::SignInFirst => StatusCode::UNAUTHORIZED,
            ErrorCode::NotYours | ErrorCode::WrongOrigin => StatusCode::FORBIDDEN,
            ErrorCode::NotFound => StatusCode::NOT_FOUND,
            ErrorCode::Stale | ErrorCode::NotNow | ErrorCode::Taken | ErrorCode::Declined | ErrorCode::Illegal => {
                StatusCode::CONFLICT
            }
            ErrorCode::TooLarge => StatusCode::PAYLOAD_TOO_LARGE,
            ErrorCode::TooFast => StatusCode::TOO_MANY_REQUESTS,
            ErrorCode::TooSlow => StatusCode::REQUEST_TIMEOUT,
            ErrorCode::WrongMethod => StatusCode::METHOD_NOT_ALLOWED,
            ErrorCode::Stopping => StatusCode::SERVICE_UNAVAILABLE,
            ErrorCode::Internal => StatusCode::INTERNAL_SERVER_ERROR,
        }
    }
}

impl From<ApiError> for Refused {
    fn from(error: ApiError) -> Refused {
        Refused { error, retry_after: None }
    }
}

impl From<StoreError> for Refused {
    fn from(error: StoreError) -> Refused {
        match error {
            StoreError::NotFound(_) => Refused::new(ErrorCode::NotFound, &error),
            StoreError::Taken(_) => Refused::new(ErrorCode::Taken, &error),
            StoreError::BadPlace => Refused::new(ErrorCode::BadRequest, &error),
            StoreError::Failed(reason) => {
                // For the log, not for strangers.
                tracing::error!(reason, "the store failed");
                Refused::new(ErrorCode::Internal, text!("server-store-failed"))
            }
        }
    }
}

impl From<RetryAfter> for Refused {
    fn from(RetryAfter(wait): RetryAfter) -> Refused {
        // Whole seconds, and not too early.
        let seconds = wait.as_secs() + 1;
        let error = ApiError::new(ErrorCode::TooFast, text!("server-too-fast", seconds = seconds));
        Refused { error, retry_after: Some(seconds) }
    }
}

impl IntoResponse for Refused {
    fn into_response(self) -> Response {
        if self.error.code == ErrorCode::Internal {
            // The host of the server should hear of it too.
            tracing::error!(reason = self.error.message, "a request failed");
        }
        let mut response = (self.status(), Json(self.error)).into_response();
        if let Some(seconds) = self.retry_after {
            response.headers_mut().insert(header::RETRY_AFTER, HeaderValue::from(seconds));
        }
        response
    }
}

/// A body of JSON; anything else is refused with an [`ApiError`] that says what is wrong with it.
#[derive(Clone, Copy, Debug)]
pub struct JsonBody<T>(pub T);

impl<T: DeserializeOwned> FromRequest<Arc<App>> for JsonBody<T> {
    type Rejection = Refused;

    async fn from_request(request: Request, app: &Arc<App>) -> Result<Self, Refused> {
        // A page elsewhere can send text or a form without being asked, but not JSON.
        let is_json = request
            .headers()
            .get(header::CONTENT_TYPE)
            .and_then(|value| value.to_str().ok())
            .and_then(|value| value.split(';').next())
            .is_some_and(|kind| kind.trim().eq_ignore_ascii_case("application/json"));
        let time = Duration::from_secs(app.config.limits.request_seconds);
        let arriving = tokio::time::timeout(time, axum::body::Bytes::from_request(request, app));
        let too_slow = |_| Refused::new(ErrorCode::TooSlow, text!("server-too-slow"));
        let bytes = arriving.await.map_err(too_slow)?.map_err(|rejection| match rejection {
            BytesRejection::FailedToBufferBody(FailedToBufferBody::LengthLimitError(_)) => {
                Refused::new(ErrorCode::TooLarge, text!("server-too-large"))
            }
            other => Refused::new(ErrorCode::BadRequest, text!("server-unreadable", reason = other.body_text())),
        })?;
        if !is_json {
            return Err(Refused::new(ErrorCode::BadRequest, text!("server-json-only")));
        }
        let value = serde_json::from_slice(&bytes);
        value.map(JsonBody).map_err(|error| {
            Refused::new(ErrorCode::BadRequest, text!("server-unreadable", reason = error.to_string()))
        })
    }
}

/// What stands behind `?` in an address.
#[derive(Clone, Copy, Debug)]
pub struct UrlQuery<T>(pub T);

impl<S: Send + Sync, T: DeserializeOwned> FromRequestParts<S> for UrlQuery<T> {
    type Rejection = Refused;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<UrlQuery<T>, Refused> {
        let query = Query::<T>::from_request_parts(parts, state).await;
        query.map(|Query(query)| UrlQuery(query)).map_err(|error| {
            Refused::new(ErrorCode::BadRequest, text!("server-unreadable", reason = error.body_text()))
        })
    }
}

/// What varies in a path, as in `/api/people/{name}`; a pair, where it is two parts.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UrlPart<T = String>(pub T);

impl<S: Send + Sync, T: DeserializeOwned + Send> FromRequestParts<S> for UrlPart<T> {
    type Rejection = Refused;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<UrlPart<T>, Refused> {
        let part = Path::<T>::from_request_parts(parts, state).await;
        part.map(|Path(part)| UrlPart(part)).map_err(|error| {
            Refused::new(ErrorCode::BadRequest, text!("server-unreadable", reason = error.body_text()))
        })
    }
}
