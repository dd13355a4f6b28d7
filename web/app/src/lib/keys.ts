// The keyboard at a table. What is typed into a field or a dialog is left alone.
import type { Board } from '../../../board/index.ts'
import type { UseChoice } from '../../../protocol.ts'
import { isTyping } from './focus.ts'
import { settings } from './settings.svelte.ts'

export interface KeyActions {
  board: Board
  uses: readonly UseChoice[]
  placing: boolean
  using: boolean
  chosen: UseChoice | undefined
  /** The turn ends in a moment. */
  ending: boolean
  choose(use: UseChoice): void
  confirmChosen(use: UseChoice): void
  cancelChosen(): void
  pass(): void
  finish(): void
  undo(): unknown
  hint(): unknown
  nextTile(): void
  showLast(): unknown
  /** From the board to the list, and back. */
  list(): void
  /** Another part of the tile is looked at. */
  glanced(): unknown
}

/** Looking around, tile by tile. */
const GLANCES: Record<string, [number, number]> = { a: [-1, 0], d: [1, 0], w: [0, -1], s: [0, 1] }
const ARROWS: Record<string, [number, number]> = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }

/** What does something with Enter and Space by itself: controls, and whatever scrolls. */
export const isControl = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('button, a, summary, input, [role=tab], [data-action], [data-own-keys], [tabindex="0"]:not(.hb)') !== null

/** People who dictate to the computer may switch single letters, digits and signs off. */
export const isSwitchedOff = ({ key }: KeyboardEvent): boolean => !settings.letterKeys && key.length === 1 && key !== ' '

/** Looking around works wherever there is a board. */
export function lookKey(event: KeyboardEvent, board: Board, glanced: () => unknown): boolean {
  const glance = GLANCES[event.key.toLowerCase()]
  if (glance) board.lookAround(...glance)
  else if (event.key.toLowerCase() === 'x') {
    board.lookAtNextPart()
    glanced()
  } else return false
  return true
}

export function boardKey(event: KeyboardEvent, actions: KeyActions): void {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target) || isSwitchedOff(event)) return
  if (act(event, actions)) event.preventDefault()
}

function act(event: KeyboardEvent, actions: KeyActions): boolean {
  const { board } = actions
  const arrow = ARROWS[event.key]
  if (arrow) {
    // Lists and tabs have arrows of their own, or scroll.
    if (event.target instanceof Element && event.target.closest('[data-own-keys]')) return false
    if (event.shiftKey || !actions.placing || !board.moveCursor(...arrow)) board.pan(-arrow[0] * 80, -arrow[1] * 80)
    return true
  }
  if (lookKey(event, board, actions.glanced)) return true
  if (/^[1-9]$/.test(event.key)) {
    const use = actions.uses[Number(event.key) - 1]
    if (use) actions.choose(use)
    return use !== undefined
  }
  switch (event.key) {
    case 'r':
    case 'R':
      board.rotate(!event.shiftKey)
      return true
    case 'Enter':
      if (isControl(event.target)) return false
      if (actions.ending) actions.finish()
      else if (actions.chosen) actions.confirmChosen(actions.chosen)
      else board.confirm()
      return true
    case 'Escape':
      board.cancel()
      actions.cancelChosen()
      return true
    case '0':
      if (actions.using) actions.pass()
      return actions.using
    case ' ':
      if (isControl(event.target)) return false
      if (actions.using) actions.pass()
      return true
    case 'u':
    case 'U':
      actions.undo()
      return true
    case 'h':
    case 'H':
      actions.hint()
      return true
    case 't':
    case 'T':
      actions.nextTile()
      return true
    case 'l':
    case 'L':
      actions.showLast()
      return true
    case 'f':
    case 'F':
      board.fit()
      return true
    case 'b':
    case 'B':
      board.turnBoard(event.shiftKey ? -1 : 1)
      return true
    case '+':
    case '=':
      board.zoom(1.2)
      return true
    case '-':
      board.zoom(1 / 1.2)
      return true
    case 'p':
    case 'P':
      actions.list()
      return true
  }
  return false
}
