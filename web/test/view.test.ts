import { expect, test } from 'vitest'
import { fitted, MAX_SCALE, MIN_SCALE, pinched, toScreen, toWorld, zoomedAt } from '../board/view.ts'

test('what is under the pointer stays there while zooming', () => {
  const view = { scale: 1.3, x: -40, y: 12 }
  const point = { x: 210, y: 90 }
  const before = toWorld(view, point)
  const after = toScreen(zoomedAt(view, point, 1.7), before)
  expect(after.x).toBeCloseTo(210)
  expect(after.y).toBeCloseTo(90)
})

test('zooming stops at its limits', () => {
  const view = { scale: 1, x: 0, y: 0 }
  expect(zoomedAt(view, { x: 0, y: 0 }, 1000).scale).toBe(MAX_SCALE)
  expect(zoomedAt(view, { x: 0, y: 0 }, 0.0001).scale).toBe(MIN_SCALE)
})

test('two fingers that move apart zoom, and that move together pan', () => {
  const view = { scale: 1, x: 0, y: 0 }
  expect(pinched(view, [{ x: 0, y: 0 }, { x: 100, y: 0 }], [{ x: -50, y: 0 }, { x: 150, y: 0 }])).toEqual({ scale: 2, x: -50, y: 0 })
  expect(pinched(view, [{ x: 0, y: 0 }, { x: 100, y: 0 }], [{ x: 10, y: 5 }, { x: 110, y: 5 }])).toEqual({ scale: 1, x: 10, y: 5 })
})

test('a small table is not blown up beyond the largest size', () => {
  const view = fitted({ left: 0, top: 0, right: 100, bottom: 100 }, 1000, 500, 1.2)
  expect(view).toEqual({ scale: 1.2, x: 440, y: 190 })
})
