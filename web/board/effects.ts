// What moves for a moment: a scored feature flashes with its points, pieces walk home.
import type { Layers } from './layers.ts'
import { contour } from './lit.ts'
import { inkOf, litColour, seatColour } from './marks.ts'
import { pieceBody } from './pieces.ts'
import { svg } from './svg.ts'
import type { BoardArt, BoardPiece, Spot } from './types.ts'

export const still = (): boolean => typeof matchMedia === 'function' && matchMedia('(prefers-reduced-motion: reduce)').matches

function play(element: SVGElement, frames: Keyframe[], options: KeyframeAnimationOptions): void {
  if (typeof element.animate !== 'function') {
    element.remove()
    return
  }
  const animation = element.animate(frames, { fill: 'both', ...options })
  const remove = () => element.remove()
  animation.onfinish = remove
  animation.oncancel = remove
}

export function flash(layers: Layers, art: BoardArt, spots: readonly Spot[], at: Spot, text: string, seats: readonly number[], delay: number): void {
  const colour = litColour(seats)
  const outline = svg('g', { class: 'hb-flash' })
  outline.style.setProperty('--lit', colour)
  outline.append(contour(layers.outlines(art, spots), spots, art.size))
  layers.effects.append(outline)
  const calm = still()
  play(outline, calm ? [{ opacity: 1 }, { opacity: 0 }] : [{ opacity: 0 }, { opacity: 1 }, { opacity: 0.2 }, { opacity: 1 }, { opacity: 0 }], { duration: 1500, delay })
  const [x, y] = layers.place(art, at)
  const label = svg('g', { class: 'hb-points', transform: `translate(${x} ${y})` })
  const words = svg('text', { 'text-anchor': 'middle' })
  words.textContent = text
  words.style.fill = colour
  words.style.stroke = seats.length === 1 ? inkOf(seats[0]!) : '#2b1d12'
  label.append(words)
  layers.effects.append(label)
  const rise = -art.size * 0.5
  play(
    label,
    calm ? [{ opacity: 0 }, { opacity: 1, offset: 0.1 }, { opacity: 1, offset: 0.8 }, { opacity: 0 }] : [
      { opacity: 0, transform: `translate(${x}px, ${y}px) scale(.6)` },
      { opacity: 1, transform: `translate(${x}px, ${y + rise * 0.3}px) scale(1.1)`, offset: 0.2 },
      { opacity: 1, transform: `translate(${x}px, ${y + rise * 0.8}px)`, offset: 0.8 },
      { opacity: 0, transform: `translate(${x}px, ${y + rise}px)` },
    ],
    { duration: 2000, delay, easing: 'ease-out' },
  )
}

/** A piece that left the board walks to a point of the world. */
export function walkHome(layers: Layers, art: BoardArt, piece: BoardPiece, home: { x: number; y: number } | null, delay: number): void {
  const [x, y] = layers.place(art, piece)
  const walker = svg('g', { class: 'hb-piece', transform: `translate(${x} ${y})` })
  walker.style.color = seatColour(piece.seat)
  walker.innerHTML = pieceBody(art, piece.piece, piece.lies, piece.seat)
  layers.effects.append(walker)
  const goal = home ?? { x, y: y - art.size }
  if (still()) {
    play(walker, [{ opacity: 1 }, { opacity: 0 }], { duration: 600, delay })
    return
  }
  const step = (share: number, hop: number, opacity: number): Keyframe => ({
    transform: `translate(${x + (goal.x - x) * share}px, ${y + (goal.y - y) * share - hop}px)`,
    opacity,
    offset: share,
  })
  play(walker, [step(0, 0, 1), step(0.12, 14, 1), step(0.24, 0, 1), step(0.4, 14, 1), step(0.6, 0, 1), step(0.8, 12, 0.9), step(1, 0, 0)], {
    duration: 1100,
    delay,
    easing: 'ease-in-out',
  })
}
