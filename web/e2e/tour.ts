// Every page and the main dialogs, one after the other, in any language.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { actByKeyboard } from './keyboard.ts'
import { myTurn } from './player.ts'
import type { Speech } from './speech.ts'

const record = readFileSync(join(import.meta.dirname, '../../docs/pictures/hunters.hedgerow'), 'utf8')

const PLAIN = { lobby: '#/lobby', setup: '#/new', games: '#/games', leaders: '#/leaders', bots: '#/bots', rules: '#/rules', account: '#/account', nobody: '#/people/nobody', nowhere: '#/nowhere', record: '#/replay' }

/** `look` is called at every stop, with its name. */
export async function tour(page: Page, url: string, say: Speech, look: (name: string) => Promise<void>): Promise<void> {
  const button = (key: string) => page.getByRole('button', { name: say(key), exact: true })
  const open = async (name: string, hash = '') => {
    await page.goto(`${url}?${name}${hash}`)
    await page.locator('h1').first().waitFor()
  }
  await open('home')
  await look('home')
  for (const [name, hash] of Object.entries(PLAIN)) {
    await open(name, hash)
    if (name === 'nowhere') await page.getByRole('heading', { name: say('nowhere-title') }).waitFor()
    await look(name)
  }
  for (const [key, title] of [['nav-settings', 'settings-title'], ['keys-title', 'keys-title']] as const) {
    await open(key)
    await page.getByRole('banner').getByRole('button', { name: say(key) }).click()
    await page.getByRole('dialog', { name: say(title) }).waitFor()
    await look(key === 'keys-title' ? 'keys' : 'settings')
  }

  await open('watch', '#/replay')
  await page.getByLabel(say('replay-text')).fill(record)
  await button('replay-look').click()
  await page.locator('.replay').waitFor()
  await look('replay')
  await page.getByRole('tab', { name: say('analysis-tab') }).click()
  await page.locator('.chart').waitFor()
  await look('analysis')
  await page.getByRole('tab', { name: say('tab-log') }).click()
  await button('replay-last').click()
  await button('result-final').first().click()
  await page.getByRole('region', { name: say('final-title') }).waitFor()
  await look('final')
  await open('learn')
  await page.locator('.home .learn').first().click()
  await page.locator('.guide').waitFor()
  await look('lesson')

  await open('wait', '#/new')
  await page.getByLabel(say('setup-seat', { seat: 2 }), { exact: true }).selectOption('open')
  await button('setup-open-table').click()
  await page.getByLabel(say('waiting-link')).waitFor()
  await look('waiting')
  await open('play', '#/new?rules=hunters/en-2014')
  await page.getByLabel(say('setup-level')).selectOption('easy')
  await button('setup-start').click()
  for (let actions = 0; actions < 6; actions++) await actByKeyboard(page)
  await myTurn(page)
  await look('table')
  await page.keyboard.press('p')
  await page.locator('.squares > li > button, .playlist .pass').first().click()
  await look('list')
  const tab = (key: string) => page.getByRole('tab', { name: say(key, { game: 'hunters' }) })
  if (!(await tab('tab-log').isVisible())) return
  for (const key of ['tab-features', 'tab-tiles', 'tab-track', 'tab-chat', 'tab-log']) {
    await tab(key).click()
    await look(key)
  }
  await button('menu-more').click()
  await look('more')
  await page.getByRole('dialog').getByRole('button', { name: say('menu-rules') }).click()
  await look('rules at the table')
}
