// Made from crates/protocol by `cargo xtask protocol`. Do not edit: a test compares it with the Rust types.

export type RuleId = "C1" | "C2" | "C3" | "C4" | "C5" | "C6" | "C7" | "C8" | "C9" | "C10" | "C11" | "CA1" | "CA2" | "CA3" | "CA4" | "CA5" | "CA6" | "CA7" | "CA8" | "CA9" | "CA10" | "CA11" | "CA12" | "CA13" | "CA14" | "CA15" | "CA16" | "HG1" | "HG2" | "HG3" | "HG4" | "HG5" | "HG6" | "HG7" | "HG8" | "HG9" | "HG10" | "HG11" | "HG12" | "HG13" | "HG14" | "HG15" | "HG16" | "HG17" | "DI1" | "DI2" | "DI3" | "DI4" | "DI5" | "DI6" | "DI7" | "DI8" | "DI9" | "DI10" | "DI11" | "DI12" | "DI13" | "R1" | "R2" | "R3" | "R4" | "R5" | "R6" | "R7" | "R8" | "R9" | "R10" | "R11" | "R12" | "R13" | "R14" | "R15" | "R16" | "R17" | "R18" | "R19" | "R20" | "R21";

export type Kind = "city" | "road" | "field" | "monastery" | "forest" | "river" | "lake" | "meadow" | "river-system" | "plain" | "mountain" | "sea";

export type PieceKind = "follower" | "hut";

export type RoleName = "knight" | "thief" | "farmer" | "monk" | "gatherer" | "fisherman" | "hunter" | "hut" | "explorer" | "robber" | "sailor";

export type StackName = "river" | "land" | "bonus";

export type GoodName = "shield" | "gold" | "mushrooms" | "fish" | "deer" | "mammoth" | "aurochs" | "tiger" | "fire" | "shrine" | "city";

export type WhatCounts = "tile" | "section" | "shield" | "monastery" | "neighbour" | "complete-city" | "mushrooms" | "fish" | "deer" | "eaten-deer" | "scared-tiger" | "mammoth" | "aurochs" | "city" | "plain-city";

export type ClaimName = "majority" | "shrine" | "follower";

export type CountedAs = "whole" | "complete" | "small" | "incomplete" | "as-open";

export type ErrorCode = "bad_request" | "sign_in_first" | "not_yours" | "not_found" | "stale" | "illegal" | "not_now" | "taken" | "too_fast" | "too_large" | "too_slow" | "wrong_method" | "wrong_origin" | "stopping" | "internal";

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
rule?: RuleId, };

export type Text = { 
/**
 * Which message.
 */
key: string, 
/**
 * The values, by the names that the message has for them.
 */
args: { [key in string]: TextArg }, };

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
 * By seat: how many of each kind of piece are not on the board.
 */
supplies: Partial<Record<PieceKind, number>>[], 
/**
 * By seat: the tile just drawn, or the face-up hand.
 */
hands: Array<Array<string>>, 
/**
 * A tile that fits nowhere and waits to go back to the stack (CA3).
 */
aside?: string, 
/**
 * How many tiles each stack still holds.
 */
stacks: Partial<Record<StackName, number>>, 
/**
 * What the seat to act may do.
 */
choices: Choices, outcome?: Outcome, };

export type PlacedTile = { tile: string, x: number, y: number, 
/**
 * Clockwise quarter turns.
 */
rotation: number, };

export type SpotView = { x: number, y: number, segment: string, };

export type PieceView = { seat: number, piece: PieceKind, role: RoleName, 
/**
 * Whether it is laid down.
 */
lies: boolean, x: number, y: number, segment: string, };

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
take: boolean, piece: PieceKind, role: RoleName, 
/**
 * Whether it is laid down.
 */
lies: boolean, 
/**
 * On what kind of feature it stands.
 */
kind: Kind, 
/**
 * Whether it would stay there to the end.
 */
stays: boolean, x: number, y: number, segment: string, 
/**
 * What taking it would bring.
 */
points?: number, };

export type Outcome = { scores: Array<number>, winners: Array<number>, };

