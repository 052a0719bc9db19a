import { useState } from 'react'
import { z } from 'zod'
import type { Case, handedIn } from '#contract/cases/case.ts'
import type { Stage } from '#contract/cases/case-values.ts'
import { StageChange } from '#contract/stages/stage.ts'
import { isStepBack, lacksNote, stageLabels, usualWaitingOn } from '#contract/stages/stages.ts'
import { t } from '#contract/texts.ts'
import { caseEndpoints, stageEndpoints } from '#web/endpoints.generated.ts'
import { LackingPapersNotice, stageOptions, usePartyOfStage, waitingOptions } from '#web/features/cases/file-state.tsx'
import { demandWaitReason, WaitReasonFields, withoutOldWait } from '#web/features/cases/wait-reason.tsx'
import { RadioField } from '#web/forms/choice-field.tsx'
import { useZodForm } from '#web/forms/form.tsx'
import { FormDialog } from '#web/forms/form-dialog.tsx'
import { ReasonField, TextField } from '#web/forms/text-field.tsx'
import { MoneyField } from '#web/forms/value-field.tsx'
import { apiQuery, caseReads, queryClient } from '#web/lib/query.ts'
import { toast } from '#web/lib/toast.ts'
import { useApiMutation } from '#web/lib/use-api-mutation.ts'

/** A row of a list does not carry receipt, fee and receiver. */
export type StagedCase = Pick<
  Case,
  'id' | 'CaseNo' | 'status' | 'stage' | 'waitingOn' | 'stageSince' | 'receiptNo' | 'feePaid' | 'handedTo'
> &
  Partial<Pick<Case, 'waitReason' | 'waitNote'>>

/** The fields of all stages; those of another stage than the chosen one are not sent. */
const stageForm = (present: Stage) =>
  z.strictObject(StageChange.shape).superRefine((change, refinement) => {
    if (lacksNote(present, change))
      refinement.addIssue({ code: 'custom', path: ['note'], message: t.stages('noteForBack') })
    demandWaitReason(change, refinement)
  })
type StageForm = z.output<ReturnType<typeof stageForm>>
type Change = z.input<typeof StageChange>

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
export function StageDialog({ file: given, target = given.stage, takes, onMoved, onClose }: StageDialogProps) {
  const [file] = useState(given)
  /** The stage that the person saw; if the server has another one by now, the dialog says so before replacing it. */
  const [known, setKnown] = useState(file.stage)
  const partyIn = (stage: Stage) => (stage === file.stage ? file.waitingOn : usualWaitingOn[stage])
  const form = useZodForm(stageForm(known), {
    stage: target,
    waitingOn: partyIn(target),
    waitReason: file.waitReason ?? null,
    waitNote: file.waitNote ?? '',
    note: '',
    receiptNo: file.receiptNo ?? '',
    feePaid: file.feePaid ?? null,
    handedTo: file.handedTo ?? '',
  })
  const { onStage, onParty } = usePartyOfStage((party) => form.setValue('waitingOn', party), partyIn)
  const change = useStageChange(file)
  const chosen = form.watch('stage')
  const goesBack = isStepBack(known, chosen)
  return (
    <FormDialog
      onClose={onClose}
      title={t.stages('changeOf', { caseNo: file.CaseNo })}
      description={t.stages('changeDescription')}
      submit={t.general('save')}
      draft={`stage-${target}-${file.id}`}
      form={form}
      onSubmit={async (values) => {
        const body = withoutOldWait(changeOf(file, values))
        if (takes) return await takes(body)
        const present = await presentFile(file)
        setKnown(present.stage)
        if (present.stage !== known) throw new Error('The file has another stage than the person knows of.')
        await change(present, body)
        return onMoved?.()
      }}
    >
      <RadioField
        control={form.control}
        name="stage"
        label={t.stages('stage')}
        options={stageOptions()}
        onChosen={(stage) => {
          form.clearErrors('note')
          onStage(stage)
        }}
      />
      {chosen === 'submitted' && (
        <>
          {!takes && <LackingPapersNotice caseId={file.id} />}
          <div className="grid gap-4 sm:grid-cols-2">
            <TextField control={form.control} name="receiptNo" label={t.stages('receiptNo')} />
            {!takes && <MoneyField control={form.control} name="feePaid" label={t.stages('feePaid')} />}
          </div>
        </>
      )}
      {chosen === 'handedOver' && <TextField control={form.control} name="handedTo" label={t.stages('handedTo')} />}
      <RadioField
        control={form.control}
        name="waitingOn"
        label={t.stages('waitingOn')}
        options={waitingOptions()}
        onChosen={onParty}
      />
      <WaitReasonFields form={form} caseId={takes ? undefined : file.id} />
      {known !== file.stage && (
        <p role="alert" className="rounded-lg border border-warn-line bg-warn-soft px-4 py-3 text-warn">
          {t.counter('changedMeanwhile')} {t.stages('stage')}: {stageLabels()[known]}
        </p>
      )}
      <ReasonField
        control={form.control}
        name="note"
        label={t.stages('note')}
        required={goesBack}
        hint={goesBack ? t.stages('noteForBack') : undefined}
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

type File = Pick<Case, 'id' | 'CaseNo' | 'stage' | 'waitingOn' | keyof HandedIn> &
  Partial<Pick<Case, 'waitReason' | 'waitNote'>>
type HandedIn = Partial<z.output<typeof handedIn>>

/** Returns a file as the server has it; as it was shown if that cannot be read. */
const presentFile = (file: File): Promise<File> =>
  queryClient.fetchQuery({ ...apiQuery(caseEndpoints.details, { params: { id: file.id } }), staleTime: 0 }).then(
    ({ data }) => data,
    () => file,
  )

/**
 * Moves a file; the toast names the case and its stage, and takes the move back, with the receipt, fee and receiver that it
 * set: as a step back it carries a note.
 */
function useStageChange({ id, CaseNo }: File) {
  const params = { caseId: id }
  const options = { invalidates: [caseReads], failureTitle: t.stages('changeFailed') }
  const change = useApiMutation(stageEndpoints.change, { ...options, success: null })
  const undo = useApiMutation(stageEndpoints.change, options)
  const takeBack = async (file: File, body: Change) => {
    const { stage, waitingOn } = file
    const wait = file.waitReason ? { waitReason: file.waitReason, waitNote: file.waitNote } : {}
    const before = handedInBefore(file, body)
    const note = isStepBack(body.stage, stage) ? t.stages('undoNote') : undefined
    const isMoved = body.stage !== stage
    // Receipt, fee and receiver can be set at their stage only.
    if (isMoved && Object.keys(before).length > 0)
      await change.mutateAsync({ params, body: { stage: body.stage, waitingOn: body.waitingOn, ...before } })
    await undo.mutateAsync({ params, body: { stage, waitingOn, ...wait, note, ...(!isMoved && before) } })
  }
  return async (present: File, body: Change) => {
    await change.mutateAsync({ params, body })
    toast({
      kind: 'success',
      title: t.stages('moved', { caseNo: CaseNo, stage: stageLabels()[body.stage] }),
      undo: () => void takeBack(present, body).catch(() => undefined),
    })
  }
}

const handedInNames = ['receiptNo', 'feePaid', 'handedTo'] as const

/** Returns what a change replaces of receipt, fee and receiver. */
const handedInBefore = (file: Pick<File, keyof HandedIn>, change: Change): HandedIn =>
  Object.fromEntries(
    handedInNames
      .filter((name) => change[name] !== undefined && file[name] !== undefined)
      .map((name) => [name, file[name]]),
  )
