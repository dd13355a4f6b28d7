import { mount } from 'svelte'
import '../../board/board.css'
import './theme.css'
import App from './App.svelte'

const target = document.getElementById('app')
if (target) mount(App, { target })
