// The art of a game in the document: one hidden drawing holds each tile once, everything else uses it.
import { svg } from './svg.ts'
import type { BoardArt, Spot, TileArt } from './types.ts'

const id = (text: string): string => text.replace(/[^\w-]/g, '_')

export const tileId = (art: BoardArt, tile: string): string => `hb-${id(art.name)}-${id(tile)}`

const mounted = new WeakMap<BoardArt, SVGSVGElement>()

/** Puts the art into the document, once. */
export function mountArt(art: BoardArt): void {
  if (mounted.get(art)?.isConnected) return
  const drawing = svg('svg', { width: 0, height: 0, 'aria-hidden': 'true', class: 'hb-art' })
  drawing.style.cssText = 'position:absolute;width:0;height:0;overflow:hidden'
  const tiles = Object.entries(art.tiles).map(([tile, { body }]) => `<g id="${tileId(art, tile)}">${body}</g>`)
  drawing.innerHTML = `<defs>${art.defs}${tiles.join('')}</defs>`
  document.body.append(drawing)
  mounted.set(art, drawing)
}

/** A point of the unturned tile, on the turned one. */
export function turned(size: number, [x, y]: readonly [number, number], rotation: number): [number, number] {
  switch (rotation % 4) {
    case 1:
      return [size - y, x]
    case 2:
      return [size - x, size - y]
    case 3:
      return [y, size - x]
    default:
      return [x, y]
  }
}

/** Where a piece stands, in the world. */
export function anchorOf(art: BoardArt, tile: string, rotation: number, spot: Spot): [number, number] {
  const anchor = art.tiles[tile]?.segments[spot.segment]?.anchor ?? [art.size / 2, art.size / 2]
  const [x, y] = turned(art.size, anchor, rotation)
  return [spot.x * art.size + x, spot.y * art.size + y]
}

/** What stands on a turned tile at a square, upright, as the inside of a group. */
export function standsOf(art: BoardArt, tile: string, x: number, y: number, rotation: number): string {
  const stands = art.tiles[tile]?.stands ?? []
  const uses = stands.map(stand => {
    const [dx, dy] = turned(art.size, [stand.x, stand.y], rotation)
    return `<use href="#${stand.symbol}" transform="translate(${x * art.size + dx} ${y * art.size + dy}) scale(${stand.scale})"/>`
  })
  return uses.join('')
}

let pen: CanvasRenderingContext2D | null | undefined
const paths = new WeakMap<TileArt, [string, Path2D][]>()

/** The segment under a point of the turned tile. */
export function segmentAt(art: BoardArt, tile: string, rotation: number, point: [number, number]): string | null {
  const drawn = art.tiles[tile]
  if (!drawn || typeof Path2D === 'undefined') return null
  pen ??= document.createElement('canvas').getContext('2d')
  if (!pen) return null
  let outlines = paths.get(drawn)
  if (!outlines) {
    outlines = Object.entries(drawn.segments).map(([segment, { outline }]) => [segment, new Path2D(outline)])
    paths.set(drawn, outlines)
  }
  const [x, y] = turned(art.size, point, (4 - (rotation % 4)) % 4)
  const hits = outlines.filter(([, path]) => pen!.isPointInPath(path, x, y, 'evenodd'))
  return hits.at(-1)?.[0] ?? null
}
