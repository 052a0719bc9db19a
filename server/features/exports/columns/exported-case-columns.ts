import { fieldByName, isSeenInListsBy } from '#contract/cases/case-field-sets.ts'
import { type CaseField, totalLabel } from '#contract/cases/case-fields.ts'
import { type ListField, listFields } from '#contract/cases/case-list-fields.ts'
import type { CaseRow } from '#contract/cases/case-lists.ts'
import { showRemarks } from '#contract/cases/remarks.ts'
import { officeDay } from '#contract/dates.ts'
import { fullName } from '#contract/full-name.ts'
import type { StaffRole } from '#contract/roles.ts'
import type { StageRow } from '#contract/stages/stage.ts'
import { stageLabels, waitingOnLabels } from '#contract/stages/stages.ts'
import { t, textOf } from '#contract/texts.ts'
import type { ListName } from '#contract/views/list-names.ts'
import type { ExportColumn } from '../export-file.ts'

type Column = ExportColumn<CaseRow>

export const dayOf = (instant: string | null) => instant && officeDay(new Date(instant))
export const yesNo = (is: boolean) => (is ? t.general('yes') : null)

const kindOf = ({ kind }: CaseField) => (kind === 'day' || kind === 'rupees' ? kind : 'text')

function fieldColumn(name: ListField): Column {
  const field: CaseField = fieldByName[name].field
  return { header: textOf(field.header ?? field.label), kind: kindOf(field), value: (row) => row[name] }
}

/** An employee's lists show no totals, and its drafts no incentives. */
const isHidden = (name: ListField | 'totalAmount', list: ListName, role: StaffRole) =>
  role === 'employee' && (name === 'totalAmount' || (name === 'incentiveAmount' && list === 'unverified'))

/** The columns of a list of cases that the role sees on its screen. */
export function exportedCaseColumns(list: ListName, role: StaffRole): Column[] {
  const fields = listFields.filter(
    (name) => name !== 'vehicleNo' && isSeenInListsBy(role, fieldByName[name].field) && !isHidden(name, list, role),
  )
  return [
    { header: t.fields('caseNo'), kind: 'text', value: (row) => row.CaseNo },
    fieldColumn('vehicleNo'),
    { header: t.fields('status'), kind: 'text', value: (row) => t.states(`case.${row.status}`) },
    { header: t.cases('createdAt'), kind: 'day', value: (row) => dayOf(row.createdAt) },
    {
      header: t.cases('createdBy'),
      kind: 'text',
      value: ({ createdBy }) => [fullName(createdBy), createdBy.employeeCode].filter(Boolean).join(' '),
    },
    ...fields.map(fieldColumn),
    ...(isHidden('totalAmount', list, role) ? [] : [total()]),
    { header: t.cases('assignedTo'), kind: 'text', value: ({ assignedTo }) => assignedTo && fullName(assignedTo) },
    { header: t.facets('waitsSince'), kind: 'day', value: (row) => dayOf(row.waitsSince) },
  ]
}

const total = (): Column => ({
  header: totalLabel(),
  kind: 'rupees',
  value: (row) => row.totalAmount,
})

/** What was wrong with a rejected case. */
export const rejectionColumns = (): readonly Column[] => [
  {
    header: t.cases('reasonCode'),
    kind: 'text',
    value: ({ reasonCode }) => reasonCode && t.cases(`reasonCodes.${reasonCode}`),
  },
  { header: t.caseFields('remarks'), kind: 'text', value: (row) => showRemarks(row.rejectionRemarks ?? '') },
  {
    header: t.cases('reference'),
    kind: 'text',
    value: ({ referenceDetail: { name, contactNo } }) => [name, contactNo].filter(Boolean).join(' '),
  },
  { header: t.exports('closedOn'), kind: 'day', value: (row) => dayOf(row.closedAt) },
]

/** Where the file of a case is. */
export const stageColumns = (): readonly ExportColumn<StageRow>[] => [
  { header: t.stages('stage'), kind: 'text', value: (row) => stageLabels()[row.stage] },
  { header: t.stages('waitingOn'), kind: 'text', value: (row) => waitingOnLabels()[row.waitingOn] },
  { header: t.stages('daysInStage'), kind: 'number', value: (row) => row.daysInStage },
  { header: t.exports('expectedDays'), kind: 'number', value: (row) => row.expectedDays },
  { header: t.stages('late'), kind: 'text', value: (row) => yesNo(row.isLate) },
  { header: t.exports('required'), kind: 'number', value: (row) => row.required },
  { header: t.exports('lacking'), kind: 'number', value: (row) => row.lacking },
]
