import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { showCount } from '#contract/count.ts'
import type { BadRow, ImportEntry } from '#contract/imports/import.ts'
import { type ImportColumn, importColumns } from '#contract/imports/import-columns.ts'
import { t } from '#contract/texts.ts'
import { importEndpoints } from '#web/endpoints.generated.ts'
import { draftKey, readDraft, writeDraft } from '#web/forms/draft.tsx'
import { useUser } from '#web/lib/session.ts'
import { useApiMutation } from '#web/lib/use-api-mutation.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { FieldError, Input } from '#web/ui/input.tsx'
import { QueryView } from '#web/ui/query-view.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { badRowsOf, importReads } from './import-queries.ts'

/** Rows to correct at a time. */
const SHOWN = 25
/** How many filled cells say which row it is. */
const NAMING_CELLS = 3

type Texts = Record<number, Record<string, string>>

/** Returns the cells that were typed while others were being sent. */
function typedSince(now: Texts, sent: Texts): Texts {
  const rows = Object.entries(now).map(([row, cells]) => {
    const since = Object.entries(cells).filter(([name, text]) => sent[Number(row)]?.[name] !== text)
    return [row, Object.fromEntries(since)] as const
  })
  return Object.fromEntries(rows.filter(([, cells]) => Object.keys(cells).length > 0))
}

/** The rows that cannot be imported, with a field for each cell that is wrong. */
export function BadRows({ entry }: { entry: ImportEntry }) {
  const query = useQuery(badRowsOf(entry.id, SHOWN))
  const key = draftKey(useUser()?.id ?? '', `import-${entry.id}`)
  const [typed, setTyped] = useState(() => (readDraft(key) ?? {}) as Texts)
  useEffect(() => writeDraft(key, typed, { tabOnly: true }), [key, typed])
  const correct = useApiMutation(importEndpoints.correct, {
    invalidates: [importReads],
    failureTitle: t.imports('correctFailed'),
    success: ({ good, bad }) =>
      `${t.imports('countGood', { count: showCount(good) })}, ${t.imports('countBad', { count: showCount(bad) })}`,
  })
  const corrections = Object.entries(typed).map(([row, values]) => ({ row: Number(row), values }))
  const save = () =>
    correct.mutate({ params: { id: entry.id }, body: { corrections } }, () => setTyped((now) => typedSince(now, typed)))
  const columns = importColumns(entry.kind)
  return (
    <Card title={t.imports('badTitle')} {...(entry.bad > SHOWN && { description: t.imports('firstPage') })} flush>
      <QueryView query={query} skeleton={<Skeleton className="m-5 h-24" />}>
        {({ data }) => (
          <form
            onSubmit={(event) => {
              event.preventDefault()
              if (corrections.length > 0) save()
            }}
          >
            <ul className="divide-y">
              {data.map((row) => (
                <RowToCorrect
                  key={row.row}
                  row={row}
                  columns={columns}
                  typed={typed[row.row] ?? {}}
                  onType={(name, text) =>
                    setTyped((before) => ({ ...before, [row.row]: { ...before[row.row], [name]: text } }))
                  }
                />
              ))}
            </ul>
            <div className="border-t px-5 py-4">
              <Button type="submit" disabled={corrections.length === 0} pending={correct.isPending}>
                {t.imports('checkAgain')}
              </Button>
            </div>
          </form>
        )}
      </QueryView>
    </Card>
  )
}

function RowToCorrect({
  row: { row, values, errors },
  columns,
  typed,
  onType,
}: {
  row: BadRow
  columns: readonly ImportColumn[]
  typed: Readonly<Record<string, string>>
  onType: (name: string, text: string) => void
}) {
  const labelOf = (name: string) => columns.find((column) => column.name === name)?.label ?? name
  const isWrong = (name: string) => errors.some(({ field }) => field === name)
  const named = columns.filter(({ name }) => values[name] && !isWrong(name)).slice(0, NAMING_CELLS)
  return (
    <li className="grid gap-x-4 gap-y-2 px-5 py-3 md:grid-cols-[minmax(0,16rem)_minmax(0,1fr)]">
      <div className="min-w-0">
        <p className="font-medium">{t.imports('rowNumber', { row })}</p>
        <p className="wrap-anywhere text-muted text-sm">{named.map(({ name }) => values[name]).join(', ')}</p>
      </div>
      <div className="grid gap-x-4 gap-y-3 sm:grid-cols-2 xl:grid-cols-3">
        {errors.map(({ field, message }) => {
          const id = `row-${row}-${field}`
          return (
            <div key={field} className="min-w-0">
              <label htmlFor={id} className="mb-1 block text-muted text-sm">
                {labelOf(field)}
              </label>
              <Input
                id={id}
                aria-label={t.imports('cellOfRow', { label: labelOf(field), row })}
                aria-invalid
                aria-describedby={`${id}-error`}
                value={typed[field] ?? values[field] ?? ''}
                onValueChange={(text) => onType(field, text)}
              />
              <FieldError id={`${id}-error`}>{message}</FieldError>
            </div>
          )
        })}
      </div>
    </li>
  )
}
