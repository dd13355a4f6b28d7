import { expect, test } from 'vitest'
import { anywhere, legalRotation, neighbourTarget, nextRotation } from '../board/turning.ts'

const target = (...rotations: number[]) => ({ x: 0, y: 0, rotations })

test('the wished rotation is kept where it is legal, else the next one clockwise', () => {
  expect(legalRotation(target(0, 2), 2)).toBe(2)
  expect(legalRotation(target(0, 2), 1)).toBe(2)
  expect(legalRotation(target(1), 2)).toBe(1)
})

test('only legal rotations are in the cycle, both ways round', () => {
  expect([0, 1, 3].map(from => nextRotation(target(0, 1, 3), from, true))).toEqual([1, 3, 0])
  expect([0, 1, 3].map(from => nextRotation(target(0, 1, 3), from, false))).toEqual([3, 0, 1])
  expect(nextRotation(target(2), 2, true)).toBe(2)
})

test('a tile over no square turns through what is legal anywhere', () => {
  expect(anywhere([target(3, 1), target(1, 0)]).rotations).toEqual([0, 1, 3])
})

test('an arrow goes to the nearest legal square in its direction', () => {
  const squares = [[2, 0], [5, 0], [1, 3], [-1, 0]].map(([x, y]) => ({ x: x!, y: y!, rotations: [0] }))
  expect(neighbourTarget(squares, { x: 0, y: 0 }, 1, 0)).toMatchObject({ x: 2, y: 0 })
  expect(neighbourTarget(squares, { x: 0, y: 0 }, 0, 1)).toMatchObject({ x: 1, y: 3 })
  expect(neighbourTarget(squares, { x: 0, y: 0 }, 0, -1)).toBeUndefined()
})
