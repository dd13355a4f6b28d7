import { expect, test } from 'vitest'
import { picture, visit } from './browser.ts'
import { versionOf } from './player.ts'
import { browser, server } from './stage.ts'
import { actInTurn } from './tables.ts'

test('two browsers against each other: invitation, chat, reconnect after a crash, resignation, rematch', async () => {
  const host = await visit(browser, `${server.url}#/new`)
  await picture(host.page, 'setup')
  await host.page.getByLabel('Seat 2', { exact: true }).selectOption('open')
  await host.page.getByRole('button', { name: 'Create table' }).click()
  const link = await host.page.getByLabel('Link to this table').inputValue()
  await picture(host.page, 'waiting')
  const guest = await visit(browser, link)
  await guest.page.getByRole('button', { name: 'Join', exact: true }).click()
  const start = host.page.getByRole('button', { name: 'Start game' })
  await host.page.waitForFunction(() => document.querySelector('.table') !== null || [...document.querySelectorAll('button')].some(button => button.textContent === 'Start game' && !button.disabled))
  if (await start.count()) await start.click()
  await Promise.all([host, guest].map(({ page }) => page.locator('.table').waitFor()))
  const pages = [host.page, guest.page]
  await actInTurn(pages, 12)

  await host.page.getByRole('tab', { name: 'Chat' }).click()
  await host.page.getByLabel('Write a message').fill('well laid')
  await host.page.getByRole('button', { name: 'Send' }).click()
  await guest.page.getByRole('tab', { name: /Chat/ }).click()
  await guest.page.getByText('well laid').waitFor()

  await server.kill()
  await Promise.all(pages.map(page => page.getByRole('alert').getByText(/Connection lost/).waitFor()))
  await picture(guest.page, 'connection-lost')
  await server.restart()
  await Promise.all(pages.map(page => page.getByRole('alert').getByText(/Connection lost/).waitFor({ state: 'hidden', timeout: 30_000 })))
  const version = await versionOf(host.page)
  await actInTurn(pages, 6)
  expect(await versionOf(host.page)).toBeGreaterThan(version)

  await guest.page.getByRole('button', { name: 'More', exact: true }).click()
  await guest.page.getByRole('button', { name: 'Resign' }).click()
  await guest.page.getByRole('button', { name: /Yes, resign/ }).click()
  await host.page.getByText(/^Guest \d+ resigned\.$/).waitFor()
  await host.page.getByRole('button', { name: 'Rematch' }).click()
  await guest.page.getByText('The rematch is ready.').waitFor()
  await host.page.context().close()
  await guest.page.context().close()
})
