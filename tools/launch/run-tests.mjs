import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { runNode } from './run-node.mjs'

/**
 * Runs the static checks and the whole suite, or only the tests that vitest's own arguments select, and ends with the files that
 * took longest and one line of counts. The drills (`npm run test:drills`) run only by themselves.
 */
export async function runTests(root, args) {
  const checked = args.length > 0 ? 0 : await runNode(root, ['tools/check.ts'])
  const projects = args.some((arg) => arg.startsWith('--project')) ? [] : ['--project=!drills']
  const { report, code } = await runVitest(root, [...projects, ...args])
  for (const line of slowestFiles(root, report)) console.log(line)
  if (checked !== 0) console.log('The static checks failed: see the top, or npm run lint.')
  const { passed, failed, skipped } = countTests(report, code)
  const failures = failed + (checked === 0 ? 0 : 1)
  const line = `${passed} passed, ${failures} failed, ${skipped} skipped`
  writeFileSync(join(root, 'test-results', 'summary.txt'), `${line}\n`)
  console.log(line)
  return code || (failures > 0 ? 1 : 0)
}

/** Returns vitest's exit code and its report, null when there is none. */
async function runVitest(root, selected) {
  const folder = join(root, 'test-results')
  const file = join(folder, 'vitest.json')
  mkdirSync(folder, { recursive: true })
  rmSync(file, { force: true })
  const vitest = join(root, 'node_modules', 'vitest', 'vitest.mjs')
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`]
  const env = { CI: process.env.CI || 'true', NODE_ENV: 'test', ...(process.stdout.isTTY ? {} : { NO_COLOR: '1' }) }
  const code = await runNode(root, [vitest, 'run', ...reporters, ...selected], env)
  if (!existsSync(file)) console.log(`The tests ended with code ${code} and without a report.`)
  return { code, report: existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null }
}

const slowestFiles = (root, report) =>
  (report?.testResults ?? [])
    .map(({ name, startTime, endTime }) => ({ name, seconds: (endTime - startTime) / 1000 }))
    .sort((a, b) => b.seconds - a.seconds)
    .slice(0, 10)
    .map(({ name, seconds }) => `${seconds.toFixed(1).padStart(7)} s  ${relative(root, name)}`)

/** Counts a file that failed without a failed test, as one that cannot be loaded, as one failed test, and so a failed run. */
function countTests(report, code) {
  if (!report) return { passed: 0, failed: 1, skipped: 0 }
  const { numTotalTests: all, numPassedTests: passed, numFailedTests: failed, testResults } = report
  const isFailed = ({ status }) => status === 'failed'
  const broken = testResults.filter((file) => isFailed(file) && !file.assertionResults.some(isFailed)).length
  return { passed, failed: failed + broken || (code === 0 ? 0 : 1), skipped: all - passed - failed }
}
