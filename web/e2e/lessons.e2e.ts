// The guided games through the page: doing what the guide says leads to the final scoring.
import { expect, test } from 'vitest'
import type { BrowserContextOptions, Page } from 'playwright-core'
import { DESKTOP, PHONE, picture, visit } from './browser.ts'
import { hiddenAtAnySize } from './layout.ts'
import { act, litSquare, phaseOf, versionOf } from './player.ts'
import { browser, server } from './stage.ts'

const speaking = (language: string, options: BrowserContextOptions): BrowserContextOptions => ({
  ...options,
  storageState: { cookies: [], origins: [{ origin: new URL(server.url).origin, localStorage: [{ name: 'hedgerow.settings', value: JSON.stringify({ language }) }] }] },
})

const stepOf = async (page: Page): Promise<string> => (await page.locator('.guide').getAttribute('data-step')) ?? ''

/** Waits until there is something to read, to do, or nothing more. */
const ready = (page: Page) =>
  page.waitForFunction(() => {
    const phase = document.querySelector('.table')?.getAttribute('data-phase') ?? 'waiting'
    return document.querySelector('.guide') && (document.querySelector('.guide .go') || !['waiting', 'nothing'].includes(phase))
  }, undefined, { timeout: 60_000, polling: 30 })

const changed = (page: Page, version: number) =>
  page.waitForFunction(before => Number(document.querySelector('.table')?.getAttribute('data-version')) > before, version, { timeout: 60_000, polling: 30 })

/** Waits until the tile lies, or until the guide has said once more than before that it does not. */
const placedOrNudged = (page: Page, version: number, nudges: number) =>
  page.waitForFunction(([before, said]) => {
    const table = document.querySelector('.table')
    return Number(table?.getAttribute('data-version')) > before! || Number(document.querySelector<HTMLElement>('.guide')?.dataset.misses) > said!
  }, [version, nudges], { timeout: 60_000, polling: 30 })

/** Does what the guide says, once: reads, places the tile where it is lit, uses the first piece that is offered. */
async function follow(page: Page, touch: boolean): Promise<string> {
  await ready(page)
  const step = await stepOf(page)
  const go = page.locator('.guide .go')
  const press = async (button: ReturnType<Page['locator']>) => (touch ? button.tap() : button.click())
  if (await go.count()) {
    await press(go)
    await page.waitForFunction(before => document.querySelector('.guide')?.getAttribute('data-step') !== before, step, { polling: 30 })
    return step
  }
  const [phase, version] = [await phaseOf(page), await versionOf(page)]
  if (phase === 'place') {
    // Where the tile lies the wrong way round, the guide says so, and it is turned.
    for (let tries = 0; tries < 4 && (await versionOf(page)) === version; tries++) {
      if (tries > 0) await (touch ? page.locator('.turnbox .tilebutton').tap() : page.keyboard.press('r'))
      const { x, y } = await litSquare(page, 0)
      if (touch) {
        await page.touchscreen.tap(x, y)
        await page.locator('.turnbox button.primary').tap()
      } else await page.mouse.click(x, y)
      await placedOrNudged(page, version, tries)
    }
  } else if (phase === 'use') {
    const uses = page.locator('.uses button')
    await press((await uses.count()) > 0 ? uses.first() : page.locator('.turnbox .pass'))
    await page.waitForFunction(before => Number(document.querySelector('.table')?.getAttribute('data-version')) > before || document.querySelector('.ask button.primary'), version, { polling: 30 })
    if ((await versionOf(page)) === version) await press(page.locator('.ask button.primary'))
    await changed(page, version)
  }
  return phase === 'over' ? 'over' : step
}

async function followToTheEnd(page: Page, touch: boolean, at: Record<string, () => Promise<void>> = {}): Promise<string[]> {
  const steps: string[] = []
  for (let count = 0; count < 200; count++) {
    await ready(page)
    await at[await stepOf(page)]?.()
    const step = await follow(page, touch)
    if (step === 'over') return steps
    if (step) steps.push(step)
  }
  throw new Error('the guided game does not end')
}

async function begin(page: Page, number: number, touch = false): Promise<void> {
  const learn = page.locator('.home .learn').nth(number)
  await (touch ? learn.tap() : learn.click())
  await ready(page)
}

const real = (errors: string[]) => errors.filter(error => !error.includes('/api/me'))

