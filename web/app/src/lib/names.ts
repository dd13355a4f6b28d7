// What people are called on the page.
import { t, tWord } from './text.svelte.ts'

/** Bots of earlier versions are called by their level, guests by a number; no account may have such a name. */
const BOTS = ['random', 'greedy', 'uct', 'easy', 'normal', 'hard', 'expert']

const GUEST = /^Guest (\d+)$/

/** A bot in a record or a result: `Aude (normal)`. */
const BOT = new RegExp(`^(.+) \\((${BOTS.join('|')})\\)$`)

/** Whether a person has not chosen a name yet. */
export const isNumbered = (name: string): boolean => GUEST.test(name)

export const botName = (name: string | undefined, level: string): string => (name ? t('player-bot-called', { name, level: tWord('level', level) }) : t('player-bot-name', { level: tWord('level', level) }))

export function shownName(name: string): string {
  if (BOTS.includes(name)) return botName(undefined, name)
  const bot = BOT.exec(name)
  if (bot) return botName(bot[1], bot[2]!)
  const guest = GUEST.exec(name)
  return guest ? t('player-guest', { number: guest[1]! }) : name
}

/** What stands beside a name: that a program plays there, or a guest, whose label others may have too. */
export function markOf(who: { name: string; guest?: boolean; bot?: boolean }): string {
  if (who.bot) return t('player-mark-bot')
  return who.guest && !GUEST.test(who.name) ? t('player-mark-guest') : ''
}
