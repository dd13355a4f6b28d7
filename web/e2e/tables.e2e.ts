import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Browser, Page } from 'playwright-core'
import { openBrowser, picture, visit } from './browser.ts'
import { act, myTurn, phaseOf, versionOf } from './player.ts'
import { TestServer } from './server.ts'

let server: TestServer
let browser: Browser

beforeAll(async () => {
  server = await TestServer.start()
  browser = await openBrowser()
})
afterAll(async () => {
  await browser.close()
  await server.stop()
})

const tiles = (page: Page): Promise<number> => page.locator('.hb-tiles > g').count()

async function until(page: Page, phase: string): Promise<void> {
  await page.locator(`.table[data-phase="${phase}"]`).waitFor()
}

test('around one screen: undo, hint, a confirm step, keys', async () => {
  const { page, errors } = await visit(browser, `${server.url}#/new`)
  await page.getByLabel('Seat 2', { exact: true }).selectOption('same-screen')
  await page.getByRole('button', { name: 'Begin' }).click()
  expect(await act(page)).toBe('place')
  expect(await tiles(page)).toBe(2)
  if ((await phaseOf(page)) === 'use') {
    await page.keyboard.press('u')
    await until(page, 'place')
    expect(await tiles(page)).toBe(1)
  }
  await page.getByRole('button', { name: 'Hint' }).click()
  await page.locator('.hints button').first().waitFor({ timeout: 60_000 })
  await page.locator('.hb-pinned').waitFor()
  await page.keyboard.press('Enter')
  await page.waitForFunction(() => document.querySelectorAll('.hb-tiles > g').length === 2)
  for (let actions = 0; actions < 4; actions++) await act(page)

  await page.getByRole('button', { name: 'Settings' }).click()
  await page.getByText('always: every tile and every piece').click()
  await page.keyboard.press('Escape')
  while ((await myTurn(page)) !== 'place') await page.locator('.turnbox .pass').click()
  const before = await versionOf(page)
  await page.locator('.hb').focus()
  await page.keyboard.press('ArrowDown')
  await page.locator('.hb-pinned').waitFor()
  expect(await versionOf(page)).toBe(before)
  await page.keyboard.press('Enter')
  await page.waitForFunction(version => Number(document.querySelector('.table')?.getAttribute('data-version')) > version, before)
  await page.keyboard.press('?')
  await page.getByRole('heading', { name: 'Keys and mouse' }).waitFor()
  expect(errors).toEqual([])
  await page.context().close()
})

test('a real table is recorded by hand; its record can be downloaded and watched', async () => {
  const { page, errors } = await visit(browser, `${server.url}#/new`)
  await page.getByText('Record a real table').click()
  await page.getByRole('button', { name: 'Begin' }).click()
  for (let actions = 0; actions < 15; actions++) await act(page)
  await picture(page, 'manual')
  await page.getByRole('button', { name: 'More', exact: true }).click()
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download the record' }).click()
  const record = readFileSync(await (await download).path(), 'utf8')
  expect(record).toMatch(/^hedgerow-record 1/)
  const laid = await tiles(page)
  await page.goto(`${server.url}#/replay`)
  await page.getByLabel('Or the text itself').fill(record)
  await page.getByRole('button', { name: 'Watch it' }).click()
  await page.getByLabel('To the end').click()
  await page.waitForFunction(count => document.querySelectorAll('.hb-tiles > g').length === count, laid)
  await page.getByRole('button', { name: 'Keep it in my games' }).click()
  await page.getByRole('button', { name: 'Download the record' }).waitFor()
  expect(errors).toEqual([])
  await page.context().close()
})

test('whoever has the link may watch, and can touch nothing', async () => {
  const player = await visit(browser, server.url)
  await player.page.getByRole('button', { name: 'The Discovery' }).click()
  await player.page.getByRole('button', { name: 'Play against a bot' }).click()
  await act(player.page)
  const watcher = await visit(browser, player.page.url())
  await watcher.page.getByText(/You are watching/).waitFor()
  const seen = await tiles(watcher.page)
  for (let actions = 0; actions < 4; actions++) await act(player.page)
  await watcher.page.waitForFunction(count => document.querySelectorAll('.hb-tiles > g').length > count, seen)
  expect(await watcher.page.locator('.hb-targets rect, .hb-choice').count()).toBe(0)
  expect(watcher.errors).toEqual([])
  await player.page.context().close()
  await watcher.page.context().close()
})

test('everything works under a base path', async () => {
  const elsewhere = await TestServer.start('--base-path', '/hedgerow')
  try {
    expect(new URL(elsewhere.url).pathname).toBe('/hedgerow/')
    const { page, errors } = await visit(browser, elsewhere.url)
    await page.getByRole('button', { name: 'Carcassonne' }).click()
    await page.getByRole('button', { name: 'Play against a bot' }).click()
    await act(page)
    await page.getByRole('link', { name: 'Lobby' }).click()
    await page.getByRole('heading', { name: 'Lobby' }).waitFor()
    expect(errors).toEqual([])
  } finally {
    await elsewhere.stop()
  }
})
