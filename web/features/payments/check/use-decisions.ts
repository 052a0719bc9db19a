import { messages } from '#contract/messages.ts'
import type { PendingPayment } from '#contract/payments/payment.ts'
import { paymentEndpoints } from '#web/endpoints.generated.ts'
import { ApiError } from '#web/lib/api-error.ts'
import { toastFailure } from '#web/lib/failure.ts'
import { useApiMutation } from '#web/lib/use-api-mutation.ts'
import { decisionOptions } from './decide-dialog.tsx'

/** Verifies or rejects a payment, calls `onDecided` at once, also where somebody else was first, and reloads the list. */
export function useDecisions(payment: PendingPayment, onDecided: () => void) {
  const options = {
    ...decisionOptions,
    onSuccess: onDecided,
    onFailure: (error: unknown) => {
      toastFailure(messages.payments.processFailed, error)
      if (error instanceof ApiError && (error.status === 409 || error.status === 404)) onDecided()
    },
  }
  const verify = useApiMutation(paymentEndpoints.verifyPayment, options)
  const reject = useApiMutation(paymentEndpoints.rejectPayment, options)
  const params = { id: payment.id }
  return {
    isPending: verify.isPending || reject.isPending,
    verify: () => verify.mutate({ params }),
    reject: (reason: string | null) => reject.mutateAsync({ params, body: { reason } }),
  }
}
