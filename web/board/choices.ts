// The places for a piece: each a button beside the tile, with a line to its spot and the number of its key.
import { beside, CHOICE, fanned } from './fan.ts'
import type { Layers } from './layers.ts'
import { seatColour } from './marks.ts'
import { pieceBody } from './pieces.ts'
import { setAttributes, svg, titleOf } from './svg.ts'
import { sameSpot, sameSquare } from './turning.ts'
import type { BoardState, PieceChoice, Spot } from './types.ts'
import { boxOnScreen, isWithin, toScreen, toWorld, type Box, type Point, type View } from './view.ts'

/** What a choice is about: the feature, or as long as that is not known its part on the tile. */
export const spotsOf = (choice: PieceChoice): readonly Spot[] => (choice.spots?.length ? choice.spots : [choice])

export const choicesAt = (choices: readonly PieceChoice[], spot: Spot): PieceChoice[] =>
  choices.filter(choice => spotsOf(choice).some(own => sameSpot(own, spot)))

export class ChoiceLayer {
  /** Choices of one feature that were brought to the pointer, and where on the table that was. */
  private gathered: { actions: readonly string[]; at: Point } | null = null
  private readonly lines = svg('g', { class: 'hb-leaders', 'aria-hidden': 'true' })
  private readonly buttons = svg('g')
  /** By action; `look` is all that the drawing depends on. */
  private readonly drawn = new Map<string, { element: SVGGElement; look: string }>()

  constructor(private readonly layers: Layers) {
    layers.choices.append(this.lines, this.buttons)
  }

  /** Where each choice is shown, on the screen. */
  private places({ art, choices }: BoardState, view: View, free: readonly Box[], screen: Box): Point[] {
    const { size } = art
    const anchors = choices.map(choice => this.anchor(art, choice, view))
    const tiles = choices.map(({ x, y }) => boxOnScreen(view, { left: x * size, top: y * size, right: (x + 1) * size, bottom: (y + 1) * size }))
    const places: Point[] = []
    choices.forEach((choice, index) => {
      if (places[index]) return
      const tile = tiles[index]!
      const here = choices.flatMap((other, at) => (sameSquare(other, choice) ? [at] : []))
      const room = free.find(candidate => isWithin(tile, candidate)) ?? screen
      const found = fanned(tile, here.map(at => anchors[at]!), room, places.filter(Boolean), tiles)
      here.forEach((at, order) => (places[at] = found[order]!))
    })
    const { gathered } = this
    if (!gathered) return places
    const isGathered = choices.map(({ action }) => gathered.actions.includes(action))
    const found = beside(toScreen(view, gathered.at), gathered.actions.length, screen, places.filter((_, index) => !isGathered[index]))
    return places.map((place, index) => (isGathered[index] ? found.shift()! : place))
  }

  /** Brings the choices of one feature to the pointer, where there are several. Says whether that changes anything. */
  gather(choices: readonly PieceChoice[], point: Point, view: View): boolean {
    const before = this.gathered
    this.gathered = choices.length > 1 ? { actions: choices.map(({ action }) => action), at: toWorld(view, point) } : null
    return before !== this.gathered
  }

  /** Lets them go back when the pointer goes away; a little way off they still wait. */
  scatter(point: Point | null, view: View): boolean {
    const at = this.gathered && toScreen(view, this.gathered.at)
    if (!at || (point && Math.hypot(point.x - at.x, point.y - at.y) < CHOICE * 2)) return false
    this.gathered = null
    return true
  }

  private anchor(art: BoardState['art'], choice: PieceChoice, view: View): Point {
    const [x, y] = this.layers.place(art, choice)
    return toScreen(view, { x, y })
  }

  /** Elements stay as long as their action does, so that the keyboard is not torn away from them. */
  draw(state: BoardState, view: View, free: readonly Box[], screen: Box): void {
    this.layers.choices.style.color = seatColour(state.seat)
    const wanted = new Set(state.choices.map(choice => choice.action))
    if (!this.gathered?.actions.every(action => wanted.has(action))) this.gathered = null
    for (const [action, { element }] of this.drawn) {
      if (wanted.has(action)) continue
      element.remove()
      this.drawn.delete(action)
    }
    const places = this.places(state, view, free, screen)
    const lines: SVGGElement[] = []
    state.choices.forEach((choice, index) => {
      const known = this.drawn.get(choice.action)
      const element = known?.element ?? svg('g', { tabindex: 0, role: 'button' })
      const at = toWorld(view, places[index]!)
      const look = [state.art.name, state.seat, index, choice.role, choice.piece, choice.label].join('|')
      if (known?.look !== look) this.drawButton(element, state, choice, index)
      setAttributes(element, { transform: `translate(${at.x} ${at.y}) scale(${1 / view.scale})` })
      this.drawn.set(choice.action, { element, look })
      element.setAttribute('aria-pressed', String(state.chosen === choice.action))
      if (this.buttons.children[index] !== element) this.buttons.insertBefore(element, this.buttons.children[index] ?? null)
      const [x, y] = this.layers.place(state.art, choice)
      const d = `M${x} ${y}L${at.x} ${at.y}`
      const line = svg('g', { 'data-leads': choice.action })
      line.append(svg('path', { d, class: 'hb-line-dark' }), svg('path', { d, class: 'hb-line-light' }), svg('circle', { cx: x, cy: y, r: 4 / view.scale }))
      lines.push(line)
    })
    this.lines.style.setProperty('--pixel', `${1 / view.scale}px`)
    this.lines.replaceChildren(...lines)
    this.mark(state)
  }

  /** Shows which are pointed at, and which waits to be confirmed. */
  mark({ choices, pointed, chosen }: BoardState): void {
    choices.forEach(({ action }, index) => {
      const element = this.drawn.get(action)?.element
      for (const drawn of [element, this.lines.children[index]]) {
        drawn?.classList.toggle('hb-chosen', chosen === action)
        drawn?.classList.toggle('hb-pointed', pointed.includes(action))
      }
    })
  }

  /** The keyboard: what has the focus is pointed at, Enter and Space choose it. Gives a way to stop. */
  listen(on: { point(actions: string[]): void; pick(action: string): void }): () => void {
    const { buttons } = this
    const actionOf = (event: Event): string => (event.target as Element).closest<SVGElement>('[data-action]')?.dataset.action ?? ''
    const press = (event: KeyboardEvent) => {
      if (event.key !== 'Enter' && event.key !== ' ') return
      event.preventDefault()
      event.stopPropagation()
      on.pick(actionOf(event))
    }
    const enter = (event: Event) => on.point([actionOf(event)])
    const leave = () => on.point([])
    buttons.addEventListener('keydown', press)
    buttons.addEventListener('focusin', enter)
    buttons.addEventListener('focusout', leave)
    return () => {
      buttons.removeEventListener('keydown', press)
      buttons.removeEventListener('focusin', enter)
      buttons.removeEventListener('focusout', leave)
    }
  }

  private drawButton(element: SVGGElement, state: BoardState, choice: PieceChoice, index: number): void {
    setAttributes(element, { class: `hb-choice${choice.take ? ' hb-take' : ''}`, 'aria-label': choice.label })
    element.dataset.action = choice.action
    const number = index < 9 ? `<g transform="translate(14 -14)"><circle r="8" class="hb-key"/><text class="hb-key-text" dy="4">${index + 1}</text></g>` : ''
    element.innerHTML = `<circle r="20" class="hb-ring"/><g class="hb-figure" transform="scale(1.15)">${pieceBody(state.art, choice.piece, choice.lies, state.seat)}</g>${number}`
    element.prepend(titleOf(choice.label))
  }
}
