import { useMemo } from 'react'
import { t } from '#contract/texts.ts'
import type { Unsent } from '#web/features/stages/run-sheet-view.tsx'
import { useStore } from '#web/lib/store.ts'
import { counter } from './counter.ts'
import type { Waiting } from './outbox.ts'

/** What waits to be sent, at its file: how many changes, or why the first of them was not taken. */
export function unsentByFile(waiting: readonly Waiting[]): Unsent {
  const groups = Map.groupBy(waiting, ({ change }) => change.caseId)
  return new Map(
    [...groups].map(([caseId, changes]) => {
      const refusal = changes.find((one) => one.refusal !== null)?.refusal
      const text = refusal
        ? t.counter('notTakenHere', { reason: refusal.text })
        : t.counter('waitingHere', { count: changes.length })
      return [caseId, { text, isRefused: Boolean(refusal) }]
    }),
  )
}

export function useUnsent(): Unsent {
  const { waiting } = useStore(counter)
  return useMemo(() => unsentByFile(waiting), [waiting])
}
