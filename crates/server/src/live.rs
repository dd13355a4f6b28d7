//! The live table: one WebSocket, as in `docs/api.md`.

use crate::app::{App, Dismissal};
use crate::http::{Key, Refused, RetryAfter, UrlPart, UrlQuery, check_origin, client_address};
use crate::hub::{Inbox, Outbox, Request, ResumePoint, Subscriber, closed, outbox};
use crate::people::{Visitor, identify};
use axum::extract::State;
use axum::extract::ws::rejection::WebSocketUpgradeRejection;
use axum::extract::ws::{CloseFrame, Message, WebSocket, WebSocketUpgrade, close_code};
use axum::http::{Extensions, HeaderMap};
use axum::response::Response;
use hedgerow_locale::text;
use hedgerow_protocol::{ApiError, ClientMessage, Command, ErrorCode, Scope, ServerMessage};
use serde::Deserialize;
use std::net::IpAddr;
use std::pin::pin;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

/// How much of what a client sends is read at once: it sends little.
const READ_BUFFER: usize = 4 * 1024;
/// How many refusals for nonsense a socket gets before it is closed.
const PATIENCE: u32 = 20;
/// A client that says nothing for this long, not even a ping, is gone.
const SILENCE: Duration = Duration::from_secs(90);
/// A client that reads nothing for this long while messages wait is cut off.
const UNREAD: Duration = Duration::from_secs(10);
/// How often the server asks whether the client is still there.
const PING: Duration = Duration::from_secs(30);

static NUMBERS: AtomicU64 = AtomicU64::new(1);

#[derive(Debug, Deserialize, utoipa::IntoParams)]
#[into_params(parameter_in = Query)]
pub struct LiveQuery {
    /// The version the client has.
    since: Option<u32>,
    /// The id of the last message it has heard; without it a client that comes back is told everything.
    said: Option<u32>,
    /// The key of a private table.
    key: Option<String>,
}

/// A table as it is played: a WebSocket with `ClientMessage`s one way and `ServerMessage`s the other.
#[utoipa::path(
    get,
    path = "/api/tables/{id}/live",
    tag = "tables",
    params(("id" = String, Path), LiveQuery),
    responses((status = 101, body = ServerMessage))
)]
pub async fn live(
    State(app): State<Arc<App>>,
    UrlPart(table): UrlPart,
    UrlQuery(query): UrlQuery<LiveQuery>,
    headers: HeaderMap,
    extensions: Extensions,
    upgrade: Result<WebSocketUpgrade, WebSocketUpgradeRejection>,
) -> Result<Response, Refused> {
    let upgrade = upgrade.map_err(|_| Refused::new(ErrorCode::BadRequest, text!("server-no-socket")))?;
    check_origin(&headers, &app.config)?;
    let address = client_address(&headers, &extensions, &app.config);
    let place = app.take_socket(address)?;
    let visitor = identify(&headers, &app).await.ok().filter(|visitor| visitor.check(Scope::Read).is_ok());
    if let Some(visitor) = &visitor {
        app.hub.shared().whereabouts.note(visitor.person.id, address);
    }
    // Refused here, a stranger learns no more than from a table that does not exist.
    let viewer = visitor.as_ref().map(|visitor| visitor.person.id);
    app.hub.look(&table, viewer, query.key.as_deref(), |_| Ok(())).await?;
    let max = app.config.limits.max_message;
    let since = query.since.zip(query.said).map(|(version, said)| ResumePoint { version, said });
    // 0: no limit.
    let max = if max == 0 { usize::MAX } else { max };
    let upgrade = upgrade.max_message_size(max).max_frame_size(max).read_buffer_size(READ_BUFFER).write_buffer_size(0);
    Ok(upgrade.on_upgrade(move |socket| async move {
        app.metrics.sockets.inc();
        TableSocket { app: app.clone(), table, visitor, key: query.key, address, nonsense: 0 }.run(socket, since).await;
        app.metrics.sockets.dec();
        drop(place);
    }))
}

