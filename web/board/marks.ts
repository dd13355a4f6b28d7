// Seats are told apart by these signs as well as by their colours: the same as on the pieces. A colour and its sign go together.
export const MARKS = ['●', '▲', '■', '✚', '★'] as const

/** What is legible on each colour. */
export const MARK_INKS = ['#fff', '#fff', '#3a2c10', '#fff', '#8a2f6b'] as const

let worn: readonly number[] = []

/** Says which colours the seats of the game have that is shown; without it a seat has the colour of its number. */
export function wearColours(colours: readonly number[]): void {
  worn = colours
}

export const colourOf = (seat: number): number => worn[seat] ?? seat % MARKS.length

export const markOf = (seat: number): string => MARKS[colourOf(seat)]!

export const inkOf = (seat: number): string => MARK_INKS[colourOf(seat)]!

export const seatColour = (seat: number): string => `var(--seat-${seat})`

/** In which colour a feature is lit: that of its only owner. */
export const litColour = (seats: readonly number[]): string => (seats.length === 1 ? seatColour(seats[0]!) : 'var(--lit-neutral, #ffd23d)')
