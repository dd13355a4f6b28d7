// Taking a seat at a table.

import type { Command } from '../../../protocol.ts'

/** The command that takes a seat, with this browser's part in the fair shuffle. */
export function joining(seat?: number): Command {
  const nonce = Array.from(crypto.getRandomValues(new Uint8Array(12)), byte => byte.toString(16).padStart(2, '0')).join('')
  return seat === undefined ? { do: 'join', nonce } : { do: 'join', seat, nonce }
}

let wish: string | null = null

/** Whoever goes to this table next wants to sit there, not only to look. */
export function wishToSit(table: string): void {
  wish = table
}

/** Whether somebody comes to this table in order to sit there. A wish counts once: reloading the page is none. */
export function takeWish(table: string): boolean {
  const wished = wish === table
  wish = null
  return wished
}
