//! [`EventStream`]: the events that concern a client, as they happen.

use crate::ClientError;
use futures_util::TryStreamExt;
use futures_util::stream::MapErr;
use hedgerow_protocol::StreamEvent;
use http_body_util::{BodyDataStream, BodyExt};
use hyper::body::{Bytes, Incoming};
use std::io;
use tokio::io::{AsyncBufReadExt, Lines};
use tokio_util::io::StreamReader;

/// `GET /api/stream`: server-sent events, each a line of JSON.
#[derive(Debug)]
pub struct EventStream(Lines<StreamReader<Body, Bytes>>);

type Body = MapErr<BodyDataStream<Incoming>, fn(hyper::Error) -> io::Error>;

impl EventStream {
    pub(crate) fn new(body: Incoming) -> EventStream {
        let body: Body = body.into_data_stream().map_err(io::Error::other);
        EventStream(StreamReader::new(body).lines())
    }

    /// The next event; none when the server has ended the stream.
    pub async fn next(&mut self) -> Result<Option<StreamEvent>, ClientError> {
        while let Some(line) = self.0.next_line().await? {
            // The other lines are comments that keep the connection alive, and the blank ones between events.
            if let Some(event) = line.strip_prefix("data:") {
                return Ok(Some(serde_json::from_str(event)?));
            }
        }
        Ok(None)
    }
}
