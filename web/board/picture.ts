// The board at rest, as one drawing that fills the place it is put in: for paper.
import { mountArt } from './art.ts'
import { Layers } from './layers.ts'
import { setAttributes } from './svg.ts'
import type { BoardArt, BoardPiece, BoardState, BoardTile } from './types.ts'

export function boardPicture(art: BoardArt, tiles: readonly BoardTile[], pieces: readonly BoardPiece[]): SVGSVGElement {
  mountArt(art)
  const layers = new Layers()
  const state = { art, tiles, pieces, animate: false } as unknown as BoardState
  layers.drawTiles(state)
  layers.drawPieces(state)
  const [xs, ys] = [tiles.map(({ x }) => x), tiles.map(({ y }) => y)]
  const [left, top] = [Math.min(...xs), Math.min(...ys)]
  const [wide, high] = [Math.max(...xs) - left + 1, Math.max(...ys) - top + 1]
  setAttributes(layers.root, { viewBox: [left, top, wide, high].map(squares => squares * art.size).join(' '), width: '100%', height: '100%' })
  return layers.root
}
