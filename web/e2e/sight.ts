// What a person sees of the board: whether all that matters is in view, and nothing covers anything else.
import type { Page } from 'playwright-core'

/** The smallest tiles, on a small screen and on a large one: where even these do not fit, arrows point to the rest. */
const SMALLEST = [28, 40] as const

/** What is wrong with what can be seen, in words, once the view rests and the game has come to a version. */
export const unseen = (page: Page, version = 0): Promise<string[]> =>
  page.evaluate(async ([smallest, version]) => {
    const isReady = () => !document.querySelector('.hb-gliding') && Number(document.querySelector('.table')!.getAttribute('data-version')) >= version
    for (let times = 0; times < 2000 && !isReady(); times++) await new Promise(resolve => setTimeout(resolve, 10))
    const problems: string[] = []
    const board = document.querySelector('.hb')!.getBoundingClientRect()
    const boxes = (selector: string) => [...document.querySelectorAll(selector)].map(element => element.getBoundingClientRect())
    const isInside = (box: DOMRect, cut = 1) => box.left > board.left - cut && box.right < board.right + cut && box.top > board.top - cut && box.bottom < board.bottom + cut
    const overlap = (one: DOMRect, two: DOMRect) => one.left < two.right - 0.5 && two.left < one.right - 0.5 && one.top < two.bottom - 0.5 && two.top < one.bottom - 0.5
    // A drawing reaches a little beyond its tile of 100 units.
    const tile = 100 * new DOMMatrix(getComputedStyle(document.querySelector('.hb-world')!).transform).a
    const asSmallAsCanBe = tile < smallest[Math.min(board.width, board.height) < 500 ? 0 : 1] + 1
    const squares = boxes('.hb-targets rect')
    const hidden = squares.filter(box => !isInside(box, asSmallAsCanBe ? tile * 0.3 : 1))
    const counted = [...document.querySelectorAll('.arrow .count')].reduce((sum, count) => sum + Number(count.textContent), 0)
    if (hidden.length > 0 && !(asSmallAsCanBe && counted >= hidden.length)) problems.push(`${hidden.length} of ${squares.length} legal squares out of view, tiles of ${tile} px`)
    const covers = boxes('[data-over-board=always], .arrow, .hand')
    const covered = squares.filter(box => isInside(box) && covers.some(cover => overlap(box, cover)))
    if (covered.length > 0 && !asSmallAsCanBe) problems.push(`${covered.length} of ${squares.length} legal squares covered, tiles of ${tile} px`)
    if (boxes('.hb-last rect').some(box => !isInside(box, 2))) problems.push('the last tile out of view')
    const choices = boxes('.hb-choice')
    if (choices.some(box => !isInside(box)) && !(asSmallAsCanBe && counted > 0)) problems.push('a choice cut off')
    const overlaps = choices.filter((one, index) => choices.slice(0, index).some(two => overlap(one, two)))
    if (overlaps.length > 0) problems.push(`${overlaps.length} of ${choices.length} choices overlap`)
    return problems
  }, [SMALLEST, version] as const)
