// What a screen reader is told: who played where, what was scored and why, the tile in hand. Nothing twice.
import type { BoardArt } from '../../../board/index.ts'
import type { Happening, TurnView } from '../../../protocol.ts'
import { describeTile, squareWords } from './describe.ts'
import { narrate } from './narrate.ts'
import { t } from './text.svelte.ts'

const KEPT = 5

export class Announcer {
  /** The last ones, for a live region: a reader says what is added. */
  lines = $state.raw<{ id: number; text: string }[]>([])
  private next = 0

  say(text: string): void {
    if (text) this.lines = [...this.lines, { id: ++this.next, text }].slice(-KEPT)
  }
}

/** What happened, without what one did oneself, in one sentence after the other. */
export function spokenHappenings(happenings: readonly Happening[], names: readonly string[], yours: readonly number[]): string {
  const sentences = happenings.flatMap(happening => {
    const own = 'seat' in happening && yours.includes(happening.seat)
    if (happening.what === 'placed') return own ? [] : [t('access-placed', { who: names[happening.seat] ?? '', at: squareWords(happening) })]
    if (happening.what === 'piece_set' && own) return []
    const line = narrate(happening, names)
    if (!line || (line.quiet && happening.what !== 'took')) return []
    return [line.sum ? `${line.text} = ${line.sum}` : line.text]
  })
  return sentences.join('. ')
}

/** The own decision: the tiles in hand, or how many pieces could be used. */
export function spokenTurn(turn: TurnView, art: BoardArt): string {
  const { choices } = turn
  if (choices.choose === 'use') return t('access-list-uses', { count: choices.uses.length })
  if (choices.choose === 'discard') return t('turn-discard')
  if (choices.choose !== 'place') return ''
  const tiles = (turn.hands[turn.seat] ?? []).map(tile => describeTile(art, tile))
  return tiles.length > 1 ? t('access-your-tiles', { tiles: tiles.join(' / ') }) : t('access-your-tile', { tile: tiles[0] ?? '' })
}
