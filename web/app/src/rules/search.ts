// Finding rules by words.
import { exampleOf, ruleText, type RuleChapter } from './index.ts'

/** A text without accents and capitals, so that `zloto` finds `złoto` and `ero` finds `erő`. */
export const folded = (text: string): string =>
  text.normalize('NFD').replaceAll(/\p{M}/gu, '').replaceAll(/[łŁ]/g, 'l').toLowerCase()

/** Whether every word of a query is in one of the texts. */
export function finds(query: string, ...texts: string[]): boolean {
  const all = folded(texts.join(' '))
  return folded(query).split(/\s+/).every(word => all.includes(word))
}

/** The chapters with only those rules whose number, text or caption has all words of the query. */
export function found(chapters: readonly RuleChapter[], query: string, rules: string, options: readonly string[]): RuleChapter[] {
  const has = (rule: string): boolean => finds(query, rule, ruleText(rule, rules, options), exampleOf(rule, rules)?.caption ?? '')
  return chapters
    .map(chapter => ({ ...chapter, rules: chapter.rules.filter(has) }))
    .filter(chapter => chapter.rules.length > 0)
}
