// Takes pictures of the pages against recorded answers, for the eye. node e2e/look.mjs
import { chromium } from 'playwright-core'
import { readFileSync, mkdirSync, existsSync } from 'node:fs'
import { createServer } from 'node:http'
import { join, extname } from 'node:path'
const dist = new URL('../dist/', import.meta.url).pathname
const types = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css', '.svg': 'image/svg+xml' }
const server = createServer((req, res) => { const p = join(dist, req.url === '/' ? 'index.html' : req.url.split('?')[0]); if (!existsSync(p)) { res.statusCode = 404; res.end(); return } res.setHeader('content-type', types[extname(p)] ?? 'text/plain'); res.end(readFileSync(p)) }).listen(0)
const url = `http://127.0.0.1:${server.address().port}/`
mkdirSync('/tmp/web-shots', { recursive: true })
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] })
const art = g => readFileSync(`/tmp/web-art/${g}.json`, 'utf8')
async function shoot(name, hash, size, act) {
  const context = await browser.newContext({ viewport: size, hasTouch: size.width < 500, isMobile: size.width < 500, deviceScaleFactor: 1 })
  const page = await context.newPage()
  page.on('console', m => m.type() === 'error' && !m.text().includes('401') && console.log(name, 'console', m.text()))
  page.on('pageerror', e => console.log(name, 'ERROR', e.message))
  await page.route('**/api/**', route => {
    const path = new URL(route.request().url()).pathname
    const m = /api\/art\/(\w+)/.exec(path)
    if (m) return route.fulfill({ contentType: 'application/json', body: art(m[1]) })
    const r = /api\/tables\/(\w+)\/replay/.exec(path)
    if (r) return route.fulfill({ contentType: 'application/json', body: JSON.stringify(JSON.parse(readFileSync(`/tmp/web-fx-${r[1]}.json`, 'utf8')).replay) })
    if (path.endsWith('/tables')) return route.fulfill({ contentType: 'application/json', body: '[]' })
    return route.fulfill({ status: 401, contentType: 'application/json', body: '{"code":"sign_in_first","message":"no"}' })
  })
  await page.goto(url + hash)
  await page.waitForTimeout(700)
  await act?.(page)
  await page.waitForTimeout(300)
  await page.screenshot({ path: `/tmp/web-shots/${name}.png` })
  await context.close()
}
const D = { width: 1280, height: 800 }, P = { width: 390, height: 844 }
await shoot('home', '', D)
await shoot('home-chosen', '', D, p => p.click('article:nth-child(2) .choose'))
await shoot('home-phone', '', P, p => p.click('article:nth-child(1) .choose'))
await shoot('setup', '#/new', D)
await shoot('setup-phone', '#/new', P)
for (const g of ['carcassonne', 'hunters', 'discovery', 'river']) await shoot('replay-' + g, '#/replay/' + g, D)
await shoot('replay-phone', '#/replay/carcassonne', P)
await shoot('replay-final', '#/replay/hunters', D, async p => { await p.getByText('Final scoring').first().click(); await p.waitForTimeout(200); for (let i = 0; i < 9; i++) await p.getByLabel('Next').click() })
await shoot('rules', '#/rules/hunters/en-2014?at=HG16', D)
await shoot('dark', '#/replay/hunters', D, async p => { await p.emulateMedia({ colorScheme: 'dark' }); await p.getByRole('tab', { name: 'Score' }).click(); for (let i = 0; i < 4; i++) { await p.getByLabel('Larger').click() } })
await browser.close(); server.close()
