// Moves that could be made: each lies on its square as a ghost, with the piece it would set and what it is worth.
import { anchorOf, standsOf, tileId } from './art.ts'
import { seatColour } from './marks.ts'
import { pieceBody } from './pieces.ts'
import { svg, tileTransform } from './svg.ts'
import type { BoardState, Idea } from './types.ts'
import type { View } from './view.ts'

/** A label, in pixels. */
const HIGH = 20
const LETTER = 7.4

function drawIdea({ art, seat }: BoardState, idea: Idea): SVGGElement {
  const { size } = art
  const { tile, x, y, rotation } = idea
  const group = svg('g', { class: ['hb-idea', idea.played && 'hb-played', idea.pointed && 'hb-idea-pointed'].filter(Boolean).join(' '), 'data-idea': `${x},${y}` })
  const ghost = svg('g', { class: 'hb-idea-tile' })
  const body = svg('g', { transform: tileTransform(size, x, y, rotation) })
  body.append(svg('use', { href: `#${tileId(art, tile)}` }))
  const stands = svg('g')
  stands.innerHTML = standsOf(art, tile, x, y, rotation)
  ghost.append(body, stands)
  group.append(ghost, svg('rect', { x: x * size + 2, y: y * size + 2, width: size - 4, height: size - 4, rx: 5, class: 'hb-idea-frame' }))
  if (idea.piece) {
    const [left, top] = anchorOf(art, tile, rotation, { x, y, segment: idea.piece.segment })
    const piece = svg('g', { class: 'hb-piece', transform: `translate(${left} ${top})` })
    piece.innerHTML = `<g class="hb-sized">${pieceBody(art, idea.piece.piece, idea.piece.lies, seat)}</g>`
    piece.style.color = seatColour(seat)
    group.append(piece)
  }
  return group
}

/** On an edge of the tile, so that the piece is seen: as large as letters are, but no wider than most of the tile. */
function drawLabel({ art: { size } }: BoardState, { x, y, pointed }: Idea, words: string, played: boolean, view: View): SVGGElement {
  const width = words.length * LETTER + 12
  const scale = Math.min(1 / view.scale, (size * 0.85) / width)
  const kind = [played && 'hb-played', pointed && !played && 'hb-idea-pointed'].filter(Boolean).join(' ')
  const edge = played ? y : y + 1
  const label = svg('g', { class: `hb-idea-label ${kind}`.trim(), 'data-idea': `${x},${y}`, transform: `translate(${(x + 0.5) * size} ${edge * size}) scale(${scale})` })
  const text = svg('text', { dy: 4.6 })
  text.textContent = words
  label.append(svg('rect', { x: -width / 2, y: -HIGH / 2, width, height: HIGH, rx: HIGH / 2 }), text)
  return label
}

/** No tile lies on a label, and the move that is pointed at lies on top. */
export function drawIdeas(group: SVGGElement, state: BoardState, view: View): void {
  const ideas = [...state.ideas].sort((one, two) => Number(one.pointed) - Number(two.pointed))
  const labels = (idea: Idea): SVGGElement[] => [drawLabel(state, idea, idea.label, false, view), ...(idea.playedLabel ? [drawLabel(state, idea, idea.playedLabel, true, view)] : [])]
  group.replaceChildren(...ideas.map(idea => drawIdea(state, idea)), ...ideas.flatMap(labels))
}
