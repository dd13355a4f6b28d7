// Tiles, squares and features in words, from the topology that the art brings along. For lists and screen readers.
import type { BoardArt, BoardTile, SegmentArt, Spot, Square } from '../../../board/index.ts'
import type { FeatureView, Insight, TurnView, UseChoice } from '../../../protocol.ts'
import { featuresAt } from './insight.ts'
import { listed, t, tWord } from './text.svelte.ts'

const SIDES = ['north', 'east', 'south', 'west'] as const
const CORNERS = ['north-west', 'north-east', 'south-east', 'south-west'] as const
const STEPS = [[0, -1], [1, 0], [0, 1], [-1, 0]] as const

const sides = (words: readonly string[]): string => listed(words.map(side => t('access-side', { side })))

/** Where a segment lies on a turned tile: the sides whose middle it holds, or else the corners it reaches. */
export function placesOf({ ports }: SegmentArt, rotation: number): string[] {
  const turned = new Set(ports.map(port => (port + 3 * rotation) % 12))
  const held = SIDES.filter((_, side) => turned.has(side * 3 + 1))
  return held.length > 0 ? held : CORNERS.filter((_, corner) => turned.has(corner * 3) || turned.has((corner * 3 + 11) % 12))
}

function describeSegment(segment: SegmentArt, rotation: number): string {
  const places = placesOf(segment, rotation)
  const part = t('access-part', { kind: tWord('kind', segment.kind), where: sides(places.length > 0 ? places : ['middle']) })
  const goods = Object.entries(segment.goods).map(([good, count]) => t('access-good', { good, count }))
  return goods.length > 0 ? t('access-with', { part, goods: goods.join(', ') }) : part
}

const isSide = (place: string): boolean => (SIDES as readonly string[]).includes(place)

/** A corner of a field beside a road goes without saying, if nothing lies on it. */
const worthSaying = (segment: SegmentArt): boolean =>
  segment.ports.length === 0 || Object.keys(segment.goods).length > 0 || placesOf(segment, 0).some(isSide)

const segmentsOf = (art: BoardArt, tile: string): SegmentArt[] => Object.values(art.tiles[tile]?.segments ?? {}).filter(worthSaying)

/** A tile in words: which landscape lies on which side, and what lies on it. */
export const describeTile = (art: BoardArt, tile: string, rotation = 0): string =>
  segmentsOf(art, tile).map(segment => describeSegment(segment, rotation)).join('; ')

/** Where a square lies, seen from the start tile. */
export function squareWords({ x, y }: Square): string {
  const steps = (count: number, side: string): string[] => (count > 0 ? [t('access-steps', { count, side })] : [])
  const words = [...steps(-y, 'north'), ...steps(y, 'south'), ...steps(-x, 'west'), ...steps(x, 'east')]
  return words.length > 0 ? words.join(', ') : t('access-start')
}

/** A feature in a few words: `city, 3 tiles, 2 open, Ada`. */
export function featureWords(feature: FeatureView, names: readonly string[]): string {
  const state = feature.complete ? [t('feature-complete', { kind: feature.kind })] : feature.completes ? [t('feature-open', { count: feature.open, kind: feature.kind })] : []
  const held = feature.pieces.flatMap((count, seat) => (count > 0 ? [count > 1 ? `${names[seat]} ×${count}` : (names[seat] ?? '')] : []))
  return [tWord('kind', feature.kind), t('feature-tiles', { count: feature.tiles }), ...state, held.length > 0 ? held.join(' / ') : t('feature-nobody')].join(', ')
}

/** The part of the board a feature lies in, and the squares from which to which it reaches. */
export function featureLies(feature: FeatureView, tiles: readonly Square[]): string {
  const range = (values: number[]): [number, number] => [Math.min(...values), Math.max(...values)]
  const third = (values: number[], all: number[], low: string, high: string): string => {
    const [from, to] = range(all)
    const [least, most] = range(values)
    const at = ((least + most) / 2 - from + 0.5) / (to - from + 1)
    return at < 1 / 3 ? low : at > 2 / 3 ? high : ''
  }
  const [xs, ys] = [feature.spots.map(spot => spot.x), feature.spots.map(spot => spot.y)]
  const [allX, allY] = [tiles.map(tile => tile.x), tiles.map(tile => tile.y)]
  const side = [third(ys, allY, 'north', 'south'), third(xs, allX, 'west', 'east')].filter(Boolean).join('-') || 'middle'
  const area = t('access-side', { side })
  const [[left, right], [top, bottom]] = [range(xs), range(ys)]
  const [from, to] = [squareWords({ x: left, y: top }), squareWords({ x: right, y: bottom })]
  return from === to ? t('access-lies-one', { area, at: from }) : t('access-lies', { area, from, to })
}

