import { z } from 'zod'
import type { Case } from '#contract/cases/case.ts'
import { type Stage, stages, waitingOn } from '#contract/cases/case-values.ts'
import { MAX_NAME, MAX_RECEIPT_NO } from '#contract/limits.ts'
import { messages } from '#contract/messages.ts'
import { StageChange } from '#contract/stages/stage.ts'
import { stageLabels, waitingOnLabels } from '#contract/stages/stage-labels.ts'
import { isBackwards, usualWaitingOn } from '#contract/stages/stages.ts'
import { FormDialog } from '#web/forms/form-dialog.tsx'
import { MoneyField } from '#web/forms/money-field.tsx'
import { ReasonField } from '#web/forms/reason-field.tsx'
import { RadioField } from '#web/forms/select-field.tsx'
import { TextField } from '#web/forms/text-field.tsx'
import { useZodForm } from '#web/forms/use-zod-form.ts'
import { LackingPapersNotice } from './checklist.tsx'
import { usePartyOfStage } from './party-of-stage.ts'
import { useStageChange } from './use-stage-change.ts'

/** A row of a list does not carry receipt, fee and receiver. */
export type StagedCase = Pick<
  Case,
  'id' | 'CaseNo' | 'status' | 'stage' | 'waitingOn' | 'stageSince' | 'receiptNo' | 'feePaid' | 'handedTo'
>

/** The fields of all stages; those of another stage than the chosen one are not sent. */
const StageForm = z.strictObject(StageChange.shape)
type StageForm = z.output<typeof StageForm>

const stageOptions = () => stages.map((value) => ({ value, label: stageLabels()[value] }))
const waitingOptions = () => waitingOn.map((value) => ({ value, label: waitingOnLabels()[value] }))

interface StageDialogProps {
  file: Omit<StagedCase, 'status' | 'stageSince'>
  /** The stage that is chosen at first, by default the present one. */
  target?: Stage | undefined
  /** Takes the change in the place of the server, without a network; the fee, which is money, is not asked then. */
  takes?: (change: z.input<typeof StageChange>) => Promise<unknown>
  /** Runs once the server has the change and the lists are reloaded. */
  onMoved?: () => void
  onClose: () => void
}

/** Moves a file to a stage, and sets the party that it waits for; a step back needs a note. */
export function StageDialog({ file, target = file.stage, takes, onMoved, onClose }: StageDialogProps) {
  const partyIn = (stage: Stage) => (stage === file.stage ? file.waitingOn : usualWaitingOn[stage])
  const form = useZodForm(StageForm, {
    stage: target,
    waitingOn: partyIn(target),
    note: '',
    receiptNo: file.receiptNo ?? '',
    feePaid: file.feePaid ?? null,
    handedTo: file.handedTo ?? '',
  })
  const { onStage, onParty } = usePartyOfStage((party) => form.setValue('waitingOn', party), partyIn)
  const change = useStageChange(file)
  const chosen = form.watch('stage')
  const goesBack = isBackwards(file.stage, chosen)
  return (
    <FormDialog
      onOpenChange={(open) => !open && onClose()}
      title={messages.stages.changeOf(file.CaseNo)}
      description={messages.stages.changeDescription}
      submit={messages.general.save}
      form={form}
      onSubmit={(values) => {
        const body = changeOf(file, values)
        return takes ? takes(body) : change(body).then(onMoved)
      }}
    >
      <RadioField
        control={form.control}
        name="stage"
        label={messages.stages.stage}
        options={stageOptions()}
        onChosen={onStage}
      />
      {chosen === 'submitted' && (
        <>
          {!takes && <LackingPapersNotice caseId={file.id} />}
          <div className="grid gap-4 sm:grid-cols-2">
            <TextField
              control={form.control}
              name="receiptNo"
              label={messages.stages.receiptNo}
              maxLength={MAX_RECEIPT_NO}
            />
            {!takes && <MoneyField control={form.control} name="feePaid" label={messages.stages.feePaid} />}
          </div>
        </>
      )}
      {chosen === 'handedOver' && (
        <TextField control={form.control} name="handedTo" label={messages.stages.handedTo} maxLength={MAX_NAME} />
      )}
      <RadioField
        control={form.control}
        name="waitingOn"
        label={messages.stages.waitingOn}
        options={waitingOptions()}
        onChosen={onParty}
      />
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

/** A field that is empty, and was empty or unknown, stays as it is on the server. */
function changeOf(
  file: StageDialogProps['file'],
  { receiptNo, feePaid, handedTo, ...change }: StageForm,
): z.input<typeof StageChange> {
  if (change.stage === 'submitted')
    return {
      ...change,
      receiptNo: receiptNo ?? (file.receiptNo ? null : undefined),
      feePaid: feePaid ?? (file.feePaid ? null : undefined),
    }
  if (change.stage === 'handedOver') return { ...change, handedTo: handedTo ?? (file.handedTo ? null : undefined) }
  return change
}
