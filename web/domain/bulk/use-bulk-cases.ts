import { useState } from 'react'
import type { BulkAction, BulkCaseResult } from '#contract/bulk/bulk.ts'
import { messages } from '#contract/messages.ts'
import { caseReads } from '#web/domain/case-reads.ts'
import { bulkEndpoints } from '#web/endpoints.generated.ts'
import { toast } from '#web/lib/toast.ts'
import { useApiMutation } from '#web/lib/use-api-mutation.ts'
import { type CaseBefore, useBulkUndo } from './use-bulk-undo.ts'

/** What became of an action on many cases of which some were refused. */
export interface BulkOutcome {
  done: number
  failed: readonly { caseNo: string; message: string }[]
}

/** How many cases a toast names. */
const NAMED = 3

interface Options {
  failureTitle: string
  /** The cases before the action. */
  cases: readonly (CaseBefore & { caseNo: string })[]
  /** Receives the ids of the cases that were done; the others stay chosen, to be tried again. */
  onDone: (ids: ReadonlySet<string>) => void
}

/** One action on many cases at once, and who was refused until the next one (contract-trade section 8). */
export function useBulkCases({ failureTitle, cases, onDone }: Options) {
  const undoOf = useBulkUndo()
  const [outcome, setOutcome] = useState<BulkOutcome | null>(null)
  const call = useApiMutation(bulkEndpoints.cases, {
    invalidates: [caseReads],
    success: null,
    failureTitle,
  })
  const show = (action: BulkAction, results: readonly BulkCaseResult[]) => {
    const done = new Set(results.filter(({ ok }) => ok).map(({ id }) => id))
    onDone(done)
    const failed = results
      .filter(({ ok }) => !ok)
      .map(({ id, CaseNo, message }) => ({
        caseNo: CaseNo ?? cases.find((one) => one.id === id)?.caseNo ?? '',
        message,
      }))
    setOutcome(failed.length > 0 ? { done: done.size, failed } : null)
    const changed = cases.filter(({ id }) => done.has(id))
    const undo = changed.length > 0 ? undoOf(action, changed) : undefined
    const names = changed.map(({ caseNo }) => caseNo)
    const description = messages.bulk.namesOf(names.slice(0, NAMED).join(', '), Math.max(0, names.length - NAMED))
    if (failed.length === 0) toast({ kind: 'success', title: messages.bulk.outcome(done.size, 0), description, undo })
    else if (undo) toast({ kind: 'success', title: description, undo })
  }
  const run = async (body: BulkAction) => show(body, await call.mutateAsync({ body }))
  return { outcome, isPending: call.isPending, run }
}
