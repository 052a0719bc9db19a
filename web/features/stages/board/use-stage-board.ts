import { useQueries, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { type Stage, stages } from '#contract/cases/case-values.ts'
import type { StageRow } from '#contract/stages/stage.ts'
import { stageLabels } from '#contract/stages/stage-labels.ts'
import { usualWaitingOn } from '#contract/stages/stages.ts'
import { t } from '#contract/texts.ts'
import { stageEndpoints } from '#web/endpoints.generated.ts'
import { caseReads } from '#web/lib/query.ts'
import { toast } from '#web/lib/toast.ts'
import { useApiMutation } from '#web/lib/use-api-mutation.ts'
import type { ViewedQuery } from '#web/ui/query-view.tsx'
import { columnRows, stageCounts } from '../stage-queries.ts'
import { type BoardSearch, isNarrowedBy } from '../stage-search.ts'

export interface BoardColumn {
  stage: Stage
  query: ViewedQuery<unknown>
  rows: readonly StageRow[]
  count: number | undefined
  /** How many of them are late; unknown, and 0, while a filter narrows the board. */
  late: number
}

/** A move of this visit: the file before and after it. */
interface Move {
  from: StageRow
  row: StageRow
  at: number
  isPending: boolean
}

type Back = Pick<StageRow, 'waitingOn'> & { note: string }

const isIn = (rows: readonly StageRow[] = [], { id }: StageRow) => rows.some((row) => row.id === id)

/**
 * The columns of the board. A moved card is in its new column at once, before the server has answered, and back in the
 * old one if the server refuses.
 */
export function useStageBoard(search: BoardSearch) {
  const counts = useQuery(stageCounts())
  const lists = useQueries({ queries: stages.map((stage) => columnRows(stage, search)) })
  const [moves, setMoves] = useState<ReadonlyMap<string, Move>>(new Map())
  const change = useApiMutation(stageEndpoints.change, {
    invalidates: [caseReads],
    success: null,
    failureTitle: t.stages('changeFailed'),
  })
  const setMove = (id: string, move: Move | null) =>
    setMoves((before) => {
      const others = [...before].filter(([other]) => other !== id)
      return new Map(move ? [...others, [id, move]] : others)
    })

  /**
   * Moves a file to another stage; false if the server refuses. `back` takes a move back: the file waits for whom it did, with
   * the note that a step back needs.
   */
  const move = async (from: StageRow, stage: Stage, back?: Back): Promise<boolean> => {
    const { id, CaseNo } = from
    if (moves.get(id)?.isPending) return true
    const { waitingOn = usualWaitingOn[stage], note } = back ?? {}
    const row = { ...from, stage, waitingOn, stageSince: new Date().toISOString(), daysInStage: 0, isLate: false }
    const pending = { from, row, at: Date.now(), isPending: true }
    setMove(id, pending)
    try {
      await change.mutateAsync({ params: { caseId: id }, body: { stage, waitingOn, note } })
    } catch {
      setMove(id, null)
      return false
    }
    toast({
      kind: 'success',
      title: t.stages('moved', { caseNo: CaseNo, stage: stageLabels()[stage] }),
      ...(!back && {
        undo: () => void move(row, from.stage, { waitingOn: from.waitingOn, note: t.stages('undoNote') }),
      }),
    })
    setMove(id, { ...pending, isPending: false })
    return true
  }

  const all = [...moves.values()]
  const isPending = (id: string) => moves.get(id)?.isPending === true
  const listed = new Set(lists.flatMap(({ data }) => (data?.data ?? []).map(({ id }) => id)))
  const isNarrowed = isNarrowedBy(search)
  /** Forgets the moves of files that were moved otherwise since. */
  const forget = (ids: ReadonlySet<string>) => setMoves((before) => new Map([...before].filter(([id]) => !ids.has(id))))
  // A file that a newer list has shown follows the lists from then on, also out of them.
  const known = all.filter(
    (done) => !done.isPending && lists.some((list) => list.dataUpdatedAt > done.at && isIn(list.data?.data, done.row)),
  )
  if (!isNarrowed && known.length > 0) forget(new Set(known.map(({ row }) => row.id)))
  const columns = lists.map((list, index): BoardColumn => {
    const stage = stages[index] as Stage
    const counted = counts.data?.data.find((one) => one.stage === stage)
    const source = isNarrowed ? list : counts
    /** Moves that the counts do not contain yet. */
    const uncounted = all.filter((one) => one.isPending && source.dataUpdatedAt <= one.at)
    const leaving = uncounted.filter(({ from }) => from.stage === stage)
    const count = isNarrowed ? list.data?.meta?.total : counted?.count
    const arriving = uncounted.filter(({ row }) => row.stage === stage).length
    const late = isNarrowed ? 0 : (counted?.late ?? 0) - leaving.filter(({ from }) => from.isLate).length
    return {
      stage,
      query: list,
      rows: [
        ...(list.data?.data ?? []).filter(({ id }) => !isPending(id)),
        // Of a narrowed board its lists say which moved files belong to it.
        ...all
          .map(({ row }) => row)
          .filter((row) => row.stage === stage && (isPending(row.id) || (!isNarrowed && !listed.has(row.id)))),
      ],
      count: count === undefined ? undefined : count + arriving - leaving.length,
      late: Math.max(0, late),
    }
  })
  return { columns, move, forget }
}
