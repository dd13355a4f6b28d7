import { expect, test } from 'vitest'
import { around, arrowsTo, boxOnScreen, directionTo, fitted, following, isWithin, MAX_SCALE, MIN_SCALE, pinched, rooms, toScreen, toWorld, twist, zoomedAt, type Box, type Point, type View } from '../board/view.ts'

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
  const view = fitted({ left: 0, top: 0, right: 100, bottom: 100 }, [{ left: 0, top: 0, right: 1000, bottom: 500 }], 1.2)
  expect(view).toEqual({ scale: 1.2, x: 440, y: 190 })
})

const screen = { left: 0, top: 0, right: 1000, bottom: 600 }
const sizes = { largest: 1.6, comfortable: 0.7, smallest: 0.4 }
const square = (x: number, y: number) => ({ left: x * 100, top: y * 100, right: (x + 1) * 100, bottom: (y + 1) * 100 })
const isSeen = (view: View, box: Box, room = screen) => isWithin(boxOnScreen(view, box), { left: room.left - 0.01, top: room.top - 0.01, right: room.right + 0.01, bottom: room.bottom + 0.01 })

test('what lies over the board divides it into rooms', () => {
  const cover = { left: 900, top: 0, right: 1000, bottom: 150 }
  expect(rooms(screen, [cover])).toEqual([{ ...screen, right: 900 }, { ...screen, top: 150 }])
  // Wide things are shown below it, high ones beside it.
  expect(fitted({ left: 0, top: 0, right: 500, bottom: 100 }, rooms(screen, [cover]), 9)).toMatchObject({ scale: 2, y: 275 })
  expect(fitted({ left: 0, top: 0, right: 100, bottom: 600 }, rooms(screen, [cover]), 9)).toMatchObject({ scale: 1, x: 400 })
})

test('a view in which everything can be seen stays as it is', () => {
  const view = { scale: 1, x: 500, y: 300 }
  expect(following(view, [square(0, 0), square(1, 1)], square(0, 0), [screen], sizes)).toBe(view)
})

test('a view follows by moving, as little as it must', () => {
  const view = { scale: 1, x: 500, y: 300 }
  expect(following(view, [square(0, 0), square(5, 0)], around([square(0, 0), square(5, 0)]), [screen], sizes)).toEqual({ scale: 1, x: 400, y: 300 })
})

test('a view that must step back shows the whole table, as long as tiles stay comfortable', () => {
  const wanted = [square(0, 0), square(11, 0)]
  const table = around([...wanted, square(4, 3)])
  const view = following({ scale: 1.6, x: 0, y: 0 }, wanted, table, [screen], sizes)
  expect([...wanted, square(4, 3)].every(box => isSeen(view, box))).toBe(true)
  const larger = around([...wanted, square(4, 30)])
  const narrow = following({ scale: 1.6, x: 0, y: 0 }, wanted, larger, [screen], sizes)
  expect(narrow.scale).toBe(0.7)
  expect(wanted.every(box => isSeen(narrow, box))).toBe(true)
})

test('where not everything fits at a usable size, the first is seen and as much as possible with it', () => {
  const far = square(40, 0)
  const wanted = [square(0, 0), square(2, 0), square(3, 1), far]
  const view = following({ scale: 1, x: -3000, y: 0 }, wanted, around(wanted), [screen], sizes)
  expect(view.scale).toBe(0.4)
  expect(wanted.map(box => isSeen(view, box))).toEqual([true, true, true, false])
})

test('a view from very far away comes nearer when it can', () => {
  const wanted = [square(0, 0), square(2, 0)]
  const view = following({ scale: 0.3, x: 100, y: 100 }, wanted, around(wanted), [screen], sizes)
  expect(view.scale).toBeGreaterThanOrEqual(0.7)
  expect(wanted.every(box => isSeen(view, box))).toBe(true)
})

test('arrows say where hidden squares and the last tile are', () => {
  const view = { scale: 1, x: 0, y: 0 }
  const squares = [square(4, 2), square(12, 2), square(13, 3), square(-3, -2), square(9.4, 2)]
  expect(arrowsTo(view, screen, squares, square(0, 9))).toEqual([
    { direction: 'e', squares: 3, last: false },
    { direction: 'nw', squares: 1, last: false },
    { direction: 's', squares: 0, last: true },
  ])
  // Most of it can be seen: that is enough.
  expect(directionTo(view, square(9.2, 2), screen)).toBe(null)
})

test('two fingers that twist have turned by an angle, whatever the way round', () => {
  const from: [Point, Point] = [{ x: 0, y: 0 }, { x: 10, y: 0 }]
  expect(twist(from, [{ x: 0, y: 0 }, { x: 0, y: 10 }])).toBeCloseTo(90)
  expect(twist([{ x: 0, y: 0 }, { x: -10, y: -1 }], [{ x: 0, y: 0 }, { x: -10, y: 1 }])).toBeCloseTo(-11.4, 1)
})
