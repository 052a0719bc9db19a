import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { billEndpoints } from '#contract/bills/bill-endpoints.ts'
import { messages } from '#contract/messages.ts'
import { transactionEndpoints } from '#contract/transactions/transaction-endpoints.ts'
import { call } from '#web/lib/api.ts'
import { ApiError } from '#web/lib/api-error.ts'
import { toastFailure } from '#web/lib/failure.ts'
import { keepFocus } from '#web/lib/focus.ts'
import { invalidate } from '#web/lib/query.ts'
import { useUser } from '#web/lib/session.ts'
import { toast } from '#web/lib/toast.ts'
import { billDraft, forgetDraft, keepDraft, keyedDraft, openBillDraft, type PaymentChoice } from './payment-draft.ts'

/** The payment of a whole bill: what is chosen so far, kept for the tab, and the way to make it. */
export function useBillPayment(billId: string) {
  const userId = useUser()?.id ?? ''
  const name = billDraft(billId)
  const [draft, setDraft] = useState(() => openBillDraft(userId, billId))
  const change = (next: Partial<PaymentChoice>) =>
    setDraft((latest) => {
      const changed = { ...latest, ...next }
      keepDraft(userId, changed, name)
      return changed
    })
  const pay = useMutation({
    mutationFn: (amount: number) => {
      const { mode, proofUrl, utr } = draft
      const body = {
        amount,
        mode: mode === 'CASH' ? ('CASH' as const) : ('UPI' as const),
        paymentProofURL: proofUrl ?? '',
        ...(utr.trim() ? { utr } : {}),
      }
      const keyed = keyedDraft(draft, body)
      // Before it is sent: should the answer be lost with the page, the same payment is asked for again.
      keepDraft(userId, keyed, name)
      setDraft(keyed)
      return call(billEndpoints.pay, { params: { billId }, body, idempotencyKey: keyed.sent.key })
    },
    onSuccess: async () => {
      forgetDraft(userId, name)
      toast({ kind: 'success', title: messages.payments.successful })
      // Pay Now stays busy until the bill says that it is under verification.
      await invalidate(billEndpoints.get, billEndpoints.ofClient, transactionEndpoints.history)
      keepFocus()
    },
    onError: (error) => {
      toastFailure(messages.payments.failed, error, messages.payments.failedDueToError)
      // Its total or its state may have changed since it was read: a penalty, a payment in another window.
      const { status = 0, fields = {} } = error instanceof ApiError ? error : {}
      if (status === 409 || 'amount' in fields) void invalidate(billEndpoints.get, billEndpoints.ofClient)
    },
  })
  return { draft, change, pay }
}
