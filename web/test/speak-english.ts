// Tests expect English texts.
import { speak } from '../app/src/lib/text.svelte.ts'

await speak('en')
