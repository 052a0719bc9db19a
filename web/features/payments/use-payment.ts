import { useState } from 'react'
import { messages } from '#contract/messages.ts'
import { paymentEndpoints } from '#web/endpoints.generated.ts'
import { draftKey } from '#web/forms/draft-storage.ts'
import { identityEndpoints } from '#web/identity-endpoints.generated.ts'
import { invalidate } from '#web/lib/invalidate.ts'
import { useUser } from '#web/lib/session.ts'
import { useApiMutation } from '#web/lib/use-api-mutation.ts'
import { deleteDraft, openDraft, type PaymentDraft, saveDraft } from './payment-draft.ts'
import type { PaymentNavState } from './payment-nav-state.ts'

/** The payment of a selection of cases: its draft, kept in the tab's storage, and the mutation. */
export function usePayment(fromState: PaymentNavState | null) {
  const userId = useUser()?.id ?? ''
  const [draft, setDraft] = useState(() => openDraft(userId, fromState))
  // Based on the latest draft: an upload that ends late must not restore an earlier method.
  const change = (next: Partial<PaymentDraft>) =>
    setDraft((latest) => {
      if (!latest) return latest
      const changed = { ...latest, ...next }
      saveDraft(userId, changed)
      return changed
    })
  const mutation = useApiMutation(paymentEndpoints.payCases, {
    // After a 409 the loaded cases or the credit may be outdated.
    invalidatesOnConflict: [paymentEndpoints.paymentDetails, identityEndpoints.myProfile],
    submitKey: { storageKey: draftKey(userId, 'payment-key'), changedBody: 'new-key' },
    failureTitle: messages.payments.failed,
    failureText: messages.payments.failedDueToError,
    onSuccess: () => {
      deleteDraft(userId)
      // Not awaited: the page is left at once, and must not show the reduced credit as insufficient.
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
      ...(mode === 'UPI' && utr.trim() ? { utr } : {}),
    }
    mutation.mutate({ body }, onDone)
  }
  return { draft, change, pay, mutation }
}
