// What the first load of a table weighs, compressed: the page, everything the table page needs, without the art.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'

const LIMIT = 300 * 1024
const dist = join(import.meta.dirname, 'dist')
const files = ['index.html', ...readdirSync(join(dist, 'assets')).map(name => join('assets', name))]
const total = files.reduce((sum, file) => sum + gzipSync(readFileSync(join(dist, file))).length, 0)
console.log(`${(total / 1024).toFixed(1)} KB compressed for all pages (limit ${LIMIT / 1024} KB, with the art)`)
if (total > LIMIT - 80 * 1024) process.exit(1)
