// Pointer, wheel and fingers, turned into a few meanings.
import { panned, pinched, zoomedAt, type Point, type View } from './view.ts'

export interface GestureHandlers {
  view(): View
  move(view: View): void
  /** A pointer that is not pressed is here, or nowhere. */
  hover(point: Point | null): void
  tap(point: Point, touch: boolean, target: Element | null): void
  turn(clockwise: boolean): void
  /** Whether the wheel turns the tile at this point. */
  wheelTurns(point: Point): boolean
  settled(): void
}

const SLOP = 7

export function listen(element: HTMLElement, on: GestureHandlers): () => void {
  const pointers = new Map<number, Point>()
  let start: Point | null = null
  let dragging = false
  let pressed: Element | null = null
  let wheelSum = 0
  let settle: ReturnType<typeof setTimeout> | undefined
  const point = (event: MouseEvent): Point => {
    const box = element.getBoundingClientRect()
    return { x: event.clientX - box.left, y: event.clientY - box.top }
  }
  const settleSoon = () => {
    clearTimeout(settle)
    settle = setTimeout(on.settled, 160)
  }
  const pointerDown = (event: PointerEvent) => {
    if (event.button !== 0) return
    pointers.set(event.pointerId, point(event))
    // Whoever leaves the board quickly and lets go outside is still heard.
    element.setPointerCapture?.(event.pointerId)
    if (pointers.size === 1) {
      start = point(event)
      dragging = false
      pressed = event.target as Element
    } else {
      dragging = true
    }
  }
  const pointerMove = (event: PointerEvent) => {
    const now = point(event)
    const before = pointers.get(event.pointerId)
    if (!before) {
      if (event.pointerType !== 'touch') on.hover(now)
      return
    }
    if (pointers.size === 2) {
      const [other] = [...pointers.entries()].filter(([id]) => id !== event.pointerId).map(([, place]) => place)
      if (other) on.move(pinched(on.view(), [before, other], [now, other]))
      pointers.set(event.pointerId, now)
      return
    }
    if (!dragging && start && Math.hypot(now.x - start.x, now.y - start.y) > SLOP) {
      dragging = true
      element.classList.add('hb-dragging')
    }
    if (dragging) {
      on.move(panned(on.view(), now.x - before.x, now.y - before.y))
      pointers.set(event.pointerId, now)
    }
  }
  const pointerUp = (event: PointerEvent) => {
    if (!pointers.delete(event.pointerId)) return
    if (pointers.size > 0) return
    element.classList.remove('hb-dragging')
    if (!dragging && event.type === 'pointerup') on.tap(point(event), event.pointerType === 'touch', pressed)
    else settleSoon()
    start = null
    dragging = false
  }
  const leave = () => {
    if (pointers.size === 0) on.hover(null)
  }
  const wheel = (event: WheelEvent) => {
    event.preventDefault()
    const place = point(event)
    const pixels = event.deltaY * (event.deltaMode === 1 ? 20 : event.deltaMode === 2 ? 200 : 1)
    if (!event.ctrlKey && on.wheelTurns(place)) {
      wheelSum += pixels
      if (Math.abs(wheelSum) >= 50) {
        on.turn(wheelSum > 0)
        wheelSum = 0
      }
      return
    }
    wheelSum = 0
    on.move(zoomedAt(on.view(), place, Math.exp(-pixels * (event.ctrlKey ? 0.01 : 0.0016))))
    settleSoon()
  }
  const menu = (event: Event) => {
    event.preventDefault()
    if (pointers.size === 0) on.turn(true)
  }
  element.addEventListener('pointerdown', pointerDown)
  element.addEventListener('pointermove', pointerMove)
  element.addEventListener('pointerup', pointerUp)
  element.addEventListener('pointercancel', pointerUp)
  element.addEventListener('pointerleave', leave)
  element.addEventListener('wheel', wheel, { passive: false })
  element.addEventListener('contextmenu', menu)
  return () => {
    clearTimeout(settle)
    element.removeEventListener('pointerdown', pointerDown)
    element.removeEventListener('pointermove', pointerMove)
    element.removeEventListener('pointerup', pointerUp)
    element.removeEventListener('pointercancel', pointerUp)
    element.removeEventListener('pointerleave', leave)
    element.removeEventListener('wheel', wheel)
    element.removeEventListener('contextmenu', menu)
  }
}
