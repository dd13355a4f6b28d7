// A board that is turned is a board whose squares lie elsewhere and whose tiles are turned further. The layers are handed
// nothing else, so that pieces stay upright and the arrow keys mean the screen.
import type { BoardState, BoardTile, Square } from './types.ts'

/** Quarter turns as a number from 0 to 3. */
export const quarters = (turns: number): number => ((turns % 4) + 4) % 4

/** Something on a square, on a board that was turned clockwise. A negative turn leads back to the table. */
export function seenSquare<T extends Square>(thing: T, turn: number): T {
  const { x, y } = thing
  // 0 - x, as a minus sign would make a zero negative.
  const places: [number, number][] = [[x, y], [0 - y, x], [0 - x, 0 - y], [y, 0 - x]]
  const [left, top] = places[quarters(turn)]!
  return { ...thing, x: left, y: top }
}

export const seenTile = <T extends BoardTile>(tile: T, turn: number): T => ({ ...seenSquare(tile, turn), rotation: quarters(tile.rotation + turn) })

/** Some of the state, as it is seen. */
export function seenState(state: Partial<BoardState>, turn: number): Partial<BoardState> {
  if (quarters(turn) === 0) return state
  const all = <T extends Square>(things: readonly T[]): T[] => things.map(thing => seenSquare(thing, turn))
  const seen: Partial<BoardState> = { ...state }
  if (state.tiles) seen.tiles = state.tiles.map(tile => seenTile(tile, turn))
  if (state.pieces) seen.pieces = all(state.pieces)
  if (state.targets) seen.targets = all(state.targets).map(target => ({ ...target, rotations: target.rotations.map(rotation => quarters(rotation + turn)) }))
  if (state.choices) seen.choices = all(state.choices).map(choice => (choice.spots ? { ...choice, spots: all(choice.spots) } : choice))
  if (state.dead) seen.dead = all(state.dead)
  if (state.ideas) seen.ideas = state.ideas.map(idea => seenTile(idea, turn))
  if (state.lit) seen.lit = all(state.lit)
  if (state.last) seen.last = seenSquare(state.last, turn)
  return seen
}
