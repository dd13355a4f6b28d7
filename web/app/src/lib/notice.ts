// It is your turn: the title, a sound, and a browser notification.
import { settings } from './settings.svelte.ts'
import { t } from './text.svelte.ts'

let audio: AudioContext | undefined

function tone(frequency: number, at: number, length: number, volume: number): void {
  if (!audio) return
  const [oscillator, gain] = [audio.createOscillator(), audio.createGain()]
  oscillator.type = 'triangle'
  oscillator.frequency.value = frequency
  gain.gain.setValueAtTime(0, audio.currentTime + at)
  gain.gain.linearRampToValueAtTime(volume, audio.currentTime + at + 0.01)
  gain.gain.exponentialRampToValueAtTime(0.0001, audio.currentTime + at + length)
  oscillator.connect(gain).connect(audio.destination)
  oscillator.start(audio.currentTime + at)
  oscillator.stop(audio.currentTime + at + length)
}

/** Softer than a voice at the table. */
const LOUDEST = 0.2

const TUNES = {
  turn: [[523, 0, 0.25], [659, 0.12, 0.35]],
  tile: [[196, 0, 0.09]],
  piece: [[294, 0, 0.08]],
  score: [[587, 0, 0.14], [784, 0.09, 0.14], [988, 0.18, 0.25]],
  end: [[392, 0, 0.3], [523, 0.15, 0.3], [659, 0.3, 0.5]],
} as const

export function sound(name: keyof typeof TUNES): void {
  if (!settings.sound || settings.volume === 0 || typeof AudioContext === 'undefined') return
  // A browser allows sound only after the person did something here.
  if (!navigator.userActivation?.hasBeenActive) return
  audio ??= new AudioContext()
  void audio.resume().catch(() => undefined)
  for (const [frequency, at, length] of TUNES[name]) tone(frequency, at, length, (LOUDEST * settings.volume) / 100)
}

export function titled(text: string): void {
  document.title = text ? `${text} · ${t('app-name')}` : t('app-name')
}

export function notifyTurn(text: string): void {
  if (!settings.notify || !document.hidden || typeof Notification === 'undefined' || Notification.permission !== 'granted') return
  const note = { body: text, tag: 'hedgerow-turn' }
  try {
    new Notification(t('app-name'), note)
  } catch {
    // Some phones allow notifications only from a service worker.
    void navigator.serviceWorker?.getRegistration().then(worker => worker?.showNotification(t('app-name'), note)).catch(() => undefined)
  }
}

export async function askToNotify(): Promise<boolean> {
  if (typeof Notification === 'undefined') return false
  return (await Notification.requestPermission()) === 'granted'
}
