// Fans the choices of a tile out around it: on the screen, so that they are as large as a finger however far away the table is.
import { grown, isWithin, middleOf, overlap, type Box, type Point } from './view.ts'

/** How much room a choice takes, in pixels. */
export const CHOICE = 46

const STEPS = 72

const angleOf = (centre: Point, point: Point): number => Math.atan2(point.y - centre.y, point.x - centre.x)
const distance = (one: Point, two: Point): number => Math.hypot(one.x - two.x, one.y - two.y)
const boxAt = ({ x, y }: Point): Box => ({ left: x - CHOICE / 2, top: y - CHOICE / 2, right: x + CHOICE / 2, bottom: y + CHOICE / 2 })
const isClear = (point: Point, others: readonly Point[]): boolean =>
  others.every(other => Math.max(Math.abs(point.x - other.x), Math.abs(point.y - other.y)) >= CHOICE)

/** Places around a tile at some distance from it: a square with round corners. */
function ring(tile: Box, away: number): Point[] {
  const { x, y } = middleOf(tile)
  const half = (tile.right - tile.left) / 2 + away
  return Array.from({ length: STEPS }, (_, step) => {
    const angle = (step / STEPS) * 2 * Math.PI
    const [across, along] = [Math.cos(angle), Math.sin(angle)]
    const reach = half / (across ** 4 + along ** 4) ** 0.25
    return { x: x + across * reach, y: y + along * reach }
  })
}

/** For each anchor a free place of the ring, the nearest first come first served; nothing if there is no room for all. */
function served(places: readonly Point[], anchors: readonly Point[], taken: readonly Point[]): Point[] | null {
  const found: Point[] = []
  for (const anchor of anchors) {
    const free = places.filter(place => isClear(place, [...taken, ...found]))
    if (free.length === 0) return null
    found.push(free.reduce((best, place) => (distance(place, anchor) < distance(best, anchor) ? place : best)))
  }
  return found
}

/** Gives the places to the anchors in the same order around the tile, so that no line crosses another without need. */
function untangled(places: readonly Point[], anchors: readonly Point[], centre: Point): Point[] {
  const byAngle = [...places].sort((one, two) => angleOf(centre, one) - angleOf(centre, two))
  const order = anchors.map((_, index) => index).sort((one, two) => angleOf(centre, anchors[one]!) - angleOf(centre, anchors[two]!))
  let best = { cost: Infinity, places: [...places] }
  for (let shift = 0; shift < places.length; shift++) {
    const given: Point[] = []
    order.forEach((anchor, rank) => (given[anchor] = byAngle[(rank + shift) % places.length]!))
    const cost = given.reduce((sum, place, index) => sum + distance(place, anchors[index]!), 0)
    if (cost < best.cost) best = { cost, places: given }
  }
  return best.places
}

/** Side by side at a point, where none lies on one that is `taken` if there is room. */
export function beside(point: Point, count: number, room: Box, taken: readonly Point[]): Point[] {
  const step = CHOICE + 6
  const row = (x: number, y: number): Point[] => Array.from({ length: count }, (_, index) => ({ x: x + (index - (count - 1) / 2) * step, y }))
  // As near as can be.
  const steps = [0, -1, 1, -2, 2].map(half => (half * step) / 2)
  const rows = steps.flatMap(down => steps.map(across => ({ far: Math.hypot(across, down), places: row(point.x + across, point.y + down) }))).sort((one, two) => one.far - two.far).map(({ places }) => places)
  return rows.find(places => places.every(place => isWithin(boxAt(place), room) && isClear(place, taken))) ?? rows[0]!
}

/**
 * Where the choices of a tile are shown, in the order of their anchors. None overlaps another or one that is `taken`; as long
 * as there is room, none leaves it or lies on one of the `tiles` that are chosen from.
 */
export function fanned(tile: Box, anchors: readonly Point[], room: Box, taken: readonly Point[] = [], tiles: readonly Box[] = []): Point[] {
  const within = (place: Point): boolean => isWithin(boxAt(place), room)
  const beside = (place: Point): boolean => within(place) && !tiles.some(other => overlap(boxAt(place), grown(other, -2)))
  for (const allowed of [beside, within, () => true]) {
    // One ring around the tile, a wider one, or several, as in a corner of the screen.
    for (let rings = 1; rings <= 6; rings++) {
      for (let wider = 0; wider < CHOICE; wider += 8) {
        const places = Array.from({ length: rings }, (_, index) => ring(tile, CHOICE / 2 + 4 + wider + index * CHOICE)).flat().filter(allowed)
        const found = served(places, anchors, taken)
        if (found) return untangled(found, anchors, middleOf(tile))
      }
    }
  }
  return [...anchors]
}
