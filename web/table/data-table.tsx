import { type ReactNode, useCallback, useEffect, useMemo, useState } from 'react'
import { COUNTED_ROWS, isCutTotal } from '#contract/long-lists.ts'
import { t } from '#contract/texts.ts'
import { matchesMedia } from '#web/lib/browser.ts'
import { useIsMobile, useNarrow } from '#web/lib/dom.ts'
import { errorText } from '#web/lib/errors.ts'
import { Button } from '#web/ui/button.tsx'
import { TableQuery } from '#web/ui/highlight.tsx'
import { Dimmed, EmptyState, ErrorState, type QueryState, ShowMore } from '#web/ui/query-view.tsx'
import type { Column } from './column.tsx'
import { ExportMenu, type Exports } from './export-menu.tsx'
import type { Selection } from './selection.ts'
import { SkeletonCards, SkeletonRows, SkeletonTiles, TableCards, TableTiles } from './table-cards.tsx'
import { TableGrid } from './table-grid.tsx'
import { applyChange, initialState, PAGE_SIZE_WITHOUT_PAGER, type TableState, useTableModel } from './table-state.ts'
import { ColumnMenu, Pager, SearchBox, SortMenu } from './table-tools.tsx'

type TableQueryState = Pick<QueryState<unknown>, 'error' | 'refetch' | 'isPlaceholderData'>

export interface DataTableProps<Row> {
  /** The plural of the rows' name: "Cases". */
  label: string
  columns: readonly Column<Row>[]
  /** Undefined while loading. */
  rows: readonly Row[] | undefined
  /** Omitted for rows with an `id`. */
  rowId?: (row: Row) => string
  /** Renders the actions of a row. Pass a stable function, or all rows render again with the table. */
  actions?: ((row: Row) => ReactNode) | undefined
  /** Renders each row as a card in a grid, instead of columns. Pass a stable function. */
  tile?: ((row: Row) => ReactNode) | undefined
  /** Pages with "Rows per page", or one long list with "Show more". */
  pagination?: boolean
  /** The state, if it is controlled (`useTableSearch`); otherwise the table has its own. */
  state?: TableState
  onStateChange?: (state: TableState) => void
  /** If set, the server searches, sorts and pages; `rows` are one page, and this is the number of all rows. */
  total?: number | undefined
  /**
   * The query of the rows, if they come from the server: error, retry, and whether the rows belong to the previous
   * request.
   */
  query?: TableQueryState
  /** The title above an error's text. */
  errorTitle?: string
  /** The text below "No records found." without a search. */
  emptyDetail?: ReactNode
  emptyAction?: ReactNode
  /** Replaces the empty state without a search. */
  empty?: ReactNode
  selection?: Selection<Row>
  /** The id of a newly added row: it is marked and scrolled into view. */
  added?: string | null
  /** Rendered beside the search box. */
  toolbar?: ReactNode
  exports?: Exports<Row>
}

/** The table component. */
export function DataTable<Row extends { id: string }>(props: DataTableProps<Row>): ReactNode

export function DataTable<Row>(props: DataTableProps<Row> & Required<Pick<DataTableProps<Row>, 'rowId'>>): ReactNode

