import { useState } from 'react'
import { z } from 'zod'
import { requiredReason } from '#contract/reason.ts'
import { usualWaitingOn } from '#contract/stages/stages.ts'
import { t, textKey } from '#contract/texts.ts'
import type { RunSheetLine } from '#reports/run-sheet-lines.ts'
import { BulkBar, useBulkCases } from '#web/features/cases/bulk/bulk-bar.tsx'
import { ReasonDialog } from '#web/forms/form-dialog.tsx'
import { Button } from '#web/ui/button.tsx'
import type { ChangeTicks, Ticks } from './run-sheet-view.tsx'

interface RunSheetActionsProps {
  lines: readonly RunSheetLine[]
  ticked: Ticks
  onTick: ChangeTicks
}

const SentBack = z.strictObject({ reason: requiredReason(textKey('papers.noteRequired')) })

/** Moves the stage of all ticked files at once. A file that cannot be moved stays ticked, and its reason is shown. */
export function RunSheetActions({ lines, ticked, onTick }: RunSheetActionsProps) {
  const [isSendingBack, setIsSendingBack] = useState(false)
  const chosen = lines.filter(({ id }) => ticked.has(id))
  const { run, isPending, outcome } = useBulkCases({
    failureTitle: t.stages('changeFailed'),
    cases: lines,
    onDone: (done) => onTick((latest) => new Set([...latest].filter((id) => !done.has(id)))),
  })
  const caseIds = chosen.map(({ id }) => id)
  const handIn = () => run({ action: 'stage', caseIds, stage: 'submitted', waitingOn: usualWaitingOn.submitted })
  const sendBack = (note: string) => run({ action: 'stage', caseIds, stage: 'papers', waitingOn: 'dealer', note })

  if (chosen.length === 0) return null
  return (
    <BulkBar chosen={t.runSheet('ticked', { count: chosen.length })} outcome={outcome}>
      <Button variant="ghost" onClick={() => onTick(() => new Set())}>
        {t.runSheet('clear')}
      </Button>
      <Button disabled={isPending} onClick={() => setIsSendingBack(true)}>
        {t.runSheet('sentBack')}
      </Button>
      <Button variant="primary" disabled={isPending} onClick={() => void handIn().catch(() => undefined)}>
        {t.runSheet('handedIn')}
      </Button>
      {isSendingBack && (
        <ReasonDialog
          schema={SentBack}
          onClose={() => setIsSendingBack(false)}
          title={t.runSheet('sendBackTitle', { caseTotal: t.general('caseTotal', { count: caseIds.length }) })}
          description={t.runSheet('sendBackDescription')}
          submit={t.runSheet('sentBack')}
          draft={`sent-back-${caseIds.join()}`}
          onSubmit={({ reason }) => sendBack(reason)}
        />
      )}
    </BulkBar>
  )
}
