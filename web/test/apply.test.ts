import { expect, test } from 'vitest'
import { applyEvent, applyHappenings } from '../app/src/lib/apply.ts'
import { finalSteps } from '../app/src/lib/ending.ts'
import { narrate, scoresByTurn, sumOf } from '../app/src/lib/narrate.ts'
import type { Happening, TableView } from '../protocol.ts'
import { fixture, GAMES } from './fixtures.ts'

const order = (one: { x: number; y: number }, two: { x: number; y: number }) => one.x - two.x || one.y - two.y

test.each(GAMES)('a whole game of %s applied step by step is the server’s last view', game => {
  const { replay, end } = fixture(game)
  const last = replay.steps.reduce((view, step) => applyHappenings(view, step.happenings, step.turn), replay.start)
  expect(last.tiles).toEqual(end.tiles)
  expect([...last.pieces].sort(order)).toEqual([...end.pieces].sort(order))
  expect(last.turn.scores).toEqual(end.scores)
})

function logOf(game: (typeof GAMES)[number]): [number, Happening][] {
  const { replay } = fixture(game)
  let turn = replay.start.turn.number
  return replay.steps.flatMap(step => {
    const lines = step.happenings.map((happening): [number, Happening] => [turn, happening])
    turn = step.turn.number
    return lines
  })
}

test.each(GAMES)('the points of the log of %s add up to the score', game => {
  const { replay, end } = fixture(game)
  const log = logOf(game)
  expect(scoresByTurn(log, replay.players.length).at(-1)).toEqual(end.scores)
  expect(finalSteps(log, replay.players.length).at(-1)?.totals).toEqual(end.scores)
})

test.each(GAMES)('every score of %s is explained: its parts add up to its points', game => {
  for (const [, happening] of logOf(game)) {
    if (happening.what !== 'scored') continue
    expect(happening.parts.reduce((sum, part) => sum + part.count * part.each, 0)).toBe(happening.points)
    const line = narrate(happening, ['Ada', 'Bob', 'Cleo'])!
    expect(line.rule).toBe(happening.rule)
    expect(line.text).toContain(String(happening.points))
    expect(line.text).not.toMatch(/[{}]/)
  }
})

test('a sum is written as people write it', () => {
  expect(sumOf([{ what: 'tile', count: 3, each: 2 }, { what: 'shield', count: 1, each: 2 }], 'city')).toBe('3 tiles × 2 + 1 shield × 2')
  expect(sumOf([{ what: 'eaten-deer', count: 1, each: 0 }], 'meadow')).toBe('1 deer taken by tigers (0)')
})

test('an event that does not follow is not applied', () => {
  const { replay } = fixture('carcassonne')
  const [first] = replay.steps
  const view = { version: 4, game: replay.start, log: [], you_may: [] } as unknown as TableView
  const event = { version: 6, number: 1, happenings: first!.happenings, turn: first!.turn, you_may: ['undo' as const] }
  expect(applyEvent(view, event)).toBeNull()
  const after = applyEvent(view, { ...event, version: 5 })!
  expect([after.version, after.log.length, after.you_may]).toEqual([5, first!.happenings.length, ['undo']])
})
