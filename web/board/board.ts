// The board: holds the state, draws it, and reports what the player does. It is handed legal targets and knows no rules.
import { mountArt, segmentAt, turned } from './art.ts'
import { Camera } from './camera.ts'
import { ChoiceLayer, choicesAt, spotsOf } from './choices.ts'
import { flash, still, walkHome } from './effects.ts'
import { CHOICE } from './fan.ts'
import { listen } from './gestures.ts'
import { drawGhost } from './ghost.ts'
import { drawIdeas } from './ideas.ts'
import { Layers } from './layers.ts'
import { quarters, seenSquare, seenState, seenTile } from './turned.ts'
import { anywhere, legalRotation, neighbourTarget, nextRotation, sameGhost, sameSquare, targetAt } from './turning.ts'
import { EMPTY, type BoardEvents, type BoardPiece, type BoardState, type Ghost, type Scored, type Spot, type Square } from './types.ts'
import { around, arrowsTo, directionTo, grown, rooms, sizesFor, toScreen, toWorld, type Box, type Direction, type Point, type Sizes } from './view.ts'

export type BoardInput = Pick<BoardState, 'art'> & Partial<BoardState>

/** How long a click that placed a tile may turn into a double click, which must not choose a piece. */
const DOUBLE_CLICK_MS = 400

export class Board {
  /** As it was handed over, and as it is seen on a turned board. All below speak of what is seen. */
  private given: BoardState
  private state: BoardState
  private readonly layers: Layers
  private readonly choices: ChoiceLayer
  private readonly world: HTMLDivElement
  private readonly camera: Camera
  /** Clockwise quarter turns of the board. */
  private quarter = 0
  private placed = false
  private arrows = ''
  private choosingSince = 0
  private ghost: Ghost | null = null
  /** How a person wants the tile turned, as it is seen. */
  wish = 0
  private pointer: Point | null = null
  private looked: Spot | null = null
  /** The square the keyboard looks at, and which part of the tile there. */
  private gazed: Square | null = null
  private part = -1
  private readonly stops: (() => void)[] = []

  constructor(
    private readonly element: HTMLElement,
    input: BoardInput & Pick<BoardState, 'texts'>,
    private readonly on: BoardEvents,
  ) {
    this.given = { ...EMPTY, ...input }
    this.state = this.given
    mountArt(this.state.art)
    this.layers = new Layers()
    this.choices = new ChoiceLayer(this.layers)
    element.classList.add('hb')
    element.tabIndex = 0
    element.setAttribute('role', 'application')
    this.world = document.createElement('div')
    this.world.className = 'hb-world'
    this.world.append(this.layers.root)
    element.append(this.world)
    this.camera = new Camera(element, this.world, {
      covers: () => this.on.covers?.() ?? [],
      smooth: () => this.state.animate && !still(),
      moved: () => this.pointOut(),
      rests: () => this.drawSized(),
    })
    this.stops.push(
      listen(element, {
        view: () => this.camera.view,
        move: view => this.camera.drag(view),
        hover: (point, target) => this.hover(point, target),
        tap: (point, touch, target) => this.tap(point, touch, target),
        turn: clockwise => this.rotate(clockwise),
        lifted: () => (this.ghost ? toScreen(this.camera.view, this.middleOf(this.ghost)) : null),
        wheelTurns: point => this.state.wheelRotates && this.overTarget(point),
        settled: () => this.camera.settle(),
      }),
    )
    this.stops.push(this.choices.listen({ point: actions => this.point(actions), pick: action => this.pick(action) }))
    if (typeof ResizeObserver !== 'undefined') {
      let [width, height] = [0, 0]
      const observer = new ResizeObserver(() => {
        const [wide, high] = [element.clientWidth, element.clientHeight]
        if (!this.placed) this.fit(false)
        else if (width) {
          // What was in the middle stays there.
          this.camera.shift((wide - width) / 2, (high - height) / 2)
          this.follow()
        }
        ;[width, height] = [wide, high]
      })
      observer.observe(element)
      this.stops.push(() => observer.disconnect())
    }
    this.draw(new Set(Object.keys(this.state) as (keyof BoardState)[]))
  }

  destroy(): void {
    this.camera.stop()
    this.stops.forEach(stop => stop())
    this.world.remove()
    this.element.classList.remove('hb')
  }

  set(change: Partial<BoardState>): void {
    const changed = new Set<keyof BoardState>()
    for (const key of Object.keys(change) as (keyof BoardState)[]) {
      if (this.given[key] !== change[key]) changed.add(key)
    }
    if (changed.size === 0) return
    const { targets, choices } = this.given
    this.given = { ...this.given, ...change }
    this.state = { ...this.state, ...seenState(change, this.quarter) }
    // Who has played is done looking around.
    if ((targets.length > 0 && this.given.targets.length === 0) || (choices.length > 0 && this.given.choices.length === 0)) this.camera.held = false
    if (choices.length === 0 && this.given.choices.length > 0) this.choosingSince = performance.now()
    this.draw(changed)
  }

