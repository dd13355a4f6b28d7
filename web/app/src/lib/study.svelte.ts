// What an analysis adds to a replay: it is asked for, and a line can be walked that leaves the recorded game.
import type { Analysis, AnalysisDepth, AnalysisView, GameView } from '../../../protocol.ts'
import { beginning, turnAt, turnsOf, type DecisionStep } from './analysis.ts'
import { api } from './api.ts'
import { applyHappenings } from './apply.ts'
import type { Exercise } from './exercise.svelte.ts'

/** So often it is asked how far a deeper analysis is. */
const ASK_AGAIN_MS = 700

export interface StudiedGame {
  record(): string
  /** The table of the game, if it has one. */
  id: string | undefined
  key: string | undefined
  /** How many actions of the game are shown. */
  at(): number
}

export class Study {
  analysis = $state.raw<Analysis | null>(null)
  /** How far the analysis is that is being made. */
  working = $state.raw<AnalysisView | null>(null)
  problem = $state.raw<unknown>(null)
  /** A line that leaves the game: after how many actions, with which ones, and the game after it. */
  line = $state.raw<{ at: number; words: readonly string[]; game: GameView } | null>(null)
  /** The move that is pointed at, among the candidates. */
  pointed = $state(-1)
  exercise = $state.raw<Exercise | null>(null)
  private closed = false
  /** Which line was asked for last: an older answer may come later. */
  private wanted = 0

  constructor(private readonly game: StudiedGame) {}

  readonly turns = $derived.by(() => (this.analysis ? turnsOf(this.analysis) : []))
  readonly turn = $derived.by(() => turnAt(this.turns, this.game.at()))
  /** The decision that is looked at: the one that comes or is being made, in the turn that is shown. */
  readonly decision = $derived.by((): DecisionStep | undefined => {
    const [at, decisions] = [this.game.at(), this.turn?.decisions ?? []]
    return decisions.find(step => at < step.at + step.actions) ?? decisions.at(-1)
  })
  /** Whether the board is as it was before that decision. */
  readonly decides = $derived.by(() => this.decision !== undefined && this.line === null && this.decision.at === this.game.at())

  private ask(depth: AnalysisDepth): Promise<AnalysisView> {
    const { id, key } = this.game
    return id ? api.analysis(id, depth, key) : api.analyseRecord(this.game.record(), depth)
  }

  /** Asks until the analysis is there. */
  async look(depth: AnalysisDepth): Promise<void> {
    if (this.working) return
    this.problem = null
    try {
      do {
        this.working = await this.ask(depth)
        if (!this.working.analysis) await new Promise(done => setTimeout(done, ASK_AGAIN_MS))
      } while (!this.working.analysis && !this.closed)
      if (this.working.analysis) this.analysis = this.working.analysis
    } catch (error) {
      this.problem = error
    }
    this.working = null
  }

  /** Shows the game as it would be after a line; nothing if something else is wanted meanwhile. */
  async walk(at: number, words: readonly string[]): Promise<GameView | null> {
    const wanted = ++this.wanted
    const { start, steps } = await api.replayRecord(beginning(this.game.record(), at, words))
    if (this.wanted !== wanted) return null
    const game = steps.reduce((game, step) => applyHappenings(game, step.happenings, step.turn), start)
    this.line = { at, words, game }
    return game
  }

  /** Back to the game as it was played. */
  leave(): void {
    this.wanted++
    this.line = null
    this.pointed = -1
  }

  close(): void {
    this.closed = true
  }
}
