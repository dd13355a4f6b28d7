// The games, presets and options a table can choose.
import { RULES } from '../../../protocol.ts'

export const GAMES = ['carcassonne', 'hunters', 'discovery'] as const
export type GameName = (typeof GAMES)[number]

/** Offered before the others of its game: the printing that is sold today. */
const FIRST = 'hunters/en-2014'

const presetsOf = (game: GameName): string[] => {
  const names = RULES.filter(rules => rules.game === game && rules.options.length === 0).map(({ name }) => name)
  return names.sort((one, two) => Number(two === FIRST) - Number(one === FIRST))
}

export const PRESETS: Record<GameName, readonly string[]> = {
  carcassonne: presetsOf('carcassonne'),
  hunters: presetsOf('hunters'),
  discovery: presetsOf('discovery'),
}

export const LEVELS = ['easy', 'normal', 'hard', 'expert'] as const

/** The game of a preset; also of a name that only begins like one. */
export const gameName = (rules: string): GameName => {
  const game = RULES.find(({ name }) => name === rules)?.game ?? rules.split('/')[0]
  return GAMES.find(known => known === game) ?? 'carcassonne'
}

/** The options a preset has. */
export const optionsOf = (rules: string): string[] => {
  const option = RULES.find(({ name }) => name === rules)?.option
  return option ? [option] : []
}

/** The tile sets that rules are played with. */
export function setsOf(rules: string, options: readonly string[]): readonly string[] {
  const found = RULES.find(choice => choice.name === rules && choice.options.join() === options.join())
  if (!found) throw new Error(`no rules ${[rules, ...options].join('+')}`)
  return found.sets
}
