// What happened, in words: a line of the log for each happening, and the arithmetic behind every score.
import type { Happening, PartView, RuleId, ScoreView, SpotView } from '../../../protocol.ts'
import { listed, t, tWord } from './text.svelte.ts'

export interface LogLine {
  text: string
  /** The sum behind the points. */
  sum?: string
  rule?: RuleId
  spots: SpotView[]
  seats: number[]
  points?: number
  /** Less important: drawn tiles, passing. */
  quiet: boolean
  /** A tile to show in the line. */
  tile?: string
}

/** A part of a feature's value: `3 tiles`. */
export const partWords = ({ what, count }: PartView, kind: string): string => tWord('part', what, { count, kind })

/** `3 tiles × 2 + 1 shield × 2`, of a feature of that kind. */
export function sumOf(parts: readonly PartView[], kind: string): string {
  return parts
    .map(part => {
      const { each } = part
      const thing = partWords(part, kind)
      if (each === 0) return t('log-part-nothing', { thing })
      return each === 1 ? t('log-part-single', { thing }) : t('log-part', { thing, each })
    })
    .join(' + ')
}

export function namesOf(seats: readonly number[], names: readonly string[]): string {
  return listed(seats.map(seat => names[seat] ?? t('seat-nameless', { seat: seat + 1 })))
}

/** Whether a city feeds farmers: it is not held itself, the fields around it are. */
export const isFed = (score: ScoreView): boolean => score.held !== score.kind

function scoreLine(score: ScoreView, names: readonly string[]): LogLine {
  const what = isFed(score) ? 'city-fed' : score.complete ? `complete-${score.kind}` : score.kind
  const shared = score.seats.length > 1 ? 'yes' : 'no'
  return {
    text: t('log-scored', { who: namesOf(score.seats, names), count: score.points, what, shared }),
    sum: sumOf(score.parts, score.kind),
    rule: score.rule,
    spots: score.spots,
    seats: score.seats,
    points: score.points,
    quiet: false,
  }
}

export function narrate(happening: Happening, names: readonly string[]): LogLine | null {
  const who = 'seat' in happening ? (names[happening.seat] ?? '') : ''
  const line = (text: string, more: Partial<LogLine> = {}): LogLine => ({
    text,
    spots: [],
    seats: 'seat' in happening ? [happening.seat] : [],
    quiet: true,
    ...more,
  })
  const spot = (): SpotView[] => ('segment' in happening ? [{ x: happening.x, y: happening.y, segment: happening.segment }] : [])
  switch (happening.what) {
    case 'drew':
      return line(happening.bonus ? t('log-drew-bonus', { who }) : t('log-drew', { who }), { tile: happening.tile })
    case 'laid_aside':
      return line(t('log-laid-aside'), { rule: happening.rule, tile: happening.tile })
    case 'set_aside':
      return line(happening.returns ? t('log-goes-back') : t('log-fits-nowhere'), { rule: happening.rule, tile: happening.tile })
    case 'discarded':
      return line(t('log-discarded', { who }), { rule: happening.rule, tile: happening.tile })
    case 'left_the_game':
      return line(t('log-left', { count: happening.count }), { rule: happening.rule, tile: happening.tile })
    case 'placed':
      return line(t('log-placed', { who }), { tile: happening.tile })
    case 'piece_set':
      return line(t('log-piece', { who, role: tWord('role', happening.role) }), { spots: spot(), quiet: false })
    case 'passed':
      return null
    case 'took':
      return line(t('log-took', { who }), { rule: happening.rule })
    case 'bonus_tile':
      return line(t('log-bonus', { who }), { rule: happening.rule, quiet: false })
    case 'scored':
      return scoreLine(happening, names)
    case 'went_home':
      return line(t('log-home', { who, role: tWord('role', happening.role) }), { spots: spot(), rule: happening.rule })
    case 'final_scoring':
      return line(t('log-final'), { rule: happening.rule, quiet: false })
    case 'ended':
      return line(t('log-ended', { who: namesOf(happening.winners, names), count: happening.winners.length }), { rule: happening.rule, quiet: false })
  }
}

/** Where the last tile was placed, and by whom. */
export function lastPlaced(log: readonly [number, Happening][]): { x: number; y: number; seat: number } | undefined {
  for (let index = log.length - 1; index >= 0; index--) {
    const happening = log[index]![1]
    if (happening.what === 'placed') return { x: happening.x, y: happening.y, seat: happening.seat }
  }
  return undefined
}

/** The score of every seat after each turn, from 0. */
export function scoresByTurn(log: readonly [number, Happening][], seats: number): number[][] {
  const rows: number[][] = [Array.from({ length: seats }, () => 0)]
  for (const [turn, happening] of log) {
    while (rows.length <= turn) rows.push([...rows[rows.length - 1]!])
    if (happening.what === 'scored') {
      const row = rows[rows.length - 1]!
      for (const seat of happening.seats) row[seat] = (row[seat] ?? 0) + happening.points
    }
  }
  return rows
}
