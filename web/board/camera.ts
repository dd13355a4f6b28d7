// Moves the view: at once under a hand, smoothly by itself. Knows whether a person has moved it.
import { between, clamp, densest, fitted, following, nudged, panned, rooms, sameView, zoomedAt, type Box, type Point, type Sizes, type View } from './view.ts'

const GLIDE_MS = 320

export interface CameraEvents {
  /** What lies over the board, in its own pixels. */
  covers(): readonly Box[]
  /** Whether it may move smoothly. */
  smooth(): boolean
  /** It has moved. */
  moved(): void
  /** It has come to rest. */
  rests(): void
}

export class Camera {
  view: View = { scale: 1, x: 0, y: 0 }
  /** A person chose this view: it stays until they ask for another, or have played. */
  held = false
  private goal: View | null = null
  private frame = 0
  private pieceSize = ''

  constructor(
    private readonly element: HTMLElement,
    private readonly world: HTMLElement,
    private readonly on: CameraEvents,
  ) {}

  stop(): void {
    cancelAnimationFrame(this.frame)
    this.goal = null
    this.element.classList.remove('hb-gliding')
  }

  /** Where it will come to rest. */
  get resting(): View {
    return this.goal ?? this.view
  }

  get screen(): Box {
    return { left: 0, top: 0, right: this.element.clientWidth, bottom: this.element.clientHeight }
  }

  get middle(): Point {
    return { x: this.element.clientWidth / 2, y: this.element.clientHeight / 2 }
  }

  private free(): Box[] {
    return rooms(this.screen, this.on.covers())
  }

  /** A hand moves it, frame by frame. */
  drag(view: View): void {
    this.held = true
    this.stop()
    this.view = view
    this.world.classList.add('hb-moving')
    this.frame = requestAnimationFrame(() => this.apply())
  }

  settle(): void {
    this.world.classList.remove('hb-moving')
    this.on.rests()
  }

  zoom(factor: number): void {
    this.held = true
    this.jump(zoomedAt(this.view, this.middle, factor))
  }

  pan(dx: number, dy: number): void {
    this.held = true
    this.jump(panned(this.view, dx, dy))
  }

  /** Keeps what is in the middle there when the board changes its size. */
  shift(dx: number, dy: number): void {
    this.jump(panned(this.view, dx, dy))
  }

  jump(view: View): void {
    this.stop()
    this.view = view
    this.apply()
    this.on.rests()
  }

  private glide(to: View): void {
    if (sameView(this.resting, to)) return
    if (!this.on.smooth()) return this.jump(to)
    const from = this.view
    let begun: number | undefined
    const step = (now: number) => {
      begun ??= now
      const share = clamp((now - begun) / GLIDE_MS, 0, 1)
      if (share === 1) {
        this.world.classList.remove('hb-moving')
        return this.jump(to)
      }
      this.view = between(from, to, 1 - (1 - share) ** 3)
      this.apply()
      this.frame = requestAnimationFrame(step)
    }
    this.stop()
    this.goal = to
    this.element.classList.add('hb-gliding')
    this.world.classList.add('hb-moving')
    this.frame = requestAnimationFrame(step)
  }

  /** Shows a box as a whole, and follows the game again. */
  fit(box: Box, sizes: Sizes, smooth: boolean): void {
    this.held = false
    const view = fitted(box, this.free(), sizes.largest)
    if (smooth) this.glide(view)
    else this.jump(view)
  }

  follow(wanted: readonly Box[], table: Box, sizes: Sizes): void {
    if (!this.held) this.glide(following(this.resting, wanted, table, this.free(), sizes))
  }

  /** Brings a box into view without changing the zoom, if it is not there. */
  show(box: Box): void {
    const view = this.resting
    const far = (room: Box): number => {
      const { x, y } = nudged(view, box, room)
      return Math.hypot(x - view.x, y - view.y)
    }
    const nearest = this.free().reduce((best, room) => (far(room) < far(best) ? room : best))
    this.glide(nudged(view, box, nearest))
  }

  /** Goes to where as many of these boxes as possible are seen. */
  showMost(boxes: readonly Box[]): void {
    const { scale } = this.resting
    const [room] = this.free()
    if (room) this.glide(nudged(this.resting, densest(boxes, (room.right - room.left) / scale, (room.bottom - room.top) / scale), room))
  }

  private apply(): void {
    const { x, y, scale } = this.view
    // Far away, pieces are drawn larger, so that they stay visible.
    const size = clamp(0.62 / scale, 1, 2).toFixed(1)
    if (size !== this.pieceSize) {
      this.pieceSize = size
      this.world.style.setProperty('--piece-size', size)
    }
    this.world.style.transform = `translate(${x}px, ${y}px) scale(${scale})`
    this.on.moved()
  }
}
