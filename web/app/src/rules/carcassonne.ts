import type { RuleChapter } from './index.ts'

export const carcassonne: readonly RuleChapter[] = [
  {
    title: 'chapter-carcassonne',
    rules: [
      { id: 'CA1' },
      { id: 'CA2' },
      { id: 'CA3' },
      { id: 'CA4' },
      { id: 'CA5' },
      { id: 'CA6', only: ['carcassonne/first'] },
      { id: 'CA7' },
      { id: 'CA8' },
      { id: 'CA9' },
      { id: 'CA10' },
      { id: 'CA11', only: ['carcassonne/first'] },
      { id: 'CA16', only: ['carcassonne/modern'] },
    ],
  },
  {
    title: 'chapter-river',
    rules: [
      { id: 'CA12', only: ['river'] },
      { id: 'CA13', only: ['river'] },
      { id: 'CA14', only: ['river'] },
      { id: 'CA15', only: ['river'] },
    ],
  },
]
