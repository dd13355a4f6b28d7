// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { describeTile, featureLies, featureWords, layWords, neighboursOf, neighbourWords, placesOf, squareWords, useLabels, useWords } from '../app/src/lib/describe.ts'
import { worthOf, worthsOf } from '../app/src/lib/insight.ts'
import { hintLabel, hintWords } from '../app/src/lib/hints.ts'
import type { FeatureView, GameView, Insight, UseChoice } from '../protocol.ts'
import { art as plain } from './fixtures.ts'

const segment = (kind: string, ports: number[], goods: Record<string, number> = {}) => ({ kind, ports, goods, outline: '', anchor: [50, 50] as [number, number] })
// A volcano: forest with gold in the east and south, a river to the west that comes from a lake, a mammoth in the north.
const volcano = { F: segment('forest', [3, 4, 5, 6, 7, 8], { gold: 1 }), R: segment('river', [10]), L: segment('lake', [], { fish: 1 }), a: segment('meadow', [0, 1, 2, 11], { mammoth: 1 }), b: segment('meadow', [9]) }
const art = { ...plain, tiles: { V: { body: '', segments: volcano } } }
const tiles = [{ tile: 'V', x: 0, y: 0, rotation: 0 }]
const forest: FeatureView = {
  kind: 'forest', spots: [{ x: 0, y: 0, segment: 'F' }], tiles: 1, open: 2, complete: false, completes: true, up_to: false, pieces: [0, 1], owners: [1],
  complete_points: 0, complete_parts: [], end_points: 0, end_parts: [],
}
const insight: Insight = { version: 1, features: [forest], squares: [], unseen: {} }
const names = ['Ada', 'Bob']

test('a closed region of The Discovery says what taking the follower off brings (DI6), and what the end would (DI11)', () => {
  const worth = (more: Partial<FeatureView>) => worthsOf({ ...forest, ...more }).map(({ when, points }) => `${when} ${points}`)
  const plain = { kind: 'plain' as const, complete_points: 10, end_points: 5, taken_points: 5 }
  expect(worth({ ...plain, taken_points: 10, complete: true })).toEqual(['taken 10', 'now 5'])
  expect(worthOf({ ...forest, ...plain, taken_points: 10, complete: true })).toBe(10)
  expect(worth(plain)).toEqual(['now 5', 'then 10'])
  expect(worth({ kind: 'field', completes: false, end_points: 6 })).toEqual(['now 6'])
  // The owner of a completed city has its points already.
  expect(worth({ kind: 'city', complete: true, complete_points: 8 })).toEqual(['now 0'])
})

test('a tile in words says what lies on which side, in the middle, and what lies on it', () => {
  expect(describeTile(art, 'V')).toBe('forest: east and south (gold); river: west; lake: middle (1 fish); meadow: north (mammoth)')
  expect(describeTile(art, 'V', 1)).toBe('forest: south and west (gold); river: north; lake: middle (1 fish); meadow: east (mammoth)')
})

test('goods are counted where there are several', () => {
  const goods = { shield: 2, mammoth: 2, aurochs: 1, tiger: 3, mushrooms: 2 }
  const many = { ...plain, tiles: { B: { body: '', segments: { a: segment('meadow', [0, 1, 2], goods) } } } }
  expect(describeTile(many, 'B')).toBe('meadow: north (2 shields, 2 mammoths, aurochs, 3 tigers, 2 mushroom patches)')
})

test('a part that holds no side lies in its corners, and turns with the tile', () => {
  expect(placesOf(volcano.b, 0)).toEqual(['south-west'])
  expect(placesOf(volcano.b, 1)).toEqual(['north-west'])
})

test('squares are named by the way from the start tile', () => {
  expect([squareWords({ x: 0, y: 0 }), squareWords({ x: 1, y: -2 }), squareWords({ x: -3, y: 0 })]).toEqual(['start tile', '2 north, 1 east', '3 west'])
})

test('a square is named by what lies around it, and a turn by what it joins', () => {
  const neighbours = neighboursOf(art, tiles, insight, { x: 1, y: 0 })
  expect(neighbourWords(neighbours, names)).toBe('west: forest, 1 tile, 2 open ends, Bob')
  expect(layWords(art, 'V', 2, neighbours)).toContain('forest: north and west (gold), joins west')
})

test('a piece is named with what it would claim', () => {
  const use: UseChoice = { action: 'a', take: false, piece: 'follower', role: 'gatherer', kind: 'forest', lies: false, stays: false, x: 0, y: 0, segment: 'F' }
  expect(useWords(art, tiles, insight, use, names)).toBe('gatherer: forest, 1 tile, 2 open ends, Bob; forest: east and south (gold)')
  expect(useWords(art, tiles, insight, { ...use, take: true, points: 3 }, names)).toContain('take back the gatherer (+3): forest')
})

