import { useCallback } from 'react'
import { officeDay, showDay } from '#contract/dates.ts'
import type { InvoiceRow } from '#contract/gst/register.ts'
import { messages } from '#contract/messages.ts'
import { accountsSearch } from '#web/domain/accounts-search.ts'
import { InvoiceAction } from '#web/domain/invoice-action.tsx'
import { type Month, MonthPicker, readMonth, writeMonth } from '#web/domain/month-picker.tsx'
import { gstEndpoints } from '#web/endpoints.generated.ts'
import { FileDown } from '#web/icons/index.generated.ts'
import { usePageSearch } from '#web/lib/current-page.ts'
import { download } from '#web/lib/download.ts'
import { toastFailure } from '#web/lib/failure.ts'
import { withLoading } from '#web/lib/loading.ts'
import { requestFile } from '#web/lib/request-file.ts'
import { rupeesColumn } from '#web/table/amount-column.ts'
import type { Column } from '#web/table/column.ts'
import { DataTable } from '#web/table/data-table.tsx'
import { inAddress, listCall, serverList, useServerList } from '#web/table/server-list.ts'
import { Button } from '#web/ui/button.tsx'

const amount = 'tnum whitespace-nowrap'

const taxColumn = (tax: 'cgst' | 'sgst' | 'igst', header: () => string) =>
  rupeesColumn<InvoiceRow>(tax, header, (row) => row[tax], amount, { sort: false })

const columns: readonly Column<InvoiceRow>[] = [
  { id: 'number', header: () => messages.gst.number, value: (row) => row.invoiceNo, className: amount, card: 'title' },
  {
    id: 'date',
    header: () => messages.gst.date,
    value: (row) => row.date,
    text: (row) => showDay(row.date),
    className: amount,
  },
  { id: 'client', header: () => messages.gst.client, value: (row) => row.client },
  { id: 'gstin', header: () => messages.gst.gstin, value: (row) => row.gstin, sort: false },
  rupeesColumn(
    'value',
    () => messages.gst.taxableValue,
    (row) => row.taxableValue,
    amount,
    { sort: false },
  ),
  taxColumn('cgst', () => messages.gst.cgst),
  taxColumn('sgst', () => messages.gst.sgst),
  taxColumn('igst', () => messages.gst.igst),
  rupeesColumn(
    'total',
    () => messages.gst.total,
    (row) => row.total,
    `${amount} font-medium`,
    { card: 'aside' },
  ),
]

/** A month as the calls take it. */
const inQuery = ({ month, year }: Month) => ({ month: String(month), year: String(year) })

const invoices = serverList({
  table: { name: 'invoices', hide: ['gstin'] },
  fields: ['number', 'date', 'client', 'total'] as const,
  call: (query, month: Month) =>
    listCall(gstEndpoints.invoices, { query: { ...inAddress(query), ...inQuery(month) } }, (rows) => rows),
  failed: () => messages.gst.listFailed,
})

/** The invoices and credit notes of a month, and its register as a file. */
export function InvoiceList() {
  const [search, setSearch] = usePageSearch(accountsSearch)
  const month = readMonth(search.month, officeDay(new Date()))
  const { table } = useServerList(invoices, month)
  const actions = useCallback(
    (row: InvoiceRow) => (
      <InvoiceAction id={row.id} invoiceNo={row.invoiceNo} of={row.invoiceNo} className="max-md:flex-1">
        {messages.gst.kinds[row.kind]}
      </InvoiceAction>
    ),
    [],
  )
  const save = async () => {
    const { file, name } = await requestFile(gstEndpoints.register, { query: inQuery(month) })
    download(file, name)
  }
  return (
    <div>
      <MonthPicker value={month} onChange={(next) => setSearch({ month: writeMonth(next), page: undefined })} />
      <DataTable
        label={messages.gst.invoices}
        columns={columns}
        rowId={(row) => row.id}
        {...table}
        actions={actions}
        emptyDetail={messages.gst.noneInMonth}
        toolbar={
          <Button
            icon={FileDown}
            onClick={() =>
              void withLoading(save()).catch((error: unknown) => toastFailure(messages.gst.registerFailed, error))
            }
          >
            {messages.gst.register}
          </Button>
        }
      />
    </div>
  )
}
