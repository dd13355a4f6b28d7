// Who sits at this browser.
import type { Me, StreamEvent } from '../../../protocol.ts'
import { api, apiUrl, Refusal } from './api.ts'
import { linkTo, router } from './router.svelte.ts'
import { shownName } from './names.ts'
import { t } from './text.svelte.ts'
import { toast } from './toasts.svelte.ts'
import { notifyTurn } from './notice.ts'

/** Whether somebody has been signed in here, guests included. */
const KEY = 'hedgerow.signed-in'
const ON_THE_WAY_MS = 1500

class Session {
  me = $state.raw<Me | null>(null)
  /** Whether it is known yet who sits here. */
  known = $state(false)
  private stream: EventSource | undefined
  private loading: Promise<void> | undefined

  load(): Promise<void> {
    this.loading = this.ask()
    return this.loading
  }

  private async ask(): Promise<void> {
    // The cookie cannot be seen from here. Whoever was never here is not asked for, which would be an error on the console.
    if (localStorage.getItem(KEY)) {
      try {
        this.set(await api.me())
      } catch (error) {
        if (error instanceof Refusal && error.status === 401) this.set(null)
        // It is asked again when the server is back; until then nobody is taken for a stranger.
        if (error instanceof Refusal && error.code === 'offline') return
      }
    }
    this.known = true
  }

  set(me: Me | null): void {
    const same = me !== null && me.name === this.me?.name && me.guest === this.me.guest
    this.me = me
    this.known = true
    if (me) localStorage.setItem(KEY, '1')
    else localStorage.removeItem(KEY)
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

  /** Somebody who may play: the one signed in, or a new guest. */
  async player(): Promise<Me> {
    await this.loading
    if (!this.known) await this.load()
    if (!this.me) this.set(await api.guest())
    return this.me!
  }

  private listen(): void {
    if (typeof EventSource === 'undefined') return
    this.stream = new EventSource(apiUrl('stream'))
    this.stream.onmessage = message => {
      let event: StreamEvent
      try {
        event = JSON.parse(String(message.data)) as StreamEvent
      } catch {
        return
      }
      const link = linkTo('table', event.table)
      // Whoever is there, or on the way there, sees it anyway.
      const elsewhere = (text: string) =>
        setTimeout(() => {
          const { path } = router.wanted
          if (path[1] !== event.table) toast(text, { link, linkText: t('toast-go') })
        }, ON_THE_WAY_MS)
      if (event.type === 'challenge') {
        const keyedLink = event.key ? `${link}?key=${encodeURIComponent(event.key)}` : link
        toast(t('toast-challenge', { name: shownName(event.from) }), { link: keyedLink, linkText: t('toast-look') })
        notifyTurn(t('toast-challenge', { name: shownName(event.from) }))
      } else if (event.type === 'turn') {
        elsewhere(t('toast-turn'))
      } else if (event.type === 'started') {
        elsewhere(t('toast-started'))
      }
    }
  }
}

export const session = new Session()
