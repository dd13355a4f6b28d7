import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Browser, Page } from 'playwright-core'
import { DESKTOP, openBrowser, PHONE, picture, visit } from './browser.ts'
import { act, myTurn, versionOf } from './player.ts'
import { TestServer } from './server.ts'
import { actInTurn, fromMenu, pair, seen, seeTiles, tileInHand, tilesOn, toAct, untilPlacing } from './tables.ts'

let server: TestServer
let browser: Browser

beforeAll(async () => {
  server = await TestServer.start('--vanished-seconds', '1')
  browser = await openBrowser()
})
afterAll(async () => {
  await browser.close()
  await server.stop()
})

const first = async (page: Page): Promise<void> => void (await page.getByLabel('Who goes first').selectOption('Seat 1'))
const waitsToTakeBack = (page: Page) => page.getByText(/asks to undo a turn|You asked to undo your turn/)

test('taking back: refused, withdrawn, agreed; then the same tile is in hand again', async () => {
  const { host, guest, pages, close } = await pair(browser, server, first, PHONE)
  await myTurn(host.page)
  const before = await tilesOn(host.page)
  const tile = await tileInHand(host.page)
  while ((await toAct(pages)) === host.page) await act(host.page)
  await seeTiles(guest.page, before + 1)

  await host.page.getByRole('button', { name: 'More', exact: true }).click()
  await picture(host.page, 'table-menu')
  await host.page.getByRole('button', { name: 'Ask to undo my last turn' }).click()
  await waitsToTakeBack(guest.page).waitFor()
  await picture(guest.page, 'proposal-phone')
  await picture(host.page, 'proposal-own')
  // A player who asks cannot answer, and cannot ask for another thing meanwhile.
  expect(await host.page.getByRole('button', { name: 'Agree' }).count()).toBe(0)
  await guest.page.getByRole('button', { name: 'Decline' }).tap()
  await Promise.all(pages.map(page => waitsToTakeBack(page).waitFor({ state: 'hidden' })))
  expect(await tilesOn(host.page)).toBe(before + 1)

  await fromMenu(host.page, 'Ask to undo my last turn')
  await waitsToTakeBack(guest.page).waitFor()
  await host.page.getByRole('button', { name: 'Withdraw' }).click()
  await Promise.all(pages.map(page => waitsToTakeBack(page).waitFor({ state: 'hidden' })))

  await fromMenu(host.page, 'Ask to undo my last turn')
  await guest.page.getByRole('button', { name: 'Agree' }).tap()
  await Promise.all(pages.map(page => seeTiles(page, before)))
  expect(await myTurn(host.page)).toBe('place')
  expect(await tileInHand(host.page)).toBe(tile)
  // It is played on as if nothing had been.
  await act(host.page)
  await seeTiles(guest.page, before + 1)
  expect([...host.errors, ...guest.errors]).toEqual([])
  await close()
})

test('ending by agreement: both see it, and nobody has won', async () => {
  const { host, guest, pages, close } = await pair(browser, server)
  await actInTurn(pages, 3)
  await fromMenu(guest.page, 'Propose to end the game now')
  await host.page.getByText(/proposes to end the game now/).waitFor()
  await picture(host.page, 'proposal')
  await host.page.getByRole('button', { name: 'Agree' }).click()
  for (const page of pages) {
    await page.getByText('Ended by agreement.').waitFor()
    await page.getByRole('heading', { name: 'The game is over.' }).waitFor()
    expect(await page.locator('.crown').count()).toBe(0)
    expect(await page.getByText(/You win|wins|win together/).count()).toBe(0)
  }
  expect([...host.errors, ...guest.errors]).toEqual([])
  await close()
})

test('clocks: both are shown, and the running one runs', async () => {
  const { host, pages, close } = await pair(browser, server, async page => {
    await first(page)
    await page.getByText('Time for the whole game').click()
    await page.getByRole('spinbutton', { name: 'Minutes per player' }).fill('3')
    await page.getByLabel('Increment (seconds)').fill('0')
  }, PHONE)
  const clocks = (page: Page) => page.locator('.clock').allTextContents()
  const seconds = (text: string) => Number(text.split(':')[0]) * 60 + Number(text.split(':')[1])
  for (const page of pages) {
    const [mine, other] = (await clocks(page)).map(seconds) as [number, number]
    expect(mine).toBeGreaterThan(160)
    expect(other).toBe(180)
    expect(await page.locator('.clock.running').count()).toBe(1)
    // By itself: no message comes meanwhile.
    await page.waitForFunction(before => {
      const [minutes, rest] = document.querySelector('.clock')!.textContent!.split(':')
      return Number(minutes) * 60 + Number(rest) <= before - 2
    }, mine, { timeout: 8000 })
    expect(seconds((await clocks(page))[1]!)).toBe(180)
  }
  await picture(pages[0], 'clocks')
  await picture(pages[1], 'clocks-phone')
  while ((await toAct(pages)) === host.page) await act(host.page)
  await pages[1].locator('li[data-home="1"] .clock.running').waitFor()
  const stopped = (await clocks(host.page))[0]
  await host.page.waitForTimeout(1500)
  expect((await clocks(host.page))[0]).toBe(stopped)
  await close()
})

