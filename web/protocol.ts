// Made from crates/protocol by `cargo xtask protocol`. Do not edit: a test compares it with the Rust types.

/** The number of a rule, as in `CA4`. */
export type RuleId = "C1" | "C2" | "C3" | "C4" | "C5" | "C6" | "C7" | "C8" | "C9" | "C10" | "C11" | "CA1" | "CA2" | "CA3" | "CA4" | "CA5" | "CA6" | "CA7" | "CA8" | "CA9" | "CA10" | "CA11" | "CA12" | "CA13" | "CA14" | "CA15" | "CA16" | "HG1" | "HG2" | "HG3" | "HG4" | "HG5" | "HG6" | "HG7" | "HG8" | "HG9" | "HG10" | "HG11" | "HG12" | "HG13" | "HG14" | "HG15" | "HG16" | "HG17" | "DI1" | "DI2" | "DI3" | "DI4" | "DI5" | "DI6" | "DI7" | "DI8" | "DI9" | "DI10" | "DI11" | "DI12" | "DI13" | "R1" | "R2" | "R3" | "R4" | "R5" | "R6" | "R7" | "R8" | "R9" | "R10" | "R11" | "R12" | "R13" | "R14" | "R15" | "R16" | "R17" | "R18" | "R19" | "R20" | "R21";

/** A kind of feature. */
export type Kind = "city" | "road" | "field" | "monastery" | "forest" | "river" | "lake" | "meadow" | "river-system" | "plain" | "mountain" | "sea";

/** What stands on the board. */
export type PieceKind = "follower" | "hut";

/** What a piece is called by where it stands. */
export type RoleName = "knight" | "thief" | "farmer" | "monk" | "gatherer" | "fisherman" | "hunter" | "hut" | "explorer" | "robber" | "sailor";

/** Where tiles are drawn from. */
export type StackName = "river" | "land" | "bonus";

/** What lies on a segment. */
export type GoodName = "shield" | "gold" | "mushrooms" | "fish" | "deer" | "mammoth" | "aurochs" | "tiger" | "fire" | "shrine" | "city";

/** What brings points. */
export type WhatCounts = "tile" | "section" | "shield" | "monastery" | "neighbour" | "complete-city" | "mushrooms" | "fish" | "deer" | "eaten-deer" | "scared-tiger" | "mammoth" | "aurochs" | "city" | "plain-city";

/** Why a seat scores. */
export type ClaimName = "majority" | "shrine" | "follower";

/** How a feature is counted. */
export type CountedAs = "whole" | "complete" | "small" | "incomplete" | "as-open";

/** The kind of refusal, for programs. */
export type ErrorCode = "bad_request" | "sign_in_first" | "not_yours" | "not_found" | "stale" | "illegal" | "not_now" | "taken" | "declined" | "too_fast" | "too_large" | "too_slow" | "wrong_method" | "wrong_origin" | "stopping" | "internal";

/** A refusal: what was wrong and what would be right. */
export type ApiError = {
/** What kind of refusal this is. */
code: ErrorCode,
/** The text in English, for programs and logs. */
message: string,
/** The same as data, so that a client can say it in the language of its reader. */
text: Text,
/** The rule of the game that forbids it, if it is one. */
rule?: RuleId,
/** Why an invitation is declined, if that is what the refusal is about. */
declined?: DeclineReason, };

/** The key of a message in `locales/` and what varies in it. */
export type Text = {
/** Which message. */
key: string,
/** The values, by the names that the message has for them. */
args: { [key in string]: TextArg }, };

/**
 * What varies in a message. Things with names of their own (kinds, roles, pieces) go in as ids, and the message chooses the
 * word: only it knows how its language inflects it.
 */
export type TextArg = number | string | Text;

/** Everything that lies on the table. */
export type GameView = {
/** In the order they were placed. */
tiles: Array<PlacedTile>,
/** Every piece on the board. */
pieces: Array<PieceView>,
/** What changes with every action. */
turn: TurnView, };

/** The small part of a game that changes with every action. It is sent as a whole each time. */
export type TurnView = {
/** From 1; 0 while hands are dealt. */
number: number,
/** Whose turn it is. */
seat: number,
/** The points so far, by seat. */
scores: Array<number>,
/** By seat: how many of each kind of piece are not on the board. */
supplies: Partial<Record<PieceKind, number>>[],
/** By seat: the tile just drawn, or the face-up hand. */
hands: Array<Array<string>>,
/** A tile that fits nowhere and waits to go back to the stack (CA3). */
aside?: string,
/** How many tiles each stack still holds. */
stacks: Partial<Record<StackName, number>>,
/** What the seat to act may do. */
choices: Choices,
/** How the game ended; absent until it has. */
outcome?: Outcome, };

/** A tile on the board. */
export type PlacedTile = {
/** The id of the tile kind, as in the set file. */
tile: string,
/** Grows to the east; the start tile lies at 0, 0. */
x: number,
/** Grows to the south. */
y: number,
/** Clockwise quarter turns. */
rotation: number, };

/** A segment of a placed tile. */
export type SpotView = {
/** Grows to the east. */
x: number,
/** Grows to the south. */
y: number,
/** The letter of the segment, as in the set file. */
segment: string, };

/** A piece on the board. */
export type PieceView = {
/** Whose piece it is. */
seat: number,
/** Which kind of piece it is. */
piece: PieceKind,
/** What it is called where it stands. */
role: RoleName,
/** Whether it is laid down. */
lies: boolean,
/** Grows to the east. */
x: number,
/** Grows to the south. */
y: number,
/** The letter of the segment it stands on. */
segment: string, };

/** What has to be decided now, and every way to decide it. */
export type Choices = { "choose": "place",
/** One entry per tile kind and square. */
placements: Array<Placement>, } | { "choose": "use",
/** Every way to use a piece, except passing. */
uses: Array<UseChoice>, } | { "choose": "discard",
/** The ids of the tiles to choose from. */
tiles: Array<string>, } | { "choose": "draw",
/** Before the start (DI13). */
lay_aside: boolean,
/** How many of each tile kind could be drawn, by id. */
tiles: { [key in string]: number }, } | { "choose": "nothing" };

/** A square on which a tile of the hand fits, in these rotations. */
export type Placement = {
/** The id of the tile kind. */
tile: string,
/** Grows to the east. */
x: number,
/** Grows to the south. */
y: number,
/** Clockwise quarter turns. Rotations that look the same are listed once. */
rotations: Array<number>, };

