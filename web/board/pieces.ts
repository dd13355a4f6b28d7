// The drawing of a piece: the art brings one of each shape in every colour.
import { colourOf } from './marks.ts'
import type { BoardArt } from './types.ts'

export function pieceBody(art: BoardArt, piece: string, lies: boolean, seat: number): string {
  const shape = art.pieces[colourOf(seat) % Math.max(1, art.pieces.length)]?.shapes[piece]
  if (!shape) return '<circle r="9" class="hb-body"/>'
  return lies ? shape.lying : shape.standing
}
