// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { lettersOf, readSides, sidesOf, turnShowing } from '../app/src/lib/sides.ts'
import { art as plain } from './fixtures.ts'

const segment = (kind: string, ports: number[]) => ({ kind, ports, goods: {}, outline: '', anchor: [50, 50] as [number, number] })
// A city in the north, a road from east to south, field in the west.
const curve = { C: segment('city', [0, 1, 2]), R: segment('road', [4, 7]), a: segment('field', [3, 8, 9, 10, 11]), b: segment('field', [5, 6]) }
const art = { ...plain, tiles: { K: { body: '', segments: curve } } }
const letters = lettersOf({ city: 'city', field: 'field', road: 'road', river: 'river' })

test('the sides of a tile are told clockwise from the north', () => {
  expect(sidesOf(art, 'K')).toEqual(['city', 'road', 'road', 'field'])
})

test('every landscape has a letter of its own, in every language', () => {
  expect(letters).toEqual({ city: 'c', field: 'f', road: 'r', river: 'i' })
  expect(lettersOf({ city: 'miasto', field: 'łąka', road: 'droga' })).toEqual({ city: 'm', field: 'l', road: 'd' })
  expect(lettersOf({ city: 'város', field: 'mező', road: 'út' })).toEqual({ city: 'v', field: 'm', road: 'u' })
})

test('what is typed is read as far as it means something', () => {
  expect([readSides('CrX f?rr', letters), readSides('Ú', { road: 'u' })]).toEqual(['cr.f', 'u'])
})

test('a tile is found however it is turned, and by fewer sides than four', () => {
  const turned = (wanted: string) => turnShowing(art, 'K', wanted, letters)
  expect(['', 'crrf', 'fcrr', 'rfcr', 'fc', 'r.c', 'c...'].map(turned)).toEqual([0, 0, 1, 2, 1, 2, 0])
  expect(['crfr', 'cc', 'c.f'].map(turned)).toEqual([undefined, undefined, undefined])
})
