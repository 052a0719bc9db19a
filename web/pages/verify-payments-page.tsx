import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { CircleCheck, FileImage, List, X } from 'lucide-react'
import { useCallback, useState } from 'react'
import { messages } from '#contract/messages.ts'
import type { PendingPayment } from '#contract/payments/payment.ts'
import { paymentEndpoints } from '#web/endpoints.generated.ts'
import { RejectPaymentDialog, VerifyPaymentDialog } from '#web/features/payments/decide-dialog.tsx'
import { PaidCasesDialog } from '#web/features/payments/paid-cases-dialog.tsx'
import { pendingColumns } from '#web/features/payments/pending-columns.tsx'
import { ProofDialog } from '#web/features/payments/proof-dialog.tsx'
import { apiQuery } from '#web/lib/query.ts'
import { useInfoToast } from '#web/lib/use-info-toast.ts'
import { DataTable } from '#web/table/data-table.tsx'
import { RowAction } from '#web/table/row-action.tsx'
import { type TableState, useTableSearch } from '#web/table/table-state.ts'
import { GuardedButton } from '#web/ui/guarded-button.tsx'
import { PageHeader } from '#web/ui/page-header.tsx'

const pending = ({ q, page, size, sort }: TableState) =>
  apiQuery(paymentEndpoints.pending, {
    query: {
      page: String(page),
      pageSize: String(size),
      ...(q ? { search: q } : {}),
      ...(isSort(sort) ? { sort } : {}),
    },
  })

const sorts = ['PaymentDate', '-PaymentDate', 'Amount', '-Amount'] as const
const isSort = (sort: string): sort is (typeof sorts)[number] => (sorts as readonly string[]).includes(sort)

type OpenDialog = { payment: PendingPayment; what: 'proof' | 'cases' | 'verify' | 'reject' }

/** Verify Payments: the payments that wait for a decision of the superadmin (spec/2 screen 17). */
export function Page() {
  const [state, setState] = useTableSearch()
  const query = useQuery({
    ...pending(state),
    placeholderData: keepPreviousData,
  })
  const [openDialog, setOpenDialog] = useState<OpenDialog | null>(null)
  useInfoToast(query.data?.meta?.total === 0 && !state.q && !query.isPlaceholderData, messages.payments.noneToVerify)
  const actions = useCallback((payment: PendingPayment) => <Actions payment={payment} onShow={setOpenDialog} />, [])
  const close = () => setOpenDialog(null)
  return (
    <>
      <PageHeader title={messages.payments.verifyTitle} description={messages.payments.verifyDescription} />
      <DataTable
        label={messages.menu.payments}
        columns={pendingColumns}
        rows={query.data?.data}
        rowId={(row) => row.id}
        total={query.data?.meta?.total}
        state={state}
        onStateChange={setState}
        query={query}
        actions={actions}
        errorTitle={messages.general.fetchFailed}
        emptyDetail={messages.payments.noneToVerify}
      />
      {openDialog?.what === 'proof' && hasProof(openDialog.payment) && (
        <ProofDialog payment={openDialog.payment} onOpenChange={close} />
      )}
      {openDialog?.what === 'cases' && <PaidCasesDialog payment={openDialog.payment} onOpenChange={close} />}
      {openDialog?.what === 'verify' && <VerifyPaymentDialog payment={openDialog.payment} onOpenChange={close} />}
      {openDialog?.what === 'reject' && <RejectPaymentDialog payment={openDialog.payment} onOpenChange={close} />}
    </>
  )
}

const hasProof = (payment: PendingPayment): payment is PendingPayment & { PaymentProofUrl: string } =>
  payment.PaymentProofUrl !== null

// Below this width a table row has no room for all four labels; a card has.
const wideOnly = 'in-[table]:max-[88rem]:sr-only'

function Actions({ payment, onShow }: { payment: PendingPayment; onShow: (openDialog: OpenDialog) => void }) {
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
        onClick={show('proof')}
      >
        <FileImage aria-hidden="true" />
        <span className={wideOnly}>{messages.payments.viewProof}</span>
      </GuardedButton>
      <RowAction
        variant="ghost"
        icon={List}
        className="@max-lg:basis-[46%]"
        title={messages.general.viewDetails}
        name={messages.general.viewDetailsOf(payer)}
        onClick={show('cases')}
      >
        <span className={wideOnly}>{messages.general.viewDetails}</span>
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
