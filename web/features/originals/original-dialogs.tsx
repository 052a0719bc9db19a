import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { Controller } from 'react-hook-form'
import { z } from 'zod'
import { showPlate } from '#contract/cases/plate.ts'
import { optionalText } from '#contract/fields.ts'
import { MAX_NAME, MAX_PAPER_NOTE } from '#contract/limits.ts'
import { maskedLines } from '#contract/masked-text.ts'
import { type HandOver, type Original, ReceivedOriginal, Signature } from '#contract/originals/original.ts'
import {
  handOverProofs,
  isSigning,
  originalGivers,
  originalHolderLabels,
  originalHolders,
  originalKindLabels,
  originalKinds,
} from '#contract/originals/original-values.ts'
import { t, textKey, textOf } from '#contract/texts.ts'
import { originalEndpoints } from '#web/endpoints.generated.ts'
import { ProofUpload, useProofUpload } from '#web/features/payments/pay/proof-upload.tsx'
import { ComboboxField, RadioField } from '#web/forms/choice-field.tsx'
import { useKeyedMutation } from '#web/forms/draft.tsx'
import { useZodForm } from '#web/forms/form.tsx'
import { FormDialog } from '#web/forms/form-dialog.tsx'
import { TextField } from '#web/forms/text-field.tsx'
import { toast } from '#web/lib/toast.ts'
import { useApiMutation } from '#web/lib/use-api-mutation.ts'
import { FieldError, FieldLabel } from '#web/ui/input.tsx'
import { originalReads, runners } from './original-reads.ts'
import { SignaturePad } from './signature-pad.tsx'

const optionsOf = <Value extends string>(values: readonly Value[], labels: Record<Value, string>) =>
  values.map((value) => ({ value, label: labels[value] }))

/** The active employees, of whom one has an original; none is the office. */
function useRunnerOptions() {
  const { data, isPending } = useQuery(runners())
  return { options: data?.data.map(({ id, name }) => ({ value: id, label: name })) ?? [], loading: isPending }
}

/** Shows that an entry was made, and takes it back. */
export function useUndoOf() {
  const undo = useApiMutation(originalEndpoints.undo, {
    invalidates: originalReads,
    failureTitle: t.originals('undoFailed'),
  })
  return (title: string, entered: Original | null) =>
    toast({
      kind: 'success',
      title,
      undo:
        entered?.lastMoveId === undefined
          ? undefined
          : () => undo.mutate({ params: { id: entered.id }, body: { lastMoveId: entered.lastMoveId ?? '' } }),
    })
}

const ReceiveForm = z.strictObject({
  kind: ReceivedOriginal.shape.kind,
  from: ReceivedOriginal.shape.from,
  giver: ReceivedOriginal.shape.giver,
  note: ReceivedOriginal.shape.note,
  employeeId: z.string(),
})

interface ReceiveDialogProps {
  caseId: string
  onClose: () => void
}

/** Enters an original that has come. */
export function ReceiveDialog({ caseId, onClose }: ReceiveDialogProps) {
  const form = useZodForm(ReceiveForm, { kind: 'rc', from: 'dealer', giver: '', note: '', employeeId: '' })
  const told = useUndoOf()
  const receive = useKeyedMutation(originalEndpoints.receive, {
    invalidates: originalReads,
    success: null,
    failureTitle: t.originals('receiveFailed'),
  })
  const runner = useRunnerOptions()
  return (
    <FormDialog
      size="md"
      onClose={onClose}
      title={t.originals('add')}
      description={t.originals('addDescription')}
      submit={t.general('save')}
      draft={`original-of-${caseId}`}
      form={form}
      onSubmit={async ({ employeeId, ...body }) => {
        const entered = await receive.mutateAsync({
          params: { caseId },
          body: { ...body, ...(employeeId && { employeeId }) },
        })
        told(t.originals('received'), entered)
      }}
    >
      <RadioField
        control={form.control}
        name="kind"
        label={t.originals('kind')}
        options={optionsOf(originalKinds, originalKindLabels())}
      />
      <RadioField
        control={form.control}
        name="from"
        label={t.originals('from')}
        options={optionsOf(originalGivers, originalHolderLabels())}
      />
      <TextField control={form.control} name="giver" label={t.originals('giver')} autoComplete="off" />
      <ComboboxField
        control={form.control}
        name="employeeId"
        label={t.originals('whoHasIt')}
        placeholder={t.originals('withOffice')}
        {...runner}
      />
      <TextField
        control={form.control}
        name="note"
        label={t.originals('note')}
        hint={t.originals('noteHint')}
        autoComplete="off"
      />
    </FormDialog>
  )
}

