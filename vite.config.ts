import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { firstLoads } from './tools/web-build/first-loads.ts'
import { slimEndpoints } from './tools/web-build/slim-endpoints.ts'

export default defineConfig({
  root: 'web',
  plugins: [slimEndpoints(), react(), tailwindcss()],
  build: {
    outDir: '../dist/web',
    emptyOutDir: true,
    target: 'es2023',
    // Inlined assets would need data: in the content security policy.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    manifest: true,
    rolldownOptions: { output: { codeSplitting: { groups: firstLoads() } } },
  },
})
