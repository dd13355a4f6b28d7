// The board under a person's hands: the view, the turning, and the choice of a piece.
import { expect, test } from 'vitest'
import type { Page } from 'playwright-core'
import { DESKTOP, PHONE, visit } from './browser.ts'
import { act, atRest, litSquare, moved, myTurn, phaseOf, versionOf } from './player.ts'
import { unseen } from './sight.ts'
import { browser, server } from './stage.ts'
import { onCard } from './tables.ts'

const world = (page: Page) => page.locator('.hb-world').evaluate(element => (element as HTMLElement).style.transform)
const tileWidth = (page: Page) => page.locator('.hb-tiles > g').first().evaluate(tile => tile.getBoundingClientRect().width)

async function until(page: Page, done: () => Promise<boolean>, touch = false): Promise<void> {
  for (let actions = 0; actions < 40; actions++) {
    await myTurn(page)
    await atRest(page)
    if (await done()) return
    await act(page, touch)
  }
  throw new Error('that moment does not come')
}

/** Puts the tile on a lit square where it can be turned, by hovering or by tapping there. */
async function liftTurnable(page: Page, lift: (x: number, y: number) => Promise<void>): Promise<{ x: number; y: number }> {
  // The tip is there when there is something to turn.
  await until(page, async () => (await page.locator('.tip').count()) > 0)
  for (let pick = 0; pick < 1; pick += 0.04) {
    const { x, y } = await litSquare(page, pick)
    await lift(x, y)
    if (await page.locator('.hb-turn').count()) return { x, y }
  }
  throw new Error('no handle to be seen')
}

/** A point of the tile placed last at which so many choices are pointed at; the pointer is there afterwards. */
async function pointAtFeature(page: Page, wanted = 1): Promise<{ x: number; y: number }> {
  const tile = (await page.locator('.hb-last rect').boundingBox())!
  for (let step = 0; step < 49; step++) {
    const at = { x: tile.x + (tile.width * ((step % 7) + 0.5)) / 7, y: tile.y + (tile.height * (Math.floor(step / 7) + 0.5)) / 7 }
    await page.mouse.move(at.x, at.y)
    if ((await page.locator('.hb-choice.hb-pointed').count()) === wanted) return at
  }
  throw new Error('no feature of the tile can be pointed at')
}

test('a person who moves the view keeps it; arrows lead to what is hidden, one key shows everything', async () => {
  const { page, errors } = await visit(browser, server.url)
  await onCard(page, 'Carcassonne').click()
  await page.locator('.table').waitFor()
  expect(await tileWidth(page)).toBeGreaterThan(150)
  await until(page, async () => (await page.locator('.hb-tiles > g').count()) > 4 && (await page.locator('.hb-targets rect').count()) > 2)
  const board = (await page.locator('.hb').boundingBox())!
  await page.mouse.move(board.x + 20, board.y + board.height - 120)
  await page.mouse.down()
  await page.mouse.move(board.x + board.width - 80, board.y + board.height - 120, { steps: 4 })
  await page.mouse.move(board.x + board.width + 500, board.y + board.height - 120, { steps: 4 })
  await page.mouse.up()
  const arrow = page.locator('.arrow').first()
  await arrow.waitFor()
  expect(await arrow.getAttribute('aria-label')).toMatch(/out of view/)
  const kept = await world(page)
  await page.waitForTimeout(400)
  expect(await world(page)).toBe(kept)
  await arrow.focus()
  await page.keyboard.press('Enter')
  await page.waitForFunction(before => (document.querySelector('.hb-world') as HTMLElement).style.transform !== before, kept)
  await page.keyboard.press('f')
  await page.waitForFunction(() => document.querySelectorAll('.arrow').length === 0)
  expect(await unseen(page)).toEqual([])
  // Turned, it is the same game: what is clicked is what is placed, and all stays in view.
  await page.keyboard.press('b')
  await atRest(page)
  expect(await page.locator('.hb-stands use, .hb-piece').evaluateAll(drawn => drawn.filter(element => element.getAttribute('transform')?.includes('rotate')).length)).toBe(0)
  const { x, y } = await litSquare(page, 0.5)
  await page.mouse.click(x, y)
  await page.locator('.hb-last rect').waitFor()
  await page.waitForFunction(at => {
    const box = document.querySelector('.hb-last rect')!.getBoundingClientRect()
    return Math.hypot(box.left + box.width / 2 - at.x, box.top + box.height / 2 - at.y) < box.width * 2
  }, { x, y })
  await until(page, async () => (await unseen(page)).length === 0)
  expect(errors.filter(error => !error.includes('/api/me'))).toEqual([])
  await page.context().close()
})

