// Finding one's way in what the server knows about the features.
import { sameSpot } from '../../../board/index.ts'
import type { FeatureView, Insight, SpotView } from '../../../protocol.ts'

/** The features of a spot, the smallest first: a lake is part of a river system. */
export function featuresAt(insight: Insight | null, spot: SpotView): FeatureView[] {
  const found = insight?.features.filter(feature => feature.spots.some(own => sameSpot(own, spot))) ?? []
  return found.sort((one, two) => one.spots.length - two.spots.length)
}
