// What people are called on the page.
import { t, tWord } from './text.svelte.ts'

/** Bots are called by their level, guests by a number; no account may have such a name. */
const BOTS = ['random', 'greedy', 'easy', 'normal', 'hard', 'expert']

const GUEST = /^Guest (\d+)$/

export function shownName(name: string): string {
  if (BOTS.includes(name)) return t('player-bot-name', { level: tWord('level', name) })
  const guest = GUEST.exec(name)
  return guest ? t('player-guest', { number: guest[1]! }) : name
}

/** What stands beside a name: that a program plays there, or a guest, whose label others may have too. */
export function markOf(who: { name: string; guest?: boolean; bot?: boolean }): string {
  if (who.bot) return t('player-mark-bot')
  return who.guest && !GUEST.test(who.name) ? t('player-mark-guest') : ''
}
