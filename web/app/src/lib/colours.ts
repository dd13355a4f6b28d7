// The colours of the seats at the table that is shown, for the board and for styles (`--seat-0` …).
import { MARKS } from '../../../board/index.ts'
import { wearColours } from '../../../board/marks.ts'

/** All colours, by number. */
export const COLOURS = MARKS.map((_, colour) => colour)

/** The seats have these colours from now on; none: those of their numbers. */
export function showColours(colours: readonly number[]): void {
  wearColours(colours)
  const style = document.documentElement.style
  for (const seat of COLOURS) {
    const colour = colours[seat]
    if (colour === undefined) style.removeProperty(`--seat-${seat}`)
    else style.setProperty(`--seat-${seat}`, `var(--colour-${colour})`)
  }
}

/** What seats get where only some have chosen, as the server gives it: what was chosen; else the colour of their number, or the first that is left. */
export function givenColours(chosen: readonly (number | null | undefined)[]): number[] {
  const given = Array.from(chosen, (colour, seat) => colour ?? (chosen.includes(seat) ? null : seat))
  for (const [seat, colour] of given.entries()) given[seat] = colour ?? COLOURS.find(left => !given.includes(left))!
  return given as number[]
}
