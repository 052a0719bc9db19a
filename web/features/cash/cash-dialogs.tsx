import { z } from 'zod'
import { type CashEntry, CashReversal, NewCashEntry } from '#contract/cash/cash.ts'
import { cashKindLabels, cashKinds, expenseKindLabels, expenseKinds } from '#contract/cash/cash-values.ts'
import { officeDay } from '#contract/dates.ts'
import { showRupees } from '#contract/money.ts'
import { t, textKey, textOf } from '#contract/texts.ts'
import { cashEndpoints } from '#web/endpoints.generated.ts'
import { ProofUpload, useProofUpload } from '#web/features/payments/pay/proof-upload.tsx'
import { RadioField } from '#web/forms/choice-field.tsx'
import { useKeyedMutation } from '#web/forms/draft.tsx'
import { useZodForm } from '#web/forms/form.tsx'
import { FormDialog, ReasonDialog } from '#web/forms/form-dialog.tsx'
import { TextField } from '#web/forms/text-field.tsx'
import { DateField, MoneyField } from '#web/forms/value-field.tsx'
import { useUser } from '#web/lib/session.ts'
import { toast } from '#web/lib/toast.ts'
import { cashReads } from './cash-reads.ts'

const { shape } = NewCashEntry

/** The fields of every kind of entry; what the chosen one does not have is not sent. */
const EntryForm = z
  .strictObject({
    kind: shape.kind,
    amount: shape.amount,
    day: shape.day,
    expense: z.enum(expenseKinds),
    caseRef: shape.caseRef,
    note: shape.note,
    photoUrl: z.string().nullable(),
  })
  .superRefine(({ kind, expense, caseRef, note }, { addIssue }) => {
    const refuse = (path: string, message: string) => addIssue({ code: 'custom', path: [path], message })
    if (kind !== 'spent') return
    if (expense !== 'other' && caseRef === null) refuse('caseRef', textKey('cash.caseRequired'))
    if (expense === 'other' && note === null) refuse('note', textKey('cash.noteRequired'))
  })

interface EntryDialogProps {
  employeeId: string
  name: string
  onClose: () => void
}

/** A new entry of a cash book: an employee's expense; for the superadmin also an advance and what came back. */
export function EntryDialog({ employeeId, name, onClose }: EntryDialogProps) {
  const isAdmin = useUser()?.role === 'superadmin'
  const form = useZodForm(EntryForm, {
    kind: isAdmin ? 'advance' : 'spent',
    day: officeDay(new Date()),
    expense: 'receipt',
    caseRef: '',
    note: '',
    photoUrl: null,
  })
  const enter = useKeyedMutation(cashEndpoints.enter, {
    invalidates: cashReads,
    success: null,
    failureTitle: t.cash('enterFailed'),
  })
  const undo = useKeyedMutation(cashEndpoints.takeBack, {
    invalidates: cashReads,
    failureTitle: t.cash('takeBackFailed'),
  })
  const [kind, expense, photoUrl] = [form.watch('kind'), form.watch('expense'), form.watch('photoUrl')]
  const isSpent = kind === 'spent'
  const upload = useProofUpload((url) => form.setValue('photoUrl', url), isSpent)
  const send = async ({ expense: what, caseRef, photoUrl: photo, ...common }: z.output<typeof EntryForm>) => {
    const body = isSpent ? { ...common, expense: what, caseRef, photoUrl: photo } : common
    const { id } = await enter.mutateAsync({ params: { employeeId }, body })
    toast({
      kind: 'success',
      title: t.cash('entered'),
      undo: () => undo.mutate({ params: { id }, body: { reason: t.cash('undone') } }),
    })
  }
  const labels = { kind: cashKindLabels(), expense: expenseKindLabels() }
  return (
    <FormDialog
      size="md"
      onClose={onClose}
      title={isAdmin ? t.cash('enterTitle', { name }) : t.cash('enter')}
      submit={t.general('save')}
      draft={`cash-${employeeId}`}
      form={form}
      onSubmit={send}
    >
      {isAdmin && (
        <RadioField
          control={form.control}
          name="kind"
          label={t.cash('kind')}
          options={cashKinds.map((value) => ({ value, label: labels.kind[value] }))}
        />
      )}
      {isSpent && (
        <RadioField
          control={form.control}
          name="expense"
          label={t.cash('expense')}
          options={expenseKinds.map((value) => ({ value, label: labels.expense[value] }))}
        />
      )}
      <div className="grid gap-4 sm:grid-cols-2">
        <MoneyField control={form.control} name="amount" label={t.fields('amount')} />
        <DateField control={form.control} name="day" label={t.cash('day')} max={officeDay(new Date())} />
      </div>
      {isSpent && (
        <TextField
          control={form.control}
          name="caseRef"
          upper
          required={expense !== 'other'}
          label={t.cash('caseRef')}
          hint={expense === 'other' ? t.cash('caseHintOfOther') : t.cash('caseHint')}
          autoComplete="off"
        />
      )}
      <TextField
        control={form.control}
        name="note"
        required={isSpent && expense === 'other'}
        label={t.cash('note')}
        autoComplete="off"
      />
      {isSpent && (
        <ProofUpload
          url={photoUrl}
          upload={upload}
          label={t.cash('photo')}
          isRequired={false}
          error={textOf(form.formState.errors.photoUrl?.message ?? '') || undefined}
        />
      )}
    </FormDialog>
  )
}

interface TakeBackDialogProps {
  entry: CashEntry
  onClose: () => void
}

/** Takes an entry back by its opposite. */
export function TakeBackDialog({ entry: { id, kind, amount }, onClose }: TakeBackDialogProps) {
  const takeBack = useKeyedMutation(cashEndpoints.takeBack, {
    invalidates: cashReads,
    failureTitle: t.cash('takeBackFailed'),
  })
  return (
    <ReasonDialog
      schema={CashReversal}
      onClose={onClose}
      title={t.cash('takeBackTitle')}
      description={`${cashKindLabels()[kind]}, ${showRupees(Math.abs(amount))}. ${t.cash('takeBackDescription')}`}
      submit={t.cash('takeBack')}
      draft={`cash-take-back-${id}`}
      onSubmit={(body) => takeBack.mutateAsync({ params: { id }, body })}
    />
  )
}
