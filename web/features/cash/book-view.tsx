import { useQuery } from '@tanstack/react-query'
import { BookCheck, Camera, Plus, Undo2 } from 'lucide-react'
import { Fragment, useCallback, useState } from 'react'
import { showPlate } from '#contract/cases/plate.ts'
import type { CashBook, CashEntry } from '#contract/cash/cash.ts'
import { cashKindLabels, cashKinds, expenseKindLabels } from '#contract/cash/cash-values.ts'
import { officeDay, showDay } from '#contract/dates.ts'
import { fullName } from '#contract/full-name.ts'
import { showRupees } from '#contract/money.ts'
import { t } from '#contract/texts.ts'
import { cashEndpoints } from '#web/endpoints.generated.ts'
import { usePageSearch } from '#web/lib/address.ts'
import { lazyDialog } from '#web/lib/lazy.tsx'
import { useUser } from '#web/lib/session.ts'
import { ignoreConflict, useApiMutation } from '#web/lib/use-api-mutation.ts'
import { type Column, mainAmount, rupeesColumn, WrappedCell } from '#web/table/column.tsx'
import { DataTable } from '#web/table/data-table.tsx'
import { RowAction, rowLabel } from '#web/table/row-actions.tsx'
import { useServerList } from '#web/table/server-list.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button, buttonStyle } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { DialogButton } from '#web/ui/guarded-button.tsx'
import { QueryView } from '#web/ui/query-view.tsx'
import { FacetSelect } from '#web/ui/select.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { DayText, Facts, Money } from '#web/ui/values.tsx'
import { bookOf, cashReads, entries } from './cash-reads.ts'
import { cashSearch } from './cash-search.ts'
import { balanceText, ClosedDays } from './closed-days.tsx'

const dialogs = () => import('./cash-dialogs.tsx')
const EntryDialog = lazyDialog(async () => (await dialogs()).EntryDialog)
const TakeBackDialog = lazyDialog(async () => (await dialogs()).TakeBackDialog)

/** One cash book: what its employee has, the entries, and the closed days. */
export function BookView({ employeeId }: { employeeId: string }) {
  const query = useQuery(bookOf(employeeId))
  return (
    <QueryView
      query={query}
      errorTitle={t.cash('fetchFailed')}
      skeleton={<Skeleton className="h-40 w-full rounded-lg" />}
    >
      {({ data }) => (
        <>
          <Summary book={data} />
          <Entries book={data} />
          <ClosedDays book={data} />
        </>
      )}
    </QueryView>
  )
}

function Summary({ book }: { book: CashBook }) {
  const { employeeId, name, balance, advance, spent, returned, closedUntil } = book
  const [dialog, setDialog] = useState<'entry' | 'close' | null>(null)
  const isAdmin = useUser()?.role === 'superadmin'
  const today = officeDay(new Date())
  const close = useApiMutation(cashEndpoints.close, {
    invalidates: cashReads,
    failureTitle: t.cash('closeFailed'),
  })
  const kinds = cashKindLabels()
  return (
    <div className="mb-4">
      <Card>
        <div className="flex flex-wrap items-start justify-between gap-4">
          <div>
            <p className="text-faint text-sm">{t.cash('inHand')}</p>
            <p className="tnum font-semibold text-xl tracking-tight">{balanceText(balance)}</p>
            <p className="text-muted text-sm">
              {closedUntil === null ? t.cash('notClosed') : `${t.cash('closedUntil')} ${showDay(closedUntil)}`}
            </p>
          </div>
          <div className="flex flex-wrap gap-2 max-md:w-full max-md:*:flex-1">
            <Button
              icon={BookCheck}
              disabled={closedUntil !== null && closedUntil >= today}
              onClick={() => setDialog('close')}
            >
              {t.cash('close')}
            </Button>
            <Button icon={Plus} variant="primary" onClick={() => setDialog('entry')}>
              {isAdmin ? t.cash('enterAny') : t.cash('enter')}
            </Button>
          </div>
        </div>
        <div className="mt-4">
          <Facts
            columns="short"
            facts={[
              { label: kinds.advance, value: <Money rupees={advance} /> },
              { label: kinds.spent, value: <Money rupees={spent} /> },
              { label: kinds.returned, value: <Money rupees={returned} /> },
            ]}
          />
        </div>
      </Card>
      {dialog === 'entry' && <EntryDialog employeeId={employeeId} name={name} onClose={() => setDialog(null)} />}
      {dialog === 'close' && (
        <ConfirmDialog
          onClose={() => setDialog(null)}
          title={t.cash('closeTitle', { day: showDay(today) })}
          description={t.cash('closeDescription', { balance: balanceText(balance) })}
          confirm={t.cash('close')}
          onConfirm={() => close.mutateAsync({ params: { employeeId }, body: { day: today } }).catch(ignoreConflict)}
        />
      )}
    </div>
  )
}

