// The games, presets and options a table can choose.

export const GAMES = ['carcassonne', 'hunters', 'discovery'] as const
export type GameName = (typeof GAMES)[number]

export const PRESETS: Record<GameName, readonly string[]> = {
  carcassonne: ['carcassonne/first', 'carcassonne/modern'],
  hunters: ['hunters/en-2014', 'hunters/pl-2002', 'hunters/hu-2002'],
  discovery: ['discovery/standard', 'discovery/advanced'],
}

export const LEVELS = ['easy', 'normal', 'hard', 'expert'] as const

export const gameName = (rules: string): GameName => {
  const game = rules.split('/')[0]
  return GAMES.find(known => known === game) ?? 'carcassonne'
}

/** The options a preset has. */
export function optionsOf(rules: string): string[] {
  if (rules.startsWith('carcassonne/')) return ['river']
  if (rules === 'discovery/advanced') return ['equal-turns']
  return rules === 'hunters/pl-2002' || rules === 'hunters/hu-2002' ? ['literal'] : []
}
