import type { z } from 'zod'
import type { Case } from '#contract/cases/case.ts'
import { messages } from '#contract/messages.ts'
import type { StageChange } from '#contract/stages/stage.ts'
import { stageLabels } from '#contract/stages/stage-labels.ts'
import { isBackwards } from '#contract/stages/stages.ts'
import { caseReads } from '#web/domain/case-reads.ts'
import { stageEndpoints } from '#web/endpoints.generated.ts'
import { toast } from '#web/lib/toast.ts'
import { useApiMutation } from '#web/lib/use-api-mutation.ts'

/** Moves a file; the toast names the case and its stage, and takes the move back: as a step back it carries a note. */
export function useStageChange(file: Pick<Case, 'id' | 'CaseNo' | 'stage' | 'waitingOn'>) {
  const { id, CaseNo, stage, waitingOn } = file
  const options = { invalidates: [caseReads], failureTitle: messages.stages.changeFailed }
  const change = useApiMutation(stageEndpoints.change, { ...options, success: null })
  const undo = useApiMutation(stageEndpoints.change, options)
  return async (body: z.input<typeof StageChange>) => {
    await change.mutateAsync({ params: { caseId: id }, body })
    const note = isBackwards(body.stage, stage) ? messages.stages.undoNote : undefined
    toast({
      kind: 'success',
      title: messages.stages.moved(CaseNo, stageLabels()[body.stage]),
      undo: () => undo.mutate({ params: { caseId: id }, body: { stage, waitingOn, note } }),
    })
  }
}