struct TableSocket {
    app: Arc<App>,
    table: String,
    /// Who looks, and what they showed.
    visitor: Option<Visitor>,
    key: Option<String>,
    address: IpAddr,
    /// How many messages made no sense or came too fast.
    nonsense: u32,
}

/// Why a socket ends, as the client is told.
struct Farewell {
    code: u16,
    reason: &'static str,
}

const STOPPING: Farewell = Farewell { code: close_code::RESTART, reason: "the server is stopping" };
const COME_BACK: Farewell = Farewell { code: close_code::AGAIN, reason: "come back and look again" };
const BANNED: Farewell = Farewell { code: close_code::POLICY, reason: "this address is banned" };

impl TableSocket {
    async fn run(mut self, mut socket: WebSocket, since: Option<ResumePoint>) {
        let number = NUMBERS.fetch_add(1, Ordering::Relaxed);
        let (out, mut outgoing) = outbox();
        if let Err(error) = self.enter(number, out, since).await {
            let _ = socket.send(text(&refused(None, error))).await;
            return;
        }
        let farewell = self.talk(&mut socket, &mut outgoing).await;
        self.app.hub.leave(&self.table, number).await;
        if let Some(Farewell { code, reason }) = farewell {
            let frame = CloseFrame { code, reason: reason.into() };
            let goodbye = async {
                let _ = socket.send(Message::Close(Some(frame))).await;
                // What is still on its way is read and forgotten: a connection that ends with something unread takes the
                // reason with it.
                while let Some(Ok(_)) = socket.recv().await {}
            };
            let _ = tokio::time::timeout(Duration::from_secs(1), goodbye).await;
        }
    }

    async fn enter(&self, number: u64, out: Outbox, since: Option<ResumePoint>) -> Result<(), ApiError> {
        let blocked = match &self.visitor {
            Some(visitor) => self.app.store.unheard(visitor.person.id).await.unwrap_or_default(),
            None => Vec::new(),
        };
        self.app
            .hub
            .ask(&self.table, |answer| {
                let subscriber = Subscriber {
                    number,
                    person: self.visitor.as_ref().map(|visitor| visitor.person.id),
                    out: out.clone(),
                    blocked: blocked.iter().copied().collect(),
                };
                Request::Enter { subscriber, key: self.key.clone(), since, answer }
            })
            .await
    }

    /// Goes on until the client leaves, or must.
    async fn talk(&mut self, socket: &mut WebSocket, outgoing: &mut Inbox) -> Option<Farewell> {
        let app = self.app.clone();
        let mut closing = app.hub.closing();
        let pass = self.visitor.as_ref().map(|visitor| visitor.pass.clone());
        let mut dismissed = pin!(app.dismissed(self.address, pass.as_ref()));
        let mut ping = tokio::time::interval(PING);
        // A server that stood still received no pings.
        let clock = self.app.clock.clone();
        let mut heard = clock.ran();
        loop {
            tokio::select! {
                message = socket.recv() => {
                    heard = clock.ran();
                    match message {
                        Some(Ok(Message::Text(message))) => {
                            if let Some(answer) = self.answer(message.as_str()).await {
                                send(socket, text(&answer)).await?;
                            }
                        }
                        // Nothing here is binary: no client of ours.
                        Some(Ok(Message::Binary(_))) => self.nonsense = PATIENCE + 1,
                        // The library answers them, so they cost something as well.
                        Some(Ok(Message::Ping(_) | Message::Pong(_))) => {
                            let limited = self.app.limits.messages_by_address.check(Key::from(self.address));
                            self.nonsense += u32::from(limited.is_err());
                        }
                        Some(Ok(Message::Close(_))) | None => return None,
                        // Too large, or no WebSocket at all.
                        Some(Err(_)) => return Some(Farewell { code: close_code::SIZE, reason: "the message is too large or damaged" }),
                    }
                    if self.nonsense > PATIENCE {
                        return Some(Farewell { code: close_code::POLICY, reason: "too many messages that make no sense" });
                    }
                }
                message = outgoing.take() => match message {
                    Some(message) => send(socket, Message::Text(message)).await?,
                    // The table may have heard first that the server stops.
                    None if *self.app.hub.closing().borrow() => return Some(STOPPING),
                    None => return Some(COME_BACK),
                },
                _ = ping.tick() => {
                    if clock.ran().since(heard) > SILENCE {
                        return None;
                    }
                    send(socket, Message::Ping(Default::default())).await?;
                }
                () = closed(&mut closing) => return Some(STOPPING),
                why = &mut dismissed => return Some(match why {
                    Dismissal::Banned => BANNED,
                    Dismissal::SessionEnded => COME_BACK,
                }),
            }
        }
    }

