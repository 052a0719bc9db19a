import { expiryFields } from '#contract/cases/case-list-fields.ts'
import type { ExpiringCase, ExpiryType } from '#contract/cases/expiry.ts'
import { showDay } from '#contract/dates.ts'
import { messages } from '#contract/messages.ts'
import { showPhone } from '#contract/phone.ts'
import { PlateLink } from '#web/domain/plate.tsx'
import type { Column } from '#web/table/column.ts'
import { TableHighlight } from '#web/ui/highlight.tsx'
import { ExpiryCell } from './expiry-edit.tsx'

const orNone = (text: string | null) => text || messages.summary.noValue

const textColumn = (
  id: 'CaseNo' | 'vehicleNo' | 'buyerName' | 'buyerPhoneNo',
  header: () => string,
): Column<ExpiringCase> => ({ id, header, value: (row) => row[id], text: (row) => orNone(row[id]) })

export function expiryColumns(expiryType: ExpiryType): readonly Column<ExpiringCase>[] {
  const field = expiryFields[expiryType]
  return [
    { ...textColumn('CaseNo', () => messages.fields.caseNo), card: 'title' },
    {
      ...textColumn('vehicleNo', () => messages.cases.vehicleNo),
      cell: (row) => (row.vehicleNo ? <PlateLink number={row.vehicleNo} /> : messages.summary.noValue),
      className: 'tnum whitespace-nowrap',
    },
    {
      id: 'expiry',
      header: () => messages.summary.expiryDate,
      value: (row) => row[field],
      text: (row) => (row[field] ? showDay(row[field]) : messages.summary.noValue),
      cell: (row) => <ExpiryCell row={row} expiryType={expiryType} day={row[field]} />,
    },
    { ...textColumn('buyerName', () => messages.summary.ownerName), className: 'min-w-32 max-w-72 wrap-anywhere' },
    {
      ...textColumn('buyerPhoneNo', () => messages.caseFields.ownerContact),
      cell: (row) => <TableHighlight>{orNone(showPhone(row.buyerPhoneNo ?? ''))}</TableHighlight>,
      className: 'tnum whitespace-nowrap',
    },
  ]
}
