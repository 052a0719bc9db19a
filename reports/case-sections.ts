import type { Case } from '#contract/cases/case.ts'
import { fieldByName } from '#contract/cases/case-field-sets.ts'
import { type CaseGroup, totalLabel } from '#contract/cases/case-fields.ts'
import { groupTitles, ownerLabels } from '#contract/cases/case-labels.ts'
import { chargeNames, flagServices, readingOrder, transactionNames } from '#contract/cases/case-reading.ts'
import type { OwnerParty } from '#contract/cases/case-values.ts'
import { showRemarks } from '#contract/cases/remarks.ts'
import type { Role } from '#contract/endpoint.ts'
import { fullName } from '#contract/full-name.ts'
import { t, textOf } from '#contract/texts.ts'
import { amountText, caseLines, statusText } from './case-lines.ts'
import type { ReportFact } from './report-parts.ts'

interface FactPart {
  title: string
  rows: readonly ReportFact[]
}

export type CaseSection =
  | ({ kind: 'facts' } & FactPart)
  | { kind: 'sideBySide'; parts: readonly [FactPart, FactPart] }
  | {
      kind: 'amounts'
      title: string
      rows: readonly (readonly [label: string, amount: string])[]
      total: readonly [label: string, amount: string]
      note?: string | undefined
    }

const generalNames = readingOrder('generalDetail').filter((name) => name !== 'firmName' && name !== 'incentiveAmount')

/**
 * Returns the content of the report of a case, for the PDF and for paper. Only superadmins see incentive, other and
 * admin charges.
 */
export function caseSections(caseData: Case, role: Role): CaseSection[] {
  const requested = flagServices.filter((name) => caseData.transactionDetail[name])
  const group = (name: CaseGroup): CaseSection => ({
    kind: 'facts',
    title: groupTitles()[name],
    rows: caseLines(caseData, name, role),
  })
  return [
    { kind: 'facts', title: groupTitles().generalDetail, rows: generalFacts(caseData, role) },
    group('vehicleDetail'),
    group('expireDetail'),
    {
      kind: 'facts',
      title: groupTitles().transactionDetail,
      rows: [
        ...caseLines(caseData, 'transactionDetail', role, transactionNames),
        {
          label: t.report('services'),
          value: requested.map((name) => textOf(fieldByName[name].field.label)).join(', '),
          wide: true,
        },
        ...caseLines(caseData, 'transactionDetail', role, ['remarks']),
      ],
    },
    { kind: 'sideBySide', parts: [owner(caseData, role, 'seller'), owner(caseData, role, 'buyer')] },
    {
      kind: 'amounts',
      title: groupTitles().expenseDetail,
      rows: caseLines(caseData, 'expenseDetail', role, chargeNames).map(
        ({ label, value }) => [label, value ?? '-'] as const,
      ),
      total: [totalLabel(), amountText(caseData.totalAmount)],
      note: role === 'employee' ? t.cases('officeCharges') : undefined,
    },
    ...expenseRemarks(caseData),
    group('referenceDetail'),
  ]
}

function generalFacts(caseData: Case, role: Role): ReportFact[] {
  const rows: ReportFact[] = [
    ...caseLines(caseData, 'generalDetail', role, ['firmName']),
    { label: t.report('status'), value: statusText(caseData.status) },
    ...caseLines(caseData, 'generalDetail', role, generalNames),
    { label: t.report('createdBy'), value: fullName(caseData.createdBy) },
    { label: t.report('assignedTo'), value: caseData.assignedTo && fullName(caseData.assignedTo) },
    ...caseLines(caseData, 'generalDetail', role, ['incentiveAmount']),
  ]
  if (caseData.rejectionRemarks)
    rows.push({
      label: t.report('rejected'),
      value: showRemarks(caseData.rejectionRemarks),
      wide: true,
    })
  return rows
}

const owner = (caseData: Case, role: Role, side: OwnerParty): FactPart => ({
  title: ownerLabels()[side],
  rows: caseLines(caseData, 'ownerDetails', role, [
    `${side}Name`,
    `${side}AadharNo`,
    `${side}PhoneNo`,
    `${side}Address`,
    `${side}State`,
  ]),
})

function expenseRemarks({ expenseDetail }: Case): CaseSection[] {
  if (!expenseDetail?.expenseRemarks) return []
  const row = { label: t.report('remarks'), value: expenseDetail.expenseRemarks, wide: true }
  return [{ kind: 'facts', title: t.report('expenseRemarks'), rows: [row] }]
}
