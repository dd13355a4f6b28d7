import { execFileSync } from 'node:child_process'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Browser, Page } from 'playwright-core'
import { openBrowser, PHONE, picture, visit } from './browser.ts'
import { BINARY, TestServer } from './server.ts'
import { fromMenu, onCard, pair } from './tables.ts'

let server: TestServer
let browser: Browser

beforeAll(async () => {
  server = await TestServer.start('--reveal-seconds', '2')
  browser = await openBrowser()
})
afterAll(async () => {
  await browser.close()
  await server.stop()
})

/** What the program says about the game that this page shows. */
async function verified(page: Page): Promise<string> {
  const record = await page.evaluate(async () => (await fetch(`api/tables/${location.hash.split(/[/?]/)[2]}/record`)).text())
  const file = join(mkdtempSync(join(tmpdir(), 'hedgerow-e2e-')), 'game.hedgerow')
  writeFileSync(file, record)
  return execFileSync(BINARY, ['verify', file], { encoding: 'utf8', env: { ...process.env, HEDGEROW_LANGUAGE: 'en' } })
}

async function resign(page: Page): Promise<void> {
  await fromMenu(page, 'Resign')
  await page.getByRole('dialog').getByRole('button', { name: /Yes, resign/ }).click()
}

test('both browsers have a part in the shuffle, and check it at the end', async () => {
  const { host, guest, pages, close } = await pair(browser, server, undefined, PHONE)
  await resign(host.page)
  for (const page of pages) {
    await page.getByRole('button', { name: 'Shuffle checked' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByText('Checked by your browser').waitFor()
    expect(await dialog.getByText('a number of their own').count()).toBe(2)
  }
  await picture(host.page, 'shuffle')
  await picture(guest.page, 'shuffle-phone')
  const said = await verified(host.page)
  expect(said.match(/revealed it itself/g)).toHaveLength(2)
  expect(said).toContain('The server could not choose the draws')
  expect([...host.errors, ...guest.errors]).toEqual([])
  await close()
})

test('a game against a bot has the player’s number in it, after a reload too', async () => {
  const { page, errors } = await visit(browser, server.url)
  await onCard(page, 'Carcassonne').click()
  await page.locator('.table').waitFor()
  await page.reload()
  await page.locator('.table').waitFor()
  await resign(page)
  await page.getByRole('button', { name: 'Shuffle checked' }).click()
  await page.getByRole('dialog').getByText('a bot, which adds nothing').waitFor()
  expect(await verified(page)).toContain('revealed it itself')
  expect(errors.filter(error => !error.includes('/api/me'))).toEqual([])
  await page.context().close()
})

test('a game waits a moment for a number, then begins without it', async () => {
  const host = await visit(browser, `${server.url}#/new`)
  await host.page.getByLabel('Seat 2', { exact: true }).selectOption('open')
  await host.page.getByRole('button', { name: 'Create table' }).click()
  const link = await host.page.getByLabel('Link to this table').inputValue()
  const guest = await visit(browser, link)
  await guest.page.getByRole('button', { name: 'Join', exact: true }).waitFor()
  // Another program sits down in the name of this browser, and keeps its number for itself.
  const status = await guest.page.evaluate(async () => {
    const [path, query] = location.hash.slice(2).split('?')
    const command = { do: 'join', pledge: { commitment: 'ab'.repeat(32) } }
    const body = JSON.stringify({ type: 'do', id: 'join', version: 1, command })
    return (await fetch(`api/tables/${path!.split('/')[1]}/do?${query}`, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body })).status
  })
  expect(status).toBe(200)
  await host.page.getByText('to add a number to the shuffle').waitFor()
  await picture(host.page, 'shuffling')
  await host.page.locator('.table').waitFor()
  await resign(guest.page)
  await host.page.getByRole('button', { name: 'Shuffle checked' }).click()
  await host.page.getByRole('dialog').getByText('a number that was not revealed in time').waitFor()
  expect(await verified(host.page)).toContain('could choose between 2 shuffles')
  expect([...host.errors, ...guest.errors]).toEqual([])
  await Promise.all([host, guest].map(({ page }) => page.context().close()))
})
