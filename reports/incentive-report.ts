import type { TDocumentDefinitions } from 'pdfmake/interfaces.js'
import { fieldByName } from '#contract/cases/case-field-sets.ts'
import type { CaseRow } from '#contract/cases/case-lists.ts'
import { incentiveOf } from '#contract/cases/incentive.ts'
import { showPlate } from '#contract/cases/plate.ts'
import { showDay } from '#contract/dates.ts'
import { showRupees } from '#contract/money.ts'
import { showPhone } from '#contract/phone.ts'
import { t, textOf } from '#contract/texts.ts'
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

/** Returns the incentive report of an employee. */
export function incentiveReport({ employee, cases, about, now, office }: IncentiveReport): TDocumentDefinitions {
  const { name, phoneNo } = employee
  return report(
    {
      title: t.incentive('reportTitle'),
      office,
      now,
      factTable: [[t.report('employee'), employee.employeeCode ?? name]],
    },
    [
      facts(t.report('employee'), [
        { label: t.report('name'), value: name },
        { label: textOf(fieldByName.branchCodeId.field.label), value: employee.branchCode },
        { label: t.report('email'), value: employee.email },
        ...(phoneNo === undefined ? [] : [{ label: t.report('phone'), value: showPhone(phoneNo) }]),
        { label: t.report('casesBy'), value: about, wide: true },
      ]),
      listing(
        t.report('cases'),
        [
          { header: t.report('serialNo'), width: 22, right: true },
          { header: t.report('caseNo'), width: 56 },
          { header: t.cases('vehicleNo'), width: 72 },
          { header: textOf(fieldByName.firmName.field.label), width: '*' },
          { header: textOf(fieldByName.applicationDate.field.label), width: 70 },
          { header: t.report('status'), width: 46 },
          { header: t.report('incentive'), width: 66, right: true },
        ],
        cases.map((row, index) => [
          String(index + 1),
          row.CaseNo,
          showPlate(row.vehicleNo),
          row.firmName,
          showDay(row.applicationDate),
          statusText(row.status),
          row.incentiveAmount === null ? t.cases('notAllotted') : showRupees(row.incentiveAmount),
        ]),
        [
          '',
          t.report('total'),
          '',
          t.general('caseTotal', { count: cases.length }),
          '',
          '',
          showRupees(incentiveOf(cases)),
        ],
      ),
    ],
  )
}
