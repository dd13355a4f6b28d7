import type { RuleChapter } from './index.ts'

export const discovery: readonly RuleChapter[] = [
  {
    title: 'chapter-discovery',
    rules: [
      { id: 'DI1' },
      { id: 'DI2' },
      { id: 'DI3' },
      { id: 'DI4' },
      { id: 'DI5' },
      { id: 'DI6' },
      { id: 'DI7' },
      { id: 'DI8' },
      { id: 'DI9' },
      { id: 'DI10' },
      { id: 'DI11' },
    ],
  },
  {
    title: 'chapter-advanced',
    rules: [
      { id: 'DI12', only: ['discovery/advanced'] },
      { id: 'DI13', only: ['equal-turns'] },
    ],
  },
]
