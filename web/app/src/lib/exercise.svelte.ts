// Decisions of a game, to be made again: a reader plays a move on the board and hears how it compares.
import type { BoardArt } from '../../../board/index.ts'
import type { SeatView, ValueView } from '../../../protocol.ts'
import { isPlayed, type DecisionStep } from './analysis.ts'
import { findMove } from './ideas.ts'
import type { Study } from './study.svelte.ts'
import { TurnFlow } from './turn-flow.svelte.ts'

/** How a move compares with the one that was played in the game; `unlisted` was not looked at, and is worth at most `value`. */
export interface Verdict {
  is: 'best' | 'better' | 'same' | 'worse' | 'unlisted'
  value: ValueView
  best: ValueView
}

export interface ExerciseGame {
  art(): BoardArt | null
  seats(): SeatView[]
  /** Shows the game after so many actions. */
  go(at: number): void
  failed(error: unknown): void
}

/** What is better by less than this is as good. */
const SAME = 1e-6

export function judged(art: BoardArt, { what }: DecisionStep, words: readonly string[]): Verdict {
  const best = what.candidates[0]!.value
  const played = what.candidates.findIndex(candidate => isPlayed(what, candidate))
  const found = findMove(art, what.candidates, words)
  const least = what.candidates.filter((_, index) => index !== played).at(-1) ?? what.candidates[0]!
  if (found < 0) return { is: 'unlisted', value: least.value, best }
  const { value } = what.candidates[found]!
  if (value.win > best.win - SAME && value.lead > best.lead - SAME) return { is: 'best', value, best }
  if (found === played) return { is: 'same', value, best }
  return { is: found < played ? 'better' : 'worse', value, best }
}

export class Exercise {
  number = $state(0)
  verdict = $state.raw<Verdict | null>(null)
  /** The best moves are shown. */
  solved = $state(false)
  private words = $state.raw<readonly string[]>([])
  busy = $state(false)
  readonly flow: TurnFlow

  constructor(
    readonly steps: readonly DecisionStep[],
    private readonly study: Study,
    private readonly at: ExerciseGame,
  ) {
    this.flow = new TurnFlow({
      view: () => this.view,
      art: at.art,
      isBusy: () => this.busy,
      send: word => this.play(word),
      grace: () => 0,
    })
    this.again()
  }

  get step(): DecisionStep {
    return this.steps[this.number]!
  }

  readonly game = $derived.by(() => this.study.line?.game)
  /** Whether a move is being looked for. */
  readonly open = $derived.by(() => this.verdict === null && !this.solved)

  /** As at a table, for the person who looks for a move. */
  readonly view = $derived.by(() => {
    const { game } = this
    return game && this.open ? { stage: 'playing' as const, your_seats: [this.step.seat], seats: this.at.seats(), game } : null
  })

  private async play(word: string): Promise<boolean> {
    const [step, words] = [this.step, [...this.words, word]]
    this.busy = true
    try {
      const game = await this.study.walk(step.at, words)
      if (!game) return false
      this.words = words
      const { choices, seat } = game.turn
      const goes = choices.choose === 'use' && seat === step.seat && words.length === 1
      if (goes && choices.uses.length === 0) return await this.play('-')
      const art = this.at.art()
      if (!goes && art) this.verdict = judged(art, step, words)
      return true
    } catch (error) {
      this.at.failed(error)
      return false
    } finally {
      this.busy = false
    }
  }

  /** The same position once more. */
  again(): void {
    this.study.leave()
    this.words = []
    this.verdict = null
    this.solved = false
    this.at.go(this.step.at)
    // What may be done is known where a record ends.
    void this.study.walk(this.step.at, []).catch(this.at.failed)
  }

  solve(): void {
    this.verdict = null
    this.solved = true
    this.at.go(this.step.at)
  }

  next(): void {
    this.number++
    this.again()
  }
}
