// Making SVG elements.

const NAMESPACE = 'http://www.w3.org/2000/svg'

type Attributes = Record<string, string | number | undefined>

export function svg<K extends keyof SVGElementTagNameMap>(name: K, attributes: Attributes = {}): SVGElementTagNameMap[K] {
  const element = document.createElementNS(NAMESPACE, name)
  setAttributes(element, attributes)
  return element
}

export function setAttributes(element: Element, attributes: Attributes): void {
  for (const [key, value] of Object.entries(attributes)) {
    if (value === undefined) element.removeAttribute(key)
    else element.setAttribute(key, String(value))
  }
}

/** Quarter turns of a tile of this size, at a square. */
export function tileTransform(size: number, x: number, y: number, rotation: number): string {
  const turn = rotation % 4 ? ` rotate(${(rotation % 4) * 90} ${size / 2} ${size / 2})` : ''
  return `translate(${x * size} ${y * size})${turn}`
}

export function titleOf(text: string): SVGTitleElement {
  const title = svg('title')
  title.textContent = text
  return title
}
