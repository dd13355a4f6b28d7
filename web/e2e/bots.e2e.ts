import { expect, test } from 'vitest'
import { picture, visit } from './browser.ts'
import { browser, server } from './stage.ts'
import { register } from './tables.ts'

test('a bot is made on the page, its program listens, and a visitor challenges it from its profile', async () => {
  const owner = await visit(browser, `${server.url}#/account`)
  await register(owner.page, 'Olga')
  await owner.page.getByLabel('Bot name').fill('Snug')
  await owner.page.getByRole('button', { name: 'New bot' }).click()
  await owner.page.getByText('not running now').click()
  const bot = owner.page.locator('details', { has: owner.page.locator('summary', { hasText: 'Snug' }) })
  await bot.getByLabel('Token name').fill('at home')
  await bot.getByRole('button', { name: 'New token' }).click()
  const secret = await bot.locator('code').innerText()
  // It plays no rated games.
  await bot.getByLabel('rated games', { exact: true }).uncheck()
  await bot.getByRole('button', { name: 'Save' }).click()
  await owner.page.getByText('Saved.').waitFor()
  await picture(owner.page, 'bots')

  const headers = { authorization: `Bearer ${secret}`, 'content-type': 'application/json' }
  const listening = new AbortController()
  const stream = await fetch(`${server.url}api/stream`, { headers, signal: listening.signal })
  const visitor = await visit(browser, `${server.url}#/people/Snug`)
  await visitor.page.getByText('ready for challenges').waitFor()
  await visitor.page.getByText(/casual games/).waitFor()
  await visitor.page.getByRole('link', { name: 'Olga' }).waitFor()
  await picture(visitor.page, 'bot-profile')
  await visitor.page.getByRole('link', { name: 'Challenge' }).click()
  await visitor.page.getByRole('button', { name: 'Create table' }).click()
  await visitor.page.getByRole('button', { name: 'Close table' }).waitFor()
  const decoder = new TextDecoder()
  let heard = ''
  for await (const piece of stream.body!) if ((heard += decoder.decode(piece as Uint8Array, { stream: true })).includes('\n\n') && heard.includes('data:')) break
  const challenge = JSON.parse(heard.split('data:')[1]!) as { type: string; table: string; rated: boolean }
  expect(challenge).toMatchObject({ type: 'challenge', rated: false, seats: 2, rules: 'carcassonne/first' })
  const join = { type: 'do', id: 'come', version: 1, command: { do: 'join' } }
  expect((await fetch(`${server.url}api/tables/${challenge.table}/do`, { method: 'POST', headers, body: JSON.stringify(join) })).status).toBe(200)
  await visitor.page.locator('.table').waitFor()
  listening.abort()

  const asked: string[] = []
  visitor.page.on('request', request => asked.push(request.url()))
  await visitor.page.goto(`${server.url}#/leaders/hunters`)
  await visitor.page.getByRole('link', { name: 'Bots', exact: true }).click()
  await visitor.page.getByRole('heading', { name: 'Bot ladder' }).waitFor()
  await visitor.page.getByText('No bot has enough rated games yet.').waitFor()
  expect(visitor.page.url()).toContain('#/bots/hunters')
  // A list is asked for once.
  await visitor.page.waitForTimeout(150)
  expect(asked.filter(url => url.endsWith('/api/leaders/hunters?bots=true'))).toHaveLength(1)
  await picture(visitor.page, 'bot-ladder')
  expect([...owner.errors, ...visitor.errors]).toEqual([])
  await Promise.all([owner, visitor].map(({ page }) => page.context().close()))
})

test('two who seek the same game meet, and an offer is closed by its maker', async () => {
  const [one, other] = await Promise.all([visit(browser, `${server.url}#/lobby`), visit(browser, `${server.url}#/lobby`)])
  const find = async ({ page }: typeof one) => {
    await page.locator('form select').first().selectOption('discovery/advanced')
    await page.getByRole('button', { name: 'Find', exact: true }).click()
  }
  await find(one)
  await one.page.getByText(/starts when another player takes it/).waitFor()
  await picture(one.page, 'offer')
  await one.page.getByRole('button', { name: 'Close table' }).click()
  await one.page.getByRole('heading', { name: 'Find an opponent' }).waitFor()
  await find(one)
  await one.page.getByText(/starts when another player takes it/).waitFor()
  await find(other)
  await Promise.all([one, other].map(({ page }) => page.locator('.table').waitFor()))
  expect([...one.errors, ...other.errors]).toEqual([])
  await Promise.all([one, other].map(({ page }) => page.context().close()))
})
