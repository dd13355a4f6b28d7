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

/** Whether a tile shows these sides one after the other, however it is turned. */
export function showsSides(art: BoardArt, tile: string, wanted: string, letters: Readonly<Record<string, string>>): boolean {
  const shown = sidesOf(art, tile).map(kind => letters[kind])
  return [0, 1, 2, 3].some(turn => [...wanted].every((letter, side) => letter === ANY || shown[(side + turn) % 4] === letter))
}
