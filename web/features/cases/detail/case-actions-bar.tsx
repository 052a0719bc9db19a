import { Link } from '@tanstack/react-router'
import { CircleCheck, CircleX, PencilLine, UserCheck } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import type { Case } from '#contract/cases/case.ts'
import { disabledReason, missingForVerify } from '#contract/cases/case-actions.ts'
import { messages } from '#contract/messages.ts'
import { paths } from '#web/paths.ts'
import { Button } from '#web/ui/button.tsx'
import { buttonStyle } from '#web/ui/button-style.ts'
import { GuardedButton } from '#web/ui/guarded-button.tsx'
import { VerifyDialog } from '../actions/verify-case.tsx'
import { toCaseRow } from '../list/to-case-row.ts'
import { PrintCaseButton } from './print-case-button.tsx'

const AssignCaseDialog = lazy(async () => ({
  default: (await import('../actions/assign-case-dialog.tsx')).AssignCaseDialog,
}))
const RejectCaseDialog = lazy(async () => ({
  default: (await import('../actions/reject-case-dialog.tsx')).RejectCaseDialog,
}))

type Staff = 'superadmin' | 'employee'
type Step = 'verify' | 'assign' | 'reject'

/** The actions on a case from its details: verify, assign or reject, print, edit. */
export function CaseActionsBar({ caseData, role }: { caseData: Case; role: Staff }) {
  const [step, setStep] = useState<Step | null>(null)
  const row = toCaseRow(caseData)
  const close = () => setStep(null)
  const can = (action: 'verify' | 'assign' | 'reject' | 'edit') => disabledReason(action, caseData.status) === null
  return (
    <>
      <PrintCaseButton caseData={caseData} role={role} />
      {role === 'superadmin' && can('reject') && (
        <Button onClick={() => setStep('reject')}>
          <CircleX aria-hidden="true" />
          {messages.general.reject}
        </Button>
      )}
      {/* The specification hides Edit, instead of disabling it, once a case is assigned, paid or rejected. */}
      {can('edit') && (
        <Link
          to={paths[role].caseEdit.pattern}
          params={{ caseNo: caseData.CaseNo }}
          state={{ id: caseData.id }}
          className={buttonStyle()}
        >
          <PencilLine aria-hidden="true" />
          {messages.general.edit}
        </Link>
      )}
      {can('verify') && (
        <GuardedButton variant="primary" reason={missingForVerify(role, row)} onClick={() => setStep('verify')}>
          <CircleCheck aria-hidden="true" />
          {messages.general.verify}
        </GuardedButton>
      )}
      {role === 'superadmin' && can('assign') && (
        <Button variant="primary" onClick={() => setStep('assign')}>
          <UserCheck aria-hidden="true" />
          {messages.cases.assign}
        </Button>
      )}
      <Suspense fallback={null}>
        {step === 'verify' && <VerifyDialog row={row} onClose={close} />}
        {step === 'assign' && <AssignCaseDialog row={row} onClose={close} />}
        {step === 'reject' && <RejectCaseDialog row={row} onClose={close} />}
      </Suspense>
    </>
  )
}
