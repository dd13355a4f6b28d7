import { expect, test } from 'vitest'
import { beside, CHOICE, fanned } from '../board/fan.ts'
import type { Point } from '../board/view.ts'

const room = { left: 0, top: 0, right: 390, bottom: 350 }
const boxAt = ({ x, y }: Point) => ({ left: x - CHOICE / 2, top: y - CHOICE / 2, right: x + CHOICE / 2, bottom: y + CHOICE / 2 })
const tileAt = (x: number, y: number, size: number) => ({ left: x, top: y, right: x + size, bottom: y + size })

let seed = 3
const chance = () => (seed = (seed * 16807) % 2147483647) / 2147483647

test('no choice overlaps another or is cut off, wherever the tile is and however small', () => {
  for (let times = 0; times < 400; times++) {
    const size = 28 + chance() * 100
    const tile = tileAt(chance() * (room.right - size), chance() * (room.bottom - size), size)
    const anchors = Array.from({ length: 1 + Math.floor(chance() * 9) }, () => ({ x: tile.left + chance() * size, y: tile.top + chance() * size }))
    const boxes = fanned(tile, anchors, room).map(boxAt)
    expect(boxes).toHaveLength(anchors.length)
    boxes.forEach((box, index) => {
      expect(box.left >= room.left && box.right <= room.right && box.top >= room.top && box.bottom <= room.bottom).toBe(true)
      for (const other of boxes.slice(0, index)) {
        expect(box.left < other.right - 0.01 && other.left < box.right - 0.01 && box.top < other.bottom - 0.01 && other.top < box.bottom - 0.01).toBe(false)
      }
    })
  }
})

test('what one feature offers stands side by side at the pointer, in view, and on nothing else', () => {
  const apart = (one: Point, two: Point) => Math.max(Math.abs(one.x - two.x), Math.abs(one.y - two.y))
  for (const point of [{ x: 195, y: 175 }, { x: 60, y: 30 }, { x: 370, y: 340 }]) {
    for (const taken of [[], [{ x: point.x + 20, y: point.y - 30 }]]) {
      const [one, two] = beside(point, 2, room, taken) as [Point, Point]
      expect(apart(one, two)).toBeGreaterThanOrEqual(CHOICE)
      for (const place of [one, two]) {
        expect(apart(place, point)).toBeLessThan(CHOICE * 2)
        for (const other of taken) expect(apart(place, other)).toBeGreaterThanOrEqual(CHOICE)
      }
      const boxes = [one, two].map(boxAt)
      expect(boxes.every(box => box.left >= room.left && box.right <= room.right && box.top >= room.top && box.bottom <= room.bottom)).toBe(true)
    }
  }
})

test('a choice is on the side of its spot, and two of the same spot are apart', () => {
  const tile = tileAt(150, 120, 100)
  const [left, right, same] = fanned(tile, [{ x: 160, y: 170 }, { x: 240, y: 170 }, { x: 240, y: 170 }], room) as [Point, Point, Point]
  expect(left.x).toBeLessThan(tile.left)
  expect(right.x).toBeGreaterThan(tile.right)
  expect(same.x).toBeGreaterThan(tile.left + 50)
  expect(Math.max(Math.abs(right.x - same.x), Math.abs(right.y - same.y))).toBeGreaterThanOrEqual(CHOICE)
})

test('no choice lies on another tile that is chosen from', () => {
  const [one, two] = [tileAt(100, 200, 60), tileAt(160, 200, 60)]
  const [place] = fanned(one, [{ x: 155, y: 230 }], room, [], [one, two])
  const box = boxAt(place!)
  expect(box.left < two.right - 3 && box.right > two.left + 3 && box.top < two.bottom - 3 && box.bottom > two.top + 3).toBe(false)
})
