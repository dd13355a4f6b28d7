// The view: which part of the table is seen, and how large. Pure numbers, so that they can be tested.

export interface View {
  scale: number
  /** Where the world's origin lies on the screen. */
  x: number
  y: number
}

export interface Point {
  x: number
  y: number
}

export const MIN_SCALE = 0.18
export const MAX_SCALE = 4

export const clamp = (value: number, low: number, high: number): number => Math.min(high, Math.max(low, value))

export const toWorld = (view: View, point: Point): Point => ({
  x: (point.x - view.x) / view.scale,
  y: (point.y - view.y) / view.scale,
})

export const toScreen = (view: View, point: Point): Point => ({
  x: point.x * view.scale + view.x,
  y: point.y * view.scale + view.y,
})

export const panned = (view: View, dx: number, dy: number): View => ({ ...view, x: view.x + dx, y: view.y + dy })

/** Zooms so that what is under the point stays under it. */
export function zoomedAt(view: View, point: Point, factor: number): View {
  const scale = clamp(view.scale * factor, MIN_SCALE, MAX_SCALE)
  const world = toWorld(view, point)
  return { scale, x: point.x - world.x * scale, y: point.y - world.y * scale }
}

/** Between two fingers. */
export const middle = ([one, two]: [Point, Point]): Point => ({ x: (one.x + two.x) / 2, y: (one.y + two.y) / 2 })
export const apart = ([one, two]: [Point, Point]): number => Math.hypot(one.x - two.x, one.y - two.y) || 1

/** Two fingers moved: what was under each stays under it as well as it can. */
export function pinched(view: View, before: [Point, Point], after: [Point, Point]): View {
  const [from, to] = [middle(before), middle(after)]
  return zoomedAt(panned(view, to.x - from.x, to.y - from.y), to, apart(after) / apart(before))
}

export interface Box {
  left: number
  top: number
  right: number
  bottom: number
}

const wide = (box: Box): number => box.right - box.left
const high = (box: Box): number => box.bottom - box.top

export const middleOf = (box: Box): Point => ({ x: (box.left + box.right) / 2, y: (box.top + box.bottom) / 2 })

/** The smallest box around others. */
export const around = (boxes: readonly Box[]): Box => ({
  left: Math.min(...boxes.map(box => box.left)),
  top: Math.min(...boxes.map(box => box.top)),
  right: Math.max(...boxes.map(box => box.right)),
  bottom: Math.max(...boxes.map(box => box.bottom)),
})

export const grown = (box: Box, by: number): Box => ({ left: box.left - by, top: box.top - by, right: box.right + by, bottom: box.bottom + by })

export const isWithin = (inner: Box, outer: Box): boolean =>
  inner.left >= outer.left && inner.right <= outer.right && inner.top >= outer.top && inner.bottom <= outer.bottom

export const overlap = (one: Box, two: Box): boolean => one.left < two.right && two.left < one.right && one.top < two.bottom && two.top < one.bottom

export const boxOnScreen = (view: View, box: Box): Box => {
  const [from, to] = [toScreen(view, { x: box.left, y: box.top }), toScreen(view, { x: box.right, y: box.bottom })]
  return { left: from.x, top: from.y, right: to.x, bottom: to.y }
}

/** The largest parts of a screen that nothing lies over. */
export function rooms(screen: Box, covers: readonly Box[]): Box[] {
  let free = [screen]
  for (const cover of covers) {
    free = free.flatMap(room =>
      overlap(room, cover)
        ? [
            { ...room, right: cover.left },
            { ...room, left: cover.right },
            { ...room, bottom: cover.top },
            { ...room, top: cover.bottom },
          ].filter(part => wide(part) > 0 && high(part) > 0)
        : [room],
    )
  }
  return free.length > 0 ? free : [screen]
}

/** How large a box can be shown in a room. */
const scaleFor = (box: Box, room: Box): number => Math.min(wide(room) / wide(box), high(room) / high(box))

/** Where a box can be shown the largest, up to a size; of equal rooms the largest. */
function roomFor(box: Box, free: readonly Box[], largest: number): Box {
  const worth = (room: Box): number => Math.min(scaleFor(box, room), largest) * 1e6 + Math.sqrt(wide(room) * high(room))
  return free.reduce((best, room) => (worth(room) > worth(best) ? room : best))
}

function centred(box: Box, room: Box, scale: number): View {
  const [from, to] = [middleOf(box), middleOf(room)]
  return { scale, x: to.x - from.x * scale, y: to.y - from.y * scale }
}

/** Shows the whole box in the middle of a room, no larger than `largest`. */
export function fitted(box: Box, free: readonly Box[], largest: number): View {
  const room = roomFor(box, free, largest)
  return centred(box, room, clamp(Math.min(scaleFor(box, room), largest), MIN_SCALE, MAX_SCALE))
}

/** Moves as little as possible to have the box in the room. */
export function nudged(view: View, box: Box, room: Box): View {
  const seen = boxOnScreen(view, box)
  const by = (from: number, to: number, start: number, end: number): number =>
    to - from > end - start ? (start + end - from - to) / 2 : from < start ? start - from : to > end ? end - to : 0
  return panned(view, by(seen.left, seen.right, room.left, room.right), by(seen.top, seen.bottom, room.top, room.bottom))
}

