import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { t } from '#contract/texts.ts'
import { afterPaint } from '#web/lib/dom.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { type Column, cellContent, translateOf } from './column.tsx'
import { type Selection, withRows } from './selection.ts'

interface CardsProps<Row> {
  label: string
  columns: readonly Column<Row>[]
  rows: readonly { id: string; row: Row }[]
  actions: ((row: Row) => ReactNode) | undefined
  selection: Selection<Row> | undefined
  added: string | null
  /** Rows that are done with are grey. */
  isDone?: ((row: Row) => boolean) | undefined
}

/** The rows of a table as cards, on a phone or in a narrow container. */
export function TableCards<Row>({ label, columns, rows, actions, selection, added, isDone }: CardsProps<Row>) {
  const title = columns.find((column) => column.card === 'title') ?? columns[0]
  const aside = columns.filter((column) => column.card === 'aside')
  const wide = columns.filter((column) => column.card === 'wide')
  const lines = columns.filter(
    (column) => column !== title && ['line', 'filled', 'half'].includes(column.card ?? 'line'),
  )
  const isShort = wide.length > 0
  return (
    <ul aria-label={label} className="@container divide-y">
      {rows.map(({ id, row }) => (
        <li
          key={id}
          data-row=""
          ref={id === added ? scrollToRow : undefined}
          className={clsx(
            isShort ? 'px-4 py-2' : 'p-4',
            id === added
              ? addedRowStyle
              : selection?.selected.has(id)
                ? 'bg-accent-soft'
                : isDone?.(row) && doneRowStyle,
          )}
        >
          <div className="flex items-start gap-3">
            {selection && (
              <Checkbox
                className="mt-0.5"
                aria-label={selection.label(row)}
                checked={selection.selected.has(id)}
                disabled={!(selection.canSelect?.(row) ?? true)}
                onCheckedChange={(on) => selection.onChange(withRows(selection.selected, [id], on))}
              />
            )}
            <div className="min-w-0 flex-1 wrap-anywhere font-semibold" translate={title && translateOf(title, row)}>
              {title && cellContent(title, row)}
            </div>
            {id === added && <AddedBadge />}
            {aside.map((column) => (
              <div key={column.id} className="shrink-0" translate={translateOf(column, row)}>
                {cellContent(column, row)}
              </div>
            ))}
          </div>
          {isShort && (
            <div className="mt-1 flex items-end gap-2">
              <div className="grid min-w-0 flex-1 gap-1">
                {wide.filter(isShown(row)).map((column) => (
                  <div key={column.id}>{cellContent(column, row)}</div>
                ))}
              </div>
              {/* Their names are the icons' own. */}
              <div className="-mr-2 -mb-1 flex shrink-0 [&>*>span]:sr-only">{actions?.(row)}</div>
            </div>
          )}
          <dl className="mt-2.5 grid empty:hidden grid-cols-2 gap-x-4 gap-y-1.5 @lg:gap-x-10">
            {lines.filter(isShown(row)).map((column) => (
              <div
                key={column.id}
                className={clsx('flex justify-between gap-x-2', column.card !== 'half' && 'col-span-2 @lg:col-span-1')}
              >
                <dt className="shrink-0 text-faint text-sm">{column.header()}</dt>
                <dd
                  translate={translateOf(column, row)}
                  className={clsx('min-w-0 wrap-anywhere text-right', column.align === 'right' && 'tnum')}
                >
                  {cellContent(column, row)}
                </dd>
              </div>
            ))}
          </dl>
          {actions && !isShort && (
            <div className="mt-3.5 flex flex-wrap gap-2 *:grow [--ghost:var(--color-plain-soft)] empty:hidden @lg:*:grow-0">
              {actions(row)}
            </div>
          )}
        </li>
      ))}
    </ul>
  )
}

const isShown =
  <Row,>(row: Row) =>
  ({ card, value }: Column<Row>) =>
    !['filled', 'wide', 'half'].includes(card ?? '') || ![null, undefined, '', 0].includes(value(row) as null)

/** As many columns as fit. */
const tileGrid = 'grid grid-cols-[repeat(auto-fill,minmax(min(100%,19rem),1fr))] gap-3 p-3 md:gap-4 md:p-4'

interface TilesProps<Row> {
  label: string
  rows: readonly { id: string; row: Row }[]
  tile: (row: Row) => ReactNode
}

export function TableTiles<Row>({ label, rows, tile }: TilesProps<Row>) {
  return (
    <ul aria-label={label} className={tileGrid}>
      {rows.map(({ id, row }) => (
        <li key={id} className="min-w-0">
          {tile(row)}
        </li>
      ))}
    </ul>
  )
}

const widths = ['w-20', 'w-24', 'w-16', 'w-24', 'w-14']

const rows = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']

export function SkeletonRows({ columns }: { columns: number }) {
  const cells = Array.from({ length: columns }, (_, index) => widths[index % widths.length] ?? 'w-24')
  return rows.map((row, index) => (
    <tr key={row}>
      {cells.map((width, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- placeholders never move
        <td key={at} className="px-(--cell) py-3.5 first:pl-5 last:pr-5">
          <Skeleton className={clsx('h-4', widths[(index + at) % widths.length] ?? width)} />
        </td>
      ))}
    </tr>
  ))
}

export function SkeletonCards() {
  return rows.slice(0, 4).map((row) => (
    <div key={row} className="grid gap-2.5 border-b p-4 last:border-0">
      <Skeleton className="h-5 w-40" />
      <Skeleton className="h-4 w-full" />
      <Skeleton className="h-4 w-3/4" />
    </div>
  ))
}

export function SkeletonTiles() {
  return (
    <div className={tileGrid}>
      {rows.slice(0, 6).map((row) => (
        <div key={row} className="grid gap-3 rounded-lg border p-4">
          <Skeleton className="h-5 w-28" />
          <Skeleton className="h-4 w-40" />
          <Skeleton className="h-4 w-full" />
          <Skeleton className="h-4 w-2/3" />
        </div>
      ))}
    </div>
  )
}

/** The background of a newly added row; a badge gives the same information. */
export const addedRowStyle = 'bg-accent-soft'

/** The look of a row that is done with. */
export const doneRowStyle = 'bg-sunken text-muted'

export const AddedBadge = () => <Badge tone="accent">{t.table('addedRow')}</Badge>

/** A `ref` that scrolls to the added row, after the focus has returned from the dialog to its button. */
export function scrollToRow(row: HTMLElement | null): void {
  if (row) afterPaint(() => row.scrollIntoView({ block: 'nearest' }))
}
