//! The routes about tables, as in `docs/api.md`.

use super::After;
use super::people::no_such_game;
use crate::app::{App, NEW_TABLE};
use crate::bots::{Asker, Job};
use crate::http::{ClientAddress, JsonBody, Refused, UrlPart, UrlQuery};
use crate::hub::TableTask;
use crate::people::{MayPlay, MaybeWho, Visitor, Who};
use crate::store::{ListPage, PassKind, PersonId, Wanted};
use crate::table::{self, Listing};
use axum::Json;
use axum::body::Bytes;
use axum::extract::State;
use axum::http::header;
use axum::response::sse::{Event, KeepAlive, Sse};
use axum::response::{IntoResponse, Response};
use hedgerow_bots::BotSpec;
use hedgerow_bots::protocol::plan_words;
use hedgerow_draw::{BoardOptions, ReplayOptions, board_svg, replay_svg};
use hedgerow_lessons::Lesson;
use hedgerow_locale::text;
use hedgerow_notation::Record;
use hedgerow_protocol::{
    ApiError, ClientMessage, CreateTable, ErrorCode, HintMove, HintView, Insight, PlayOn, RecordMoment, RecordPicture,
    RecordText, Replay, Scope, SeatPlan, Seek, TableList, TableStage, TableView, Visibility,
};
use hedgerow_rules::{GameKind, Rules};
use serde::Deserialize;
use std::collections::HashSet;
use std::convert::Infallible;
use std::sync::Arc;
use tokio_stream::StreamExt;
use tokio_stream::wrappers::ReceiverStream;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

/// How many tables a list shows.
const LISTED: u32 = 100;
/// The bot that gives hints.
const HINTER: &str = "hard";

pub fn router() -> OpenApiRouter<Arc<App>> {
    OpenApiRouter::new()
        .routes(routes!(lobby, make))
        .routes(routes!(mine))
        .routes(routes!(seeks, seek))
        .routes(routes!(show))
        .routes(routes!(act))
        .routes(routes!(insight))
        .routes(routes!(hint))
        .routes(routes!(record))
        .routes(routes!(replay))
        .routes(routes!(import))
        .routes(routes!(look_at))
        .routes(routes!(look_at_moment))
        .routes(routes!(draw))
        .routes(routes!(stream))
        .routes(routes!(crate::live::live))
}

#[derive(Debug, Deserialize, utoipa::IntoParams)]
#[into_params(parameter_in = Query)]
pub struct KeyQuery {
    /// The key of a private table.
    pub key: Option<String>,
}

/// Which tables of the lobby to show.
#[derive(Debug, Deserialize, utoipa::IntoParams)]
#[into_params(parameter_in = Query)]
struct LobbyQuery {
    /// The `next` of the list before.
    after: Option<String>,
    /// Of one game: `carcassonne`, `hunters` or `discovery`.
    game: Option<String>,
    /// Tables that wait for players, or where a game goes on.
    stage: Option<TableStage>,
    /// Rated games, or the others.
    rated: Option<bool>,
}

impl LobbyQuery {
    fn wanted(&self) -> Result<Wanted, Refused> {
        let of_game = |name: &String| {
            let game = GameKind::ALL.into_iter().find(|game| game.name() == name).ok_or_else(no_such_game)?;
            let rules = Rules::all().filter(|rules| rules.game() == game);
            Ok::<_, Refused>(rules.map(|rules| rules.name().to_owned()).collect())
        };
        let rules = self.game.as_ref().map(of_game).transpose()?;
        Ok(Wanted { rules, stage: self.stage, rated: self.rated, while_here: None })
    }
}

/// Tables with the names of those who sit there.
async fn named(app: &App, page: ListPage<(Listing, bool)>) -> Result<Json<TableList>, Refused> {
    let people: Vec<PersonId> = page.items.iter().flat_map(|(listing, _)| listing.people()).collect();
    let people = app.store.known(&people).await?;
    let ListPage { items, next } = page.map(|(listing, your_turn)| listing.named(&people, your_turn));
    Ok(Json(TableList { tables: items, next }))
}

