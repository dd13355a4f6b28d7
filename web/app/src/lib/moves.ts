// Words of the record format, and the choices the server offers as squares and spots.
import type { Choices, Placement, TurnView } from '../../../protocol.ts'

export const placeWord = (tile: string, x: number, y: number, rotation: number): string => `${tile}@${x},${y}r${rotation}`

export interface PlaceWord {
  tile: string
  x: number
  y: number
  rotation: number
}

export function readPlaceWord(word: string): PlaceWord | null {
  const match = /^(.+)@(-?\d+),(-?\d+)r([0-3])$/.exec(word)
  return match ? { tile: match[1]!, x: Number(match[2]), y: Number(match[3]), rotation: Number(match[4]) } : null
}

/** The placements of one tile of the hand. */
export const placementsOf = (choices: Choices, tile: string | undefined): Placement[] =>
  choices.choose === 'place' ? choices.placements.filter(placement => placement.tile === tile) : []

/** The tile of the hand that can be placed and was chosen, or else the first that can. */
export function tileInHand(turn: TurnView, chosen: string | undefined): string | undefined {
  const hand = turn.hands[turn.seat] ?? []
  if (turn.choices.choose !== 'place') return undefined
  const placeable = new Set(turn.choices.placements.map(placement => placement.tile))
  if (chosen && hand.includes(chosen) && placeable.has(chosen)) return chosen
  return hand.find(tile => placeable.has(tile))
}

/** The word for a tile drawn at a real table, or laid aside there. */
export const drawWord = (choices: Choices, tile: string): string => `${choices.choose === 'draw' && choices.lay_aside ? '~' : '+'}${tile}`

/** Whether an action is among those offered: nothing else is ever sent. */
export function isOffered(choices: Choices, word: string): boolean {
  switch (choices.choose) {
    case 'place': {
      const place = readPlaceWord(word)
      return !!place && choices.placements.some(({ tile, x, y, rotations }) => tile === place.tile && x === place.x && y === place.y && rotations.includes(place.rotation))
    }
    case 'use':
      return word === '-' || choices.uses.some(use => use.action === word)
    case 'discard':
      return choices.tiles.some(tile => word === `!${tile}`)
    case 'draw':
      return Object.keys(choices.tiles).some(tile => word === drawWord(choices, tile))
    case 'nothing':
      return false
  }
}
