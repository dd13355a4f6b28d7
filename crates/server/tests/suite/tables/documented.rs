//! The examples of docs/api.md: every request is sent to a server, and every answer and event is what the page says.

use super::support::*;
use hedgerow_api_client::Client;
use serde_json::Value;
use std::collections::HashMap;

const PAGE: &str = include_str!("../../../../../docs/api.md");

/// What stands between ``` and ``` of a kind, with the line it begins at.
fn blocks(page: &str) -> Vec<(usize, &str, String)> {
    let mut blocks = Vec::new();
    let mut lines = (1..).zip(page.lines());
    while let Some((number, line)) = lines.next() {
        let Some(kind) = line.strip_prefix("```") else { continue };
        let body: Vec<&str> = lines.by_ref().map(|(_, line)| line).take_while(|line| *line != "```").collect();
        blocks.push((number, kind, body.join("\n")));
    }
    blocks
}

/// What `$NAME` stands for.
#[derive(Default)]
struct Known(HashMap<String, Value>);

impl Known {
    /// A text with everything in it that is known.
    fn fill(&self, text: &str) -> String {
        let mut names: Vec<&String> = self.0.keys().collect();
        // Longer ones first: $TOKEN stands at the beginning of $TOKEN_ID.
        names.sort_by_key(|name| std::cmp::Reverse(name.len()));
        names.into_iter().fold(text.to_owned(), |text, name| {
            let value = &self.0[name];
            let value = value.as_str().map_or_else(|| value.to_string(), str::to_owned);
            text.replace(&format!("${name}"), &value)
        })
    }

    /// Whether what came is what was expected; it may be more. New names are learnt.
    fn matches(&mut self, expected: &Value, found: &Value) -> Result<(), String> {
        let name = expected.as_str().and_then(|text| text.strip_prefix('$'));
        match (expected, found) {
            (_, Value::Null) if name.is_some() => Err(format!("nothing for {expected}")),
            _ if name.is_some() => {
                let known = self.0.entry(name.unwrap_or_default().to_owned()).or_insert_with(|| found.clone());
                if known == found { Ok(()) } else { Err(format!("{expected} is {known}, not {found}")) }
            }
            (Value::Object(fields), Value::Object(came)) => fields.iter().try_for_each(|(field, value)| {
                self.matches(value, came.get(field).unwrap_or(&Value::Null))
                    .map_err(|error| format!("{field}: {error}"))
            }),
            (Value::Array(items), Value::Array(came)) if came.is_empty() == items.is_empty() => {
                let mut pairs = items.iter().enumerate();
                pairs.try_for_each(|(at, item)| self.matches(item, came.get(at).unwrap_or(&Value::Null)))
            }
            _ if expected == found => Ok(()),
            _ => Err(format!("{found} instead of {expected}")),
        }
    }
}

/// Sends the request of an example and compares the answer. The stream, if it is what was asked for.
async fn exchange(server: &Server, known: &mut Known, block: &str) -> Result<Option<Stream>, String> {
    let (asked, answered) = block.split_once("\n\n").ok_or("no answer")?;
    let mut asked = asked.lines();
    let (method, path) = asked.next().and_then(|line| line.split_once(' ')).ok_or("no request")?;
    let mut client = Client::stranger(server.address);
    let mut body = String::new();
    for line in asked {
        match line.split_once(": ").filter(|_| body.is_empty() && !line.starts_with('{')) {
            Some((header, value)) => client = client.with_header(header, &known.fill(value)),
            None => body += &known.fill(line),
        }
    }
    let (head, expected) = answered.split_once('\n').unwrap_or((answered, ""));
    let (status, cookie) = head.split_once(" Set-Cookie: $").unwrap_or((head, ""));
    if path == "/api/stream" {
        return Ok(Some(Stream::open(&client).await));
    }
    let answer = client.send(method, &known.fill(path), &body).await.map_err(|error| error.to_string())?;
    if answer.status.to_string() != status {
        return Err(format!("{}: {}", answer.status, answer.body));
    }
    if !cookie.is_empty() {
        client.keep_cookie(&answer).map_err(|error| error.to_string())?;
        let kept = client.headers.iter().find(|(name, _)| name == "Cookie").map(|(_, value)| value.clone());
        known.0.insert(cookie.to_owned(), kept.into());
    }
    if !expected.is_empty() {
        let expected: Value = serde_json::from_str(&expected.replace('\n', " ")).map_err(|error| error.to_string())?;
        let found: Value = serde_json::from_str(&answer.body).map_err(|error| error.to_string())?;
        known.matches(&expected, &found)?;
    }
    Ok(None)
}

#[tokio::test]
async fn every_example_of_the_page_about_the_api_is_true() {
    let server = Server::start().await;
    let mut known = Known::default();
    let mut stream = None;
    let mut sent = 0;
    for (line, kind, block) in blocks(PAGE) {
        match kind {
            "http" => {
                let opened = exchange(&server, &mut known, &block).await;
                let opened = opened.unwrap_or_else(|error| panic!("docs/api.md:{line}: {error}"));
                stream = opened.or(stream);
                sent += 1;
            }
            "sse" => {
                let stream = stream.as_mut().expect("it is listened to");
                for expected in block.lines().map(|line| line.strip_prefix("data: ").expect("an event")) {
                    let event = serde_json::to_value(stream.next().await.expect("an event")).unwrap();
                    let same = known.matches(&serde_json::from_str(expected).unwrap(), &event);
                    same.unwrap_or_else(|error| panic!("docs/api.md:{line}: {error}\n{event}"));
                }
            }
            _ => {}
        }
    }
    assert!(sent >= 30, "{sent} examples");
}

/// A test that cannot fail would show nothing.
#[tokio::test]
async fn an_example_that_is_not_true_is_noticed() {
    let server = Server::start().await;
    for wrong in [
        "GET /api/me\n\n200",
        "POST /api/guest\n\n200\n{\"guest\": false}",
        "POST /api/guest\n\n200\n{\"waiting\": [\"t1\"]}",
        "POST /api/guest\n\n200\n{\"name\": \"$NAME\", \"guest\": \"$NAME\"}",
        "POST /api/guest\n\n200\n{\"colour\": \"blue\"}",
        "POST /api/guest\n\n200\n{\"colour\": \"$COLOUR\"}",
    ] {
        assert!(exchange(&server, &mut Known::default(), wrong).await.is_err(), "{wrong}");
    }
    assert!(exchange(&server, &mut Known::default(), "POST /api/guest\n\n200\n{\"guest\": true}").await.is_ok());
}
