import type { CasePaper } from '#contract/papers/paper.ts'
import { type PaperState, paperStateLabels } from '#contract/papers/paper-values.ts'
import { t } from '#contract/texts.ts'
import { paperEndpoints } from '#web/endpoints.generated.ts'
import { caseReads } from '#web/lib/query.ts'
import { toast } from '#web/lib/toast.ts'
import { useApiMutation } from '#web/lib/use-api-mutation.ts'

/** A state that needs a note. */
export interface NotedState {
  paper: Pick<CasePaper, 'paperId' | 'name' | 'state' | 'note'>
  state: Extract<PaperState, 'deficient' | 'notNeeded'>
}

const options = () => ({ invalidates: [caseReads], failureTitle: t.papers('changeFailed') })

export const usePaperChange = () => useApiMutation(paperEndpoints.change, options())

/** Notes the state of a paper; the toast names the paper and takes the change back. */
export function usePaperState(caseId: string) {
  const change = useApiMutation(paperEndpoints.change, { ...options(), success: null })
  const undo = usePaperChange()
  const note = async (
    { paperId, name, state, note }: Pick<CasePaper, 'paperId' | 'name' | 'state' | 'note'>,
    next: PaperState,
    nextNote: string | null = null,
    checks = false,
  ) => {
    const body = { paperId, state: next, note: nextNote, ...(checks && { checked: true as const }) }
    await change.mutateAsync({ params: { caseId }, body })
    toast({
      kind: 'success',
      title: t.papers('nowIn', { paper: name, state: paperStateLabels()[next] }),
      undo: () => undo.mutate({ params: { caseId }, body: { paperId, state, note } }),
    })
  }
  return { isPending: change.isPending, note }
}