test('Carcassonne, in Polish: every step, to the final scoring, and on to the next game', async () => {
  const { page, errors } = await visit(browser, server.url, speaking('pl', DESKTOP))
  await picture(page, 'lesson-home')
  await begin(page, 0)
  await picture(page, 'lesson-carcassonne-welcome')
  const steps = await followToTheEnd(page, false, {
    'carcassonne-road': async () => {
      await picture(page, 'lesson-carcassonne-road')
      // Elsewhere the guide says kindly what to do, and nothing happens.
      const version = await versionOf(page)
      const board = (await page.locator('.hb').boundingBox())!
      await page.mouse.click(board.x + 12, board.y + board.height / 2)
      await page.locator('.guide .nudge').waitFor()
      expect(await versionOf(page)).toBe(version)
    },
    'carcassonne-thief': async () => {
      await page.locator('.turnbox .pass').click()
      await page.locator('.guide .nudge').waitFor()
      // A look at something else, and back: the same step.
      await page.reload()
      await ready(page)
      expect(await stepOf(page)).toBe('carcassonne-thief')
    },
    'carcassonne-majority': () => picture(page, 'lesson-carcassonne-majority'),
  })
  expect(new Set(steps).size).toBe(21)
  await page.locator('.final').waitFor()
  await picture(page, 'lesson-carcassonne-end')
  expect(await stepOf(page)).toBe('carcassonne-end')
  expect(await page.locator('.guide a[href="#/rules/carcassonne/first"]').count()).toBe(1)
  await page.locator('.guide').getByRole('button', { name: 'Łowcy i Zbieracze' }).click()
  await page.waitForFunction(() => document.querySelector('.guide')?.getAttribute('data-step') === 'hunters-welcome')
  expect(real(errors)).toEqual([])
  await page.context().close()
})

test('Hunters & Gatherers, in Hungarian, on a phone: the lit square is never covered', async () => {
  const { page, errors } = await visit(browser, server.url, speaking('hu', PHONE))
  await begin(page, 1, true)
  const seen = (name: string) => async () => {
    await picture(page, `lesson-hunters-${name}`)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  }
  const steps = await followToTheEnd(page, true, {
    'hunters-tiles': seen('tiles'),
    'hunters-bonus': seen('bonus'),
    'hunters-hut': seen('hut'),
    // The longest words, with a tile to rotate: whatever is needed can be seen and pressed.
    'hunters-river': async () => expect(await hiddenAtAnySize(page)).toEqual({}),
    'hunters-alone': seen('alone'),
  })
  expect(new Set(steps).size).toBe(28)
  await page.locator('.final').waitFor()
  await picture(page, 'lesson-hunters-end')
  expect(real(errors)).toEqual([])
  await page.context().close()
})

test('The Discovery, by keyboard alone', async () => {
  const { page, errors } = await visit(browser, server.url)
  await page.locator('.home .learn').nth(2).focus()
  await page.keyboard.press('Enter')
  const steps = new Set<string>()
  let turns = 0
  for (let count = 0; count < 150; count++) {
    await ready(page)
    const [step, phase, version] = [await stepOf(page), await phaseOf(page), await versionOf(page)]
    if (phase === 'over') break
    if (step) steps.add(step)
    if (step === 'discovery-take-explorer') await picture(page, 'lesson-discovery-take')
    if (await page.locator('.guide .go').count()) {
      await page.waitForFunction(() => document.activeElement?.classList.contains('go'))
      await page.keyboard.press('Enter')
      await page.waitForFunction(before => document.querySelector('.guide')?.getAttribute('data-step') !== before, step, { polling: 30 })
      continue
    }
    // Where the guide asks for nothing, no piece is used.
    if (phase !== 'place') await page.keyboard.press(step ? '1' : '0')
    for (let tries = 0; phase === 'place' && tries < 4 && (await versionOf(page)) === version; tries++) {
      if (tries > 0) await page.keyboard.press('r')
      await page.keyboard.press('ArrowRight')
      await page.keyboard.press('Enter')
      await placedOrNudged(page, version, tries)
      if (step === 'discovery-own-mountain') turns = tries
    }
    await changed(page, version)
  }
  expect(steps.size).toBe(24)
  // This tile had to be turned.
  expect(turns).toBeGreaterThan(0)
  await page.locator('.final').waitFor()
  await picture(page, 'lesson-discovery-end')
  expect(real(errors)).toEqual([])
  await page.context().close()
})

test('whoever leaves the guide plays on freely', async () => {
  const { page, errors } = await visit(browser, server.url)
  await begin(page, 0)
  expect(await page.locator('.hb-targets rect').count()).toBe(0)
  await page.locator('.guide .leave').click()
  await page.waitForFunction(() => document.querySelectorAll('.hb-targets rect').length > 1)
  await page.reload()
  await page.locator('.turnbox').waitFor()
  expect(await page.locator('.guide').count()).toBe(0)
  await act(page)
  // And there is a way back.
  await page.getByRole('button', { name: 'Back to the guide' }).click()
  await page.locator('.guide').waitFor()
  expect(real(errors)).toEqual([])
  await page.context().close()
})
