// All texts go through `t`. One language for now; the keys are those the Fluent files will have.
import { en } from '../texts/en.ts'

export type TextKey = keyof typeof en
export type TextArgs = Record<string, string | number>

const texts: Readonly<Record<string, string>> = en
const plural = new Intl.PluralRules('en')

const filled = (text: string, args: TextArgs): string =>
  text.replace(/\{(\w+)\}/g, (whole, key: string) => String(args[key] ?? whole))

/** The text of a key. With a `count`, a form of its own for that number (`key.one`) goes first. */
export function t(key: TextKey, args: TextArgs = {}): string {
  const form = typeof args.count === 'number' ? texts[`${key}.${plural.select(args.count)}`] : undefined
  return filled(form ?? texts[key] ?? key, args)
}

/** The text of a key made from a word of the server, or else the word itself. */
export function tWord(group: string, word: string, args: TextArgs = {}): string {
  const key = `${group}.${word.replaceAll(' ', '-')}`
  return key in texts ? t(key as TextKey, args) : word
}
