// Plays with the keyboard alone: on the board, or from the list.
import type { Page } from 'playwright-core'
import { moved, myTurn, phaseOf, versionOf, type Phase } from './player.ts'

let seed = 11
const chance = (): number => (seed = (seed * 16807) % 2147483647) / 2147483647

/** Goes on with Tab until what has the focus matches. */
export async function tabTo(page: Page, selector: string, key = 'Tab'): Promise<void> {
  for (let presses = 0; presses < 90; presses++) {
    if (await page.evaluate(wanted => document.activeElement?.matches(wanted) ?? false, selector)) return
    await page.keyboard.press(key)
  }
  throw new Error(`Tab does not lead to ${selector}`)
}

/** From the first page to a table with a bot. */
export async function beginByKeyboard(page: Page, game: string, level: string): Promise<void> {
  const card = `article:has(#title-${game})`
  await tabTo(page, `${card} select`)
  await page.keyboard.type(level)
  await tabTo(page, `${card} button.primary`, 'Shift+Tab')
  await page.keyboard.press('Enter')
}

const ARROWS = ['ArrowRight', 'ArrowDown', 'ArrowLeft', 'ArrowUp']

/** Does one thing with the keys of the board. */
async function actOnBoard(page: Page, phase: Phase): Promise<void> {
  const version = await versionOf(page)
  if (phase === 'place') {
    const arrow = ARROWS[Math.floor(chance() * 4)]!
    for (let steps = Math.floor(chance() * 3); steps >= 0; steps--) await page.keyboard.press(arrow)
    if (chance() < 0.4) await page.keyboard.press('r')
    if (chance() < 0.3) await page.keyboard.press('t')
    // The other tile may fit on other squares only.
    if (!(await page.locator('.hb-pinned').count())) await page.keyboard.press(arrow)
    await page.keyboard.press('Enter')
  } else if (phase === 'use') {
    const count = await page.locator('.uses button').count()
    await page.keyboard.press(count > 0 && chance() < 0.75 ? String(1 + Math.floor(chance() * Math.min(9, count))) : '0')
    await page.waitForFunction(before => Number(document.querySelector('.table')?.getAttribute('data-version')) > before || document.querySelector('.ask button.primary'), version, { polling: 20 })
    if ((await versionOf(page)) === version) await page.keyboard.press('Enter')
  } else {
    await tabTo(page, phase === 'discard' ? '.turnbox .tilebutton' : '.picker button')
    await page.keyboard.press('Enter')
  }
  await moved(page, version)
}

/** Does one thing from the list, which has the focus. */
async function actFromList(page: Page, phase: Phase): Promise<void> {
  const version = await versionOf(page)
  await page.waitForFunction(() => document.activeElement?.closest('.playlist'), undefined, { polling: 20 })
  if (phase === 'place') {
    await tabTo(page, '.squares > li > button')
    for (let steps = Math.floor(chance() * 4); steps > 0; steps--) await page.keyboard.press('Tab')
    await tabTo(page, '.squares > li > button', 'Shift+Tab')
    await page.keyboard.press('Enter')
    await tabTo(page, '.turns button')
    await page.keyboard.press('Enter')
  } else {
    await tabTo(page, '.playlist ul button')
    const count = await page.locator('.playlist ul button').count()
    if (phase === 'use' && count > 1 && chance() < 0.75) for (let steps = Math.floor(chance() * (count - 1)); steps >= 0; steps--) await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await page.waitForFunction(before => Number(document.querySelector('.table')?.getAttribute('data-version')) > before || document.querySelector('.playlist button[aria-pressed=true]'), version, { polling: 20 })
    if ((await versionOf(page)) === version) await page.keyboard.press('Enter')
  }
  await moved(page, version)
}

/** Does the next thing, whatever it is, on the board. */
export const actByKeyboard = async (page: Page): Promise<void> => actOnBoard(page, await myTurn(page))

/** Does up to so many things, or plays to the end. What was decided on the way, by kind, goes into `done`. */
export async function playByKeyboard(page: Page, how: 'board' | 'list', done: Map<Phase, number>, things = 700): Promise<void> {
  for (let actions = 1; actions <= things; actions++) {
    const phase = await myTurn(page)
    if (phase === 'over') return
    done.set(phase, (done.get(phase) ?? 0) + 1)
    await (how === 'list' ? actFromList : actOnBoard)(page, phase)
  }
  if (things === 700) throw new Error(`the game does not end: ${await phaseOf(page)}`)
}
