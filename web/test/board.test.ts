// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest'
import { Board, type BoardEvents, type Ghost } from '../board/index.ts'
import { anchorOf, turned } from '../board/art.ts'
import { art } from './fixtures.ts'

let element: HTMLElement
let placed: Ghost[]
let chosen: string[]
let events: BoardEvents

const texts = { board: 'board', confirm: 'confirm', rotate: 'rotate' }
const tiles = [{ tile: 'D', x: 0, y: 0, rotation: 0 }]
const targets = [
  { x: 1, y: 0, rotations: [1, 3] },
  { x: 0, y: 1, rotations: [0] },
]

beforeEach(() => {
  document.body.innerHTML = '<div></div>'
  element = document.querySelector('div')!
  Object.defineProperty(element, 'clientWidth', { value: 800 })
  Object.defineProperty(element, 'clientHeight', { value: 600 })
  placed = []
  chosen = []
  events = { place: ghost => placed.push(ghost), ghost: vi.fn(), choose: choice => chosen.push(choice.action), look: vi.fn(), tap: vi.fn() }
})

const make = (more = {}) => new Board(element, { art, texts, tiles, targets, hand: 'V', ...more }, events)

function clickAt(board: Board, x: number, y: number, pointerType = 'mouse') {
  // The middle of a square, through the view the board has chosen.
  const world = element.querySelector<HTMLElement>('.hb-world')!.style.transform
  const [tx, ty, scale] = [...world.matchAll(/-?[\d.]+(?:e-?\d+)?/g)].map(match => Number(match[0]))
  const at = { clientX: (x + 0.5) * 100 * scale! + tx!, clientY: (y + 0.5) * 100 * scale! + ty!, button: 0, bubbles: true }
  for (const type of ['pointermove', 'pointerdown', 'pointerup']) {
    const event = new MouseEvent(type, at)
    Object.assign(event, { pointerId: 1, pointerType })
    element.dispatchEvent(event)
  }
  return board
}

test('a click on a lit square places the tile in a legal rotation', () => {
  clickAt(make(), 1, 0)
  expect(placed).toEqual([{ tile: 'V', x: 1, y: 0, rotation: 1, pinned: false }])
})

test('a click elsewhere places nothing', () => {
  clickAt(make(), 3, 3)
  expect(placed).toEqual([])
  expect(events.tap).toHaveBeenCalledWith(null)
})

test('a finger first lays a ghost; tapping it turns it; the button confirms', () => {
  const board = clickAt(make(), 1, 0, 'touch')
  expect(placed).toEqual([])
  expect(events.ghost).toHaveBeenLastCalledWith({ tile: 'V', x: 1, y: 0, rotation: 1, pinned: true })
  clickAt(board, 1, 0, 'touch')
  expect(events.ghost).toHaveBeenLastCalledWith({ tile: 'V', x: 1, y: 0, rotation: 3, pinned: true })
  board.confirm()
  expect(placed).toMatchObject([{ rotation: 3 }])
})

test('with a confirm step the mouse lays a ghost too', () => {
  const board = clickAt(make({ confirm: true }), 0, 1)
  expect(placed).toEqual([])
  board.confirm()
  expect(placed).toHaveLength(1)
})

test('the arrows and Enter reach every legal square', () => {
  const board = make()
  board.moveCursor(1, 0)
  const first = vi.mocked(events.ghost).mock.lastCall![0]!
  board.moveCursor(first.x === 1 ? -1 : 1, first.x === 1 ? 0 : 0)
  const second = vi.mocked(events.ghost).mock.lastCall![0]!
  expect([first, second].map(({ x, y }) => `${x},${y}`).sort()).toEqual(['0,1', '1,0'])
  board.confirm()
  expect(placed).toHaveLength(1)
})

test('a ghost goes when its square is no longer legal', () => {
  const board = clickAt(make(), 1, 0, 'touch')
  board.set({ targets: [{ x: 5, y: 5, rotations: [0] }] })
  expect(events.ghost).toHaveBeenLastCalledWith(null)
  board.confirm()
  expect(placed).toEqual([])
})

