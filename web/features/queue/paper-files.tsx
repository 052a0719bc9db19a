import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { showInstant } from '#contract/dates.ts'
import { fullName } from '#contract/full-name.ts'
import type { Attachment } from '#contract/papers/paper.ts'
import { paperStateLabels } from '#contract/papers/paper-values.ts'
import type { PaperToCheck, QueueRow } from '#contract/queue/queue.ts'
import { t } from '#contract/texts.ts'
import { paperEndpoints } from '#web/endpoints.generated.ts'
import { checklistOf } from '#web/features/cases/file-state.tsx'
import { FileView, Steps, TurnButton } from '#web/features/papers/viewer.tsx'
import { lazyDialog } from '#web/lib/lazy.tsx'
import { caseReads } from '#web/lib/query.ts'
import { toast } from '#web/lib/toast.ts'
import { useApiMutation } from '#web/lib/use-api-mutation.ts'
import { EmptyState, QueryView } from '#web/ui/query-view.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'

const NoteDialog = lazyDialog(async () => (await import('#web/features/papers/paper-dialogs.tsx')).NoteDialog)

export const isPaper = (row: QueueRow): row is PaperToCheck => row.kind === 'papersToCheck'

/** The files of a paper that waits to be checked, large, one at a time; those of the dealer come first. */
export function PaperFiles({ row: { caseId, paperId } }: { row: PaperToCheck }) {
  const query = useQuery(checklistOf(caseId))
  return (
    <QueryView
      query={query}
      errorTitle={t.papers('fetchFailed')}
      skeleton={<Skeleton className="h-96 rounded-lg" />}
      isEmpty={({ data }) => !data.papers.some((paper) => paper.paperId === paperId && paper.attachments.length > 0)}
      empty={<EmptyState title={t.queue('fileGone')} />}
    >
      {({ data }) => (
        <Files
          caseId={caseId}
          files={(data.papers.find((paper) => paper.paperId === paperId)?.attachments ?? []).toSorted(
            (a, b) => Number(a.by.role !== 'client') - Number(b.by.role !== 'client'),
          )}
        />
      )}
    </QueryView>
  )
}

function Files({ caseId, files: newest }: { caseId: string; files: readonly Attachment[] }) {
  // Their addresses change with each reload, for which the browser would fetch the image again.
  const [files] = useState(newest)
  const [index, setIndex] = useState(0)
  const [turns, setTurns] = useState(0)
  const file = files[index]
  if (!file) return null
  const show = (next: number) => {
    setIndex(next)
    setTurns(0)
  }
  return (
    <div className="grid gap-2">
      <div className="h-[60dvh] min-h-56">
        <FileView caseId={caseId} file={file} turns={turns} />
      </div>
      <div className="flex flex-wrap items-center gap-2 text-muted text-sm">
        <span className="wrap-anywhere min-w-0 flex-1">
          {t.attachments('facts', {
            place: index + 1,
            count: files.length,
            by: fullName(file.by),
            at: showInstant(file.at),
          })}
        </span>
        <TurnButton size="icon-sm" onTurn={() => setTurns(turns + 1)} />
        {files.length > 1 && <Steps size="icon-sm" index={index} count={files.length} onShow={show} />}
      </div>
    </div>
  )
}

/** Asks for the objection to a paper, which the dealer reads. */
export function ObjectionDialog({ row, onClose }: { row: PaperToCheck; onClose: () => void }) {
  const paper = { paperId: row.paperId, name: row.name, state: row.state, note: null }
  return <NoteDialog caseId={row.caseId} noted={{ paper, state: 'deficient' }} checks onClose={onClose} />
}

/** Returns what notes a paper of the queue as received and checked. */
export function useReceivePaper() {
  const change = useApiMutation(paperEndpoints.change, {
    success: null,
    invalidates: [caseReads],
    failureTitle: t.papers('changeFailed'),
  })
  const state = 'received'
  return ({ caseId, paperId, name }: PaperToCheck) =>
    change.mutate({ params: { caseId }, body: { paperId, state, checked: true } }, () =>
      toast({ kind: 'success', title: t.papers('nowIn', { paper: name, state: paperStateLabels()[state] }) }),
    )
}
