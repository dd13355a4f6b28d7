//! [`Client`]: sends requests to a server, as a guest, an account or a program.

use crate::connector::{Connector, connector, system_trust};
use crate::{ClientError, EventStream, LiveTable, ServerUrl};
use hedgerow_protocol::{CreateTable, TableView};
use http_body_util::{BodyExt, Full};
use hyper::body::{Bytes, Incoming};
use hyper::header::{CONTENT_TYPE, HeaderMap, HeaderName, HeaderValue};
use hyper::{Method, Request, Response};
use hyper_util::client::legacy;
use hyper_util::rt::TokioExecutor;
use serde::Serialize;
use serde::de::DeserializeOwned;

/// A person or a program, by the cookie or token it shows. Clones share their connections, which are kept for the next
/// request.
#[derive(Clone, Debug)]
pub struct Client {
    server: ServerUrl,
    /// Headers sent with every request, such as the cookie. If two have the same name, the last one counts.
    pub headers: Vec<(String, String)>,
    pub(crate) connector: Connector,
    requests: legacy::Client<Connector, Full<Bytes>>,
}

/// A response that has arrived completely.
#[derive(Clone, Debug)]
pub struct HttpAnswer {
    /// The HTTP status code.
    pub status: u16,
    /// The response headers.
    pub headers: HeaderMap,
    /// The body as text, empty if there is none.
    pub body: String,
}

impl HttpAnswer {
    /// The value of a response header; `None` if it is missing or not text.
    pub fn header(&self, name: &str) -> Option<&str> {
        self.headers.get(name)?.to_str().ok()
    }

    /// The body as JSON, unless the status is an error.
    pub fn read<T: DeserializeOwned>(&self) -> Result<T, ClientError> {
        if !(200..300).contains(&self.status) {
            return Err(self.refused());
        }
        Ok(serde_json::from_str(&self.body)?)
    }

    pub(crate) fn refused(&self) -> ClientError {
        ClientError::Refused { status: self.status, body: self.body.clone() }
    }
}

impl Client {
    /// A client without a cookie or token.
    pub fn stranger(server: impl Into<ServerUrl>) -> Client {
        let server = server.into();
        let trust = system_trust(server.is_secure());
        Client::connecting(server, connector(trust))
    }

    fn connecting(server: ServerUrl, connector: Connector) -> Client {
        let requests = legacy::Client::builder(TokioExecutor::new()).build(connector.clone());
        Client { server, headers: Vec::new(), connector, requests }
    }

    /// A new guest.
    pub async fn guest(server: impl Into<ServerUrl>) -> Result<Client, ClientError> {
        let mut client = Client::stranger(server);
        let answer = client.send("POST", "/api/guest", "{}").await?;
        client.keep_cookie(&answer)?;
        Ok(client)
    }

    /// Sends the cookie of this answer from now on.
    pub fn keep_cookie(&mut self, answer: &HttpAnswer) -> Result<(), ClientError> {
        let cookie = answer.header("set-cookie").and_then(|cookie| cookie.split(';').next());
        let cookie = cookie.ok_or_else(|| answer.refused())?.to_string();
        self.headers.retain(|(name, _)| name != "Cookie");
        self.headers.push(("Cookie".to_string(), cookie));
        Ok(())
    }

    /// A program that shows a token.
    pub fn with_token(server: impl Into<ServerUrl>, token: &str) -> Client {
        Client::stranger(server).with_header("Authorization", &format!("Bearer {token}"))
    }

    /// Adds a header to every request.
    pub fn with_header(mut self, name: &str, value: &str) -> Client {
        self.headers.push((name.to_string(), value.to_string()));
        self
    }

    /// Trusts other servers than the system does.
    pub fn with_trust(self, trust: rustls::ClientConfig) -> Client {
        Client { headers: self.headers, ..Client::connecting(self.server, connector(trust)) }
    }

    /// The same person or program at another place, where its server was started again.
    pub fn at(&self, server: impl Into<ServerUrl>) -> Client {
        Client { headers: self.headers.clone(), ..Client::stranger(server) }
    }

    /// The server it talks to.
    pub fn server(&self) -> &ServerUrl {
        &self.server
    }

    /// Sends a GET request and reads the answer as JSON.
    pub async fn get<T: DeserializeOwned>(&self, path: &str) -> Result<T, ClientError> {
        self.send("GET", path, "").await?.read()
    }

    /// Sends a POST request with a JSON body and reads the answer as JSON.
    pub async fn post<T: DeserializeOwned>(&self, path: &str, body: &impl Serialize) -> Result<T, ClientError> {
        self.send("POST", path, &serde_json::to_string(body)?).await?.read()
    }

    /// Creates a table and returns its first view.
    pub async fn make_table(&self, table: &CreateTable) -> Result<TableView, ClientError> {
        self.post("/api/tables", table).await
    }

    /// Opens the socket of a table. A private table asks for its `key`. With `since`, the version the client already has, the
    /// server sends what happened after that if it still can, instead of the whole view.
    pub async fn open(&self, table: &str, key: Option<&str>, since: Option<u32>) -> Result<LiveTable, ClientError> {
        LiveTable::open(self, table, key, since).await
    }

    /// Opens the stream of events that concern this person or program (`GET /api/stream`).
    pub async fn listen(&self) -> Result<EventStream, ClientError> {
        let answer = self.request("GET", "/api/stream", "").await?;
        if !answer.status().is_success() {
            return Err(whole(answer).await?.refused());
        }
        Ok(EventStream::new(answer.into_body()))
    }

    /// One request and its whole answer, whatever it says.
    pub async fn send(&self, method: &str, path: &str, body: &str) -> Result<HttpAnswer, ClientError> {
        whole(self.request(method, path, body).await?).await
    }

    async fn request(&self, method: &str, path: &str, body: &str) -> Result<Response<Incoming>, ClientError> {
        let mut request = Request::new(Full::from(body.to_owned()));
        *request.method_mut() = Method::from_bytes(method.as_bytes())
            .map_err(|_| ClientError::BadRequest(format!("the method {method}")))?;
        *request.uri_mut() = self.server.request(path)?;
        self.add_headers(request.headers_mut())?;
        if method != "GET" {
            request.headers_mut().insert(CONTENT_TYPE, HeaderValue::from_static("application/json"));
        }
        Ok(self.requests.request(request).await?)
    }

    pub(crate) fn add_headers(&self, headers: &mut HeaderMap) -> Result<(), ClientError> {
        for (name, value) in &self.headers {
            let bad = || ClientError::BadRequest(format!("the header {name}"));
            let header: HeaderName = name.parse().map_err(|_| bad())?;
            headers.insert(header, HeaderValue::from_str(value).map_err(|_| bad())?);
        }
        Ok(())
    }
}

async fn whole(answer: Response<Incoming>) -> Result<HttpAnswer, ClientError> {
    let (head, body) = answer.into_parts();
    let body = body.collect().await?.to_bytes();
    let garbled = |_| ClientError::Garbled(String::from_utf8_lossy(&body).chars().take(200).collect());
    let body = String::from_utf8(body.to_vec()).map_err(garbled)?;
    Ok(HttpAnswer { status: head.status.as_u16(), headers: head.headers, body })
}
