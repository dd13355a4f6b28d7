// Who sits at this browser.
import type { Me, StreamEvent } from '../../../protocol.ts'
import { api, apiUrl, Refusal } from './api.ts'
import { linkTo, router } from './router.svelte.ts'
import { markOf, shownName } from './names.ts'
import { revealing } from './nonces.ts'
import { t } from './text.svelte.ts'
import { dismissLink, toast } from './toasts.svelte.ts'
import { notifyTurn } from './notice.ts'

const KEY = 'hedgerow.signed-in'
const ON_THE_WAY_MS = 1500
const AGAIN_MS = 8000

/** Whether a person has been signed in here, guests included. A browser that keeps nothing has to be asked every time. */
function wasHere(): boolean {
  try {
    return localStorage.getItem(KEY) !== null
  } catch {
    return true
  }
}

function keep(here: boolean): void {
  try {
    if (here) localStorage.setItem(KEY, '1')
    else localStorage.removeItem(KEY)
  } catch {
    // Then it is asked for at every visit.
  }
}

/** A table asks for this browser's part in its shuffle: the player need not come to the table for that. */
async function revealFromAfar(table: string): Promise<void> {
  try {
    const view = await api.table(table)
    const command = revealing(view)
    if (command) await api.do(table, view.version, command)
  } catch {
    // If the table is opened in time, it is still revealed there.
  }
}

class Session {
  me = $state.raw<Me | null>(null)
  /** Whether it is known yet who sits here. */
  known = $state(false)
  private stream: EventSource | undefined
  private loading: Promise<void> | undefined
  /** How often it was said who sits here: an answer to an older question does not count. */
  private said = 0
  private again: ReturnType<typeof setTimeout> | undefined

  load(): Promise<void> {
    clearTimeout(this.again)
    this.loading = this.ask()
    return this.loading
  }

  private loadLater(): void {
    clearTimeout(this.again)
    this.again = setTimeout(() => void this.load(), AGAIN_MS)
  }

  private async ask(): Promise<void> {
    // The cookie cannot be seen from here. A new visitor is not asked for, as that would be an error on the console.
    if (wasHere()) {
      const said = this.said
      try {
        const me = await api.me()
        if (said === this.said) this.set(me)
        return
      } catch (error) {
        if (said !== this.said) return
        const stranger = error instanceof Refusal && error.status === 401
        // Until there is an answer, the visitor is not taken for a stranger.
        if (!stranger) return this.loadLater()
        this.set(null)
      }
    }
    this.known = true
  }

  set(me: Me | null): void {
    const same = me !== null && me.name === this.me?.name && me.guest === this.me.guest
    this.me = me
    this.known = true
    this.said++
    keep(me !== null)
    if (same && this.stream) return
    this.stream?.close()
    this.stream = undefined
    if (me) this.listen()
  }

  /** Who sits here, once that is known. */
  async whoever(): Promise<Me | null> {
    await this.loading
    return this.me
  }

  /** A person who may play: the one signed in, or a new guest. */
  async player(): Promise<Me> {
    await this.loading
    if (!this.known) await this.load()
    // If the server cannot say now who this is, the visitor must not become another guest.
    if (!this.known) throw new Refusal(0, 'offline', '')
    if (!this.me) this.set(await api.guest())
    return this.me!
  }

  /** Another name, if the server allows it. */
  async rename(name: string): Promise<void> {
    await this.player()
    this.set(await api.rename(name))
  }

  /** How many tables wait for a move, without the one that is on the screen. */
  waitingElsewhere(here: string | undefined): number {
    return (this.me?.waiting ?? []).filter(table => table !== here).length
  }

  private listen(): void {
    if (typeof EventSource === 'undefined') return
    const stream = new EventSource(apiUrl('stream'))
    this.stream = stream
    // A lost connection comes back by itself, but an answer that is no stream ends it for good.
    stream.onerror = () => {
      if (stream.readyState !== EventSource.CLOSED || stream !== this.stream) return
      this.stream = undefined
      this.loadLater()
    }
    stream.onmessage = message => {
      let event: StreamEvent
      try {
        event = JSON.parse(String(message.data)) as StreamEvent
      } catch {
        return
      }
      const link = linkTo('table', event.table)
      // How many games wait for them is another number now.
      void this.load()
      // A person who is there, or on the way there, sees it anyway.
      const elsewhere = (text: string, notify: boolean) =>
        setTimeout(() => {
          if (router.wanted.path[1] === event.table) return
          toast(text, { link, linkText: t('toast-go'), ...(notify ? { cause: 'turn' as const } : {}) })
          if (notify) notifyTurn(text)
        }, ON_THE_WAY_MS)
      if (event.type === 'challenge') {
        const keyedLink = event.key ? `${link}?key=${encodeURIComponent(event.key)}` : link
        const mark = markOf({ name: event.from, bot: event.bot })
        const asked = t('toast-challenge', { name: mark ? `${shownName(event.from)} (${mark})` : shownName(event.from) })
        toast(asked, { link: keyedLink, linkText: t('toast-go') })
        notifyTurn(asked)
      } else if (event.type === 'declined') {
        toast(t('toast-declined', { name: shownName(event.by), reason: event.reason }), { link, linkText: t('toast-go') })
      } else if (event.type === 'withdrawn') {
        dismissLink(link)
      } else if (event.type === 'reveal') {
        void revealFromAfar(event.table).then(() => this.load())
      } else if (event.type === 'turn') {
        elsewhere(t('toast-turn'), true)
      } else if (event.type === 'started') {
        elsewhere(t('toast-started'), false)
      }
    }
  }
}

export const session = new Session()
