import type { RuleChapter } from './index.ts'

export const carcassonne: readonly RuleChapter[] = [
  {
    title: 'rules.carcassonne',
    rules: [
      { id: 'CA1', text: 'Each player has eight followers; one marks the score, seven are for playing.' },
      { id: 'CA2', text: 'A follower is a knight in a city, a thief on a road, a farmer on a field, a monk in a monastery.' },
      { id: 'CA3', text: 'A tile that fits nowhere goes back among the others, and another one is drawn.' },
      { id: 'CA4', text: 'A road is complete when it has an end on both sides (a crossing, a city, a monastery) or closes into a ring. It brings 1 point for each of its tiles.' },
      { id: 'CA5', text: 'A city is complete when its wall is closed and there is no gap inside. It brings 2 points for each tile and 2 for each shield.' },
      { id: 'CA6', text: 'A complete city of only two tiles brings 2 points altogether, and 1 more for each shield.', only: ['carcassonne/first'] },
      { id: 'CA7', text: 'A monastery is complete when all eight squares around it are filled. It brings 9 points.' },
      { id: 'CA8', text: 'Followers come home from a road, city or monastery as soon as it is complete and scored. Farmers stay until the end.' },
      { id: 'CA9', text: 'A field ends at roads, cities, the river and the edge of the land. It scores only at the end; farmers lie down to show it.' },
      { id: 'CA10', text: 'At the end an unfinished road brings 1 point a tile, an unfinished city 1 a tile and 1 a shield, an unfinished monastery 1 and 1 more for every tile around it.' },
      { id: 'CA11', text: 'At the very end each complete city feeds the farmers: count everybody’s farmers on all fields that touch it. Whoever has the most gets 4 points, tied players 4 each. A field may touch many cities and helps with each of them.', only: ['carcassonne/first'] },
      { id: 'CA16', text: 'Modern scoring: every field by itself brings its majority 3 points for each complete city it touches. A city of two tiles counts like any other.', only: ['carcassonne/modern'] },
    ],
  },
  {
    title: 'rules.river',
    rules: [
      { id: 'CA12', text: 'The spring takes the place of the start tile. Ten river tiles are drawn first, each going on from the last; the lake is kept for the end.', only: ['river'] },
      { id: 'CA13', text: 'The river may not turn back on itself: two bends on neighbouring tiles must not turn the same way.', only: ['river'] },
      { id: 'CA14', text: 'Followers may stand on river tiles as anywhere, but not in the water.', only: ['river'] },
      { id: 'CA15', text: 'After the ten river tiles the next player lays the lake and may set a follower on it. Then the land tiles begin.', only: ['river'] },
    ],
  },
]
