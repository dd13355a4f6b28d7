// A table's settings in a line.
import type { Clock, TableSettings } from '../../../protocol.ts'
import { t, tWord } from './text.svelte.ts'

export function clockSummary(clock: Clock): string {
  switch (clock.kind) {
    case 'none':
      return t('clock-none')
    case 'live':
      return t('clock-live', { minutes: Math.round(clock.seconds / 60), increment: clock.increment })
    case 'turns': {
      const days = clock.seconds / 86400
      return days >= 1 ? t('clock-days', { count: Math.round(days) }) : t('clock-turns', { minutes: Math.round(clock.seconds / 60) })
    }
  }
}

export function settingsSummary(settings: TableSettings): string {
  return [
    ...settings.options.map(option => tWord('option', option)),
    clockSummary(settings.clock),
    settings.rated ? t('summary-rated') : t('summary-casual'),
    ...(settings.hints ? [] : [t('summary-no-hints')]),
    ...(settings.tile_counter ? [] : [t('summary-no-counter')]),
    ...(settings.draws === 'entered' ? [t('summary-entered')] : []),
  ].join(' · ')
}