/// Open tables that wait or play, the newest first.
#[utoipa::path(get, path = "/api/tables", tag = "tables", params(LobbyQuery), responses((status = 200, body = TableList)))]
async fn lobby(State(app): State<Arc<App>>, UrlQuery(query): UrlQuery<LobbyQuery>) -> Result<Json<TableList>, Refused> {
    let page = app.store.lobby(&query.wanted()?, query.after.as_deref(), LISTED).await?;
    named(&app, page.map(|listing| (listing, false))).await
}

/// Your tables, those that wait for you first.
#[utoipa::path(get, path = "/api/me/tables", tag = "people", params(After), responses((status = 200, body = TableList)))]
async fn mine(
    State(app): State<Arc<App>>,
    Who(person): Who,
    UrlQuery(After { after }): UrlQuery<After>,
) -> Result<Json<TableList>, Refused> {
    named(&app, app.store.tables_of(person.id, after.as_deref(), LISTED).await?).await
}

/// Makes a table. It starts at once when no seat is open.
#[utoipa::path(post, path = "/api/tables", tag = "tables", request_body = CreateTable, responses((status = 200, body = TableView)))]
async fn make(
    State(app): State<Arc<App>>,
    visitor: Visitor,
    ClientAddress(address): ClientAddress,
    JsonBody(mut request): JsonBody<CreateTable>,
) -> Result<Json<TableView>, Refused> {
    visitor.check(Scope::Play)?;
    if request.settings.rated {
        visitor.check_rated()?;
    }
    let Visitor { person, .. } = visitor;
    let invites = request.seats.iter().any(|seat| matches!(seat, SeatPlan::Invited { .. }));
    if invites || request.settings.visibility == Visibility::Open {
        app.check_age(&person)?;
    }
    let id = match app.hub.made_before(person.id, request.id.as_deref()).await? {
        Some(made) => made,
        None => {
            app.may_make_table(&person, address).await?;
            app.charge(address, NEW_TABLE)?;
            let from = match request.what_if.take() {
                Some(what_if) => {
                    let hub = app.hub.clone();
                    app.hub.live_games().await;
                    let read = move || hub.read_what_if(what_if);
                    Some(app.studies.run(text!("server-records-busy"), read).await??)
                }
                None => None,
            };
            app.hub.make(&person, request, from).await?
        }
    };
    view(&app, &id, Some(person.id), None).await
}

/// Open offers that wait for players, the newest first
#[utoipa::path(get, path = "/api/seeks", tag = "tables", params(After), responses((status = 200, body = TableList)))]
async fn seeks(
    State(app): State<Arc<App>>,
    UrlQuery(After { after }): UrlQuery<After>,
) -> Result<Json<TableList>, Refused> {
    let wanted = Wanted { stage: Some(TableStage::Waiting), while_here: Some(true), ..Wanted::default() };
    let page = app.store.lobby(&wanted, after.as_deref(), LISTED).await?;
    named(&app, page.map(|listing| (listing, false))).await
}

/// Offers to play, or takes an offer that is the same
#[utoipa::path(post, path = "/api/seeks", tag = "tables", request_body = Seek, responses((status = 200, body = TableView)))]
async fn seek(
    State(app): State<Arc<App>>,
    visitor: Visitor,
    ClientAddress(address): ClientAddress,
    JsonBody(seek): JsonBody<Seek>,
) -> Result<Json<TableView>, Refused> {
    visitor.check(Scope::Play)?;
    if seek.rated {
        visitor.check_rated()?;
    }
    let Visitor { person, .. } = visitor;
    app.limits.messages.check(person.id)?;
    app.limits.messages_by_address.check(address)?;
    app.check_age(&person)?;
    let _alone = app.hub.seeking().await;
    let id = match app.hub.take_seek(&person, &seek).await? {
        Some(id) => id,
        None => {
            app.may_make_table(&person, address).await?;
            app.charge(address, NEW_TABLE)?;
            app.hub.offer(&person, seek).await?
        }
    };
    view(&app, &id, Some(person.id), None).await
}

