// Games without a pointer, from the first page to the final scoring.
import { expect, test } from 'vitest'
import type { Page } from 'playwright-core'
import { picture, visit } from './browser.ts'
import { actByKeyboard, beginByKeyboard, playByKeyboard, tabTo } from './keyboard.ts'
import { hurry, moved, myTurn, phaseOf, versionOf, type Phase } from './player.ts'
import { browser, server } from './stage.ts'

async function seeTheEnd(page: Page): Promise<void> {
  await page.getByRole('region', { name: 'Final scoring' }).waitFor()
  await tabTo(page, '[aria-label="Result"] button')
  await page.keyboard.press('Enter')
  expect(await page.getByRole('region', { name: 'Result' }).textContent()).toMatch(/You win!|wins!|win together!/)
}

/** One game is played whole; of the others the middle is left out, which takes longest and shows nothing new. */
async function play(page: Page, how: 'board' | 'list', whole: boolean): Promise<void> {
  const done = new Map<Phase, number>()
  if (!whole) {
    await playByKeyboard(page, how, done, 20)
    await hurry(page, 14)
  }
  await playByKeyboard(page, how, done)
  expect(done.get('place')).toBeGreaterThan(whole ? 30 : 12)
  expect(done.get('use')).toBeGreaterThan(5)
}

test.each(['carcassonne', 'hunters', 'discovery'])('a game of %s with the keyboard alone', async game => {
  const { page, errors } = await visit(browser, server.url)
  await beginByKeyboard(page, game, 'easy')
  await play(page, 'board', game === 'carcassonne')
  await seeTheEnd(page)
  expect(errors.filter(error => !error.includes('/api/me'))).toEqual([])
  await page.context().close()
})

test.each(['carcassonne/first', 'hunters/en-2014', 'discovery/advanced'])('a game of %s from the list alone', async rules => {
  const { page, errors } = await visit(browser, `${server.url}#/new?rules=${rules}`)
  await page.getByLabel('Level').selectOption('easy')
  await tabTo(page, 'button.primary')
  await page.keyboard.press('Enter')
  await myTurn(page)
  await page.keyboard.press('p')
  await play(page, 'list', false)
  await seeTheEnd(page)
  await picture(page, `list-${rules.split('/')[0]}`)
  expect(errors.filter(error => !error.includes('/api/me'))).toEqual([])
  await page.context().close()
})

test('a turn in words: the tile, its squares and what it would join are named', async () => {
  const { page } = await visit(browser, server.url)
  await beginByKeyboard(page, 'hunters', 'easy')
  await myTurn(page)
  await page.keyboard.press('p')
  const status = page.locator('.playlist .status')
  expect(await status.textContent()).toMatch(/^Your turn. The tile: (.*(forest|meadow|river|lake): .*(north|east|south|west|middle))+/)
  expect(await status.evaluate(element => element === document.activeElement)).toBe(true)
  const square = page.locator('.squares > li > button').first()
  expect(await square.textContent()).toMatch(/\d (north|south|east|west).*(forest|meadow|river).*rotations?/)
  await square.focus()
  await page.keyboard.press('Enter')
  expect(await page.locator('.turns button').first().textContent()).toMatch(/joins (north|east|south|west)/)
  await page.keyboard.press('p')
  // Back on the board: looking around names tiles and their features.
  const told = () => page.locator('[role=log] p').allTextContents()
  const patient = { timeout: 10_000, interval: 200 }
  await page.keyboard.press('w')
  await expect.poll(told, patient).toContainEqual(expect.stringMatching(/^(start tile|\d (north|east|south|west)[^:]*): (forest|meadow|river|lake): (north|east|south|west|middle)/))
  // What is known about the features may still be on its way: it is said when it comes.
  await page.keyboard.press('x')
  await expect.poll(told, patient).toContainEqual(expect.stringMatching(/^(forest|meadow|river|lake|river system), \d tiles?, /))
  expect(await page.locator('.facts').count()).toBeGreaterThan(0)
  await page.context().close()
})

test('the keyboard goes into dialogs and back, to the heading of a new page, and is not taken from who types', async () => {
  const { page } = await visit(browser, server.url)
  const focused = () => page.evaluate(() => document.activeElement?.textContent?.trim() || document.activeElement?.getAttribute('aria-label'))
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.keyboard.press('?')
  await page.getByRole('dialog', { name: 'Keyboard and mouse' }).waitFor()
  expect(await page.evaluate(() => document.activeElement?.closest('dialog') !== null)).toBe(true)
  await page.keyboard.press('Escape')
  await tabTo(page, '[aria-label="Settings"]')
  await page.keyboard.press('Enter')
  await page.getByRole('dialog', { name: 'Settings' }).waitFor()
  await page.keyboard.press('Escape')
  expect(await focused()).toBe('Settings')
  await tabTo(page, 'a[href="#/lobby"]', 'Shift+Tab')
  await page.keyboard.press('Enter')
  await page.waitForFunction(() => document.activeElement?.matches('h1'))
  expect(await focused()).toBe('Lobby')

  await page.goto(server.url)
  await beginByKeyboard(page, 'carcassonne', 'easy')
  await myTurn(page)
  await page.waitForFunction(() => document.activeElement?.matches('.hb'))
  await page.getByRole('tab', { name: 'Chat' }).focus()
  await page.keyboard.press('Enter')
  await tabTo(page, '[aria-label="Write a message"], .panel input, .panel textarea')
  await page.keyboard.type('0 r')
  // The turn is played in another window, and the bot plays its own: now it is the typist's turn again.
  const other = await page.context().newPage()
  await other.goto(page.url())
  do await actByKeyboard(other)
  while ((await phaseOf(other)) === 'use')
  await myTurn(other)
  const after = await versionOf(other)
  await moved(page, after - 1)
  await myTurn(page)
  expect(await page.locator('[role=log]').textContent()).toMatch(/\w+: tile at .*Your turn/)
  await page.keyboard.type('?')
  expect(await page.evaluate(() => (document.activeElement as HTMLInputElement).value)).toBe('0 r?')
  await page.context().close()
})
