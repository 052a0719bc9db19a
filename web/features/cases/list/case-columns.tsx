import type { CaseRow } from '#contract/cases/case-lists.ts'
import { showPlate } from '#contract/cases/plate.ts'
import { showDay, showInstantDay } from '#contract/dates.ts'
import { messages } from '#contract/messages.ts'
import { showRupees } from '#contract/money.ts'
import { showPhone } from '#contract/phone.ts'
import { StatusBadge } from '#web/domain/status-badge.tsx'
import type { Column } from '#web/table/column.ts'
import { TableHighlight } from '#web/table/highlight.tsx'
import { CaseNoLink, NameAndCode, Remarks, TwoLines } from './case-cells.tsx'

type CaseColumn = Column<CaseRow>

const nameOf = (person: { firstName: string; lastName: string } | null) =>
  person ? `${person.firstName} ${person.lastName}`.trim() : null

/** Remarks as people read them: underscores shown as spaces (spec/2 screen 7). */
export const remarksOf = (row: Pick<CaseRow, 'rejectionRemarks'>): string =>
  row.rejectionRemarks?.replaceAll('_', ' ').trim() || messages.cases.noRemarks

const day = (id: 'applicationDate' | 'appointmentDate', header: string): CaseColumn => ({
  id,
  header,
  value: (row) => row[id],
  text: (row) => showDay(row[id]),
  className: 'tnum whitespace-nowrap',
})

const plain = (id: 'firmName' | 'fromRTO' | 'toRTO' | 'buyerName', header: string, className = ''): CaseColumn => ({
  id,
  header,
  value: (row) => row[id],
  className,
})

const amount = (id: 'totalAmount' | 'incentiveAmount', header: string): CaseColumn => ({
  id,
  header,
  value: (row) => row[id],
  text: (row) => showRupees(row[id]),
  align: 'right',
  className: 'whitespace-nowrap',
})

/** Every column that some list of cases shows; ids of those that sort are the server's. */
export const caseColumns = {
  caseNo: {
    id: 'CaseNo',
    header: 'Case No',
    value: (row) => row.CaseNo,
    cell: (row) => <CaseNoLink row={row} />,
    hideable: false,
    card: 'title',
  },
  vehicleNo: {
    id: 'vehicleNo',
    header: 'Vehicle No',
    value: (row) => row.vehicleNo,
    cell: (row) => <TableHighlight>{showPlate(row.vehicleNo)}</TableHighlight>,
    className: 'tnum whitespace-nowrap',
  },
  status: {
    id: 'status',
    header: 'Status',
    value: (row) => row.status,
    cell: (row) => <StatusBadge kind="case" status={row.status} />,
    card: 'aside',
  },
  createdBy: {
    id: 'createdBy',
    header: 'Created By',
    value: ({ createdBy }) => [nameOf(createdBy), createdBy.employeeCode].filter(Boolean).join(' '),
    cell: ({ createdBy }) => <NameAndCode name={nameOf(createdBy) ?? '-'} code={createdBy.employeeCode} />,
  },
  assignedTo: {
    id: 'assignedTo',
    header: 'Assigned To',
    value: (row) => nameOf(row.assignedTo),
    // Three times the cost of the dearest other order: a case's client lies two tables away.
    sort: false,
    className: 'min-w-32 max-w-56 wrap-anywhere',
  },
  createdAt: {
    id: 'createdAt',
    header: 'Created At',
    value: (row) => row.createdAt,
    text: (row) => showInstantDay(row.createdAt),
    className: 'tnum whitespace-nowrap',
  },
  applicationNo: {
    id: 'applicationNo',
    header: 'Application No',
    value: (row) => row.applicationNo,
    className: 'tnum',
  },
  applicationDate: day('applicationDate', 'Application Date'),
  appointmentDate: day('appointmentDate', 'Appointment Date'),
  firmName: plain('firmName', 'Firm Name', 'min-w-44 max-w-72 wrap-anywhere'),
  fromRTO: plain('fromRTO', 'From RTO'),
  toRTO: plain('toRTO', 'To RTO'),
  buyerName: plain('buyerName', 'New Owner', 'min-w-32 max-w-64 wrap-anywhere'),
  buyerPhoneNo: {
    id: 'buyerPhoneNo',
    header: 'Owner Contact',
    value: (row) => row.buyerPhoneNo,
    cell: (row) => <TableHighlight>{showPhone(row.buyerPhoneNo ?? '-')}</TableHighlight>,
    className: 'tnum whitespace-nowrap',
  },
  totalAmount: amount('totalAmount', 'Total Amount'),
  incentiveAmount: amount('incentiveAmount', 'Incentive Amount'),
  reference: {
    id: 'reference',
    header: 'Reference',
    value: ({ referenceDetail: { name, contactNo } }) => [name, contactNo].filter(Boolean).join(' '),
    cell: ({ referenceDetail: { name, contactNo } }) => (
      <TwoLines top={name ?? '-'} below={contactNo && showPhone(contactNo)} />
    ),
    sort: false,
    className: 'max-w-56 wrap-anywhere',
  },
  remarks: {
    id: 'remarks',
    header: 'Remarks',
    value: remarksOf,
    cell: (row) => <Remarks text={remarksOf(row)} />,
    sort: false,
    className: 'min-w-40 max-w-80 wrap-anywhere',
  },
} satisfies Record<string, CaseColumn>