  private draw(changed: Set<keyof BoardState>): void {
    const any = (...keys: (keyof BoardState)[]) => keys.some(key => changed.has(key))
    const { state, layers } = this
    if (any('art')) mountArt(state.art)
    if (any('texts')) this.element.setAttribute('aria-label', state.texts.board)
    if (any('art', 'tiles')) layers.drawTiles(state)
    if (any('art', 'tiles', 'last')) layers.drawLast(state)
    if (any('art', 'tiles', 'pieces')) layers.drawPieces(state)
    if (any('art', 'targets', 'showTargets')) layers.drawTargets(state)
    if (any('art', 'dead')) layers.drawDead(state)
    if (any('targets', 'hand', 'seat')) this.checkGhost()
    if (any('art')) this.gazeAt(null)
    if (any('tiles') && !this.placed) this.fit(false)
    else if (any('tiles', 'targets', 'choices', 'last')) this.follow()
    if (any('art', 'tiles', 'choices', 'ideas', 'seat', 'texts')) this.drawSized()
    else if (any('pointed', 'chosen')) this.choices.mark(state)
    if (any('art', 'tiles', 'lit', 'litSeats', 'fade', 'choices', 'pointed', 'chosen')) this.drawLit()
    this.pointOut()
  }

  /** What is as large on the screen however far away the table is. */
  private drawSized(): void {
    const { state, camera } = this
    drawGhost(this.layers.ghost, state, this.ghost, camera.resting, camera.screen)
    drawIdeas(this.layers.ideas, state, camera.resting)
    this.choices.draw(state, camera.resting, state.choices.length > 0 ? rooms(camera.screen, this.on.covers?.() ?? []) : [], camera.screen)
  }

  /** What a choice is about comes before everything else that is lit. */
  private drawLit(): void {
    const { state } = this
    const of = (actions: readonly (string | undefined)[]) => state.choices.filter(choice => actions.includes(choice.action)).flatMap(spotsOf)
    const pointed = of(state.pointed)
    const choice = pointed.length > 0 ? pointed : of([state.chosen])
    if (choice.length > 0) this.layers.drawLit(state, choice, [], true)
    else this.layers.drawLit(state, state.lit, state.litSeats, state.fade)
  }

  // The view

  private boxOf({ x, y }: Square): Box {
    const { size } = this.state.art
    return { left: x * size, top: y * size, right: (x + 1) * size, bottom: (y + 1) * size }
  }

  private middleOf({ x, y }: Square): Point {
    const { size } = this.state.art
    return { x: (x + 0.5) * size, y: (y + 0.5) * size }
  }

  private get table(): Box {
    const squares = [...this.state.tiles, ...this.state.targets, ...this.state.ideas]
    const boxes = (squares.length > 0 ? squares : [{ x: 0, y: 0 }]).map(square => this.boxOf(square))
    return grown(around(boxes), this.state.art.size * 0.4)
  }

  private get sizes(): Sizes {
    return sizesFor(this.camera.screen, this.state.art.size)
  }

  /** What a turn is about: squares to choose from, and the tile placed last. */
  private get matters(): { last: Square | undefined; squares: Square[] } {
    const { last, choices, targets, ideas } = this.state
    const squares = [...choices, ...targets, ...ideas].filter((square, index, all) => all.findIndex(other => sameSquare(other, square)) === index)
    return { last: last && this.layers.tileAt(last) ? last : undefined, squares }
  }

  private follow(): void {
    if (!this.placed) return
    const { last, squares } = this.matters
    const { choices, art } = this.state
    // Choices stand around their tile.
    const margin = (square: Square) => (choices.filter(choice => sameSquare(choice, square)).length > 1 ? Math.min(CHOICE / this.camera.resting.scale, art.size * 0.7) : art.size * 0.08)
    // The first is seen in any case.
    const wanted = last ? [last, ...squares] : squares
    this.camera.follow(wanted.map(square => grown(this.boxOf(square), margin(square))), this.table, this.sizes)
  }

  /** Tells where to look for what matters and cannot be seen. */
  private pointOut(): void {
    if (!this.on.hidden || !this.placed) return
    const { last, squares } = this.matters
    const arrows = arrowsTo(this.camera.view, this.camera.screen, squares.map(square => this.boxOf(square)), last && this.boxOf(last))
    const key = JSON.stringify(arrows)
    if (key === this.arrows) return
    this.arrows = key
    this.on.hidden(arrows)
  }

