import { expect, test } from 'vitest'
import { isWanted, litSpots, narrowed, stepAt, toldBefore } from '../app/src/lib/lesson.ts'
import type { Choices, FeatureView, LessonStep, TableView } from '../protocol.ts'

const step = (turn: number, when: LessonStep['when'], tile: string, text: string, allow: string[] = []): LessonStep => ({ turn, when, tile, text, allow, turning: false, light: [] })

const STEPS = [
  step(1, 'tell', 'U', 'welcome'),
  step(1, 'place', 'U', 'place', ['U@1,0r0']),
  step(1, 'piece', 'U', 'piece', ['thief:R']),
  step(2, 'tell', 'R', 'scored'),
  step(3, 'place', 'A', 'next', ['A@-1,0r3']),
  step(3, 'tell', 'B08', 'bonus'),
  step(4, 'over', '', 'end'),
]

const PLACE: Choices = { choose: 'place', placements: [{ tile: 'U', x: 1, y: 0, rotations: [0, 2] }, { tile: 'U', x: -1, y: 0, rotations: [0] }] }
const USE: Choices = {
  choose: 'use',
  uses: [
    { action: 'thief:R', take: false, piece: 'follower', role: 'thief', kind: 'road', lies: false, stays: false, x: 1, y: 0, segment: 'R' },
    { action: 'farmer:a', take: false, piece: 'follower', role: 'farmer', kind: 'field', lies: true, stays: true, x: 1, y: 0, segment: 'a' },
  ],
}

/** The learner's table in a turn, with this tile in hand or just placed. */
const at = (number: number, seat: number, tile: string, choices: Choices, stage: TableView['stage'] = 'playing'): TableView =>
  ({
    stage,
    your_seats: [0],
    you_may: ['hint', 'chat'],
    game: { tiles: [{ tile, x: 1, y: 0, rotation: 0 }], pieces: [], turn: { number, seat, hands: choices.choose === 'use' ? [[], []] : seat === 0 ? [[tile], []] : [[], [tile]], choices } },
  }) as unknown as TableView

const textAt = (view: TableView, told: number) => stepAt(STEPS, view, told)?.text

test('what is told comes first, then what is asked', () => {
  expect(textAt(at(1, 0, 'U', PLACE), 0)).toBe('welcome')
  expect(textAt(at(1, 0, 'U', PLACE), 1)).toBe('place')
  expect(textAt(at(1, 0, 'U', USE), 1)).toBe('piece')
})

test('what was scored is told while the bot plays, and after, until it was read', () => {
  expect(textAt(at(2, 1, 'R', PLACE), 3)).toBe('scored')
  expect(textAt(at(2, 1, 'R', PLACE), 4)).toBe(undefined)
  expect(textAt(at(3, 0, 'A', PLACE), 3)).toBe('scored')
})

test('a bonus tile has its time within a turn', () => {
  expect(textAt(at(3, 0, 'A', USE), 4)).toBe(undefined)
  expect(textAt(at(3, 0, 'B08', PLACE), 4)).toBe('bonus')
})

test('what is not offered any more is not asked for', () => {
  expect(textAt(at(3, 0, 'A', PLACE), 4)).toBe(undefined)
})

test('when the game is over only the end is told', () => {
  expect(textAt(at(3, 0, 'A', { choose: 'nothing' }, 'over'), 0)).toBe('end')
})

test('whoever comes later is told the last turn again', () => {
  expect(toldBefore(STEPS, at(1, 0, 'U', PLACE))).toBe(0)
  expect(toldBefore(STEPS, at(3, 0, 'A', PLACE))).toBe(3)
  expect(toldBefore(STEPS, at(9, 0, 'A', PLACE))).toBe(STEPS.length)
})

test('only what a step asks for is offered, and no hint', () => {
  const place = narrowed(at(1, 0, 'U', PLACE), STEPS[1])
  expect(place.game?.turn.choices).toEqual({ choose: 'place', placements: [{ tile: 'U', x: 1, y: 0, rotations: [0] }] })
  expect(place.you_may).toEqual(['chat'])
  const use = narrowed(at(1, 0, 'U', USE), STEPS[2]).game?.turn.choices
  expect(use?.choose === 'use' && use.uses.map(({ action }) => action)).toEqual(['thief:R'])
})

test('a tile that is to be turned is offered in every rotation of its square, and wanted in one', () => {
  const turning = { ...STEPS[1]!, turning: true }
  expect(narrowed(at(1, 0, 'U', PLACE), turning).game?.turn.choices).toEqual({ choose: 'place', placements: [{ tile: 'U', x: 1, y: 0, rotations: [0, 2] }] })
  expect([isWanted(turning, 'U@1,0r0'), isWanted(turning, 'U@1,0r2')]).toEqual([true, false])
})

test('whoever still reads is offered nothing', () => {
  expect(narrowed(at(1, 0, 'U', PLACE), STEPS[0]).game?.turn.choices).toEqual({ choose: 'place', placements: [] })
  expect(narrowed(at(1, 0, 'U', USE), STEPS[0]).game?.turn.choices).toEqual({ choose: 'nothing' })
  expect(isWanted(STEPS[0], 'U@1,0r0')).toBe(false)
})

test('where nothing is asked, everything is welcome', () => {
  const view = at(5, 0, 'E', PLACE)
  expect(narrowed(view, undefined)).toBe(view)
  expect(isWanted(undefined, '-')).toBe(true)
  expect(isWanted(STEPS[2], '-')).toBe(false)
})

test('a step lights the whole of what it talks about', () => {
  const spot = (x: number, segment: string) => ({ x, y: 0, segment })
  const feature = (...spots: ReturnType<typeof spot>[]) => ({ spots }) as unknown as FeatureView
  const features = [feature(spot(0, 'R'), spot(1, 'R')), feature(spot(0, 'C'))]
  expect(litSpots({ ...STEPS[0]!, light: [spot(1, 'R')] }, features)).toEqual([spot(0, 'R'), spot(1, 'R')])
  expect(litSpots(undefined, features)).toEqual([])
})
