// This browser's part in the shuffles: a number for each table, which it commits to on sitting down and reveals when all
// players have committed. `docs/record-format.md` says what that is good for.

import type { Clock, Command, Pledge, TableView } from '../../../protocol.ts'
import { settings } from './settings.svelte.ts'
import { hex, sha256, unhex } from './sha256.ts'

/** What was fixed when this browser revealed its number: nothing of it may be another at the end. */
export interface Seen {
  secret: string
  seats: string[]
}

interface Kept {
  nonce: string
  commitment: string
  seen?: Seen
}

const KEY = 'hedgerow.nonces'
/** More games than a person plays at a time. */
const MOST = 300
/** For a browser that keeps nothing. */
let memory: Kept[] = []

function all(): Kept[] {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '[]') as Kept[]
  } catch {
    return memory
  }
}

function keep(kept: Kept[]): void {
  memory = kept.slice(-MOST)
  try {
    localStorage.setItem(KEY, JSON.stringify(memory))
  } catch {
    // Then it is kept as long as the page is open.
  }
}

export const commitmentTo = (nonce: string): string => hex(sha256(unhex(nonce)))

/** A new number for a table with such a clock. By correspondence it may be left to the server, if that was chosen. */
export function newPledge(clock: Clock): Pledge {
  const nonce = hex(crypto.getRandomValues(new Uint8Array(32)))
  const commitment = commitmentTo(nonce)
  keep([...all(), { nonce, commitment }])
  return clock.kind === 'turns' && settings.entrust ? { entrusted: nonce } : { commitment }
}

/** What this browser committed to at a table. */
const ownCommitment = (view: TableView): string | undefined => view.seats[view.your_seats[0] ?? -1]?.contribution?.commitment

/** What is fixed of every seat's part, in order. Seats that were not taken are gone when the game begins. */
export const fixedOf = (view: TableView): string[] =>
  view.seats
    .filter(({ sitter }) => sitter.is === 'person' || sitter.is === 'bot')
    .map(({ contribution }) => (contribution ? (contribution.commitment ?? 'open') : 'nothing'))

/** What this browser knows of its part in a table; another browser of the same person may know it instead. */
export function keptFor(view: TableView): Kept | undefined {
  const commitment = ownCommitment(view)
  return commitment === undefined ? undefined : all().find(kept => kept.commitment === commitment)
}

/** The command that reveals this browser's number, if the table asks for it. What is fixed by then is remembered. */
export function revealing(view: TableView): (Command & { do: 'reveal' }) | undefined {
  const kept = view.you_may.includes('reveal') ? keptFor(view) : undefined
  if (!kept) return undefined
  const seen: Seen = { secret: view.commitment, seats: fixedOf(view) }
  keep(all().map(other => (other.commitment === kept.commitment && !other.seen ? { ...other, seen } : other)))
  return { do: 'reveal', nonce: kept.nonce }
}
