import type { RuleChapter } from './index.ts'

export const hunters: readonly RuleChapter[] = [
  {
    title: 'rules.hunters',
    rules: [
      { id: 'HG1', text: 'Each player has six members of the tribe, one of which marks the score, and two huts. Land tiles and bonus tiles are separate stacks. The score track has 50 fields and is walked round.' },
      { id: 'HG2', text: 'A member is a gatherer in a forest, a fisherman on a river (never on a lake), a hunter lying on a meadow. A hut stands for a whole river system.' },
      { id: 'HG3', text: 'For every tile you lay you may set one member or one hut, on that tile. With a bonus tile that can be two pieces in a turn.' },
      { id: 'HG4', text: 'A hut goes onto a river or a lake and owns the whole river system: all rivers and lakes that are connected. Lakes do not end a system; springs and the edge of the land do.' },
      { id: 'HG5', text: 'A hut may not be set into a system that has one already. Huts and fishermen do not get in each other’s way.' },
      { id: 'HG6', text: 'A meadow ends at forests, rivers, lakes and the edge of the land.' },
      { id: 'HG7', text: 'A tile that fits nowhere leaves the game, and another one is drawn.' },
      { id: 'HG8', text: 'A river is complete when each end lies at a lake or a spring, or when it closes into a ring. It brings 1 point a tile and 1 for every fish in the lakes at its ends.' },
      { id: 'HG9', text: 'A forest is complete when meadow surrounds it without a gap. It brings 2 points a tile and 2 for each patch of mushrooms.' },
      { id: 'HG10', text: 'The members of a complete river or forest come home after the scoring. Hunters and huts stay to the end.' },
    ],
  },
  {
    title: 'rules.bonus',
    rules: [
      { id: 'HG11', text: 'If a forest with gold is completed, whoever laid the tile gets a bonus tile after the scoring, lays it anywhere by the usual rules, may set a piece on it, and what it completes is scored at once.' },
      { id: 'HG12', text: 'A bonus tile brings no further bonus tile, and there is one a turn at most. When they have run out, there are none.' },
      { id: 'HG17', text: 'The fire: no tiger in its meadow counts. The aurochs: 2 points, and no tiger harms it. The shrine: a hunter set at it scores the whole meadow alone, whoever else hunts there.' },
    ],
  },
  {
    title: 'rules.end',
    rules: [
      { id: 'HG13', text: 'The game ends after the turn in which the last land tile was laid; a bonus tile won then still belongs to that turn.' },
      { id: 'HG14', text: 'First the members on unfinished rivers and forests go home without points.' },
      { id: 'HG15', text: 'Then the huts: whoever has the most huts in a river system gets 1 point for each fish in all its lakes; tied players get it in full.' },
      { id: 'HG16', text: 'Last the hunters: whoever has the most in a meadow gets 2 points for each deer, mammoth and aurochs. But every tiger takes one deer first, as long as there are any.' },
    ],
  },
]
