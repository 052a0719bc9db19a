import { CheckCheck, Plus } from 'lucide-react'
import type { Case } from '#contract/cases/case.ts'
import type { Role } from '#contract/endpoint.ts'
import { messages } from '#contract/messages.ts'
import type { Checklist } from '#contract/papers/paper.ts'
import { lackingPapers } from '#web/domain/checklist.ts'
import { Button } from '#web/ui/button.tsx'
import { BundleButton } from './bundle-button.tsx'
import { filesOf } from './files-of.ts'
import { SlipButton } from './slip-button.tsx'
import { useMarkReceived } from './use-paper-changes.ts'

interface CardActionsProps {
  caseData: Case
  checklist: Checklist
  viewer: Role
  onAdd: () => void
}

/** The actions on all papers of a case. */
export function CardActions({ caseData, checklist, viewer, onAdd }: CardActionsProps) {
  const received = useMarkReceived(caseData.id)
  const isStaff = viewer !== 'client'
  const lacking = lackingPapers(checklist)
  return (
    <div className="flex flex-wrap gap-2">
      {(lacking.length > 0 || caseData.status === 'rejected') && (
        <SlipButton caseData={caseData} lacking={lacking} role={viewer} />
      )}
      {isStaff && filesOf(checklist).length > 0 && <BundleButton caseId={caseData.id} />}
      {isStaff && (lacking.length > 0 || received.isPending) && (
        <Button size="sm" pending={received.isPending} onClick={() => void received.mark(lacking)}>
          <CheckCheck aria-hidden="true" />
          {messages.papers.markAll}
        </Button>
      )}
      {isStaff && (
        <Button size="sm" onClick={onAdd}>
          <Plus aria-hidden="true" />
          {messages.papers.add}
        </Button>
      )}
    </div>
  )
}
