// Requests to the server. Paths are relative to the page's base, so that a base path works.
import type {
  About, Accepts, Account, AnalysisDepth, AnalysisView, ApiError, BotView, Command, CreateTable, Credentials, ErrorCode, Evaluation, GameList, HintView, Insight, Leader, LeaderList, LessonView, ListedTable, Me, NewPassword, NewToken, PlayOn, Pledge, Profile,
  ProfileGame, PuzzleAnswer, PuzzleStanding, PuzzleStep, PuzzleView, RecordPicture, Replay, Seek, SessionView, TableList, TableStage, TableView, Text, TokenMade, TokenView,
} from '../../../protocol.ts'

import { newPledge } from './nonces.ts'
import type { Page } from './pages.svelte.ts'
import { reach } from './reach.svelte.ts'
import { hex } from './sha256.ts'

export class Refusal extends Error {
  constructor(
    readonly status: number,
    readonly code: ErrorCode | 'offline',
    message: string,
    readonly text?: Text,
    readonly rule?: string,
  ) {
    super(message)
  }
}

/** Bad gateway, unavailable, gateway timeout: what proxies say. */
const FOR_ANOTHER = [502, 503, 504]

export const apiUrl = (path: string): URL => new URL(`api/${path}`, document.baseURI)

async function request(method: string, path: string, body?: unknown): Promise<Response> {
  let response: Response
  try {
    response = await fetch(apiUrl(path), {
      method,
      credentials: 'same-origin',
      headers: body === undefined ? {} : { 'content-type': 'application/json' },
      body: body === undefined ? null : JSON.stringify(body),
    })
  } catch {
    reach.failed()
    throw new Refusal(0, 'offline', '')
  }
  if (response.ok) {
    reach.answered()
    return response
  }
  const error = (await response.json().catch(() => null)) as Partial<ApiError> | null
  // Something in between may answer for a server that is not there; the server itself always says why.
  if (FOR_ANOTHER.includes(response.status) && !error?.code) {
    reach.failed()
    throw new Refusal(response.status, 'offline', '')
  }
  reach.answered()
  throw new Refusal(response.status, error?.code ?? 'internal', error?.message ?? response.statusText, error?.text, error?.rule)
}

export const getJson = async <T>(path: string): Promise<T> => (await request('GET', path)).json() as Promise<T>
const getText = async (path: string): Promise<string> => (await request('GET', path)).text()
async function sendForText(path: string, body: unknown): Promise<string> {
  return (await request('POST', path, body)).text()
}
const send = async (method: string, path: string, body?: unknown): Promise<void> => void (await request(method, path, body))
async function sendFor<T>(method: string, path: string, body?: unknown): Promise<T> {
  return (await request(method, path, body)).json() as Promise<T>
}

const name = encodeURIComponent

function queried(path: string, query: Record<string, string | undefined>): string {
  const given = Object.entries(query).filter((pair): pair is [string, string] => Boolean(pair[1]))
  return given.length ? `${path}?${new URLSearchParams(given)}` : path
}

async function tableList(path: string, query: Record<string, string | undefined>): Promise<Page<ListedTable>> {
  const { tables, ...rest } = await getJson<TableList>(queried(path, query))
  return { items: tables, ...rest }
}

/** The table that was asked for last and perhaps made: asking again for the same one returns it. */
let asked: { table: string; id: string; pledge: Pledge } | undefined

async function createTable(table: CreateTable): Promise<TableView> {
  const text = JSON.stringify(table)
  if (asked?.table !== text) asked = { table: text, id: hex(crypto.getRandomValues(new Uint8Array(16))), pledge: newPledge(table.settings.clock) }
  const { id, pledge } = asked
  const made = await sendFor<TableView>('POST', 'tables', { ...table, id, pledge })
  asked = undefined
  return made
}

export const keyed = (path: string, key?: string): string => (key ? `${path}?key=${name(key)}` : path)

