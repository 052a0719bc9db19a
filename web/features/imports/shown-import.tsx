import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { showCount } from '#contract/count.ts'
import { showInstant } from '#contract/dates.ts'
import type { BadRow, ImportEntry } from '#contract/imports/import.ts'
import { type ImportColumn, importColumns } from '#contract/imports/import-columns.ts'
import { messages } from '#contract/messages.ts'
import { Notices } from '#web/domain/tables/table-facts.tsx'
import { importEndpoints } from '#web/endpoints.generated.ts'
import { draftKey, readDraft, writeDraft } from '#web/forms/draft-storage.ts'
import { useUser } from '#web/lib/session.ts'
import { useApiMutation } from '#web/lib/use-api-mutation.ts'
import { Badge, type Tone } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { Input } from '#web/ui/input.tsx'
import { FieldError } from '#web/ui/label.tsx'
import { ProgressBar } from '#web/ui/progress-bar.tsx'
import { QueryView } from '#web/ui/query-view.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { FileButton } from './file-button.tsx'
import { badRowsOf, importReads } from './import-queries.ts'

/** Everything but the imports themselves: an import can make rows of any list. */
const everything = { below: '/' } as const

/** An import as it stands: checked, being written, written or taken back. */
export function ShownImport({
  entry,
  notices,
  onWriting,
}: {
  entry: ImportEntry
  /** What a person should know of the file; nothing once the page was loaded again. */
  notices: readonly string[]
  onWriting: (isWriting: boolean) => void
}) {
  const commit = useApiMutation(importEndpoints.commit, {
    invalidates: [everything],
    invalidatesOnConflict: [importReads],
    failureTitle: messages.imports.importFailed,
    success: ({ made }) => messages.imports.countMade(showCount(made)),
  })
  const left = entry.bad - entry.withoutCells
  const good = entry.rows - left
  const write = () => {
    onWriting(true)
    void commit
      .mutateAsync({ params: { id: entry.id }, body: { skipBad: left > 0, withoutCells: entry.withoutCells > 0 } })
      .catch(() => undefined)
      .finally(() => onWriting(false))
  }
  const isWriting = commit.isPending || entry.progress !== null
  const report = (
    <FileButton
      endpoint={importEndpoints.report}
      args={{ params: { id: entry.id } }}
      label={messages.imports.downloadReport}
    />
  )
  return (
    <div className="grid gap-5">
      <Card title={messages.imports.rowsTitle(messages.imports.kinds[entry.kind])} actions={<Counts entry={entry} />}>
        {isWriting ? (
          <Writing done={entry.progress ?? 0} total={good} />
        ) : entry.state === 'checked' ? (
          <div className="flex flex-wrap items-center gap-2 max-md:*:grow">
            {notices.length > 0 && (
              <div className="basis-full pb-2 text-muted">
                <Notices notices={notices} />
              </div>
            )}
            <Button variant="primary" disabled={good === 0} onClick={write}>
              {left > 0
                ? messages.imports.importGood(showCount(good), showCount(left))
                : messages.imports.importRows(showCount(good))}
            </Button>
            {report}
            {entry.withoutCells > 0 && (
              <p className="text-muted text-sm">{messages.imports.withoutCells(entry.withoutCells)}</p>
            )}
          </div>
        ) : (
          <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
            {report}
            {entry.undoUntil && <TakeBack entry={entry} until={entry.undoUntil} />}
          </div>
        )}
      </Card>
      {entry.state === 'checked' && entry.bad > 0 && !isWriting && <BadRows entry={entry} />}
    </div>
  )
}

function Counts({ entry: { state, rows, bad, made, skipped } }: { entry: ImportEntry }) {
  const counts: [Tone, number, (count: string) => string][] =
    state === 'checked'
      ? [
          ['good', rows - bad, messages.imports.countGood],
          ['bad', bad, messages.imports.countBad],
        ]
      : [
          state === 'done' ? ['good', made, messages.imports.countMade] : ['plain', made, messages.imports.countUndone],
          ['plain', skipped, messages.imports.countSkipped],
        ]
  return (
    <div className="flex flex-wrap gap-2">
      {counts
        .filter(([, count], index) => count > 0 || index === 0)
        .map(([tone, count, say]) => (
          <Badge key={say('')} tone={tone}>
            {say(showCount(count))}
          </Badge>
        ))}
    </div>
  )
}

function Writing({ done, total }: { done: number; total: number }) {
  return (
    <div className="grid max-w-xl gap-2">
      <ProgressBar share={total > 0 ? done / total : 0} label={messages.imports.running} />
      <p className="text-muted text-sm">
        {messages.imports.progressOf(showCount(done), showCount(total))}. {messages.imports.runningDetail}
      </p>
    </div>
  )
}

function TakeBack({ entry, until }: { entry: ImportEntry; until: string }) {
  const [isAsking, setAsking] = useState(false)
  const undo = useApiMutation(importEndpoints.undo, {
    invalidates: [everything],
    failureTitle: messages.imports.takeBackFailed,
  })
  return (
    <>
      <Button onClick={() => setAsking(true)}>{messages.imports.takeBack}</Button>
      <p className="min-w-0 flex-1 basis-64 text-muted text-sm">{messages.imports.takeBackUntil(showInstant(until))}</p>
      {isAsking && (
        <ConfirmDialog
          onClose={() => setAsking(false)}
          title={messages.imports.takeBackTitle}
          description={messages.imports.takeBackText(showCount(entry.made))}
          confirm={messages.imports.takeBack}
          onConfirm={() => undo.mutateAsync({ params: { id: entry.id } })}
        />
      )}
    </>
  )
}

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
function BadRows({ entry }: { entry: ImportEntry }) {
  const query = useQuery(badRowsOf(entry.id, SHOWN))
  const key = draftKey(useUser()?.id ?? '', `import-${entry.id}`)
  const [typed, setTyped] = useState(() => (readDraft(key) ?? {}) as Texts)
  useEffect(() => writeDraft(key, typed, { tabOnly: true }), [key, typed])
  const correct = useApiMutation(importEndpoints.correct, {
    invalidates: [importReads],
    failureTitle: messages.imports.correctFailed,
    success: ({ good, bad }) =>
      `${messages.imports.countGood(showCount(good))}, ${messages.imports.countBad(showCount(bad))}`,
  })
  const corrections = Object.entries(typed).map(([row, values]) => ({ row: Number(row), values }))
  const save = () =>
    correct.mutate({ params: { id: entry.id }, body: { corrections } }, () => setTyped((now) => typedSince(now, typed)))
  const columns = importColumns(entry.kind)
  return (
    <Card
      title={messages.imports.badTitle}
      {...(entry.bad > SHOWN && { description: messages.imports.firstPage })}
      flush
    >
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
                {messages.imports.checkAgain}
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
        <p className="font-medium">{messages.imports.rowNumber(row)}</p>
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
                aria-label={messages.imports.cellOfRow(labelOf(field), row)}
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
