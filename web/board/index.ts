export { mountArt, tileId } from './art.ts'
export { Board, type BoardInput, type Scored } from './board.ts'
export { pieceBody } from './pieces.ts'
export type * from './types.ts'
