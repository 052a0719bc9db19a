import { Ellipsis } from 'lucide-react'
import { useState } from 'react'
import type { Stage, WaitingOn, WaitReason } from '#contract/cases/case-values.ts'
import { stageLabels, usualWaitingOn } from '#contract/stages/stages.ts'
import { t } from '#contract/texts.ts'
import type { RunSheetLine } from '#reports/run-sheet-lines.ts'
import { BulkBar, type BulkOutcome, useBulkCases } from '#web/features/cases/bulk/bulk-bar.tsx'
import { lazyDialog } from '#web/lib/lazy.tsx'
import { Button } from '#web/ui/button.tsx'
import { DropdownMenu, MenuItem, MenuLabel } from '#web/ui/dropdown-menu.tsx'
import { GuardedButton } from '#web/ui/guarded-button.tsx'
import type { ChangeTicks, Ticks } from './run-sheet-view.tsx'

const SentBackDialog = lazyDialog(async () => (await import('./sent-back-dialog.tsx')).SentBackDialog)

/** A move of several files to a stage; `onlyForward` leaves out those that have come so far already. */
export interface FilesMove {
  stage: Stage
  waitingOn: WaitingOn
  note?: string
  /** What the dealer is to do, of a file that is left to it. */
  waitReason?: WaitReason
  waitNote?: string
  onlyForward?: boolean
}

interface RunSheetActionsProps {
  lines: readonly RunSheetLine[]
  ticked: Ticks
  onTick: ChangeTicks
}

/** Moves the stage of all ticked files at once. A file that cannot be moved stays ticked, and its reason is shown. */
export function RunSheetActions({ lines, ticked, onTick }: RunSheetActionsProps) {
  const { run, isPending, outcome } = useBulkCases({
    failureTitle: t.stages('changeFailed'),
    cases: lines,
    onDone: (done) => onTick((latest) => new Set([...latest].filter((id) => !done.has(id)))),
  })
  const move = (change: FilesMove, caseIds: string[]) => run({ action: 'stage', caseIds, ...change })
  return <RunSheetBar {...{ lines, ticked, onTick, move, isPending, outcome }} />
}

interface RunSheetBarProps extends RunSheetActionsProps {
  /** Moves files; those that were moved are no longer ticked. */
  move: (change: FilesMove, caseIds: string[]) => Promise<unknown>
  isPending: boolean
  outcome: BulkOutcome | null
}

/** What else becomes of a file at the counter. */
const otherStages = ['inProcess', 'approved', 'dispatched', 'handedOver'] as const satisfies readonly Stage[]

/** The bar of the ticked files of a run-sheet, with a network or without. */
export function RunSheetBar({ lines, ticked, onTick, move, isPending, outcome }: RunSheetBarProps) {
  const [isSendingBack, setIsSendingBack] = useState(false)
  const chosen = lines.filter(({ id }) => ticked.has(id))
  const caseIds = chosen.map(({ id }) => id)
  const open = chosen.filter(({ isDone }) => !isDone)
  const doneCount = chosen.length - open.length
  const forward = (stage: Stage, ids: string[]) =>
    void move({ stage, waitingOn: usualWaitingOn[stage], onlyForward: true }, ids).catch(() => undefined)

  if (chosen.length === 0) return null
  return (
    <BulkBar
      chosen={t.runSheet('ticked', { count: chosen.length })}
      note={doneCount > 0 ? t.runSheet('handedInBefore', { count: doneCount }) : undefined}
      outcome={outcome}
    >
      <DropdownMenu
        side="top"
        align="start"
        trigger={<Button variant="ghost" size="icon" icon={Ellipsis} aria-label={t.runSheet('otherStages')} />}
      >
        <MenuItem onSelect={() => onTick(() => new Set())}>{t.runSheet('clear')}</MenuItem>
        <MenuLabel>{t.bulk('changeStage')}</MenuLabel>
        {otherStages.map((stage) => (
          <MenuItem key={stage} disabled={isPending} onSelect={() => forward(stage, caseIds)}>
            {stageLabels()[stage]}
          </MenuItem>
        ))}
      </DropdownMenu>
      <GuardedButton
        variant="primary"
        className="max-md:px-2.5"
        disabled={isPending}
        reason={open.length === 0 ? t.runSheet('allHandedIn') : null}
        onClick={() =>
          forward(
            'submitted',
            open.map(({ id }) => id),
          )
        }
      >
        {t.runSheet('handedIn')}
      </GuardedButton>
      <Button className="max-md:px-2.5" disabled={isPending} onClick={() => setIsSendingBack(true)}>
        {t.runSheet('sentBack')}
      </Button>
      {isSendingBack && (
        <SentBackDialog
          caseIds={caseIds}
          onSubmit={(reason) =>
            move({ stage: 'papers', waitingOn: 'dealer', waitReason: 'other', waitNote: reason, note: reason }, caseIds)
          }
          onClose={() => setIsSendingBack(false)}
        />
      )}
    </BulkBar>
  )
}
