import { expect, test } from 'vitest'
import { countTests, failuresIn, filesToRepeat, flakyFiles, replaceRepeated, type TestReport } from './test-counts.mjs'

const file = (name: string, statuses: string[], status = statuses.includes('failed') ? 'failed' : 'passed') => ({
  name,
  status,
  message: 'cannot be loaded',
  assertionResults: statuses.map((one, n) => ({
    status: one,
    fullName: `${name} ${n}`,
    failureMessages: one === 'failed' ? ['Error: too slow', 'at …'] : [],
  })),
})
const reportOf = (...testResults: TestReport['testResults']): TestReport => ({ testResults })

test('a file of browser tests that failed is repeated as a whole, and its second run counts', () => {
  const first = reportOf(
    file('people.e2e.ts', ['passed', 'failed', 'skipped']),
    file('bills.test.ts', ['passed', 'passed']),
    file('forms.e2e.ts', ['passed']),
  )
  expect(filesToRepeat(first)).toEqual(['people.e2e.ts'])
  expect(countTests(first, 1)).toEqual({ passed: 4, failed: 1, skipped: 1 })
  expect(failuresIn(first, ['people.e2e.ts'])).toEqual(['people.e2e.ts 1\n  Error: too slow'])
  const both = replaceRepeated(first, reportOf(file('people.e2e.ts', ['passed', 'passed', 'skipped'])))
  expect(countTests(both, 0)).toEqual({ passed: 5, failed: 0, skipped: 1 })
})

test('a file that passes at its second try is flaky; one that fails again, or did not run again, is not', () => {
  const second = reportOf(file('people.e2e.ts', ['passed', 'skipped']), file('forms.e2e.ts', ['failed']))
  expect(flakyFiles(['people.e2e.ts', 'forms.e2e.ts', 'bills.e2e.ts'], second)).toEqual(['people.e2e.ts'])
  expect(flakyFiles(['people.e2e.ts'], null)).toEqual([])
})

test('a test of a rule that failed is not repeated', () => {
  expect(filesToRepeat(reportOf(file('bills.test.ts', ['failed'])))).toEqual([])
})

test('a file that cannot be loaded, and a run that fails without a failed test, count as one', () => {
  const broken = reportOf(file('forms.e2e.ts', [], 'failed'))
  expect(countTests(broken, 1)).toEqual({ passed: 0, failed: 1, skipped: 0 })
  expect(filesToRepeat(broken)).toEqual(['forms.e2e.ts'])
  expect(failuresIn(broken, ['forms.e2e.ts'])).toEqual(['forms.e2e.ts\n  cannot be loaded'])
  expect(countTests(reportOf(file('bills.test.ts', ['passed'])), 1)).toEqual({ passed: 1, failed: 1, skipped: 0 })
  expect(countTests(null, 1)).toEqual({ passed: 0, failed: 1, skipped: 0 })
})
