import { useState } from 'react'
import { messages } from '#contract/messages.ts'
import type { CasePaper } from '#contract/papers/paper.ts'
import { paperEndpoints } from '#web/endpoints.generated.ts'
import { invalidate, type Reads } from '#web/lib/invalidate.ts'
import { toast } from '#web/lib/toast.ts'
import { useApiMutation } from '#web/lib/use-api-mutation.ts'

/** A change of papers or files makes outdated: the checklist, the history, and the lists with numbers of papers. */
export const paperReads: Reads = { below: '/case/' }

export const usePaperChange = () =>
  useApiMutation(paperEndpoints.change, { invalidates: [paperReads], failureTitle: messages.papers.changeFailed })

/** Notes several papers as received, one after the other; stops at the first failure, which is shown. */
export function useMarkReceived(caseId: string) {
  const [isPending, setPending] = useState(false)
  const change = useApiMutation(paperEndpoints.change, { success: null, failureTitle: messages.papers.changeFailed })
  const mark = async (papers: readonly CasePaper[]) => {
    setPending(true)
    try {
      for (const { paperId } of papers)
        await change.mutateAsync({ params: { caseId }, body: { paperId, state: 'received', note: null } })
      toast({ kind: 'success', title: messages.papers.allMarked(papers.length) })
    } catch {
      // The mutation has shown the failure.
    } finally {
      await invalidate(paperReads)
      setPending(false)
    }
  }
  return { isPending, mark }
}
