// What a seat is called on the page.
import { t, tWord } from './text.svelte.ts'

/** Bots are called by their level; nobody else may be called that. */
const BOTS = ['random', 'greedy', 'easy', 'normal', 'hard', 'expert']

export const shownName = (name: string): string => (BOTS.includes(name) ? t('player-bot-name', { level: tWord('level', name) }) : name)
