// Records as files: down and up.
import { api } from './api.ts'
import { complain } from './toasts.svelte.ts'

export function saveFile(name: string, text: string, type = 'text/plain'): void {
  const url = URL.createObjectURL(new Blob([text], { type }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(url), 1000)
}

export async function downloadRecord(id: string, key?: string): Promise<void> {
  try {
    saveFile(`${id}.hedgerow`, await api.record(id, key))
  } catch (error) {
    complain(error)
  }
}
