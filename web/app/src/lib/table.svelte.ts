// A table as this browser sees it: the view, kept up to date by events; what is known about its features; the connection.
import type { Command, GameView, Happening, Insight, ServerMessage, TableView } from '../../../protocol.ts'
import { api, apiUrl, Refusal } from './api.ts'
import { applyEvent } from './apply.ts'
import { Live, type LiveState } from './live.ts'
import { complain, isOver } from './toasts.svelte.ts'

/** Told of everything new in a game, with the board before it. */
export type Watcher = (happenings: readonly Happening[], before: GameView) => void

/** Some refusals are over within a minute. */
const ASK_AGAIN_MS = 15_000

export class TableStore {
  view = $state.raw<TableView | null>(null)
  connection = $state<LiveState>('connecting')
  retryAt = $state<number | undefined>()
  insight = $state.raw<Insight | null>(null)
  private sending = $state(false)
  private acknowledged = $state(0)
  /** The table cannot be shown at all: why. */
  problem = $state.raw<Refusal | null>(null)
  /** When the clocks were last told, in the browser's time. */
  clocksAt = $state(0)
  private live: Live | undefined
  private closed = false
  private asking: ReturnType<typeof setTimeout> | undefined
  private insightWanted = false
  private insightTimer: ReturnType<typeof setTimeout> | undefined
  private readonly watchers = new Set<Watcher>()

  constructor(
    readonly id: string,
    readonly key: string | undefined,
  ) {}

  /** A command is on its way, or what it did is not seen yet. */
  get busy(): boolean {
    return this.sending || (this.view?.version ?? 0) < this.acknowledged
  }

  /** Opens the table for the person at this browser. If the server cannot say yet who that is, they look on meanwhile, and it is asked again. */
  async openFor(player: () => Promise<unknown>): Promise<void> {
    const again = (): void => {
      this.asking = setTimeout(() => player().then(() => this.live?.resync(), () => !this.closed && again()), ASK_AGAIN_MS)
    }
    try {
      await player()
    } catch (error) {
      if (this.closed) return
      complain(error)
      again()
    }
    this.open()
  }

  open(): void {
    // The page may be left before it is known who this is.
    if (this.closed) return
    this.live = new Live({
      url: since => {
        const url = apiUrl(`tables/${encodeURIComponent(this.id)}/live`)
        url.protocol = url.protocol === 'https:' ? 'wss:' : 'ws:'
        if (since !== undefined) {
          url.searchParams.set('since', String(since))
          url.searchParams.set('said', String(this.view?.chat?.at(-1)?.id ?? 0))
        }
        if (this.key) url.searchParams.set('key', this.key)
        return url.href
      },
      version: () => this.view?.version,
      message: message => this.receive(message),
      state: (state, retryAt) => {
        this.connection = state
        if (state === 'open') isOver('offline')
        this.retryAt = retryAt
      },
      fatal: () => this.lookForProblem(),
    })
    this.live.open()
  }

  close(): void {
    this.closed = true
    clearTimeout(this.asking)
    clearTimeout(this.insightTimer)
    this.live?.close()
  }

  reconnect(): void {
    this.live?.now()
  }

  watch(watcher: Watcher): () => void {
    this.watchers.add(watcher)
    return () => this.watchers.delete(watcher)
  }

  private async lookForProblem(): Promise<boolean> {
    try {
      await api.table(this.id, this.key)
      return false
    } catch (error) {
      if (!(error instanceof Refusal) || ![401, 403, 404].includes(error.status)) return false
      this.problem = error
      return true
    }
  }

  receive(message: ServerMessage): void {
    switch (message.type) {
      case 'view':
        this.replace(message.view)
        break
      case 'event': {
        const before = this.view
        if (!before || message.event.version <= before.version) break
        const after = applyEvent(before, message.event)
        if (!after) {
          this.live?.resync()
          break
        }
        this.view = after
        this.clocksAt = Date.now()
        if (before.game) for (const watcher of this.watchers) watcher(message.event.happenings, before.game)
        this.refreshInsight()
        break
      }
      case 'chat':
        if (this.view && !this.view.chat?.some(known => known.id === message.message.id)) {
          this.view = { ...this.view, chat: [...(this.view.chat ?? []), message.message] }
        }
        break
      case 'here':
        if (this.view) {
          const seats = this.view.seats.map((seat, index) => ({ ...seat, here: message.seats[index] ?? seat.here, away: message.away[index] ?? seat.away }))
          const { bots: _bots, ...rest } = this.view
          this.view = { ...rest, seats, spectators: message.spectators, ...(message.bots ? { bots: message.bots } : {}) }
        }
        break
      case 'refused':
        if (message.error.code === 'stale') this.live?.resync()
        else complain(message.error)
        break
    }
  }

  private replace(sent: TableView): void {
    const before = this.view
    // What was said is left out of a view when it is as before.
    const view = { ...sent, chat: sent.chat ?? before?.chat ?? [] }
    this.view = view
    this.clocksAt = Date.now()
    // A view that only goes on from what is known is shown like events.
    if (before?.game && view.game && view.log.length > before.log.length && view.version > before.version) {
      const news = view.log.slice(before.log.length).map(([, happening]) => happening)
      for (const watcher of this.watchers) watcher(news, before.game)
    }
    this.refreshInsight()
  }

  /** Says whether what the server knows about the features is being shown: only then is it asked for. */
  wantInsight(wanted: boolean): void {
    const old = this.insight?.version !== this.view?.version
    this.insightWanted = wanted
    if (wanted && old) this.refreshInsight()
  }

  private refreshInsight(): void {
    clearTimeout(this.insightTimer)
    if (!this.insightWanted) {
      this.insight = null
      return
    }
    this.insightTimer = setTimeout(() => void this.loadInsight(), 120)
  }

  private async loadInsight(): Promise<void> {
    if (!this.view?.game) return
    try {
      const insight = await api.insight(this.id, this.key)
      if (this.insightWanted && insight.version >= (this.view?.version ?? 0)) this.insight = insight
    } catch {
      // It is asked for again after the next event.
    }
  }

  /** Carries a command out; says whether it was. */
  async do(command: Command): Promise<boolean> {
    if (!this.live || this.busy) return false
    this.sending = true
    try {
      this.acknowledged = Math.max(this.acknowledged, await this.live.do(command))
      isOver('refused')
      return true
    } catch {
      // Why was said when the refusal came.
      return false
    } finally {
      this.sending = false
    }
  }

  /** Whether it was said. */
  async say(text: string): Promise<boolean> {
    try {
      await this.live?.say(text)
      return this.live !== undefined
    } catch {
      // Why was said when the refusal came.
      return false
    }
  }
}