test('tiles and pieces come and go with the state', () => {
  const board = make()
  const count = (selector: string) => element.querySelectorAll(selector).length
  board.set({ tiles: [...tiles, { tile: 'V', x: 1, y: 0, rotation: 2 }], pieces: [{ seat: 1, piece: 'follower', role: 'farmer', lies: true, x: 1, y: 0, segment: 'a' }] })
  expect([count('.hb-tiles > g'), count('.hb-pieces .lying')]).toEqual([2, 1])
  board.set({ tiles, pieces: [] })
  expect([count('.hb-tiles > g'), count('.hb-piece')]).toEqual([1, 0])
})

test('a place for a piece is a button that reports its action', () => {
  make({ choices: [{ action: 'knight:C', x: 0, y: 0, segment: 'C', role: 'knight', piece: 'follower', lies: false, take: false, label: 'knight' }] })
  const button = element.querySelector<SVGElement>('[data-action]')!
  expect(button.getAttribute('aria-label')).toBe('knight')
  button.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }))
  expect(chosen).toEqual(['knight:C'])
})

test('a place that waits to be confirmed stays the same button, and says so', () => {
  const knight = { action: 'knight:C', x: 0, y: 0, segment: 'C', role: 'knight', piece: 'follower', lies: false, take: false, label: '<knight>' }
  const board = make({ choices: [knight] })
  const button = element.querySelector<SVGElement>('[data-action]')!
  expect([button.getAttribute('aria-pressed'), button.querySelector('title')!.textContent]).toEqual(['false', '<knight>'])
  board.set({ chosen: 'knight:C', choices: [{ ...knight, label: 'rycerz' }] })
  expect(element.querySelector('[data-action]')).toBe(button)
  expect([button.getAttribute('aria-pressed'), button.getAttribute('aria-label'), button.classList.contains('hb-chosen')]).toEqual(['true', 'rycerz', true])
  board.set({ choices: [] })
  expect(button.isConnected).toBe(false)
})

test('other texts change what is there', () => {
  const board = clickAt(make(), 1, 0, 'touch')
  board.set({ texts: { board: 'plansza', confirm: 'zatwierdź', rotate: 'obróć' } })
  expect(element.getAttribute('aria-label')).toBe('plansza')
  expect([...element.querySelectorAll('.hb-button title')].map(title => title.textContent)).toEqual(['zatwierdź', 'obróć'])
})

test('the view is fitted once and then left alone', () => {
  const board = make()
  const world = element.querySelector<HTMLElement>('.hb-world')!
  const before = world.style.transform
  board.set({ tiles: [...tiles, { tile: 'V', x: 30, y: 0, rotation: 2 }] })
  expect(world.style.transform).toBe(before)
})

test('on a turned board tiles are turned and reports are not', () => {
  const board = make({ last: { x: 0, y: 0, seat: 1 } })
  board.turnBoard(1)
  expect(element.querySelector('.hb-tiles > g')!.getAttribute('transform')).toBe('translate(0 0) rotate(90 50 50)')
  // The square on the right of the table is seen below, where its rotations are one quarter further.
  clickAt(board, 0, 1)
  expect(placed).toEqual([{ tile: 'V', x: 1, y: 0, rotation: 1, pinned: false }])
  board.turnBoard(-1)
  board.set({ targets: [...targets] })
  clickAt(board, 1, 0)
  expect(placed).toHaveLength(2)
})

test('moves that could be made lie on their squares with what they are worth, on a turned board too', () => {
  const ideas = [
    { tile: 'V', x: 1, y: 0, rotation: 1, label: '63%', played: false, pointed: true, piece: { piece: 'follower', lies: false, segment: 'R' } },
    { tile: 'V', x: 0, y: 1, rotation: 0, label: '58%', played: true, pointed: false },
  ]
  const board = make({ hand: undefined, targets: [], ideas })
  const drawn = () => [...element.querySelectorAll('.hb-idea')].map(idea => {
    const square = idea.getAttribute('data-idea')
    return [square, element.querySelector(`.hb-idea-label[data-idea="${square}"]`)?.textContent, idea.querySelectorAll('.hb-piece').length, idea.classList.contains('hb-played')]
  })
  // The one that is pointed at lies on top.
  expect(drawn()).toEqual([['0,1', '58%', 0, true], ['1,0', '63%', 1, false]])
  board.turnBoard(1)
  expect(drawn().map(([square]) => square)).toEqual(['-1,0', '0,1'])
  board.set({ ideas: [] })
  expect(drawn()).toEqual([])
})

