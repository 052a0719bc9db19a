import type { TDocumentDefinitions } from 'pdfmake/interfaces.js'
import { fieldByName } from '#contract/cases/case-field-sets.ts'
import { type Day, showDay } from '#contract/dates.ts'
import { showRupees } from '#contract/money.ts'
import { showPhone } from '#contract/phone.ts'
import { t, textOf } from '#contract/texts.ts'
import type { ReportOffice } from './letterhead.ts'
import { listing, report } from './report-parts.ts'
import { doneOf, type RunSheetGroup } from './run-sheet-lines.ts'

interface RunSheet {
  date: Day
  groups: readonly RunSheetGroup[]
  now: Date
  office: ReportOffice
}

const columns = () =>
  [
    { header: '', width: 10, box: true },
    { header: `${t.report('caseNo')}\n${textOf(fieldByName.receiptAmount.field.label)}`, width: 48 },
    { header: `${t.cases('vehicleNo')}\n${textOf(fieldByName.applicationNo.field.label)}`, width: 64 },
    { header: t.runSheet('services'), width: '*' },
    { header: t.runSheet('lacking'), width: '*' },
    { header: t.runSheet('owner'), width: 76 },
    { header: textOf(fieldByName.firmName.field.label), width: 72 },
  ] as const

/** Returns the run-sheet of a day: the cases per RTO, each with a box to tick. */
export function runSheetReport({ date, groups, now, office }: RunSheet): TDocumentDefinitions {
  return report(
    { title: t.runSheet('title'), office, now, factTable: [[t.report('date'), showDay(date)]] },
    groups.map(({ title, fees, lines }) =>
      listing(
        [title, fees].filter(Boolean).join(' · '),
        columns(),
        lines.map((line) => {
          const { caseNo, plate, applicationNo, services, lacking, owner, phoneNo, firmName, receiptAmount } = line
          return [
            '',
            [caseNo, showRupees(receiptAmount), line.isDone && doneOf(line, now)].filter(Boolean).join('\n'),
            [plate, applicationNo].filter(Boolean).join('\n'),
            services,
            lacking,
            [owner, phoneNo && showPhone(phoneNo).replace(' ', '\u00a0')].filter(Boolean).join(' '),
            firmName,
          ]
        }),
      ),
    ),
  )
}
