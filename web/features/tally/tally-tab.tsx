import { FileDown, Pencil } from 'lucide-react'
import { showRupees } from '#contract/money.ts'
import type { TallyVoucher } from '#contract/tally/tally.ts'
import { t } from '#contract/texts.ts'
import { tallyEndpoints } from '#web/endpoints.generated.ts'
import { saveFile } from '#web/lib/download.ts'
import { paths } from '#web/lib/paths.ts'
import { withLoading } from '#web/lib/toast.ts'
import { type Column, dayColumn, mainAmount, rupeesColumn, WrappedCell } from '#web/table/column.tsx'
import { DataTable } from '#web/table/data-table.tsx'
import { type DateFilter, FilterForm, useFilterSearch } from '#web/table/filter-form.tsx'
import { inAddress, listCall, serverList, useServerList } from '#web/table/server-list.ts'
import { Button, OpenPage } from '#web/ui/button.tsx'
import { DialogButton } from '#web/ui/guarded-button.tsx'
import { TableHighlight } from '#web/ui/highlight.tsx'
import { NamesDialog } from './names-dialog.tsx'

/** The ledgers beside the party's, each with its amount and side. */
const otherLedgers = ({ party, ledgers }: TallyVoucher): string[] =>
  ledgers
    .filter(({ name }) => name !== party)
    .map(({ name, debit, credit }) =>
      debit > 0
        ? t.tally('debit', { ledger: name, amount: showRupees(debit) })
        : t.tally('credit', { ledger: name, amount: showRupees(credit) }),
    )

export const voucherColumns: readonly Column<TallyVoucher>[] = [
  dayColumn('date', () => t.fields('date'), { className: 'tnum w-32 whitespace-nowrap' }),
  { id: 'type', header: () => t.tally('type'), value: ({ type }) => type, sort: false, className: 'w-24' },
  {
    id: 'number',
    header: () => t.tally('number'),
    value: ({ number }) => number,
    sort: false,
    card: 'filled',
    className: 'tnum',
  },
  {
    id: 'party',
    header: () => t.tally('party'),
    value: ({ party }) => party,
    text: ({ party, narration }) => `${party} ${narration}`,
    sort: false,
    card: 'title',
    cell: ({ party, narration }) => <WrappedCell below={narration}>{party}</WrappedCell>,
  },
  rupeesColumn('amount', () => t.fields('amount'), mainAmount),
  {
    id: 'ledgers',
    header: () => t.tally('ledgers'),
    value: (voucher) => otherLedgers(voucher).join(', '),
    sort: false,
    cell: (voucher) => (
      <ul className="tnum text-sm">
        {otherLedgers(voucher).map((line) => (
          <li key={line}>
            <TableHighlight>{line}</TableHighlight>
          </li>
        ))}
      </ul>
    ),
  },
]

type VoucherDays = Pick<DateFilter, 'fromDate' | 'toDate'>

const voucherList = serverList({
  table: { name: 'tallyVouchers', sort: 'date', size: 20, hideNarrow: ['number'] },
  fields: ['date', 'amount'],
  call: (query, { fromDate, toDate }: VoucherDays) =>
    listCall(tallyEndpoints.vouchers, { query: { fromDate, toDate, ...inAddress(query) } }, (rows) => rows),
  failed: () => t.tally('vouchersFailed'),
})

const save = ({ fromDate, toDate }: VoucherDays) => saveFile(tallyEndpoints.export, { query: { fromDate, toDate } })

/** The vouchers of some days as a table, and as a file for TallyPrime. */
export function TallyTab() {
  const [filter, setFilter] = useFilterSearch()
  const { table, state, isPending } = useServerList(voucherList, filter)
  return (
    <>
      <div className="mb-4 flex flex-wrap items-center justify-between gap-2">
        <p className="text-muted">{t.tally('description')}</p>
        <div className="flex flex-wrap gap-2">
          <DialogButton
            icon={Pencil}
            label={t.tally('changeNames')}
            dialog={(close) => <NamesDialog onClose={close} />}
          />
          <Button
            icon={FileDown}
            variant="primary"
            // The file has all vouchers of the days, whatever the search finds.
            disabled={!table.total && state.q === ''}
            onClick={() => void withLoading(t.tally('downloadFailed'), () => save(filter))}
          >
            {t.tally('download')}
          </Button>
        </div>
      </div>
      <FilterForm value={filter} onFilter={setFilter} pending={isPending} />
      <DataTable
        label={t.tally('vouchers')}
        columns={voucherColumns}
        {...table}
        emptyDetail={t.tally('emptyDetail')}
        emptyAction={<OpenPage page={paths.superadmin.payments} label={t.menu('payments')} />}
      />
    </>
  )
}
