import { existsSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { configDefaults, defineConfig } from 'vitest/config'
import { keepFilesInMemory } from './test/memory-folder.ts'

keepFilesInMemory()
/**
 * One more than cores: tests often wait for a page or a database. Each file of browser tests has a server and a browser of
 * its own, so more than four at once would need much memory.
 */
const maxWorkers = Math.min(4, availableParallelism() + 1)

/**
 * Tests that replace modules of a package, reload all modules, need the counters of a fresh process, or hash passwords as
 * slowly as production does: each has its own process.
 */
const inOwnProcess = [
  'test/frozen-texts.test.ts',
  'server/security/passwords.test.ts',
  'server/features/identity/timing.test.ts',
  'server/db/fast/prepared-statements.test.ts',
]

/** Deliberately slow work is fast in test processes. */
const alias = { '@node-rs/argon2': join(import.meta.dirname, 'test/quick-argon2.ts') }

/** Browser tests that are drills only. */
const drillsOnly = ['counter-two-hours', 'dev', 'language-screens', 'page-sizes', 'widths'].map(
  (name) => `test/e2e/${name}.e2e.ts`,
)

/** Tests of which `npm test` runs a part (`breadth` in test/breadth.ts): as drills they run with all rounds, values and screens. */
const inFull = [
  'server/backup/backup.test.ts',
  'server/backup/make-backup.test.ts',
  'server/features/attachments/hostile-pages.test.ts',
  'server/features/attachments/hostile-uploads.test.ts',
  'server/features/attachments/written-pdfs.test.ts',
  'server/features/clients/clients.test.ts',
  'server/features/imports/random-registers.test.ts',
  'server/features/payments/clock-order.test.ts',
  'server/features/payments/payment-races.test.ts',
  'server/jobs/killed-jobs.test.ts',
  'server/start/check-start.test.ts',
  'test/bad-input.test.ts',
  'test/cut-answers.test.ts',
  'test/cut-requests.test.ts',
  'test/e2e/features.e2e.ts',
  'test/e2e/hostile.e2e.ts',
  'test/e2e/screens.e2e.ts',
  'test/e2e/translated.e2e.ts',
  'test/figures.test.ts',
  'test/role-matrix.test.ts',
]
for (const file of [...drillsOnly, ...inFull]) if (!existsSync(file)) throw new Error(`There is no ${file}.`)
const isFull = process.env.TEST_BREADTH === 'full'

export default defineConfig({
  test: {
    globalSetup: ['test/global-setup.ts'], // one PostgreSQL for the whole run, shared by all projects
    projects: [
      {
        test: {
          name: 'server',
          environment: 'node',
          maxWorkers,
          isolate: false, // a worker loads the server once, not for each file
          alias,
          include: [
            'contract/**/*.test.ts',
            'server/**/*.test.ts',
            'tools/**/*.test.ts',
            'reports/**/*.test.ts',
            'test/*.test.ts',
          ],
          exclude: [...configDefaults.exclude, ...inOwnProcess],
          expect: { poll: { timeout: 60_000 } }, // waits for a lock of the database, on a busy machine
          testTimeout: 180_000,
          hookTimeout: 180_000,
        },
      },
      {
        test: {
          name: 'server-alone',
          environment: 'node',
          maxWorkers,
          include: inOwnProcess,
          testTimeout: 180_000,
        },
      },
      {
        plugins: [react()],
        test: {
          name: 'web',
          environment: 'jsdom',
          setupFiles: ['test/jsdom.ts'],
          pool: 'vmThreads', // each file has its own globals still, without a process and a jsdom to start for each
          maxWorkers,
          include: ['web/**/*.test.ts', 'web/**/*.test.tsx'],
          testTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'e2e',
          environment: 'node',
          globalSetup: ['test/e2e/unpack-browser.ts'],
          maxWorkers,
          isolate: false, // a worker loads the server and starts a browser once
          alias,
          include: ['test/e2e/**/*.e2e.ts'],
          exclude: [...configDefaults.exclude, ...(isFull ? [] : drillsOnly)],
          expect: { poll: { timeout: 30_000 } }, // as long as the page waits for an element
          testTimeout: 300_000,
          hookTimeout: 300_000,
        },
      },
      {
        test: {
          name: 'drills', // npm run test:drills
          env: { TEST_BREADTH: 'full' },
          environment: 'node',
          globalSetup: ['test/drills/drill-report.ts', 'test/e2e/unpack-browser.ts'],
          include: ['test/drills/**/*.drill.ts', ...drillsOnly, ...inFull],
          expect: { poll: { timeout: 60_000 } },
          fileParallelism: false,
          testTimeout: 1_200_000,
          hookTimeout: 1_200_000,
        },
      },
    ],
  },
})
