import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Suspense, useCallback, useState } from 'react'
import { showDay } from '#contract/dates.ts'
import { MAX_BULK_PAYMENTS } from '#contract/limits.ts'
import { messages } from '#contract/messages.ts'
import { showRupees } from '#contract/money.ts'
import type { DecidedPayment, PendingPayment } from '#contract/payments/payment.ts'
import { BANK_TAB } from '#web/domain/accounts-search.ts'
import { InvoiceAction } from '#web/domain/invoice-action.tsx'
import { OpenPage } from '#web/domain/open-page.tsx'
import { ReceiptAction } from '#web/domain/receipt-action.tsx'
import { saveList } from '#web/domain/views/save-list.ts'
import { ViewBar } from '#web/domain/views/view-bar.tsx'
import { TakeBackDialog } from '#web/features/adjustments/reason-dialogs.tsx'
import { CheckDialog } from '#web/features/payments/check/check-dialog.tsx'
import {
  aboutPayment,
  hasProof,
  PaidCasesDialog,
  ProofDialog,
  RejectPaymentDialog,
  VerifyPaymentDialog,
} from '#web/features/payments/check/payment-dialogs.tsx'
import { decidedPayments, pendingPayments } from '#web/features/payments/check/payment-lists.ts'
import { DECIDED, FIRST_PAYMENT, paymentSearch } from '#web/features/payments/check/payment-search.ts'
import { decidedColumns, pendingPaymentColumns } from '#web/features/payments/check/pending-columns.tsx'
import { ShareReceipt } from '#web/features/payments/check/share-receipt.tsx'
import { useCheck } from '#web/features/payments/check/use-check-queue.ts'
import { CircleCheck, Columns2, FileImage, List, Undo2, X } from '#web/icons/index.generated.ts'
import { usePageSearch } from '#web/lib/current-page.ts'
import { lazyNamed } from '#web/lib/lazy-named.ts'
import { useInfoToast } from '#web/lib/use-info-toast.ts'
import { paths } from '#web/paths.ts'
import { DataTable } from '#web/table/data-table.tsx'
import { DatedEmpty, filterOfAnyDate } from '#web/table/dated-empty.tsx'
import { type DateFilter, FilterForm } from '#web/table/filter-form.tsx'
import { useFilterSearch } from '#web/table/filter-search.ts'
import { RowAction, wideRowLabel } from '#web/table/row-action.tsx'
import { listQuery, useServerList } from '#web/table/server-list.ts'
import { useSecondTableSearch } from '#web/table/table-state.ts'
import { useRowSelection } from '#web/table/use-row-selection.ts'
import { Button } from '#web/ui/button.tsx'
import { buttonStyle } from '#web/ui/button-style.ts'
import { GuardedButton } from '#web/ui/guarded-button.tsx'
import { PageHeader } from '#web/ui/page-header.tsx'
import { Tabs } from '#web/ui/tabs.tsx'

// Most visits choose none.
const ChosenPayments = lazyNamed(
  async () => (await import('#web/features/payments/check/chosen-payments.tsx')).ChosenPayments,
)

const TO_CHECK = 'pending'

/** Verify Payments: the payments that wait for a decision of the superadmin (spec/2 screen 17), and those decided. */
export function Page() {
  const [{ tab }, setSearch] = usePageSearch(paymentSearch)
  return (
    <>
      <PageHeader title={messages.payments.verifyTitle} description={messages.payments.verifyDescription} />
      <Tabs
        besideTitle
        label={messages.payments.verifyTitle}
        value={tab ?? TO_CHECK}
        onValueChange={(next) => setSearch({ tab: next === DECIDED ? DECIDED : undefined }, { replace: true })}
        tabs={[
          { value: TO_CHECK, label: messages.payments.toCheckTab, content: <PendingList /> },
          { value: DECIDED, label: messages.payments.decidedTab, content: <DecidedList /> },
        ]}
      />
    </>
  )
}

type OpenDialog = { payment: PendingPayment; what: 'cases' | 'verify' | 'reject' }

