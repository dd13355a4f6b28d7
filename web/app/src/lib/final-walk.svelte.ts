// Walking through the final scoring. The scores and the log of the table count along, and the result is not told before the end.
import type { TurnView } from '../../../protocol.ts'
import { finalSteps, logUpTo, type GameLog } from './ending.ts'

export class FinalWalk {
  open = $state(false)
  /** How many steps were taken before the one that is shown; after the last one comes the result. */
  at = $state(0)
  running = $state(false)
  /** Whether the result has been seen. */
  told = $state(false)
  readonly steps
  readonly step
  readonly log: GameLog

  constructor(log: () => GameLog, seats: () => number) {
    this.steps = $derived(finalSteps(log(), seats()))
    this.step = $derived(this.open ? this.steps[this.at] : undefined)
    this.log = $derived(this.step ? logUpTo(log(), this.steps, this.at + 1) : log())
  }

  /** The end is not reached, and it was never seen. */
  get suspense(): boolean {
    return !this.told && this.step !== undefined
  }

  /** The turn with the points so far. */
  counted(turn: TurnView): TurnView {
    return this.step ? { ...turn, scores: this.step.totals } : turn
  }

  /** `told`: the reader has seen the result already. */
  start(told = true): void {
    this.open = true
    this.told = told
    this.go(0)
  }

  go(to: number): void {
    this.at = Math.max(0, Math.min(this.steps.length, to))
    if (this.at === this.steps.length) {
      this.running = false
      this.told = true
    }
  }

  close(): void {
    this.open = false
    this.running = false
    this.told = true
  }
}
