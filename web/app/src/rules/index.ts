// The chapters of the rules. What the rules say is in `locales/*/rules.ftl`. Which of them count for which preset, and how large their
// pictures are, is the engine's word, written by its tests into `rules.json`.
import ENGINE from '../../../rules.json'
import { common, rulings } from './common.ts'
import { carcassonne } from './carcassonne.ts'
import { discovery } from './discovery.ts'
import { hunters } from './hunters.ts'
import { t, type TextKey } from '../lib/text.svelte.ts'

export interface RuleChapter {
  title: TextKey
  rules: readonly string[]
}

const BOOKS: Record<string, readonly RuleChapter[]> = { carcassonne, hunters, discovery }

/** All chapters that count for a preset with its options. */
export function chaptersOf(rules: string, options: readonly string[]): RuleChapter[] {
  const counting: readonly string[] = ENGINE.rules[[rules, ...options].join('+') as keyof typeof ENGINE.rules] ?? []
  const book = [...common, ...(BOOKS[rules.split('/')[0]!] ?? []), ...rulings]
  return book
    .map(chapter => ({ ...chapter, rules: chapter.rules.filter(rule => counting.includes(rule)) }))
    .filter(chapter => chapter.rules.length > 0)
}

/** What a rule says in a preset with its options. */
export const ruleText = (rule: string, rules: string, options: readonly string[]): string =>
  t(`rule-${rule}`, { preset: rules.replace('/', '-'), option: options[0] ?? 'none' })

/** Every rule there is. */
export function allRules(): string[] {
  return [...common, ...carcassonne, ...hunters, ...discovery, ...rulings].flatMap(chapter => chapter.rules)
}

export interface RuleExample {
  picture: string
  caption: string
  /** The size in which it is shown, known before it is there. */
  width: number
  height: number
}

const MAX_WIDTH = 260
const MAX_HEIGHT = 250
const MAX_SCALE = 0.9

/** The picture of a rule. Rules that several games share have one for each game, and some have none. */
export function exampleOf(rule: string, rules: string): RuleExample | undefined {
  const name = /^[CR]\d/.test(rule) ? `${rule}-${rules.split('/')[0]}` : rule
  const size = ENGINE.pictures[name as keyof typeof ENGINE.pictures]
  if (!size) return undefined
  const [width, height] = size as [number, number]
  const scale = Math.min(MAX_WIDTH / width, MAX_HEIGHT / height, MAX_SCALE)
  return { picture: `api/rules/${name}.svg`, caption: t(`example-${name}`), width: Math.round(width * scale), height: Math.round(height * scale) }
}