/** The table of the payments that wait for a decision (spec/2 screen 17); View Proof opens them side by side. */
function PendingList() {
  const [check, setCheck] = useCheck()
  const { query, total, state, hide, isEmpty, loadAll, table } = useServerList(pendingPayments, undefined)
  const shown = listQuery(state, pendingPayments.fields)
  const { chosen, choose, selection } = useRowSelection(table.rows, {
    most: MAX_BULK_PAYMENTS,
    label: ({ paymentBy, Amount }) => messages.bulk.select(`${paymentBy.name}, ${showRupees(Amount)}`),
  })
  const [hasChosen, setHasChosen] = useState(false)
  if (chosen.length > 0 && !hasChosen) setHasChosen(true)
  const [openDialog, setOpenDialog] = useState<OpenDialog | null>(null)
  useInfoToast(isEmpty && !check, messages.payments.noneToVerify)
  const actions = useCallback(
    (payment: PendingPayment) => {
      const payer = payment.paymentBy.name
      const open = (what: OpenDialog['what']) => () => setOpenDialog({ payment, what })
      return (
        <>
          <GuardedButton
            size="sm"
            variant="ghost"
            className="@max-lg:basis-[46%]"
            title={messages.payments.viewProof}
            aria-label={messages.payments.viewProofOf(payer)}
            reason={hasProof(payment) ? null : messages.payments.noProof}
            onClick={() => setCheck(payment.id)}
          >
            <FileImage aria-hidden="true" />
            <span className={wideRowLabel}>{messages.payments.viewProof}</span>
          </GuardedButton>
          <ViewDetails payer={payer} className="@max-lg:basis-[46%]" onClick={open('cases')} />
          <RowAction
            icon={X}
            className="@max-lg:flex-1"
            name={messages.payments.rejectPaymentOf(payer)}
            onClick={open('reject')}
          >
            {messages.general.reject}
          </RowAction>
          <RowAction
            icon={CircleCheck}
            className="@max-lg:flex-1"
            name={messages.payments.verifyPaymentOf(payer)}
            onClick={open('verify')}
          >
            {messages.general.verify}
          </RowAction>
        </>
      )
    },
    [setCheck],
  )
  const close = () => setOpenDialog(null)
  return (
    <>
      <ViewBar list="payments" query={shown} hide={hide} />
      <DataTable
        exports={{ title: messages.payments.toCheckTab, load: loadAll, saveAll: saveList('payments', shown) }}
        label={messages.menu.payments}
        columns={pendingPaymentColumns}
        rowId={(row) => row.id}
        {...table}
        selection={selection}
        actions={actions}
        emptyDetail={messages.payments.pendingEmpty}
        emptyAction={<OpenPage page={paths.superadmin.verifiedCases} label={messages.menu.verifiedCases} />}
        toolbar={
          total !== 0 ? (
            <>
              <Button className="@max-lg:grow" onClick={() => setCheck(query.data?.data[0]?.id ?? FIRST_PAYMENT)}>
                <Columns2 aria-hidden="true" />
                {messages.payments.checkSideBySide}
              </Button>
              {(query.isPending || query.data?.data.some(({ Mode }) => Mode === 'UPI')) && (
                <Link
                  to={paths.superadmin.accounts}
                  search={{ tab: BANK_TAB }}
                  className={`${buttonStyle({ variant: 'ghost' })} @max-lg:grow`}
                >
                  {messages.bank.toBank}
                </Link>
              )}
            </>
          ) : undefined
        }
      />
      <Suspense>
        {/* It stays once it is loaded: a view of it is open while the last of the chosen ones are decided. */}
        {hasChosen && <ChosenPayments chosen={chosen} onChoose={choose} total={total} loadAll={loadAll} />}
      </Suspense>
      {check && <CheckDialog check={check} state={state} onClose={() => setCheck(undefined)} />}
      {openDialog?.what === 'cases' && <PaidCasesDialog payment={openDialog.payment} onOpenChange={close} />}
      {openDialog?.what === 'verify' && <VerifyPaymentDialog payment={openDialog.payment} onOpenChange={close} />}
      {openDialog?.what === 'reject' && <RejectPaymentDialog payment={openDialog.payment} onOpenChange={close} />}
    </>
  )
}

