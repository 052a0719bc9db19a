import type { TDocumentDefinitions } from 'pdfmake/interfaces.js'
import { fieldByName } from '#contract/cases/case-field-sets.ts'
import { type Day, showDay } from '#contract/dates.ts'
import { messages } from '#contract/messages.ts'
import { showRupees } from '#contract/money.ts'
import { showPhone } from '#contract/phone.ts'
import type { ReportOffice } from './letterhead.ts'
import { listing, report } from './report-parts.ts'
import type { RunSheetGroup } from './run-sheet-lines.ts'

interface RunSheet {
  date: Day
  groups: readonly RunSheetGroup[]
  now: Date
  office: ReportOffice
}

const columns = () =>
  [
    { header: '', width: 10, box: true },
    { header: `${messages.report.caseNo}\n${fieldByName.receiptAmount.field.label()}`, width: 48 },
    { header: `${messages.cases.vehicleNo}\n${fieldByName.applicationNo.field.label()}`, width: 64 },
    { header: messages.runSheet.services, width: '*' },
    { header: messages.runSheet.lacking, width: '*' },
    { header: messages.runSheet.owner, width: 76 },
    { header: fieldByName.firmName.field.label(), width: 72 },
  ] as const

/** Returns the run-sheet of a day: the cases per RTO, each with a box to tick (contract-trade section 5). */
export function runSheetReport({ date, groups, now, office }: RunSheet): TDocumentDefinitions {
  return report(
    { title: messages.runSheet.title, office, now, factTable: [[messages.report.date, showDay(date)]] },
    groups.map(({ title, fees, lines }) =>
      listing(
        [title, fees].filter(Boolean).join(' · '),
        columns(),
        lines.map(({ caseNo, plate, applicationNo, services, lacking, owner, phoneNo, firmName, receiptAmount }) => [
          '',
          `${caseNo}\n${showRupees(receiptAmount)}`,
          [plate, applicationNo].filter(Boolean).join('\n'),
          services,
          lacking,
          [owner, phoneNo && showPhone(phoneNo).replace(' ', '\u00a0')].filter(Boolean).join(' '),
          firmName,
        ]),
      ),
    ),
  )
}
