import { useState } from 'react'
import type { BulkAction, BulkCaseResult } from '#contract/bulk/bulk.ts'
import { messages } from '#contract/messages.ts'
import { caseReads } from '#web/domain/case-reads.ts'
import { bulkEndpoints } from '#web/endpoints.generated.ts'
import { toast } from '#web/lib/toast.ts'
import { useApiMutation } from '#web/lib/use-api-mutation.ts'

/** What became of an action on many cases of which some were refused. */
export interface BulkOutcome {
  done: number
  failed: readonly { caseNo: string; message: string }[]
}

interface Options {
  failureTitle: string
  /** The case number of a case that the server does not name. */
  caseNoOf: (id: string) => string
  /** Receives the ids of the cases that were done; the others stay chosen, to be tried again. */
  onDone: (ids: ReadonlySet<string>) => void
}

/** One action on many cases at once, and who was refused until the next one (contract-trade section 8). */
export function useBulkCases({ failureTitle, caseNoOf, onDone }: Options) {
  const [outcome, setOutcome] = useState<BulkOutcome | null>(null)
  const call = useApiMutation(bulkEndpoints.cases, {
    invalidates: [caseReads],
    success: null,
    failureTitle,
    onSuccess: (results: readonly BulkCaseResult[]) => {
      const done = new Set(results.filter(({ ok }) => ok).map(({ id }) => id))
      onDone(done)
      const failed = results
        .filter(({ ok }) => !ok)
        .map(({ id, CaseNo, message }) => ({ caseNo: CaseNo ?? caseNoOf(id), message }))
      setOutcome(failed.length > 0 ? { done: done.size, failed } : null)
      if (failed.length === 0) toast({ kind: 'success', title: messages.bulk.outcome(done.size, 0) })
    },
  })
  return { outcome, isPending: call.isPending, run: (body: BulkAction) => call.mutateAsync({ body }) }
}