test('somebody goes: a bot plays on, until they come back and take their seat again', async () => {
  const { host, guest, pages, close } = await pair(browser, server)
  await untilPlacing(guest.page, pages)
  const offer = host.page.getByRole('button', { name: 'Let a bot play', exact: true })
  expect(await offer.count()).toBe(0)
  await guest.page.close()
  await host.page.getByText(/has been away for a while/).waitFor()
  await picture(host.page, 'gone')
  await offer.click()
  await host.page.getByText(/a bot plays/).waitFor()
  await offer.waitFor({ state: 'hidden' })
  // On a narrow screen too.
  await host.page.setViewportSize(PHONE.viewport!)
  expect(await host.page.getByText(/a bot plays/).isVisible()).toBe(true)
  await picture(host.page, 'stand-in-phone')
  await host.page.setViewportSize(DESKTOP.viewport!)
  for (let turns = 0; turns < 3; turns++) await act(host.page)

  const back = await guest.page.context().newPage()
  await back.goto(host.page.url())
  await back.getByText('A bot plays for you.').waitFor()
  expect(await back.locator('.hb-targets rect').count()).toBe(0)
  await picture(back, 'return')
  await back.getByRole('button', { name: 'Return to my seat' }).click()
  await back.getByText('A bot plays for you.').waitFor({ state: 'hidden' })
  await host.page.getByText(/a bot plays/).waitFor({ state: 'hidden' })
  await untilPlacing(back, [host.page, back])
  const version = await versionOf(back)
  await act(back)
  expect(await versionOf(back)).toBeGreaterThan(version)
  expect(host.errors).toEqual([])
  await close()
})

test('a rematch: both are at the new table, and the other seat begins', async () => {
  const { host, guest, pages, close } = await pair(browser, server, first)
  expect(await toAct(pages)).toBe(host.page)
  await fromMenu(guest.page, 'Resign')
  await guest.page.getByRole('button', { name: /Yes, resign/ }).click()
  const old = host.page.url()
  await host.page.getByRole('button', { name: 'Rematch' }).click()
  await guest.page.getByRole('link', { name: 'Play', exact: true }).click()
  await Promise.all(pages.map(page => page.locator('.table:not([data-phase="over"])').waitFor()))
  const table = (page: Page) => page.url().replace(/[?].*/, '')
  expect(table(host.page)).toBe(table(guest.page))
  expect(table(host.page)).not.toBe(table({ url: () => old } as Page))
  expect(await toAct(pages)).toBe(guest.page)
  expect([...host.errors, ...guest.errors]).toEqual([])
  await close()
})

test('whoever asks for a rematch a moment after the other one is taken there too', async () => {
  const { host, guest, close } = await pair(browser, server, first)
  await fromMenu(guest.page, 'Resign')
  await guest.page.getByRole('button', { name: /Yes, resign/ }).click()
  // The button as it was before the other one asked: a finger may be on its way to it.
  const button = await guest.page.getByRole('button', { name: 'Rematch' }).elementHandle()
  await host.page.getByRole('button', { name: 'Rematch' }).click()
  await guest.page.getByText('The rematch is ready.').waitFor()
  await button!.evaluate(element => (element as HTMLButtonElement).click())
  await Promise.all([host, guest].map(({ page }) => page.locator('.table:not([data-phase="over"])').waitFor()))
  expect([...host.errors, ...guest.errors]).toEqual([])
  await close()
})

