// The own turn beside the board: it ends a moment later, and everything it needs is in view at every size.
import { expect, test } from 'vitest'
import type { Page } from 'playwright-core'
import { DESKTOP, picture, visit } from './browser.ts'
import { hiddenAtAnySize } from './layout.ts'
import { litSquare, moved, myTurn, phaseOf, versionOf } from './player.ts'
import { browser, server } from './stage.ts'
import { tilesOn } from './tables.ts'

const preferring = (settings: object) => ({
  ...DESKTOP,
  storageState: { cookies: [], origins: [{ origin: new URL(server.url).origin, localStorage: [{ name: 'hedgerow.settings', value: JSON.stringify(settings) }] }] },
})

async function place(page: Page): Promise<void> {
  const version = await versionOf(page)
  const { x, y } = await litSquare(page, 0.3)
  await page.mouse.click(x, y)
  await moved(page, version)
}

/** Looks at the page in another language: its words may be longer. */
async function speaking(page: Page, language: string, look: () => Promise<void>): Promise<void> {
  for (const spoken of [language, 'en']) {
    await page.evaluate(name => localStorage.setItem('hedgerow.settings', JSON.stringify({ ...(JSON.parse(localStorage.getItem('hedgerow.settings')!) as object), language: name })), spoken)
    await page.reload()
    await page.locator('.uses button').first().waitFor()
    if (spoken === language) await look()
  }
}

const until = (page: Page, phase: string) => page.locator(`.table[data-phase="${phase}"]`).waitFor()

test('the end of a turn can be taken back for a moment, and Done ends it at once; every control is in view', async () => {
  const { page, errors } = await visit(browser, `${server.url}#/new`, preferring({ grace: 2, confirm: 'never' }))
  await page.getByLabel('Seat 2', { exact: true }).selectOption('same-screen')
  await page.getByRole('button', { name: 'Start game' }).click()
  await myTurn(page)
  expect(await hiddenAtAnySize(page)).toEqual({})
  await place(page)
  const [version, done] = [await versionOf(page), page.locator('.turnbox .done')]
  await page.locator('.uses button').first().click()
  await done.waitFor()
  await picture(page, 'turn-ends')
  // First the piece, then the tile.
  await page.getByRole('button', { name: 'Undo' }).click()
  expect(await done.count()).toBe(0)
  expect(await versionOf(page)).toBe(version)
  await page.keyboard.press('u')
  await until(page, 'place')
  expect(await tilesOn(page)).toBe(1)
  await place(page)
  await page.keyboard.press('0')
  await done.waitFor()
  await page.locator('.hb').focus()
  await page.keyboard.press('Enter')
  await until(page, 'place')

  // All followers go out, until a turn passes by itself.
  let most = 0
  for (let turns = 0; turns < 40; turns++) {
    await myTurn(page)
    await place(page)
    const uses = page.locator('.uses button')
    const count = await uses.count()
    if (count === 0) break
    if (count > Math.max(most, 2)) {
      most = count
      // The longest words.
      await speaking(page, 'hu', async () => expect(await hiddenAtAnySize(page)).toEqual({}))
      const names = await uses.allTextContents()
      expect(new Set(names).size).toBe(names.length)
    }
    await uses.last().click()
    await done.click()
    await until(page, 'place')
  }
  await done.waitFor()
  expect(most).toBeGreaterThan(2)
  const laid = await tilesOn(page)
  await page.keyboard.press('u')
  await until(page, 'place')
  expect(await tilesOn(page)).toBe(laid - 1)
  await place(page)
  const [placed, passing] = [Date.now(), await versionOf(page)]
  expect(await phaseOf(page)).toBe('use')
  await moved(page, passing)
  expect(Date.now() - placed).toBeGreaterThan(1500)
  expect(errors).toEqual([])
  await page.context().close()
})
