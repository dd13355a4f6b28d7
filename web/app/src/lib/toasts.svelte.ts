// Short messages that go away by themselves; those with a link stay until they are followed or dismissed.
import type { ApiError } from '../../../protocol.ts'
import { Refusal } from './api.ts'
import { language, say, t } from './text.svelte.ts'

export interface Toast {
  id: number
  text: string
  bad: boolean
  link?: string | undefined
  linkText?: string | undefined
}

export const toasts: Toast[] = $state([])
let next = 0

export function toast(text: string, options: { bad?: boolean; link?: string; linkText?: string } = {}): void {
  const id = ++next
  if (options.link) dismissLink(options.link)
  toasts.push({ id, text, bad: options.bad ?? false, link: options.link, linkText: options.linkText })
  if (toasts.length > 4) toasts.shift()
  if (!options.link) setTimeout(() => dismiss(id), 5_000)
}

export function dismiss(id: number): void {
  const index = toasts.findIndex(entry => entry.id === id)
  if (index >= 0) toasts.splice(index, 1)
}

/** A person who is there need not be told the way. */
export function dismissLink(link: string): void {
  toasts.filter(entry => entry.link === link).forEach(entry => dismiss(entry.id))
}

/** Says what went wrong. */
export function complain(error: unknown): void {
  toast(errorText(error), { bad: true })
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
