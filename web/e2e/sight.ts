// What a person sees of the board: whether all that matters is in view, and nothing covers anything else.
import type { Page } from 'playwright-core'
import { atRest } from './player.ts'

/** The smallest tiles, on a small screen and on a large one: where even these do not fit, arrows point to the rest. */
const SMALLEST = [28, 40] as const

/** What is wrong with what can be seen, in words. */
export async function unseen(page: Page): Promise<string[]> {
  await atRest(page)
  return page.evaluate(smallest => {
    const problems: string[] = []
    const board = document.querySelector('.hb')!.getBoundingClientRect()
    const boxes = (selector: string) => [...document.querySelectorAll(selector)].map(element => element.getBoundingClientRect())
    const isInside = (box: DOMRect, cut = 1) => box.left > board.left - cut && box.right < board.right + cut && box.top > board.top - cut && box.bottom < board.bottom + cut
    const isCovered = (box: DOMRect) => !document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2)?.closest('.hb')
    // A drawing reaches a little beyond its tile of 100 units.
    const tile = 100 * new DOMMatrix(getComputedStyle(document.querySelector('.hb-world')!).transform).a
    const asSmallAsCanBe = tile < smallest[Math.min(board.width, board.height) < 500 ? 0 : 1] + 1
    const squares = boxes('.hb-targets rect')
    const hidden = squares.filter(box => !isInside(box, asSmallAsCanBe ? tile * 0.3 : 1))
    const counted = [...document.querySelectorAll('.arrow .count')].reduce((sum, count) => sum + Number(count.textContent), 0)
    if (hidden.length > 0 && !(asSmallAsCanBe && counted >= hidden.length)) problems.push(`${hidden.length} of ${squares.length} legal squares out of view, tiles of ${tile} px`)
    const covered = squares.filter(box => isInside(box) && isCovered(box))
    if (covered.length > 0 && !asSmallAsCanBe) problems.push(`${covered.length} legal squares covered`)
    if (boxes('.hb-last rect').some(box => !isInside(box))) problems.push('the last tile out of view')
    const choices = boxes('.hb-choice')
    if (choices.some(box => !isInside(box))) problems.push('a choice cut off')
    const overlaps = choices.filter((one, index) => choices.slice(0, index).some(two => one.left < two.right - 0.5 && two.left < one.right - 0.5 && one.top < two.bottom - 0.5 && two.top < one.bottom - 0.5))
    if (overlaps.length > 0) problems.push(`${overlaps.length} of ${choices.length} choices overlap`)
    return problems
  }, SMALLEST)
}
