import type { QueueRow, WaitingCase, WaitingDealer } from '#contract/queue/queue.ts'
import { AssignCaseDialog, RejectCaseDialog } from '#web/features/cases/actions/case-dialogs.tsx'
import { VerifyDialog } from '#web/features/cases/actions/verify-case.tsx'
import { RejectClientDialog, VerifyClientDialog } from '#web/features/clients/decide-client-dialogs.tsx'
import { CheckDialog } from '#web/features/payments/check/check-dialog.tsx'
import type { RowAct } from '#web/features/queue/row-view.tsx'
import { initialState } from '#web/table/table-state.ts'

export interface Acting {
  name: RowAct['name']
  row: QueueRow
}

interface ActDialogProps {
  acting: Acting
  onClose: () => void
  /** Receives the address that the link to set a password was mailed to. */
  onAccepted: (email: string) => void
}

/** The dialog of an action on a case or a dealer: that of the lists. */
export function ActDialog({ acting: { name, row }, onClose, onAccepted }: ActDialogProps) {
  if (isCase(row)) {
    if (name === 'verify') return <VerifyDialog row={row} onClose={onClose} />
    if (name === 'assign') return <AssignCaseDialog row={row} onClose={onClose} />
    return <RejectCaseDialog row={row} onClose={onClose} />
  }
  if (!isDealer(row)) return null
  return name === 'accept' ? (
    <VerifyClientDialog client={row} onClose={onClose} onVerified={onAccepted} />
  ) : (
    <RejectClientDialog client={row} onClose={onClose} />
  )
}

const isCase = (row: QueueRow): row is WaitingCase => 'status' in row && 'CaseNo' in row
const isDealer = (row: QueueRow): row is WaitingDealer => row.kind === 'dealersToAccept'

/** The payments side by side, in the order of the queue; `page` counts from 1. */
export function CheckOldestFirst({ check, page, onClose }: { check: string; page: number; onClose: () => void }) {
  return (
    <CheckDialog
      check={check}
      state={initialState({ sort: 'PaymentDate', size: 50, page: page - 1 })}
      onClose={onClose}
    />
  )
}
