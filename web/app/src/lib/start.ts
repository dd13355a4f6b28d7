// Making a table and going there.
import type { CreateTable, SeatPlan, TableSettings } from '../../../protocol.ts'
import { api } from './api.ts'
import { PRESETS, type GameName } from './presets.ts'
import { linkTo, router } from './router.svelte.ts'
import { session } from './session.svelte.ts'

export function defaultSettings(rules: string): TableSettings {
  return {
    rules,
    options: [],
    visibility: 'private',
    clock: { kind: 'none' },
    on_timeout: 'bot',
    rated: false,
    hints: true,
    tile_counter: true,
    first: 'random',
    draws: 'shuffled',
  }
}

export async function startTable(table: CreateTable): Promise<void> {
  await session.player()
  const view = await api.createTable(table)
  router.go(linkTo('table', view.id) + (view.key ? `?key=${encodeURIComponent(view.key)}` : ''))
}

export function againstBots(rules: string, levels: readonly string[]): CreateTable {
  const bots = levels.map((level): SeatPlan => ({ for: 'bot', level }))
  return { settings: defaultSettings(rules), seats: [{ for: 'me' }, ...bots] }
}

/** The guided first game of a game. */
export function guidedGame(game: GameName): CreateTable {
  const settings: TableSettings = { ...defaultSettings(PRESETS[game][0]!), first: { seat: 0 }, lesson: game }
  return { settings, seats: [{ for: 'me' }, { for: 'bot', level: 'easy' }] }
}
