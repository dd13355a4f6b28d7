// The page as an app: it can be installed, opens without the server and says so, and never shows old answers.
import { createServer } from 'node:http'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Browser } from 'playwright-core'
import { openBrowser, visit } from './browser.ts'
import { TestServer } from './server.ts'

let server: TestServer
let browser: Browser

beforeAll(async () => {
  server = await TestServer.start('--base-path', '/games')
  browser = await openBrowser()
})
afterAll(async () => {
  await browser.close()
  await server.stop()
})

test('the manifest names icons that are there, under a base path too', async () => {
  const { page } = await visit(browser, server.url)
  const manifest = await page.evaluate(async () => {
    const link = document.querySelector<HTMLLinkElement>('link[rel=manifest]')!
    const response = await fetch(link.href)
    const { start_url, icons } = (await response.json()) as { start_url: string; icons: { src: string; type: string }[] }
    const found = await Promise.all(icons.map(async icon => ({ type: icon.type, served: (await fetch(new URL(icon.src, link.href))).headers.get('content-type') })))
    return { type: response.headers.get('content-type'), start: new URL(start_url, link.href).href, found }
  })
  expect(manifest.type).toBe('application/manifest+json')
  expect(manifest.start).toBe(server.url)
  expect(manifest.found).toHaveLength(4)
  for (const { type, served } of manifest.found) expect(served).toBe(type)
  await page.context().close()
})

test('the first load, with the boards that play themselves, is small', async () => {
  const { page } = await visit(browser, server.url)
  for (const game of [0, 1, 2]) await page.locator('.showpiece').nth(game).locator('.hb-tiles use').first().waitFor()
  const bytes = await page.evaluate(() => performance.getEntries().reduce((sum, entry) => sum + ((entry as PerformanceResourceTiming).transferSize ?? 0), 0))
  expect(bytes).toBeGreaterThan(50_000)
  expect(bytes).toBeLessThan(300 * 1024)
  await page.context().close()
})

test('without the server the page opens, says so, and comes back by itself', async () => {
  const { page } = await visit(browser, `${server.url}#/new`)
  // A table, so that drawings are kept and a guest is known.
  await page.getByRole('button', { name: 'Start game' }).click()
  await page.locator('.table').waitFor()
  const me = (await page.locator('header .who').textContent())!
  expect(me).toMatch(/Guest/)
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
  await page.reload()
  await page.locator('.hb').waitFor()
  expect(await page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true)
  const kept = await page.evaluate(async () => (await Promise.all((await caches.keys()).map(async name => (await (await caches.open(name)).keys()).map(request => new URL(request.url).pathname)))).flat())
  expect(kept).toContain('/games/')
  expect(kept.filter(path => path.includes('/api/'))).toEqual(['/games/api/art/carcassonne'])
  await page.goto(server.url)
  await page.locator('.home').waitFor()
  await server.kill()
  await page.reload()
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.getByRole('alert').getByText('Can’t reach the server.').waitFor()
  expect(await page.locator('header .who').textContent()).toBe('…')
  // Nothing of a game is ever kept.
  await page.goto(`${server.url}#/lobby`)
  await page.getByRole('heading', { name: 'Lobby' }).waitFor()
  expect(await page.evaluate(() => fetch('api/tables').then(() => 'an answer', () => 'none'))).toBe('none')
  await server.restart()
  await page.getByRole('alert').waitFor({ state: 'detached', timeout: 15_000 })
  // A returning guest is known again, and what they play is listed.
  await page.waitForFunction(name => document.querySelector('header .who')?.textContent === name, me)
  await page.context().close()
})

test('a proxy that answers for a dead server is no server', async () => {
  const { page } = await visit(browser, `${server.url}#/new`)
  await page.getByRole('button', { name: 'Start game' }).click()
  await page.locator('.table').waitFor()
  const me = (await page.locator('header .who').textContent())!
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
  await page.goto(server.url)
  await page.reload()
  await page.locator('.home').waitFor()
  await server.kill()
  const proxy = createServer((_, response) => response.writeHead(502, { 'content-type': 'text/html' }).end('<h1>502 Bad Gateway</h1>'))
  await new Promise<void>(ready => proxy.listen(Number(new URL(server.url).port), '127.0.0.1', ready))
  await page.reload()
  await page.locator('.home').waitFor()
  await page.getByRole('alert').getByText('Can’t reach the server.').waitFor()
  // A person who is signed in is not asked to sign in.
  expect(await page.locator('header .who').textContent()).toBe('…')
  proxy.closeAllConnections()
  await new Promise(closed => proxy.close(closed))
  await server.restart()
  await page.waitForFunction(name => document.querySelector('header .who')?.textContent === name, me, { timeout: 20_000 })
  await page.context().close()
})

test('a page whose files a newer server no longer has is loaded anew, once', async () => {
  const { page } = await visit(browser, server.url, { serviceWorkers: 'block' })
  await page.locator('.home').waitFor()
  let missing = 1
  await page.route('**/assets/Lobby-*', route => (missing-- > 0 ? route.fulfill({ status: 404 }) : route.continue()))
  await page.evaluate(() => (location.hash = '#/lobby'))
  await page.getByRole('heading', { name: 'Lobby' }).waitFor()
  // And not again and again.
  missing = Infinity
  await page.goto(`${server.url}#/`)
  await page.reload()
  await page.evaluate(() => (location.hash = '#/lobby'))
  await page.getByText('Can’t reach the server.').first().waitFor()
  await page.context().close()
})
