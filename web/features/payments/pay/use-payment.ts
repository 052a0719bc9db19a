import { messages } from '#contract/messages.ts'
import { billEndpoints, paymentEndpoints, transactionEndpoints } from '#web/endpoints.generated.ts'
import { identityEndpoints } from '#web/identity-endpoints.generated.ts'
import { ApiError } from '#web/lib/api-error.ts'
import { toastFailure } from '#web/lib/failure.ts'
import { preventFocusLoss } from '#web/lib/focus.ts'
import { invalidate } from '#web/lib/invalidate.ts'
import { useApiMutation } from '#web/lib/use-api-mutation.ts'
import { openChoice, openDraft, type PaymentNavState, usePaymentDraft } from './payment-draft.ts'

export function usePayment(fromState: PaymentNavState | null) {
  const { draft, change, submitKey, remove } = usePaymentDraft('payment', (stored) => openDraft(stored, fromState))
  const mutation = useApiMutation(paymentEndpoints.payCases, {
    // After a 409 the loaded cases or the credit may be outdated.
    invalidatesOnConflict: [paymentEndpoints.paymentDetails, identityEndpoints.myProfile],
    submitKey,
    failureTitle: messages.payments.failed,
    failureText: messages.payments.failedDueToError,
    onSuccess: () => {
      remove()
      // Not awaited: the page is left at once, and must not show the reduced credit as insufficient.
      void invalidate(paymentEndpoints.myCases, identityEndpoints.myProfile)
    },
  })
  const pay = (amount: number, onDone: () => void) => {
    if (!draft) return
    const { mode, proofUrl, utr, selection } = draft
    const body = {
      caseAssignmentIds: [...selection.paidCaseIds],
      amount,
      mode,
      ...(mode === 'CREDIT' ? {} : { paymentProofUrl: proofUrl }),
      ...(mode === 'UPI' && utr.trim() ? { utr } : {}),
    }
    mutation.mutate({ body }, onDone)
  }
  return { draft, change, pay, mutation }
}

export function useBillPayment(billId: string) {
  const { draft, change, submitKey, remove } = usePaymentDraft(`payment-of-bill-${billId}`, openChoice)
  const reads = [billEndpoints.get, billEndpoints.ofClient]
  const mutation = useApiMutation(billEndpoints.pay, {
    // Pay Now stays busy until the reloaded bill is under verification.
    invalidates: [...reads, transactionEndpoints.history],
    invalidatesOnConflict: reads,
    submitKey,
    onSuccess: remove,
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
