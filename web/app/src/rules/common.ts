import type { RuleChapter } from './index.ts'

export const common: readonly RuleChapter[] = [
  {
    title: 'rules.turns',
    rules: [
      { id: 'C1', text: 'Two to five players take turns clockwise. Who begins is chosen when the table is set up, or drawn by lot.' },
      { id: 'C2', text: 'One tile lies open at the start, all others are shuffled. Anyone may work out which tiles are still to come, and the page counts them unless the table decided otherwise; nobody knows their order.' },
      { id: 'C3', text: 'In your turn you draw a tile that everybody sees, lay it, may use a piece, and whatever is complete is scored. Then the next player goes on.' },
      { id: 'C4', text: 'A tile must lie with a whole side against a tile on the table; touching corners are not enough. On every side it shares with a neighbour the landscape has to go on.' },
      { id: 'C5', text: 'If a drawn tile fits nowhere, it is put aside and you draw another one.' },
    ],
  },
  {
    title: 'rules.pieces',
    rules: [
      { id: 'C6', text: 'A tile carries at most one piece. It comes from your own supply and goes onto one part of the tile you have just laid.' },
      { id: 'C7', text: 'A follower may not enter a feature in which any follower stands already, yours or another’s, no matter how far away. Features with followers may grow together later.' },
      { id: 'C8', text: 'If you have no piece left, you still lay tiles.' },
      { id: 'C9', text: 'The order is fixed: tile, piece, scoring, pieces go home. A piece you set this turn can score and come home this very turn (not in The Discovery).', },
      { id: 'C10', text: 'A feature belongs to whoever has the most followers in it. If several have equally many, each of them gets all the points; everyone else gets none.', not: ['discovery'] },
      { id: 'C11', text: 'The game is over at the end of the turn in which the last tile of the main stack was laid. Whoever has the most points wins; equals share the win.' },
    ],
  },
]

export const rulings: readonly RuleChapter[] = [
  {
    title: 'rules.rulings',
    rules: [
      { id: 'R1', text: 'The first seat is drawn by lot unless chosen. A tie is a shared win.' },
      { id: 'R2', text: 'A tile that fits nowhere goes back only after another has been drawn. If none of the tiles left fits anywhere, the game ends there and is scored.', only: ['carcassonne'] },
      { id: 'R3', text: 'A tile counts once in a feature, even if the feature crosses it twice.' },
      { id: 'R4', text: 'One bonus tile a turn at most, in every edition.', only: ['hunters'] },
      { id: 'R5', text: 'A bonus tile that fits nowhere leaves the game; the next one is drawn instead, if there is one.', only: ['hunters'] },
      { id: 'R6', text: 'Hungarian edition of 2002: no hunter may be set on the tile with the fire.', only: ['hunters/hu-2002'] },
      { id: 'R7', text: 'For equal turns with five players three tiles are laid aside, so that everybody lays sixteen.', only: ['equal-turns'] },
      { id: 'R8', text: 'If neither of your two open tiles fits, you give one of them up, draw another and try again. If nothing is left to draw, you just give it up; without any tile your turn is skipped.', only: ['discovery/advanced'] },
      { id: 'R9', text: 'A lake without a river would be a river system of its own, and a hut could stand there.', only: ['hunters'] },
      { id: 'R10', text: 'Should two shrines meet in one meadow, every hunter at a shrine scores it in full and nobody else does.', only: ['hunters'] },
      { id: 'R11', text: 'Several features completed by one tile are scored in the order of the tile’s parts. The order never changes a score.' },
      { id: 'R12', text: 'A river divides fields as a road does. Fields run around its spring and its lake. A road stops at a monastery, a river flows past it.', only: ['carcassonne'] },
      { id: 'R13', text: 'Every game is for two to five players.' },
      { id: 'R14', text: 'The ban on tight bends counts for river tiles next to each other; a straight one between lifts it. If no river tile left can go on, they leave the game and the lake follows at once; if even the lake does not fit, it leaves too.', only: ['river'] },
      { id: 'R15', text: 'If the last land tile fits nowhere, it leaves the game and the game is over.', only: ['hunters', 'discovery'] },
      { id: 'R16', text: 'The nugget on the shrine’s tile counts like any other, once a land tile completes its forest.', only: ['hunters'] },
      { id: 'R17', text: 'For a city the farmers are counted, not the fields they lie on.', only: ['carcassonne/first'] },
      { id: 'R18', text: 'All editions of Hunters & Gatherers here use the same tiles.', only: ['hunters'] },
    ],
  },
]
