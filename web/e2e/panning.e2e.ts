import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { build } from 'vite'
import { DESKTOP, visit } from './browser.ts'
import { browser, server } from './stage.ts'

const BUDGET_MS = 8

/** The board alone, as one script. */
async function boardScript(): Promise<string> {
  const entry = join(import.meta.dirname, '../board/index.ts')
  const result = await build({ configFile: false, logLevel: 'silent', build: { write: false, lib: { entry, formats: ['iife'], name: 'HedgerowBoard' } } })
  const [output] = Array.isArray(result) ? result : [result]
  if (!output || !('output' in output)) throw new Error('the board was not built')
  return output.output[0].code
}

test('panning a board of 200 tiles costs less than 8 ms of script and layout a frame', async () => {
  // The board comes alone here, as a script of this test.
  const { page } = await visit(browser, server.url, { ...DESKTOP, bypassCSP: true })
  const art = (await (await fetch(`${server.url}api/art/hunters+hunters-bonus`)).json()) as { tile_size: number }
  await page.setContent('<style>body{margin:0}#board{width:1280px;height:800px}</style><div id="board"></div>')
  await page.addStyleTag({ content: readFileSync(join(import.meta.dirname, '../board/board.css'), 'utf8') })
  await page.addScriptTag({ content: await boardScript() })
  await page.evaluate(served => {
    const { Board } = (window as unknown as { HedgerowBoard: typeof import('../board/index.ts') }).HedgerowBoard
    const art = { ...(served as object), name: 'hunters', size: served.tile_size } as unknown as import('../board/index.ts').BoardArt
    const kinds = Object.keys(art.tiles)
    const square = (index: number) => ({ x: (index % 20) - 10, y: Math.floor(index / 20) - 5 })
    const tiles = Array.from({ length: 200 }, (_, index) => ({ tile: kinds[index % kinds.length]!, ...square(index), rotation: index % 4 }))
    const pieces = tiles.filter((_, index) => index % 6 === 0).map(({ tile, x, y }, index) => ({ seat: index % 5, piece: 'follower', role: 'hunter', lies: true, x, y, segment: Object.keys(art.tiles[tile]!.segments)[0]! }))
    const nothing = () => {}
    new Board(document.getElementById('board')!, { art, tiles, pieces, texts: { board: '', confirm: '', rotate: '' } }, { place: nothing, ghost: nothing, choose: nothing, look: nothing, tap: nothing })
    const counting = window as unknown as { frames: number }
    counting.frames = 0
    const count = () => {
      counting.frames++
      requestAnimationFrame(count)
    }
    requestAnimationFrame(count)
  }, art)
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable')
  const spent = async () => {
    const { metrics } = await session.send('Performance.getMetrics')
    const of = (name: string) => metrics.find(metric => metric.name === name)?.value ?? 0
    return { ms: 1000 * (of('ScriptDuration') + of('LayoutDuration') + of('RecalcStyleDuration')), frames: await page.evaluate(() => (window as unknown as { frames: number }).frames) }
  }
  await page.waitForTimeout(500)
  await page.mouse.move(640, 400)
  await page.mouse.down()
  const before = await spent()
  for (let step = 0; step < 90; step++) {
    await page.mouse.move(640 + Math.sin(step / 9) * 300, 400 + Math.cos(step / 7) * 200)
    await page.evaluate(() => new Promise(requestAnimationFrame))
  }
  const after = await spent()
  await page.mouse.up()
  const cost = (after.ms - before.ms) / (after.frames - before.frames)
  console.log(`${cost.toFixed(2)} ms of script and layout a frame, over ${after.frames - before.frames} frames`)
  expect(cost).toBeLessThan(BUDGET_MS)
})

test('whoever flicks out of the board and lets go outside has let go', async () => {
  const { page, errors } = await visit(browser, `${server.url}#/new`)
  await page.getByRole('button', { name: 'Start game' }).click()
  await page.locator('.hb').waitFor()
  const box = (await page.locator('.hb').boundingBox())!
  const world = () => page.locator('.hb-world').evaluate(element => (element as HTMLElement).style.transform)
  const inside = { x: box.x + box.width - 3, y: box.y + box.height - 60 }
  await page.mouse.move(inside.x, inside.y)
  await page.mouse.down()
  await page.mouse.move(inside.x + 60, inside.y)
  await page.mouse.up()
  await page.waitForTimeout(300)
  const before = await world()
  await page.mouse.move(inside.x - 40, inside.y, { steps: 4 })
  await page.mouse.move(inside.x - 160, inside.y - 80, { steps: 4 })
  await page.waitForTimeout(100)
  expect(await world()).toBe(before)
  expect(errors).toEqual([])
  await page.context().close()
})
