// Hints in words: what a bot would do, and what it expects of it.
import { FluentNumber } from '@fluent/bundle'
import type { BoardArt } from '../../../board/index.ts'
import type { GameView, HintMove, Insight } from '../../../protocol.ts'
import { describeTile, layWords, neighboursOf, partWords, squareWords, useLabels, useWords } from './describe.ts'
import { readPlaceWord } from './moves.ts'
import { t, tWord } from './text.svelte.ts'

function pieceWord(word: string): string {
  if (word === '-') return t('turn-pass')
  if (word.startsWith('!')) return t('hint-discard')
  return word.startsWith('take:') ? t('hint-take') : tWord('role', word.split(':')[0] ?? '')
}

/** In short, beside the board that shows the rest: the square, the piece and its place, and what the bot expects. */
export function hintLabel(art: BoardArt, { tiles, turn }: GameView, { actions, lead, win }: HintMove): string {
  const uses = turn.choices.choose === 'use' ? turn.choices.uses : []
  const labels = useLabels(art, tiles, uses)
  const laid = readPlaceWord(actions[0] ?? '')
  const words = actions.map(word => {
    const place = readPlaceWord(word)
    if (place) return squareWords(place)
    const label = labels[uses.findIndex(({ action }) => action === word)]
    const where = label?.where ?? (laid ? partWords(art, laid, word.split(':')[1] ?? '') : '')
    return [label?.role ?? pieceWord(word), where].filter(Boolean).join(' · ')
  })
  const expected = lead === undefined ? [] : [t('hint-lead', { lead: new FluentNumber(lead, { signDisplay: 'exceptZero', maximumFractionDigits: 1 }) })]
  const chance = win === undefined ? [] : [t('hint-win', { percent: Math.round(win * 100) })]
  return [words.join(' – '), ...expected, ...chance].join(' · ')
}

/** In full, for the list: the square and how the tile lies there, and the piece. */
export function hintWords(art: BoardArt, { tiles, turn }: GameView, insight: Insight | null, { actions }: HintMove, names: readonly string[]): string {
  const words = actions.map(word => {
    const place = readPlaceWord(word)
    if (place) return t('access-looks', { at: squareWords(place), tile: layWords(art, place.tile, place.rotation, neighboursOf(art, tiles, insight, place)) })
    if (word.startsWith('!')) return t('turn-give-up', { tile: describeTile(art, word.slice(1)) })
    const use = turn.choices.choose === 'use' ? turn.choices.uses.find(({ action }) => action === word) : undefined
    return use ? useWords(art, tiles, insight, use, names) : pieceWord(word)
  })
  return words.join(' – ')
}
