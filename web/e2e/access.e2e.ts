// Accessibility: no serious finding of axe on any page in light and dark, no sideways scrolling on small screens or with large
// text, calm when asked for.
import { expect, test } from 'vitest'
import axe from 'axe-core'
import type { BrowserContextOptions, Page } from 'playwright-core'
import { DESKTOP, openBrowser, picture, visit } from './browser.ts'
import { act } from './player.ts'
import { speech } from './speech.ts'
import { browser, server } from './stage.ts'
import { tour } from './tour.ts'

/** In the dark only the colours are others. */
async function findings(page: Page, only: string[]): Promise<string[]> {
  // What fades in is not judged half way.
  await page.evaluate(() => Promise.all(document.getAnimations().map(animation => animation.finished.catch(() => undefined))))
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  const { violations } = await page.evaluate(rules => (window as unknown as { axe: typeof axe }).axe.run(document, { resultTypes: ['violations'], ...(rules.length > 0 ? { runOnly: rules } : {}) }), only)
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) => nodes.map(node => `${id}: ${node.target.join(' ')} ${node.failureSummary?.split('\n')[1]?.trim() ?? ''}`))
}

test.each(['light', 'dark'] as const)('axe finds nothing serious on any page, %s', async colorScheme => {
  const { page } = await visit(browser, server.url, { ...DESKTOP, colorScheme, reducedMotion: 'reduce' })
  const found: Record<string, string[]> = {}
  await tour(page, server.url, speech('en'), async name => {
    const list = await findings(page, colorScheme === 'dark' ? ['color-contrast'] : [])
    if (list.length > 0) found[name] = list
    if (['home', 'table', 'list', 'keys'].includes(name)) await picture(page, `${colorScheme}-${name}`)
  })
  expect(found).toEqual({})
  await page.context().close()
})

const SMALL: [string, BrowserContextOptions, number][] = [
  ['360 by 740', { viewport: { width: 360, height: 740 } }, 16],
  ['320 wide, as with 200 % zoom', { viewport: { width: 320, height: 640 } }, 16],
  ['a desktop with letters twice as large', { viewport: { width: 1280, height: 800 } }, 32],
  ['a phone with letters twice as large', { viewport: { width: 390, height: 844 } }, 32],
]

test.each(SMALL)('nothing scrolls sideways: %s', async (name, options, letters) => {
  const large = letters === 16 ? browser : await openBrowser([`--blink-settings=defaultFontSize=${letters}`])
  const { page } = await visit(large, server.url, { ...options, reducedMotion: 'reduce' })
  const wide: string[] = []
  await tour(page, server.url, speech('en'), async stop => {
    const [scroll, client] = await page.evaluate(() => [document.scrollingElement!.scrollWidth, document.scrollingElement!.clientWidth])
    if (scroll! > client!) wide.push(`${stop}: ${scroll} > ${client}`)
    if (['home', 'setup', 'table', 'list', 'replay'].includes(stop)) await picture(page, `${name.replace(/\W+/g, '-')}-${stop}`)
  })
  expect(wide).toEqual([])
  await page.context().close()
  if (large !== browser) await large.close()
})

test('whoever wants no motion sees none', async () => {
  const { page } = await visit(browser, `${server.url}#/new`, { ...DESKTOP, reducedMotion: 'reduce' })
  await page.getByLabel('Level').selectOption('easy')
  await page.getByRole('button', { name: 'Start game' }).click()
  await page.evaluate(() => {
    const seen = ((window as unknown as { moving: string[] }).moving = [])
    const look = () => {
      for (const animation of document.getAnimations()) {
        const effect = animation.effect as KeyframeEffect
        const moves = new Set(effect.getKeyframes().map(frame => String(frame.transform ?? '')))
        if (moves.size > 1 && Number(effect.getTiming().duration) > 1) (seen as string[]).push([...moves].join(' / '))
      }
      requestAnimationFrame(look)
    }
    look()
  })
  for (let actions = 0; actions < 40; actions++) await act(page)
  expect(await page.evaluate(() => (window as unknown as { moving: string[] }).moving)).toEqual([])
  expect(await page.locator('.panel li').count()).toBeGreaterThan(10)
  await page.context().close()
})
