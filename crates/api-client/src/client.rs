//! [`Client`]: somebody who talks to a server.

use crate::{ClientError, LiveTable};
use hedgerow_protocol::{CreateTable, TableView};
use serde::Serialize;
use serde::de::DeserializeOwned;
use std::net::SocketAddr;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;

/// A person or a program, by the cookie or token it shows.
#[derive(Clone, Debug)]
pub struct Client {
    pub address: SocketAddr,
    /// What every path begins with, for a server with a base path.
    pub base_path: String,
    /// Headers that go with every request: who it is, where it comes from.
    pub headers: Vec<(String, String)>,
}

/// What came back.
#[derive(Clone, Debug)]
pub struct HttpAnswer {
    pub status: u16,
    /// Names in small letters.
    pub headers: Vec<(String, String)>,
    pub body: String,
}

impl HttpAnswer {
    pub fn header(&self, name: &str) -> Option<&str> {
        self.headers.iter().find(|(other, _)| other == name).map(|(_, value)| value.as_str())
    }

    /// The body of an answer that is no refusal.
    pub fn read<T: DeserializeOwned>(&self) -> Result<T, ClientError> {
        if !(200..300).contains(&self.status) {
            return Err(ClientError::Refused { status: self.status, body: self.body.clone() });
        }
        Ok(serde_json::from_str(&self.body)?)
    }
}

impl Client {
    /// Nobody yet.
    pub fn stranger(address: SocketAddr) -> Client {
        Client { address, base_path: String::new(), headers: Vec::new() }
    }

    /// A new guest.
    pub async fn guest(address: SocketAddr) -> Result<Client, ClientError> {
        let mut client = Client::stranger(address);
        let answer = client.send("POST", "/api/guest", "{}").await?;
        client.keep_cookie(&answer)?;
        Ok(client)
    }

    /// Shows the cookie of this answer from now on.
    pub fn keep_cookie(&mut self, answer: &HttpAnswer) -> Result<(), ClientError> {
        let cookie = answer.header("set-cookie").and_then(|cookie| cookie.split(';').next());
        let missing = || ClientError::Refused { status: answer.status, body: answer.body.clone() };
        let cookie = cookie.ok_or_else(missing)?.to_string();
        self.headers.retain(|(name, _)| name != "Cookie");
        self.headers.push(("Cookie".to_string(), cookie));
        Ok(())
    }

    /// A program that shows a token.
    pub fn with_token(address: SocketAddr, token: &str) -> Client {
        Client::stranger(address).with_header("Authorization", &format!("Bearer {token}"))
    }

    pub fn with_header(mut self, name: &str, value: &str) -> Client {
        self.headers.push((name.to_string(), value.to_string()));
        self
    }

    pub async fn get<T: DeserializeOwned>(&self, path: &str) -> Result<T, ClientError> {
        self.send("GET", path, "").await?.read()
    }

    pub async fn post<T: DeserializeOwned>(&self, path: &str, body: &impl Serialize) -> Result<T, ClientError> {
        self.send("POST", path, &serde_json::to_string(body)?).await?.read()
    }

    pub async fn make_table(&self, table: &CreateTable) -> Result<TableView, ClientError> {
        self.post("/api/tables", table).await
    }

    /// Looks at a table; `key` for a private one, `since` with the version it has.
    pub async fn open(&self, table: &str, key: Option<&str>, since: Option<u32>) -> Result<LiveTable, ClientError> {
        LiveTable::open(self, table, key, since).await
    }

    /// One request on a connection of its own: plain HTTP/1.1.
    pub async fn send(&self, method: &str, path: &str, body: &str) -> Result<HttpAnswer, ClientError> {
        let mut stream = TcpStream::connect(self.address).await?;
        let mut request =
            format!("{method} {}{path} HTTP/1.1\r\nHost: {}\r\nConnection: close\r\n", self.base_path, self.address);
        for (name, value) in &self.headers {
            request += &format!("{name}: {value}\r\n");
        }
        if method != "GET" {
            request += &format!("Content-Type: application/json\r\nContent-Length: {}\r\n", body.len());
        }
        request += "\r\n";
        request += body;
        stream.write_all(request.as_bytes()).await?;
        let mut bytes = Vec::new();
        // A server that refuses a large body closes without reading it all; what it said before counts.
        if let Err(error) = stream.read_to_end(&mut bytes).await
            && bytes.is_empty()
        {
            return Err(error.into());
        }
        parse(&bytes)
    }
}

fn parse(bytes: &[u8]) -> Result<HttpAnswer, ClientError> {
    let garbled = || ClientError::Garbled(String::from_utf8_lossy(bytes).chars().take(200).collect());
    let end = bytes.windows(4).position(|four| four == b"\r\n\r\n").ok_or_else(garbled)?;
    let (head, body) = (std::str::from_utf8(&bytes[..end]).map_err(|_| garbled())?, &bytes[end + 4..]);
    let mut lines = head.split("\r\n");
    let status = lines.next().and_then(|line| line.split(' ').nth(1)).and_then(|status| status.parse().ok());
    let headers: Vec<(String, String)> = lines
        .filter_map(|line| line.split_once(':'))
        .map(|(name, value)| (name.trim().to_lowercase(), value.trim().to_string()))
        .collect();
    let chunked = headers.iter().any(|(name, value)| name == "transfer-encoding" && value.contains("chunked"));
    let body = if chunked { unchunk(body).ok_or_else(garbled)? } else { body.to_vec() };
    let body = String::from_utf8(body).map_err(|_| garbled())?;
    Ok(HttpAnswer { status: status.ok_or_else(garbled)?, headers, body })
}

/// A chunk may end within a letter, so they are put together as bytes.
fn unchunk(mut rest: &[u8]) -> Option<Vec<u8>> {
    let mut body = Vec::new();
    loop {
        let end = rest.windows(2).position(|pair| pair == b"\r\n")?;
        let (length, after) = (std::str::from_utf8(&rest[..end]).ok()?, &rest[end + 2..]);
        let length = usize::from_str_radix(length.trim(), 16).ok()?;
        if length == 0 {
            return Some(body);
        }
        body.extend_from_slice(after.get(..length)?);
        rest = after.get(length..)?.strip_prefix(b"\r\n")?;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_chunk_may_end_within_a_letter() {
        let answer = b"HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n2\r\na\xc3\r\n2\r\n\xa4b\r\n0\r\n\r\n";
        assert_eq!(parse(answer).unwrap().body, "a\u{e4}b");
        assert!(parse(b"HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n9\r\na\r\n").is_err());
    }
}