test('both ask for a rematch at once: both sit there; whoever watched a private table is not shown a locked door', async () => {
  const { host, guest, link, close } = await pair(browser, server, first)
  const watcher = await visit(browser, link)
  await watcher.page.locator('.table').waitFor()
  await fromMenu(guest.page, 'Resign')
  await guest.page.getByRole('button', { name: /Yes, resign/ }).click()
  const buttons = await Promise.all([host, guest].map(({ page }) => page.getByRole('button', { name: 'Rematch' }).elementHandle()))
  await Promise.all(buttons.map(button => button!.evaluate(element => (element as HTMLButtonElement).click())))
  await Promise.all([host, guest].map(({ page }) => page.locator('.table:not([data-phase="over"])').waitFor()))
  await watcher.page.getByText(/^Guest \d+ resigned\.$/).waitFor()
  expect(await watcher.page.getByText('The rematch is ready.').count()).toBe(0)
  expect([...host.errors, ...guest.errors]).toEqual([])
  await watcher.page.context().close()
  await close()
})

test('a link with its key opens the table in a tab that was refused without it', async () => {
  const { link, close } = await pair(browser, server)
  expect(link).toContain('?key=')
  const { page } = await visit(browser, link.replace(/[?]key=.*/, ''))
  await page.getByRole('heading', { name: 'This table can’t be opened' }).waitFor()
  await page.evaluate(hash => (location.hash = hash), new URL(link).hash)
  await page.locator('.table').waitFor()
  await page.context().close()
  await close()
})

test('chat: what somebody hidden says is gone at once; a message can be reported', async () => {
  const { host, guest, close } = await pair(browser, server)
  const say = async (text: string) => {
    await guest.page.getByLabel('Write a message').fill(text)
    await guest.page.getByRole('button', { name: 'Send' }).click()
    await guest.page.getByText(text).waitFor()
  }
  await guest.page.getByRole('tab', { name: /Chat/ }).click()
  await say('first words')
  await host.page.getByTitle('new messages').waitFor()
  await host.page.getByRole('tab', { name: /Chat/ }).click()
  await host.page.getByText('first words').waitFor()
  await host.page.getByLabel('Message options').click()
  await host.page.getByRole('button', { name: 'Report' }).click()
  const dialog = host.page.getByRole('dialog', { name: 'Report a message' })
  await dialog.getByText('first words').waitFor()
  expect(await dialog.getByRole('button', { name: 'Report' }).isEnabled()).toBe(false)
  await dialog.getByLabel('What is wrong with it?').fill('rude')
  await picture(host.page, 'report')
  await dialog.getByRole('button', { name: 'Report' }).click()
  await host.page.getByText('Thank you. The host will look at it.').waitFor()
  await dialog.waitFor({ state: 'hidden' })

  // The host of the table decides who talks there.
  await host.page.getByLabel('Message options').click()
  await host.page.getByRole('button', { name: 'Mute at this table' }).click()
  await guest.page.getByText('The host of this table has muted you.').waitFor()
  await picture(host.page, 'muted')
  await host.page.getByRole('button', { name: 'Unmute' }).click()
  await guest.page.getByLabel('Write a message').waitFor()

  await host.page.getByLabel('Message options').click()
  await host.page.getByRole('button', { name: 'Block this player' }).click()
  await host.page.getByText('first words').waitFor({ state: 'hidden' })
  await host.page.getByRole('tab', { name: 'Log' }).click()
  await say('second words')
  await host.page.waitForTimeout(300)
  expect(await host.page.getByTitle('new messages').count()).toBe(0)
  await host.page.getByRole('tab', { name: /Chat/ }).click()
  expect(await host.page.getByText('second words').count()).toBe(0)
  // And shown again.
  const name = (await guest.page.locator('.who').first().textContent())!
  await host.page.goto(`${server.url}#/account`)
  const shown = host.page.locator('.row', { hasText: name }).getByRole('button', { name: 'Unblock' })
  await shown.click()
  // The server must know it before the table is opened again.
  await shown.waitFor({ state: 'hidden' })
  await host.page.goBack()
  await host.page.getByRole('tab', { name: /Chat/ }).click()
  await host.page.getByText('second words').waitFor()
  expect([...host.errors, ...guest.errors]).toEqual([])
  await close()
})

test('a reload in the middle of a game keeps everything', async () => {
  const { host, pages, close } = await pair(browser, server)
  await actInTurn(pages, 16)
  await untilPlacing(host.page, pages)
  const before = await seen(host.page)
  expect((before.tiles as string[]).length).toBeGreaterThan(5)
  expect((before.pieces as string[]).length).toBeGreaterThan(0)
  expect((before.log as string[]).length).toBeGreaterThan(5)
  const tile = await tileInHand(host.page)
  await host.page.reload()
  await myTurn(host.page)
  expect(await seen(host.page)).toEqual(before)
  expect(await tileInHand(host.page)).toBe(tile)
  expect(host.errors).toEqual([])
  await close()
})
