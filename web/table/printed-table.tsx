import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { showCount } from '#contract/count.ts'
import { showInstant } from '#contract/dates.ts'
import { t } from '#contract/texts.ts'
import { type Column, cellText } from './column.tsx'

interface PrintViewProps<Row> {
  title: string
  filterSummary: string
  columns: readonly Column<Row>[]
  rows: readonly Row[]
}

const MAX_PORTRAIT_COLUMNS = 8

/** All rows for printing, in place of the page; never visible on screen (`styles.css`). */
export function PrintView<Row>({ title, filterSummary, columns, rows }: PrintViewProps<Row>) {
  return createPortal(
    <section data-print-view={columns.length > MAX_PORTRAIT_COLUMNS ? 'wide' : ''} aria-hidden="true">
      <header className="mb-4 flex items-end justify-between gap-6 border-b pb-3">
        <div>
          <h1 className="font-semibold text-xl">{title}</h1>
          {filterSummary && <p className="text-muted text-sm">{filterSummary}</p>}
        </div>
        <p className="tnum text-right text-muted text-sm">
          {t.table('recordCount', { count: rows.length, formatted: showCount(rows.length) })}
          <br />
          {showInstant(new Date().toISOString())}
        </p>
      </header>
      <PrintedTable columns={columns.map(onPaper)} rows={rows} />
    </section>,
    document.body,
  )
}

/** A number of a case or bill, a plate or a day; a browser breaks it at its hyphens and strokes. */
const NUMBER = /^\S{1,20}$/

const onPaper = <Row,>(column: Column<Row>): PrintedColumn<Row> => ({
  head: column.header(),
  cell: (row) => {
    const text = cellText(column, row)
    const shown = column.paper?.(text) ?? text
    return NUMBER.test(text) ? <span className="whitespace-nowrap">{shown}</span> : shown
  },
  ...(column.align === 'right' && { className: 'tnum text-right' }),
})

export interface PrintedColumn<Row> {
  head: string
  /** In percent. If all columns have one, the columns of several tables align, independent of their content. */
  width?: number
  cell: (row: Row) => ReactNode
  className?: string
}

interface PrintedTableProps<Row> {
  columns: readonly PrintedColumn<Row>[]
  rows: readonly Row[]
}

/** The rows of a table on paper; it is printed once and never changes. */
export function PrintedTable<Row>({ columns, rows }: PrintedTableProps<Row>) {
  const isFixed = columns.every(({ width }) => width !== undefined)
  return (
    <table
      className={clsx('w-full border-collapse text-left text-xs', isFixed && 'wrap-anywhere')}
      style={isFixed ? { tableLayout: 'fixed' } : undefined}
    >
      <thead>
        <tr>
          {columns.map(({ head, width, className = '' }) => (
            <th
              key={head}
              className={clsx('border-b px-1.5 py-1 font-semibold', className)}
              style={{ width: percent(width) }}
            >
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, line) => (
          // oxlint-disable-next-line react/no-array-index-key -- rendered once for printing
          <tr key={line}>
            {columns.map(({ head, cell, className = '' }) => (
              <td key={head} className={clsx('border-b px-1.5 py-1 align-top', className)}>
                {cell(row)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

const percent = (width: number | undefined) => width && `${width}%`
