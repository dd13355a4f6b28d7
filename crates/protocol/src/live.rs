//! The live table: what goes over its socket.

use crate::{
    Answer, ApiError, BotPace, ClocksView, GameView, Happening, Permission, Pledge, ProposalView, SeatPlan, TableView,
    TurnView,
};
use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

/// Something one does at a table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(tag = "do", rename_all = "snake_case", deny_unknown_fields)]
pub enum Command {
    /// Sit down: on this seat, or on any that is free.
    Join {
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        seat: Option<u8>,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        pledge: Option<Pledge>,
    },
    /// Stand up, before the game begins.
    Leave,
    /// The host decides what a seat is for, before the game begins. Whoever sat there stands up.
    Arrange {
        seat: u8,
        plan: SeatPlan,
        /// For a seat of one's own.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        pledge: Option<Pledge>,
    },
    /// Begin the game.
    Start,
    /// The nonce that was pledged by its commitment. Asked for when nobody joins any more; it stays hidden until all are
    /// revealed or the time for it is over.
    Reveal {
        nonce: String,
    },
    /// An action of the game, as a word of the record format.
    Play {
        action: String,
    },
    /// Take the own last action back, as long as nothing new was revealed.
    Undo,
    Propose {
        what: Proposal,
    },
    Answer {
        answer: Answer,
    },
    Resign,
    /// A bot plays for a seat whose player vanished.
    LetBotPlay {
        seat: u8,
    },
    /// The person takes the seat back from the bot.
    Return,
    /// The same again, with the next seat beginning.
    Rematch {
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        pledge: Option<Pledge>,
    },
}

/// What can be proposed to the others.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum Proposal {
    /// Back to the beginning of the own last turn. Tiles that were seen are drawn again.
    TakeBack,
    /// The game ends here, without a winner.
    End,
}

/// From the client.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
pub enum ClientMessage {
    /// A command. `id` is the client's own: the same id is carried out once, however often it is sent.
    Do {
        id: String,
        /// The version of the table this answers to.
        version: u32,
        command: Command,
    },
    /// With an `id` of the client it is said once, however often it is sent.
    Say {
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        id: Option<String>,
        text: String,
    },
    Ping,
}

/// From the server.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS, ToSchema)]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum ServerMessage {
    /// Everything: at the beginning, and whenever more changed than an event can say.
    View {
        view: Box<TableView>,
    },
    /// The next version.
    Event {
        event: Box<TableEvent>,
    },
    /// The command with that id is stored; it made this version.
    Done {
        id: String,
        version: u32,
    },
    Refused {
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        id: Option<String>,
        error: ApiError,
    },
    Chat {
        message: ChatMessage,
    },
    /// Who is looking and who has been gone for long: by seat, and how many others look. And whether bots have to wait.
    Here {
        seats: Vec<bool>,
        away: Vec<bool>,
        spectators: u32,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        bots: Option<BotPace>,
    },
    Pong,
}

/// One version of a game in progress.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS, ToSchema)]
pub struct TableEvent {
    pub version: u32,
    /// The number of the turn in which it happened.
    pub number: u32,
    pub happenings: Vec<Happening>,
    pub turn: TurnView,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub clocks: Option<ClocksView>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub proposal: Option<ProposalView>,
    pub you_may: Vec<Permission>,
}

/// Something said at a table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct ChatMessage {
    pub id: u32,
    pub name: String,
    /// Whether who said it plays without an account.
    pub guest: bool,
    /// Whether a program said it.
    pub bot: bool,
    pub text: String,
    /// Milliseconds since 1970.
    #[ts(type = "number")]
    pub at_ms: u64,
}

impl GameView {
    /// What a board does with an event: the reference for every client.
    pub fn apply(&mut self, happenings: &[Happening], turn: &TurnView) {
        for happening in happenings {
            match happening {
                Happening::Placed { tile, x, y, rotation, .. } => {
                    self.tiles.push(crate::PlacedTile { tile: tile.clone(), x: *x, y: *y, rotation: *rotation });
                }
                Happening::PieceSet { seat, piece, role, lies, x, y, segment } => self.pieces.push(crate::PieceView {
                    seat: *seat,
                    piece: *piece,
                    role: *role,
                    lies: *lies,
                    x: *x,
                    y: *y,
                    segment: *segment,
                }),
                // There is at most one piece on a tile (C6).
                Happening::WentHome { x, y, .. } => self.pieces.retain(|piece| (piece.x, piece.y) != (*x, *y)),
                _ => {}
            }
        }
        self.turn = turn.clone();
    }
}
