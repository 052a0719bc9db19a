import { useState } from 'react'
import { showCount } from '#contract/count.ts'
import { showInstant } from '#contract/dates.ts'
import type { ImportEntry } from '#contract/imports/import.ts'
import { messages } from '#contract/messages.ts'
import { Notices } from '#web/domain/tables/table-facts.tsx'
import { importEndpoints } from '#web/endpoints.generated.ts'
import { useApiMutation } from '#web/lib/use-api-mutation.ts'
import { Badge, type Tone } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { ProgressBar } from '#web/ui/progress-bar.tsx'
import { BadRows } from './bad-rows.tsx'
import { FileButton } from './file-button.tsx'
import { importReads } from './import-queries.ts'

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
