import { Upload } from 'lucide-react'
import { useState } from 'react'
import { type BankColumns, BankMapping, type BankMatches } from '#contract/bank/bank.ts'
import { MAX_UPLOAD_BYTES } from '#contract/files/file-kind.ts'
import { t } from '#contract/texts.ts'
import { bankEndpoints } from '#web/endpoints.generated.ts'
import { ShownTableFacts } from '#web/features/tables/table-facts.tsx'
import { type Fields, TABLE_FILES, useTableFile } from '#web/features/tables/use-table-file.tsx'
import { ComboboxField } from '#web/forms/choice-field.tsx'
import { Form, SaveButton, useZodForm } from '#web/forms/form.tsx'
import { isAbort } from '#web/lib/errors.ts'
import { toastFailure, useTask } from '#web/lib/toast.ts'
import { requireSize, useSendChosen } from '#web/lib/uploads.ts'
import { Card } from '#web/ui/card.tsx'
import { ChooseFileButton } from '#web/ui/choose-files.tsx'
import { EmptyState } from '#web/ui/query-view.tsx'
import { BankResult } from './bank-matches.tsx'

interface Statement {
  file: File
  columns: BankColumns
  /** What a person has answered of the file. */
  fields: Fields
  answer: BankMatches | null
}

/** Compares a bank statement with the pending payments: choose the file, assign its columns, verify the matches. */
export function BankTab() {
  const [statement, setStatement] = useState<Statement | null>(null)
  const [send, question] = useTableFile()
  const read = async (file: File, answered?: Fields) => {
    const { data, fields } = await send(bankEndpoints.columns.path, file, { ...(answered && { fields: answered }) })
    setStatement({ file, columns: data as BankColumns, fields, answer: null })
  }
  const [isReading, sendChosen] = useSendChosen({
    send: async (file) => {
      requireSize(file, MAX_UPLOAD_BYTES, t.payments('tooLarge'))
      await read(file)
    },
    failureTitle: t.bank('chooseFailed'),
  })
  const [isReadingAgain, runAgain] = useTask(t.bank('chooseFailed'))
  const compare = async (mapping: BankMapping) => {
    if (!statement) return
    try {
      const fields = { ...statement.fields, mapping: JSON.stringify(mapping) }
      const { data } = await send(bankEndpoints.import.path, statement.file, { fields })
      const answer = data as BankMatches
      setStatement((latest) => (latest?.file === statement.file ? { ...latest, answer } : latest))
    } catch (error) {
      if (!isAbort(error)) toastFailure(t.bank('compareFailed'), error)
    }
  }
  const choose = (
    <ChooseFileButton
      variant={statement ? 'secondary' : 'primary'}
      className="max-md:w-full"
      icon={Upload}
      label={statement ? t.bank('chooseAnother') : t.bank('chooseStatement')}
      accept={TABLE_FILES}
      pending={isReading}
      onFiles={sendChosen}
    />
  )
  if (!statement)
    return (
      <Card flush>
        {question}
        <EmptyState title={t.bank('description')} detail={t.bank('emptyDetail')} action={choose} />
      </Card>
    )
  const { file, columns, answer } = statement
  return (
    <div className="grid grid-cols-1 gap-5">
      {question}
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="wrap-anywhere font-medium">{file.name}</p>
        {choose}
      </div>
      {answer ? (
        <BankResult key={file.name} answer={answer} />
      ) : (
        <MappingForm
          key={`${file.name} ${file.lastModified}`}
          fileName={file.name}
          read={columns}
          onCompare={compare}
          answered={statement.fields}
          onReadAgain={(answered) => void runAgain(() => read(file, answered))}
          isReading={isReadingAgain}
        />
      )}
    </div>
  )
}

interface MappingFormProps {
  fileName: string
  read: BankColumns
  onCompare: (mapping: BankMapping) => Promise<unknown>
  answered: Fields
  onReadAgain: (answered: Fields) => void
  isReading: boolean
}

/** The suggested columns of a statement, with its first lines for comparison. */
function MappingForm({ fileName, read, onCompare, isReading, ...again }: MappingFormProps) {
  return (
    <Card title={t.bank('columnsOf', { fileName })} description={t.bank('columnsHint')}>
      <ShownTableFacts facts={read} {...again} pending={isReading} className="mb-5 rounded-md border" />
      {/* Another table has other columns. */}
      <MappingFields key={JSON.stringify(read.columns)} read={read} onCompare={onCompare} />
    </Card>
  )
}

function MappingFields({ read, onCompare }: Pick<MappingFormProps, 'read' | 'onCompare'>) {
  const { date, utr, amount, direction, debit, balance } = read.mapping
  const form = useZodForm(BankMapping, {
    date: date ?? '',
    utr: utr ?? '',
    amount: amount ?? '',
    direction: direction ?? '',
    debit: debit ?? '',
    balance: balance ?? '',
  })
  const options = read.columns.map((name) => ({ value: name, label: name }))
  const { control } = form
  return (
    <Form form={form} onSubmit={onCompare} className="grid gap-5">
      <div className="grid @3xl:grid-cols-3 @md:grid-cols-2 gap-4">
        <ComboboxField control={control} name="date" label={t.bank('dateColumn')} options={options} />
        <ComboboxField control={control} name="utr" label={t.bank('utrColumn')} options={options} />
        <ComboboxField control={control} name="amount" label={t.bank('amountColumn')} options={options} />
        <ComboboxField
          control={control}
          name="direction"
          label={t.bank('directionColumn')}
          hint={t.bank('directionHint')}
          placeholder={t.bank('noColumn')}
          options={options}
        />
        <ComboboxField
          control={control}
          name="debit"
          label={t.bank('debitColumn')}
          placeholder={t.bank('noColumn')}
          options={options}
        />
        <ComboboxField
          control={control}
          name="balance"
          label={t.bank('balanceColumn')}
          hint={t.bank('balanceHint')}
          placeholder={t.bank('noColumn')}
          options={options}
        />
      </div>
      <Preview read={read} />
      <SaveButton control={control} label={t.bank('compare')} />
    </Form>
  )
}

function Preview({ read: { columns, rows } }: Pick<MappingFormProps, 'read'>) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls
    <section className="overflow-x-auto rounded-md border" aria-label={t.bank('firstLines')} tabIndex={0}>
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
            // oxlint-disable-next-line react/no-array-index-key -- rows have no id and never move
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
