// Whole games as the server tells them (made by `hedgerow-protocol` from simulated games), and a small art.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { BoardArt } from '../board/index.ts'
import type { PieceView, PlacedTile, Replay } from '../protocol.ts'

export interface Fixture {
  replay: Replay
  end: { tiles: PlacedTile[]; pieces: PieceView[]; scores: number[] }
}

export const GAMES = ['carcassonne', 'hunters', 'discovery'] as const

export const fixture = (game: (typeof GAMES)[number]): Fixture =>
  JSON.parse(readFileSync(join(import.meta.dirname, 'fixtures', `${game}.json`), 'utf8')) as Fixture

const segment = (x: number, y: number, kind = 'field', ports: number[] = [], goods: Record<string, number> = {}) => ({ kind, ports, goods, outline: `M${x} ${y}h20v20h-20z`, anchor: [x + 10, y + 10] as [number, number] })

export const art: BoardArt = {
  name: 'carcassonne',
  size: 100,
  defs: '',
  tiles: { D: { body: '<rect width="100" height="100"/>', segments: { C: segment(40, 0), R: segment(40, 40) } }, V: { body: '<rect/>', segments: { a: segment(0, 80) } } },
  pieces: [
    { shapes: { follower: { standing: '<path class="standing"/>', lying: '<path class="lying"/>' }, hut: { standing: '<path class="hut"/>', lying: '<path class="hut"/>' } } },
    { shapes: { follower: { standing: '<path class="standing"/>', lying: '<path class="lying"/>' }, hut: { standing: '<path class="hut"/>', lying: '<path class="hut"/>' } } },
  ],
}
