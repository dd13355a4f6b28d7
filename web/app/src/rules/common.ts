import type { RuleChapter } from './index.ts'

export const common: readonly RuleChapter[] = [
  {
    title: 'chapter-turns',
    rules: ['C1', 'C2', 'C3', 'C4', 'C5', 'C11'],
  },
  {
    title: 'chapter-pieces',
    rules: ['C6', 'C7', 'C8', 'C9', 'C10'],
  },
]

export const rulings: readonly RuleChapter[] = [
  {
    title: 'chapter-rulings',
    rules: ['R1', 'R2', 'R3', 'R4', 'R5', 'R6', 'R7', 'R8', 'R9', 'R10', 'R11', 'R12', 'R13', 'R14', 'R15', 'R16', 'R17', 'R18', 'R19', 'R20', 'R21'],
  },
]
