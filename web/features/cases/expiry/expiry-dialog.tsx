import { Link } from '@tanstack/react-router'
import { clsx } from 'clsx'
import { ArrowRight } from 'lucide-react'
import { useCallback } from 'react'
import { expiryFields } from '#contract/cases/case-list-fields.ts'
import type { ExpiringCase, ExpirySummary, ExpiryType } from '#contract/cases/expiry.ts'
import { showPlate } from '#contract/cases/plate.ts'
import { showDay } from '#contract/dates.ts'
import { t } from '#contract/texts.ts'
import { useMemoInLanguage } from '#web/lib/language.ts'
import { paths } from '#web/lib/paths.ts'
import { useStaffRole } from '#web/lib/session.ts'
import type { Column } from '#web/table/column.tsx'
import { DataTable } from '#web/table/data-table.tsx'
import { type DateFilter, filterOfExpiry } from '#web/table/filter-form.tsx'
import { PlateLink } from '#web/table/row-actions.tsx'
import { buttonStyle } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Phone } from '#web/ui/values.tsx'
import { ExpiryActions, ExpiryCell, ExpiryEditing, useEditing } from './expiry-edit.tsx'

const orNone = (text: string | null) => text || t.summary('noValue')

const textColumn = (
  id: 'CaseNo' | 'vehicleNo' | 'buyerName' | 'buyerPhoneNo',
  header: () => string,
): Column<ExpiringCase> => ({ id, header, value: (row) => row[id], text: (row) => orNone(row[id]) })

export function expiryColumns(expiryType: ExpiryType): readonly Column<ExpiringCase>[] {
  const field = expiryFields[expiryType]
  return [
    { ...textColumn('CaseNo', () => t.fields('caseNo')), card: 'title' },
    {
      ...textColumn('vehicleNo', () => t.cases('vehicleNo')),
      cell: (row) => (row.vehicleNo ? <PlateLink number={row.vehicleNo} /> : t.summary('noValue')),
      paper: showPlate,
      className: 'tnum whitespace-nowrap',
    },
    {
      id: 'expiry',
      header: () => t.summary('expiryDate'),
      value: (row) => row[field],
      text: (row) => (row[field] ? showDay(row[field]) : t.summary('noValue')),
      cell: (row) => <ExpiryCell row={row} expiryType={expiryType} day={row[field]} />,
    },
    { ...textColumn('buyerName', () => t.summary('ownerName')), className: 'min-w-32 max-w-72 wrap-anywhere' },
    {
      ...textColumn('buyerPhoneNo', () => t.caseFields('ownerContact')),
      cell: (row) => <Phone number={orNone(row.buyerPhoneNo ?? '')} />,
      className: 'tnum whitespace-nowrap',
    },
  ]
}

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
  const name = t.summary(`types.${expiryType}`)
  const columns = useMemoInLanguage(() => expiryColumns(expiryType), [expiryType])
  const actions = useCallback((row: ExpiringCase) => <ExpiryActions row={row} expiryType={expiryType} />, [expiryType])
  const role = useStaffRole()
  const range = t.filter('period', { fromDate: showDay(filter.fromDate), toDate: showDay(filter.toDate) })
  return (
    <Dialog
      onClose={onClose}
      size="xl"
      onEscape={(event) => {
        // Escape cancels the editing of a date; the next Escape closes the dialog.
        if (!editing.target) return
        event.preventDefault()
        editing.cancel()
      }}
      title={t.summary('expiriesTitle', { expiryType: name })}
      description={
        cases.length < count ? t.summary('soonestShown', { shown: cases.length, total: count, days: range }) : range
      }
      footer={
        <Link
          to={paths[role].verifiedCases}
          search={filterOfExpiry(expiryType)}
          className={clsx(buttonStyle({ variant: 'ghost' }), 'md:mr-auto')}
        >
          {t.summary('verifiedCases')}
          <ArrowRight />
        </Link>
      }
    >
      <DataTable
        label={t.summary('expiriesTitle', { expiryType: name })}
        columns={columns}
        rows={cases}
        actions={actions}
        emptyDetail={t.summary('empty')}
        exports={{ title: t.summary('exportTitle', { expiryType: name }), filterSummary: range }}
      />
    </Dialog>
  )
}
