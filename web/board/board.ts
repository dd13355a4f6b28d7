// The board: holds the state, draws it, and reports what the player does. It is handed legal targets and knows no rules.
import { mountArt, segmentAt } from './art.ts'
import { flash, walkHome } from './effects.ts'
import { listen } from './gestures.ts'
import { Layers } from './layers.ts'
import { anywhere, legalRotation, neighbourTarget, nextRotation, sameSquare, targetAt } from './turning.ts'
import type { BoardEvents, BoardPiece, BoardState, Ghost, PieceChoice, Spot, Square } from './types.ts'
import { clamp, fitted, panned, toWorld, zoomedAt, type Box, type Point, type View } from './view.ts'

export type BoardInput = Pick<BoardState, 'art'> & Partial<BoardState>

/** A scored feature, to be shown for a moment. */
export interface Scored {
  spots: readonly Spot[]
  at: Spot
  text: string
  seats: readonly number[]
}

export class Board {
  private state: BoardState
  private readonly layers: Layers
  private readonly world: HTMLDivElement
  private view: View = { scale: 1, x: 0, y: 0 }
  private placed = false
  private ghost: Ghost | null = null
  private wish = 0
  private pointer: Point | null = null
  private looked: Spot | null = null
  /** The square the keyboard looks at, and which part of the tile there. */
  private gazed: Square | null = null
  private part = -1
  private frame = 0
  private pieceSize = ''
  private readonly stops: (() => void)[] = []

  constructor(
    private readonly element: HTMLElement,
    input: BoardInput & Pick<BoardState, 'texts'>,
    private readonly on: BoardEvents,
  ) {
    this.state = {
      tiles: [],
      pieces: [],
      targets: [],
      showTargets: true,
      choices: [],
      seat: 0,
      dead: [],
      lit: [],
      litSeats: [],
      confirm: false,
      wheelRotates: true,
      animate: true,
      ...input,
    }
    mountArt(this.state.art)
    this.layers = new Layers()
    element.classList.add('hb')
    element.tabIndex = 0
    element.setAttribute('role', 'application')
    this.world = document.createElement('div')
    this.world.className = 'hb-world'
    this.world.append(this.layers.root)
    element.append(this.world)
    this.stops.push(
      listen(element, {
        view: () => this.view,
        move: view => this.moveTo(view, true),
        hover: point => this.hover(point),
        tap: (point, touch, target) => this.tap(point, touch, target),
        turn: clockwise => this.rotate(clockwise),
        wheelTurns: point => this.state.wheelRotates && this.overTarget(point),
        settled: () => this.world.classList.remove('hb-moving'),
      }),
    )
    const focusChoice = (event: KeyboardEvent) => {
      const action = (event.target as Element | null)?.closest<SVGElement>('[data-action]')?.dataset.action
      if (action && (event.key === 'Enter' || event.key === ' ')) {
        event.preventDefault()
        event.stopPropagation()
        this.pick(action)
      }
    }
    element.addEventListener('keydown', focusChoice)
    this.stops.push(() => element.removeEventListener('keydown', focusChoice))
    if (typeof ResizeObserver !== 'undefined') {
      let [width, height] = [0, 0]
      const observer = new ResizeObserver(() => {
        const [wide, high] = [element.clientWidth, element.clientHeight]
        if (!this.placed) this.fit()
        // What was in the middle stays there.
        else if (width) this.moveTo(panned(this.view, (wide - width) / 2, (high - height) / 2), false)
        ;[width, height] = [wide, high]
      })
      observer.observe(element)
      this.stops.push(() => observer.disconnect())
    }
    this.draw(new Set(Object.keys(this.state) as (keyof BoardState)[]))
  }

  destroy(): void {
    cancelAnimationFrame(this.frame)
    this.stops.forEach(stop => stop())
    this.world.remove()
    this.element.classList.remove('hb')
  }

  set(change: Partial<BoardState>): void {
    const changed = new Set<keyof BoardState>()
    for (const key of Object.keys(change) as (keyof BoardState)[]) {
      if (this.state[key] !== change[key]) changed.add(key)
    }
    if (changed.size === 0) return
    this.state = { ...this.state, ...change }
    this.draw(changed)
  }

