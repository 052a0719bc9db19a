import type { TDocumentDefinitions } from 'pdfmake/interfaces.js'
import type { Case } from '#contract/cases/case.ts'
import { fieldByName } from '#contract/cases/case-field-sets.ts'
import { type CaseGroup, TOTAL_LABEL } from '#contract/cases/case-fields.ts'
import { groupTitles, ownerLabels } from '#contract/cases/case-labels.ts'
import { isService, readingOrder, services } from '#contract/cases/case-reading.ts'
import type { Role } from '#contract/endpoint.ts'
import { messages } from '#contract/messages.ts'
import { amountText, caseLines } from './case-lines.ts'
import { amountTable, facts, narrowFactTable, type ReportFact, report, sideBySide } from './report-parts.ts'

const generalNames = readingOrder('generalDetail').filter((name) => name !== 'firmName' && name !== 'incentiveAmount')
const transactionNames = readingOrder('transactionDetail').filter((name) => !isService(name) && name !== 'remarks')
const chargeNames = readingOrder('expenseDetail').filter((name) => name !== 'expenseRemarks')

/** Returns the report of a case (spec/2 screen 3). Only superadmins see incentive, other and admin charges. */
export function caseReport(found: Case, { role, now }: { role: Role; now: Date }): TDocumentDefinitions {
  const wanted = services.filter((name) => found.transactionDetail[name])
  const person = (one: { firstName: string; lastName: string } | null) => one && `${one.firstName} ${one.lastName}`
  const group = (name: CaseGroup) => facts(groupTitles[name], caseLines(found, name, role))
  const owner = (who: 'seller' | 'buyer') =>
    narrowFactTable(
      ownerLabels[who],
      caseLines(found, 'ownerDetails', role, [
        `${who}Name`,
        `${who}AadharNo`,
        `${who}PhoneNo`,
        `${who}Address`,
        `${who}State`,
      ]),
    )
  const generalFacts: ReportFact[] = [
    ...caseLines(found, 'generalDetail', role, ['firmName']),
    { label: messages.report.status, value: found.status },
    ...caseLines(found, 'generalDetail', role, generalNames),
    { label: messages.report.createdBy, value: person(found.createdBy) },
    { label: messages.report.assignedTo, value: person(found.assignedTo) },
    ...caseLines(found, 'generalDetail', role, ['incentiveAmount']),
  ]
  if (found.rejectionRemarks)
    generalFacts.push({
      label: messages.report.rejected,
      value: found.rejectionRemarks.replaceAll('_', ' '),
      wide: true,
    })
  return report(
    {
      title: messages.cases.reportTitle,
      office: messages.general.productName,
      now,
      factTable: [[messages.report.caseNo, found.CaseNo]],
    },
    [
      facts(groupTitles.generalDetail, generalFacts),
      group('vehicleDetail'),
      group('expireDetail'),
      facts(groupTitles.transactionDetail, [
        ...caseLines(found, 'transactionDetail', role, transactionNames),
        {
          label: messages.report.services,
          value: wanted.map((name) => fieldByName[name].field.label).join(', '),
          wide: true,
        },
        ...caseLines(found, 'transactionDetail', role, ['remarks']),
      ]),
      sideBySide(owner('seller'), owner('buyer')),
      amountTable(
        groupTitles.expenseDetail,
        caseLines(found, 'expenseDetail', role, chargeNames).map(({ label, value }) => [label, value ?? '-'] as const),
        [TOTAL_LABEL, amountText(found.totalAmount)],
        role === 'employee' ? messages.cases.officeCharges : undefined,
      ),
      ...(found.expenseDetail?.expenseRemarks
        ? [
            facts(messages.report.expenseRemarks, [
              { label: messages.report.remarks, value: found.expenseDetail.expenseRemarks, wide: true },
            ]),
          ]
        : []),
      group('referenceDetail'),
    ],
  )
}
