// Finding one's way in what the server knows about the features.
import { sameSpot } from '../../../board/index.ts'
import type { FeatureView, Insight, PartView, SpotView } from '../../../protocol.ts'

/** The features of a spot, the smallest first: a lake is part of a river system. */
export function featuresAt(insight: Insight | null, spot: SpotView): FeatureView[] {
  const found = insight?.features.filter(feature => feature.spots.some(own => sameSpot(own, spot))) ?? []
  return found.sort((one, two) => one.spots.length - two.spots.length)
}

/** Kinds of which the open ends do not matter. */
export const ENDLESS: readonly string[] = ['field', 'meadow', 'river-system']

/** Regions of The Discovery: a follower is taken off at any time, and only then counts whether they are closed (DI6–DI8, DI11). */
const REGIONS: readonly string[] = ['plain', 'mountain', 'sea']

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
  if (feature.complete) return REGIONS.includes(feature.kind) ? [{ when: 'taken', ...complete }, now] : [now]
  return ENDLESS.includes(feature.kind) ? [now] : [now, { when: 'then', ...complete }]
}

/** The larger of what a feature brings now and what it brings at least when complete. */
export const worthOf = (feature: FeatureView): number => Math.max(...worthsOf(feature).map(({ points }) => points))
