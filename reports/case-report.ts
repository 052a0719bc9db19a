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
export function caseReport(caseData: Case, { role, now }: { role: Role; now: Date }): TDocumentDefinitions {
  const requested = services.filter((name) => caseData.transactionDetail[name])
  const fullName = (person: { firstName: string; lastName: string } | null) =>
    person && `${person.firstName} ${person.lastName}`
  const group = (name: CaseGroup) => facts(groupTitles[name], caseLines(caseData, name, role))
  const owner = (side: 'seller' | 'buyer') =>
    narrowFactTable(
      ownerLabels[side],
      caseLines(caseData, 'ownerDetails', role, [
        `${side}Name`,
        `${side}AadharNo`,
        `${side}PhoneNo`,
        `${side}Address`,
        `${side}State`,
      ]),
    )
  const generalFacts: ReportFact[] = [
    ...caseLines(caseData, 'generalDetail', role, ['firmName']),
    { label: messages.report.status, value: caseData.status },
    ...caseLines(caseData, 'generalDetail', role, generalNames),
    { label: messages.report.createdBy, value: fullName(caseData.createdBy) },
    { label: messages.report.assignedTo, value: fullName(caseData.assignedTo) },
    ...caseLines(caseData, 'generalDetail', role, ['incentiveAmount']),
  ]
  if (caseData.rejectionRemarks)
    generalFacts.push({
      label: messages.report.rejected,
      value: caseData.rejectionRemarks.replaceAll('_', ' '),
      wide: true,
    })
  return report(
    {
      title: messages.cases.reportTitle,
      office: messages.general.productName,
      now,
      factTable: [[messages.report.caseNo, caseData.CaseNo]],
    },
    [
      facts(groupTitles.generalDetail, generalFacts),
      group('vehicleDetail'),
      group('expireDetail'),
      facts(groupTitles.transactionDetail, [
        ...caseLines(caseData, 'transactionDetail', role, transactionNames),
        {
          label: messages.report.services,
          value: requested.map((name) => fieldByName[name].field.label).join(', '),
          wide: true,
        },
        ...caseLines(caseData, 'transactionDetail', role, ['remarks']),
      ]),
      sideBySide(owner('seller'), owner('buyer')),
      amountTable(
        groupTitles.expenseDetail,
        caseLines(caseData, 'expenseDetail', role, chargeNames).map(
          ({ label, value }) => [label, value ?? '-'] as const,
        ),
        [TOTAL_LABEL, amountText(caseData.totalAmount)],
        role === 'employee' ? messages.cases.officeCharges : undefined,
      ),
      ...(caseData.expenseDetail?.expenseRemarks
        ? [
            facts(messages.report.expenseRemarks, [
              { label: messages.report.remarks, value: caseData.expenseDetail.expenseRemarks, wide: true },
            ]),
          ]
        : []),
      group('referenceDetail'),
    ],
  )
}
