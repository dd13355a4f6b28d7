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

/** Two fingers moved: what was under each stays under it as well as it can. */
export function pinched(view: View, before: [Point, Point], after: [Point, Point]): View {
  const middle = ([one, two]: [Point, Point]): Point => ({ x: (one.x + two.x) / 2, y: (one.y + two.y) / 2 })
  const distance = ([one, two]: [Point, Point]): number => Math.hypot(one.x - two.x, one.y - two.y) || 1
  const [from, to] = [middle(before), middle(after)]
  return zoomedAt(panned(view, to.x - from.x, to.y - from.y), to, distance(after) / distance(before))
}

export interface Box {
  left: number
  top: number
  right: number
  bottom: number
}

/** Shows the whole box in the middle of the screen, no larger than `largest`. */
export function fitted(box: Box, width: number, height: number, largest: number): View {
  const [wide, high] = [box.right - box.left, box.bottom - box.top]
  const scale = clamp(Math.min(width / wide, height / high, largest), MIN_SCALE, MAX_SCALE)
  return {
    scale,
    x: width / 2 - ((box.left + box.right) / 2) * scale,
    y: height / 2 - ((box.top + box.bottom) / 2) * scale,
  }
}
