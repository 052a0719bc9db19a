import { CircleCheck, Columns2, FileImage, List, X } from 'lucide-react'
import { useCallback, useState } from 'react'
import { messages } from '#contract/messages.ts'
import type { PendingPayment } from '#contract/payments/payment.ts'
import { OpenPage } from '#web/domain/open-page.tsx'
import { useInfoToast } from '#web/lib/use-info-toast.ts'
import { paths } from '#web/paths.ts'
import { DataTable } from '#web/table/data-table.tsx'
import { RowAction, wideRowLabel } from '#web/table/row-action.tsx'
import { useServerList } from '#web/table/server-list.ts'
import { Button } from '#web/ui/button.tsx'
import { GuardedButton } from '#web/ui/guarded-button.tsx'
import { hasProof } from '../proof/proof-dialog.tsx'
import { CheckDialog } from './check-dialog.tsx'
import { RejectPaymentDialog, VerifyPaymentDialog } from './decide-dialog.tsx'
import { PaidCasesDialog } from './paid-cases-dialog.tsx'
import { pendingPayments } from './payment-lists.ts'
import { FIRST_PAYMENT } from './payment-search.ts'
import { pendingColumns } from './pending-columns.tsx'
import { useCheck } from './use-check-queue.ts'

type OpenDialog = { payment: PendingPayment; what: 'cases' | 'verify' | 'reject' }

/** The table of the payments that wait for a decision (spec/2 screen 17); View Proof opens them side by side. */
export function PendingList() {
  const [check, setCheck] = useCheck()
  const { query, total, state, isEmpty, table } = useServerList(pendingPayments, undefined)
  const [openDialog, setOpenDialog] = useState<OpenDialog | null>(null)
  useInfoToast(isEmpty && !check, messages.payments.noneToVerify)
  const actions = useCallback(
    (payment: PendingPayment) => (
      <Actions payment={payment} onShow={setOpenDialog} onCheck={() => setCheck(payment.id)} />
    ),
    [setCheck],
  )
  const close = () => setOpenDialog(null)
  return (
    <>
      <DataTable
        label={messages.menu.payments}
        columns={pendingColumns}
        rowId={(row) => row.id}
        {...table}
        actions={actions}
        emptyDetail={messages.payments.pendingEmpty}
        emptyAction={<OpenPage page={paths.superadmin.verifiedCases} label={messages.menu.verifiedCases} />}
        toolbar={
          total ? (
            <Button className="@max-lg:grow" onClick={() => setCheck(query.data?.data[0]?.id ?? FIRST_PAYMENT)}>
              <Columns2 aria-hidden="true" />
              {messages.payments.checkSideBySide}
            </Button>
          ) : undefined
        }
      />
      {check && <CheckDialog check={check} state={state} onClose={() => setCheck(undefined)} />}
      {openDialog?.what === 'cases' && <PaidCasesDialog payment={openDialog.payment} onOpenChange={close} />}
      {openDialog?.what === 'verify' && <VerifyPaymentDialog payment={openDialog.payment} onOpenChange={close} />}
      {openDialog?.what === 'reject' && <RejectPaymentDialog payment={openDialog.payment} onOpenChange={close} />}
    </>
  )
}

interface ActionsProps {
  payment: PendingPayment
  onShow: (openDialog: OpenDialog) => void
  onCheck: () => void
}

function Actions({ payment, onShow, onCheck }: ActionsProps) {
  const show = (what: OpenDialog['what']) => () => onShow({ payment, what })
  const payer = payment.paymentBy.name
  return (
    <>
      <GuardedButton
        size="sm"
        variant="ghost"
        className="@max-lg:basis-[46%]"
        title={messages.payments.viewProof}
        aria-label={messages.payments.viewProofOf(payer)}
        reason={hasProof(payment) ? null : messages.payments.noProof}
        onClick={onCheck}
      >
        <FileImage aria-hidden="true" />
        <span className={wideRowLabel}>{messages.payments.viewProof}</span>
      </GuardedButton>
      <RowAction
        variant="ghost"
        icon={List}
        className="@max-lg:basis-[46%]"
        title={messages.general.viewDetails}
        name={messages.general.viewDetailsOf(payer)}
        onClick={show('cases')}
      >
        <span className={wideRowLabel}>{messages.general.viewDetails}</span>
      </RowAction>
      <RowAction
        icon={X}
        className="@max-lg:flex-1"
        name={messages.payments.rejectPaymentOf(payer)}
        onClick={show('reject')}
      >
        {messages.general.reject}
      </RowAction>
      <RowAction
        icon={CircleCheck}
        className="@max-lg:flex-1"
        name={messages.payments.verifyPaymentOf(payer)}
        onClick={show('verify')}
      >
        {messages.general.verify}
      </RowAction>
    </>
  )
}
