// The drawing of a piece: the art brings one of each shape for every seat.
import type { BoardArt } from './types.ts'

/** Roles that lie down, because they stay to the end. */
const LYING = ['farmer', 'hunter']

export function pieceBody(art: BoardArt, piece: string, role: string, seat: number): string {
  const own = art.pieces[seat % Math.max(1, art.pieces.length)]
  if (!own) return '<circle r="9" class="hb-body"/>'
  if (piece === 'hut') return own.hut
  return LYING.includes(role) ? own.lying : own.standing
}
