import { Link } from '@tanstack/react-router'
import { CircleCheck, PencilLine } from 'lucide-react'
import { useCallback, useState } from 'react'
import { disabledReason, missingForVerify } from '#contract/cases/case-actions.ts'
import type { CaseRow } from '#contract/cases/case-lists.ts'
import type { StaffRole } from '#contract/roles.ts'
import { t, textOf } from '#contract/texts.ts'
import { APPOINTMENT } from '#web/features/cases/detail/use-case.ts'
import { lazyDialog } from '#web/lib/lazy.tsx'
import { paths } from '#web/lib/paths.ts'
import { verbProps } from '#web/lib/verbs.ts'
import { rowLabel } from '#web/table/row-actions.tsx'
import { buttonStyle } from '#web/ui/button.tsx'
import { GuardedButton } from '#web/ui/guarded-button.tsx'
import { ViewDetails } from '../list/case-columns.tsx'

const VerifyDialog = lazyDialog(async () => (await import('./verify-dialog.tsx')).VerifyDialog)

/** "Verify" in a row; disabled while a field that this role needs for verification is empty: a press asks for it. */
function VerifyButton({ row, by, onAsk }: { row: CaseRow; by: StaffRole; onAsk: (row: CaseRow) => void }) {
  return (
    <GuardedButton
      icon={CircleCheck}
      size="sm"
      {...verbProps('verify')}
      reason={textOf(disabledReason('verify', row.status) ?? missingForVerify(by, row))}
      aria-label={t.cases('verifyCase', { caseNumber: row.CaseNo })}
      onClick={() => onAsk(row)}
      onRefused={disabledReason('verify', row.status) ? undefined : () => onAsk(row)}
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
      {...verbProps('edit')}
      title={t.cases('addAppointment')}
      className={buttonStyle({ variant: 'ghost', size: 'sm' })}
    >
      <PencilLine />
      <span className={rowLabel}>{t.general('edit')}</span>
      <span className="sr-only"> {t.cases('caseSuffix', { caseNumber: CaseNo })}</span>
    </Link>
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
