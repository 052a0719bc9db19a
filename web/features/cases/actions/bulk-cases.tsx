import { type ReactNode, useState } from 'react'
import { BulkAction } from '#contract/bulk/bulk.ts'
import { RejectForm } from '#contract/cases/case.ts'
import { type CaseAction, disabledReason, missingForVerify } from '#contract/cases/case-actions.ts'
import type { CaseRow } from '#contract/cases/case-lists.ts'
import type { Stage } from '#contract/cases/case-values.ts'
import { showCount } from '#contract/count.ts'
import { MAX_BULK_CASES } from '#contract/limits.ts'
import { usualWaitingOn } from '#contract/stages/stages.ts'
import { t, textOf } from '#contract/texts.ts'
import { BulkBar, CaseReasons } from '#web/domain/bulk/bulk-bar.tsx'
import { type CaseListName, ChosenAsFile } from '#web/domain/bulk/chosen-as-file.tsx'
import { SelectMatching } from '#web/domain/bulk/select-matching.tsx'
import { type BulkOutcome, useBulkCases } from '#web/domain/bulk/use-bulk-cases.ts'
import { usePartyOfStage } from '#web/domain/party-of-stage.ts'
import { stageOptions, waitingOptions } from '#web/domain/stage-options.ts'
import { FormDialog } from '#web/forms/form-dialog.tsx'
import { ReasonField } from '#web/forms/reason-field.tsx'
import { RadioField } from '#web/forms/select-field.tsx'
import { useZodForm } from '#web/forms/use-zod-form.ts'
import { useUser } from '#web/lib/session.ts'
import { Button } from '#web/ui/button.tsx'
import { DealerField, RejectionFields, useDealers } from './case-dialog-fields.tsx'

export type BulkKind = BulkAction['action']

const ruleOf = { verify: 'verify', assign: 'assign', reject: 'reject', stage: 'moveStage' } as const satisfies Record<
  BulkKind,
  CaseAction
>

const labelOf = (kind: BulkKind) =>
  ({
    verify: t.general('verify'),
    assign: t.cases('assign'),
    reject: t.general('reject'),
    stage: t.bulk('changeStage'),
  })[kind]

interface BulkCasesProps {
  kinds: readonly BulkKind[]
  /** The list whose columns a file of the chosen cases has. */
  list: CaseListName
  chosen: readonly CaseRow[]
  /** Receives some of the chosen rows, or all that match. A method, so that rows may have more fields than those of cases. */
  onChoose(rows: readonly CaseRow[]): void
  /** The number of cases that match the list, and the call for all of them; a board has none. */
  matching?: { total: number | undefined; loadAll: () => Promise<{ rows: readonly CaseRow[] }> }
  /** Receives the ids of the cases that an action has changed. */
  onDone?: (ids: ReadonlySet<string>) => void
  /** A stage that was chosen outside of the bar, and that it asks about. */
  wanted?: { stage: Stage; onClose: () => void } | undefined
}

/**
 * The actions for the chosen cases of a list; cases that cannot take part are named with the reason, before and after.
 */
export function BulkCases(props: BulkCasesProps) {
  const { kinds, list, chosen, matching, onDone, wanted } = props
  const onChoose = (rows: readonly CaseRow[]) => props.onChoose(rows)
  const [pressed, setPressed] = useState<BulkKind | null>(null)
  const asked = wanted ? 'stage' : pressed
  const close = () => {
    setPressed(null)
    wanted?.onClose()
  }
  const role = useUser()?.role ?? 'employee'
  const { run, isPending, outcome } = useBulkCases({
    failureTitle: t.bulk('failed'),
    cases: chosen.map(({ id, CaseNo: caseNo, stage, waitingOn: party }) => ({ id, caseNo, stage, waitingOn: party })),
    onDone: (done) => {
      onDone?.(done)
      onChoose(chosen.filter(({ id }) => !done.has(id)))
    },
  })
  const reasonOf = (kind: BulkKind, row: CaseRow) =>
    disabledReason(ruleOf[kind], row.status) ?? (kind === 'verify' ? missingForVerify(role, row) : null)
  const possible = (kind: BulkKind) => chosen.filter((row) => reasonOf(kind, row) === null)
  const leftOut = (kind: BulkKind) =>
    chosen.flatMap((row) => {
      const message = reasonOf(kind, row)
      return message === null ? [] : [{ caseNo: row.CaseNo, message: textOf(message) }]
    })
  const Dialog = asked && dialogs[asked]
  return (
    <BulkBar chosen={t.bulk('selected', { count: showCount(chosen.length) })} outcome={outcome}>
      {matching && (
        <SelectMatching
          chosen={chosen.length}
          total={matching.total}
          most={MAX_BULK_CASES}
          disabled={isPending}
          onSelect={async () => onChoose((await matching.loadAll()).rows)}
        />
      )}
      <Button variant="ghost" disabled={isPending} onClick={() => onChoose([])}>
        {t.bulk('clear')}
      </Button>
      <ChosenAsFile caseIds={chosen.map(({ id }) => id)} list={list} disabled={isPending} />
      {kinds.map((kind, at) => {
        const count = possible(kind).length
        return (
          <Button
            key={kind}
            variant={at === 0 ? 'primary' : 'secondary'}
            disabled={isPending || count === 0}
            onClick={() => setPressed(kind)}
          >
            {count < chosen.length
              ? t.bulk('partly', { action: labelOf(kind), possible: count, all: chosen.length })
              : labelOf(kind)}
          </Button>
        )
      })}
      {asked && Dialog && (
        <Dialog
          title={t.bulk('titleOf', {
            action: labelOf(asked),
            caseTotal: t.general('caseTotal', { count: possible(asked).length }),
          })}
          caseIds={possible(asked).map(({ id }) => id)}
          submit={labelOf(asked)}
          run={run}
          stage={wanted?.stage ?? 'submitted'}
          onClose={close}
        >
          <LeftOut reasons={leftOut(asked)} />
        </Dialog>
      )}
    </BulkBar>
  )
}

function LeftOut({ reasons }: { reasons: BulkOutcome['failed'] }) {
  if (reasons.length === 0) return null
  return (
    <div className="max-h-32 overflow-y-auto rounded-md bg-sunken px-3 py-2 text-sm">
      <p className="font-medium">{t.bulk('leftOut', { count: reasons.length })}</p>
      <CaseReasons reasons={reasons} />
    </div>
  )
}

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
