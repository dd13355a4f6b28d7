// Chances and points as figures, in the language of the page.
import { FluentNumber } from '@fluent/bundle'
import type { ValueView } from '../../../protocol.ts'
import type { Unit } from './analysis.ts'
import { language, t } from './text.svelte.ts'

const format = (value: number, options: Intl.NumberFormatOptions): string =>
  // A minus as long as a plus.
  new Intl.NumberFormat(language(), options).format(Object.is(value, -0) ? 0 : value).replace('-', '−')

/** `63 %`, the chance to win. */
export const chance = (win: number): string => format(win, { style: 'percent', maximumFractionDigits: 0 })

const SIGNED = { signDisplay: 'exceptZero', maximumFractionDigits: 1 } as const

/** `+4.2`, without a unit. */
export const points = (lead: number): string => format(lead, SIGNED)

/** `+4.2 points`. */
export const pointWords = (lead: number): string => t('analysis-points', { lead: new FluentNumber(Math.round(lead * 10) / 10, SIGNED) })

/** A difference: `+4.2 %` or `+1.3`. */
export const change = (value: ValueView, unit: Unit): string => (unit === 'win' ? format(value.win, { style: 'percent', ...SIGNED }) : points(value.lead))

/** A value as it stands: `63 %` or `+1.3`. */
export const worth = (value: number, unit: Unit): string => (unit === 'win' ? chance(value) : points(value))

/** A number of points without a sign. */
export const amount = (lead: number): string => format(Math.abs(lead), { maximumFractionDigits: 1 })
