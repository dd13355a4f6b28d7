// The own turn: which tile of the hand, where its ghost lies, which piece waits to be confirmed, what ends the turn in a moment. Sends only what is offered.
import type { BoardArt, Ghost, PieceChoice, Target } from '../../../board/index.ts'
import type { HintMove, TableView, UseChoice } from '../../../protocol.ts'
import { useLabels, type UseLabel } from './describe.ts'
import { isOffered, placementsOf, placeWord, readPlaceWord, tileInHand } from './moves.ts'
import { settings, type Confirm } from './settings.svelte.ts'

/** Pieces that stay on the board to the end are easily regretted. */
export const needsConfirm = (confirm: Confirm, use: UseChoice): boolean => confirm === 'always' || (confirm === 'fields' && use.stays)

const LEAST_GRACE_MS = 1000

/** How long the end of a turn is held back: never more than a twentieth of what is left on the clock. */
export function graceFor(seconds: number, leftMs = Infinity): number {
  const ms = Math.min(seconds * 1000, leftMs / 20)
  return ms < LEAST_GRACE_MS ? 0 : ms
}

const NO_TARGETS: Target[] = []
const NO_CHOICES: PieceChoice[] = []
const NO_USES: UseChoice[] = []
const NO_OFFERS: Offer[] = []

export interface Offer extends UseLabel {
  use: UseChoice
}

/** What a turn needs to know of a table. */
export type FlowView = Pick<TableView, 'stage' | 'seats' | 'your_seats' | 'game' | 'bots'>

export interface FlowTable {
  view(): FlowView | null
  art(): BoardArt | null
  isBusy(): boolean
  send(word: string): Promise<boolean>
  /** For how many milliseconds the end of this turn can be taken back. */
  grace(): number
}

/** What ends the turn, held back for a moment. */
export interface Held {
  word: string
  turn: number
  ms: number
  until: number
}

export class TurnFlow {
  ghost = $state.raw<Ghost | null>(null)
  rotation = $state(0)
  private picked = $state<string | undefined>()
  private chosenWord = $state<string | undefined>()
  private waiting = $state.raw<Held | undefined>()
  private timer: ReturnType<typeof setTimeout> | undefined
  /** The second half of a hint that was followed. */
  private hinted: string | undefined

  constructor(private readonly table: FlowTable) {}

  readonly turn = $derived.by(() => this.table.view()?.game?.turn)

  /** Whether this browser may act now. */
  readonly acting = $derived.by(() => {
    const view = this.table.view()
    const turn = view?.game?.turn
    if (!view || !turn || view.stage !== 'playing' || view.your_seats.length === 0) return false
    // Any player at the table says which tile was drawn, even for a seat that a bot plays on.
    if (turn.choices.choose === 'draw') return true
    const seat = view.seats[turn.seat]
    return turn.choices.choose !== 'nothing' && view.your_seats.includes(turn.seat) && !seat?.lost && !seat?.stand_in
  })

  readonly hand = $derived.by(() => (this.acting && this.turn ? tileInHand(this.turn, this.picked) : undefined))

  /** The tile that a hint would give up, where neither fits (R8). */
  readonly givenUp = $derived.by(() => (this.acting && this.turn?.choices.choose === 'discard' ? this.picked : undefined))

  readonly targets = $derived.by((): Target[] =>
    this.turn && this.hand && !this.table.isBusy() ? placementsOf(this.turn.choices, this.hand) : NO_TARGETS,
  )

  /** All that a piece could be used for, with names that tell them apart. */
  readonly offered = $derived.by(() => {
    const art = this.table.art()
    if (!art || !this.acting || this.turn?.choices.choose !== 'use') return NO_OFFERS
    const { uses } = this.turn.choices
    const labels = useLabels(art, this.table.view()?.game?.tiles ?? [], uses)
    return uses.map((use, index): Offer => ({ use, ...labels[index]! }))
  })

  /** What may be chosen right now. */
  readonly uses = $derived.by(() => (this.table.isBusy() ? NO_USES : this.offered.map(({ use }) => use)))

