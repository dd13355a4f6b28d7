// The guide at a table: the steps of its lesson, how far they were told, and whether the learner still wants them.
import type { LessonView, TableView } from '../../../protocol.ts'
import { api } from './api.ts'
import { isWanted, narrowed, stepAt, toldBefore } from './lesson.ts'

interface Kept {
  told: number
  left: boolean
}

export class Guide {
  private lesson = $state.raw<LessonView | null>(null)
  private told = $state(0)
  private left = $state(false)
  private asked = false
  /** How often the learner tried something else than the present step asks for. */
  misses = $state(0)
  /** The last tile was tried on the right square, but not the right way round. */
  unturned = $state(false)

  constructor(
    private readonly table: string,
    private readonly look: () => TableView | null,
  ) {}

  readonly active = $derived.by(() => this.lesson !== null && !this.left)

  readonly step = $derived.by(() => {
    const view = this.look()
    return view && this.lesson && !this.left ? stepAt(this.lesson.steps, view, this.told) : undefined
  })

  /** The table with what the guide leaves of its choices. */
  readonly view = $derived.by(() => {
    const view = this.look()
    return view && narrowed(view, this.step)
  })

  /** Fetches the lesson of a table, if it has one. */
  async open(): Promise<void> {
    const view = this.look()
    const name = view?.settings.lesson
    if (!view || !name || this.asked || view.your_seats.length === 0) return
    this.asked = true
    let lesson: LessonView
    try {
      lesson = await api.lesson(name)
    } catch (error) {
      this.asked = false
      throw error
    }
    const kept = this.kept()
    this.told = kept?.told ?? toldBefore(lesson.steps, view)
    this.left = kept?.left ?? false
    this.lesson = lesson
  }

  goOn(): void {
    const steps = this.lesson?.steps ?? []
    if (this.step?.when === 'tell') this.told = steps.indexOf(this.step) + 1
    this.misses = 0
    this.keep()
  }

  leave(): void {
    this.left = true
    this.keep()
  }

  /** Whether the learner left the guide, and could come back. */
  readonly canReturn = $derived.by(() => this.lesson !== null && this.left && this.look()?.stage === 'playing')

  /** Back into the guide: what happened meanwhile is not told any more. */
  resume(): void {
    const view = this.look()
    if (!this.lesson || !view) return
    this.told = Math.max(this.told, toldBefore(this.lesson.steps, view))
    this.left = false
    this.keep()
  }

  /** The guide has something to say first. */
  readonly tells = $derived.by(() => this.step?.when === 'tell')

  /** Whether the learner may do this now. If not, the guide says so. */
  allows(word: string): boolean {
    const wanted = isWanted(this.step, word)
    if (wanted) this.misses = 0
    else this.miss()
    this.unturned = !wanted && this.step?.turning === true
    return wanted
  }

  /** Something else was clicked. */
  miss(): void {
    if (this.step && this.step.when !== 'over') this.misses++
  }

  private get key(): string {
    return `hedgerow.guide.${this.table}`
  }

  private keep(): void {
    try {
      sessionStorage.setItem(this.key, JSON.stringify({ told: this.told, left: this.left } satisfies Kept))
    } catch {
      // Then a reload tells the last turn once more.
    }
  }

  private kept(): Kept | null {
    try {
      return JSON.parse(sessionStorage.getItem(this.key) ?? 'null') as Kept | null
    } catch {
      return null
    }
  }
}
