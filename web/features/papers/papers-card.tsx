import { useQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import type { Case } from '#contract/cases/case.ts'
import type { Role } from '#contract/endpoint.ts'
import { messages } from '#contract/messages.ts'
import type { Checklist } from '#contract/papers/paper.ts'
import { checklistOf, lackingPapers } from '#web/domain/checklist.ts'
import { lazyNamed } from '#web/lib/lazy-named.ts'
import { LOOSE, useIncomingFiles } from '#web/lib/use-incoming-files.ts'
import { Card } from '#web/ui/card.tsx'
import { QueryView } from '#web/ui/query-view.tsx'
import { CardActions } from './card-actions.tsx'
import { filesOf } from './files-of.ts'
import type { NotedState } from './paper-dialogs.tsx'
import { PaperList } from './paper-list.tsx'
import { SkeletonPapers } from './papers-skeleton.tsx'
import { addFiles } from './uploads.ts'

const NoteDialog = lazyNamed(async () => (await import('./paper-dialogs.tsx')).NoteDialog)
const AddPaperDialog = lazyNamed(async () => (await import('./paper-dialogs.tsx')).AddPaperDialog)
const Viewer = lazyNamed(async () => (await import('./viewer.tsx')).Viewer)

interface PapersCardProps {
  caseData: Case
  viewer: Role
}

/** The papers of a case with their files. Files can be dropped on it and pasted; staff note the states of papers. */
export function PapersCard({ caseData, viewer }: PapersCardProps) {
  const caseId = caseData.id
  const query = useQuery(checklistOf(caseId))
  const [asking, setAsking] = useState<NotedState | 'newPaper' | null>(null)
  const [openFile, setOpenFile] = useState<string | null>(null)
  const { over, dropProps } = useIncomingFiles((place, files) =>
    addFiles(caseId, place === LOOSE ? null : place, files),
  )
  const checklist = query.data?.data
  const close = () => setAsking(null)
  return (
    <div {...dropProps}>
      <Card
        flush
        title={<CardHeading checklist={checklist} />}
        description={checklist && summaryOf(checklist)}
        actions={
          checklist && (
            <CardActions
              caseData={caseData}
              checklist={checklist}
              viewer={viewer}
              onAdd={() => setAsking('newPaper')}
            />
          )
        }
      >
        <QueryView
          query={query}
          errorTitle={messages.papers.fetchFailed}
          inlineError
          skeleton={
            <div className="p-5">
              <SkeletonPapers />
            </div>
          }
        >
          {({ data }) => (
            <PaperList
              caseId={caseId}
              checklist={data}
              viewer={viewer}
              over={over}
              onAsk={setAsking}
              onOpen={setOpenFile}
            />
          )}
        </QueryView>
      </Card>
      <Suspense fallback={null}>
        {asking === 'newPaper' && <AddPaperDialog caseId={caseId} onClose={close} />}
        {asking !== null && asking !== 'newPaper' && <NoteDialog caseId={caseId} noted={asking} onClose={close} />}
        {openFile && checklist && (
          <Viewer caseId={caseId} files={filesOf(checklist)} first={openFile} onClose={() => setOpenFile(null)} />
        )}
      </Suspense>
    </div>
  )
}

/** "Papers 5 of 7". */
function CardHeading({ checklist }: { checklist: Checklist | undefined }) {
  return (
    <>
      {messages.papers.title}
      {checklist && checklist.required > 0 && (
        <span className="font-normal text-base text-muted">
          {' '}
          {messages.stages.papersOf(checklist.required - checklist.lacking, checklist.required)}
        </span>
      )}
    </>
  )
}

/** Names the papers that are still needed, those to be corrected with their note. */
function summaryOf(checklist: Checklist): string {
  if (checklist.required === 0) return messages.papers.noneNeeded
  const lacking = lackingPapers(checklist)
  if (lacking.length === 0) return messages.papers.complete
  const names = lacking.map(({ name, state, note }) =>
    state === 'deficient' && note ? messages.papers.correctionOf(name, note) : name,
  )
  return messages.papers.stillNeeded(names.join(', '))
}