/** A use of a piece: onto a segment of the tile just placed, or taken off (The Discovery). */
export type UseChoice = {
/** The action to send. */
action: string,
/** Whether the piece is taken off and scored. */
take: boolean,
/** Which kind of piece it is. */
piece: PieceKind,
/** What it is called there. */
role: RoleName,
/** Whether it is laid down. */
lies: boolean,
/** On what kind of feature it stands. */
kind: Kind,
/** Whether it would stay there to the end. */
stays: boolean,
/** Grows to the east. */
x: number,
/** Grows to the south. */
y: number,
/** The letter of the segment. */
segment: string,
/** What taking it would bring. */
points?: number, };

/** How a game ended. */
export type Outcome = {
/** The final points, by seat. */
scores: Array<number>,
/** The seats that won. */
winners: Array<number>, };

/**
 * One thing that happened, with the rule that it follows where there is something to explain. A board that applies these in
 * order shows what `GameView` shows.
 */
export type Happening = { "what": "drew",
/** The seat that receives it. */
seat: number,
/** The id of the tile kind. */
tile: string,
/** The stack it was drawn from. */
stack: StackName,
/** Whether it is a bonus tile, drawn in addition (HG11). */
bonus: boolean, } | { "what": "laid_aside",
/** The id of the tile kind. */
tile: string,
/** The rule that asks for it. */
rule: RuleId, } | { "what": "set_aside",
/** The id of the tile kind. */
tile: string,
/** Whether it goes back once another was drawn; else it leaves the game. */
returns: boolean,
/** The rule that decides this. */
rule: RuleId, } | { "what": "discarded",
/** The seat that gave it up. */
seat: number,
/** The id of the tile kind. */
tile: string,
/** The rule that asks for it. */
rule: RuleId, } | { "what": "left_the_game",
/** The id of the tile kind. */
tile: string,
/** How many tiles of that kind left. */
count: number,
/** The rule that decides this. */
rule: RuleId, } | { "what": "placed",
/** The seat that placed it. */
seat: number,
/** The id of the tile kind. */
tile: string,
/** Grows to the east. */
x: number,
/** Grows to the south. */
y: number,
/** Clockwise quarter turns. */
rotation: number, } | { "what": "piece_set",
/** Whose piece it is. */
seat: number,
/** Which kind of piece it is. */
piece: PieceKind,
/** What it is called there. */
role: RoleName,
/** Whether it is laid down. */
lies: boolean,
/** Grows to the east. */
x: number,
/** Grows to the south. */
y: number,
/** The letter of the segment it stands on. */
segment: string, } | { "what": "passed",
/** The seat that passed. */
seat: number, } | { "what": "took",
/** Whose follower it is. */
seat: number,
/** Grows to the east. */
x: number,
/** Grows to the south. */
y: number,
/** The rule that allows it. */
rule: RuleId, } | { "what": "bonus_tile",
/** The seat that draws it. */
seat: number,
/** The rule that brings it. */
rule: RuleId, } | { "what": "scored" } & ScoreView | { "what": "went_home",
/** Whose piece it is. */
seat: number,
/** Which kind of piece it is. */
piece: PieceKind,
/** What it was called where it stood. */
role: RoleName,
/** Grows to the east. */
x: number,
/** Grows to the south. */
y: number,
/** The letter of the segment it stood on. */
segment: string,
/** The rule that sends it home. */
rule: RuleId, } | { "what": "final_scoring",
/** The rule about the end of the game. */
rule: RuleId, } | { "what": "ended",
/** The seats that won. */
winners: Array<number>,
/** The rule that decides who wins. */
rule: RuleId, };

/** Points for one feature (in The Discovery: for one follower), explained. */
export type ScoreView = {
/** The rule that says what it is worth. */
rule: RuleId,
/** The kind of feature. */
kind: Kind,
/** The seats that score. Each gets all the points. */
seats: Array<number>,
/** The points that each of these seats gets. */
points: number,
/** Why these seats score. */
claim: ClaimName,
/** The rule behind the claim. */
claim_rule: RuleId,
/** How it is counted: as complete or incomplete, for instance. */
counted: CountedAs,
/** What the points are made of. The parts add up to `points`. */
parts: Array<PartView>,
/** How many tiles the feature has. */
tiles: number,
/** Whether it is complete. */
complete: boolean,
/** The pieces that were counted, by seat. */
pieces: Array<number>,
/** On what kind of feature they stand: where farmers score a city (CA11), on fields. */
held: Kind,
/** A segment of the feature, where the score can be shown. */
at: SpotView,
/** The whole feature. */
spots: Array<SpotView>,
/**
 * The other features that the points hang on: the fields of the farmers whom a city feeds (CA11), the cities of a
 * field (CA16), the plains beside a mountain whose cities count there (DI7).
 */
along?: Array<SpotView>, };

/** A part of a score: `count` things that bring `each` points. */
export type PartView = {
/** What is counted. */
what: WhatCounts,
/** How many there are. */
count: number,
/** The points for each of them. */
each: number, };

/** Every feature and every open square of a position, explained. */
export type Insight = {
/** The version of the table this was true for. */
version: number,
/** Every feature on the board. */
features: Array<FeatureView>,
/** Every open square. */
squares: Array<SquareView>,
/** How many tiles of each kind have not been seen yet, by id. Empty if the tile counter of the table is off. */
unseen: { [key in string]: number }, };

/** One feature, explained. */
export type FeatureView = {
/** The kind of feature. */
kind: Kind,
/** All its segments. */
spots: Array<SpotView>,
/** How many tiles it has. */
tiles: number,
/** Sides on which it could go on; for a monastery the empty squares around it. */
open: number,
/** Whether it is complete. */
complete: boolean,
/** Whether features of that kind can be completed at all. */
completes: boolean,
/** The pieces in it, by seat. */
pieces: Array<number>,
/** The seats that would score it. */
owners: Array<number>,
/** The least it will score when completed; for a complete feature, what it scores. */
complete_points: number,
/** What `complete_points` is made of. */
complete_parts: Array<PartView>,
/** What it would score if the game ended now. */
end_points: number,
/** What `end_points` is made of. */
end_parts: Array<PartView>,
/** Whether `end_points` is only the most it could score, so that its owners may get less (CA11). */
up_to: boolean,
/** What a follower on it would score if it were taken off now (DI4). Absent in games without taking off. */
taken_points?: number,
/** What `taken_points` is made of. */
taken_parts?: Array<PartView>,
/** How many tiles, unseen or in hands, could complete it next. Absent if the tile counter of the table is off. */
completing?: number, };

