// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest'
import type { Board } from '../board/index.ts'
import { boardKey, type KeyActions } from '../app/src/lib/keys.ts'
import { parseRoute } from '../app/src/lib/router.svelte.ts'
import { settings } from '../app/src/lib/settings.svelte.ts'

document.body.innerHTML = '<div class="hb" tabindex="0"></div><div class="region" tabindex="0"></div><div data-own-keys><p class="line" tabindex="-1"></p></div>'

afterEach(() => (settings.letterKeys = true))

/** What a key does while an element has the focus. */
function press(key: string, selector: string): string[] {
  const done: string[] = []
  const note = (what: string) => () => void done.push(what)
  const board = { confirm: note('confirm'), rotate: note('rotate'), pan: note('pan'), cancel: note('cancel') } as unknown as Board
  const actions = { board, uses: [], placing: false, using: true, chosen: undefined, pass: note('pass'), cancelChosen: vi.fn() } as unknown as KeyActions
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true })
  document.querySelector(selector)!.addEventListener('keydown', pressed => boardKey(pressed as KeyboardEvent, actions), { once: true })
  document.querySelector(selector)!.dispatchEvent(event)
  return done
}

test('Enter and Space act on the board, and are left to whatever scrolls', () => {
  expect([press('Enter', '.hb'), press(' ', '.hb')]).toEqual([['confirm'], ['pass']])
  for (const selector of ['.region', '.line']) expect([press('Enter', selector), press(' ', selector)]).toEqual([[], []])
})

test('single letters, digits and signs can be switched off; other keys go on working', () => {
  expect([press('r', '.hb'), press('0', '.hb')]).toEqual([['rotate'], ['pass']])
  settings.letterKeys = false
  expect([press('r', '.hb'), press('0', '.hb')]).toEqual([[], []])
  expect([press('Escape', '.hb'), press('ArrowLeft', '.hb'), press('Enter', '.hb')]).toEqual([['cancel'], ['pan'], ['confirm']])
})

test('an address that cannot be read is that of no page', () => {
  expect(parseRoute('#/people/%E0%A4%A').path).toEqual(['people/%E0%A4%A'])
})
