// The end of a game: the scores of the final scoring, what the points were given for, and who won.
import type { Happening, Kind, ScoreView, TableView } from '../../../protocol.ts'
import { namesOf } from './narrate.ts'
import { t } from './text.svelte.ts'

export type GameLog = [number, Happening][]

/** What points were given for: cities that supply farmers count as fields. */
export const categoryOf = (score: ScoreView): Kind => score.held

export interface FinalStep {
  score: ScoreView
  category: Kind
  /** The scores after it. */
  totals: number[]
}

/** The scores of the end, one by one, those of a category together. */
export function finalSteps(log: GameLog, seats: number): FinalStep[] {
  const start = log.findIndex(([, happening]) => happening.what === 'final_scoring')
  if (start < 0) return []
  const totals = Array.from({ length: seats }, () => 0)
  const add = ({ seats: scoring, points }: ScoreView) => scoring.forEach(seat => (totals[seat] = (totals[seat] ?? 0) + points))
  scoresIn(log.slice(0, start)).forEach(add)
  const final = scoresIn(log.slice(start))
  const order = [...new Set(final.map(categoryOf))]
  return order.flatMap(category => final.filter(score => categoryOf(score) === category)).map(score => {
    add(score)
    return { score, category: categoryOf(score), totals: [...totals] }
  })
}

const scoresIn = (log: GameLog): ScoreView[] => log.flatMap(([, happening]) => (happening.what === 'scored' ? [happening] : []))

/** The log while the final scoring is walked through: only what was counted so far. */
export function logUpTo(log: GameLog, steps: readonly FinalStep[], count: number): GameLog {
  const start = log.findIndex(([, happening]) => happening.what === 'final_scoring')
  const turn = log[start]?.[0] ?? 0
  return [...log.slice(0, start + 1), ...steps.slice(0, count).map(({ score }): [number, Happening] => [turn, { what: 'scored', ...score }])]
}

export interface CategoryPoints {
  category: Kind
  /** By seat. */
  points: number[]
}

/** What every seat scored for each kind of feature, the most rewarding first. */
export function pointsByCategory(log: GameLog, seats: number): CategoryPoints[] {
  const rows = new Map<Kind, number[]>()
  for (const score of scoresIn(log)) {
    const points = rows.get(categoryOf(score)) ?? Array.from({ length: seats }, () => 0)
    rows.set(categoryOf(score), points)
    for (const seat of score.seats) points[seat] = (points[seat] ?? 0) + score.points
  }
  const sum = (points: number[]) => points.reduce((total, more) => total + more, 0)
  return [...rows].map(([category, points]) => ({ category, points })).filter(({ points }) => sum(points) > 0).sort((one, two) => sum(two.points) - sum(one.points))
}

/** From 1; those with the same points share a place. */
export const placeOf = (seat: number, scores: readonly number[]): number => 1 + scores.filter(score => score > (scores[seat] ?? 0)).length

/** The seats from the first place to the last; winners stand first even where a player with more points gave up. */
export function ranking(scores: readonly number[], winners: readonly number[]): number[] {
  const won = (seat: number) => (winners.includes(seat) ? 1 : 0)
  return scores.map((_, seat) => seat).sort((one, two) => won(two) - won(one) || (scores[two] ?? 0) - (scores[one] ?? 0))
}

export interface Ending {
  winners: readonly number[]
  scores: readonly number[]
  /** The seats of the reader. */
  yours: readonly number[]
  /** A player gave up or ran out of time: then there are no places. */
  brokenOff: boolean
}

export const endingOf = (view: TableView): Ending => ({ winners: view.winners, scores: view.game?.turn.scores ?? [], yours: view.your_seats, brokenOff: view.ended_by !== undefined })

/** Who won, said to the person at this browser. Several people at one screen are called by their names. */
export function resultWords({ winners, scores, yours, brokenOff }: Ending, names: readonly string[]): string {
  if (winners.length === 0) return t('result-nobody')
  const won = t('result-won', { who: namesOf(winners, names), count: winners.length })
  const me = yours.length === 1 ? yours[0] : undefined
  if (me === undefined) return won
  if (winners.includes(me)) return winners.length === 1 ? t('result-you-won') : t('result-you-share', { who: namesOf(winners.filter(seat => seat !== me), names) })
  // Of two, the loser's place goes without saying.
  return brokenOff || names.length === 2 ? won : `${won} ${t('result-place', { place: placeOf(me, scores) })}`
}
