// Days in the language of the page, whatever the browser speaks.
import { language } from './text.svelte.ts'

export const dayOf = (ms: number): string => new Intl.DateTimeFormat(language(), { dateStyle: 'medium' }).format(ms)
