// All languages walked through, wide and narrow: nothing is missing, nothing is left in English, no text is cut off.
import { expect, test } from 'vitest'
import type { Page } from 'playwright-core'
import { picture, visit } from './browser.ts'
import { LANGUAGES, speech } from './speech.ts'
import { browser, server } from './stage.ts'
import { tour } from './tour.ts'

interface Seen {
  /** Every text that can be seen. */
  texts: string[]
  /** What players are called, in any language. */
  names: string[]
  /** Those that do not fit where they stand. */
  cut: string[]
}

/** Looks at every piece of text that is laid out. */
const lookAt = (page: Page): Promise<Seen> =>
  page.evaluate(() => {
    const texts: string[] = []
    const cut: string[] = []
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const text = node.textContent!.trim()
      const own = node.parentElement!
      if (!text || own.closest('svg, script, style, .hidden, textarea')) continue
      const range = document.createRange()
      range.selectNodeContents(node)
      const box = range.getBoundingClientRect()
      if (box.width === 0 || getComputedStyle(own).visibility === 'hidden') continue
      texts.push(text)
      // Names of people may be shortened; what scrolls can be reached.
      if (own.closest('.name, pre, code')) continue
      const frame = own.closest('button, a, label, summary, td, th, dd, .card, dialog, header')?.getBoundingClientRect()
      const shortened = getComputedStyle(own).textOverflow === 'ellipsis' && own.scrollWidth > own.clientWidth + 1
      if (shortened || (frame && frame.width > 0 && (box.left < frame.left - 2 || box.right > frame.right + 2))) cut.push(text)
    }
    // What is chosen in a select has no box of its own; its arrow takes some room.
    const pen = document.createElement('canvas').getContext('2d')!
    for (const select of document.querySelectorAll('select')) {
      const style = getComputedStyle(select)
      pen.font = style.font
      const chosen = select.selectedOptions[0]?.text ?? ''
      const room = select.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight) - 16
      if (select.checkVisibility() && pen.measureText(chosen).width > room) cut.push(chosen)
    }
    // Tabs that need a second row.
    const tabs = [...document.querySelectorAll('[role=tab]')].filter(tab => tab.getBoundingClientRect().width > 0)
    if (new Set(tabs.map(tab => Math.round(tab.getBoundingClientRect().top))).size > 1) cut.push(tabs.map(tab => tab.textContent).join(' | '))
    const names = [...document.querySelectorAll('.called')].map(name => name.textContent!.trim())
    return { texts, names, cut }
  })

async function walk(language: string, width: number, height: number) {
  const { page, errors } = await visit(browser, server.url, { viewport: { width, height }, locale: `${language}-${language.toUpperCase()}`, reducedMotion: 'reduce' })
  const texts = new Set<string>()
  const cut: Record<string, string[]> = {}
  await tour(page, server.url, speech(language), async stop => {
    expect(await page.locator('html').getAttribute('lang')).toBe(language)
    const seen = await lookAt(page)
    for (const text of seen.texts) if (!seen.names.includes(text)) texts.add(text)
    if (seen.cut.length > 0) cut[stop] = seen.cut
    await picture(page, `${language}-${width}-${stop.replaceAll(' ', '-')}`)
  })
  await page.context().close()
  return { texts, cut, errors }
}

/** The same in every language: names, keys, numbers. */
const isNeutral = (text: string): boolean => !/\p{L}{3}/u.test(text) || /^(Hedgerow|Carcassonne|English|Polski|Magyar|Ada|Béla|Cezary|Dóra|Ewa|Enter|Esc|Home, End|Tab, ⇧Tab|https?:.*)$/.test(text)

/** Words that a language happens to share with English. */
const SHARED: Record<string, readonly string[]> = { hu: ['Bot', 'Chat', 'Carcassonne, modern →'], pl: ['Bot', 'Lobby', 'Log'] }

/** A number makes no text another one. */
const withoutNumbers = (text: string): string => text.replaceAll(/\d+/g, '')

let english: Set<string>

test.each(['en', ...LANGUAGES.filter(language => language !== 'en')])('a walk through everything: %s', async language => {
  const wide = await walk(language, 1280, 800)
  const narrow = await walk(language, 360, 740)
  const seen = new Set([...wide.texts, ...narrow.texts])
  expect(seen.size).toBeGreaterThan(200)
  expect({ wide: wide.cut, narrow: narrow.cut }).toEqual({ wide: {}, narrow: {} })
  const faults = [...wide.errors, ...narrow.errors].filter(error => !/\/api\/(me|people\/nobody)/.test(error))
  expect(faults).toEqual([])
  if (language === 'en') english = new Set([...seen].map(withoutNumbers))
  else expect([...seen].filter(text => english.has(withoutNumbers(text)) && !isNeutral(text) && !SHARED[language]?.includes(text))).toEqual([])
})
