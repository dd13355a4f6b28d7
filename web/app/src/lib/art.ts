// The art of a game as the server gives it (`crates/draw`, GameArt), in the shape the board wants. Nothing else knows the server's form.
import type { BoardArt } from '../../../board/index.ts'
import { getJson } from './api.ts'

interface ServedArt {
  tile_size: number
  defs: string
  tiles: Record<string, { body: string; stands: { symbol: string; x: number; y: number; scale: number }[]; segments: Record<string, { kind: string; ports: number[]; goods: Record<string, number>; outline: string; anchor: [number, number]; room: number }> }>
  pieces: { colour: string; mark: string; standing: string; lying: string; hut: string }[]
}

export const gameOf = (rules: string): string => rules.split('/')[0] ?? rules

export function adaptArt(name: string, served: ServedArt): BoardArt {
  return { name, size: served.tile_size, defs: served.defs, tiles: served.tiles, pieces: served.pieces }
}

const loaded = new Map<string, Promise<BoardArt>>()

/** The art of the game that these rules belong to. */
export function loadArt(rules: string): Promise<BoardArt> {
  const game = gameOf(rules)
  let art = loaded.get(game)
  if (!art) {
    art = getJson<ServedArt>(`art/${game}`).then(served => adaptArt(game, served))
    art.catch(() => loaded.delete(game))
    loaded.set(game, art)
  }
  return art
}
