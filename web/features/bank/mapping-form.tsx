import { type BankColumns, BankMapping } from '#contract/bank/bank.ts'
import { messages } from '#contract/messages.ts'
import { Form } from '#web/forms/form.tsx'
import { ComboboxField } from '#web/forms/select-field.tsx'
import { SubmitButton } from '#web/forms/submit-button.tsx'
import { useZodForm } from '#web/forms/use-zod-form.ts'
import { Card } from '#web/ui/card.tsx'

interface MappingFormProps {
  fileName: string
  read: BankColumns
  onCompare: (mapping: BankMapping) => Promise<unknown>
}

/** The columns of a statement, suggested, with its first lines to judge them by. */
export function MappingForm({ fileName, read, onCompare }: MappingFormProps) {
  const { date, utr, amount, direction } = read.mapping
  const form = useZodForm(BankMapping, {
    date: date ?? '',
    utr: utr ?? '',
    amount: amount ?? '',
    direction: direction ?? '',
  })
  const options = read.columns.map((name) => ({ value: name, label: name }))
  const { control } = form
  return (
    <Card title={messages.bank.columnsOf(fileName)} description={messages.bank.columnsHint}>
      <Form form={form} onSubmit={onCompare} className="grid gap-5">
        <div className="grid @3xl:grid-cols-4 @md:grid-cols-2 gap-4">
          <ComboboxField control={control} name="date" label={messages.bank.dateColumn} options={options} required />
          <ComboboxField control={control} name="utr" label={messages.bank.utrColumn} options={options} required />
          <ComboboxField
            control={control}
            name="amount"
            label={messages.bank.amountColumn}
            options={options}
            required
          />
          <ComboboxField
            control={control}
            name="direction"
            label={messages.bank.directionColumn}
            hint={messages.bank.directionHint}
            placeholder={messages.bank.noColumn}
            options={options}
          />
        </div>
        <Preview read={read} />
        <div>
          <SubmitButton control={control} className="max-md:w-full">
            {messages.bank.compare}
          </SubmitButton>
        </div>
      </Form>
    </Card>
  )
}

function Preview({ read: { columns, rows } }: Pick<MappingFormProps, 'read'>) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls
    <section className="overflow-x-auto rounded-md border" aria-label={messages.bank.firstLines} tabIndex={0}>
      <table className="w-full text-left text-sm">
        <thead className="bg-plain-soft text-muted">
          <tr>
            {columns.map((name) => (
              <th key={name} scope="col" className="whitespace-nowrap px-3 py-2 font-medium">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="divide-y">
          {rows.map((cells, row) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows have no id and never move
            <tr key={row}>
              {columns.map((name, column) => (
                <td key={name} className="tnum max-w-72 truncate px-3 py-1.5">
                  {cells[column]}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
