//! The description of the API, as programs read it (`/api/openapi.json`): what the routes say of themselves, and what holds
//! for all of them: how one is recognised, every refusal, and a body to try with each request.

use crate::http::Refused;
use crate::people::COOKIE;
use crate::table::Games;
use hedgerow_locale::text;
use hedgerow_notation::{DrawOrigin, Record};
use hedgerow_protocol::{
    Accepts, AnalyseRecord, AnalysisDepth, ApiError, ClientMessage, Clock, Command, CreateTable, Credentials,
    ErrorCode, NewBot, NewName, NewPassword, NewToken, PuzzleMove, RecordMoment, RecordPicture, RecordText,
    ReportRequest, ResetRequest, Saying, Scope, SeatPlan, Seek,
};
use hedgerow_rules::{Rules, Seat};
use serde_json::{Value, json};
use std::collections::BTreeMap;
use utoipa::openapi::OpenApi;

/// Routes that need no sign-in.
const OPEN: [&str; 22] = [
    "GET /api/about",
    "GET /api/art/{sets}",
    "GET /api/leaders/{game}",
    "GET /api/lessons/{name}",
    "GET /api/people/{name}",
    "GET /api/people/{name}/games",
    "GET /api/puzzles/daily",
    "GET /api/puzzles/next",
    "GET /api/puzzles/{name}",
    "GET /api/rules/{picture}",
    "GET /api/seeks",
    "GET /api/tables",
    "POST /api/guest",
    "POST /api/puzzles/{name}/step",
    "POST /api/register",
    "POST /api/replay",
    "POST /api/replay/analysis",
    "POST /api/replay/insight",
    "POST /api/replay/picture",
    "POST /api/reset",
    "POST /api/sign-in",
    "POST /api/sign-out",
];

/// Completes what the routes say of themselves.
pub fn described(routes: &OpenApi) -> Value {
    let mut description = serde_json::to_value(routes).unwrap_or_default();
    description["info"] = json!({
        "title": "Hedgerow",
        "version": env!("CARGO_PKG_VERSION"),
        "description": "The API of a Hedgerow server. docs/api.md explains it.",
    });
    description["components"]["securitySchemes"] = json!({
        "cookie": { "type": "apiKey", "in": "cookie", "name": COOKIE },
        "token": { "type": "http", "scheme": "bearer" },
    });
    let examples = examples();
    let paths = description["paths"].as_object_mut().into_iter().flatten();
    for (path, operations) in paths {
        for (method, operation) in operations.as_object_mut().into_iter().flatten() {
            let request = format!("{} {path}", method.to_uppercase());
            complete(&request, operation, &examples);
        }
    }
    description
}

fn complete(request: &str, operation: &mut Value, examples: &BTreeMap<&str, Value>) {
    let known = [json!({ "cookie": [] }), json!({ "token": [] })];
    // A table may be seen by strangers who have its link: with a cookie or token, or without.
    let nobody = OPEN.contains(&request) || (request.starts_with("GET") && request.contains("/api/tables/"));
    operation["security"] = known.into_iter().chain(nobody.then(|| json!({}))).collect();
    let body = operation.pointer_mut("/requestBody/content/application~1json");
    if let Some(content) = body.and_then(Value::as_object_mut) {
        let schema = content["schema"]["$ref"].as_str().and_then(|schema| schema.rsplit('/').next());
        if let Some(example) = schema.and_then(|schema| examples.get(schema)) {
            content.insert("example".to_owned(), example.clone());
        }
    }
    let mut by_status: BTreeMap<u16, Vec<ErrorCode>> = BTreeMap::new();
    for code in refusals(request, operation) {
        by_status
            .entry(Refused::from(ApiError::new(code, text!("server-no-page"))).status().as_u16())
            .or_default()
            .push(code);
    }
    let Some(responses) = operation["responses"].as_object_mut() else { return };
    responses.remove("4XX");
    for (status, codes) in by_status {
        let names: Vec<Value> = codes.iter().map(|code| json!(code)).collect();
        let words: Vec<&str> = names.iter().filter_map(Value::as_str).collect();
        let example = ApiError::new(codes[0], example_text(codes[0]));
        responses.insert(
            status.to_string(),
            json!({
                "description": words.join(", "),
                "content": { "application/json": { "schema": { "$ref": "#/components/schemas/ApiError" }, "example": example } },
            }),
        );
    }
}

