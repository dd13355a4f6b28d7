// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { bandOf, beginning, costliest, curveOf, luckError, turnAt, turnsOf, winnersOf, worstTurn } from '../app/src/lib/analysis.ts'
import { across, areaOf, lineOf, roof, rowsOf, scale, turnUnder, usual } from '../app/src/lib/curve.ts'
import { ideasOf } from '../app/src/lib/ideas.ts'
import { speak } from '../app/src/lib/text.svelte.ts'
import type { Analysis, AnalysisStep, Mark, SeatAnalysis, WorthView } from '../protocol.ts'

/** What is won by one of two is lost by the other. */
const worth = (win: number, lead: number): WorthView => ({ wins: [win, 1 - win], leads: [lead, -lead] })
const value = (win: number, lead: number) => ({ win, lead })

function draw(at: number, turn: number, seat: number, before: WorthView, after: WorthView, luck: [number, number]): AnalysisStep {
  return { at, actions: 1, turn, seat, before, after, what: { kind: 'draw', tile: 'V', chance: 0.1, again: false, luck: value(...luck) } }
}
function decision(at: number, turn: number, seat: number, before: WorthView, after: WorthView, loss: [number, number], mark?: Mark): AnalysisStep {
  const candidates = [{ actions: ['V@0,1r0', '-'], value: value(0.6, 3) }, { actions: ['V@1,0r0', 'thief:R'], value: value(0.5, 1) }]
  return { at, actions: 2, turn, seat, before, after, what: { kind: 'decision', played: ['V@1,0r0', 'thief:R'], candidates, loss: value(...loss), error: value(0.01, 0.2), ...(mark ? { mark } : {}) } }
}
const seat = (start: number, result: [number, number]): SeatAnalysis => ({
  start: value(start, 0), luck: value(0, 0), own: value(0, 0), others: value(0, 0), rest: value(0, 0), result: value(...result), own_error: value(0, 0), others_error: value(0, 0), decisions: 1,
})

test('one move for each square lies on the board, and the one that was played is told', async () => {
  await speak('en')
  const moves = [
    { actions: ['V@0,1r0', 'thief:R'], value: value(0.6, 3) },
    { actions: ['V@0,1r1', '-'], value: value(0.55, 2) },
    { actions: ['V@1,0r0', '-'], value: value(0.5, 1) },
    { actions: ['V@2,0r0', '-'], value: value(0.4, 0) },
  ]
  const roles = new Map([['thief', { piece: 'follower' as const, lies: false }]])
  const shown = (played: number, pointed: number) => ideasOf(moves, played, pointed, roles).map(({ x, y, rotation, label, played, playedLabel, pointed }) => [`${x},${y}r${rotation}`, label, played, playedLabel, pointed])
  expect(shown(1, -1)).toEqual([['0,1r0', '60%', false, '55%', false], ['1,0r0', '50%', false, undefined, false]])
  expect(shown(3, 1)).toEqual([['0,1r1', '55%', false, undefined, true], ['1,0r0', '50%', false, undefined, false], ['2,0r0', '40%', true, undefined, false]])
  expect(ideasOf(moves, 0, -1, roles)[0]?.piece).toEqual({ piece: 'follower', lies: false, segment: 'R' })
  // Where the game is decided, chances are all alike.
  expect(ideasOf([{ actions: ['V@0,1r0', '-'], value: value(1, 30) }], 0, -1, roles)[0]?.label).toBe('+30')
})

// Two turns. What is unexplained: 0.03 before the first decision, 0.04 before the second draw, and 0.6 - 0.1 at the end.
const game: Analysis = {
  depth: 'quick',
  over: true,
  seats: [seat(0.5, [0, -4]), seat(0.5, [1, 4])],
  start: worth(0.5, 0),
  steps: [
    draw(0, 1, 0, worth(0.5, 0), worth(0.57, 2), [0.07, 2]),
    decision(1, 1, 0, worth(0.6, 2), worth(0.5, 1), [0.1, 1], 'blunder'),
    draw(3, 2, 1, worth(0.54, 1), worth(0.6, 1), [-0.06, 0]),
    decision(4, 2, 1, worth(0.6, 1), worth(0.6, 1), [0, 0]),
  ],
}