export const api = {
  me: () => getJson<Me>('me'),
  guest: () => sendFor<Me>('POST', 'guest'),
  register: (credentials: Credentials) => sendFor<Me>('POST', 'register', credentials),
  signIn: (credentials: Credentials) => sendFor<Me>('POST', 'sign-in', credentials),
  signOut: () => send('POST', 'sign-out'),
  signOutEverywhere: () => send('POST', 'sign-out-everywhere'),
  rename: (to: string) => sendFor<Me>('PUT', 'me/name', { name: to }),
  becomeBot: () => sendFor<Me>('PUT', 'me/bot'),
  about: () => getJson<About>('about'),
  reset: (token: string, password: string) => sendFor<Me>('POST', 'reset', { token, password }),
  exportAccount: () => getJson<Account>('me/export'),
  deleteAccount: () => send('DELETE', 'me'),
  sessions: () => getJson<SessionView[]>('me/sessions'),
  endSession: (id: number) => send('DELETE', `me/sessions/${id}`),
  tokens: () => getJson<TokenView[]>('me/tokens'),
  newToken: (token: NewToken) => sendFor<TokenMade>('POST', 'me/tokens', token),
  endToken: (id: number) => send('DELETE', `me/tokens/${id}`),
  bots: () => getJson<BotView[]>('me/bots'),
  newBot: (called: string) => sendFor<BotView>('POST', 'me/bots', { name: called }),
  deleteBot: (bot: string) => send('DELETE', `me/bots/${name(bot)}`),
  newBotToken: (bot: string, token: NewToken) => sendFor<TokenMade>('POST', `me/bots/${name(bot)}/tokens`, token),
  endBotToken: (bot: string, id: number) => send('DELETE', `me/bots/${name(bot)}/tokens/${id}`),
  botAccepts: (bot: string, accepts: Accepts) => sendFor<Accepts>('PUT', `me/bots/${name(bot)}/accepts`, accepts),
  accepts: () => getJson<Accepts>('me/accepts'),
  accept: (accepts: Accepts) => sendFor<Accepts>('PUT', 'me/accepts', accepts),
  changePassword: (change: NewPassword) => send('PUT', 'me/password', change),
  myTables: (after?: string) => tableList('me/tables', { after }),
  /** The author of a message: guests have no name by which they could be found. */
  blockSpeaker: (id: string, message: number, key?: string) => send('POST', keyed(`tables/${name(id)}/block`, key), { message }),
  mute: (id: string, message: number, key?: string) => send('POST', keyed(`tables/${name(id)}/mute`, key), { message }),
  unmute: (id: string, message: number, key?: string) => send('POST', keyed(`tables/${name(id)}/unmute`, key), { message }),
  unblock: (who: string) => send('DELETE', `blocked/${name(who)}`),
  profile: (who: string) => getJson<Profile>(`people/${name(who)}`),
  gamesOf: async (who: string, after?: string): Promise<Page<ProfileGame>> => {
    const { games, ...rest } = await getJson<GameList>(queried(`people/${name(who)}/games`, { after }))
    return { items: games, ...rest }
  },
  leaders: async (game: string, bots: boolean, after?: string): Promise<Page<Leader>> => {
    const { leaders, ...rest } = await getJson<LeaderList>(queried(`leaders/${game}`, { after, bots: bots ? 'true' : undefined }))
    return { items: leaders, ...rest }
  },
  tables: (wanted: { stage?: TableStage; game?: string; after?: string }) => tableList('tables', wanted),
  createTable,
  seek: (wanted: Seek) => sendFor<TableView>('POST', 'seeks', wanted),
  table: (id: string, key?: string) => getJson<TableView>(keyed(`tables/${name(id)}`, key)),
  do: (id: string, version: number, command: Command) => sendFor<PlayOn>('POST', `tables/${name(id)}/do`, { type: 'do', id: hex(crypto.getRandomValues(new Uint8Array(16))), version, command }),
  insight: (id: string, key?: string) => getJson<Insight>(keyed(`tables/${name(id)}/insight`, key)),
  hint: (id: string, key?: string) => getJson<HintView>(keyed(`tables/${name(id)}/hint`, key)),
  analysis: (id: string, depth: AnalysisDepth, key?: string) => getJson<AnalysisView>(queried(`tables/${name(id)}/analysis`, { depth, key })),
  analyseRecord: (record: string, depth: AnalysisDepth) => sendFor<AnalysisView>('POST', 'replay/analysis', { record, depth }),
  evaluation: (id: string, key?: string) => getJson<Evaluation>(keyed(`tables/${name(id)}/evaluation`, key)),
  lesson: (of: string) => getJson<LessonView>(`lessons/${name(of)}`),
  dailyPuzzle: () => getJson<PuzzleView>('puzzles/daily'),
  nextPuzzle: (wanted: { game?: string; theme?: string }) => getJson<PuzzleView>(queried('puzzles/next', wanted)),
  puzzle: (of: string) => getJson<PuzzleView>(`puzzles/${name(of)}`),
  puzzleStep: (of: string, actions: string[]) => sendFor<PuzzleStep>('POST', `puzzles/${name(of)}/step`, { actions }),
  answerPuzzle: (of: string, actions: string[]) => sendFor<PuzzleAnswer>('POST', `puzzles/${name(of)}/answer`, { actions }),
  puzzleStanding: () => getJson<PuzzleStanding>('me/puzzles'),
  record: (id: string, key?: string) => getText(keyed(`tables/${name(id)}/record`, key)),
  replay: (id: string, key?: string) => getJson<Replay>(keyed(`tables/${name(id)}/replay`, key)),
  report: (id: string, message: number, reason: string, key?: string) => send('POST', keyed(`tables/${name(id)}/report`, key), { message, reason }),
  importRecord: (record: string) => sendFor<TableView>('POST', 'records', { record }),
  insightInto: (record: string, step: number) => sendFor<Insight>('POST', 'replay/insight', { record, step }),
  picture: (wanted: RecordPicture) => sendForText('replay/picture', wanted),
  replayRecord: (record: string) => sendFor<Replay>('POST', 'replay', { record }),
}