    /// What is said back at once. What happens at the table comes by itself.
    async fn answer(&mut self, message: &str) -> Option<ServerMessage> {
        let message = match (self.check_rate(), serde_json::from_str::<ClientMessage>(message)) {
            (Ok(()), Ok(message)) => message,
            (Err(wait), message) => {
                self.nonsense += 1;
                // A client that waits for the answer to a command gets one.
                let id = match message {
                    Ok(ClientMessage::Do { id, .. }) => Some(id),
                    _ => None,
                };
                return Some(refused(id, Refused::from(wait).error));
            }
            (Ok(()), Err(error)) => {
                self.nonsense += 1;
                let error =
                    ApiError::new(ErrorCode::BadRequest, text!("server-unreadable", reason = error.to_string()));
                return Some(refused(None, error));
            }
        };
        match message {
            ClientMessage::Ping => Some(ServerMessage::Pong),
            ClientMessage::Do { id, version, command } => Some(match self.carry_out(&id, version, &command).await {
                Ok(version) => ServerMessage::Done { id, version },
                Err(error) => refused(Some(id), error),
            }),
            ClientMessage::Say { id, text } => match (self.say(id.as_deref(), &text).await, id) {
                (Ok(version), Some(id)) => Some(ServerMessage::Done { id, version }),
                (Ok(_), None) => None,
                (Err(error), id) => Some(refused(id, error)),
            },
        }
    }

    async fn carry_out(&self, id: &str, version: u32, command: &Command) -> Result<u32, ApiError> {
        let (visitor, key) = (self.player()?, self.key.as_deref());
        let checked = self.app.check_command(visitor, self.address, &self.table, key, command).await;
        checked.map_err(|refused| refused.error)?;
        self.app.hub.carry_out(&self.table, &visitor.person, key, id, version, command).await
    }

    async fn say(&self, id: Option<&str>, text: &str) -> Result<u32, ApiError> {
        let Visitor { person, .. } = self.player()?;
        self.app.charge(self.address, text.len()).map_err(|wait| Refused::from(wait).error)?;
        self.app.check_age(person)?;
        self.app.hub.say(&self.table, person, self.key.as_deref(), id, text).await
    }

    /// Whether this person, and all people at this address together, may say something so soon.
    fn check_rate(&self) -> Result<(), RetryAfter> {
        let limits = &self.app.limits;
        limits.messages_by_address.check(Key::from(self.address))?;
        self.visitor.as_ref().map_or(Ok(()), |visitor| limits.messages.check(visitor.person.id))
    }

    /// Who may act.
    fn player(&self) -> Result<&Visitor, ApiError> {
        let nobody = || ApiError::new(ErrorCode::SignInFirst, text!("server-sign-in-first"));
        let visitor = self.visitor.as_ref().ok_or_else(nobody)?;
        visitor.check(Scope::Play).map_err(|refused| refused.error)?;
        Ok(visitor)
    }
}

/// Sends a message; none if the client is gone or does not read, which holds up no other client.
async fn send(socket: &mut WebSocket, message: Message) -> Option<()> {
    tokio::time::timeout(UNREAD, socket.send(message)).await.ok()?.ok()
}

fn refused(id: Option<String>, error: ApiError) -> ServerMessage {
    if error.code == ErrorCode::Internal {
        tracing::error!(reason = error.message, "a message failed");
    }
    ServerMessage::Refused { id, error }
}

fn text(message: &ServerMessage) -> Message {
    Message::Text(serde_json::to_string(message).unwrap_or_default().into())
}
