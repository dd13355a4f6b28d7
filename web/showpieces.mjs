// Makes the games that play themselves on the first page from records: node showpieces.mjs SERVER RECORD…
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** So many tiles are laid. */
const TURNS = 48
/** What is seen of the board, in squares. */
const [WIDE, HIGH] = [6, 4]

const [server, ...records] = process.argv.slice(2)
const folder = join(import.meta.dirname, 'app/src/showpieces')
mkdirSync(folder, { recursive: true })

/** The corner of the part with the most tiles. */
function fullest(turns) {
  let best = { x: 0, y: 0, count: -1 }
  for (let x = -12; x < 12; x++)
    for (let y = -12; y < 12; y++) {
      const count = turns.filter(({ tile }) => tile.x >= x && tile.x < x + WIDE && tile.y >= y && tile.y < y + HIGH).length
      if (count > best.count) best = { x, y, count }
    }
  return { x: best.x, y: best.y, width: WIDE, height: HIGH }
}

for (const file of records) {
  const body = JSON.stringify({ record: readFileSync(file, 'utf8') })
  const answer = await fetch(`${server}/api/replay`, { method: 'POST', headers: { 'content-type': 'application/json' }, body })
  const replay = await answer.json()
  const turns = replay.start.tiles.map(tile => ({ tile, home: [] }))
  for (const happening of replay.steps.flatMap(step => step.happenings)) {
    const { what, seat, x, y } = happening
    if (what === 'placed' && turns.length === TURNS) break
    if (what === 'placed') turns.push({ tile: { tile: happening.tile, x, y, rotation: happening.rotation }, home: [] })
    else if (what === 'piece_set') turns.at(-1).piece = { seat, piece: happening.piece, role: happening.role, lies: happening.lies, x, y, segment: happening.segment }
    else if (what === 'went_home') turns.at(-1).home.push({ x, y })
  }
  const game = replay.rules.split('/')[0]
  const lines = turns.map(turn => `    ${JSON.stringify(turn)}`)
  writeFileSync(join(folder, `${game}.json`), `{\n  "rules": "${replay.rules}",\n  "frame": ${JSON.stringify(fullest(turns))},\n  "turns": [\n${lines.join(',\n')}\n  ]\n}\n`)
}
