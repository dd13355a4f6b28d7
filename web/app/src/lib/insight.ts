// Finding one's way in what the server knows about the features.
import type { FeatureView, Insight, SpotView } from '../../../protocol.ts'

/** The features of a spot, the smallest first: a lake is part of a river system. */
export function featuresAt(insight: Insight | null, spot: SpotView): FeatureView[] {
  const found = insight?.features.filter(feature => feature.spots.some(own => own.x === spot.x && own.y === spot.y && own.segment === spot.segment)) ?? []
  return found.sort((one, two) => one.spots.length - two.spots.length)
}
