// What a screen reader is told: who played where, what was scored and why, the tile in hand. Nothing twice.
import { untrack } from 'svelte'
import type { BoardArt, BoardTile, PieceChoice, Spot, Square } from '../../../board/index.ts'
import type { GameView, Happening, TurnView } from '../../../protocol.ts'
import { describeTile, squareWords } from './describe.ts'
import { narrate } from './narrate.ts'
import { t, tWord } from './text.svelte.ts'

const KEPT = 5

export class Announcer {
  /** The last ones, for a live region: a reader says what is added. */
  lines = $state.raw<{ id: number; text: string }[]>([])
  private next = 0

  say(text: string): void {
    if (text) untrack(() => (this.lines = [...this.lines, { id: ++this.next, text }].slice(-KEPT)))
  }
}

/** Names what a key looked at as soon as it is known: what the server knows of features may still be on its way. Gives what the key calls. */
export function glances(announcer: Announcer, looked: () => Spot | null, words: () => string): () => void {
  let glanced = $state.raw<Spot | null>(null)
  $effect(() => {
    const said = glanced && glanced === looked() ? words() : ''
    if (!said) return
    glanced = null
    announcer.say(said)
  })
  return () => void (glanced = looked())
}

/** What happened, without what one did oneself, in one sentence after the other. Where several play at one screen, the others hear it too. */
export function spokenHappenings(happenings: readonly Happening[], names: readonly string[], yours: readonly number[]): string {
  const sentences = happenings.flatMap(happening => {
    const own = 'seat' in happening && yours.length === 1 && yours.includes(happening.seat)
    if (happening.what === 'placed') return own ? [] : [t('access-placed', { who: names[happening.seat] ?? '', at: squareWords(happening) })]
    if (happening.what === 'piece_set' && own) return []
    const line = narrate(happening, names)
    if (!line || (line.quiet && happening.what !== 'took')) return []
    return [line.sum ? `${line.text} = ${line.sum}` : line.text]
  })
  return sentences.join('. ')
}

/** A square that is looked at: the tile there and who stands on it. */
export function spokenSquare(square: Square, tile: BoardTile | undefined, art: BoardArt, game: GameView, names: readonly string[]): string {
  const at = squareWords(square)
  if (!tile) return t('access-looks-nothing', { at })
  const here = game.pieces.filter(({ x, y }) => x === square.x && y === square.y)
  const pieces = here.map(({ role, seat }) => t('access-piece', { role: tWord('role', role), who: names[seat] ?? '' }))
  return [t('access-looks', { at, tile: describeTile(art, tile.tile, tile.rotation) }), ...pieces].join('; ')
}

/** A place for a piece that was chosen and waits to be confirmed. */
export function spokenChoice(choices: readonly PieceChoice[], chosen: string | undefined): string {
  const choice = choices.find(({ action }) => action === chosen)
  return choice ? t('access-confirm', { what: choice.label }) : ''
}

/** The own decision, with the name of the player where several of them sit at one screen. */
export function spokenTurn(turn: TurnView, art: BoardArt, names: readonly string[], yours: readonly number[] = []): string {
  const said = spokenDecision(turn, art, names)
  return said && yours.length > 1 && turn.choices.choose !== 'draw' ? t('access-turn-of', { who: names[turn.seat] ?? '', what: said }) : said
}

/** The tiles in hand, or how many pieces could be used. Nothing while nothing is offered. */
function spokenDecision(turn: TurnView, art: BoardArt, names: readonly string[]): string {
  const { choices } = turn
  if (choices.choose === 'use') return choices.uses.length > 0 ? t('access-list-uses', { count: choices.uses.length }) : t('access-list-uses-none')
  if (choices.choose === 'discard') return t('turn-discard')
  if (choices.choose === 'draw') return choices.lay_aside ? t('turn-lay-aside') : t('turn-draw', { who: names[turn.seat] ?? '' })
  if (choices.choose !== 'place' || choices.placements.length === 0) return ''
  const tiles = (turn.hands[turn.seat] ?? []).map(tile => describeTile(art, tile))
  return tiles.length > 1 ? t('access-your-tiles', { tiles: tiles.join(' / ') }) : t('access-your-tile', { tile: tiles[0] ?? '' })
}