test('the steps of a turn are summed up', () => {
  const turns = turnsOf(game)
  expect(turns.map(({ turn, seat, from, at, to, tiles, luck, loss, mark }) => ({ turn, seat, from, at, to, tiles, luck, loss, mark }))).toEqual([
    { turn: 1, seat: 0, from: 0, at: 1, to: 3, tiles: ['V'], luck: { win: 0.07, lead: 2 }, loss: { win: 0.1, lead: 1 }, mark: 'blunder' },
    { turn: 2, seat: 1, from: 3, at: 4, to: 6, tiles: ['V'], luck: { win: -0.06, lead: 0 }, loss: { win: 0, lead: 0 }, mark: undefined },
  ])
  expect([0, 1, 2, 3, 5, 6].map(at => turnAt(turns, at)?.turn)).toEqual([1, 1, 1, 2, 2, 2])
})

test('the curve goes from the start to the result, and its band ends in nothing', () => {
  const turns = turnsOf(game)
  expect(curveOf(game, turns, 0, 'win')).toEqual([0.5, 0.5, 0.6, 0])
  expect(curveOf(game, turns, 1, 'lead').map(lead => lead + 0)).toEqual([0, -1, -1, 4])
  const [start, first, second, end] = bandOf(game, turns, 0, 'win')
  expect(start).toBeCloseTo(Math.sqrt(0.03 ** 2 + 0.04 ** 2 + 0.6 ** 2), 6)
  expect(first).toBeCloseTo(Math.sqrt(0.04 ** 2 + 0.6 ** 2), 6)
  expect(second).toBeCloseTo(0.6, 6)
  expect(end).toBe(0)
  expect(luckError(game, 0, 'lead')).toBeCloseTo(5, 6)
  expect(winnersOf(game)).toEqual([1])
  // Of a game that was broken off, the one that most likely would have won.
  expect(winnersOf({ over: false, seats: [seat(0.5, [0.4, -2]), seat(0.5, [0.6, 2])] })).toEqual([1])
})

test('what cost nothing is no mistake', () => {
  expect(costliest(game, 0, 3).map(({ at }) => at)).toEqual([1])
  expect(costliest(game, 1, 3)).toEqual([])
  const [first, second] = turnsOf(game)
  expect(worstTurn([second!, first!])?.turn).toBe(1)
  expect(worstTurn([second!])).toBeUndefined()
})

test('a record is cut off after any action, and goes on with another line', () => {
  const record = 'hedgerow-record 1\nplayer: 0 Ada\nfirst: 0\n\n0: +A +B\n1 0: +P P@1,0r2 farmer:b\n2 1: V@0,1r3 -\nend: 3 4\n'
  expect(beginning(record, 3, ['P@0,1r0', '-'])).toBe('hedgerow-record 1\nplayer: 0 Ada\nfirst: 0\n\n0: +A +B\n1 0: +P P@0,1r0 -\n')
  expect(beginning(record, 5, ['V@2,0r0'])).toBe('hedgerow-record 1\nplayer: 0 Ada\nfirst: 0\n\n0: +A +B\n1 0: +P P@1,0r2 farmer:b\n2 1: V@2,0r0\n')
  expect(beginning(record, 4)).toBe('hedgerow-record 1\nplayer: 0 Ada\nfirst: 0\n\n0: +A +B\n1 0: +P P@1,0r2\n')
  expect(beginning(record, 5)).toBe('hedgerow-record 1\nplayer: 0 Ada\nfirst: 0\n\n0: +A +B\n1 0: +P P@1,0r2 farmer:b\n')
  expect(beginning(record, 7)).toBe('hedgerow-record 1\nplayer: 0 Ada\nfirst: 0\n\n0: +A +B\n1 0: +P P@1,0r2 farmer:b\n2 1: V@0,1r3 -\n')
})

test('lines and bands stay in their frame', () => {
  const frame = { left: 10, right: 110, top: 0, bottom: 100 }
  const [x, y] = [across(frame, 3), scale(frame, 0, 1)]
  expect(lineOf([0, 0.5, 1], x, y)).toBe('M10.0 100.0L60.0 50.0L110.0 0.0')
  expect(areaOf([0.5, 0.9, 1], [0.1, 0.5, 0], x, y)).toBe('M10.0 40.0L60.0 0.0L110.0 0.0L110.0 0.0L60.0 60.0L10.0 60.0Z')
  expect([roof([3.2, -11], 1), roof([0.02], 0.02), roof([], 5), roof([40], 5)]).toEqual([20, 0.02, 5, 50])
  expect(usual([...Array.from({ length: 30 }, (_, index) => -index), 900])).toBe(28)
  expect(rowsOf([0, 5, 12, 14, 18, 40], 12)).toEqual([0, 1, 0, 2, 1, 0])
  // Two turns and the final scoring share the width.
  expect([-1, 0, 0.34, 0.66, 0.9, 2].map(share => turnUnder(share, 2, 4))).toEqual([0, 0, 1, 1, 1, 1])
})