/// How a request can be refused.
fn refusals(request: &str, operation: &Value) -> Vec<ErrorCode> {
    let has_body = operation.get("requestBody").is_some();
    let has_parameters =
        operation.get("parameters").and_then(Value::as_array).is_some_and(|parameters| !parameters.is_empty());
    // An address may be banned.
    let mut codes = vec![ErrorCode::NotYours, ErrorCode::TooFast, ErrorCode::Stopping, ErrorCode::Internal];
    if has_body {
        codes.extend([ErrorCode::BadRequest, ErrorCode::TooLarge, ErrorCode::TooSlow]);
    } else if has_parameters {
        codes.push(ErrorCode::BadRequest);
    }
    if request.contains('{') || request == "GET /api/tables" {
        codes.push(ErrorCode::NotFound);
    }
    if !request.starts_with("GET") || request.ends_with("/live") {
        codes.push(ErrorCode::WrongOrigin);
    }
    if !OPEN.contains(&request) {
        codes.push(ErrorCode::SignInFirst);
    }
    codes.extend_from_slice(match request {
        "POST /api/register" => &[ErrorCode::Taken, ErrorCode::NotNow],
        "POST /api/sign-in" => &[ErrorCode::SignInFirst],
        "POST /api/reset" => &[ErrorCode::NotFound],
        "PUT /api/me/name" => &[ErrorCode::Taken],
        "PUT /api/me/password" | "POST /api/me/tokens" | "PUT /api/me/bot" => &[ErrorCode::NotNow],
        "POST /api/me/bots" => &[ErrorCode::Taken, ErrorCode::NotNow],
        "POST /api/me/bots/{name}/tokens" => &[ErrorCode::NotNow],
        "POST /api/tables" => {
            &[ErrorCode::NotFound, ErrorCode::NotNow, ErrorCode::Taken, ErrorCode::Illegal, ErrorCode::Declined]
        }
        "POST /api/seeks" => &[ErrorCode::NotNow],
        "POST /api/records" => &[ErrorCode::NotNow],
        "POST /api/puzzles/{name}/step" | "POST /api/puzzles/{name}/answer" => &[ErrorCode::Illegal],
        "GET /api/puzzles/next" => &[ErrorCode::NotFound],
        "POST /api/tables/{id}/do" => {
            &[ErrorCode::Stale, ErrorCode::NotNow, ErrorCode::Taken, ErrorCode::Illegal, ErrorCode::Declined]
        }
        "GET /api/tables/{id}/hint" | "GET /api/tables/{id}/insight" => &[ErrorCode::NotNow],
        "GET /api/tables/{id}/analysis" | "GET /api/tables/{id}/evaluation" => &[ErrorCode::NotNow],
        "POST /api/replay/analysis" | "POST /api/replay/insight" => &[ErrorCode::NotNow],
        "GET /api/tables/{id}/record" | "GET /api/tables/{id}/replay" => &[ErrorCode::NotNow],
        _ => &[],
    });
    codes.sort_unstable_by_key(|code| *code as u8);
    codes.dedup();
    codes
}

fn example_text(code: ErrorCode) -> hedgerow_locale::Text {
    match code {
        ErrorCode::SignInFirst => text!("server-sign-in-first"),
        ErrorCode::NotFound => text!("server-no-table"),
        ErrorCode::TooFast => text!("server-too-fast", seconds = 3),
        ErrorCode::Stale => text!("server-stale", now = 12, seen = 11),
        ErrorCode::Stopping => text!("server-stopping"),
        ErrorCode::Internal => text!("server-store-failed"),
        ErrorCode::NotYours => text!("server-not-your-turn"),
        ErrorCode::TooSlow => text!("server-too-slow"),
        _ => text!("server-unreadable", reason = "expected value at line 1 column 1"),
    }
}

/// A body to try, by the schema of the request.
fn examples() -> BTreeMap<&'static str, Value> {
    let words = |words: &str| words.to_owned();
    let games = Games::default();
    let game = Rules::all().next().and_then(|rules| games.game(rules).ok());
    // A game that has not begun.
    let record = game.and_then(|game| Record::new(&game, 2, Seat(0), DrawOrigin::Entered).ok());
    let record = record.map(|record| record.write()).unwrap_or_default();
    let seats = vec![SeatPlan::Me { name: None }, SeatPlan::Bot { level: words("normal") }];
    let settings = serde_json::from_value(json!({ "rules": "carcassonne/first", "options": ["river"] })).ok();
    let table = settings.map(|settings| CreateTable {
        id: Some(words("my-first-table")),
        settings,
        seats,
        pledge: None,
        colours: Vec::new(),
        what_if: None,
    });
    let seek = Seek {
        rules: words("carcassonne/first"),
        options: Vec::new(),
        clock: Clock::Live { seconds: 600, increment: 5 },
        rated: false,
        seats: 2,
        pledge: None,
    };
    let play = Command::Play { action: words("RFr@1,0r2") };
    let examples: [(&'static str, Result<Value, serde_json::Error>); 17] = [
        ("Credentials", serde_json::to_value(Credentials { name: words("Ada"), password: words("correct horse") })),
        ("NewName", serde_json::to_value(NewName { name: words("Ada Lovelace") })),
        (
            "NewPassword",
            serde_json::to_value(NewPassword { old: words("correct horse"), new: words("battery staple") }),
        ),
        ("NewToken", serde_json::to_value(NewToken { name: words("my bot"), scopes: vec![Scope::Read, Scope::Play] })),
        ("NewBot", serde_json::to_value(NewBot { name: words("Snug") })),
        (
            "Accepts",
            serde_json::to_value(Accepts { rules: vec![words("carcassonne/first")], games: 4, ..Accepts::default() }),
        ),
        (
            "ResetRequest",
            serde_json::to_value(ResetRequest { token: words("from-the-link"), password: words("battery staple") }),
        ),
        ("CreateTable", serde_json::to_value(table)),
        ("Seek", serde_json::to_value(seek)),
        ("ClientMessage", serde_json::to_value(ClientMessage::Do { id: words("7f3a-1"), version: 12, command: play })),
        ("ReportRequest", serde_json::to_value(ReportRequest { message: 3, reason: words("insults") })),
        ("PuzzleMove", serde_json::to_value(PuzzleMove { actions: vec![words("RFr@1,0r2"), words("-")] })),
        ("Saying", serde_json::to_value(Saying { message: 3 })),
        ("RecordText", serde_json::to_value(RecordText { record: record.clone() })),
        ("AnalyseRecord", serde_json::to_value(AnalyseRecord { record: record.clone(), depth: AnalysisDepth::Quick })),
        ("RecordMoment", serde_json::to_value(RecordMoment { record: record.clone(), step: 0 })),
        (
            "RecordPicture",
            serde_json::to_value(RecordPicture { record, animated: true, players: Vec::new(), colours: Vec::new() }),
        ),
    ];
    examples.into_iter().filter_map(|(schema, example)| Some((schema, example.ok()?))).collect()
}
