import { Link } from '@tanstack/react-router'
import { clsx } from 'clsx'
import { ArrowUpDown, CircleCheck, Columns2, FileImage, List } from 'lucide-react'
import { useCallback, useState } from 'react'
import { MAX_BULK_PAYMENTS } from '#contract/limits.ts'
import { showRupees } from '#contract/money.ts'
import type { PendingPayment } from '#contract/payments/payment.ts'
import { t } from '#contract/texts.ts'
import { GroupSwitch, useGrouping } from '#web/features/cases/list/dealer-groups.tsx'
import { BANK_TAB } from '#web/features/office/office.ts'
import { usePageSearch } from '#web/lib/address.ts'
import { lazyDialog } from '#web/lib/lazy.tsx'
import { paths } from '#web/lib/paths.ts'
import { useInfoToast } from '#web/lib/toast.ts'
import { verbProps } from '#web/lib/verbs.ts'
import { DataTable } from '#web/table/data-table.tsx'
import { RejectAction, RowAction, wideRowLabel } from '#web/table/row-actions.tsx'
import { useRowSelection } from '#web/table/selection.ts'
import { listQuery, useServerList } from '#web/table/server-list.ts'
import { applyChange } from '#web/table/table-state.ts'
import { saveList } from '#web/table/views/saved-view.ts'
import { ViewBar } from '#web/table/views/view-bar.tsx'
import { Button, buttonStyle, OpenPage } from '#web/ui/button.tsx'
import { GuardedButton } from '#web/ui/guarded-button.tsx'
import { BY_PROOF, clientOf, pendingPayments, useCheck } from './check-queue.ts'
import { ChosenPayments } from './chosen-payments.tsx'
import { ClientChip, PayerGroups } from './payer-groups.tsx'
import { hasProof, PaidCasesDialog, VerifyPaymentDialog } from './payment-dialogs.tsx'
import { FIRST_PAYMENT, paymentSearch } from './payment-search.ts'
import { pendingPaymentColumns } from './pending-columns.tsx'
import { proofDiffers } from './proof-marks.tsx'

const RejectPaymentDialog = lazyDialog(async () => (await import('./reject-payment-dialog.tsx')).RejectPaymentDialog)
const CheckDialog = lazyDialog(async () => (await import('./check-dialog.tsx')).CheckDialog)

// Most visits choose none.

type OpenDialog = { payment: PendingPayment; what: 'cases' | 'verify' | 'reject' }

