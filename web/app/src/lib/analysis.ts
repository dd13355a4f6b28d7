// A finished game taken apart, as the page shows it: turn by turn, with sums, errors and the costliest decisions.
import type { Analysis, AnalysisStep, CandidateView, Mark, StepView, ValueView, WorthView } from '../../../protocol.ts'

/** What is counted: the chance to win, or points ahead of the best other seat. */
export type Unit = 'win' | 'lead'

export type Decision = Extract<StepView, { kind: 'decision' }>
export type DecisionStep = AnalysisStep & { what: Decision }
export const isDecision = (step: AnalysisStep): step is DecisionStep => step.what.kind === 'decision'

export interface TurnAccount {
  turn: number
  seat: number
  /** How many actions came before it, and before its first decision: there a reader stands who looks at the turn. */
  from: number
  at: number
  /** How many actions were played after it. */
  to: number
  /** The tiles that came. */
  tiles: string[]
  /** What the draws gave to the seat in turn, and what its decisions cost it. */
  luck: ValueView
  loss: ValueView
  /** The worst of its decisions. */
  mark?: Mark
  after: WorthView
  decisions: DecisionStep[]
}

const NOTHING: ValueView = { win: 0, lead: 0 }
const plus = (one: ValueView, two: ValueView): ValueView => ({ win: one.win + two.win, lead: one.lead + two.lead })
const MARKS: readonly Mark[] = ['inaccuracy', 'mistake', 'blunder']
/** As in chess. */
export const SIGNS: Record<Mark, string> = { inaccuracy: '?!', mistake: '?', blunder: '??' }

const worse = (one: Mark | undefined, two: Mark | undefined): Mark | undefined => (one && two ? MARKS[Math.max(MARKS.indexOf(one), MARKS.indexOf(two))] : (one ?? two))

/** What every turn brought. What is dealt before the first turn belongs to none. */
export function turnsOf({ steps }: Analysis): TurnAccount[] {
  const turns: TurnAccount[] = []
  for (const step of steps) {
    if (step.turn === 0) continue
    let turn = turns.at(-1)
    if (turn?.turn !== step.turn) {
      turn = { turn: step.turn, seat: step.seat, from: step.at, at: step.at, to: step.at, tiles: [], luck: NOTHING, loss: NOTHING, after: step.after, decisions: [] }
      turns.push(turn)
    }
    turn.to = step.at + step.actions
    turn.after = step.after
    if (isDecision(step)) {
      if (turn.decisions.length === 0) turn.at = step.at
      turn.decisions.push(step)
      turn.loss = plus(turn.loss, step.what.loss)
      const mark = worse(turn.mark, step.what.mark)
      if (mark) turn.mark = mark
    } else if (step.what.kind === 'draw') {
      turn.tiles.push(step.what.tile)
      turn.luck = plus(turn.luck, step.what.luck)
    }
  }
  return turns
}

/** The turn in which so many actions were played; the last one at the end of the game. */
export function turnAt(turns: readonly TurnAccount[], at: number): TurnAccount | undefined {
  return turns.find(({ to }) => at < to) ?? turns.at(-1)
}

/** What the game was worth to a seat: at the beginning, after every turn, and as it ended. */
export function curveOf(analysis: Analysis, turns: readonly TurnAccount[], seat: number, unit: Unit): number[] {
  const of = (worth: WorthView): number => (unit === 'win' ? worth.wins : worth.leads)[seat] ?? 0
  return [of(analysis.start), ...turns.map(({ after }) => of(after)), analysis.seats[seat]?.result[unit] ?? 0]
}

/** By how much the estimate changed between steps, with nothing to explain it. The last is what the result differs by. */
function unexplained({ start, steps, seats }: Analysis, seat: number, unit: Unit): { at: number; rest: number }[] {
  const of = (worth: WorthView): number => (unit === 'win' ? worth.wins : worth.leads)[seat] ?? 0
  let before = of(start)
  const rests = steps.map(step => {
    const rest = of(step.before) - before
    before = of(step.after)
    return { at: step.at, rest }
  })
  return [...rests, { at: Infinity, rest: (seats[seat]?.result[unit] ?? 0) - before }]
}

/**
 * The standard error of each point of the curve: the root of the sum of the squares of all that changed after it and was never
 * explained. It is nothing at the end, where the result is known.
 */
export function bandOf(analysis: Analysis, turns: readonly TurnAccount[], seat: number, unit: Unit): number[] {
  const rests = unexplained(analysis, seat, unit)
  const after = (at: number): number => Math.sqrt(rests.reduce((sum, { at: when, rest }) => (when >= at ? sum + rest * rest : sum), 0))
  return [after(0), ...turns.map(({ to }) => after(to)), 0]
}

/** The standard error of what all draws gave to a seat. */
export const luckError = (analysis: Analysis, seat: number, unit: Unit): number =>
  Math.sqrt(unexplained(analysis, seat, unit).reduce((sum, { rest }) => sum + rest * rest, 0))

/** The seats that won; of a game that was broken off, the one that most likely would have. */
export function winnersOf({ seats, over }: Pick<Analysis, 'seats' | 'over'>): number[] {
  const least = over ? Number.MIN_VALUE : Math.max(...seats.map(({ result }) => result.win))
  return seats.flatMap(({ result }, seat) => (result.win >= least ? [seat] : []))
}

/** What is too little to speak of. */
const LEAST: ValueView = { win: 0.005, lead: 0.25 }

/** The costliest decisions of a seat, by what they cost its chance to win, then its points. */
export function costliest({ steps }: Analysis, seat: number, count: number): DecisionStep[] {
  const loss = (step: DecisionStep): ValueView => step.what.loss
  return steps
    .filter(isDecision)
    .filter(step => step.seat === seat && (loss(step).win > LEAST.win || loss(step).lead > LEAST.lead))
    .sort((one, two) => loss(two).win - loss(one).win || loss(two).lead - loss(one).lead)
    .slice(0, count)
}

/** The turn in which most was lost, if anything was. */
export function worstTurn(turns: readonly TurnAccount[]): TurnAccount | undefined {
  const worst = [...turns].sort((one, two) => two.loss.win - one.loss.win || two.loss.lead - one.loss.lead)[0]
  return worst && (worst.loss.win > LEAST.win || worst.loss.lead > LEAST.lead) ? worst : undefined
}

const sameWords = (one: readonly string[], two: readonly string[]): boolean => one.length === two.length && one.every((word, index) => word === two[index])

export const isPlayed = (what: Decision, candidate: CandidateView): boolean => sameWords(what.played, candidate.actions)

/** Lines of the turns: the number of the turn, and before the first turn no seat. */
const TURN = /^(\d+(?: \d+)?:)\s*(.*)$/

/** The record of a game that goes so far like another one, and then on with a line of its own. */
export function beginning(record: string, actions: number, line: readonly string[] = []): string {
  const lines: string[] = []
  let left = actions
  for (const text of record.split(/\r?\n/)) {
    const [, head, rest] = TURN.exec(text) ?? []
    if (head === undefined || rest === undefined) {
      if (!text.startsWith('end:')) lines.push(text)
      continue
    }
    const words = rest.split(/\s+/).filter(Boolean)
    const kept = words.slice(0, left)
    left -= kept.length
    if (kept.length < words.length) {
      if (kept.length + line.length > 0) lines.push([head, ...kept, ...line].join(' '))
      break
    }
    lines.push(text)
  }
  return `${lines.join('\n').trimEnd()}\n`
}