  private draw(changed: Set<keyof BoardState>): void {
    const any = (...keys: (keyof BoardState)[]) => keys.some(key => changed.has(key))
    const { state, layers } = this
    if (any('art')) mountArt(state.art)
    if (any('texts')) {
      this.element.setAttribute('aria-label', state.texts.board)
      layers.drawGhost(state, this.ghost)
    }
    if (any('art', 'tiles')) layers.drawTiles(state)
    if (any('art', 'tiles', 'last')) layers.drawLast(state)
    if (any('art', 'tiles', 'pieces')) layers.drawPieces(state)
    if (any('art', 'targets', 'showTargets', 'seat')) layers.drawTargets(state)
    if (any('art', 'dead')) layers.drawDead(state)
    if (any('art', 'tiles', 'lit', 'litSeats')) layers.drawLit(state)
    if (any('art', 'tiles', 'choices', 'seat', 'chosen')) layers.drawChoices(state)
    if (any('targets', 'hand', 'seat')) this.checkGhost()
    if (any('art')) this.gazeAt(null)
    if (any('tiles') && !this.placed) this.fit()
  }

  // The view

  private box(): Box {
    const { size } = this.state.art
    const squares: Square[] = [...this.state.tiles, ...this.state.targets]
    if (squares.length === 0) squares.push({ x: 0, y: 0 })
    const [xs, ys] = [squares.map(square => square.x), squares.map(square => square.y)]
    return {
      left: (Math.min(...xs) - 0.6) * size,
      top: (Math.min(...ys) - 0.6) * size,
      right: (Math.max(...xs) + 1.6) * size,
      bottom: (Math.max(...ys) + 1.6) * size,
    }
  }

  /** Shows the whole table. */
  fit(): void {
    const [width, height] = [this.element.clientWidth, this.element.clientHeight]
    if (!width || !height) return
    const tile = width < 700 ? 84 : 112
    this.placed = this.state.tiles.length > 0
    this.moveTo(fitted(this.box(), width, height, tile / this.state.art.size), false)
  }

  zoom(factor: number): void {
    this.moveTo(zoomedAt(this.view, { x: this.element.clientWidth / 2, y: this.element.clientHeight / 2 }, factor), false)
  }

  pan(dx: number, dy: number): void {
    this.moveTo(panned(this.view, dx, dy), false)
  }

  /** Brings a square into view without changing the zoom, if it is not there. `covered`: how much of the lower edge something lies over. */
  show(square: Square, covered = 0): void {
    const { size } = this.state.art
    const [x, y] = [(square.x + 0.5) * size * this.view.scale + this.view.x, (square.y + 0.5) * size * this.view.scale + this.view.y]
    const [width, height] = [this.element.clientWidth, this.element.clientHeight - covered]
    const edge = Math.min(size * this.view.scale, width / 3, height / 3)
    const by = (at: number, length: number) => (at < edge ? edge - at : at > length - edge ? length - edge - at : 0)
    const [dx, dy] = [by(x, width), by(y, height)]
    if (dx || dy) this.moveTo(panned(this.view, dx, dy), false)
  }

  private moveTo(view: View, gesture: boolean): void {
    // Far away, pieces are drawn larger, so that they stay visible.
    const size = clamp(0.62 / view.scale, 1, 2).toFixed(1)
    if (size !== this.pieceSize) {
      this.pieceSize = size
      this.world.style.setProperty('--piece-size', size)
    }
    this.view = view
    if (gesture) this.world.classList.add('hb-moving')
    cancelAnimationFrame(this.frame)
    const apply = () => {
      this.world.style.transform = `translate(${view.x}px, ${view.y}px) scale(${view.scale})`
    }
    if (gesture) this.frame = requestAnimationFrame(apply)
    else apply()
  }

  // Pointing

