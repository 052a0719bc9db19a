import { useQuery } from '@tanstack/react-query'
import { clsx } from 'clsx'
import { FileDown, Pencil } from 'lucide-react'
import { type Control, useWatch } from 'react-hook-form'
import { showRupees } from '#contract/money.ts'
import { type TallySettings, TallySettingsForm, type TallyVoucher } from '#contract/tally/tally.ts'
import { tallyNames } from '#contract/tally/tally-values.ts'
import { t } from '#contract/texts.ts'
import { tallyEndpoints } from '#web/endpoints.generated.ts'
import { useZodForm } from '#web/forms/form.tsx'
import { FormDialog } from '#web/forms/form-dialog.tsx'
import { TextField } from '#web/forms/text-field.tsx'
import { saveFile } from '#web/lib/download.ts'
import { paths } from '#web/lib/paths.ts'
import { apiQuery } from '#web/lib/query.ts'
import { withLoading } from '#web/lib/toast.ts'
import { useApiMutation } from '#web/lib/use-api-mutation.ts'
import { type Column, dayColumn, mainAmount, rupeesColumn, WrappedCell } from '#web/table/column.tsx'
import { DataTable } from '#web/table/data-table.tsx'
import { type DateFilter, FilterForm, useFilterSearch } from '#web/table/filter-form.tsx'
import { inAddress, listCall, serverList, useServerList } from '#web/table/server-list.ts'
import { Button, OpenPage } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { DialogButton } from '#web/ui/guarded-button.tsx'
import { TableHighlight } from '#web/ui/highlight.tsx'
import { QueryView } from '#web/ui/query-view.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'

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

const settings = () => ({ ...apiQuery(tallyEndpoints.settings, {}), staleTime: 0 })

/** The names of the company and the ledgers in Tally, and what is written with them. */
export function NamesDialog({ onClose }: { onClose: () => void }) {
  const query = useQuery(settings())
  // The form stays mounted while its names are read again, so that typed text is kept.
  if (query.data && query.isFetchedAfterMount) return <NamesForm names={query.data.data} onClose={onClose} />
  return (
    <Dialog onClose={onClose} title={t.tally('changeNames')} size="lg">
      <QueryView query={query} errorTitle={t.tally('settingsFailed')} skeleton={<Skeleton className="h-96 w-full" />}>
        {() => <Skeleton className="h-96 w-full" />}
      </QueryView>
    </Dialog>
  )
}

function NamesForm({ names, onClose }: { names: TallySettings; onClose: () => void }) {
  const form = useZodForm(TallySettingsForm, names)
  const save = useApiMutation(tallyEndpoints.editSettings, {
    invalidates: [tallyEndpoints.settings, tallyEndpoints.vouchers],
    failureTitle: t.tally('saveFailed'),
  })
  return (
    <FormDialog
      onClose={onClose}
      title={t.tally('changeNames')}
      description={t.tally('namesExplained')}
      submit={t.general('save')}
      draft="tally-names"
      form={form}
      onSubmit={(body) => save.mutateAsync({ body })}
      size="lg"
    >
      <div className="grid gap-4 sm:grid-cols-2">
        {tallyNames.map((name) => (
          <TextField
            key={name}
            control={form.control}
            name={name}
            label={t.tally(`names.${name}`)}
            {...(name === 'roundOff' && { hint: t.tally('roundOffHint') })}
          />
        ))}
      </div>
      <WhatIsWritten control={form.control} />
    </FormDialog>
  )
}

/** The sides of each kind of voucher, with the names as they are typed. */
function WhatIsWritten({ control }: { control: Control<TallySettings, unknown, TallySettings> }) {
  const names = useWatch({ control })
  const tax = t.tally('withTax', { tax: `${names.cgst}, ${names.sgst}`, otherTax: names.igst ?? '' })
  const rows = [
    {
      name: t.tally('examples.sale'),
      debit: t.tally('firm'),
      credit: [names.sales, names.reimbursements, tax].join(', '),
    },
    { name: t.tally('examples.cash'), debit: names.cash, credit: t.tally('firm') },
    { name: t.tally('examples.bank'), debit: names.bank, credit: t.tally('firm') },
    { name: t.tally('examples.favour'), debit: names.adjustments, credit: t.tally('firm') },
    { name: t.tally('examples.penalty'), debit: t.tally('firm'), credit: names.adjustments },
  ]
  const cell = 'border-b py-1.5 pr-3 align-top wrap-anywhere'
  return (
    <table className="w-full text-left text-sm">
      <caption className="pb-1.5 text-left font-medium">{t.tally('whatIsWritten')}</caption>
      <thead className="text-faint">
        <tr>
          {[t.tally('voucher'), t.tally('debitSide'), t.tally('creditSide')].map((head) => (
            <th key={head} scope="col" className={clsx(cell, 'font-medium')}>
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, debit, credit }) => (
          <tr key={name}>
            <th scope="row" className={clsx(cell, 'font-normal text-muted')}>
              {name}
            </th>
            <td className={cell}>{debit}</td>
            <td className={cell}>{credit}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
