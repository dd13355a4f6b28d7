// The tile that is lifted: where it would lie, with a handle that turns it and, once it is put down, a button that places it.
import { standsOf, tileId } from './art.ts'
import { seatColour } from './marks.ts'
import { svg, tileTransform, titleOf } from './svg.ts'
import { targetAt } from './turning.ts'
import type { BoardState, Ghost } from './types.ts'
import { clamp, toScreen, toWorld, type Box, type View } from './view.ts'

/** Half the size of a button, in pixels: under a mouse, and for a finger. */
const [SMALL, LARGE] = [15, 21]

const TURN = 'M8-3a8.500 8.500 0 1 0 .5 5M9-9v6.500H2.500'
const CHECK = 'M-9 1-3 7 9-6'

export function drawGhost(group: SVGGElement, state: BoardState, ghost: Ghost | null, view: View, screen: Box): void {
  if (!ghost) {
    group.replaceChildren()
    return
  }
  const { art, texts } = state
  const { size } = art
  const body = svg('g', { transform: tileTransform(size, ghost.x, ghost.y, ghost.rotation), class: ghost.pinned ? 'hb-pinned' : 'hb-hovering' })
  body.append(svg('use', { href: `#${tileId(art, ghost.tile)}` }))
  const frame = svg('rect', { x: ghost.x * size, y: ghost.y * size, width: size, height: size, rx: 3, class: 'hb-frame' })
  frame.style.stroke = seatColour(state.seat)
  const stands = svg('g', { class: ghost.pinned ? undefined : 'hb-hovering' })
  stands.innerHTML = standsOf(art, ghost.tile, ghost.x, ghost.y, ghost.rotation)
  group.replaceChildren(body, stands, frame)
  const target = targetAt(state.targets, ghost)
  if (!target) return
  const radius = ghost.pinned ? LARGE : SMALL
  const [from, to] = [toScreen(view, { x: ghost.x * size, y: ghost.y * size }), toScreen(view, { x: (ghost.x + 1) * size, y: (ghost.y + 1) * size })]
  // At the corners of the tile, or beside a small one; on the side where there is room.
  const out = clamp((2 * radius + 6 - (to.y - from.y)) / 2, 0, radius)
  const side = to.x + out + radius > screen.right ? from.x - out : to.x + out
  const button = (name: string, y: number, path: string, title: string): SVGGElement => {
    const at = toWorld(view, { x: clamp(side, screen.left + radius, screen.right - radius), y: clamp(y, screen.top + radius, screen.bottom - radius) })
    const element = svg('g', { class: `hb-button hb-${name}`, transform: `translate(${at.x} ${at.y}) scale(${1 / view.scale})` })
    element.append(titleOf(title), svg('circle', { r: radius }), svg('path', { d: path, transform: `scale(${radius / 20})` }))
    element.dataset.button = name
    return element
  }
  if (ghost.pinned) group.append(button('confirm', to.y + out, CHECK, texts.confirm))
  if (target.rotations.length > 1) group.append(button('turn', from.y - out, TURN, texts.rotate))
}
