import { useQueries, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { clsx } from 'clsx'
import { type DragEvent, type ReactNode, useId, useState } from 'react'
import { type Stage, stages } from '#contract/cases/case-values.ts'
import { showCount } from '#contract/count.ts'
import type { StageRow } from '#contract/stages/stage.ts'
import { stageLabels, usualWaitingOn } from '#contract/stages/stages.ts'
import { t } from '#contract/texts.ts'
import { stageEndpoints } from '#web/endpoints.generated.ts'
import { useIsMobile, useIsPrinting } from '#web/lib/dom.ts'
import { caseReads } from '#web/lib/query.ts'
import { toast } from '#web/lib/toast.ts'
import { useApiMutation } from '#web/lib/use-api-mutation.ts'
import { type Selection, useRowRange } from '#web/table/selection.ts'
import { type QueryState, QueryView } from '#web/ui/query-view.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { columnRows, stageCounts } from '../stage-queries.ts'
import { type BoardSearch, isNarrowedBy } from '../stage-search.ts'

/** Chooses a card or not; with `toHere` all cards of its column from the last chosen one to it. */
export type SelectCard = (on: boolean, toHere: boolean) => void

interface ColumnProps {
  column: BoardColumn
  /** True while a card is dragged over the column that may be dropped there. */
  isTarget: boolean
  onDragOver: (event: DragEvent) => void
  onDragLeave: () => void
  onDrop: (event: DragEvent) => void
  selection: Selection<StageRow>
  children: (row: StageRow, select: SelectCard) => ReactNode
}

/** A scroll bar that leaves the cards their room. */
const onScreen = { scrollbarWidth: 'thin' } as const

/** Browsers do not break what scrolls, and Firefox leaves sheets empty at a column of flex items. */
const onPaper = { display: 'block', overflow: 'visible' }

const cardsOnPaper = { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' }

const whole = { breakInside: 'avoid', breakAfter: 'avoid' } as const

/** In narrow columns some names take two lines. */
const twoLines = { minHeight: '2lh' }

/** Files that are done stay on the board for their first day only; the count and the table have them all. */
const isNew = ({ daysInStage }: StageRow) => daysInStage === 0

/** A stage with its oldest files; the links lead to all of them, and to the late ones, in the table. */
export function StageColumn({ column, isTarget, selection, children, ...drag }: ColumnProps) {
  const { onDragOver, onDragLeave, onDrop } = drag
  const { stage, query, rows, count, late } = column
  const id = useId()
  const isMobile = useIsMobile()
  const isPrinting = useIsPrinting()
  const isFolded = stage === 'handedOver'
  const shown = isFolded ? rows.filter(isNew) : rows
  const range = useRowRange(
    shown.map((row) => ({ id: row.id, row })),
    selection,
  )
  const inTable = { view: 'table', stage, page: undefined, q: undefined } as const
  return (
    <section
      data-column={stage}
      aria-labelledby={id}
      onDragOver={onDragOver}
      onDragLeave={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget as Node | null)) onDragLeave()
      }}
      onDrop={onDrop}
      onKeyDown={range.onKeyDown}
      style={isPrinting ? onPaper : undefined}
      className={clsx(
        'flex min-h-0 min-w-0 flex-col rounded-lg border',
        isTarget ? 'border-accent bg-accent-soft' : 'bg-sunken',
      )}
    >
      <header className="border-b px-3 py-2.5" style={isPrinting ? whole : undefined}>
        <h2
          id={id}
          className="flex items-baseline justify-between gap-2 font-semibold"
          style={isMobile ? undefined : twoLines}
        >
          <span className="min-w-0">{stageLabels()[stage]}</span>
          <span className="tnum">{count === undefined ? '–' : showCount(count)}</span>
        </h2>
        <p className="min-h-5 text-sm">
          {late > 0 && (
            <Link
              to="."
              search={(before) => ({ ...before, ...inTable, late: 1 })}
              className="rounded-sm font-medium text-bad hover:underline"
            >
              {t.stages('lateOf', { count: showCount(late) })}
              <span className="sr-only"> {stageLabels()[stage]}</span>
            </Link>
          )}
        </p>
      </header>
      <div className="relative min-h-0 flex-1 overflow-y-auto p-2" style={isPrinting ? onPaper : onScreen}>
        <QueryView
          query={query}
          errorTitle={t.stages('fetchFailed')}
          inlineError
          skeleton={<Skeleton className="h-32 w-full rounded-md" />}
          isEmpty={() => rows.length === 0 && !isFolded}
          empty={<p className="px-2 py-3 text-muted text-sm">{t.stages('emptyColumn')}</p>}
        >
          {() => (
            <ul className="grid grid-cols-1 gap-2" style={isPrinting ? cardsOnPaper : undefined}>
              {shown.map((row) => children(row, (on, toHere) => range.select(row.id, on, toHere)))}
            </ul>
          )}
        </QueryView>
        {count !== undefined && (isFolded ? count > 0 : count > rows.length && rows.length > 0) && (
          <Link
            to="."
            search={(before) => ({ ...before, ...inTable, late: undefined })}
            className="block rounded-sm px-2 py-3 font-medium text-accent-ink text-sm underline-offset-4 hover:underline"
          >
            {t.stages('showAll', { count: showCount(count) })}
            <span className="sr-only"> {stageLabels()[stage]}</span>
          </Link>
        )}
      </div>
    </section>
  )
}

interface BoardColumn {
  stage: Stage
  query: QueryState<unknown>
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

type Back = Pick<StageRow, 'waitingOn' | 'waitReason' | 'waitNote'> & { note: string }

const noReason = { note: undefined, waitReason: null, waitNote: null }

const waitOf = ({ waitingOn, waitReason, waitNote }: StageRow) => ({ waitingOn, waitReason, waitNote })

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
    const { note, ...wait } = back ?? { ...noReason, waitingOn: usualWaitingOn[stage] }
    const row = { ...from, stage, ...wait, stageSince: new Date().toISOString(), daysInStage: 0, isLate: false }
    const pending = { from, row, at: Date.now(), isPending: true }
    setMove(id, pending)
    try {
      await change.mutateAsync({ params: { caseId: id }, body: { stage, ...wait, note } })
    } catch {
      setMove(id, null)
      return false
    }
    toast({
      kind: 'success',
      title: t.stages('moved', { caseNo: CaseNo, stage: stageLabels()[stage] }),
      ...(!back && {
        undo: () => void move(row, from.stage, { ...waitOf(from), note: t.stages('undoNote') }),
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
