// Pointer, wheel and fingers, turned into a few meanings.
import { apart, middle, panned, pinched, twist, zoomedAt, type Point, type View } from './view.ts'

export interface GestureHandlers {
  view(): View
  move(view: View): void
  /** A pointer that is not pressed is here, or nowhere. */
  hover(point: Point | null, target: Element | null): void
  tap(point: Point, touch: boolean, target: Element | null): void
  turn(clockwise: boolean): void
  /** The middle of the tile that is lifted: it can be turned by its handle, or by two fingers. */
  lifted(): Point | null
  /** Whether the wheel turns the tile at this point. */
  wheelTurns(point: Point): boolean
  settled(): void
}

const SLOP = 7
/** How far fingers twist before they mean the tile, and for each quarter turn, in degrees; a handle goes round with the tile. */
const [TWIST, TWIST_STEP, HANDLE_STEP] = [14, 38, 60]
/** How much two fingers move apart, or how far together, before they mean the view. */
const [PINCH, PAN] = [1.12, 24]

export function listen(element: HTMLElement, on: GestureHandlers): () => void {
  const pointers = new Map<number, Point>()
  let start: Point | null = null
  let dragging = false
  let pressed: Element | null = null
  let wheelSum = 0
  /** What two fingers mean, once it is clear, and how far they have turned. */
  let fingers: { meaning: 'twist' | 'pinch' | null; from: [Point, Point]; turned: number } | null = null
  /** The handle of the lifted tile is dragged around this point. */
  let handle: { centre: Point; from: Point; turned: number } | null = null
  let settle: ReturnType<typeof setTimeout> | undefined
  const point = (event: MouseEvent): Point => {
    const box = element.getBoundingClientRect()
    return { x: event.clientX - box.left, y: event.clientY - box.top }
  }
  const settleSoon = () => {
    clearTimeout(settle)
    settle = setTimeout(on.settled, 160)
  }
  /** Turns the tile for every step of an angle; gives the angle that has been used up. */
  const turnTo = (angle: number, used: number, step: number): number => {
    // An angle is known up to full turns only.
    const ahead = (((angle - used) % 360) + 540) % 360 - 180
    if (Math.abs(ahead) < step) return used
    on.turn(ahead > 0)
    return used + Math.sign(ahead) * step
  }
  const twoFingers = (): [Point, Point] => [...pointers.values()].slice(0, 2) as [Point, Point]
  const moveFingers = (before: [Point, Point], after: [Point, Point]) => {
    if (!fingers) return
    const angle = twist(fingers.from, after)
    if (!fingers.meaning) {
      const [stretch, from, to] = [apart(after) / apart(fingers.from), middle(fingers.from), middle(after)]
      if (Math.abs(angle) > TWIST) fingers.meaning = 'twist'
      else if (stretch > PINCH || stretch < 1 / PINCH || Math.hypot(to.x - from.x, to.y - from.y) > PAN) fingers.meaning = 'pinch'
    }
    if (fingers.meaning === 'twist') fingers.turned = turnTo(angle, fingers.turned, TWIST_STEP)
    else if (fingers.meaning === 'pinch') on.move(pinched(on.view(), before, after))
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
      const centre = pressed.closest('[data-button=turn]') && on.lifted()
      handle = centre ? { centre, from: start, turned: 0 } : null
    } else {
      dragging = true
      handle = null
      if (pointers.size === 2) fingers = { meaning: on.lifted() ? null : 'pinch', from: twoFingers(), turned: 0 }
    }
  }
  const pointerMove = (event: PointerEvent) => {
    const now = point(event)
    const before = pointers.get(event.pointerId)
    if (!before) {
      if (event.pointerType !== 'touch') on.hover(now, event.target as Element)
      return
    }
    if (pointers.size === 2) {
      const from = twoFingers()
      pointers.set(event.pointerId, now)
      moveFingers(from, twoFingers())
      return
    }
    if (!dragging && start && Math.hypot(now.x - start.x, now.y - start.y) > SLOP) {
      dragging = true
      element.classList.add('hb-dragging')
    }
    if (dragging && handle) handle.turned = turnTo(twist([handle.centre, handle.from], [handle.centre, now]), handle.turned, HANDLE_STEP)
    else if (dragging) {
      on.move(panned(on.view(), now.x - before.x, now.y - before.y))
      pointers.set(event.pointerId, now)
    }
  }
  const pointerUp = (event: PointerEvent) => {
    if (!pointers.delete(event.pointerId)) return
    fingers = null
    if (pointers.size > 0) return
    element.classList.remove('hb-dragging')
    if (!dragging && event.type === 'pointerup') on.tap(point(event), event.pointerType === 'touch', pressed)
    else settleSoon()
    start = null
    dragging = false
  }
  const leave = () => {
    if (pointers.size === 0) on.hover(null, null)
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
