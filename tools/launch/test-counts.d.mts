/** What is read of vitest's report in JSON. */
export interface TestReport {
  testResults: {
    name: string
    status: string
    message: string
    assertionResults: { status: string; fullName: string; failureMessages: string[] }[]
  }[]
}

export function filesToRepeat(report: TestReport | null): string[]
export function replaceRepeated(first: TestReport, second: TestReport): TestReport
export function countTests(report: TestReport | null, code: number): { passed: number; failed: number; skipped: number }
export function failuresIn(report: TestReport, files: readonly string[]): string[]
export const MOST_FLAKY: number
export function flakyFiles(repeated: readonly string[], second: TestReport | null): string[]