/** An empty square beside a tile. */
export type SquareView = {
/** Grows to the east. */
x: number,
/** Grows to the south. */
y: number,
/**
 * How many tiles, unseen or in hands, fit there by their sides. None: the square is dead. Absent where the counter
 * is off.
 */
fitting?: number, };

/** What a bot would do, the best first. */
export type HintView = {
/** The version of the table this is about. */
version: number,
/** Up to three moves. */
moves: Array<HintMove>, };

/** A move that a bot considers. */
export type HintMove = {
/** One or two actions. */
actions: Array<string>,
/** By how many points the seat is expected to be ahead at the end. */
lead?: number,
/** How likely the seat is to win, from 0 to 1. Absent if the bot does not estimate it, as is `lead`. */
win?: number, };

/** A whole game, step by step. */
export type Replay = {
/** The preset, as in `carcassonne/first`. */
rules: string,
/** The options that are on. */
options: Array<string>,
/** The names of the players, by seat. */
players: Array<string>,
/** The colours of the seats, by seat. */
colours: Array<number>,
/** The seat that begins. */
first: number,
/** The board before the first step. */
start: GameView,
/** Every action, in order. */
steps: Array<ReplayStep>, };

/** One action of a recorded game and what followed from it. */
export type ReplayStep = {
/** The action, as a word of the record format. */
action: string,
/** What happened, for the log and for the board. */
happenings: Array<Happening>,
/** The state of the turn after the step. Only that of the last step says what may be done. */
turn: TurnView, };

/** The answer to a request sent without a socket. */
export type PlayOn = {
/** The version of the table that it made. */
version: number, };

/** How far an analysis looks. */
export type AnalysisDepth = "quick" | "normal";

/** A record to analyse. */
export type AnalyseRecord = {
/** The record of a finished game, as text. */
record: string,
/** How far to look. */
depth: AnalysisDepth, };

/** How far an analysis is: ask again until `analysis` is there. */
export type AnalysisView = {
/** How far it looks. */
depth: AnalysisDepth,
/** How many actions of the game are done. */
done: number,
/** How many actions the game has. */
actions: number,
/** What was found, once it is complete. */
analysis?: Analysis, };

/** A game taken apart: what was luck, what was play, and what neither explains. */
export type Analysis = {
/** How far it looked. */
depth: AnalysisDepth,
/** Whether the game was played to its end; else `result` is what it was worth after the last step. */
over: boolean,
/** What it comes to, by seat. */
seats: Array<SeatAnalysis>,
/** What the game was worth to the seats before the first step. */
start: WorthView,
/** Every draw and every decision, in order. */
steps: Array<AnalysisStep>, };

/** What a position is worth to every seat. */
export type WorthView = {
/** The chance to win, from 0 to 1, by seat; a win shared by two counts half. */
wins: Array<number>,
/** By how many points the seat will be ahead of the best other one, by seat. */
leads: Array<number>, };

/** Something in both currencies, for one seat: a value, a difference of two values, or a standard error. */
export type ValueView = {
/** In chances to win, where 1 is a won game. */
win: number,
/** In points ahead of the best other seat. */
lead: number, };

/** One seat's sums: `start + luck − own + others + rest = result`. */
export type SeatAnalysis = {
/** What the game was worth to it at the beginning. */
start: ValueView,
/** What all draws gave it, those of the other seats too. */
luck: ValueView,
/** What its own decisions cost it. */
own: ValueView,
/** What the decisions of the others gave it. */
others: ValueView,
/** What neither explains: the error of the analysis. */
rest: ValueView,
/** How it ended. */
result: ValueView,
/** The standard error of `own`. */
own_error: ValueView,
/** The standard error of `others`. */
others_error: ValueView,
/** How many decisions it made. */
decisions: number, };

/** A draw or a decision. The steps of a game follow each other without a gap. */
export type AnalysisStep = {
/** How many actions of the game came before it. */
at: number,
/** How many actions it is: a decision may be a tile and a piece. */
actions: number,
/** The number of the turn, from 1; 0 while hands are dealt. */
turn: number,
/** Whose turn it is. */
seat: number,
/**
 * What the game was worth before it: the average over all draws, or with the best move. What it differs from `after` of the
 * step before is unexplained.
 */
before: WorthView,
/** What it was worth after it: with the tile that came, or the move that was played. This is the curve of the game. */
after: WorthView,
/** What happened. */
what: StepView, };

/** What happened in a step of an analysis. */
export type StepView = { "kind": "draw",
/** The id of the tile. */
tile: string,
/** How likely that was. */
chance: number,
/** Whether the tile goes back or leaves the game, so that another one is drawn. */
again: boolean,
/** What it gave to the seat in turn. */
luck: ValueView, } | { "kind": "decision",
/** What it did: one or two actions. */
played: Array<string>,
/** The best moves, the best first; the one that was played is among them. */
candidates: Array<CandidateView>,
/** What it cost the seat, compared with the best move. */
loss: ValueView,
/** The standard error of `loss`. */
error: ValueView,
/** How bad it was; absent unless it surely was. */
mark?: Mark, };

/** A move, and what the game is worth after it. */
export type CandidateView = {
/** One or two actions, as words of the record format. */
actions: Array<string>,
/** What the game is worth after it to the seat that decides. */
value: ValueView, };

/** How bad a decision was. Given only if its loss is above the mark even when two standard errors are taken off. */
export type Mark = "inaccuracy" | "mistake" | "blunder";

/** A position of another game from which a what-if table goes on. */
export type WhatIf = {
/** The record of that game, as text. */
record: string,
/** How many of its actions are played. */
step: number,
/** Actions that follow them, draws included, as words of the record format. */
line?: Array<string>, };

/** What a position of a what-if table is worth, and the best moves in it. */
export type Evaluation = {
/** The version of the table this is about. */
version: number,
/** What the game is worth to the seats. */
worth: WorthView,
/** The best moves of the seat to decide, the best first; none while a tile is to be drawn, or when the game is over. */
moves: Array<CandidateView>, };