  private squareAt(point: Point): { square: Square; within: [number, number] } {
    const { size } = this.state.art
    const world = toWorld(this.view, point)
    const square = { x: Math.floor(world.x / size), y: Math.floor(world.y / size) }
    return { square, within: [world.x - square.x * size, world.y - square.y * size] }
  }

  private overTarget(point: Point): boolean {
    const { square } = this.squareAt(point)
    return targetAt(this.state.targets, square) !== undefined || (this.ghost?.pinned === true && sameSquare(this.ghost, square))
  }

  /** The part of a tile at a point of the element. */
  spotAt(point: Point): Spot | null {
    const { square, within } = this.squareAt(point)
    const tile = this.layers.tileAt(square)
    const segment = tile && segmentAt(this.state.art, tile.tile, tile.rotation, within)
    return segment ? { ...square, segment } : null
  }

  private hover(point: Point | null): void {
    this.pointer = point
    const target = point && targetAt(this.state.targets, this.squareAt(point).square)
    if (!this.ghost?.pinned) this.setGhost(target && this.state.hand ? this.ghostOn(target) : null)
    const spot = point && this.spotAt(point)
    if (spot?.x !== this.looked?.x || spot?.y !== this.looked?.y || spot?.segment !== this.looked?.segment) {
      this.looked = spot ?? null
      this.on.look(this.looked)
    }
  }

  private tap(point: Point, touch: boolean, element: Element | null): void {
    this.element.focus({ preventScroll: true })
    const button = element?.closest<SVGElement>('[data-button]')?.dataset.button
    if (button === 'confirm') return this.confirm()
    if (button === 'turn') return this.rotate(true)
    const action = element?.closest<SVGElement>('[data-action]')?.dataset.action
    if (action) return this.pick(action)
    const { square } = this.squareAt(point)
    if (this.ghost?.pinned && sameSquare(this.ghost, square)) {
      const target = targetAt(this.state.targets, square)
      if (target && target.rotations.length > 1) this.rotate(true)
      return
    }
    const target = targetAt(this.state.targets, square)
    if (target && this.state.hand) {
      const ghost = this.ghost && sameSquare(this.ghost, square) ? this.ghost : this.ghostOn(target)
      if (touch || this.state.confirm) this.setGhost({ ...ghost, pinned: true })
      else this.commit(ghost)
      return
    }
    if (this.ghost?.pinned) this.setGhost(null)
    this.on.tap(this.spotAt(point))
  }

  private pick(action: string): void {
    const choice = this.state.choices.find(candidate => candidate.action === action)
    if (choice) this.on.choose(choice)
  }

  // The ghost

  get rotation(): number {
    return this.ghost?.rotation ?? legalRotation(anywhere(this.state.targets), this.wish)
  }

  private ghostOn(square: Square): Ghost {
    const target = targetAt(this.state.targets, square)
    const rotation = target ? legalRotation(target, this.wish) : this.wish
    return { x: square.x, y: square.y, tile: this.state.hand ?? '', rotation, pinned: false }
  }

  private setGhost(ghost: Ghost | null): void {
    const same = ghost === this.ghost || (ghost && this.ghost && sameSquare(ghost, this.ghost) && ghost.rotation === this.ghost.rotation && ghost.pinned === this.ghost.pinned && ghost.tile === this.ghost.tile)
    if (same) return
    this.ghost = ghost
    this.layers.drawGhost(this.state, ghost)
    this.layers.setCursor(ghost ? `${ghost.x},${ghost.y}` : null)
    this.on.ghost(ghost)
  }

  private checkGhost(): void {
    const target = this.ghost && targetAt(this.state.targets, this.ghost)
    if (!this.state.hand || (this.ghost && !target)) this.setGhost(null)
    else if (this.ghost && target) this.setGhost({ ...this.ghost, tile: this.state.hand, rotation: legalRotation(target, this.ghost.rotation) })
    else if (this.pointer) this.hover(this.pointer)
  }

