// Chromium; installed when it is missing, where there is apt-get.
import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { chromium, type Browser, type BrowserContextOptions, type Page } from 'playwright-core'

const PATHS = [process.env.CHROMIUM, '/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'].filter(path => path !== undefined)

function executable(): string {
  const found = () => PATHS.find(path => existsSync(path))
  if (!found() && existsSync('/usr/bin/apt-get')) {
    const asRoot = process.getuid?.() === 0 ? [] : ['sudo']
    for (const words of [['apt-get', 'update', '-qq'], ['apt-get', 'install', '-y', '-qq', 'chromium']]) {
      const [program, ...rest] = [...asRoot, ...words]
      execFileSync(program!, rest, { stdio: 'inherit' })
    }
  }
  const path = found()
  if (!path) throw new Error('these tests need Chromium: install it, or set CHROMIUM to its path')
  return path
}

/** `more`: switches besides the usual one. */
export const openBrowser = (more: string[] = []): Promise<Browser> => chromium.launch({ executablePath: executable(), args: ['--no-sandbox', ...more] })

export const DESKTOP: BrowserContextOptions = { viewport: { width: 1280, height: 800 } }
export const PHONE: BrowserContextOptions = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 }

export interface Visitor {
  page: Page
  /** Errors on the console, and exceptions. */
  errors: string[]
  /** How much the page has jumped: the browser's own measure. */
  jumps(): Promise<number>
}

export async function visit(browser: Browser, url: string, options: BrowserContextOptions = DESKTOP): Promise<Visitor> {
  const context = await browser.newContext(options)
  const page = await context.newPage()
  const errors: string[] = []
  page.on('pageerror', error => errors.push(error.message))
  page.on('console', message => {
    if (message.type() === 'error') errors.push(`${message.text()} ${message.location().url}`)
  })
  await page.addInitScript(() => {
    // Turns end at once unless a test wants it otherwise: nothing is taken back here.
    try {
      localStorage.setItem('hedgerow.settings', JSON.stringify({ grace: 0, ...(JSON.parse(localStorage.getItem('hedgerow.settings') ?? '{}') as object) }))
    } catch {
      // An empty page keeps nothing.
    }
    const sums = window as unknown as { jumps: number }
    sums.jumps = 0
    new PerformanceObserver(list => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[]) {
        if (!entry.hadRecentInput) sums.jumps += entry.value
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await page.goto(url)
  return { page, errors, jumps: () => page.evaluate(() => (window as unknown as { jumps: number }).jumps) }
}

// Pictures to be kept are smaller than those to be looked at.
const KEEP = process.env.HEDGEROW_PICTURES
const OUT = KEEP ?? join(import.meta.dirname, 'out')

/** Keeps a picture of the page. */
export async function picture(page: Page, name: string): Promise<void> {
  mkdirSync(OUT, { recursive: true })
  await page.screenshot(KEEP ? { path: join(OUT, `${name}.jpg`), type: 'jpeg', quality: 82, scale: 'css' } : { path: join(OUT, `${name}.png`) })
}
