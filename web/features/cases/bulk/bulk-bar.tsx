import { Printer, X } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import type { BulkAction, BulkCaseResult } from '#contract/bulk/bulk.ts'
import type { CaseRow } from '#contract/cases/case-lists.ts'
import { showCount } from '#contract/count.ts'
import type { caseLists } from '#contract/exports/export.ts'
import { showRupees, sumRupees } from '#contract/money.ts'
import { t } from '#contract/texts.ts'
import { bulkEndpoints, caseEndpoints, exportEndpoints } from '#web/endpoints.generated.ts'
import { groupBy } from '#web/lib/cursor-list.ts'
import { openPdf, requestFile, saveFile } from '#web/lib/download.ts'
import { assignReads, invalidate } from '#web/lib/query.ts'
import { toast, useTask } from '#web/lib/toast.ts'
import { useApiMutation } from '#web/lib/use-api-mutation.ts'
import { SaveMenu } from '#web/table/export-menu.tsx'
import { Button } from '#web/ui/button.tsx'

interface BulkBarProps {
  /** How many rows are chosen, as text. */
  chosen: string
  /** What to know of them before. */
  note?: string | undefined
  outcome: BulkOutcome | null
  children: ReactNode
}

/** The bar at the foot of a list whose rows are chosen: what can be done with all of them, and who was refused. */
export const BulkBar = ({ chosen, note, outcome, children }: BulkBarProps) => (
  <div
    data-bulk=""
    className="tall:sticky bottom-[calc(var(--bottom-bar)+0.5rem)] z-10 mt-5 grid gap-2 rounded-lg border bg-raised px-4 py-3 shadow-pop max-md:px-3 print:hidden"
  >
    <OutcomeStatus outcome={outcome} />
    {note && <p className="text-muted text-sm">{note}</p>}
    <div className="flex flex-wrap items-center gap-2">
      <p className="mr-auto font-medium">{chosen}</p>
      {children}
    </div>
  </div>
)

/** How many were done, and who was refused; nothing before an action and where all were done. */
export const OutcomeStatus = ({ outcome }: Pick<BulkBarProps, 'outcome'>) => (
  <div role="status" className="max-h-40 overflow-y-auto text-sm">
    {outcome && (
      <p className="font-medium">{t.bulk('outcome', { done: outcome.done, failed: outcome.failed.length })}</p>
    )}
    {outcome && <CaseReasons reasons={outcome.failed} />}
  </div>
)

/** "3 selected · ₹12,299.25", of amounts in rupees. */
export const chosenWithSum = (amounts: readonly number[]): string =>
  t.bulk('selectedSum', {
    selected: t.bulk('selected', { count: showCount(amounts.length) }),
    sum: showRupees(sumRupees(amounts)),
  })

/** Cases with the reason why each was, or is, left out. */
export const CaseReasons = ({ reasons }: { reasons: BulkOutcome['failed'] }) => (
  <ul className="grid gap-0.5">
    {reasons.map(({ caseNo, message }) => (
      <li key={caseNo}>
        <span className="tnum font-medium">{caseNo}</span>: {message}
      </li>
    ))}
  </ul>
)

interface SelectMatchingProps {
  chosen: number
  /** How many rows match the list. */
  total: number | undefined
  /** The most that one action takes. */
  most: number
  disabled?: boolean
  /** Loads the rows and chooses them. */
  onSelect: () => Promise<void>
}

/** "Select all 164", while more rows match than are chosen. */
export function SelectMatching({ chosen, total = 0, most, disabled = false, onSelect }: SelectMatchingProps) {
  const [isLoading, run] = useTask(t.general('fetchFailed'))
  if (total <= chosen || chosen >= most) return null
  return (
    <Button variant="ghost" disabled={disabled} pending={isLoading} onClick={() => void run(onSelect)}>
      {t.bulk('selectMatching', { total: showCount(total), most: total > most ? String(most) : 'none' })}
    </Button>
  )
}

/** "Clear selection"; a cross on a phone, where the bar is to stay low. */
export const ClearSelection = ({ disabled, onClear }: { disabled?: boolean; onClear: () => void }) => (
  <Button variant="ghost" disabled={disabled ?? false} onClick={onClear}>
    <X className="sm:hidden" />
    <span className="max-sm:sr-only">{t.bulk('clear')}</span>
  </Button>
)

export type CaseListName = (typeof caseLists)[number]

interface ChosenAsFileProps {
  caseIds: string[]
  /** The list whose columns an exported file has. */
  list: CaseListName
  disabled: boolean
}

/** "Print" and "Export" of exactly the chosen cases. */
export function ChosenAsFile({ caseIds, list, disabled }: ChosenAsFileProps) {
  const [isPrinting, runPrint] = useTask(t.bulk('printFailed'))
  const print = async () => openPdf(await requestFile(bulkEndpoints.print, { body: { caseIds } }))
  return (
    <>
      <Button disabled={disabled} pending={isPrinting} onClick={() => void runPrint(print)}>
        {!isPrinting && <Printer />}
        <span className="max-sm:sr-only">{t.general('print')}</span>
      </Button>
      <SaveMenu save={(format) => saveFile(exportEndpoints.chosen, { body: { list, caseIds, format } })} />
    </>
  )
}

