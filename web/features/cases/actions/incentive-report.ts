import type { CaseRow } from '#contract/cases/case-lists.ts'
import { messages } from '#contract/messages.ts'
import type { IncentiveEmployee } from '#reports/incentive-report.ts'

/** The cases that an incentive is reckoned from, and what they were narrowed down by. */
export interface IncentiveCases {
  cases: readonly CaseRow[]
  about: string
}

/** The report of an incentive as a file; what makes it comes only when it is asked for. */
export async function makeIncentiveReport(employee: IncentiveEmployee, { cases, about }: IncentiveCases) {
  const { incentiveReport } = await import('#reports/incentive-report.ts')
  return {
    report: incentiveReport({ employee, cases, about, now: new Date() }),
    fileName: messages.incentive.reportFile(employee.employeeCode ?? employee.name),
  }
}