export function DataTable<Row>(props: DataTableProps<Row>) {
  const { label, columns, rows, rowId = idOf, actions, pagination = true, total, query, selection, toolbar } = props
  const { error, refetch, isPlaceholderData: stale = false } = query ?? loaded
  const { exports, tile, added = null, errorTitle = t.general('fetchFailed') } = props
  const sortable = columns.some((column) => column.sort !== false)
  const [ownState, setOwnState] = useState(initialState)
  /** The number of visible pages of a long list without a pager. */
  const [pageCount, setPageCount] = useState(1)
  const state = props.state ?? ownState
  const setState = props.onStateChange ?? setOwnState
  const change = (next: Partial<TableState>) => setState(applyChange(state, next))
  const shownRows = pageCount * PAGE_SIZE_WITHOUT_PAGER
  const size = pagination ? state.size : shownRows
  const isCut = total !== undefined && isCutTotal(total)
  const model = useTableModel({ columns, rows: rows ?? none, rowId, state, size, total: isCut ? COUNTED_ROWS : total })
  // Memoized by the visible columns, so that rows need not render again.
  const shownIds = model.visible.map((column) => column.id).join()
  const visible = useMemo(
    () => columns.filter((column) => shownIds.split(',').includes(column.id)),
    [columns, shownIds],
  )
  const { containerRef, cards, onOverflow } = useCards(shownIds)
  const isPast = rows !== undefined && !stale && state.page > model.page
  useEffect(() => {
    if (isPast) setState({ ...state, page: model.page })
  }, [isPast, setState, state, model.page])
  // The server found rows, but none on this page: the last page is being fetched.
  const awaitsPage = rows?.length === 0 && model.matchCount > 0 && (isPast || stale)
  const loading = (rows === undefined || awaitsPage) && !error
  const failed = error !== undefined && error !== null && rows === undefined
  const empty = !loading && !error && model.rows.length === 0
  const parts = { label, columns: visible, rows: model.rows, actions, selection, added }
  const columnCount = visible.length + (actions ? 1 : 0) + (selection ? 1 : 0)

  const body = () => {
    if (failed) return <ErrorState title={errorTitle} detail={errorText(error)} onRetry={() => void refetch()} />
    if (tile) {
      if (loading) return <SkeletonTiles />
      return !empty && <TableTiles label={label} rows={model.rows} tile={tile} />
    }
    if (cards) {
      if (loading) return <SkeletonCards />
      return !empty && <TableCards {...parts} />
    }
    return (
      <TableGrid
        {...parts}
        sort={state.sort}
        onSort={(sort) => change({ sort })}
        isCompact={state.compact}
        onOverflow={loading ? undefined : onOverflow}
        placeholders={loading ? <SkeletonRows columns={columnCount} /> : undefined}
      />
    )
  }
  return (
    <TableQuery value={state.q}>
      <div
        ref={containerRef}
        data-table=""
        className="rounded-lg border bg-surface shadow-card print:border-0 print:shadow-none"
      >
        <div className="@container border-b p-2 max-md:p-3 print:hidden">
          <div className="flex flex-wrap items-center gap-2">
            <SearchBox value={state.q} onSearch={(q) => change({ q })} label={label} />
            {toolbar}
            <div className="flex gap-2 @max-lg:contents @max-lg:*:grow @2xl:ml-auto">
              {(cards || tile) && sortable && <SortMenu columns={columns} state={state} onChange={change} />}
              {!tile && <ColumnMenu columns={columns} state={state} onChange={change} isCards={cards} />}
              {exports && (
                <ExportMenu
                  {...exports}
                  columns={visible.flatMap((column) => column.files ?? [column])}
                  rows={model.all}
                />
              )}
            </div>
          </div>
        </div>
        <Dimmed isDimmed={stale} isBusy={loading || stale}>
          {body()}
          {empty && (
            <NoRows
              q={state.q}
              onClear={() => change({ q: '' })}
              empty={props.empty}
              emptyDetail={props.emptyDetail}
              emptyAction={props.emptyAction}
            />
          )}
        </Dimmed>
        {/* Not before the rows: a pager below them would move. */}
        {rows !== undefined && pagination && (
          <Pager
            page={model.page}
            pages={model.pages}
            size={size}
            total={model.matchCount}
            more={isCut}
            onPage={(page) => change({ page })}
            onSize={(next) => change({ size: next })}
          />
        )}
        {rows !== undefined && !pagination && (
          <ShowMore
            shown={shownRows}
            total={model.matchCount}
            onMore={() => setPageCount(pageCount + 1)}
            className="border-t p-3 print:hidden"
          />
        )}
      </div>
    </TableQuery>
  )
}

interface NoRowsProps extends Pick<DataTableProps<never>, 'empty' | 'emptyDetail' | 'emptyAction'> {
  q: string
  onClear: () => void
}

/** Replaces a table without rows: a search that found none can be cleared. */
function NoRows({ q, onClear, empty, emptyDetail, emptyAction }: NoRowsProps) {
  if (q) {
    return (
      <EmptyState
        title={t.table('empty')}
        detail={t.table('nothingMatches', { text: q })}
        action={<Button onClick={onClear}>{t.table('clearSearch')}</Button>}
      />
    )
  }
  return empty || <EmptyState title={t.table('empty')} detail={emptyDetail} action={emptyAction} />
}

const idOf = (row: unknown) => (row as { id: string }).id

const none: readonly never[] = []

const loaded = { error: null, refetch: () => undefined, isPlaceholderData: false }

/** Below this width in px of a table each row is a card. */
const ALWAYS_BELOW = 640

/** Up to this one it is a card where the columns do not fit; a wider table is scrolled. */
const AT_MOST = 960

/** In px: a table this much wider than the one that had no room is tried again; more than a scroll bar, so that its coming and going decides nothing. */
const TRIED_AGAIN_AFTER = 20

/**
 * Whether rows are cards: on a phone, and where a table has no room for its columns. `onOverflow` takes the width in px
 * that these columns were found to need, and what there was; with other ones the table is tried again.
 */
function useCards(columns: string) {
  const mobile = useIsMobile()
  const [lacking, setLacking] = useState({ columns, below: 0 })
  const below = lacking.columns === columns ? lacking.below : 0
  const [containerRef, narrow] = useNarrow(Math.max(ALWAYS_BELOW, below))
  const onOverflow = useCallback(
    (needed: number, available: number) => {
      if (matchesMedia('print')) return
      const next = { columns, below: Math.min(needed, available + TRIED_AGAIN_AFTER, AT_MOST) }
      setLacking((now) => (now.columns === columns && now.below === next.below ? now : next))
    },
    [columns],
  )
  return { containerRef, cards: mobile || narrow, onOverflow }
}
