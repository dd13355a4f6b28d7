import { expect, test } from 'vitest'
import { finalSteps, logUpTo, pointsByCategory, ranking, resultWords, type GameLog } from '../app/src/lib/ending.ts'
import type { Happening, Kind, ScoreView } from '../protocol.ts'
import { fixture, GAMES } from './fixtures.ts'

const score = (held: Kind, seats: number[], points: number, kind = held): Happening => ({ what: 'scored', held, kind, seats, points, spots: [], parts: [] } as unknown as { what: 'scored' } & ScoreView)
const NAMES = ['Ada', 'Bob', 'Cleo']

const LOG: GameLog = [
  [1, score('road', [0], 3)],
  [2, { what: 'final_scoring', rule: 'C11' }],
  [2, score('plain', [0], 2)],
  [2, score('sea', [1], 4)],
  [2, score('plain', [1, 2], 5)],
  [2, { what: 'ended', winners: [1], rule: 'C11' }],
]

test('the final scoring goes kind by kind and adds up', () => {
  const steps = finalSteps(LOG, 3)
  expect(steps.map(({ category, totals }) => [category, totals])).toEqual([['plain', [5, 0, 0]], ['plain', [5, 5, 5]], ['sea', [5, 9, 5]]])
})

test('a log that counts along never tells who won', () => {
  const steps = finalSteps(LOG, 3)
  expect(steps.map((_, at) => logUpTo(LOG, steps, at + 1).length)).toEqual([3, 4, 5])
  expect(logUpTo(LOG, steps, 3).some(([, { what }]) => what === 'ended')).toBe(false)
})

test.each(GAMES)('the points of %s by kind are all points of every seat', game => {
  const { replay, end } = fixture(game)
  const log = replay.steps.flatMap(step => step.happenings.map((happening): [number, Happening] => [0, happening]))
  const sums = end.scores.map((_, seat) => pointsByCategory(log, end.scores.length).reduce((sum, { points }) => sum + points[seat]!, 0))
  expect(sums).toEqual(end.scores)
})

test('cities that supply farmers count as fields', () => {
  expect(pointsByCategory([[1, score('field', [1], 4, 'city')], [1, score('road', [0], 0)]], 2)).toEqual([{ category: 'field', points: [0, 4] }])
})

test('a result is said to whoever sits here', () => {
  const said = (winners: number[], yours: number[], scores = [30, 20, 25], brokenOff = false) => resultWords({ winners, yours, scores, brokenOff }, NAMES)
  expect(said([0], [0])).toBe('You win!')
  expect(said([0, 2], [0], [30, 20, 30])).toBe('You and Cleo win together!')
  expect(said([0], [1])).toBe('Ada wins! You come third.')
  expect(said([0], [2])).toBe('Ada wins! You come second.')
  expect(said([0], [1], [30, 20, 25], true)).toBe('Ada wins!')
  // No one at a shared screen is “you”, and no spectator.
  expect(said([0], [0, 1])).toBe('Ada wins!')
  expect(said([0], [])).toBe('Ada wins!')
  expect(said([], [0])).toBe('The game is over.')
})

test('winners stand first, even where somebody with more points gave up', () => {
  expect(ranking([40, 20, 25], [2])).toEqual([2, 0, 1])
})
