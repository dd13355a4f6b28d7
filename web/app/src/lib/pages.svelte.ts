// A list that comes in pages: the first at once, the others on request.
import { untrack } from 'svelte'

export interface Page<T> {
  items: T[]
  next?: string
}

export class Pages<T> {
  items = $state.raw<T[] | null>(null)
  next = $state.raw<string | undefined>(undefined)
  problem = $state.raw<unknown>(null)
  private asked = 0

  constructor(private readonly ask: (after?: string) => Promise<Page<T>>) {}

  /** Asks again for as many as are shown. An effect that asks does not depend on the answer, or it would ask for ever. */
  readonly refresh = (): Promise<void> => this.load([], undefined, untrack(() => this.items?.length ?? 0))

  readonly more = (): Promise<void> => this.load(this.items ?? [], this.next, 0)

  private async load(items: T[], after: string | undefined, atLeast: number): Promise<void> {
    // An older answer may come after a newer one.
    const asked = ++this.asked
    try {
      let page: Page<T>
      do {
        page = await this.ask(after)
        items = [...items, ...page.items]
        after = page.next
      } while (page.next !== undefined && items.length < atLeast)
      if (asked !== this.asked) return
      this.items = items
      this.next = page.next
      this.problem = null
    } catch (error) {
      if (asked === this.asked) this.problem = error
    }
  }
}
