// A puzzle through the page: a wrong answer with the pointer, the right one from the list.
import { expect, test } from 'vitest'
import { execFileSync } from 'node:child_process'
import { DESKTOP, picture, visit } from './browser.ts'
import { litSquare } from './player.ts'
import { BINARY } from './server.ts'
import { browser, server } from './stage.ts'

interface Known {
  name: string
  solution: string[]
}

/** A puzzle in which a piece is at hand, with its solution, as the command line tells it. */
const known = (number: number): Known => JSON.parse(execFileSync(BINARY, ['puzzle', '--game', 'carcassonne', '--number', String(number), '--json']).toString()) as Known

test('a puzzle is answered on the board and from the list, and explained', async () => {
  const { name, solution } = known(1)
  const { page, errors } = await visit(browser, `${server.url}#/puzzles/${name}`, DESKTOP)
  await page.locator('.puzzle[data-phase=place]').waitFor()
  const { x, y } = await litSquare(page, 0.5)
  await page.mouse.click(x, y)
  await page.locator('.puzzle[data-phase=use]').waitFor()
  // The tile can still be taken back.
  await page.getByRole('button', { name: 'Undo' }).click()
  await page.locator('.puzzle[data-phase=place]').waitFor()
  const again = await litSquare(page, 0.5)
  await page.mouse.click(again.x, again.y)
  await page.locator('.puzzle[data-phase=use]').waitFor()
  await page.locator('.turnbox .pass').click()
  await page.locator('.puzzle[data-phase=answered]').waitFor()
  expect(await page.locator('.result h2').innerText()).toBe('Not the best move.')
  expect(await page.locator('.result h2').evaluate(title => title === document.activeElement)).toBe(true)
  expect(await page.locator('.standing').innerText()).toContain('0 of 1 right')

  await page.getByRole('button', { name: 'Try again' }).click()
  await page.locator('.puzzle[data-phase=place]').waitFor()
  await page.keyboard.press('p')
  await page.locator('.squares > li > button').first().waitFor()
  const [, at = '', turns = ''] = /@(-?\d+,-?\d+)r(\d)/.exec(solution[0]!) ?? []
  const squares = await page.evaluate(async of => {
    const puzzle = (await (await fetch(`api/puzzles/${of}`)).json()) as { game: { turn: { choices: { placements: { x: number; y: number; rotations: number[] }[] } } } }
    return puzzle.game.turn.choices.placements.map(({ x, y, rotations }) => ({ at: `${x},${y}`, rotations }))
  }, name)
  const index = squares.findIndex(square => square.at === at)
  await page.locator('.squares > li > button').nth(index).press('Enter')
  await page.locator('.turns button').nth(squares[index]!.rotations.indexOf(Number(turns))).press('Enter')
  await page.locator('.puzzle[data-phase=use]').waitFor()
  const piece = await page.evaluate(async ([of, ...actions]) => {
    const body = JSON.stringify({ actions: actions.slice(0, 1) })
    const step = (await (await fetch(`api/puzzles/${of}/step`, { method: 'POST', headers: { 'content-type': 'application/json' }, body })).json()) as { game: { turn: { choices: { uses: { action: string }[] } } } }
    return step.game.turn.choices.uses.findIndex(use => use.action === actions[1])
  }, [name, ...solution])
  const buttons = page.locator('.playlist .pass, .playlist ul:not(.standing) > li > button:not(.pass)')
  await buttons.nth(piece + 1).press('Enter')
  // What stays to the end is confirmed.
  if (await page.locator('.puzzle[data-phase=use]').count()) await buttons.nth(piece + 1).press('Enter').catch(() => undefined)
  await page.locator('.puzzle[data-phase=answered]').waitFor()
  expect(await page.locator('.result h2').innerText()).toBe('Right!')
  expect(await page.locator('.result').innerText()).toContain('only the first answer counts')
  expect(await page.locator('.moves button').count()).toBeGreaterThan(1)
  await page.locator('.moves button').nth(1).click()
  expect(await page.locator('.moves button').nth(1).getAttribute('aria-pressed')).toBe('true')
  await picture(page, 'puzzle')
  await page.getByLabel('Game', { exact: true }).selectOption('discovery')
  await page.locator('.choose button').click()
  await page.locator('.puzzle[data-puzzle^=discovery]').waitFor()
  expect(errors).toEqual([])
})