const partsOf = ({ kind, expense, vehicleNo, caseNo }: CashEntry): string[] =>
  [expense ? expenseKindLabels()[expense] : cashKindLabels()[kind], vehicleNo && showPlate(vehicleNo), caseNo].flatMap(
    (part) => part || [],
  )

const particularsOf = (entry: CashEntry): string => partsOf(entry).join(' · ')

const stateOf = ({ isReversal, isTakenBack }: CashEntry): string | null =>
  isReversal ? t.cash('isReversal') : isTakenBack ? t.cash('isTakenBack') : null

/** The columns of a cash book. */
export const entryColumns: readonly Column<CashEntry>[] = [
  {
    id: 'particulars',
    header: () => t.cash('entries'),
    value: particularsOf,
    text: (row) => [particularsOf(row), row.note, stateOf(row)].filter(Boolean).join(' '),
    cell: (row) => (
      <>
        <WrappedCell below={row.note}>
          {partsOf(row).map((part, at) => (
            <Fragment key={part}>
              {at > 0 && ' · '}
              <span className="whitespace-nowrap">{part}</span>
            </Fragment>
          ))}
        </WrappedCell>
        {stateOf(row) && <Badge tone="warn">{stateOf(row)}</Badge>}
      </>
    ),
    card: 'title',
    sort: false,
  },
  {
    id: 'day',
    header: () => t.cash('day'),
    value: (row) => row.day,
    text: (row) => showDay(row.day),
    cell: (row) => <DayText day={row.day} />,
    className: 'tnum whitespace-nowrap',
    sort: false,
  },
  {
    id: 'by',
    header: () => t.facets('madeBy'),
    value: (row) => fullName(row.by),
    sort: false,
  },
  { ...rupeesColumn('amount', () => t.fields('amount'), mainAmount), sort: false },
]

function Entries({ book: { employeeId, name } }: { book: CashBook }) {
  const isAdmin = useUser()?.role === 'superadmin'
  const [{ kind }, setSearch] = usePageSearch(cashSearch)
  const { table, loadAll } = useServerList(entries, { employeeId, kind })
  const [takenBack, setTakenBack] = useState<CashEntry | null>(null)
  const actions = useCallback((row: CashEntry) => {
    const names = { kind: particularsOf(row), amount: showRupees(row.amount) }
    return (
      <>
        {row.photoUrl && (
          <a
            href={row.photoUrl}
            target="_blank"
            rel="noreferrer"
            aria-label={t.cash('openPhoto', { amount: showRupees(row.amount) })}
            className={buttonStyle({ variant: 'ghost', size: 'sm' })}
          >
            <Camera />
            <span className={rowLabel}>{t.cash('photo')}</span>
          </a>
        )}
        {row.isReversible && (
          <RowAction
            variant="ghost"
            icon={Undo2}
            title={t.cash('takeBack')}
            name={t.cash('takeBackNamed', names)}
            onClick={() => setTakenBack(row)}
          >
            <span className={rowLabel}>{t.cash('takeBack')}</span>
          </RowAction>
        )}
      </>
    )
  }, [])
  return (
    <>
      <DataTable
        label={t.cash('entries')}
        columns={entryColumns}
        {...table}
        actions={actions}
        toolbar={
          <FacetSelect
            label={t.cash('kind')}
            options={cashKinds.map((value) => ({ value, label: cashKindLabels()[value] }))}
            value={kind}
            onChange={(value) => setSearch({ kind: cashKinds.find((one) => one === value), page: undefined })}
          />
        }
        exports={{ title: t.cash('title'), load: loadAll }}
        emptyDetail={t.cash('emptyDetail')}
        emptyAction={
          <DialogButton
            label={isAdmin ? t.cash('enterAny') : t.cash('enter')}
            dialog={(close) => <EntryDialog employeeId={employeeId} name={name} onClose={close} />}
          />
        }
      />
      {takenBack && <TakeBackDialog entry={takenBack} onClose={() => setTakenBack(null)} />}
    </>
  )
}
