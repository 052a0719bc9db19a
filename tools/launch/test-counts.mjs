const isOk = ({ status }) => status !== 'failed'
const isBrowserTest = ({ name }) => name.endsWith('.e2e.ts')

/** Returns the files of browser tests that failed. Tests of rules get no second try. */
export const filesToRepeat = (report) =>
  (report?.testResults ?? []).filter((file) => isBrowserTest(file) && !isOk(file)).map(({ name }) => name)

/** More flaky files than these hide a fault. */
export const MOST_FLAKY = 2

/** Returns the files that passed at their second try, by the report of it. */
export const flakyFiles = (repeated, second) =>
  repeated.filter((file) => second?.testResults.some((one) => one.name === file && isOk(one)))

/** Returns the report in which a file's second run takes the place of its first. */
export function replaceRepeated(first, second) {
  const repeated = new Set(second.testResults.map(({ name }) => name))
  return { testResults: [...first.testResults.filter(({ name }) => !repeated.has(name)), ...second.testResults] }
}

/**
 * Counts a file that could not be loaded as one failed test, and so a failed run without a failed test.
 */
export function countTests(report, code) {
  if (!report) return { passed: 0, failed: 1, skipped: 0 }
  const tests = report.testResults.flatMap(({ assertionResults }) => assertionResults)
  const broken = report.testResults.filter((file) => !isOk(file) && file.assertionResults.every(isOk)).length
  const passed = tests.filter(({ status }) => status === 'passed').length
  const failed = tests.filter((one) => !isOk(one)).length
  return { passed, failed: failed + broken || (code === 0 ? 0 : 1), skipped: tests.length - passed - failed }
}

/** Returns a line for each failure of a file, with its first message. */
export const failuresIn = (report, files) =>
  report.testResults
    .filter(({ name }) => files.includes(name))
    .flatMap(({ name, message, assertionResults }) => {
      const failed = assertionResults.filter((one) => !isOk(one))
      if (failed.length === 0) return [`${name}\n  ${message}`]
      return failed.map(({ fullName, failureMessages }) => `${fullName}\n  ${failureMessages[0]}`)
    })
