import { existsSync, globSync, readFileSync } from 'node:fs'

/*
 * `npm run test:mutation` changes `contract/` in one place at a time and expects a test of `contract/` to fail; below a score of 80
 * it fails. Mutants may survive where what follows refuses or answers the same (anchors, guards, defaults, `?? ''`), and in the
 * readers of tables, which tests of the server try with strangers' files.
 */

/** Texts, generated files, and files with declarations of calls alone, which test/role-matrix.test.ts asks of the running server. */
const WITHOUT_RULES = ['**/*.test.ts', '**/*.generated.ts', 'contract/texts/**', 'contract/**/*-endpoints.ts']

/** Labels and lists of names, which tests of the server and the browser use. */
const LABELS_AND_NAMES = [
  ...[
    'account/warning-codes',
    'activity-actions',
    'api',
    'attachments/attachment-values',
    'bulk/bulk-actions',
    'effects',
    'key-scopes',
  ],
  ...['keys/key-labels', 'notifications/notification-events', 'office/office-lines', 'question', 'tally/tally-values'],
  ...['views/list-names', 'webhooks/webhook-event-types'],
].map((name) => `contract/${name}.ts`)

/** Schemas have a test beside them only where they hold rules; tests of the server prove the others. */
const isMutated = (file) =>
  !/from 'zod'|fields\.ts'/.test(readFileSync(file, 'utf8')) || existsSync(file.replace(/\.ts$/, '.test.ts'))

export default {
  mutate: globSync('contract/**/*.ts', { exclude: [...WITHOUT_RULES, ...LABELS_AND_NAMES] }).filter(isMutated),
  ignorePatterns: [
    'bench',
    'deploy',
    'dist',
    'docs',
    'server',
    'test/*',
    '!test/texts',
    'web',
    'test-results',
    'tsconfig*.json',
  ],
  testRunner: 'vitest',
  vitest: { configFile: 'tools/stryker/vitest.config.ts' },
  // A constant is evaluated once: its mutant would need a process of its own. Tables of rules are compared by tests.
  ignoreStatic: true,
  concurrency: 1,
  reporters: ['clear-text', 'json'],
  clearTextReporter: { allowColor: false, reportTests: false },
  jsonReporter: { fileName: 'test-results/mutation.json' },
  tempDirName: 'test-results/mutation',
  thresholds: { high: 95, low: 90, break: 80 },
}
