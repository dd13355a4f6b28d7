// Seats are told apart by these signs as well as by their colours: the same as on the pieces.
export const MARKS = ['●', '▲', '■', '✚', '★'] as const

/** What is legible on the colour of each seat. */
export const MARK_INKS = ['#fff', '#fff', '#3a2c10', '#fff', '#8a2f6b'] as const

export const markOf = (seat: number): string => MARKS[seat % MARKS.length]!
