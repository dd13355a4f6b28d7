// @vitest-environment jsdom
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { FluentNumber } from '@fluent/bundle'
import { beforeEach, expect, test } from 'vitest'
import { dayOf } from '../app/src/lib/dates.ts'
import { supplyWords } from '../app/src/lib/describe.ts'
import { parseRoute } from '../app/src/lib/router.svelte.ts'
import { isOffered, readPlaceWord, tileInHand } from '../app/src/lib/moves.ts'
import { speak, speakOf, t, tWord } from '../app/src/lib/text.svelte.ts'
import { errorText } from '../app/src/lib/toasts.svelte.ts'
import { clockText } from '../app/src/lib/clock.svelte.ts'
import type { ApiError, Choices, TurnView } from '../protocol.ts'

beforeEach(() => speak('en'))

const protocol = readFileSync(join(import.meta.dirname, '../protocol.ts'), 'utf8')

// In Hungarian, where a word that has no text is not taken for one.
test('every word the engine uses for parts, kinds and roles has a text', async () => {
  const words = (type: string) => [...(new RegExp(`type ${type} = ([^;]+);`).exec(protocol)?.[1] ?? '').matchAll(/"([^"]+)"/g)].map(match => match[1]!)
  const [parts, kinds, roles] = [words('WhatCounts'), words('Kind'), words('RoleName')]
  expect([parts.length, kinds.length, roles.length]).toEqual([15, 12, 11])
  await speak('hu')
  for (const word of parts) expect(tWord('part', word, { count: 2, kind: 'forest' }), word).toMatch(/^2 |^kolostor$/)
  for (const word of kinds) expect(tWord('kind', word)).not.toBe(word)
  for (const word of roles) expect(tWord('role', word)).not.toBe(word)
})

test('a refusal of the server is said in the language of the page', async () => {
  const refusal = { key: 'refusal-occupied', args: { kind: 'road' } }
  const illegal: ApiError = { code: 'illegal', message: 'no', text: refusal, rule: 'C7' }
  const inRecord: ApiError = {
    code: 'bad_request', message: 'no',
    text: { key: 'record-line', args: { line: 3, problem: { key: 'record-illegal', args: { word: 'thief:R', refusal, rule: 'C7' } } } },
  }
  const newer: ApiError = { code: 'not_now', message: 'not on a Sunday', text: { key: 'server-not-on-sundays', args: {} } }
  expect(errorText(illegal)).toBe('There is a thief on that road already (C7).')
  expect(errorText(newer)).toBe('Not on a Sunday.')
  await speak('pl')
  expect(errorText(illegal)).toBe('Na tej drodze jest już złodziej (C7).')
  expect(errorText(inRecord)).toBe('Wiersz 3: „thief:R” jest niedozwolone: na tej drodze jest już złodziej (C7).')
  await speak('hu')
  expect(errorText(illegal)).toBe('Ezen az úton már van útonálló (C7).')
})

test('one of a thing is not several', () => {
  const lead = (points: number) => t('hint-lead', { lead: new FluentNumber(points, { signDisplay: 'exceptZero', maximumFractionDigits: 1 }) })
  expect([1, -1, 1.02, 1.5, 0].map(lead)).toEqual(['+1 point', '-1 point', '+1 point', '+1.5 points', '0 points'])
  expect(supplyWords({ follower: 1, hut: 2 })).toBe('1 follower, 2 huts left')
  expect(supplyWords({ follower: 5, hut: 1 })).toBe('5 followers, 1 hut left')
})

test('addresses are read', () => {
  expect(parseRoute('#/table/a%2Fb?key=k').path).toEqual(['table', 'a/b'])
  expect(parseRoute('#/table/a?key=k').query.get('key')).toBe('k')
  expect(parseRoute('').path).toEqual([])
})

test('only offered actions can be sent', () => {
  const place: Choices = { choose: 'place', placements: [{ tile: 'U', x: -1, y: 2, rotations: [0, 2] }] }
  expect(isOffered(place, 'U@-1,2r2')).toBe(true)
  expect(isOffered(place, 'U@-1,2r1')).toBe(false)
  expect(isOffered(place, '-')).toBe(false)
  expect(isOffered({ choose: 'draw', lay_aside: true, tiles: { T05: 1 } }, '~T05')).toBe(true)
  expect(isOffered({ choose: 'nothing' }, '-')).toBe(false)
  expect(readPlaceWord('L48@2,-11r0')).toEqual({ tile: 'L48', x: 2, y: -11, rotation: 0 })
})

test('of two open tiles only one that fits somewhere is taken', () => {
  const turn = { seat: 0, hands: [['T01', 'T02']], choices: { choose: 'place', placements: [{ tile: 'T02', x: 0, y: 1, rotations: [0] }] } } as unknown as TurnView
  expect(tileInHand(turn, undefined)).toBe('T02')
  expect(tileInHand(turn, 'T01')).toBe('T02')
})

test('clocks are read at a glance', () => {
  expect([65_000, 3_723_000, 180_000_000, -5].map(clockText)).toEqual(['1:05', '1:02:03', '2 d 2 h', '0:00'])
})

test('texts use the words of the game that is spoken of', async () => {
  await speak('en')
  const supply = (): string => supplyWords({ follower: 2, hut: 1 })
  expect(supply()).toContain('2 followers')
  const stop = speakOf('hunters/en-2014')
  expect(supply()).toContain('2 tribe members')
  // Another page may have begun to speak before the first one ends.
  const stopAnother = speakOf('discovery/standard')
  stop()
  await speak('pl')
  expect(t('turn-pick')).toBe('Wybierz tę kartę')
  stopAnother()
  expect(t('turn-pick')).toBe('Wybierz ten żeton')
  await speak('en')
})

test('a day is written in the language of the page, not the browser’s', async () => {
  const day = Date.UTC(2026, 2, 4, 12)
  const days: Record<string, string> = { en: 'Mar 4, 2026', pl: '4 mar 2026', hu: '2026. márc. 4.' }
  for (const [language, text] of Object.entries(days)) {
    await speak(language)
    expect(dayOf(day)).toBe(text)
  }
})
