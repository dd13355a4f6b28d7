// What every file of tests works with: a server of its own and a browser, from its first test to its last.
import { afterAll, beforeAll } from 'vitest'
import type { Browser } from 'playwright-core'
import { openBrowser } from './browser.ts'
import { TestServer } from './server.ts'

export let server: TestServer
export let browser: Browser

beforeAll(async () => {
  server = await TestServer.start()
  browser = await openBrowser()
})
afterAll(async () => {
  await browser.close()
  await server.stop()
})
