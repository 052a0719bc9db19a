import type { Case } from '#contract/cases/case.ts'
import { messages } from '#contract/messages.ts'
import { StageChange } from '#contract/stages/stage.ts'
import { stageLabels, waitingOnLabels } from '#contract/stages/stage-labels.ts'
import { type Stage, stages, waitingOn } from '#contract/stages/stage-values.ts'
import { isBackwards, usualWaitingOn } from '#contract/stages/stages.ts'
import { LackingPapersNotice } from '#web/domain/checklist.tsx'
import { stageEndpoints } from '#web/endpoints.generated.ts'
import { FormDialog } from '#web/forms/form-dialog.tsx'
import { ReasonField } from '#web/forms/reason-field.tsx'
import { RadioField } from '#web/forms/select-field.tsx'
import { useZodForm } from '#web/forms/use-zod-form.ts'
import { useApiMutation } from '#web/lib/use-api-mutation.ts'
import { caseReads } from './stage-queries.ts'

export type StagedCase = Pick<Case, 'id' | 'CaseNo' | 'status' | 'stage' | 'waitingOn' | 'stageSince'>

const stageOptions = stages.map((value) => ({ value, label: stageLabels[value] }))
const waitingOptions = waitingOn.map((value) => ({ value, label: waitingOnLabels[value] }))

interface StageDialogProps {
  file: StagedCase
  /** The stage that is chosen at first, by default the present one. */
  target?: Stage | undefined
  onClose: () => void
}

/** Moves a file to a stage, and sets the party that it waits for; a step back needs a note. */
export function StageDialog({ file, target = file.stage, onClose }: StageDialogProps) {
  const waitingAtFirst = target === file.stage ? file.waitingOn : usualWaitingOn[target]
  const form = useZodForm(StageChange, { stage: target, waitingOn: waitingAtFirst, note: '' })
  const change = useApiMutation(stageEndpoints.change, {
    invalidates: [caseReads],
    failureTitle: messages.stages.changeFailed,
  })
  const chosen = form.watch('stage')
  const goesBack = isBackwards(file.stage, chosen)
  return (
    <FormDialog
      onOpenChange={(open) => !open && onClose()}
      title={messages.stages.changeOf(file.CaseNo)}
      description={messages.stages.changeDescription}
      submit={messages.general.save}
      form={form}
      onSubmit={(body) => change.mutateAsync({ params: { caseId: file.id }, body })}
    >
      <RadioField control={form.control} name="stage" label={messages.stages.stage} options={stageOptions} />
      {chosen === 'submitted' && <LackingPapersNotice caseId={file.id} />}
      <RadioField control={form.control} name="waitingOn" label={messages.stages.waitingOn} options={waitingOptions} />
      <ReasonField
        control={form.control}
        name="note"
        label={messages.stages.note}
        required={goesBack}
        hint={goesBack ? messages.stages.noteForBack : undefined}
      />
    </FormDialog>
  )
}
