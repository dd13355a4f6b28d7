// Making a table and going there.
import type { CreateTable, SeatPlan, TableSettings } from '../../../protocol.ts'
import { api } from './api.ts'
import { PRESETS, type GameName } from './presets.ts'
import { linkTo, router } from './router.svelte.ts'
import { session } from './session.svelte.ts'
import { settings } from './settings.svelte.ts'

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
    bot_speed: settings.botSpeed,
    while_here: false,
  }
}

/** The colour that the maker of a table likes, on the seat they have. */
export function likedColours(seats: readonly SeatPlan[]): (number | null)[] {
  const own = seats.findIndex(seat => seat.for === 'me')
  return settings.colour === null || own < 0 ? [] : seats.slice(0, own + 1).map((_, seat) => (seat === own ? settings.colour : null))
}

export async function startTable(table: CreateTable): Promise<void> {
  await session.player()
  const colours = table.colours ?? likedColours(table.seats)
  const view = await api.createTable({ ...table, colours })
  router.go(linkTo('table', view.id) + (view.key ? `?key=${encodeURIComponent(view.key)}` : ''))
}

export function againstBots(rules: string, levels: readonly string[]): CreateTable {
  const bots = levels.map((level): SeatPlan => ({ for: 'bot', level }))
  return { settings: defaultSettings(rules), seats: [{ for: 'me' }, ...bots] }
}

/** A table for those who get its link. Its host begins when all are there, so that no one comes too late. */
export function forFriends(rules: string): CreateTable {
  return { settings: defaultSettings(rules), seats: [{ for: 'me' }, { for: 'open' }, { for: 'open' }, { for: 'open' }, { for: 'open' }] }
}

/** The guided first game of a game. */
export function guidedGame(game: GameName): CreateTable {
  const guided: TableSettings = { ...defaultSettings(PRESETS[game][0]!), first: { seat: 0 }, lesson: game }
  return { settings: guided, seats: [{ for: 'me' }, { for: 'bot', level: 'easy' }] }
}
