// Taking a seat at a table.

import type { Command, TableView } from '../../../protocol.ts'
import { newPledge } from './nonces.ts'
import { settings } from './settings.svelte.ts'

/** The command that takes a seat, with this browser's part in the fair shuffle. */
export function joining(view: TableView, seat?: number): Command {
  const pledge = newPledge(view.settings.clock)
  return { do: 'join', pledge, ...(seat === undefined ? {} : { seat }), ...(settings.colour === null ? {} : { colour: settings.colour }) }
}

let wish: string | null = null

/** The next visit to this table is to sit there, not only to look. */
export function wishToSit(table: string): void {
  wish = table
}

/** Whether the visit to this table is to sit there. A wish counts once: reloading the page is none. */
export function takeWish(table: string): boolean {
  const wished = wish === table
  wish = null
  return wished
}