  /** Turns the tile in hand to its next legal rotation. */
  rotate(clockwise = true): void {
    if (!this.state.hand) return
    const target = this.ghost ? targetAt(this.state.targets, this.ghost) : anywhere(this.state.targets)
    if (!target) return
    this.wish = nextRotation(target, this.rotation, clockwise)
    if (this.ghost) this.setGhost({ ...this.ghost, rotation: this.wish })
    else this.on.ghost(null)
  }

  /** An arrow key: the ghost goes to the next legal square in that direction. Says whether there was one. */
  moveCursor(dx: number, dy: number): boolean {
    if (!this.state.hand || this.state.targets.length === 0) return false
    const from = this.ghost
    const target = from ? neighbourTarget(this.state.targets, from, dx, dy) : this.nearestToMiddle(this.state.targets)
    if (!target) return true
    this.pointer = null
    this.setGhost({ ...this.ghostOn(target), pinned: true })
    this.show(target)
    return true
  }

  private nearestToMiddle(squares: readonly Square[]): Square | undefined {
    const middle = this.squareAt({ x: this.element.clientWidth / 2, y: this.element.clientHeight / 2 }).square
    const distance = (square: Square) => Math.hypot(square.x - middle.x, square.y - middle.y)
    return [...squares].sort((one, two) => distance(one) - distance(two))[0]
  }

  /** Places the tile where the ghost lies. */
  confirm(): void {
    if (this.ghost) this.commit(this.ghost)
  }

  cancel(): void {
    this.setGhost(null)
    if (this.gazed) this.on.look(null)
    this.gazeAt(null)
  }

  /** Lets a tile lie somewhere as a ghost: a hint, say. */
  propose(square: Square, rotation: number): void {
    const target = targetAt(this.state.targets, square)
    if (!target?.rotations.includes(rotation) || !this.state.hand) return
    this.wish = rotation
    this.setGhost({ ...this.ghostOn(target), rotation, pinned: true })
    this.show(target)
  }

  private commit(ghost: Ghost): void {
    const target = targetAt(this.state.targets, ghost)
    if (!target?.rotations.includes(ghost.rotation) || ghost.tile !== this.state.hand) return
    this.wish = ghost.rotation
    this.setGhost(null)
    this.on.place(ghost)
  }

  /** Takes the keys. */
  focus(): void {
    this.element.focus({ preventScroll: true })
  }

  // Looking around without a pointer

  /** Looks at the next square in a direction; at first at the tile nearest to the middle. */
  lookAround(dx: number, dy: number): void {
    const next = this.gazed ? { x: this.gazed.x + dx, y: this.gazed.y + dy } : this.nearestToMiddle(this.state.tiles)
    const near = ({ x, y }: Square) => this.state.tiles.some(tile => Math.abs(tile.x - x) <= 1 && Math.abs(tile.y - y) <= 1)
    if (!next || !near(next)) return
    this.gazeAt({ x: next.x, y: next.y })
    this.show(next)
    this.on.look(null)
    this.on.gaze?.(next, this.layers.tileAt(next))
  }

  /** Looks at the next part of the tile. */
  lookAtNextPart(): void {
    if (!this.gazed) return this.lookAround(0, 0)
    const tile = this.layers.tileAt(this.gazed)
    const segments = Object.keys((tile && this.state.art.tiles[tile.tile]?.segments) ?? {})
    if (segments.length === 0) return
    this.part = (this.part + 1) % segments.length
    this.on.look({ ...this.gazed, segment: segments[this.part]! })
  }

  private gazeAt(square: Square | null): void {
    this.gazed = square
    this.part = -1
    this.layers.drawGaze(this.state.art, square)
  }

  // Moments

  showScore(scored: Scored, delay: number): void {
    if (this.state.animate) flash(this.layers, this.state.art, scored.spots, scored.at, scored.text, scored.seats, delay)
  }

  sendHome(piece: BoardPiece, delay: number): void {
    if (!this.state.animate) return
    const home = this.on.home?.(piece.seat)
    const box = this.element.getBoundingClientRect()
    walkHome(this.layers, this.state.art, piece, home ? toWorld(this.view, { x: home.x - box.left, y: home.y - box.top }) : null, delay)
  }
}

export type { PieceChoice }
