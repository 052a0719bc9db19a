import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { CircleCheck, PencilLine } from 'lucide-react'
import { useCallback, useState } from 'react'
import { disabledReason, missingForVerify } from '#contract/cases/case-actions.ts'
import type { CaseRow } from '#contract/cases/case-lists.ts'
import type { StaffRole } from '#contract/roles.ts'
import { t, textOf } from '#contract/texts.ts'
import { caseEndpoints } from '#web/endpoints.generated.ts'
import { APPOINTMENT } from '#web/features/cases/detail/use-case.ts'
import { checklistOf, LackingPapersNotice } from '#web/features/cases/file-state.tsx'
import { paths } from '#web/lib/paths.ts'
import { caseReads } from '#web/lib/query.ts'
import { useApiMutation } from '#web/lib/use-api-mutation.ts'
import { rowLabel } from '#web/table/row-actions.tsx'
import { buttonStyle } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { GuardedButton } from '#web/ui/guarded-button.tsx'
import { ViewDetails } from '../list/case-columns.tsx'

/** "Verify" in a row; disabled while a field that this role needs for verification is empty. */
function VerifyButton({ row, by, onAsk }: { row: CaseRow; by: StaffRole; onAsk: (row: CaseRow) => void }) {
  return (
    <GuardedButton
      icon={CircleCheck}
      size="sm"
      reason={textOf(disabledReason('verify', row.status) ?? missingForVerify(by, row))}
      aria-label={t.cases('verifyCase', { caseNumber: row.CaseNo })}
      onClick={() => onAsk(row)}
    >
      {t.general('verify')}
    </GuardedButton>
  )
}

/** Opens the form at the Appointment Date, without which a case cannot be verified. */
function AddAppointment({ row: { CaseNo, ...row }, by }: { row: CaseRow; by: StaffRole }) {
  if (disabledReason('verify', row.status) || !missingForVerify(by, row)) return null
  return (
    <Link
      to={paths[by].caseEdit.pattern}
      params={{ caseNo: CaseNo }}
      state={{ field: APPOINTMENT }}
      title={t.cases('addAppointment')}
      className={buttonStyle({ variant: 'ghost', size: 'sm' })}
    >
      <PencilLine />
      <span className={rowLabel}>{t.general('edit')}</span>
      <span className="sr-only"> {t.cases('caseSuffix', { caseNumber: CaseNo })}</span>
    </Link>
  )
}

interface VerifyDialogProps {
  row: Pick<CaseRow, 'id' | 'CaseNo'>
  onVerified?: () => void
  onClose: () => void
}

/** Confirms and verifies a case; names the papers that it lacks. */
export function VerifyDialog({ row, onVerified, onClose }: VerifyDialogProps) {
  const verify = useApiMutation(caseEndpoints.verify, {
    invalidates: [caseReads],
    failureTitle: t.cases('verifyFailed'),
    onSuccess: () => onVerified?.(),
  })
  // Confirming waits for the warning of missing papers; a failure to load them does not prevent it.
  const { isPending: isUnknown } = useQuery(checklistOf(row.id))
  return (
    <ConfirmDialog
      onClose={onClose}
      title={t.cases('verifyTitle')}
      description={t.cases('confirmVerify', { caseNo: row.CaseNo })}
      confirm={t.general('verify')}
      waiting={isUnknown}
      onConfirm={() => verify.mutateAsync({ params: { id: row.id } })}
    >
      <LackingPapersNotice caseId={row.id} />
    </ConfirmDialog>
  )
}

/** The actions of a case that waits for verification, the dialog that "Verify" opens, and the case that it has verified last. */
export function useVerifyActions(by: StaffRole) {
  const [caseToVerify, setCaseToVerify] = useState<CaseRow | null>(null)
  const [verified, setVerified] = useState<CaseRow | null>(null)
  const actions = useCallback(
    (row: CaseRow) => (
      <>
        <ViewDetails row={row} />
        <VerifyButton row={row} by={by} onAsk={setCaseToVerify} />
        <AddAppointment row={row} by={by} />
      </>
    ),
    [by],
  )
  const dialog = caseToVerify && (
    <VerifyDialog
      row={caseToVerify}
      onVerified={() => setVerified(caseToVerify)}
      onClose={() => setCaseToVerify(null)}
    />
  )
  return { actions, dialog, verified }
}
