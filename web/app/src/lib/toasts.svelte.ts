// Short messages that go away by themselves, at the latest when what caused them is over.
import type { ApiError } from '../../../protocol.ts'
import { Refusal } from './api.ts'
import { language, say, t } from './text.svelte.ts'

/** What a message is about; once that is over, it goes. */
export type Cause = 'offline' | 'refused' | 'turn'

export interface Toast {
  id: number
  text: string
  bad: boolean
  cause?: Cause | undefined
  link?: string | undefined
  linkText?: string | undefined
  /** How long it is still shown: only time in which it can be read counts. */
  leftMs: number
}

export const toasts: Toast[] = $state([])
let next = 0

const SHORT_MS = 5_000
const PER_LETTER_MS = 60
/** Games that wait are counted in the header too. */
const LINK_MS = 30_000

export function toast(text: string, options: { bad?: boolean; cause?: Cause; link?: string; linkText?: string } = {}): void {
  const { bad = false, cause, link, linkText } = options
  // Said again, it is said once.
  toasts.filter(entry => entry.text === text && entry.link === link).forEach(entry => dismiss(entry.id))
  if (link) dismissLink(link)
  toasts.push({ id: ++next, text, bad, cause, link, linkText, leftMs: link ? LINK_MS : Math.max(SHORT_MS, text.length * PER_LETTER_MS) })
  if (toasts.length > 4) toasts.shift()
}

export function dismiss(id: number): void {
  const index = toasts.findIndex(entry => entry.id === id)
  if (index >= 0) toasts.splice(index, 1)
}

/** A person who is there need not be told the way. */
export function dismissLink(link: string): void {
  toasts.filter(entry => entry.link === link || entry.link?.startsWith(`${link}?`)).forEach(entry => dismiss(entry.id))
}

export function isOver(cause: Cause): void {
  toasts.filter(entry => entry.cause === cause).forEach(entry => dismiss(entry.id))
}

/** They were shown for so long. */
export function pass(ms: number): void {
  for (const entry of [...toasts]) {
    entry.leftMs -= ms
    if (entry.leftMs <= 0) dismiss(entry.id)
  }
}

/** Says what went wrong. */
export function complain(error: unknown): void {
  toast(errorText(error), { bad: true, cause: error instanceof Refusal && error.code === 'offline' ? 'offline' : 'refused' })
}

export function errorText(error: unknown): string {
  if (error instanceof Refusal && error.code === 'offline') return t('error-offline')
  const { message, text, rule } = error as Partial<ApiError>
  // A newer server may know more texts than this page.
  const said = (text && say(text)) ?? message
  if (!said) return t('error-unknown')
  const sentence = said.charAt(0).toLocaleUpperCase(language()) + said.slice(1) + (rule ? ` (${rule})` : '')
  return /[.!?]$/.test(sentence) ? sentence : `${sentence}.`
}
