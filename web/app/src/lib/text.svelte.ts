// All texts go through `t`: messages of the Fluent files in `locales/`, in the language that is chosen now. A component
// that says something is drawn again when the language changes.
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle'
import type { Text } from '../../../protocol.ts'
import { settings } from './settings.svelte.ts'

export type TextKey = string
export type TextArgs = Record<string, FluentVariable>

const FILES = import.meta.glob<string>(
  ['../../../../locales/*/*.ftl', '!../../../../locales/*/{cli,language}*.ftl'],
  { query: '?raw', import: 'default' },
)
const NAMES = import.meta.glob<string>('../../../../locales/*/language.ftl', { query: '?raw', import: 'default', eager: true })
const languageOf = (path: string): string => path.split('/').at(-2)!

/** Every folder of `locales/` is a language. */
export const LANGUAGES: readonly string[] = Object.keys(NAMES).map(languageOf)

/** A line of `language.ftl`, which is part of the page itself. */
function ownLine(language: string, key: string): string | undefined {
  const text = Object.entries(NAMES).find(([path]) => languageOf(path) === language)?.[1] ?? ''
  return new RegExp(`^${key} = (.*)$`, 'm').exec(text)?.[1]
}

/** What a language calls itself. */
export const languageName = (language: string): string => ownLine(language, 'language-name') ?? language

/** The first of the wanted languages that there is; English otherwise. */
export function bestLanguage(wanted: readonly string[]): string {
  const short = wanted.map(tag => tag.toLowerCase().split('-')[0]!)
  return short.find(tag => LANGUAGES.includes(tag)) ?? 'en'
}

async function load(language: string): Promise<FluentBundle> {
  const bundle = new FluentBundle(language, { useIsolating: false })
  const paths = Object.keys(FILES).filter(path => languageOf(path) === language)
  for (const text of await Promise.all(paths.map(path => FILES[path]!()))) bundle.addResource(new FluentResource(text))
  return bundle
}

let spoken: FluentBundle = $state.raw(new FluentBundle('en'))
let wanted = ''

/** The language of all texts now. */
export const language = (): string => spoken.locales[0]!

const wantedLanguage = (chosen: string): string => (LANGUAGES.includes(chosen) ? chosen : bestLanguage(navigator.languages))

/** What can be said without any text: that the texts are missing. */
export function apology(): { text: string; again: string } {
  const language = wantedLanguage(settings.language)
  return { text: ownLine(language, 'language-missing') ?? '', again: ownLine(language, 'language-again') ?? '' }
}

/** Speaks the language of the settings, or else the browser's. Keeps the old one if the new one cannot be fetched. */
export async function speak(chosen: string = settings.language): Promise<void> {
  const next = wantedLanguage(chosen)
  if (wanted === next) return
  wanted = next
  try {
    const bundle = await load(next)
    if (wanted === next) spoken = bundle
  } catch (error) {
    wanted = language()
    throw error
  }
}

/** What `$game` is in a text that speaks of no game, or of several. */
const ANY_GAME = 'any'
let game = $state(ANY_GAME)
let speaking = 0

/** From now on the texts are about the game of these rules: rulebooks have different words for the same thing, and every text may choose by `$game`. What it returns ends that. */
export function speakOf(rules: string): () => void {
  const mine = ++speaking
  game = rules.split('/')[0]!
  return () => {
    // Another page may speak already.
    if (speaking === mine) game = ANY_GAME
  }
}

function said(key: TextKey, args: TextArgs): string | undefined {
  const pattern = spoken.getMessage(key)?.value
  if (!pattern) return undefined
  const errors: Error[] = []
  const text = spoken.formatPattern(pattern, { game, ...args }, errors)
  for (const error of errors) console.error(`${key} (${language()}): ${error.message}`)
  return text
}

/** The text of a key. */
export function t(key: TextKey, args: TextArgs = {}): string {
  const text = said(key, args)
  if (text === undefined) console.error(`there is no text ${key} in ${language()}`)
  return text ?? key
}

/** A text of the server, if it is known here; one inside another is said in the same language. */
export function say({ key, args }: Text): string | undefined {
  const spelled = Object.entries(args).map(([name, arg]) => [name, typeof arg === 'object' ? (say(arg) ?? arg.key) : arg])
  return said(key, Object.fromEntries(spelled) as TextArgs)
}

/** The text of a key made from a word of the server, or else the word itself. */
export function tWord(group: string, word: string, args: TextArgs = {}): string {
  return said(`${group}-${word.replaceAll(/[ /]/g, '-')}`, args) ?? word
}

/** `A, B and C`. */
export const listed = (names: readonly string[]): string => new Intl.ListFormat(language(), { type: 'conjunction' }).format(names)
