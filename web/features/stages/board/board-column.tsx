import { Link } from '@tanstack/react-router'
import { clsx } from 'clsx'
import { type DragEvent, type ReactNode, useId } from 'react'
import { showCount } from '#contract/count.ts'
import type { StageRow } from '#contract/stages/stage.ts'
import { stageLabels } from '#contract/stages/stage-labels.ts'
import { t } from '#contract/texts.ts'
import { useIsMobile, useIsPrinting } from '#web/lib/dom.ts'
import { type Selection, useRowRange } from '#web/table/selection.ts'
import { QueryView } from '#web/ui/query-view.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import type { BoardColumn } from './use-stage-board.ts'

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
