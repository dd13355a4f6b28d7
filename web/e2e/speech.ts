// What the page says in a language, read from the same files.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle'

const LOCALES = join(import.meta.dirname, '../../locales')

export type Speech = (key: string, args?: Record<string, FluentVariable>) => string

export function speech(language: string): Speech {
  const bundle = new FluentBundle(language, { useIsolating: false })
  for (const file of readdirSync(join(LOCALES, language))) bundle.addResource(new FluentResource(readFileSync(join(LOCALES, language, file), 'utf8')))
  return (key, args) => {
    const pattern = bundle.getMessage(key)?.value
    if (!pattern) throw new Error(`there is no text ${key} in ${language}`)
    // The words of no particular game, unless one is named.
    return bundle.formatPattern(pattern, { game: 'any', ...args })
  }
}

/** Every language there is. */
export const LANGUAGES: readonly string[] = readdirSync(LOCALES)
