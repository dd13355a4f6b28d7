import { expect, test } from 'vitest'
import type { Page } from 'playwright-core'
import { PHONE, picture, visit } from './browser.ts'
import { act } from './player.ts'
import { browser, server } from './stage.ts'
import { onCard } from './tables.ts'

/** Scrolls through the page until every picture was wanted, and says how many there are and which did not come. */
async function pictures(page: Page): Promise<{ count: number; missing: string[] }> {
  const all = page.locator('.reader img')
  for (const one of await all.all()) {
    await one.scrollIntoViewIfNeeded()
    await one.evaluate((element: HTMLImageElement) => element.decode().catch(() => undefined))
  }
  const missing = await all.evaluateAll(list => (list as HTMLImageElement[]).filter(one => one.naturalWidth === 0).map(one => one.src))
  return { count: await all.count(), missing }
}

test.each([['carcassonne/first', 27], ['hunters/hu-2002', 30], ['discovery/advanced', 17]])('all pictures of the rules of %s come', async (rules, wanted) => {
  const { page, errors } = await visit(browser, `${server.url}#/rules/${rules}`)
  await page.getByRole('heading', { name: 'Table and turn' }).waitFor()
  const { count, missing } = await pictures(page)
  expect(missing).toEqual([])
  expect(count).toBe(wanted)
  await picture(page, `rules-${rules.replace('/', '-')}`)
  await page.getByRole('link', { name: 'Editions compared' }).click()
  await page.getByRole('table').waitFor()
  await picture(page, `editions-${rules.split('/')[0]}`)
  await page.getByRole('row').nth(1).getByRole('link').first().click()
  await page.locator('article.at').waitFor()
  expect(errors.filter(error => !error.includes('/api/me'))).toEqual([])
  await page.context().close()
})

test('a rule has an address, neighbours, and is found by its words', async () => {
  const { page } = await visit(browser, `${server.url}#/rules/carcassonne/first?at=CA4`)
  const entry = page.locator('article.at')
  await entry.getByRole('img', { name: /crossing to crossing: 4 points/ }).waitFor()
  expect(await entry.evaluate(element => { const { top, bottom } = element.getBoundingClientRect(); return top > 0 && bottom < innerHeight })).toBe(true)
  await entry.locator('img').evaluate((picture: HTMLImageElement) => picture.decode())
  await picture(page, 'rules')
  await entry.getByRole('button', { name: 'CA5' }).click()
  await page.waitForURL(/at=CA5$/)
  await page.getByRole('searchbox').fill('MONASTERY eight')
  await expect.poll(() => page.locator('article h4').allTextContents()).toEqual(['CA7'])
  await page.getByRole('searchbox').fill('')
  await page.getByLabel('with the River').uncheck()
  await expect.poll(() => page.locator('article').filter({ hasText: 'CA13' }).count()).toBe(0)
  await page.context().close()
})

test('a rule of an option that is off turns the option on', async () => {
  const { page } = await visit(browser, `${server.url}#/rules/hunters/pl-2002`)
  const literal = page.getByLabel('the wording of 2002 taken literally')
  await literal.waitFor()
  expect(await literal.isChecked()).toBe(false)
  await page.locator('#rule-R4').waitFor()
  await page.goto(`${server.url}#/rules/hunters/pl-2002?at=R21`)
  await page.locator('article.at').getByText(/each of its sections/).waitFor()
  expect(await literal.isChecked()).toBe(true)
  expect(await page.locator('#rule-R4').count()).toBe(0)
  await page.locator('article.at img').evaluate((picture: HTMLImageElement) => picture.decode())
  await picture(page, 'rules-literal')
  // The reader may turn it off again, and a link to a rule that it replaces turns it off.
  await literal.uncheck()
  await page.locator('#rule-R4').waitFor()
  await literal.check()
  await page.goto(`${server.url}#/rules/hunters/pl-2002?at=R4`)
  await page.locator('article.at').getByText(/At most one bonus tile/).waitFor()
  expect(await literal.isChecked()).toBe(false)
  await page.context().close()
})

test('a line of the log leads to its rule', async () => {
  const { page } = await visit(browser, server.url)
  await onCard(page, 'Carcassonne').click()
  const rule = page.locator('.log button.rule').first()
  for (let actions = 0; actions < 120 && await rule.count() === 0; actions++) await act(page, false)
  const number = (await rule.textContent())!.trim()
  await rule.click()
  const entry = page.locator('dialog[open] article.at')
  await entry.waitFor()
  expect(await entry.locator('h4').textContent()).toBe(number)
  await picture(page, 'table-rule')
  await page.context().close()
})

test('a phone has room for the rules', async () => {
  const { page } = await visit(browser, `${server.url}#/rules/hunters/en-2014?at=HG16`, PHONE)
  await page.locator('article.at img').waitFor()
  await picture(page, 'phone-rules')
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  await page.getByRole('link', { name: 'Editions compared' }).tap()
  await page.getByRole('table').waitFor()
  await picture(page, 'phone-editions')
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  await page.context().close()
})
