import type { z } from 'zod'
import type { Case, handedIn } from '#contract/cases/case.ts'
import { messages } from '#contract/messages.ts'
import type { StageChange } from '#contract/stages/stage.ts'
import { stageLabels } from '#contract/stages/stage-labels.ts'
import { isBackwards } from '#contract/stages/stages.ts'
import { caseReads } from '#web/domain/case-reads.ts'
import { caseEndpoints, stageEndpoints } from '#web/endpoints.generated.ts'
import { apiQuery, queryClient } from '#web/lib/query.ts'
import { toast } from '#web/lib/toast.ts'
import { useApiMutation } from '#web/lib/use-api-mutation.ts'

type File = Pick<Case, 'id' | 'CaseNo' | 'stage' | 'waitingOn' | keyof HandedIn>
type HandedIn = Partial<z.output<typeof handedIn>>
type Change = z.input<typeof StageChange>

/**
 * Moves a file; the toast names the case and its stage, and takes the move back, with the receipt, fee and receiver that it
 * set: as a step back it carries a note.
 */
export function useStageChange(file: File) {
  const { CaseNo, stage, waitingOn } = file
  const params = { caseId: file.id }
  const options = { invalidates: [caseReads], failureTitle: messages.stages.changeFailed }
  const change = useApiMutation(stageEndpoints.change, { ...options, success: null })
  const undo = useApiMutation(stageEndpoints.change, options)
  const takeBack = async (body: Change, before: HandedIn) => {
    const note = isBackwards(body.stage, stage) ? messages.stages.undoNote : undefined
    const isMoved = body.stage !== stage
    // Receipt, fee and receiver can be set at their stage only.
    if (isMoved && Object.keys(before).length > 0)
      await change.mutateAsync({ params, body: { stage: body.stage, waitingOn: body.waitingOn, ...before } })
    await undo.mutateAsync({ params, body: { stage, waitingOn, note, ...(!isMoved && before) } })
  }
  return async (body: Change) => {
    const before = await handedInBefore(file, body).catch(() => ({}))
    await change.mutateAsync({ params, body })
    toast({
      kind: 'success',
      title: messages.stages.moved(CaseNo, stageLabels()[body.stage]),
      undo: () => void takeBack(body, before).catch(() => undefined),
    })
  }
}

const handedInNames = ['receiptNo', 'feePaid', 'handedTo'] as const

/** Returns what a change will replace of receipt, fee and receiver; a row of a list does not know them, so its case is read. */
async function handedInBefore(file: File, change: Change): Promise<HandedIn> {
  const names = handedInNames.filter((name) => change[name] !== undefined)
  const isKnown = names.every((name) => file[name] !== undefined)
  const known = isKnown
    ? file
    : (await queryClient.fetchQuery(apiQuery(caseEndpoints.details, { params: { id: file.id } }))).data
  return Object.fromEntries(names.map((name) => [name, known[name] ?? null]))
}
