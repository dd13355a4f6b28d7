import type { RuleChapter } from './index.ts'

export const carcassonne: readonly RuleChapter[] = [
  {
    title: 'chapter-carcassonne',
    rules: ['CA1', 'CA2', 'CA3', 'CA4', 'CA5', 'CA6', 'CA7', 'CA8', 'CA9', 'CA10', 'CA11', 'CA16'],
  },
  {
    title: 'chapter-river',
    rules: ['CA12', 'CA13', 'CA14', 'CA15'],
  },
]