  /** Goes where an arrow points. */
  reveal(direction: Direction): void {
    const { last, squares } = this.matters
    const { view, screen } = this.camera
    const there = [...squares, ...(last ? [last] : [])].map(square => this.boxOf(square)).filter(box => directionTo(view, box, screen) === direction)
    if (there.length === 0) return
    this.camera.held = true
    this.camera.showMost(there)
  }

  /** Shows the whole table, and follows the game again. */
  fit(smooth = true): void {
    if (!this.element.clientWidth || !this.element.clientHeight) return
    const begins = !this.placed
    this.placed = this.state.tiles.length > 0
    this.camera.fit(this.table, this.sizes, smooth && !begins)
  }

  zoom(factor: number): void {
    this.camera.zoom(factor)
  }

  pan(dx: number, dy: number): void {
    this.camera.pan(dx, dy)
  }

  /** Brings a square into view without changing the zoom, if it is not there. */
  show(square: Square): void {
    this.showSeen(seenSquare(square, this.quarter))
  }

  /** Whether a square is in the lower half of what is seen. */
  liesLow(square: Square): boolean {
    return toScreen(this.camera.resting, this.middleOf(seenSquare(square, this.quarter))).y > this.camera.middle.y
  }

  private showSeen(square: Square): void {
    this.camera.show(grown(this.boxOf(square), this.state.art.size * 0.3))
  }

  /** Turns the whole board. What is in the middle stays there. */
  turnBoard(by: number): void {
    const { size } = this.state.art
    const middle = toWorld(this.camera.resting, this.camera.middle)
    const [x, y] = turned(size, [middle.x, middle.y], quarters(by))
    const { scale } = this.camera.resting
    this.setGhost(null)
    this.gazeAt(null)
    this.quarter = quarters(this.quarter + by)
    this.wish = quarters(this.wish + by)
    this.state = { ...this.given, ...seenState(this.given, this.quarter) }
    this.layers.clear()
    this.camera.jump({ scale, x: this.camera.middle.x - x * scale, y: this.camera.middle.y - y * scale })
    this.draw(new Set(Object.keys(this.state) as (keyof BoardState)[]))
    this.on.ghost(null)
    this.on.turnedBoard?.(this.quarter)
  }

  // Pointing

  private squareAt(point: Point): { square: Square; within: [number, number] } {
    const { size } = this.state.art
    const world = toWorld(this.camera.view, point)
    const square = { x: Math.floor(world.x / size), y: Math.floor(world.y / size) }
    return { square, within: [world.x - square.x * size, world.y - square.y * size] }
  }

  private overTarget(point: Point): boolean {
    const { square } = this.squareAt(point)
    return targetAt(this.state.targets, square) !== undefined || (this.ghost?.pinned === true && sameSquare(this.ghost, square))
  }

  /** The part of a tile at a point of the element. */
  private spotAt(point: Point): Spot | null {
    const { square, within } = this.squareAt(point)
    const tile = this.layers.tileAt(square)
    const segment = tile && segmentAt(this.state.art, tile.tile, tile.rotation, within)
    return segment ? { ...square, segment } : null
  }

  /** A square or a part of a tile, as it is on the table. */
  private onTable<T extends Square>(thing: T): T {
    return seenSquare(thing, -this.quarter)
  }

  private hover(point: Point | null, element: Element | null): void {
    this.pointer = point
    // Over its handle the tile stays, although the handle reaches beyond it.
    if (element?.closest('[data-button]')) return this.lookAt(null)
    const target = point && targetAt(this.state.targets, this.squareAt(point).square)
    if (!this.ghost?.pinned) this.setGhost(target && this.state.hand ? this.ghostOn(target) : null)
    const action = element?.closest<SVGElement>('[data-action]')?.dataset.action
    const choice = this.state.choices.find(candidate => candidate.action === action)
    const spot = choice ?? (point && this.spotAt(point))
    if (this.choices.scatter(point, this.camera.view)) this.drawSized()
    this.point(spot ? (choice ? [choice] : choicesAt(this.state.choices, spot)).map(({ action }) => action) : [])
    this.lookAt(spot ? { x: spot.x, y: spot.y, segment: spot.segment } : null)
  }

  private lookAt(spot: Spot | null): void {
    if (spot?.x === this.looked?.x && spot?.y === this.looked?.y && spot?.segment === this.looked?.segment) return
    this.looked = spot
    this.on.look(spot && this.onTable(spot))
  }

  private point(actions: readonly string[]): void {
    if (actions.join() !== this.state.pointed.join()) this.on.point?.(actions)
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
    const spot = this.spotAt(point)
    if (this.state.choices.length > 0 && this.chooseAt(spot, point)) return
    this.on.tap(spot && this.onTable(spot))
  }

