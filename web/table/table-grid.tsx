import { clsx } from 'clsx'
import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react'
import { memo, type ReactNode, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { t } from '#contract/texts.ts'
import { onResize } from '#web/lib/browser.ts'
import { afterPaint } from '#web/lib/dom.ts'
import { useLanguage } from '#web/lib/language.ts'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { type Column, cellContent, cellText, translateOf } from './column.tsx'
import { openableRow, openRow } from './row-actions.tsx'
import { type Selection, useRowRange, withRows } from './selection.ts'
import { AddedBadge, addedRowStyle, doneRowStyle, scrollToRow } from './table-cards.tsx'

interface GridProps<Row> {
  label: string
  columns: readonly Column<Row>[]
  rows: readonly { id: string; row: Row }[]
  sort: string
  onSort: (sort: string) => void
  actions: ((row: Row) => ReactNode) | undefined
  selection: Selection<Row> | undefined
  added: string | null
  /** Rows that are done with are grey. */
  isDone?: ((row: Row) => boolean) | undefined
  isCompact: boolean
  placeholders: ReactNode
  /** Called with the needed and the available width in px while columns are hidden; placeholders may need more than rows. */
  onOverflow?: ((needed: number, available: number) => void) | undefined
}

/** A shadow at the right edge shows that columns go on beyond it. */
const scrollArea =
  'relative overflow-x-auto focus-visible:-outline-offset-2 data-overflow:shadow-[inset_-0.75rem_0_0.75rem_-0.75rem_var(--color-control)]'
const cellClass = 'px-(--cell) align-middle first:pl-5 last:pr-5'
const headClass = `${cellClass} py-1 leading-4.5`
/** A row of one line is 53 px high, or 40 px; a compact one of two lines 45 px. */
const rowCellClass = (isCompact: boolean) =>
  `${cellClass} ${isCompact ? 'h-10 py-1 leading-4.5 [--text-sm--line-height:1.125rem]' : 'h-13.25 py-2'}`
const actionCell = 'w-px whitespace-nowrap text-right print:hidden'

/** The rows of a table in columns, where these have room (data-table.tsx). */
export function TableGrid<Row>(props: GridProps<Row>) {
  const { label, columns, rows, sort, actions, selection, added, isCompact, placeholders } = props
  const [pendingSort, setPendingSort] = useState(sort)
  const [prevSort, setPrevSort] = useState(sort)
  if (sort !== prevSort) {
    setPrevSort(sort)
    setPendingSort(sort)
  }
  // The header shows the new order at once; the new address and rows take noticeably longer on a slow phone.
  const onSort = (next: string) => {
    setPendingSort(next)
    afterPaint(() => props.onSort(next))
  }
  const range = useRowRange(rows, selection)
  const area = useOverflow(props.onOverflow)
  const selectable = rows.filter(({ row }) => selection?.canSelect?.(row) ?? true)
  const all = selectable.length > 0 && selectable.every(({ id }) => selection?.selected.has(id))
  const someSelected = selectable.some(({ id }) => selection?.selected.has(id))
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a wide table must be scrollable by keyboard
    <section ref={area} aria-label={label} tabIndex={0} className={scrollArea} onKeyDown={range.onKeyDown}>
      <table aria-label={label} className="w-full border-collapse text-left">
        <thead className="bg-sunken text-muted text-sm">
          <tr className="border-b">
            {selection && (
              <th scope="col" className={clsx(headClass, 'w-10')}>
                <Checkbox
                  aria-label={selection.allLabel ?? t.table('selectAll')}
                  checked={all ? true : someSelected ? 'indeterminate' : false}
                  onCheckedChange={(on) =>
                    selection.onChange(
                      withRows(
                        selection.selected,
                        selectable.map(({ id }) => id),
                        on,
                      ),
                    )
                  }
                />
              </th>
            )}
            {columns.map((column) => (
              <HeadCell key={column.id} column={column} sort={pendingSort} onSort={onSort} />
            ))}
            {actions && (
              <th scope="col" className={clsx(headClass, actionCell, 'font-medium')}>
                {t.table('actionColumn')}
              </th>
            )}
          </tr>
        </thead>
        {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- for the keyboard each row has the link that a click follows */}
        <tbody className="divide-y" onClick={openRow} onAuxClick={openRow}>
          {placeholders ??
            rows.map(({ id, row }) => (
              <GridRow
                key={id}
                id={id}
                row={row}
                columns={columns as readonly Column<unknown>[]}
                actions={actions as ((row: unknown) => ReactNode) | undefined}
                selected={selection?.selected.has(id) ?? false}
                added={id === added}
                isDone={props.isDone?.(row) ?? false}
                isCompact={isCompact}
                select={selection && range.select}
                selectLabel={selection && (selection.label as (row: unknown) => string)}
                canSelect={selection?.canSelect?.(row) ?? true}
              />
            ))}
        </tbody>
      </table>
    </section>
  )
}

