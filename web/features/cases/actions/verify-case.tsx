import { CircleCheck } from 'lucide-react'
import { lazy, Suspense, useRef } from 'react'
import { disabledReason, missingForVerify } from '#contract/cases/case-actions.ts'
import type { CaseRow } from '#contract/cases/case-lists.ts'
import type { Role } from '#contract/endpoint.ts'
import { messages } from '#contract/messages.ts'
import { caseEndpoints } from '#web/endpoints.generated.ts'
import { queryClient } from '#web/lib/query.ts'
import { useApiMutation } from '#web/lib/use-api-mutation.ts'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { GuardedButton } from '#web/ui/guarded-button.tsx'
import { caseQueries } from './case-queries.ts'

const loadWarning = async () => ({ default: (await import('#web/domain/lacking-papers.tsx')).LackingPapers })
const LackingPapers = lazy(loadWarning)

/**
 * "Verify" in a row; disabled while the case lacks a field that this role needs for verification (spec/2 screens 5 and
 * 8).
 */
export function VerifyButton({ row, by, onAsk }: { row: CaseRow; by: Role; onAsk: (row: CaseRow) => void }) {
  return (
    <GuardedButton
      size="sm"
      reason={disabledReason('verify', row.status) ?? missingForVerify(by, row)}
      aria-label={messages.cases.verifyCase(row.CaseNo)}
      onClick={() => onAsk(row)}
    >
      <CircleCheck aria-hidden="true" />
      {messages.general.verify}
    </GuardedButton>
  )
}

/** Confirms and verifies a case; names the papers that it lacks. */
export function VerifyDialog({ row, onClose }: { row: CaseRow; onClose: () => void }) {
  const verify = useApiMutation(caseEndpoints.verify, {
    invalidates: [caseQueries],
    failureTitle: messages.cases.verifyFailed,
  })
  const warning = useRef<HTMLParagraphElement>(null)
  const confirm = async () => {
    // Enter may be pressed before the papers are known: the warning comes first, and the next Enter confirms.
    if (!warning.current && (await lacksPapers(row.id))) throw new Error('The warning is shown')
    await verify.mutateAsync({ params: { id: row.id } })
  }
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={messages.cases.verifyTitle}
      description={messages.cases.confirmVerify(row.CaseNo)}
      confirm={messages.general.verify}
      onConfirm={confirm}
    >
      <Suspense fallback={null}>
        <LackingPapers caseId={row.id} ref={warning} />
      </Suspense>
    </ConfirmDialog>
  )
}

/** Returns whether a case lacks papers; false where that cannot be loaded, because it never prevents Verify. */
async function lacksPapers(caseId: string): Promise<boolean> {
  try {
    const [{ checklistOf, lackingPapers }] = await Promise.all([import('#web/domain/checklist.ts'), loadWarning()])
    return lackingPapers((await queryClient.ensureQueryData(checklistOf(caseId))).data).length > 0
  } catch {
    return false
  }
}
