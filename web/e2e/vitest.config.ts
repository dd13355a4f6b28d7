import { defineConfig } from 'vitest/config'

// Whole games through the page take their time.
export default defineConfig({
  root: import.meta.dirname,
  test: { include: ['*.e2e.ts'], testTimeout: 300_000, hookTimeout: 300_000, fileParallelism: false, reporters: ['verbose'] },
})
