// The page names the rule that the server and the terminal name, for every kind of event (fixtures/events.json is made by their test).
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { narrate } from '../app/src/lib/narrate.ts'
import type { Happening } from '../protocol.ts'

interface EventEntry {
  kind: string
  rule: string
  happening: Happening
}

const events = JSON.parse(readFileSync(join(import.meta.dirname, 'fixtures', 'events.json'), 'utf8')) as EventEntry[]

test.each(events)('$kind: $rule', ({ rule, happening }) => {
  expect(narrate(happening, ['Ada', 'Bob'])?.rule).toBe(rule)
})
