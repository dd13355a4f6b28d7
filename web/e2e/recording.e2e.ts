// A real game, recorded as it is played: every tile typed as it lies there, placed with a click, every piece with its number.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { Page } from 'playwright-core'
import { visit } from './browser.ts'
import { moved, myTurn, versionOf } from './player.ts'
import { browser, server } from './stage.ts'
import { fromMenu } from './tables.ts'

const root = join(import.meta.dirname, '../..')
const turns = (record: string): string[] => record.split('\n').filter(line => /^\d+ \d: /.test(line))
const game = turns(readFileSync(join(root, 'tests/records/carcassonne-first-1.hedgerow'), 'utf8'))

/** The letters of the sides of each tile, from the north. */
const sides: Record<string, string> = Object.fromEntries(
  readFileSync(join(root, 'crates/rules/sets/carcassonne.toml'), 'utf8').split('[[tile]]').slice(1).map(tile => {
    const id = /id = "(.*)"/.exec(tile)![1]!
    const ports = /ports = "(.*)"/.exec(tile)![1]!.split(' ')
    return [id, ports.map(side => new RegExp(`segments\\.${side[1]} = \\{ kind = "(.)`).exec(tile)![1]!).join('')]
  }),
)

let touches = 0
async function press(page: Page, ...keys: string[]): Promise<void> {
  for (const key of keys) await page.keyboard.press(key)
  touches += keys.length
}

/** Where the middle of a square is on the screen. */
const square = (page: Page, x: number, y: number): Promise<{ x: number; y: number }> =>
  page.evaluate(([x, y]) => {
    const board = document.querySelector('.hb')!.getBoundingClientRect()
    const { a, e, f } = new DOMMatrix(getComputedStyle(document.querySelector('.hb-world')!).transform)
    return { x: board.left + e + (x + 0.5) * 100 * a, y: board.top + f + (y + 0.5) * 100 * a }
  }, [x, y] as const)

/** Finds the drawn tile by its sides, as few as are needed; where others look alike, by its picture. */
async function enter(page: Page, tile: string, rotation: number): Promise<void> {
  const lies = [0, 1, 2, 3].map(side => sides[tile]![(side + 4 - rotation) % 4]!)
  const version = await versionOf(page)
  await press(page, ...lies)
  const first = page.locator('.picker button.first')
  const named = `Tile ${tile}:`
  if ((await first.getAttribute('aria-label'))?.startsWith(named)) await press(page, 'Enter')
  else {
    await page.locator(`.picker button[aria-label^="${named}"]`).click()
    touches++
  }
  await moved(page, version)
}

async function place(page: Page, x: number, y: number, rotation: number): Promise<void> {
  const version = await versionOf(page)
  const at = await square(page, x, y)
  await page.mouse.move(at.x, at.y)
  for (let quarters = 0; quarters < 4; quarters++) {
    const turned = /rotate\((\d+)/.exec((await page.locator('.hb-ghost > g').first().getAttribute('transform')) ?? '')
    if (Number(turned?.[1] ?? 0) === rotation * 90) break
    await press(page, 'r')
  }
  await page.mouse.click(at.x, at.y)
  touches++
  await moved(page, version)
}

async function use(page: Page, word: string): Promise<void> {
  const version = await versionOf(page)
  const choices = await page.locator('.hb-choice').evaluateAll(list => list.map(choice => (choice as SVGElement).dataset.action))
  await press(page, word === '-' ? '0' : String(choices.indexOf(word) + 1))
  // A farmer is asked for twice.
  if (word.startsWith('farmer')) await press(page, 'Enter')
  await moved(page, version)
}

test('a real game of 72 tiles is recorded as quickly as it is played', async () => {
  const { page, errors } = await visit(browser, `${server.url}#/new`, { viewport: { width: 1280, height: 800 }, reducedMotion: 'reduce' })
  await page.getByText('Record a real game').click()
  await page.getByLabel('Who goes first').selectOption('0')
  await page.getByRole('button', { name: 'Start game' }).click()
  await myTurn(page)
  const begun = Date.now()
  for (const turn of game) {
    const [, drawn, x, y, rotation, piece] = /\+(\S+) \S+@(-?\d+),(-?\d+)r(\d) (\S+)/.exec(turn)!
    await enter(page, drawn!, Number(rotation))
    await place(page, Number(x), Number(y), Number(rotation))
    if ((await page.locator('.table').getAttribute('data-phase')) === 'use' && (await page.locator('.uses button').count()) > 0) await use(page, piece!)
    await myTurn(page)
  }
  const seconds = (Date.now() - begun) / 1000
  console.log(`${game.length} tiles: ${(touches / game.length).toFixed(1)} keys and clicks each, ${(seconds / game.length).toFixed(2)} s each`)
  expect(touches / game.length).toBeLessThan(7)
  const download = page.waitForEvent('download')
  await fromMenu(page, 'Download the game record')
  expect(turns(readFileSync(await (await download).path(), 'utf8'))).toEqual(game)
  expect(errors.filter(error => !error.includes('/api/me'))).toEqual([])
  await page.context().close()
})
