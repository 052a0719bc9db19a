import { useQuery } from '@tanstack/react-query'
import { CheckCheck, Plus } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import type { Role } from '#contract/endpoint.ts'
import { messages } from '#contract/messages.ts'
import type { Checklist } from '#contract/papers/paper.ts'
import { checklistOf, lackingPapers } from '#web/domain/checklist.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { QueryView } from '#web/ui/query-view.tsx'
import type { NotedState } from './paper-dialogs.tsx'
import { PaperRow } from './paper-row.tsx'
import { SkeletonRows } from './papers-skeleton.tsx'
import { StateMenu } from './state-menu.tsx'
import { useMarkReceived } from './use-paper-changes.ts'

const NoteDialog = lazy(async () => ({ default: (await import('./paper-dialogs.tsx')).NoteDialog }))
const AddPaperDialog = lazy(async () => ({ default: (await import('./paper-dialogs.tsx')).AddPaperDialog }))

interface PapersCardProps {
  caseId: string
  viewer: Role
}

/** The papers of a case: which are here and which are lacking. Staff note their states. */
export function PapersCard({ caseId, viewer }: PapersCardProps) {
  const query = useQuery(checklistOf(caseId))
  const [asking, setAsking] = useState<NotedState | 'newPaper' | null>(null)
  const checklist = query.data?.data
  const isStaff = viewer !== 'client'
  const close = () => setAsking(null)
  return (
    <Card
      flush
      title={<Heading checklist={checklist} />}
      description={checklist && summaryOf(checklist)}
      actions={isStaff && checklist && <CardActions {...{ caseId, checklist }} onAdd={() => setAsking('newPaper')} />}
    >
      <QueryView
        query={query}
        errorTitle={messages.papers.fetchFailed}
        inlineError
        skeleton={
          <div className="p-5">
            <SkeletonRows />
          </div>
        }
      >
        {({ data: { papers } }) => (
          <ul aria-label={messages.papers.title} className="divide-y">
            {papers.map((paper) => (
              <PaperRow
                key={paper.paperId}
                paper={paper}
                viewer={viewer}
                actions={isStaff && <StateMenu caseId={caseId} paper={paper} onAsk={setAsking} />}
              />
            ))}
          </ul>
        )}
      </QueryView>
      <Suspense fallback={null}>
        {asking === 'newPaper' && <AddPaperDialog caseId={caseId} onClose={close} />}
        {asking !== null && asking !== 'newPaper' && <NoteDialog caseId={caseId} noted={asking} onClose={close} />}
      </Suspense>
    </Card>
  )
}

/** "Papers 5 of 7". */
function Heading({ checklist }: { checklist: Checklist | undefined }) {
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

interface CardActionsProps {
  caseId: string
  checklist: Checklist
  onAdd: () => void
}

function CardActions({ caseId, checklist, onAdd }: CardActionsProps) {
  const received = useMarkReceived(caseId)
  const lacking = lackingPapers(checklist)
  return (
    <div className="flex flex-wrap gap-2">
      {(lacking.length > 0 || received.isPending) && (
        <Button size="sm" pending={received.isPending} onClick={() => void received.mark(lacking)}>
          <CheckCheck aria-hidden="true" />
          {messages.papers.markAll}
        </Button>
      )}
      <Button size="sm" onClick={onAdd}>
        <Plus aria-hidden="true" />
        {messages.papers.add}
      </Button>
    </div>
  )
}
