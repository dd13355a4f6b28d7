// What is drawn, layer by layer. Each layer draws only what changed.
import { anchorOf, standsOf, tileId } from './art.ts'
import { contour } from './lit.ts'
import { inkOf, litColour, markOf, seatColour } from './marks.ts'
import { pieceBody } from './pieces.ts'
import { svg, tileTransform, titleOf } from './svg.ts'
import type { BoardArt, BoardPiece, BoardState, BoardTile, Spot, Square } from './types.ts'

const squareKey = ({ x, y }: Square): string => `${x},${y}`
export const pieceKey = (piece: BoardPiece): string => `${squareKey(piece)}:${piece.segment}:${piece.seat}:${piece.role}`
/** The light of a square on which the tile may lie. */
const GLOW = '<defs><radialGradient id="hb-glow" r=".75"><stop offset="0" class="hb-glow-in"/><stop offset="1" class="hb-glow-out"/></radialGradient></defs>'

export class Layers {
  readonly root: SVGSVGElement
  readonly effects: SVGGElement
  /** Drawn by others. */
  readonly ideas: SVGGElement
  readonly ghost: SVGGElement
  readonly choices: SVGGElement
  private readonly groups: Record<'dead' | 'targets' | 'tiles' | 'stands' | 'lit' | 'last' | 'pieces' | 'gaze', SVGGElement>
  private readonly tiles = new Map<string, { element: SVGGElement; stands: SVGGElement; tile: BoardTile }>()
  private readonly pieces = new Map<string, SVGGElement>()
  private readonly targets = new Map<string, SVGGElement>()
  private art: BoardArt | undefined

  constructor() {
    this.root = svg('svg', { class: 'hb-svg', width: 1, height: 1 })
    const group = (name: string): SVGGElement => {
      // Only places for pieces are controls; the rest is told in words elsewhere.
      const element = svg('g', { class: `hb-${name}`, 'aria-hidden': name === 'choices' ? undefined : 'true' })
      this.root.append(element)
      return element
    }
    this.groups = {
      dead: group('dead-squares'),
      targets: group('targets'),
      tiles: group('tiles'),
      stands: group('stands'),
      lit: group('lit'),
      last: group('last'),
      pieces: group('pieces'),
      gaze: group('gaze'),
    }
    this.ideas = group('ideas')
    this.ghost = group('ghost')
    this.choices = group('choices')
    this.effects = group('effects')
  }

  /** Everything lies elsewhere from now on. */
  clear(): void {
    for (const { element, stands } of this.tiles.values()) [element, stands].forEach(drawn => drawn.remove())
    for (const element of [...this.pieces.values(), ...this.targets.values()]) element.remove()
    ;[this.tiles, this.pieces, this.targets].forEach(drawn => drawn.clear())
  }

  drawTiles(state: BoardState): void {
    if (this.art !== state.art) {
      this.art = state.art
      this.clear()
    }
    const wanted = new Set<string>()
    const first = this.tiles.size === 0
    for (const tile of state.tiles) {
      const key = squareKey(tile)
      wanted.add(key)
      const old = this.tiles.get(key)
      if (old && old.tile.tile === tile.tile && old.tile.rotation === tile.rotation) continue
      old?.element.remove()
      old?.stands.remove()
      const element = svg('g', { transform: tileTransform(state.art.size, tile.x, tile.y, tile.rotation) })
      const use = svg('use', { href: `#${tileId(state.art, tile.tile)}` })
      if (!first && state.animate) use.setAttribute('class', 'hb-new')
      element.append(use)
      this.groups.tiles.append(element)
      const stands = svg('g')
      stands.innerHTML = standsOf(state.art, tile.tile, tile.x, tile.y, tile.rotation)
      this.groups.stands.append(stands)
      this.tiles.set(key, { element, stands, tile })
    }
    for (const [key, { element, stands }] of this.tiles) {
      if (!wanted.has(key)) {
        element.remove()
        stands.remove()
        this.tiles.delete(key)
      }
    }
  }

  tileAt(square: Square): BoardTile | undefined {
    return this.tiles.get(squareKey(square))?.tile
  }

  drawLast(state: BoardState): void {
    const { last, art } = state
    this.groups.last.replaceChildren()
    if (!last || !this.tileAt(last)) return
    const rect = svg('rect', { x: last.x * art.size + 1.5, y: last.y * art.size + 1.5, width: art.size - 3, height: art.size - 3, rx: 4 })
    rect.style.stroke = seatColour(last.seat)
    // Whose it is can be seen without the colour too.
    const mark = svg('g', { transform: `translate(${(last.x + 1) * art.size - 9} ${last.y * art.size + 9})` })
    mark.innerHTML = `<circle r="8" fill="${seatColour(last.seat)}"/><text dy="3.6" fill="${inkOf(last.seat)}">${markOf(last.seat)}</text>`
    this.groups.last.append(rect, mark)
  }

