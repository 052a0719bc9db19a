import { CheckCheck, Plus } from 'lucide-react'
import { messages } from '#contract/messages.ts'
import type { Checklist } from '#contract/papers/paper.ts'
import { lackingPapers } from '#web/domain/checklist.ts'
import { Button } from '#web/ui/button.tsx'
import { BundleButton } from './bundle-button.tsx'
import { filesOf } from './files-of.ts'
import { useMarkReceived } from './use-paper-changes.ts'

interface CardActionsProps {
  caseId: string
  checklist: Checklist
  onAdd: () => void
}

/** The actions of staff on all papers of a case. */
export function CardActions({ caseId, checklist, onAdd }: CardActionsProps) {
  const received = useMarkReceived(caseId)
  const lacking = lackingPapers(checklist)
  return (
    <div className="flex flex-wrap gap-2">
      {filesOf(checklist).length > 0 && <BundleButton caseId={caseId} />}
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
