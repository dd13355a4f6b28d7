import type { RuleChapter } from './index.ts'

export const common: readonly RuleChapter[] = [
  {
    title: 'chapter-turns',
    rules: [
      { id: 'C1' },
      { id: 'C2' },
      { id: 'C3' },
      { id: 'C4' },
      { id: 'C5' },
    ],
  },
  {
    title: 'chapter-pieces',
    rules: [
      { id: 'C6' },
      { id: 'C7' },
      { id: 'C8' },
      { id: 'C9' },
      { id: 'C10', not: ['discovery'] },
      { id: 'C11' },
    ],
  },
]

export const rulings: readonly RuleChapter[] = [
  {
    title: 'chapter-rulings',
    rules: [
      { id: 'R1' },
      { id: 'R2', only: ['carcassonne'] },
      { id: 'R3' },
      { id: 'R4', only: ['hunters'] },
      { id: 'R5', only: ['hunters'] },
      { id: 'R6', only: ['hunters/hu-2002'] },
      { id: 'R7', only: ['equal-turns'] },
      { id: 'R8', only: ['discovery/advanced'] },
      { id: 'R9', only: ['hunters'] },
      { id: 'R10', only: ['hunters'] },
      { id: 'R11' },
      { id: 'R12', only: ['carcassonne'] },
      { id: 'R13' },
      { id: 'R14', only: ['river'] },
      { id: 'R15', only: ['hunters', 'discovery'] },
      { id: 'R16', only: ['hunters'] },
      { id: 'R17', only: ['carcassonne/first'] },
      { id: 'R18', only: ['hunters'] },
    ],
  },
]
