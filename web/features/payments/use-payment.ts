import { useState } from 'react'
import { messages } from '#contract/messages.ts'
import { identityEndpoints, paymentEndpoints } from '#web/endpoints.generated.ts'
import { draftKey } from '#web/forms/draft-storage.ts'
import { invalidate } from '#web/lib/invalidate.ts'
import { useUser } from '#web/lib/session.ts'
import { useApiMutation } from '#web/lib/use-api-mutation.ts'
import { deleteDraft, openDraft, type PaymentDraft, saveDraft } from './payment-draft.ts'
import type { PaymentNavState } from './payment-nav-state.ts'

/** The payment of a selection: what is chosen so far, kept for the tab, and the way to make it. */
export function usePayment(fromState: PaymentNavState | null) {
  const userId = useUser()?.id ?? ''
  const [draft, setDraft] = useState(() => openDraft(userId, fromState))
  // From the latest draft: an upload that ends late must not bring back the method chosen before it.
  const change = (next: Partial<PaymentDraft>) =>
    setDraft((latest) => {
      if (!latest) return latest
      const changed = { ...latest, ...next }
      saveDraft(userId, changed)
      return changed
    })
  const mutation = useApiMutation(paymentEndpoints.payCases, {
    // What is known of the cases or the credit may be outdated: 409 says so.
    outdatedByConflict: [paymentEndpoints.paymentDetails, identityEndpoints.myProfile],
    submitKey: { place: draftKey(userId, 'payment-key'), changedBody: 'new-key' },
    failureTitle: messages.payments.failed,
    failureText: messages.payments.failedDueToError,
    onSuccess: () => {
      deleteDraft(userId)
      // Not waited for: the page is left at once, and must not show the credit that is left as too little.
      void invalidate(paymentEndpoints.myCases, identityEndpoints.myProfile)
    },
  })
  const pay = (amount: number, onDone: () => void) => {
    if (!draft) return
    const { mode, proofUrl, utr, handover } = draft
    const body = {
      caseAssignmentIds: [...handover.paidCaseIds],
      amount,
      mode,
      ...(mode === 'CREDIT' ? {} : { paymentProofUrl: proofUrl }),
      ...(mode !== 'CREDIT' && utr.trim() ? { utr } : {}),
    }
    mutation.mutate({ body }, onDone)
  }
  return { draft, change, pay, mutation }
}
