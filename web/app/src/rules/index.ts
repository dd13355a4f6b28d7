// Which rules there are and which of them count for which preset. What they say is in `locales/*/rules.ftl`.
import { common, rulings } from './common.ts'
import { carcassonne } from './carcassonne.ts'
import { discovery } from './discovery.ts'
import { hunters } from './hunters.ts'
import { t, type TextKey } from '../lib/text.svelte.ts'

export interface RuleEntry {
  id: string
  /** Only with these presets or options; without, always. */
  only?: readonly string[]
  /** Not with these. */
  not?: readonly string[]
}

export interface Chapter {
  title: string
  rules: RuleEntry[]
}

export interface RuleChapter {
  title: TextKey
  rules: readonly RuleEntry[]
}

const BOOKS: Record<string, readonly RuleChapter[]> = { carcassonne, hunters, discovery }

/** All chapters that count for a preset with its options. */
export function chaptersOf(rules: string, options: readonly string[]): Chapter[] {
  const game = rules.split('/')[0] ?? ''
  const words = [rules, game, ...options]
  const counts = (rule: RuleEntry): boolean =>
    (!rule.only || rule.only.some(word => words.includes(word))) && !rule.not?.some(word => words.includes(word))
  const book = [...common, ...(BOOKS[game] ?? []), ...rulings]
  return book
    .map(chapter => ({ title: t(chapter.title), rules: chapter.rules.filter(counts) }))
    .filter(chapter => chapter.rules.length > 0)
}

/** Every rule there is. */
export function allRules(): RuleEntry[] {
  return [...common, ...carcassonne, ...hunters, ...discovery, ...rulings].flatMap(chapter => chapter.rules)
}
