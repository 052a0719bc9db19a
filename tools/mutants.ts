import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { mutants } from './mutants/planted-bugs.ts'
import { copyTree } from './mutants/source-copy.ts'

/*
 * `npm run test:mutants [-- NAME …]`: plants bugs, one after the other, in a copy of the repository,
 * and runs the tests that must detect each. Exits with 1 when a bug is not detected. The same tests
 * first run once without a bug, because a test that always fails detects nothing.
 */

const ROOT = join(import.meta.dirname, '..')
const LONGEST = 900_000

interface Report {
  testResults: { name: string; status: string; assertionResults: { status: string; fullName: string }[] }[]
}

interface Outcome {
  /** The first test that failed; null when all passed. */
  caughtBy: string | null
  /** Set when the tests could not run, which proves nothing. */
  broken?: string
}

function runTests(folder: string, tests: readonly string[], ...options: string[]): Outcome {
  const report = join(folder, 'mutant-report.json')
  rmSync(report, { force: true })
  const vitest = join(folder, 'node_modules/vitest/vitest.mjs')
  const args = [
    'run',
    '--project=server',
    '--project=web',
    '--reporter=json',
    `--outputFile=${report}`,
    '--no-cache',
    ...options,
    ...tests,
  ]
  const { signal, stderr } = spawnSync(process.execPath, [vitest, ...args], {
    cwd: folder,
    encoding: 'utf8',
    timeout: LONGEST,
    maxBuffer: 64_000_000,
    env: { ...process.env, CI: 'true', NODE_ENV: 'test', NO_COLOR: '1', TEST_BREADTH: 'full' },
  })
  if (signal) return { caughtBy: null, broken: `ended by ${signal}` }
  if (!existsSync(report)) return { caughtBy: null, broken: stderr.slice(-2000) }
  const files = (JSON.parse(readFileSync(report, 'utf8')) as Report).testResults
  if (files.length < tests.length) return { caughtBy: null, broken: 'not every test file was found' }
  for (const file of files) {
    const failed = file.assertionResults.find(({ status }) => status === 'failed')
    if (failed) return { caughtBy: failed.fullName.trim() }
    if (file.status !== 'failed') continue
    // Closing an office checks the laws, after its last test.
    if (file.assertionResults.some(({ status }) => status === 'passed')) return { caughtBy: 'as the office closed' }
    return { caughtBy: null, broken: `${file.name} could not be run` }
  }
  return { caughtBy: null }
}

function chosenMutants(names: string[]): typeof mutants {
  const unknown = names.find((name) => !mutants.some((mutant) => mutant.name === name))
  if (unknown)
    throw new Error(`No planted bug is named ${unknown}. There are: ${mutants.map((mutant) => mutant.name).join(', ')}`)
  return names.length === 0 ? mutants : mutants.filter(({ name }) => names.includes(name))
}

/** Prints a line per bug and returns the number of undetected ones. */
function reportBugs(chosen: typeof mutants): number {
  const copy = copyTree(ROOT)
  try {
    for (const { plants } of chosen) copy.plant(plants)() // reports a bug that can no longer be planted at once
    const tests = [...new Set(chosen.flatMap((mutant) => mutant.tests))]
    const sound = runTests(copy.folder, tests)
    if (sound.caughtBy ?? sound.broken) throw new Error(`Without any bug: ${sound.caughtBy ?? sound.broken}`)
    console.log(`✓ ${tests.length} test files pass without a bug\n`)
    const row = (...cells: [string, string, string]) =>
      console.log(`${cells[0].padEnd(32)} ${cells[1].padStart(7)}  ${cells[2]}`)
    row('planted bug', 'seconds', 'caught by')
    let missed = 0
    for (const { name, plants, tests: watching } of chosen) {
      const startedAt = Date.now()
      const restore = copy.plant(plants)
      const { caughtBy, broken } = runTests(copy.folder, watching, '--bail=1')
      restore()
      const seconds = ((Date.now() - startedAt) / 1000).toFixed(1)
      if (caughtBy === null) missed += 1
      row(`${caughtBy === null ? '✗' : '✓'} ${name}`, seconds, caughtBy ?? broken ?? 'NOBODY: it survived')
    }
    console.log(`\n${chosen.length - missed} of ${chosen.length} planted bugs were caught.`)
    return missed
  } finally {
    copy.remove()
  }
}

try {
  if (reportBugs(chosenMutants(process.argv.slice(2))) > 0) process.exitCode = 1
} catch (error) {
  console.error((error as Error).message)
  process.exitCode = 2
}
