// The art of the tile sets in play as the server gives it, in the shape the board wants. Nothing else knows the server's form.
import type { BoardArt } from '../../../board/index.ts'
import type { GameArt } from '../../../protocol.ts'
import { getJson } from './api.ts'
import { setsOf } from './presets.ts'

/** `name` tells the art of different sets in one document apart. */
export function adaptArt(name: string, served: GameArt): BoardArt {
  return { name, size: served.tile_size, defs: served.defs, tiles: served.tiles, pieces: served.pieces }
}

const loaded = new Map<string, Promise<BoardArt>>()

/** The art of the tile sets that these rules are played with. */
export async function loadArt(rules: string, options: readonly string[]): Promise<BoardArt> {
  const sets = setsOf(rules, options).join('+')
  let art = loaded.get(sets)
  if (!art) {
    art = getJson<GameArt>(`art/${sets}`).then(served => adaptArt(sets, served))
    art.catch(() => loaded.delete(sets))
    loaded.set(sets, art)
  }
  return art
}
