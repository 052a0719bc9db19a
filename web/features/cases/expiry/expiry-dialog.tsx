import { Link } from '@tanstack/react-router'
import { useCallback } from 'react'
import type { ExpiringCase, ExpirySummary } from '#contract/cases/expiry.ts'
import { showDay } from '#contract/dates.ts'
import { messages } from '#contract/messages.ts'
import type { DateFilter } from '#web/domain/filter-form.tsx'
import { ArrowRight } from '#web/icons/index.generated.ts'
import { useMemoInLanguage } from '#web/lib/language.ts'
import { useStaffRole } from '#web/lib/use-staff-role.ts'
import { paths } from '#web/paths.ts'
import { DataTable } from '#web/table/data-table.tsx'
import { buttonStyle } from '#web/ui/button-style.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { expiryColumns } from './expiry-columns.tsx'
import { ExpiryActions, ExpiryEditing, useEditing } from './expiry-edit.tsx'

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
  const name = messages.summary.types[expiryType]
  const columns = useMemoInLanguage(() => expiryColumns(expiryType), [expiryType])
  const actions = useCallback((row: ExpiringCase) => <ExpiryActions row={row} expiryType={expiryType} />, [expiryType])
  const role = useStaffRole()
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
      title={messages.summary.expiriesTitle(name)}
      description={cases.length < count ? messages.summary.soonestShown(cases.length, count, range) : range}
      footer={
        <Link
          to={paths[role].verifiedCases}
          state={{ type: expiryType }}
          className={`${buttonStyle({ variant: 'ghost' })} md:mr-auto`}
        >
          {messages.summary.verifiedCases}
          <ArrowRight />
        </Link>
      }
    >
      <DataTable
        label={messages.summary.expiriesTitle(name)}
        columns={columns}
        rows={cases}
        actions={actions}
        emptyDetail={messages.summary.empty}
        exports={{ title: messages.summary.exportTitle(name), filterSummary: range }}
      />
    </Dialog>
  )
}
