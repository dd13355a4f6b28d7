// What somebody is called on the page.
import { t, tWord } from './text.svelte.ts'

/** Bots are called by their level, guests by a number; nobody else may be called that. */
const BOTS = ['random', 'greedy', 'easy', 'normal', 'hard', 'expert']

export function shownName(name: string): string {
  if (BOTS.includes(name)) return t('player-bot-name', { level: tWord('level', name) })
  const guest = /^Guest (\d+)$/.exec(name)
  return guest ? t('player-guest', { number: guest[1]! }) : name
}
