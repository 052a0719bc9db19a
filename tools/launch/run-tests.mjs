import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { runNode } from './run-node.mjs'

/**
 * Runs the static checks and the whole suite, or only the tests that vitest's own arguments select,
 * and ends with one line of counts. The drills (`npm run test:drills`) are not part of the whole
 * suite.
 */
export async function runTests(root, args) {
  const checked = args.length > 0 ? 0 : await runNode(root, ['tools/check.ts'])
  const folder = join(root, 'test-results')
  const report = join(folder, 'vitest.json')
  mkdirSync(folder, { recursive: true })
  rmSync(report, { force: true })
  const vitest = join(root, 'node_modules', 'vitest', 'vitest.mjs')
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  const env = { CI: process.env.CI || 'true', NODE_ENV: 'test', ...(process.stdout.isTTY ? {} : { NO_COLOR: '1' }) }
  const selected = args.length > 0 ? args : ['--project=!drills']
  const code = await runNode(root, [vitest, 'run', ...reporters, ...selected], env)
  const { passed, failed: failedTests, skipped, retried } = count(report, code)
  for (const { fullName, failureMessages } of retried)
    console.log(`passed at its second try: ${fullName}\n  ${failureMessages[0]}`)
  const failed = failedTests + (checked === 0 ? 0 : 1)
  const line = `${passed} passed, ${failed} failed, ${skipped} skipped`
  writeFileSync(join(folder, 'summary.txt'), `${line}\n`)
  console.log(line)
  return code || (failed > 0 ? 1 : 0)
}

/** Counts a file that could not be loaded as one failed test, and so a failed run without a failed test. */
function count(report, code) {
  if (!existsSync(report)) return { passed: 0, failed: 1, skipped: 0, retried: [] }
  const result = JSON.parse(readFileSync(report, 'utf8'))
  const broken = result.testResults.filter(
    (file) => file.status === 'failed' && !file.assertionResults.some((test) => test.status === 'failed'),
  )
  const failed = result.numFailedTests + broken.length
  return {
    passed: result.numPassedTests,
    failed: failed || (code === 0 ? 0 : 1),
    skipped: result.numPendingTests + (result.numTodoTests ?? 0),
    retried: result.testResults
      .flatMap(({ assertionResults }) => assertionResults)
      .filter(({ status, failureMessages }) => status === 'passed' && failureMessages.length > 0),
  }
}
