// What the page says, and to which readers: in the language that is chosen, once, in reach of those who do not see the
// board.
import { expect, test } from 'vitest'
import type { Page } from 'playwright-core'
import { picture, visit } from './browser.ts'
import { myTurn } from './player.ts'
import { speech } from './speech.ts'
import { browser, server } from './stage.ts'

/** At a table with a bot, on turn. */
async function atTable(rules = 'carcassonne/first'): Promise<Page> {
  const { page } = await visit(browser, `${server.url}#/new?rules=${rules}`)
  await page.getByLabel('Level').selectOption('easy')
  await page.getByRole('button', { name: 'Start game' }).click()
  await myTurn(page)
  await page.waitForFunction(() => document.querySelector('[role=log]')?.textContent?.includes('Your turn'))
  return page
}

const setLanguage = async (page: Page, from: string, to: string) => {
  await page.getByRole('banner').getByRole('button', { name: speech(from)('nav-settings') }).click()
  await page.getByRole('dialog').locator('select', { has: page.locator('option[lang]') }).selectOption(to)
  await page.waitForFunction(wanted => document.documentElement.lang === wanted, to)
  await page.keyboard.press('Escape')
}

test('a table changes its language while it is open: the board, the tabs, the title', async () => {
  const page = await atTable()
  for (const [from, to] of [['en', 'pl'], ['pl', 'hu'], ['hu', 'en']] as const) {
    await setLanguage(page, from, to)
    const say = speech(to)
    expect(await page.locator('html').getAttribute('lang')).toBe(to)
    expect(await page.locator('.hb').getAttribute('aria-label')).toBe(say('board-label'))
    expect(await page.getByRole('tab').allTextContents()).toEqual(['tab-log', 'access-list', 'tab-features', 'tab-tiles', 'tab-track', 'tab-chat'].map(key => say(key)))
    expect(await page.title()).toBe(`${say('title-turn')} · ${say('app-name')}`)
  }
  await page.context().close()
})

test('a turn is announced once: talking and looking around do not repeat it', async () => {
  const page = await atTable()
  await page.getByRole('tab', { name: 'Chat' }).click()
  await page.getByLabel('Write a message').fill('hello')
  await page.keyboard.press('Enter')
  await page.locator('.panel li', { hasText: 'hello' }).waitFor()
  await page.waitForTimeout(300)
  expect((await page.locator('[role=log]').textContent())!.match(/Your turn/g)).toHaveLength(1)
  await page.context().close()
})

test('a hint is said and stands in the list, which keeps the keyboard', async () => {
  const page = await atTable('hunters/en-2014')
  await page.keyboard.press('p')
  await page.waitForFunction(() => document.activeElement?.matches('.status'))
  await page.keyboard.press('h')
  const hint = page.locator('.playlist .hints button').first()
  await hint.waitFor()
  const words = (await hint.textContent())!.replace(/^1\. /, '')
  expect(words).toMatch(/^(\d (north|south|east|west)).*(forest|meadow|river).*joins/)
  expect(await page.locator('[role=log]').textContent()).toContain(words)
  expect(await page.evaluate(() => document.activeElement?.closest('.playlist') !== null)).toBe(true)
  await hint.click()
  expect(await page.locator('.squares button[aria-expanded=true]').count()).toBe(1)
  await picture(page, 'hints-in-the-list')
  await page.context().close()
})

test('letter keys can be switched off', async () => {
  const page = await atTable()
  await page.getByRole('banner').getByRole('button', { name: 'Settings' }).click()
  await page.getByLabel('Single-key shortcuts').uncheck()
  await page.keyboard.press('Escape')
  await page.locator('.hb').focus()
  for (const key of ['p', '?']) await page.keyboard.press(key)
  expect([await page.locator('.playlist').count(), await page.locator('dialog[open]').count()]).toEqual([0, 0])
  await page.context().close()
})

test('every page has a title of its own', async () => {
  const { page } = await visit(browser, server.url)
  const titles = new Set<string>()
  const pages = ['', 'lobby', 'new', 'games', 'leaders', 'rules', 'account', 'people/Ada', 'replay', 'people/%E0%A4%A']
  for (const name of pages) {
    await page.goto(`${server.url}?${encodeURIComponent(name)}#/${name}`)
    await page.locator('h1').waitFor()
    titles.add(await page.title())
  }
  expect([...titles]).toHaveLength(pages.length)
  await page.context().close()
})

test('what goes wrong in a dialog is said in the dialog', async () => {
  const page = await atTable()
  await page.route('**/record*', route => route.abort())
  await page.getByRole('button', { name: 'More', exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name: speech('en')('menu-record') }).click()
  const message = page.locator('dialog[open] [role=status] .toast')
  await message.waitFor()
  expect(await page.locator('.toast').count()).toBe(1)
  await picture(page, 'message-in-a-dialog')
  // It covers nothing that could be pressed.
  const controls = await page.locator('dialog[open]').locator('button, summary').evaluateAll(all => all.filter(control => !control.closest('.toasts')).map(control => control.getBoundingClientRect().toJSON() as DOMRect))
  const box = (await message.boundingBox())!
  expect(controls.filter(({ left, right, top, bottom }) => box.x < right && box.x + box.width > left && box.y < bottom && box.y + box.height > top)).toEqual([])
  await message.getByRole('button').click()
  await message.waitFor({ state: 'detached' })
  await page.context().close()
})

test('without any texts the page says so and offers to try again', async () => {
  const context = await browser.newContext({ locale: 'pl-PL', serviceWorkers: 'block' })
  const page = await context.newPage()
  await page.route('**/assets/page-*', route => route.abort())
  await page.goto(server.url)
  await page.getByText(speech('pl')('language-missing')).waitFor()
  await page.unroute('**/assets/page-*')
  await page.getByRole('link', { name: speech('pl')('language-again') }).click()
  await page.locator('h1').waitFor()
  await context.close()
})