/** The result of an action on many cases of which some were refused. */
export interface BulkOutcome {
  done: number
  failed: readonly { caseNo: string; message: string }[]
}

/** How many cases a toast names. */
const NAMED = 3

/** "VR-000101, VR-000102, VR-000103 and 6 more". */
export const namesOfCases = (names: readonly string[]): string =>
  t.bulk('namesOf', { names: names.slice(0, NAMED).join(', '), more: Math.max(0, names.length - NAMED) })

interface Options {
  failureTitle: string
  /** The cases before the action. */
  cases: readonly CaseBefore[]
  /** Receives the ids of the cases that were done; the others stay chosen, to be tried again. */
  onDone: (ids: ReadonlySet<string>) => void
}

/** One action on many cases at once, and who was refused until the next one. */
export function useBulkCases({ failureTitle, cases, onDone }: Options) {
  const undoOf = useBulkUndo()
  const [outcome, setOutcome] = useState<BulkOutcome | null>(null)
  const call = useApiMutation(bulkEndpoints.cases, {
    invalidates: assignReads,
    success: null,
    failureTitle,
  })
  const show = (action: BulkAction, results: readonly BulkCaseResult[]) => {
    const done = new Set(results.filter(({ ok }) => ok).map(({ id }) => id))
    onDone(done)
    const failed = results
      .filter(({ ok }) => !ok)
      .map(({ id, CaseNo, message }) => ({
        caseNo: CaseNo ?? cases.find((one) => one.id === id)?.caseNo ?? '',
        message,
      }))
    const refused = failed.length > 0 ? { done: done.size, failed } : null
    setOutcome(refused)
    const changed = cases.filter(({ id }) => done.has(id))
    const forget = () => setOutcome((shown) => (shown === refused ? null : shown))
    const undo = changed.length > 0 ? undoOf(action, changed, forget) : undefined
    const names = changed.map(({ caseNo }) => caseNo)
    const description = namesOfCases(names)
    if (failed.length === 0)
      toast({ kind: 'success', title: t.bulk('outcome', { done: done.size, failed: 0 }), description, undo })
    else if (undo) toast({ kind: 'success', title: description, undo })
  }
  const run = async (body: BulkAction) => show(body, await call.mutateAsync({ body }))
  return { outcome, isPending: call.isPending, run }
}

/** A case where it was before an action on many. */
interface CaseBefore
  extends Pick<CaseRow, 'id' | 'stage' | 'waitingOn'>,
    Partial<Pick<CaseRow, 'waitReason' | 'waitNote'>> {
  caseNo: string
}

export const beforeBulk = ({ id, CaseNo, stage, waitingOn, waitReason, waitNote }: CaseRow): CaseBefore => ({
  id,
  caseNo: CaseNo,
  stage,
  waitingOn,
  waitReason,
  waitNote,
})

const placeOf = (one: CaseBefore) => [one.stage, one.waitingOn, one.waitReason, one.waitNote].join('\n')

/**
 * Returns the function that takes an action on many cases back, as far as they allow it; undefined for actions that
 * stay.
 */
function useBulkUndo() {
  const move = useApiMutation(bulkEndpoints.cases, { success: null, failureTitle: t.bulk('failed') })
  const unassign = useApiMutation(caseEndpoints.unassign, { success: null, onFailure: () => undefined })

  const moveBack = async (cases: readonly CaseBefore[]) => {
    let done = 0
    for (const group of groupBy(cases, placeOf).values()) {
      const [{ stage, waitingOn, waitReason, waitNote }] = group as [CaseBefore]
      const caseIds = group.map(({ id }) => id)
      const wait = { waitingOn, waitReason, waitNote }
      const body = { action: 'stage', caseIds, stage, ...wait, note: t.stages('undoNote') } as const
      const results = await move.mutateAsync({ body }).catch(() => [])
      done += results.filter(({ ok }) => ok).length
    }
    return done
  }
  const unassignAll = async (cases: readonly CaseBefore[]) => {
    let done = 0
    for (const { id } of cases) {
      const body = { reason: t.cases('assignedByMistake') }
      const isDone = await unassign.mutateAsync({ params: { id }, body }).then(Boolean, () => false)
      done += isDone ? 1 : 0
    }
    return done
  }
  const ways = { stage: moveBack, assign: unassignAll, assignToOwn: unassignAll, verify: null, reject: null }

  return ({ action }: BulkAction, cases: readonly CaseBefore[], onUndone: () => void): (() => void) | undefined => {
    const way = ways[action]
    if (!way) return undefined
    const takeBack = async () => {
      const done = await way(cases)
      onUndone()
      await invalidate(...assignReads)
      const left = cases.length - done
      toast({ kind: left > 0 ? 'warning' : 'success', title: t.bulk('undone', { done, left }) })
    }
    return () => void takeBack()
  }
}
