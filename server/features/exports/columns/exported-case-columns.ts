import { fieldByName, isSeenInListsBy } from '#contract/cases/case-field-sets.ts'
import { type CaseField, totalLabel } from '#contract/cases/case-fields.ts'
import { type ListField, listFields } from '#contract/cases/case-list-fields.ts'
import type { CaseRow } from '#contract/cases/case-lists.ts'
import { showRemarks } from '#contract/cases/remarks.ts'
import { officeDay } from '#contract/dates.ts'
import { fullName } from '#contract/full-name.ts'
import { messages } from '#contract/messages.ts'
import type { StaffRole } from '#contract/roles.ts'
import type { StageRow } from '#contract/stages/stage.ts'
import { stageLabels, waitingOnLabels } from '#contract/stages/stage-labels.ts'
import type { ListName } from '#contract/views/list-names.ts'
import type { ExportColumn } from '../export-file.ts'

type Column = ExportColumn<CaseRow>

export const dayOf = (instant: string | null) => instant && officeDay(new Date(instant))
export const yesNo = (is: boolean) => (is ? messages.general.yes : null)

const kindOf = ({ kind }: CaseField) => (kind === 'day' || kind === 'rupees' ? kind : 'text')

function fieldColumn(name: ListField): Column {
  const field: CaseField = fieldByName[name].field
  return { header: (field.header ?? field.label)(), kind: kindOf(field), value: (row) => row[name] }
}

/** An employee's lists show no totals, and its drafts no incentives (spec/2 screens 8 and 9). */
const isHidden = (name: ListField | 'totalAmount', list: ListName, role: StaffRole) =>
  role === 'employee' && (name === 'totalAmount' || (name === 'incentiveAmount' && list === 'unverified'))

/** The columns of a list of cases that the role sees on its screen. */
export function exportedCaseColumns(list: ListName, role: StaffRole): Column[] {
  const fields = listFields.filter(
    (name) => name !== 'vehicleNo' && isSeenInListsBy(role, fieldByName[name].field) && !isHidden(name, list, role),
  )
  return [
    { header: messages.fields.caseNo, kind: 'text', value: (row) => row.CaseNo },
    fieldColumn('vehicleNo'),
    { header: messages.fields.status, kind: 'text', value: (row) => row.status },
    { header: messages.cases.createdAt, kind: 'day', value: (row) => dayOf(row.createdAt) },
    {
      header: messages.cases.createdBy,
      kind: 'text',
      value: ({ createdBy }) => [fullName(createdBy), createdBy.employeeCode].filter(Boolean).join(' '),
    },
    ...fields.map(fieldColumn),
    ...(isHidden('totalAmount', list, role) ? [] : [total()]),
    { header: messages.cases.assignedTo, kind: 'text', value: ({ assignedTo }) => assignedTo && fullName(assignedTo) },
    { header: messages.facets.waitsSince, kind: 'day', value: (row) => dayOf(row.waitsSince) },
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
    header: messages.cases.reasonCode,
    kind: 'text',
    value: ({ reasonCode }) => reasonCode && messages.cases.reasonCodes[reasonCode],
  },
  { header: messages.caseFields.remarks, kind: 'text', value: (row) => showRemarks(row.rejectionRemarks ?? '') },
  {
    header: messages.cases.reference,
    kind: 'text',
    value: ({ referenceDetail: { name, contactNo } }) => [name, contactNo].filter(Boolean).join(' '),
  },
  { header: messages.exports.closedOn, kind: 'day', value: (row) => dayOf(row.closedAt) },
]

/** Where the file of a case is. */
export const stageColumns = (): readonly ExportColumn<StageRow>[] => [
  { header: messages.stages.stage, kind: 'text', value: (row) => stageLabels()[row.stage] },
  { header: messages.stages.waitingOn, kind: 'text', value: (row) => waitingOnLabels()[row.waitingOn] },
  { header: messages.stages.daysInStage, kind: 'number', value: (row) => row.daysInStage },
  { header: messages.exports.expectedDays, kind: 'number', value: (row) => row.expectedDays },
  { header: messages.stages.late, kind: 'text', value: (row) => yesNo(row.isLate) },
  { header: messages.exports.required, kind: 'number', value: (row) => row.required },
  { header: messages.exports.lacking, kind: 'number', value: (row) => row.lacking },
]
