import { Link, linkOptions } from '@tanstack/react-router'
import { CircleX } from 'lucide-react'
import { showInstant } from '#contract/dates.ts'
import { messages } from '#contract/messages.ts'
import { describePayment } from '#contract/transactions/particulars.ts'
import type { Transaction } from '#contract/transactions/transaction.ts'
import { Money } from '#web/domain/money.tsx'
import { PaidCaseTable } from '#web/domain/paid-case-table.tsx'
import { StatusBadge } from '#web/domain/status-badge.tsx'
import { useUser } from '#web/lib/session.ts'
import { paths } from '#web/paths.ts'
import { Facts } from '#web/ui/card.tsx'
import { Dialog } from '#web/ui/dialog.tsx'

interface TransactionDialogProps {
  transaction: Transaction
  onOpenChange: (open: boolean) => void
}

/** The details of a payment: its UTR, the reason of a rejection, and its cases. */
export function TransactionDialog({ transaction, onOpenChange }: TransactionDialogProps) {
  const { paymentDate, mode, Amount, status, utr, reason, bill, cases } = transaction
  const isClient = useUser()?.role === 'client'
  const billName = describePayment({ bill, cases: [] })
  return (
    <Dialog open size="md" onOpenChange={onOpenChange} title={messages.payments.paymentDetails}>
      <Facts
        columns={2}
        facts={[
          { label: messages.fields.date, value: showInstant(paymentDate) },
          { label: messages.fields.status, value: <StatusBadge kind="payment" status={status} /> },
          { label: messages.fields.amount, value: <Money rupees={Amount} /> },
          { label: messages.fields.mode, value: mode },
          ...(mode === 'CREDIT' ? [] : [{ label: messages.fields.utr, value: utr }]),
          ...(bill
            ? [
                {
                  label: messages.fields.purpose,
                  value: (
                    <Link
                      {...(isClient ? ownBill(bill.billId) : billOfClient(bill.billId))}
                      className="rounded-sm font-medium text-accent-ink underline-offset-4 hover:underline"
                    >
                      {billName}
                    </Link>
                  ),
                },
              ]
            : []),
        ]}
      />
      {reason && (
        <p className="mt-5 flex gap-2.5 rounded-md border border-bad-line bg-bad-soft px-3.5 py-3">
          <CircleX className="mt-0.5 size-4 shrink-0 text-bad" aria-hidden="true" />
          <span className="wrap-anywhere min-w-0">
            <span className="font-medium">{messages.transactions.rejectedLabel} </span>
            {reason}
          </span>
        </p>
      )}
      <PaidCaseTable
        caption={bill ? messages.bills.casesOfBill : messages.payments.casesOfThisPayment}
        cases={cases}
        detail={paths[isClient ? 'client' : 'superadmin'].caseDetail.pattern}
      />
    </Dialog>
  )
}

const ownBill = (bill: string) => linkOptions({ to: paths.client.bills, search: { bill } })

/** The superadmin sees transactions and bills on the same client page. */
const billOfClient = (bill: string) =>
  linkOptions({
    from: paths.superadmin.clientDetails,
    to: '.',
    search: ({ id }) => ({ id, tab: 'bills' as const, bill }),
  })
