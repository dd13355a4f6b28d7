// The time now, for clocks that run; ticks only while it is shown.
import { createSubscriber } from 'svelte/reactivity'
import { t } from './text.svelte.ts'

class Ticker {
  private readonly subscribe = createSubscriber(update => {
    const timer = setInterval(update, 250)
    return () => clearInterval(timer)
  })

  get now(): number {
    this.subscribe()
    return Date.now()
  }
}

export const ticker = new Ticker()

/** `4:05`, `1:02:03`, or `2 d 3 h` for the long ones. */
export function clockText(ms: number): string {
  const seconds = Math.max(0, Math.ceil(ms / 1000))
  const [days, hours, minutes] = [Math.floor(seconds / 86400), Math.floor(seconds / 3600) % 24, Math.floor(seconds / 60) % 60]
  const two = (value: number): string => String(value).padStart(2, '0')
  if (days > 0) return t('player-clock-days', { days, hours })
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`
}
