// What the board is told and what it reports. It knows squares, tiles and pieces, and no rules.

import type { Arrow, Box } from './view.ts'

export type { Arrow, Box, Direction } from './view.ts'

export interface Square {
  x: number
  y: number
}

export interface BoardTile extends Square {
  tile: string
  /** Clockwise quarter turns. */
  rotation: number
}

export interface Spot extends Square {
  segment: string
}

export interface BoardPiece extends Spot {
  seat: number
  piece: string
  role: string
  /** It is laid down. */
  lies: boolean
}

/** A square on which the tile in hand may lie, and how it may be turned there. */
export interface Target extends Square {
  rotations: readonly number[]
}

/** A tile that lies on a square for now: under the pointer, or waiting to be confirmed. */
export interface Ghost extends Square {
  tile: string
  rotation: number
  /** It stays when the pointer leaves. */
  pinned: boolean
}

/** A place for a piece, or a piece that can be taken off. */
export interface PieceChoice extends Spot {
  action: string
  role: string
  piece: string
  lies: boolean
  take: boolean
  label: string
  /** The whole feature, as far as it is known. */
  spots?: readonly Spot[]
}

/** A move that could be made: the tile on its square, the piece it would set, and what that is worth. */
export interface Idea extends BoardTile {
  label: string
  piece?: { piece: string; lies: boolean; segment: string } | undefined
  /** It is the one that was made. */
  played: boolean
  /** What the one that was made is worth, where it lies on the same square otherwise. */
  playedLabel?: string | undefined
  pointed: boolean
}

export interface Marked extends Square {
  label?: string
}

export interface SegmentArt {
  /** What it is, as a word of the server. */
  kind: string
  /** The ports it has on the unturned tile: clockwise from the north-west corner, three a side. */
  ports: readonly number[]
  /** What lies on it: how many of each. */
  goods: Readonly<Record<string, number>>
  /** Path data on the unturned tile. */
  outline: string
  anchor: readonly [number, number]
}

/** Something that stands on a tile: it moves with the tile but stays upright. */
export interface StandArt {
  symbol: string
  x: number
  y: number
  scale: number
}

export interface TileArt {
  body: string
  stands?: readonly StandArt[]
  segments: Readonly<Record<string, SegmentArt>>
}

export interface BoardArt {
  /** Prefix of ids, so that the art of several games can live in one document. */
  name: string
  /** The length of a tile's side in the art's units. */
  size: number
  defs: string
  tiles: Readonly<Record<string, TileArt>>
  /** By colour. */
  pieces: readonly PieceArt[]
}

/** The pieces of a colour by their kind, each the inside of a group around 0,0. */
export interface PieceArt {
  shapes: Readonly<Record<string, { standing: string; lying: string }>>
}

export interface BoardState {
  art: BoardArt
  /** What it calls itself and its buttons. */
  texts: BoardTexts
  tiles: readonly BoardTile[]
  pieces: readonly BoardPiece[]
  /** The tile placed last, and by whom. */
  last?: Square & { seat: number }
  /** The tile in hand. */
  hand?: string
  targets: readonly Target[]
  /** Whether lit squares are shown. */
  showTargets: boolean
  choices: readonly PieceChoice[]
  /** Whose choices these are. */
  seat: number
  /** A choice that waits to be confirmed. */
  chosen?: string
  /** The choices that are pointed at, here or elsewhere: what they are about is lit. */
  pointed: readonly string[]
  /** Squares on which nothing fits any more. */
  dead: readonly Marked[]
  ideas: readonly Idea[]
  /** A feature that is lit, and for whom. */
  lit: readonly Spot[]
  litSeats: readonly number[]
  /** Everything else steps back. */
  fade: boolean
  /** A tile lies first as a ghost and has to be confirmed. */
  confirm: boolean
  /** The wheel turns the tile over a lit square; otherwise it always zooms. */
  wheelRotates: boolean
  animate: boolean
}

/** A board with nothing on it. */
export const EMPTY: Omit<BoardState, 'art' | 'texts'> = {
  tiles: [],
  pieces: [],
  targets: [],
  showTargets: true,
  choices: [],
  seat: 0,
  pointed: [],
  dead: [],
  ideas: [],
  lit: [],
  litSeats: [],
  fade: false,
  confirm: false,
  wheelRotates: true,
  animate: true,
}

export interface BoardEvents {
  /** A tile is placed. */
  place(ghost: Ghost): void
  /** The ghost moved, turned, was pinned or went away. */
  ghost(ghost: Ghost | null): void
  /** A person turned the tile in hand. */
  turned?(): void
  /** The whole board was turned, by so many quarters in all. */
  turnedBoard?(quarters: number): void
  /** A place for a piece was chosen. */
  choose(choice: PieceChoice): void
  /** The pointer or the keyboard is at these choices, or at none. */
  point?(actions: readonly string[]): void
  /** The pointer is over this part of a tile. */
  look(spot: Spot | null): void
  /** The keyboard looks at this square. */
  gaze?(square: Square, tile: BoardTile | undefined): unknown
  /** A part of a tile was tapped, and nothing could be placed there. */
  tap(spot: Spot | null): void
  /** Where pieces of a seat walk to, in the window's coordinates. */
  home?(seat: number): { x: number; y: number } | null
  /** What lies over the board, in its own pixels. */
  covers?(): readonly Box[]
  /** What cannot be seen of what matters now. */
  hidden?(arrows: readonly Arrow[]): void
}

/** A scored feature, to be shown for a moment. */
export interface Scored {
  spots: readonly Spot[]
  at: Spot
  text: string
  seats: readonly number[]
}

export interface BoardTexts {
  board: string
  confirm: string
  rotate: string
}
