// Turning a tile: only rotations that are legal on a square, in a cycle.
import type { Ghost, Spot, Square, Target } from './types.ts'

export const sameSquare = (one: Square, two: Square): boolean => one.x === two.x && one.y === two.y

export const sameSpot = (one: Spot, two: Spot): boolean => sameSquare(one, two) && one.segment === two.segment

export const sameGhost = (one: Ghost | null, two: Ghost | null): boolean =>
  one === two || (one !== null && two !== null && sameSquare(one, two) && one.rotation === two.rotation && one.pinned === two.pinned && one.tile === two.tile)

export const targetAt = (targets: readonly Target[], square: Square): Target | undefined =>
  targets.find(target => sameSquare(target, square))

/** The wished rotation where it is legal, or else the next one clockwise that is. */
export function legalRotation(target: Target, wish: number): number {
  for (let step = 0; step < 4; step++) {
    const rotation = (wish + step) % 4
    if (target.rotations.includes(rotation)) return rotation
  }
  return target.rotations[0] ?? 0
}

/** The next legal rotation, clockwise or back. */
export function nextRotation(target: Target, from: number, clockwise: boolean): number {
  for (let step = 1; step <= 4; step++) {
    const rotation = (from + (clockwise ? step : 4 - step)) % 4
    if (target.rotations.includes(rotation)) return rotation
  }
  return from
}

/** The rotations that are legal somewhere, as one target. */
export function anywhere(targets: readonly Target[]): Target {
  return { x: 0, y: 0, rotations: [...new Set(targets.flatMap(target => target.rotations))].sort() }
}

/** The target nearest in a direction: an arrow key moves there. */
export function neighbourTarget(targets: readonly Target[], from: Square, dx: number, dy: number): Target | undefined {
  let best: { target: Target; cost: number } | undefined
  for (const target of targets) {
    const [across, along] = dx ? [target.y - from.y, (target.x - from.x) * dx] : [target.x - from.x, (target.y - from.y) * dy]
    if (along <= 0) continue
    const cost = along + Math.abs(across) * 2.2
    if (!best || cost < best.cost) best = { target, cost }
  }
  return best?.target
}
