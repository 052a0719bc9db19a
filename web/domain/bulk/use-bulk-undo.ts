import type { BulkAction } from '#contract/bulk/bulk.ts'
import type { CaseRow } from '#contract/cases/case-lists.ts'
import { messages } from '#contract/messages.ts'
import { unassignReads } from '#web/domain/unassign-reads.ts'
import { bulkEndpoints, caseEndpoints } from '#web/endpoints.generated.ts'
import { invalidate } from '#web/lib/invalidate.ts'
import { toast } from '#web/lib/toast.ts'
import { useApiMutation } from '#web/lib/use-api-mutation.ts'

/** A case where it was before an action on many. */
export type CaseBefore = Pick<CaseRow, 'id' | 'stage' | 'waitingOn'>

const placeOf = ({ stage, waitingOn }: CaseBefore) => `${stage} ${waitingOn}`

/** Returns what takes an action on many cases back, as far as the cases allow it; nothing for actions that stay. */
export function useBulkUndo() {
  const move = useApiMutation(bulkEndpoints.cases, { success: null, failureTitle: messages.bulk.failed })
  const unassign = useApiMutation(caseEndpoints.unassign, { success: null, onFailure: () => undefined })

  const moveBack = async (cases: readonly CaseBefore[]) => {
    let done = 0
    for (const group of Map.groupBy(cases, placeOf).values()) {
      const [{ stage, waitingOn }] = group as [CaseBefore]
      const caseIds = group.map(({ id }) => id)
      const body = { action: 'stage', caseIds, stage, waitingOn, note: messages.stages.undoNote } as const
      const results = await move.mutateAsync({ body }).catch(() => [])
      done += results.filter(({ ok }) => ok).length
    }
    return done
  }
  const unassignAll = async (cases: readonly CaseBefore[]) => {
    let done = 0
    for (const { id } of cases) {
      const body = { reason: messages.cases.assignedByMistake }
      const isDone = await unassign.mutateAsync({ params: { id }, body }).then(Boolean, () => false)
      done += isDone ? 1 : 0
    }
    return done
  }
  const ways = { stage: moveBack, assign: unassignAll, verify: null, reject: null }

  return ({ action }: BulkAction, cases: readonly CaseBefore[]): (() => void) | undefined => {
    const way = ways[action]
    if (!way) return undefined
    const takeBack = async () => {
      const done = await way(cases)
      await invalidate(...unassignReads)
      const left = cases.length - done
      toast({ kind: left > 0 ? 'warning' : 'success', title: messages.bulk.undone(done, left) })
    }
    return () => void takeBack()
  }
}
