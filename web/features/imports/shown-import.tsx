import { useState } from 'react'
import { showCount } from '#contract/count.ts'
import { showInstant } from '#contract/dates.ts'
import type { ImportEntry } from '#contract/imports/import.ts'
import { t } from '#contract/texts.ts'
import { importEndpoints } from '#web/endpoints.generated.ts'
import { Notices } from '#web/features/tables/table-facts.tsx'
import { useApiMutation } from '#web/lib/use-api-mutation.ts'
import { Badge, type Tone } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { ProgressBar } from '#web/ui/progress.tsx'
import { BadRows } from './bad-rows.tsx'
import { importReads } from './import-queries.ts'
import { FileButton } from './new-import.tsx'

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
    failureTitle: t.imports('importFailed'),
    success: ({ made }) => t.imports('countMade', { count: showCount(made) }),
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
      label={t.imports('downloadReport')}
    />
  )
  return (
    <div className="grid gap-5">
      <Card
        title={t.imports('rowsTitle', { kind: t.imports(`kinds.${entry.kind}`) })}
        actions={<Counts entry={entry} />}
      >
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
                ? t.imports('importGood', { good: showCount(good), bad: showCount(left) })
                : t.imports('importRows', { count: showCount(good) })}
            </Button>
            {report}
            {entry.withoutCells > 0 && (
              <p className="text-muted text-sm">{t.imports('withoutCells', { rows: entry.withoutCells })}</p>
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
          ['good', rows - bad, (count: string) => t.imports('countGood', { count })],
          ['bad', bad, (count: string) => t.imports('countBad', { count })],
        ]
      : [
          state === 'done'
            ? ['good', made, (count: string) => t.imports('countMade', { count })]
            : ['plain', made, (count: string) => t.imports('countUndone', { count })],
          ['plain', skipped, (count: string) => t.imports('countSkipped', { count })],
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
      <ProgressBar share={total > 0 ? done / total : 0} label={t.imports('running')} />
      <p className="text-muted text-sm">
        {t.imports('progressOf', { done: showCount(done), total: showCount(total) })}. {t.imports('runningDetail')}
      </p>
    </div>
  )
}

function TakeBack({ entry, until }: { entry: ImportEntry; until: string }) {
  const [isAsking, setAsking] = useState(false)
  const undo = useApiMutation(importEndpoints.undo, {
    invalidates: [everything],
    failureTitle: t.imports('takeBackFailed'),
  })
  return (
    <>
      <Button onClick={() => setAsking(true)}>{t.imports('takeBack')}</Button>
      <p className="min-w-0 flex-1 basis-64 text-muted text-sm">
        {t.imports('takeBackUntil', { time: showInstant(until) })}
      </p>
      {isAsking && (
        <ConfirmDialog
          onClose={() => setAsking(false)}
          title={t.imports('takeBackTitle')}
          description={t.imports('takeBackText', { count: showCount(entry.made) })}
          confirm={t.imports('takeBack')}
          onConfirm={() => undo.mutateAsync({ params: { id: entry.id } })}
        />
      )}
    </>
  )
}
