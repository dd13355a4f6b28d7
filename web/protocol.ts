// Made from crates/protocol by `cargo xtask protocol`. Do not edit: a test compares it with the Rust types.

export type ErrorCode = "bad_request" | "sign_in_first" | "not_yours" | "not_found" | "stale" | "illegal" | "not_now" | "taken" | "too_fast" | "too_large" | "wrong_origin" | "internal";

export type ApiError = { code: ErrorCode, 
/**
 * The text in English, for programs and logs.
 */
message: string, 
/**
 * The same for people, in whatever language they read now.
 */
text: Text, 
/**
 * The rule of the game that forbids it.
 */
rule?: string, };

export type Text = { key: string, args: { [key in string]: TextArg }, };

export type TextArg = number | string | Text;

export type GameView = { 
/**
 * In the order they were placed.
 */
tiles: Array<PlacedTile>, pieces: Array<PieceView>, turn: TurnView, };

export type TurnView = { 
/**
 * From 1; 0 while hands are dealt.
 */
number: number, 
/**
 * Whose turn it is.
 */
seat: number, scores: Array<number>, 
/**
 * By seat: what is not on the board.
 */
supplies: Array<Supply>, 
/**
 * By seat: the tile just drawn, or the face-up hand.
 */
hands: Array<Array<string>>, 
/**
 * A tile that fits nowhere and waits to go back to the stack (CA3).
 */
aside?: string, stacks: StackCounts, 
/**
 * What the seat to act may do.
 */
choices: Choices, outcome?: Outcome, };

export type StackCounts = { river: number, land: number, bonus: number, };

export type Supply = { followers: number, huts: number, };

export type PlacedTile = { tile: string, x: number, y: number, 
/**
 * Clockwise quarter turns.
 */
rotation: number, };

export type SpotView = { x: number, y: number, segment: string, };

export type PieceView = { seat: number, 
/**
 * `follower` or `hut`.
 */
piece: string, role: string, x: number, y: number, segment: string, };

export type Choices = { "choose": "place", placements: Array<Placement>, } | { "choose": "use", uses: Array<UseChoice>, } | { "choose": "discard", tiles: Array<string>, } | { "choose": "draw", 
/**
 * Before the start (DI13).
 */
lay_aside: boolean, tiles: { [key in string]: number }, } | { "choose": "nothing" };

export type Placement = { tile: string, x: number, y: number, rotations: Array<number>, };

export type UseChoice = { 
/**
 * The word to send.
 */
action: string, 
/**
 * Whether the piece is taken off and scored.
 */
take: boolean, role: string, x: number, y: number, segment: string, 
/**
 * What taking it would bring.
 */
points?: number, };

export type Outcome = { scores: Array<number>, winners: Array<number>, };

export type Happening = { "what": "drew", seat: number, tile: string, stack: string, } | { "what": "laid_aside", tile: string, } | { "what": "set_aside", tile: string, returns: boolean, } | { "what": "discarded", seat: number, tile: string, } | { "what": "left_the_game", tile: string, count: number, } | { "what": "placed", seat: number, tile: string, x: number, y: number, rotation: number, } | { "what": "piece_set", seat: number, piece: string, role: string, x: number, y: number, segment: string, } | { "what": "passed", seat: number, } | { "what": "took", seat: number, x: number, y: number, } | { "what": "bonus_tile", seat: number, } | { "what": "scored" } & ScoreView | { "what": "went_home", seat: number, piece: string, role: string, x: number, y: number, segment: string, } | { "what": "final_scoring", rule: string, } | { "what": "ended", winners: Array<number>, };

export type ScoreView = { rule: string, 
/**
 * The kind of feature: `city`, `meadow` …
 */
kind: string, 
/**
 * Who gets the points, each of them all.
 */
seats: Array<number>, points: number, 
/**
 * Why they: `majority`, `shrine` (HG17) or `follower` (DI9).
 */
claim: string, parts: Array<PartView>, tiles: number, complete: boolean, 
/**
 * The pieces that were counted, by seat.
 */
pieces: Array<number>, at: SpotView, 
/**
 * The whole feature.
 */
spots: Array<SpotView>, };

export type PartView = { what: string, count: number, each: number, };

export type Insight = { 
/**
 * The version of the table this was true for.
 */
version: number, features: Array<FeatureView>, squares: Array<SquareView>, 
/**
 * The tiles nobody has seen yet. Empty where the table switched the counter off.
 */
unseen: { [key in string]: number }, };

