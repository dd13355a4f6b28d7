// @vitest-environment jsdom
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import ENGINE from '../rules.json'
import { gameName, GAMES, optionsOf, PRESETS, setsOf } from '../app/src/lib/presets.ts'
import { speak, t } from '../app/src/lib/text.svelte.ts'
import { EDITIONS } from '../app/src/rules/editions.ts'
import { allRules, chaptersOf, exampleOf } from '../app/src/rules/index.ts'
import { finds, folded, found } from '../app/src/rules/search.ts'

const ids = (rules: string, ...options: string[]): string[] => chaptersOf(rules, options).flatMap(chapter => [...chapter.rules])
afterAll(() => speak('en'))

test('the reader has every rule of the engine once, and in a preset those that count there', () => {
  const source = readFileSync(join(import.meta.dirname, '../../crates/rules/src/words/rule.rs'), 'utf8')
  const numbers = [...source.matchAll(/^ {4}((?:CA|HG|DI|C|R)\d+) "/gm)].map(match => match[1])
  expect(numbers.length).toBeGreaterThan(70)
  expect(allRules().sort()).toEqual(numbers.sort())
  for (const [name, counting] of Object.entries(ENGINE.rules)) {
    const [rules, ...options] = name.split('+')
    expect(ids(rules!, ...options).sort(), name).toEqual([...counting].sort())
  }
})

test('the reader shows a preset only its own rules', () => {
  expect(ids('carcassonne/first')).toContain('CA11')
  expect(ids('carcassonne/first')).not.toContain('CA16')
  expect(ids('carcassonne/first')).not.toContain('CA12')
  expect(ids('carcassonne/modern', 'river')).toEqual(expect.arrayContaining(['CA16', 'CA12']))
  expect(ids('discovery/standard')).not.toContain('C10')
  expect(ids('hunters/hu-2002')).toContain('R6')
  expect(ids('hunters/en-2014')).not.toContain('R6')
})

test('the rules that the log names are there to be read', () => {
  const events = JSON.parse(readFileSync(join(import.meta.dirname, 'fixtures/events.json'), 'utf8')) as { rule: string }[]
  const named = events.map(({ rule }) => rule)
  expect(named).toContain('DI4')
  const all = GAMES.flatMap(game => PRESETS[game].flatMap(preset => ids(preset, ...optionsOf(preset))))
  for (const rule of named) expect(all).toContain(rule)
})

test('a game is known by its own name, by a preset and by the beginning of one', () => {
  expect(['hunters', 'hunters/en-2014', 'discovery/of-old', 'chess'].map(gameName)).toEqual(['hunters', 'hunters', 'discovery', 'carcassonne'])
  expect(optionsOf('discovery/advanced')).toEqual(['equal-turns'])
  expect(setsOf('carcassonne/modern', ['river'])).toEqual(['carcassonne', 'river'])
  expect(() => setsOf('carcassonne/of-old', [])).toThrow('no rules')
})

test('accents and capitals do not matter in a search', () => {
  expect(folded('Łowca, ŹRÓDŁO, erdő, Őstulok')).toBe('lowca, zrodlo, erdo, ostulok')
  expect(finds('zloto LAS', 'Las ze złotem i złoto')).toBe(true)
  expect(finds('road wall', 'A road ends')).toBe(false)
})

test('a search finds rules by number, text and caption, in every language', async () => {
  const hits = (query: string): string[] => found(chaptersOf('hunters/en-2014', []), query, 'hunters/en-2014', []).flatMap(chapter => [...chapter.rules])
  expect(hits('hg8')).toEqual(['HG8'])
  expect(hits('shrine hunter')).toContain('HG17')
  expect(hits('patch mushrooms')).toContain('HG9')
  expect(hits('no such word')).toEqual([])
  await speak('pl')
  expect(hits('lowca')).toContain('HG2')
  await speak('hu')
  expect(hits('erdo')).toContain('HG9')
})

test('a rule that games share has a picture of each game', () => {
  expect(exampleOf('CA4', 'carcassonne/first')).toMatchObject({ picture: 'api/rules/CA4.svg', width: 260 })
  expect(exampleOf('C4', 'hunters/en-2014')?.picture).toBe('api/rules/C4-hunters.svg')
  expect(exampleOf('C1', 'hunters/en-2014')).toBeUndefined()
  for (const name of Object.keys(ENGINE.pictures)) expect(t(`example-${name}`), name).not.toBe(`example-${name}`)
})

test('the tables of editions say something in every cell, and their rules can be read', async () => {
  for (const language of ['en', 'pl', 'hu']) {
    expect(existsSync(join(import.meta.dirname, `../../locales/${language}/reader.ftl`))).toBe(true)
    await speak(language)
    for (const game of GAMES) {
      const { presets, topics } = EDITIONS[game]
      expect([...presets].sort()).toEqual([...PRESETS[game]].sort())
      const readable = presets.flatMap(preset => ids(preset, ...optionsOf(preset)))
      for (const { topic, words, here, rules } of topics) {
        expect(words.length).toBe(presets.length)
        const keys = [`edition-${topic}`, ...words.map(word => `edition-${topic}-${word}`), ...(here ? [`edition-${topic}-here`] : [])]
        for (const key of keys) expect(t(key), `${language} ${key}`).not.toBe(key)
        for (const rule of rules) expect(readable).toContain(rule)
      }
    }
  }
})
