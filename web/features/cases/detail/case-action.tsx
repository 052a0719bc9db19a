import { Link } from '@tanstack/react-router'
import { ArrowRight, CircleCheck, CircleX, FileCheck, PencilLine, Undo2, UserCheck } from 'lucide-react'
import type { Case } from '#contract/cases/case.ts'
import { disabledReason, missingForVerify, reasonNotToUnassign } from '#contract/cases/case-actions.ts'
import { type NextAction, nextStep } from '#contract/cases/next-step.ts'
import type { Role } from '#contract/endpoint.ts'
import type { StaffRole } from '#contract/roles.ts'
import { t, textOf } from '#contract/texts.ts'
import { PdfButton } from '#web/features/office/pdf-button.tsx'
import { lazyDialog } from '#web/lib/lazy.tsx'
import { paths } from '#web/lib/paths.ts'
import { letterOf, verbProps } from '#web/lib/verbs.ts'
import { Button, type ButtonStyle, buttonStyle } from '#web/ui/button.tsx'
import { GuardedButton } from '#web/ui/guarded-button.tsx'
import { KeyHint } from '#web/ui/kbd.tsx'
import type { CaseDialog } from '../actions/case-dialogs.tsx'
import type { EditedField } from './use-case.ts'

const ActionDialog = lazyDialog(async () => (await import('../actions/case-dialogs.tsx')).ActionDialog)

const dialogButtons = () => ({
  assign: { icon: UserCheck, label: t.cases('assign') },
  unassign: { icon: Undo2, label: t.cases('unassign') },
  reject: { icon: CircleX, label: t.general('reject') },
  reopen: { icon: Undo2, label: t.cases('reopen') },
  close: { icon: FileCheck, label: t.cases('close') },
})

interface CaseActionButtonProps extends ButtonStyle {
  action: NextAction | 'unassign' | 'reject' | 'close'
  caseData: Case
  role: Role
  /** The field of the form that "Edit" is about. */
  field?: EditedField | undefined
  /** Opens the dialog of an action; a client has none. */
  onAsk?: ((dialog: CaseDialog) => void) | undefined
}

export function CaseActionButton({ action, caseData, role, field, onAsk, ...style }: CaseActionButtonProps) {
  const { id, CaseNo, status, payment, closedAt, generalDetail } = caseData
  switch (action) {
    case 'edit':
      // The specification hides Edit, instead of disabling it, once a case is assigned, paid or rejected.
      return role === 'client' || disabledReason('edit', status) ? null : (
        <Link
          to={paths[role].caseEdit.pattern}
          params={{ caseNo: CaseNo }}
          state={{ id, ...(field && { field }) }}
          {...verbProps('edit')}
          className={buttonStyle(style)}
        >
          <PencilLine />
          {t.general('edit')}
          <KeyHint keyName={letterOf('edit')} />
        </Link>
      )
    case 'verify':
      return disabledReason('verify', status) ? null : (
        <GuardedButton
          icon={CircleCheck}
          {...style}
          {...verbProps('verify')}
          reason={textOf(missingForVerify(role, generalDetail))}
          onClick={() => onAsk?.('verify')}
          onRefused={() => onAsk?.('verify')}
        >
          {t.general('verify')}
          <KeyHint keyName={letterOf('verify')} />
        </GuardedButton>
      )
    case 'openPayments':
      return (
        <Link to={paths.superadmin.payments} className={buttonStyle(style)}>
          {t.caseSteps('openPayments')}
          <ArrowRight />
        </Link>
      )
    case 'openMyCases':
      return (
        <Link to={paths.client.cases} search={{ pay: 1 }} state={{ caseNos: [CaseNo] }} className={buttonStyle(style)}>
          {t.caseSteps('openMyCases')}
          <ArrowRight />
        </Link>
      )
    default: {
      const hasLivePayment = payment !== null && payment.status !== 'failed'
      const reason =
        action === 'unassign' ? reasonNotToUnassign({ status, hasLivePayment }) : disabledReason(action, status)
      if (reason || (role !== 'superadmin' && action !== 'reopen') || (action === 'close' && closedAt)) return null
      const { icon, label } = dialogButtons()[action]
      return (
        <Button icon={icon} {...style} {...(isVerb(action) && verbProps(action))} onClick={() => onAsk?.(action)}>
          {label}
          {isVerb(action) && <KeyHint keyName={letterOf(action)} />}
        </Button>
      )
    }
  }
}

/** The actions of a case with a letter of their own. */
const isVerb = (action: string) => action === 'assign' || action === 'reject'

const barActions = ['unassign', 'close', 'reject', 'edit', 'verify', 'assign'] as const

interface CaseActionsBarProps {
  caseData: Case
  role: StaffRole
  onAsk: (dialog: CaseDialog) => void
}

/** Print, and the actions of a case that are not its next step. */
export function CaseActionsBar({ caseData, role, onAsk }: CaseActionsBarProps) {
  const next = nextStep(role, caseData, new Date())?.action
  return (
    <>
      <PdfButton
        makeReport={async (office) => {
          const { caseReport } = await import('#reports/case-report.ts')
          return {
            report: caseReport(caseData, { role, now: new Date(), office }),
            fileName: t.cases('printFile', { caseNumber: caseData.CaseNo }),
          }
        }}
      />
      {barActions
        .filter((action) => action !== next)
        .map((action) => (
          <CaseActionButton key={action} action={action} caseData={caseData} role={role} onAsk={onAsk} />
        ))}
    </>
  )
}

interface CaseActionDialogProps {
  dialog: CaseDialog | null
  caseData: Case
  onClose: () => void
}

export const CaseActionDialog = ({ dialog, ...props }: CaseActionDialogProps) =>
  dialog && <ActionDialog dialog={dialog} {...props} />
