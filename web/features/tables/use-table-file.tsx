import { clsx } from 'clsx'
import { type ReactNode, useState } from 'react'
import { isDay, showDay } from '#contract/dates.ts'
import type { ImportHeader } from '#contract/imports/import.ts'
import type { ImportColumn } from '#contract/imports/import-columns.ts'
import { ALL_SHEETS } from '#contract/question.ts'
import { type DayOrder, readDay } from '#contract/tables/read-day.ts'
import type { Mapping } from '#contract/tables/tables.ts'
import { t } from '#contract/texts.ts'
import { ApiError, type Question } from '#web/lib/errors.ts'
import { language } from '#web/lib/language.ts'
import { sendFile } from '#web/lib/uploads.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Select } from '#web/ui/select.tsx'
import { RadioGroup } from '#web/ui/toggle.tsx'

/** What a person has said of a file: fields of a form. */
export type Fields = Record<string, string>

interface Asked extends Question {
  text: string
  answer: (value: string | null) => void
}

/** Thrown where a person closes a question: nothing is read, and nothing is reported. */
const closed = () => new DOMException('Aborted', 'AbortError')

/**
 * Sends files with tables. What the server cannot know is asked for, and the file is sent again with the answer; answers are
 * kept in `fields` for the next call. Returns the dialog of an open question. `columns` are those that a question for the
 * columns can choose from.
 */
export function useTableFile(columns: readonly ImportColumn[] = []) {
  const [asked, setAsked] = useState<Asked | null>(null)
  const ask = (question: Question, text: string) =>
    new Promise<string | null>((answer) => setAsked({ ...question, text, answer })).finally(() => setAsked(null))
  const send = async (
    path: string,
    file: File,
    { params, fields = {} }: { params?: Record<string, string>; fields?: Fields } = {},
  ): Promise<{ data: unknown; fields: Fields }> => {
    try {
      return { data: await sendFile(path, file, { ...(params && { params }), fields }), fields }
    } catch (error) {
      if (!(error instanceof ApiError) || !error.question) throw error
      const value = await ask(error.question, error.message)
      if (value === null) throw closed()
      return send(path, file, { ...(params && { params }), fields: { ...fields, [error.question.field]: value } })
    }
  }
  const dialog =
    asked &&
    (asked.field === 'mapping' ? (
      <ColumnsQuestion {...asked} columns={columns} />
    ) : (
      <QuestionDialog key={asked.field} {...asked} />
    ))
  return [send, dialog] as const
}

/** The headings are the values that the server names, each with its example. */
const ColumnsQuestion = ({ values, examples, text, columns, answer }: Asked & { columns: readonly ImportColumn[] }) => (
  <ColumnsDialog
    title={t.tables('question')}
    description={text}
    headers={values.map((header, at) => ({ header, column: null, example: examples[at] ?? '' }))}
    columns={columns}
    onChosen={(mapping) => answer(JSON.stringify(mapping))}
    onClose={() => answer(null)}
  />
)

interface QuestionDialogProps extends Question {
  /** The question, as the server asks it. */
  text: string
  answer: (value: string | null) => void
}

/** Asks for what a file does not say; nothing is chosen beforehand. */
function QuestionDialog({ field, values, examples, text, answer }: QuestionDialogProps) {
  const [chosen, setChosen] = useState('')
  return (
    <Dialog size="sm" title={t.tables('question')} description={text} hasInput onClose={() => answer(null)}>
      <form
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault()
          // A form around the button that chose the file is not sent.
          event.stopPropagation()
          if (chosen) answer(chosen)
        }}
      >
        {field !== 'dates' && examples.length > 0 && (
          <ul className="grid gap-1 rounded-md border bg-sunken px-3 py-2 text-sm">
            {examples.map((example) => (
              <li key={example} className="wrap-anywhere tnum">
                {example}
              </li>
            ))}
          </ul>
        )}
        <RadioGroup
          autoFocus
          aria-label={text}
          value={chosen}
          onValueChange={setChosen}
          className="grid-cols-1!"
          options={values.map((value) => ({
            value,
            label: labelOf(field, value),
            detail: field === 'dates' && dayBy(value, examples),
          }))}
        />
        <Button type="submit" variant="primary" disabled={chosen === ''}>
          {t.tables('goOn')}
        </Button>
      </form>
    </Dialog>
  )
}

function labelOf(field: string, value: string): string {
  const texts: Readonly<Record<string, Readonly<Record<string, string>>>> = {
    sheet: { [ALL_SHEETS]: t.tables('allSheets') },
    dates: { dayFirst: t.tables('dayFirst'), monthFirst: t.tables('monthFirst') },
    unmarked: { received: t.tables('received'), paid: t.tables('paid') },
  }
  return texts[field]?.[value] ?? value
}

