// The sides of tiles by their landscape: how a tile in the hand is found among many.
import type { BoardArt } from '../../../board/index.ts'

/** For a side that may be anything. */
export const ANY = '.'

/** The landscapes of the four sides, clockwise from the north of the unturned tile. */
export const sidesOf = (art: BoardArt, tile: string): string[] =>
  [1, 4, 7, 10].map(middle => Object.values(art.tiles[tile]?.segments ?? {}).find(({ ports }) => ports.includes(middle))?.kind ?? '')

const plain = (word: string): string => word.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '').replaceAll('ł', 'l')

/** The letter that each landscape is typed with: the first of its word that no other has. */
export function lettersOf(words: Readonly<Record<string, string>>): Record<string, string> {
  const letters: Record<string, string> = {}
  for (const [kind, word] of Object.entries(words)) {
    const taken = Object.values(letters)
    letters[kind] = [...plain(word)].find(letter => /[a-z]/.test(letter) && !taken.includes(letter)) ?? ''
  }
  return letters
}

/** What was typed, as far as it means something: at most four sides. */
export const readSides = (typed: string, letters: Readonly<Record<string, string>>): string =>
  [...plain(typed)].map(sign => (sign === ' ' || sign === '?' ? ANY : sign)).filter(sign => sign === ANY || Object.values(letters).includes(sign)).slice(0, 4).join('')

/** How a tile is turned when it shows these sides one after the other, from the north; nothing if it never does. */
export function turnShowing(art: BoardArt, tile: string, wanted: string, letters: Readonly<Record<string, string>>): number | undefined {
  const shown = sidesOf(art, tile).map(kind => letters[kind])
  return [0, 1, 2, 3].find(turn => [...wanted].every((letter, side) => letter === ANY || shown[(side + 4 - turn) % 4] === letter))
}
