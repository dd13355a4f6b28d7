// What an account accepts when others invite it, in words.
import type { Accepts } from '../../../protocol.ts'
import { t, tWord } from './text.svelte.ts'

export function acceptsSummary(accepts: Accepts): string[] {
  const { rules, rated, casual, without_clock, turn_clock, live_clock, seats, games } = accepts
  if (games === 0 || (!rated && !casual) || (!without_clock && !turn_clock && !live_clock)) return [t('accepts-nothing')]
  const clocks = [
    ...(without_clock ? [t('accepts-clock-none')] : []),
    ...(turn_clock ? [t('accepts-clock-turns')] : []),
    ...(live_clock ? [live_clock.least < 60 && live_clock.most >= 86400 ? t('accepts-clock-live') : t('accepts-clock-range', { least: Math.ceil(live_clock.least / 60), most: Math.floor(live_clock.most / 60) })] : []),
  ]
  return [
    ...(rules.length > 0 ? rules.map(name => tWord('rules', name)) : [t('accepts-all')]),
    rated && casual ? t('accepts-both') : rated ? t('accepts-rated') : t('accepts-casual'),
    ...clocks,
    t('accepts-up-to', { seats }),
    t('accepts-at-once', { games }),
  ]
}
