import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { translateTexts } from './tools/web-build/translate-texts.ts'

const any = (...paths: string[]) => new RegExp(paths.join('|'))

/**
 * The chunks of the first screens, by the modules that begin them: each takes all that its modules import and that no
 * chunk before it has taken. The rest is split by the bundler. What two screens share is named in a chunk that both load, so
 * that neither loads the other; `test/e2e/first-load.e2e.ts` limits their sizes (docs/decisions/0033).
 */
const chunks = [
  {
    name: 'app',
    test: any(
      'web/main\\.tsx$',
      'ui/(?:dialog-loading|input|label)\\.tsx',
      'domain/(?:office-mark|support)\\.tsx?$',
      'contract/languages/(?:in-force|language|translations)\\.ts',
      'contract/messages/general\\.ts\\?only=isRequired$',
      'lib/(?:failure|invalidate|media|use-task)\\.ts',
      'web/icons/(?:arrow-right|check|circle-exclamation-point|indian-rupee|shield-check|x)\\.',
    ),
  },
  // Of sign-in and of later pages, but of no first list.
  {
    name: 'sign-in-parts',
    test: any(
      'ui/(?:bar|password-input|step-line)\\.tsx',
      'domain/(?:language-switch|number-plate)\\.tsx',
      'lib/(?:idempotency-key|random-id|use-api-mutation)\\.ts',
      'web/icons/(?:eye|eye-off)\\.',
    ),
    alone: true,
  },
  { name: 'sign-in-page', test: /pages\/sign-in-page|identity\/welcome-art/ },
  {
    name: 'shell',
    test: any(
      'shell/app-layout',
      'pages/common-entries\\.ts',
      'lib/search-schema\\.ts',
      'table/table-search\\.ts',
      'web/endpoints/cases\\.',
      'contract/(?:dates|full-name|money|cases/(?:case-values|plate)|languages/originals)\\.ts',
      'table/(?:search-box|selection|table-tiles|table-skeleton)',
      'domain/(?:plate|status-badge)\\.tsx',
      'domain/waiting\\.ts',
      'contract/messages/table\\.ts\\?only=nothingMatches$',
      'ui/(?:checkbox|empty-state|error-state|highlight|page-header|query-view|show-more)\\.tsx',
      'react-query/.*/useQuery\\.js',
      'web/icons/(?:car-front|chevron-down|file-stack|house|inbox|receipt-indian-rupee)\\.',
    ),
  },
  // The tables of the pages of a role: the server has them loaded with the shell (server/http/web-app.ts).
  { name: 'client-pages', test: /pages\/routes\/client\./ },
  { name: 'staff-pages', test: /pages\/routes\/superadmin\./ },
  { name: 'later-pages', test: /pages\/later-pages\./, alone: true },
  { name: 'employee-pages', test: /pages\/routes\/employee\./ },
  { name: 'staff-list', test: /pages\/verified-cases-page/ },
  { name: 'client-list', test: /pages\/client-cases-page/ },
  {
    name: 'upload',
    test: any(
      'lib/(?:canvas-colours|decode-heic|decode-image|scale-image|send-file|unfit-file)\\.ts',
      'domain/upload-image\\.ts',
      'contract/files/file(?:-kind)?\\.ts',
    ),
    alone: true,
  },
  // Of all other pages.
  { name: 'texts', test: /contract\/messages\//, alone: true },
  { name: 'zod', test: /node_modules\/zod\// },
  // The pictures and smallest parts of later pages weigh next to nothing: a chunk for each would be named by every page
  // that shows it.
  { name: 'icons', test: /web\/icons\// },
  {
    name: 'small',
    test: any(
      'domain/(?:case-reads|credit-used?|dated-empty|mail-to|name-with-look-alike|office|open-page|own-profile|party-of-stage|phone|service-reads|sign-up-link|stage-options|state-options|whatsapp)\\.tsx?',
      'forms/draft-storage\\.ts',
      'lib/(?:combine-pages|copy-text|focus|open-pdf|use-staff-role|use-toggle)\\.ts',
      'table/wrapped-cell\\.tsx',
      'contract/(?:payment-values|papers/paper-values|rates/rated-charges|services/service-values|stages/stages|states)\\.ts',
      'features/(?:board/board-query|dues/dues-query|queue/queue-queries|set-up/set-up-progress)\\.ts',
      'web/endpoints/',
      'ui/(?:below|card|column-header|dialog|facet-select|kbd|keyboard-scrollable|progress-bar)\\.tsx?',
    ),
    alone: true,
  },
  // What an accordion and the fields of a form both begin with.
  {
    name: 'radix',
    test: /node_modules\/@radix-ui\/(?:primitive|react-(?:collection|compose-refs|context|direction|id|presence|primitive|slot|use-[a-z-]+))\//,
    alone: true,
  },
  { name: 'form-fields', test: any('web/forms/', 'ui/(?:radio-group|switch|textarea)\\.tsx') },
].map(({ alone = false, ...group }, index) => ({
  ...group,
  priority: 99 - index,
  includeDependenciesRecursively: !alone,
}))

const groupNames = new Set(chunks.map(({ name }) => name))

export default defineConfig({
  root: 'web',
  plugins: [translateTexts(import.meta.dirname), react(), tailwindcss()],
  // The shim brings a store of its own for React 17.
  resolve: {
    alias: { 'use-sync-external-store/shim/with-selector': 'use-sync-external-store/with-selector' },
  },
  // The server gives the workers of this name a policy of their own (server/http/web-app.ts).
  worker: { format: 'es', rolldownOptions: { output: { entryFileNames: 'assets/[name]-[hash:7].js' } } },
  build: {
    outDir: '../dist/web',
    emptyOutDir: true,
    target: 'es2023',
    // Inlined assets would need data: in the content security policy.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    manifest: true,
    // The licences of what the browser gets; those of the server are in THIRD-PARTY-NOTICES.
    license: { fileName: 'third-party-licenses.md' },
    rolldownOptions: {
      // A text of the catalogue is written where a page uses it, so that no page loads another's.
      optimization: { inlineConst: { mode: 'all', pass: 2 } },
      output: {
        codeSplitting: { groups: chunks },
        // The first load of the app holds the address of every chunk: those of later pages are only their hash, of which
        // 7 characters are 42 bits. The manifest has their names.
        chunkFileNames: ({ name }) => (groupNames.has(name) ? 'assets/[name]-[hash:7].js' : 'assets/[hash:7].js'),
      },
    },
  },
})