export type FeatureView = { kind: string, spots: Array<SpotView>, tiles: number, 
/**
 * Sides on which it could go on; for a monastery the empty squares around it.
 */
open: number, complete: boolean, 
/**
 * The pieces in it, by seat.
 */
pieces: Array<number>, owners: Array<number>, 
/**
 * The least it brings once it is complete, or what it brings if it is.
 */
complete_points: number, complete_parts: Array<PartView>, 
/**
 * Its value if the game ended now.
 */
end_points: number, end_parts: Array<PartView>, 
/**
 * How many tiles, unseen or in hands, could complete it next. Absent where the table switched the counter off.
 */
completing?: number, };

export type SquareView = { x: number, y: number, 
/**
 * How many tiles, unseen or in hands, fit there by their sides. None: the square is dead. Absent where the counter
 * is off.
 */
fitting?: number, };

export type HintView = { version: number, moves: Array<HintMove>, };

export type HintMove = { 
/**
 * One or two actions.
 */
actions: Array<string>, 
/**
 * By how many points the seat is expected to be ahead at the end.
 */
lead?: number, win?: number, };

export type Replay = { rules: string, options: Array<string>, players: Array<string>, first: number, start: GameView, steps: Array<ReplayStep>, };

export type ReplayStep = { action: string, happenings: Array<Happening>, turn: TurnView, };

export type PlayOn = { 
/**
 * The version of the table that it made.
 */
version: number, };

export type LessonView = { name: string, 
/**
 * The preset that is played.
 */
rules: string, 
/**
 * What is said, in order.
 */
steps: Array<LessonStep>, };

export type LessonStep = { 
/**
 * The number of the turn, from 1.
 */
turn: number, when: LessonWhen, 
/**
 * The tile that is placed, or lies there already.
 */
tile: string, 
/**
 * The name of the text: `carcassonne-welcome` is `lesson-carcassonne-welcome` in `locales/`.
 */
text: string, 
/**
 * The actions that are asked for; none: all are welcome.
 */
allow: Array<string>, 
/**
 * The features that are talked about, each by one of its segments.
 */
light: Array<SpotView>, };

export type LessonWhen = "tell" | "place" | "piece" | "over";

export type TableSettings = { 
/**
 * The preset, as in `carcassonne/first`.
 */
rules: string, 
/**
 * The options that are on: `river`, `equal-turns`, `literal`.
 */
options: Array<string>, visibility: Visibility, clock: Clock, on_timeout: OnTimeout, 
/**
 * Whether the result changes ratings: needs two or more different people with accounts and nobody else.
 */
rated: boolean, 
/**
 * Whether players may ask a bot.
 */
hints: boolean, 
/**
 * Whether the page counts the unseen tiles.
 */
tile_counter: boolean, first: First, draws: Draws, 
/**
 * A guided game with prepared draws: `carcassonne`, `hunters` or `discovery`. Private, unrated, without a clock; the first
 * seat is for whoever makes the table and begins, the second for the bot `easy`.
 */
lesson?: string, };

export type Visibility = "open" | "private";

export type Clock = { "kind": "none" } | { "kind": "live", seconds: number, increment: number, } | { "kind": "turns", seconds: number, };

export type OnTimeout = "bot" | "forfeit";

export type First = "random" | { "seat": number };

export type Draws = "shuffled" | "entered";

export type SeatPlan = { "for": "me", name?: string, } | { "for": "open" } | { "for": "bot", level: string, } | { "for": "invited", name: string, };

export type CreateTable = { settings: TableSettings, 
/**
 * Two to five.
 */
seats: Array<SeatPlan>, };

export type Sitter = { "is": "nobody" } | { "is": "invited", name: string, } | { "is": "person", name: string, guest: boolean, } | { "is": "bot", level: string, };

export type SeatView = { sitter: Sitter, 
/**
 * What to call it.
 */
name: string, 
/**
 * Whether its person is looking at the table. Bots always are.
 */
here: boolean, 
/**
 * Its person has been gone for so long that the others may let a bot play on.
 */
away: boolean, 
/**
 * A bot plays for the person: the level.
 */
stand_in?: string, 
/**
 * It has resigned or run out of time.
 */
lost: boolean, 
/**
 * What it added to the shuffle.
 */
nonce?: string, };

export type TableStage = "waiting" | "playing" | "over";

export type ClocksView = { left_ms: number[], 
/**
 * Whose clock runs.
 */
running?: number, };

export type ProposalView = { seat: number, what: Proposal, 
/**
 * By seat, whether it has agreed already: a bit each.
 */
agreed: number, };

export type Answer = "agree" | "refuse";

export type Permission = "join" | "leave" | "start" | "arrange_seats" | "undo" | "propose_take_back" | "propose_end" | "answer_proposal" | "resign" | "let_bot_play" | "return" | "rematch" | "hint" | "chat";

