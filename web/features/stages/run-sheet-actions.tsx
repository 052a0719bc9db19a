import { useState } from 'react'
import { z } from 'zod'
import type { BulkCaseResult } from '#contract/bulk/bulk.ts'
import { requiredReason } from '#contract/fields.ts'
import { messages, originals } from '#contract/messages.ts'
import { usualWaitingOn } from '#contract/stages/stages.ts'
import type { RunSheetLine } from '#reports/run-sheet-lines.ts'
import { bulkEndpoints } from '#web/endpoints.generated.ts'
import { FormDialog } from '#web/forms/form-dialog.tsx'
import { ReasonField } from '#web/forms/reason-field.tsx'
import { useZodForm } from '#web/forms/use-zod-form.ts'
import { useApiMutation } from '#web/lib/use-api-mutation.ts'
import { Button } from '#web/ui/button.tsx'
import type { ChangeTicks, Ticks } from './run-sheet.ts'
import { caseReads } from './stage-queries.ts'

interface RunSheetActionsProps {
  lines: readonly RunSheetLine[]
  ticked: Ticks
  onTick: ChangeTicks
}

interface Outcome {
  done: number
  failed: readonly { caseNo: string; message: string }[]
}

const SentBack = z.strictObject({
  note: requiredReason(originals.stages.noteRequired),
})

/** Moves the stage of all ticked files at once. A file that cannot be moved stays ticked, and its reason is shown. */
export function RunSheetActions({ lines, ticked, onTick }: RunSheetActionsProps) {
  const [isSendingBack, setIsSendingBack] = useState(false)
  const [outcome, setOutcome] = useState<Outcome | null>(null)
  const chosen = lines.filter(({ id }) => ticked.has(id))
  const caseNoOf = (id: string) => lines.find((line) => line.id === id)?.caseNo ?? ''
  const move = useApiMutation(bulkEndpoints.cases, {
    invalidates: [caseReads],
    success: null,
    failureTitle: messages.stages.changeFailed,
    onSuccess: (results: readonly BulkCaseResult[]) => {
      const failed = results.filter(({ ok }) => !ok)
      const done = new Set(results.filter(({ ok }) => ok).map(({ id }) => id))
      onTick((latest) => new Set([...latest].filter((id) => !done.has(id))))
      setOutcome({
        done: done.size,
        failed: failed.map(({ id, CaseNo, message }) => ({ caseNo: CaseNo ?? caseNoOf(id), message })),
      })
    },
  })
  const caseIds = chosen.map(({ id }) => id)
  const handIn = () =>
    move.mutate({ body: { action: 'stage', caseIds, stage: 'submitted', waitingOn: usualWaitingOn.submitted } })
  const sendBack = (note: string) =>
    move.mutateAsync({ body: { action: 'stage', caseIds, stage: 'papers', waitingOn: 'dealer', note } })

  return (
    <div
      className={
        chosen.length > 0 || outcome
          ? 'tall:sticky bottom-[calc(var(--bottom-bar)+0.5rem)] z-10 mt-5 grid gap-2 rounded-lg border bg-raised px-4 py-3 shadow-pop print:hidden'
          : 'print:hidden'
      }
    >
      <div role="status" className="max-h-40 overflow-y-auto text-sm">
        {outcome && <OutcomeText outcome={outcome} />}
      </div>
      {chosen.length > 0 && (
        <div className="flex flex-wrap items-center gap-2">
          <p className="mr-auto font-medium">{messages.runSheet.ticked(chosen.length)}</p>
          <Button variant="ghost" onClick={() => onTick(() => new Set())}>
            {messages.runSheet.clear}
          </Button>
          <Button disabled={move.isPending} onClick={() => setIsSendingBack(true)}>
            {messages.runSheet.sentBack}
          </Button>
          <Button variant="primary" disabled={move.isPending} onClick={handIn}>
            {messages.runSheet.handedIn}
          </Button>
        </div>
      )}
      {isSendingBack && (
        <SentBackDialog count={chosen.length} onSubmit={sendBack} onClose={() => setIsSendingBack(false)} />
      )}
    </div>
  )
}

function OutcomeText({ outcome: { done, failed } }: { outcome: Outcome }) {
  return (
    <>
      <p className="font-medium">{messages.bulk.outcome(done, failed.length)}</p>
      <ul className="grid gap-0.5">
        {failed.map(({ caseNo, message }) => (
          <li key={caseNo}>
            <span className="tnum font-medium">{caseNo}</span>: {message}
          </li>
        ))}
      </ul>
    </>
  )
}

interface SentBackDialogProps {
  count: number
  onSubmit: (note: string) => Promise<unknown>
  onClose: () => void
}

function SentBackDialog({ count, onSubmit, onClose }: SentBackDialogProps) {
  const form = useZodForm(SentBack, { note: '' })
  return (
    <FormDialog
      onOpenChange={(open) => !open && onClose()}
      title={messages.runSheet.sendBackTitle(messages.general.caseTotal(count))}
      description={messages.runSheet.sendBackDescription}
      submit={messages.runSheet.sentBack}
      form={form}
      onSubmit={({ note }) => onSubmit(note)}
    >
      <ReasonField control={form.control} name="note" required />
    </FormDialog>
  )
}
