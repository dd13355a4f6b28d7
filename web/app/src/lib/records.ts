// A game as files: its record, a picture of the board, and the whole game as a picture that moves.
import { api } from './api.ts'
import { complain } from './toasts.svelte.ts'

export type GameFile = 'record' | 'png' | 'svg' | 'animation'

/** Pixels per unit of the drawing, in which a tile is 100 wide. */
const SHARPNESS = 2
/** Browsers refuse larger canvases. */
const WIDEST = 8192

export function saveFile(name: string, content: BlobPart, type = 'text/plain'): void {
  const url = URL.createObjectURL(new Blob([content], { type }))
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

async function pixelsOf(svg: string): Promise<Blob> {
  const url = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }))
  try {
    const image = new Image()
    image.src = url
    await image.decode()
    const scale = Math.min(SHARPNESS, WIDEST / Math.max(image.naturalWidth, image.naturalHeight))
    const canvas = document.createElement('canvas')
    canvas.width = Math.round(image.naturalWidth * scale)
    canvas.height = Math.round(image.naturalHeight * scale)
    canvas.getContext('2d')!.drawImage(image, 0, 0, canvas.width, canvas.height)
    return await new Promise((done, fail) => canvas.toBlob(blob => (blob ? done(blob) : fail(new Error('no picture'))), 'image/png'))
  } finally {
    URL.revokeObjectURL(url)
  }
}

/** Saves a game under that name; `players` and `colours` are those of the seats in pictures. */
export async function saveGame(file: GameFile, name: string, record: string, players: string[], colours: number[]): Promise<void> {
  if (file === 'record') return saveFile(`${name}.hedgerow`, record)
  const svg = await api.picture({ record, animated: file === 'animation', players, colours })
  if (file === 'png') saveFile(`${name}.png`, await pixelsOf(svg), 'image/png')
  else saveFile(file === 'animation' ? `${name}-replay.svg` : `${name}.svg`, svg, 'image/svg+xml')
}
