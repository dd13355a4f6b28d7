//! The live table: what goes over its socket.

use crate::{
    Answer, ApiError, BotPace, BotSpeed, ClocksView, DeclineReason, GameView, Happening, Permission, Pledge,
    ProposalView, SeatPlan, TableView, TurnView,
};
use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

/// Something to do at a table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(tag = "do", rename_all = "snake_case", deny_unknown_fields)]
pub enum Command {
    /// Sit down: on this seat, or on any that is free.
    Join {
        /// The seat to sit on; if absent, any free one.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        seat: Option<u8>,
        /// What the player adds to the shuffle; if absent, nothing.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        pledge: Option<Pledge>,
        /// The colour one would like, if it is free.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        colour: Option<u8>,
    },
    /// Stand up, before the game begins, or decline an invitation without a reason.
    Leave,
    /// Decline an invitation. The person who made the table is told why.
    Decline {
        /// Why.
        #[serde(default)]
        reason: DeclineReason,
    },
    /// The host closes the table, before the game begins: an invitation or an offer is withdrawn.
    Withdraw,
    /// The host decides what a seat is for, before the game begins. A player who sits there stands up.
    Arrange {
        /// The seat to arrange.
        seat: u8,
        /// What the seat is for from now on.
        plan: SeatPlan,
        /// What the host adds to the shuffle, if the seat is for the host.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        pledge: Option<Pledge>,
    },
    /// Choose the colour of a seat, before the game begins: of an own one, or as the host of one where no person sits. It is
    /// swapped with the seat that has it, unless that is another person's.
    Colour {
        /// The seat.
        seat: u8,
        /// The colour: 0 to 4.
        colour: u8,
    },
    /// The host chooses what is played, before the game begins. Not at rated tables.
    ChangeRules {
        /// The preset, as in `carcassonne/first`.
        rules: String,
        /// The options that are on.
        #[serde(default)]
        options: Vec<String>,
    },
    /// The host chooses how long the bots' moves take to be shown, at any time.
    ChangeBotSpeed {
        /// From now on.
        speed: BotSpeed,
    },
    /// Begin the game.
    Start,
    /// Reveal the nonce that was pledged by its commitment, once the table is at the stage `revealing`. It is shown to the
    /// others when all nonces have arrived or the time for it is over.
    Reveal {
        /// 64 hexadecimal digits.
        nonce: String,
    },
    /// Play an action of the game, as a word of the record format.
    Play {
        /// One of the actions listed in `choices` of the turn.
        action: String,
    },
    /// Take your last action back, as long as nothing new was revealed.
    Undo,
    /// Propose something that all other players must agree to.
    Propose {
        /// What is proposed.
        what: Proposal,
    },
    /// Answer the proposal of another player.
    Answer {
        /// The answer.
        answer: Answer,
    },
    /// Give the game up.
    Resign,
    /// Let a bot play for a player who has been gone for long.
    LetBotPlay {
        /// The seat of the absent player.
        seat: u8,
    },
    /// Take your seat back from the bot that plays for you.
    Return,
    /// Play the same again, with the next seat beginning.
    Rematch {
        /// What the player adds to the shuffle of the new game; if absent, nothing.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        pledge: Option<Pledge>,
    },
}

/// What can be proposed to the others.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum Proposal {
    /// Go back to the beginning of the proposer's last turn. Tiles that were seen are drawn again.
    TakeBack,
    /// The game ends here, without a winner.
    End,
}

/// A message from the client to the server.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
pub enum ClientMessage {
    /// A command. It is carried out once, however often the same `id` is sent.
    Do {
        /// Any text that the client has not used for another command.
        id: String,
        /// The version of the table that the client has seen.
        version: u32,
        /// What to do.
        command: Command,
    },
    /// A chat message. With an `id` it appears once, however often the same `id` is sent.
    Say {
        /// Any text that the client has not used for another message.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        id: Option<String>,
        /// What to say.
        text: String,
    },
    /// Keeps the connection alive; the server answers with `pong`.
    Ping,
}

/// A message from the server to the client.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS, ToSchema)]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum ServerMessage {
    /// The whole table: at the beginning, and whenever more has changed than an event can say.
    View {
        /// The table as this client sees it.
        view: Box<TableView>,
    },
    /// The next version.
    Event {
        /// What changed.
        event: Box<TableEvent>,
    },
    /// A command was carried out and stored.
    Done {
        /// The id the client gave the command.
        id: String,
        /// The version of the table that the command made.
        version: u32,
    },
    /// A message was not carried out.
    Refused {
        /// The id the client gave it; absent if it had none or could not be read.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        id: Option<String>,
        /// Why it was refused.
        error: ApiError,
    },
    /// A chat message was sent at the table.
    Chat {
        /// The message.
        message: ChatMessage,
    },
    /// Who is looking at the table, and whether its bots have to wait.
    Here {
        /// By seat: whether its player is looking at the table.
        seats: Vec<bool>,
        /// By seat: whether its player has been gone for so long that the others may let a bot play on.
        away: Vec<bool>,
        /// How many people look at the table without playing.
        spectators: u32,
        /// How long the bots take; absent if there is nothing to say.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        bots: Option<BotPace>,
    },
    /// The answer to `ping`.
    Pong,
}

/// One version of a game in progress.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS, ToSchema)]
pub struct TableEvent {
    /// The version that the table has now.
    pub version: u32,
    /// The number of the turn in which it happened.
    pub number: u32,
    /// What happened, for the log and for the board.
    pub happenings: Vec<Happening>,
    /// The state of the turn after that.
    pub turn: TurnView,
    /// The time each seat has left; absent if the table has no clock.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub clocks: Option<ClocksView>,
    /// The proposal that waits for answers, if there is one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub proposal: Option<ProposalView>,
    /// What this client may do now, besides playing.
    pub you_may: Vec<Permission>,
}

/// Something said at a table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct ChatMessage {
    /// Counts the messages of the table.
    pub id: u32,
    /// The name of the author.
    pub name: String,
    /// Whether the author plays without an account.
    pub guest: bool,
    /// Whether a program plays on the author's account.
    pub bot: bool,
    /// What was said.
    pub text: String,
    /// Milliseconds since 1970.
    #[ts(type = "number")]
    pub at_ms: u64,
}

impl GameView {
    /// Brings a board up to date with an event: the reference for every client.
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
