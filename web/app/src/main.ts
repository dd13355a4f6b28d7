import { mount } from 'svelte'
import '../../board/board.css'
import './theme.css'
import App from './App.svelte'
import { apology, speak } from './lib/text.svelte.ts'
import { startWorker } from './lib/worker.ts'

const target = document.getElementById('app')!

function sayThatTextsAreMissing(): void {
  const { text, again } = apology()
  const words = Object.assign(document.createElement('p'), { className: 'page', textContent: `${text} ` })
  words.append(Object.assign(document.createElement('a'), { href: location.href, textContent: again, onclick: () => location.reload() }))
  target.replaceChildren(words)
}

startWorker()
speak().then(() => mount(App, { target }), sayThatTextsAreMissing)
