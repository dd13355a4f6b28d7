import type { RuleChapter } from './index.ts'

export const discovery: readonly RuleChapter[] = [
  {
    title: 'rules.discovery',
    rules: [
      { id: 'DI1', text: 'Each player has five followers; one marks the score, four are for playing.' },
      { id: 'DI2', text: 'A follower is an explorer on a plain, a robber in the mountains, a sailor on the sea. A city stands on a shore and belongs to its land and to the sea it looks at.' },
      { id: 'DI3', text: 'A tile that fits nowhere leaves the game, and another one is drawn.' },
      { id: 'DI4', text: 'After laying the tile you may either set a follower on it, or take one of your followers off the board and score its region. Never both in a turn.' },
      { id: 'DI5', text: 'A region is closed when none of its sides is open any more.' },
      { id: 'DI6', text: 'A plain brings 1 point a tile while it is open and 2 a tile when it is closed. Closed with just two tiles: 2 points in all.' },
      { id: 'DI7', text: 'For mountains the cities count that stand in them and those on every plain beside them: 1 point each while open, 2 each when closed, 1 each when closed with just two tiles. Cities can still be added through the plains.' },
      { id: 'DI8', text: 'A sea brings 1 point for each city on its shore. When it is closed, 1 more for each of its tiles, unless it has just two.' },
      { id: 'DI9', text: 'There is no majority. Followers in the same region score it each for itself, whenever they are taken off.' },
      { id: 'DI10', text: 'Once the last follower has left a region, it may be claimed anew.' },
      { id: 'DI11', text: 'At the end every follower still on the board scores its region as if it were open.' },
    ],
  },
  {
    title: 'rules.advanced',
    rules: [
      { id: 'DI12', text: 'Everybody has two open tiles, lays one of them each turn and draws another. When nothing is left to draw, the open tiles are played out.', only: ['discovery/advanced'] },
      { id: 'DI13', text: 'So that everybody has equally many turns, 1, 2, 3 or 3 tiles are laid aside before a game of 2, 3, 4 or 5 players.', only: ['equal-turns'] },
    ],
  },
]