export type Happening = { "what": "drew", seat: number, tile: string, stack: StackName, 
/**
 * Whether the turn brings it in addition (HG11).
 */
bonus: boolean, } | { "what": "laid_aside", tile: string, rule: RuleId, } | { "what": "set_aside", tile: string, 
/**
 * Whether it goes back once another was drawn; else it leaves the game.
 */
returns: boolean, rule: RuleId, } | { "what": "discarded", seat: number, tile: string, rule: RuleId, } | { "what": "left_the_game", tile: string, count: number, rule: RuleId, } | { "what": "placed", seat: number, tile: string, x: number, y: number, rotation: number, } | { "what": "piece_set", seat: number, piece: PieceKind, role: RoleName, 
/**
 * Whether it is laid down.
 */
lies: boolean, x: number, y: number, segment: string, } | { "what": "passed", seat: number, } | { "what": "took", seat: number, x: number, y: number, rule: RuleId, } | { "what": "bonus_tile", seat: number, rule: RuleId, } | { "what": "scored" } & ScoreView | { "what": "went_home", seat: number, piece: PieceKind, role: RoleName, x: number, y: number, segment: string, rule: RuleId, } | { "what": "final_scoring", rule: RuleId, } | { "what": "ended", winners: Array<number>, rule: RuleId, };

export type ScoreView = { rule: RuleId, kind: Kind, 
/**
 * Who gets the points, each of them all.
 */
seats: Array<number>, points: number, 
/**
 * Why they.
 */
claim: ClaimName, 
/**
 * The rule by which that is a claim.
 */
claim_rule: RuleId, counted: CountedAs, parts: Array<PartView>, tiles: number, complete: boolean, 
/**
 * The pieces that were counted, by seat.
 */
pieces: Array<number>, 
/**
 * On what kind of feature they stand: where farmers score a city (CA11), on fields.
 */
held: Kind, at: SpotView, 
/**
 * The whole feature.
 */
spots: Array<SpotView>, 
/**
 * The other features that the points hang on: the fields of the farmers whom a city feeds (CA11), the cities of a
 * field (CA16), the plains beside a mountain whose cities count there (DI7).
 */
along?: Array<SpotView>, };

export type PartView = { what: WhatCounts, count: number, each: number, };

export type Insight = { 
/**
 * The version of the table this was true for.
 */
version: number, features: Array<FeatureView>, squares: Array<SquareView>, 
/**
 * The tiles nobody has seen yet. Empty where the table switched the counter off.
 */
unseen: { [key in string]: number }, };

export type FeatureView = { kind: Kind, spots: Array<SpotView>, tiles: number, 
/**
 * Sides on which it could go on; for a monastery the empty squares around it.
 */
open: number, complete: boolean, 
/**
 * Whether features of that kind can be complete at all.
 */
completes: boolean, 
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
 * Whether that is the most it could bring, and its owners may get less (CA11).
 */
up_to: boolean, 
/**
 * What a follower scores that is taken off now (DI4). Absent where no followers are taken off.
 */
taken_points?: number, taken_parts?: Array<PartView>, 
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
 * Whether the result changes ratings: needs two or more different people with accounts and nobody else, a clock, and a
 * table that everybody may look at.
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

export type Pledge = { "commitment": string } | { "entrusted": string };

export type ContributionView = { 
/**
 * SHA-256 of the nonce. Left out where the nonce was never a secret (in games of earlier versions).
 */
commitment?: string, 
/**
 * Whether the server has the nonce.
 */
revealed: boolean, 
/**
 * Whether it had it from the start.
 */
entrusted: boolean, 
/**
 * The nonce, once the game has begun. A game that began without it goes on without it.
 */
nonce?: string, };

export type CreateTable = { 
/**
 * The client's own: the same id makes one table, however often it is sent.
 */
id?: string, settings: TableSettings, 
/**
 * Two to five.
 */
seats: Array<SeatPlan>, 
/**
 * What whoever makes the table adds to the shuffle, if they sit there.
 */
pledge?: Pledge, };

export type Sitter = { "is": "nobody" } | { "is": "invited", name: string, } | { "is": "person", name: string, guest: boolean, bot: boolean, } | { "is": "bot", level: string, };

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
 * What it adds to the shuffle, if it pledged something.
 */
contribution?: ContributionView, };

