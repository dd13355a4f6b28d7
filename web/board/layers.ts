// What is drawn, layer by layer. Each layer draws only what changed.
import { anchorOf, standsOf, tileId } from './art.ts'
import { inkOf, markOf } from './marks.ts'
import { pieceBody } from './pieces.ts'
import { setAttributes, svg, tileTransform } from './svg.ts'
import { sameSpot } from './turning.ts'
import type { BoardArt, BoardPiece, BoardState, BoardTile, Ghost, PieceChoice, Spot, Square } from './types.ts'

const squareKey = ({ x, y }: Square): string => `${x},${y}`
export const pieceKey = (piece: BoardPiece): string => `${squareKey(piece)}:${piece.segment}:${piece.seat}:${piece.role}`
const titleOf = (text: string): SVGTitleElement => {
  const title = svg('title')
  title.textContent = text
  return title
}
const seatColour = (seat: number): string => `var(--seat-${seat})`

export class Layers {
  readonly root: SVGSVGElement
  readonly effects: SVGGElement
  private readonly groups: Record<'dead' | 'targets' | 'tiles' | 'stands' | 'lit' | 'last' | 'pieces' | 'ghost' | 'choices' | 'gaze', SVGGElement>
  private readonly tiles = new Map<string, { element: SVGGElement; stands: SVGGElement; tile: BoardTile }>()
  private readonly pieces = new Map<string, SVGGElement>()
  private readonly targets = new Map<string, SVGRectElement>()
  /** By action; `look` is all that the drawing depends on. */
  private readonly choices = new Map<string, { element: SVGGElement; look: string }>()
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
      ghost: group('ghost'),
      choices: group('choices'),
      gaze: group('gaze'),
    }
    this.effects = group('effects')
  }

  drawTiles(state: BoardState): void {
    if (this.art !== state.art) {
      this.art = state.art
      for (const { element, stands } of this.tiles.values()) [element, stands].forEach(drawn => drawn.remove())
      this.tiles.clear()
      for (const element of this.pieces.values()) element.remove()
      this.pieces.clear()
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
    this.groups.targets.style.setProperty('--seat', seatColour(state.seat))
    if (!state.showTargets) return
    for (const target of state.targets) {
      const key = squareKey(target)
      if (this.targets.has(key)) continue
      const rect = svg('rect', { x: target.x * size + 4, y: target.y * size + 4, width: size - 8, height: size - 8, rx: 8 })
      this.groups.targets.append(rect)
      this.targets.set(key, rect)
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

  drawLit(state: BoardState): void {
    const [one] = state.litSeats
    this.groups.lit.style.setProperty('--lit', state.litSeats.length === 1 && one !== undefined ? seatColour(one) : 'var(--lit-neutral, #fff3b0)')
    this.groups.lit.replaceChildren(...this.outlines(state.art, state.lit))
  }

  drawGhost(state: BoardState, ghost: Ghost | null): void {
    const group = this.groups.ghost
    if (!ghost) {
      group.replaceChildren()
      return
    }
    const { art } = state
    const { size } = art
    const body = svg('g', { transform: tileTransform(size, ghost.x, ghost.y, ghost.rotation), class: ghost.pinned ? 'hb-pinned' : 'hb-hovering' })
    body.append(svg('use', { href: `#${tileId(art, ghost.tile)}` }))
    const frame = svg('rect', { x: ghost.x * size, y: ghost.y * size, width: size, height: size, rx: 3, class: 'hb-frame' })
    frame.style.stroke = seatColour(state.seat)
    const stands = svg('g', { class: ghost.pinned ? undefined : 'hb-hovering' })
    stands.innerHTML = standsOf(art, ghost.tile, ghost.x, ghost.y, ghost.rotation)
    group.replaceChildren(body, stands, frame)
    const target = state.targets.find(place => place.x === ghost.x && place.y === ghost.y)
    if (!ghost.pinned || !target) return
    const button = (name: string, x: number, path: string, title: string): SVGGElement => {
      const element = svg('g', { class: `hb-button hb-${name}`, transform: `translate(${x} ${(ghost.y + 1) * size + size * 0.2})` })
      element.append(titleOf(title), svg('circle', { r: size * 0.2 }), svg('path', { d: path }))
      element.dataset.button = name
      return element
    }
    const middle = (ghost.x + 0.5) * size
    const turns = target.rotations.length > 1
    group.append(button('confirm', turns ? middle + size * 0.25 : middle, 'M-9 1-3 7 9-6', state.texts.confirm))
    if (turns) group.append(button('turn', middle - size * 0.25, 'M8-3a8.500 8.500 0 1 0 .5 5M9-9v6.500H2.500', state.texts.rotate))
  }

  drawGaze(art: BoardArt, square: Square | null): void {
    const { size } = art
    this.groups.gaze.replaceChildren(...(square ? [svg('rect', { x: square.x * size + 3, y: square.y * size + 3, width: size - 6, height: size - 6, rx: 5 })] : []))
  }

  /** Elements stay as long as their action does, so that the keyboard is not torn away from them. */
  drawChoices(state: BoardState): void {
    const group = this.groups.choices
    group.style.color = seatColour(state.seat)
    const wanted = new Set(state.choices.map(choice => choice.action))
    for (const [action, { element }] of this.choices) {
      if (wanted.has(action)) continue
      element.remove()
      this.choices.delete(action)
    }
    state.choices.forEach((choice, index) => {
      const known = this.choices.get(choice.action)
      const element = known?.element ?? svg('g', { tabindex: 0, role: 'button' })
      const transform = this.choicePlace(state, choice, index)
      const look = [state.art.name, state.seat, index, transform, choice.role, choice.piece, choice.label].join('|')
      if (known?.look !== look) this.drawChoice(element, state, choice, index, transform)
      this.choices.set(choice.action, { element, look })
      const chosen = state.chosen === choice.action
      element.classList.toggle('hb-chosen', chosen)
      element.setAttribute('aria-pressed', String(chosen))
      if (group.children[index] !== element) group.insertBefore(element, group.children[index] ?? null)
    })
  }

  private choicePlace({ art, choices }: BoardState, choice: PieceChoice, index: number): string {
    const [x, y] = this.place(art, choice)
    // A hut and a fisherman may want the same spot: the later one stands beside it, on the tile.
    const beside = choices.slice(0, index).filter(other => sameSpot(other, choice)).length * 26
    const fits = x + beside <= (choice.x + 1) * art.size - 8
    return `translate(${fits ? x + beside : x - beside} ${y})`
  }

  private drawChoice(element: SVGGElement, state: BoardState, choice: PieceChoice, index: number, transform: string): void {
    setAttributes(element, { class: `hb-choice${choice.take ? ' hb-take' : ''}`, transform, 'aria-label': choice.label })
    element.dataset.action = choice.action
    const number = index < 9 ? `<g transform="translate(11 -11)"><circle r="6.500" class="hb-key"/><text class="hb-key-text" dy="3.400">${index + 1}</text></g>` : ''
    element.innerHTML = `<circle r="17" class="hb-ring"/><g class="hb-figure">${pieceBody(state.art, choice.piece, choice.lies, state.seat)}</g>${number}`
    element.prepend(titleOf(choice.label))
  }

  setCursor(key: string | null): void {
    for (const [square, rect] of this.targets) rect.classList.toggle('hb-cursor', square === key)
  }
}