async fn view(app: &App, id: &str, person: Option<PersonId>, key: Option<&str>) -> Result<Json<TableView>, Refused> {
    let blocked: HashSet<PersonId> = match person {
        Some(person) => app.store.unheard(person).await?.into_iter().collect(),
        None => HashSet::new(),
    };
    Ok(Json(app.hub.look(id, person, key, move |task| Ok(task.view(person, &blocked))).await?))
}

/// A table as you see it.
#[utoipa::path(get, path = "/api/tables/{id}", tag = "tables", params(("id" = String, Path), KeyQuery), responses((status = 200, body = TableView)))]
async fn show(
    State(app): State<Arc<App>>,
    UrlPart(id): UrlPart,
    UrlQuery(query): UrlQuery<KeyQuery>,
    MaybeWho(person): MaybeWho,
) -> Result<Json<TableView>, Refused> {
    let person = person.map(|person| person.id);
    let mut view = view(&app, &id, person, query.key.as_deref()).await?;
    // A client that came with the key has it.
    view.key = view.key.take().or(query.key.filter(|_| view.settings.visibility == Visibility::Private));
    Ok(view)
}

/// Does something at a table: the same as over the socket, for programs that have none.
#[utoipa::path(post, path = "/api/tables/{id}/do", tag = "tables", params(("id" = String, Path), KeyQuery), request_body = ClientMessage, responses((status = 200, body = PlayOn)))]
async fn act(
    State(app): State<Arc<App>>,
    UrlPart(table): UrlPart,
    UrlQuery(query): UrlQuery<KeyQuery>,
    visitor: Visitor,
    ClientAddress(address): ClientAddress,
    JsonBody(message): JsonBody<ClientMessage>,
) -> Result<Json<PlayOn>, Refused> {
    visitor.check(Scope::Play)?;
    let person = &visitor.person;
    app.limits.messages.check(person.id)?;
    app.limits.messages_by_address.check(address)?;
    let key = query.key.as_deref();
    match message {
        ClientMessage::Do { id, version, command } => {
            app.check_command(&visitor, address, &table, key, &command).await?;
            let version = app.hub.carry_out(&table, person, key, &id, version, &command).await?;
            Ok(Json(PlayOn { version }))
        }
        ClientMessage::Say { id, text } => {
            app.charge(address, text.len())?;
            app.check_age(person)?;
            let version = app.hub.say(&table, person, key, id.as_deref(), &text).await?;
            Ok(Json(PlayOn { version }))
        }
        ClientMessage::Ping => Err(Refused::new(ErrorCode::BadRequest, text!("server-ping"))),
    }
}

/// Every feature and every open square, explained.
#[utoipa::path(get, path = "/api/tables/{id}/insight", tag = "tables", params(("id" = String, Path), KeyQuery), responses((status = 200, body = Insight)))]
async fn insight(
    State(app): State<Arc<App>>,
    UrlPart(id): UrlPart,
    UrlQuery(query): UrlQuery<KeyQuery>,
    MaybeWho(person): MaybeWho,
) -> Result<Response, Refused> {
    let person = person.map(|person| person.id);
    app.hub.live_games().await;
    let (known, seen) = app.hub.look(&id, person, query.key.as_deref(), TableTask::insight).await?;
    let find_out = || async move {
        let seen = seen.ok_or_else(|| ApiError::fault("nobody looked at the table"))?;
        let insight = move || serde_json::to_vec(&Insight::of(&seen.position, seen.version, seen.tile_counter));
        let found = tokio::task::spawn_blocking(insight).await.map_err(ApiError::fault)?;
        found.map(Bytes::from).map_err(ApiError::fault)
    };
    let body = known.get_or_try_init(find_out).await?.clone();
    Ok(([(header::CONTENT_TYPE, "application/json")], body).into_response())
}

