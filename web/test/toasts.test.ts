import { beforeEach, expect, test } from 'vitest'
import { Refusal } from '../app/src/lib/api.ts'
import { freePlace, type Box } from '../app/src/lib/free-place.ts'
import { complain, dismissLink, isOver, pass, toast, toasts } from '../app/src/lib/toasts.svelte.ts'

beforeEach(() => toasts.splice(0))
const shown = () => toasts.map(({ text }) => text)

test('a message goes with its cause', () => {
  complain(new Refusal(0, 'offline', ''))
  complain({ message: 'not your turn' })
  toast('your turn', { cause: 'turn', link: '#/table/a' })
  isOver('offline')
  expect(shown()).toEqual(['Not your turn.', 'your turn'])
  isOver('refused')
  expect(shown()).toEqual(['your turn'])
  isOver('turn')
  expect(shown()).toEqual([])
})

test('only time in which it can be read counts, and a long one stays longer', () => {
  toast('copied')
  toast('long '.repeat(40))
  pass(4_999)
  expect(toasts).toHaveLength(2)
  pass(1)
  expect(shown()).toEqual(['long '.repeat(40)])
  pass(7_000)
  expect(toasts).toHaveLength(0)
})

test('the same is not said twice, and whoever is there need not be told the way', () => {
  toast('copied')
  toast('copied')
  toast('your turn', { link: '#/table/a' })
  expect(shown()).toEqual(['copied', 'your turn'])
  dismissLink('#/table/a')
  expect(shown()).toEqual(['copied'])
})

const PHONE = { width: 390, height: 844 }
const SIZE = { width: 300, height: 50 }
const covers = (place: { left: number; top: number }, box: Box) => place.left < box.left + box.width && place.left + SIZE.width > box.left && place.top < box.top + box.height && place.top + SIZE.height > box.top

test('a message lies where it covers no control, near the place it would have', () => {
  expect(freePlace(SIZE, [], PHONE, 64)).toEqual({ left: 45, top: 64 })
  const wall: Box = { left: 0, top: 60, width: 390, height: 100 }
  const place = freePlace(SIZE, [wall], PHONE, 64)
  expect(covers(place, wall)).toBe(false)
  expect(place.top).toBeLessThan(170)
  // Beside a tool at the right there is room at the left.
  expect(freePlace(SIZE, [{ left: 340, top: 0, width: 50, height: 844 }], PHONE, 64).left).toBeLessThan(41)
})

test('where everything is full it covers as little as it can', () => {
  const full: Box = { left: 0, top: 0, width: 390, height: 800 }
  expect(freePlace(SIZE, [full], PHONE, 64).top).toBeGreaterThan(770)
})
