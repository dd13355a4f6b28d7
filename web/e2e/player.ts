// Plays through the page as a person would: looks what is lit, clicks, confirms.
import type { Page } from 'playwright-core'

export type Phase = 'place' | 'use' | 'discard' | 'draw' | 'waiting' | 'nothing' | 'over'

export const phaseOf = async (page: Page): Promise<Phase> => ((await page.locator('.table').getAttribute('data-phase')) ?? 'waiting') as Phase

export const versionOf = async (page: Page): Promise<number> => Number(await page.locator('.table').getAttribute('data-version'))

/** Waits until this browser may act, or the game is over. */
export async function myTurn(page: Page): Promise<Phase> {
  await page.waitForFunction(() => {
    const phase = document.querySelector('.table')?.getAttribute('data-phase')
    return phase && phase !== 'waiting' && phase !== 'nothing'
  }, undefined, { timeout: 120_000, polling: 30 })
  return phaseOf(page)
}

export async function moved(page: Page, version: number): Promise<void> {
  await page.waitForFunction(before => Number(document.querySelector('.table')?.getAttribute('data-version')) > before, version, { timeout: 60_000, polling: 30 })
}

/** Waits until the view has come to rest. */
export const atRest = async (page: Page): Promise<void> => void (await page.locator('.hb:not(.hb-gliding)').waitFor())

/** The middle of a lit square that can be seen, somewhere in the list. */
export async function litSquare(page: Page, pick: number): Promise<{ x: number; y: number }> {
  await atRest(page)
  for (let attempt = 0; attempt < 3; attempt++) {
    const spot = await page.evaluate(chance => {
      const board = document.querySelector('.hb')!.getBoundingClientRect()
      const seen = [...document.querySelectorAll('.hb-targets rect')].map(rect => rect.getBoundingClientRect()).map(box => ({ x: box.left + box.width / 2, y: box.top + box.height / 2 }))
        .filter(({ x, y }) => x > board.left && x < board.right && y > board.top && y < board.bottom && document.elementFromPoint(x, y)?.closest('.hb') !== null)
      return seen[Math.floor(chance * seen.length)] ?? null
    }, pick)
    if (spot) return spot
    await page.getByLabel('Show the whole board').first().click()
    await atRest(page)
  }
  throw new Error('no lit square can be seen')
}

let seed = 7
/** The same games every time. */
const chance = (): number => (seed = (seed * 16807) % 2147483647) / 2147483647

/** Does one thing: a tile, a piece, a tile given up. `look` is called before. */
export async function act(page: Page, touch = false, look?: (version: number) => Promise<void>): Promise<Phase> {
  const phase = await myTurn(page)
  const version = await versionOf(page)
  if (phase !== 'over') await look?.(version)
  if (phase === 'place') {
    const { x, y } = await litSquare(page, chance())
    if (touch) {
      await page.touchscreen.tap(x, y)
      await page.locator('.turnbox button.primary').tap()
    } else {
      await page.mouse.move(x, y)
      await page.mouse.click(x, y)
    }
    await moved(page, version)
  } else if (phase === 'use') {
    const uses = page.locator('.uses button')
    const count = await uses.count()
    // Mostly a piece, sometimes none.
    const button = count > 0 && chance() < 0.75 ? uses.nth(Math.floor(chance() * count)) : page.locator('.turnbox .pass')
    await (touch ? button.tap() : button.click())
    // Either it is done, or it waits to be confirmed.
    await page.waitForFunction(before => Number(document.querySelector('.table')?.getAttribute('data-version')) > before || document.querySelector('.ask button.primary'), version, { polling: 30 })
    if ((await versionOf(page)) === version) await (touch ? page.locator('.ask button.primary').tap() : page.locator('.ask button.primary').click())
    await moved(page, version)
  } else if (phase === 'discard') {
    await page.locator('.turnbox .tilebutton').first().click()
    await moved(page, version)
  } else if (phase === 'draw') {
    const tiles = page.locator('.picker button')
    await tiles.nth(Math.floor(chance() * (await tiles.count()))).click()
    await moved(page, version)
  }
  return phase
}

export async function playToTheEnd(page: Page, look?: (version: number) => Promise<void>): Promise<void> {
  for (let actions = 0; actions < 700; actions++) if ((await act(page, false, look)) === 'over') return
  throw new Error('the game does not end')
}

interface View {
  version: number
  stage: string
  your_seats: number[]
  game: { turn: { seat: number; stacks: Record<string, number>; choices: Choices } }
}

type Choices =
  | { choose: 'place'; placements: { tile: string; x: number; y: number; rotations: number[] }[] }
  | { choose: 'use'; uses: { action: string }[] }
  | { choose: 'discard'; tiles: string[] }

function anyAction(choices: Choices): string {
  if (choices.choose === 'discard') return `!${choices.tiles[0]!}`
  if (choices.choose === 'use') return chance() < 0.5 ? '-' : (choices.uses[0]?.action ?? '-')
  const { tile, x, y, rotations } = choices.placements[Math.floor(chance() * choices.placements.length)]!
  return `${tile}@${x},${y}r${rotations[0]!}`
}

/** The middle of a game, played by requests: until no more than so many tiles are left in the stacks, and it is this player's turn. */
export async function hurry(page: Page, left: number): Promise<void> {
  const { origin, hash } = new URL(page.url())
  const table = `${origin}/api/tables/${/#\/table\/([^?]+)/.exec(hash)![1]!}`
  for (let requests = 0; requests < 2000; requests++) {
    const view = (await (await page.request.get(table)).json()) as View
    const { seat, stacks, choices } = view.game.turn
    if (view.stage !== 'playing') throw new Error('the game is over')
    if (!view.your_seats.includes(seat)) continue
    if (choices.choose === 'place' && Object.values(stacks).reduce((sum, tiles) => sum + tiles, 0) <= left) return void (await moved(page, view.version - 1))
    await page.request.post(`${table}/do`, { data: { type: 'do', id: crypto.randomUUID(), version: view.version, command: { do: 'play', action: anyAction(choices) } } })
  }
  throw new Error('the game does not go on')
}
