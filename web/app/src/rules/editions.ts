// Where the editions of a game differ, topic by topic. The texts are `edition-TOPIC` and `edition-TOPIC-WORD` in `locales/*/reader.ftl`.
import type { GameName } from '../lib/presets.ts'

export interface EditionTopic {
  topic: string
  /** A word for each edition; neighbours with the same word share a cell. */
  words: readonly string[]
  /** Whether a last column says how it is played here, because the rulebooks leave it open. */
  here?: boolean
  rules: readonly string[]
}

export interface EditionTable {
  presets: readonly string[]
  topics: readonly EditionTopic[]
}

export const EDITIONS: Record<GameName, EditionTable> = {
  carcassonne: {
    presets: ['carcassonne/first', 'carcassonne/modern'],
    topics: [
      { topic: 'farmers', words: ['first', 'modern'], rules: ['CA11', 'CA16', 'R17'] },
      { topic: 'small-cities', words: ['first', 'modern'], rules: ['CA6', 'CA16'] },
      { topic: 'carcassonne-rest', words: ['same', 'same'], rules: [] },
    ],
  },
  hunters: {
    presets: ['hunters/pl-2002', 'hunters/hu-2002', 'hunters/en-2014'],
    topics: [
      { topic: 'fire', words: ['allowed', 'forbidden', 'allowed'], rules: ['R6', 'HG17'] },
      { topic: 'bonus', words: ['forest', 'forest', 'turn'], here: true, rules: ['R4', 'R21', 'HG12'] },
      { topic: 'counting', words: ['pl', 'hu', 'en'], here: true, rules: ['R3', 'R21'] },
      { topic: 'beginner', words: ['youngest', 'youngest', 'berries'], here: true, rules: ['R1'] },
      { topic: 'tie', words: ['silent', 'silent', 'staring'], here: true, rules: ['R1'] },
      { topic: 'river-end', words: ['spring', 'spring', 'mouth'], here: true, rules: ['HG8'] },
      { topic: 'drawn-tile', words: ['shown', 'advice', 'may'], here: true, rules: ['C3'] },
      { topic: 'players', words: ['five', 'eight', 'five'], here: true, rules: ['R13'] },
      { topic: 'hunters-rest', words: ['same', 'same', 'same'], rules: ['R18'] },
    ],
  },
  discovery: {
    presets: ['discovery/standard', 'discovery/advanced'],
    topics: [
      { topic: 'open-tiles', words: ['drawn', 'two'], rules: ['DI12'] },
      { topic: 'nothing-fits', words: ['leaves', 'given-up'], rules: ['DI3', 'R8'] },
      { topic: 'last-tiles', words: ['stack', 'played-out'], rules: ['C11', 'DI12'] },
      { topic: 'equal-turns', words: ['none', 'option'], rules: ['DI13', 'R7'] },
      { topic: 'discovery-rest', words: ['same', 'same'], rules: [] },
    ],
  },
}