/// What a bot would do on your turn, where hints are allowed.
#[utoipa::path(get, path = "/api/tables/{id}/hint", tag = "tables", params(("id" = String, Path), KeyQuery), responses((status = 200, body = HintView)))]
async fn hint(
    State(app): State<Arc<App>>,
    UrlPart(id): UrlPart,
    UrlQuery(query): UrlQuery<KeyQuery>,
    MayPlay(person): MayPlay,
) -> Result<Json<HintView>, Refused> {
    let (answerable, person) = (person.answerable(), person.id);
    app.limits.hints.check(answerable)?;
    let shared = app.hub.shared();
    let asker = Asker { address: shared.whereabouts.key_of(person), person: answerable.into(), waits: true };
    if shared.bots.is_crowded(asker.address) {
        let error = ApiError::new(ErrorCode::TooFast, text!("server-bots-busy"));
        return Err(Refused { error, retry_after: Some(5) });
    }
    app.hub.live_games().await;
    let asked = app.hub.look(&id, Some(person), query.key.as_deref(), move |task| {
        if !task.table.settings.hints {
            return Err(ApiError::new(ErrorCode::NotNow, text!("server-no-hints")));
        }
        task.check_not_copied()?;
        task.position_for(person)
    });
    let (position, seat, version) = asked.await?;
    let bot: BotSpec = HINTER.parse().map_err(|error| Refused::from(ApiError::fault(error)))?;
    let seed = format!("{id}/{version}/hint");
    // A hint does not say whether it was a short one.
    let job = Job { position: position.clone(), seat, bot, seed, may_be_short: false, asker };
    let thought = shared.bots.ask(job).answer().await;
    let thought = thought.ok_or_else(|| Refused::from(ApiError::fault("the bot has nothing to say")))?;
    let moves = thought.candidates.iter().take(3).map(|candidate| {
        let actions = plan_words(&position, &candidate.plan);
        HintMove { actions, lead: candidate.value.map(|value| value.lead), win: candidate.value.map(|value| value.win) }
    });
    Ok(Json(HintView { version, moves: moves.collect() }))
}

async fn record_of(app: &App, id: &str, person: Option<PersonId>, key: Option<&str>) -> Result<Record, Refused> {
    Ok(app.hub.look(id, person, key, |task| task.table.record()).await?)
}

/// The record of a game; its secret is in it once the game is over.
#[utoipa::path(get, path = "/api/tables/{id}/record", tag = "tables", params(("id" = String, Path), KeyQuery), responses((status = 200, body = String, content_type = "text/plain")))]
async fn record(
    State(app): State<Arc<App>>,
    UrlPart(id): UrlPart,
    UrlQuery(query): UrlQuery<KeyQuery>,
    MaybeWho(person): MaybeWho,
) -> Result<Response, Refused> {
    let record = record_of(&app, &id, person.map(|person| person.id), query.key.as_deref()).await?;
    // The id came from us, so it is harmless in a header.
    let name = format!("attachment; filename=\"{id}.hedgerow\"");
    let headers =
        [(header::CONTENT_TYPE, "text/plain; charset=utf-8".to_string()), (header::CONTENT_DISPOSITION, name)];
    Ok((headers, record.write()).into_response())
}

/// A game, step by step.
#[utoipa::path(get, path = "/api/tables/{id}/replay", tag = "tables", params(("id" = String, Path), KeyQuery), responses((status = 200, body = Replay)))]
async fn replay(
    State(app): State<Arc<App>>,
    UrlPart(id): UrlPart,
    UrlQuery(query): UrlQuery<KeyQuery>,
    MaybeWho(person): MaybeWho,
) -> Result<Json<Replay>, Refused> {
    let recorded = |task: &TableTask| Ok((task.table.record()?, task.table.colours()));
    let (record, colours) = app.hub.look(&id, person.map(|person| person.id), query.key.as_deref(), recorded).await?;
    Ok(Json(table::replay(&record, Some(colours))?))
}

/// Keeps a game from elsewhere.
#[utoipa::path(post, path = "/api/records", tag = "tables", request_body = RecordText, responses((status = 200, body = TableView)))]
async fn import(
    State(app): State<Arc<App>>,
    MayPlay(person): MayPlay,
    ClientAddress(address): ClientAddress,
    JsonBody(text): JsonBody<RecordText>,
) -> Result<Json<TableView>, Refused> {
    app.may_make_table(&person, address).await?;
    app.charge(address, NEW_TABLE + text.record.len())?;
    let (hub, host) = (app.hub.clone(), person.id);
    let read = app.studies.run(text!("server-records-busy"), move || hub.read_record(host, text.record));
    let id = app.hub.store_record(read.await??).await?;
    view(&app, &id, Some(person.id), None).await
}

