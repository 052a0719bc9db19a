import { Link } from '@tanstack/react-router'
import { ArrowRight } from 'lucide-react'
import { useCallback, useMemo } from 'react'
import { expiryFields } from '#contract/cases/case-list-fields.ts'
import type { ExpiringCase, ExpirySummary, ExpiryType } from '#contract/cases/expiry.ts'
import { showPlate } from '#contract/cases/plate.ts'
import { showDay } from '#contract/dates.ts'
import { messages } from '#contract/messages.ts'
import { showPhone } from '#contract/phone.ts'
import { useUser } from '#web/lib/session.ts'
import { paths } from '#web/paths.ts'
import type { Column } from '#web/table/column.ts'
import { DataTable } from '#web/table/data-table.tsx'
import type { DateFilter } from '#web/table/filter-form.tsx'
import { TableHighlight } from '#web/table/highlight.tsx'
import { buttonStyle } from '#web/ui/button-style.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { ExpiryActions, ExpiryCell, ExpiryEditing, useEditing } from './expiry-edit.tsx'

interface ExpiryDialogProps {
  item: ExpirySummary
  filter: DateFilter
  onClose: () => void
}

/** The cases of a card, "{expiry type} EXPIRIES IN THIS MONTH", with editable dates. */
export function ExpiryDialog(props: ExpiryDialogProps) {
  return (
    <ExpiryEditing>
      <OpenDialog {...props} />
    </ExpiryEditing>
  )
}

function OpenDialog({ item: { expiryType, count, cases }, filter, onClose }: ExpiryDialogProps) {
  const editing = useEditing()
  const columns = useMemo(() => columnsOf(expiryType), [expiryType])
  const actions = useCallback((row: ExpiringCase) => <ExpiryActions row={row} expiryType={expiryType} />, [expiryType])
  const role = useUser()?.role === 'employee' ? 'employee' : 'superadmin'
  const range = messages.filter.period(showDay(filter.fromDate), showDay(filter.toDate))
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      size="xl"
      onEscape={(event) => {
        // Escape cancels the editing of a date; the next Escape closes the dialog.
        if (!editing.target) return
        event.preventDefault()
        editing.cancel()
      }}
      title={messages.summary.expiriesTitle(expiryType)}
      description={cases.length < count ? messages.summary.soonestShown(cases.length, count, range) : range}
      footer={
        <Link
          to={paths[role].verifiedCases}
          state={{ type: expiryType }}
          className={`${buttonStyle({ variant: 'ghost' })} md:mr-auto`}
        >
          {messages.summary.verifiedCases}
          <ArrowRight aria-hidden="true" />
        </Link>
      }
    >
      <DataTable
        label={messages.summary.expiriesTitle(expiryType)}
        columns={columns}
        rows={cases}
        rowId={rowId}
        actions={actions}
        emptyDetail={messages.summary.empty}
        exports={{ title: messages.summary.exportTitle(expiryType), filterSummary: range }}
      />
    </Dialog>
  )
}

const rowId = (row: ExpiringCase) => row.id
const orNone = (text: string | null) => text || messages.summary.noValue

/** A column of a text that may be missing. */
const textColumn = (
  id: 'CaseNo' | 'vehicleNo' | 'buyerName' | 'buyerPhoneNo',
  header: string,
): Column<ExpiringCase> => ({ id, header, value: (row) => row[id], text: (row) => orNone(row[id]) })

function columnsOf(expiryType: ExpiryType): readonly Column<ExpiringCase>[] {
  const field = expiryFields[expiryType]
  return [
    { ...textColumn('CaseNo', messages.fields.caseNo), card: 'title' },
    {
      ...textColumn('vehicleNo', messages.cases.vehicleNo),
      cell: (row) => <TableHighlight>{orNone(showPlate(row.vehicleNo ?? ''))}</TableHighlight>,
      className: 'tnum whitespace-nowrap',
    },
    {
      id: 'expiry',
      header: messages.summary.expiryDate,
      value: (row) => row[field],
      text: (row) => (row[field] ? showDay(row[field]) : messages.summary.noValue),
      cell: (row) => <ExpiryCell row={row} expiryType={expiryType} day={row[field]} />,
    },
    { ...textColumn('buyerName', messages.summary.ownerName), className: 'min-w-32 max-w-72 wrap-anywhere' },
    {
      ...textColumn('buyerPhoneNo', messages.caseFields.ownerContact),
      cell: (row) => <TableHighlight>{orNone(showPhone(row.buyerPhoneNo ?? ''))}</TableHighlight>,
      className: 'tnum whitespace-nowrap',
    },
  ]
}
