import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { appFiles } from './tools/web-build/app-files.ts'
import { firstTexts } from './tools/web-build/first-texts.ts'

interface Modules {
  getModuleInfo(id: string): { importedIds: readonly string[] } | null
}

/** Whether a module needs what checks input, by itself or by what it imports. */
function checksInput(id: string, modules: Modules, seen = new Set<string>()): boolean {
  if (/[\\/]node_modules[\\/](?:zod|react-hook-form)[\\/]/.test(id)) return true
  if (seen.has(id)) return false
  seen.add(id)
  return modules.getModuleInfo(id)?.importedIds.some((next) => checksInput(next, modules, seen)) ?? false
}

export default defineConfig({
  root: 'web',
  plugins: [react(), tailwindcss(), firstTexts(), appFiles()],
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
            { name: (id, modules) => (checksInput(id, modules) ? null : 'shared'), minShareCount: 4 },
            // Lists need none of it at first.
            { name: 'forms', minShareCount: 4 },
          ],
        },
      },
    },
  },
})
