import type { RuleChapter } from './index.ts'

export const hunters: readonly RuleChapter[] = [
  {
    title: 'chapter-hunters',
    rules: [
      { id: 'HG1' },
      { id: 'HG2' },
      { id: 'HG3' },
      { id: 'HG4' },
      { id: 'HG5' },
      { id: 'HG6' },
      { id: 'HG7' },
      { id: 'HG8' },
      { id: 'HG9' },
      { id: 'HG10' },
    ],
  },
  {
    title: 'chapter-bonus',
    rules: [
      { id: 'HG11' },
      { id: 'HG12' },
      { id: 'HG17' },
    ],
  },
  {
    title: 'chapter-end',
    rules: [
      { id: 'HG13' },
      { id: 'HG14' },
      { id: 'HG15' },
      { id: 'HG16' },
    ],
  },
]
