// A feature that is lit: a line around the whole of it, dark and light outside its colour, so that it shows on any ground.
import { svg } from './svg.ts'
import type { Square } from './types.ts'

let made = 0

/**
 * A line around what some paths cover together, drawn outside of it; seams within it have none. `faded` are squares whose
 * rest steps back.
 */
export function contour(paths: readonly SVGPathElement[], spots: readonly Square[], size: number, faded: readonly Square[] = []): SVGGElement {
  const group = svg('g', { class: 'hb-contour' })
  if (paths.length === 0) return group
  const squares = [...spots, ...faded]
  const [xs, ys] = [squares.map(({ x }) => x), squares.map(({ y }) => y)]
  const [left, top] = [(Math.min(...xs) - 1) * size, (Math.min(...ys) - 1) * size]
  const box = { x: left, y: top, width: (Math.max(...xs) + 2) * size - left, height: (Math.max(...ys) + 2) * size - top }
  const id = `hb-lit-${++made}`
  const shape = svg('g', { id, 'fill-rule': 'evenodd' })
  shape.append(...paths)
  const defs = svg('defs')
  defs.append(shape)
  const mask = svg('mask', { id: `${id}-rest`, maskUnits: 'userSpaceOnUse', ...box })
  mask.append(svg('rect', { ...box, fill: '#fff' }), svg('use', { href: `#${id}`, fill: '#000', stroke: '#000', 'stroke-width': 1 }))
  const rest = svg('g', { mask: `url(#${id}-rest)` })
  if (faded.length > 0) rest.append(svg('path', { class: 'hb-fade', d: faded.map(({ x, y }) => `M${x * size} ${y * size}h${size}v${size}h-${size}z`).join('') }))
  rest.append(...['dark', 'light', 'colour'].map(line => svg('use', { href: `#${id}`, fill: 'none', class: `hb-line-${line}` })))
  group.append(defs, mask, rest)
  return group
}
