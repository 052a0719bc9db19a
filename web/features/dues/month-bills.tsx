import { useQuery } from '@tanstack/react-query'
import { clsx } from 'clsx'
import type { BillOfClient } from '#contract/bills/bill.ts'
import { type BillStatus, billRules, billState, billStatuses } from '#contract/bills/bill-rules.ts'
import { showBillMonth } from '#contract/bills/bill-texts.ts'
import { addDays, monthStart, officeDay } from '#contract/dates.ts'
import { sumRupees } from '#contract/money.ts'
import { t } from '#contract/texts.ts'
import { billEndpoints } from '#web/endpoints.generated.ts'
import { WhatsAppReminder } from '#web/features/clients/client-links.tsx'
import { usePageSearch } from '#web/lib/address.ts'
import { paths } from '#web/lib/paths.ts'
import { apiQuery, ONE_VISIT_MS } from '#web/lib/query.ts'
import { type Column, dayColumn, mainAmount, rupeesColumn, WrappedCell } from '#web/table/column.tsx'
import { DataTable } from '#web/table/data-table.tsx'
import { useSecondTableSearch } from '#web/table/table-state.ts'
import { badgeText } from '#web/ui/badge.tsx'
import { OpenPage } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { TableHighlight } from '#web/ui/highlight.tsx'
import { type Month, MonthPicker, readMonth, writeMonth } from '#web/ui/select.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { Money } from '#web/ui/values.tsx'
import { BillLink, billStateText, ShownBillState } from './dues-columns.tsx'
import { type DuesSearch, duesSearch } from './dues-queries.ts'

const stateOf = (row: BillOfClient) => billState(row, officeDay(new Date()))

export const monthBillColumns: readonly Column<BillOfClient>[] = [
  {
    id: 'firmName',
    header: () => t.fields('firmName'),
    value: (row) => row.firmName,
    text: (row) => `${row.firmName} ${row.clientName}`,
    card: 'title',
    cell: (row) => <WrappedCell below={row.clientName}>{row.firmName}</WrappedCell>,
  },
  {
    id: 'billNo',
    header: () => t.bills('billNo'),
    value: (row) => row.billNo,
    className: 'whitespace-nowrap',
    cell: (row) => (
      <BillLink clientId={row.clientId} billId={row.billId}>
        <TableHighlight>{row.billNo}</TableHighlight>
      </BillLink>
    ),
  },
  {
    id: 'status',
    header: () => t.papers('state'),
    value: stateOf,
    text: (row) => billStateText(row),
    cell: (row) => <ShownBillState bill={row} />,
    paper: badgeText,
  },
  dayColumn('dueDate', () => t.bills('dueDate')),
  rupeesColumn('penaltyAmount', () => t.bills('penalty'), { id: 'penalty' }),
  rupeesColumn('totalAmount', () => t.fields('amount'), mainAmount),
]

const whatsApp = (row: BillOfClient) => <WhatsAppReminder row={row} />

/** The month in an address; by default the last whole one, which has the newest bills. */
const monthOf = ({ month }: DuesSearch): Month => readMonth(month, addDays(monthStart(officeDay(new Date())), -1))

const queryOf = (body: Month) => ({ ...apiQuery(billEndpoints.ofMonth, { body }), staleTime: ONE_VISIT_MS })

export const monthBillsQuery = (search: DuesSearch) => queryOf(monthOf(search))

export function MonthBills() {
  const [search, setSearch] = usePageSearch(duesSearch)
  const [state, setState] = useSecondTableSearch({ name: 'monthBills', sort: 'firmName', size: 20 })
  const shown = monthOf(search)
  const query = useQuery(queryOf(shown))
  const rows = query.data?.data
  const title = t.dues('billsOf', { monthName: showBillMonth({ billMonth: shown.month, billYear: shown.year }) })
  const show = (month: Month) => setSearch({ month: writeMonth(month), 'v-page': undefined })
  return (
    <>
      <MonthPicker value={shown} onChange={show} />
      {query.isPending ? (
        // Together with the sums above it, which would move the table.
        <Skeleton className="h-96 w-full rounded-lg" />
      ) : (
        <>
          {rows && rows.length > 0 && <Sums bills={rows} />}
          <DataTable
            label={title}
            columns={monthBillColumns}
            rows={rows}
            rowId={(row) => row.billId}
            state={state}
            onStateChange={setState}
            query={query}
            actions={whatsApp}
            emptyDetail={t.dues('noBills')}
            emptyAction={<OpenPage page={paths.superadmin.clients} label={t.menu('clients')} />}
            exports={{ title }}
          />
        </>
      )}
    </>
  )
}

const sums = (): readonly { label: string; of: readonly BillStatus[] }[] => [
  { label: t.dues('billed'), of: billStatuses },
  { label: t.states('bill.generated'), of: billRules.pay.from },
  { label: t.states('bill.paid'), of: ['paid'] },
  { label: t.states('bill.success'), of: ['success'] },
]

function Sums({ bills }: { bills: readonly BillOfClient[] }) {
  return (
    <div className="mb-4">
      <Card>
        <div className="@container">
          <dl className="grid grid-cols-2 gap-x-5 gap-y-3 @lg:grid-cols-4">
            {sums().map(({ label, of }) => {
              const counted = bills.filter(({ status }) => of.includes(status))
              return (
                <div key={label} className="min-w-0">
                  <dt className="text-faint text-sm">{label}</dt>
                  <dd className={clsx('mt-0.5 font-medium', counted.length === 0 && 'text-muted')}>
                    <Money rupees={sumRupees(counted.map(({ totalAmount }) => totalAmount))} />
                    <span className="block font-normal text-muted text-sm">
                      {t.board('bills', { count: counted.length })}
                    </span>
                  </dd>
                </div>
              )
            })}
          </dl>
        </div>
      </Card>
    </div>
  )
}
