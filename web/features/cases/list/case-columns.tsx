import { fieldByName } from '#contract/cases/case-field-sets.ts'
import { totalLabel } from '#contract/cases/case-fields.ts'
import { type ListField, listFields } from '#contract/cases/case-list-fields.ts'
import type { CaseRow } from '#contract/cases/case-lists.ts'
import { showPlate } from '#contract/cases/plate.ts'
import { showRemarks } from '#contract/cases/remarks.ts'
import { showDay, showInstantDay } from '#contract/dates.ts'
import { fullName } from '#contract/full-name.ts'
import { showRupees } from '#contract/money.ts'
import { t, textOf } from '#contract/texts.ts'
import { StatusBadge } from '#web/features/cases/status-badge.tsx'
import { daysSince } from '#web/features/cases/waiting.ts'
import type { Column } from '#web/table/column.tsx'
import { PlateLink } from '#web/table/row-actions.tsx'
import { badgeText } from '#web/ui/badge.tsx'
import { Phone } from '#web/ui/values.tsx'
import { CaseNoLink, NameAndCode, Remarks, TwoLines, Waited } from './case-cells.tsx'

type CaseColumn = Column<CaseRow>

/** The remarks of a rejection, or a text for none. */
const formatRemarks = (row: Pick<CaseRow, 'rejectionRemarks'>): string =>
  showRemarks(row.rejectionRemarks ?? '') || t.cases('noRemarks')

const classNames: { readonly [N in ListField]?: string } = {
  applicationNo: 'tnum min-w-32 wrap-anywhere',
}

/** Names shown in one line. */
const names: readonly ListField[] = ['firmName', 'buyerName']

function fieldColumn(name: ListField): CaseColumn {
  const { field } = fieldByName[name]
  const { kind, sort = false } = field
  const text = (row: CaseRow) => row[name]?.toString() ?? null
  const className = classNames[name] ?? ''
  const header = () => textOf(field.header ?? field.label)
  const column = {
    id: name,
    header,
    value: (row: CaseRow) => row[name],
    sort,
    className,
    oneLine: names.includes(name),
  }
  const figures = { className: 'tnum whitespace-nowrap' }
  switch (kind) {
    case 'day':
      return { ...column, ...figures, text: (row: CaseRow) => showDay(text(row)) }
    case 'rupees':
      return amount(name, header, (row) => row[name] as number | null)
    case 'plate':
      return {
        ...column,
        ...figures,
        cell: (row: CaseRow) => <PlateLink number={text(row) ?? ''} />,
        paper: showPlate,
      }
    case 'phone':
      return {
        ...column,
        ...figures,
        cell: (row: CaseRow) => <Phone number={text(row) ?? '-'} />,
      }
    default:
      return column
  }
}

const amount = (id: string, header: () => string, value: (row: CaseRow) => number | null): CaseColumn => ({
  id,
  header,
  value,
  text: (row) => showRupees(value(row)),
  align: 'right',
  className: 'whitespace-nowrap',
})

const fieldColumns = Object.fromEntries(listFields.map((name) => [name, fieldColumn(name)])) as Record<
  ListField,
  CaseColumn
>

/** The columns of all lists of cases; ids of sortable ones are the server's sort fields. */
export const caseListColumns = {
  ...fieldColumns,
  caseNo: {
    id: 'CaseNo',
    header: () => t.fields('caseNo'),
    value: (row) => row.CaseNo,
    cell: (row) => <CaseNoLink row={row} />,
    fixed: true,
    card: 'title',
  },
  status: {
    id: 'status',
    header: () => t.fields('status'),
    value: (row) => row.status,
    cell: (row) => <StatusBadge kind="case" status={row.status} />,
    paper: badgeText,
    card: 'aside',
  },
  createdBy: {
    id: 'createdBy',
    header: () => t.cases('createdBy'),
    value: ({ createdBy }) => [fullName(createdBy), createdBy.employeeCode].filter(Boolean).join(' '),
    cell: ({ createdBy }) => <NameAndCode name={fullName(createdBy)} code={createdBy.employeeCode} />,
  },
  assignedTo: {
    id: 'assignedTo',
    header: () => t.cases('assignedTo'),
    value: ({ assignedTo }) => assignedTo && fullName(assignedTo),
    // Sorting by client is three times as slow as by any other column: the client is two joins away.
    sort: false,
    oneLine: true,
  },
  createdAt: {
    id: 'createdAt',
    header: () => t.cases('createdAt'),
    value: (row) => row.createdAt,
    text: (row) => showInstantDay(row.createdAt),
    className: 'tnum whitespace-nowrap',
  },
  waitsSince: {
    id: 'waitsSince',
    header: () => t.facets('waitsSince'),
    value: (row) => row.waitsSince,
    text: (row) => (row.waitsSince ? t.facets('waitedDays', { days: daysSince(row.waitsSince) }) : '-'),
    cell: ({ waitsSince }) => (waitsSince ? <Waited since={waitsSince} /> : '-'),
    className: 'tnum whitespace-nowrap',
  },
  totalAmount: amount('totalAmount', totalLabel, (row) => row.totalAmount),
  reference: {
    id: 'reference',
    header: () => t.cases('reference'),
    value: ({ referenceDetail: { name, contactNo } }) => [name, contactNo].filter(Boolean).join(' '),
    cell: ({ referenceDetail: { name, contactNo } }) => <TwoLines primary={name ?? '-'} secondary={contactNo} />,
    sort: false,
    className: 'min-w-24 max-w-56 wrap-anywhere',
  },
  remarks: {
    id: 'remarks',
    header: () => t.caseFields('remarks'),
    value: formatRemarks,
    cell: (row) => <Remarks text={formatRemarks(row)} />,
    sort: false,
    className: 'min-w-28 max-w-80 wrap-anywhere',
  },
  reasonCode: {
    id: 'reasonCode',
    header: () => t.cases('reasonCode'),
    value: ({ reasonCode }) => reasonCode && t.cases(`reasonCodes.${reasonCode}`),
    sort: false,
  },
} satisfies Record<string, CaseColumn>