  drawPieces(state: BoardState): void {
    const wanted = new Set<string>()
    const first = this.pieces.size === 0 && this.groups.pieces.childElementCount === 0
    for (const piece of state.pieces) {
      const key = pieceKey(piece)
      wanted.add(key)
      const place = this.place(state.art, piece)
      const transform = `translate(${place[0]} ${place[1]})`
      let element = this.pieces.get(key)
      if (!element) {
        element = svg('g', { class: 'hb-piece', transform })
        const sized = svg('g', { class: 'hb-sized' })
        const inner = svg('g', { class: !first && state.animate ? 'hb-new' : undefined })
        inner.innerHTML = pieceBody(state.art, piece.piece, piece.lies, piece.seat)
        sized.append(inner)
        element.append(sized)
        element.style.color = seatColour(piece.seat)
        this.groups.pieces.append(element)
        this.pieces.set(key, element)
      } else if (element.getAttribute('transform') !== transform) {
        element.setAttribute('transform', transform)
      }
    }
    for (const [key, element] of this.pieces) {
      if (!wanted.has(key)) {
        element.remove()
        this.pieces.delete(key)
      }
    }
  }

  /** Where a piece or a choice stands, in the world. */
  place(art: BoardArt, spot: Spot): [number, number] {
    const tile = this.tileAt(spot)
    return tile ? anchorOf(art, tile.tile, tile.rotation, spot) : [(spot.x + 0.5) * art.size, (spot.y + 0.5) * art.size]
  }

  drawTargets(state: BoardState): void {
    const { size } = state.art
    const wanted = new Set(state.showTargets ? state.targets.map(squareKey) : [])
    for (const [key, element] of this.targets) {
      if (!wanted.has(key)) {
        element.remove()
        this.targets.delete(key)
      }
    }
    if (wanted.size > 0 && !this.groups.targets.firstElementChild) this.groups.targets.innerHTML = GLOW
    if (!state.showTargets) return
    for (const target of state.targets) {
      const key = squareKey(target)
      if (this.targets.has(key)) continue
      const mark = svg('g', { transform: `translate(${(target.x + 0.5) * size} ${(target.y + 0.5) * size})` })
      const half = size / 2 - 4.5
      const [halo, plus] = [svg('path', { class: 'hb-halo', d: `M${-half} ${-half}h${2 * half}v${2 * half}h${-2 * half}z` }), svg('path', { class: 'hb-plus', d: 'M-7 0H7M0-7V7' })]
      mark.append(halo, svg('rect', { x: -half, y: -half, width: 2 * half, height: 2 * half, rx: 7 }), plus)
      this.groups.targets.append(mark)
      this.targets.set(key, mark)
    }
  }

  drawDead(state: BoardState): void {
    const { size } = state.art
    const arm = size * 0.12
    this.groups.dead.replaceChildren(
      ...state.dead.map(square => {
        const [x, y] = [(square.x + 0.5) * size, (square.y + 0.5) * size]
        const mark = svg('g')
        mark.append(
          svg('rect', { x: square.x * size + 4, y: square.y * size + 4, width: size - 8, height: size - 8, rx: 8 }),
          svg('path', { d: `M${x - arm} ${y - arm}L${x + arm} ${y + arm}M${x + arm} ${y - arm}L${x - arm} ${y + arm}` }),
        )
        if (square.label) mark.append(titleOf(square.label))
        return mark
      }),
    )
  }

  outlines(art: BoardArt, spots: readonly Spot[]): SVGPathElement[] {
    return spots.flatMap(spot => {
      const tile = this.tileAt(spot)
      const outline = tile && art.tiles[tile.tile]?.segments[spot.segment]?.outline
      if (!tile || !outline) return []
      return [svg('path', { d: outline, transform: tileTransform(art.size, spot.x, spot.y, tile.rotation), 'fill-rule': 'evenodd' })]
    })
  }

  /** A feature is lit for seats, or for nobody in particular; the rest may step back. */
  drawLit(state: BoardState, spots: readonly Spot[], seats: readonly number[], fade: boolean): void {
    this.groups.lit.style.setProperty('--lit', litColour(seats))
    // What lies inside a single tile, as a monastery does, is small: its line is not.
    const [only, another] = spots
    const tile = only && this.tileAt(only)
    this.groups.lit.classList.toggle('hb-small', !!tile && !another && state.art.tiles[tile.tile]?.segments[only.segment]?.ports.length === 0)
    this.groups.lit.replaceChildren(...(spots.length > 0 ? [contour(this.outlines(state.art, spots), spots, state.art.size, fade ? state.tiles : [])] : []))
  }

  drawGaze(art: BoardArt, square: Square | null): void {
    const { size } = art
    this.groups.gaze.replaceChildren(...(square ? [svg('rect', { x: square.x * size + 3, y: square.y * size + 3, width: size - 6, height: size - 6, rx: 5 })] : []))
  }

  setCursor(key: string | null): void {
    for (const [square, mark] of this.targets) mark.classList.toggle('hb-cursor', square === key)
  }
}
