// Applying what happened, exactly as `GameView::apply` and the server's table do.
import type { GameView, Happening, TableEvent, TableView, TurnView } from '../../../protocol.ts'

export function applyHappenings(game: GameView, happenings: readonly Happening[], turn: TurnView): GameView {
  let { tiles, pieces } = game
  for (const happening of happenings) {
    switch (happening.what) {
      case 'placed': {
        const { tile, x, y, rotation } = happening
        tiles = [...tiles, { tile, x, y, rotation }]
        break
      }
      case 'piece_set': {
        const { seat, piece, role, lies, x, y, segment } = happening
        pieces = [...pieces, { seat, piece, role, lies, x, y, segment }]
        break
      }
      case 'went_home': {
        // There is at most one piece on a tile (C6).
        const { x, y } = happening
        pieces = pieces.filter(piece => piece.x !== x || piece.y !== y)
        break
      }
    }
  }
  return { tiles, pieces, turn }
}

/** The table after the next event; nothing when the event does not follow. */
export function applyEvent(view: TableView, event: TableEvent): TableView | null {
  if (event.version !== view.version + 1 || !view.game) return null
  const { clocks: _clocks, proposal: _proposal, ...rest } = view
  return {
    ...rest,
    version: event.version,
    game: applyHappenings(view.game, event.happenings, event.turn),
    log: [...view.log, ...event.happenings.map((happening): [number, Happening] => [event.number, happening])],
    ...(event.clocks ? { clocks: event.clocks } : {}),
    ...(event.proposal ? { proposal: event.proposal } : {}),
    you_may: event.you_may,
  }
}
