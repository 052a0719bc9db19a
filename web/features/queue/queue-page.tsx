import { useState } from 'react'
import type { Invited } from '#contract/mails/mail.ts'
import type { QueueRow, WaitingDealer } from '#contract/queue/queue.ts'
import { t } from '#contract/texts.ts'
import { useOneTimeLink } from '#web/features/mails/one-time-link.tsx'
import { usePageSearch } from '#web/lib/address.ts'
import { lazyDialog } from '#web/lib/lazy.tsx'
import { queryClient } from '#web/lib/query.ts'
import { useStaffRole } from '#web/lib/session.ts'
import { initialState } from '#web/table/table-state.ts'
import { PageHeader } from '#web/ui/page-header.tsx'
import { isPaper, ObjectionDialog, useReceivePaper } from './paper-files.tsx'
import { isCase, queueCounts, queueSearch } from './queue-queries.ts'
import { QueueView } from './queue-view.tsx'
import type { RowAct } from './row-view.tsx'

const caseDialogs = () => import('#web/features/cases/actions/case-dialogs.tsx')
const AssignCaseDialog = lazyDialog(async () => (await caseDialogs()).AssignCaseDialog)
const RejectCaseDialog = lazyDialog(async () => (await caseDialogs()).RejectCaseDialog)
const VerifyDialog = lazyDialog(
  async () => (await import('#web/features/cases/actions/verify-dialog.tsx')).VerifyDialog,
)
const clientDialogs = () => import('#web/features/clients/client-dialogs.tsx')
const VerifyClientDialog = lazyDialog(async () => (await clientDialogs()).VerifyClientDialog)
const RejectClientDialog = lazyDialog(async () => (await clientDialogs()).RejectClientDialog)
const CheckDialog = lazyDialog(async () => (await import('#web/features/payments/check/check-dialog.tsx')).CheckDialog)

export const loader = () => void queryClient.prefetchQuery(queueCounts())

/** The work that waits for the office, with the dialogs of the lists that hold it. */
export function Page() {
  const role = useStaffRole()
  const [acting, setActing] = useState<Acting | null>(null)
  const [{ check, page = 1 }, setSearch] = usePageSearch(queueSearch)
  const oneTimeLink = useOneTimeLink()
  const receive = useReceivePaper()
  return (
    <>
      <PageHeader description={t.queue('description')} />
      <QueueView
        role={role}
        isActing={acting !== null || check !== undefined}
        onAct={(name, row) => {
          if (name === 'receive' && isPaper(row)) receive(row)
          else if (name === 'check' && 'id' in row) setSearch({ check: row.id })
          else setActing({ name, row })
        }}
      />
      {acting && (
        <ActDialog
          acting={acting}
          onClose={() => setActing(null)}
          onAccepted={(invited) => void oneTimeLink.offer(invited)}
        />
      )}
      {check && role === 'superadmin' && (
        <CheckOldestFirst check={check} page={page} onClose={() => setSearch({ check: undefined, page: undefined })} />
      )}
      {oneTimeLink.dialog}
    </>
  )
}

interface Acting {
  name: RowAct['name']
  row: QueueRow
}

interface ActDialogProps {
  acting: Acting
  onClose: () => void
  /** Receives whom the link to set a password was mailed to. */
  onAccepted: (invited: Invited) => void
}

/** The dialog of an action on a case or a dealer: that of the lists. */
function ActDialog({ acting: { name, row }, onClose, onAccepted }: ActDialogProps) {
  if (isPaper(row)) return <ObjectionDialog row={row} onClose={onClose} />
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

const isDealer = (row: QueueRow): row is WaitingDealer => row.kind === 'dealersToAccept'

/** The payments side by side, in the order of the queue; `page` counts from 1. */
function CheckOldestFirst({ check, page, onClose }: { check: string; page: number; onClose: () => void }) {
  return (
    <CheckDialog
      check={check}
      state={initialState({ sort: 'PaymentDate', size: 50, page: page - 1 })}
      onClose={onClose}
    />
  )
}
