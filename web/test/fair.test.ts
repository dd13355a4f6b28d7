// @vitest-environment jsdom
import { createHash } from 'node:crypto'
import { beforeEach, expect, test } from 'vitest'
import { faultsOf, partOf, seedOf } from '../app/src/lib/fair.ts'
import { commitmentTo, newPledge, revealing } from '../app/src/lib/nonces.ts'
import { settings } from '../app/src/lib/settings.svelte.ts'
import { hex, sha256 } from '../app/src/lib/sha256.ts'
import type { ContributionView, GameView, SeatView, TableView } from '../protocol.ts'

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text)
const SECRET = '07'.repeat(32)
const BOBS = '22'.repeat(32)

beforeEach(() => {
  localStorage.clear()
  settings.entrust = false
})

test('the hash is SHA-256', () => {
  expect(hex(sha256(bytes('')))).toBe('e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855')
  expect(hex(sha256(bytes('abc')))).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad')
  // Around the ends of blocks, and longer than one.
  for (const length of [32, 55, 56, 63, 64, 65, 119, 120, 1000]) {
    const text = bytes('hedgerow '.repeat(200).slice(0, length))
    expect(hex(sha256(text))).toBe(createHash('sha256').update(text).digest('hex'))
  }
})

const seat = (contribution?: ContributionView): SeatView =>
  ({ sitter: { is: 'person', name: 'Ada', guest: false, bot: false }, name: 'Ada', colour: 0, here: true, away: false, lost: false, ...(contribution && { contribution }) })

const BOT: SeatView = { ...seat(), sitter: { is: 'bot', level: 'easy' } }

/** A table of this browser and Bob, who both committed to a number, and a bot; all are asked for theirs. */
function asked(mine: string): TableView {
  const sealed = (commitment: string): SeatView => seat({ commitment, revealed: false, entrusted: false })
  return {
    id: 't', version: 5, stage: 'revealing', commitment: commitmentTo(SECRET), your_seats: [0], you_may: ['chat', 'reveal'],
    seats: [sealed(mine), sealed(commitmentTo(BOBS)), BOT],
  } as unknown as TableView
}

/** The same table after the game, played with these numbers. */
function played(before: TableView, nonces: (string | undefined)[]): TableView {
  const seats = before.seats.map((before, index) => {
    const nonce = nonces[index]
    return before.contribution ? seat({ ...before.contribution, revealed: nonce !== undefined, ...(nonce !== undefined && { nonce }) }) : before
  })
  return { ...before, stage: 'over', you_may: [], secret: SECRET, game: {} as GameView, seats }
}

function committed(): string {
  const pledge = newPledge({ kind: 'none' })
  if (!('commitment' in pledge)) throw new Error('it is not left to the server')
  return pledge.commitment
}

test('a number is committed to, kept, and revealed when it is asked for', () => {
  const mine = committed()
  const view = asked(mine)
  expect(revealing({ ...view, you_may: ['chat'] })).toBeUndefined()
  const command = revealing(view)!
  expect(command.do).toBe('reveal')
  expect(commitmentTo(command.nonce)).toBe(mine)
  expect(committed(), 'another table, another number').not.toBe(mine)
  expect(revealing(view), 'after a reload too').toEqual(command)
  // Another browser of the same person knows nothing.
  localStorage.clear()
  expect(revealing(view)).toBeUndefined()
})

test('by correspondence the server may keep it, if that was chosen', () => {
  const turns = { kind: 'turns', seconds: 86_400 } as const
  expect(newPledge(turns)).toHaveProperty('commitment')
  settings.entrust = true
  expect(newPledge(turns)).toHaveProperty('entrusted')
  expect(newPledge({ kind: 'none' }), 'elsewhere people are there').toHaveProperty('commitment')
})

test('what was revealed is checked against what was fixed', () => {
  const view = asked(committed())
  const mine = revealing(view)!.nonce
  const fair = played(view, [mine, BOBS])
  expect(faultsOf(fair)).toEqual([])
  expect(seedOf(fair)).toBe(`${SECRET} ${mine} ${BOBS} -`)
  expect(faultsOf(played(view, [mine, undefined])), 'Bob did not reveal his').toEqual([])
  expect(faultsOf({ ...fair, secret: '08'.repeat(32) })).toEqual([{ what: 'secret', seat: 0 }])
  expect(faultsOf(played(view, [mine, '33'.repeat(32)]))).toEqual([{ what: 'seat', seat: 1 }])
  expect(faultsOf(played(view, [undefined, BOBS])), 'mine was left out').toEqual([{ what: 'mine', seat: 0 }])
})

test('a server that changes what was fixed after it knew the number is found out', () => {
  const view = asked(committed())
  const mine = revealing(view)!.nonce
  const late = '44'.repeat(32)
  const other = { ...view, seats: [view.seats[0]!, seat({ commitment: commitmentTo(late), revealed: true, entrusted: false })] }
  expect(faultsOf(played(other, [mine, late]))).toEqual([{ what: 'changed', seat: 0 }])
  const secret = '09'.repeat(32)
  expect(faultsOf({ ...played(view, [mine, BOBS]), secret, commitment: commitmentTo(secret) })).toEqual([{ what: 'changed', seat: 0 }])
  // Another order is another seed, and so is a word that was not committed to.
  const [ada, bob, bot] = view.seats as [SeatView, SeatView, SeatView]
  expect(faultsOf(played({ ...view, seats: [ada, bot, bob] }, [mine, undefined, BOBS]))).toEqual([{ what: 'changed', seat: 0 }])
  const word = seat({ revealed: true, entrusted: false, nonce: 'clover' })
  expect(faultsOf(played({ ...view, seats: [ada, bob, word] }, [mine, BOBS, 'clover']))).toEqual([{ what: 'changed', seat: 0 }])
  // A player who came in after the numbers were asked for.
  const more = { ...view, seats: [...view.seats, other.seats[1]!] }
  expect(faultsOf(played(more, [mine, BOBS, undefined, late]))).toEqual([{ what: 'changed', seat: 0 }])
})

test('every seat has its part', () => {
  expect(partOf(seat())).toBe('nothing')
  expect(partOf(seat({ revealed: true, entrusted: false, nonce: 'clover' }))).toBe('open')
  expect(partOf(seat({ commitment: 'c', revealed: true, entrusted: true }))).toBe('entrusted')
  expect(partOf(seat({ commitment: 'c', revealed: true, entrusted: false }))).toBe('own')
  expect(partOf(seat({ commitment: 'c', revealed: false, entrusted: false }))).toBe('withheld')
  expect(partOf(BOT)).toBe('bot')
})