export type TableView = { id: string, 
/**
 * Counts what happened at the table.
 */
version: number, settings: TableSettings, stage: TableStage, host: string, seats: Array<SeatView>, spectators: number, 
/**
 * SHA-256 of the secret that the shuffle is made of; everybody can see it before the seats add their nonces.
 */
commitment: string, 
/**
 * The secret itself, once the game is over.
 */
secret?: string, game?: GameView, 
/**
 * What has happened in the game so far, with the number of the turn.
 */
log: Array<[number, Happening]>, clocks?: ClocksView, proposal?: ProposalView, 
/**
 * Why a game that was not played to its end is over: `resigned`, `time`, `agreed`, `expired`.
 */
ended_by?: string, 
/**
 * The seats that won, once the table is over.
 */
winners: Array<number>, 
/**
 * The table of the rematch.
 */
rematch?: string, chat: Array<ChatMessage>, 
/**
 * The seats of the one who looks.
 */
your_seats: Array<number>, you_may: Array<Permission>, 
/**
 * What the link of a private table ends with; only for those who have it.
 */
key?: string, };

export type ListedTable = { id: string, rules: string, options: Array<string>, stage: TableStage, seats: Array<Sitter>, clock: Clock, rated: boolean, visibility: Visibility, 
/**
 * Whether it waits for a move of the one who asks.
 */
your_turn: boolean, scores: Array<number>, 
/**
 * Milliseconds since 1970.
 */
changed_ms: number, };

export type RecordText = { record: string, };

export type RecordMoment = { record: string, step: number, };

export type Command = { "do": "join", seat?: number, nonce?: string, } | { "do": "leave" } | { "do": "arrange", seat: number, plan: SeatPlan, } | { "do": "start" } | { "do": "play", action: string, } | { "do": "undo" } | { "do": "propose", what: Proposal, } | { "do": "answer", answer: Answer, } | { "do": "resign" } | { "do": "let_bot_play", seat: number, } | { "do": "return" } | { "do": "rematch" };

export type Proposal = "take_back" | "end";

export type ClientMessage = { "type": "do", id: string, 
/**
 * The version of the table this answers to.
 */
version: number, command: Command, } | { "type": "say", text: string, } | { "type": "ping" };

export type ServerMessage = { "type": "view", view: TableView, } | { "type": "event", event: TableEvent, } | { "type": "done", id: string, version: number, } | { "type": "refused", id?: string, error: ApiError, } | { "type": "chat", message: ChatMessage, } | { "type": "here", seats: Array<boolean>, away: Array<boolean>, spectators: number, } | { "type": "pong" };

export type TableEvent = { version: number, 
/**
 * The number of the turn in which it happened.
 */
number: number, happenings: Array<Happening>, turn: TurnView, clocks?: ClocksView, proposal?: ProposalView, you_may: Array<Permission>, };

export type ChatMessage = { id: number, name: string, text: string, 
/**
 * Milliseconds since 1970.
 */
at_ms: number, };

export type PersonView = { name: string, 
/**
 * Plays without an account.
 */
guest: boolean, };

export type Me = { name: string, guest: boolean, 
/**
 * Whether others may still make accounts here.
 */
registration_open: boolean, 
/**
 * Games that wait for a move.
 */
waiting: number, 
/**
 * Whose messages are hidden.
 */
blocked: Array<string>, };

export type Credentials = { name: string, password: string, };

export type NewName = { name: string, };

export type ResetRequest = { token: string, password: string, };

export type TokenView = { token: string, };

export type GameStanding = { 
/**
 * `carcassonne`, `hunters` or `discovery`.
 */
game: string, rating: number, uncertainty: number, rated_games: number, games: number, wins: number, };

export type ProfileGame = { table: string, rules: string, names: Array<string>, scores: Array<number>, winners: Array<number>, rated: boolean, ended_ms: number, };

export type Profile = { name: string, guest: boolean, since_ms: number, standings: Array<GameStanding>, 
/**
 * The last public games, newest first.
 */
games: Array<ProfileGame>, };

export type Leader = { name: string, rating: number, uncertainty: number, rated_games: number, };

export type Account = { profile: Profile, blocked: Array<string>, chat: Array<[string, ChatMessage]>, 
/**
 * The records of all own games.
 */
records: Array<string>, };

export type ReportRequest = { 
/**
 * The message.
 */
message: number, reason: string, };

export type StreamEvent = { "type": "turn", table: string, version: number, } | { "type": "challenge", table: string, from: string, rules: string, key?: string, } | { "type": "started", table: string, } | { "type": "over", table: string, };