/** As many of the boxes as a window of this size can hold together with the first. */
export function densest(boxes: readonly Box[], width: number, height: number): Box {
  const [first] = boxes
  let best = boxes.slice(0, 1)
  for (const { left } of boxes) {
    for (const { top } of boxes) {
      const within = boxes.filter(box => isWithin(box, { left, top, right: left + width, bottom: top + height }))
      if (within[0] === first && within.length > best.length) best = within
    }
  }
  return around(best)
}

/** How large things may become by themselves, as scales. */
export interface Sizes {
  largest: number
  /** Below this the view goes nearer again as soon as it can. */
  comfortable: number
  /** Rather than becoming smaller, something stays outside. */
  smallest: number
}

/** In pixels for a tile: on a small screen and on a large one. */
export function sizesFor(screen: Box, tile: number): Sizes {
  const [largest, comfortable, smallest] = Math.min(wide(screen), high(screen)) < 500 ? [124, 56, 28] : [160, 72, 40]
  return { largest: largest / tile, comfortable: comfortable / tile, smallest: smallest / tile }
}

/**
 * The view that follows the game: all that is wanted can be seen, the first of it in any case. It stays as it is while that
 * holds, moves rather than zooms, and shows the whole table when it has to step back, so that it rests for some turns.
 */
export function following(view: View, wanted: readonly Box[], table: Box, free: readonly Box[], sizes: Sizes): View {
  if (wanted.length === 0) return view
  const box = around(wanted)
  const seen = wanted.every(each => free.some(room => isWithin(boxOnScreen(view, each), grown(room, 1))))
  const room = roomFor(box, free, view.scale)
  const fits = Math.min(scaleFor(box, room), sizes.largest)
  const tooSmall = view.scale < sizes.comfortable * 0.99 && fits > view.scale * 1.3
  if (seen && !tooSmall) return view
  if (!tooSmall && scaleFor(box, room) >= view.scale) return nudged(view, box, room)
  const whole = fitted(table, free, sizes.largest)
  if (whole.scale >= sizes.comfortable) return whole
  if (fits >= sizes.smallest) return fitted(box, free, sizes.comfortable)
  const scale = sizes.smallest
  return nudged(zoomedAt(view, middleOf(room), scale / view.scale), densest(wanted, wide(room) / scale, high(room) / scale), room)
}

/** Where something lies that cannot be seen: a point of the compass as it is on the screen. */
export type Direction = 'n' | 'ne' | 'e' | 'se' | 's' | 'sw' | 'w' | 'nw'

/** In which direction a box has to be looked for; none if at least its middle half can be seen. */
export function directionTo(view: View, box: Box, screen: Box): Direction | null {
  const seen = boxOnScreen(view, box)
  const edge = Math.min(wide(seen), high(seen)) / 4
  const { x, y } = middleOf(seen)
  const across = x < screen.left + edge ? 'w' : x > screen.right - edge ? 'e' : ''
  const along = y < screen.top + edge ? 'n' : y > screen.bottom - edge ? 's' : ''
  return `${along}${across}` === '' ? null : (`${along}${across}` as Direction)
}

/** Something that matters lies outside of the view, in this direction. */
export interface Arrow {
  direction: Direction
  /** How many squares that are to be chosen from. */
  squares: number
  /** Whether the tile placed last is there. */
  last: boolean
}

/** What cannot be seen of some squares and of the tile placed last, by direction. */
export function arrowsTo(view: View, screen: Box, squares: readonly Box[], last: Box | undefined): Arrow[] {
  const found = new Map<Direction, Arrow>()
  const arrow = (box: Box): Arrow | null => {
    const direction = directionTo(view, box, screen)
    if (!direction) return null
    const known = found.get(direction) ?? { direction, squares: 0, last: false }
    found.set(direction, known)
    return known
  }
  for (const square of squares) {
    const there = arrow(square)
    if (there) there.squares++
  }
  const there = last && arrow(last)
  if (there) there.last = true
  return [...found.values()].sort((one, two) => one.direction.localeCompare(two.direction))
}

/** On the way from one view to another. Every point of the table moves on a straight line. */
export function between(from: View, to: View, share: number): View {
  const mix = (one: number, two: number): number => one + (two - one) * share
  return { scale: mix(from.scale, to.scale), x: mix(from.x, to.x), y: mix(from.y, to.y) }
}

export const sameView = (one: View, two: View): boolean =>
  Math.abs(one.x - two.x) < 0.5 && Math.abs(one.y - two.y) < 0.5 && Math.abs(one.scale / two.scale - 1) < 0.001

/** By how many degrees a line between two points has turned, clockwise. */
export function twist(before: [Point, Point], after: [Point, Point]): number {
  const angle = ([one, two]: [Point, Point]): number => (Math.atan2(two.y - one.y, two.x - one.x) * 180) / Math.PI
  return ((angle(after) - angle(before) + 540) % 360) - 180
}
