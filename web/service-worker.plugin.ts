// Writes `service-worker.js` beside the page: which files there are, and a version that changes with any of them.
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'

export function serviceWorker(): Plugin {
  const here = (...path: string[]) => join(import.meta.dirname, ...path)
  return {
    name: 'service-worker',
    apply: 'build',
    generateBundle(_, bundle) {
      const open = readdirSync(here('public'))
      const files = [...Object.keys(bundle).filter(name => name.startsWith('assets/')), ...open].sort()
      const hash = createHash('sha256').update(files.join())
      for (const name of [...open.map(file => here('public', file)), here('index.html'), here('service-worker.js')]) hash.update(readFileSync(name))
      const source = readFileSync(here('service-worker.js'), 'utf8').replace('VERSION', hash.digest('hex').slice(0, 12)).replace("['FILES']", JSON.stringify(files))
      this.emitFile({ type: 'asset', fileName: 'service-worker.js', source })
    },
  }
}
