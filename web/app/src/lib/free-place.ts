// Where a message covers no control.

export interface Box {
  left: number
  top: number
  width: number
  height: number
}

const MARGIN = 8
const STEP = 8

function overlap(one: Box, two: Box): number {
  const wide = Math.min(one.left + one.width, two.left + two.width) - Math.max(one.left, two.left)
  const high = Math.min(one.top + one.height, two.top + two.height) - Math.max(one.top, two.top)
  return wide > 0 && high > 0 ? wide * high : 0
}

/** The place nearest to `wanted` in height, in the middle or at a side, that covers none of the boxes; if there is none, the one that covers least. */
export function freePlace(size: { width: number; height: number }, taken: readonly Box[], view: { width: number; height: number }, wanted: number): { left: number; top: number } {
  const lowest = Math.max(0, view.height - size.height - MARGIN)
  const columns = [(view.width - size.width) / 2, MARGIN, view.width - size.width - MARGIN].map(left => Math.max(0, left))
  const rows = Array.from({ length: Math.floor(lowest / STEP) + 1 }, (_, row) => row * STEP).sort((one, two) => Math.abs(one - wanted) - Math.abs(two - wanted))
  let best = { left: columns[0]!, top: Math.min(wanted, lowest) }
  let least = Infinity
  for (const top of rows) {
    for (const left of columns) {
      const place = { left, top, ...size }
      const covered = taken.reduce((sum, box) => sum + overlap(place, box), 0)
      if (covered === 0) return { left, top }
      if (covered < least) [best, least] = [{ left, top }, covered]
    }
  }
  return best
}