/** A guided game. */
export type LessonView = {
/** `carcassonne`, `hunters` or `discovery`. */
name: string,
/** The preset that is played. */
rules: string,
/** What is said, in order. */
steps: Array<LessonStep>, };

/** One thing that a guided game says. */
export type LessonStep = {
/** The number of the turn, from 1. */
turn: number,
/** At which point of the turn it is shown. */
when: LessonWhen,
/** The tile that is placed, or lies there already. */
tile: string,
/** The name of the text: `carcassonne-welcome` is `lesson-carcassonne-welcome` in `locales/`. */
text: string,
/** The actions that are asked for. If empty, every legal action is welcome. */
allow: Array<string>,
/** Whether the learner has to turn the tile: every legal rotation is offered then. */
turning: boolean,
/** The features that are talked about, each by one of its segments. */
light: Array<SpotView>, };

/** At which point of a turn a step is shown. */
export type LessonWhen = "tell" | "place" | "piece" | "over";

/** A puzzle as it is asked. Nothing in it tells the solution. */
export type PuzzleView = {
/** What it is called, as in `carcassonne-17`. */
name: string,
/** The preset. */
rules: string,
/** The options that are on. */
options: Array<string>,
/** What the one move achieves: `win` (for certain), `best` (more often than not) or `save` (one chance in two at most). */
goal: string,
/** How hard it is for the bots: `light`, `medium` or `hard`. */
difficulty: string,
/** How hard it is for people, on the scale of their ratings. */
rating: number,
/** How far off that may be. */
uncertainty: number,
/** Whether it is the puzzle of this day. */
daily: boolean,
/** Whether you have answered it before. Another answer counts nowhere. */
answered: boolean,
/** The position. The seat in turn is yours. */
game: GameView,
/** How many tiles of each kind are still to be drawn, by id; bonus tiles are not among them. */
to_come: { [key in string]: number },
/** Every feature and every open square of it, explained; its version is 0. */
insight: Insight, };

/** What you would play: a tile placed, and what becomes of a piece. */
export type PuzzleMove = {
/** One or two actions, as words of the record format. */
actions: Array<string>, };

/** The game after a part of a move. */
export type PuzzleStep = {
/** The game then. */
game: GameView,
/** Every feature and every open square of it, explained; its version is the number of actions. */
insight: Insight, };

/** Whether it was right, and why. */
export type PuzzleAnswer = {
/** Whether it was the one move. */
right: boolean,
/** What you played. */
yours: PuzzleLine,
/** The best moves, the solution first. */
moves: Array<PuzzleLine>,
/** How many moves there were. */
of: number,
/** What the solution does: `finish`, `join`, `block` … */
themes: Array<string>,
/** What happens by the solution. */
happenings: Array<Happening>,
/** What may be drawn next, and what each tile makes of the solution. Empty if the game is over then. */
draws: Array<PuzzleDraw>,
/** How you stand now. */
standing: PuzzleStanding,
/** By how much this answer changed your rating. Absent if it did not count: only the first answer does. */
change?: number, };

/** A move, and what it leads to. */
export type PuzzleLine = {
/** One or two actions. */
actions: Array<string>,
/** How likely you are to win after it, if both play on as well as can be: from 0 to 1, where a shared win is half a win. */
win: number,
/** By how many points you are expected to be ahead at the end. */
lead: number,
/** The game after it. */
game: GameView, };

/** A tile that may come after the solution. */
export type PuzzleDraw = {
/** The tile. */
tile: string,
/** How likely it is, from 0 to 1. */
chance: number,
/** How likely you are to win then, from 0 to 1. */
win: number,
/** By how many points you are expected to be ahead at the end. */
lead: number, };

/** How a person does with puzzles. Only first answers count. */
export type PuzzleStanding = {
/** How strong they are, on the scale of the games. */
rating: number,
/** How far off that may be. */
uncertainty: number,
/** How many they answered. */
answered: number,
/** How many of these rightly. */
right: number,
/** How many in a row, up to the last one, rightly. */
streak: number,
/** On how many days in a row, up to today or yesterday, the puzzle of the day rightly. */
days: number, };

/** An answer that was given before. */
export type PuzzleTry = {
/** The name of the puzzle. */
puzzle: string,
/** Whether it was right. */
right: boolean,
/** When that was, in milliseconds since 1970. */
at_ms: number, };

/** Everything chosen when a table is made. */
export type TableSettings = {
/** The preset, as in `carcassonne/first`. */
rules: string,
/** The options that are on: `river`, `equal-turns`, `literal`. */
options: Array<string>,
/** Who may find the table. */
visibility: Visibility,
/** How much time the players have. */
clock: Clock,
/** What happens to a player who runs out of time. */
on_timeout: OnTimeout,
/**
 * Whether the result changes ratings. This needs an open table with a clock, and at every seat a different person with an
 * account.
 */
rated: boolean,
/** Whether players may ask a bot for hints. */
hints: boolean,
/** Whether the page counts the unseen tiles. */
tile_counter: boolean,
/** Who begins. */
first: First,
/** Where the tiles come from. */
draws: Draws,
/** How long a bot's move takes to be shown. */
bot_speed: BotSpeed,
/**
 * How many seconds the table waits for its players; when nothing has happened there for so long, it is closed. If absent,
 * it waits as long as the server keeps tables.
 */
wait_seconds?: number,
/**
 * Whether the table waits only while the person who made it is here: when no page and no program of theirs listens any
 * more, it is closed.
 */
while_here: boolean,
/**
 * A guided game with prepared draws: `carcassonne`, `hunters` or `discovery`. Private, unrated, without a clock; the first
 * seat is for the person who makes the table and begins, the second for the bot `easy`.
 */
lesson?: string, };

/** Who may find a table. */
export type Visibility = "open" | "private";

/** How much time the players have. */
export type Clock = { "kind": "none" } | { "kind": "live",
/** The time for the whole game, in seconds. */
seconds: number,
/** What is added after each turn, in seconds. */
increment: number, } | { "kind": "turns",
/** The time for a turn, in seconds. */
seconds: number, };

/** What happens to a seat that runs out of time. */
export type OnTimeout = "bot" | "forfeit";

/** Who begins. */
export type First = "random" | { "seat": number };

/** Where the tiles come from. */
export type Draws = "shuffled" | "entered";

