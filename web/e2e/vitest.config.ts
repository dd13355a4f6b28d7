import { defineConfig } from 'vitest/config'

// Whole games through the page take their time.
const patient = { testTimeout: 300_000, hookTimeout: 300_000 }
// What measures how long something takes is alone while it does.
const measuring = ['panning.e2e.ts']

export default defineConfig({
  root: import.meta.dirname,
  test: {
    reporters: ['verbose'],
    projects: [
      { test: { ...patient, name: 'side by side', include: ['*.e2e.ts'], exclude: measuring, maxWorkers: 2, sequence: { groupOrder: 0 } } },
      { test: { ...patient, name: 'alone', include: measuring, maxWorkers: 1, sequence: { groupOrder: 1 } } },
    ],
  },
})
