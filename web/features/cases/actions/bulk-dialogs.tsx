import { type UseFormReturn, useWatch } from 'react-hook-form'
import type { z } from 'zod'
import { BulkAction } from '#contract/bulk/bulk.ts'
import { RejectForm } from '#contract/cases/case.ts'
import type { CaseRow } from '#contract/cases/case-lists.ts'
import { rejectionCodes, type Stage } from '#contract/cases/case-values.ts'
import { usualWaitingOn } from '#contract/stages/stages.ts'
import { t } from '#contract/texts.ts'
import { stageOptions, usePartyOfStage, waitingOptions } from '#web/features/cases/file-state.tsx'
import { demandWaitReason, WaitReasonFields, withoutOldWait } from '#web/features/cases/wait-reason.tsx'
import { RadioField } from '#web/forms/choice-field.tsx'
import { useZodForm } from '#web/forms/form.tsx'
import { FormDialog } from '#web/forms/form-dialog.tsx'
import { ReasonChips } from '#web/forms/reason-chips.tsx'
import { ReasonField } from '#web/forms/text-field.tsx'
import { AssignManyDialog, type BulkDialogProps } from './assign-many.tsx'

const [VerifyMany, StageMany] = BulkAction.options

const StageManyForm = StageMany.superRefine(demandWaitReason)

const idsOf = (rows: readonly CaseRow[]) => rows.map(({ id }) => id)

function VerifyDialog({ run, rows, children, ...dialog }: BulkDialogProps) {
  const form = useZodForm(VerifyMany, { action: 'verify', caseIds: idsOf(rows) })
  return (
    <FormDialog {...dialog} draft={null} form={form} onSubmit={run}>
      {children}
    </FormDialog>
  )
}

function RejectDialog({ run, rows, children, ...dialog }: BulkDialogProps) {
  const caseIds = idsOf(rows)
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

function StageDialog({ run, rows, children, stage, ...dialog }: BulkDialogProps & { stage: Stage }) {
  const caseIds = idsOf(rows)
  const form = useZodForm(StageManyForm, {
    ...{ action: 'stage', caseIds, stage, waitingOn: usualWaitingOn[stage], note: '' },
    ...{ waitReason: null, waitNote: '' },
  })
  const { onStage, onParty } = usePartyOfStage((party) => form.setValue('waitingOn', party))
  return (
    <FormDialog
      {...dialog}
      draft={`stage-${stage}-${caseIds.join()}`}
      form={form}
      onSubmit={(change) => run(withoutOldWait(change))}
    >
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
      <WaitReasonFields form={form} />
      <ReasonField control={form.control} name="note" label={t.stages('note')} hint={t.stages('noteForBack')} />
      {children}
    </FormDialog>
  )
}

const dialogs = { verify: VerifyDialog, assign: AssignManyDialog, reject: RejectDialog }

export type BulkKind = keyof typeof dialogs | 'stage'

/** Asks before an action for many cases; `stage` is the one with which the dialog of stages begins. */
export function BulkDialog({ kind, stage, ...dialog }: BulkDialogProps & { kind: BulkKind; stage: Stage }) {
  if (kind === 'stage') return <StageDialog {...dialog} stage={stage} />
  const Dialog = dialogs[kind]
  return <Dialog {...dialog} />
}

/* The fields of the dialogs for one case and for many. */

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
