// A puzzle as this browser plays it: the move that is being made, and what the server said to it.
import type { GameView, Insight, PuzzleAnswer, PuzzleLine, PuzzleStanding, PuzzleStep, PuzzleView, SeatView } from '../../../protocol.ts'
import { api } from './api.ts'
import { session } from './session.svelte.ts'
import { t } from './text.svelte.ts'
import { complain } from './toasts.svelte.ts'
import type { FlowView } from './turn-flow.svelte.ts'

export const THEMES = ['finish', 'gift', 'join', 'block', 'stay', 'claim', 'take', 'bonus', 'quiet', 'last'] as const

/** What is shown on the board once the answer is known. */
export type Shown = 'start' | 'yours' | number

export class PuzzleStore {
  puzzle = $state.raw<PuzzleView | null>(null)
  answer = $state.raw<PuzzleAnswer | null>(null)
  standing = $state.raw<PuzzleStanding | null>(null)
  problem = $state.raw<unknown>(null)
  busy = $state(false)
  /** After the answer: the puzzle, the own move, or one of the best moves, of which the first is the solution. */
  shown = $state<Shown>('start')
  private actions = $state.raw<string[]>([])
  private step = $state.raw<PuzzleStep | null>(null)

  /** The best moves, and the own one if it is not among them. */
  readonly lines = $derived.by((): PuzzleLine[] => {
    const { answer } = this
    if (!answer) return []
    const words = answer.yours.actions.join()
    return answer.moves.some(({ actions }) => actions.join() === words) ? answer.moves : [...answer.moves, answer.yours]
  })

  readonly game = $derived.by((): GameView | undefined => {
    const line = this.shown === 'yours' ? this.answer?.yours : typeof this.shown === 'number' ? this.lines[this.shown] : undefined
    if (this.answer) return line?.game ?? this.puzzle?.game
    return this.step?.game ?? this.puzzle?.game
  })

  readonly insight = $derived.by((): Insight | null => {
    if (this.answer) return this.shown === 'start' ? (this.puzzle?.insight ?? null) : null
    return this.step?.insight ?? this.puzzle?.insight ?? null
  })

  /** Whose turn it is in the puzzle. */
  readonly seat = $derived.by(() => this.puzzle?.game.turn.seat ?? 0)

  readonly names = $derived.by(() => [0, 1].map(seat => (seat === this.seat ? t('puzzle-you') : t('puzzle-other'))))

  readonly seats = $derived.by((): SeatView[] => this.names.map((name, seat) => ({ name, colour: seat, sitter: { is: 'person', name, guest: false, bot: false }, here: true, away: false, lost: false })))

  /** The puzzle as a table at which this person is to move. */
  readonly view = $derived.by((): FlowView | null => {
    const { game } = this
    return game ? { stage: this.answer ? 'over' : 'playing', seats: this.seats, your_seats: [this.seat], game } : null
  })

  /** The tile lies, the piece is still to be decided: that can be taken back. */
  readonly begun = $derived.by(() => this.actions.length > 0 && !this.answer)

  async open(load: () => Promise<PuzzleView>): Promise<void> {
    this.problem = null
    try {
      // Who has answered before is known here, and who has not need not sign in to look.
      await session.whoever()
      this.puzzle = await load()
      this.retry()
    } catch (error) {
      this.problem = error
    }
  }

  async loadStanding(): Promise<void> {
    try {
      this.standing = (await session.whoever()) ? await api.puzzleStanding() : null
    } catch (error) {
      complain(error)
    }
  }

  /** A word of the move. The last one is the answer. */
  async play(word: string): Promise<boolean> {
    if (!this.puzzle || this.answer || this.busy) return false
    const actions = [...this.actions, word]
    this.busy = true
    try {
      if (this.game?.turn.choices.choose === 'place') {
        this.step = await api.puzzleStep(this.puzzle.name, actions)
        this.actions = actions
      } else {
        await session.player()
        const answer = await api.answerPuzzle(this.puzzle.name, actions)
        this.actions = actions
        this.answer = answer
        this.standing = answer.standing
        this.shown = answer.right ? 0 : 'yours'
      }
      return true
    } catch (error) {
      complain(error)
      return false
    } finally {
      this.busy = false
    }
  }

  takeBack(): void {
    if (!this.begun) return
    this.actions = []
    this.step = null
  }

  /** From the beginning. */
  retry(): void {
    this.answer = null
    this.shown = 'start'
    this.actions = []
    this.step = null
  }
}
