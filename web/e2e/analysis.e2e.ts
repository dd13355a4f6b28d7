// What a reader sees of a finished game that is taken apart.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { BrowserContextOptions, Page } from 'playwright-core'
import type { AnalysisView } from '../protocol.ts'
import { DESKTOP, PHONE, picture, visit, type Visitor } from './browser.ts'
import { litSquare } from './player.ts'
import { browser, server } from './stage.ts'
import { tilesOn } from './tables.ts'

const record = readFileSync(join(import.meta.dirname, '../../tests/records/carcassonne-first-1.hedgerow'), 'utf8').replace('Seat 0', 'Ada').replace('Seat 1', 'Béla')

async function analysed(options: BrowserContextOptions, text = record): Promise<Visitor> {
  const visitor = await visit(browser, `${server.url}#/replay`, { ...options, reducedMotion: 'reduce' })
  await visitor.page.getByLabel('Or paste the text').fill(text)
  await visitor.page.getByRole('button', { name: 'Analyse' }).click()
  return visitor
}

const chartOf = (page: Page) => page.getByRole('slider', { name: 'Course of the game' })
const turnOf = async (page: Page): Promise<number> => Number(await chartOf(page).getAttribute('aria-valuenow'))

/** Presses the chart at a share of its width. */
async function pressAt(page: Page, share: number): Promise<void> {
  const box = (await page.locator('.chart .curve').first().boundingBox())!
  await page.mouse.click(box.x + box.width * share, box.y + 20)
}

/** What the server found, and the decision of a turn. */
async function decisionOf(page: Page, turn: number) {
  const found = await page.evaluate(async text => {
    const answer = await fetch('api/replay/analysis', { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ record: text, depth: 'quick' }) })
    return (await answer.json()) as AnalysisView
  }, record)
  for (const step of found.analysis!.steps) if (step.turn === turn && step.what.kind === 'decision') return { at: step.at, ...step.what }
  throw new Error(`no decision in turn ${turn}`)
}

const squareOf = (word: string): string => /@(.+)r/.exec(word)![1]!

test('the curve leads to every turn, and its best moves lie on the board', async () => {
  const { page, errors } = await analysed(DESKTOP)
  const chart = chartOf(page)
  await chart.waitFor()
  expect(await page.locator('.sentence').textContent()).toMatch(/^Ada won by 2\. Luck [+−]\d+ ± \d+: with even tiles Ada (wins|loses) by \d+\.$/)
  // All of it is inside its box: lines, bands, bars and signs.
  const outside = await page.locator('.chart svg').evaluate(svg => {
    const box = svg.getBoundingClientRect()
    const cut = (part: Element) => {
      const { left, right, top, bottom } = part.getBoundingClientRect()
      return left < box.left - 1 || right > box.right + 1 || top < box.top - 1 || bottom > box.bottom + 1
    }
    return [...svg.children].filter(cut).map(part => `${part.getAttribute('class')} ${part.textContent}`)
  })
  expect(outside).toEqual([])
  expect(await page.locator('.chart .curve').count()).toBe(2)
  expect(await page.locator('.chart .sign').allTextContents()).toContain('??')
  // It opens where most was lost.
  await page.locator('.analysis .turn').getByText('blunder').waitFor()
  // A press stands at that turn, the arrow keys at the next.
  await pressAt(page, 0.5)
  const turn = await turnOf(page)
  expect(turn).toBeGreaterThan(30)
  await page.getByText(`Turn ${turn} · step`).waitFor()
  await page.keyboard.press('ArrowRight')
  expect(await turnOf(page)).toBe(turn + 1)
  await page.keyboard.press('ArrowLeft')
  const words = await chart.getAttribute('aria-valuetext')
  expect(words).toMatch(new RegExp(`^Turn ${turn}, (Ada|Béla), luck [+−]?[\\d.]+%, .*Ada \\d+%, Béla \\d+%$`))
  // The best move and the one that was played lie where the server says, in view, and are worth what it says.
  const decision = await decisionOf(page, turn)
  const square = squareOf(decision.candidates[0]!.actions[0]!)
  const best = page.locator(`.hb-idea[data-idea="${square}"]`)
  expect(await page.locator(`.hb-idea-label[data-idea="${square}"]`).textContent()).toBe(`${Math.round(decision.candidates[0]!.value.win * 100)}%`)
  expect(await page.locator('.hb-idea.hb-played').getAttribute('data-idea')).toBe(squareOf(decision.played[0]!))
  const [board, tile] = [(await page.locator('.hb').boundingBox())!, (await best.boundingBox())!]
  expect(tile.x > board.x && tile.y > board.y && tile.x + tile.width < board.x + board.width && tile.y + tile.height < board.y + board.height).toBe(true)
  // Pointing at a move lights it; a click shows the game after it.
  const moves = page.getByRole('list', { name: 'Best moves' }).getByRole('button')
  await moves.first().focus()
  expect(await page.locator('.hb-idea.hb-idea-pointed').getAttribute('data-idea')).toBe(square)
  const tiles = await tilesOn(page)
  await page.getByLabel('Show the whole board').first().click()
  await moves.first().focus()
  await picture(page, 'analysis')
  await moves.first().click()
  await page.getByRole('button', { name: 'Back to the game' }).waitFor()
  expect(await tilesOn(page)).toBe(tiles + 1)
  await page.getByRole('button', { name: 'Back to the game' }).click()
  expect(await tilesOn(page)).toBe(tiles)
  // The same as a table: a row leads to its turn as well.
  await page.getByText('Turn by turn, as a table').click()
  const rows = page.locator('.turns tbody tr')
  expect(await rows.count()).toBe(71)
  await page.getByRole('button', { name: 'Turn 7', exact: true }).click()
  expect(await turnOf(page)).toBe(7)
  // Looking deeper takes its time, and says how far it is.
  await page.getByRole('button', { name: 'Look deeper' }).click()
  await page.waitForFunction(() => (document.querySelector('progress')?.value ?? 0) > 0)
  expect(errors.filter(error => !error.includes('/api/me'))).toEqual([])
  await page.context().close()
})

