import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Live, retryDelay, type LiveState } from '../app/src/lib/live.ts'
import type { ServerMessage } from '../protocol.ts'

class FakeSocket {
  static all: FakeSocket[] = []
  readyState = 0
  sent: { type: string; id?: string; version?: number }[] = []
  onopen?: () => void
  onmessage?: (event: { data: string }) => void
  onclose?: () => void
  constructor(readonly url: string) {
    FakeSocket.all.push(this)
  }
  send(text: string) {
    this.sent.push(JSON.parse(text))
  }
  open() {
    this.readyState = 1
    this.onopen?.()
  }
  say(message: ServerMessage) {
    this.onmessage?.({ data: JSON.stringify(message) })
  }
  close() {
    if (this.readyState === 3) return
    this.readyState = 3
    this.onclose?.()
  }
}

let version: number | undefined
let states: LiveState[]
let live: Live
let fatal: boolean

beforeEach(() => {
  vi.useFakeTimers()
  FakeSocket.all = []
  version = undefined
  states = []
  fatal = false
  live = new Live({
    url: since => `ws://x/?since=${since}`,
    version: () => version,
    message: () => {},
    state: state => states.push(state),
    fatal: async () => fatal,
    socket: url => new FakeSocket(url) as unknown as WebSocket,
  })
  live.open()
})
afterEach(() => {
  live.close()
  vi.useRealTimers()
})

const socket = () => FakeSocket.all[FakeSocket.all.length - 1]!

test('a command is done when the server says so', async () => {
  socket().open()
  version = 3
  const done = live.do({ do: 'start' })
  const [message] = socket().sent
  expect(message).toMatchObject({ type: 'do', version: 3 })
  socket().say({ type: 'done', id: message!.id!, version: 4 })
  expect(await done).toBe(4)
})

test('a refusal rejects with its reason', async () => {
  socket().open()
  const done = live.do({ do: 'play', action: 'D@0,0r0' })
  socket().say({ type: 'refused', id: socket().sent[0]!.id!, error: { code: 'illegal', message: 'no', text: { key: 'no', args: {} }, rule: 'C4' } })
  await expect(done).rejects.toMatchObject({ rule: 'C4' })
})

test('it comes back, asks for what it missed, and sends again what was not acknowledged, with the same id', async () => {
  socket().open()
  version = 7
  const done = live.do({ do: 'undo' })
  const id = socket().sent[0]!.id
  socket().close()
  expect(states.at(-1)).toBe('waiting')
  await vi.advanceTimersByTimeAsync(1000)
  expect(FakeSocket.all).toHaveLength(2)
  expect(socket().url).toBe('ws://x/?since=7')
  socket().open()
  expect(socket().sent[0]).toMatchObject({ id, version: 7 })
  socket().say({ type: 'done', id: id!, version: 8 })
  expect(await done).toBe(8)
  expect(states.at(-1)).toBe('open')
})

test('a silent connection is given up', async () => {
  socket().open()
  await vi.advanceTimersByTimeAsync(61_000)
  expect(FakeSocket.all.length).toBeGreaterThan(1)
})

test('a table that is gone is not asked for again and again', async () => {
  fatal = true
  for (let times = 0; times < 6; times++) {
    socket().close()
    await vi.advanceTimersByTimeAsync(15_000)
  }
  expect(states.at(-1)).toBe('closed')
  expect(FakeSocket.all.length).toBeLessThanOrEqual(4)
})

test('the pauses grow, up to a limit', () => {
  expect([0, 1, 2, 3, 10].map(failures => retryDelay(failures, 0.5))).toEqual([400, 800, 1600, 3200, 10_000])
})

test('a refusal that names no command refuses all that wait', async () => {
  socket().open()
  const both = Promise.allSettled([live.do({ do: 'undo' }), live.do({ do: 'start' })])
  socket().say({ type: 'refused', error: { code: 'too_fast', message: 'slowly', text: { key: 'slowly', args: {} } } })
  expect((await both).map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  // Nor are they sent again.
  socket().close()
  await vi.advanceTimersByTimeAsync(1000)
  socket().open()
  expect(socket().sent).toEqual([])
})

test('reconnecting by hand while it is asked whether the table is gone does not reconnect twice', async () => {
  socket().close()
  live.now()
  expect(FakeSocket.all).toHaveLength(2)
  socket().open()
  await vi.advanceTimersByTimeAsync(20_000)
  expect(FakeSocket.all).toHaveLength(2)
})
