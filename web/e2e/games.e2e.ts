import { expect, test } from 'vitest'
import { PHONE, picture, visit } from './browser.ts'
import { act, playToTheEnd } from './player.ts'
import { browser, server } from './stage.ts'

test.each(['Carcassonne', 'Hunters & Gatherers', 'The Discovery'])('two clicks, then a whole game of %s against a bot', async game => {
  const { page, errors, jumps } = await visit(browser, server.url)
  const name = game.toLowerCase().replace(/[^a-z]+/g, '-')
  if (game === 'Carcassonne') await picture(page, 'home')
  await page.getByRole('button', { name: game }).click()
  await page.getByRole('button', { name: 'Play against a bot' }).click()
  const before = await jumps()
  await playToTheEnd(page, false, async actions => {
    if (actions !== 28) return
    await page.getByLabel('Show the whole board').first().click()
    await picture(page, `table-${name}`)
  })
  expect(await page.locator('.turnbox, section').filter({ hasText: /wins|win together/ }).count()).toBeGreaterThan(0)
  // The final scoring opens by itself and can be walked through to the same result.
  await page.getByRole('region', { name: 'Final scoring' }).waitFor()
  const scores = await page.locator('.players .score').allTextContents()
  const next = page.getByLabel('Next', { exact: true })
  while (await next.isEnabled()) await next.click()
  expect(await page.locator('.totals b').allTextContents()).toEqual(scores)
  await picture(page, `final-${name}`)
  expect(await jumps() - before).toBeLessThan(0.05)
  expect(errors.filter(error => !error.includes('/api/me'))).toEqual([])
  await page.getByRole('link', { name: 'Replay' }).click()
  await page.getByLabel('To the start').click()
  await page.getByLabel('One step forward').click()
  await page.getByLabel('To the end').click()
  expect(await page.locator('.players .score').allTextContents()).toEqual(scores)
  await picture(page, `replay-${name}`)
  await page.context().close()
})

test('on a phone, with fingers: tap, turn, confirm', async () => {
  const { page, errors } = await visit(browser, server.url, PHONE)
  await picture(page, 'phone-home')
  await page.getByRole('button', { name: 'Carcassonne' }).tap()
  await page.getByRole('button', { name: 'Play against a bot' }).tap()
  for (let actions = 0; actions < 24; actions++) await act(page, true)
  await picture(page, 'phone-table')
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  expect(errors.filter(error => !error.includes('/api/me'))).toEqual([])
  await page.context().close()
})
