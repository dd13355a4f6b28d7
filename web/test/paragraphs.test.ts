import { expect, test } from 'vitest'
import { paragraphs } from '../app/src/lib/paragraphs.ts'

test('what a host wrote becomes headings, paragraphs and lists, and nothing else', () => {
  const text = '# Our club\nWe keep little.\nReally.\n\n- names\n* games\n\n\n<b>not bold</b> [no link](javascript:x)\n'
  expect(paragraphs(text)).toEqual([
    { is: 'heading', text: 'Our club' },
    { is: 'text', text: 'We keep little.\nReally.' },
    { is: 'list', items: ['names', 'games'] },
    { is: 'text', text: '<b>not bold</b> [no link](javascript:x)' },
  ])
  expect(paragraphs('')).toEqual([])
})
