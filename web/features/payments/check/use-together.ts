import { useState } from 'react'
import type { BulkResult } from '#contract/bulk/bulk.ts'
import { sumRupees } from '#contract/money.ts'
import type { PendingPayment } from '#contract/payments/payment.ts'
import { t } from '#contract/texts.ts'
import { bulkEndpoints, paymentEndpoints } from '#web/endpoints.generated.ts'
import { isConflict } from '#web/lib/errors.ts'
import { toast, toastFailure } from '#web/lib/toast.ts'
import { useApiMutation } from '#web/lib/use-api-mutation.ts'
import { decisionReads } from './payment-dialogs.tsx'

/**
 * Several payments that are checked together: one is current, some are marked to be verified, and all marked ones are
 * verified by one call. `onDecided` receives the ids of those that are decided.
 */
export function useTogether(chosen: readonly PendingPayment[], onDecided: (ids: ReadonlySet<string>) => void) {
  // As they were when the view opened: the server signs new addresses of the proofs with each list.
  const [payments, setPayments] = useState(chosen)
  const [current, setCurrent] = useState(chosen[0]?.id)
  const [marked, setMarked] = useState<ReadonlySet<string>>(new Set())
  const [refusals, setRefusals] = useState<ReadonlyMap<string, string>>(new Map())

  const remove = (ids: ReadonlySet<string>) => {
    setPayments(payments.filter(({ id }) => !ids.has(id)))
    setMarked(new Set([...marked].filter((id) => !ids.has(id))))
    onDecided(ids)
  }
  /** The next payment without a mark, after the last one the first; undefined if all are marked. */
  const nextOpen = (from: string, marks: ReadonlySet<string>) => {
    const at = payments.findIndex(({ id }) => id === from)
    return [...payments.slice(at + 1), ...payments.slice(0, at)].find(({ id }) => !marks.has(id))?.id
  }
  const verifyAll = useApiMutation(bulkEndpoints.verifyPayments, {
    invalidates: decisionReads,
    failureTitle: t.payments('processFailed'),
    success: null,
    onSuccess: (results: readonly BulkResult[]) => {
      const done = new Set(results.filter(({ ok }) => ok).map(({ id }) => id))
      const failed = results.filter(({ ok }) => !ok)
      setRefusals(new Map(failed.map(({ id, message }) => [id, message])))
      remove(done)
      setMarked(new Set())
      setCurrent(payments.find(({ id }) => !done.has(id))?.id)
      const title = t.payments('verifiedTogether', {
        done: done.size,
        all: results.length,
        left: results.length - done.size,
      })
      toast({ kind: failed.length > 0 ? 'warning' : 'success', title })
    },
  })
  const leave = (id: string) => {
    setCurrent(nextOpen(id, marked) ?? payments.find((payment) => payment.id !== id)?.id)
    remove(new Set([id]))
  }
  const reject = useApiMutation(paymentEndpoints.rejectPayment, {
    invalidates: decisionReads,
    failureTitle: t.payments('processFailed'),
    onFailure: (error) => {
      toastFailure(t.payments('processFailed'), error)
      if (current && isConflict(error)) leave(current)
    },
  })
  return {
    payments,
    current: payments.find(({ id }) => id === current),
    setCurrent,
    marked,
    /** Why the server refused to verify a payment, by its id. */
    refusals,
    total: sumRupees(payments.filter(({ id }) => marked.has(id)).map(({ Amount }) => Amount)),
    isPending: verifyAll.isPending || reject.isPending,
    /** Sets or clears the mark of the current payment; marking moves on to the next payment. */
    mark: () => {
      if (!current) return
      const marks = new Set(marked)
      if (!marks.delete(current)) marks.add(current)
      setMarked(marks)
      if (marks.has(current)) setCurrent(nextOpen(current, marks) ?? current)
    },
    /** Makes the payment some places on the current one. */
    go: (step: 1 | -1) => {
      const at = payments.findIndex(({ id }) => id === current)
      const to = payments[at + step]
      if (to) setCurrent(to.id)
    },
    verify: () => verifyAll.mutate({ body: { paymentIds: [...marked] } }),
    reject: async (reason: string | null) => {
      if (!current) return
      await reject.mutateAsync({ params: { id: current }, body: { reason } })
      leave(current)
    },
  }
}
