import { mount } from 'svelte'
import '../../board/board.css'
import './theme.css'
import App from './App.svelte'
import { speak } from './lib/text.svelte.ts'
import { startWorker } from './lib/worker.ts'

const target = document.getElementById('app')
startWorker()
await speak()
if (target) mount(App, { target })
