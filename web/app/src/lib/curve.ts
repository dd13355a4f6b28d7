// Where the lines, bands and bars of an analysis lie: numbers only.

export interface Frame {
  left: number
  right: number
  top: number
  bottom: number
}

/** A value to a height, within the frame. */
export type Scale = (value: number) => number

/** `least` lies at the bottom and `most` at the top; what is beyond stays at the edge. */
export const scale = ({ top, bottom }: Frame, least: number, most: number): Scale => value =>
  bottom - ((Math.min(most, Math.max(least, value)) - least) / (most - least || 1)) * (bottom - top)

/** Points evenly spread from the left to the right. */
export const across = ({ left, right }: Frame, count: number) => (index: number): number => left + (index / Math.max(1, count - 1)) * (right - left)

const at = (x: number, y: number): string => `${x.toFixed(1)} ${y.toFixed(1)}`

export const lineOf = (values: readonly number[], x: (index: number) => number, y: Scale): string =>
  values.map((value, index) => `${index ? 'L' : 'M'}${at(x(index), y(value))}`).join('')

/** The area between each value less its error and the value plus its error. */
export function areaOf(values: readonly number[], errors: readonly number[], x: (index: number) => number, y: Scale): string {
  const edge = (sign: 1 | -1): string[] => values.map((value, index) => at(x(index), y(value + sign * (errors[index] ?? 0))))
  return `M${edge(1).join('L')}L${edge(-1).reverse().join('L')}Z`
}

/** A round number that is not below any of the values. */
export function roof(values: readonly number[], least: number): number {
  const most = Math.max(least, ...values.map(Math.abs))
  const unit = 10 ** Math.floor(Math.log10(most))
  return [1, 2, 5, 10].map(factor => factor * unit).find(round => round >= most - 1e-9)!
}

/** As far from nothing as all but a few of the values are: one that is far beyond would leave no room for the others. */
export function usual(values: readonly number[]): number {
  const sizes = values.map(Math.abs).sort((one, two) => one - two)
  return sizes[Math.floor((sizes.length - 1) * 0.96)] ?? 0
}

/** In which row each of some signs stands, so that none lies on another: `room` is as wide as a sign. */
export function rowsOf(places: readonly number[], room: number): number[] {
  const ends: number[] = []
  return places.map(place => {
    const free = ends.findIndex(end => place >= end)
    const row = free < 0 ? ends.length : free
    ends[row] = place + room
    return row
  })
}

/** The index of the turn under a share of the width, from 0; there is one turn fewer than points before the result. */
export const turnUnder = (share: number, turns: number, points: number): number => Math.min(turns - 1, Math.max(0, Math.floor(share * Math.max(1, points - 1))))