/** The table of the payments that wait for a decision; View Proof opens them side by side. */
export function PendingList() {
  const [check, setCheck] = useCheck()
  const [{ client }] = usePageSearch(paymentSearch)
  const grouping = useGrouping()
  const { query, total, state, hide, isEmpty, loadAll, table } = useServerList(pendingPayments, clientOf(client))
  const shown = { ...listQuery(state, pendingPayments.fields), ...clientOf(client) }
  const { chosen, choose, forget, selection } = useRowSelection(table.rows, {
    most: MAX_BULK_PAYMENTS,
    label: ({ paymentBy, Amount }) => t.bulk('select', { name: `${paymentBy.name}, ${showRupees(Amount)}` }),
  })
  const [hasChosen, setHasChosen] = useState(false)
  if (chosen.length > 0 && !hasChosen) setHasChosen(true)
  const [openDialog, setOpenDialog] = useState<OpenDialog | null>(null)
  useInfoToast(isEmpty && !check, t.payments('noneToVerify'))
  const actions = useCallback(
    (payment: PendingPayment) => (
      <PaymentActions
        payment={payment}
        onCheck={() => setCheck(payment.id)}
        onOpen={(what) => setOpenDialog({ payment, what })}
      />
    ),
    [setCheck],
  )
  const close = () => setOpenDialog(null)
  if (grouping.isOn)
    return (
      <PayerGroups
        label={t.payments('toCheckTab')}
        body={{ list: 'pending', ...(shown.search && { search: shown.search }) }}
      />
    )
  return (
    <>
      <div className="mb-2">
        <ViewBar list="payments" query={shown} hide={hide} />
      </div>
      <DataTable
        exports={{ title: t.payments('toCheckTab'), load: loadAll, saveAll: saveList('payments', shown) }}
        label={t.menu('payments')}
        columns={pendingPaymentColumns}
        {...table}
        selection={selection}
        actions={actions}
        emptyDetail={t.payments('pendingEmpty')}
        emptyAction={<OpenPage page={paths.superadmin.verifiedCases} label={t.menu('verifiedCases')} />}
        toolbar={
          total !== 0 || client ? (
            <>
              <GroupSwitch />
              <ClientChip />
              {(query.data?.data.some(proofDiffers) || state.sort === BY_PROOF) && (
                <Button
                  icon={ArrowUpDown}
                  aria-pressed={state.sort === BY_PROOF}
                  variant={state.sort === BY_PROOF ? 'secondary' : 'ghost'}
                  className="@max-lg:grow"
                  onClick={() =>
                    table.onStateChange(applyChange(state, { sort: state.sort === BY_PROOF ? '' : BY_PROOF }))
                  }
                >
                  {t.readings('differsFirst')}
                </Button>
              )}
              <Button
                icon={Columns2}
                className="@max-lg:grow"
                onClick={() => setCheck(query.data?.data[0]?.id ?? FIRST_PAYMENT)}
              >
                {t.payments('checkSideBySide')}
              </Button>
              {(query.isPending || query.data?.data.some(({ Mode }) => Mode === 'UPI')) && (
                <Link
                  to={paths.superadmin.accounts}
                  search={{ tab: BANK_TAB }}
                  className={clsx(buttonStyle({ variant: 'ghost' }), '@max-lg:grow')}
                >
                  {t.bank('toBank')}
                </Link>
              )}
            </>
          ) : undefined
        }
      />
      {/* It stays once it is loaded: a view of it is open while the last of the chosen ones are decided. */}
      {hasChosen && <ChosenPayments chosen={chosen} onChoose={choose} total={total} loadAll={loadAll} />}
      {check && <CheckDialog check={check} state={state} onClose={() => setCheck(undefined)} onDecided={forget} />}
      {openDialog?.what === 'cases' && <PaidCasesDialog payment={openDialog.payment} onClose={close} />}
      {openDialog?.what === 'verify' && (
        <VerifyPaymentDialog payment={openDialog.payment} onClose={close} onDecided={forget} />
      )}
      {openDialog?.what === 'reject' && (
        <RejectPaymentDialog payment={openDialog.payment} onClose={close} onDecided={forget} />
      )}
    </>
  )
}

interface PaymentActionsProps {
  payment: PendingPayment
  onCheck: () => void
  onOpen: (what: OpenDialog['what']) => void
}

/** The actions of a row, two to a line on a phone. */
function PaymentActions({ payment, onCheck, onOpen }: PaymentActionsProps) {
  const payer = payment.paymentBy.name
  const open = (what: OpenDialog['what']) => () => onOpen(what)
  return (
    <>
      <GuardedButton
        icon={FileImage}
        size="sm"
        variant="ghost"
        className="@max-lg:basis-[46%]"
        title={t.payments('viewProof')}
        aria-label={t.payments('viewProofOf', { payer })}
        reason={hasProof(payment) ? null : t.payments('noProof')}
        onClick={onCheck}
      >
        <span className={wideRowLabel}>{t.payments('viewProof')}</span>
      </GuardedButton>
      <ViewCasesAction payer={payer} className="@max-lg:basis-[46%]" onClick={open('cases')} />
      <RejectAction
        className="@max-lg:flex-1"
        name={t.payments('rejectPaymentOf', { payer })}
        onClick={open('reject')}
      />
      <RowAction
        icon={CircleCheck}
        {...verbProps('verify')}
        className="@max-lg:flex-1"
        name={t.payments('verifyPaymentOf', { payer })}
        onClick={open('verify')}
      >
        {t.general('verify')}
      </RowAction>
    </>
  )
}

/** Opens the cases of a payment. */
export function ViewCasesAction({ payer, ...button }: { payer: string; className: string; onClick: () => void }) {
  return (
    <RowAction
      {...button}
      variant="ghost"
      icon={List}
      title={t.general('viewDetails')}
      name={t.general('viewDetailsOf', { name: payer })}
    >
      <span className={wideRowLabel}>{t.general('viewDetails')}</span>
    </RowAction>
  )
}
