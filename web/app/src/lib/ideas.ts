// The moves of an analysis on the board.
import type { BoardArt, Idea } from '../../../board/index.ts'
import type { CandidateView, Replay, UseChoice } from '../../../protocol.ts'
import { placesOf } from './describe.ts'
import { chance, points } from './figures.ts'
import { readPlaceWord } from './moves.ts'

/** What pieces look like in a role. */
export type Roles = ReadonlyMap<string, Pick<UseChoice, 'piece' | 'lies'>>

/** As they were in this game. */
export function rolesOf({ steps }: Replay): Roles {
  const set = steps.flatMap(({ happenings }) => happenings.flatMap(happening => (happening.what === 'piece_set' ? [happening] : [])))
  return new Map(set.map(({ role, piece, lies }) => [role, { piece, lies }]))
}

/** A role that no piece had in this game. */
const unseen = (role: string): Pick<UseChoice, 'piece' | 'lies'> => ({ piece: role === 'hut' ? 'hut' : 'follower', lies: false })

/** So many of the best are shown. */
const SHOWN = 3
/** Within this of a sure result chances say nothing, and points are shown. */
const SURE = 0.005

/** One move for each square: the one that is pointed at, or else the best there. The one that was played is always told. */
export function ideasOf(moves: readonly CandidateView[], played: number, pointed: number, roles: Roles): Idea[] {
  const order = [pointed, ...moves.keys()].filter((index, place, all) => moves[index] && all.indexOf(index) === place)
  const decided = moves.every(({ value }) => value.win < SURE || value.win > 1 - SURE)
  const labelOf = ({ value }: CandidateView): string => (decided ? points(value.lead) : chance(value.win))
  const ideas: Idea[] = []
  for (const index of order.filter(index => index < SHOWN || index === played || index === pointed)) {
    const move = moves[index]!
    const place = readPlaceWord(move.actions[0] ?? '')
    if (!place) continue
    const there = ideas.find(({ x, y }) => x === place.x && y === place.y)
    if (there) {
      if (index === played) there.playedLabel = labelOf(move)
      continue
    }
    const [role = '', segment] = move.actions[1]?.split(':') ?? []
    const piece = segment && role !== 'take' ? { ...(roles.get(role) ?? unseen(role)), segment } : undefined
    ideas.push({ ...place, label: labelOf(move), piece, played: index === played, pointed: index === pointed })
  }
  return ideas
}

/** A move as it is seen: which landscape lies where, and on which of it the piece stands. Some tiles look the same when turned. */
function look(art: BoardArt, [first = '', second = '']: readonly string[]): string {
  const place = readPlaceWord(first)
  const tile = place && art.tiles[place.tile]
  if (!tile) return `${first} ${second}`
  const part = (letter: string): string => {
    const segment = tile.segments[letter]
    return segment ? [segment.kind, ...placesOf(segment, place.rotation)].join(' ') : letter
  }
  const [role = '', segment] = second.split(':')
  return [place.x, place.y, place.tile, ...Object.keys(tile.segments).map(part).sort(), role, segment === undefined || role === 'take' ? segment : part(segment)].join('|')
}

/** Which of the moves this one is, or -1. */
export function findMove(art: BoardArt, moves: readonly CandidateView[], words: readonly string[]): number {
  const wanted = look(art, words)
  return moves.findIndex(({ actions }) => look(art, actions) === wanted)
}
