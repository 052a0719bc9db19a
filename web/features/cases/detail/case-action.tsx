import { Link } from '@tanstack/react-router'
import { ArrowRight, CircleCheck, CircleX, PencilLine, Undo2, UserCheck } from 'lucide-react'
import type { Case } from '#contract/cases/case.ts'
import { disabledReason, missingForVerify, reasonNotToUnassign } from '#contract/cases/case-actions.ts'
import type { NextAction } from '#contract/cases/next-step.ts'
import type { Role } from '#contract/endpoint.ts'
import { messages } from '#contract/messages.ts'
import { paths } from '#web/paths.ts'
import { Button } from '#web/ui/button.tsx'
import { type ButtonStyle, buttonStyle } from '#web/ui/button-style.ts'
import { GuardedButton } from '#web/ui/guarded-button.tsx'

/** The actions that open a dialog. */
export type CaseDialog = 'verify' | 'assign' | 'unassign' | 'reject' | 'reopen'

interface CaseActionProps extends ButtonStyle {
  action: NextAction | 'unassign' | 'reject'
  caseData: Case
  role: Role
  /** Opens the dialog of an action; a client has none. */
  onAsk?: ((dialog: CaseDialog) => void) | undefined
}

/** The button or link of one action on a case. */
export function CaseAction({ action, caseData, role, onAsk, ...style }: CaseActionProps) {
  switch (action) {
    case 'edit':
      // The specification hides Edit, instead of disabling it, once a case is assigned, paid or rejected.
      return role === 'client' || disabledReason('edit', caseData.status) ? null : (
        <Link
          to={paths[role].caseEdit.pattern}
          params={{ caseNo: caseData.CaseNo }}
          state={{ id: caseData.id }}
          className={buttonStyle(style)}
        >
          <PencilLine aria-hidden="true" />
          {messages.general.edit}
        </Link>
      )
    case 'verify':
      return disabledReason('verify', caseData.status) ? null : (
        <GuardedButton
          {...style}
          reason={missingForVerify(role, caseData.generalDetail)}
          onClick={() => onAsk?.('verify')}
        >
          <CircleCheck aria-hidden="true" />
          {messages.general.verify}
        </GuardedButton>
      )
    case 'assign':
      return role !== 'superadmin' || disabledReason('assign', caseData.status) ? null : (
        <Button {...style} onClick={() => onAsk?.('assign')}>
          <UserCheck aria-hidden="true" />
          {messages.cases.assign}
        </Button>
      )
    case 'unassign':
      return role !== 'superadmin' || reasonNotToUnassign(paymentState(caseData)) ? null : (
        <Button {...style} onClick={() => onAsk?.('unassign')}>
          <Undo2 aria-hidden="true" />
          {messages.cases.unassign}
        </Button>
      )
    case 'reject':
      return role !== 'superadmin' || disabledReason('reject', caseData.status) ? null : (
        <Button {...style} onClick={() => onAsk?.('reject')}>
          <CircleX aria-hidden="true" />
          {messages.general.reject}
        </Button>
      )
    case 'reopen':
      return disabledReason('reopen', caseData.status) ? null : (
        <Button {...style} onClick={() => onAsk?.('reopen')}>
          <Undo2 aria-hidden="true" />
          {messages.cases.reopen}
        </Button>
      )
    case 'openPayments':
      return (
        <Link to={paths.superadmin.payments} className={buttonStyle(style)}>
          {messages.caseSteps.openPayments}
          <ArrowRight aria-hidden="true" />
        </Link>
      )
    case 'openMyCases':
      return (
        <Link to={paths.client.cases} className={buttonStyle(style)}>
          {messages.caseSteps.openMyCases}
          <ArrowRight aria-hidden="true" />
        </Link>
      )
  }
}

/** The status of a case, and whether a payment of it waits or has succeeded. */
const paymentState = ({ status, payment }: Case) => ({
  status,
  hasLivePayment: payment !== null && payment.status !== 'failed',
})