/** What a seat is meant for. */
export type SeatPlan = { "for": "me",
/** The name of the other person at the same screen. */
name?: string, } | { "for": "open" } | { "for": "bot",
/** The name of the bot. */
level: string, } | { "for": "invited",
/** The name of the account. */
name: string, };

/**
 * What a player will add to the shuffle: a nonce of 32 random bytes, which stays secret until all nonces are pledged. Nonces
 * and commitments are written as 64 lower-case hexadecimal digits.
 */
export type Pledge = { "commitment": string } | { "entrusted": string };

/** What a seat adds to the shuffle, as far as it is public. */
export type ContributionView = {
/** SHA-256 of the nonce. Absent if the nonce never was a secret (in games of earlier versions). */
commitment?: string,
/** Whether the server has the nonce. */
revealed: boolean,
/** Whether it had it from the start. */
entrusted: boolean,
/** The nonce, once the game has begun. Absent if it came too late; the game is played without it then. */
nonce?: string, };

/** A table to make. */
export type CreateTable = {
/** Any text that the client has not used before: the same id makes one table, however often it is sent. */
id?: string,
/** What is played, and how. */
settings: TableSettings,
/** Two to five. */
seats: Array<SeatPlan>,
/** What the person who makes the table adds to the shuffle, if they sit there. */
pledge?: Pledge,
/** By seat, the colours that are chosen already (0 to 4, each once); the other seats get what is left. */
colours?: Array<number | null>,
/**
 * Makes a what-if table: the game goes on from a position of a finished one. It is private, unrated and without a clock, has the
 * rules and the number of seats of that game, and every seat is for you or for a bot.
 */
what_if?: WhatIf, };

/**
 * An open offer to play. If there is one like it already, you sit down there; otherwise a table is made that waits, as long as
 * you are here, for the next player who wants the same.
 */
export type Seek = {
/** The preset, as in `carcassonne/first`. */
rules: string,
/** The options that are on. */
options: Array<string>,
/** How much time the players have. */
clock: Clock,
/** Whether the result changes ratings. */
rated: boolean,
/** How many players there are, with you: two to five. */
seats: number,
/** What you add to the shuffle. */
pledge?: Pledge, };

/** Who sits on a seat. */
export type Sitter = { "is": "nobody" } | { "is": "invited",
/** The name of the account. */
name: string,
/** Whether a program plays on the account. */
bot: boolean, } | { "is": "person",
/** The name of the account, or the label of the guest. */
name: string,
/** Whether they play without an account. */
guest: boolean,
/** Whether a program plays on the account. */
bot: boolean, } | { "is": "bot",
/** The name of the bot. */
level: string,
/** What it is called. Left out at tables of earlier versions. */
name?: string, } | { "is": "recorded",
/** The name in the record. */
name: string, };

/** A seat of a table. */
export type SeatView = {
/** Who sits there. */
sitter: Sitter,
/** The name to show for it. */
name: string,
/** Its colour and mark: 0 to 4, each once at a table. */
colour: number,
/** Whether its player is looking at the table, or is a program that listens to the stream. Bots of the server always are. */
here: boolean,
/** Whether its player has been gone for so long that the others may let a bot play on. */
away: boolean,
/** The level of the bot that plays for the person, if one does. */
stand_in?: string,
/** Whether it has resigned or run out of time. */
lost: boolean,
/** What it adds to the shuffle, if it has pledged a nonce. */
contribution?: ContributionView, };

/** A person who may not talk at a table. */
export type MutedView = {
/** The id of the chat message for which they were muted. */
message: number,
/** The person who may not talk. */
who: PersonView, };

/** How far a table has come. */
export type TableStage = "waiting" | "revealing" | "playing" | "over";

/** The time each seat has left. */
export type ClocksView = {
/** Milliseconds, by seat, at the moment the message was sent. */
left_ms: number[],
/** The seat whose clock is running. */
running?: number, };

/** How long a bot will wait. */
export type BotWait = {
/** How many other bots think first. */
before: number,
/** About how many seconds that takes. */
seconds: number, };

/** How the bots of a table are affected when the server is busy. */
export type BotPace = {
/** Present if the bot to move does not think yet, but waits until others have thought. */
waits?: BotWait,
/** The seats whose bot thought less about its last move than its level would, because it had to wait. */
short: Array<number>, };

/** How long a bot waits before it shows its move, so that people can follow. */
export type BotSpeed = "instant" | "quick" | "relaxed";

/** A proposal that all players must agree to. */
export type ProposalView = {
/** The seat that proposes it. */
seat: number,
/** What it proposes. */
what: Proposal,
/** One bit per seat (the lowest for seat 0): whether it has agreed already. */
agreed: number, };

/** How a seat answers a proposal. */
export type Answer = "agree" | "refuse";

/** Something that a person may do at a table now, besides playing. */
export type Permission = "join" | "leave" | "withdraw" | "start" | "arrange_seats" | "reveal" | "undo" | "propose_take_back" | "propose_end" | "answer_proposal" | "resign" | "let_bot_play" | "return" | "rematch" | "hint" | "chat" | "mute" | "change_rules" | "change_bot_speed";

/** A table as one person sees it. */
export type TableView = {
/** Identifies the table in requests and in its link. */
id: string,
/** Grows with everything that happens at the table. */
version: number,
/** What is played, and how. */
settings: TableSettings,
/** How far the table has come. */
stage: TableStage,
/** The name of the person who made the table. */
host: string,
/** The seats, in the order of play. */
seats: Array<SeatView>,
/** How many people look at the table without playing. */
spectators: number,
/** How long the bots take; absent if there is nothing to say. */
bots?: BotPace,
/** SHA-256 of the server's part of the shuffle. It is public before any nonce is revealed. */
commitment: string,
/** The server's part of the shuffle itself, once the game is over. */
secret?: string,
/** At a what-if table, with how many actions of another game it began: these cannot be taken back. */
what_if?: number,
/** The board; absent until the game begins. */
game?: GameView,
/** What has happened in the game so far, each entry with the number of its turn. */
log: Array<[number, Happening]>,
/** The time each seat has left; absent if the table has no clock. */
clocks?: ClocksView,
/** The proposal that waits for answers, if there is one. */
proposal?: ProposalView,
/**
 * Whether the result will not change ratings although the table is rated, because these people have had their rated games
 * of the day.
 */
uncounted?: boolean,
/** Why the game is over although it was not played to its end: `resigned`, `time`, `agreed` or `expired`. */
ended_by?: string,
/** The seats that won, once the table is over. */
winners: Array<number>,
/** The id of the table of the rematch, if there is one. */
rematch?: string,
/** What was said. Absent if it was sent over the same socket already. */
chat?: Array<ChatMessage>,
/** The people who may not talk here; only the host of the table is told. */
muted?: Array<MutedView>,
/** Your seats. */
your_seats: Array<number>,
/** What you may do now, besides playing. */
you_may: Array<Permission>,
/** What the link of a private table ends with; only for people who have it. */
key?: string, };

