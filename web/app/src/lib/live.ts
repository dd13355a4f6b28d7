// The socket of a table: comes back by itself, asks for what it missed, and sends again what was not acknowledged.
import type { ApiError, ClientMessage, Command, ServerMessage } from '../../../protocol.ts'

export type LiveState = 'connecting' | 'open' | 'waiting' | 'closed'

export interface LiveOptions {
  /** The socket's address, for the version already known. */
  url(since: number | undefined): string
  /** The version already known. */
  version(): number | undefined
  message(message: ServerMessage): void
  state(state: LiveState, retryAt: number | undefined): void
  /** Asked after failures: an error that no reconnecting heals ends it. */
  fatal(): Promise<boolean>
  socket?(url: string): WebSocket
}

interface Pending {
  message: ClientMessage
  done(version: number): void
  refused(error: ApiError): void
}

const OPEN = 1
const PING_MS = 20_000
const SILENCE_MS = 45_000
const FIRST_RETRY_MS = 400
const LAST_RETRY_MS = 10_000

export const retryDelay = (failures: number, chance: number): number =>
  Math.min(LAST_RETRY_MS, FIRST_RETRY_MS * 2 ** failures) * (0.75 + chance * 0.5)

export class Live {
  private socket: WebSocket | undefined
  private readonly pending = new Map<string, Pending>()
  private failures = 0
  private heard = 0
  private retry: ReturnType<typeof setTimeout> | undefined
  private beat: ReturnType<typeof setInterval> | undefined
  private closed = false
  private counter = 0
  private fresh = false
  private readonly prefix = Math.random().toString(36).slice(2, 10)

  constructor(private readonly options: LiveOptions) {}

  open(): void {
    if (typeof window !== 'undefined') window.addEventListener('online', this.now)
    this.connect()
  }

  close(): void {
    this.closed = true
    if (typeof window !== 'undefined') window.removeEventListener('online', this.now)
    clearTimeout(this.retry)
    clearInterval(this.beat)
    this.socket?.close()
    this.options.state('closed', undefined)
  }

  /** Reconnects at once. */
  readonly now = (): void => {
    if (this.closed || this.socket?.readyState === OPEN) return
    clearTimeout(this.retry)
    this.connect()
  }

  /** Forgets what it has and asks for everything. */
  resync(): void {
    this.fresh = true
    this.socket?.close()
  }

  do(command: Command): Promise<number> {
    return this.send(id => ({ type: 'do', id, version: this.options.version() ?? 0, command }))
  }

  say(text: string): Promise<number> {
    return this.send(id => ({ type: 'say', id, text }))
  }

  private send(made: (id: string) => ClientMessage): Promise<number> {
    const id = `${this.prefix}-${++this.counter}`
    const message = made(id)
    return new Promise((done, reject) => {
      this.pending.set(id, { message, done, refused: reject })
      this.transmit(message)
    })
  }

  private transmit(message: ClientMessage): boolean {
    if (this.socket?.readyState !== OPEN) return false
    this.socket.send(JSON.stringify(message))
    return true
  }

  private connect(): void {
    if (this.closed) return
    const old = this.socket
    this.options.state('connecting', undefined)
    const url = this.options.url(this.fresh ? undefined : this.options.version())
    this.fresh = false
    const socket = this.options.socket?.(url) ?? new WebSocket(url)
    this.socket = socket
    old?.close()
    socket.onopen = () => {
      if (socket !== this.socket) return
      this.failures = 0
      this.heard = Date.now()
      this.options.state('open', undefined)
      for (const { message } of this.pending.values()) this.transmit(message)
      clearInterval(this.beat)
      this.beat = setInterval(() => {
        if (Date.now() - this.heard > SILENCE_MS) socket.close()
        else this.transmit({ type: 'ping' })
      }, PING_MS)
    }
    socket.onmessage = event => {
      if (socket !== this.socket) return
      this.heard = Date.now()
      this.receive(JSON.parse(String(event.data)) as ServerMessage)
    }
    socket.onclose = () => {
      if (socket === this.socket) void this.lost()
    }
  }

  private receive(message: ServerMessage): void {
    if (message.type === 'done') {
      const pending = this.pending.get(message.id)
      this.pending.delete(message.id)
      pending?.done(message.version)
    } else if (message.type === 'refused') {
      // Without an id it may be any of them: none is waited for in vain.
      const refused = message.id === undefined ? [...this.pending.keys()] : [message.id]
      for (const id of refused) {
        this.pending.get(id)?.refused(message.error)
        this.pending.delete(id)
      }
    }
    this.options.message(message)
  }

  private async lost(): Promise<void> {
    clearInterval(this.beat)
    if (this.closed) return
    const { socket } = this
    const delay = this.fresh ? 0 : retryDelay(this.failures++, Math.random())
    this.options.state('waiting', Date.now() + delay)
    // A client that has never seen the table need not wait to be told that there is none.
    const hopeless = this.options.version() === undefined || this.failures > 2
    if (hopeless && (await this.options.fatal())) return this.close()
    // The person may have reconnected by hand meanwhile.
    if (this.closed || this.socket !== socket) return
    clearTimeout(this.retry)
    this.retry = setTimeout(() => this.connect(), delay)
  }
}
