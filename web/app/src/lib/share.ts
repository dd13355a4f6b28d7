// The link to a table, to be given to others.
import { linkTo } from './router.svelte.ts'
import { t } from './text.svelte.ts'
import { toast } from './toasts.svelte.ts'

export const linkOf = (table: string, key: string | undefined): string =>
  new URL(linkTo('table', table) + (key ? `?key=${encodeURIComponent(key)}` : ''), document.baseURI).href

export async function copyLink(link: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(link)
    toast(t('waiting-copied'))
  } catch {
    toast(link)
  }
}
