import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import type { Page } from 'playwright-core'
import { PHONE, picture, visit } from './browser.ts'
import { hiddenAtAnySize } from './layout.ts'
import { act, myTurn, phaseOf, versionOf } from './player.ts'
import { TestServer } from './server.ts'
import { browser, server } from './stage.ts'
import { fromMenu, onCard, seeTiles, tileInHand, tilesOn as tiles } from './tables.ts'

async function until(page: Page, phase: string): Promise<void> {
  await page.locator(`.table[data-phase="${phase}"]`).waitFor()
}

test('around one screen: undo, hint, a confirm step, keys', async () => {
  const { page, errors } = await visit(browser, `${server.url}#/new`)
  await page.getByLabel('Seat 2', { exact: true }).selectOption('same-screen')
  await page.getByRole('button', { name: 'Start game' }).click()
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
  await page.getByRole('heading', { name: 'Keyboard and mouse' }).waitFor()
  expect(errors).toEqual([])
  await page.context().close()
})

test('a real table is recorded by hand; its record can be downloaded and watched', async () => {
  const { page, errors } = await visit(browser, `${server.url}#/new`)
  await page.getByText('Record a real game').click()
  await page.getByRole('button', { name: 'Start game' }).click()
  for (let actions = 0; actions < 5; actions++) await act(page)
  while ((await myTurn(page)) !== 'draw') await act(page)
  // Every kind of tile is in view, and the sides of a tile find it: typed, or clicked.
  expect(await page.locator('.picker button').count()).toBeGreaterThan(20)
  expect(await hiddenAtAnySize(page)).toEqual({})
  await picture(page, 'manual')
  await page.keyboard.type('rfrf')
  const straight = await page.locator('.picker button').allTextContents()
  expect(straight.length).toBeLessThan(4)
  await page.keyboard.press('Escape')
  for (const side of ['north: anything', 'south: anything', 'east: anything', 'west: anything']) await page.getByRole('button', { name: side }).click()
  await page.getByRole('button', { name: 'north: field' }).click()
  await page.getByRole('button', { name: 'south: field' }).click()
  expect(await page.locator('.picker button').allTextContents()).toEqual(straight)
  await page.locator('.typed input').press('Enter')
  await until(page, 'place')
  await page.getByRole('button', { name: 'More', exact: true }).click()
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download the game record' }).click()
  const record = readFileSync(await (await download).path(), 'utf8')
  expect(record).toMatch(/^hedgerow-record 1/)
  const laid = await tiles(page)
  await page.goto(`${server.url}#/replay`)
  await page.getByLabel('Or paste the text').fill(record)
  await page.getByRole('button', { name: 'Watch', exact: true }).click()
  await page.getByLabel('To the end').click()
  await page.waitForFunction(count => document.querySelectorAll('.hb-tiles > g').length === count, laid)
  expect(await hiddenAtAnySize(page)).toEqual({})
  // At any step a feature says what it is worth.
  await page.getByLabel('One turn back').click()
  await page.locator('.hb-tiles > g').first().hover({ force: true })
  await page.locator('.facts').filter({ hasText: 'Worth if the game ended now' }).first().waitFor()
  await page.getByRole('button', { name: 'Save to my games' }).click()
  await page.waitForURL(/#\/replay\/\w+/)
  await page.getByRole('button', { name: 'Save or print' }).waitFor()
  expect(errors).toEqual([])
  // The set with the most kinds; and a game that there is not.
  await page.goto(`${server.url}#/new?rules=hunters/en-2014`)
  await page.getByText('Record a real game').click()
  await page.getByRole('button', { name: 'Start game' }).click()
  await until(page, 'draw')
  expect(await page.locator('.picker button').count()).toBeGreaterThan(60)
  expect(await hiddenAtAnySize(page)).toEqual({})
  await page.goto(`${server.url}#/replay/nosuchgame`)
  await page.getByRole('heading', { name: 'There is no game at this address' }).waitFor()
  await page.getByRole('link', { name: 'Open a saved game' }).click()
  await page.getByLabel('Or paste the text').waitFor()
  await page.context().close()
})

test('whoever has the link may watch, and can touch nothing', async () => {
  const player = await visit(browser, server.url)
  await onCard(player.page, 'The Discovery').click()
  await act(player.page)
  const watcher = await visit(browser, player.page.url())
  await watcher.page.getByText(/You are watching/).waitFor()
  const seen = await tiles(watcher.page)
  for (let actions = 0; actions < 4; actions++) await act(player.page)
  await watcher.page.waitForFunction(count => document.querySelectorAll('.hb-tiles > g').length > count, seen)
  expect(await watcher.page.locator('.hb-targets rect, .hb-choice, button:disabled').count()).toBe(0)
  // The tile in the hand of the player to move is no secret.
  while ((await myTurn(player.page)) !== 'place') await act(player.page)
  const tile = await tileInHand(player.page)
  await expect.poll(() => tileInHand(watcher.page)).toBe(tile)
  expect(watcher.errors).toEqual([])
  await player.page.context().close()
  await watcher.page.context().close()
})

test('everything works under a base path', async () => {
  const elsewhere = await TestServer.start('--base-path', '/hedgerow')
  try {
    expect(new URL(elsewhere.url).pathname).toBe('/hedgerow/')
    const { page, errors } = await visit(browser, elsewhere.url)
    await onCard(page, 'Carcassonne').click()
    await act(page)
    await page.getByRole('link', { name: 'Lobby' }).click()
    await page.getByRole('heading', { name: 'Lobby' }).waitFor()
    expect(errors).toEqual([])
  } finally {
    await elsewhere.stop()
  }
})

test('against a bot: undo of a tile, and a turn taken back at once', async () => {
  const { page, errors } = await visit(browser, server.url)
  await onCard(page, 'Carcassonne').click()
  // A piece is asked for, so that the turn does not end with the tile.
  for (let tries = 0; tries < 20; tries++) {
    if ((await myTurn(page)) === 'use') break
    await act(page)
  }
  await until(page, 'use')
  const laid = await tiles(page)
  await page.getByRole('button', { name: 'Undo' }).click()
  await until(page, 'place')
  expect(await tiles(page)).toBe(laid - 1)
  const tile = await tileInHand(page)
  await act(page)
  if ((await myTurn(page)) === 'use') await page.locator('.turnbox .pass').click()
  // The bot has laid a tile of its own.
  await page.waitForFunction(count => document.querySelectorAll('.hb-tiles > g').length > count, laid)
  await until(page, 'place')
  await fromMenu(page, 'Ask to undo my last turn')
  await seeTiles(page, laid - 1)
  await until(page, 'place')
  expect(await tileInHand(page)).toBe(tile)
  expect(await page.getByText(/asks to undo a turn/).count()).toBe(0)
  expect(errors).toEqual([])
  await page.context().close()
})

test('two fingers zoom the board, and only the board', async () => {
  const { page, errors } = await visit(browser, server.url, PHONE)
  await onCard(page, 'Carcassonne').tap()
  await act(page, true)
  await myTurn(page)
  const scales = () => page.evaluate(() => ({
    board: document.querySelector('.hb-tiles > g')!.getBoundingClientRect().width,
    page: window.visualViewport!.scale,
    laid: document.querySelectorAll('.hb-tiles > g').length,
  }))
  const before = await scales()
  const session = await page.context().newCDPSession(page)
  const box = (await page.locator('.hb').boundingBox())!
  // Beside the arrows at the edges, which are buttons.
  const [x, y] = [box.x + box.width / 2, box.y + box.height * 0.36]
  const fingers = (apart: number) => [{ x: x - apart, y, id: 0 }, { x: x + apart, y, id: 1 }]
  const pinch = async (from: number, to: number) => {
    await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: fingers(from).slice(0, 1) })
    await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: fingers(from) })
    for (let step = 1; step <= 10; step++) await session.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: fingers(from + ((to - from) * step) / 10) })
    await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: fingers(to).slice(0, 1) })
    await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
    await page.waitForTimeout(300)
  }
  await pinch(50, 100)
  const larger = await scales()
  expect(larger.board / before.board).toBeCloseTo(2, 1)
  await pinch(120, 60)
  const smaller = await scales()
  expect(smaller.board / larger.board).toBeCloseTo(0.5, 1)
  // Neither the page nor the game took notice.
  expect(smaller).toMatchObject({ page: 1, laid: before.laid })
  expect(larger).toMatchObject({ page: 1, laid: before.laid })
  expect(await page.locator('.hb-pinned').count()).toBe(0)
  expect(errors).toEqual([])
  await page.context().close()
})
