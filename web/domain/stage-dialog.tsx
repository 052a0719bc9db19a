import { z } from 'zod'
import type { Case, handedIn } from '#contract/cases/case.ts'
import { type Stage, stages, waitingOn } from '#contract/cases/case-values.ts'
import { MAX_NAME, MAX_RECEIPT_NO } from '#contract/limits.ts'
import { messages } from '#contract/messages.ts'
import { StageChange } from '#contract/stages/stage.ts'
import { stageLabels, waitingOnLabels } from '#contract/stages/stage-labels.ts'
import { isBackwards, usualWaitingOn } from '#contract/stages/stages.ts'
import { caseEndpoints, stageEndpoints } from '#web/endpoints.generated.ts'
import { FormDialog } from '#web/forms/form-dialog.tsx'
import { MoneyField } from '#web/forms/money-field.tsx'
import { ReasonField } from '#web/forms/reason-field.tsx'
import { RadioField } from '#web/forms/select-field.tsx'
import { TextField } from '#web/forms/text-field.tsx'
import { useZodForm } from '#web/forms/use-zod-form.ts'
import { apiQuery, queryClient } from '#web/lib/query.ts'
import { toast } from '#web/lib/toast.ts'
import { useApiMutation } from '#web/lib/use-api-mutation.ts'
import { caseReads } from './case-reads.ts'
import { LackingPapersNotice } from './checklist.tsx'
import { usePartyOfStage } from './party-of-stage.ts'

/** A row of a list does not carry receipt, fee and receiver. */
export type StagedCase = Pick<
  Case,
  'id' | 'CaseNo' | 'status' | 'stage' | 'waitingOn' | 'stageSince' | 'receiptNo' | 'feePaid' | 'handedTo'
>

/** The fields of all stages; those of another stage than the chosen one are not sent. */
const StageForm = z.strictObject(StageChange.shape)
type StageForm = z.output<typeof StageForm>
type Change = z.input<typeof StageChange>

const stageOptions = () => stages.map((value) => ({ value, label: stageLabels()[value] }))
const waitingOptions = () => waitingOn.map((value) => ({ value, label: waitingOnLabels()[value] }))

interface StageDialogProps {
  file: Omit<StagedCase, 'status' | 'stageSince'>
  /** The stage that is chosen at first, by default the present one. */
  target?: Stage | undefined
  /** Takes the change in the place of the server, without a network; the fee, which is money, is not asked then. */
  takes?: (change: Change) => Promise<unknown>
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
      draft={`stage-${target}-${file.id}`}
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
function changeOf(file: StageDialogProps['file'], { receiptNo, feePaid, handedTo, ...change }: StageForm): Change {
  if (change.stage === 'submitted')
    return {
      ...change,
      receiptNo: receiptNo ?? (file.receiptNo ? null : undefined),
      feePaid: feePaid ?? (file.feePaid ? null : undefined),
    }
  if (change.stage === 'handedOver') return { ...change, handedTo: handedTo ?? (file.handedTo ? null : undefined) }
  return change
}

type File = Pick<Case, 'id' | 'CaseNo' | 'stage' | 'waitingOn' | keyof HandedIn>
type HandedIn = Partial<z.output<typeof handedIn>>

/**
 * Moves a file; the toast names the case and its stage, and takes the move back, with the receipt, fee and receiver that it
 * set: as a step back it carries a note.
 */
function useStageChange(file: File) {
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
