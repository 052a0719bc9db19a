import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { type Control, type FieldPathByValue, type FieldValues, type UseFormReturn, useWatch } from 'react-hook-form'
import type { z } from 'zod'
import { BulkAction } from '#contract/bulk/bulk.ts'
import { RejectForm } from '#contract/cases/case.ts'
import { rejectionCodes, type Stage } from '#contract/cases/case-values.ts'
import type { Client } from '#contract/clients/client.ts'
import { fullName } from '#contract/full-name.ts'
import { usualWaitingOn } from '#contract/stages/stages.ts'
import { t } from '#contract/texts.ts'
import { clientEndpoints } from '#web/endpoints.generated.ts'
import { stageOptions, usePartyOfStage, waitingOptions } from '#web/features/cases/file-state.tsx'
import { missingDealer } from '#web/features/clients/client-links.tsx'
import { ComboboxField, RadioField } from '#web/forms/choice-field.tsx'
import { useZodForm } from '#web/forms/form.tsx'
import { FormDialog } from '#web/forms/form-dialog.tsx'
import { ReasonChips } from '#web/forms/reason-chips.tsx'
import { ReasonField } from '#web/forms/text-field.tsx'
import { apiQuery } from '#web/lib/query.ts'

interface BulkDialogProps {
  title: string
  submit: string
  onClose: () => void
  caseIds: string[]
  run: (action: BulkAction) => Promise<unknown>
  /** The stage with which the dialog of stages begins. */
  stage: Stage
  children: ReactNode
}

const [VerifyMany, StageMany, AssignMany] = BulkAction.options

function VerifyDialog({ run, caseIds, children, stage: _, ...dialog }: BulkDialogProps) {
  const form = useZodForm(VerifyMany, { action: 'verify', caseIds })
  return (
    <FormDialog {...dialog} draft={null} form={form} onSubmit={run}>
      {children}
    </FormDialog>
  )
}

function AssignDialog({ run, caseIds, children, stage: _, ...dialog }: BulkDialogProps) {
  const form = useZodForm(AssignMany, { action: 'assign', caseIds, clientId: '' })
  return (
    <FormDialog {...dialog} draft={null} form={form} onSubmit={run}>
      <DealerField control={form.control} name="clientId" clients={useDealers()} />
      {children}
    </FormDialog>
  )
}

function RejectDialog({ run, caseIds, children, stage: _, ...dialog }: BulkDialogProps) {
  const form = useZodForm(RejectForm, { rejectionRemarks: '', reasonCode: '' })
  return (
    <FormDialog
      {...dialog}
      danger
      draft={`reject-${caseIds.join()}`}
      form={form}
      onSubmit={(values) => run({ action: 'reject', caseIds, ...values })}
    >
      <RejectionFields form={form} />
      {children}
    </FormDialog>
  )
}

function StageDialog({ run, caseIds, children, stage, ...dialog }: BulkDialogProps) {
  const form = useZodForm(StageMany, { action: 'stage', caseIds, stage, waitingOn: usualWaitingOn[stage], note: '' })
  const { onStage, onParty } = usePartyOfStage((party) => form.setValue('waitingOn', party))
  return (
    <FormDialog {...dialog} draft={`stage-${stage}-${caseIds.join()}`} form={form} onSubmit={run}>
      <RadioField
        control={form.control}
        name="stage"
        label={t.stages('stage')}
        options={stageOptions()}
        onChosen={onStage}
      />
      <RadioField
        control={form.control}
        name="waitingOn"
        label={t.stages('waitingOn')}
        options={waitingOptions()}
        onChosen={onParty}
      />
      <ReasonField control={form.control} name="note" label={t.stages('note')} hint={t.stages('noteForBack')} />
      {children}
    </FormDialog>
  )
}

const dialogs = { verify: VerifyDialog, assign: AssignDialog, reject: RejectDialog, stage: StageDialog }

/** Asks before an action for many cases. */
export function BulkDialog({ kind, ...dialog }: BulkDialogProps & { kind: BulkAction['action'] }) {
  const Dialog = dialogs[kind]
  return <Dialog {...dialog} />
}

/* The fields of the dialogs for one case and for many. */

/** An assignment names the client by its first user's id. */
export const dealerId = (client: Client) => client.users[0]?.id ?? client.id

const labelOf = (client: Client) => `${client.firmName} · ${fullName(client)} · ${client.city}`

/** The clients to whom a case can be assigned. */
export const useDealers = () => useQuery(apiQuery(clientEndpoints.active, {}))

interface DealerFieldProps<Input extends FieldValues, Context, Output> {
  control: Control<Input, Context, Output>
  name: FieldPathByValue<Input, string>
  clients: ReturnType<typeof useDealers>
}

export const DealerField = <Input extends FieldValues, Context, Output>({
  clients,
  ...field
}: DealerFieldProps<Input, Context, Output>) => (
  <ComboboxField
    {...field}
    label={t.cases('dealer')}
    placeholder={t.cases('searchDealer')}
    loading={clients.isPending}
    missing={missingDealer(true)}
    options={(clients.data?.data ?? []).map((client) => ({ value: dealerId(client), label: labelOf(client) }))}
    hint={clients.isError ? t.general('fetchFailed') : undefined}
  />
)

const suggestions = (): readonly string[] => Object.values(t.cases.raw('suggestedRemarks'))

interface RejectionFieldsProps {
  form: UseFormReturn<z.input<typeof RejectForm>, unknown, z.output<typeof RejectForm>>
}

/** The cause of a rejection by one key, and its remarks. */
export function RejectionFields({ form }: RejectionFieldsProps) {
  const chosen = useWatch({ control: form.control, name: 'reasonCode' })
  /** Takes a cause, with its remarks where the person has not typed any. */
  const choose = (code: (typeof rejectionCodes)[number]) => {
    form.setValue('reasonCode', code, { shouldDirty: true })
    if (suggestions().includes(form.getValues('rejectionRemarks').trim()))
      form.setValue('rejectionRemarks', t.cases(`suggestedRemarks.${code}`), { shouldDirty: true })
    if (form.getValues('rejectionRemarks')) return
    form.setFocus('rejectionRemarks')
    return false
  }
  return (
    <>
      <ReasonChips
        chips={rejectionCodes.map((code) => ({
          label: t.cases(`reasonCodes.${code}`),
          isChosen: code === chosen,
          choose: () => choose(code),
        }))}
      />
      <ReasonField control={form.control} name="rejectionRemarks" placeholder={t.cases('rejectReason')} />
    </>
  )
}
