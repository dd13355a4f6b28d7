import type { RuleChapter } from './index.ts'

export const discovery: readonly RuleChapter[] = [
  {
    title: 'chapter-discovery',
    rules: ['DI1', 'DI2', 'DI3', 'DI4', 'DI5', 'DI6', 'DI7', 'DI8', 'DI9', 'DI10', 'DI11'],
  },
  {
    title: 'chapter-advanced',
    rules: ['DI12', 'DI13'],
  },
]
