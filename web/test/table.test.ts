// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest'
import { Refusal } from '../app/src/lib/api.ts'
import { settings } from '../app/src/lib/settings.svelte.ts'
import { TableStore } from '../app/src/lib/table.svelte.ts'
import { toasts } from '../app/src/lib/toasts.svelte.ts'
import { graceFor, needsConfirm, TurnFlow } from '../app/src/lib/turn-flow.svelte.ts'
import type { Happening, ServerMessage, TableView, TurnView, UseChoice } from '../protocol.ts'
import { art, fixture } from './fixtures.ts'

const { replay } = fixture('carcassonne')
const [draw, place] = replay.steps

function view(more: Partial<TableView> = {}): TableView {
  return {
    id: 't', version: 1, stage: 'playing', host: 'Ada', spectators: 0, commitment: '', log: [], winners: [], chat: [], your_seats: [0], you_may: [],
    seats: ['Ada', 'Bob', 'Cleo'].map(name => ({ name, sitter: { is: 'person', name, guest: false, bot: false }, here: true, away: false, lost: false })),
    game: replay.start,
    ...more,
  } as TableView
}

let store: TableStore
beforeEach(() => {
  vi.stubGlobal('fetch', () => Promise.reject(new Error('no server here')))
  store = new TableStore('t', undefined)
  store.receive({ type: 'view', view: view() })
})

test('events are applied in order, watched, and never twice', () => {
  const seen: Happening['what'][] = []
  store.watch(happenings => seen.push(...happenings.map(happening => happening.what)))
  const event: ServerMessage = { type: 'event', event: { version: 2, number: 1, happenings: draw!.happenings, turn: draw!.turn, you_may: [] } }
  store.receive(event)
  store.receive(event)
  expect([store.view!.version, store.view!.log.length, seen]).toEqual([2, 1, ['drew']])
})

test('a gap in the versions changes nothing', () => {
  store.receive({ type: 'event', event: { version: 5, number: 1, happenings: place!.happenings, turn: place!.turn, you_may: [] } })
  expect(store.view!.version).toBe(1)
})

test('a view that goes on from what is known is shown like events', () => {
  const seen: Happening['what'][] = []
  store.watch(happenings => seen.push(...happenings.map(happening => happening.what)))
  store.receive({ type: 'view', view: view({ version: 3, log: [[1, draw!.happenings[0]!]] }) })
  expect(seen).toEqual(['drew'])
})

test('a message is shown once, and who is here is kept', () => {
  const message = { id: 4, name: 'Bob', guest: false, bot: false, text: 'hello', at_ms: 0 }
  store.receive({ type: 'chat', message })
  store.receive({ type: 'chat', message })
  store.receive({ type: 'here', seats: [true, false, true], away: [false, true, false], spectators: 2 })
  expect(store.view!.chat).toEqual([message])
  // A view that leaves out what was said leaves it as it was.
  const { chat: _chat, ...without } = store.view!
  store.receive({ type: 'view', view: { ...without, version: without.version + 1 } })
  expect(store.view!.chat).toEqual([message])
  expect([store.view!.seats[1]!.here, store.view!.spectators]).toEqual([false, 2])
})

test('that a bot waits is shown as long as it does', () => {
  const here: ServerMessage = { type: 'here', seats: [true, true, true], away: [false, false, false], spectators: 0 }
  const bots = { waits: { before: 7, seconds: 12 }, short: [2] }
  store.receive({ ...here, bots })
  expect(store.view!.bots).toEqual(bots)
  store.receive(here)
  expect('bots' in store.view!).toBe(false)
})

function flowAt(shown: TableView, grace = 0) {
  const sent: string[] = []
  const send = async (word: string) => {
    sent.push(word)
    return true
  }
  const flow = new TurnFlow({ view: () => shown, art: () => art, isBusy: () => false, send, grace: () => grace })
  return { flow, sent }
}

test('the tile in hand has the squares the server offers', () => {
  const { flow } = flowAt(view({ game: { ...replay.start, turn: draw!.turn } }))
  const choices = draw!.turn.choices
  expect(flow.acting).toBe(true)
  expect(flow.hand).toBe('V')
  expect(flow.targets).toEqual(choices.choose === 'place' ? choices.placements : [])
})

test('nobody acts for another seat, a lost one, or a bot', () => {
  const game = { ...replay.start, turn: draw!.turn }
  expect(flowAt(view({ game, your_seats: [1] })).flow.acting).toBe(false)
  expect(flowAt(view({ game, stage: 'over' })).flow.acting).toBe(false)
  const seats = view().seats
  expect(flowAt(view({ game, seats: [{ ...seats[0]!, stand_in: 'normal' }, seats[1]!, seats[2]!] })).flow.acting).toBe(false)
})

test('anybody at the table enters what was drawn, for a seat that is lost as well', () => {
  const game = { ...replay.start, turn: { ...draw!.turn, seat: 1, choices: { choose: 'draw', lay_aside: false, tiles: { I: 2 } } } } as TableView['game']
  const [own, lost, other] = view().seats
  const seats = [own!, { ...lost!, lost: true, stand_in: 'normal' }, other!]
  expect(flowAt(view({ game, seats })).flow.acting).toBe(true)
  expect(flowAt(view({ game, seats, your_seats: [] })).flow.acting).toBe(false)
})