/** Sets `data-overflow` while columns are hidden beyond the right edge of the element, and reports it before the browser paints. */
function useOverflow(onOverflow: GridProps<unknown>['onOverflow']) {
  const area = useRef<HTMLElement>(null)
  const measure = useEffectEvent(() => {
    const { scrollLeft = 0, clientWidth = 0, scrollWidth = 0 } = area.current ?? {}
    area.current?.toggleAttribute('data-overflow', scrollLeft + clientWidth < scrollWidth - 1)
    if (clientWidth < scrollWidth - 1) onOverflow?.(scrollWidth, clientWidth)
  })
  useLayoutEffect(() => measure())
  useEffect(() => {
    const element = area.current
    if (!element) return
    const stop = onResize([element, ...element.children], () => measure())
    const onScroll = () => measure()
    element.addEventListener('scroll', onScroll, { passive: true })
    return () => {
      stop()
      element.removeEventListener('scroll', onScroll)
    }
  }, [])
  return area
}

interface HeadProps {
  column: Pick<Column<never>, 'id' | 'header' | 'sort' | 'align' | 'className'>
  sort: string
  onSort: (sort: string) => void
}

function HeadCell({ column, sort, onSort }: HeadProps) {
  const { id, header, align, className } = column
  const direction = sort === id ? 'ascending' : sort === `-${id}` ? 'descending' : undefined
  const Icon = direction === 'ascending' ? ArrowUp : direction === 'descending' ? ArrowDown : ChevronsUpDown
  const cell = `${headClass} font-medium ${align === 'right' ? 'text-right' : ''} ${className ?? ''}`
  if (column.sort === false) {
    return (
      <th scope="col" className={cell}>
        <span className="whitespace-normal">{header()}</span>
      </th>
    )
  }
  const next = direction === undefined ? id : direction === 'ascending' ? `-${id}` : ''
  return (
    <th scope="col" aria-sort={direction ?? 'none'} className={cell}>
      <button
        type="button"
        onClick={() => onSort(next)}
        className={clsx(
          'group -mx-1.5 inline-flex w-full items-center gap-1 whitespace-normal min-[82rem]:whitespace-nowrap rounded-sm px-1.5 py-0.5 text-start hover:text-ink',
          align === 'right' && 'justify-end',
          direction && 'text-ink',
        )}
      >
        {header()}
        <Icon
          className={clsx(
            'size-3.5 shrink-0',
            direction ? 'text-accent-ink' : 'text-faint opacity-50 group-hover:opacity-100',
          )}
        />
      </button>
    </th>
  )
}

interface RowProps {
  id: string
  row: unknown
  columns: readonly Column<unknown>[]
  actions: ((row: unknown) => ReactNode) | undefined
  selected: boolean
  added: boolean
  isDone: boolean
  isCompact: boolean
  /** Chooses the row, or with `toHere` all rows from the last chosen one to it. */
  select: ((id: string, on: boolean, toHere: boolean) => void) | undefined
  selectLabel: ((row: unknown) => string) | undefined
  canSelect: boolean
}

/** Renders again only when the row, the columns or its selection change. */
const GridRow = memo(
  function GridRow({ id, row, columns, actions, selected, added, isDone, isCompact, ...choice }: RowProps) {
    useLanguage()
    const cell = rowCellClass(isCompact)
    const rowClass = added ? addedRowStyle : selected ? 'bg-accent-soft' : isDone ? doneRowStyle : ''
    return (
      <tr data-row="" ref={added ? scrollToRow : undefined} className={clsx(openableRow, rowClass || 'hover:bg-hover')}>
        {choice.select && (
          <td className={cell}>
            <Checkbox
              aria-label={choice.selectLabel?.(row)}
              checked={selected}
              disabled={!choice.canSelect}
              onCheckedChange={(on, event) => choice.select?.(id, on, event.shiftKey)}
            />
          </td>
        )}
        {columns.map((column) => (
          <td
            key={column.id}
            title={column.oneLine ? cellText(column, row) : undefined}
            translate={translateOf(column, row)}
            className={clsx(
              cell,
              column.oneLine && 'max-w-36 2xl:max-w-52 truncate',
              column.align === 'right' && 'tnum text-right',
              column.card === 'title' && 'tnum whitespace-nowrap font-medium',
              column.className,
            )}
          >
            {cellContent(column, row)}
          </td>
        ))}
        {actions && (
          <td className={clsx(cell, actionCell)}>
            <div className="flex items-center justify-end gap-1.5">
              {added && <AddedBadge />}
              {actions(row)}
            </div>
          </td>
        )}
      </tr>
    )
  },
  (before, after) =>
    before.row === after.row &&
    before.columns === after.columns &&
    before.selected === after.selected &&
    before.added === after.added &&
    before.isCompact === after.isCompact &&
    before.actions === after.actions &&
    before.canSelect === after.canSelect &&
    before.select === after.select,
)
