import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { appFiles } from './tools/web-build/app-files.ts'

export default defineConfig({
  root: 'web',
  plugins: [react(), tailwindcss(), appFiles()],
  worker: { format: 'es' },
  build: {
    outDir: '../dist/web',
    emptyOutDir: true,
    // Inlined assets would need data: in the content security policy.
    assetsInlineLimit: 0,
    // The licences of what the browser gets; those of the server are in THIRD-PARTY-NOTICES.
    license: { fileName: 'third-party-licenses.md' },
    rolldownOptions: {
      output: {
        // By itself the bundler writes a file for each set of pages that share something: hundreds of small ones, each a
        // round trip on a slow network (docs/decisions/0164).
        codeSplitting: {
          groups: [
            { name: 'first', tags: ['$initial'], priority: 1 },
            { name: 'shared', minShareCount: 4 },
          ],
        },
      },
    },
  },
})