/** The payments that were verified or rejected between two days: who, when, the reason, the UTR and the proof. */
function DecidedList() {
  const [filter, setFilter] = useFilterSearch()
  const { isPending, loadAll, table } = useServerList(decidedPayments, filter, { useSearch: useSecondTableSearch })
  const [openDialog, setOpenDialog] = useState<{
    payment: DecidedPayment
    what: 'proof' | 'cases' | 'takeBack'
  } | null>(null)
  const actions = useCallback(
    (payment: DecidedPayment) => (
      <>
        <ReceiptAction paymentId={payment.id} receiptNo={payment.receiptNo} of={payment.paymentBy.name}>
          <span className={wideRowLabel}>{messages.receipts.receipt}</span>
        </ReceiptAction>
        <InvoiceAction id={payment.id} invoiceNo={payment.invoiceNo} of={payment.paymentBy.name}>
          <span className={wideRowLabel}>{messages.gst.invoice}</span>
        </InvoiceAction>
        <ShareReceipt payment={payment} />
        <RowAction
          variant="ghost"
          icon={FileImage}
          className="@max-lg:flex-1"
          title={messages.payments.viewProof}
          name={messages.payments.viewProofOf(payment.paymentBy.name)}
          onClick={() => setOpenDialog({ payment, what: 'proof' })}
        >
          <span className={wideRowLabel}>{messages.payments.viewProof}</span>
        </RowAction>
        <ViewDetails
          payer={payment.paymentBy.name}
          className="@max-lg:flex-1"
          onClick={() => setOpenDialog({ payment, what: 'cases' })}
        />
        {payment.status === 'success' && payment.takenBackAt === null && (
          <RowAction
            variant="ghost"
            icon={Undo2}
            className="@max-lg:flex-1"
            title={messages.adjustments.takeBack}
            name={messages.adjustments.takeBackOf(payment.paymentBy.name)}
            onClick={() => setOpenDialog({ payment, what: 'takeBack' })}
          >
            <span className={wideRowLabel}>{messages.adjustments.takeBack}</span>
          </RowAction>
        )}
      </>
    ),
    [],
  )
  const close = () => setOpenDialog(null)
  return (
    <>
      <FilterForm value={filter} onFilter={setFilter} pending={isPending} />
      <DataTable
        label={messages.payments.decidedTab}
        columns={decidedColumns}
        rowId={(row) => row.id}
        {...table}
        actions={actions}
        empty={<EmptyDecided onFilter={setFilter} />}
        exports={{
          title: messages.payments.decidedTitle,
          filterSummary: messages.filter.period(showDay(filter.fromDate), showDay(filter.toDate)),
          load: loadAll,
        }}
      />
      {openDialog?.what === 'proof' && hasProof(openDialog.payment) && (
        <ProofDialog payment={openDialog.payment} onOpenChange={close} />
      )}
      {openDialog?.what === 'cases' && <PaidCasesDialog payment={openDialog.payment} onOpenChange={close} />}
      {openDialog?.what === 'takeBack' && (
        <TakeBackDialog payment={openDialog.payment} about={aboutPayment(openDialog.payment)} onOpenChange={close} />
      )}
    </>
  )
}

function ViewDetails({ payer, ...button }: { payer: string; className: string; onClick: () => void }) {
  return (
    <RowAction
      {...button}
      variant="ghost"
      icon={List}
      title={messages.general.viewDetails}
      name={messages.general.viewDetailsOf(payer)}
    >
      <span className={wideRowLabel}>{messages.general.viewDetails}</span>
    </RowAction>
  )
}

function EmptyDecided({ onFilter }: { onFilter: (filter: DateFilter) => void }) {
  const { fromDate, toDate } = filterOfAnyDate()
  const { data, isError } = useQuery(decidedPayments.call({ page: 0, pageSize: 1 }, { fromDate, toDate }))
  return (
    <DatedEmpty
      anyDate={isError ? null : data?.meta?.total}
      detail={messages.payments.decidedEmpty}
      action={<OpenPage page={paths.superadmin.payments} label={messages.payments.toCheckTab} />}
      onAnyDate={() => onFilter(filterOfAnyDate())}
    />
  )
}
