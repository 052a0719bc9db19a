import { useQuery } from '@tanstack/react-query'
import { useCallback, useState } from 'react'
import { disabledReason, missingForVerify } from '#contract/cases/case-actions.ts'
import type { CaseRow } from '#contract/cases/case-lists.ts'
import type { Role } from '#contract/endpoint.ts'
import { messages } from '#contract/messages.ts'
import { caseReads } from '#web/domain/case-reads.ts'
import { checklistOf, LackingPapersNotice } from '#web/domain/checklist.tsx'
import { caseEndpoints } from '#web/endpoints.generated.ts'
import { CircleCheck } from '#web/icons/index.generated.ts'
import { useApiMutation } from '#web/lib/use-api-mutation.ts'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { GuardedButton } from '#web/ui/guarded-button.tsx'
import { ViewDetails } from '../list/case-cells.tsx'

/**
 * "Verify" in a row; disabled while the case lacks a field that this role needs for verification (spec/2 screens 5 and
 * 8).
 */
function VerifyButton({ row, by, onAsk }: { row: CaseRow; by: Role; onAsk: (row: CaseRow) => void }) {
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
export function VerifyDialog({ row, onClose }: { row: Pick<CaseRow, 'id' | 'CaseNo'>; onClose: () => void }) {
  const verify = useApiMutation(caseEndpoints.verify, {
    invalidates: [caseReads],
    failureTitle: messages.cases.verifyFailed,
  })
  // Nobody confirms before the warning of lacking papers is there; papers that cannot be read prevent nothing.
  const { isPending: isUnknown } = useQuery(checklistOf(row.id))
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={messages.cases.verifyTitle}
      description={messages.cases.confirmVerify(row.CaseNo)}
      confirm={messages.general.verify}
      waiting={isUnknown}
      onConfirm={() => verify.mutateAsync({ params: { id: row.id } })}
    >
      <LackingPapersNotice caseId={row.id} />
    </ConfirmDialog>
  )
}

/** The actions of a case that waits for verification, and the dialog that "Verify" opens. */
export function useVerifyActions(by: Role) {
  const [caseToVerify, setCaseToVerify] = useState<CaseRow | null>(null)
  const actions = useCallback(
    (row: CaseRow) => (
      <>
        <ViewDetails row={row} />
        <VerifyButton row={row} by={by} onAsk={setCaseToVerify} />
      </>
    ),
    [by],
  )
  const dialog = caseToVerify && <VerifyDialog row={caseToVerify} onClose={() => setCaseToVerify(null)} />
  return { actions, dialog }
}
