import { useState } from 'react'
import { messages } from '#contract/messages.ts'
import { billEndpoints, transactionEndpoints } from '#web/endpoints.generated.ts'
import { draftKey } from '#web/forms/draft-storage.ts'
import { ApiError } from '#web/lib/api-error.ts'
import { toastFailure } from '#web/lib/failure.ts'
import { preventFocusLoss } from '#web/lib/focus.ts'
import { invalidate } from '#web/lib/invalidate.ts'
import { useUser } from '#web/lib/session.ts'
import { useApiMutation } from '#web/lib/use-api-mutation.ts'
import { billDraftKey, deleteDraft, openBillDraft, type PaymentChoice, saveDraft } from './payment-draft.ts'

/** The payment of a whole bill: its draft, kept in the tab's storage, and the mutation. */
export function useBillPayment(billId: string) {
  const userId = useUser()?.id ?? ''
  const name = billDraftKey(billId)
  const [draft, setDraft] = useState(() => openBillDraft(userId, billId))
  const change = (next: Partial<PaymentChoice>) =>
    setDraft((latest) => {
      const changed = { ...latest, ...next }
      saveDraft(userId, changed, name)
      return changed
    })
  const reads = [billEndpoints.get, billEndpoints.ofClient]
  const mutation = useApiMutation(billEndpoints.pay, {
    // Pay Now stays busy until the reloaded bill is under verification.
    invalidates: [...reads, transactionEndpoints.history],
    invalidatesOnConflict: reads,
    submitKey: { storageKey: draftKey(userId, `${name}-key`), changedBody: 'new-key' },
    onSuccess: () => deleteDraft(userId, name),
    onFailure: (error) => {
      toastFailure(messages.payments.failed, error, messages.payments.failedDueToError)
      // A penalty has changed the bill's total since it was loaded.
      if (error instanceof ApiError && 'amount' in error.fields) void invalidate(...reads)
    },
  })
  const pay = (amount: number) => {
    const { mode, proofUrl, utr } = draft
    const body = {
      amount,
      mode: mode === 'CASH' ? ('CASH' as const) : ('UPI' as const),
      paymentProofURL: proofUrl ?? '',
      ...(mode === 'UPI' && utr.trim() ? { utr } : {}),
    }
    mutation.mutate({ params: { billId }, body }, preventFocusLoss)
  }
  return { draft, change, pay, mutation }
}
