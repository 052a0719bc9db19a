import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { AddedBadge, addedRowStyle, scrollToRow } from './added-row.tsx'
import { cellContent, translateOf } from './cell.tsx'
import type { Column } from './column.ts'
import { type Selection, withRows } from './selection.ts'

interface CardsProps<Row> {
  label: string
  columns: readonly Column<Row>[]
  rows: readonly { id: string; row: Row }[]
  actions: ((row: Row) => ReactNode) | undefined
  selection: Selection<Row> | undefined
  added: string | null
}

/** The rows of a table as cards, on a phone or in a narrow container. */
export function TableCards<Row>({ label, columns, rows, actions, selection, added }: CardsProps<Row>) {
  const title = columns.find((column) => column.card === 'title') ?? columns[0]
  const aside = columns.filter((column) => column.card === 'aside')
  const lines = columns.filter((column) => column !== title && ['line', 'filled'].includes(column.card ?? 'line'))
  return (
    <ul aria-label={label} className="@container divide-y">
      {rows.map(({ id, row }) => (
        <li
          key={id}
          data-row=""
          ref={id === added ? scrollToRow : undefined}
          className={clsx('p-4', id === added ? addedRowStyle : selection?.selected.has(id) ? 'bg-accent-soft' : '')}
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
          <dl className="mt-2.5 grid grid-cols-1 gap-x-10 gap-y-1.5 @lg:grid-cols-2">
            {lines.filter(isShown(row)).map((column) => (
              <div key={column.id} className="flex justify-between gap-4">
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
          {actions && (
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
    card !== 'filled' || ![null, undefined, ''].includes(value(row) as null)