test('a hint for tiles of which neither fits marks the one to give up', () => {
  const turn = { ...draw!.turn, choices: { choose: 'discard', tiles: ['I', 'K'] } } as TurnView
  const { flow } = flowAt(view({ game: { ...replay.start, turn } }))
  expect(flow.givenUp).toBeUndefined()
  expect(flow.follow({ actions: ['!K'] })).toBeNull()
  expect([flow.givenUp, flow.chosen]).toEqual(['K', undefined])
})

test('what was not offered is never sent', async () => {
  const { flow, sent } = flowAt(view({ game: { ...replay.start, turn: draw!.turn } }))
  expect(await flow.play('I@9,9r0')).toBe(false)
  expect(await flow.play('-')).toBe(false)
  expect(sent).toEqual([])
})

test('pieces that stay to the end are asked about, once', () => {
  const use = (stays: boolean) => ({ stays, take: false }) as UseChoice
  expect([needsConfirm('fields', use(true)), needsConfirm('fields', use(false))]).toEqual([true, false])
  expect([needsConfirm('always', use(false)), needsConfirm('never', use(true))]).toEqual([true, false])
  settings.confirm = 'always'
  const { flow, sent } = flowAt(view({ game: { ...replay.start, turn: place!.turn } }))
  const action = flow.choices[0]!.action
  flow.choose(action)
  expect([sent, flow.chosen?.action]).toEqual([[], action])
  flow.choose(action)
  expect(sent).toEqual([action])
})

test('what ends a turn is held back for a moment, and can be taken back meanwhile', async () => {
  vi.useFakeTimers()
  settings.confirm = 'never'
  const { flow, sent } = flowAt(view({ game: { ...replay.start, turn: place!.turn } }), 3000)
  const [one, two] = flow.choices.map(({ action }) => action)
  flow.choose(one!)
  await vi.advanceTimersByTimeAsync(2900)
  expect([sent, flow.held?.word, flow.chosen?.action]).toEqual([[], one, one])
  // Another choice begins anew.
  flow.choose(two!)
  await vi.advanceTimersByTimeAsync(2900)
  expect([sent, flow.held?.word]).toEqual([[], two])
  expect(flow.takeBack()).toBe(true)
  await vi.advanceTimersByTimeAsync(9000)
  expect([sent, flow.held]).toEqual([[], undefined])
  flow.pass()
  await vi.advanceTimersByTimeAsync(3000)
  expect(sent).toEqual(['-'])
  // Said twice, or done, it is played at once; and never twice.
  flow.choose(one!)
  flow.choose(one!)
  flow.pass()
  flow.finish()
  await vi.advanceTimersByTimeAsync(9000)
  expect(sent).toEqual(['-', one, '-'])
  vi.useRealTimers()
})

test('where nothing could be chosen, taking back means the tile', () => {
  const turn = { ...place!.turn, choices: { choose: 'use', uses: [] } } as TurnView
  const { flow, sent } = flowAt(view({ game: { ...replay.start, turn } }), 3000)
  expect(flow.passesByItself).toBe(true)
  flow.pass()
  expect([flow.held?.word, flow.takeBack(), flow.held]).toEqual(['-', false, undefined])
  expect(sent).toEqual([])
})

test('nothing is held back that the clock cannot spare', () => {
  expect([graceFor(3), graceFor(3, 60_000), graceFor(3, 30_000), graceFor(3, 19_000), graceFor(0)]).toEqual([3000, 3000, 1500, 0, 0])
})

/** Sockets that never open. */
function sockets(): { readyState: number }[] {
  const made: { readyState: number }[] = []
  vi.stubGlobal('WebSocket', class {
    readyState = 0
    onclose?: () => void
    constructor() {
      made.push(this)
    }
    close() {
      this.readyState = 3
      this.onclose?.()
    }
  })
  return made
}

test('a refused command and a refused message are both said', () => {
  toasts.splice(0)
  store.receive({ type: 'refused', error: { code: 'too_fast', message: 'slowly now', text: { key: 'no-such-text', args: {} } } })
  expect(toasts.map(({ text }) => text)).toEqual(['Slowly now.'])
})

test('a table that was left before it was known who looks opens no connection', async () => {
  const made = sockets()
  const gone = new TableStore('t', undefined)
  let known = () => {}
  const opened = gone.openFor(() => new Promise<void>(resolve => (known = resolve)))
  gone.close()
  known()
  await opened
  expect(made).toHaveLength(0)
})

test('whoever cannot become a guest at once looks on, and is at the table as soon as they can', async () => {
  vi.useFakeTimers()
  const made = sockets()
  const answers = [false, false, true]
  const late = new TableStore('t', undefined)
  await late.openFor(() => (answers.shift() ? Promise.resolve() : Promise.reject(new Refusal(429, 'too_fast', 'slowly'))))
  expect(made).toHaveLength(1)
  late.receive({ type: 'view', view: view() })
  await vi.advanceTimersByTimeAsync(20_000)
  expect([made.length, answers.length]).toEqual([1, 1])
  // The socket is opened anew: the server knows a socket by the person who opened it.
  await vi.advanceTimersByTimeAsync(20_000)
  expect([made.length, answers.length]).toEqual([2, 0])
  late.close()
  vi.useRealTimers()
})

test('a table that is deleted while it is looked at says so', async () => {
  vi.useFakeTimers()
  const made = sockets()
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(JSON.stringify({ code: 'not_found', message: 'no such table' }), { status: 404 })))
  store.open()
  for (let times = 0; times < 6; times++) {
    ;(made.at(-1) as unknown as WebSocket).close()
    await vi.advanceTimersByTimeAsync(15_000)
  }
  expect([store.problem?.status, store.connection]).toEqual([404, 'closed'])
  vi.useRealTimers()
})
