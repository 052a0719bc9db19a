import type { ReactNode } from 'react'
import { BulkAction } from '#contract/bulk/bulk.ts'
import { RejectForm } from '#contract/cases/case.ts'
import type { Stage } from '#contract/cases/case-values.ts'
import { usualWaitingOn } from '#contract/stages/stages.ts'
import { t } from '#contract/texts.ts'
import { usePartyOfStage } from '#web/features/cases/party-of-stage.ts'
import { stageOptions, waitingOptions } from '#web/features/cases/stage-options.ts'
import { RadioField } from '#web/forms/choice-field.tsx'
import { useZodForm } from '#web/forms/form.tsx'
import { FormDialog } from '#web/forms/form-dialog.tsx'
import { ReasonField } from '#web/forms/text-field.tsx'
import { DealerField, RejectionFields, useDealers } from './case-dialog-fields.tsx'

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
