import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { runNode } from './run-node.mjs'
import { countTests, failuresIn, filesToRepeat, flakyFiles, MOST_FLAKY, replaceRepeated } from './test-counts.mjs'

/**
 * Runs the static checks and the whole suite, or only the tests that vitest's own arguments select,
 * and ends with one line of counts. The drills (`npm run test:drills`) are not part of the whole
 * suite. A file of browser tests that failed runs once more, as a whole: with an office and a browser of its own, it meets
 * nothing that its first run left. A test that fails again leaves a trace in `test-results/traces`. A file that passes then
 * is flaky: the last line names it, and more than `MOST_FLAKY` of them fail the run.
 */
export async function runTests(root, args) {
  const checked = args.length > 0 ? 0 : await runNode(root, ['tools/check.ts'])
  let flaky = []
  let { report, code } = await runVitest(root, 'vitest.json', args.length > 0 ? args : ['--project=!drills'])
  const again = filesToRepeat(report)
  if (again.length > 0) {
    const [first, firstFailures] = [report, failuresIn(report, again)]
    console.log(`${again.length} files of browser tests run once more:\n${again.join('\n')}`)
    const second = await runVitest(root, 'vitest-again.json', ['--project=e2e', ...again], { BROWSER_TRACES: '1' })
    if (second.report) report = replaceRepeated(first, second.report)
    flaky = flakyFiles(again, second.report)
    const isRuleBroken = first.testResults.some(({ name, status }) => status === 'failed' && !again.includes(name))
    code = isRuleBroken ? code : second.code
    for (const failure of firstFailures) console.log(`failed at its first try: ${failure}`)
  }
  const { passed, failed: failedTests, skipped } = countTests(report, code)
  const failed = failedTests + (checked === 0 ? 0 : 1) + (flaky.length > MOST_FLAKY ? 1 : 0)
  const names = flaky.map((file) => relative(root, file)).join(', ')
  const line = `${passed} passed, ${failed} failed, ${skipped} skipped, ${flaky.length} flaky${names && `: ${names}`}`
  writeFileSync(join(root, 'test-results', 'summary.txt'), `${line}\n`)
  console.log(line)
  return code || (failed > 0 ? 1 : 0)
}

/** Returns vitest's exit code and its report, null when there is none. */
async function runVitest(root, name, selected, variables = {}) {
  const folder = join(root, 'test-results')
  const file = join(folder, name)
  mkdirSync(folder, { recursive: true })
  rmSync(file, { force: true })
  const vitest = join(root, 'node_modules', 'vitest', 'vitest.mjs')
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`]
  const env = {
    CI: process.env.CI || 'true',
    NODE_ENV: 'test',
    ...(process.stdout.isTTY ? {} : { NO_COLOR: '1' }),
    ...variables,
  }
  const code = await runNode(root, [vitest, 'run', ...reporters, ...selected], env)
  if (!existsSync(file)) console.log(`The tests ended with code ${code} and without a report.`)
  return { code, report: existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null }
}
