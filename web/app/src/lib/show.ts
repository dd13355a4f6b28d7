// What happened is shown on the board for a moment: scores flash, pieces walk home, and there is a sound.
import { markOf, type Board } from '../../../board/index.ts'
import type { GameView, Happening } from '../../../protocol.ts'
import { sound } from './notice.ts'
import { t } from './text.svelte.ts'

export function showHappenings(board: Board, happenings: readonly Happening[], before: GameView): void {
  let delay = 0
  let quiet = false
  let tune: 'tile' | 'piece' | 'score' | 'end' | undefined
  for (const happening of happenings) {
    switch (happening.what) {
      case 'placed':
        tune ??= 'tile'
        break
      case 'piece_set':
        tune ??= 'piece'
        break
      case 'scored':
        if (quiet || happening.points === 0) break
        board.showScore({ spots: happening.spots, at: happening.at, text: `${happening.seats.map(markOf).join('')} ${t('board-points', { points: happening.points })}`, seats: happening.seats }, delay)
        delay += 250
        tune = 'score'
        break
      case 'went_home': {
        const piece = before.pieces.find(({ x, y }) => x === happening.x && y === happening.y) ?? { ...happening, lies: false }
        if (!quiet) board.sendHome({ ...piece }, delay + 500)
        break
      }
      case 'final_scoring':
        // The final scoring has a walk of its own.
        quiet = true
        break
      case 'ended':
        tune = 'end'
        break
    }
  }
  if (tune) sound(tune)
}