test('the arrow keys mean the screen, however the board is turned', () => {
  const board = make({ targets: [{ x: 1, y: 0, rotations: [0] }, { x: -1, y: 0, rotations: [0] }] })
  board.turnBoard(1)
  board.moveCursor(0, 1)
  board.moveCursor(0, 1)
  expect(vi.mocked(events.ghost).mock.lastCall![0]).toMatchObject({ x: 1, y: 0 })
  board.moveCursor(0, -1)
  expect(vi.mocked(events.ghost).mock.lastCall![0]).toMatchObject({ x: -1, y: 0 })
})

test('the view follows the game until a person moves it, and again when they have played', () => {
  const board = make({ animate: false })
  const world = element.querySelector<HTMLElement>('.hb-world')!
  const far = [{ x: 9, y: 0, rotations: [0] }]
  let before = world.style.transform
  board.set({ targets: far })
  expect(world.style.transform).not.toBe(before)
  board.pan(500, 0)
  before = world.style.transform
  board.set({ targets: [{ x: -9, y: 0, rotations: [0] }] })
  expect(world.style.transform).toBe(before)
  board.set({ targets: [] })
  board.set({ targets: far })
  expect(world.style.transform).not.toBe(before)
})

test('what is out of view is pointed out, and can be gone to', () => {
  const hidden = vi.fn()
  events.hidden = hidden
  const board = make({ animate: false })
  board.pan(-2000, 0)
  expect(hidden).toHaveBeenLastCalledWith([{ direction: 'w', squares: 2, last: false }])
  board.reveal('w')
  expect(hidden).toHaveBeenLastCalledWith([])
})

test('a place for a piece that has the focus lights its feature, and the rest steps back', () => {
  const spots = [{ x: 0, y: 0, segment: 'C' }]
  const board = make({ choices: [{ action: 'knight:C', x: 0, y: 0, segment: 'C', role: 'knight', piece: 'follower', lies: false, take: false, label: 'knight', spots }] })
  const point = (events.point = vi.fn(actions => board.set({ pointed: actions })))
  element.querySelector('[data-action]')!.dispatchEvent(new FocusEvent('focusin', { bubbles: true }))
  expect(point).toHaveBeenCalledWith(['knight:C'])
  expect(element.querySelectorAll('.hb-lit .hb-fade, .hb-choice.hb-pointed')).toHaveLength(2)
  element.querySelector('[data-action]')!.dispatchEvent(new FocusEvent('focusout', { bubbles: true }))
  expect(element.querySelectorAll('.hb-lit *')).toHaveLength(0)
})

test('what lies inside one tile is lit with a stronger line', () => {
  const [inner, outer] = ['R', 'C'].map(segment => [{ x: 0, y: 0, segment }])
  const { C, R } = art.tiles.D!.segments
  const road = { ...art, tiles: { ...art.tiles, D: { body: '', segments: { C: { ...C!, ports: [0, 1, 2] }, R: R! } } } }
  const board = make({ art: road, lit: inner })
  const isStrong = () => element.querySelector('.hb-lit')!.classList.contains('hb-small')
  expect(isStrong()).toBe(true)
  board.set({ lit: outer! })
  expect(isStrong()).toBe(false)
})

test('anchors turn with the tile', () => {
  expect(turned(100, [50, 10], 1)).toEqual([90, 50])
  expect(turned(100, [50, 10], 2)).toEqual([50, 90])
  expect(turned(100, [50, 10], 3)).toEqual([10, 50])
  expect(anchorOf(art, 'D', 1, { x: 2, y: -1, segment: 'C' })).toEqual([290, -50])
})