/** A table in a list. */
export type ListedTable = {
/** Identifies the table in requests. */
id: string,
/** The preset, as in `carcassonne/first`. */
rules: string,
/** The options that are on. */
options: Array<string>,
/** How far the table has come. */
stage: TableStage,
/** Who sits there, by seat. */
seats: Array<Sitter>,
/** What each seat is called, by seat; empty where it is free. */
names: Array<string>,
/** The colours of the seats, by seat. */
colours: Array<number>,
/** How much time the players have. */
clock: Clock,
/** Whether the result changes ratings. */
rated: boolean,
/** Who may find the table. */
visibility: Visibility,
/** Whether it waits only while the person who made it is here: it is an open offer. */
while_here: boolean,
/** Whether it waits for your move. */
your_turn: boolean,
/** The seat that is to move. */
turn?: number,
/** The points so far, by seat; all 0 until the game begins. */
scores: Array<number>,
/** When something happened there last, in milliseconds since 1970. */
changed_ms: number, };

/** A page of a list of tables. */
export type TableList = {
/** The tables of this page of the list. */
tables: Array<ListedTable>,
/** If present, there are more: send the same request with this as `after`. */
next?: string, };

/** A record, to import or as exported. */
export type RecordText = {
/** The record, as text. */
record: string, };

/** A moment of a recorded game. */
export type RecordMoment = {
/** The record, as text. */
record: string,
/** How many actions of the record are played. */
step: number, };

/** A picture of a record: its last board, or the whole game tile by tile. */
export type RecordPicture = {
/** The record, as text. */
record: string,
/** Whether it shows the whole game instead of its last board. */
animated: boolean,
/** What to call the players, instead of their names in the record: by seat, in the language of the reader. */
players?: Array<string>,
/** The colours of the seats, by seat (0 to 4); a seat without one has that of its number. */
colours?: Array<number>, };

/** Something to do at a table. */
export type Command = { "do": "join",
/** The seat to sit on; if absent, any free one. */
seat?: number,
/** What the player adds to the shuffle; if absent, nothing. */
pledge?: Pledge,
/** The colour one would like, if it is free. */
colour?: number, } | { "do": "leave" } | { "do": "decline",
/** Why. */
reason: DeclineReason, } | { "do": "withdraw" } | { "do": "arrange",
/** The seat to arrange. */
seat: number,
/** What the seat is for from now on. */
plan: SeatPlan,
/** What the host adds to the shuffle, if the seat is for the host. */
pledge?: Pledge, } | { "do": "colour",
/** The seat. */
seat: number,
/** The colour: 0 to 4. */
colour: number, } | { "do": "change_rules",
/** The preset, as in `carcassonne/first`. */
rules: string,
/** The options that are on. */
options: Array<string>, } | { "do": "change_bot_speed",
/** From now on. */
speed: BotSpeed, } | { "do": "start" } | { "do": "reveal",
/** 64 hexadecimal digits. */
nonce: string, } | { "do": "play",
/** One of the actions listed in `choices` of the turn. */
action: string, } | { "do": "undo" } | { "do": "propose",
/** What is proposed. */
what: Proposal, } | { "do": "answer",
/** The answer. */
answer: Answer, } | { "do": "resign" } | { "do": "let_bot_play",
/** The seat of the absent player. */
seat: number, } | { "do": "return" } | { "do": "rematch",
/** What the player adds to the shuffle of the new game; if absent, nothing. */
pledge?: Pledge, };

/** What can be proposed to the others. */
export type Proposal = "take_back" | "end";

/** A message from the client to the server. */
export type ClientMessage = { "type": "do",
/** Any text that the client has not used for another command. */
id: string,
/** The version of the table that the client has seen. */
version: number,
/** What to do. */
command: Command, } | { "type": "say",
/** Any text that the client has not used for another message. */
id?: string,
/** What to say. */
text: string, } | { "type": "ping" };

/** A message from the server to the client. */
export type ServerMessage = { "type": "view",
/** The table as this client sees it. */
view: TableView, } | { "type": "event",
/** What changed. */
event: TableEvent, } | { "type": "done",
/** The id the client gave the command. */
id: string,
/** The version of the table that the command made. */
version: number, } | { "type": "refused",
/** The id the client gave it; absent if it had none or could not be read. */
id?: string,
/** Why it was refused. */
error: ApiError, } | { "type": "chat",
/** The message. */
message: ChatMessage, } | { "type": "here",
/** By seat: whether its player is looking at the table. */
seats: Array<boolean>,
/** By seat: whether its player has been gone for so long that the others may let a bot play on. */
away: Array<boolean>,
/** How many people look at the table without playing. */
spectators: number,
/** How long the bots take; absent if there is nothing to say. */
bots?: BotPace, } | { "type": "pong" };

/** One version of a game in progress. */
export type TableEvent = {
/** The version that the table has now. */
version: number,
/** The number of the turn in which it happened. */
number: number,
/** What happened, for the log and for the board. */
happenings: Array<Happening>,
/** The state of the turn after that. */
turn: TurnView,
/** The time each seat has left; absent if the table has no clock. */
clocks?: ClocksView,
/** The proposal that waits for answers, if there is one. */
proposal?: ProposalView,
/** What this client may do now, besides playing. */
you_may: Array<Permission>, };

/** Something said at a table. */
export type ChatMessage = {
/** Counts the messages of the table. */
id: number,
/** The name of the author. */
name: string,
/** Whether the author plays without an account. */
guest: boolean,
/** Whether a program plays on the author's account. */
bot: boolean,
/** What was said. */
text: string,
/** Milliseconds since 1970. */
at_ms: number, };

/** A person as others see them. */
export type PersonView = {
/** The name of the account, or the label of the guest. */
name: string,
/** Whether they play without an account, under a label that others may have too. */
guest: boolean,
/** Whether a program plays on the account. */
bot: boolean, };

