//! Whatever is sent, to any route: the answer is one that the description of the API lists, never a 500, and never a panic.

use crate::anything_sent::{any_text, bodies, runner};
use crate::test_app::TestApp;
use axum::body::Body;
use axum::http::{Request, StatusCode};
use hedgerow_protocol::{ApiError, ErrorCode};
use hedgerow_server::routes::router;
use proptest::prelude::*;
use proptest::sample::select;
use serde_json::{Value, json};
use tower::ServiceExt;

/// What can be asked, from the description.
#[derive(Clone, Debug)]
struct Operation {
    method: String,
    path: String,
    queries: Vec<String>,
    example: Value,
    statuses: Vec<u16>,
}

fn operations(description: &Value) -> Vec<Operation> {
    let mut operations = Vec::new();
    for (path, methods) in description["paths"].as_object().unwrap() {
        for (method, operation) in methods.as_object().unwrap() {
            let parameters = operation["parameters"].as_array().cloned().unwrap_or_default();
            let queries = parameters.iter().filter(|parameter| parameter["in"] == "query");
            operations.push(Operation {
                method: method.to_uppercase(),
                path: path.clone(),
                queries: queries.map(|query| query["name"].as_str().unwrap().to_owned()).collect(),
                example: operation["requestBody"]["content"]["application/json"]["example"].clone(),
                statuses: operation["responses"].as_object().unwrap().keys().map(|key| key.parse().unwrap()).collect(),
            });
        }
    }
    operations
}

#[derive(Clone, Debug)]
struct Sent {
    operation: Operation,
    path: String,
    who: usize,
    body: Vec<u8>,
}

fn requests(operations: Vec<Operation>, table: String) -> impl Strategy<Value = Sent> {
    let part = prop_oneof![
        3 => select(vec![table.clone(), "Ada".into(), "Snug".into(), "1".into(), "carcassonne".into(), "C4-hunters.svg".into()]),
        1 => any_text(),
    ];
    select(operations).prop_flat_map(move |operation| {
        let query = prop::collection::vec(prop::option::of(any_text()), operation.queries.len());
        (Just(operation.clone()), part.clone(), query, 0usize..4, bodies(&operation.example)).prop_map(
            |(operation, part, values, who, body)| {
                let encoded = |text: &str| text.bytes().map(|byte| format!("%{byte:02X}")).collect::<String>();
                let mut path = operation.path.clone();
                while let (Some(from), Some(to)) = (path.find('{'), path.find('}')) {
                    path.replace_range(from..=to, &encoded(&part));
                }
                let given = operation.queries.iter().zip(values).filter_map(|(name, value)| Some((name, value?)));
                let query: Vec<String> = given.map(|(name, value)| format!("{name}={}", encoded(&value))).collect();
                if !query.is_empty() {
                    path = format!("{path}?{}", query.join("&"));
                }
                Sent { operation, path, who, body }
            },
        )
    })
}

#[test]
fn every_answer_is_one_that_is_described() {
    let runtime = tokio::runtime::Builder::new_multi_thread().worker_threads(2).enable_all().build().unwrap();
    let server = runtime.block_on(TestApp::with(|config| {
        for limit in [
            &mut config.limits.sign_ins_per_minute,
            &mut config.limits.requests_per_second,
            &mut config.limits.messages_per_second,
            &mut config.limits.wrong_passwords_per_hour,
        ] {
            *limit = 0;
        }
        config.bot_threads = 1;
    }));
    let (description, table, signs) = runtime.block_on(async {
        let ada = server.register("", "Ada").await.ok().cookie();
        let token = format!("Bearer {}", server.token(&ada, &["read", "play"]).await.secret);
        server.ask(axum::http::Method::POST, "/api/me/bots", &ada, json!({ "name": "Snug" })).await.ok();
        let seats = json!([{ "for": "me" }, { "for": "me", "name": "Bob" }]);
        let body = json!({ "settings": { "rules": "carcassonne/first", "visibility": "open" }, "seats": seats });
        let table = server.ask(axum::http::Method::POST, "/api/tables", &ada, body).await.ok().body;
        let description = server.ask(axum::http::Method::GET, "/api/openapi.json", "", Value::Null).await.ok().body;
        let signs =
            [("x-nobody", String::new()), ("cookie", ada), ("authorization", token), ("cookie", "hedgerow=x".into())];
        (description, table["id"].as_str().unwrap().to_owned(), signs)
    });
    let router = router(server.app.clone());
    let operations = operations(&description);
    for operation in operations.iter().filter(|operation| matches!(operation.method.as_str(), "POST" | "PUT")) {
        let without = ["/api/guest", "/api/sign-out", "/api/sign-out-everywhere", "/api/blocked/{name}", "/api/me/bot"];
        assert_eq!(operation.example.is_null(), without.contains(&operation.path.as_str()), "{operation:?}");
    }
    let outcome = runner(1500).run(&requests(operations, table), |sent| {
        let (name, value) = &signs[sent.who];
        let request = Request::builder().method(sent.operation.method.as_str()).uri(&sent.path).header(*name, value);
        let request = request.header("host", "table.example").header("content-type", "application/json");
        let request = request.body(Body::from(sent.body.clone())).unwrap();
        let (status, body) = runtime.block_on(async {
            let response = router.clone().oneshot(request).await.unwrap();
            let (parts, body) = response.into_parts();
            // The stream of events never ends.
            let endless = sent.operation.path == "/api/stream" && parts.status == StatusCode::OK;
            let bytes =
                if endless { Default::default() } else { axum::body::to_bytes(body, usize::MAX).await.unwrap() };
            (parts.status.as_u16(), bytes)
        });
        // A path that is empty in the middle is another path.
        let elsewhere = sent.path.contains("//") || sent.path.ends_with('/') || status == 405;
        prop_assert!(
            elsewhere || sent.operation.statuses.contains(&status),
            "{status} {}",
            String::from_utf8_lossy(&body)
        );
        prop_assert_ne!(status, 500);
        if status >= 400 {
            let error: ApiError =
                serde_json::from_slice(&body).map_err(|error| TestCaseError::fail(error.to_string()))?;
            prop_assert!(!error.message.is_empty() && error.code != ErrorCode::Internal);
        }
        Ok(())
    });
    outcome.unwrap();
}
