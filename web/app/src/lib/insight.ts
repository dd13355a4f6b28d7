// Finds the way in what the server knows about the features.
import { sameSpot } from '../../../board/index.ts'
import type { FeatureView, Insight, PartView, SpotView, UseChoice } from '../../../protocol.ts'

/** The features of a spot, the smallest first: a lake is part of a river system. */
export function featuresAt(insight: Insight | null, spot: SpotView): FeatureView[] {
  const found = insight?.features.filter(feature => feature.spots.some(own => sameSpot(own, spot))) ?? []
  return found.sort((one, two) => one.spots.length - two.spots.length)
}

/** The whole feature that a piece would stand in; nothing while the server has not told. */
export const spotsOfUse = (insight: Insight | null, use: UseChoice): readonly SpotView[] => featuresAt(insight, use).find(feature => feature.kind === use.kind)?.spots ?? []

export interface FeatureWorth {
  /** Taken off now, at the end as it is now, or if it were completed. */
  when: 'taken' | 'now' | 'then'
  points: number
  parts: readonly PartView[]
}

/** What a feature brings, and when. */
export function worthsOf(feature: FeatureView): FeatureWorth[] {
  const complete = { points: feature.complete_points, parts: feature.complete_parts }
  const now: FeatureWorth = { when: 'now', points: feature.end_points, parts: feature.end_parts }
  if (feature.complete) return feature.taken_points === undefined ? [now] : [{ when: 'taken', points: feature.taken_points, parts: feature.taken_parts ?? [] }, now]
  return feature.completes ? [now, { when: 'then', ...complete }] : [now]
}

/** The larger of what a feature brings now and what it brings at least when complete. */
export const worthOf = (feature: FeatureView): number => Math.max(...worthsOf(feature).map(({ points }) => points))
