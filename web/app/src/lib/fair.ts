// The shuffle of a finished game, checked by this browser. What the draws were made of is checked here; that they came of it,
// `hedgerow verify` checks.

import type { SeatView, TableView } from '../../../protocol.ts'
import { commitmentTo, fixedOf, keptFor } from './nonces.ts'

/** What a seat added: see `Contribution` in `crates/notation`. */
export type Part = 'own' | 'entrusted' | 'withheld' | 'open' | 'bot' | 'nothing'

export interface Fault {
  what: 'secret' | 'changed' | 'seat' | 'mine'
  seat: number
}

export function partOf(seat: SeatView): Part {
  const part = seat.contribution
  if (seat.sitter.is === 'bot') return 'bot'
  if (!part) return 'nothing'
  if (part.commitment === undefined) return 'open'
  if (part.entrusted) return 'entrusted'
  return part.revealed ? 'own' : 'withheld'
}

/** Everything about the shuffle that is not as it should be. */
export function faultsOf(view: TableView): Fault[] {
  if (view.secret === undefined || !view.game) return []
  const faults: Fault[] = []
  if (commitmentTo(view.secret) !== view.commitment) faults.push({ what: 'secret', seat: 0 })
  view.seats.forEach((seat, index) => {
    const { commitment, nonce } = seat.contribution ?? {}
    if (commitment !== undefined && nonce !== undefined && commitmentTo(nonce) !== commitment) faults.push({ what: 'seat', seat: index })
  })
  const kept = keptFor(view)
  const seen = kept?.seen
  if (seen) {
    if (seen.secret !== view.commitment || seen.seats.join() !== fixedOf(view).join()) faults.push({ what: 'changed', seat: 0 })
    const mine = view.your_seats[0] ?? 0
    if (view.seats[mine]?.contribution?.nonce !== kept.nonce) faults.push({ what: 'mine', seat: mine })
  }
  return faults
}

/** What the generator was seeded with. */
export const seedOf = (view: TableView): string =>
  [view.secret ?? '…', ...view.seats.map(seat => seat.contribution?.nonce ?? '-')].join(' ')
