// @vitest-environment jsdom
// What people and bots are called, and which colours they have.
import { expect, test } from 'vitest'
import { colourOf, markOf } from '../board/index.ts'
import { givenColours, showColours } from '../app/src/lib/colours.ts'
import { isNumbered, shownName } from '../app/src/lib/names.ts'
import './speak-english.ts'

test('bots in records are shown with their level, guests without a name by their number', () => {
  expect(shownName('Aude (normal)')).toBe('Aude (normal)')
  expect(shownName('hard')).toBe('Bot (hard)')
  expect(shownName('Guest 12')).toBe('Guest 12')
  expect(shownName('Ada (from Pest)')).toBe('Ada (from Pest)')
  expect(['Guest 12', 'Guest', 'Ada'].map(isNumbered)).toEqual([true, false, false])
})

test('seats get the colours that were chosen, their own, or what is left', () => {
  expect(givenColours([undefined, undefined])).toEqual([0, 1])
  expect(givenColours([3, null, null, null])).toEqual([3, 1, 2, 0])
  expect(givenColours([1, null])).toEqual([1, 0])
  expect(givenColours([null, 0, null])).toEqual([1, 0, 2])
})

test('marks and styles follow the colours of the table that is shown', () => {
  const seat = () => document.documentElement.style.getPropertyValue('--seat-0')
  showColours([2, 0])
  expect([markOf(0), markOf(1), colourOf(2), seat()]).toEqual(['■', '●', 2, 'var(--colour-2)'])
  showColours([])
  expect([markOf(0), markOf(1), seat()]).toEqual(['●', '▲', ''])
})
