import { Link } from '@tanstack/react-router'
import { clsx } from 'clsx'
import { FileText } from 'lucide-react'
import type { ReactNode } from 'react'
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
import { daysSince, waitingTone } from '#web/features/cases/file-state.tsx'
import { StatusBadge } from '#web/features/cases/status-badge.tsx'
import { paths } from '#web/lib/paths.ts'
import { useUser } from '#web/lib/session.ts'
import type { Column } from '#web/table/column.tsx'
import { PlateLink, rowLabel } from '#web/table/row-actions.tsx'
import { badgeText } from '#web/ui/badge.tsx'
import { buttonStyle } from '#web/ui/button.tsx'
import { TableHighlight } from '#web/ui/highlight.tsx'
import { Phone } from '#web/ui/values.tsx'

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
    text: (row) => t.states(`case.${row.status}`),
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

interface CaseLinkProps {
  row: CaseRow
  className: string
  title?: string
  children: ReactNode
}

/** A link to a case's details for the signed-in user; id and status are in the navigation state. */
function CaseLink({ row: { id, CaseNo, status }, children, ...anchor }: CaseLinkProps) {
  const role = useUser()?.role ?? 'superadmin'
  return (
    <Link to={paths[role].caseDetail.pattern} params={{ caseNo: CaseNo }} state={{ id, status }} {...anchor}>
      {children}
    </Link>
  )
}

export function ViewDetails({ row }: { row: CaseRow }) {
  return (
    <CaseLink
      row={row}
      title={t.general('viewDetails')}
      className={clsx(buttonStyle({ variant: 'ghost', size: 'sm' }), 'in-[table]:last:-mr-2.5')}
    >
      <FileText className="hidden in-[table]:max-[100rem]:block" />
      <span className={rowLabel}>{t.general('viewDetails')}</span>
      <span className="sr-only"> {t.cases('caseSuffix', { caseNumber: row.CaseNo })}</span>
    </CaseLink>
  )
}

function CaseNoLink({ row }: { row: CaseRow }) {
  return (
    <CaseLink
      row={row}
      className="tnum whitespace-nowrap rounded-sm font-medium text-accent-ink underline-offset-4 hover:underline"
    >
      <TableHighlight>{row.CaseNo}</TableHighlight>
    </CaseLink>
  )
}

function NameAndCode({ name, code }: { name: string; code: string | null }) {
  return (
    <>
      <TableHighlight>{name}</TableHighlight>{' '}
      {code && (
        <span className="tnum whitespace-nowrap text-faint text-sm">
          <TableHighlight>{code}</TableHighlight>
        </span>
      )}
    </>
  )
}

function TwoLines({ primary, secondary }: { primary: string; secondary: string | null | undefined }) {
  return (
    <div className="md:min-w-32">
      <div>
        <TableHighlight>{primary}</TableHighlight>
      </div>
      {secondary && (
        <div className="tnum text-faint text-sm">
          <Phone number={secondary} />
        </div>
      )}
    </div>
  )
}

/** The first lines of some remarks; the whole text on hover and in the details. */
function Remarks({ text }: { text: string }) {
  return (
    <span className="line-clamp-3 in-[table]:line-clamp-2 in-[table]:text-sm" title={text}>
      <TableHighlight>{text}</TableHighlight>
    </span>
  )
}

/** How long a case has waited, in the colour of it; the day itself on hover. */
function Waited({ since }: { since: string }) {
  const days = daysSince(since)
  return (
    <span className={waitingTone(days)} title={showInstantDay(since)}>
      {t.facets('waitedDays', { days })}
    </span>
  )
}