test('a hut is for the river system, a fisherman for the river alone, whichever is larger', () => {
  const river: FeatureView = { ...forest, kind: 'river', spots: [{ x: 0, y: 0, segment: 'R' }], tiles: 1 }
  const system: FeatureView = { ...river, kind: 'river-system', tiles: 4 }
  const water: Insight = { ...insight, features: [system, river] }
  const use: UseChoice = { action: 'a', take: false, piece: 'hut', role: 'hut', kind: 'river-system', lies: false, stays: true, x: 0, y: 0, segment: 'R' }
  expect(useWords(art, tiles, water, use, names)).toContain('hut: river system, 4 tiles')
  expect(useWords(art, tiles, water, { ...use, piece: 'follower', role: 'fisherman', kind: 'river' }, names)).toContain('fisherman: river, 1 tile')
})

test('a hint says the square, how the tile lies there, and the piece', () => {
  const game = { tiles, pieces: [], turn: { choices: { choose: 'place', placements: [] } } } as unknown as GameView
  expect(hintWords(art, game, insight, { actions: ['V@1,0r2', 'gatherer:F'] }, names)).toMatch(/^1 east: .*forest: north and west \(gold\), joins west.* – gatherer$/)
  const using = { ...game, turn: { choices: { choose: 'use', uses: [{ action: 'gatherer:F', take: false, role: 'gatherer', kind: 'forest', x: 0, y: 0, segment: 'F' }] } } } as unknown as GameView
  expect(hintWords(art, using, insight, { actions: ['gatherer:F'] }, names)).toBe('gatherer: forest, 1 tile, 2 open ends, Bob; forest: east and south (gold)')
  expect(hintWords(art, using, insight, { actions: ['-'] }, names)).toBe('Skip')
})

test('a hint beside the board says where, for the tile and for the piece', () => {
  const game = { tiles, pieces: [], turn: { choices: { choose: 'place', placements: [] } } } as unknown as GameView
  expect(hintLabel(art, game, { actions: ['V@1,0r2', 'gatherer:F'], lead: 3 })).toBe('1 east – gatherer · forest: north and west (gold) · +3 points')
  expect(hintLabel(art, game, { actions: ['V@1,0r2', '-'] })).toBe('1 east – Skip')
})

test('no two places for a piece are called the same', () => {
  const use = (role: string, segment: string, more: Partial<UseChoice> = {}) => ({ action: `${role}:${segment}`, take: false, piece: 'follower', role, kind: 'meadow', lies: false, stays: false, x: 0, y: 0, segment, ...more }) as UseChoice
  const twins = { ...art, tiles: { V: { body: '', segments: { ...volcano, c: segment('meadow', [9]) } } } }
  const far = { tile: 'V', x: 3, y: 0, rotation: 1 }
  const uses = [use('gatherer', 'F'), use('hunter', 'a'), use('hunter', 'b'), use('hunter', 'c'), use('fisherman', 'R'), use('hut', 'R'), use('hunter', 'a', { take: true, points: 2 }), use('hunter', 'a', { take: true, points: 2, x: 3 })]
  const labels = useLabels(twins, [...tiles, far], uses).map(({ role, where }) => `${role} · ${where}`)
  expect(new Set(labels).size).toBe(uses.length)
  expect(labels[1]).toBe('hunter · meadow: north (mammoth)')
  expect(labels[7]).toBe('take back the hunter (+2) · meadow: east (mammoth) · 3 east')
})

test('a feature is named, and where it lies', () => {
  expect(featureWords({ ...forest, complete: true, pieces: [2, 1] }, names)).toBe('forest, 1 tile, complete, Ada ×2 / Bob')
  const wide = [{ x: 0, y: 0 }, { x: 5, y: -5 }]
  expect(featureLies(forest, wide)).toBe('south-west, start tile')
  expect(featureLies({ ...forest, spots: [{ x: 4, y: -5, segment: 'a' }, { x: 5, y: -4, segment: 'a' }] }, wide)).toBe('north-east, from 5 north, 4 east to 4 north, 5 east')
})

test('a hint that gives a tile up is said in words', () => {
  const game = { tiles, turn: { choices: { choose: 'discard', tiles: ['V'] } } } as unknown as GameView
  expect(hintLabel(art, game, { actions: ['!V'] })).toBe('discard this tile')
  expect(hintWords(art, game, insight, { actions: ['!V'] }, names)).toBe(`Discard ${describeTile(art, 'V')}`)
})