test('a costly decision is tried again', async () => {
  const { page, errors } = await analysed(DESKTOP)
  await page.getByRole('button', { name: 'Try the 3 costliest decisions again' }).click()
  await page.getByRole('region', { name: 'Exercise 1 of 3' }).waitFor()
  // What was played is not told before.
  expect(await page.locator('.hb-idea').count()).toBe(0)
  await page.locator('.hb-targets rect').first().waitFor()
  const at = await litSquare(page, 0)
  await page.mouse.click(at.x, at.y)
  // Where no piece can be used there is nothing more to choose.
  const skip = page.locator('.pass:enabled')
  const verdict = page.locator('.verdict')
  await skip.or(verdict).first().waitFor()
  if (await skip.isVisible()) await skip.click()
  await verdict.waitFor()
  expect(await verdict.textContent()).toMatch(/best move/i)
  await page.getByRole('button', { name: 'Show the solution' }).click()
  await page.locator('.hb-idea.hb-played').waitFor()
  expect(await page.locator('.hb-idea').count()).toBeGreaterThan(1)
  await page.getByRole('button', { name: 'Next' }).click()
  await page.getByRole('region', { name: 'Exercise 2 of 3' }).waitFor()
  await page.getByRole('button', { name: 'Done', exact: true }).click()
  await chartOf(page).waitFor()
  expect(errors.filter(error => !error.includes('/api/me'))).toEqual([])
  await page.context().close()
})

test('a game of a table goes on from another move, with an evaluation beside the board', async () => {
  const { page, errors } = await visit(browser, `${server.url}#/replay`, { ...DESKTOP, reducedMotion: 'reduce' })
  await page.getByLabel('Or paste the text').fill(record)
  await page.getByRole('button', { name: 'Save to my games' }).click()
  await page.locator('.replay').waitFor()
  await page.goto(`${server.url}#/games`)
  await page.getByRole('link', { name: 'Analyse' }).waitFor()
  await page.setViewportSize({ width: 320, height: 640 })
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
  await page.setViewportSize(DESKTOP.viewport!)
  await page.getByRole('link', { name: 'Analyse' }).click()
  await chartOf(page).waitFor()
  await pressAt(page, 0.3)
  const tiles = await tilesOn(page)
  await page.getByRole('list', { name: 'Best moves' }).getByRole('button').first().click()
  await page.getByRole('button', { name: 'Play on from here' }).click()
  await page.getByLabel('You play').selectOption('all seats')
  await page.getByRole('dialog').getByRole('button', { name: 'Play on from here' }).click()
  await page.locator('.table').waitFor()
  const evaluation = page.locator('.evaluation')
  await evaluation.waitFor()
  expect(await tilesOn(page)).toBe(tiles + 1)
  const chances = (await evaluation.locator('summary b').allTextContents()).map(text => Number.parseInt(text))
  expect(chances[0]! + chances[1]!).toBeGreaterThanOrEqual(99)
  await evaluation.locator('summary').click()
  await evaluation.getByRole('list', { name: 'Best moves' }).getByRole('button').first().click()
  await page.locator('.hb-ghost .hb-pinned').waitFor()
  expect(errors.filter(error => !error.includes('/api/me'))).toEqual([])
  await page.context().close()
})

test('on a phone all of it is reached without scrolling sideways; a game that was broken off is told so, and one without a move is refused in words', async () => {
  const { page } = await analysed(PHONE)
  await chartOf(page).waitFor()
  await pressAt(page, 0.4)
  await picture(page, 'phone-analysis')
  const seen = await page.locator('.chart').evaluate(chart => {
    const { top, bottom, left, right } = chart.getBoundingClientRect()
    return top >= 0 && bottom <= innerHeight && left >= 0 && right <= innerWidth
  })
  expect(seen).toBe(true)
  await page.getByText('How it adds up').click()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  await page.context().close()
  const { page: broken } = await analysed(DESKTOP, record.split('\n').slice(0, 30).join('\n'))
  await chartOf(broken).waitFor()
  expect(await broken.locator('.sentence').textContent()).toMatch(/^The game was not played to its end: .+ was about \d+ ahead\. Luck/)
  await picture(broken, 'analysis-broken-off')
  await broken.context().close()
  const { page: other } = await analysed(DESKTOP, record.split('\n\n')[0]!)
  expect(await other.locator('.analysis [role=alert]').textContent()).toMatch(/nothing to analyse/)
  await other.context().close()
})
