import type { CaseRow } from '#contract/cases/case-lists.ts'
import { messages } from '#contract/messages.ts'
import type { IncentiveEmployee } from '#reports/incentive-report.ts'
import type { ReportOffice } from '#reports/letterhead.ts'

/** The cases of an incentive, and the filter that selected them. */
export interface IncentiveCases {
  cases: readonly CaseRow[]
  filterSummary: string
}

/** Makes the report of an incentive as a file; its code is loaded on demand. */
export async function makeIncentiveReport(
  employee: IncentiveEmployee,
  { cases, filterSummary }: IncentiveCases,
  office: ReportOffice,
) {
  const { incentiveReport } = await import('#reports/incentive-report.ts')
  return {
    report: incentiveReport({ employee, cases, about: filterSummary, now: new Date(), office }),
    fileName: messages.incentive.reportFile(employee.employeeCode ?? employee.name),
  }
}