/** The fields of all hand-overs; those that the receiver does not need are not sent. */
const HandOverForm = z
  .strictObject({
    holder: z.enum(originalHolders, { error: textKey('originals.holderRequired') }),
    employeeId: z.string(),
    handedTo: optionalText(MAX_NAME),
    proof: z.enum(handOverProofs),
    signature: z.array(z.any()),
    slipUrl: z.string().nullable(),
    note: optionalText(MAX_PAPER_NOTE, maskedLines),
  })
  .superRefine(({ holder, employeeId, handedTo, proof, signature, slipUrl }, { addIssue }) => {
    const refuse = (path: string, message: string) => addIssue({ code: 'custom', path: [path], message })
    if (holder === 'employee' && !employeeId) refuse('employeeId', textKey('originals.whichEmployee'))
    if (!isSigning(holder)) return
    if (handedTo === null) refuse('handedTo', textKey('originals.takerRequired'))
    if (proof === 'photo' && slipUrl === null) refuse('slipUrl', textKey('originals.signatureRequired'))
    const { error } = Signature.safeParse(signature)
    if (proof === 'drawn' && error) refuse('signature', error.issues[0]?.message ?? textKey('originals.badSignature'))
  })

interface HandOverDialogProps {
  original: Original
  onClose: () => void
}

/** Hands an original on; who takes it for its owner is named, and signs. */
export function HandOverDialog({ original, onClose }: HandOverDialogProps) {
  const { id, kind, vehicleNo, holder: present } = original
  const form = useZodForm(HandOverForm, {
    holder: present === 'office' ? 'employee' : 'office',
    employeeId: '',
    handedTo: '',
    proof: 'drawn',
    signature: [],
    slipUrl: null,
    note: '',
  })
  const told = useUndoOf()
  const hand = useKeyedMutation(originalEndpoints.handOver, {
    invalidates: originalReads,
    success: null,
    failureTitle: t.originals('handOverFailed'),
  })
  const runner = useRunnerOptions()
  const holder = form.watch('holder')
  const send = async (values: z.output<typeof HandOverForm>) => {
    const entered = await hand.mutateAsync({ params: { id }, body: bodyOf(original, values) })
    told(t.originals('handedOver'), entered)
  }
  return (
    <FormDialog
      size="md"
      onClose={onClose}
      title={t.originals('handTitle', { kind: originalKindLabels()[kind], plate: showPlate(vehicleNo) })}
      submit={t.originals('hand')}
      // A signature is kept by no draft.
      draft={null}
      form={form}
      onSubmit={send}
    >
      <RadioField
        control={form.control}
        name="holder"
        label={t.originals('to')}
        options={optionsOf(originalHolders, originalHolderLabels())}
      />
      {holder === 'employee' && (
        <ComboboxField control={form.control} name="employeeId" required label={t.originals('employee')} {...runner} />
      )}
      {isSigning(holder) && (
        <>
          <TextField
            control={form.control}
            name="handedTo"
            required
            label={t.originals('takerName')}
            autoComplete="off"
          />
          <Proof form={form} />
        </>
      )}
      <TextField control={form.control} name="note" label={t.originals('note')} autoComplete="off" />
    </FormDialog>
  )
}

function bodyOf({ lastMoveId = '' }: Original, values: z.output<typeof HandOverForm>): HandOver {
  const { holder, employeeId, handedTo, proof, signature, slipUrl, note } = values
  const common = { lastMoveId, holder, note }
  if (holder === 'employee') return { ...common, employeeId }
  if (!isSigning(holder)) return common
  return {
    ...common,
    handedTo,
    ...(proof === 'drawn' && { signature: signature as Signature }),
    ...(proof === 'photo' && { slipUrl }),
    ...(proof === 'paper' && { isOnPaper: true }),
  }
}

type HandOverFormState = ReturnType<typeof useZodForm<z.input<typeof HandOverForm>, z.output<typeof HandOverForm>>>

/** How the hand-over is proved: drawn here, by a photo of the signed slip, or on paper. */
function Proof({ form }: { form: HandOverFormState }) {
  const id = useId()
  const proof = form.watch('proof')
  const labels = t.originals.raw('proofs')
  const upload = useProofUpload((url) => form.setValue('slipUrl', url, { shouldValidate: true }), proof === 'photo')
  const errorOf = (name: 'slipUrl') => textOf(form.formState.errors[name]?.message ?? '') || undefined
  return (
    <>
      <RadioField
        control={form.control}
        name="proof"
        label={t.originals('proof')}
        options={optionsOf(handOverProofs, labels)}
      />
      {proof === 'drawn' && (
        <Controller
          control={form.control}
          name="signature"
          render={({ field, fieldState }) => (
            <div>
              <FieldLabel required>{labels.drawn}</FieldLabel>
              <SignaturePad
                strokes={field.value as Signature}
                onChange={field.onChange}
                isInvalid={fieldState.error !== undefined}
                describedBy={fieldState.error && `${id}-error`}
              />
              {fieldState.error && (
                <div role="alert">
                  <FieldError id={`${id}-error`}>{textOf(fieldState.error.message ?? '')}</FieldError>
                </div>
              )}
            </div>
          )}
        />
      )}
      {proof === 'photo' && (
        <ProofUpload
          url={form.watch('slipUrl')}
          upload={upload}
          label={t.originals('slip')}
          error={errorOf('slipUrl')}
        />
      )}
    </>
  )
}