  /** A feature is chosen when it is lit: a pointer lights it, or a first tap. One for several pieces offers them there. Says whether there was anything to choose. */
  private chooseAt(spot: Spot | null, point: Point): boolean {
    const choices = spot ? choicesAt(this.state.choices, spot) : []
    const isLit = choices.length === 1 && this.state.pointed.includes(choices[0]!.action)
    if (isLit && performance.now() - this.choosingSince > DOUBLE_CLICK_MS) this.pick(choices[0]!.action)
    else this.point(choices.map(({ action }) => action))
    if (this.choices.gather(choices, point, this.camera.view)) this.drawSized()
    return choices.length > 0
  }

  private pick(action: string): void {
    const choice = this.given.choices.find(candidate => candidate.action === action)
    if (choice) this.on.choose(choice)
  }

  // The ghost

  /** How the tile in hand is turned, as it is seen. */
  get rotation(): number {
    return this.ghost?.rotation ?? legalRotation(anywhere(this.state.targets), this.wish)
  }

  private ghostOn(square: Square): Ghost {
    const target = targetAt(this.state.targets, square)
    const rotation = target ? legalRotation(target, this.wish) : this.wish
    return { x: square.x, y: square.y, tile: this.state.hand ?? '', rotation, pinned: false }
  }

  private setGhost(ghost: Ghost | null): void {
    if (sameGhost(ghost, this.ghost)) return
    this.ghost = ghost
    drawGhost(this.layers.ghost, this.state, ghost, this.camera.resting, this.camera.screen)
    this.layers.setCursor(ghost ? `${ghost.x},${ghost.y}` : null)
    this.on.ghost(ghost && seenTile(ghost, -this.quarter))
  }

  private checkGhost(): void {
    const target = this.ghost && targetAt(this.state.targets, this.ghost)
    if (!this.state.hand || (this.ghost && !target)) this.setGhost(null)
    else if (this.ghost && target) this.setGhost({ ...this.ghost, tile: this.state.hand, rotation: legalRotation(target, this.ghost.rotation) })
    else if (this.pointer) this.hover(this.pointer, null)
  }

  /** Turns the tile in hand to its next legal rotation. */
  rotate(clockwise = true): void {
    if (!this.state.hand) return
    const target = this.ghost ? targetAt(this.state.targets, this.ghost) : anywhere(this.state.targets)
    if (!target) return
    this.wish = nextRotation(target, this.rotation, clockwise)
    this.on.turned?.()
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
    this.showSeen(target)
    return true
  }

  private nearestToMiddle(squares: readonly Square[]): Square | undefined {
    const middle = this.squareAt(this.camera.middle).square
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
    const [place, wish] = [seenSquare(square, this.quarter), quarters(rotation + this.quarter)]
    const target = targetAt(this.state.targets, place)
    if (!target?.rotations.includes(wish) || !this.state.hand) return
    this.wish = wish
    this.setGhost({ ...this.ghostOn(target), rotation: wish, pinned: true })
    this.showSeen(target)
  }

  private commit(ghost: Ghost): void {
    const target = targetAt(this.state.targets, ghost)
    if (!target?.rotations.includes(ghost.rotation) || ghost.tile !== this.state.hand) return
    this.wish = ghost.rotation
    this.setGhost(null)
    this.on.place(seenTile(ghost, -this.quarter))
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
    this.showSeen(next)
    this.on.look(null)
    const tile = this.layers.tileAt(next)
    this.on.gaze?.(this.onTable({ x: next.x, y: next.y }), tile && seenTile(tile, -this.quarter))
  }

  /** Looks at the next part of the tile. */
  lookAtNextPart(): void {
    if (!this.gazed) return this.lookAround(0, 0)
    const tile = this.layers.tileAt(this.gazed)
    const segments = Object.keys((tile && this.state.art.tiles[tile.tile]?.segments) ?? {})
    if (segments.length === 0) return
    this.part = (this.part + 1) % segments.length
    this.on.look(this.onTable({ ...this.gazed, segment: segments[this.part]! }))
  }

  private gazeAt(square: Square | null): void {
    this.gazed = square
    this.part = -1
    this.layers.drawGaze(this.state.art, square)
  }

  // Moments

  showScore({ spots, at, text, seats }: Scored, delay: number): void {
    if (!this.state.animate) return
    const seen = spots.map(spot => seenSquare(spot, this.quarter))
    flash(this.layers, this.state.art, seen, seenSquare(at, this.quarter), text, seats, delay)
  }

  sendHome(piece: BoardPiece, delay: number): void {
    if (!this.state.animate) return
    const home = this.on.home?.(piece.seat)
    const box = this.element.getBoundingClientRect()
    walkHome(this.layers, this.state.art, seenSquare(piece, this.quarter), home ? toWorld(this.camera.view, { x: home.x - box.left, y: home.y - box.top }) : null, delay)
  }
}