  readonly choices = $derived.by((): PieceChoice[] => {
    if (this.uses.length === 0) return NO_CHOICES
    return this.offered.map(({ use, role, where }) => ({
      action: use.action,
      x: use.x,
      y: use.y,
      segment: use.segment,
      role: use.role,
      piece: use.piece,
      lies: use.lies,
      take: use.take,
      label: `${role} · ${where}`,
    }))
  })

  /** What ends the turn in a moment, unless it is taken back. */
  readonly held = $derived.by(() => (this.waiting && this.acting && this.waiting.turn === this.turn?.number && isOffered(this.turn.choices, this.waiting.word) ? this.waiting : undefined))

  /** The piece that waits: for a confirmation, or for the end of the grace. */
  readonly chosen = $derived.by(() => this.uses.find(use => use.action === (this.chosenWord ?? this.held?.word)))

  pickTile(tile: string): void {
    this.picked = tile
  }

  /** The other tile of the hand. */
  nextTile(): void {
    const hand = this.turn?.hands[this.turn.seat] ?? []
    const at = hand.indexOf(this.hand ?? '')
    this.picked = hand[(at + 1) % Math.max(1, hand.length)]
  }

  place(ghost: Ghost): void {
    void this.play(placeWord(ghost.tile, ghost.x, ghost.y, ghost.rotation))
  }

  choose(action: string): void {
    const use = this.uses.find(candidate => candidate.action === action)
    if (!use) return
    if (this.chosenWord === action) void this.play(action)
    else if (needsConfirm(settings.confirm, use)) {
      this.release()
      this.chosenWord = action
    } else this.end(action)
  }

  /** No piece. */
  pass(): void {
    this.end('-')
  }

  /** Plays what ends the turn, or holds it back for a moment; said twice, it is played at once. */
  private end(word: string): void {
    const ms = this.table.grace()
    if (ms === 0 || this.held?.word === word) return void this.play(word)
    if (!this.turn || !isOffered(this.turn.choices, word)) return
    this.release()
    this.chosenWord = undefined
    this.waiting = { word, turn: this.turn.number, ms, until: Date.now() + ms }
    this.timer = setTimeout(() => this.finish(), ms)
  }

  /** Ends the turn at once, if it was to end. */
  finish(): void {
    const held = this.held
    this.release()
    if (held) void this.play(held.word)
  }

  private release(): void {
    clearTimeout(this.timer)
    this.waiting = undefined
  }

  /** Takes back what ends the turn. Says whether that is all there is to undo: where nothing else could be chosen, the tile comes back. */
  takeBack(): boolean {
    const chosen = this.held !== undefined && this.uses.length > 0
    this.release()
    return chosen
  }

  unchoose(): void {
    this.chosenWord = undefined
    this.release()
  }

  async play(word: string): Promise<boolean> {
    this.release()
    if (!this.acting || this.table.isBusy() || !this.turn || !isOffered(this.turn.choices, word)) return false
    this.chosenWord = undefined
    const sent = await this.table.send(word)
    if (sent && this.hinted && this.turn?.choices.choose === 'use' && isOffered(this.turn.choices, this.hinted)) this.chosenWord = this.hinted
    if (sent) this.hinted = undefined
    return sent
  }

  /** Shows a hint: the tile as a ghost, or the piece as chosen. Gives the place to show. */
  follow(hint: HintMove): { x: number; y: number; rotation: number } | null {
    const [first = '', second] = hint.actions
    const place = readPlaceWord(first)
    if (place) {
      this.picked = place.tile
      this.hinted = second
      return place
    }
    if (first.startsWith('!')) this.picked = first.slice(1)
    else {
      this.release()
      this.chosenWord = first
    }
    return null
  }

  /** No piece can be used: the turn goes on by itself, where that is wanted. */
  get passesByItself(): boolean {
    const choices = this.turn?.choices
    return settings.autoPass && this.acting && !this.table.isBusy() && choices?.choose === 'use' && choices.uses.length === 0
  }
}