/** You: the person or program that sends the request. */
export type Me = {
/** Your name, or your label if you are a guest. */
name: string,
/** Whether you play without an account. */
guest: boolean,
/** Whether a program plays on the account. */
bot: boolean,
/** Whether new accounts can be made on this server. */
registration_open: boolean,
/** The ids of the tables that wait for your move. */
waiting: Array<string>,
/** The names of the people whose messages you hide. */
blocked: Array<string>, };

/** Name and password, to make an account or to sign in. */
export type Credentials = {
/** The name of the account. */
name: string,
/** The password. */
password: string, };

/** A new name for your account, or a new label for a guest. */
export type NewName = {
/** The new name. */
name: string, };

/** A new password, set with a link that the host of the server gave out. */
export type ResetRequest = {
/** The secret part of the link. */
token: string,
/** The new password. */
password: string, };

/** What a token is good for. */
export type Scope = "read" | "play" | "account";

/** A token to make for a program. */
export type NewToken = {
/** What its owner calls it, to tell it from others: 1 to 40 characters. */
name: string,
/** What the token may be used for. */
scopes: Array<Scope>, };

/** One of your tokens. */
export type TokenView = {
/** Identifies the token in requests. */
id: number,
/** What its owner calls it. */
name: string,
/** What it may be used for. */
scopes: Array<Scope>,
/** When it was made, in milliseconds since 1970. */
created_ms: number,
/** When it was last used, in milliseconds since 1970, to the hour. */
used_ms: number, };

/** A new token with its secret, which is shown only this once. */
export type TokenMade = {
/** The token as it is listed from now on. */
token: TokenView,
/** What to send as `Authorization: Bearer SECRET`. */
secret: string, };

/** An account to make for a bot. It belongs to you, and programs play on it with its tokens. */
export type NewBot = {
/** The name of the account, as for any other: no other account may have one that looks like it. */
name: string, };

/** One of your bots. */
export type BotView = {
/** The name of the account. */
name: string,
/** When it was made, in milliseconds since 1970. */
since_ms: number,
/** Whether the host of the server has banned it. */
banned: boolean,
/** Whether a program listens to its stream now. */
listening: boolean,
/** What it accepts when others invite it. */
accepts: Accepts,
/** The tokens of its programs. */
tokens: Array<TokenView>, };

/**
 * What an account accepts when others invite it to a seat. An invitation to anything else is refused at once, with the
 * reason (`declined`).
 */
export type Accepts = {
/** The presets, as in `carcassonne/first`; an empty list means all of them. */
rules: Array<string>,
/** Games that change ratings. */
rated: boolean,
/** Games that do not. */
casual: boolean,
/** Games without a clock. */
without_clock: boolean,
/** Games with a time for each turn. */
turn_clock: boolean,
/** Games with a time for the whole game: the least and the most seconds; `null` means none of these. */
live_clock: SecondsRange | null,
/** At most how many seats a table has: 2 to 5. */
seats: number,
/** At most how many games at once; 0 means no games at all. */
games: number, };

/** From so many seconds to so many, both included. */
export type SecondsRange = {
/** The least. */
least: number,
/** The most. */
most: number, };

/** Why an invitation is declined. */
export type DeclineReason = "no_reason" | "not_now" | "not_this_game" | "not_rated" | "not_casual" | "not_this_clock" | "too_many_seats" | "too_many_games";

/** A browser in which you are signed in. */
export type SessionView = {
/** Identifies the session in requests. */
id: number,
/** As in `Firefox, Linux`. */
browser: string,
/** When it was started, in milliseconds since 1970. */
created_ms: number,
/** When it was last used, in milliseconds since 1970, to the hour. */
used_ms: number,
/** Whether the request comes from this session. */
current: boolean, };

/** A new password in place of the old one. */
export type NewPassword = {
/** The password until now. */
old: string,
/** The password from now on. */
new: string, };

/** A person's standing in one of the three games. */
export type GameStanding = {
/** `carcassonne`, `hunters` or `discovery`. */
game: string,
/** The estimated strength; every player begins with 1500. */
rating: number,
/** In 19 of 20 cases, the true strength lies within this much of the rating. */
uncertainty: number,
/** How many finished games have changed the rating. */
rated_games: number,
/** Whether there are too few rated games to be listed among the best. */
provisional: boolean,
/** How many games were finished, rated or not. */
games: number,
/** How many of them were won. */
wins: number, };

/** A page of the finished games of a person. */
export type GameList = {
/** The games of this page of the list. */
games: Array<ProfileGame>,
/** If present, there are more: send the same request with this as `after`. */
next?: string, };

/** A page of the list of the best players. */
export type LeaderList = {
/** The players of this page of the list, the best first. */
leaders: Array<Leader>,
/** If present, there are more: send the same request with this as `after`. */
next?: string, };

/** A finished game in a profile. */
export type ProfileGame = {
/** The id of the table. */
table: string,
/** The preset, as in `carcassonne/first`. */
rules: string,
/** The names of the players, by seat. */
names: Array<string>,
/** The final points, by seat. */
scores: Array<number>,
/** The seats that won. */
winners: Array<number>,
/** Whether it changed ratings. */
rated: boolean,
/** When it ended, in milliseconds since 1970. */
ended_ms: number, };

/** A person and how they have played. */
export type Profile = {
/** The name of the account. */
name: string,
/** Whether they play without an account. */
guest: boolean,
/** Whether a program plays on the account. */
bot: boolean,
/** The name of the person to whom the bot belongs, if it belongs to one. */
owner?: string,
/** The names of the bots that belong to this person. */
bots?: Array<string>,
/** Whether a program listens to the stream of the account now. */
listening: boolean,
/** What the account accepts when others invite it. */
accepts: Accepts,
/** When the account was made, in milliseconds since 1970. */
since_ms: number,
/** One entry per game that they have played. */
standings: Array<GameStanding>,
/** Their last games, newest first: the public ones, or all of them in your own profile. */
games: GameList, };

/** A place on a leader board. */
export type Leader = {
/** The name of the account. */
name: string,
/** Whether a program plays on the account. */
bot: boolean,
/** The name of the person to whom the bot belongs, if it belongs to one. */
owner?: string,
/** The estimated strength; every player begins with 1500. */
rating: number,
/** In 19 of 20 cases, the true strength lies within this much of the rating. */
uncertainty: number,
/** How many finished games have changed the rating. */
rated_games: number, };

