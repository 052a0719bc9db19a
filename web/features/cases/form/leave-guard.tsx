import { useBlocker } from '@tanstack/react-router'
import { useFormState } from 'react-hook-form'
import { messages } from '#contract/messages.ts'
import { isAuthenticated, session } from '#web/lib/session.ts'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import type { CaseControl } from './case-form-parts.tsx'

interface LeaveGuardProps {
  control: CaseControl
  /** True after the form was saved. */
  isSaved: () => boolean
  onLeave: () => void
}

/** Asks for confirmation before a page with unsaved changes is left. It does not ask at the end of a session. */
export function LeaveGuard({ control, isSaved, onLeave }: LeaveGuardProps) {
  const { isDirty } = useFormState({ control })
  const shouldBlock = () => isDirty && !isSaved() && isAuthenticated(session.get())
  const blocker = useBlocker({ shouldBlockFn: shouldBlock, enableBeforeUnload: shouldBlock, withResolver: true })
  return (
    <ConfirmDialog
      open={blocker.status === 'blocked'}
      onOpenChange={(open) => {
        if (!open) blocker.reset?.()
      }}
      title={messages.cases.confirmLeaveTitle}
      description={messages.cases.confirmLeave}
      confirm={messages.cases.leave}
      cancel={messages.cases.stay}
      danger
      onConfirm={() => {
        onLeave()
        blocker.proceed?.()
      }}
    />
  )
}
