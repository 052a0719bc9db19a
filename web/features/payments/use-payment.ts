import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { identityEndpoints } from '#contract/identity/identity-endpoints.ts'
import { messages } from '#contract/messages.ts'
import { paymentEndpoints } from '#contract/payments/payment-endpoints.ts'
import { call } from '#web/lib/api.ts'
import { ApiError } from '#web/lib/api-error.ts'
import { toastFailure } from '#web/lib/failure.ts'
import { invalidate } from '#web/lib/query.ts'
import { useUser } from '#web/lib/session.ts'
import { toast } from '#web/lib/toast.ts'
import { forgetDraft, keepDraft, keyedDraft, openDraft, type PaymentDraft } from './payment-draft.ts'
import type { PaymentNavState } from './payment-nav-state.ts'

/** The payment of a selection: what is chosen so far, kept for the tab, and the way to make it. */
export function usePayment(handed: PaymentNavState | null) {
  const userId = useUser()?.id ?? ''
  const [draft, setDraft] = useState(() => openDraft(userId, handed))
  // From the latest draft: an upload that ends late must not bring back the method chosen before it.
  const change = (next: Partial<PaymentDraft>) =>
    setDraft((latest) => {
      if (!latest) return latest
      const changed = { ...latest, ...next }
      keepDraft(userId, changed)
      return changed
    })
  const pay = useMutation({
    mutationFn: (amount: number) => {
      if (!draft) throw new Error(messages.payments.noneToPay)
      const { mode, proofUrl, utr, handover } = draft
      const body = {
        caseAssignmentIds: [...handover.paidCaseIds],
        amount,
        mode,
        ...(mode === 'CREDIT' ? {} : { paymentProofUrl: proofUrl }),
        ...(mode !== 'CREDIT' && utr.trim() ? { utr } : {}),
      }
      const keyed = keyedDraft(draft, body)
      // Before it is sent: should the answer be lost with the page, the same payment is asked for again.
      keepDraft(userId, keyed)
      setDraft(keyed)
      return call(paymentEndpoints.payCases, { body, idempotencyKey: keyed.sent.key })
    },
    onSuccess: () => {
      forgetDraft(userId)
      void invalidate(paymentEndpoints.myCases, identityEndpoints.myProfile)
      toast({ kind: 'success', title: messages.payments.successful })
    },
    onError: (error) => {
      toastFailure(messages.payments.failed, error, messages.payments.failedDueToError)
      // What is told of the cases or the credit may be outdated: 409 says so.
      if (error instanceof ApiError && error.status === 409)
        void invalidate(paymentEndpoints.paymentDetails, identityEndpoints.myProfile)
    },
  })
  return { draft, change, pay }
}