/** Everything that the server stores about you. */
export type Account = {
/** What others see of you, and all your finished games. */
profile: Profile,
/** The people whose messages you hide. */
blocked: Array<string>,
/** Everything you said at tables, each with the id of its table. */
chat: Array<[string, ChatMessage]>,
/** The records of all your games. */
records: Array<string>,
/** The analyses that are stored with your games, each with the id of its table. */
analyses: Array<[string, AnalysisView]>,
/** Where you are signed in. */
sessions: Array<SessionView>,
/** The tokens of your programs. */
tokens: Array<TokenView>,
/** Your bots. */
bots: Array<BotView>,
/** How many people hide your messages. Who they are is not said. */
blocked_by: number,
/** The ids of the tables where the host does not let you talk. */
muted_at: Array<string>,
/** What you reported. */
reports: Array<ReportView>,
/** What you said and others reported, without who and why. */
reported: Array<ReportedView>,
/** What the server logged about the account, newest first. */
audit: Array<AuditView>,
/** How you stand with puzzles. */
puzzle_standing: PuzzleStanding,
/** The puzzles you answered, newest first. */
puzzles: Array<PuzzleTry>, };

/** A report that you sent. */
export type ReportView = {
/** The id of the table. */
table: string,
/** The id of the chat message. */
message: number,
/** What you wrote about it. */
reason: string,
/** When you reported it, in milliseconds since 1970. */
at_ms: number,
/** Whether the host of the server has dealt with it. */
closed: boolean, };

/** Something you said that was reported. */
export type ReportedView = {
/** The id of the table. */
table: string,
/** What you said. */
text: string,
/** When you said it, in milliseconds since 1970. */
at_ms: number, };

/** Something that the server logged about an account. */
export type AuditView = {
/** `signed-in`, `wrong-password`, `password-changed` … */
deed: string,
/** The network it came from, as in `192.0.2.0/24`. */
network?: string,
/** When it happened, in milliseconds since 1970. */
at_ms: number,
/** How often it happened within an hour. */
times: number, };

/** Who runs the server, and what it keeps for how long. */
export type About = {
/** How to reach the host: the address of a page, or `mailto:`. */
contact?: string,
/** What the host says about privacy: plain text with blank lines between paragraphs and `#` before headings. */
privacy?: string,
/** How many days a browser stays signed in without being used. */
session_days: number,
/** How many days the server keeps who signed in from which network. Here and below, 0 means for ever. */
audit_days: number,
/** How many days it keeps what was said at tables. */
chat_days: number,
/** How many days it keeps finished games. */
games_days: number,
/** How many days it keeps a guest who does not come back. */
guests_days: number, };

/** Names the author of a chat message by the message, as a guest cannot be found by a name. */
export type Saying = {
/** The id of the chat message. */
message: number, };

/** A report to the host of the server about something said at a table. */
export type ReportRequest = {
/** The id of the chat message. */
message: number,
/** What is wrong with it, for the host of the server: at most 500 characters. */
reason: string, };

/** An event that concerns you (`/api/stream`). */
export type StreamEvent = { "type": "turn",
/** The id of the table. */
table: string,
/** The version of the table that waits for the move. */
version: number, } | { "type": "challenge",
/** The id of the table. */
table: string,
/** The name of the person who invites. */
from: string,
/** Whether a program plays on their account. */
bot: boolean,
/** The preset, as in `carcassonne/first`. */
rules: string,
/** The options that are on. */
options: Array<string>,
/** How much time the players have. */
clock: Clock,
/** Whether the result changes ratings. */
rated: boolean,
/** How many seats the table has. */
seats: number,
/** The key of a private table. */
key?: string, } | { "type": "declined",
/** The id of the table. */
table: string,
/** The name of the person. */
by: string,
/** Why. */
reason: DeclineReason, } | { "type": "withdrawn",
/** The id of the table. */
table: string, } | { "type": "reveal",
/** The id of the table. */
table: string,
/** The version of the table that waits for the nonce. */
version: number, } | { "type": "started",
/** The id of the table. */
table: string, } | { "type": "over",
/** The id of the table. */
table: string, };

export type GameArt = {
/** The side of a tile. */
tile_size: number,
/** The inside of a `<defs>`; every id begins with `hr-`. */
defs: string,
/** By the tile's id, which no two tiles of these sets share. */
tiles: Record<string, TileArt>,
/** By seat. */
pieces: Array<PieceArt>, };

export type TileArt = {
/** The ground, as the inside of a group that is turned with the tile; it refers to [`GameArt::defs`]. */
body: string,
/** What stays upright when the tile is turned, from north to south. */
stands: Array<StandArt>,
/** By letter. */
segments: Record<string, SegmentArt>, };

export type StandArt = {
/** The id of its drawing in [`GameArt::defs`]. */
symbol: string,
/** Its place on the unrotated tile, from the left. */
x: number,
/** Its place on the unrotated tile, from the top. */
y: number,
/** By what its drawing is enlarged. */
scale: number, };

export type SegmentArt = {
/** What it is made of. */
kind: Kind,
/** The ports it has, clockwise from the north-west corner, three per side. */
ports: Array<number>,
/** What lies on it. A city of The Discovery lies on its land. */
goods: Partial<Record<GoodName, number>>,
/** SVG path data of what the segment covers, holes included (fill rule `evenodd`). */
outline: string,
/** Where a piece stands. */
anchor: [number, number],
/** How far the anchor is from the segment's outline: how much room a piece has. */
room: number, };

export type PieceArt = {
/** The colour, as in CSS. */
colour: string,
/** The sign on its pieces, for those who cannot tell the colours apart. */
mark: SeatMark,
/** By the kind of piece. */
shapes: Record<PieceKind, ShapeArt>, };

export type ShapeArt = {
/** How it looks upright. */
standing: string,
/** How it looks laid down. */
lying: string, };

export type SeatMark = "circle" | "triangle" | "square" | "cross" | "star";

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

/** When a rated game counts, how many count per day for the same two people, and how many it takes to be ranked. */
export const RATED_TURNS = 5
export const RATED_PER_DAY = 5
export const RANKED_AFTER = 10
/** How many bots a person has at most. */
export const MOST_BOTS = 5
