import type { RuleChapter } from './index.ts'

export const hunters: readonly RuleChapter[] = [
  {
    title: 'chapter-hunters',
    rules: ['HG1', 'HG2', 'HG3', 'HG4', 'HG5', 'HG6', 'HG7', 'HG8', 'HG9', 'HG10'],
  },
  {
    title: 'chapter-bonus',
    rules: ['HG11', 'HG12', 'HG17'],
  },
  {
    title: 'chapter-end',
    rules: ['HG13', 'HG14', 'HG15', 'HG16'],
  },
]
