import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Browser } from 'playwright-core'
import { openBrowser, picture, visit } from './browser.ts'
import { TestServer } from './server.ts'
import { actInTurn, fromMenu, register } from './tables.ts'

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

test('two accounts: invited by name to a rated game, which is resigned; then there are ratings', async () => {
  const ada = await visit(browser, `${server.url}#/account`)
  const bert = await visit(browser, `${server.url}#/account`)
  await register(ada.page, 'Ada')
  await register(bert.page, 'Bert')

  await ada.page.goto(`${server.url}#/new`)
  const seat = ada.page.getByLabel('Seat 2', { exact: true })
  await seat.selectOption('invited')
  expect(await ada.page.getByRole('button', { name: 'Open the table' }).isEnabled()).toBe(false)
  await ada.page.getByLabel('Name of the account').fill('Bert')
  await ada.page.getByText('Rated', { exact: true }).click()
  // Nobody may ask a bot in a rated game.
  expect(await ada.page.getByRole('checkbox', { name: /^Hints/ }).isDisabled()).toBe(true)
  await ada.page.getByRole('button', { name: 'Open the table' }).click()
  await ada.page.getByText(/rated/).waitFor()
  await picture(ada.page, 'invited')

  await bert.page.getByText('Ada invites you to a game.').waitFor()
  await bert.page.getByRole('link', { name: 'My games' }).click()
  await bert.page.getByText('Bert (invited)').waitFor()
  await picture(bert.page, 'my-games')
  await bert.page.getByRole('main').getByRole('link', { name: 'Join' }).click()
  await bert.page.getByRole('button', { name: 'Decline' }).waitFor()
  await bert.page.getByRole('button', { name: 'Join', exact: true }).click()
  const pages = [ada.page, bert.page]
  await Promise.all(pages.map(page => page.locator('.table').waitFor()))
  expect(await ada.page.getByRole('button', { name: 'Hint' }).count()).toBe(0)
  await actInTurn(pages, 4)
  // Nothing is taken back, and no bot plays on.
  await bert.page.getByRole('button', { name: 'More', exact: true }).click()
  expect(await bert.page.getByRole('button', { name: /take my last turn back|Let a bot play/ }).count()).toBe(0)
  await bert.page.keyboard.press('Escape')
  await fromMenu(bert.page, 'Resign')
  await bert.page.getByRole('button', { name: /Really resign/ }).click()
  await ada.page.getByText('Ada wins!').waitFor()

  await ada.page.getByRole('link', { name: 'Leaders' }).click()
  const rows = ada.page.locator('tbody tr')
  await rows.filter({ hasText: 'Ada' }).waitFor()
  expect(await rows.locator('a').allTextContents()).toEqual(['Ada', 'Bert'])
  await rows.getByRole('link', { name: 'Bert' }).click()
  await ada.page.getByRole('heading', { name: 'Bert' }).waitFor()
  const standing = ada.page.locator('tr', { hasText: 'Carcassonne' }).first()
  expect(await standing.locator('td').allTextContents()).toEqual(['Carcassonne', expect.stringMatching(/^\d+ ± \d+$/), '1', '0'])
  await picture(ada.page, 'profile')
  expect([...ada.errors, ...bert.errors]).toEqual([])
  await Promise.all(pages.map(page => page.context().close()))
})

