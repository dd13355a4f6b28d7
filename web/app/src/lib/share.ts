// The link to a table, to be given to others.
import { linkTo } from './router.svelte.ts'
import { t } from './text.svelte.ts'
import { toast } from './toasts.svelte.ts'

export const linkOf = (table: string, key: string | undefined): string =>
  new URL(linkTo('table', table) + (key ? `?key=${encodeURIComponent(key)}` : ''), document.baseURI).href

/** Whether the browser can hand a link to other programs: phones can. */
export const canShare = (): boolean => typeof navigator.share === 'function'

export async function shareLink(link: string, title: string): Promise<void> {
  try {
    await navigator.share({ title, url: link })
  } catch {
    // Closed without a choice.
  }
}

export async function copyLink(link: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(link)
    toast(t('waiting-copied'))
  } catch {
    toast(link)
  }
}
