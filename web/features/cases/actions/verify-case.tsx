import { CircleCheck } from 'lucide-react'
import { disabledReason, missingForVerify } from '#contract/cases/case-actions.ts'
import { caseEndpoints } from '#contract/cases/case-endpoints.ts'
import type { CaseRow } from '#contract/cases/case-lists.ts'
import type { Role } from '#contract/endpoint.ts'
import { messages } from '#contract/messages.ts'
import { call } from '#web/lib/api.ts'
import { toastFailure } from '#web/lib/failure.ts'
import { toast } from '#web/lib/toast.ts'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { GuardedButton } from '#web/ui/guarded-button.tsx'
import { caseChanged } from './case-changed.ts'

/** "Verify" of a row; disabled while the case lacks what this role needs for it (spec/2 screens 5 and 8). */
export function VerifyButton({ row, by, onAsk }: { row: CaseRow; by: Role; onAsk: (row: CaseRow) => void }) {
  return (
    <GuardedButton
      size="sm"
      reason={disabledReason('verify', row.status) ?? missingForVerify(by, row)}
      aria-label={`Verify ${row.CaseNo}`}
      onClick={() => onAsk(row)}
    >
      <CircleCheck aria-hidden="true" />
      Verify
    </GuardedButton>
  )
}

/** Asks before a case is verified, and verifies it. */
export function VerifyDialog({ row, onClose }: { row: CaseRow; onClose: () => void }) {
  const verify = async () => {
    try {
      await call(caseEndpoints.verify, { params: { id: row.id } })
    } catch (error) {
      toastFailure(messages.cases.verifyFailed, error)
      // Someone else may have been quicker: the list shows how it is now.
      void caseChanged()
      throw error
    }
    toast({ kind: 'success', title: messages.cases.verified })
    await caseChanged()
  }
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Verify case"
      description={messages.cases.confirmVerify(row.CaseNo)}
      confirm="Verify"
      onConfirm={verify}
    />
  )
}