/** Returns what a day of the file would be, `11/5/2026 = 5 November 2026`; nothing where none is a day then. */
function dayBy(order: string, examples: readonly string[]): string | null {
  const format = new Intl.DateTimeFormat(`${language.get()}-IN`, { dateStyle: 'long', timeZone: 'UTC' })
  for (const example of examples) {
    const day = readDay(example, order as DayOrder)
    if (day !== null) return `${example} = ${format.format(new Date(day))}`
  }
  return null
}

interface ColumnsDialogProps {
  title: string
  description: string
  headers: readonly ImportHeader[]
  columns: readonly ImportColumn[]
  pending?: boolean
  onChosen: (mapping: Mapping) => void
  onClose: () => void
  /** What was read of the file besides. */
  children?: ReactNode
}

/** Asks what the columns of a file mean. */
export function ColumnsDialog(props: ColumnsDialogProps) {
  const { title, description, headers, columns, pending = false, onChosen, onClose, children } = props
  const [mapping, setMapping] = useState(() => mappingOf(headers))
  return (
    <Dialog
      size="lg"
      title={title}
      description={description}
      hasInput
      onClose={onClose}
      footer={
        <>
          <StillMissing columns={columns} mapping={mapping} />
          <Button
            variant="primary"
            disabled={missingIn(columns, mapping).length > 0}
            pending={pending}
            onClick={() => onChosen(mapping)}
          >
            {t.tables('readAgain')}
          </Button>
        </>
      }
    >
      {children}
      <div className="rounded-md border">
        <TableColumns headers={headers} columns={columns} mapping={mapping} onChange={setMapping} />
      </div>
    </Dialog>
  )
}

const grid = 'md:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_minmax(0,18rem)]'

interface TableColumnsProps {
  headers: readonly Pick<ImportHeader, 'header' | 'example'>[]
  columns: readonly { name: string; label: string }[]
  mapping: Mapping
  onChange: (mapping: Mapping) => void
}

/** What each column of a file means, beside its heading and an example. */
export function TableColumns({ headers, columns, mapping, onChange }: TableColumnsProps) {
  /** A column means one thing: the header that had it before is left out. */
  const choose = (header: string, column: string | null) =>
    onChange({
      ...Object.fromEntries(Object.entries(mapping).map(([other, name]) => [other, name === column ? null : name])),
      [header]: column,
    })
  return (
    <>
      <div className={clsx('hidden border-b bg-sunken px-5 py-2 text-muted text-sm md:grid', grid)} aria-hidden="true">
        <span>{t.imports('inSheet')}</span>
        <span>{t.imports('example')}</span>
        <span>{t.imports('means')}</span>
      </div>
      <ul className="divide-y">
        {headers.map(({ header, example }) => (
          <li key={header} className={clsx('grid items-center gap-x-4 gap-y-1 px-5 py-2.5', grid)}>
            <span className="wrap-anywhere font-medium">{header}</span>
            <span className="truncate text-muted">{isDay(example) ? showDay(example) : example || '-'}</span>
            <Select
              aria-label={t.imports('meaningOf', { header })}
              value={mapping[header] ?? ''}
              placeholder={t.imports('leaveOut')}
              onValueChange={(name) => choose(header, name || null)}
              options={[
                { value: '', label: t.imports('leaveOut') },
                ...columns.map(({ name, label }) => ({ value: name, label })),
              ]}
            />
          </li>
        ))}
      </ul>
    </>
  )
}

/** What the columns are suggested to mean. */
export const mappingOf = (headers: readonly ImportHeader[]): Mapping =>
  Object.fromEntries(headers.map(({ header, column }) => [header, column]))

/** What must still be said, in one line; nothing where all is. */
export function StillMissing({
  columns,
  mapping,
}: {
  columns: readonly { label: string; name: string; isRequired: boolean }[]
  mapping: Mapping
}) {
  const missing = missingIn(columns, mapping)
  return (
    missing.length > 0 && (
      <p role="status" className="text-warn">
        {t.imports('stillMissing', { names: missing.map(({ label }) => label).join(', ') })}
      </p>
    )
  )
}

/** Returns the columns that are needed and that no heading means. */
export const missingIn = <C extends { name: string; isRequired: boolean }>(columns: readonly C[], mapping: Mapping) =>
  columns.filter(({ name, isRequired }) => isRequired && !Object.values(mapping).includes(name))

/** What a picker of files with tables offers: workbooks, CSV, text and pages of banks, which are named `.xls`. */
export const TABLE_FILES =
  '.xlsx,.csv,.tsv,.txt,.xls,text/csv,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
