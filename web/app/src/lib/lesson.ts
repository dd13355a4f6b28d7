// Guided games: which step has its time, and what it leaves of the choices. Pure, so that reconnecting and undoing work.
import { sameSpot } from '../../../board/index.ts'
import type { Choices, FeatureView, LessonStep, SpotView, TableView } from '../../../protocol.ts'
import { isOffered, readPlaceWord } from './moves.ts'

/** The tile that is to be placed, or was placed last. */
function tileOf(view: TableView): string | undefined {
  const turn = view.game?.turn
  return turn?.choices.choose === 'use' ? view.game?.tiles.at(-1)?.tile : turn?.hands[turn.seat]?.[0]
}

function hasBegun(step: LessonStep, view: TableView): boolean {
  const number = view.game?.turn.number ?? 0
  // A bonus tile belongs to the turn of another one.
  return step.turn < number || (step.turn === number && step.tile === tileOf(view))
}

/** How many steps need not be told to a learner who comes back to a table: those of the turns before the last. */
export function toldBefore(steps: readonly LessonStep[], view: TableView): number {
  const number = view.game?.turn.number ?? 0
  const first = steps.findIndex(step => step.turn >= number - 1)
  return first < 0 ? steps.length : first
}

/** The step that has its time now; `told` steps were told already. Nothing: the learner is free, or the bot plays. */
export function stepAt(steps: readonly LessonStep[], view: TableView, told: number): LessonStep | undefined {
  const turn = view.game?.turn
  if (!turn) return undefined
  if (view.stage === 'over') return steps.find(step => step.when === 'over')
  const tell = steps.find((step, index) => index >= told && step.when === 'tell' && hasBegun(step, view))
  if (tell || !view.your_seats.includes(turn.seat)) return tell
  const when = turn.choices.choose === 'place' ? 'place' : turn.choices.choose === 'use' ? 'piece' : undefined
  const tile = tileOf(view)
  const step = steps.find(step => step.when === when && step.turn === turn.number && step.tile === tile)
  // What a free choice has made impossible is not asked for.
  return step?.allow.some(word => isOffered(turn.choices, word)) ? step : undefined
}

/** Whether a step wants this action. */
export const isWanted = (step: LessonStep | undefined, word: string): boolean =>
  step === undefined || step.allow.includes(word)

function narrowedChoices(choices: Choices, step: LessonStep): Choices {
  if (choices.choose === 'place') {
    const places = step.allow.map(readPlaceWord)
    const placements = choices.placements.flatMap(placement => {
      const rotations = placement.rotations.filter(rotation => places.some(place => place?.x === placement.x && place.y === placement.y && (step.turning || place.rotation === rotation)))
      return rotations.length > 0 ? [{ ...placement, rotations }] : []
    })
    return { choose: 'place', placements }
  }
  if (choices.choose === 'use') return { choose: 'use', uses: choices.uses.filter(use => step.allow.includes(use.action)) }
  return choices
}

/** The table as the learner may use it: only what the step asks for is offered. */
export function narrowed(view: TableView, step: LessonStep | undefined): TableView {
  if (!view.game || !step || step.when === 'over') return view
  const { turn } = view.game
  // While the learner still reads, nothing is offered; without any piece the turn would go on by itself.
  const choices: Choices = step.when === 'tell' && turn.choices.choose === 'use' ? { choose: 'nothing' } : narrowedChoices(turn.choices, step)
  return { ...view, you_may: view.you_may.filter(permission => permission !== 'hint'), game: { ...view.game, turn: { ...turn, choices } } }
}

/** Everything that is connected to the spots a step talks about. */
export function litSpots(step: LessonStep | undefined, features: readonly FeatureView[]): SpotView[] {
  const talkedAbout = (feature: FeatureView) =>
    step?.light.some(spot => feature.spots.some(own => sameSpot(own, spot)))
  return features.filter(talkedAbout).flatMap(feature => feature.spots)
}
