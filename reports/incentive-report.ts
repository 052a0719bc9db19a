import type { TDocumentDefinitions } from 'pdfmake/interfaces.js'
import { fieldByName } from '#contract/cases/case-field-sets.ts'
import type { CaseRow } from '#contract/cases/case-lists.ts'
import { incentiveOf } from '#contract/cases/incentive.ts'
import { showPlate } from '#contract/cases/plate.ts'
import { showDay } from '#contract/dates.ts'
import { messages } from '#contract/messages.ts'
import { showRupees } from '#contract/money.ts'
import { showPhone } from '#contract/phone.ts'
import { statusText } from './case-lines.ts'
import type { ReportOffice } from './letterhead.ts'
import { facts, listing, report } from './report-parts.ts'

/** The employee of the report, as a superadmin or as the employees themselves know them. */
export interface IncentiveEmployee {
  name: string
  employeeCode: string | null
  branchCode: string | null
  email: string
  phoneNo?: string
}

interface IncentiveReport {
  employee: IncentiveEmployee
  cases: readonly CaseRow[]
  /** The filter of the cases. */
  about: string
  now: Date
  office: ReportOffice
}

/** Returns the incentive report of an employee (spec/2 screen 14). */
export function incentiveReport({ employee, cases, about, now, office }: IncentiveReport): TDocumentDefinitions {
  const { name, phoneNo } = employee
  return report(
    {
      title: messages.incentive.reportTitle,
      office,
      now,
      factTable: [[messages.report.employee, employee.employeeCode ?? name]],
    },
    [
      facts(messages.report.employee, [
        { label: messages.report.name, value: name },
        { label: fieldByName.branchCodeId.field.label(), value: employee.branchCode },
        { label: messages.report.email, value: employee.email },
        ...(phoneNo === undefined ? [] : [{ label: messages.report.phone, value: showPhone(phoneNo) }]),
        { label: messages.report.casesBy, value: about, wide: true },
      ]),
      listing(
        messages.report.cases,
        [
          { header: messages.report.serialNo, width: 22, right: true },
          { header: messages.report.caseNo, width: 56 },
          { header: messages.cases.vehicleNo, width: 72 },
          { header: fieldByName.firmName.field.label(), width: '*' },
          { header: fieldByName.applicationDate.field.label(), width: 70 },
          { header: messages.report.status, width: 46 },
          { header: messages.report.incentive, width: 66, right: true },
        ],
        cases.map((row, index) => [
          String(index + 1),
          row.CaseNo,
          showPlate(row.vehicleNo),
          row.firmName,
          showDay(row.applicationDate),
          statusText(row.status),
          row.incentiveAmount === null ? messages.cases.notAllotted : showRupees(row.incentiveAmount),
        ]),
        [
          '',
          messages.report.total,
          '',
          messages.general.caseTotal(cases.length),
          '',
          '',
          showRupees(incentiveOf(cases)),
        ],
      ),
    ],
  )
}
