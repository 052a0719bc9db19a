import { type FieldPath, type FieldValues, type UseFormReturn, useWatch } from 'react-hook-form'
import type { z } from 'zod'
import { type Stage, type WaitingOn, type WaitReason, waitReasons } from '#contract/cases/case-values.ts'
import { lacksWaitReason, needsWaitNote, waitReasonLabels } from '#contract/stages/stages.ts'
import { t } from '#contract/texts.ts'
import { useMissingPapers } from '#web/features/cases/file-state.tsx'
import { RadioField } from '#web/forms/choice-field.tsx'
import { TextField } from '#web/forms/text-field.tsx'

/** A change of a file, as far as it can leave the file to its dealer. */
interface Wait {
  stage: Stage
  waitingOn: WaitingOn
  waitReason?: WaitReason | null | undefined
  waitNote?: string | null | undefined
}

/** Demands of a form what the API leaves open: a file that waits for its dealer says why. */
export function demandWaitReason(change: Wait, refinement: z.core.$RefinementCtx): void {
  if (lacksWaitReason(change))
    refinement.addIssue({ code: 'custom', path: ['waitReason'], message: t.stages('waitReasonRequired') })
  else if (isLeftToDealer(change) && needsWaitNote(change.waitReason) && !change.waitNote)
    refinement.addIssue({ code: 'custom', path: ['waitNote'], message: t.stages('waitNoteRequired') })
}

const isLeftToDealer = ({ stage, waitingOn }: Wait) => waitingOn === 'dealer' && stage !== 'handedOver'

/** Returns a change without the reason of a file that was left to its dealer before. */
export const withoutOldWait = <Change extends Wait>(change: Change): Change =>
  isLeftToDealer(change) ? change : { ...change, waitReason: undefined, waitNote: undefined }

interface WaitReasonFieldsProps<Input extends FieldValues, Context, Output> {
  form: UseFormReturn<Input, Context, Output>
  /** The case whose missing papers are offered as those that the dealer is to bring. */
  caseId?: string | undefined
}

/** What the dealer is to do, while the form leaves a file to the dealer: one of a short list, and a line in words. */
export function WaitReasonFields<Input extends Wait & FieldValues, Context, Output>({
  form,
  caseId,
}: WaitReasonFieldsProps<Input, Context, Output>) {
  const { control } = form
  const [reasonName, noteName] = ['waitReason', 'waitNote'] as FieldPath<Input>[] as [
    FieldPath<Input>,
    FieldPath<Input>,
  ]
  const change = useWatch({ control }) as Wait
  const reason = change.waitReason
  const isAsked = isLeftToDealer(change)
  const missing = useMissingPapers(caseId ?? '', isAsked && caseId !== undefined)
  if (!isAsked) return null
  return (
    <>
      <RadioField
        control={control}
        name={reasonName}
        label={t.stages('waitReason')}
        hint={t.stages('dealerReads')}
        required
        options={waitReasons.map((value) => ({ value, label: waitReasonLabels()[value] }))}
        onChosen={(chosen) => {
          form.clearErrors([reasonName, noteName])
          if (chosen === 'papers' && !form.getValues(noteName))
            form.setValue(noteName, missing as Input[typeof noteName], { shouldDirty: true })
        }}
      />
      {reason && (
        <TextField
          control={control}
          name={noteName}
          label={t.stages(reason === 'papers' ? 'whichPapers' : 'waitNote')}
          required={needsWaitNote(reason)}
        />
      )}
    </>
  )
}
