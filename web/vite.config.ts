import { svelte } from '@sveltejs/vite-plugin-svelte'
import { serviceWorker } from './service-worker.plugin.ts'
import { defineConfig } from 'vitest/config'

// The server's address while developing: `HEDGEROW_SERVER=http://127.0.0.1:8080 npm run dev`.
const server = process.env.HEDGEROW_SERVER ?? 'http://127.0.0.1:8080'

export default defineConfig({
  root: import.meta.dirname,
  // Relative, so that the page works under any base path: the server rewrites <base href>.
  base: './',
  plugins: [svelte(), serviceWorker()],
  build: { outDir: 'dist', target: 'es2022', emptyOutDir: true, assetsInlineLimit: 0 },
  // The texts lie beside the page.
  server: { fs: { allow: ['.', '../locales'] }, proxy: { '/api': { target: server, ws: true, changeOrigin: false } } },
  test: { include: ['test/**/*.test.ts'], setupFiles: ['test/speak-english.ts'] },
})
