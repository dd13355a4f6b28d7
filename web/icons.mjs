// Makes the PNG icons of the app from `public/icon.svg`: node icons.mjs
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from 'playwright-core'

const open = join(import.meta.dirname, 'public')
const icon = readFileSync(join(open, 'icon.svg'), 'utf8')
const browser = await chromium.launch({ executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium', args: ['--no-sandbox'] })

async function make(name, size, drawing) {
  const page = await browser.newPage({ viewport: { width: size, height: size } })
  await page.setContent(`<style>*{margin:0}svg{display:block;width:${size}px;height:${size}px}</style>${drawing}`)
  await page.screenshot({ path: join(open, name), omitBackground: true })
  await page.close()
}

await make('icon-192.png', 192, icon)
await make('icon-512.png', 512, icon)
// A mask may cut everything but the inner four fifths: the ground reaches further, and has no round corners of its own.
const wide = icon.replace('viewBox="0 0 32 32"', 'viewBox="-4 -4 40 40"').replace('<rect width="32" height="32" rx="6"', '<rect x="-4" y="-4" width="40" height="40"').replace('M0 20c6-3 10 3 16 0s10-3 16 0v6a6 6 0 0 1-6 6H6a6 6 0 0 1-6-6z', 'M-4 21c1-1 2 0 4-1 6-3 10 3 16 0s10-3 16 0c2 1 3 0 4 1v15H-4z').replace('M-1 13c7 0 8 8 17 8s8-9 17-9', 'M-5 13h4c7 0 8 8 17 8s8-9 17-9h4')
await make('icon-maskable.png', 512, wide)
await browser.close()
