// What this browser prefers. Kept in the browser only.

import type { BotSpeed } from '../../../protocol.ts'

export type Confirm = 'always' | 'fields' | 'never'
export type Theme = 'system' | 'light' | 'dark'

const defaults = {
  confirm: 'fields' as Confirm,
  autoPass: true,
  /** For how many seconds the end of a turn can be taken back; 0: it cannot. */
  grace: 3,
  wheelRotates: true,
  showTargets: true,
  showDead: true,
  showInsight: true,
  animate: true,
  /** Has turned a tile once, or does not want to be told how. */
  hasTurned: false,
  /** Single letters, digits and signs are keys. */
  letterKeys: true,
  sound: true,
  /** From 0 to 100. */
  volume: 50,
  /** By correspondence the server keeps and reveals this browser's part in the shuffle. */
  entrust: false,
  notify: false,
  /** The colour one likes to play with, where it is free. */
  colour: null as number | null,
  /** At your own tables. */
  botSpeed: 'quick' as BotSpeed,
  theme: 'system' as Theme,
  /** Turns are played from the list rather than on the board. */
  fromList: false,
  /** A folder of `locales/`, or empty for the browser's choice. */
  language: '',
}

export type SettingsData = typeof defaults

const KEY = 'hedgerow.settings'

function stored(): Partial<SettingsData> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<SettingsData>
  } catch {
    return {}
  }
}

export const settings: SettingsData = $state({ ...defaults, ...stored() })

export function keepSettings(): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(settings))
  } catch {
    // A browser that keeps nothing still plays.
  }
}