/// Looks at a record without keeping it.
#[utoipa::path(post, path = "/api/replay", tag = "tables", request_body = RecordText, responses((status = 200, body = Replay)))]
async fn look_at(State(app): State<Arc<App>>, JsonBody(text): JsonBody<RecordText>) -> Result<Json<Replay>, Refused> {
    Ok(Json(study(&app, text.record, |record| table::replay(&record, None)).await?))
}

/// Every feature and every open square at a moment of a record, explained.
#[utoipa::path(post, path = "/api/replay/insight", tag = "tables", request_body = RecordMoment, responses((status = 200, body = Insight)))]
async fn look_at_moment(
    State(app): State<Arc<App>>,
    JsonBody(RecordMoment { record, step }): JsonBody<RecordMoment>,
) -> Result<Json<Insight>, Refused> {
    app.hub.live_games().await;
    let hub = app.hub.clone();
    let insight = study(&app, record, move |mut record| {
        hub.shared().live_games.check(&record)?;
        record.actions.truncate(step as usize);
        let position = record.end().map_err(|error| ApiError::new(ErrorCode::BadRequest, &error))?;
        Ok(Insight::of(&position, step, true))
    });
    Ok(Json(insight.await?))
}

/// A record as a picture, which may move.
#[utoipa::path(post, path = "/api/replay/picture", tag = "tables", request_body = RecordPicture, responses((status = 200, body = String, content_type = "image/svg+xml")))]
async fn draw(
    State(app): State<Arc<App>>,
    JsonBody(RecordPicture { record, animated, players, colours }): JsonBody<RecordPicture>,
) -> Result<Response, Refused> {
    let drawn = study(&app, record, move |mut record| {
        if players.len() == record.players.len() {
            record.players = players;
        }
        let drawn = if animated {
            replay_svg(&record, ReplayOptions { colours: &colours, ..ReplayOptions::default() })
        } else {
            let options = BoardOptions { players: &record.players, colours: &colours, frame_last: false };
            record.end().map(|end| board_svg(&end, &options))
        };
        drawn.map_err(|error| ApiError::new(ErrorCode::BadRequest, &error))
    });
    Ok(([(header::CONTENT_TYPE, "image/svg+xml")], drawn.await?).into_response())
}

/// Reads a record and looks into it. Up to hundreds of turns are played through, so this runs apart from the threads that
/// answer requests.
pub(super) async fn study<T: Send + 'static>(
    app: &App,
    text: String,
    look: impl FnOnce(Record) -> Result<T, ApiError> + Send + 'static,
) -> Result<T, Refused> {
    let studied = app.studies.run(text!("server-records-busy"), move || {
        look(Record::read(&text, Lesson::sets()).map_err(|error| ApiError::new(ErrorCode::BadRequest, &error))?)
    });
    Ok(studied.await??)
}

/// What concerns you, as it happens: server-sent events.
#[utoipa::path(get, path = "/api/stream", tag = "people", responses((status = 200, body = hedgerow_protocol::StreamEvent, content_type = "text/event-stream")))]
async fn stream(
    State(app): State<Arc<App>>,
    ClientAddress(address): ClientAddress,
    Visitor { person, pass, .. }: Visitor,
) -> Result<Sse<impl tokio_stream::Stream<Item = Result<Event, Infallible>>>, Refused> {
    let place = app.take_socket(address)?;
    let plays = pass.kind == PassKind::Token && pass.scopes.contains(&Scope::Play);
    let events = app.hub.shared().streams.listen(person.id, plays);
    // A comment at once, so that the client knows it is heard.
    let hello = tokio_stream::once(Ok(Event::default().comment("hello")));
    let counted = app.metrics.listening();
    let events = ReceiverStream::new(events).map(move |event| {
        let _ = (&counted, &place);
        Ok(Event::default().data(serde_json::to_string(&event).unwrap_or_default()))
    });
    let dismissed = async move { app.dismissed(address, Some(&pass)).await };
    let events = futures_util::StreamExt::take_until(hello.chain(events), Box::pin(dismissed));
    Ok(Sse::new(events).keep_alive(KeepAlive::default()))
}