export type MutedView = { 
/**
 * What they had said, by its number.
 */
message: number, who: PersonView, };

export type TableStage = "waiting" | "revealing" | "playing" | "over";

export type ClocksView = { left_ms: number[], 
/**
 * Whose clock runs.
 */
running?: number, };

export type BotWait = { 
/**
 * How many others are thought for first.
 */
before: number, 
/**
 * About how many seconds that takes.
 */
seconds: number, };

export type BotPace = { 
/**
 * The one to move does not think yet: it waits for its turn.
 */
waits?: BotWait, 
/**
 * The seats whose last thought was shorter than the bot's level, because it had to wait.
 */
short: Array<number>, };

export type ProposalView = { seat: number, what: Proposal, 
/**
 * By seat, whether it has agreed already: a bit each.
 */
agreed: number, };

export type Answer = "agree" | "refuse";

export type Permission = "join" | "leave" | "start" | "arrange_seats" | "reveal" | "undo" | "propose_take_back" | "propose_end" | "answer_proposal" | "resign" | "let_bot_play" | "return" | "rematch" | "hint" | "chat" | "mute";

export type TableView = { id: string, 
/**
 * Counts what happened at the table.
 */
version: number, settings: TableSettings, stage: TableStage, host: string, seats: Array<SeatView>, spectators: number, 
/**
 * Only when there is something to say.
 */
bots?: BotPace, 
/**
 * SHA-256 of the secret that the shuffle is made of; everybody can see it before a nonce is revealed.
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
 * It is rated, but these people had their rated games of the day: the result will change nothing.
 */
uncounted?: boolean, 
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
rematch?: string, 
/**
 * What was said; left out over a socket that has it already.
 */
chat?: Array<ChatMessage>, 
/**
 * Who may not talk here; only for the host of the table.
 */
muted?: Array<MutedView>, 
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

export type TableList = { tables: Array<ListedTable>, 
/**
 * There are more: ask again with this as `after`.
 */
next?: string, };

export type RecordText = { record: string, };

export type RecordMoment = { record: string, step: number, };

export type RecordPicture = { record: string, 
/**
 * Whether it moves.
 */
animated: boolean, 
/**
 * What to call the players, instead of their names in the record: by seat, in the language of whoever looks at it.
 */
players?: Array<string>, };

export type Command = { "do": "join", seat?: number, pledge?: Pledge, } | { "do": "leave" } | { "do": "arrange", seat: number, plan: SeatPlan, 
/**
 * For a seat of one's own.
 */
pledge?: Pledge, } | { "do": "start" } | { "do": "reveal", nonce: string, } | { "do": "play", action: string, } | { "do": "undo" } | { "do": "propose", what: Proposal, } | { "do": "answer", answer: Answer, } | { "do": "resign" } | { "do": "let_bot_play", seat: number, } | { "do": "return" } | { "do": "rematch", pledge?: Pledge, };

export type Proposal = "take_back" | "end";

export type ClientMessage = { "type": "do", id: string, 
/**
 * The version of the table this answers to.
 */
version: number, command: Command, } | { "type": "say", id?: string, text: string, } | { "type": "ping" };

export type ServerMessage = { "type": "view", view: TableView, } | { "type": "event", event: TableEvent, } | { "type": "done", id: string, version: number, } | { "type": "refused", id?: string, error: ApiError, } | { "type": "chat", message: ChatMessage, } | { "type": "here", seats: Array<boolean>, away: Array<boolean>, spectators: number, bots?: BotPace, } | { "type": "pong" };

export type TableEvent = { version: number, 
/**
 * The number of the turn in which it happened.
 */
number: number, happenings: Array<Happening>, turn: TurnView, clocks?: ClocksView, proposal?: ProposalView, you_may: Array<Permission>, };

export type ChatMessage = { id: number, name: string, 
/**
 * Whether who said it plays without an account.
 */
guest: boolean, 
/**
 * Whether a program said it.
 */
bot: boolean, text: string, 
/**
 * Milliseconds since 1970.
 */
at_ms: number, };

export type PersonView = { name: string, 
/**
 * Plays without an account, under a label that others may have too.
 */
guest: boolean, 
/**
 * A program plays here.
 */
bot: boolean, };

export type Me = { name: string, guest: boolean, 
/**
 * A program plays here.
 */
bot: boolean, 
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

export type Scope = "read" | "play" | "account";

export type NewToken = { 
/**
 * What its owner calls it, to tell it from others: 1 to 40 characters.
 */
name: string, scopes: Array<Scope>, };

export type TokenView = { id: number, name: string, scopes: Array<Scope>, created_ms: number, 
/**
 * To the hour.
 */
used_ms: number, };

export type TokenMade = { token: TokenView, secret: string, };

export type SessionView = { id: number, 
/**
 * As in `Firefox, Linux`.
 */
browser: string, created_ms: number, 
/**
 * To the hour.
 */
used_ms: number, 
/**
 * Whether it is the one that asks.
 */
current: boolean, };

export type NewPassword = { old: string, new: string, };

export type GameStanding = { 
/**
 * `carcassonne`, `hunters` or `discovery`.
 */
game: string, 
/**
 * Everybody begins with 1500.
 */
rating: number, 
/**
 * The true strength lies within so much of it, in 19 of 20 cases.
 */
uncertainty: number, rated_games: number, 
/**
 * Too few rated games for the list of the best.
 */
provisional: boolean, games: number, wins: number, };

export type GameList = { games: Array<ProfileGame>, 
/**
 * There are more: ask again with this as `after`.
 */
next?: string, };

export type LeaderList = { leaders: Array<Leader>, 
/**
 * What to ask with for those that follow (`?after=`).
 */
next?: string, };

export type ProfileGame = { table: string, rules: string, names: Array<string>, scores: Array<number>, winners: Array<number>, 
/**
 * Whether it changed ratings.
 */
rated: boolean, ended_ms: number, };

export type Profile = { name: string, guest: boolean, 
/**
 * A program plays here.
 */
bot: boolean, since_ms: number, standings: Array<GameStanding>, 
/**
 * The last games, newest first: public ones, and all if you ask about yourself.
 */
games: GameList, };

export type Leader = { name: string, 
/**
 * A program plays here.
 */
bot: boolean, rating: number, uncertainty: number, rated_games: number, };

export type Account = { profile: Profile, blocked: Array<string>, chat: Array<[string, ChatMessage]>, 
/**
 * The records of all own games.
 */
records: Array<string>, sessions: Array<SessionView>, tokens: Array<TokenView>, 
/**
 * How many people do not want to hear from you. Not who.
 */
blocked_by: number, 
/**
 * Tables where the host does not let you talk.
 */
muted_at: Array<string>, 
/**
 * What you reported.
 */
reports: Array<ReportView>, 
/**
 * What you said that others reported, without who and why.
 */
reported: Array<ReportedView>, 
/**
 * What was written down about the account, the newest first.
 */
audit: Array<AuditView>, };

export type ReportView = { table: string, message: number, reason: string, at_ms: number, closed: boolean, };

export type ReportedView = { table: string, text: string, at_ms: number, };

export type AuditView = { 
/**
 * `signed-in`, `wrong-password`, `password-changed` …
 */
deed: string, 
/**
 * The network it came from, as in `192.0.2.0/24`.
 */
network?: string, at_ms: number, 
/**
 * How often within an hour.
 */
times: number, };

export type About = { 
/**
 * How people reach the host: an address of a page, or `mailto:`.
 */
contact?: string, 
/**
 * What the host says about privacy, in plain text with empty lines between paragraphs and `#` before headings.
 */
privacy?: string, 
/**
 * For how long a browser stays signed in without being used.
 */
session_days: number, 
/**
 * For how long it is kept who signed in from which network; 0: for ever, here and below.
 */
audit_days: number, 
/**
 * For how long it is kept what was said at tables.
 */
chat_days: number, 
/**
 * For how long finished games are kept.
 */
games_days: number, 
/**
 * For how long a guest is remembered who does not come back.
 */
guests_days: number, };

export type Saying = { message: number, };

export type ReportRequest = { 
/**
 * The message.
 */
message: number, reason: string, };

export type StreamEvent = { "type": "turn", table: string, version: number, } | { "type": "challenge", table: string, from: string, rules: string, key?: string, } | { "type": "reveal", table: string, version: number, } | { "type": "started", table: string, } | { "type": "over", table: string, };

export type GameArt = { 
/**
 * The side of a tile.
 */
tile_size: number, 
/**
 * The inside of a `<defs>`; every id begins with `hr-`.
 */
defs: string, 
/**
 * By the tile's id, which no two tiles of these sets share.
 */
tiles: Record<string, TileArt>, 
/**
 * By seat.
 */
pieces: Array<PieceArt>, };

export type TileArt = { 
/**
 * The ground, as the inside of a group that is turned with the tile; it refers to [`GameArt::defs`].
 */
body: string, 
/**
 * What stays upright when the tile is turned, from north to south.
 */
stands: Array<StandArt>, 
/**
 * By letter.
 */
segments: Record<string, SegmentArt>, };

export type StandArt = { 
/**
 * The id of its drawing in [`GameArt::defs`].
 */
symbol: string, 
/**
 * Its place on the unrotated tile, from the left.
 */
x: number, 
/**
 * Its place on the unrotated tile, from the top.
 */
y: number, 
/**
 * By what its drawing is enlarged.
 */
scale: number, };

export type SegmentArt = { 
/**
 * What it is made of.
 */
kind: Kind, 
/**
 * The ports it has, clockwise from the north-west corner, three per side.
 */
ports: Array<number>, 
/**
 * What lies on it. A city of The Discovery lies on its land.
 */
goods: Partial<Record<GoodName, number>>, 
/**
 * SVG path data of what the segment covers, holes included (fill rule `evenodd`).
 */
outline: string, 
/**
 * Where a piece stands.
 */
anchor: [number, number], 
/**
 * How far the anchor is from the segment's outline: how much room a piece has.
 */
room: number, };

export type PieceArt = { 
/**
 * The colour, as in CSS.
 */
colour: string, 
/**
 * The sign on its pieces, for those who cannot tell the colours apart.
 */
mark: Mark, 
/**
 * By the kind of piece.
 */
shapes: Record<PieceKind, ShapeArt>, };

export type ShapeArt = { 
/**
 * How it looks upright.
 */
standing: string, 
/**
 * How it looks laid down.
 */
lying: string, };

export type Mark = "circle" | "triangle" | "square" | "cross" | "star";

/** Every choice of rules: preset, options that are on, the option that the preset has, and the tile sets. */
export const RULES: readonly { name: string; game: string; options: readonly string[]; option: string | null; sets: readonly string[] }[] = [
  { name: "carcassonne/first", game: "carcassonne", options: [], option: "river", sets: ["carcassonne"] },
  { name: "carcassonne/first", game: "carcassonne", options: ["river"], option: "river", sets: ["carcassonne", "river"] },
  { name: "carcassonne/modern", game: "carcassonne", options: [], option: "river", sets: ["carcassonne"] },
  { name: "carcassonne/modern", game: "carcassonne", options: ["river"], option: "river", sets: ["carcassonne", "river"] },
  { name: "hunters/pl-2002", game: "hunters", options: [], option: "literal", sets: ["hunters", "hunters-bonus"] },
  { name: "hunters/pl-2002", game: "hunters", options: ["literal"], option: "literal", sets: ["hunters", "hunters-bonus"] },
  { name: "hunters/hu-2002", game: "hunters", options: [], option: "literal", sets: ["hunters", "hunters-bonus"] },
  { name: "hunters/hu-2002", game: "hunters", options: ["literal"], option: "literal", sets: ["hunters", "hunters-bonus"] },
  { name: "hunters/en-2014", game: "hunters", options: [], option: null, sets: ["hunters", "hunters-bonus"] },
  { name: "discovery/standard", game: "discovery", options: [], option: null, sets: ["discovery"] },
  { name: "discovery/advanced", game: "discovery", options: [], option: "equal-turns", sets: ["discovery"] },
  { name: "discovery/advanced", game: "discovery", options: ["equal-turns"], option: "equal-turns", sets: ["discovery"] },
]

/** When a rated game counts, how often a day for the same two people, and after how many somebody is in the list. */
export const RATED_TURNS = 5
export const RATED_PER_DAY = 5
export const RANKED_AFTER = 10
