// The service worker keeps the page itself, so that it opens at once, and brings new versions. Only built pages have one.
import { reach } from './reach.svelte.ts'

let newer = false

/** A newer version than the one that runs here is there: the next change of the page loads it. */
export const isNewer = (): boolean => newer

export function startWorker(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  const workers = navigator.serviceWorker
  if (workers.controller) {
    void reach.ask()
    workers.addEventListener('controllerchange', () => (newer = true))
  }
  window.addEventListener('load', () => {
    const started = workers.register(new URL('service-worker.js', document.baseURI), { updateViaCache: 'none' })
    // A page may stay open for days. Without a worker everything works as well, only not as fast.
    const look = async () => {
      if (!document.hidden) await (await started).update()
    }
    started.then(() => document.addEventListener('visibilitychange', () => void look().catch(() => undefined)), () => undefined)
  })
}

const RELOADED = 'hedgerow.reloaded'

/** Loads the page anew because a part of it is missing; not again and again. */
export function reloadOnce(): boolean {
  try {
    if (sessionStorage.getItem(RELOADED)) return false
    sessionStorage.setItem(RELOADED, '1')
  } catch {
    return false
  }
  location.reload()
  return true
}

/** Nothing is missing any more. */
export function reloadedWell(): void {
  try {
    sessionStorage.removeItem(RELOADED)
  } catch {
    // Then it was never loaded anew.
  }
}
