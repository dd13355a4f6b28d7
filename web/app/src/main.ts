import { mount } from 'svelte'
import '../../board/board.css'
import './theme.css'
import App from './App.svelte'
import { speak } from './lib/text.svelte.ts'

const target = document.getElementById('app')
await speak()
if (target) mount(App, { target })