test('a lifted tile is turned by its handle; a feature is lit and chosen by pointing at it', async () => {
  const { page, errors } = await visit(browser, server.url, DESKTOP)
  await onCard(page, 'The Discovery').click()
  await liftTurnable(page, (x, y) => page.mouse.move(x, y))
  const tile = () => page.locator('.hb-ghost > g').first().getAttribute('transform')
  const handle = (await page.locator('.hb-turn').boundingBox())!
  const before = await tile()
  await page.mouse.move(handle.x + handle.width / 2, handle.y + handle.height / 2, { steps: 4 })
  await page.mouse.down()
  await page.mouse.up()
  expect(await tile()).not.toBe(before)
  expect(await page.locator('.tip').count()).toBe(0)
  await until(page, async () => (await phaseOf(page)) === 'use' && (await page.locator('.hb-choice').count()) > 1)
  // What a double click adds to the click that placed the tile chooses nothing.
  const version = await versionOf(page)
  await page.waitForTimeout(450)
  await pointAtFeature(page)
  expect(await page.locator('.hb-lit .hb-fade').count()).toBe(1)
  await page.mouse.down()
  await page.mouse.up()
  await moved(page, version)
  expect(await page.locator('.hb-pieces .hb-piece').count()).toBeGreaterThan(0)
  expect(errors.filter(error => !error.includes('/api/me'))).toEqual([])
  await page.context().close()
})

test('a feature for two pieces offers both where it is clicked', async () => {
  const { page, errors } = await visit(browser, server.url, DESKTOP)
  await onCard(page, 'Hunters & Gatherers').click()
  const places = () => page.locator('.uses .where').allTextContents()
  await until(page, async () => (await places()).some((where, index, all) => all.indexOf(where) < index))
  const version = await versionOf(page)
  const { x, y } = await pointAtFeature(page, 2)
  await page.mouse.down()
  await page.mouse.up()
  const offered = page.locator('.hb-choice.hb-pointed')
  await expect.poll(async () => {
    const boxes = await offered.evaluateAll(choices => choices.map(choice => choice.getBoundingClientRect()))
    return boxes.map(box => Math.hypot(box.left + box.width / 2 - x, box.top + box.height / 2 - y) < 60)
  }).toEqual([true, true])
  expect(await unseen(page)).toEqual([])
  const hut = page.locator('.hb-choice[aria-label^=hut i]')
  const box = (await hut.boundingBox())!
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2, { steps: 4 })
  expect(await page.locator('.hb-choice.hb-pointed').evaluateAll(choices => choices.map(choice => choice.getAttribute('aria-label')!.split(' ')[0]))).toEqual(['hut'])
  await page.mouse.down()
  await page.mouse.up()
  if (await page.locator('.ask button.primary').count()) await page.locator('.ask button.primary').click()
  await moved(page, version)
  expect(errors.filter(error => !error.includes('/api/me'))).toEqual([])
  await page.context().close()
})

test('two fingers turn the tile that is put down, and the view stays', async () => {
  const { page, errors } = await visit(browser, server.url, PHONE)
  await onCard(page, 'The Discovery').tap()
  const { x, y } = await liftTurnable(page, (x, y) => page.touchscreen.tap(x, y))
  await atRest(page)
  const [view, before] = [await world(page), await page.locator('.hb-pinned').getAttribute('transform')]
  const session = await page.context().newCDPSession(page)
  const fingers = (degrees: number) => [0, 180].map((half, id) => ({ x: x + 50 * Math.cos(((degrees + half) * Math.PI) / 180), y: y + 50 * Math.sin(((degrees + half) * Math.PI) / 180), id }))
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: fingers(0).slice(0, 1) })
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: fingers(0) })
  for (let degrees = 6; degrees <= 48; degrees += 6) await session.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: fingers(degrees) })
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  await page.waitForFunction(was => document.querySelector('.hb-pinned')?.getAttribute('transform') !== was, before)
  expect(await world(page)).toBe(view)
  expect(errors.filter(error => !error.includes('/api/me'))).toEqual([])
  await page.context().close()
})
