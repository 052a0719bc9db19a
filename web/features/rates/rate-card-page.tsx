import { Grid3x3, Plus, Rows3 } from 'lucide-react'
import { useState } from 'react'
import { useFieldArray, useFormState } from 'react-hook-form'
import { caseFields } from '#contract/cases/case-fields.ts'
import { showRupees } from '#contract/money.ts'
import type { Rate } from '#contract/rates/rate.ts'
import { caseCharges, serviceCharges } from '#contract/rates/rate-columns.ts'
import type { ReadRates } from '#contract/rates/read-rates.ts'
import { t, textOf } from '#contract/texts.ts'
import { rateEndpoints } from '#web/endpoints.generated.ts'
import { DiscardDraft, saveForm, useDraft } from '#web/forms/draft.tsx'
import { Form, SaveButton, useZodForm } from '#web/forms/form.tsx'
import { preventFocusLoss } from '#web/lib/dom.ts'
import { useApiMutation } from '#web/lib/use-api-mutation.ts'
import { type Column, rupeesColumn } from '#web/table/column.tsx'
import { ExportMenu } from '#web/table/export-menu.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { PageHeader } from '#web/ui/page-header.tsx'
import { EmptyState, QueryView, ShowMore } from '#web/ui/query-view.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { RateGrid } from './rate-grid.tsx'
import {
  emptyRate,
  prefetchRateCard,
  type RateOptions,
  RateCardForm as Schema,
  toInputs,
  useRateCard,
  withFieldsOfRows,
  withReadOptions,
} from './rate-queries.ts'
import { RateHead, RateRow } from './rate-rows.tsx'
import { useReadRates } from './use-read-rates.tsx'

export const loader = prefetchRateCard

/** What the office charges by service, RTO and dealer. */
export function Page() {
  const query = useRateCard()
  const { rates = [], options } = query.data ?? {}
  return (
    <>
      <PageHeader
        description={t.rates('description')}
        actions={
          options &&
          rates.length > 0 && (
            <ExportMenu title={t.rates('title')} columns={rateCardColumns(options)} rows={() => rates} />
          )
        }
      />
      <QueryView
        query={query}
        errorTitle={t.rates('fetchFailed')}
        frame={(error) => <Card>{error}</Card>}
        skeleton={<Skeleton className="h-96 w-full rounded-lg" />}
      >
        {(loaded) => <RateCardForm {...loaded} />}
      </QueryView>
    </>
  )
}

/** The columns of the card as a file. */
const rateCardColumns = ({ services, dealers }: RateOptions): Column<Rate>[] => [
  {
    id: 'service',
    header: () => t.rates('service'),
    value: ({ service }) => services.find(({ value }) => value === service)?.label ?? service,
  },
  { id: 'toRTO', header: () => t.rates('rto'), value: ({ toRTO }) => toRTO ?? t.rates('everyRto') },
  {
    id: 'clientId',
    header: () => t.rates('dealer'),
    value: ({ clientId }) => dealers.find(({ value }) => value === clientId)?.label ?? t.rates('everyDealer'),
  },
  ...serviceCharges.map((name) => rupeesColumn(name, () => textOf(caseFields.expenseDetail[name].label))),
  ...caseCharges.map(
    (name): Column<Rate> => ({
      id: name,
      header: () => textOf(caseFields.expenseDetail[name].label),
      value: (rate) => rate[name] ?? '',
      text: (rate) => (rate[name] === undefined ? '' : showRupees(rate[name])),
    }),
  ),
]

const PAGE = 50

interface RateCardFormProps {
  rates: readonly Rate[]
  options: RateOptions
}

/** The rate card as one form: rows to add, change and remove, and one Save. Unsaved rows survive a reload. */
function RateCardForm({ rates, options }: RateCardFormProps) {
  const form = useZodForm(Schema, toInputs(rates))
  // Before the draft, whose rows it would miss.
  const rows = useFieldArray({ control: form.control, name: 'rates' })
  const draft = useDraft(form, 'rate-card')
  const [shown, setShown] = useState(PAGE)
  const [offered, setOffered] = useState(options)
  // Errors stand at the fields of a row.
  const [asRows, setAsRows] = useState(false)
  const { isDirty } = useFormState({ control: form.control })
  const save = useApiMutation(rateEndpoints.replace, {
    invalidates: [rateEndpoints.all, rateEndpoints.suggest],
    failureTitle: t.rates('saveFailed'),
  })
  const showAll = () => {
    setAsRows(true)
    setShown(rows.fields.length)
  }
  const add = () => {
    setAsRows(true)
    rows.prepend(emptyRate, { focusName: 'rates.0.service' })
  }
  const takeRead = ({ rates: read, fields }: ReadRates) => {
    setOffered(withReadOptions(options, read))
    rows.replace(toInputs(read).rates)
    if (Object.keys(fields).length > 0) {
      setAsRows(true)
      setShown(read.length)
    }
    for (const [name, message] of Object.entries(fields))
      form.setError(`rates.${name}` as 'rates.0.service', { message })
  }
  const fromFile = useReadRates(takeRead)
  const addButton = (
    <span className="flex flex-wrap gap-2">
      {fromFile.button}
      <Button icon={Plus} onClick={add}>
        {t.rates('addRow')}
      </Button>
    </span>
  )
  const remove = (index: number) => {
    preventFocusLoss()
    rows.remove(index)
  }
  return (
    <Form
      form={form}
      // No grid: Firefox moves a row of one that does not fit to the next sheet of paper.
      className="flex flex-col gap-5"
      onInvalid={showAll}
      onSubmit={async (values) => {
        try {
          await saveForm(form, async () => toInputs(await save.mutateAsync({ body: values.rates })), draft)
        } catch (error) {
          showAll()
          throw withFieldsOfRows(error)
        }
      }}
    >
      <DiscardDraft draft={draft} />
      {fromFile.dialog}
      <Card flush>
        {rows.fields.length === 0 ? (
          <EmptyState title={t.rates('empty')} detail={t.rates('emptyDetail')} action={addButton} />
        ) : (
          <>
            <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-b px-5 py-3">
              <p className="min-w-0 flex-1 basis-64 text-muted text-sm">
                {t.rates('precedence')} {!asRows && t.rates('gridHint')}
              </p>
              <span className="flex flex-wrap gap-2">
                <Button icon={asRows ? Grid3x3 : Rows3} onClick={() => setAsRows(!asRows)}>
                  {asRows ? t.rates('asGrid') : t.rates('asRows')}
                </Button>
                {addButton}
              </span>
            </div>
            {fromFile.source}
            {asRows ? (
              <>
                <RateHead />
                <div className="divide-y">
                  {rows.fields.slice(0, shown).map(({ id }, index) => (
                    <RateRow
                      key={id}
                      control={form.control}
                      index={index}
                      options={offered}
                      onRemove={() => remove(index)}
                    />
                  ))}
                </div>
                <ShowMore shown={Math.min(shown, rows.fields.length)} total={rows.fields.length} onMore={showAll} />
              </>
            ) : (
              <RateGrid form={form} rows={rows} options={offered} />
            )}
          </>
        )}
      </Card>
      {(rows.fields.length > 0 || isDirty) && <SaveButton control={form.control} />}
    </Form>
  )
}
