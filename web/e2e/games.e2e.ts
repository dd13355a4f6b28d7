import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import type { BrowserContextOptions } from 'playwright-core'
import { DESKTOP, PHONE, picture, visit } from './browser.ts'
import { act, hurry, playToTheEnd } from './player.ts'
import { unseen } from './sight.ts'
import { browser, server } from './stage.ts'
import { onCard } from './tables.ts'

test.each(['Carcassonne', 'Hunters & Gatherers', 'The Discovery'])('a click, then a game of %s against a bot', async game => {
  const { page, errors, jumps } = await visit(browser, server.url, { ...DESKTOP, reducedMotion: 'reduce' })
  const name = game.toLowerCase().replace(/[^a-z]+/g, '-')
  if (game === 'Carcassonne') await picture(page, 'home')
  await onCard(page, game).click()
  await page.locator('.table').waitFor()
  // The same player looks at the same game on a phone too: at every moment all that matters is in view on both.
  const { cookies } = await page.context().storageState()
  const settings = [{ name: 'hedgerow.settings', value: JSON.stringify({ autoPass: false, grace: 0 }) }]
  const phone: BrowserContextOptions = { ...PHONE, deviceScaleFactor: 1, reducedMotion: 'reduce', storageState: { cookies, origins: [{ origin: new URL(server.url).origin, localStorage: settings }] } }
  const { page: small } = await visit(browser, page.url(), phone)
  await small.locator('.table').waitFor()
  let before = await jumps()
  const look = async (version: number) => {
    expect(await Promise.all([unseen(page), unseen(small, version)]), `at version ${version}`).toEqual([[], []])
  }
  for (let actions = 0; actions < 28; actions++) await act(page, false, look)
  await page.getByLabel('Show the whole board').first().click()
  await picture(page, `table-${name}`)
  if (game !== 'Carcassonne') {
    // Of the longer games the middle shows nothing new. Played without a click, it makes things jump that wait for one.
    expect(await jumps() - before).toBeLessThan(0.05)
    await hurry(page, 20)
    before = await jumps()
  }
  await playToTheEnd(page, look)
  await small.context().close()
  // The final scoring opens by itself. Players and log count along, and who won is not told before its end.
  const final = page.getByRole('region', { name: 'Final scoring' })
  await final.waitFor()
  const won = page.getByText(/You win!|wins!|win together!/)
  const sums = async () => (await page.locator('.players .score').allTextContents()).reduce((sum, score) => sum + Number(score), 0)
  const next = page.getByLabel('Next', { exact: true })
  let counted = await sums()
  for (let steps = Number(/\/ (\d+)/.exec((await final.textContent()) ?? '')?.[1]); steps > 0; steps--) {
    expect([await won.count(), await page.locator('.crown').count()]).toEqual([0, 0])
    if (steps === 2) await picture(page, `final-${name}`)
    await next.click()
    const now = await sums()
    expect(now).toBeGreaterThanOrEqual(counted)
    counted = now
  }
  expect(await won.count()).toBe(2)
  const scores = await page.locator('.players .score').allTextContents()
  await page.getByRole('button', { name: 'Score chart' }).click()
  expect(await page.getByRole('dialog').locator('.sum td').allTextContents()).toEqual(scores)
  await page.keyboard.press('Escape')
  expect(await jumps() - before).toBeLessThan(0.05)
  expect(errors.filter(error => !error.includes('/api/me'))).toEqual([])
  if (game === 'Carcassonne') {
    await page.getByRole('button', { name: 'Save or print' }).click()
    const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Animated replay' }).click()])
    expect(readFileSync(await file.path(), 'utf8')).toMatch(/^<svg.*<animate /)
    await page.emulateMedia({ media: 'print' })
    await page.evaluate(() => dispatchEvent(new Event('beforeprint')))
    expect(await page.locator('.printed .board use').count()).toBeGreaterThan(70)
    expect(await page.locator('.table').isVisible()).toBe(false)
    await page.evaluate(() => dispatchEvent(new Event('afterprint')))
    await page.emulateMedia({ media: null })
  }
  // A line of the log leads to its moment in the replay.
  await page.locator('.log button.text').nth(3).click()
  await page.locator('.log [aria-current=step]').waitFor()
  // Early in the game: neither its start nor its end.
  expect(await page.locator('.log li').evaluateAll(lines => lines.findIndex(line => line.hasAttribute('aria-current')))).toBeLessThan(12)
  await page.getByLabel('To the start').click()
  await page.getByLabel('One step forward').click()
  await page.getByLabel('To the end').click()
  expect(await page.locator('.players .score').allTextContents()).toEqual(scores)
  await picture(page, `replay-${name}`)
  await page.context().close()
})

test('on a phone, with fingers: tap, turn, confirm', async () => {
  const { page, errors } = await visit(browser, server.url, { ...PHONE, reducedMotion: 'reduce' })
  await picture(page, 'phone-home')
  await onCard(page, 'Carcassonne').tap()
  for (let actions = 0; actions < 24; actions++) await act(page, true)
  await picture(page, 'phone-table')
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  expect(errors.filter(error => !error.includes('/api/me'))).toEqual([])
  await page.context().close()
})
