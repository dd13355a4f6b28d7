// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Me, StreamEvent } from '../protocol.ts'

class FakeStream {
  static readonly CLOSED = 2
  static all: FakeStream[] = []
  readyState = 0
  onerror?: () => void
  onmessage?: (event: { data: string }) => void
  constructor() {
    FakeStream.all.push(this)
  }
  close() {
    this.readyState = FakeStream.CLOSED
  }
  /** An answer that is no stream. */
  fail() {
    this.close()
    this.onerror?.()
  }
  tell(event: StreamEvent) {
    this.onmessage?.({ data: JSON.stringify(event) })
  }
}

const ada: Me = { name: 'Ada', guest: false, blocked: [], waiting: [] } as unknown as Me
let answer: () => Response
let notes: string[]

beforeEach(() => {
  vi.useFakeTimers()
  vi.resetModules()
  FakeStream.all = []
  notes = []
  answer = () => Response.json(ada)
  localStorage.setItem('hedgerow.signed-in', '1')
  vi.stubGlobal('EventSource', FakeStream)
  vi.stubGlobal('fetch', async () => answer())
  vi.stubGlobal('Notification', class {
    static permission = 'granted'
    constructor(_: string, { body }: { body: string }) {
      notes.push(body)
    }
  })
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

/** Everything anew, as if the page had just been opened. */
async function fresh() {
  const { session } = await import('../app/src/lib/session.svelte.ts')
  const { api } = await import('../app/src/lib/api.ts')
  const { notifyTurn } = await import('../app/src/lib/notice.ts')
  const { reach } = await import('../app/src/lib/reach.svelte.ts')
  const { router } = await import('../app/src/lib/router.svelte.ts')
  const { settings } = await import('../app/src/lib/settings.svelte.ts')
  const { speak } = await import('../app/src/lib/text.svelte.ts')
  settings.notify = true
  await speak('en')
  return { session, api, notifyTurn, reach, router }
}

const badGateway = () => new Response('<h1>502 Bad Gateway</h1>', { status: 502 })

test('the event stream that ended for good is opened again after a pause', async () => {
  const { session } = await fresh()
  await session.load()
  expect(FakeStream.all).toHaveLength(1)
  FakeStream.all[0]!.fail()
  expect(FakeStream.all).toHaveLength(1)
  await vi.advanceTimersByTimeAsync(10_000)
  expect(FakeStream.all).toHaveLength(2)
})

test('behind a proxy that answers for the server nobody is taken for a stranger', async () => {
  const { session, reach } = await fresh()
  answer = badGateway
  await session.load()
  expect([session.known, session.me, reach.lost]).toEqual([false, null, true])
  await expect(session.player()).rejects.toMatchObject({ code: 'offline' })
  answer = () => Response.json(ada)
  await vi.advanceTimersByTimeAsync(10_000)
  expect([session.known, session.me?.name]).toEqual([true, 'Ada'])
})

test('a refusal by the server itself is an answer, whatever its status', async () => {
  const { api, reach } = await fresh()
  answer = () => Response.json({ code: 'internal', message: 'busy' }, { status: 503 })
  await expect(api.tables({})).rejects.toMatchObject({ code: 'internal', status: 503 })
  expect(reach.lost).toBe(false)
  answer = badGateway
  await expect(api.tables({})).rejects.toMatchObject({ code: 'offline' })
  expect(reach.lost).toBe(true)
})

test('an own turn elsewhere is notified, and how many games wait is asked anew', async () => {
  const { session } = await fresh()
  await session.load()
  answer = () => Response.json({ ...ada, waiting: ['abc', 'def'] })
  FakeStream.all[0]!.tell({ type: 'turn', table: 'abc', version: 5 })
  await vi.advanceTimersByTimeAsync(2000)
  expect(notes).toEqual(['It is your turn.'])
  expect([session.waitingElsewhere(undefined), FakeStream.all.length]).toEqual([2, 1])
  // The table on the screen says by itself that it waits.
  expect(session.waitingElsewhere('abc')).toBe(1)
})

test('whoever is at the table is told there, not by the stream', async () => {
  const { session, router } = await fresh()
  router.wanted = { path: ['table', 'abc'], query: new URLSearchParams() }
  await session.load()
  FakeStream.all[0]!.tell({ type: 'turn', table: 'abc', version: 5 })
  await vi.advanceTimersByTimeAsync(2000)
  expect(notes).toEqual([])
})

test('where a page may not notify itself, its worker does', async () => {
  vi.stubGlobal('Notification', class {
    static permission = 'granted'
    constructor() {
      throw new TypeError('Illegal constructor')
    }
  })
  const showNotification = vi.fn(async () => undefined)
  vi.stubGlobal('navigator', { languages: ['en'], serviceWorker: { getRegistration: async () => ({ showNotification }) } })
  const { notifyTurn } = await fresh()
  notifyTurn('Your turn')
  await vi.advanceTimersByTimeAsync(10)
  expect(showNotification).toHaveBeenCalledWith('Hedgerow', expect.objectContaining({ body: 'Your turn' }))
})