test('invited from the waiting room; who declines leaves a free seat; the game begins without it', async () => {
  const host = await visit(browser, `${server.url}#/new`)
  const friend = await visit(browser, `${server.url}#/account`)
  await register(friend.page, 'Cleo')
  await host.page.getByLabel('Seat 2', { exact: true }).selectOption('same-screen')
  await host.page.getByRole('button', { name: /Another seat/ }).click()
  await host.page.getByLabel('Seat 3', { exact: true }).selectOption('open')
  await host.page.getByRole('button', { name: 'Open the table' }).click()

  await host.page.getByLabel('Link to this table').waitFor()
  const invite = host.page.getByRole('button', { name: 'Invite' })
  await host.page.getByLabel('Seat 3', { exact: true }).selectOption('invited')
  expect(await invite.isEnabled()).toBe(false)
  await host.page.getByLabel('Name of the account').fill('Nobody at all')
  await invite.click()
  await host.page.getByText(/there is nobody called/i).waitFor()
  // What was chosen stays, to be written rightly.
  await host.page.getByLabel('Name of the account').fill('Cleo')
  await picture(host.page, 'inviting')
  await invite.click()
  await friend.page.getByRole('link', { name: 'Have a look' }).click()
  await friend.page.getByRole('button', { name: 'Decline' }).waitFor()
  await picture(friend.page, 'invitation')
  await friend.page.getByRole('button', { name: 'Decline' }).click()
  await friend.page.getByRole('button', { name: 'Decline' }).waitFor({ state: 'hidden' })
  await host.page.getByRole('button', { name: 'Begin without the free seats' }).click()
  await host.page.locator('.table').waitFor()
  expect(await host.page.locator('.players li').count()).toBe(2)
  await Promise.all([host, friend].map(({ page }) => page.context().close()))
})

test('a private table: with the key one may join, without it there is no such table', async () => {
  const host = await visit(browser, `${server.url}#/new`)
  await host.page.getByLabel('Seat 2', { exact: true }).selectOption('open')
  await host.page.getByRole('button', { name: 'Open the table' }).click()
  const link = await host.page.getByLabel('Link to this table').inputValue()
  expect(link).toMatch(/[?]key=.+/)
  const stranger = await visit(browser, link.replace(/[?]key=.*/, ''))
  await stranger.page.getByRole('heading', { name: 'This table cannot be opened' }).waitFor()
  await stranger.page.getByText(/no such table/i).waitFor()
  await picture(stranger.page, 'no-such-table')
  const guessing = await visit(browser, link.replace(/[?]key=.*/, '?key=wrong'))
  await guessing.page.getByText(/no such table/i).waitFor()

  const friend = await visit(browser, link)
  await friend.page.getByRole('button', { name: 'Join', exact: true }).click()
  await Promise.all([host, friend].map(({ page }) => page.locator('.table').waitFor()))
  await actInTurn([host.page, friend.page], 3)
  // Nor can a stranger see the game, and it is in no list.
  await stranger.page.reload()
  await stranger.page.getByText(/no such table/i).waitFor()
  await stranger.page.getByRole('link', { name: 'Lobby' }).click()
  await stranger.page.getByText('No open game is being played just now.').waitFor()
  // The friend finds it again without the link.
  await friend.page.goto(`${server.url}#/games`)
  await friend.page.getByRole('main').getByRole('link', { name: /^(Your turn|Go there)$/ }).click()
  await friend.page.locator('.table').waitFor()
  expect([...host.errors, ...friend.errors]).toEqual([])
  await Promise.all([host, friend, stranger, guessing].map(({ page }) => page.context().close()))
})

test('who forgot the password gets a link from the host, which works once', async () => {
  const { page } = await visit(browser, `${server.url}#/account`)
  await register(page, 'Forgetful')
  await page.getByRole('button', { name: 'Sign out', exact: true }).click()
  const link = server.admin('reset-link', 'Forgetful').split('\n').at(-1)!
  await page.goto(`${server.url}${link.slice(link.indexOf('#'))}`)
  await page.getByLabel('New password').fill('now I know it')
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByText('The password is changed.').waitFor()
  await page.getByText('You are Forgetful.').waitFor()

  const thief = await visit(browser, `${server.url}${link.slice(link.indexOf('#'))}`)
  await thief.page.getByLabel('New password').fill('let me in now')
  await thief.page.getByRole('button', { name: 'Save' }).click()
  await thief.page.getByText('That link was used already, or is too old.').waitFor()
  await page.context().close()
  await thief.page.context().close()
})
