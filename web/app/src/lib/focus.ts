// Where the keyboard focus is. It is never taken from a person who types or reads somewhere.
import { tick } from 'svelte'

/** Whether what had the focus is gone, so that it may be given to something else. */
export const isFocusFree = (): boolean => {
  const active = document.activeElement
  return document.querySelector('dialog[open]') === null && (!active || active === document.body || active.id === 'main' || active.matches('h1'))
}

export const isTyping = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('input:not([type=checkbox], [type=radio], [type=range]), textarea, select, dialog[open]') !== null

/** A new page is read from its heading on. */
export async function focusHeading(): Promise<void> {
  await tick()
  const main = document.getElementById('main')
  const heading = main?.querySelector<HTMLElement>('h1')
  if (heading) heading.tabIndex = -1
  const target = heading ?? main
  target?.focus({ preventScroll: true })
}
