// Two people at one table, each with a browser of their own.
import type { Browser, BrowserContextOptions, Locator, Page } from 'playwright-core'
import { DESKTOP, visit, type Visitor } from './browser.ts'
import { act, phaseOf } from './player.ts'
import type { TestServer } from './server.ts'

export interface Pair {
  host: Visitor
  guest: Visitor
  pages: [Page, Page]
  /** The link that the host sent. */
  link: string
  close(): Promise<void>
}

/** A button on the card of a game, on the first page. */
export const onCard = (page: Page, game: string, name = 'Play against a bot'): Locator =>
  page.getByRole('article').filter({ has: page.getByRole('heading', { name: game }) }).getByRole('button', { name })

/** A table by link, set up as `arrange` says, with both at it and the game begun. */
export async function pair(browser: Browser, server: TestServer, arrange?: (page: Page) => Promise<void>, guestOptions: BrowserContextOptions = DESKTOP): Promise<Pair> {
  const host = await visit(browser, `${server.url}#/new`)
  await host.page.getByLabel('Seat 2', { exact: true }).selectOption('open')
  await arrange?.(host.page)
  await host.page.getByRole('button', { name: 'Create table' }).click()
  const link = await host.page.getByLabel('Link to this table').inputValue()
  const guest = await visit(browser, link, guestOptions)
  await guest.page.getByRole('button', { name: 'Join', exact: true }).click()
  const pages: [Page, Page] = [host.page, guest.page]
  await Promise.all(pages.map(page => page.locator('.table').waitFor()))
  return { host, guest, pages, link, close: async () => void (await Promise.all(pages.map(page => page.context().close()))) }
}

/** The player to act. */
export async function toAct(pages: readonly Page[]): Promise<Page> {
  for (let times = 0; times < 200; times++) {
    for (const page of pages) {
      const phase = await phaseOf(page)
      if (phase !== 'waiting' && phase !== 'nothing') return page
    }
    await pages[0]!.waitForTimeout(25)
  }
  throw new Error('nobody can act')
}

export async function actInTurn(pages: readonly Page[], times = 1): Promise<void> {
  for (let actions = 0; actions < times; actions++) await act(await toAct(pages))
}

/** Plays on until this page has a tile to place. */
export async function untilPlacing(page: Page, pages: readonly Page[]): Promise<void> {
  for (let actions = 0; actions < 8; actions++) {
    const next = await toAct(pages)
    if (next === page && (await phaseOf(page)) === 'place') return
    await act(next)
  }
  throw new Error('the turn does not come round')
}

export const tilesOn = (page: Page): Promise<number> => page.locator('.hb-tiles > g').count()

export const seeTiles = (page: Page, count: number): Promise<unknown> =>
  page.waitForFunction(wanted => document.querySelectorAll('.hb-tiles > g').length === wanted, count)

/** Everything that can be seen of a game: the board, the score, the log. */
export async function seen(page: Page): Promise<Record<string, unknown>> {
  await page.getByRole('tab', { name: 'Log' }).click()
  return page.evaluate(() => {
    const all = (selector: string, of: (element: Element) => string | null) => [...document.querySelectorAll(selector)].map(of)
    return {
      tiles: all('.hb-tiles > g', tile => tile.getAttribute('transform')),
      pieces: all('.hb-pieces .hb-piece', piece => piece.getAttribute('transform') ?? piece.innerHTML),
      scores: all('.players .score', score => score.textContent),
      supplies: all('.players .supply', supply => supply.getAttribute('aria-label')),
      log: all('.panel li', line => line.textContent),
    }
  })
}

/** The tile in hand: the drawing that it uses. */
export const tileInHand = (page: Page): Promise<string | null> =>
  page.locator('.turnbox svg.tile').first().evaluate(tile => tile.querySelector('use')?.getAttribute('href') ?? tile.innerHTML)

export async function fromMenu(page: Page, name: string | RegExp): Promise<void> {
  await page.getByRole('button', { name: 'More', exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name }).click()
}

/** A new account, made on the page. */
export async function register(page: Page, name: string): Promise<void> {
  await page.getByLabel('Name', { exact: true }).fill(name)
  await page.getByLabel('Password').fill('a long password')
  await page.getByRole('button', { name: 'Register' }).click()
  await page.getByText(`You are signed in as ${name}.`).waitFor()
}
