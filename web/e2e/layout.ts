// What a person could not see or press at a table or in a replay: controls that are cut off, covered, or outside the window.
import type { Page } from 'playwright-core'

export const SIZES = { desktop: [1280, 800], phone: [390, 844], sideways: [844, 390], 'wide phone sideways': [932, 430], 'zoomed to 200 %': [640, 400] } as const

/** The controls of the turn and of the menu that cannot be seen whole, each with the reason. */
export const hiddenControls = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    // A tile that is still turning reaches beyond its button.
    await Promise.allSettled(document.getAnimations().filter(animation => animation instanceof CSSTransition).map(animation => animation.finished))
    const controls = [...document.querySelectorAll<HTMLElement>('.table .hand :is(button, a), .tools button, .pick :is(button, input), .replay .bar :is(button, select)')].filter(control => control.checkVisibility())
    return controls.flatMap(control => {
      const box = control.getBoundingClientRect()
      const name = control.getAttribute('aria-label') ?? control.textContent?.trim() ?? ''
      if (box.left < 0 || box.top < 0 || box.right > innerWidth + 0.5 || box.bottom > innerHeight + 0.5) return [`outside: ${name}`]
      if (control.scrollWidth > control.clientWidth + 1 || control.scrollHeight > control.clientHeight + 1) return [`cut off: ${name}`]
      // Its corners are round.
      const [x, y] = [box.left + box.width / 2, box.top + box.height / 2]
      const points = [[x, y], [box.left + 3, y], [box.right - 3, y], [x, box.top + 3], [x, box.bottom - 3]] as const
      const covered = points.some(([x, y]) => !control.contains(document.elementFromPoint(x, y)))
      return covered ? [`covered: ${name}`] : []
    })
  })

/** How much of the window's height the board has. */
export const boardShare = (page: Page): Promise<number> => page.evaluate(() => document.querySelector('.hb')!.getBoundingClientRect().height / innerHeight)

/** At every size: what is hidden there. The page is left as it was. */
export async function hiddenAtAnySize(page: Page): Promise<Record<string, string[]>> {
  const before = page.viewportSize()!
  const hidden: Record<string, string[]> = {}
  const resize = async (width: number, height: number) => {
    await page.setViewportSize({ width, height })
    await page.waitForFunction(([wide, high]) => innerWidth === wide && innerHeight === high, [width, height])
    await page.evaluate(() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done))))
  }
  for (const [name, [width, height]] of Object.entries(SIZES)) {
    await resize(width, height)
    const found = await hiddenControls(page)
    if (width > height && (await boardShare(page)) < 0.6) found.push(`the board has only ${Math.round((await boardShare(page)) * 100)} % of the height`)
    if (found.length > 0) hidden[name] = found
  }
  await resize(before.width, before.height)
  return hidden
}