export interface Neighbour {
  side: string
  tile: BoardTile
  /** What its side shows, and the segment there. */
  kind: string
  feature: FeatureView | undefined
}

/** What lies around a square, side by side. */
export function neighboursOf(art: BoardArt, tiles: readonly BoardTile[], insight: Insight | null, square: Square): Neighbour[] {
  return SIDES.flatMap((side, index) => {
    const [dx, dy] = STEPS[index]!
    const tile = tiles.find(({ x, y }) => x === square.x + dx && y === square.y + dy)
    if (!tile) return []
    const facing = SIDES[(index + 2) % 4]!
    const found = Object.entries(art.tiles[tile.tile]?.segments ?? {}).find(([, segment]) => segment.ports.length > 0 && placesOf(segment, tile.rotation).includes(facing))
    if (!found) return []
    const [letter, { kind }] = found
    return [{ side, tile, kind, feature: featuresAt(insight, { x: tile.x, y: tile.y, segment: letter })[0] }]
  })
}

export const neighbourWords = (neighbours: readonly Neighbour[], names: readonly string[]): string =>
  neighbours
    .map(({ side, kind, feature }) => t('access-beside', { side: t('access-side', { side }), what: feature ? featureWords(feature, names) : tWord('kind', kind) }))
    .join('; ')

/** A tile as it would lie on a square: what is where, and what is joined to something there. */
export function layWords(art: BoardArt, tile: string, rotation: number, neighbours: readonly Neighbour[]): string {
  const parts = segmentsOf(art, tile).map(segment => {
    const part = describeSegment(segment, rotation)
    const joined = placesOf(segment, rotation).filter(place => neighbours.some(({ side }) => side === place))
    return joined.length > 0 ? t('access-joins', { part, where: sides(joined) }) : part
  })
  return parts.join('; ')
}

/** What a player has left: `4 followers, 1 hut`. */
export const supplyWords = (supply: TurnView['supplies'][number] | undefined): string =>
  t('player-supply', { pieces: Object.entries(supply ?? {}).map(([piece, count]) => tWord('pieces-left', piece, { count })).join(', ') })

/** One part of a turned tile: `city: north`. */
export function partWords(art: BoardArt, { tile, rotation }: { tile: string; rotation: number }, letter: string): string {
  const segment = art.tiles[tile]?.segments[letter]
  return segment ? describeSegment(segment, rotation) : ''
}

function spotWords(art: BoardArt, tiles: readonly BoardTile[], spot: Spot): string {
  const tile = tiles.find(({ x, y }) => x === spot.x && y === spot.y)
  return tile ? partWords(art, tile, spot.segment) : ''
}

const roleWords = (use: UseChoice): string => (use.take ? t('turn-take', { role: use.role, count: use.points ?? 0 }) : tWord('role', use.role))

/** A use of a piece: what it would be, and what it would claim or leave. */
export function useWords(art: BoardArt, tiles: readonly BoardTile[], insight: Insight | null, use: UseChoice, names: readonly string[]): string {
  const feature = featuresAt(insight, use).find(({ kind }) => kind === use.kind)
  const words = [feature ? featureWords(feature, names) : '', spotWords(art, tiles, use), use.take ? squareWords(use) : '']
  return t('access-beside', { side: roleWords(use), what: words.filter(Boolean).join('; ') })
}

export interface UseLabel {
  /** What the piece would be. */
  role: string
  /** The part of the tile, and the square where it is not the tile just placed. */
  where: string
}

/** What each use of a piece is called beside the board, no two alike. */
export function useLabels(art: BoardArt, tiles: readonly BoardTile[], uses: readonly UseChoice[]): UseLabel[] {
  const labels = uses.map(use => ({ role: roleWords(use), where: [spotWords(art, tiles, use), use.take ? squareWords(use) : ''].filter(Boolean).join(' · ') }))
  const same = (one: UseLabel, two: UseLabel): boolean => one.role === two.role && one.where === two.where
  // Two parts that no words tell apart keep the letters of the set.
  return labels.map((label, index) => (labels.some((other, at) => at !== index && same(label, other)) ? { ...label, where: `${label.where} (${uses[index]!.segment})` } : label))
}
