import { useState } from 'react'
import { disabledReason } from '#contract/cases/case-actions.ts'
import type { CounterCase } from '#contract/stages/stage.ts'
import { hasReached, lacksNote, reachedText } from '#contract/stages/stages.ts'
import { t, textOf } from '#contract/texts.ts'
import { type BulkOutcome, namesOfCases } from '#web/features/cases/bulk/bulk-bar.tsx'
import type { FilesMove } from '#web/features/stages/run-sheet-actions.tsx'
import { toast } from '#web/lib/toast.ts'
import { type Taken, takeBack, takeChanges } from './take-change.ts'

/** Why the server would refuse a move of a kept file; null where it would not. */
export function refusalOf({ status, stage }: Pick<CounterCase, 'status' | 'stage'>, move: FilesMove): string | null {
  const refused = disabledReason('moveStage', status)
  if (refused) return textOf(refused)
  if (move.onlyForward && hasReached(stage, move.stage)) return textOf(reachedText(stage))
  return lacksNote(stage, { stage: move.stage, note: move.note ?? null }) ? t.stages('noteForBack') : null
}

const changeOf = (kept: CounterCase, { onlyForward: _, ...body }: FilesMove): Taken => ({
  caseId: kept.id,
  caseNo: kept.CaseNo,
  plate: kept.vehicleNo,
  kind: 'stage',
  body,
  before: { stage: kept.stage, waitingOn: kept.waitingOn },
})

/** Moves several kept files, each by an entry of its own in the outbox, in the order of the sheet, and who was refused. */
export function useKeptMoves(cases: readonly CounterCase[], onDone: (ids: ReadonlySet<string>) => void) {
  const [outcome, setOutcome] = useState<BulkOutcome | null>(null)
  const [isPending, setIsPending] = useState(false)
  const take = async (wanted: FilesMove, caseIds: readonly string[]) => {
    const chosen = caseIds.flatMap((id) => cases.find((one) => one.id === id) ?? [])
    const refused = chosen.flatMap((kept) => {
      const message = refusalOf(kept, wanted)
      return message === null ? [] : [{ id: kept.id, caseNo: kept.CaseNo, message }]
    })
    const moved = chosen.filter(({ id }) => refused.every((one) => one.id !== id))
    const ids = moved.length > 0 ? await takeChanges(moved.map((kept) => changeOf(kept, wanted))) : []
    onDone(new Set(moved.map(({ id }) => id)))
    setOutcome(refused.length > 0 ? { done: moved.length, failed: refused } : null)
    if (moved.length > 0)
      toast({
        kind: 'success',
        title: t.counter('taken'),
        description: namesOfCases(moved.map(({ CaseNo }) => CaseNo)),
        undo: () => void undo(ids),
      })
  }
  const undo = async (ids: readonly number[]) => {
    const done = await takeBack(ids)
    const left = ids.length - done
    toast({ kind: left > 0 ? 'warning' : 'success', title: t.bulk('undone', { done, left }) })
  }
  const move = async (wanted: FilesMove, caseIds: readonly string[]) => {
    setIsPending(true)
    await take(wanted, caseIds).finally(() => setIsPending(false))
  }
  return { move, isPending, outcome }
}
