// The own turn: which tile of the hand, where its ghost lies, which piece waits to be confirmed. Sends only what is offered.
import type { Ghost, PieceChoice, Target } from '../../../board/index.ts'
import type { HintMove, TableView, UseChoice } from '../../../protocol.ts'
import { isOffered, placementsOf, placeWord, readPlaceWord, tileInHand } from './moves.ts'
import { settings, type Confirm } from './settings.svelte.ts'
import { t, tWord } from './text.svelte.ts'

/** Pieces that stay on the board to the end are easily regretted. */
export const needsConfirm = (confirm: Confirm, use: UseChoice): boolean => confirm === 'always' || (confirm === 'fields' && use.stays)

const NO_TARGETS: Target[] = []
const NO_CHOICES: PieceChoice[] = []

export class TurnFlow {
  ghost = $state.raw<Ghost | null>(null)
  rotation = $state(0)
  private picked = $state<string | undefined>()
  private chosenWord = $state<string | undefined>()
  /** The second half of a hint that was followed. */
  private hinted: string | undefined

  constructor(
    private readonly look: () => TableView | null,
    private readonly isBusy: () => boolean,
    private readonly send: (word: string) => Promise<boolean>,
  ) {}

  readonly turn = $derived.by(() => this.look()?.game?.turn)

  /** Whether this browser may act now. */
  readonly acting = $derived.by(() => {
    const view = this.look()
    const turn = view?.game?.turn
    if (!view || !turn || view.stage !== 'playing' || view.your_seats.length === 0) return false
    // Anybody at the table says which tile was drawn, even for a seat that a bot plays on.
    if (turn.choices.choose === 'draw') return true
    const seat = view.seats[turn.seat]
    return turn.choices.choose !== 'nothing' && view.your_seats.includes(turn.seat) && !seat?.lost && !seat?.stand_in
  })

  readonly hand = $derived.by(() => (this.acting && this.turn ? tileInHand(this.turn, this.picked) : undefined))

  /** The tile that a hint would give up, where neither fits (R8). */
  readonly givenUp = $derived.by(() => (this.acting && this.turn?.choices.choose === 'discard' ? this.picked : undefined))

  readonly targets = $derived.by((): Target[] =>
    this.turn && this.hand && !this.isBusy() ? placementsOf(this.turn.choices, this.hand) : NO_TARGETS,
  )

  readonly uses = $derived.by(() => (this.acting && this.turn?.choices.choose === 'use' && !this.isBusy() ? this.turn.choices.uses : []))

  readonly choices = $derived.by((): PieceChoice[] => {
    if (this.uses.length === 0) return NO_CHOICES
    return this.uses.map(use => ({
      action: use.action,
      x: use.x,
      y: use.y,
      segment: use.segment,
      role: use.role,
      piece: use.piece,
      lies: use.lies,
      take: use.take,
      label: use.take ? t('turn-take', { role: use.role, count: use.points ?? 0 }) : tWord('role', use.role),
    }))
  })

  readonly chosen = $derived.by(() => this.uses.find(use => use.action === this.chosenWord))

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
    if (needsConfirm(settings.confirm, use) && this.chosenWord !== action) this.chosenWord = action
    else void this.play(action)
  }

  unchoose(): void {
    this.chosenWord = undefined
  }

  async play(word: string): Promise<boolean> {
    if (!this.acting || this.isBusy() || !this.turn || !isOffered(this.turn.choices, word)) return false
    this.chosenWord = undefined
    const sent = await this.send(word)
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
    else this.chosenWord = first
    return null
  }

  /** No piece can be used: the turn goes on by itself, where that is wanted. */
  get passesByItself(): boolean {
    const choices = this.turn?.choices
    return settings.autoPass && this.acting && !this.isBusy() && choices?.choose === 'use' && choices.uses.length === 0
  }
}
