import { useQuery } from '@tanstack/react-query'
import { FileDown } from 'lucide-react'
import { useCallback } from 'react'
import { z } from 'zod'
import { officeDay } from '#contract/dates.ts'
import { EditGstSettings, type GstSettings, type InvoiceRow } from '#contract/gst/gst.ts'
import { t } from '#contract/texts.ts'
import { gstEndpoints } from '#web/endpoints.generated.ts'
import { accountsSearch, officeProfile } from '#web/features/office/office.ts'
import { InvoiceAction } from '#web/features/office/pdf-button.tsx'
import { CheckboxField } from '#web/forms/choice-field.tsx'
import { readAmount, upperAlphanumeric } from '#web/forms/filters.ts'
import { SettingsForm, useZodForm } from '#web/forms/form.tsx'
import { DigitsField, TextField } from '#web/forms/text-field.tsx'
import { DateField } from '#web/forms/value-field.tsx'
import { usePageSearch } from '#web/lib/address.ts'
import { saveFile } from '#web/lib/download.ts'
import { apiQuery } from '#web/lib/query.ts'
import { withLoading } from '#web/lib/toast.ts'
import { useApiMutation } from '#web/lib/use-api-mutation.ts'
import { type Column, dayColumn, mainAmount, rupeesColumn } from '#web/table/column.tsx'
import { DataTable } from '#web/table/data-table.tsx'
import { inAddress, listCall, serverList, useServerList } from '#web/table/server-list.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { QueryView } from '#web/ui/query-view.tsx'
import { type Month, MonthPicker, readMonth, writeMonth } from '#web/ui/select.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'

/** GST: its settings, and once it was on, the invoices of a month with their register. */
export function GstTab() {
  const settings = useQuery(apiQuery(gstEndpoints.settings, {}))
  const profile = useQuery(officeProfile())
  return (
    <QueryView
      query={settings}
      errorTitle={t.gst('fetchFailed')}
      frame={(error) => <Card>{error}</Card>}
      skeleton={<Skeleton className="h-72" />}
    >
      {({ data }) => (
        <div className="grid grid-cols-1 gap-6">
          <QueryView
            query={profile}
            errorTitle={t.office('fetchFailed')}
            frame={(error) => <Card>{error}</Card>}
            skeleton={<Skeleton className="h-72" />}
          >
            {({ data: { gstin } }) => <GstForm settings={data} gstinOfOffice={gstin} />}
          </QueryView>
          {data.from !== null && <InvoiceList />}
        </div>
      )}
    </QueryView>
  )
}

/** The settings as they are typed: the rate is a text. */
const GstInput = z.strictObject({
  ...EditGstSettings.shape,
  ratePercent: z.string().trim().transform(readAmount).pipe(EditGstSettings.shape.ratePercent.unwrap()),
})

const valuesOf = ({ isOn, gstin, sac, ratePercent, from }: GstSettings, gstinOfOffice: string | null) => ({
  isOn,
  gstin: gstin ?? gstinOfOffice ?? '',
  sac: sac ?? '',
  ratePercent: String(ratePercent),
  from: from ?? officeDay(new Date()),
})

function GstForm({ settings, gstinOfOffice }: { settings: GstSettings; gstinOfOffice: string | null }) {
  const form = useZodForm(GstInput, valuesOf(settings, gstinOfOffice))
  const { control } = form
  const save = useApiMutation(gstEndpoints.editSettings, {
    invalidates: [gstEndpoints.settings],
    failureTitle: t.gst('saveFailed'),
  })
  return (
    <SettingsForm
      form={form}
      draft="gst"
      title={t.gst('isOn')}
      description={t.gst('description')}
      save={async (body) => valuesOf(await save.mutateAsync({ body }), gstinOfOffice)}
    >
      <CheckboxField control={control} name="isOn" label={t.gst('isOnLabel')} />
      <div className="grid items-start gap-4 sm:grid-cols-2 xl:grid-cols-4">
        <TextField
          control={control}
          name="gstin"
          label={t.gst('gstin')}
          hint={t.gst('gstinHint')}
          upper
          filter={upperAlphanumeric}
        />
        <DigitsField control={control} name="sac" label={t.gst('sac')} hint={t.gst('sacHint')} maxLength={6} />
        <TextField control={control} name="ratePercent" label={t.gst('ratePercent')} maxLength={5} />
        <DateField control={control} name="from" label={t.gst('from')} hint={t.gst('fromHint')} />
      </div>
    </SettingsForm>
  )
}

const columns: readonly Column<InvoiceRow>[] = [
  { id: 'number', header: () => t.gst('number'), value: (row) => row.invoiceNo, card: 'title' },
  dayColumn('date', () => t.gst('date')),
  { id: 'client', header: () => t.gst('client'), value: (row) => row.client, className: 'wrap-anywhere min-w-28' },
  { id: 'gstin', header: () => t.gst('gstin'), value: (row) => row.gstin, sort: false },
  rupeesColumn('taxableValue', () => t.gst('taxableValue'), { id: 'value', sort: false }),
  rupeesColumn('cgst', () => t.gst('cgst'), { sort: false }),
  rupeesColumn('sgst', () => t.gst('sgst'), { sort: false }),
  rupeesColumn('igst', () => t.gst('igst'), { sort: false }),
  rupeesColumn('total', () => t.gst('total'), mainAmount),
]

/** A month as the calls take it. */
const inQuery = ({ month, year }: Month) => ({ month: String(month), year: String(year) })

const invoices = serverList({
  table: { name: 'invoices', hide: ['gstin'] },
  fields: ['number', 'date', 'client', 'total'] as const,
  call: (query, month: Month) =>
    listCall(gstEndpoints.invoices, { query: { ...inAddress(query), ...inQuery(month) } }, (rows) => rows),
  failed: () => t.gst('listFailed'),
})

/** The invoices and credit notes of a month, and its register as a file. */
function InvoiceList() {
  const [search, setSearch] = usePageSearch(accountsSearch)
  const month = readMonth(search.month, officeDay(new Date()))
  const { table } = useServerList(invoices, month)
  const actions = useCallback(
    (row: InvoiceRow) => (
      <InvoiceAction id={row.id} invoiceNo={row.invoiceNo} of={row.invoiceNo} className="max-md:flex-1">
        {t.gst(`kinds.${row.kind}`)}
      </InvoiceAction>
    ),
    [],
  )
  const saveRegister = () => saveFile(gstEndpoints.register, { query: inQuery(month) })
  const saveReturn = () => saveFile(gstEndpoints.monthlyReturn, { query: inQuery(month) })
  return (
    <div>
      <MonthPicker value={month} onChange={(next) => setSearch({ month: writeMonth(next), page: undefined })} />
      <DataTable
        label={t.gst('invoices')}
        columns={columns}
        {...table}
        actions={actions}
        emptyDetail={t.gst('noneInMonth')}
        toolbar={
          <>
            <Button icon={FileDown} onClick={() => void withLoading(t.gst('registerFailed'), saveRegister)}>
              {t.gst('register')}
            </Button>
            <Button icon={FileDown} onClick={() => void withLoading(t.gst('gstr1Failed'), saveReturn)}>
              {t.gst('gstr1')}
            </Button>
          </>
        }
      />
    </div>
  )
}
