//! [`LiveTable`]: a table over its socket.

use crate::connector::Connection;
use crate::{Client, ClientError};
use futures_util::{SinkExt, StreamExt};
use hedgerow_protocol::{ClientMessage, Command, ServerMessage, TableEvent, TableView};
use hyper_util::rt::TokioIo;
use tokio_tungstenite::WebSocketStream;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tower::ServiceExt;

/// A socket, and the table as it shows it. The view follows the events as [`next`](LiveTable::next) hands them out.
#[derive(Debug)]
pub struct LiveTable {
    socket: WebSocketStream<Connection>,
    /// The table as it is now; `None` until the first view has arrived.
    pub view: Option<TableView>,
    /// The WebSocket close code, once the server has closed the connection.
    pub close_code: Option<u16>,
}

impl LiveTable {
    pub(crate) async fn open(
        client: &Client,
        table: &str,
        key: Option<&str>,
        since: Option<u32>,
    ) -> Result<LiveTable, ClientError> {
        let key = key.map(|key| format!("key={key}"));
        // A client that comes back with a version asks for the whole chat.
        let since = since.map(|since| format!("since={since}&said=0"));
        let query: Vec<String> = key.into_iter().chain(since).collect();
        let path = format!("/api/tables/{table}/live?{}", query.join("&"));
        let mut request = client.server().socket(&path)?.into_client_request()?;
        client.add_headers(request.headers_mut())?;
        // Its own connection, made as those for requests are.
        let connection = client.connector.clone().oneshot(client.server().request(&path)?).await;
        let connection = TokioIo::new(connection.map_err(|error| ClientError::connection(&*error))?);
        let (socket, _) = tokio_tungstenite::client_async(request, connection).await?;
        Ok(LiveTable { socket, view: None, close_code: None })
    }

    /// The next message; the view is brought up to date with it.
    pub async fn next(&mut self) -> Result<ServerMessage, ClientError> {
        loop {
            match self.socket.next().await.ok_or(ClientError::Ended)?? {
                Message::Text(text) => {
                    let message: ServerMessage = serde_json::from_str(&text)?;
                    self.follow(&message);
                    return Ok(message);
                }
                Message::Close(frame) => {
                    self.close_code = frame.map(|frame| frame.code.into());
                    return Err(ClientError::Ended);
                }
                _ => {}
            }
        }
    }

    fn follow(&mut self, message: &ServerMessage) {
        match message {
            ServerMessage::View { view } => {
                let mut view = (**view).clone();
                // What is left out is as it was.
                view.chat = view.chat.or_else(|| self.view.take()?.chat);
                self.view = Some(view);
            }
            ServerMessage::Chat { message } => {
                if let Some(chat) = self.view.as_mut().and_then(|view| view.chat.as_mut()) {
                    chat.push(message.clone());
                }
            }
            ServerMessage::Event { event } => {
                if let Some(view) = &mut self.view {
                    follow_event(view, event);
                }
            }
            _ => {}
        }
    }

    /// Waits for the first view.
    pub async fn first_view(&mut self) -> Result<&TableView, ClientError> {
        while self.view.is_none() {
            self.next().await?;
        }
        self.view.as_ref().ok_or(ClientError::Ended)
    }

    /// Sends a message without waiting for an answer.
    pub async fn send(&mut self, message: &ClientMessage) -> Result<(), ClientError> {
        self.send_text(serde_json::to_string(message)?).await
    }

    /// Sends a text frame as it is, valid or not.
    pub async fn send_text(&mut self, text: String) -> Result<(), ClientError> {
        Ok(self.socket.send(Message::Text(text.into())).await?)
    }

    /// Sends a binary frame, which the server does not understand.
    pub async fn send_bytes(&mut self, bytes: Vec<u8>) -> Result<(), ClientError> {
        Ok(self.socket.send(Message::Binary(bytes.into())).await?)
    }

    /// Sends a command and waits for what came of it: the version it made, or the refusal's code and message.
    pub async fn carry_out(
        &mut self,
        id: &str,
        version: u32,
        command: Command,
    ) -> Result<Result<u32, String>, ClientError> {
        self.send(&ClientMessage::Do { id: id.to_string(), version, command }).await?;
        loop {
            match self.next().await? {
                ServerMessage::Done { id: done, version } if done == id => return Ok(Ok(version)),
                ServerMessage::Refused { id: Some(refused), error } if refused == id => {
                    return Ok(Err(format!("{:?}: {}", error.code, error.message)));
                }
                _ => {}
            }
        }
    }

    /// Closes the socket.
    pub async fn close(mut self) {
        let _ = self.socket.close(None).await;
    }
}

/// What a client does with an event.
fn follow_event(view: &mut TableView, event: &TableEvent) {
    view.version = event.version;
    view.clocks = event.clocks.clone();
    view.proposal = event.proposal;
    view.you_may = event.you_may.clone();
    view.log.extend(event.happenings.iter().map(|happening| (event.number, happening.clone())));
    if let Some(game) = &mut view.game {
        game.apply(&event.happenings, &event.turn);
    }
}
